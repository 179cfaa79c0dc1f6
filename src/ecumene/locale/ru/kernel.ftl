seat = Место { $n }
listing = { $first }, { $rest }
not-asked = Сейчас требуется другое решение.

no-such-action = В этой игре нет действия «{ $action }».
no-such-seat = Места { $seat } нет: за столом мест — { $players }.
game-over = Партия окончена.
not-your-move = { $player }: сейчас решение не требуется.
nothing-to-take-back = Нечего брать назад.
bad-players = { $game }: игроков должно быть от { $least } до { $most }, а не { $given }.
bad-options = { $game }: такую партию не разложить — { $problem }.
unknown-game = Игры «{ $given }» здесь нет. Известные игры: { $known }.

record-unreadable = { $file }: файл не читается — { $problem }.
record-malformed = Это не запись партии: { $problem }.
record-format = Формат записи — { $given }; эта программа читает формат { $known }.
record-game = Это запись игры «{ $given }», а не «{ $known }».
record-rules = Запись сделана по правилам версии { $given }; эта программа играет по версии { $known }.
record-line = «{ $line }» — не действие: сначала должен стоять номер места.
record-action = Действие { $number } («{ $line }») невозможно: { $reason }
record-altered = Действие { $number } («{ $line }») изменено: оно не сходится с контрольной суммой записи.
record-length = В записи действий { $actions }, а контрольных сумм { $checks }.
record-digest = Действия ведут к другой позиции ({ $found }), чем заявлено ({ $given }).
record-result = Действия ведут к другому результату, чем заявлено.

# Кто сделал что-то, в начале предложения: к читателю обращаются.
who-player = { $you ->
    [player] Вы
   *[other] { $player }
}

# Тот, кого это касается, в скобках и не в начале предложения.
whom-rival = { $you ->
    [rival] вы
   *[other] { $rival }
}
whose-rival = { $you ->
    [rival] ваш
   *[other] { $rival }
}
