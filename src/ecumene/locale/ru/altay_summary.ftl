## Игра на одной странице

altay-summary-aim = Играйте карты, селитесь, завоёвывайте и учитесь. Когда кому-то больше нечего ставить, круг доигрывают; побеждает тот, у кого больше очков.
altay-summary-step-play = Сыграйте сколько хотите из пяти карт: они производят, собирают, хранят или сражаются.
altay-summary-step-spend = Ресурсы живут один ход: покупайте карты или кладите их на карты и достижения.
altay-summary-step-attack = Атакуйте соседнюю область: поселения и мечи вместе должны превысить её сложность.
altay-summary-step-settle = Полная деревня или город строит поселения в ваших областях или свободных рядом.
altay-summary-step-draw = Завершите ход: сбросьте всё и возьмите пять карт.
altay-summary-points-achievements = Технологии по 1, чудеса по тому, что они считают, тайное чудо ещё 3.
altay-summary-points-regions = По 1 за каждую область и её жетон.
altay-summary-points-cards = Очки на ваших картах.
altay-summary-points-captured = По 1 за захваченное поселение; по 1 за каждые 3 сложности жетонов завоеваний.

## Знаки

altay-term-food = Пища
    .about = деревни и дешёвые карты
altay-term-wood = Дерево
    .about = сырьё
altay-term-metal = Металл
    .about = сырьё
altay-term-stone = Камень
    .about = сырьё
altay-term-culture = Культура
    .about = для достижений и некоторых карт
altay-term-raw = Сырьё
    .about = дерево, металл или камень
altay-term-any = Любой ресурс
    .about = один из пяти, на выбор
altay-term-settlement = Поселение
    .about = держит область и добавляет силы
altay-term-captured = Захваченное поселение
    .about = одно очко
altay-term-marker = Жетон завоевания
    .about = показывает сложность ничейной области
altay-term-attack = Атака
    .about = сила против другой области
altay-term-shield = Защита
    .about = сила, когда атакуют вас
altay-term-point = Победное очко
    .about = у кого их больше, тот победил
altay-term-farmland = Пашни
    .about = здесь работают земледельцы
altay-term-forest = Леса
    .about = здесь работают лесорубы
altay-term-mine = Рудники
    .about = здесь работают рудокопы
altay-term-mountain = Горы
    .about = здесь работают каменотёсы
altay-term-technology = Технология
    .about = завершённое достижение, помогает до конца игры
altay-term-work = В работе
    .about = достижение, которое сейчас заполняется
altay-term-war = Сражение
    .about = обе стороны играют карты; побеждает большая сила
altay-term-leader = Первый игрок
    .about = в каждом раунде ходит первым
