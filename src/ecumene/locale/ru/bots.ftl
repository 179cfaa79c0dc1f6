## Сила ботов

bots-level-random = Случайный
bots-level-novice = Новичок
bots-level-easy = Лёгкий
bots-level-medium = Средний
bots-level-hard = Сильный
bots-level-expert = Мастер

## Что может быть не так с ботом

bots-unknown = Бота «{ $given }» нет. Боты: { $known }.
bots-bad-setting = У бота { $bot } нет настройки «{ $given }». Настройки: { $known }.
bots-no-command = После «exec:» нужна команда, которая запускает бота.
bots-answer-malformed = ответ непонятен: { $problem }
bots-answer-stale = ответ относится к вопросу { $given }, а задан был { $asked }
bots-answer-illegal = «{ $action }» нет среди допустимых действий
bots-answer-late = нет ответа за { $seconds } с
bots-gone = бот завершил работу: { $problem }

## Подсказки: как поступил бы бот и почему

bots-hint-only = Ничего другого сделать нельзя.
bots-hint-move = { $n }. { $action }: { $chance } %
bots-hint-chance = ожидаемый исход { $chance } % (50 % — вровень с лучшим соперником)
bots-reason-more = { $category }: примерно на { $points } больше, чем при следующем по силе ходе
bots-reason-less = { $category }: примерно на { $points } меньше, чем при следующем по силе ходе
bots-reason-later = окупится позже: позиция в следующих ходах будет сильнее
bots-reason-denial = { $player } теряет примерно { $points }
bots-reason-gift = { $player } получает примерно на { $points } больше
bots-reason-close = почти не лучше следующего по силе хода
bots-reason-risky = рискованно: исход колеблется сильнее, чем при других ходах
bots-reason-safe = надёжно: исход колеблется меньше, чем при других ходах
bots-reason-judged = оценка с первого взгляда, без перебора возможных раскладов

## Арена

cli-about-arena = Сыграть много партий между ботами и узнать, насколько они сильны.
cli-about-duel = Узнать, какой из двух ботов сильнее.
cli-about-train = Обучить оценку игры на партиях с самим собой.
cli-about-positions = Записать позиции, действия и исходы многих партий в файл Parquet.

arena-help-bots = боты через запятую, например expert,hard,search:sims=200,exec:./my_bot
arena-help-line-up = точный состав стола, например hard+easy+easy+easy; можно указать несколько раз
arena-help-report = записать итоги в виде страницы
arena-help-one = бот, которого оцениваем
arena-help-two = бот, с которым сравниваем
arena-help-sprt = остановиться, как только всё решено
arena-help-low = доля побед, которая значит «не сильнее»
arena-help-high = доля побед, которая значит «сильнее»
arena-help-generations = сколько поколений учиться
arena-help-lessons = сколько партий с самим собой в поколении
arena-help-gate = сколько партий в каждой проверке поколения
arena-help-weights = файл для весов; веса для другого числа игроков в нём остаются
arena-help-checkpoints = папка, из которой прерванное обучение продолжится
arena-help-engine = где играются партии: в процессах этой машины или на кластере Ray
arena-help-store = хранить все итоги в этом файле и продолжать с него
arena-help-records = хранить записи всех партий в этой папке
arena-help-bot = бот, который играет
arena-help-parquet = какой файл записать

arena-no-bots = Назовите ботов через --bots или столы через --line-up.
arena-no-ray = Ray не установлен: pip install "ecumene[lab]".
arena-no-pyarrow = Для Parquet нужен pyarrow: pip install "ecumene[lab]".
arena-other-plan = В файле { $file } итоги других ботов, игр или раздач.
arena-progress = Партии
arena-report = Арена
arena-bot = бот
arena-games = партии
arena-blocks = раздачи
arena-seed = зерно
arena-wins = побед на место
arena-parity = поровну
arena-rank = среднее место
arena-lead = средний отрыв
arena-score = средний счёт
arena-rating = рейтинг
arena-p50 = мс, p50
arena-p95 = мс, p95
arena-faults = сбои
arena-line-ups = Столы
arena-course = Как устанавливались доли
arena-note = Интервалы 95 % по блокам: каждая раздача играется по разу в каждой рассадке по кругу. Рейтинг: openskill, Плакетт — Люс, μ − 3σ. Черта — равенство.
arena-sprt-better = Решено: { $one } сильнее, чем { $two } (логарифм отношения правдоподобия { $ratio }).
arena-sprt-not-better = Решено: { $one } не сильнее, чем { $two } (логарифм отношения правдоподобия { $ratio }).
arena-sprt-undecided = Между { $one } и { $two } пока не решено (логарифм отношения правдоподобия { $ratio }).
arena-generation = Игроков: { $players }, поколение { $generation }: { $best } % против лучшего до сих пор, { $greedy } % против ручной оценки; объясняет { $early } исхода в начале, { $late } в конце; { $kept ->
    [yes] принято
   *[no] не принято
}
arena-trained = Веса записаны в { $file }.
arena-nothing-learned = Игроков: { $players }: ни одно поколение не сильнее ручной оценки, ничего не записано.
arena-positions = { $n ->
    [one] Записана { $n } позиция
    [few] Записаны { $n } позиции
   *[many] Записано { $n } позиций
} в { $file }.
