## Игра на одной странице

hadara-summary-aim = Три эпохи по две половины. Покупайте и продавайте карты, поднимайте четыре шкалы; после третьей эпохи побеждает тот, у кого больше очков.
hadara-summary-step-wheel = Первая половина: первый игрок ставит колесо. Пять раз берите две карты из своей колоды: одну купите или продайте, другую положите в открытый сброс.
hadara-summary-step-income = Доход: монеты по жёлтой шкале.
hadara-summary-step-colony = Колония: если хватает военной силы, разграбьте её или присоедините.
hadara-summary-step-statue = Статуя: если хватает культуры, постройте её и положите жетон.
hadara-summary-step-second = Вторая половина: пять раз по очереди берите верхнюю карту открытой стопки, купите или продайте; снова доход, колония и статуя.
hadara-summary-step-feed = Кормление: по одной пище на карту, иначе карты уходят. Потом покупка медалей.
hadara-summary-points-cards = Карты, колонии и статуи: сколько напечатано.
hadara-summary-points-silver = Серебряная медаль: половина одной шкалы.
hadara-summary-points-gold = Золотая медаль: 7 за каждый набор из пяти цветов.
hadara-summary-points-coins = 5 монет: 1 очко.

## Знаки

hadara-term-coin = Монета
    .about = на неё покупают карты и медали
hadara-term-point = Победное очко
    .about = у кого их больше, тот победил
hadara-term-income = Доход
    .about = монеты, дважды за эпоху
hadara-term-strength = Военная сила
    .about = захватывает колонии
hadara-term-culture = Культура
    .about = строит статуи
hadara-term-food = Пища
    .about = кормит ваши карты
hadara-term-tile = Жетон бонуса
    .about = кладётся на статую: поднимает шкалу или даёт очки
hadara-term-medal-silver = Серебряная медаль
    .about = половина шкалы очками
hadara-term-medal-gold = Золотая медаль
    .about = очки за наборы пяти цветов
hadara-term-set = Набор
    .about = по карте каждого из пяти цветов
hadara-term-colony = Колония
    .about = нужна военная сила
hadara-term-statue = Статуя
    .about = нужна культура
hadara-term-family-yellow = Жёлтая карта
    .about = доход
hadara-term-family-red = Красная карта
    .about = военная сила
hadara-term-family-blue = Синяя карта
    .about = культура
hadara-term-family-green = Зелёная карта
    .about = пища
hadara-term-family-purple = Фиолетовая карта
    .about = особые свойства
hadara-term-leader = Первый игрок
    .about = в этом раунде выбирает и действует первым
