## Игра на одной странице

hadara-summary-aim = Три эпохи по две половины. Покупайте и продавайте карты, поднимайте четыре счётчика; после третьей эпохи побеждает тот, у кого больше очков.
hadara-summary-step-wheel = Первая половина: первый игрок ставит колесо. Пять раз берите две карты из своей колоды: одну купите или продайте, другую положите в открытый сброс.
hadara-summary-step-income = Доход: монеты по жёлтому счётчику.
hadara-summary-step-colony = Колония: если хватает военного дела, разграбьте её или присоедините.
hadara-summary-step-statue = Статуя: если хватает культуры, постройте её и положите жетон.
hadara-summary-step-second = Вторая половина: пять раз по очереди берите верхнюю карту открытой стопки, купите или продайте; снова доход, колония и статуя.
hadara-summary-step-feed = Кормление: по единице продовольствия на карту, иначе карты уходят. Потом покупка медалей.
hadara-summary-points-cards = Карты, колонии и статуи: сколько напечатано.
hadara-summary-points-silver = Серебряная медаль: половина одного счётчика.
hadara-summary-points-gold = Золотая медаль: 7 за каждый набор из пяти цветов.
hadara-summary-points-coins = 5 монет: 1 очко.

## Знаки

hadara-term-coin = Монета
    .about = на неё покупают карты и медали
hadara-term-point = Победное очко
    .about = у кого их больше, тот победил
    .words = победное очко, очко
hadara-term-income = Доход
    .about = монеты, дважды за эпоху
hadara-term-strength = Военное дело
    .about = захватывает колонии
    .words = военное дело
hadara-term-culture = Культура
    .about = строит статуи
hadara-term-food = Сельское хозяйство
    .about = кормит ваши карты
hadara-term-tile = Бонусный жетон
    .about = кладётся на статую: поднимает счётчик или даёт очки
hadara-term-medal-silver = Серебряная медаль
    .about = половина счётчика очками
hadara-term-medal-gold = Золотая медаль
    .about = очки за наборы пяти цветов
hadara-term-set = Набор
    .about = по карте каждого из пяти цветов
    .words = набор
hadara-term-colony = Колония
    .about = нужно военное дело
hadara-term-statue = Статуя
    .about = нужна культура
hadara-term-family-yellow = Жёлтая карта
    .about = доход
hadara-term-family-red = Красная карта
    .about = военное дело
hadara-term-family-blue = Синяя карта
    .about = культура
hadara-term-family-green = Зелёная карта
    .about = сельское хозяйство
hadara-term-family-purple = Фиолетовая карта
    .about = особые свойства
hadara-term-leader = Первый игрок
    .about = в этом раунде выбирает и действует первым

## Слова без своего знака

hadara-term-epoch = Эпоха
    .about = один из трёх раундов, каждый из двух половин
hadara-term-wheel = Колесо
    .about = показывает, из какой колоды тянет ваш герб
hadara-term-plunder = Разграбить
    .about = взять с колонии монеты и не присоединять её
    .words = разграбить, разграбление
hadara-term-annex = Присоединить
    .about = заплатить за колонию: она двигает ваши счётчики
    .words = присоединить, присоединение
hadara-term-medal = Медаль
    .about = покупается в конце эпохи, считается в конце игры
