## Сила ботов

bots-level-random = Случайный
bots-level-lesson = Лёгкий
bots-level-novice = Новичок
bots-level-easy = Лёгкий
bots-level-medium = Средний
bots-level-hard = Сильный
bots-level-expert = Мастер

## Что может быть не так с ботом

bots-unknown = Бота «{ $given }» нет. Боты: { $known }.
bots-bad-setting = У бота { $bot } нет настройки «{ $given }». Настройки: { $known }.
bots-no-setting-here = «{ $bot }»: в игре «{ $game }» этот уровень думает иначе, и эти настройки там ничего не значат. Назовите вид бота, например plan:width=4 или beam:width=3.
bots-no-turns = Бот «{ $bot }» планирует ходы целиком по тому, как все стоят после них, а игра «{ $game }» этого не говорит. Выберите уровень, например hard.
bots-no-steps = Бот «beam» планирует ход шаг за шагом по тому, чего стоят положения, а игра «{ $game }» этого не говорит. Выберите уровень, например hard.
bots-no-rounds = Бот «tries» проигрывает ходы на несколько раундов вперёд, а игра «{ $game }» не умеет сравнивать положения. Выберите уровень, например hard.
bots-no-command = После «exec:» нужна команда, которая запускает бота.
bots-answer-malformed = ответ непонятен: { $problem }
bots-answer-stale = ответ относится к вопросу { $given }, а задан был { $asked }
bots-answer-unasked = ответ относится к вопросу { $given }, которого никто не задавал; задан был { $asked }
bots-answer-illegal = «{ $action }» нет среди допустимых действий
bots-answer-late = нет ответа за { $seconds } с
bots-gone = программа завершилась (код { $code }): { $problem }
bots-silent = в стандартный вывод ошибок ничего не написано
bots-hung-up = программа закрыла свой стандартный вывод
bots-endless = программа пишет бесконечную строку
bots-not-reading = программа не читает вопросы
bots-not-started = её не удалось запустить: { $problem }
bots-not-reached = с ней не удалось связаться: { $problem }
bots-line-lost = связь прервалась: { $problem }
bots-no-websockets = для программ по адресу нужно выполнить `pip install websockets`
bots-no-greeting = нет ответа на приветствие за { $seconds } с
bots-bad-greeting = вместо приветствия получено «{ $said }»
bots-other-protocol = её протокол { $given }, а наш { $known }
bots-unusable = Бот «{ $command }» играть не может: { $reason }. Проверьте команду и приветствие программы: оно описано в docs/bots.md.

## Подсказки: как поступил бы бот и почему

bots-hint-only = Ничего другого сделать нельзя.
bots-hint-or-resign = Ничего другого сделать нельзя — разве что сдаться.
bots-hint-move = { $worlds ->
    [0] { $n }. { $action }
   *[other] { $n }. { $action } — { $chance } %
}
bots-hint-chance = ожидаемый исход { $chance } %
bots-hint-about = { $worlds ->
    [0] Оценка с первого взгляда, без проверки.
    [one] Ожидаемый исход: 50 % — вровень с лучшим соперником. Проверено на { $worlds } возможном раскладе.
   *[many] Ожидаемый исход: 50 % — вровень с лучшим соперником. Проверено на { $worlds } возможных раскладах.
}
bots-points = { $tenth ->
    [0] { $whole ->
        [one] { $whole } очко
        [few] { $whole } очка
       *[many] { $whole } очков
    }
   *[other] { $whole },{ $tenth } очка
}
bots-in-all = в целом
bots-reason-points-now = сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
bots-reason-points-lost = сразу отнимает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
bots-reason-gains = приносит: { $changes }
bots-reason-costs = стоит: { $changes }
bots-reason-does = { $what }
bots-reason-keeps = остаётся: { $what }
bots-reason-leaves = { $what } останется на { $own }, при другом ходе — на { $other }
bots-reason-way = открывает путь, ещё в этом ходу: { $steps }
bots-change = { $what } { $before } → { $after }
bots-change-of = { $player }, { $what } { $before } → { $after }
bots-reason-more = { $category }: примерно на { $points } больше{ $than ->
    [best] , чем при лучшем ходе
    [played] , чем при сыгранном ходе
    [yours] , чем при вашем выборе
    [unsaid] { "" }
   *[next] , чем при следующем по оценке ходе
}
bots-reason-less = { $category }: примерно на { $points } меньше{ $than ->
    [best] , чем при лучшем ходе
    [played] , чем при сыгранном ходе
    [yours] , чем при вашем выборе
    [unsaid] { "" }
   *[next] , чем при следующем по оценке ходе
}
bots-reason-denial = { $player } теряет примерно { $points }
bots-reason-gift = { $player } получает примерно на { $points } больше
bots-reason-close = почти так же хорошо, как лучший ход
bots-reason-alike = несколько ходов здесь почти равноценны
bots-reason-then = дальше в этот ход: { $step }
bots-reason-tried-better = в пробных розыгрышах вышло лучше, чем со следующим по оценке ходом
bots-reason-alone = любой другой ход заметно хуже
bots-reason-judged = оценка с первого взгляда, без перебора возможных раскладов
bots-reason-judged-better = на глаз { $far ->
    [1] гораздо
   *[other] примерно на { $points }
} лучше { $than ->
    [best] лучшего хода
   *[next] следующего по оценке хода
}
bots-reason-judged-worse = на глаз { $far ->
    [1] гораздо
   *[other] примерно на { $points }
} хуже { $than ->
    [best] лучшего хода
   *[next] следующего по оценке хода
}

## The coach: one line before a decision, a warning before a mistake

bots-coach-line = { $action }. { $reason }
bots-coach-warning = Заметно лучше — { $action }. { $reason }
