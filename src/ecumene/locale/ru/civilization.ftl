### Цивилизация: все слова за этим столом, кроме названий областей, юнитов и карточек. Неофициальный текст.
### $player, $rival, $piece, $unit, $region, $area, $start, $end, $marker, $item и подобное приходят готовым текстом.

civilization = Цивилизация
civilization-about = Проведите свой народ через четыре эры на карте мира: исследуйте, расселяйтесь, воюйте, торгуйте и покупайте технологии. Два набора правил: стандартные на один вечер и усложнённые — со счастьем, городскими улучшениями, именными технологиями и тремя длинами игры. Для 2–6 игроков. По настольной игре «Цивилизация Сида Мейера» (2002). Поле, состав исследовательских маркеров и деление городских карточек нигде не нашлись и восстановлены нами; они хранятся как данные, чтобы настоящие могли их заменить.

## Настройки

civilization-option-rules = Правила
civilization-option-rules-standard = Стандартные
civilization-option-rules-advanced = Усложнённые
civilization-option-length = Длина игры (усложнённые правила)
civilization-option-length-short = Короткая: до средневековья
civilization-option-length-medium = Средняя: до пороховой эры
civilization-option-length-long = Длинная: до одной из четырёх побед
civilization-option-fewer_empty_markers = Убрать перед игрой по два маркера «Нет события» на игрока
civilization-option-trade_offers = Сколько предложений игрок может отправить за торговую фазу
civilization-option-trade_offers-0 = ни одного: без торговли
civilization-option-trade_offers-1 = одно
civilization-option-trade_offers-2 = два
civilization-option-trade_offers-4 = четыре
civilization-option-assign_by_hand = Игроки сами назначают улучшения и чудеса света (усложнённые правила)

## Эры, фазы, размеры, ресурсы, маркеры

civilization-ancient = Древняя эра
civilization-medieval = Средневековье
civilization-gunpowder = Пороховая и индустриальная эра
civilization-modern = Современная эра
civilization-standard = Стандартные правила
civilization-advanced = Усложнённые правила
civilization-short = Короткая игра
civilization-medium = Средняя игра
civilization-long = Длинная игра
civilization-placing = Выбор начальных регионов
civilization-markers = Открытие маркеров
civilization-movement = Перемещение и бой
civilization-trade = Торговля
civilization-production = Производство
civilization-purchase = Покупки
civilization-end_of_turn = Конец хода
civilization-over = Партия окончена
civilization-village = Деревня
civilization-town = Город
civilization-city = Большой город
civilization-metropolis = Мегаполис
civilization-wine = Вино
civilization-horses = Лошади
civilization-iron = Железо
civilization-gems = Драгоценные камни
civilization-spices = Специи
civilization-oil = Нефть
civilization-coal = Уголь
civilization-rare_metals = Редкие металлы
civilization-free_technology = Бесплатная технология
civilization-treasure = Сокровища
civilization-native_tribe = Местное племя
civilization-plague = Чума
civilization-desert = Пустыня
civilization-mountains = Горы
civilization-jungle_forest = Джунгли или лес
civilization-fertile = Плодородная земля
civilization-no_event = Нет события
civilization-gold = Золото
civilization-gold_1 = 1 золото
civilization-gold_2 = 2 золота
civilization-gold_3 = 3 золота
civilization-gold_5 = 5 золота
civilization-gold_10 = 10 золота
civilization-gold_15 = 15 золота
civilization-gold_20 = 20 золота
civilization-gold_30 = 30 золота
civilization-gold_40 = 40 золота
civilization-gold_50 = 50 золота
civilization-gold_75 = 75 золота
civilization-gold_100 = 100 золота
civilization-free_happy = Счастье даром
civilization-red = Красный
civilization-blue = Синий
civilization-green = Зелёный
civilization-yellow = Жёлтый
civilization-purple = Фиолетовый
civilization-orange = Оранжевый

## Постоянные приказы и стороны

civilization-ask = спрашивать меня
civilization-fight = сражаться с каждым, кто войдёт
civilization-spare = не сражаться ни с кем, кто войдёт
civilization-claim = объявлять ключевые моменты сразу
civilization-consider = спрашивать меня о ключевых моментах
civilization-attackers = нападающие
civilization-defenders = обороняющиеся
civilization-nobody = никто

## Ключевые моменты: чудо света, которое каждый приносит

civilization-six_villages = Чудо за шесть деревень
civilization-ancient_technologies = Чудо за две древние технологии
civilization-ancient_armies = Чудо за восемь древних армий
civilization-medieval_technologies = Чудо за две средневековые технологии
civilization-medieval_fleets = Чудо за два средневековых флота
civilization-medieval_gold = Чудо за 60 золота
civilization-gunpowder_technologies = Чудо за две пороховые технологии
civilization-gunpowder_fleets = Чудо за два пороховых флота
civilization-gunpowder_gold = Чудо за 80 золота
civilization-ten_metropolises = Чудо за десять мегаполисов
civilization-modern_technologies = Чудо за две современные технологии
civilization-modern_gold = Чудо за 100 золота

## Части дохода, концы игры

civilization-part-settlements = поселения
civilization-part-critical = критический ресурс
civilization-part-resources = ресурсы
civilization-part-monopolies = монополии
civilization-part-wonders = чудеса света
civilization-part-to_least = до наименьшего дохода
civilization-technologies = Три современные технологии
civilization-conquest = Тотальное завоевание
civilization-diplomatic = Дипломатическая победа
civilization-military = Военная победа
civilization-technological = Технологическая победа
civilization-last_turn = Последний ход

## Лист подсчёта, цены

civilization-score-settlements = Поселения
civilization-score-technologies = Технологии
civilization-score-wonders = Чудеса света
civilization-score-key_discoveries = Ключевые открытия
civilization-score-ending = Конец игры
civilization-price-gold = { $n } золота

## Что дают карточки

# $count фигурок одного вида, в именительном падеже
civilization-count-pieces = { $count ->
    [1] { $piece }
   *[other] { $piece } × { $count }
}
civilization-effect-gives_wonder = Купивший получает чудо света «{ $wonder }»
civilization-effect-gives_pieces = Сразу: { civilization-count-pieces }
civilization-effect-gives_improvement = Купивший получает городское улучшение «{ $improvement }»
civilization-effect-gives_expansion = { $count ->
    [one] { $count } поселение сразу растёт бесплатно
    [few] { $count } поселения сразу растут бесплатно
   *[other] { $count } поселений сразу растут бесплатно
}
civilization-effect-gold_per_turn = +{ $gold } золота в каждую фазу производства, пока не кончится эра чуда
civilization-effect-technology_discount = Технологии эры этого чуда дешевле на { $gold } золота, пока эра не кончится
civilization-effect-sees_pick = В сражении владелец видит юнит противника, прежде чем выбрать свой, пока не кончится эра чуда
civilization-effect-settlement_defence = Армии, обороняющие свои поселения, прибавляют { $bonus } вместо 1, пока не кончится эра чуда
civilization-effect-happy_faces = { $count ->
    [one] Делает счастливым { $count } поселение, пока не кончится эра чуда
    [few] Делает счастливыми { $count } поселения, пока не кончится эра чуда
   *[other] Делает счастливыми { $count } поселений, пока не кончится эра чуда
}
civilization-effect-gears = { $count ->
    [one] Делает продуктивным { $count } поселение, пока не кончится эра чуда
    [few] Делает продуктивными { $count } поселения, пока не кончится эра чуда
   *[other] Делает продуктивными { $count } поселений, пока не кончится эра чуда
}
civilization-effect-forced_exchange = Раз в торговую фазу можно обменять свою карточку ресурса на карточку другого игрока, не спрашивая его
civilization-effect-destroys_region = Один раз: все фигурки и поселение одного региона уничтожаются
civilization-effect-declares_end = Владелец может объявить конец игры: { $ending }
civilization-effect-bought_by_anyone = Любой может купить его за { $price } золота; игра на этом кончается: { $ending }

## Что от вас требуется

civilization-ask-settle = Выберите начальный регион: там встанут деревня, мечник и поселенец.
civilization-ask-move = Перемещайте фигурки; поселенцы могут смотреть маркеры. Затем закончите перемещение.
civilization-ask-which = { $piece }: какую фигурку вы имеете в виду?
civilization-ask-react = Вошёл другой игрок, { $player }: { $area }. Объявляете сражение?
civilization-ask-attack = Где вы объявляете сражение?
civilization-ask-join = Сражение: { $area }. Чью сторону примут ваши юниты?
civilization-ask-pick = Сражение: { $area }. Выберите юнит за экраном.
civilization-ask-announce = Ключевой момент: { $moment }. Объявляете?
civilization-ask-free-technology = Возьмите бесплатно технологию этой эры.
civilization-ask-tribe = Племя присоединяется к вам: { $region }. Какой юнит оно приведёт?
civilization-ask-free-expansion = Какое из ваших поселений вырастет бесплатно?
civilization-ask-place = Разместите бесплатно: { $piece } (осталось: { $left }).
civilization-ask-trade = Торговля: сделайте предложение, ответьте на чужое или скажите, что готовы.
civilization-ask-trade-draft = Ваше предложение, адресат { $player }: скажите, что даёте и что просите, и отправьте.
civilization-ask-assign = Назначьте улучшения и чудеса поселениям; остальные встанут туда, где дадут больше всего.
civilization-ask-close = Все купили, что хотели. Объявляете конец игры?
civilization-ask-buy = Покупайте и размещайте, что хотите.

## Что можно сделать

civilization-do-settle = Начать здесь: { $region }
civilization-do-move = { $piece }: { $start } → { $end }
civilization-do-which = Номер { $number }
civilization-do-which-piece = { $piece }, осталось { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
civilization-do-which-loaded = { $piece }, на борту: { $crew }; осталось { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
civilization-do-which-ship = { $piece } ({ $points }), корабль: { $ship }, на борту: { $crew }
civilization-nobody-aboard = никого
civilization-do-explore = Взглянуть на маркер: { $region }
civilization-do-remove = Убрать маркер без события: { $region }
civilization-do-order = Постоянный приказ: { $order }
civilization-do-done = Готово
civilization-do-done-moving = Закончить перемещение
civilization-do-done-attacking = Больше сражений нет
civilization-do-done-assigning = Остальное назначить наилучшим образом
civilization-do-done-turn = Играть дальше
civilization-do-done-buying = Закончить покупки
civilization-do-attack = Напасть: { $area }, противник { $player }
civilization-do-fight = Объявить сражение
civilization-do-spare = Не трогать
civilization-do-join = Принять сторону: { $side }
civilization-do-pick = { $unit } ({ $player })
civilization-do-support = { $unit } с авиацией ({ $player })
civilization-do-place = { $piece }: { $region }
civilization-do-berth = { $piece }: { $sea } (поселение: { $region })
civilization-do-buy = Купить: { $piece }, { $region }
civilization-do-launch = Купить: { $piece }, { $sea } (поселение: { $region })
civilization-do-found = Основать деревню: { $region }
civilization-do-expand = Расширить поселение: { $region }
civilization-do-expand-free = Поселение растёт: { $region }
civilization-do-research = Купить технологию
civilization-do-learn = Купить технологию «{ $technology }»
civilization-do-learn-free = Взять технологию «{ $technology }»
civilization-do-build = Купить улучшение «{ $improvement }»
civilization-do-sell = Продать: { $unit }, { $area }
civilization-do-colonize = Купить колонизационный корабль и закончить игру
civilization-do-declare = Объявить конец игры: { $wonder }
civilization-do-bomb = Сбросить бомбу: { $region }
civilization-do-claim = Объявить
civilization-do-hold = Не объявлять
civilization-do-assign = { $source } → { $region }
civilization-do-offer = Составить предложение: { $player }
civilization-do-give = Дать: { $item }
civilization-do-give-settlement = Отдать поселение: { $item }
civilization-do-give-technology = Отдать технологию: { $item }
civilization-do-cede = Отдать: { $piece }, { $area }
civilization-do-ask = Попросить: { $item }
civilization-do-ask-settlement = Попросить поселение: { $item }
civilization-do-ask-technology = Попросить технологию: { $item }
civilization-do-demand = Попросить: { $piece }, { $area }
civilization-do-send = Отправить предложение
civilization-do-scrap = Выбросить черновик
civilization-do-accept = Принять предложение: { $player }
civilization-do-refuse = Отклонить предложение: { $player }
civilization-do-counter = Отклонить и ответить своим: { $player }
civilization-do-withdraw = Отозвать предложение: { $player }
civilization-do-exchange = Заставить обменяться ({ $player }): { $own } на { $theirs }
civilization-do-ready = Готов: в этот ход больше не торгую

## Что ещё делает покупка

civilization-note-share = Из этой суммы { $gold } золота получает { $player }
civilization-note-key-discovery = { $points ->
    [one] Ключевое открытие: { $points } очко
    [few] Ключевое открытие: { $points } очка
   *[other] Ключевое открытие: { $points } очков
}
civilization-note-next-era = Со следующего хода начнётся новая эра

## Почему нельзя

civilization-no-region-taken = { $region }: там уже начинает другой игрок.
civilization-no-such-piece = У вас там нет такой фигурки: { $piece }, { $area }.
civilization-no-points = { $piece } ({ $area }): в этот ход больше не двигается.
civilization-no-ship = Там нет вашего корабля со свободным местом: { $area }.
civilization-no-base = Авиация не может там остаться: { $area }.
civilization-no-marker = Там нет маркера, на который можно взглянуть: { $region }.
civilization-no-settler = У вас там нет поселенца: { $region }.
civilization-no-seen = Вы уже смотрели этот маркер: { $region }.
civilization-no-order = В этот ход вы уже меняли приказ, или он уже отдан.
civilization-no-removal = В этот ход вы не находили там пустого маркера: { $region }.
civilization-no-target = Там не на кого нападать: { $area }.
civilization-no-units = У вас там нет юнитов для нападения: { $area }.
civilization-no-pick = У вашей стороны нет такого юнита в этом сражении: { $unit }.
civilization-no-gold = Это стоит { $price } золота, у вас { $have }.
    .short = { $price } золота
civilization-no-own-settlement = У вас там нет поселения: { $region }.
civilization-no-room = { $region }: за этот ход принято столько новых фигурок, каков размер поселения.
    .short = в этот ход полно
civilization-no-wrong-era = { $unit }: покупаются только юниты текущей эры.
    .short = не та эра
civilization-no-unit-technology = { $unit }: нужной технологии ещё нет в игре.
    .short = нет технологии
civilization-no-coast = { $region } не выходит к этому морю.
civilization-no-second-settlement = Там уже есть поселение: { $region }.
civilization-no-desert = Пустыня не кормит поселений: { $region }.
civilization-no-growth-left = { $region }: поселение больше не может расти.
    .short = больше не растёт
civilization-no-grown = { $region }: поселение основано или расширено в этот ход.
    .short = уже выросло
civilization-no-size-technology = В игре ещё нет технологии для поселений такого размера: { $technology }.
    .short = нужно: { $technology }
civilization-no-cards-left = Технологий этой эры не осталось.
civilization-no-technology-taken = { $technology }: уже в игре.
civilization-no-prerequisites = { $technology } требует: { $needed }.
    .short = нужно: { $needed }
civilization-no-too-early = { $technology }: дальше чем на одну эру вперёд.
civilization-no-other-era = { $technology }: не текущей эры.
civilization-no-improvement-twice = Это улучшение у вас уже есть: { $improvement }.
    .short = уже есть
civilization-no-improvement-era = Покупаются только улучшения текущей эры: { $improvement }.
civilization-no-improvement-technology = Нужной технологии ещё нет в игре: { $improvement }.
    .short = нет технологии
civilization-no-sale = Продаются только юниты прошлых эр, корабли — без груза: { $unit }.
civilization-no-colony-ship = Колонизационный корабль покупается в длинной игре, когда в игре есть «Термоядерный синтез».
civilization-no-wonder = У вас нет этого чуда света: { $wonder }.
civilization-no-bomb = Бомбу сбрасывают один раз и не на своё последнее поселение: { $region }.
civilization-no-declaration = Объявить законченной можно только длинную игру и только один раз.
civilization-no-item = Этого уже нельзя отдать, или на этой стороне достаточно пунктов.
civilization-no-partner = Сейчас нельзя писать игроку { $player }: далеко, выбыл или предложение ещё открыто.
civilization-no-offers-left = Вы отправили столько предложений, сколько позволяет торговая фаза.
civilization-no-offer = Нет такого предложения: { $player }.
civilization-no-longer = У одного из вас уже нет того, о чём это предложение: { $player }.
civilization-no-empty-offer = В предложении ничего нет, или чего-то из него уже нет.
civilization-no-answer-first = Вашего ответа на предложение ждут.
civilization-no-exchange = «Путешествие Магеллана» сейчас не позволяет такого обмена.
civilization-no-icon = { $source }: сейчас это не подходит поселению { $region }.
civilization-no-rules = Это есть в другом наборе правил, не в этом.

## Что произошло

civilization-event-first = Первым ходит { $player }
civilization-event-rolled = { who-player }: на кубиках { $n }
civilization-event-settled = { $you ->
    [player] Вы начинаете здесь: { $region }
   *[other] { $player } начинает здесь: { $region }
}
civilization-event-turn = Ход { $n }: первым ходит { $player }
civilization-event-era = Новая эра: { $card }
civilization-event-explored = { $you ->
    [player] Вы смотрите маркер ({ $region }) и кладёте его лицом вниз
   *[other] { $player } смотрит маркер ({ $region }) и кладёт его лицом вниз
}
civilization-event-explored-known = { $you ->
    [player] Вы смотрите маркер ({ $region }): { $marker }
   *[other] { $player } смотрит маркер ({ $region }): { $marker }
}
civilization-event-found = { who-player }, { $region }: { $marker }
civilization-event-ignored = { $region }: { $marker }, в начальном регионе не действует
civilization-event-removed-marker = { $you ->
    [player] Вы убираете маркер без события: { $region }
   *[other] { $player } убирает маркер без события: { $region }
}
civilization-event-free-technology = { $you ->
    [player] Вы находите бесплатную технологию
   *[other] { $player } находит бесплатную технологию
}
civilization-event-tribe = Племя ({ $region }) присоединяется: { $player }
civilization-event-tribe-unit = Племя ({ $region }) приводит игроку { $player }: { $unit }
civilization-event-plague = Чума, { $region }: { $n ->
    [0] поселение сокращается до размера { $size }
    [one] потеряна { $n } фигурка
    [few] потеряны { $n } фигурки
   *[other] потеряно { $n } фигурок
}
civilization-event-moved = { who-player }: { $piece }, { $start } → { $end }
civilization-event-crashed = { $you ->
    [player] Вы теряете авиацию без базы: { $card }
   *[other] { $player } теряет авиацию без базы: { $card }
}
civilization-event-ordered = Ваш постоянный приказ: { $order }
civilization-event-declared = { $you ->
    [player] Вы объявляете сражение ({ $card }), противник — { $rival }
   *[other] { $player } объявляет сражение ({ $card }), противник — { whom-rival }
}
civilization-event-battle = Сражение, { $area }: { $player } против { $rival }
civilization-event-joined-attackers = { $player } на стороне нападающих
civilization-event-joined-defenders = { $player } на стороне обороняющихся
civilization-event-round = { who-player }: { $unit }{ $aircraft ->
    [1] { " " }с авиацией
   *[0] { "" }
} { $own } – { $theirs } { $rival }: { $other }{ $rival_aircraft ->
    [1] { " " }с авиацией
   *[0] { "" }
}
civilization-event-battle-won = { $you ->
    [player] Вы выигрываете сражение, проигравший — { $rival }
   *[other] { $player } выигрывает сражение, проигравший — { whom-rival }
}
civilization-event-battle-draw = В сражении ({ $player }, { $rival }) не устоял никто
civilization-event-captured = { $you ->
    [player] Вы захватываете поселение ({ $region }, размер { $size }), прежний хозяин — { $rival }
   *[other] { $player } захватывает поселение ({ $region }, размер { $size }), прежний хозяин — { whom-rival }
}
civilization-event-fallen = Цивилизация пала: { $player }
civilization-event-offered = { $you ->
    [player] Вы делаете предложение: { $rival }
    [rival] { $player } делает вам предложение
   *[other] { $player } делает предложение: { $rival }
}
civilization-event-traded = { $you ->
    [player] Вы принимаете предложение: { $rival }
    [rival] { $player } принимает ваше предложение
   *[other] { $player } принимает предложение: { $rival }
}
civilization-event-refused = { $you ->
    [player] Вы отклоняете предложение: { $rival }
    [rival] { $player } отклоняет ваше предложение
   *[other] { $player } отклоняет предложение: { $rival }
}
civilization-event-withdrew = { $you ->
    [player] Вы отзываете предложение: { $rival }
    [rival] { $player } отзывает сделанное вам предложение
   *[other] { $player } отзывает предложение: { $rival }
}
civilization-event-gave = { $you ->
    [player] Вы отдаёте ({ $rival }): { $item }
    [rival] { $player } отдаёт вам: { $item }
   *[other] { $player } отдаёт ({ $rival }): { $item }
}
civilization-event-gave-piece = { $you ->
    [player] Вы отдаёте ({ $rival }): { $piece }, { $area }
    [rival] { $player } отдаёт вам: { $piece }, { $area }
   *[other] { $player } отдаёт ({ $rival }): { $piece }, { $area }
}
civilization-event-gave-settlement = { $you ->
    [player] Вы отдаёте поселение ({ $rival }): { $region }
    [rival] { $player } отдаёт вам поселение: { $region }
   *[other] { $player } отдаёт поселение ({ $rival }): { $region }
}
civilization-event-gave-technology = { $you ->
    [player] Вы отдаёте технологию ({ $rival }): { $era }
    [rival] { $player } отдаёт вам технологию: { $era }
   *[other] { $player } отдаёт технологию ({ $rival }): { $era }
}
civilization-event-exchanged = { $you ->
    [player] Вы заставляете обменяться ({ $rival }): { $own } на { $theirs }
    [rival] { $player } заставляет вас обменяться: { $own } на { $theirs }
   *[other] { $player } заставляет обменяться ({ $rival }): { $own } на { $theirs }
}
civilization-event-critical = { who-player }: на кубиках { $n }, критический ресурс — { $resource }
civilization-event-income = { $you ->
    [player] Вы производите { $n } золота
   *[other] { $player } производит { $n } золота
}
civilization-event-bought = { $you ->
    [player] Вы покупаете за { $n } золота: { $piece }, { $area }
   *[other] { $player } покупает за { $n } золота: { $piece }, { $area }
}
civilization-event-share = { $you ->
    [player] Вы получаете { $n } золота за технологию, платит { $rival }
   *[other] { $player } получает { $n } золота за технологию, платит { $rival }
}
civilization-event-founded = { $you ->
    [player] Вы основываете деревню: { $region }
   *[other] { $player } основывает деревню: { $region }
}
civilization-event-not-founded = { $you ->
    [player] Вы не основываете деревню: { $region }
   *[other] { $player } не основывает деревню: { $region }
}
civilization-event-expanded = Поселение растёт до размера { $size }: { $region }
civilization-event-placed = { $you ->
    [player] Вы размещаете: { $piece }, { $area }
   *[other] { $player } размещает: { $piece }, { $area }
}
civilization-event-researched = { $you ->
    [player] Вы покупаете технологию за { $n } золота
   *[other] { $player } покупает технологию за { $n } золота
}
civilization-event-technology = { $you ->
    [player] Вы владеете технологией «{ $card }»
   *[other] { $player } владеет технологией «{ $card }»
}
civilization-event-wonder = { $you ->
    [player] Вы владеете чудом света «{ $card }»
   *[other] { $player } владеет чудом света «{ $card }»
}
civilization-event-moment = { $you ->
    [player] Вы объявляете ключевой момент: { $card }
   *[other] { $player } объявляет ключевой момент: { $card }
}
civilization-event-built = { $you ->
    [player] Вы покупаете улучшение «{ $card }»
   *[other] { $player } покупает улучшение «{ $card }»
}
civilization-event-sold = { $you ->
    [player] Вы продаёте за { $n } золота: { $piece }, { $area }
   *[other] { $player } продаёт за { $n } золота: { $piece }, { $area }
}
civilization-event-end-roll = { who-player }: на кубике { $n } — бросок на конец игры
civilization-event-ending = Игра закончится в этот ход
civilization-event-declared-diplomatic = { $you ->
    [player] Вы объявляете конец игры: Организация Объединённых Наций
   *[other] { $player } объявляет конец игры: Организация Объединённых Наций
}
civilization-event-declared-military = { $you ->
    [player] Вы объявляете конец игры: программа «Аполлон»
   *[other] { $player } объявляет конец игры: программа «Аполлон»
}
civilization-event-colonized = { $you ->
    [player] Вы отправляете колонизационный корабль: игра закончится в этот ход
   *[other] { $player } отправляет колонизационный корабль: игра закончится в этот ход
}
civilization-event-bombed = { $you ->
    [player] Вы сбрасываете бомбу: { $region }
   *[other] { $player } сбрасывает бомбу: { $region }
}
civilization-event-final = { who-player }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}

## Картина в терминале

civilization-terminal-turn = Ход { $turn } (не больше { $last }), { $era }
civilization-terminal-first = первый: { $player }
civilization-terminal-critical = критический ресурс: { $resource }
civilization-terminal-ending = игра закончится в этот ход: { $ending }
civilization-terminal-out = { $player }: цивилизация пала
civilization-terminal-player = { $player }: { $gold } золота (+{ $income }), { $technologies ->
    [one] { $technologies } технология
    [few] { $technologies } технологии
   *[other] { $technologies } технологий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
civilization-terminal-orders = Постоянные приказы: { $orders }
civilization-terminal-declared = Будет сражение: { $area } ({ $players })
civilization-terminal-battle = Сражение, { $area }: { $attackers } против { $defenders }
civilization-terminal-shown = Уже открыто: { $units }
civilization-terminal-offer = { $author } → { $partner }: даёт { $gives }, просит { $asks }

## Доводы подсказок

civilization-reason-mixed = брать примерно в { $percent } из ста таких раундов: тогда выбор нельзя предугадать
civilization-reason-room = { $number ->
    [one] { $number } свободный регион в двух шагах
    [few] { $number } свободных региона в двух шагах
   *[many] { $number } свободных регионов в двух шагах
}
civilization-reason-unknown = вы узнаете, что там лежит, ещё до основания деревни
civilization-reason-towards = рядом окажется чужое поселение: { $region }, размер { $size }
civilization-reason-land-here = там свободная земля для деревни
civilization-reason-land = { $steps ->
    [one] свободная земля для деревни в { $steps } шаге: { $region }
    [few] свободная земля для деревни в { $steps } шагах: { $region }
   *[many] свободная земля для деревни в { $steps } шагах: { $region }
}
civilization-reason-undefended = поселение никто не защищает: { $region }, размер { $size }
civilization-reason-prize = шанс выиграть сражение ({ $region }, размер поселения { $size }) — около { $percent } %
civilization-reason-chance = шанс выиграть сражение — около { $percent } %
civilization-reason-guard = { $units ->
    [one] { $region }: сюда может прийти { $units } чужой юнит; вы удержите поселение с шансом { $after } % вместо { $before } %
    [few] { $region }: сюда могут прийти { $units } чужих юнита; вы удержите поселение с шансом { $after } % вместо { $before } %
   *[many] { $region }: сюда могут прийти { $units } чужих юнитов; вы удержите поселение с шансом { $after } % вместо { $before } %
}
civilization-reason-strike = { $region }: в следующий ход вы захватите поселение с шансом около { $after } % вместо { $before } %, если там ничего не изменится
civilization-reason-points = { $points ->
    [one] сразу { $points } очко
    [few] сразу { $points } очка
   *[many] сразу { $points } очков
}
civilization-reason-income = на { $gold } золота больше каждый ход
civilization-reason-moment = { $missing ->
    [1] ключевой момент «{ $moment }»: не хватает только этого юнита
    [few] ключевой момент «{ $moment }»: не хватает { $missing } юнитов, считая этот
   *[many] ключевой момент «{ $moment }»: не хватает { $missing } юнитов, считая этот
}
civilization-reason-moment-gold = ключевой момент «{ $moment }»: со следующим доходом у вас будет { $gold } золота
civilization-reason-saving = со следующим доходом хватит { $gold } золота на технологию
civilization-reason-no-deal = нет обмена карточками ресурсов, который был бы выгоден и вам, и другому игроку
civilization-reason-deal = сделка стоит около { $own } золота для вас и { $theirs } для другого игрока
civilization-reason-avoid = без сражения, в котором шанс победить — около { $percent } %
civilization-reason-no-threat = в следующий ход ни одна чужая армия не дойдёт до ваших поселений
civilization-reason-stay = ваши юниты остаются в поселениях, куда в следующий ход могут прийти другие: { $held } из { $threatened }
civilization-reason-kept = { $gold } золота останется на следующий ход
civilization-reason-royalty = другие будут платить вам по { $gold } золота за каждый юнит или улучшение, которым она нужна
civilization-reason-village = деревня приносит 1 очко, если основать её не помешает маркер, которого вы не видели
civilization-reason-stands = { $n ->
    [one] тогда там будет стоять { $n } ваша армия
    [few] тогда там будут стоять { $n } ваши армии
   *[many] тогда там будут стоять { $n } ваших армий
}
civilization-reason-order = постоянный приказ: вас не будут спрашивать каждый раз
civilization-reason-shores = { $sea }: на берегах { $n ->
    [one] { $n } ничей регион
    [few] { $n } ничьих региона
   *[many] { $n } ничьих регионов
}
civilization-reason-other-deal = другая сделка с этим игроком принесла бы вам около { $own } золота, а ему — { $theirs }
civilization-reason-own = бой идёт за ваше поселение: { $region }, размер { $size }
civilization-reason-garrison = { $n ->
    [one] { $n } ваша армия остаётся на месте: { $region }
    [few] { $n } ваши армии остаются на месте: { $region }
   *[many] { $n } ваших армий остаются на месте: { $region }
}
civilization-reason-spared = бережёт ту фигуру, которая ещё может пройти { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
civilization-reason-further = после этого фигура может пройти ещё { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}

## Подписи простого стола

civilization-field-aboard = На борту
civilization-field-area = Область
civilization-field-asks = Просит
civilization-field-assigned = Распределено
civilization-field-attack = Атака
civilization-field-attacker = Нападающий
civilization-field-attacks = Нападает
civilization-field-author = От кого
civilization-field-available = Можно изучить
civilization-field-battle = Битва
civilization-field-battle_order = Приказ на случай битвы
civilization-field-beats = Побеждает
civilization-field-color = Цвет
civilization-field-count = Сколько
civilization-field-critical_bonus = Золото, если ресурс станет критическим
civilization-field-critical_chances = Шансы стать критическим (из 36)
civilization-field-critical_resource = Критический ресурс
civilization-field-declared = Объявленные битвы
civilization-field-defence = Защита
civilization-field-defender = Защитник
civilization-field-dice = Кубики
civilization-field-drafts = Готовящиеся предложения
civilization-field-end = Куда
civilization-field-era = Эра
civilization-field-face_down = Лежит рубашкой вверх
civilization-field-first_player = Первый игрок
civilization-field-forces = Силы
civilization-field-gives = Отдаёт
civilization-field-grown = Выросло в этот ход
civilization-field-happy = Счастливо
civilization-field-improvements = Улучшения
civilization-field-in_play = В игре
civilization-field-income = Доход
civilization-field-kind = Вид
civilization-field-least = Не меньше
civilization-field-length = Длительность
civilization-field-marker = Жетон
civilization-field-markers_gone = Жетоны вне игры
civilization-field-moment = Ключевой момент, который можно объявить
civilization-field-moments = Ключевые моменты
civilization-field-moved_in = Куда вошли
civilization-field-mover = Кто двигался
civilization-field-name = Название
civilization-field-next_technology = Цена следующей технологии
civilization-field-offers = Предложения
civilization-field-offers_left = Осталось предложений
civilization-field-out = Вне игры
civilization-field-owner = Владелец
civilization-field-partner = Партнёр
civilization-field-partners = Партнёры
civilization-field-phase = Фаза
civilization-field-piece = Фигура
civilization-field-pieces = Фигуры
civilization-field-placed = Куплено здесь в этот ход
civilization-field-players = Игроки
civilization-field-points = Осталось движения
civilization-field-price = Цена
civilization-field-productive = Продуктивно
civilization-field-progress = Продвижение
civilization-field-ready = Готовы
civilization-field-region = Регион
civilization-field-regions = Регионы
civilization-field-resources = Ресурсы
civilization-field-rules = Правила
civilization-field-science = Наука
civilization-field-score = Счёт
civilization-field-seen_by = Кто видел
civilization-field-settlement = Поселение
civilization-field-size = Размер
civilization-field-source = Источник
civilization-field-start = Откуда
civilization-field-step = Перемещение
civilization-field-superiority = Превосходство
civilization-field-technologies = Технологии
civilization-field-technologies_by_era = Технологии по эрам
civilization-field-technologies_left = Осталось технологий
civilization-field-training = Подготовка
civilization-field-turn = Ход
civilization-field-unit = Юнит
civilization-field-wonder_order = Приказ на случай чуда света
civilization-field-working_wonders = Действующие чудеса света
civilization-field-adds_dice = Добавляет кубики
civilization-field-aircraft = Авиация
civilization-field-category = Род войск
civilization-field-continent = Материк
civilization-field-cost = Стоимость
civilization-field-counted = Что считается
civilization-field-critical = Критический ресурс
civilization-field-icons = Значки
civilization-field-key_discovery = Ключевое открытие
civilization-field-land = Соседи по суше
civilization-field-largest = Наибольшее поселение
civilization-field-levels = Уровни
civilization-field-modifier = плюс
civilization-field-monopolies = Монополии
civilization-field-moves = Движение
civilization-field-requires = Требует
civilization-field-seas = Моря
civilization-field-settlement_size = Размер поселений
civilization-field-technology = Технология
civilization-field-to_least = До наименьшего дохода
civilization-field-type = Вид
civilization-africa = Африка
civilization-asia = Азия
civilization-europe = Европа
civilization-north_america = Северная Америка
civilization-oceania = Океания
civilization-south_america = Южная Америка
civilization-aircraft = авиация
civilization-fleet = флот
civilization-infantry = пехота
civilization-armies = армии
civilization-fleets = флоты
civilization-event = событие
civilization-resource = ресурс
civilization-terrain = местность
civilization-field-army = Армия
civilization-field-expansion = Расширение
civilization-field-improvement = Улучшение
civilization-field-owner_share = Доля владельца технологии
civilization-field-unhappy = Золото при недовольстве

# Коробка списком: как называются части записей и насколько они точны
civilization-field-sure = Достоверность
civilization-field-name_sure = Достоверность названия
civilization-field-count_sure = Достоверность числа
civilization-field-technology_sure = Достоверность технологии
civilization-field-doubtful = Под вопросом
civilization-field-markers = Маркеры
civilization-field-figures = Фигурки
civilization-field-wonders = Чудеса света
civilization-field-city_cards = Карты городов
civilization-field-key_moments = Ключевые моменты
civilization-field-sums = Суммы золота
civilization-field-prices = Цены
civilization-field-trade_ranges = Дальность торговли
civilization-rulebook = из правил
civilization-one_source = из одного источника
civilization-two_sources = из двух источников
civilization-reconstructed = наша реконструкция
civilization-settlements = поселения
civilization-plain = без ресурса
civilization-start = в начале
civilization-happy = для счастья
civilization-productive = для производства
