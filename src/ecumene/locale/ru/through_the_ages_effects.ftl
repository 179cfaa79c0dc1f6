### Что дают и делают карты «Сквозь веков»: каждый текст составлен из вида эффекта и его чисел. Неофициальный текст поклонников.
### $head — кто и что делает, $who, $card, $what и $units приходят готовым текстом; остальные аргументы — числа.

## Сколько

through_the_ages-count-food = { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
}
through_the_ages-count-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
through_the_ages-count-science = { $n ->
    [one] { $n } очко науки
    [few] { $n } очка науки
   *[many] { $n } очков науки
}
through_the_ages-count-culture = { $n ->
    [one] { $n } очко культуры
    [few] { $n } очка культуры
   *[many] { $n } очков культуры
}
through_the_ages-count-population = { $n ->
    [one] { $n } единицу населения
    [few] { $n } единицы населения
   *[many] { $n } единиц населения
}
through_the_ages-count-military_cards = { $n ->
    [one] { $n } военную карту
    [few] { $n } военные карты
   *[many] { $n } военных карт
}
through_the_ages-count-blue_tokens = { $n ->
    [one] { $n } синий куб
    [few] { $n } синих куба
   *[many] { $n } синих кубов
}
through_the_ages-count-yellow_tokens = { $n ->
    [one] { $n } жёлтый куб
    [few] { $n } жёлтых куба
   *[many] { $n } жёлтых кубов
}
through_the_ages-count-civil_actions = { $n ->
    [one] { $n } гражданское действие
    [few] { $n } гражданских действия
   *[many] { $n } гражданских действий
}
through_the_ages-count-military_actions = { $n ->
    [one] { $n } военное действие
    [few] { $n } военных действия
   *[many] { $n } военных действий
}
through_the_ages-count-colonies = { $n ->
    [one] { $n } колонию
    [few] { $n } колонии
   *[many] { $n } колоний
}
through_the_ages-count-urban_buildings = { $n ->
    [one] { $n } городское здание
    [few] { $n } городских здания
   *[many] { $n } городских зданий
}
through_the_ages-count-mix = { $n ->
    [one] { $n } единицу еды и (или) ресурсов
    [few] { $n } единицы еды и (или) ресурсов
   *[many] { $n } единиц еды и (или) ресурсов
}
through_the_ages-less-resources = { $discount ->
    [one] потратив на { $discount } ресурс меньше
    [few] потратив на { $discount } ресурса меньше
   *[many] потратив на { $discount } ресурсов меньше
}
through_the_ages-up-to-age = { $age ->
    [1] эпохи A или I
    [2] эпохи II или раньше
   *[3] любой эпохи
}

## Пока карта в игре

through_the_ages-each-worker = Каждый рабочий: { $what }
through_the_ages-effect-culture = +{ $n } к приросту культуры
through_the_ages-effect-culture-less = −{ $n } к приросту культуры
through_the_ages-effect-science = +{ $n } к приросту науки
through_the_ages-effect-science-less = −{ $n } к приросту науки
through_the_ages-effect-strength = +{ $n } к силе
through_the_ages-effect-happiness = { $n ->
    [one] +{ $n } счастье
    [few] +{ $n } счастья
   *[many] +{ $n } счастья
}
through_the_ages-effect-happiness-less = { $n ->
    [one] −{ $n } счастье
    [few] −{ $n } счастья
   *[many] −{ $n } счастья
}
through_the_ages-effect-food = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
}
through_the_ages-effect-resources = { through_the_ages-count-resources }
through_the_ages-effect-civil_actions = +{ through_the_ages-count-civil_actions }
through_the_ages-effect-military_actions = +{ through_the_ages-count-military_actions }
through_the_ages-effect-colonization = +{ $n } к силе колонизационных войск
through_the_ages-effect-blue_tokens = +{ through_the_ages-count-blue_tokens }
through_the_ages-effect-blue_tokens-less = −{ through_the_ages-count-blue_tokens }
through_the_ages-effect-yellow_tokens = +{ through_the_ages-count-yellow_tokens }
through_the_ages-effect-urban_limit = { $n ->
    [one] Не больше { $n } городского здания одного типа
    [few] Не больше { $n } городских зданий одного типа
   *[many] Не больше { $n } городских зданий одного типа
}
through_the_ages-effect-doubles_army = Отряд авиации удваивает тактическую силу одной армии; ни одна тактика его не требует
through_the_ages-effect-urban_discount = Городские здания уровней I, II и III дешевле на столько ресурсов: { $level_1 }, { $level_2 }, { $level_3 }
through_the_ages-effect-stages_at_once = { $n ->
    [one] За 1 гражданское действие — до { $n } этапа чуда (каждый оплачивается)
    [few] За 1 гражданское действие — до { $n } этапов чуда (каждый оплачивается)
   *[many] За 1 гражданское действие — до { $n } этапов чуда (каждый оплачивается)
}
through_the_ages-effect-hand_size = Предел гражданских и предел военных карт в руке больше на { $n }
through_the_ages-effect-strength_per_infantry_and_artillery = +{ $n } к силе за каждый отряд пехоты и артиллерии
through_the_ages-effect-more_happiness = { $n ->
    [one] Каждая другая карта и каждый рабочий, дающие счастье, дают ещё { $n } счастье
    [few] Каждая другая карта и каждый рабочий, дающие счастье, дают ещё { $n } счастья
   *[many] Каждая другая карта и каждый рабочий, дающие счастье, дают ещё { $n } счастья
}
through_the_ages-effect-cheaper_after_leader = { $n ->
    [one] В ряду карт: дешевле на { $n } гражданское действие, если в этот ход вы заменили лидера
    [few] В ряду карт: дешевле на { $n } гражданских действия, если в этот ход вы заменили лидера
   *[many] В ряду карт: дешевле на { $n } гражданских действий, если в этот ход вы заменили лидера
}
through_the_ages-effect-best_mine_again = Один рабочий на вашей лучшей шахте производит 2 синих куба вместо 1
through_the_ages-effect-free_population = Раз за ход можно получить { through_the_ages-count-population }, не тратя ни действия, ни еды
through_the_ages-effect-strength_per_unit = +{ $n } к силе за каждый отряд
through_the_ages-effect-retire_for_yellow = Политическим действием можно убрать лидера и положить { through_the_ages-count-yellow_tokens } из коробки в жёлтый банк
through_the_ages-effect-science_for_technology = Взяв технологию из ряда карт, получите { through_the_ages-count-science }
through_the_ages-effect-military_as_civil = Раз за ход { through_the_ages-count-military_actions } можно потратить как гражданское
through_the_ages-effect-leader_discount = Взять лидера из ряда карт стоит на { through_the_ages-count-civil_actions } меньше
through_the_ages-effect-unit_resources = { $n ->
    [one] Каждый ход есть ещё { $n } ресурс на обучение и улучшение отрядов
    [few] Каждый ход есть ещё { $n } ресурса на обучение и улучшение отрядов
   *[many] Каждый ход есть ещё { $n } ресурсов на обучение и улучшение отрядов
}
through_the_ages-effect-happiness_under_wonder = { $n ->
    [one] Заменяя лидера, его можно положить под построенное чудо: оно даёт ещё { $n } счастье, но гражданское действие не возвращается
    [few] Заменяя лидера, его можно положить под построенное чудо: оно даёт ещё { $n } счастья, но гражданское действие не возвращается
   *[many] Заменяя лидера, его можно положить под построенное чудо: оно даёт ещё { $n } счастья, но гражданское действие не возвращается
}
through_the_ages-effect-second_political_action = Один раз за игру после политического действия можно сразу выполнить второе
through_the_ages-effect-population_discount = Увеличение населения стоит на { through_the_ages-count-food } меньше
through_the_ages-effect-colonize_from_hand = Политическим действием можно убрать лидера и колонизировать территорию с руки, не отправляя отрядов
through_the_ages-effect-recruit_discount = За 1 военное действие можно увеличить население и сразу обучить отряд, потратив на { through_the_ages-count-food } и на { through_the_ages-count-resources } меньше
through_the_ages-effect-infantry_as_cavalry = В армиях пехота может считаться кавалерией
through_the_ages-effect-culture_if_strong = В конце хода получите { through_the_ages-count-culture }, если вы одна из двух сильнейших цивилизаций (ничьи в вашу пользу)
through_the_ages-effect-strength_per_happiness = Храмы и форма правления дают +{ $n } к силе за каждое своё счастье
through_the_ages-effect-look_at_event = В начале своей фазы политики можно посмотреть верхнюю карту текущих событий
through_the_ages-effect-science_of_best = К приросту науки добавляется уровень вашей лучшей лаборатории или библиотеки
through_the_ages-effect-resources_for_developing = Исследовав технологию, получите { through_the_ages-count-resources }
through_the_ages-effect-actions_for_developing = Исследовав технологию, верните себе { through_the_ages-count-civil_actions }
through_the_ages-effect-culture_for_developing = Исследовав технологию, получите { through_the_ages-count-culture }
through_the_ages-effect-culture_per_happiness = Храмы, театры и построенные чудеса дают +{ $n } к приросту культуры за каждое своё счастье
through_the_ages-effect-no_wonder_surcharge = Взять чудо можно без доплаты за уже построенные
through_the_ages-effect-colonize_by_discards = { $cards ->
    [one] При колонизации можно сбросить { $cards } военную карту, получив за неё +{ $each } к силе войск
    [few] При колонизации можно сбросить до { $cards } военных карт, получив за каждую +{ $each } к силе войск
   *[many] При колонизации можно сбросить до { $cards } военных карт, получив за каждую +{ $each } к силе войск
}
through_the_ages-effect-culture_per_colony = +{ $first } к приросту культуры за первую колонию, +{ $others } за каждую следующую
through_the_ages-effect-culture_per_theater = +{ $n } к приросту культуры за каждый театр
through_the_ages-effect-theater_discount = Театральные технологии дешевле на { through_the_ages-count-science }
through_the_ages-effect-turn_into_theater = { $n ->
    [one] { $n } раз за ход гражданским действием можно улучшить любое городское здание до театра того же или большего уровня, доплатив разницу
    [few] { $n } раза за ход гражданским действием можно улучшить любое городское здание до театра того же или большего уровня, доплатив разницу
   *[many] { $n } раз за ход гражданским действием можно улучшить любое городское здание до театра того же или большего уровня, доплатив разницу
}
through_the_ages-effect-military_revolution = На революцию тратятся все военные действия вместо гражданских
through_the_ages-effect-culture_for_revolution = Провозгласив революцию, получите { through_the_ages-count-culture }
through_the_ages-effect-strength_per_unit_type = +{ $n } к силе за каждый тип отрядов, который у вас есть
through_the_ages-effect-library_and_theater_discount = С библиотекой театры дешевле на ресурсы ({ $resources }), а их технологии — на науку ({ $science }); с театром так же дешевле библиотеки
through_the_ages-effect-culture_per_library_and_theater = +{ $n } к приросту культуры за каждую пару «библиотека и театр»
through_the_ages-effect-resources_per_lab_level = { $n ->
    [one] Каждая лаборатория производит { $n } ресурс за уровень; когда лидер уходит или игра кончается, получите столько же культуры
    [few] Каждая лаборатория производит { $n } ресурса за уровень; когда лидер уходит или игра кончается, получите столько же культуры
   *[many] Каждая лаборатория производит { $n } ресурсов за уровень; когда лидер уходит или игра кончается, получите столько же культуры
}
through_the_ages-effect-best_theater_again = Ваш лучший театр даёт вдвое больше культуры
through_the_ages-effect-no_attacks = Вам нельзя совершать агрессии и объявлять войны
through_the_ages-effect-rivals_pay_times = { $n ->
    [one] Агрессии и войны против вас стоят соперникам в { $n } раз больше военных действий
    [few] Агрессии и войны против вас стоят соперникам в { $n } раза больше военных действий
   *[many] Агрессии и войны против вас стоят соперникам в { $n } раз больше военных действий
}
through_the_ages-effect-culture_per_lab_level = Каждая лаборатория даёт +{ $n } к приросту культуры за уровень
through_the_ages-effect-science_per_lab-less = Каждая лаборатория даёт −{ $n } к приросту науки
through_the_ages-effect-culture_or_arms = Каждый ход выберите одно: очки культуры — { $culture } либо на этот ход наука на военные технологии — { $science } и ресурсы на отряды — { $resources }

## Тактики, карты бонусов, пакты

through_the_ages-army-infantry = пехота × { $n }
through_the_ages-army-cavalry = кавалерия × { $n }
through_the_ages-army-artillery = артиллерия × { $n }
through_the_ages-effect-army = Армия: { $units }; каждая даёт +{ $strength } к силе
through_the_ages-effect-army-aging = Армия: { $units }; каждая даёт +{ $strength } к силе, устаревшая — +{ $obsolete }
through_the_ages-effect-defense = +{ $n } к силе при защите от агрессии
through_the_ages-effect-force_bonus = +{ $n } к силе колонизационных войск
through_the_ages-effect-no_attacks_between = Нападать друг на друга нельзя
through_the_ages-effect-ends_on_attack = Пакт прекращается, если одна сторона нападает на другую
through_the_ages-effect-attacker_strength = +{ $n } к силе при нападении на другую сторону
through_the_ages-effect-food_as_resource = Раз за ход можно потратить { through_the_ages-count-food } как ресурсы
through_the_ages-effect-resource_as_food = Раз за ход можно потратить { through_the_ages-count-resources } как еду
through_the_ages-effect-food_production = +{ $n } к производству еды
through_the_ages-effect-resource_production = +{ $n } к производству ресурсов
through_the_ages-effect-resource_production-less = −{ $n } к производству ресурсов
through_the_ages-effect-joint_research = Технологии дешевле на столько очков науки: { $discount }; другая сторона платит за каждую: { $partner }; если она не может заплатить, исследовать нельзя
through_the_ages-effect-tourism = +{ $n } к приросту культуры за каждое построенное чудо другой стороны
through_the_ages-effect-safe_from_war = Никто не может объявить вам войну
through_the_ages-both_sides = обе стороны

## Кого касается событие

through_the_ages-who-all = Каждая цивилизация
through_the_ages-who-strongest = Сильнейшая цивилизация
through_the_ages-who-weakest = Слабейшая цивилизация
through_the_ages-who-two_strongest = Каждая из двух сильнейших цивилизаций
through_the_ages-who-two_weakest = Каждая из двух слабейших цивилизаций
through_the_ages-who-most_culture = Цивилизация с наибольшим числом очков культуры
through_the_ages-who-least_culture = Цивилизация с наименьшим числом очков культуры
through_the_ages-who-all_happiest = Каждая цивилизация с наибольшим счастьем
through_the_ages-who-all_most_discontent = Каждая цивилизация с наибольшим числом недовольных рабочих
through_the_ages-who-most_culture_among_two_weakest = Цивилизация с наибольшим числом очков культуры, если она одна из двух слабейших,
through_the_ages-gains = { $who } получает
through_the_ages-gains-you = Получите
through_the_ages-draws = { $who } берёт
through_the_ages-draws-you = Возьмите
through_the_ages-produces = { $who } сразу производит
through_the_ages-loses = { $who } теряет
through_the_ages-discards = { $who } сбрасывает
through_the_ages-destroys = { $who } уничтожает
through_the_ages-ruins = { $who } обращает в руины
through_the_ages-takes = { $who } забирает
through_the_ages-may = { $who } может
through_the_ages-effect-before_age_iv = { $what } (до эпохи IV)
through_the_ages-effect-in_age_iv = { $what } (в эпоху IV)

## Что происходит один раз

through_the_ages-effect-gain_food = { $head } { through_the_ages-count-food }
through_the_ages-effect-gain_resources = { $head } { through_the_ages-count-resources }
through_the_ages-effect-gain_science = { $head } { through_the_ages-count-science }
through_the_ages-effect-gain_culture = { $head } { through_the_ages-count-culture }
through_the_ages-effect-gain_population = { $head } { through_the_ages-count-population } (еда не тратится)
through_the_ages-effect-draw_cards = { $head } { through_the_ages-count-military_cards }
through_the_ages-effect-gain_food_or_resources = { $head } по выбору { through_the_ages-count-food } или { through_the_ages-count-resources }
through_the_ages-effect-gain_mix = { $head } { through_the_ages-count-mix } в любом сочетании
through_the_ages-effect-produce_food = { $head } еду, без потребления
through_the_ages-effect-produce_resources = { $head } ресурсы, без коррупции
through_the_ages-effect-run_economy = { $head } еду и ресурсы: коррупция, еда, потребление, ресурсы
through_the_ages-effect-gain_culture_by_culture = { $head } столько очков культуры, каков её прирост культуры
through_the_ages-effect-gain_science_by_science = { $head } столько очков науки, каков её прирост науки
through_the_ages-effect-gain_culture_by_science = { $head } столько очков культуры, каков её прирост науки
through_the_ages-effect-gain_food_by_happiness = { $head } столько еды, сколько у неё счастья, но не больше { $most }
through_the_ages-effect-lose_culture = { $head } { through_the_ages-count-culture }
through_the_ages-effect-lose_population = { $head } { through_the_ages-count-population }
through_the_ages-effect-lose_blue_tokens = { $head } { through_the_ages-count-blue_tokens }
through_the_ages-effect-lose_mix = { $head } { through_the_ages-count-mix }, сочетание выбирает сама
through_the_ages-effect-lose_all_food = { $head } всю накопленную еду
through_the_ages-effect-lose_colony = { $head } { through_the_ages-count-colonies } по своему выбору
through_the_ages-effect-discard_cards = { $head } { through_the_ages-count-military_cards }
through_the_ages-effect-lose_actions_per_discontent = { $head } { through_the_ages-count-civil_actions } за каждого недовольного рабочего
through_the_ages-effect-lose_culture_per_discontent = { $head } { through_the_ages-count-culture } за каждого недовольного рабочего
through_the_ages-effect-lose_population_per_discontent = { $n ->
    [one] { $head } 1 единицу населения за каждого недовольного рабочего (по { $n })
    [few] { $head } 1 единицу населения за каждых { $n } недовольных рабочих (с округлением вверх)
   *[many] { $head } 1 единицу населения за каждых { $n } недовольных рабочих (с округлением вверх)
}
through_the_ages-effect-lose_old_leader = { $head } лидера, если он не текущей эпохи
through_the_ages-effect-destroy_own_building = { $n ->
    [one] { $head } { $n } свою ферму, шахту или городское здание
    [few] { $head } { $n } свои фермы, шахты или городских здания
   *[many] { $head } { $n } своих ферм, шахт или городских зданий
}
through_the_ages-effect-destroy_urban_of_others = { $head } { through_the_ages-count-urban_buildings } каждой другой цивилизации
through_the_ages-effect-ruin_wonder = { $head } одно своё построенное чудо { $last_age ->
    [0] эпохи A
    [1] эпохи A или I
   *[2] эпохи A, I или II
}: вместо всего остального оно даёт +{ $culture } к приросту культуры
through_the_ages-effect-take_yellow_from_weakest = { $head } { through_the_ages-count-yellow_tokens } из жёлтого банка слабейшей
through_the_ages-effect-build_free = { $head } бесплатно отправить незадействованного рабочего на карту «{ $card }»
through_the_ages-effect-cheaper_action = { $head } одно из этого, не тратя действий и платя на { $discount } еду, ресурс или очко науки меньше: увеличить население; построить ферму, шахту или городское здание; исследовать технологию
through_the_ages-effect-take_from_row = { $head } взять из ряда карты общей стоимостью до { $n } гражданских действий, отказавшись от следующего политического действия; затем ряд сдвигается и пополняется

## Карты действий

through_the_ages-effect-build_or_upgrade_farm_or_mine = Постройте или улучшите ферму либо шахту, { through_the_ages-less-resources }
through_the_ages-effect-build_or_upgrade_urban = Постройте или улучшите городское здание, { through_the_ages-less-resources }
through_the_ages-effect-upgrade_building = Улучшите ферму, шахту или городское здание, { through_the_ages-less-resources }
through_the_ages-effect-build_stage = Завершите 1 этап чуда, { through_the_ages-less-resources }
through_the_ages-effect-increase_population = Увеличьте население за обычную цену
through_the_ages-effect-develop = Исследуйте технологию за обычную цену
through_the_ages-effect-unit_resources_this_turn = { $n ->
    [one] В этот ход у вас есть ещё { $n } ресурс на обучение и улучшение отрядов
    [few] В этот ход у вас есть ещё { $n } ресурса на обучение и улучшение отрядов
   *[many] В этот ход у вас есть ещё { $n } ресурсов на обучение и улучшение отрядов
}
through_the_ages-effect-military_actions_this_turn = В этот ход у вас есть ещё { through_the_ages-count-military_actions }
through_the_ages-effect-unit_resources_per_stronger = В этот ход у вас есть ресурсы на отряды за каждую цивилизацию сильнее вашей: { $two }, { $three } или { $four } при 2, 3 или 4 игроках
through_the_ages-effect-gain_culture_per_ahead = Получите очки культуры за каждую цивилизацию, у которой их больше: { $two }, { $three } или { $four } при 2, 3 или 4 игроках

## Агрессии и войны

through_the_ages-effect-take_mix = Заберите у соперника { through_the_ages-count-mix } в любом сочетании
through_the_ages-effect-raid = Уничтожьте городское здание соперника { through_the_ages-up-to-age } и получите ресурсы — половину его цены с округлением вверх
through_the_ages-effect-raid-two = Уничтожьте до двух городских зданий соперника: одно { through_the_ages-up-to-age } и одно { $other ->
    [1] эпохи A или I
   *[2] эпохи II или раньше
}; получите ресурсы — половину их общей цены с округлением вверх
through_the_ages-effect-enslave = Соперник теряет население: { $population }; вы получаете ресурсы: { $resources } и еду: { $food }
through_the_ages-effect-annex = Заберите колонию соперника; то, что она даёт сразу, не применяется
through_the_ages-effect-infiltrate = { $culture ->
    [one] Уберите из игры лидера или незаконченное чудо соперника и получите { $culture } очко культуры за каждый уровень этой карты
    [few] Уберите из игры лидера или незаконченное чудо соперника и получите { $culture } очка культуры за каждый уровень этой карты
   *[many] Уберите из игры лидера или незаконченное чудо соперника и получите { $culture } очков культуры за каждый уровень этой карты
}
through_the_ages-effect-take_science = Заберите у соперника { through_the_ages-count-science }
through_the_ages-effect-take_culture = Заберите у соперника { through_the_ages-count-culture }
through_the_ages-effect-take_yellow_tokens = Победитель забирает из жёлтого банка побеждённого { through_the_ages-count-yellow_tokens } и ещё по одному за { $advantage ->
    [one] каждую { $advantage } единицу
    [few] каждые { $advantage } единицы
   *[many] каждые { $advantage } единиц
} преимущества в силе
through_the_ages-effect-take_culture_by_advantage = Победитель забирает { through_the_ages-count-culture } и ещё столько, каково его преимущество в силе
through_the_ages-effect-take_science_or_technologies = Победитель забирает столько очков науки, каково его преимущество в силе; вместо части науки можно взять особые технологии побеждённого по их стоимости

## Подсчёт культуры

through_the_ages-effect-score_technology_levels = При завершении: { through_the_ages-count-culture } за каждый уровень каждой вашей технологии
through_the_ages-effect-score_workers = При завершении — культура: { $fields } за каждую ферму и шахту, { $others } за каждый отряд и городское здание
through_the_ages-effect-score_urban_output = При завершении: { through_the_ages-count-culture } за каждую единицу культуры, науки и силы, которые дают ваши городские здания
through_the_ages-effect-score_theaters_and_libraries = При завершении: { through_the_ages-count-culture } за каждую единицу культуры, которую дают ваши театры и библиотеки
through_the_ages-effect-impact_of_food = Каждая цивилизация получает столько очков культуры, сколько еды она производит, и ещё { $surplus }, если производит больше, чем потребляет
through_the_ages-effect-impact_of_urban_levels = Каждая цивилизация получает { through_the_ages-count-culture } за каждый уровень каждого городского здания
through_the_ages-effect-impact_of_balance = Каждая цивилизация получает { through_the_ages-count-culture } за каждую единицу наименьшего из своих производств: наука, культура, еда, ресурсы (без коррупции и потребления)
through_the_ages-effect-impact_of_colonies = Каждая цивилизация получает { through_the_ages-count-culture } за каждую колонию
through_the_ages-effect-impact_of_unit_and_arena_levels = Каждая цивилизация получает { through_the_ages-count-culture } за каждый уровень каждого отряда и каждой арены
through_the_ages-effect-impact_of_actions = Каждая цивилизация получает культуру: { $civil } за каждое своё гражданское действие, { $military } за каждое военное
through_the_ages-effect-impact_of_happiness = Каждая цивилизация получает { through_the_ages-count-culture } за каждое счастье (не больше { $most }) и теряет { $discontent } за каждого недовольного рабочего
through_the_ages-effect-impact_of_mines = Каждая цивилизация получает { through_the_ages-count-culture } за каждый ресурс, который производят её шахты
through_the_ages-effect-impact_of_population = Каждая цивилизация получает { through_the_ages-count-culture } за каждого довольного рабочего сверх { $beyond }
through_the_ages-effect-impact_of_government_and_special_levels = Каждая цивилизация получает { through_the_ages-count-culture } за каждый уровень формы правления и особых технологий
through_the_ages-effect-impact_of_science = Культура по месту в приросте науки: { $p2_1 }, { $p2_2 } при двух игроках; { $p3_1 }, { $p3_2 }, { $p3_3 } при трёх; { $p4_1 }, { $p4_2 }, { $p4_3 }, { $p4_4 } при четырёх
through_the_ages-effect-impact_of_strength = Культура по месту в силе: { $p2_1 }, { $p2_2 } при двух игроках; { $p3_1 }, { $p3_2 }, { $p3_3 } при трёх; { $p4_1 }, { $p4_2 }, { $p4_3 }, { $p4_4 } при четырёх
through_the_ages-effect-impact_of_technologies = Каждая цивилизация получает { through_the_ages-count-culture } за каждую технологию уровня { $level ->
    [1] I
    [2] II
   *[3] III
} (в короткой игре — { $short_level ->
    [1] I
   *[2] II
})
through_the_ages-effect-impact_of_variety = Каждая цивилизация получает { through_the_ages-count-culture } за каждый имеющийся тип отрядов и городских зданий и за каждую особую технологию
through_the_ages-effect-impact_of_wonders = Каждая цивилизация получает культуру за построенные чудеса эпох A, I, II и III: { $age_a }, { $age_i }, { $age_ii } и { $age_iii }

## Поля карт

through_the_ages-field-civil = Гражданские карты
through_the_ages-field-military = Военные карты
through_the_ages-field-family = Вид карты
through_the_ages-field-copies = Экземпляров при 2, 3 и 4 игроках
through_the_ages-field-science_cost = Стоимость в науке
through_the_ages-field-revolution_cost = Стоимость революцией
through_the_ages-field-resource_cost = Стоимость в ресурсах
through_the_ages-field-sides = Стороны
