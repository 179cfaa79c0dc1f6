## Что программа говорит о себе

cli-about = Настольные игры о цивилизациях за одним столом: играть, проверять, измерять, моделировать. Неофициальная работа любителей.
cli-about-play = Играть в терминале против ботов.
cli-about-components = Показать всё, что лежит в коробке игры.
cli-about-check = Проверить все обещания игры на множестве случайных партий.
cli-about-bench = Измерить скорость движка, в секундах и в оборотах простого цикла Python.
cli-about-replay = Повторить запись партии, проверить её и показать, чем всё кончилось.
cli-about-simulate = Сыграть случайные партии и сохранить их записи или позиции для обучения.
cli-about-serve = Открыть стол для браузеров.
cli-about-backup = Скопировать базу данных сервера в файл, можно и во время работы.
cli-about-check-tables = Переиграть все сохранённые партии по нынешним правилам и показать расхождения раньше, чем их заметят игроки.
cli-about-tables = Показать, закрыть, выгрузить или удалить столы сервера.
cli-about-accounts = Показать или удалить учётные записи или дать новый пароль.
cli-about-announce = Сказать что-нибудь за всеми столами, за которыми наблюдают, — например, о перезапуске.

cli-metavar-command = КОМАНДА
cli-metavar-game = ИГРА
cli-metavar-file = ФАЙЛ
cli-metavar-folder = ПАПКА
cli-metavar-level = СИЛА

cli-help-help = показать эту справку и выйти
cli-help-version = показать версию и выйти
cli-help-lang = язык всех текстов; по умолчанию — язык вашей системы
cli-help-game = имя игры, например seven_wonders
cli-help-bench = имя игры; по умолчанию — все
cli-help-players = число игроков
cli-help-player-counts = числа игроков: 4, 3-7 или 3,4,7
cli-help-seat = ваше место, считая с 1
cli-help-bots = сила остальных: random, novice, easy, medium, hard, expert
cli-help-options = настройки игры; списки — через запятую
cli-help-seed = зерно партии; по умолчанию случайное
cli-help-seed-check = зерно всех партий, чтобы их можно было повторить
cli-help-save = сохранить партию в этот файл, когда вы уйдёте или доиграете
cli-help-load = продолжить партию из этого файла
cli-load-as-it-is = Партия из файла { $file } уже началась: выбрать { $option } больше нельзя. Уберите этот параметр.
cli-help-games = сколько всего партий
cli-help-deep = доля решений, на которых делаются дорогие проверки, от 0 до 1
cli-help-jobs = сколько процессов работает сразу
cli-help-json = напечатать данные для других программ
cli-help-seconds = сколько секунд измерять для каждого числа игроков
cli-help-record = запись партии
cli-help-log = рассказать всю партию, насколько её можно знать всем
cli-help-out = куда положить записи; если папки нет, она появится
cli-help-format = records: файл на каждую партию; parquet: все позиции, действия и исходы одной таблицей
cli-help-host = адрес сервера
cli-help-port = порт сервера
cli-help-workers = число процессов сервера; больше одного — только с PostgreSQL
cli-help-database = база данных сервера; по умолчанию ваш файл SQLite
cli-help-backup = куда положить копию
cli-help-tables = что сделать
cli-help-table-id = стол, как его показывает «list»
cli-help-status = только столы, которые ждут, играют или закончили
cli-help-export = куда записать партию; по умолчанию ID.json
cli-help-accounts = что сделать
cli-help-account = имя учётной записи
cli-help-announce = что сказать

cli-usage = вызов:{" "}
cli-positionals = что нужно указать
cli-options = что можно добавить

## Что может быть не так с командой. Знаки вроде %s и %(value)r заполняет программа.

cli-error-usage = { $problem }. Справка: ecumene --help.
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = не указано: %s
cli-error-unrecognized = непонятно: %s
cli-error-choice = %(value)r не подходит, возможны %(choices)s
cli-error-value = %(value)r сюда не подходит; нужно %(type)s
cli-number-whole = целое число от { $least } до { $most }
cli-number-whole-up = целое число не меньше { $least }
cli-number-any = число от { $least } до { $most }
cli-error-unwritable = Записать в { $file } нельзя: { $problem }. Выберите другое место.
cli-error-one-argument = не хватает значения
cli-error-explicit = значение %r лишнее
cli-error-ambiguous = %(option)s может означать любое из %(matches)s
cli-error-file = { $file }: { $problem }.
cli-error-bug = Это наша ошибка: { $error }. Задайте ECUMENE_TRACE=1, чтобы увидеть, где.
cli-error-server = Сервер не может этого сделать: { $problem }.
cli-error-port = Адрес { $address } занять нельзя: { $problem }. Выберите другой порт: --port 8322 или make play PORT=8322.
cli-error-no-server = Сервер не установлен (нет { $module }). Установите его: pip install "ecumene[server]"

## За столом

cli-seat-you = Место { $n } (вы)
cli-yes = да
cli-no = нет

cli-command-why = почему
cli-command-hint = подсказка
cli-command-undo = назад
cli-command-log = журнал
cli-command-table = стол
cli-command-save = сохранить
cli-command-help = справка
cli-command-quit = выход

cli-play-welcome = { $game }. Ваше место — { $seat }; { $level ->
    [random] остальные выбирают наугад.
   *[other] остальные — боты (сила: { $bot }).
}
cli-play-commands = Ответьте числом или: почему, подсказка, назад, журнал, стол, сохранить, справка, выход.
cli-play-help =
    3               принять предложение 3
    почему          почему чего-то сделать нельзя; «почему 7» — об одном из них
    подсказка       как поступил бы бот на вашем месте и почему
    назад           отменить ваше последнее действие, если оно ничего не открыло
    журнал          всё, что произошло
    стол            показать стол снова
    сохранить ФАЙЛ  сохранить партию в файл
    выход           уйти; «ecumene play ИГРА --load ФАЙЛ» продолжит сохранённую партию
    Действие можно и написать, например «build baths».
cli-play-refused = { $what }: сейчас нельзя
cli-play-points = { $n } ПО
cli-play-offered = { $what }. В записи: { $notation }
cli-play-thinking = Бот думает…
cli-play-nothing-refused = Отказов нет: всё, что у вас есть, можно использовать.
cli-play-rule = Правило: { $file }, пункт «{ $rule }».
cli-play-unknown = «{ $line }» — не предложение и не команда. Наберите «справка», чтобы узнать, что можно сказать.
cli-play-no-undo = Отменить нельзя: с тех пор что-то открылось, или ничего не сделано.
cli-play-undone = Отменено.
cli-play-saved = Сохранено: { $file }.
cli-play-left = Вы вышли из-за стола.
cli-play-won = { $n ->
    [one] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}

cli-standings-rank = Ранг
cli-standings-total = Всего

## Проверки и измерения

cli-check-progress = Проверка
cli-check-promise = Обещание
cli-check-times = Проверок
cli-check-kept = выполнено
cli-check-broken = нарушено
cli-check-games = Партий: { $games }, действий: { $actions }, самая длинная партия: { $longest } действий, время: { $seconds } с.
cli-check-no-inventory = Эта игра не пересчитывает компоненты, поэтому сохранность ничего не говорит.
cli-check-failure = { $promise } (игроков: { $players }, зерно: { $seed }, после действия { $action }): { $what }
cli-check-ok = Все обещания выполнены.
cli-check-failed = Нарушений: { $failed }.

cli-bench-game = Игра
cli-bench-players = Игроков
cli-bench-compiled = Компиляция
cli-bench-games_per_second = Партий в с
cli-bench-decisions_per_second = Решений в с
cli-bench-clone_us = Копия, мкс
cli-bench-loop_ns = Цикл, нс
cli-bench-loops_per_game = Циклов на партию
cli-bench-loops_per_clone = Циклов на копию

cli-replay-ok = { $game }: запись верна. Игроков: { $players }, действий: { $actions }.
cli-replay-unfinished = Партия продолжается. Решают: { $seats }.
cli-simulate-progress = Игра
cli-simulate-done = Записей: { $games }, папка: { $folder }.

cli-serve = Откройте { $address } в браузере. Ctrl-C остановит сервер.
cli-backup-done = База данных скопирована: { $file }.
cli-table-exported = Запись стола { $table } лежит в { $file }.
cli-table-closed = Стол { $table } закрыт.
cli-table-deleted = Стол { $table } удалён.
cli-password = Новый пароль для { $name }: { $password }
cli-account-deleted = Учётная запись { $name } удалена.
cli-announced = Сейчас это прозвучит за всеми столами.
cli-tables-checked = { $seen ->
    [one] Просмотрен { $seen } стол, с расхождениями: { $different }.
    [few] Просмотрено { $seen } стола, с расхождениями: { $different }.
   *[many] Просмотрено { $seen } столов, с расхождениями: { $different }.
}
