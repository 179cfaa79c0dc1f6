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
arena-help-rules = каким правилам учиться, если для каждых свои веса (Civilization: standard, advanced); иначе тем, для которых сделаны готовые веса на столько игроков
arena-help-generations = сколько поколений учиться
arena-help-lessons = сколько партий с самим собой в поколении
arena-help-gate = сколько партий в каждой проверке поколения
arena-help-units = сколько нейронов в скрытом слое, который учится в конце поверх весов; остаётся, если играет лучше
arena-help-edition = начать с весов издания (shipped, anchor-2026-11), а не учиться с нуля
arena-help-hindsight = сколько раз учиться выбирать, оглядываясь на сыгранные партии; остаётся, если играет лучше
arena-help-drills = партий в каждом таком раунде
arena-help-insight = партий обучения сетей, которыми думает expert, — там, где у игры есть для них утверждения («7 чудес» на троих); остальные веса не меняются
arena-help-weights = файл для весов; веса для другого числа игроков в нём остаются
arena-help-checkpoints = папка, из которой прерванное обучение продолжится
arena-help-engine = где играются партии: в процессах этой машины или на кластере Ray
arena-help-store = хранить все итоги в этом файле и продолжать с него
arena-help-records = хранить записи всех партий в этой папке
arena-help-bot = бот, который играет
arena-help-parquet = какой файл записать

arena-no-bots = Назовите ботов через --bots или столы через --line-up.
arena-no-ray = Ray не установлен: pip install "ecumene[lab]".
arena-ray-failed = Кластер Ray недоступен: { $problem } Проверьте RAY_ADDRESS или играйте с --engine local.
arena-no-pyarrow = Для Parquet нужен pyarrow: pip install "ecumene[lab]".
arena-no-openskill = Для рейтинга нужен openskill: pip install "ecumene[lab]".
arena-no-scipy = Сети обучаются с помощью scipy: pip install "ecumene[lab]".
arena-other-plan = В файле { $file } итоги других ботов, игр или раздач. Назовите другой файл через --store или повторите команду, с которой он начат.
arena-damaged = Файл { $file } повреждён в строке { $line }. Удалите её, и эти партии будут сыграны снова.
arena-line-up-size = Состав { $line } занимает мест: { $seats }, а --players требует { $players }. Уберите --players или измените состав.
arena-bad-shares = Проверке нужны две доли побед, 0 < --low < --high < 1; даны { $low } и { $high }.
arena-other-course = { $file } — точка другого курса: другие настройки или другое зерно. Назовите другую папку через --checkpoints или повторите команду, с которой он начат.
arena-not-weights = { $file } — не файл весов ({ $problem }). Назовите другой через --out.
arena-no-edition = Весов «{ $edition }» этой игры для { $players } игроков нет.
arena-not-learned-so = { $option } здесь ничего не значит: боты для игры «{ $game }» учатся иначе.
arena-no-rule-set = В игре «{ $game }» нет правил «{ $given }»; есть { $known }.
arena-no-insight = В игре «{ $game }» сетям ничего не сообщается: уберите --insight, и её веса обучатся своим способом.
arena-insight-players = Сети игры «{ $game }» рассчитаны на стольких игроков: { $players }. Уберите --players.
arena-complaint = { $bot }: { $reason }.
arena-progress = Партии
arena-report = Арена
arena-decimal-mark = ,
arena-milliseconds = мс
arena-standings = Итоги
arena-bot = бот
arena-games = партии
arena-blocks = раздачи
arena-seed = зерно
arena-wins = побед на место
arena-parity = поровну
arena-rank = среднее место
arena-score = средний счёт
arena-lead = средний отрыв
arena-rating = рейтинг
arena-times = мс, p50 / p95
arena-parity-is = Партий: { $games }. Поровну — это { $parity } побед на место.
arena-faults = сбои
arena-above = выше равенства
arena-even = паритет не исключён
arena-under = ниже равенства
arena-mirror = игра с самим собой
arena-line-ups = Столы
arena-pace = Время на ход
arena-repeat = Те же партии ещё раз
arena-about-wins = Доля выигранных партий на каждое место бота, с интервалом 95 %. Пунктирная черта — равенство: доля, если бы все были равны.
arena-about-line-ups = Доля партий, выигранных всеми местами бота вместе, стол за столом. Когда бот играет с самим собой, каждая доля должна держаться равенства в пределах своего интервала.
arena-about-course = Побед на место после стольких раздач; точечная линия — равенство.
arena-about-pace = От медианы до 95-го процентиля всех ходов, где был выбор, в миллисекундах; каждая отметка в десять раз больше предыдущей.
arena-about-faults = Недопустимые, опоздавшие и непонятые ответы; вместо них ход выбран случайно.
arena-course = Как устанавливались доли
arena-note = Каждая раздача играется по разу в каждой рассадке по кругу, и всеми составами; интервалы 95 % — по раздачам. Рейтинг: openskill, Плакетт — Люс, μ − 3σ.
arena-sprt-better = Решено: { $one } сильнее, чем { $two } (логарифм отношения правдоподобия { $ratio }).
arena-sprt-not-better = Решено: { $one } не сильнее, чем { $two } (логарифм отношения правдоподобия { $ratio }).
arena-sprt-undecided = Между { $one } и { $two } пока не решено (логарифм отношения правдоподобия { $ratio }).
arena-generation = Игроков: { $players }, поколение { $generation }: { $best } % против лучшего до сих пор, { $greedy } % против ручной оценки; объясняет { $early } исхода в начале, { $late } в конце; { $kept ->
    [yes] принято
   *[no] не принято
}
arena-shaken-generation = Игроков: { $players }{ $rules ->
    [usual] {""}
   *[other] {" "}({ $rules })
}, поколение { $generation }: партии со встряхнутыми весами (всего { $games }) показывают направление, в котором { $sure } % — не случайность; { $won } % против лучшего до сих пор, поровну — { $parity } %; { $kept ->
    [yes] принято
   *[no] не принято
}
arena-looked-back = Игроков: { $players }, раунд разбора { $round }: { $best } % против того, с чего начали, { $greedy } % против ручной оценки; объясняет { $gained } % того, что пошло не так, как ожидалось; { $kept ->
    [yes] принято
   *[no] не принято
}
arena-trained = Веса записаны в { $file }.
arena-insight-learned = партий: { $games } из { $all }; за столом выученной оценки побед { $won } % (равенство — { $parity } %), опережение лучшего соперника: { $ahead }
arena-nothing-learned = Игроков: { $players }: ни одно поколение не сильнее ручной оценки, ничего не записано.
arena-positions = { $n ->
    [one] Записана { $n } позиция
    [few] Записаны { $n } позиции
   *[many] Записано { $n } позиций
} в { $file }.

## Лестница

cli-about-ladder = Вести рейтинг всех ботов игры, играя самые показательные партии.

ladder-help-add = ваш бот, например "exec:python my_bot.py" или ws://127.0.0.1:8400; он останется на лестнице
ladder-help-without = бот, который больше не играет; его рейтинг сохраняется
ladder-help-store = файл лестницы (ladder-ИГРА-ИГРОКИ.jsonl); та же команда продолжит с этого места
ladder-help-page = записать лестницу как страницу
ladder-help-ratings = записать рейтинги уровней в этот файл: из него их показывает сервер
ladder-help-engine = где играть; без этого — на кластере Ray, если его называет RAY_ADDRESS, иначе на этой машине

ladder-too-few = Для лестницы нужны хотя бы два бота, способных играть.
ladder-kept = Все результаты — в файле { $file }: та же команда продолжит с этого места.
ladder = Лестница
ladder-standings = Рейтинги
ladder-course = Как складывались рейтинги
ladder-made-with = правила и уровни
ladder-commit = коммит
ladder-about = По шкале Эло, с 95-процентным интервалом: перевес в 400 очков — десять побед на одну. Среднее по всем — 1500; значение имеют только разности.
ladder-about-course = Рейтинги после стольких партий; пунктир — середина шкалы.
ladder-about-repeat = На том же коммите, в пустой папке:
ladder-note = В каждом круге играются партии, которые больше всего говорят о том, кто кого сильнее; каждая раздача — по разу в каждой рассадке. Партия считается сравнением каждых двух ботов за столом, ничья — половиной.
