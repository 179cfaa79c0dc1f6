## Игра на одной странице

altay-summary-aim = Играйте карты, селитесь, завоёвывайте и учитесь. Когда кому-то больше нечего ставить, круг доигрывают; побеждает тот, у кого больше очков.
altay-summary-step-play = Сыграйте сколько хотите из пяти карт: они производят, собирают, хранят или сражаются.
altay-summary-step-spend = Ресурсы живут один ход: покупайте карты или кладите их на карты и достижения.
altay-summary-step-attack = Атакуйте соседний регион: поселения и мечи вместе должны превысить его сложность.
altay-summary-step-settle = Полная деревня или город строит поселения в ваших регионах или свободных рядом.
altay-summary-step-draw = Завершите ход: сбросьте всё и возьмите пять карт.
altay-summary-points-achievements = Технологии по 1, чудеса по тому, что они считают, тайное чудо ещё 3.
altay-summary-points-regions = По 1 за каждый регион и его жетон.
altay-summary-points-cards = Очки на ваших картах.
altay-summary-points-captured = По 1 за захваченное поселение; по 1 за каждые 3 сложности маркеров завоевания.

## Знаки

altay-term-food = Еда
    .about = деревни и дешёвые карты
altay-term-wood = Дерево
    .about = сырьё
altay-term-metal = Металл
    .about = сырьё
altay-term-stone = Камень
    .about = сырьё
    .words = камень, камня
altay-term-culture = Культура
    .about = для достижений и некоторых карт
altay-term-raw = Сырьё
    .about = дерево, металл или камень
altay-term-any = Любой ресурс
    .about = один из пяти, на выбор
altay-term-settlement = Поселение
    .about = держит регион и добавляет силы
altay-term-captured = Захваченное поселение
    .about = одно очко
altay-term-marker = Маркер завоевания
    .about = показывает сложность ничейного региона
altay-term-attack = Атака
    .about = сила против другого региона
altay-term-shield = Защита
    .about = сила, когда атакуют вас
altay-term-point = Победное очко
    .about = у кого их больше, тот победил
    .words = победное очко, очко
altay-term-farmland = Пашни
    .about = здесь работают земледельцы
    .words = пашня, пашен
altay-term-forest = Леса
    .about = здесь работают лесорубы
    .words = лес
altay-term-mine = Шахты
    .about = здесь работают рудокопы
    .words = шахта
altay-term-mountain = Горы
    .about = здесь работают каменотёсы
    .words = гора
altay-term-technology = Технология
    .about = завершённое достижение, помогает до конца игры
    .words = технология, достижение
altay-term-work = В работе
    .about = достижение, которое сейчас заполняется
altay-term-war = Битва
    .about = обе стороны играют карты; побеждает большая сила
altay-term-leader = Первый игрок
    .about = в каждом раунде ходит первым

## Слова без своего знака

altay-term-market = Рынок
    .about = стопки, из которых покупают карты
    .words = рынок, рынка
altay-term-region = Регион
    .about = часть карты, которую держат поселения
altay-term-wonder = Чудо
    .about = достижение высшего уровня
    .words = чудо, чудеса
altay-term-people = Народ
    .about = колода и свойство, с которых вы начинаете
altay-term-difficulty = Сложность
    .about = атака, которую требует нейтральный регион
