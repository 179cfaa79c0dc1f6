### Алтэя: Рассвет цивилизации: все слова, которые читают за этим столом. Неофициальный текст.
### $player, $rival, $card, $achievement, $region, $origin, $target, $resource, $gain и подобные приходят готовым текстом на языке
### читающего; остальное — числа. На поле нет названий: регионы обозначены буквой и числом.

altay = Алтэя: Рассвет цивилизации
altay-about = Возглавьте один из четырёх древних народов. Вы собираете колоду карт действий, добываете еду, дерево, металл, камень и культуру, основываете поселения на общей карте, завоёвываете нейтральные регионы и нападаете на соперников, а они сдаются или сражаются; исход решают технологии и чудеса. Для 2–4 игроков, около полутора часов. Цены, очки, символы и карта известны из нескольких источников, а текст примерно половины карт — из одного. Только наши — предложенные стартовые регионы, место жетонов победных очков при игре вдвоём и втроём и большинство русских названий карт; такие данные хранятся отдельно, чтобы настоящие могли их заменить.

## Настройки

altay-option-trade = Торговля: неиспользованные ресурсы превращаются в монеты, за пять монет можно купить ресурс
altay-option-limited_supply = Ресурсы могут закончиться (по 16 каждого)
altay-option-suggested_starts = Начинать в предложенных регионах (для первой партии; регионы предложили мы)
altay-option-whole_map = Играть вдвоём и втроём на всём поле

## Карты действий

altay-hunter = Охотник
altay-warrior = Воин
altay-village = Деревня
altay-colonist = Колонист
altay-digger = Землекоп
altay-loremaster = Хранитель преданий
altay-shaman = Шаман
altay-craftsman_wood = Ремесленник (дерево)
altay-craftsman_stone = Ремесленник (камень)
altay-spellweaver = Плетельщик чар
altay-farmer = Земледелец
altay-lumberjack = Лесоруб
altay-miner = Рудокоп
altay-stonecutter = Каменотёс
altay-scholar = Учёный
altay-merchant = Торговец
altay-merchant_1 = Торговец (1 ПО)
altay-cavalry = Конник
altay-cavalry_1 = Конник (1 ПО)
altay-town = Малый город
altay-town_1 = Малый город (1 ПО)
altay-worker = Работник
altay-worker_1 = Работник (1 ПО)
altay-chariot = Колесничий
altay-chariot_1 = Колесничий (1 ПО)
altay-chariot_2 = Колесничий (2 ПО)
altay-city = Крупный город
altay-city_1 = Крупный город (1 ПО)
altay-city_2 = Крупный город (2 ПО)

## Достижения: технологии уровней 1 и 2, затем чудеса

altay-engineering = Инженерное дело
altay-masonry = Каменная кладка
altay-mathematics = Математика
altay-strategy = Стратегия
altay-writing = Письменность
altay-commerce = Коммерция
altay-government = Государственность
altay-leadership = Лидерство
altay-philosophy = Философия
altay-religion = Религия
altay-academy = Академия
altay-amphitheatre = Амфитеатр
altay-aqueducts = Акведуки
altay-ark = Ковчег
altay-colossus = Колосс
altay-great_wall = Великая стена
altay-highways = Большие дороги
altay-mausoleum = Мавзолей
altay-siege_engines = Осадные орудия
altay-triumphal_arch = Триумфальная арка

## Народы

altay-earthfolk = Рождённые в Недрах
altay-elvenfolk = Взращённые Чащей
altay-firefolk = Закалённые Пламенем
altay-smallfolk = Ведомые Волнами

## Регионы, ландшафты, маркеры

altay-F1 = F1 (пашни)
altay-F2 = F2 (пашни)
altay-F3 = F3 (пашни)
altay-F4 = F4 (пашни)
altay-F5 = F5 (пашни)
altay-F6 = F6 (пашни)
altay-W1 = W1 (лес)
altay-W2 = W2 (лес)
altay-W3 = W3 (лес)
altay-W4 = W4 (лес)
altay-W5 = W5 (лес)
altay-W6 = W6 (лес)
altay-H1 = H1 (шахты)
altay-H2 = H2 (шахты)
altay-H3 = H3 (шахты)
altay-H4 = H4 (шахты)
altay-H5 = H5 (шахты)
altay-H6 = H6 (шахты)
altay-M1 = M1 (горы)
altay-M2 = M2 (горы)
altay-M3 = M3 (горы)
altay-M4 = M4 (горы)
altay-M5 = M5 (горы)
altay-farmland = пашни
altay-forest = леса
altay-mine = шахты
altay-mountain = горы
altay-c1 = маркер 1
altay-c2_food = маркер 2 (еда)
altay-c2_wood = маркер 2 (дерево)
altay-c2_metal = маркер 2 (металл)
altay-c2_stone = маркер 2 (камень)
altay-c3_wood = маркер 3 (дерево)
altay-c3_metal = маркер 3 (металл)
altay-c3_stone = маркер 3 (камень)

## Ресурсы и прочее

altay-food = еда
altay-wood = дерево
altay-metal = металл
altay-stone = камень
altay-culture = культура
altay-raw = сырьё
altay-any = любой ресурс
altay-coins = монеты
altay-hand = карты в руке
altay-settlements = поселения в запасе
altay-regions = регионы
altay-markers = маркеры завоевания
altay-captured = захваченные поселения
altay-attack = атака
altay-nothing = ничего
# $n, «произвести 1 еду»
altay-count-food = { $n ->
    [one] { $n } еду
   *[other] { $n } еды
}
altay-count-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
altay-count-metal = { $n ->
    [one] { $n } металл
   *[other] { $n } металла
}
altay-count-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
altay-count-culture = { $n ->
    [one] { $n } культуру
   *[other] { $n } культуры
}
altay-count-raw = { $n ->
    [one] { $n } любое сырьё
   *[other] { $n } любого сырья
}
# $n, «у вас есть: 1 еда»
altay-have-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
altay-have-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
altay-have-metal = { $n ->
    [one] { $n } металл
   *[other] { $n } металла
}
altay-have-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
altay-have-culture = { $n ->
    [one] { $n } культура
   *[other] { $n } культуры
}
altay-have-raw = { $n ->
    [one] { $n } сырьё
   *[other] { $n } сырья
}
altay-count-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
altay-count-coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
altay-count-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
altay-count-settlements = { $n ->
    [one] { $n } поселение
    [few] { $n } поселения
   *[other] { $n } поселений
}
altay-price-food = еда
altay-price-wood = дерево
altay-price-metal = металл
altay-price-stone = камень
altay-price-culture = культура
altay-price-coins = монеты

## Когда действуют эффекты

altay-permanent = постоянно
altay-once_per_turn = раз в ход
altay-end_of_turn = в конце хода
altay-instant = мгновенно
altay-end_of_game = в конце игры

## Лист подсчёта очков

altay-score-achievements = Достижения
altay-score-action_cards = Карты действий
altay-score-regions = Регионы
altay-score-captured = Захваченные поселения
altay-score-markers = Маркеры завоевания

## Что делают карты и достижения

altay-effect-produce = произвести { $gain }
altay-effect-use_region = использовать регион ({ $terrain }): произвести { $gain }
altay-effect-fill_card = использовать регион ({ $terrain }): заполнить свою карту «{ $card }»
altay-effect-draw_cards = взять { altay-count-cards }
altay-effect-convert_marker = преобразовать маркер завоевания: произвести { $gain }
altay-effect-combat = атака { $attack } или защита { $defense }
altay-effect-collect = собрать { $places }: построить { altay-count-settlements }
altay-effect-store = запасти { $places } на следующие ходы
altay-effect-trash_and_draw = раз в ход: выбросить из руки { altay-count-cards } и взять столько же
altay-effect-discard_and_draw = раз в ход: сбросить из руки { altay-count-cards } и взять столько же
altay-effect-build_more = мгновенно: построить ещё { altay-count-settlements }
altay-effect-attack_bonus = постоянно: атака +{ $n }
altay-effect-defense_bonus = постоянно: защита +{ $n }, если вы сражаетесь
altay-effect-keep_card = в конце хода: сохранить неразыгранную карту на потом (не больше { $n })
altay-effect-larger_hand = в конце хода: взять на { altay-count-cards } больше
altay-effect-exchange = раз в ход: потратить ресурс и взять любой другой (всего { $n })
altay-effect-produce_once = раз в ход: произвести { $gain }
altay-effect-move_settlement = раз в ход: перенести { altay-count-settlements } в смежный регион, свободный или ваш
altay-effect-points_per_technologies = 1 ПО за каждую вашу технологию
altay-effect-points_per_action_cards = 1 ПО за каждые { $every } ваши карты действий
altay-effect-points_per_crowded_regions = 1 ПО за каждый ваш регион с двумя и более поселениями
altay-effect-points_per_lone_regions = 1 ПО за каждый ваш регион с одним поселением
altay-effect-points_per_cards_with_points = 1 ПО за каждую вашу карту действий, на которой есть ПО
altay-effect-points_per_border_regions = 1 ПО за каждый ваш регион, смежный с регионом соперника
altay-effect-points_per_same_terrain = 1 ПО за каждый ваш регион одного ландшафта на выбор
altay-effect-points_per_starting_cards = 1 ПО за каждые { $every } ваши стартовые карты
altay-effect-points_per_captured = 1 ПО за каждое захваченное поселение
altay-effect-points_per_markers = { $base } ПО и ещё 1 ПО за каждые { $every } ваших маркера завоевания

## Что спрашивают

altay-ask-people = Выберите народ.
altay-ask-start = Выберите пашни, с которых начнёте.
altay-ask-turn = Ваш ход: разыгрывайте карты, используйте ресурсы, затем завершите ход.
altay-ask-place = { $n ->
    [one] Разместите поселение.
    [few] Разместите поселение (осталось { $n }).
   *[other] Разместите поселение (осталось { $n }).
}
altay-ask-attack = Вы атакуете регион { $target } с силой { $strength }; там соперник { $rival }: { $standing ->
    [one] { $standing } поселение
    [few] { $standing } поселения
   *[other] { $standing } поселений
}. Разыграйте ещё карты или нанесите удар.
altay-ask-attack-neutral = Вы атакуете регион { $target } с силой { $strength }; нужно больше { $difficulty }. Разыграйте ещё карты.
altay-ask-defend = { $rival } атакует регион { $target } с силой { $attack }; ваша сила { $defense }. Сдаться (и обновить до { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}) или сражаться?
altay-ask-defend-more = { $rival } атакует регион { $target } с силой { $attack }; ваша сила { $defense }. Разыграйте ещё карты или завершите битву.
altay-ask-yield = Вы сдались. Можно сбросить до { $n ->
    [one] { $n } карты
   *[other] { $n } карт
} и взять столько же.

## Что можно сделать

altay-do-people = Возглавить народ: { $people }
altay-do-place = Разместить поселение: { $region }
altay-do-place-start = Начать здесь: { $region }
altay-do-play = { $card }: произвести { $gain }
altay-do-play-region = { $card }: использовать регион ({ $terrain }), произвести { $gain }
altay-do-play-fill = { $card }: использовать регион ({ $terrain }) и заполнить карту «{ $filled }»
altay-do-play-draw = { $card }: взять { altay-count-cards }
altay-do-play-convert = { $card }: преобразовать маркер, произвести { $gain }
altay-do-play-collect = { $card }: выложить, чтобы собирать на ней ресурсы
altay-do-play-store = { $card }: выложить, чтобы запасать на ней ресурсы
altay-do-put = Положить { $gain } на карту «{ $card }»
altay-do-use = Использовать { $gain } с карты «{ $card }»
altay-do-buy = Купить «{ $card }» за { $cost }
altay-do-start = Начать «{ $card }», положив { $gain }
altay-do-drop = Отказаться от технологии в работе
altay-do-trash = { altay-engineering }: выбросить «{ $card }» и взять карту
altay-do-swap = { altay-mathematics }: сбросить «{ $card }» и взять карту
altay-do-exchange = { altay-commerce }: { $given } → { $taken }
altay-do-ponder = { altay-philosophy }: получить культуру
altay-do-move = { altay-religion }: перенести поселение из { $origin } в { $target }
altay-do-trade = Купить ресурс ({ $resource }) за { $coins } монет
altay-do-attack = Атаковать { $target } из { $origin }: «{ $card }»
altay-do-attack-rival = Атаковать { $target } из { $origin } (соперник { $rival }): «{ $card }»
altay-do-commit = Добавить «{ $card }»
altay-do-strike = Нанести удар
altay-do-yield = Сдаться
altay-do-stand = Сражаться тем, что есть
altay-do-defend = Сражаться, разыграв «{ $card }»
altay-do-discard = Сбросить «{ $card }»
altay-do-done = Больше ничего не сбрасывать
altay-do-keep = Завершить ход, сохранив «{ $card }»
altay-do-end = Завершить ход

## Пояснения к действиям

altay-note-cards = { $card } × { $n }
altay-note-neutral = сила { $strength }, нужно больше { $difficulty }
altay-note-rival = сила { $strength } против { $standing ->
    [one] { $standing } поселения
   *[other] { $standing } поселений
} и карт соперника

## Что произошло

altay-event-first = { $you ->
    [player] Вы начинаете игру
   *[other] { $player } начинает игру
}
altay-event-people = { $you ->
    [player] Вы возглавляете народ: { $people }
   *[other] { $player } возглавляет народ: { $people }
}
altay-event-secret = Ваше тайное чудо: { $achievement }
altay-event-turn = Раунд { $round }: ходит { $player }
altay-event-quiet = { $n ->
    [1] Игра закончится с этим раундом, последним из { $most } тихих подряд, если никто не разместит и не захватит поселение, не купит карту, не возьмёт маркер и не завершит достижение
    [one] Игра закончится ещё через { $n } тихий раунд ({ $most } подряд), если никто не разместит и не захватит поселение, не купит карту, не возьмёт маркер и не завершит достижение
    [few] Игра закончится ещё через { $n } тихих раунда ({ $most } подряд), если никто не разместит и не захватит поселение, не купит карту, не возьмёт маркер и не завершит достижение
   *[many] Игра закончится ещё через { $n } тихих раундов ({ $most } подряд), если никто не разместит и не захватит поселение, не купит карту, не возьмёт маркер и не завершит достижение
}
altay-event-settled = { $you ->
    [player] Вы размещаете поселение: { $region }
   *[other] { $player } размещает поселение: { $region }
}
altay-event-lost = { $you ->
    [player] Вы не находите места для поселения, и оно потеряно
   *[other] { $player } не находит места для поселения, и оно потеряно
}
altay-event-drew = { $you ->
    [player] Вы берёте { altay-count-cards }
   *[other] { $player } берёт { altay-count-cards }
}
altay-event-drew-one = { $you ->
    [player] Вы берёте карту
   *[other] { $player } берёт карту
}
altay-event-drew-one-known = { $you ->
    [player] Вы берёте карту «{ $card }»
   *[other] { $player } берёт карту «{ $card }»
}
altay-event-shuffled = { $you ->
    [player] Вы перемешиваете стопку сброса в новую колоду
   *[other] { $player } перемешивает стопку сброса в новую колоду
}
altay-event-discarded = { $you ->
    [player] Вы сбрасываете «{ $card }»
   *[other] { $player } сбрасывает «{ $card }»
}
altay-event-discarded-hand = { $you ->
    [player] Вы сбрасываете остаток руки: { altay-count-cards }
   *[other] { $player } сбрасывает остаток руки: { altay-count-cards }
}
altay-event-trashed = { $you ->
    [player] Вы выбрасываете «{ $card }» из игры
   *[other] { $player } выбрасывает «{ $card }» из игры
}
altay-event-laid = { $you ->
    [player] Вы выкладываете «{ $card }»
   *[other] { $player } выкладывает «{ $card }»
}
altay-event-put = { $you ->
    [player] Вы кладёте ресурс ({ $resource }, { $n }) на карту «{ $card }»
   *[other] { $player } кладёт ресурс ({ $resource }, { $n }) на карту «{ $card }»
}
altay-event-built = { $you ->
    [player] Вы строите с картой «{ $card }»: { altay-count-settlements }
   *[other] { $player } строит с картой «{ $card }»: { altay-count-settlements }
}
altay-event-used-store = { $you ->
    [player] Вы используете запас ({ $resource }, { $n }) с карты «{ $card }»
   *[other] { $player } использует запас ({ $resource }, { $n }) с карты «{ $card }»
}
altay-event-played = { $you ->
    [player] Вы разыгрываете «{ $card }»
   *[other] { $player } разыгрывает «{ $card }»
}
altay-event-produced = { $you ->
    [player] Вы производите с картой «{ $card }»: { $resource }, { $n }
   *[other] { $player } производит с картой «{ $card }»: { $resource }, { $n }
}
altay-event-converted = { $you ->
    [player] Вы преобразуете маркер с картой «{ $card }»: { $resource }, { $n }
   *[other] { $player } преобразует маркер с картой «{ $card }»: { $resource }, { $n }
}
altay-event-used-region = { $you ->
    [player] Вы используете регион { $region }
   *[other] { $player } использует регион { $region }
}
altay-event-filled = { $you ->
    [player] Вы разыгрываете «{ $card }» и, используя регион { $region }, заполняете карту «{ $filled }»
   *[other] { $player } разыгрывает «{ $card }» и, используя регион { $region }, заполняет карту «{ $filled }»
}
altay-event-bought = { $you ->
    [player] Вы покупаете «{ $card }»
   *[other] { $player } покупает «{ $card }»
}
altay-event-started = { $you ->
    [player] Вы начинаете работу: «{ $achievement }»
   *[other] { $player } начинает работу: «{ $achievement }»
}
altay-event-revealed = { $you ->
    [player] Вы раскрываете тайное чудо и начинаете работу: «{ $achievement }»
   *[other] { $player } раскрывает тайное чудо и начинает работу: «{ $achievement }»
}
altay-event-opened = На рынке открывается достижение «{ $achievement }»
altay-event-finished = { $you ->
    [player] Вы завершаете «{ $achievement }»
   *[other] { $player } завершает «{ $achievement }»
}
altay-event-dropped = { $you ->
    [player] Вы отказываетесь от технологии «{ $achievement }»
   *[other] { $player } отказывается от технологии «{ $achievement }»
}
altay-event-exchanged = { $you ->
    [player] Вы обмениваете: { $given } → { $taken }
   *[other] { $player } обменивает: { $given } → { $taken }
}
altay-event-moved = { $you ->
    [player] Вы переносите поселение из { $origin } в { $target }
   *[other] { $player } переносит поселение из { $origin } в { $target }
}
altay-event-attacked = { $you ->
    [player] Вы нападаете на соперника ({ $rival }): из { $origin } в { $target }
    [rival] { $player } нападает на вас: из { $origin } в { $target }
   *[other] { $player } нападает на соперника ({ $rival }): из { $origin } в { $target }
}
altay-event-attacked-neutral = { $you ->
    [player] Вы атакуете { $target } из { $origin }
   *[other] { $player } атакует { $target } из { $origin }
}
altay-event-committed = { $you ->
    [player] Вы разыгрываете в атаке «{ $card }»
   *[other] { $player } разыгрывает в атаке «{ $card }»
}
altay-event-conquered = { $you ->
    [player] Вы завоёвываете { $region }: { $marker }
   *[other] { $player } завоёвывает { $region }: { $marker }
}
altay-event-gained = { $you ->
    [player] Вы получаете с маркера: { $resource }, { $n }
   *[other] { $player } получает с маркера: { $resource }, { $n }
}
altay-event-yielded = { $you ->
    [player] Вы сдаётесь (атаковал игрок { $rival })
   *[other] { $player } сдаётся (атаковал игрок { $rival })
}
altay-event-defended = { $you ->
    [player] Вы разыгрываете в защите «{ $card }»
   *[other] { $player } разыгрывает в защите «{ $card }»
}
altay-event-fought = { $you ->
    [player] Вы сражаетесь с соперником ({ $rival }): атака { $attack }, защита { $defense }
    [rival] { $player } сражается с вами: атака { $attack }, защита { $defense }
   *[other] { $player } сражается с соперником ({ $rival }): атака { $attack }, защита { $defense }
}
altay-event-drawn-battle = Силы равны: ни { $player }, ни { $rival } ничего не теряет
altay-event-captured = { $you ->
    [player] Вы захватываете поселение соперника ({ $rival }): { $region }
    [rival] { $player } захватывает ваше поселение: { $region }
   *[other] { $player } захватывает поселение соперника ({ $rival }): { $region }
}
altay-event-kept = { $you ->
    [player] Вы сохраняете «{ $card }» на потом
   *[other] { $player } сохраняет «{ $card }» на потом
}
altay-event-traded = { $you ->
    [player] Вы покупаете ресурс ({ $resource }) за { $coins } монет
   *[other] { $player } покупает ресурс ({ $resource }) за { $coins } монет
}
altay-event-sold = { $you ->
    [player] Вы возвращаете
   *[other] { $player } возвращает
} { $n ->
    [one] { $n } неиспользованный ресурс
    [few] { $n } неиспользованных ресурса
   *[other] { $n } неиспользованных ресурсов
} и { $you ->
    [player] получаете
   *[other] получает
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
altay-event-wasted = { $you ->
    [player] Вы возвращаете
   *[other] { $player } возвращает
} { $n ->
    [one] { $n } неиспользованный ресурс
    [few] { $n } неиспользованных ресурса
   *[other] { $n } неиспользованных ресурсов
}
altay-event-final = { who-player }: { $points } ПО

## Почему этот ход: факты к подсказке

altay-why-people = производят ресурсы карты: { $producers } из 10; символов атаки: { $symbols }
altay-why-start = нейтральных соседей: { $regions }, из них сложности 1: { $n }
altay-why-brings = даёт в этот ход: { $gain }
altay-why-points = сразу приносит { $n } ПО
altay-why-points-lost = стоит { $n } ПО
altay-why-stronger = поселений в регионе { $region } станет { $n }, и взять его будет труднее
altay-why-terrain = местность «{ $terrain }» пригодится вашим картам: { $cards }
altay-why-collects = когда всё соберётся, построит { altay-count-settlements }
altay-why-stores = может сохранить до следующих ходов { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
altay-why-nothing-to-store = сейчас на карту «{ $card }» нечего положить
altay-why-draws = { $n ->
    [one] придёт одна из { $n } карты, которых ещё не было
   *[many] придёт одна из { $n } карт, которых ещё не было
}
altay-why-draws-shuffled = колода кончилась: { $n ->
    [1] придёт единственная карта сброса
    [one] придёт одна из { $n } карты сброса, его перемешают
   *[many] придёт одна из { $n } карт сброса, его перемешают
}
altay-why-nearer = на карте «{ $card }» не хватит уже только { $n ->
    [one] { $n } ресурса
   *[many] { $n } ресурсов
}
altay-why-builds = всё собрано: вы ставите { altay-count-settlements }
altay-why-stored = на карте «{ $card }» { $n ->
    [one] будет ждать { $n } ресурс
    [few] будут ждать { $n } ресурса
   *[many] будут ждать { $n } ресурсов
}
altay-why-effect = сразу завершено: { $words }
altay-why-wonder = сразу завершено: «{ $card }» сейчас приносит { $n } ПО
altay-why-secret = ваше тайное чудо: ещё { $n } ПО
altay-why-would-give = когда будет завершено: { $words }
altay-why-would-score = будь оно завершено сейчас, принесло бы { $n } ПО
altay-why-would-build = после завершения вы поставите и поселение
altay-why-card = что умеет карта: { $words }
altay-why-thinner = «{ $card }» больше не придёт: карт остаётся { $n }, и лучшие приходят чаще
altay-why-kept = «{ $card }» можно разыграть в следующий ход или в защите
altay-why-new-hand = придёт новая рука
altay-why-all-played = разыгрывать и тратить больше нечего
altay-why-unused = не использовано и пропадёт: { $gain }
altay-why-unused-coins = не использовано и станет монетами ({ $n }): { $gain }
altay-why-hand-stays = рука остаётся прежней, карт в ней: { $n }
altay-why-conquers = { $region } взят: { $n } из 3 единиц сложности, что дают 1 ПО, и рядом свободная земля
altay-why-still = { $region } падёт, если добавить символов атаки: { $n }, и они у вас есть
altay-why-odds = сейчас в { $n } % возможных рук { $rival } не удержит { $region }
altay-why-risk = в { $n } % возможных рук { $rival } может победить и забрать поселение
altay-why-repels = { $defense } против { $attack }: вы побеждаете и забираете поселение соперника ({ $rival })
altay-why-holds = { $attack } против { $attack }: никто ничего не теряет
altay-why-can-hold = всех ваших карт хватит на { $most } против { $attack }: регион можно удержать
altay-why-falls = { $defense } против { $attack }: вы теряете поселение
altay-why-hopeless = всех ваших карт хватило бы только на { $most } против { $attack }
altay-why-renews = { $n ->
    [0] рука остаётся прежней
    [one] можно обновить { $n } карту
   *[many] можно обновить до { $n } карт
}
altay-why-loses = поселение в регионе { $region } потеряно

## Почему нельзя

altay-no-people = Народ уже выбран: { $people }.
altay-no-region-out = Регион { $region } не участвует в игре при таком числе игроков.
altay-no-start-terrain = { $region } — не пашни: начинают с пашен.
altay-no-start-taken = В регионе { $region } уже кто-то начинает.
altay-no-start-suggested = Региона { $region } нет среди предложенных.
altay-no-place-marker = В регионе { $region } лежит маркер завоевания: сначала возьмите его в битве.
altay-no-place-rival = Регион { $region } занят соперником.
altay-no-place-full = Регион { $region } заполнен: не больше { $most } поселений.
altay-no-place-far = Регион { $region } не граничит ни с одним вашим.
altay-no-card-in-hand = Карты «{ $card }» нет у вас в руке.
altay-no-strike-neutral = Атаке не хватает ещё { $n ->
    [one] { $n } символа
   *[other] { $n } символов
}.
altay-no-yield-late = Вы уже сражаетесь: сдаваться поздно.
altay-no-laid-twice = Карта с таким названием уже лежит перед вами: «{ $card }».
altay-no-cards-to-draw = И колода, и стопка сброса пусты.
altay-no-marker = У вас нет маркера завоевания, который ещё не преобразован.
altay-no-fill = Для карты «{ $card }» нужна выложенная перед вами карта «{ $filled }».
altay-no-region = Для карты «{ $card }» нужен ваш регион: { $terrain }.
altay-no-region-left = Для карты «{ $card }» нужен ваш регион, не использованный в этот ход: { $terrain }.
altay-no-supply = В запасе этого нет. Нужно: { $gain }.
altay-no-laid = Карта «{ $card }» не лежит перед вами.
altay-no-in-work = Вы не работаете над достижением «{ $card }».
altay-no-all = Сейчас на карту «{ $card }» помещается меньше двух ресурсов, или нужно выбрать, какие.
altay-no-room = На карте «{ $card }» нет места для ресурса: { $resource }.
altay-no-resource = Для карты «{ $card }» у вас нет ресурса: { $resource }.
altay-no-stored = На карте «{ $card }» ничего не запасено.
altay-no-stored-today = Положенное на карту «{ $card }» в этот ход — для следующих ходов.
altay-no-technology = Нужна завершённая технология: «{ $card }».
altay-no-kept = Одна карта уже сохранена: «{ $card }».
altay-no-pile = На рынке больше нет карт «{ $card }».
altay-no-buy-twice = В этот ход вы уже купили «{ $card }»: за ход — одну карту каждого вида.
altay-no-price = «{ $card }» стоит { $cost }. У вас: { $have }.
altay-no-unique = Вы уже завершили «{ $card }».
altay-no-two-works = Вы работаете над «{ $card }»: одновременно — только над одним достижением.
altay-no-open = Достижения «{ $card }» нет на рынке.
altay-no-pyramid = «{ $card }» — достижение уровня { $level }: сначала нужно больше завершённых достижений уровня { $below }.
altay-no-work = Вы ни над чем не работаете.
altay-no-drop-wonder = От работы над чудом («{ $card }») отказаться нельзя.
altay-no-trade = Эта партия идёт без торговли.
altay-no-coins = Ресурс стоит { $price } монет, а у вас { $have }.
altay-no-once = «{ $card }» в этот ход уже применяли.
altay-no-own-region = В регионе { $region } нет вашего поселения.
altay-no-attack-own = Регион { $region } — ваш.
altay-no-attack-free = Регион { $region } свободен: атаковать там некого.
altay-no-attack-twice = В этот ход вы уже атаковали { $target } из { $origin }.
altay-no-weak = Все ваши карты дают силу { $strength } против региона { $region }, а нужно больше { $difficulty }.

## Этапы

altay-peoples = Выбор народов
altay-starts = Выбор стартовых регионов
altay-play = Ходы
altay-over = Партия окончена

## Подписи простого стола

altay-field-seat = Место
altay-field-phase = Этап
altay-field-round = Раунд
altay-field-first_player = Первый игрок
altay-field-active_player = Ходит
altay-field-last_round = Последний раунд
altay-field-quiet_rounds_left = Раундов до тихого конца
altay-field-trade = Торговля
altay-field-endless_supply = Бесконечный запас
altay-field-supply = Запас
altay-field-bank = Монет в банке
altay-field-regions = Регионы
altay-field-piles = Рынок карт действий
altay-field-levels = Рынок достижений
altay-field-realms = Игроки
altay-field-battle = Битва
altay-field-to_place = Разместить поселений сейчас
altay-field-region = Регион
altay-field-terrain = Ландшафт
altay-field-marker = Маркер
altay-field-difficulty = Сложность
altay-field-owner = Чей
altay-field-settlements = Поселения
altay-field-vp_token = Жетон победных очков
altay-field-used = Использовано в этот ход
altay-field-pile = Колода
altay-field-top = Верхняя карта
altay-field-cards = Карты
altay-field-price = Цена
altay-field-bought = Куплено в этот ход
altay-field-achievement = Достижение
altay-field-copies = Копии
altay-field-level = Уровень
altay-field-open = Открыто
altay-field-deck = Карт в колоде
altay-field-card = Карта
altay-field-holder = Вид
altay-field-resources = Ресурсы
altay-field-usable = Можно использовать
altay-field-settlement = Поселение на карте
altay-field-vp = ПО
altay-field-people = Народ
altay-field-settlements_on_board = Поселений на поле
altay-field-settlements_lost = Потеряно поселений
altay-field-coins = Монеты
altay-field-hand_size = Карт в руке
altay-field-hand = Рука
altay-field-kept = Сохранённая карта
altay-field-unseen = Не видно: колода (у других вместе с рукой)
altay-field-known_hand = Точно в руке
altay-field-discard = Сброс
altay-field-played = Разыграно в этот ход
altay-field-trashed = Выброшено из игры
altay-field-laid = Выложено
altay-field-work = В работе
altay-field-done = Завершено
altay-field-secret = Тайное чудо
altay-field-secret_revealed = Тайна раскрыта
altay-field-markers = Маркеры завоевания
altay-field-converted = Преобразовано маркеров
altay-field-captured = Захваченные поселения
altay-field-vp_cards = Карт с ПО
altay-field-attacker = Атакующий
altay-field-defender = Защитник
altay-field-origin = Откуда
altay-field-target = Цель
altay-field-attack = Атака
altay-field-defense = Защита
altay-field-attack_cards = Карты атаки
altay-field-defense_cards = Карты защиты
altay-field-yielded = Сдача
altay-field-id = Обозначение
altay-field-kind = Вид
altay-field-starting = Стартовая карта
altay-field-sure = Достоверность
altay-field-places = Ячейки
altay-field-timing = Когда
altay-field-color = Цвет
altay-field-label = Подпись
altay-field-outline = Контур
altay-field-players = Игроки
altay-field-neighbours = Соседи
altay-field-a = Одна сторона
altay-field-b = Другая сторона
altay-field-line = Линия
altay-field-resource = Ресурс
altay-field-number = Количество
altay-field-vp_tokens = Жетоны победных очков
altay-field-suggested_starts = Предложенные стартовые регионы
altay-field-regions_out = Регионы вне игры
altay-field-vp_tokens_sure = Достоверность жетонов
altay-field-starts_sure = Достоверность стартовых регионов
altay-field-regions_out_sure = Достоверность регионов вне игры

## В терминале

altay-terminal-round = Раунд { $round }
altay-terminal-last = последний раунд
altay-quiet-left = { $n ->
    [1] последний раунд, если ничего не изменится
    [one] конец через { $n } раунд, если ничего не изменится
    [few] конец через { $n } раунда, если ничего не изменится
   *[many] конец через { $n } раундов, если ничего не изменится
}
altay-terminal-supply = Запас: { $resources }
altay-terminal-market = Рынок
altay-terminal-pile = { $card } × { $n }: { $cost }
altay-terminal-achievements = Уровень { $level }: { $achievements } (взакрытую: { $deck })
altay-terminal-places = { $achievement } [{ $places }]
altay-terminal-neutral = Нейтральные
altay-terminal-free = Свободные
altay-terminal-region-neutral = { $region }: сложность { $difficulty }
altay-terminal-token = 1 ПО
altay-terminal-left = в запасе { altay-count-settlements }
altay-terminal-cards = рука { $hand }, колода { $deck }, сброс { $discard }
altay-terminal-score = { $n } ПО
altay-terminal-lands = Регионы: { $regions }
altay-terminal-laid = Выложено: { $cards }
altay-terminal-work = В работе: { $achievement } ({ $resources })
altay-terminal-done = Завершено: { $achievements }
altay-terminal-secret = Тайное чудо: { $achievement }
altay-terminal-kept = Сохранено: { $card }
altay-terminal-markers = Маркеры: { $markers }
altay-terminal-captured = Захвачено: { $n }
altay-terminal-coins = Монеты: { $n }
altay-terminal-pool = Ресурсы: { $resources }
altay-terminal-hand = Ваша рука
altay-terminal-battle = Битва: { $attacker } атакует { $target } из { $origin }, { $attack } против { $defense }

# Содержимое коробки списком: как называются части записей и насколько они достоверны
altay-field-achievements = Достижения
altay-field-peoples = Народы
altay-field-waters = Воды
altay-field-borders = Границы
altay-field-layouts = Карты местности
altay-field-terrains = Ландшафты
altay-name = название
altay-numbers = числа
altay-effect = эффект
altay-name_ru = русское название
altay-one_source = из одного источника
altay-two_sources = из двух источников
altay-rulebook = из правил
altay-reconstructed = наша реконструкция
altay-own_translation = наш перевод
altay-yellow = жёлтый
altay-green = зелёный
altay-red = красный
altay-blue = синий
altay-land = по суше
altay-river = через реку
altay-strait = через пролив
altay-sea = море
altay-island = остров
altay-S1 = Западное море
altay-S2 = Восточное море
altay-I1 = Западный остров
altay-I2 = Восточный остров
altay-players_2 = На двоих
altay-players_3 = На троих
altay-players_4 = На четверых
