## Игра на одной странице

through_the_ages-summary-aim = Ведите цивилизацию сквозь века. Побеждает тот, у кого в конце больше культуры.
through_the_ages-summary-step-row = Ряд карт сдвигается влево; что упало с края, пропало.
through_the_ages-summary-step-politics = Политика, один раз: подготовить событие, напасть, объявить войну, предложить пакт или спасовать.
through_the_ages-summary-step-civil = Гражданские действия: брать карты, открывать технологии, строить, растить население, возводить чудо, вводить лидера.
through_the_ages-summary-step-military = Военные действия: строить войска, вводить тактику; непотраченные станут военными картами.
through_the_ages-summary-step-production = Конец хода: приходят культура и наука, еда съедается, коррупция забирает ресурсы.
through_the_ages-summary-points-culture = Культура: каждый ход от храмов, театров, библиотек, чудес и лидеров.
through_the_ages-summary-points-events = События, войны и агрессии её меняют; события эпохи III считаются в конце.
through_the_ages-summary-points-strength = От силы зависит, кому достанутся колонии и на кого нападут.

## Знаки

through_the_ages-term-civil_actions = Гражданское действие
    .about = почти всё в ваш ход стоит одно
through_the_ages-term-military_actions = Военное действие
    .about = войска, тактика, нападения
through_the_ages-term-culture = Культура
    .about = приносит победу; рядом — сколько прибывает за ход
through_the_ages-term-point = Очко культуры
    .about = у кого их в конце больше, тот победил
    .words = очко культуры
through_the_ages-term-science = Наука
    .about = ею платят за технологии
through_the_ages-term-strength = Сила
    .about = нападение и защита
through_the_ages-term-happiness = Счастье
    .about = чтобы рабочие были довольны
    .words = счастье
through_the_ages-term-discontent = Недовольные рабочие
    .about = их больше, чем свободных: восстание
    .words = недовольный рабочий
through_the_ages-term-food = Еда
    .about = на новых рабочих и на прокорм
through_the_ages-term-ore = Ресурсы
    .about = ими платят за здания, войска и чудеса
    .words = ресурс
through_the_ages-term-population = Рабочий
    .about = работает на карте или ждёт
through_the_ages-term-yellow_token = Жёлтый банк
    .about = будущие рабочие; чем пустее, тем дороже
    .words = жёлтый банк, жёлтый куб
through_the_ages-term-blue_token = Синий банк
    .about = кубы еды и ресурсов; пустой — коррупция
    .words = синий банк, синий куб
through_the_ages-term-corruption = Коррупция
    .about = ресурсы, теряемые за ход
through_the_ages-term-consumption = Потребление
    .about = еда, съедаемая за ход
through_the_ages-term-wonder = Чудо
    .about = строится по этапам
    .words = чудо, чудеса
through_the_ages-term-leader = Лидер
    .about = один за раз, один на эпоху
through_the_ages-term-government = Форма правления
    .about = даёт действия
through_the_ages-term-technology = Технология
    .about = стоит науки
through_the_ages-term-event = Событие
    .about = готовит один, случается со всеми
through_the_ages-term-territory = Территория
    .about = достаётся на торгах войсками

## Слова без своего знака

through_the_ages-term-card_row = Ряд карт
    .about = тринадцать открытых карт; чем правее, тем дороже
    .words = ряд карт
through_the_ages-term-tactic = Тактика
    .about = собирает войска в армии, которые сильнее
through_the_ages-term-aggression = Агрессия
    .about = нападение сразу: слабый что-то теряет
through_the_ages-term-war = Война
    .about = решается через круг: оба успеют вооружиться
    .words = война, войн
through_the_ages-term-pact = Пакт
    .about = связывает двоих, пока один его не разорвёт
    .words = пакт, договор
through_the_ages-term-colony = Колония
    .about = её выигрывают на торгах войсками, которые отсылают
through_the_ages-term-uprising = Восстание
    .about = недовольных слишком много: ничего не производится
through_the_ages-term-age = Эпоха
    .about = A, I, II, III: новые карты приходят, старые уходят
