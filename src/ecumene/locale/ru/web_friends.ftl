# Друзья и приглашения

web-friends = Друзья
web-friends-about = С кем вы любите играть: приглашайте их за стол одним нажатием. Те, у кого и вы в друзьях, видят, когда вы здесь.
web-friend-name = Имя учётной записи
web-friend-add = Добавить
web-friend-remove = Убрать из друзей: { $name }
web-friend-keep = Добавить в друзья: { $name }
web-friend-kept = { $name } теперь у вас в друзьях.
web-a-guest = гость
web-online = сейчас здесь
web-invite-name = Позвать по имени
web-invite-do = Позвать
web-invited-name = Приглашение отправлено: { $name }.
web-invitations = Приглашения
web-invitation-table = { $name } приглашает вас сыграть: { $game }.
web-invitation-cup = { $name } приглашает вас на турнир «{ $cup }».
web-decline = Нет, спасибо
web-muted = Кого вы не слышите
web-mute = Не слышать: { $name }
web-mute-sure = Вы больше не увидите, что пишет { $name }, ни здесь, ни за другими столами, и не получите приглашений. Отменить это можно на странице с вашим именем.
web-mute-do = Не слышать
web-unmute = Слышать снова

# Разговор

web-chat-playing = Игроки
web-chat-watching = Зрители
web-chat-say-watching = Написать зрителям
web-chat-nobody = Сначала назовите себя, тогда сможете написать.
web-unread = { $n ->
    [one] { $n } новая строка
    [few] { $n } новые строки
   *[many] { $n } новых строк
}

# Зрители

web-watch = Можно посмотреть
web-watchers = { $n ->
    [0] зрителей нет
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
web-delay = Зрители
web-delay-about = Кто не играет, видит партию и слышит разговор позже.
web-delay-none = видят всё сразу
web-delay-by = видят позже на { $time }
web-delay-told = Зрители видят партию с опозданием: { $time }.
web-you-watch-later = Вы смотрите с опозданием: { $time }.

# Боты и настройки

web-level-plays = { $level }: { $how }.
web-cards = Карты в руке
web-cards-small = Мелкие
web-cards-usual = Обычные
web-cards-large = Крупные
web-hand = Телефон
web-hand-right = в правой руке
web-hand-left = в левой руке: кнопки с другой стороны
web-hold = Показывать, что сделали другие, только по нажатию
web-held = Другие сделали ход.
web-held-show = Показать

# Турниры

web-cups = Турниры
web-cups-about = Небольшой турнир для людей и ботов. Когда круг сыгран, столы следующего появляются сами.
web-cup-new = Новый турнир
web-cup-create = Открыть турнир
web-cup-name = Название турнира
web-cup-seats = Мест за столом
web-cup-tables-of = { $n ->
    [one] столы на { $n } место
    [few] столы на { $n } места
   *[many] столы на { $n } мест
}
web-cup-shape = Кто с кем встречается
web-cup-swiss = Швейцарская система
web-cup-swiss-about = В каждом круге вместе садятся те, кто идёт рядом, и по возможности ещё не встречался.
web-cup-robin = Круговая система
web-cup-robin-about = Каждый встречается с каждым.
web-cup-rounds = Кругов
web-cup-times = Сколько раз
web-cup-bots = Сколько ботов участвует
web-cup-open = Показывать среди турниров
web-cup-open-about = Участвовать может любой. Иначе — те, у кого есть ссылка или приглашение.
web-cup-look = Посмотреть
web-cup-enter = Участвовать
web-cup-leave = Выйти из турнира
web-cup-start = Начать турнир
web-cup-end = Завершить турнир как есть
web-cup-copy = Скопировать ссылку
web-cup-add-bot = Добавить бота
web-cup-remove = Убрать из турнира: { $name }
web-cup-my-table = К моему столу
web-cup-over = завершён
web-cup-round = круг { $n } из { $of }
web-cup-round-n = Круг { $n }
web-cup-entrants-n = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[many] { $n } участников
}
web-cup-standings = Положение
web-cup-place = Место
web-cup-who = Участник
web-cup-points = Очки
web-cup-wins = Победы
web-cup-opponents = Соперники
web-cup-share = Доля
web-cup-points-about = Первый за столом получает 1 очко, последний 0, остальные — поровну между ними; пропуск круга даёт пол-очка. При равенстве решают победы, затем очки соперников в среднем, затем доля от всех победных очков.
web-cup-gone = выбыл, играет бот
web-cup-table-over = сыграно
web-cup-out = Пропускает круг: { $names }
web-cup-of = Стол турнира: посмотреть положение
