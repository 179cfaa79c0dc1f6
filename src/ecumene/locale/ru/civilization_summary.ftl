## Игра на одной странице

civilization-summary-aim = Исследуйте, селитесь, торгуйте, воюйте и учитесь четыре эры. В конце побеждает тот, у кого больше победных очков. (Стандартные правила.)
civilization-summary-step-move = Перемещение: армии на один регион, поселенцы на два; поселенцы смотрят маркеры. Где встретились соперники, возможен бой.
civilization-summary-step-battle = Бой: обе стороны тайно выбирают юнит и бросают кости; у кого больше, тот остаётся.
civilization-summary-step-trade = Торговля: что угодно на что угодно с тем, кто согласен.
civilization-summary-step-production = Производство: золото по размеру поселений; критический ресурс удваивает; монополии дают ещё.
civilization-summary-step-purchase = Покупки: юниты, поселенцы, деревни, рост, технологии.
civilization-summary-points-settlements = Поселения: от 1 до 4 по размеру.
civilization-summary-points-technologies = Технологии: по 2.
civilization-summary-points-wonders = Чудеса ключевых моментов: по 3.

## Знаки

civilization-term-coin = Золото
    .about = им платят за всё
civilization-term-settler = Поселенец
    .about = исследует и основывает деревни
    .words = поселенец, поселенца
civilization-term-infantry = Пехота
    .about = сильнее артиллерии
civilization-term-cavalry = Кавалерия
    .about = сильнее пехоты
civilization-term-artillery = Артиллерия
    .about = сильнее кавалерии
civilization-term-ship = Флот
    .about = везёт до трёх фигур
    .words = флот, корабль
civilization-term-aircraft = Авиация
    .about = помогает в бою, новейшая эра
civilization-term-settlement = Поселение
    .about = деревня, городок, город или метрополия
civilization-term-technology = Технология
    .about = золото, сила и 2 очка
civilization-term-wonder = Чудо
    .about = тому, кто первым достиг ключевого момента
    .words = чудо, чудеса
civilization-term-point = Победное очко
    .about = у кого их больше, тот победил
    .words = победное очко
civilization-term-wine = Вино
    .about = ресурс
civilization-term-horses = Лошади
    .about = ресурс
    .words = лошадь
civilization-term-iron = Железо
    .about = ресурс
civilization-term-gems = Драгоценные камни
    .about = ресурс
civilization-term-spices = Специи
    .about = ресурс
civilization-term-oil = Нефть
    .about = ресурс
civilization-term-coal = Уголь
    .about = ресурс
    .words = уголь, угля
civilization-term-rare_metals = Редкие металлы
    .about = ресурс
civilization-term-treasure = Сокровище
    .about = 10 золота нашедшему
civilization-term-tribe = Местное племя
    .about = кости решают, кому достанется деревня
    .words = местное племя, племя
civilization-term-desert = Пустыня
    .about = деревню не основать
civilization-term-plague = Чума
    .about = губит фигуры и уменьшает поселения
civilization-term-army = Юниты
    .about = все боевые фигуры, и те, что на борту
    .words = юнит, армия, фигурка
civilization-term-city = Города
    .about = ваши поселения и их доход
    .words = город

## Слова без своего знака

civilization-term-era = Эра
    .about = одна из четырёх; решает, какие есть юниты и технологии
    .words = эра
civilization-term-critical = Критический ресурс
    .about = тот, за который в этом ходу доплачивают: решают два кубика
    .words = критический ресурс
civilization-term-moment = Ключевой момент
    .about = очки тому, кто первым дойдёт до него
civilization-term-improvement = Улучшение
    .about = делает город счастливее или богаче
civilization-term-marker = Маркер
    .about = что скрыто в регионе, пока никто не пришёл
