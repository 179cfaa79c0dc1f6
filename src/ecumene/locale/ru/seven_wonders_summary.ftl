## Игра на одной странице

seven_wonders-summary-aim = Три эпохи, один город. Все выбирают карту одновременно; после третьей эпохи побеждает тот, у кого больше очков.
seven_wonders-summary-step-choose = Выберите одну карту с руки, лицом вниз.
seven_wonders-summary-step-use = Все открывают разом: постройте её, положите под чудо как этап или продайте за 3 монеты.
seven_wonders-summary-step-pay = Платите тем, что производит город; недостающее покупайте у соседа, по 2 монеты.
seven_wonders-summary-step-pass = Карты передают: в эпохах I и III налево, во II направо. Из двух последних играют одну.
seven_wonders-summary-step-fight = В конце эпохи сравните щиты с обоими соседями.
seven_wonders-summary-points-military = Выигранный конфликт 1, 3 или 5 по эпохам; проигранный −1.
seven_wonders-summary-points-treasury = 3 монеты: 1 очко.
seven_wonders-summary-points-wonder = Этапы чуда и синие карты: сколько напечатано.
seven_wonders-summary-points-science = Наука: квадрат числа одинаковых символов, каждый набор из трёх разных — 7.
seven_wonders-summary-points-others = Жёлтые карты и гильдии: по тому, что они считают.

## Знаки

seven_wonders-term-coin = Монета
    .about = ими платят за торговлю; три — очко в конце
seven_wonders-term-point = Победное очко
    .about = у кого их больше, тот победил
    .words = победное очко, очко
seven_wonders-term-shield = Щит
    .about = сила в конфликтах в конце каждой эпохи
seven_wonders-term-wood = Древесина
    .about = сырьё
seven_wonders-term-stone = Камень
    .about = сырьё
    .words = камень, камня
seven_wonders-term-clay = Глина
    .about = сырьё
seven_wonders-term-ore = Руда
    .about = сырьё
seven_wonders-term-glass = Стекло
    .about = товар
seven_wonders-term-cloth = Ткань
    .about = товар
seven_wonders-term-papyrus = Папирус
    .about = товар
seven_wonders-term-compass = Циркуль
    .about = научный символ
seven_wonders-term-gear = Шестерня
    .about = научный символ
seven_wonders-term-tablet = Табличка
    .about = научный символ
seven_wonders-term-chain = Цепочка
    .about = построенное здание делает другое бесплатным
    .words = цепочка, цепочек
seven_wonders-term-victory = Жетон победы
    .about = очки за выигранный конфликт
seven_wonders-term-defeat = Жетон поражения
    .about = минус одно очко
seven_wonders-term-stage = Этап чуда
    .about = строится любой картой, лицом вниз
    .words = этап чуда, этап
seven_wonders-term-family-brown = Коричневая карта
    .about = сырьё
seven_wonders-term-family-grey = Серая карта
    .about = товары
seven_wonders-term-family-blue = Синяя карта
    .about = очки
seven_wonders-term-family-green = Зелёная карта
    .about = наука
seven_wonders-term-family-yellow = Жёлтая карта
    .about = торговля и монеты
seven_wonders-term-family-red = Красная карта
    .about = щиты
seven_wonders-term-family-purple = Фиолетовая карта
    .about = гильдии третьей эпохи
seven_wonders-term-city = Свободный город
    .about = третий город в игре вдвоём, им правят по очереди

## Слова без своего знака

seven_wonders-term-age = Эпоха
    .about = шесть ходов с одной колодой; потом сравнивают щиты
seven_wonders-term-neighbour = Сосед
    .about = тот, кто сидит слева или справа: с обоими торгуют и воюют
    .words = сосед, соседи, соседний город
seven_wonders-term-conflict = Конфликт
    .about = щиты против каждого соседа в конце эпохи
seven_wonders-term-guild = Гильдия
    .about = фиолетовая карта: считает, что есть у вас и соседей
seven_wonders-term-hand = Рука
    .about = карты, из которых выбирают; после хода её передают
    .words = карты на руке, рука
