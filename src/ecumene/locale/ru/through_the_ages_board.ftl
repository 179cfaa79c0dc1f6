### «Сквозь века»: то, что говорит только нарисованное поле. $player, $what, $age, $cost, $costs, $onto, $side и $how приходят готовым текстом.

through_the_ages-ui-age = Эпоха { $age }
through_the_ages-ui-round = раунд { $n }
through_the_ages-ui-on-turn = ходит { $player }
through_the_ages-ui-row = Ряд карт
through_the_ages-ui-goes-next = Уйдёт из ряда в начале следующего хода
through_the_ages-ui-place-costs = Стоит { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
through_the_ages-ui-can-do = { $n ->
    [one] Доступно { $n } действие
    [few] Доступно { $n } действия
   *[many] Доступно { $n } действий
}
through_the_ages-ui-choices = Выбор
through_the_ages-ui-choices-for = Что можно сделать: { $what }
through_the_ages-ui-commons = Колоды, события и тактики
through_the_ages-ui-current-events = События
through_the_ages-ui-future-events = будущие
through_the_ages-ui-prepared = Подготовлены вами
through_the_ages-ui-rivals = Соперники
through_the_ages-ui-civilization-of = Цивилизация: { $player }
through_the_ages-ui-open-rival = Рассмотреть: { $player }
through_the_ages-ui-resigned = вышел из игры
through_the_ages-ui-hands = Гражданских карт: { $civil }. Военных карт: { $military }
through_the_ages-ui-hands-mine = Ваши карты
through_the_ages-ui-hand-civil = Гражданские карты на руке: { $n } из { $limit }
through_the_ages-ui-hand-military = Военные карты на руке: { $n } из { $limit }
through_the_ages-ui-hand-empty = нет карт
through_the_ages-ui-in-hand = на руке
through_the_ages-ui-new-card = Взята в этот ход
through_the_ages-ui-no-leader = нет лидера
through_the_ages-ui-civil_actions = Гражданских действий осталось: { $n } из { $total }
through_the_ages-ui-military_actions = Военных действий осталось: { $n } из { $total }
through_the_ages-ui-stock-and-rate = { $n }, за ход { $rate }
through_the_ages-ui-strength-rank = { $n }, место { $rank }
through_the_ages-ui-rank = { $n }-я
through_the_ages-ui-faces = { $n }, нужно { $need }
through_the_ages-ui-food-words = { $n }; производится { $made }, потребляется { $eaten }
through_the_ages-ui-resource-words = { $n }; производится { $made }, теряется из-за коррупции { $lost }
through_the_ages-ui-lent = ресурсы { $n }, наука { $science }
through_the_ages-ui-since-then = С вашего прошлого хода
through_the_ages-ui-workers = Рабочих: { $n }
through_the_ages-ui-tokens = Синих кубов: { $n }
through_the_ages-ui-idle-workers = Свободных рабочих: { $n }
through_the_ages-ui-next-worker = Следующий рабочий стоит { $n ->
    [one] { $n } еду
   *[other] { $n } еды
}
through_the_ages-ui-corruption-now = { $n ->
    [0] Коррупции нет
   *[other] Коррупция отнимает { $n } за ход
}
through_the_ages-ui-population = Население
through_the_ages-ui-stages-built = Этапов построено: { $n } из { $of }
through_the_ages-ui-stages-cost = этапы { $costs }
through_the_ages-ui-by-revolution = { $n } при революции
through_the_ages-ui-costs = Стоимость: { $cost }
through_the_ages-ui-tactic-strength = Армии добавляют силы: { $n }
through_the_ages-ui-pact-with = Пакт, другая сторона: { $player }
through_the_ages-ui-war-against = Война, соперник: { $player }
through_the_ages-ui-tie = культуры поровну
through_the_ages-ui-last-events = События, подсчитанные в конце
through_the_ages-ui-tabs = Части стола
through_the_ages-ui-tab-row = Ряд
through_the_ages-ui-tab-mine = Моё
through_the_ages-ui-tab-rivals = Соперники
through_the_ages-ui-tab-events = События

## Конец хода

through_the_ages-ui-forecast = Конец хода принёс бы
through_the_ages-ui-warnings = Прежде чем закончить ход
through_the_ages-ui-brings-culture = Культура: { $n }
through_the_ages-ui-brings-science = Наука: { $n }
through_the_ages-ui-brings-food = Еда: производится { $made }, потребляется { $eaten }, останется { $n }
through_the_ages-ui-brings-resources = Ресурсы: производится { $made }, теряется из-за коррупции { $lost }, останется { $n }
through_the_ages-ui-brings-cards = { $n ->
    [one] Придёт { $n } военная карта
    [few] Придут { $n } военные карты
   *[many] Придёт { $n } военных карт
}
through_the_ages-ui-warn-uprising = Восстание: производства не будет
through_the_ages-ui-warn-hunger = Голод: культура −{ $n }
through_the_ages-ui-warn-corruption = Коррупция: −{ $n }
through_the_ages-ui-warn-discards = { $n ->
    [one] сбросить { $n } военную карту
    [few] сбросить { $n } военные карты
   *[many] сбросить { $n } военных карт
}
through_the_ages-ui-warn-unused-civil = { $n ->
    [one] не потрачено { $n } гражданское действие
    [few] не потрачено { $n } гражданских действия
   *[many] не потрачено { $n } гражданских действий
}
through_the_ages-ui-warn-unused-workers = { $n ->
    [one] { $n } рабочий без дела
    [few] { $n } рабочих без дела
   *[many] { $n } рабочих без дела
}
through_the_ages-ui-stronger = { $player }: сильнее на { $n }

## Бои, аукционы, пакты

through_the_ages-ui-others-decide = Решает соперник
through_the_ages-ui-decides = { $player } решает: { $what }
through_the_ages-ui-discard-picked = Сбросить ({ $n } из { $of })
through_the_ages-ui-bids = ставка { $n }
through_the_ages-ui-could-send = можно послать { $n }
through_the_ages-ui-lacks = не хватает { $n }
through_the_ages-ui-force-of = Войска: { $n } из { $need }
through_the_ages-ui-both = Обе стороны
through_the_ages-ui-you-get = Вы
through_the_ages-ui-they-get = { $player }

## Что делает кнопка

through_the_ages-ui-verb-take = Взять
through_the_ages-ui-verb-population = Увеличить население
through_the_ages-ui-verb-sail = Бесплатный рабочий лайнеров
through_the_ages-ui-verb-build = Построить
through_the_ages-ui-verb-recruit = Набрать из нового рабочего
through_the_ages-ui-verb-destroy = Снести
through_the_ages-ui-verb-disband = Распустить
through_the_ages-ui-verb-upgrade = Улучшить: { $onto }
through_the_ages-ui-verb-transform = Превратить: { $onto }
through_the_ages-ui-verb-leader = Сделать лидером
through_the_ages-ui-verb-develop = Открыть
through_the_ages-ui-verb-revolution = Революция
through_the_ages-ui-verb-play = Разыграть
through_the_ages-ui-verb-tactic = Ввести тактику
through_the_ages-ui-verb-copy = Перенять тактику
through_the_ages-ui-verb-prepare = Подготовить событие
through_the_ages-ui-verb-attack = Напасть: { $player }
through_the_ages-ui-verb-war = Объявить войну: { $player }
through_the_ages-ui-verb-pact = Предложить: { $player }, за вами { $side }
through_the_ages-ui-verb-settle = Отпустить Колумба и колонизировать
through_the_ages-ui-verb-stage = { $n ->
    [one] Построить { $n } этап
    [few] Построить { $n } этапа
   *[many] Построить { $n } этапов
}
through_the_ages-ui-verb-cancel = Расторгнуть пакт
through_the_ages-ui-verb-inspire = { $how ->
    [culture] Культура
   *[other] Наука и ресурсы для войск
}
through_the_ages-ui-verb-convert = Военное действие как гражданское
through_the_ages-ui-verb-retire = Отпустить ради жёлтого куба
through_the_ages-ui-verb-exchange = Торговые пути
through_the_ages-ui-verb-resign = Сдаться
through_the_ages-ui-verb-end = Завершить ход
through_the_ages-ui-verb-pass = Без политики
through_the_ages-ui-verb-done = Готово
through_the_ages-ui-verb-decline = Отказаться
