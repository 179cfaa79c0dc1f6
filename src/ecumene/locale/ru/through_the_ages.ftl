### «Сквозь века. Новая история цивилизации». Все слова, которые читают за этим столом. Неофициальный текст поклонников.
### $card, $onto, $player, $rival, $owner, $side и $decision приходят готовым текстом; остальные аргументы — числа.

through_the_ages = Сквозь века
through_the_ages-about = Проведите народ от древности до космической эры. Берите карты из общего ряда, кормите население и давайте ему работу, стройте шахты, храмы и чудеса, исследуйте технологии, призывайте великих лидеров и держите армию, на которую никто не решится напасть. Побеждает тот, у кого к концу последней эпохи больше всего культуры. Для 2–4 игроков, от двух до четырёх часов.
through_the_ages-option-resignation = Можно капитулировать политическим действием
through_the_ages-option-length = Длина игры
through_the_ages-option-length-full = Полная: до конца эпохи III
through_the_ages-option-length-short = Короткая: до конца эпохи II
through_the_ages-option-peaceful = Мирная игра: без агрессий и войн

## Технологии

through_the_ages-agriculture = Земледелие
through_the_ages-irrigation = Ирригация
through_the_ages-selective_breeding = Селекционное животноводство
through_the_ages-mechanized_agriculture = Механизированное земледелие
through_the_ages-bronze = Бронза
through_the_ages-iron = Железо
through_the_ages-coal = Уголь
through_the_ages-oil = Нефть
through_the_ages-philosophy = Философия
through_the_ages-alchemy = Алхимия
through_the_ages-scientific_method = Научный метод
through_the_ages-computers = Компьютеры
through_the_ages-religion = Религия
through_the_ages-theology = Теология
through_the_ages-organized_religion = Организованная религия
through_the_ages-printing_press = Печатный станок
through_the_ages-journalism = Журналистика
through_the_ages-multimedia = Мультимедиа
through_the_ages-drama = Драма
through_the_ages-opera = Опера
through_the_ages-movies = Кино
through_the_ages-bread_and_circuses = Хлеб и зрелища
through_the_ages-team_sports = Командный спорт
through_the_ages-professional_sports = Профессиональный спорт
through_the_ages-warriors = Воины
through_the_ages-swordsmen = Мечники
through_the_ages-riflemen = Стрелки
through_the_ages-modern_infantry = Современная пехота
through_the_ages-knights = Рыцари
through_the_ages-cavalrymen = Кавалеристы
through_the_ages-tanks = Танки
through_the_ages-cannon = Пушки
through_the_ages-rockets = Ракеты
through_the_ages-air_forces = Авиация
through_the_ages-despotism = Деспотия
through_the_ages-monarchy = Монархия
through_the_ages-theocracy = Теократия
through_the_ages-constitutional_monarchy = Конституционная монархия
through_the_ages-republic = Республика
through_the_ages-communism = Коммунизм
through_the_ages-fundamentalism = Фундаментализм
through_the_ages-democracy = Демократия
through_the_ages-code_of_laws = Свод законов
through_the_ages-justice_system = Судебная система
through_the_ages-civil_service = Государственная служба
through_the_ages-warfare = Военное дело
through_the_ages-strategy = Стратегия
through_the_ages-military_theory = Военная теория
through_the_ages-cartography = Картография
through_the_ages-navigation = Навигация
through_the_ages-satellites = Спутники
through_the_ages-masonry = Каменная кладка
through_the_ages-architecture = Зодчество
through_the_ages-engineering = Проектирование

## Чудеса

through_the_ages-pyramids = Пирамиды
through_the_ages-hanging_gardens = Висячие сады
through_the_ages-colossus = Колосс
through_the_ages-library_of_alexandria = Александрийская библиотека
through_the_ages-great_wall = Великая стена
through_the_ages-st_peters_basilica = Собор Святого Петра
through_the_ages-universitas_carolina = Карлов университет
through_the_ages-taj_mahal = Тадж-Махал
through_the_ages-transcontinental_railroad = Трансконтинентальная железная дорога
through_the_ages-eiffel_tower = Эйфелева башня
through_the_ages-kremlin = Кремль
through_the_ages-ocean_liner_service = Океанические пассажирские перевозки
through_the_ages-first_space_flight = Первый полёт в космос
through_the_ages-fast_food_chains = Сеть ресторанов быстрого питания
through_the_ages-internet = Интернет
through_the_ages-hollywood = Голливуд

## Лидеры

through_the_ages-alexander_the_great = Александр Великий
through_the_ages-aristotle = Аристотель
through_the_ages-hammurabi = Хаммурапи
through_the_ages-homer = Гомер
through_the_ages-julius_caesar = Юлий Цезарь
through_the_ages-moses = Моисей
through_the_ages-christopher_columbus = Христофор Колумб
through_the_ages-frederick_barbarossa = Фридрих Барбаросса
through_the_ages-genghis_khan = Чингисхан
through_the_ages-joan_of_arc = Жанна д’Арк
through_the_ages-leonardo_da_vinci = Леонардо да Винчи
through_the_ages-michelangelo = Микеланджело
through_the_ages-isaac_newton = Исаак Ньютон
through_the_ages-james_cook = Джеймс Кук
through_the_ages-js_bach = Иоганн Себастьян Бах
through_the_ages-maximilien_robespierre = Максимилиан Робеспьер
through_the_ages-napoleon_bonaparte = Наполеон Бонапарт
through_the_ages-william_shakespeare = Уильям Шекспир
through_the_ages-albert_einstein = Альберт Эйнштейн
through_the_ages-bill_gates = Билл Гейтс
through_the_ages-charlie_chaplin = Чарли Чаплин
through_the_ages-mahatma_gandhi = Махатма Ганди
through_the_ages-sid_meier = Сид Мейер
through_the_ages-winston_churchill = Уинстон Черчилль

## Карты действий

through_the_ages-rich_land_a = Богатые земли (A)
through_the_ages-rich_land_i = Богатые земли (I)
through_the_ages-rich_land_ii = Богатые земли (II)
through_the_ages-urban_growth_a = Урбанизация (A)
through_the_ages-urban_growth_i = Урбанизация (I)
through_the_ages-urban_growth_ii = Урбанизация (II)
through_the_ages-urban_growth_iii = Урбанизация (III)
through_the_ages-efficient_upgrade_ii = Полезное улучшение (II)
through_the_ages-efficient_upgrade_iii = Полезное улучшение (III)
through_the_ages-engineering_genius_a = Гений инженерии (A)
through_the_ages-engineering_genius_i = Гений инженерии (I)
through_the_ages-engineering_genius_ii = Гений инженерии (II)
through_the_ages-engineering_genius_iii = Гений инженерии (III)
through_the_ages-frugality_a = Экономия (A)
through_the_ages-frugality_i = Экономия (I)
through_the_ages-frugality_ii = Экономия (II)
through_the_ages-breakthrough_i = Прорыв (I)
through_the_ages-breakthrough_ii = Прорыв (II)
through_the_ages-revolutionary_idea_ii = Революционная идея (II)
through_the_ages-revolutionary_idea_iii = Революционная идея (III)
through_the_ages-cultural_heritage_a = Культурное наследие (A)
through_the_ages-cultural_heritage_i = Культурное наследие (I)
through_the_ages-stockpile = Склад
through_the_ages-reserves_i = Резервы (I)
through_the_ages-reserves_ii = Резервы (II)
through_the_ages-reserves_iii = Резервы (III)
through_the_ages-patriotism_a = Патриотизм (A)
through_the_ages-patriotism_i = Патриотизм (I)
through_the_ages-patriotism_ii = Патриотизм (II)
through_the_ages-patriotism_iii = Патриотизм (III)
through_the_ages-wave_of_nationalism = Подъём национализма
through_the_ages-military_build_up = Укрепление военной мощи
through_the_ages-endowment_for_the_arts = Фонд искусства

## Военные карты

through_the_ages-fighting_band = Боевой отряд
through_the_ages-medieval_army = Средневековая армия
through_the_ages-legion = Легион
through_the_ages-phalanx = Фаланга
through_the_ages-heavy_cavalry = Тяжёлая кавалерия
through_the_ages-conquistadors = Конкистадоры
through_the_ages-fortifications = Укрепления
through_the_ages-mobile_artillery = Подвижная артиллерия
through_the_ages-defensive_army = Оборонительная армия
through_the_ages-napoleonic_army = Наполеоновская армия
through_the_ages-classic_army = Классическая армия
through_the_ages-entrenchments = Траншеи
through_the_ages-mechanized_army = Механизированная армия
through_the_ages-shock_troops = Ударные войска
through_the_ages-modern_army = Современная армия
through_the_ages-military_bonus_i = Защита 2 / Колонизация 1
through_the_ages-military_bonus_ii = Защита 4 / Колонизация 2
through_the_ages-military_bonus_iii = Защита 6 / Колонизация 3
through_the_ages-developed_territory_i = Развитая территория (I)
through_the_ages-developed_territory_ii = Развитая территория (II)
through_the_ages-historic_territory_i = Историческая территория (I)
through_the_ages-historic_territory_ii = Историческая территория (II)
through_the_ages-inhabited_territory_i = Населённая территория (I)
through_the_ages-inhabited_territory_ii = Населённая территория (II)
through_the_ages-strategic_territory_i = Стратегическая территория (I)
through_the_ages-strategic_territory_ii = Стратегическая территория (II)
through_the_ages-vast_territory_i = Просторная территория (I)
through_the_ages-vast_territory_ii = Просторная территория (II)
through_the_ages-wealthy_territory_i = Изобильная территория (I)
through_the_ages-wealthy_territory_ii = Изобильная территория (II)
through_the_ages-plunder_i = Агрессия: Разграбление (I)
through_the_ages-plunder_ii = Агрессия: Разграбление (II)
through_the_ages-plunder_iii = Агрессия: Разграбление (III)
through_the_ages-raid_i = Агрессия: Набег (I)
through_the_ages-raid_ii = Агрессия: Набег (II)
through_the_ages-raid_iii = Агрессия: Набег (III)
through_the_ages-enslave = Агрессия: Порабощение
through_the_ages-annex = Агрессия: Аннексия
through_the_ages-infiltrate = Агрессия: Диверсия
through_the_ages-spy = Агрессия: Шпионаж
through_the_ages-armed_intervention = Агрессия: Интервенция
through_the_ages-war_over_territory = Война за территорию
through_the_ages-war_over_technology = Война за технологии
through_the_ages-war_over_culture = Война за культуру
through_the_ages-open_borders_agreement = Соглашение об открытых границах
through_the_ages-trade_routes_agreement = Договор о торговых маршрутах
through_the_ages-acceptance_of_supremacy = Признание превосходства
through_the_ages-international_trade_agreement = Международное торговое соглашение
through_the_ages-promise_of_military_protection = Обещание военной поддержки
through_the_ages-scientific_cooperation = Научное сотрудничество
through_the_ages-international_tourism = Международный туризм
through_the_ages-loss_of_sovereignty = Потеря суверенитета
through_the_ages-military_pact = Военный пакт
through_the_ages-peace_treaty = Мирный договор

## События

through_the_ages-development_of_agriculture = Развитие земледелия
through_the_ages-development_of_crafts = Развитие ремёсел
through_the_ages-development_of_markets = Развитие рынков
through_the_ages-development_of_politics = Развитие политики
through_the_ages-development_of_religion = Развитие религии
through_the_ages-development_of_science = Развитие науки
through_the_ages-development_of_settlement = Развитие поселений
through_the_ages-development_of_trade_routes = Развитие торговых путей
through_the_ages-development_of_warfare = Развитие военного дела
through_the_ages-development_of_civilization = Развитие цивилизации
through_the_ages-barbarians = Варвары
through_the_ages-border_conflict = Пограничный конфликт
through_the_ages-crusades = Крестовый поход
through_the_ages-cultural_influence = Культурное влияние
through_the_ages-foray = Набег (событие)
through_the_ages-good_harvest = Щедрый урожай
through_the_ages-immigration = Иммиграция
through_the_ages-new_deposits = Новые месторождения
through_the_ages-pestilence = Чума
through_the_ages-raiders = Налётчики
through_the_ages-rats = Крысы
through_the_ages-rebellion = Бунт
through_the_ages-reign_of_terror = Царство террора
through_the_ages-scientific_breakthrough = Научный прорыв
through_the_ages-uncertain_borders = Спорные границы
through_the_ages-civil_unrest = Народное волнение
through_the_ages-cold_war = Холодная война
through_the_ages-crime_wave = Волна преступности
through_the_ages-economic_progress = Экономический прогресс
through_the_ages-emigration = Эмиграция
through_the_ages-iconoclasm = Иконоборчество
through_the_ages-independence_declaration = Декларация независимости
through_the_ages-international_agreement = Международное соглашение
through_the_ages-national_pride = Национальная гордость
through_the_ages-politics_of_strength = Политика силы
through_the_ages-popularization_of_science = Популяризация науки
through_the_ages-prosperity = Процветание
through_the_ages-ravages_of_time = Неумолимость времени
through_the_ages-refugees = Беженцы
through_the_ages-terrorism = Терроризм
through_the_ages-impact_of_agriculture = Влияние земледелия
through_the_ages-impact_of_architecture = Влияние архитектуры
through_the_ages-impact_of_balance = Влияние баланса
through_the_ages-impact_of_colonies = Влияние колоний
through_the_ages-impact_of_competition = Влияние конкуренции
through_the_ages-impact_of_government = Влияние правительства
through_the_ages-impact_of_happiness = Влияние счастья
through_the_ages-impact_of_industry = Влияние промышленности
through_the_ages-impact_of_population = Влияние населения
through_the_ages-impact_of_progress = Влияние прогресса
through_the_ages-impact_of_science = Влияние науки
through_the_ages-impact_of_strength = Влияние силы
through_the_ages-impact_of_technology = Влияние технологий
through_the_ages-impact_of_variety = Влияние разнообразия
through_the_ages-impact_of_wonders = Влияние чудес

## Эпохи, семейства, слова

through_the_ages-age-0 = A
through_the_ages-age-a = Эпоха A
through_the_ages-age-i = Эпоха I
through_the_ages-age-ii = Эпоха II
through_the_ages-age-iii = Эпоха III
through_the_ages-age-iv = Эпоха IV
through_the_ages-farm = Ферма
through_the_ages-mine = Шахта
through_the_ages-lab = Лаборатория
through_the_ages-temple = Храм
through_the_ages-library = Библиотека
through_the_ages-theater = Театр
through_the_ages-arena = Арена
through_the_ages-infantry = Пехота
through_the_ages-cavalry = Кавалерия
through_the_ages-artillery = Артиллерия
through_the_ages-air_force = Авиация
through_the_ages-government = Форма правления
through_the_ages-special_law = Особая технология: право
through_the_ages-special_warfare = Особая технология: военное дело
through_the_ages-special_exploration = Особая технология: исследование земель
through_the_ages-special_construction = Особая технология: строительство
through_the_ages-wonder = Чудо
through_the_ages-leader = Лидер
through_the_ages-action = Карта действия
through_the_ages-tactic = Тактика
through_the_ages-bonus = Карта военного бонуса
through_the_ages-territory = Территория
through_the_ages-aggression = Агрессия
through_the_ages-war = Война
through_the_ages-pact = Пакт
through_the_ages-event = Событие
through_the_ages-some-pact = пакт
through_the_ages-side-a = сторона A
through_the_ages-side-b = сторона B
through_the_ages-civil_actions = гражданские действия
through_the_ages-military_actions = военные действия
through_the_ages-food = еда
through_the_ages-resources = ресурсы
through_the_ages-science = наука
through_the_ages-unit_resources = ресурсы на отряды (на этот ход)
through_the_ages-unit_science = наука на военные технологии (на этот ход)
through_the_ages-allowance = действия по соглашению
through_the_ages-culture = культура
through_the_ages-culture_rating = культура за ход
through_the_ages-science_rating = наука за ход
through_the_ages-culture_points = очки культуры
through_the_ages-science_points = очки науки
through_the_ages-strength = сила
through_the_ages-happiness = счастье
through_the_ages-discontent = недовольные рабочие
through_the_ages-food_production = производство еды
through_the_ages-consumption = потребление еды
through_the_ages-resource_production = производство ресурсов
through_the_ages-corruption = коррупция
through_the_ages-unused_workers = незанятые рабочие
through_the_ages-yellow_bank = жёлтые кубы в банке
through_the_ages-blue_bank = синие кубы в банке
through_the_ages-yellow_token = жёлтый куб
through_the_ages-blue_token = синий куб

## Таблица очков

through_the_ages-score-production = Производство
through_the_ages-score-wonders = Чудеса
through_the_ages-score-leaders = Лидеры
through_the_ages-score-action_cards = Карты действий
through_the_ages-score-events = События
through_the_ages-score-colonies = Колонии
through_the_ages-score-conflict = Агрессии и войны
through_the_ages-score-hunger = Голод
through_the_ages-score-impacts = События эпохи III

## Что нужно решить

through_the_ages-ask-politics = Фаза политики: выполните одно политическое действие или пасуйте.
through_the_ages-ask-politics_again = Можно выполнить второе политическое действие — один раз за игру.
through_the_ages-ask-actions = Фаза действий: гражданских действий — { $civil }, военных — { $military }. Действуйте или завершите ход.
through_the_ages-ask-actions_first = Первый ход: берите карты из ряда, гражданских действий — { $civil }, или завершите ход.
through_the_ages-ask-perform = { $card }: выберите, что построить или улучшить по сниженной цене.
through_the_ages-ask-breakthrough = { $card }: выберите технологию для исследования.
through_the_ages-ask-choose_gain = Выберите, что получить: еду или ресурсы, { $n }.
through_the_ages-ask-gain_split = { $card }: сколько из { $n } будет едой? Остальное — ресурсы.
through_the_ages-ask-lose_split = { $card }: вы теряете { $n }. Сколько из этого еды? Остальное — ресурсы.
through_the_ages-ask-plunder = { $card }: заберите до { $n } у соперника ({ $rival }). Сколько из этого еды?
through_the_ages-ask-tuck = Положите карту «{ $card }» под одно из своих чудес (ещё 1 счастье, действие не возвращается) или верните гражданское действие.
through_the_ages-ask-discards = { $n ->
    [one] В руке слишком много карт: сбросьте { $n } военную карту.
    [few] В руке слишком много карт: сбросьте { $n } военные карты.
   *[many] В руке слишком много карт: сбросьте { $n } военных карт.
}
through_the_ages-ask-discards_event = { $n ->
    [one] { $card }: сбросьте { $n } военную карту.
    [few] { $card }: сбросьте { $n } военные карты.
   *[many] { $card }: сбросьте { $n } военных карт.
}
through_the_ages-ask-lose_worker = Вы теряете население, а свободных рабочих нет: выберите карту, с которой уйдёт рабочий (осталось потерять: { $n }).
through_the_ages-ask-return_token = Синий банк пуст: выберите карту, с которой уйдёт синий куб (осталось отдать: { $n }).
through_the_ages-ask-free_building = Можно бесплатно построить «{ $card }» с помощью незадействованного рабочего.
through_the_ages-ask-development = { $card }: можно выполнить одно из действий на { $n } еду, ресурс или очко науки дешевле, не тратя действий.
through_the_ages-ask-destroy_own = { $card }: уничтожьте одну свою ферму, шахту или городское здание.
through_the_ages-ask-destroy_rival = { $card }: уничтожьте городское здание соперника ({ $rival }).
through_the_ages-ask-ruin = { $card }: выберите чудо эпохи A или I, которое обратится в руины.
through_the_ages-ask-colony_loss = { $card }: выберите колонию, которую вы теряете.
through_the_ages-ask-agreement = { $card }: можно взять из ряда карты на { $n } гражданских действий, отказавшись от следующего политического действия.
through_the_ages-ask-auction_first = { $card }: назовите силу войск, которые готовы отправить, или пасуйте.
through_the_ages-ask-auction = { $card }: ставка { $n } ({ $rival }). Назовите больше или пасуйте.
through_the_ages-ask-force = { $card }: сила ваших войск — { $force } из { $n }. Добавляйте отряды и карты бонусов.
through_the_ages-ask-defence = На вас нападает { $rival }: { $card }. Вам не хватает силы: { $n }. Защищайтесь картами или уступите.
through_the_ages-ask-raid = { $card }: уничтожьте городское здание соперника ({ $rival }).
through_the_ages-ask-annexation = { $card }: выберите, какую колонию забрать ({ $rival }).
through_the_ages-ask-infiltration = { $card }: уберите лидера или незаконченное чудо соперника ({ $rival }).
through_the_ages-ask-seizure = { $card }: вы забираете { $n } науки ({ $rival }). Вместо неё можно взять особые технологии.
through_the_ages-ask-pact_offer = Вам предлагает пакт { $rival }: { $card }. Ваша роль — { $side }.

## Решения по названиям

through_the_ages-decision-politics = фаза политики
through_the_ages-decision-actions = фаза действий
through_the_ages-decision-perform = применение карты действия
through_the_ages-decision-breakthrough = выбор технологии
through_the_ages-decision-choose_gain = еда или ресурсы
through_the_ages-decision-gain_split = раздел полученного
through_the_ages-decision-lose_split = раздел потерь
through_the_ages-decision-plunder = добыча
through_the_ages-decision-tuck = судьба Гомера
through_the_ages-decision-discards = сброс военных карт
through_the_ages-decision-lose_worker = потеря рабочего
through_the_ages-decision-return_token = потеря синего куба
through_the_ages-decision-free_building = бесплатная постройка
through_the_ages-decision-development = действие по событию
through_the_ages-decision-destroy_own = уничтожение своего здания
through_the_ages-decision-destroy_rival = уничтожение чужого здания
through_the_ages-decision-ruin = какое чудо обратится в руины
through_the_ages-decision-colony_loss = потеря колонии
through_the_ages-decision-agreement = карты по соглашению
through_the_ages-decision-auction = аукцион
through_the_ages-decision-force = колонизационные войска
through_the_ages-decision-defence = защита
through_the_ages-decision-raid = набег
through_the_ages-decision-annexation = аннексия
through_the_ages-decision-infiltration = диверсия
through_the_ages-decision-seizure = военные трофеи
through_the_ages-decision-pact_offer = пакт

## Действия

through_the_ages-do-pass = Не выполнять политического действия
through_the_ages-do-pass-auction = Пасовать
through_the_ages-do-end = Завершить ход
through_the_ages-do-done = Готово
through_the_ages-do-done-force = Отправить войска
through_the_ages-do-done-agreement = Больше не брать карт
through_the_ages-do-done-seizure = Остальное взять наукой
through_the_ages-do-done-raid = Закончить набег
through_the_ages-do-decline = Отказаться
through_the_ages-do-decline-defence = Уступить
through_the_ages-do-accept = Принять пакт
through_the_ages-do-refuse = Отклонить пакт
through_the_ages-do-take = Взять: { $card } (место { $place })
through_the_ages-do-take-empty = Взять карту с места { $place }
through_the_ages-do-population = Увеличить население
through_the_ages-do-build = Построить: { $card }
through_the_ages-do-build-unit = Обучить отряд: { $card }
through_the_ages-do-upgrade = Улучшить: { $card } → { $onto }
through_the_ages-do-transform = Превратить: { $card } → { $onto }
through_the_ages-do-destroy = Уничтожить: { $card }
through_the_ages-do-destroy-rival = Уничтожить: { $card } ({ $rival })
through_the_ages-do-disband = Распустить отряд: { $card }
through_the_ages-do-leader = Призвать лидера: { $card }
through_the_ages-do-tuck = Положить под чудо: { $card }
through_the_ages-do-develop = Исследовать: { $card }
through_the_ages-do-revolution = Революция: { $card }
through_the_ages-do-play = Сыграть карту: { $card }
through_the_ages-do-recruit = Увеличить население и сразу обучить отряд: { $card }
through_the_ages-do-tactic = Сыграть тактику: { $card }
through_the_ages-do-copy = Скопировать тактику: { $card }
through_the_ages-do-sail = Бесплатное население от океанских перевозок
through_the_ages-do-inspire-culture = Черчилль: культура
through_the_ages-do-inspire-arms = Черчилль: наука и ресурсы на войска
through_the_ages-do-convert = Использовать военное действие как гражданское
through_the_ages-do-exchange = Воспользоваться торговыми маршрутами
through_the_ages-do-prepare = Подготовить событие: { $card }
through_the_ages-do-attack = { $card } → { $rival }
through_the_ages-do-war = { $card } → { $rival }
through_the_ages-do-pact = Предложить пакт: { $card } → { $rival }, вы — { $side }
through_the_ages-do-cancel = Отменить: { $card } (карта: { $owner })
through_the_ages-do-retire = Отпустить Александра ради жёлтого куба
through_the_ages-do-settle = Отпустить Колумба и колонизировать: { $card }
through_the_ages-do-resign = Капитулировать
through_the_ages-do-bonus = Сыграть: { $card }
through_the_ages-do-discard = Сбросить: { $card }
through_the_ages-do-bid = Ставка { $n }
through_the_ages-do-send = Отправить: { $card }
through_the_ages-do-remove = Потерять рабочего: { $card }
through_the_ages-do-repay = Отдать куб с карты: { $card }
through_the_ages-do-ruin = В руины: { $card }
through_the_ages-do-abandon = Потерять: { $card }
through_the_ages-do-annex = Забрать: { $card }
through_the_ages-do-infiltrate = Убрать: { $card }
through_the_ages-do-infiltrate-leader = Убрать лидера
through_the_ages-do-infiltrate-wonder = Убрать незаконченное чудо
through_the_ages-do-gain-food = Получить еду: { $n }
through_the_ages-do-gain-resources = Получить ресурсы: { $n }
through_the_ages-do-mix = Еда — { $food }, ресурсы — { $resources }
through_the_ages-do-mix-lose = Потерять: еда — { $food }, ресурсы — { $resources }
through_the_ages-do-mix-plunder = Забрать: еда — { $food }, ресурсы — до { $resources }
through_the_ages-do-seize = Забрать: { $card }
through_the_ages-do-stage = { $n ->
    [one] Завершить { $n } этап чуда
    [few] Завершить { $n } этапа чуда
   *[many] Завершить { $n } этапов чуда
}
through_the_ages-priced = { $what } — { $price }
through_the_ages-and = { $first }, { $second }
through_the_ages-cost-civil_actions = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
through_the_ages-cost-military_actions = { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
through_the_ages-cost-allowance = { $n ->
    [one] { $n } действие по соглашению
    [few] { $n } действия по соглашению
   *[many] { $n } действий по соглашению
}
through_the_ages-cost-food = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
}
through_the_ages-cost-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
through_the_ages-cost-science = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
}
through_the_ages-cost-unit_resources = { $n ->
    [one] { $n } временный ресурс
    [few] { $n } временных ресурса
   *[many] { $n } временных ресурсов
}
through_the_ages-cost-unit_science = { $n ->
    [one] { $n } временное очко науки
    [few] { $n } временных очка науки
   *[many] { $n } временных очков науки
}
through_the_ages-note-cheaper = { $card }: на { $n } меньше
through_the_ages-note-dearer = { $card }: на { $n } больше

## Что произошло

through_the_ages-event-turn = { $you ->
    [player] Раунд { $n }: ваш ход
   *[other] Раунд { $n }: ход — { $player }
}
through_the_ages-event-age = Начинается { $card }
through_the_ages-event-takes = { $you ->
    [player] Вы берёте: { $card }
   *[other] { $player } берёт: { $card }
}
through_the_ages-event-population = { $you ->
    [player] Вы увеличиваете население
   *[other] { $player } увеличивает население
}
through_the_ages-event-builds = { $you ->
    [player] Вы строите: { $card }
   *[other] { $player } строит: { $card }
}
through_the_ages-event-upgrades = { $you ->
    [player] Вы улучшаете до: { $card }
   *[other] { $player } улучшает до: { $card }
}
through_the_ages-event-destroys = { $you ->
    [player] Вы лишаетесь здания или отряда: { $card }
   *[other] { $player } лишается здания или отряда: { $card }
}
through_the_ages-event-leader = { $you ->
    [player] Вы призываете лидера: { $card }
   *[other] { $player } призывает лидера: { $card }
}
through_the_ages-event-leader_leaves = { $you ->
    [player] { $card } больше не ваш лидер
   *[other] { $card } больше не лидер ({ $player })
}
through_the_ages-event-tucks = { $you ->
    [player] Вы кладёте Гомера под чудо: { $card }
   *[other] { $player } кладёт Гомера под чудо: { $card }
}
through_the_ages-event-completes = { $you ->
    [player] Вы завершаете чудо: { $card }
   *[other] { $player } завершает чудо: { $card }
}
through_the_ages-event-ruins = { $you ->
    [player] Ваше чудо обращается в руины: { $card }
   *[other] { $card } обращается в руины ({ $player })
}
through_the_ages-event-wonder_lost = { $you ->
    [player] Вы теряете незаконченное чудо: { $card }
   *[other] { $player } теряет незаконченное чудо: { $card }
}
through_the_ages-event-develops = { $you ->
    [player] Вы исследуете: { $card }
   *[other] { $player } исследует: { $card }
}
through_the_ages-event-revolts = { $you ->
    [player] Революция: вы переходите к форме правления «{ $card }»
   *[other] Революция: { $player } переходит к форме правления «{ $card }»
}
through_the_ages-event-plays = { $you ->
    [player] Вы разыгрываете: { $card }
   *[other] { $player } разыгрывает: { $card }
}
through_the_ages-event-tactic = { $you ->
    [player] Вы применяете тактику: { $card }
   *[other] { $player } применяет тактику: { $card }
}
through_the_ages-event-copies = { $you ->
    [player] Вы копируете тактику: { $card }
   *[other] { $player } копирует тактику: { $card }
}
through_the_ages-event-converts = { $you ->
    [player] Вы используете военное действие как гражданское
   *[other] { $player } использует военное действие как гражданское
}
through_the_ages-event-exchanges = { $you ->
    [player] Вы пользуетесь торговыми маршрутами
   *[other] { $player } пользуется торговыми маршрутами
}
through_the_ages-event-arms = { $you ->
    [player] { $card } даёт вам на этот ход науку и ресурсы на войска
   *[other] { $card } даёт на этот ход науку и ресурсы на войска ({ $player })
}
through_the_ages-event-scores = { who-player }, { $card }: культура { $n }
through_the_ages-event-prepares-known = { $you ->
    [player] Вы готовите событие: { $card } (культура +{ $n })
   *[other] { $player } готовит событие: { $card } (культура +{ $n })
}
through_the_ages-event-prepares = { $you ->
    [player] Вы готовите событие уровня { $n } и получаете столько же культуры
   *[other] { $player } готовит событие уровня { $n } и получает столько же культуры
}
through_the_ages-event-event = { $you ->
    [player] Событие вашего хода: { $card }
   *[other] Событие: { $card } (ход — { $player })
}
through_the_ages-event-concerned = { $you ->
    [player] { $card } касается вас
   *[other] { $card } касается цивилизации: { $player }
}
through_the_ages-event-final_event = Конец игры: { $card }
through_the_ages-event-looks_at_event = { $you ->
    [player] Вы видите следующее событие: { $card }
   *[other] { $player } видит следующее событие: { $card }
}
through_the_ages-event-draws_card = { $you ->
    [player] Вы берёте: { $card }
   *[other] { $player } берёт: { $card }
}
through_the_ages-event-discards-known = { $you ->
    [player] Вы сбрасываете: { $card }
   *[other] { $player } сбрасывает: { $card }
}
through_the_ages-event-discards = { $you ->
    [player] Вы сбрасываете военную карту
   *[other] { $player } сбрасывает военную карту
}
through_the_ages-event-bids = { $you ->
    [player] { $card }: вы ставите { $n }
   *[other] { $card }: { $player } ставит { $n }
}
through_the_ages-event-passes_auction = { $you ->
    [player] { $card }: вы пасуете
   *[other] { $card }: { $player } пасует
}
through_the_ages-event-unclaimed = Никто не претендует: { $card }
through_the_ages-event-colonizes = { $you ->
    [player] Вы колонизируете: { $card }
   *[other] { $player } колонизирует: { $card }
}
through_the_ages-event-loses_colony = { $you ->
    [player] Вы теряете колонию: { $card }
   *[other] { $player } теряет колонию: { $card }
}
through_the_ages-event-attacks = { $you ->
    [player] Вы нападаете ({ $rival }): { $card }
    [rival] { $player } нападает на вас: { $card }
   *[other] { $player } нападает ({ $rival }): { $card }
}
through_the_ages-event-repels = { $you ->
    [player] Вы отражаете нападение ({ $rival }): { $card }
    [rival] { $player } отражает ваше нападение: { $card }
   *[other] { $player } отражает нападение ({ $rival }): { $card }
}
through_the_ages-event-gives_in = { $you ->
    [player] Вы уступаете ({ $rival }): { $card }
    [rival] { $player } уступает вам: { $card }
   *[other] { $player } уступает ({ $rival }): { $card }
}
through_the_ages-event-takes_science = { $you ->
    [player] Вы забираете науку ({ $rival }): { $n }
    [rival] { $player } забирает у вас науку: { $n }
   *[other] { $player } забирает науку ({ $rival }): { $n }
}
through_the_ages-event-takes_culture = { $you ->
    [player] Вы забираете культуру ({ $rival }): { $n }
    [rival] { $player } забирает у вас культуру: { $n }
   *[other] { $player } забирает культуру ({ $rival }): { $n }
}
through_the_ages-event-plunders = { $you ->
    [player] Вы забираете еду и ресурсы ({ $rival }): { $n }
    [rival] { $player } забирает у вас еду и ресурсы: { $n }
   *[other] { $player } забирает еду и ресурсы ({ $rival }): { $n }
}
through_the_ages-event-annexes = { $you ->
    [player] Вы забираете колонию ({ $rival }): { $card }
    [rival] { $player } забирает у вас колонию: { $card }
   *[other] { $player } забирает колонию ({ $rival }): { $card }
}
through_the_ages-event-declares_war = { $you ->
    [player] Вы объявляете войну ({ $rival }): { $card }
    [rival] { $player } объявляет вам войну: { $card }
   *[other] { $player } объявляет войну ({ $rival }): { $card }
}
through_the_ages-event-war_undecided = { $you ->
    [player] { $card }: силы равны (вы и { $rival })
    [rival] { $card }: силы равны ({ $player } и вы)
   *[other] { $card }: силы равны ({ $player } и { $rival })
}
through_the_ages-event-wins_war = { $you ->
    [player] { $card }: вы побеждаете ({ $rival }), преимущество { $n }
    [rival] { $card }: { $player } побеждает вас, преимущество { $n }
   *[other] { $card }: { $player } побеждает ({ $rival }), преимущество { $n }
}
through_the_ages-event-seizes = { $you ->
    [player] Вы забираете технологию ({ $rival }): { $card }
    [rival] { $player } забирает у вас технологию: { $card }
   *[other] { $player } забирает технологию ({ $rival }): { $card }
}
through_the_ages-event-offers_pact = { $you ->
    [player] Вы предлагаете пакт ({ $rival }): { $card }
    [rival] { $player } предлагает вам пакт: { $card }
   *[other] { $player } предлагает пакт ({ $rival }): { $card }
}
through_the_ages-event-accepts_pact = { $you ->
    [player] Вы принимаете пакт ({ $rival }): { $card }
    [rival] { $player } принимает ваш пакт: { $card }
   *[other] { $player } принимает пакт ({ $rival }): { $card }
}
through_the_ages-event-refuses_pact = { $you ->
    [player] Вы отклоняете пакт ({ $rival }): { $card }
    [rival] { $player } отклоняет ваш пакт: { $card }
   *[other] { $player } отклоняет пакт ({ $rival }): { $card }
}
through_the_ages-event-pact_ends = { $you ->
    [player] Ваш пакт больше не действует ({ $rival }): { $card }
    [rival] Ваш пакт больше не действует ({ $player }): { $card }
   *[other] Пакт больше не действует ({ $player } и { $rival }): { $card }
}
through_the_ages-event-resigns = { $you ->
    [player] Вы капитулируете
   *[other] { $player } капитулирует
}
through_the_ages-event-uprising = { $you ->
    [player] Восстание: вы пропускаете производство
   *[other] Восстание: { $player } пропускает производство
}
through_the_ages-event-produces = { $n ->
    [0] { $you ->
        [player] Вы производите
       *[other] { $player } производит
    }
   *[other] { $you ->
        [player] Вы производите, культура +{ $n }
       *[other] { $player } производит, культура +{ $n }
    }
}
through_the_ages-event-game_over = Игра окончена
through_the_ages-event-draws = { $n ->
    [one] { $you ->
        [player] Вы берёте { $n } военную карту
       *[other] { $player } берёт { $n } военную карту
    }
    [few] { $you ->
        [player] Вы берёте { $n } военные карты
       *[other] { $player } берёт { $n } военные карты
    }
   *[many] { $you ->
       [player] Вы берёте { $n } военных карт
      *[other] { $player } берёт { $n } военных карт
   }
}
through_the_ages-event-stage = { $n ->
    [one] { $you ->
        [player] Вы завершаете { $n } этап: { $card }
       *[other] { $player } завершает { $n } этап: { $card }
    }
    [few] { $you ->
        [player] Вы завершаете { $n } этапа: { $card }
       *[other] { $player } завершает { $n } этапа: { $card }
    }
   *[many] { $you ->
       [player] Вы завершаете { $n } этапов: { $card }
      *[other] { $player } завершает { $n } этапов: { $card }
   }
}

## Почему нельзя

through_the_ages-no-first-round = В первом раунде можно только брать карты из ряда.
through_the_ages-no-not-now = Сейчас это невозможно. Сначала нужно решить: { $decision }.
through_the_ages-no-bid-low = Ставка должна быть больше { $n }.
through_the_ages-no-bid-high = Вы можете отправить войска силой не больше { $n }.
through_the_ages-no-needs-card = Это возможно только с картой «{ $card }».
through_the_ages-no-exchange = Нужен пакт «Договор о торговых маршрутах» и то, что можно обменять.
through_the_ages-no-civil = Нужно гражданских действий: { $need }; у вас есть: { $have }.
through_the_ages-no-military = Нужно военных действий: { $need }; у вас есть: { $have }.
through_the_ages-no-no-building = На карте «{ $card }» нет ваших рабочих.
through_the_ages-no-once = Это можно сделать один раз за ход: вы уже сделали это либо делать не с чем.
through_the_ages-no-empty-place = На месте { $place } нет карты.
through_the_ages-no-unfinished-wonder = У вас уже есть незаконченное чудо: { $card }.
through_the_ages-no-hand-full = Рука заполнена: гражданских карт может быть не больше { $n }.
through_the_ages-no-leader-of-age = Вы уже брали лидера этой эпохи.
through_the_ages-no-has-technology = Карта «{ $card }» уже есть у вас в игре или в руке.
through_the_ages-no-no-yellow = Ваш жёлтый банк пуст.
through_the_ages-no-food = Нужно еды: { $need }; у вас есть: { $have }.
through_the_ages-no-not-in-play = Технология «{ $card }» ещё не исследована.
through_the_ages-no-resources = Нужно ресурсов: { $need }; у вас есть: { $have }.
through_the_ages-no-no-worker = У вас нет незадействованных рабочих.
through_the_ages-no-urban-limit = Форма правления разрешает не больше { $n } городских зданий одного типа.
through_the_ages-no-no-wonder = У вас нет незаконченного чуда.
through_the_ages-no-stages-left = У чуда осталось этапов: { $n }.
through_the_ages-no-stages-at-once = За раз можно завершить этапов: { $n }.
through_the_ages-no-not-in-hand = В вашей руке нет карты «{ $card }».
through_the_ages-no-all-military = На революцию нужны все военные действия, а часть уже потрачена.
through_the_ages-no-all-civil = На революцию нужны все гражданские действия, а часть уже потрачена.
through_the_ages-no-partner-science = Партнёр по пакту «Научное сотрудничество» не может заплатить науку.
through_the_ages-no-science = Нужно науки: { $need }; у вас есть: { $have }.
through_the_ages-no-fresh = Карта «{ $card }» взята в этот ход, сыграть её можно со следующего.
through_the_ages-no-no-use = То, что предписывает карта «{ $card }», сейчас невозможно.
through_the_ages-no-tactic-done = В этот ход вы уже разыграли или скопировали тактику.
through_the_ages-no-not-common = Карты «{ $card }» нет среди общих тактик.
through_the_ages-no-same-tactic = «{ $card }» — уже ваша тактика.
through_the_ages-no-resign-last-age = В эпоху IV капитулировать нельзя.
through_the_ages-no-resign-option = За этим столом играют без капитуляции.
through_the_ages-no-no-pact = Вы не участвуете в таком пакте.
through_the_ages-no-no-such-rival = Такого игрока в игре нет.
through_the_ages-no-self = Нельзя выбрать себя.
through_the_ages-no-no-attacks = { $card } ни на кого не нападает.
through_the_ages-no-pact-forbids = Пакт запрещает нападения между вами и соперником ({ $rival }).
through_the_ages-no-safe-from-war = Пакт запрещает объявлять войну ({ $rival }).
through_the_ages-no-last-round = В последнем раунде войну объявить нельзя.
through_the_ages-no-no-target = У соперника ({ $rival }) нет того, что забирает эта карта.
through_the_ages-no-too-strong = Соперник ({ $rival }) не слабее вас.

## Поля обзора

through_the_ages-field-age = Эпоха
through_the_ages-field-round = Раунд
through_the_ages-field-last_round = Последний раунд
through_the_ages-field-turn = Ходит
through_the_ages-field-decision = Решается
through_the_ages-field-row = Ряд карт
through_the_ages-field-place = Место
through_the_ages-field-card = Карта
through_the_ages-field-civil_actions = Гражданские действия
through_the_ages-field-civil_deck = Гражданская колода
through_the_ages-field-military_deck = Военная колода
through_the_ages-field-military_discards = Сброс военных карт
through_the_ages-field-current_events = Текущие события (эпохи)
through_the_ages-field-future_events = Будущие события (эпохи)
through_the_ages-field-past_events = Прошлые события
through_the_ages-field-final_events = Считаются в конце
through_the_ages-field-common_tactics = Общие тактики
through_the_ages-field-pacts = Пакты
through_the_ages-field-owner = Владелец
through_the_ages-field-partner = Партнёр
through_the_ages-field-side = Сторона
through_the_ages-field-civilizations = Цивилизации
through_the_ages-field-hand = Военные карты в руке
through_the_ages-field-prepared = Подготовленные вами события
through_the_ages-field-next_event = Следующее событие
through_the_ages-field-kind = Вид
through_the_ages-field-seat = Место
through_the_ages-field-by = Решает
through_the_ages-field-number = Число
through_the_ages-field-force = Войска
through_the_ages-field-resigned = Капитуляция
through_the_ages-field-culture_points = Очки культуры
through_the_ages-field-science_points = Очки науки
through_the_ages-field-culture = Прирост культуры
through_the_ages-field-science = Прирост науки
through_the_ages-field-strength = Сила
through_the_ages-field-happiness = Счастье
through_the_ages-field-happiness_required = Требуется счастья
through_the_ages-field-discontent = Недовольные рабочие
through_the_ages-field-military_actions = Военные действия
through_the_ages-field-available = Доступно
through_the_ages-field-lent = На этот ход
through_the_ages-field-total = Всего
through_the_ages-field-economy = Экономика
through_the_ages-field-food = Еда
through_the_ages-field-resources = Ресурсы
through_the_ages-field-food_production = Производство еды
through_the_ages-field-resource_production = Производство ресурсов
through_the_ages-field-consumption = Потребление
through_the_ages-field-corruption = Коррупция
through_the_ages-field-population_cost = Цена населения
through_the_ages-field-yellow_bank = Жёлтый банк
through_the_ages-field-blue_bank = Синий банк
through_the_ages-field-unused_workers = Незадействованные рабочие
through_the_ages-field-unit_resources = Ресурсы на отряды
through_the_ages-field-unit_science = Наука на военные технологии
through_the_ages-field-lent_food = Еда на этот ход
through_the_ages-field-lent_resources = Ресурсы на этот ход
through_the_ages-field-government = Форма правления
through_the_ages-field-leader = Лидер
through_the_ages-field-technologies = Технологии
through_the_ages-field-workers = Рабочие
through_the_ages-field-tokens = Синие кубы
through_the_ages-field-specials = Особые технологии
through_the_ages-field-wonder = Незаконченное чудо
through_the_ages-field-stages = Этапы
through_the_ages-field-built = Завершено
through_the_ages-field-wonders = Чудеса
through_the_ages-field-ruins = Руины
through_the_ages-field-tucked_under = Гомер лежит под
through_the_ages-field-colonies = Колонии
through_the_ages-field-tactic = Тактика
through_the_ages-field-tactic_is_common = Тактика общая
through_the_ages-field-wars = Объявленные войны
through_the_ages-field-rival = Соперник
through_the_ages-field-civil_hand = Гражданские карты в руке
through_the_ages-field-civil_hand_limit = Предел гражданских карт
through_the_ages-field-new_cards = Взяты в этот ход
through_the_ages-field-military_hand_ages = Военные карты (эпохи)
through_the_ages-field-military_hand_limit = Предел военных карт
through_the_ages-field-shown = Известные военные карты
through_the_ages-field-skips_politics = Отказ от следующего политического действия
through_the_ages-field-tactic_strength = Сила армий
through_the_ages-field-forecast = Конец хода
through_the_ages-field-uprising = Восстание
through_the_ages-field-hunger = Культура, потерянная из-за голода
through_the_ages-field-corrupted = Потеряно из-за коррупции
through_the_ages-field-food_produced = Еды произведено
through_the_ages-field-eaten = Еды потреблено
through_the_ages-field-resources_produced = Ресурсов произведено
through_the_ages-field-draws = Придёт военных карт
through_the_ages-field-discards = Сбросить военных карт
through_the_ages-field-row_discards = Уйдёт карт из ряда
through_the_ages-field-impacts = Чего стоят известные события
through_the_ages-field-points = Очки
through_the_ages-field-board = Планшет
through_the_ages-field-sent = Посланные отряды
through_the_ages-field-greatest_force = Наибольшие войска

## Почему этот ход: для подсказок

through_the_ages-gain-culture = { $n } культуры
through_the_ages-gain-science = { $n } науки
through_the_ages-gain-food = { $n } еды
through_the_ages-gain-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
through_the_ages-gain-cards = { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
}
through_the_ages-reason-end = конец хода принесёт: { $what }
through_the_ages-reason-uprising = недовольных слишком много: восстание, ничего не производится
through_the_ages-reason-hunger = не хватает еды: потеря культуры — { $n }
through_the_ages-reason-corruption = коррупция отнимает { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
through_the_ages-reason-unused = { $n ->
    [one] { $n } гражданское действие пропадает
    [few] { $n } гражданских действия пропадают
   *[many] { $n } гражданских действий пропадают
}
through_the_ages-reason-stages = { $card }: будет готово { $n } из { $all }; завершённое чудо даёт: { $what }
through_the_ages-reason-strength = сила в этой атаке: у вас { $own }, у соперника ({ $rival }) { $theirs }
through_the_ages-reason-prize = при успехе: { $what }
through_the_ages-reason-war-risk = решится лишь перед вашим следующим ходом: { $rival } может вооружиться, а платит проигравший
through_the_ages-reason-defenders = { $rival } может защищаться: { $n ->
    [one] в руке { $n } военная карта
    [few] в руке { $n } военные карты
   *[many] в руке { $n } военных карт
}
through_the_ages-reason-pact = договор даёт вам: { $what }
through_the_ages-reason-pact-rival = { $rival } по договору получает: { $what }
through_the_ages-reason-refused = { $rival } этого не получает: { $what }
through_the_ages-reason-kept = остаётся у вас на потом: { $what }
through_the_ages-reason-no-force = отряды и карты остаются у вас: самая низкая ставка — войска силой { $n }
through_the_ages-reason-colony = что приносит колония: { $what }
through_the_ages-reason-force = сила войск станет { $n }, ставка — { $wanted }
through_the_ages-reason-cards-kept = военные карты остаются в руке
through_the_ages-reason-given-in = атака удастся: { $what }
through_the_ages-reason-defended = { $n ->
    [0] атака не удастся
   *[other] останется добрать силы: { $n }
}; грозит: { $what }
