### 7 Чудес: все слова, которые читает человек за этим столом. Неофициальный текст.
### $card, $by, $player, $rival, $symbol, $counted, $scope, $may, $resources и $lack приходят готовым текстом на языке читателя;
### остальные аргументы — числа.

seven_wonders = 7 Чудес
seven_wonders-about = Проведите один из великих городов древности через три эпохи. Каждый ход все одновременно выбирают по карте, играют её и передают остальные соседу: возводите здания, торгуйте, вооружайтесь, занимайтесь науками и стройте чудо, которое вас переживёт. Для 2–7 игроков, около получаса.

## Карты эпохи I

seven_wonders-lumber_yard = Склад пиломатериалов
seven_wonders-stone_pit = Каменный карьер
seven_wonders-clay_pool = Залежи глины
seven_wonders-ore_vein = Рудная жила
seven_wonders-tree_farm = Древесная ферма
seven_wonders-excavation = Раскопки
seven_wonders-clay_pit = Глиняный карьер
seven_wonders-timber_yard = Лесной склад
seven_wonders-forest_cave = Лесная пещера
seven_wonders-mine = Шахта
seven_wonders-loom_i = Ткацкий станок
seven_wonders-glassworks_i = Производство стекла
seven_wonders-press_i = Печатное дело
seven_wonders-pawnshop = Ломбард
seven_wonders-baths = Бани
seven_wonders-altar = Алтарь
seven_wonders-theater = Театр
seven_wonders-tavern = Таверна
seven_wonders-east_trading_post = Восточная торговая фактория
seven_wonders-west_trading_post = Западная торговая фактория
seven_wonders-marketplace = Рынок
seven_wonders-stockade = Частокол
seven_wonders-barracks = Бараки
seven_wonders-guard_tower = Сторожевая башня
seven_wonders-apothecary = Аптека
seven_wonders-workshop = Мастерская
seven_wonders-scriptorium = Хранилище манускриптов

## Карты эпохи II

seven_wonders-sawmill = Лесопилка
seven_wonders-quarry = Каменоломня
seven_wonders-brickyard = Кирпичный склад
seven_wonders-foundry = Литейный цех
seven_wonders-loom_ii = Ткацкий станок
seven_wonders-glassworks_ii = Производство стекла
seven_wonders-press_ii = Печатное дело
seven_wonders-aqueduct = Акведук
seven_wonders-temple = Храм
seven_wonders-statue = Статуя
seven_wonders-courthouse = Суд
seven_wonders-forum = Форум
seven_wonders-caravansery = Караван-сарай
seven_wonders-vineyard = Виноградник
seven_wonders-bazar = Базар
seven_wonders-walls = Стены
seven_wonders-training_ground = Учебный полигон
seven_wonders-stables = Конюшни
seven_wonders-archery_range = Стрельбище
seven_wonders-dispensary = Амбулатория
seven_wonders-laboratory = Лаборатория
seven_wonders-library = Библиотека
seven_wonders-school = Школа

## Карты эпохи III

seven_wonders-pantheon = Пантеон
seven_wonders-gardens = Сады
seven_wonders-town_hall = Муниципалитет
seven_wonders-palace = Дворец
seven_wonders-senate = Сенат
seven_wonders-haven = Порт
seven_wonders-lighthouse = Маяк
seven_wonders-chamber_of_commerce = Торговая палата
seven_wonders-arena = Арена
seven_wonders-fortifications = Укрепления
seven_wonders-circus = Амфитеатр
seven_wonders-arsenal = Арсенал
seven_wonders-siege_workshop = Осадные орудия
seven_wonders-lodge = Ложа
seven_wonders-observatory = Обсерватория
seven_wonders-university = Университет
seven_wonders-academy = Академия
seven_wonders-study = Научный центр

## Гильдии

seven_wonders-workers_guild = Гильдия рабочих
seven_wonders-craftsmens_guild = Гильдия мастеров
seven_wonders-traders_guild = Гильдия торговцев
seven_wonders-philosophers_guild = Гильдия философов
seven_wonders-spies_guild = Гильдия шпионов
seven_wonders-strategists_guild = Гильдия стратегов
seven_wonders-shipowners_guild = Гильдия судовладельцев
seven_wonders-scientists_guild = Гильдия учёных
seven_wonders-magistrates_guild = Гильдия судей
seven_wonders-builders_guild = Гильдия строителей

## Чудеса и их города

seven_wonders-giza = Пирамиды Гизы
    .city = Гиза
seven_wonders-babylon = Висячие сады Семирамиды
    .city = Вавилон
seven_wonders-olympia = Статуя Зевса в Олимпии
    .city = Олимпия
seven_wonders-rhodes = Колосс Родосский
    .city = Родос
seven_wonders-ephesus = Храм Артемиды в Эфесе
    .city = Эфес
seven_wonders-alexandria = Александрийский маяк
    .city = Александрия
seven_wonders-halicarnassus = Мавзолей в Галикарнасе
    .city = Галикарнас
seven_wonders-free_city = Свободный город

## Семейства зданий

seven_wonders-color-brown = Сырьё
seven_wonders-color-grey = Мастерские
seven_wonders-color-blue = Гражданские здания
seven_wonders-color-green = Научные здания
seven_wonders-color-yellow = Торговые здания
seven_wonders-color-red = Военные здания
seven_wonders-color-purple = Гильдии

seven_wonders-brown = коричневый
seven_wonders-grey = серый
seven_wonders-blue = синий
seven_wonders-yellow = жёлтый
seven_wonders-red = красный
seven_wonders-green = зелёный
seven_wonders-purple = фиолетовый

## Ресурсы

seven_wonders-wood = древесина
    .genitive = древесины
seven_wonders-stone = камень
    .genitive = камня
seven_wonders-clay = глина
    .genitive = глины
seven_wonders-ore = руда
    .genitive = руды
seven_wonders-glass = стекло
    .genitive = стекла
seven_wonders-cloth = ткань
    .genitive = ткани
seven_wonders-papyrus = папирус
    .genitive = папируса

## Количества ($n)

seven_wonders-count-wood = { $n ->
    [one] { $n } древесина
   *[many] { $n } древесины
}
seven_wonders-count-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
seven_wonders-count-clay = { $n ->
    [one] { $n } глина
   *[many] { $n } глины
}
seven_wonders-count-ore = { $n ->
    [one] { $n } руда
   *[many] { $n } руды
}
seven_wonders-count-glass = { $n ->
    [one] { $n } стекло
   *[many] { $n } стекла
}
seven_wonders-count-cloth = { $n ->
    [one] { $n } ткань
    [few] { $n } ткани
   *[many] { $n } тканей
}
seven_wonders-count-papyrus = { $n ->
    [one] { $n } папирус
    [few] { $n } папируса
   *[many] { $n } папирусов
}
seven_wonders-count-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
seven_wonders-count-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
seven_wonders-count-shield = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}

## Символы наук

seven_wonders-compass = циркуль
seven_wonders-gear = шестерня
seven_wonders-tablet = табличка
seven_wonders-any = символ на выбор

## Другие показатели города, которые меняет действие, и чем платят

seven_wonders-coins = монеты
seven_wonders-shields = щиты
seven_wonders-stages = этапы чуда

## Лист подсчёта

seven_wonders-score-military = Военные конфликты
seven_wonders-score-treasury = Казна
seven_wonders-score-wonder = Чудо
seven_wonders-score-civilian = Гражданские здания
seven_wonders-score-science = Научные здания
seven_wonders-score-commercial = Торговые здания
seven_wonders-score-guilds = Гильдии

## Части других сообщений

# $age
seven_wonders-numeral = { $age ->
    [1] I
    [2] II
    [3] III
   *[other] { $age }
}

# Что считается (после предлога «за»)
seven_wonders-per-brown = каждую коричневую карту
seven_wonders-per-grey = каждую серую карту
seven_wonders-per-blue = каждую синюю карту
seven_wonders-per-yellow = каждую жёлтую карту
seven_wonders-per-red = каждую красную карту
seven_wonders-per-green = каждую зелёную карту
seven_wonders-per-brown-grey-purple = каждую коричневую, серую или фиолетовую карту
seven_wonders-per-wonder_stage = каждый построенный этап чуда
seven_wonders-per-defeat_token = каждый жетон поражения

# В чьих городах
seven_wonders-in-own = в вашем городе
seven_wonders-in-left-right = в двух соседних городах
seven_wonders-in-own-left-right = в вашем и двух соседних городах

# Платежи: $left и $right — монеты соседям, $bank — монеты в банк.
seven_wonders-pay-left = { $left ->
    [one] { $left } монета соседу слева
    [few] { $left } монеты соседу слева
   *[many] { $left } монет соседу слева
}
seven_wonders-pay-right = { $right ->
    [one] { $right } монета соседу справа
    [few] { $right } монеты соседу справа
   *[many] { $right } монет соседу справа
}
seven_wonders-pay-bank = { $bank ->
    [one] { $bank } монета в банк
    [few] { $bank } монеты в банк
   *[many] { $bank } монет в банк
}

# В скобках с пробелом впереди, а если платить нечего — пусто: $left, $right
seven_wonders-payment-trade = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] { " " }({ seven_wonders-pay-right })
    }
   *[other] { $right ->
        [0] { " " }({ seven_wonders-pay-left })
       *[other] { " " }({ seven_wonders-pay-left }, { seven_wonders-pay-right })
    }
}

# То же вместе с банком: $left, $right, $bank
seven_wonders-payment = { $bank ->
    [0] { seven_wonders-payment-trade }
   *[other] { $left ->
        [0] { $right ->
            [0] { " " }({ seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-pay-right }, { seven_wonders-pay-bank })
        }
       *[other] { $right ->
            [0] { " " }({ seven_wonders-pay-left }, { seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-pay-left }, { seven_wonders-pay-right }, { seven_wonders-pay-bank })
        }
    }
}

## Что даёт карта или этап чуда

seven_wonders-effect-produce = Каждый ход производит: { $resources }
seven_wonders-effect-produce_any = Каждый ход производит одно на выбор: { $resources }
seven_wonders-effect-produce_own = Каждый ход производит одно на выбор, только для вас: { $resources }
seven_wonders-effect-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
seven_wonders-effect-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
seven_wonders-effect-science = Символ науки: { $symbol }
seven_wonders-effect-science_any = Символ науки на выбор, выбирается при подсчёте очков
seven_wonders-effect-coins = { $n ->
    [one] { $n } монета сразу
    [few] { $n } монеты сразу
   *[many] { $n } монет сразу
}
seven_wonders-effect-discount_left = Покупка у соседа слева по 1 монете вместо 2: { $resources }
seven_wonders-effect-discount_right = Покупка у соседа справа по 1 монете вместо 2: { $resources }
seven_wonders-effect-discount_left_right = Покупка у обоих соседей по 1 монете вместо 2: { $resources }
seven_wonders-effect-coins_per = { $n ->
    [one] Сразу { $n } монета за { $counted } { $scope }
    [few] Сразу { $n } монеты за { $counted } { $scope }
   *[many] Сразу { $n } монет за { $counted } { $scope }
}
seven_wonders-effect-points_per = { $n ->
    [one] В конце игры { $n } очко за { $counted } { $scope }
    [few] В конце игры { $n } очка за { $counted } { $scope }
   *[many] В конце игры { $n } очков за { $counted } { $scope }
}
seven_wonders-effect-play_last_card = На шестом ходу каждой эпохи вы играете и последнюю карту, а не сбрасываете её
seven_wonders-effect-free_building = Раз в каждую эпоху вы можете построить одно здание, не платя его стоимость
seven_wonders-effect-build_from_discard = В конце этого хода вы можете бесплатно построить одну карту из сброса
seven_wonders-effect-copy_guild = При подсчёте очков вы считаете одну гильдию соседа как свою

## Что от вас требуется

seven_wonders-ask-choose = Эпоха { seven_wonders-numeral }, ход { $turn }: выберите карту, чтобы построить её, положить под чудо или сбросить за 3 монеты.
seven_wonders-ask-choose-free-city = Эпоха { seven_wonders-numeral }, ход { $turn }: теперь выберите карту для Свободного города, чтобы { $may }.
seven_wonders-free-city-may-build = построить её
seven_wonders-free-city-may-tuck = положить её под его чудо
seven_wonders-free-city-may-sell = сбросить её за 3 монеты: построить он ничего не может
seven_wonders-free-city-may-both = построить её или положить под его чудо
seven_wonders-ask-seventh = Вы играете и последнюю карту: постройте её, положите под чудо или сбросьте за 3 монеты.
seven_wonders-ask-seventh-free-city = Последняя карта стопки Свободного города тоже играется: { $may }.
seven_wonders-free-city-last-build = постройте её
seven_wonders-free-city-last-tuck = положите её под его чудо
seven_wonders-free-city-last-sell = сбросьте её за 3 монеты, построить он ничего не может
seven_wonders-free-city-last-both = постройте её или положите под его чудо
seven_wonders-ask-dig = Выберите карту из сброса, чтобы построить её бесплатно, или не берите ничего.
seven_wonders-ask-dig-free-city = Выберите карту из сброса, чтобы Свободный город построил её бесплатно, или не берите ничего.
seven_wonders-ask-copy = Выберите гильдию соседа, чтобы посчитать её как свою.

## Что можно сделать

seven_wonders-do-build = Построить: { $card }{ seven_wonders-payment }
seven_wonders-do-build-free = Построить бесплатно, силой Олимпии: { $card }
seven_wonders-do-stage = Положить под чудо карту «{ $card }»: { $stage }-й этап{ seven_wonders-payment-trade }
seven_wonders-do-discard = Сбросить за 3 монеты: { $card }
seven_wonders-do-dig = Построить из сброса: { $card }
seven_wonders-do-dig-nothing = Ничего не брать из сброса
seven_wonders-note-chain = Бесплатно: в городе есть «{ $by }»
seven_wonders-do-copy = Скопировать: { $card }

# То же о том, что было, с именами: $left_neighbour, $right_neighbour
seven_wonders-paid-left = { $you ->
    [left_neighbour] { $left ->
        [one] { $left } монета вам
        [few] { $left } монеты вам
       *[many] { $left } монет вам
    }
   *[other] { $left_neighbour }: +{ $left } { $left ->
        [one] монета
        [few] монеты
       *[many] монет
    }
}
seven_wonders-paid-right = { $you ->
    [right_neighbour] { $right ->
        [one] { $right } монета вам
        [few] { $right } монеты вам
       *[many] { $right } монет вам
    }
   *[other] { $right_neighbour }: +{ $right } { $right ->
        [one] монета
        [few] монеты
       *[many] монет
    }
}
seven_wonders-paid-trade = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] { " " }({ seven_wonders-paid-right })
    }
   *[other] { $right ->
        [0] { " " }({ seven_wonders-paid-left })
       *[other] { " " }({ seven_wonders-paid-left }, { seven_wonders-paid-right })
    }
}
seven_wonders-paid = { $bank ->
    [0] { seven_wonders-paid-trade }
   *[other] { $left ->
        [0] { $right ->
            [0] { " " }({ seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-paid-right }, { seven_wonders-pay-bank })
        }
       *[other] { $right ->
            [0] { " " }({ seven_wonders-paid-left }, { seven_wonders-pay-bank })
           *[other] { " " }({ seven_wonders-paid-left }, { seven_wonders-paid-right }, { seven_wonders-pay-bank })
        }
    }
}

## Что произошло

seven_wonders-event-age-left = Начинается эпоха { seven_wonders-numeral }, карты передаются налево
seven_wonders-event-age-right = Начинается эпоха { seven_wonders-numeral }, карты передаются направо
seven_wonders-event-built = { who-player }: построено «{ $card }»{ seven_wonders-paid }
seven_wonders-event-built-chain = { who-player }: построено «{ $card }», бесплатно благодаря зданию «{ $by }»
seven_wonders-event-built-free = { who-player }: построено «{ $card }», бесплатно силой Олимпии
seven_wonders-event-stage = { who-player }: построен { $stage }-й этап чуда{ seven_wonders-paid-trade }
seven_wonders-event-stage-known = { who-player }: построен { $stage }-й этап чуда картой «{ $card }»{ seven_wonders-paid-trade }
seven_wonders-event-discarded = { who-player }: карта сброшена за 3 монеты
seven_wonders-event-discarded-known = { who-player }: карта «{ $card }» сброшена за 3 монеты
seven_wonders-event-income = { $n ->
    [one] { who-player }: получена { $n } монета («{ $card }»)
    [few] { who-player }: получены { $n } монеты («{ $card }»)
   *[many] { who-player }: получено { $n } монет («{ $card }»)
}
seven_wonders-event-income-stage = { $n ->
    [one] { who-player }: получена { $n } монета ({ $stage }-й этап чуда)
    [few] { who-player }: получены { $n } монеты ({ $stage }-й этап чуда)
   *[many] { who-player }: получено { $n } монет ({ $stage }-й этап чуда)
}
seven_wonders-event-passed-left = Ход { $turn }, карты переданы налево
seven_wonders-event-passed-right = Ход { $turn }, карты переданы направо
seven_wonders-event-seventh = { who-player }: последняя карта эпохи разыгрывается, а не сбрасывается
seven_wonders-event-leftover = Последние карты на руках уходят в сброс
seven_wonders-event-dug = { who-player }: из сброса построено «{ $card }»
seven_wonders-event-dug-nothing = { who-player }: из сброса ничего не взято
seven_wonders-event-conflict = { $points ->
    [0] Конфликт { $player } — { $rival }, щиты { $own } : { $theirs }. Силы равны, жетонов нет
   *[other] Конфликт { $player } — { $rival }, щиты { $own } : { $theirs }. { who-player }: жетон победы +{ $points }. { $rival }: жетон поражения −{ $penalty }
}
seven_wonders-event-copied = { who-player }: скопирована карта «{ $card }»
seven_wonders-event-free-city-control = { $you ->
    [player] В этот ход вы играете и за Свободный город
   *[other] { $player }: в этот ход играет и за Свободный город
}
seven_wonders-event-final = { $points ->
    [one] { who-player }: всего { $points } очко
    [few] { who-player }: всего { $points } очка
   *[many] { who-player }: всего { $points } очков
}

## Чего сделать нельзя, почему и что поможет

seven_wonders-no-duplicate = Здание «{ $card }» построить нельзя: такое здание в городе уже есть, второго быть не может. Выберите другую карту или другое применение для этой.
    .short = уже есть в городе
seven_wonders-no-coins = { $price ->
    [one] Здание «{ $card }» построить нельзя: нужна { $price } монета, а в казне { $have }. Выберите другую карту или другое применение для этой.
    [few] Здание «{ $card }» построить нельзя: нужны { $price } монеты, а в казне { $have }. Выберите другую карту или другое применение для этой.
   *[many] Здание «{ $card }» построить нельзя: нужно { $price } монет, а в казне { $have }. Выберите другую карту или другое применение для этой.
}
    .short = цена { $price }, в казне { $have }
seven_wonders-no-resources = Здание «{ $card }» построить нельзя. Не хватает: { $lack }. Соседи столько не продают. Выберите другую карту или другое применение для этой.
    .short = никто не продаёт: { $lack }
seven_wonders-no-trade-coins = { $price ->
    [one] Здание «{ $card }» построить нельзя: на покупку ресурсов нужна хотя бы { $price } монета, а в казне { $have }. Выберите другую карту или другое применение для этой.
    [few] Здание «{ $card }» построить нельзя: на покупку ресурсов нужны хотя бы { $price } монеты, а в казне { $have }. Выберите другую карту или другое применение для этой.
   *[many] Здание «{ $card }» построить нельзя: на покупку ресурсов нужно хотя бы { $price } монет, а в казне { $have }. Выберите другую карту или другое применение для этой.
}
    .short = покупка от { $price }, в казне { $have }
seven_wonders-no-stage-left = Чудо завершено, строить больше нечего. Выберите для карты другое применение.
    .short = чудо завершено
seven_wonders-no-stage-resources = { $stage }-й этап чуда построить нельзя. Не хватает: { $lack }. Соседи столько не продают. Выберите для карты другое применение.
    .short = никто не продаёт: { $lack }
seven_wonders-no-stage-coins = { $price ->
    [one] { $stage }-й этап чуда построить нельзя: на покупку ресурсов нужна хотя бы { $price } монета, а в казне { $have }. Выберите для карты другое применение.
    [few] { $stage }-й этап чуда построить нельзя: на покупку ресурсов нужны хотя бы { $price } монеты, а в казне { $have }. Выберите для карты другое применение.
   *[many] { $stage }-й этап чуда построить нельзя: на покупку ресурсов нужно хотя бы { $price } монет, а в казне { $have }. Выберите для карты другое применение.
}
    .short = покупка от { $price }, в казне { $have }
seven_wonders-no-free-building-used = Бесплатная постройка этой эпохи уже использована: она одна на эпоху. Заплатите за здание или выберите для карты другое применение.
seven_wonders-no-free-building-power = У этого города нет бесплатной постройки: её даёт только 2-й этап Олимпии, сторона A. Заплатите за здание или выберите для карты другое применение.
seven_wonders-no-free-building-needless = Здание «{ $card }» и так ничего не стоит этому городу. Постройте как обычно и сохраните бесплатную постройку.
seven_wonders-no-card-in-hand = Карты «{ $card }» у вас на руке нет. Выберите одну из своих карт.
seven_wonders-no-payment = Так заплатить нельзя (карта «{ $card }»). Выберите один из предложенных способов оплаты.
seven_wonders-no-free-city-discard = Свободный город не сбрасывает карту за монеты, пока может построить здание или этап чуда. Выберите постройку.
seven_wonders-no-dig-absent = Карты «{ $card }» нет в сбросе. Выберите карту, которая там лежит, или не берите ничего.
seven_wonders-no-dig-duplicate = Здание «{ $card }» построить нельзя: такое здание в городе уже есть, второго быть не может. Выберите другую карту из сброса или не берите ничего.
    .short = уже есть в городе
seven_wonders-no-copy-absent = Карту «{ $card }» скопировать нельзя: её нет ни у одного из соседей. Выберите гильдию соседа.

## Подписи простого стола

seven_wonders-field-age = Эпоха
seven_wonders-field-turn = Ход
seven_wonders-field-turns = Ходов в эпохе
seven_wonders-field-direction = Передача карт
seven_wonders-field-cities = Города
seven_wonders-field-hand = Рука
seven_wonders-field-chosen_for = Выбрано за
seven_wonders-field-playing_for = Выбирает за
seven_wonders-field-chains = Бесплатно по цепочке
seven_wonders-field-discard_size = Карт в сбросе
seven_wonders-field-discard_pile = Сброс
seven_wonders-field-controller = Играет за Свободный город
seven_wonders-field-free_city_pile = Стопка Свободного города
seven_wonders-field-gone = Ушло с тех пор рубашкой вверх
seven_wonders-field-seen_hands = Руки, которые вы видели
seven_wonders-field-wonder = Чудо
seven_wonders-field-side = Сторона
seven_wonders-field-stages = Построено этапов
seven_wonders-field-coins = Монеты
seven_wonders-field-shields = Щиты
seven_wonders-field-victory_points = Очки жетонов победы
seven_wonders-field-defeats = Жетоны поражения
seven_wonders-field-defeat_points = Потеряно очков в поражениях
seven_wonders-field-cards = Здания
seven_wonders-field-production = Производство
seven_wonders-field-sells = На продажу
seven_wonders-field-prices = Цены у соседей
seven_wonders-field-science = Наука
seven_wonders-field-free_building = Бесплатная постройка
seven_wonders-field-last_card = Играет последнюю карту
seven_wonders-field-copied_guild = Скопированная гильдия
seven_wonders-field-hand_size = Карт на руке
seven_wonders-field-chosen = Выбор сделан
seven_wonders-field-tucked = Под чудом
seven_wonders-field-fixed = Всегда
seven_wonders-field-choices = Одно на выбор
seven_wonders-field-raw_left = Сырьё слева
seven_wonders-field-raw_right = Сырьё справа
seven_wonders-field-goods = Товары
seven_wonders-raw = сырьё
seven_wonders-goods = товар
seven_wonders-loom = Ткацкий станок
seven_wonders-glassworks = Производство стекла
seven_wonders-press = Печатное дело
seven_wonders-field-wonders = Чудеса
seven_wonders-field-resources = Ресурсы
seven_wonders-field-colors = Цвета
seven_wonders-field-color = Цвет
seven_wonders-field-marks = Копии: с какого числа игроков
seven_wonders-field-cost = Стоимость
seven_wonders-field-chain = Бесплатно, если есть
seven_wonders-field-building = Стоит в городе как
seven_wonders-field-start = Производит с самого начала
seven_wonders-field-sort = Вид

## Настройки стола

seven_wonders-option-side = Сторона планшетов чудес
seven_wonders-option-side-A = A, попроще
seven_wonders-option-side-B = B, поразнообразнее
seven_wonders-option-side-random = Для каждого города случайная
seven_wonders-option-wonders = Чудеса
    .about = Кто с каким чудом начинает; каждое в коробке одно.

## Стол в браузере
## $age здесь — римская цифра; $card, $city, $name, $names, $cost, $family, $wonder и $reason приходят готовым текстом.

seven_wonders-ui-age = Эпоха { $age }
seven_wonders-ui-turn = ход { $turn } из { $turns }
seven_wonders-ui-pass-left = карты передаются налево
seven_wonders-ui-pass-right = карты передаются направо
seven_wonders-ui-discard-pile = сброс
seven_wonders-ui-hand = Ваша рука: { $n }
seven_wonders-ui-far-cities = Дальние города
seven_wonders-ui-city-of = { $city }, город игрока { $name }
seven_wonders-ui-your-city = ваш город
seven_wonders-ui-neighbour-left = сосед слева
seven_wonders-ui-neighbour-right = сосед справа
seven_wonders-ui-controlled-by = в этот ход играет { $name }
seven_wonders-ui-choosing-for-free-city = Сейчас вы выбираете за Свободный город
seven_wonders-ui-shields = Щиты
seven_wonders-ui-victories = Очки жетонов победы
seven_wonders-ui-defeats = Жетоны поражения
seven_wonders-ui-stages-built = Построено этапов чуда
seven_wonders-ui-produces = Производит
seven_wonders-ui-sells-you = Продаёт
seven_wonders-ui-per-unit = { $n ->
    [one] { $n } монета за единицу
    [few] { $n } монеты за единицу
   *[many] { $n } монет за единицу
}
seven_wonders-ui-none = ничего
seven_wonders-ui-one-of = одно на выбор: { $resources }
seven_wonders-ui-one-of-own = одно на выбор, не продаётся: { $resources }
seven_wonders-ui-no-buildings = Зданий пока нет
seven_wonders-ui-free-building-ready = одно здание эпохи бесплатно
seven_wonders-ui-shields-own = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
seven_wonders-ui-conflict-stronger = { $city } слабее: { $n }
seven_wonders-ui-conflict-equal = { $city }, силы равны: { $n }
seven_wonders-ui-conflict-weaker = { $city } сильнее: { $n }
seven_wonders-ui-verdict-stronger = слабее вас
seven_wonders-ui-verdict-equal = наравне
seven_wonders-ui-verdict-weaker = сильнее вас

# $colour: brown, grey, blue, yellow, red, green, purple
seven_wonders-ui-colour = { $colour ->
    [brown] Коричневая
    [grey] Серая
    [blue] Синяя
    [yellow] Жёлтая
    [red] Красная
    [green] Зелёная
    [purple] Фиолетовая
   *[other] { $colour }
} карта, { $family }
seven_wonders-ui-costs = Стоимость: { $cost }
seven_wonders-ui-costs-nothing = Ничего не стоит
seven_wonders-ui-free-with = Бесплатно, если в городе есть: { $names }

seven_wonders-ui-wonder-board = { $wonder }, сторона { $side }
seven_wonders-ui-side = Сторона { $side }
seven_wonders-ui-stage = { $n }-й этап
seven_wonders-ui-stage-built = построен
seven_wonders-ui-stage-ready = можно построить сейчас
seven_wonders-ui-stage-next = следующий на очереди
seven_wonders-ui-stage-later = позже
seven_wonders-ui-tucked = Под ним лежит карта «{ $card }»

seven_wonders-ui-options-for = Что можно сделать с картой «{ $card }»
seven_wonders-ui-build = Построить
seven_wonders-ui-build-olympia = Даром
seven_wonders-ui-tuck = { $n }-й этап
seven_wonders-ui-sell = Сбросить
seven_wonders-ui-or-pay = или
seven_wonders-ui-bank = банк
seven_wonders-ui-can-build-for = { $n ->
    [one] Можно построить за { $n } монету
    [few] Можно построить за { $n } монеты
   *[many] Можно построить за { $n } монет
}
seven_wonders-ui-can-build-free = Можно построить бесплатно
seven_wonders-ui-can-build-olympia = Можно построить бесплатно силой Олимпии
seven_wonders-ui-can-tuck = Можно положить под чудо
seven_wonders-ui-can-sell = Можно сбросить за 3 монеты
seven_wonders-ui-cannot-build = Построить нельзя: { $reason }
seven_wonders-ui-no-duplicate-tag = есть

seven_wonders-ui-chosen-build = Построить: { $card }
seven_wonders-ui-chosen-build-free = Даром: { $card }
seven_wonders-ui-chosen-stage = Под чудо: { $card }
seven_wonders-ui-chosen-discard = Сбросить: { $card }

seven_wonders-ui-pick-dig = Сброс: постройте одну карту бесплатно
seven_wonders-ui-pick-dig-free-city = Сброс: одна карта Свободному городу, бесплатно
seven_wonders-ui-pick-copy = Гильдии соседей: скопируйте одну
seven_wonders-ui-conflicts = Конфликты в конце эпохи { $age }
seven_wonders-ui-continue = Дальше

