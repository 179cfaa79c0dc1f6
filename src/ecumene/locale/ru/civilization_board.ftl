### Цивилизация: что говорит только нарисованный стол. $player, $area, $region, $piece, $what и подобное приходят готовым текстом.

civilization-ui-turn = Ход { $n } из { $last }
civilization-ui-moving = Перемещение
civilization-ui-was-critical = критический: { $resource }
civilization-ui-ends-now = Игра закончится в этот ход: { $ending }
civilization-ui-last-turn = Последний ход
civilization-ui-about = Об этой карте
civilization-ui-reconstructed = Печатного поля под рукой не было. Карта, набор маркеров и деление карточек городов — наши; достоверны только названия и границы, о которых говорят правила.

## Карта

civilization-ui-map = Мир
civilization-ui-map-walk = Регионы и моря мира. Стрелки ведут от одного к другому, плюс и минус меняют масштаб, 0 показывает всё. Левый край соединён с правым.
civilization-ui-held-by = { $player }: { $size ->
    [1] деревня
    [2] город
    [3] большой город
   *[4] мегаполис
}
civilization-ui-yields = { $n } золота
civilization-ui-face-down = здесь лежит закрытый маркер
civilization-ui-only-you-know = видели только вы
civilization-ui-carries = { $n ->
    [0] поселений здесь не бывает
   *[other] поселения до размера { $n }
}
civilization-ui-borders-on = Граничит: { $areas }
civilization-ui-choices-here = { $n ->
    [one] { $n } возможное действие
    [few] { $n } возможных действия
   *[other] { $n } возможных действий
}
civilization-ui-choices-for = Что можно сделать: { $what }
civilization-ui-nothing-to-do = Сейчас здесь ничего сделать нельзя.
civilization-ui-put-where = { $what }: выберите место на карте
civilization-ui-piece-in = { $piece } ({ $area })
civilization-ui-settlement-in = Поселение: { $area }
civilization-ui-technology-of = Технология ({ $era })

## Внизу

civilization-ui-dock = Что вы можете сделать
civilization-ui-settle-how = Выберите на карте приподнятый регион. На островах спокойно, но тесно; сосед по суше — это и торговля, и война.
civilization-ui-answers = Ответы
civilization-ui-undefended = никто не обороняет
civilization-ui-ways = Куда можно пойти
civilization-ui-steps-left = { $n ->
    [one] остался { $n } шаг
    [few] осталось { $n } шага
   *[other] осталось { $n } шагов
}
civilization-ui-aboard = на борту: { $crew }
civilization-ui-idle = { $n ->
    [one] { $n } фигурка ещё может ходить
    [few] { $n } фигурки ещё могут ходить
   *[other] { $n } фигурок ещё могут ходить
}
civilization-ui-orders = Вошли другие
civilization-ui-ordered = В этот ход вы уже меняли приказ.
civilization-ui-muster = Кто ещё может ходить или исследовать
civilization-ui-all-of-them = Все вместе: { $n }
civilization-ui-nobody-moves = Ходить больше некому.
civilization-ui-sheet-trade = К торговому столу
civilization-ui-sheet-battle = К сражению
civilization-ui-sheet-mine = К моим поселениям
civilization-ui-sheet-technologies = К технологиям
civilization-ui-sheet-waits = Там ждут вашего ответа.

## Покупки

civilization-ui-shop = Покупки
civilization-ui-wares = Что продаётся
civilization-ui-places = Где разместить
civilization-ui-spent = потрачено { $n }
civilization-ui-ware-found = Новая деревня
civilization-ui-ware-expand = Расширение
civilization-ui-ware-sell = Продать старые юниты
civilization-ui-berth-of = { $sea } ({ $region })
civilization-ui-learnable = { $n ->
    [0] Технологии
   *[other] Технологии: доступно { $n }
}
civilization-ui-bought = { $n ->
    [one] { $n } покупка, последняя
    [few] { $n } покупки, последняя
   *[other] { $n } покупок, последняя
}

## Вкладки, игроки

civilization-ui-tabs = Части стола
civilization-ui-tab-world = Мир
civilization-ui-tab-mine = Цивилизация
civilization-ui-tab-technologies = Технологии
civilization-ui-tab-eras = Эры
civilization-ui-tab-players = Игроки
civilization-ui-tab-battle = Сражение
civilization-ui-see-map = К карте
civilization-ui-first = ходит первым
civilization-ui-points = победные очки
civilization-ui-income = следующий доход без критического ресурса
civilization-ui-units = юниты
civilization-ui-out = Эта цивилизация пала.
civilization-ui-with-settlements = { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[other] { $n } поселений
}
civilization-ui-tie = При равенстве очков место общее.

## Моя цивилизация

civilization-ui-whose = Чья цивилизация
civilization-ui-cities = Поселения: { $n }
civilization-ui-happy = счастливо
civilization-ui-unhappy = не счастливо
civilization-ui-productive = продуктивно
civilization-ui-unproductive = не продуктивно
civilization-ui-grown = основано или выросло в этот ход
civilization-ui-served-by = назначено: { $source }
civilization-ui-improvements = Городские улучшения
civilization-ui-none = нет
civilization-ui-out-of-date = устарело
civilization-ui-moments = Ключевые моменты
civilization-ui-progress = { $player }: { $n } из { $least }
civilization-ui-next-income = Следующий доход
civilization-ui-sure-income = Без критического ресурса
civilization-ui-part-settlements-how = { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[other] { $n } поселений
}
civilization-ui-part-resources-how = видов: { $n } × технологий: { $technologies }
civilization-ui-part-resources-advanced = видов: { $n } × 3
civilization-ui-critical-next = Если станет критическим
civilization-ui-chance = { $n } %
civilization-ui-on-average = В среднем критический ресурс добавит { $n } золота.
civilization-ui-last-production = В прошлый раз на кубиках было { $roll } ({ $resource }): { $n } золота.

## Технологии

civilization-ui-present-era = текущая эра
civilization-ui-tree = Дерево технологий
civilization-ui-tree-how = Наведите на карту: линии покажут, что ей нужно и к чему она ведёт, а здесь будет сказано всё остальное.
civilization-ui-as-tree = Деревом
civilization-ui-as-list = Списком
civilization-ui-cards-left = { $n ->
    [one] осталась { $n } карточка
    [few] осталось { $n } карточки
   *[other] осталось { $n } карточек
}
civilization-ui-era-ends = Эра кончается с ходом, в который у кого-то стало три её технологии. Три современные заканчивают игру.
civilization-ui-owned-by = владеет { $player }
civilization-ui-in-bank = в игре, в банке
civilization-ui-can-be-learned = можно изучить
civilization-ui-opens = открывает: { $what }
civilization-ui-key-discovery = ключевое открытие
civilization-ui-allows-size = поселения размера { $n }
civilization-ui-needs = Требует: { $what }
civilization-ui-figure-facts = Кубиков: { $dice }. Шагов: { $moves }.
civilization-ui-makes-happy = { $n ->
    [one] делает счастливым { $n } поселение
    [few] делает счастливыми { $n } поселения
   *[other] делает счастливыми { $n } поселений
}
civilization-ui-makes-productive = { $n ->
    [one] делает продуктивным { $n } поселение
    [few] делает продуктивными { $n } поселения
   *[other] делает продуктивными { $n } поселений
}

## Сражения

civilization-ui-battle-in = Сражение: { $area }
civilization-ui-beats = +{ $n } против: { $units }
civilization-ui-supports = поддерживает юнит
civilization-ui-pick = За экран
civilization-ui-pick-supported = С авиацией
civilization-ui-behind-screen = Юнит выбирают за экраном
civilization-ui-put-out = В этом раунде: { $unit }
civilization-ui-rounds = Раунды, последний сверху
civilization-ui-plus-superiority = превосходство
civilization-ui-plus-science = технологии
civilization-ui-plus-training = уровень
civilization-ui-plus-defence = своё поселение
civilization-ui-lost = потерян
civilization-ui-nobody-stands = Не устоял никто.
civilization-ui-won = { $player } выигрывает сражение: { $area }.
civilization-ui-won-and-took = { $player } выигрывает и захватывает поселение: { $area }.
civilization-ui-read-on = Дальше

## Торговля

civilization-ui-trade-table = Торговый стол
civilization-ui-is-ready = готов
civilization-ui-offers-left = { $n ->
    [0] предложений больше нет
    [one] ещё { $n } предложение
    [few] ещё { $n } предложения
   *[other] ещё { $n } предложений
}
civilization-ui-writing-to = Ваше предложение, адресат { $player }
civilization-ui-i-give = Я даю
civilization-ui-i-ask = Прошу у игрока { $player }
civilization-ui-gives = Даёт { $player }
civilization-ui-nothing = ничего
civilization-ui-write = Написать предложение
civilization-ui-no-offers = Открытых предложений нет.
civilization-ui-no-trade = Сейчас не торгуют.
civilization-ui-answer-accept = Принять
civilization-ui-answer-refuse = Отклонить
civilization-ui-answer-counter = Предложить иначе
civilization-ui-answer-withdraw = Отозвать
civilization-ui-sort-gold = Золото
civilization-ui-sort-cards = Ресурсы, технологии, чудеса
civilization-ui-sort-settlements = Поселения
civilization-ui-sort-pieces = Юниты и поселенцы
civilization-ui-promises = Согласованное исполняется сразу; обещания — дело беседы и никого не связывают.
