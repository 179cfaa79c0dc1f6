# Вечера с друзьями: темп и часы

web-pace = Темп
web-pace-none = Без часов
web-pace-live = Вживую
web-pace-days = По переписке
web-pace-per-move = { $time } на ход
web-pace-bank = { $time } на всю игру
web-pace-bank-plus = { $time } на всю игру и ещё { $more } после каждого хода
web-pace-nights = Ночью часы стоят
web-pace-nights-about = С { $from }:00 до { $to }:00 по вашему времени.
web-pace-weekends = В выходные часы стоят
web-pace-nights-told = Ночью, с { $from }:00 до { $to }:00 ({ $zone }), часы стоят.
web-pace-weekends-told = В выходные часы стоят.
web-pace-late = Когда время вышло
web-pace-late-bot = До возвращения играет бот
web-pace-late-random = Делается случайный ход
web-pace-late-out = Место потеряно
web-pace-late-told = Когда время вышло: { $what }.
web-time-days = { $days } д { $hours } ч
web-time-hours = { $hours } ч { $minutes } мин
web-time-left = осталось { $time }
web-time-is-up = Время вышло: играет бот
web-time-short = Ваше время на исходе: осталось { $time }. { $late ->
    [random] Потом за вас будет сделан случайный ход.
    [out] Потом место будет потеряно.
   *[bot] Потом до вашего возвращения играет бот.
}
web-length-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
}
web-length-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
web-length-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
web-length-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
web-preset = Начать с
web-preset-quick = Быстро с ботами
web-preset-tonight = Вечером с друзьями
web-preset-daily = Ход в день
web-next-table = К следующему столу
web-level-about-random = играет что попало по правилам
web-level-about-novice = знает, что выгодно сразу, и часто это упускает
web-level-about-easy = берёт то, что выгодно сразу
web-level-about-medium = знает, что выгодно в итоге
web-level-about-hard = думает наперёд
web-level-about-expert = думает далеко наперёд и не торопится

# Что решают вместе

web-motion-bot = { $by } предлагает, чтобы за отсутствующего игрока ({ $name }) играл бот.
web-motion-end = { $by } предлагает закончить игру с тем счётом, какой есть.
web-motion-agree = Согласиться
web-motion-refuse = Нет
web-motion-waits = Ещё не ответили: { $names }
web-end-together = Предложить закончить игру

# Я

web-me = Уведомления и настройки
web-me-nobody = Сначала назовитесь: уведомлениям нужно знать, кому приходить.
web-likes = Настройки
web-motion = Движение
web-motion-usual = Обычное
web-motion-fast = Быстрое
web-motion-none = Никакого
web-confirming = Выбранный ход
web-confirming-strict = всегда подтверждается вторым нажатием
web-confirming-every = подтверждается вторым нажатием, если его нельзя отменить
web-confirming-choices = делается сразу, если другого нет
web-confirming-none = всегда делается сразу
web-told = Уведомления
web-told-about = Одно уведомление, когда начался ваш ход, а вы не смотрите на стол. В тихие часы — ни одного.
web-told-push = Этот или другой браузер
web-told-discord = Discord
web-told-slack = Slack
web-told-matrix = Matrix
web-told-json = Веб-адрес, в виде JSON
web-told-mail = Почта
web-told-this-device = Уведомлять на этом устройстве
web-told-no-push = Этот браузер здесь не принимает уведомлений. Откройте страницу по https, а на айфоне сначала добавьте её на экран «Домой».
web-told-not-allowed = Браузеру не разрешено показывать уведомления. Это можно изменить в его настройках для этой страницы.
web-told-how = Каким способом
web-told-address = Адрес
web-told-add = Добавить
web-told-test = Проверить
web-told-remove = Убрать
web-told-sent = Отправлено.
web-told-mail-sent = Письмо в пути: откройте ссылку из него.
web-told-unconfirmed = Ждёт, пока вы откроете ссылку из первого письма.
web-told-daily = раз в день
web-told-daily-about = Раз в день обо всех столах, а не о каждом ходе
web-told-trouble = Последнее не дошло: { $why }
web-quiet = Тихие часы
web-quiet-from = с
web-quiet-to = до
web-quiet-none = нет
web-mail = Письма от «Ойкумены»
web-mail-about = Кто-то хочет получать по вашему адресу уведомления о своём ходе. Это вы?
web-mail-confirm = Да, уведомляйте меня сюда
web-mail-stop = Больше не писать
web-mail-confirm-done = Готово: вы узнаете, когда настанет ваш ход.
web-mail-stop-done = Готово: писем больше не будет.

# Результаты и учётная запись

web-results = Результаты
web-results-played = Сыграно
web-results-won = Побед
web-results-place = Место в среднем
web-rating = { $game }: рейтинг { $rating }.
web-rating-bots = Боты: { $bots }
web-any-game = Любая игра
web-any-size = Любое число игроков
web-with-whom = С кем
web-unfinished = закончена раньше срока
web-more-games = Более ранние партии
web-no-past-games = Таких партий пока нет.
web-account = Учётная запись
web-guest-keeps = Вы гость: заведите учётную запись, и всё, что у вас есть, останется с вами.
web-change-password = Сменить пароль
web-new-codes = Коды восстановления
web-devices = Где вы вошли
web-device-here = Это устройство
web-device-since = Устройство, вход { $date }
web-device-used = последний раз { $date }
web-sign-out-others = Выйти на всех других
web-my-data = Всё, что обо мне хранится
web-forget-me = Удалить меня
web-password-now = Ваш пароль
web-password-new = Новый пароль
web-password-changed = Пароль сменён. На всех других устройствах выполнен выход.
web-codes-about = Запишите их: каждый один раз откроет вашу учётную запись, если вы потеряете пароль. Они показаны только сейчас.
web-codes-written = Записано
web-deed-password = Смена пароля
web-deed-password-about = На всех других устройствах будет выполнен выход.
web-deed-password-do = Сменить
web-deed-codes = Коды восстановления
web-deed-codes-about = С новыми кодами все прежние перестают действовать.
web-deed-codes-do = Показать новые коды
web-deed-delete = Удалить меня
web-deed-delete-about = Ваше имя, всё сказанное и записанное вами и все способы войти исчезнут навсегда. Законченные партии останутся тем, с кем вы играли, без вашего имени.
web-deed-delete-do = Удалить навсегда
web-recover = Забыли пароль?
web-recover-code = Код восстановления
web-recover-about = Один из записанных вами кодов один раз откроет учётную запись; придумайте новый пароль.
web-recover-do = Вернуться
