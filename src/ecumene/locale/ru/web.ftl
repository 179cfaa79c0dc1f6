### Веб-приложение: всё, что вокруг поля.

web-name = Ойкумена
web-headline = Игры о цивилизациях за одним столом
web-intro = Садитесь с друзьями или с ботами и играйте в большие настольные игры о строительстве цивилизаций прямо в браузере: на ноутбуке, на телефоне, вживую или по ходу в день. Без регистрации и установки.
web-unofficial = «Ойкумена» — неофициальная работа любителей. Игры принадлежат их авторам и издателям; они её не делали и не одобряли, а названия нужны лишь для того, чтобы было ясно, о какой игре речь. Рисунки и тексты — наши собственные. Если игра понравилась, купите её и сыграйте за настоящим столом.
web-skip = К содержанию
web-you = вы
web-default-name = Гость
web-no-name = Имя
web-close = Закрыть
web-dismiss = Убрать
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-cancel = Отмена
web-yes = Да
web-no = Нет
web-notices = Сообщения
web-try-again = Попробовать ещё раз
web-to-start = На главную
web-lost-title = Здесь никто не сидит
web-lost = По этому адресу ничего нет. Возможно, в дороге потерялась буква.
web-switch-language = Switch to English
web-theme-now = { $theme ->
    [auto] Оформление: как в системе. Включить светлое
    [light] Оформление: светлое. Включить тёмное
   *[dark] Оформление: тёмное. Включить как в системе
}

## Когда что-то не так

web-error-unreachable = Сервер не отвечает. Проверьте соединение; мы продолжаем попытки.
web-error-server = Сервер не смог этого сделать. Попробуйте ещё раз.
web-error-busy = Слишком много запросов сразу. Подождём немного и попробуем снова.
web-error-unexpected = Случилось непредвиденное. Обновите страницу: сама партия на сервере цела.
web-connection-lost = Связь потеряна, восстанавливаем. Всё сделанное вами сохранено.
web-sending-late = Ваш ход ещё не подтверждён. Мы повторяем отправку, пока сервер не ответит.
web-trouble-sign-in = Чтобы видеть это место, нужно за ним сидеть. Сначала войдите.
web-trouble-not-yours = Это место занято другим игроком.
web-trouble-no-table = Такого стола нет. Проверьте ссылку.

## Главная страница

web-shelf = Игры
web-no-games = На этом сервере нет игр.
web-play-now = Играть с ботами
web-more = Подробнее об этой версии
web-set-up = Собрать стол
web-players = Игроки
web-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
web-bot-level = Сила ботов
web-level-usual = Боты: как обычно ({ $level })
web-level-usual-one = Как обычно ({ $level })
web-join-title = Войти по коду
web-code = Код или ссылка приглашения
web-code-placeholder = Код или ссылка
web-join = Войти
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков. Соберите стол — другие увидят его здесь.
web-finished-tables = Сыгранные партии
web-your-move-short = ваш ход
web-running = идёт
web-seats-taken = занято мест: { $taken } из { $players }
web-import-title = Продолжить сохранённую партию
web-import-about = Запись, сохранённую в «Ойкумене», можно пересмотреть, а неоконченную — доиграть.
web-not-a-record = Этот файл — не запись партии. Выберите файл, сохранённый здесь.
web-import-invite = Остальные займут места по приглашению
web-import = Выбрать файл

## Кто вы

web-who-are-you = Кто играет?
web-as-guest = Гость
web-register = Новая запись
web-login = Вход
web-guest-about = Достаточно имени. Этот браузер вас запомнит.
web-register-about = Учётная запись хранит ваши партии и позволяет продолжить на другом устройстве. Почта не нужна: если пароль потеряется, войти помогут коды, которые вы запишете.
web-login-about = Продолжите свои партии на этом устройстве.
web-guest-do = Взять это имя
web-register-do = Создать запись
web-login-do = Войти
web-your-name = Ваше имя
web-password = Пароль (не короче 8 знаков)
web-hello = Здравствуйте, { $name }.
web-signed-in-as = Вы вошли под именем { $name }.
web-logout = Выйти

## Новый стол

web-new-table = Новый стол
web-game = Игра
web-seats = Места
web-sits-me = Я
web-sits-open = Кто угодно
web-sits-bot = Бот
web-sits-hotseat = За моим экраном
web-their-name = Имя игрока
web-name-placeholder = Имя
web-nobody-is-me = Вы не сидите за этим столом и будете только смотреть.
web-options = Настройки партии
web-option-random = Случайно
web-option-true = Да
web-option-false = Нет
web-option-null = Без этого
web-list-placeholder = Через запятую
web-listed = Показывать среди открытых столов
web-listed-about = Сесть может любой, без кода.
web-hints = Подсказки
web-hints-about = Любой за столом может спросить, как сходил бы бот.
web-open-table = Открыть стол
web-start-now = Начать партию

## Ожидание

web-waiting-for = { $n ->
    [one] Ждём ещё { $n } игрока.
   *[other] Ждём ещё { $n } игроков.
}
web-all-here = Все в сборе.
web-invite = Пригласите по ссылке
web-invite-link = Ссылка приглашения
web-copy = Скопировать
web-copied = Ссылка скопирована.
web-copy-failed = Браузер не разрешает копировать. Выделите ссылку и скопируйте её сами.
web-or-code = или назовите код:
web-seat-open = свободное место
web-seat-bot = Посадить бота
web-sit-down = Сесть
web-only-watch = Только смотреть
web-start-with-bots = Начать, свободные места — ботам
web-host-starts = Партия начнётся, когда все соберутся или когда решит хозяин стола.
web-leave = Встать из-за стола
web-invited = Вас зовут сыграть: { $game }
web-kind-bot = бот
web-kind-human = игрок
web-kind-hotseat = за тем же экраном
web-kind-open = свободно

## Стол

web-laying-table = Раскладываем партию.
web-tab-table = Стол
web-rail = Места и журнал
web-dock = Что от вас требуется
web-menu = Меню стола
web-drawers = Рядом с полем
web-drawer-log = Журнал
web-drawer-score = Счёт
web-drawer-rules = Правила
web-drawer-chat = Разговор
web-drawer-notes = Заметки
web-drawer-settings = Настройки
web-new-lines = Новые реплики
web-title-your-move = ● Ваш ход: { $game }
web-state-thinking = решает
web-state-decided = ход сделан
web-state-waiting = ждёт
web-state-won = победа
web-state-placed = { $rank }-е место
web-state-away = нет на месте
web-state-resigned = капитуляция
web-bot-plays = пока играет бот
web-you-watch = Вы зритель
web-show-seat = Показать на столе: { $name }
web-score-now = { $n ->
    [one] сейчас { $n } очко
    [few] сейчас { $n } очка
   *[many] сейчас { $n } очков
}

web-sending = Отправляем ваше решение.
web-waiting-names = { $n ->
    [one] Сейчас решает { $names }.
   *[other] Сейчас решают { $names }.
}
web-bot-for-you = За вас играет бот.
web-you-resigned = Вы сдались; за вас доигрывает бот.
web-waiting-table = Минуту, партия движется дальше.
web-won = Партия окончена. Победа: { $names }.
web-in-the-past = Вы смотрите на прошлое этой партии.
web-chosen = Выбрано: { $action }. Enter — подтвердить, Escape — отменить.
web-pays = цена
web-points-now = { $n ->
    [one] очко сейчас
    [few] очка сейчас
   *[many] очков сейчас
}
web-rule = правило
web-free = бесплатно
web-becomes = станет
web-coins = Монеты
web-score-stands = Очки на сейчас
web-points-if = { $n ->
    [one] { $n } очко сейчас
    [few] { $n } очка сейчас
   *[many] { $n } очков сейчас
}
web-wins = { $n ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
web-coins-left = { $n ->
    [one] осталась { $n } монета
    [few] осталось { $n } монеты
   *[many] осталось { $n } монет
}
web-winner = победа
web-player = Игрок
web-see-table = Показать стол
web-show-sheet = Таблица очков
web-price-bank = в банк
web-price-left = соседу слева
web-price-right = соседу справа
web-confirm = Подтвердить
web-take-back = Взять назад
web-undo = Отменить ход
web-no-undo-here = Здесь вам нечего отменять.
web-no-take-back-undo = Ваш последний ход не скрыт: его отменяет U.
web-no-undo-take-back = Ваш выбор ещё скрыт: его забирает назад T.
web-no-take-back = У вас нет скрытого выбора, который можно забрать.
web-no-undo-nothing = Вы ещё ничего не решали.
web-no-undo-others = После вас уже ходили другие: ваш ход остаётся.
web-no-undo-revealed = Ваш ход открыл то, что было скрыто: он остаётся.
web-hint = Подсказка
web-hint-says = Ход бота: { $action }
web-hint-thinking = Бот обдумывает ход за вас.
web-rule-here = Правило для этого решения
web-read-rule = Прочесть правило
web-rematch = Сыграть ещё
web-rematch-asked = { $n ->
    [one] { $names } хочет сыграть ещё раз. А вы?
   *[other] { $names } хотят сыграть ещё раз. А вы?
}
web-rematch-join = Сесть за стол
web-raise = Показать, что можно сделать
web-lower = Показать больше стола
web-what-you-can-do = Что можно сделать
web-no-component = Прочее
web-word-left = налево
web-word-right = направо
web-field-id = Название
web-field-seat = Игрок
web-field-nobody = Рядом с игроками

## Ящики

web-score-final = Итоговый счёт
web-score-so-far = Как если бы партия кончилась сейчас, по тому, что известно всем.
web-category = Очки за
web-total = Всего
web-rank = Место
web-export = Сохранить запись
web-contents = Содержание
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-spectator = Здесь говорят те, кто сидит за столом. У зрителей свой разговор.
web-send = Отправить
web-notes-about = Написанное здесь видите только вы.
web-notes-kept = Сохранено.
web-notes-keeping = Сохраняем.

## Настройки

web-language = Язык
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-play = Игра
web-sound = Звук, когда мой ход
web-my-seat = Место: { $name }
web-let-bot = Пусть за меня играет бот
web-return = Вернуть место себе
web-bot-for = Посадить бота вместо: { $name }
web-resign = Сдаться
web-resign-sure = { $name } выходит из этой партии насовсем, на этом месте доиграет бот. Вернуться будет нельзя.

## Один экран на всех

web-curtain = Экран переходит: { $name }
web-curtain-about = Карты скрыты. Остальных просим отвернуться.
web-curtain-open = Это я, { $name }

## Повтор

web-replay = Повтор
web-replay-turn-back = На ход назад
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-turn-on = На ход вперёд
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-step = Шаг { $step } из { $steps }
web-replay-eyes = Чьими глазами
web-eyes-spectator = Глазами зрителя
web-replay-copy = Скопировать ссылку на этот момент
web-replay-copied = Ссылка на этот момент скопирована.
web-replay-link-above = Ссылка на этот момент — в адресной строке.
web-to-present = К настоящему

## Клавиши

web-shortcuts = Клавиатура
web-shortcuts-about = Tab и стрелки ведут куда угодно, а так быстрее.
web-key-confirm = Подтвердить выбранное
web-key-cancel = Отменить, закрыть
web-key-inspect = Рассмотреть поближе

## С прошлого решения

web-missed = После вашего прошлого хода
web-missed-more = Показать полностью
web-missed-less = Свернуть
web-moved = { $what }: { $before } → { $after }
web-log-earlier = Раньше
web-log-new = новое:
