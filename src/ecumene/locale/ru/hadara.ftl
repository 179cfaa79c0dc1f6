### Хадара: все слова, которые читают за этим столом. Неофициальный текст.
### На картах и колониях нет названий; эти придумали мы.
### $player, $card, $other, $deck, $track, $colony, $statue, $target, $start и $side приходят готовым текстом на языке
### читающего; остальное — числа или обозначения, перечисленные в вариантах.

hadara = Хадара
hadara-about = Проведите свой народ через три эпохи. В каждой эпохе вы дважды собираете карты: сначала по две из колоды, на которую указывает ваш герб, потом из открытых стопок, — и каждую покупаете или продаёте. Четыре счётчика приносят монеты, колонии, статуи и продовольствие; медали и наборы решают дело. Для 2–5 игроков, около получаса. Не все напечатанные числа нам известны: правила, все эффекты, цены медалей и продажи и требования колоний взяты из игры, а стоимость, бонусы и очки почти всех карт, большинство чисел на колониях, девять из десяти сторон стартовых карт и часть чисел у статуй восстановлены нами и хранятся отдельно, чтобы настоящие значения могли их заменить. Названия карт и колоний наши.

## Настройки

hadara-option-starred_cards = Играть с фиолетовыми картами со звездой (не для первой партии)
hadara-option-choose_sides = Каждый выбирает сторону стартовой карты (в первой партии у всех сторона А)

## Epoch I: yellow

hadara-I-yellow-01 = Старатель
hadara-I-yellow-02 = Гончар
hadara-I-yellow-03 = Торговец солью
hadara-I-yellow-04 = Ткачиха
hadara-I-yellow-05 = Рыночная площадь
hadara-I-yellow-06 = Меняла
hadara-I-yellow-07 = Воловья повозка
hadara-I-yellow-08 = Речная пристань
hadara-I-yellow-09 = Торговец пряностями
hadara-I-yellow-10 = Казначей

## Epoch I: red

hadara-I-red-01 = Пращник
hadara-I-red-02 = Копейщик
hadara-I-red-03 = Сторожевая башня
hadara-I-red-04 = Лучник
hadara-I-red-05 = Колесничий
hadara-I-red-06 = Охотник-разведчик
hadara-I-red-07 = Частокол
hadara-I-red-08 = Кузнец мечей
hadara-I-red-09 = Наёмник
hadara-I-red-10 = Фаланга

## Epoch I: blue

hadara-I-blue-01 = Сказитель
hadara-I-blue-02 = Пещерный художник
hadara-I-blue-03 = Шаман
hadara-I-blue-04 = Барабанщик
hadara-I-blue-05 = Писец
hadara-I-blue-06 = Скульптор
hadara-I-blue-07 = Танцовщица
hadara-I-blue-08 = Каменный круг
hadara-I-blue-09 = Лирник
hadara-I-blue-10 = Храм

## Epoch I: green

hadara-I-green-01 = Собирательница
hadara-I-green-02 = Рыбак
hadara-I-green-03 = Просяное поле
hadara-I-green-04 = Пастух
hadara-I-green-05 = Плуг
hadara-I-green-06 = Пчеловод
hadara-I-green-07 = Зернохранилище
hadara-I-green-08 = Пекарь
hadara-I-green-09 = Оросительный канал
hadara-I-green-10 = Оливковая роща

## Epoch I: purple

hadara-I-purple-01 = Литейщик бронзы
hadara-I-purple-02 = Травница
hadara-I-purple-03 = Всадник
hadara-I-purple-04 = Колесо
hadara-I-purple-05 = Жрец-астроном
hadara-I-purple-06 = Календарь
hadara-I-purple-07 = Прирученная лошадь
hadara-I-purple-08 = Старейшина
hadara-I-purple-09 = Ловкий торговец
hadara-I-purple-10 = Подмастерье
hadara-I-purple-11 = Чеканка монет
hadara-I-purple-12 = Наставник воинов
hadara-I-purple-13 = Школа масок
hadara-I-purple-14 = Семенной запас

## Epoch II: yellow

hadara-II-yellow-01 = Сборщик пошлин
hadara-II-yellow-02 = Писарь гильдии
hadara-II-yellow-03 = Караван-сарай
hadara-II-yellow-04 = Золотых дел мастер
hadara-II-yellow-05 = Винодел
hadara-II-yellow-06 = Торговец шёлком
hadara-II-yellow-07 = Монетный двор
hadara-II-yellow-08 = Судовладелец
hadara-II-yellow-09 = Ярмарка
hadara-II-yellow-10 = Банкир

## Epoch II: red

hadara-II-red-01 = Арбалетчик
hadara-II-red-02 = Пикинёр
hadara-II-red-03 = Капер
hadara-II-red-04 = Самурай
hadara-II-red-05 = Герольд
hadara-II-red-06 = Интендант
hadara-II-red-07 = Конные лучники
hadara-II-red-08 = Крепость
hadara-II-red-09 = Требушет
hadara-II-red-10 = Рыцарский орден

## Epoch II: blue

hadara-II-blue-01 = Менестрель
hadara-II-blue-02 = Каллиграф
hadara-II-blue-03 = Монастырский сад
hadara-II-blue-04 = Художник гербов
hadara-II-blue-05 = Придворный поэт
hadara-II-blue-06 = Витраж
hadara-II-blue-07 = Зодчий
hadara-II-blue-08 = Чайная церемония
hadara-II-blue-09 = Большая библиотека
hadara-II-blue-10 = Меценат

## Epoch II: green

hadara-II-green-01 = Мельник
hadara-II-green-02 = Рисовая терраса
hadara-II-green-03 = Трёхполье
hadara-II-green-04 = Сыровар
hadara-II-green-05 = Сокольник
hadara-II-green-06 = Пивовар
hadara-II-green-07 = Садовник
hadara-II-green-08 = Китобой
hadara-II-green-09 = Ветряная мельница
hadara-II-green-10 = Скотовод

## Epoch II: purple

hadara-II-purple-01 = Оружейник
hadara-II-purple-02 = Картограф
hadara-II-purple-03 = Торговый флот
hadara-II-purple-04 = Печатный станок
hadara-II-purple-05 = Лекарь
hadara-II-purple-06 = Мореплаватель
hadara-II-purple-07 = Университет
hadara-II-purple-08 = Алхимик
hadara-II-purple-09 = Сборщик дани
hadara-II-purple-10 = Гравёр
hadara-II-purple-11 = Помощь голодающим
hadara-II-purple-12 = Хлебная биржа
hadara-II-purple-13 = Счётная палата
hadara-II-purple-14 = Мастер-каменотёс

## Epoch III: yellow

hadara-III-yellow-01 = Фабрикант
hadara-III-yellow-02 = Брокер
hadara-III-yellow-03 = Универмаг
hadara-III-yellow-04 = Железнодорожный магнат
hadara-III-yellow-05 = Паровая мельница
hadara-III-yellow-06 = Фондовая биржа
hadara-III-yellow-07 = Нефтяной магнат
hadara-III-yellow-08 = Страховой дом
hadara-III-yellow-09 = Всемирная выставка
hadara-III-yellow-10 = Центральный банк

## Epoch III: red

hadara-III-red-01 = Гренадер
hadara-III-red-02 = Полевая артиллерия
hadara-III-red-03 = Полевая кухня
hadara-III-red-04 = Таможенный флот
hadara-III-red-05 = Адмирал
hadara-III-red-06 = Военная академия
hadara-III-red-07 = Броненосец
hadara-III-red-08 = Корпус снабжения
hadara-III-red-09 = Генеральный штаб
hadara-III-red-10 = Лётчик-истребитель

## Epoch III: blue

hadara-III-blue-01 = Фотограф
hadara-III-blue-02 = Романистка
hadara-III-blue-03 = Ботанический сад
hadara-III-blue-04 = Оперная певица
hadara-III-blue-05 = Киностудия
hadara-III-blue-06 = Музей
hadara-III-blue-07 = Консерватория
hadara-III-blue-08 = Философ
hadara-III-blue-09 = Столичный театр
hadara-III-blue-10 = Лауреат

## Epoch III: green

hadara-III-green-01 = Агроном
hadara-III-green-02 = Трактор
hadara-III-green-03 = Консервный завод
hadara-III-green-04 = Теплица
hadara-III-green-05 = Чайная плантация
hadara-III-green-06 = Диетолог
hadara-III-green-07 = Комбайн
hadara-III-green-08 = Рыболовный флот
hadara-III-green-09 = Семенная лаборатория
hadara-III-green-10 = Продовольственный концерн

## Epoch III: purple

hadara-III-purple-01 = Изобретатель
hadara-III-purple-02 = Исследователь
hadara-III-purple-03 = Инженер
hadara-III-purple-04 = Телеграф
hadara-III-purple-05 = Химик
hadara-III-purple-06 = Хирург
hadara-III-purple-07 = Электрический свет
hadara-III-purple-08 = Космическая ракета
hadara-III-purple-09 = Зал славы
hadara-III-purple-10 = Энциклопедия
hadara-III-purple-11 = Дипломат
hadara-III-purple-12 = Двойная кампания
hadara-III-purple-13 = Посол
hadara-III-purple-14 = Лоббист

## Стартовые карты и гербы

hadara-S1 = стартовая карта 1
hadara-S2 = стартовая карта 2
hadara-S3 = стартовая карта 3
hadara-S4 = стартовая карта 4
hadara-S5 = стартовая карта 5
hadara-side_A = сторона А
hadara-side_B = сторона Б
hadara-monkey = Обезьяна
hadara-dragon = Дракон
hadara-lion = Лев
hadara-pegasus = Пегас
hadara-scarab = Скарабей

## Цвета (карты, колоды), счётчики, статуи

hadara-yellow = жёлтая
hadara-red = красная
hadara-blue = синяя
hadara-green = зелёная
hadara-purple = фиолетовая
hadara-income = экономика
hadara-military = военное дело
hadara-culture = культура
hadara-food = сельское хозяйство
hadara-statue_1 = статуя 1
hadara-statue_2 = статуя 2
hadara-statue_3 = статуя 3
hadara-statue_4 = статуя 4
hadara-silver = серебряная медаль
hadara-gold = золотая медаль

## Колонии: стопки, затем жетоны

hadara-C03 = колония 3
hadara-C09 = колония 9
hadara-C15 = колония 15
hadara-C21 = колония 21
hadara-C30 = колония 30
hadara-C03-1 = Камышовый брод
hadara-C03-2 = Барабанный холм
hadara-C03-3 = Соляная бухта
hadara-C03-4 = Смоковная лощина
hadara-C03-5 = Волчье пастбище
hadara-C09-1 = Орлиный перевал
hadara-C09-2 = Янтарный берег
hadara-C09-3 = Расписные пещеры
hadara-C09-4 = Конская степь
hadara-C09-5 = Трёхречье
hadara-C15-1 = Железные ворота
hadara-C15-2 = Долина террас
hadara-C15-3 = Медный форт
hadara-C15-4 = Острова садов
hadara-C15-5 = Рисовая дельта
hadara-C21-1 = Гавань цепей
hadara-C21-2 = Город учёных
hadara-C21-3 = Серебряная гора
hadara-C21-4 = Озёрное царство
hadara-C21-5 = Красная цитадель
hadara-C30-1 = Золотые проливы
hadara-C30-2 = Сто храмов
hadara-C30-3 = Штормовой бастион
hadara-C30-4 = Хрустальный двор
hadara-C30-5 = Бескрайние нивы

## Этапы эпохи

hadara-sides = Выбор сторон
hadara-set_wheel = Установка колеса
hadara-draw = По две карты из колоды
hadara-take_income = Получение дохода
hadara-capture = Захват колоний
hadara-build = Создание статуй
hadara-take = Карты из стопок сброса
hadara-feed = Обеспечение продовольствием
hadara-buy_medals = Покупка медалей
hadara-over = Партия окончена

## Лист подсчёта очков

hadara-score-colonies = Колонии
hadara-score-statues = Статуи
hadara-score-silver_medals = Серебряные медали
hadara-score-gold_medals = Золотые медали
hadara-score-cards = Карты
hadara-score-coins = Монеты

## Части других сообщений

# $epoch
hadara-numeral = { $epoch ->
    [1] I
    [2] II
    [3] III
   *[other] { $epoch }
}
# $coins, «получает 1 монету»
hadara-count-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
# $cards, отдельно стоящее
hadara-count-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
# $vp, «приносит 1 очко»
hadara-count-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[other] { $vp } очков
}
# Свои карты одного цвета, «за каждую …»
hadara-each-yellow = каждую вашу жёлтую карту
hadara-each-red = каждую вашу красную карту
hadara-each-blue = каждую вашу синюю карту
hadara-each-green = каждую вашу зелёную карту

## Что напечатано на картах, жетонах и статуях

hadara-effect-bonus = { $track } +{ $n }
hadara-effect-points = { hadara-count-vp }
hadara-effect-requirement = требует { $n } ({ $track })
hadara-effect-plunder = разграбление приносит { hadara-count-coins }
hadara-effect-annex = присоединение стоит { hadara-count-coins }
hadara-effect-tile_bonus = { $n ->
    [one] бонусный жетон: счётчик +{ $n } или { $n } очко
    [few] бонусный жетон: счётчик +{ $n } или { $n } очка
   *[other] бонусный жетон: счётчик +{ $n } или { $n } очков
}
hadara-effect-start = в начале вы получаете { hadara-count-coins }
hadara-effect-silver_medal = половина одного счётчика в очках, с округлением вверх
hadara-effect-gold_medal = { hadara-count-vp } за каждый набор из пяти цветов

## Что делает фиолетовая карта

hadara-effect-sell_bonus = { $coins ->
    [one] За каждую проданную карту — на { $coins } монету больше
    [few] За каждую проданную карту — на { $coins } монеты больше
   *[other] За каждую проданную карту — на { $coins } монет больше
}
hadara-effect-bonus_tile_on_card = При покупке положите на карту неиспользованный бонусный жетон: его счётчик вырастет на { $track_bonus }
hadara-effect-track_per_card = Счётчик «{ $track }»: +{ $amount } за { $cards }, нынешнюю и будущую
hadara-effect-coins_on_colony = Захватив колонию, сразу получайте { hadara-count-coins }, ещё до разграбления или присоединения
hadara-effect-medal_prices = Медали для вас дешевле: в эпохе II серебряная за { $silver2 }, золотая за { $gold2 }; в эпохе III серебряная за { $silver3 }, золотая за { $gold3 }
hadara-effect-pay_instead_of_removing = { $coins_per_card ->
    [one] При нехватке продовольствия можно заплатить { $coins_per_card } монету, чтобы не убирать карту (за этап — до { $max_cards_per_step } раз)
    [few] При нехватке продовольствия можно заплатить { $coins_per_card } монеты, чтобы не убирать карту (за этап — до { $max_cards_per_step } раз)
   *[other] При нехватке продовольствия можно заплатить { $coins_per_card } монет, чтобы не убирать карту (за этап — до { $max_cards_per_step } раз)
}
hadara-effect-food_surplus_coins = { $coins_per_point ->
    [one] На этапе продовольствия получите { $coins_per_point } монету за каждую единицу сверх числа карт (не более { $max_coins_per_step })
    [few] На этапе продовольствия получите { $coins_per_point } монеты за каждую единицу сверх числа карт (не более { $max_coins_per_step })
   *[other] На этапе продовольствия получите { $coins_per_point } монет за каждую единицу сверх числа карт (не более { $max_coins_per_step })
}
hadara-effect-income_catch_up = { $coins_per_track ->
    [one] При доходе получите { $coins_per_track } монету за каждый другой счётчик, который выше вашей экономики (не более { $max_coins_per_step })
    [few] При доходе получите { $coins_per_track } монеты за каждый другой счётчик, который выше вашей экономики (не более { $max_coins_per_step })
   *[other] При доходе получите { $coins_per_track } монет за каждый другой счётчик, который выше вашей экономики (не более { $max_coins_per_step })
}
hadara-effect-statue_boost = { $vp_if_tile_face_down ->
    [one] Каждая ваша статуя, нынешняя и будущая: счётчик её жетона выше ещё на { $track_bonus }, а если жетон лежит лицом вниз — ещё { $vp_if_tile_face_down } очко
    [few] Каждая ваша статуя, нынешняя и будущая: счётчик её жетона выше ещё на { $track_bonus }, а если жетон лежит лицом вниз — ещё { $vp_if_tile_face_down } очка
   *[other] Каждая ваша статуя, нынешняя и будущая: счётчик её жетона выше ещё на { $track_bonus }, а если жетон лежит лицом вниз — ещё { $vp_if_tile_face_down } очков
}
hadara-effect-silver_full_value = { $medals ->
    [one] В конце игры ваша лучшая серебряная медаль приносит значение счётчика целиком, а не половину
   *[other] В конце игры ваши лучшие серебряные медали ({ $medals }) приносят значение счётчика целиком, а не половину
}
hadara-effect-vp_per_set = В конце игры — { hadara-count-vp } за каждый набор из пяти цветов
hadara-effect-wild_in_set = { $sets ->
    [one] Для золотых медалей эта карта заменяет недостающий цвет в одном наборе
    [few] Для золотых медалей эта карта заменяет недостающий цвет в { $sets } наборах
   *[other] Для золотых медалей эта карта заменяет недостающий цвет в { $sets } наборах
}
hadara-effect-double_capture = За этап можно захватить колоний: { $colonies_per_step }, создать статуй: { $statues_per_step }
hadara-effect-requirement_reduction = Для вас требования колоний и статуй ниже на { $amount }
hadara-effect-pay_for_requirement = { $coins_per_point ->
    [one] Каждую недостающую до требования единицу можно возместить, заплатив { $coins_per_point } монету (за этап — не более { $max_coins_per_step })
    [few] Каждую недостающую до требования единицу можно возместить, заплатив { $coins_per_point } монеты (за этап — не более { $max_coins_per_step })
   *[other] Каждую недостающую до требования единицу можно возместить, заплатив { $coins_per_point } монет (за этап — не более { $max_coins_per_step })
}

## Что от вас требуется

hadara-ask-side = Выберите сторону: { $start }.
hadara-ask-wheel = Эпоха { hadara-numeral }: вы первый игрок. Направьте свой герб на колоду, остальные гербы встанут за ним.
hadara-ask-keep = Эпоха { hadara-numeral }, фаза А, выбор { $round } из 5 (колода: { $deck }): одну карту купите или продайте, другая уйдёт в сброс.
hadara-ask-take = Эпоха { hadara-numeral }, фаза Б: возьмите верхнюю карту любой стопки и купите или продайте её (осталось карт: { $left }).
hadara-ask-tile = Положите на карту один из неиспользованных бонусных жетонов.
hadara-ask-colony = Можно захватить колонию: разграбить или присоединить.
hadara-ask-colony-again = Можно захватить вторую колонию.
hadara-ask-statue = Можно создать статую: выберите её, бонусный жетон и его сторону.
hadara-ask-statue-again = Можно создать вторую статую.
hadara-ask-feed = { $excess ->
    [one] { hadara-count-cards }, продовольствие — { $food }: нужно убрать { $excess } карту.
    [few] { hadara-count-cards }, продовольствие — { $food }: нужно убрать { $excess } карты. Выберите одну.
   *[other] { hadara-count-cards }, продовольствие — { $food }: нужно убрать { $excess } карт. Выберите одну.
}
hadara-ask-medal = Можно купить медали: серебряную за { $silver }, золотую за { $gold }.
hadara-ask-medal-silver = Можно купить серебряную медаль за { $silver }.
hadara-ask-medal-gold = Можно купить золотую медаль за { $gold }.

## Что можно сделать

hadara-do-side = Играть: { $side }
hadara-do-wheel = Направить свой герб: { $deck } колода
hadara-do-buy = { $coins ->
    [0] Взять бесплатно: «{ $card }»
   *[other] Купить за { hadara-count-coins }: «{ $card }»
}
hadara-do-sell = Продать за { hadara-count-coins }: «{ $card }»
hadara-do-tile = Положить на карту жетон «{ $track }»
hadara-do-plunder = Захватить и разграбить, получив { hadara-count-coins }: { $colony }
hadara-do-annex = Захватить и присоединить за { hadara-count-coins }: { $colony }
hadara-do-build = Создать: { $statue }, жетон «{ $track }» лицом вверх
hadara-do-build-points = Создать: { $statue }, жетон «{ $track }» лицом вниз, ради очков
hadara-do-remove = Убрать карту «{ $card }»
hadara-do-pay = Заплатить { hadara-count-coins } и не убирать карту
hadara-do-silver = Купить серебряную медаль за { hadara-count-coins }, жетон «{ $track }»
hadara-do-gold = Купить золотую медаль за { hadara-count-coins }
hadara-do-pass = Пропустить
hadara-do-pass-colony = Больше не захватывать
hadara-do-pass-statue = Больше не создавать
hadara-do-pass-medal = Больше не покупать медалей

## Что принесёт действие

hadara-note-crest = { $player }: { $deck } колода
hadara-note-discount = На карте — { $cost }, скидка за ваши карты этого цвета — { $saved }
hadara-note-discards = «{ $card }» уйдёт в сброс
hadara-note-colony = В конце принесёт { hadara-count-vp }
hadara-note-annex = В конце принесёт не меньше чем { hadara-count-vp }; оборот поднимет счётчики, но какие — не знает никто
hadara-note-lobby = Из этой цены { hadara-count-coins } вы платите за недостающее до требования
hadara-note-statue = В конце принесёт { hadara-count-vp }
hadara-note-face-down = Жетон в конце принесёт ещё { hadara-count-vp }

## Что произошло

hadara-event-ring = Колоды лежат по часовой стрелке: { $one }, { $two }, { $three }, { $four }, { $five }
hadara-event-crest = { who-player }: герб «{ $crest }»
hadara-event-start-card = { $you ->
    [player] Вы получаете: { $start }
   *[other] { $player } получает: { $start }
}
hadara-event-extra-coin = { $you ->
    [player] Вы реже бываете первым игроком и получаете ещё { hadara-count-coins }
   *[other] { $player } реже бывает первым игроком и получает ещё { hadara-count-coins }
}
hadara-event-side = { $you ->
    [player] Вы начинаете: { $side }; получаете { hadara-count-coins }
   *[other] { $player } начинает: { $side }; получает { hadara-count-coins }
}
hadara-event-epoch = Начинается эпоха { hadara-numeral }, первый игрок — { $player }
hadara-event-wheel = { $you ->
    [player] Вы устанавливаете колесо, свой герб — { $deck } колода
   *[other] { $player } устанавливает колесо, свой герб — { $deck } колода
}
hadara-event-phase-b = Начинается фаза Б, первый игрок — { $player }
hadara-event-drew = { $you ->
    [player] Вы берёте две карты (колода: { $deck })
   *[other] { $player } берёт две карты (колода: { $deck })
}
hadara-event-drew-known = { $you ->
    [player] Вы берёте карты «{ $card }» и «{ $other }»
   *[other] { $player } берёт карты «{ $card }» и «{ $other }»
}
hadara-event-discarded = { $you ->
    [player] Вы кладёте в сброс карту «{ $card }»
   *[other] { $player } кладёт в сброс карту «{ $card }»
}
hadara-event-bought = { $coins ->
    [0] { $you ->
        [player] Вы бесплатно берёте карту «{ $card }»
       *[other] { $player } бесплатно берёт карту «{ $card }»
    }
   *[other] { $you ->
       [player] Вы покупаете карту «{ $card }» за { hadara-count-coins }
      *[other] { $player } покупает карту «{ $card }» за { hadara-count-coins }
   }
}
hadara-event-sold = { $you ->
    [player] Вы продаёте карту за { hadara-count-coins }
   *[other] { $player } продаёт карту за { hadara-count-coins }
}
hadara-event-sold-known = { $you ->
    [player] Вы продаёте карту «{ $card }» за { hadara-count-coins }
   *[other] { $player } продаёт карту «{ $card }» за { hadara-count-coins }
}
hadara-event-sold-openly = { $you ->
    [player] Вы продаёте карту «{ $card }» за { hadara-count-coins }
   *[other] { $player } продаёт карту «{ $card }» за { hadara-count-coins }
}
hadara-event-tile = { $you ->
    [player] Вы кладёте на карту жетон «{ $track }»: +{ $n }
   *[other] { $player } кладёт на карту жетон «{ $track }»: +{ $n }
}
hadara-event-income = { $you ->
    [player] Вы получаете доход: { hadara-count-coins }
   *[other] { $player } получает доход: { hadara-count-coins }
}
hadara-event-lobby = { $you ->
    [player] Вы платите { hadara-count-coins }, чтобы хватило до требования: { $target }
   *[other] { $player } платит { hadara-count-coins }, чтобы хватило до требования: { $target }
}
hadara-event-tribute = { $you ->
    [player] Вы получаете за захват { hadara-count-coins }
   *[other] { $player } получает за захват { hadara-count-coins }
}
hadara-event-plundered = { $you ->
    [player] Вы захватываете и разграбляете: { $colony }, получая { hadara-count-coins }
   *[other] { $player } захватывает и разграбляет: { $colony }, получая { hadara-count-coins }
}
hadara-event-annexed = { $you ->
    [player] Вы захватываете и присоединяете за { hadara-count-coins }: «{ $colony }»
   *[other] { $player } захватывает и присоединяет за { hadara-count-coins }: «{ $colony }»
}
hadara-event-built = { $you ->
    [player] Вы создаёте: { $statue }; { $track } +{ $n }
   *[other] { $player } создаёт: { $statue }; { $track } +{ $n }
}
hadara-event-built-points = { $n ->
    [one] { $you ->
        [player] Вы создаёте: { $statue }, жетон лицом вниз, ещё { $n } очко
       *[other] { $player } создаёт: { $statue }, жетон лицом вниз, ещё { $n } очко
    }
    [few] { $you ->
        [player] Вы создаёте: { $statue }, жетон лицом вниз, ещё { $n } очка
       *[other] { $player } создаёт: { $statue }, жетон лицом вниз, ещё { $n } очка
    }
   *[other] { $you ->
       [player] Вы создаёте: { $statue }, жетон лицом вниз, ещё { $n } очков
      *[other] { $player } создаёт: { $statue }, жетон лицом вниз, ещё { $n } очков
   }
}
hadara-event-surplus = { $you ->
    [player] Вы получаете за излишек продовольствия { hadara-count-coins }
   *[other] { $player } получает за излишек продовольствия { hadara-count-coins }
}
hadara-event-removed = { $you ->
    [player] Вы убираете карту «{ $card }»: не хватает продовольствия
   *[other] { $player } убирает карту «{ $card }»: не хватает продовольствия
}
hadara-event-relief = { $you ->
    [player] Вы платите { hadara-count-coins } и сохраняете карту
   *[other] { $player } платит { hadara-count-coins } и сохраняет карту
}
hadara-event-silver = { $you ->
    [player] Вы покупаете серебряную медаль ({ $track }) за { hadara-count-coins }
   *[other] { $player } покупает серебряную медаль ({ $track }) за { hadara-count-coins }
}
hadara-event-gold = { $you ->
    [player] Вы покупаете золотую медаль за { hadara-count-coins }
   *[other] { $player } покупает золотую медаль за { hadara-count-coins }
}
hadara-event-final = { $points ->
    [one] { who-player }: всего { $points } очко
    [few] { who-player }: всего { $points } очка
   *[other] { who-player }: всего { $points } очков
}

## Что невозможно, почему и что поможет

hadara-no-card-in-hand = «{ $card }» — не одна из двух взятых вами карт. Выберите из них.
hadara-no-card-on-top = «{ $card }» не лежит на верху стопки сброса. Брать можно только верхние карты.
hadara-no-coins = { $price ->
    [one] «{ $card }» стоит для вас { $price } монету, а у вас — { $have }. Продайте её или выберите другую карту.
    [few] «{ $card }» стоит для вас { $price } монеты, а у вас — { $have }. Продайте её или выберите другую карту.
   *[other] «{ $card }» стоит для вас { $price } монет, а у вас — { $have }. Продайте её или выберите другую карту.
}
    .short = стоит { $price }, у вас { $have }
hadara-no-tile = Неиспользованных жетонов «{ $track }» у вас не осталось. Выберите жетон другого счётчика.
hadara-no-colony-twice = Можно иметь по одной колонии каждого значения: { $target } у вас уже есть.
    .short = такая у вас уже есть
hadara-no-military = Не хватает военного дела: { $target } требует { $required }, а у вас — { $have }.
    .short = военное дело: { $have } из { $required }
hadara-no-culture = Не хватает культуры: { $target } требует { $required }, а у вас — { $have }.
    .short = культура: { $have } из { $required }
hadara-no-lobby-coins = Не хватает монет ({ $target }): за недостающее до требования нужно заплатить { $coins }, а у вас — { $have }.
    .short = будет стоить { $coins }, у вас { $have }
hadara-no-lobby-limit = { $paid ->
    [0] До требования слишком далеко ({ $target }): нужно заплатить { $coins }, а больше { $most } за этап платить нельзя.
   *[other] До требования слишком далеко ({ $target }): нужно заплатить { $coins }, за этот этап уже уплачено { $paid }, а больше { $most } платить нельзя.
}
hadara-no-annex-coins = { $price ->
    [one] Не хватает монет ({ $target }): присоединение стоит { $price } монету, а у вас будет { $have }. Колонию можно разграбить.
    [few] Не хватает монет ({ $target }): присоединение стоит { $price } монеты, а у вас будет { $have }. Колонию можно разграбить.
   *[other] Не хватает монет ({ $target }): присоединение стоит { $price } монет, а у вас будет { $have }. Колонию можно разграбить.
}
    .short = стоит { $price }, у вас будет { $have }
hadara-no-statue-twice = Каждую статую создают один раз: { $target } уже создана.
    .short = уже создана
hadara-no-card-of-yours = «{ $card }» — не ваша карта. Выберите одну из своих.
hadara-no-relief = Заплатить вместо того, чтобы убрать карту, нельзя: это позволяет только особая фиолетовая карта.
hadara-no-relief-limit = За этот этап уже оплачено карт — { $most }, больше нельзя. Остальные нужно убрать.
    .short = сохранено { $most }, больше нельзя
hadara-no-relief-coins = { $price ->
    [one] Сохранить карту стоит { $price } монету, а у вас — { $have }. Уберите карту.
    [few] Сохранить карту стоит { $price } монеты, а у вас — { $have }. Уберите карту.
   *[other] Сохранить карту стоит { $price } монет, а у вас — { $have }. Уберите карту.
}
    .short = стоит { $price }, у вас { $have }
hadara-no-silver-limit = Серебряных медалей у вас уже { $most }, больше нельзя.
    .short = у вас уже { $most }, больше нельзя
hadara-no-silver-coins = { $price ->
    [one] Серебряная медаль стоит для вас { $price } монету, а у вас — { $have }.
    [few] Серебряная медаль стоит для вас { $price } монеты, а у вас — { $have }.
   *[other] Серебряная медаль стоит для вас { $price } монет, а у вас — { $have }.
}
    .short = стоит { $price }, у вас { $have }
hadara-no-gold-limit = Золотых медалей у вас уже { $most }, больше нельзя.
    .short = у вас уже { $most }, больше нельзя
hadara-no-gold-coins = { $price ->
    [one] Золотая медаль стоит для вас { $price } монету, а у вас — { $have }.
    [few] Золотая медаль стоит для вас { $price } монеты, а у вас — { $have }.
   *[other] Золотая медаль стоит для вас { $price } монет, а у вас — { $have }.
}
    .short = стоит { $price }, у вас { $have }

## Подписи простого стола

hadara-field-epoch = Эпоха
hadara-field-phase = Фаза
hadara-field-step = Этап
hadara-field-turn = Начато ходов этапа
hadara-field-draws = Выборов за эпоху
hadara-field-steps = Этапы эпохи
hadara-field-step_number = Номер этапа
hadara-field-first_player = Первый игрок
hadara-field-first_players = Первые игроки по эпохам
hadara-field-wheel = Место, куда указывает первый герб
hadara-field-decks = Колоды
hadara-field-color = Цвет
hadara-field-cards = Карты
hadara-field-pile = Карт в сбросе
hadara-field-top = Верхняя карта
hadara-field-crest = Герб
hadara-field-stacks = Свободные колонии
hadara-field-stack = Стопка
hadara-field-tiles = Жетоны
hadara-field-civilizations = Цивилизации
hadara-field-seat = Место
hadara-field-place = Место на колесе
hadara-field-start_card = Стартовая карта
hadara-field-initiative = Инициатива
hadara-field-side = Сторона
hadara-field-coins = Монеты
hadara-field-tracks = Счётчики
hadara-field-colonies = Колонии
hadara-field-tile = Жетон
hadara-field-vp = Очки
hadara-field-statues = Статуи
hadara-field-statue = Статуя
hadara-field-required = Требует
hadara-field-bonus_vp = Очки за жетон
hadara-field-face_up = Лицом вверх
hadara-field-silver = Серебряные медали
hadara-field-gold = Золотые медали
hadara-field-silver_slots = Мест для серебряных медалей
hadara-field-gold_slots = Мест для золотых медалей
hadara-field-card = Карта
hadara-field-track = Счётчик
hadara-field-colors = Цвета
hadara-field-words = Что на ней
hadara-field-gives = Эффект
hadara-field-card_tile = Жетон на карте
hadara-field-income = Следующий доход
hadara-field-hungry = Лишних карт
hadara-field-silver_price = Цена серебряной
hadara-field-gold_price = Цена золотой
hadara-field-gold_sets = Наборов для золотой
hadara-field-hand_size = Карт на руке
hadara-field-sold = Продано втайне
hadara-field-chosen = Выбор сделан
hadara-field-score = Счёт
hadara-field-hand = Рука
hadara-field-cost = Стоимость
hadara-field-bonuses = Прибавки
hadara-field-star = Со звездой
hadara-field-sure = Надёжность
hadara-field-effect_sure = Надёжность эффекта
hadara-field-effect = Эффект
hadara-field-side_A = Сторона А
hadara-field-side_B = Сторона Б
hadara-field-start_cards = Стартовые карты
hadara-field-colony_stacks = Стопки колоний
hadara-field-medals = Медали
hadara-field-required_military = Требует военного дела
hadara-field-plunder_coins = Разграбление
hadara-field-annex_cost = Присоединение
hadara-field-vp_back = Очки оборота
hadara-field-back_bonuses = Прибавки оборота
hadara-field-required_culture = Требует культуры
hadara-field-bonus = Бонус
hadara-field-prices = Цены
hadara-field-most = Не больше

## Стол в терминале

# $epoch, $phase, $step (готовый текст)
hadara-terminal-table = Эпоха { hadara-numeral }, фаза { $phase ->
    [A] А
   *[B] Б
}: { $step }
hadara-terminal-first = Первый игрок: { $player }
# $cards в колоде, $pile в стопке сброса, $top (готовый текст)
hadara-terminal-decks = Колоды по часовой стрелке:
hadara-terminal-deck = в колоде { $cards }, в сбросе { $pile }
hadara-terminal-top = сверху «{ $top }»
hadara-terminal-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
hadara-terminal-colonies = Свободные колонии: { $colonies }
hadara-terminal-own-colonies = Колонии: { $colonies }
hadara-terminal-statues = Статуи: { $statues }
hadara-terminal-medals = Медали: { $medals }
hadara-terminal-tiles = Неиспользованные жетоны: { $tiles }
hadara-terminal-hand = Вы взяли
hadara-terminal-cost = стоимость { $cost }
hadara-terminal-plundered = { $colony }, разграблена
hadara-terminal-face-down = { $statue } ради очков
hadara-terminal-score = { $n ->
    [one] сейчас { $n } очко
    [few] сейчас { $n } очка
   *[other] сейчас { $n } очков
}

## Слова перечня компонентов

hadara-rulebook = правила
hadara-two_sources = два источника
hadara-one_source = один источник
hadara-memory = по памяти
hadara-reconstructed = наше (восстановлено)
hadara-coins = монеты
hadara-tracks = счётчики
hadara-track = счётчик
hadara-prices = цены
hadara-medals = медали
hadara-vp = очки
hadara-cost = стоимость
hadara-bonuses = прибавки
hadara-sure = надёжность
hadara-vp_back = очки оборота
hadara-back_bonuses = прибавки оборота
hadara-required_military = военное дело
hadara-plunder_coins = разграбление
hadara-annex_cost = присоединение
hadara-required_culture = культура
hadara-bonus = бонус
hadara-initiative = инициатива
hadara-stack = стопка
hadara-tile = жетон
hadara-statue = статуя
hadara-required = требует
hadara-face_up = лицом вверх
hadara-colonies = колонии
hadara-statues = статуи
hadara-silver_medals = серебряные медали
hadara-gold_medals = золотые медали
hadara-cards = карты
hadara-hungry = лишние карты
hadara-place = место на колесе

## Игровое поле в браузере

hadara-ui-epoch = Эпоха { $epoch }
hadara-ui-phase = фаза { $phase ->
    [A] А
   *[B] Б
}
hadara-ui-of = { $n } из { $all }
hadara-ui-guide = Ход эпохи
hadara-ui-next = Дальше:
hadara-ui-next-epoch = эпоха { $epoch }
hadara-ui-next-end = подсчёт очков
hadara-ui-about = Об этой игре
hadara-ui-first = первый игрок
hadara-ui-first-player-is = Первый игрок: { $player }
hadara-ui-has-chosen = выбор сделан
hadara-ui-decks = Колоды вокруг колеса
hadara-ui-deck-of = { $cards ->
    [one] { $deck } колода: { $cards } карта
    [few] { $deck } колода: { $cards } карты
   *[many] { $deck } колода: { $cards } карт
}
hadara-ui-crest-of = Сюда указывает герб: { $player }
hadara-ui-pile-top = { $n ->
    [one] { $deck } стопка сброса, { $n } карта, сверху
    [few] { $deck } стопка сброса, { $n } карты, сверху
   *[many] { $deck } стопка сброса, { $n } карт, сверху
}
hadara-ui-pile-empty = { $deck } стопка сброса: пусто
hadara-ui-people-of = Цивилизация игрока { $player }
hadara-ui-others = Другие цивилизации
hadara-ui-look-at = Посмотреть планшет: { $player }
hadara-ui-tracks = Счётчики
hadara-ui-short-income = Экономика
hadara-ui-short-military = Военное дело
hadara-ui-short-culture = Культура
hadara-ui-short-food = Сельское хоз-во
hadara-ui-aim-income = { $n ->
    [one] доход { $n } монета
    [few] доход { $n } монеты
   *[many] доход { $n } монет
}
hadara-ui-aim-food = { $cards ->
    [one] кормит { $cards } карту
    [few] кормит { $cards } карты
   *[many] кормит { $cards } карт
}
hadara-ui-aim-hungry = { $n ->
    [one] { $n } лишняя карта
    [few] { $n } лишние карты
   *[many] { $n } лишних карт
}
hadara-ui-aim-military = колония { $n }: ещё { $lack }
hadara-ui-aim-military-ready = хватает на { $n }
hadara-ui-aim-culture = статуя { $n }: ещё { $lack }
hadara-ui-aim-culture-ready = хватает на { $n }
hadara-ui-aim-done = всё достигнуто
hadara-ui-hungry = { $n ->
    [one] Если бы кормить пришлось сейчас: { $n } лишняя карта
    [few] Если бы кормить пришлось сейчас: { $n } лишние карты
   *[many] Если бы кормить пришлось сейчас: { $n } лишних карт
}
hadara-ui-cards-of = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
hadara-ui-count-of = { $n ->
    [one] { $color }: { $n } карта
    [few] { $color }: { $n } карты
   *[many] { $color }: { $n } карт
}
hadara-ui-discount-of = { $n ->
    [one] Следующая карта этого цвета дешевле на { $n } монету
    [few] Следующая карта этого цвета дешевле на { $n } монеты
   *[many] Следующая карта этого цвета дешевле на { $n } монет
}
hadara-ui-sets = { $n ->
    [0] наборов из пяти цветов пока нет
    [one] { $n } набор из пяти цветов
    [few] { $n } набора из пяти цветов
   *[many] { $n } наборов из пяти цветов
}
hadara-ui-sets-for-gold = Наборов из пяти цветов для золотых медалей: { $n }
hadara-ui-costs = Стоит { $cost }
hadara-ui-requires = Нужно { $n } ({ $track })
hadara-ui-worth = { $n ->
    [one] Приносит { $n } очко
    [few] Приносит { $n } очка
   *[many] Приносит { $n } очков
}
hadara-ui-built = создана
hadara-ui-annexed = присоединена
hadara-ui-plundered = разграблена
hadara-ui-plunder-for = { $n ->
    [one] Разграбление приносит { $n } монету
    [few] Разграбление приносит { $n } монеты
   *[many] Разграбление приносит { $n } монет
}
hadara-ui-annex-for = { $n ->
    [one] Присоединение стоит { $n } монету
    [few] Присоединение стоит { $n } монеты
   *[many] Присоединение стоит { $n } монет
}
hadara-ui-tiles-left = { $n ->
    [one] остался { $n } жетон
    [few] осталось { $n } жетона
   *[many] осталось { $n } жетонов
}
hadara-ui-tile-up = жетон лицом вверх: { $track }
hadara-ui-tile-down = жетон лицом вниз, ради очков: { $track }
hadara-ui-tile-bonus = Её жетон приносит { $n }
hadara-ui-tiles = Неиспользованные бонусные жетоны
hadara-ui-tiles-of = { $track }: осталось { $n }
hadara-ui-medals = Медали
hadara-ui-silver-of = Серебряная медаль: { $track }
hadara-ui-silver-price = { $n ->
    [one] Серебряная медаль сейчас стоит { $n } монету
    [few] Серебряная медаль сейчас стоит { $n } монеты
   *[many] Серебряная медаль сейчас стоит { $n } монет
}
hadara-ui-gold-price = { $n ->
    [one] Золотая медаль сейчас стоит { $n } монету
    [few] Золотая медаль сейчас стоит { $n } монеты
   *[many] Золотая медаль сейчас стоит { $n } монет
}
hadara-ui-silver-about = Половина счётчика в очках; какого?
hadara-ui-gold-about = 7 очков за каждый набор из пяти цветов
hadara-ui-choices = Что можно выбрать
hadara-ui-buy = Купить
hadara-ui-sell = Продать
hadara-ui-plunder = Разграбить
hadara-ui-annex = Присоединить
hadara-ui-pay = Сохранить карту
hadara-ui-lay-tile = Жетон для карты
hadara-ui-face-up = Лицом вверх: счётчик +{ $n }
hadara-ui-face-down = { $n ->
    [one] Лицом вниз: ещё { $n } очко
    [few] Лицом вниз: ещё { $n } очка
   *[many] Лицом вниз: ещё { $n } очков
}
hadara-ui-chosen = Выбрано: { $what }
hadara-ui-chosen-buy = вы её покупаете
hadara-ui-chosen-sell = вы её продаёте
hadara-ui-to-the-pile = уйдёт в сброс
