### «Алтэя»: то, что говорит только нарисованное поле. $player, $region, $regions, $card, $resource и подобное приходят готовым текстом.

altay-ui-round = Раунд { $n }
altay-ui-on-turn = ходит { $player }
altay-ui-map = Карта
altay-ui-about = Об этой игре
altay-ui-map-walk = Регионы карты. Стрелки ведут от одного к другому, плюс и минус меняют масштаб.
altay-ui-free = свободен
altay-ui-neutral = нейтральный, сложность { $n }
altay-ui-neutral-with = нейтральный, сложность { $n }, приносит: { $resource }
altay-ui-neutral-region = Нейтральный регион
altay-ui-held-by = { $player }: { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[many] { $n } поселений
}
altay-ui-token = 1 ПО владельцу
altay-ui-not-in-play = { $region }: не используется при таком числе игроков
altay-ui-borders-on = граничит с { $regions }
altay-ui-choices-here = { $n ->
    [one] доступно { $n } действие
    [few] доступно { $n } действия
   *[many] доступно { $n } действий
}
altay-ui-choices-for = Что можно сделать: { $what }
altay-ui-nothing-to-do = Сейчас с этим ничего сделать нельзя.
altay-ui-sites = Регионы на выбор

altay-ui-pool = Ресурсы этого хода
altay-ui-supply-left = В запасе: { $n }
altay-ui-table-of = Стол игрока { $player }
altay-ui-nothing-laid = Пока ничего не выложено. Здесь лежат карты, на которых копят или хранят, и начатое достижение.
altay-ui-finished = Завершённые достижения
altay-ui-filled = заполнено мест: { $n } из { $all }
altay-ui-settlement-waits = на нём ждёт поселение
altay-ui-put-all = всё, что подходит
altay-ui-first-resource = первым
altay-ui-use = взять
altay-ui-give-up = бросить
altay-ui-costs = Стоит: { $cost }
altay-ui-copies = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
altay-ui-level = достижение { $level } уровня
altay-ui-family-brown = труд
altay-ui-family-blue = культура
altay-ui-family-red = война
altay-ui-family-green = поселения
altay-ui-family-yellow = хранение

altay-ui-rivals = Соперники
altay-ui-look-at = Посмотреть стол игрока { $player }
altay-ui-hand = Ваша рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
altay-ui-end-turn = Завершить ход
altay-ui-may-keep = Можно сохранить одну карту.
altay-ui-unused = { $n ->
    [one] { $n } ресурс вернётся в запас
    [few] { $n } ресурса вернутся в запас
   *[many] { $n } ресурсов вернутся в запас
}
altay-ui-unused-for-coins = { $n ->
    [one] { $n } лишний ресурс принесёт монету
    [few] { $n } лишних ресурса принесут монеты
   *[many] { $n } лишних ресурсов принесут монеты
}
altay-ui-unplayed = { $n ->
    [one] Не сыграна { $n } карта
    [few] Не сыграны { $n } карты
   *[many] Не сыграно { $n } карт
}

altay-ui-battle-for = Битва за { $region }
altay-ui-attacker = нападает
altay-ui-defender = защищается
altay-ui-settlements-in = поселения в { $region }
altay-ui-difficulty-of = сложность { $region }
altay-ui-technologies = технологии
altay-ui-falls = Регион завоёван.
altay-ui-must-exceed = Сила атаки должна быть больше { $n }.
altay-ui-would-tie = Пока силы равны: ничего не произойдёт.
altay-ui-would-win = Пока побеждает { $player } и захватывает поселение.
altay-ui-yields = { $player } сдаётся и проигрывает битву.
altay-ui-loser-gives = Проигравший отдаёт победителю поселение. После битвы вы доберёте столько карт, сколько сыграли или сбросили.
altay-ui-may-hold = { $player }: на руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}. Соперник может сдаться или сражаться.
altay-ui-known-there = Точно на руке: { $cards }.
altay-ui-tie = достижения: { $n }
