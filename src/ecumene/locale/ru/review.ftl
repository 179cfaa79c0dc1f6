### Разбор законченной партии.

review-title = Разбор
review-turning = { $player }: { $played }. Лучше: { $better }; это стоило { $loss ->
    [one] { $loss } процентный пункт
    [few] { $loss } процентных пункта
   *[many] { $loss } процентных пунктов
} шанса на победу
review-chances = Шансы на победу
review-turnings = Переломные моменты
review-no-turnings = Ни один ход сам по себе не переломил партию.
review-luck = Удача и выбор
review-choices = решения всех
review-mistakes = свои спорные ходы
review-by-luck = удача
review-points = Очки по источникам, после каждой четверти партии
review-strokes = Повороты судьбы
review-stroke = { $player }: было { $before } %, стало { $after } %
review-reason-ends = если доиграть до конца, выходит { $better } %, а при сыгранном ходе { $played } %
review-step = Шаг { $step }

cli-about-review = Разобрать законченную партию: шансы на победу, переломные моменты, удача и выбор.
cli-review-file-help = запись законченной партии
cli-review-report-help = записать одну страницу для браузера
cli-review-annotate-help = записать партию с примечаниями к ходам
cli-review-running = Эта партия не закончена. Разбираются только законченные партии.
cli-review-written = Файл { $file } записан.

server-review-later = Партия ещё идёт. Разобрать её можно, когда она закончится.
server-review-too-long = В партии больше { $most } шагов: разобрать её нельзя, слишком длинная. Все шаги видны в повторе.
server-too-many-reviews = Из вашей сети за короткое время отдали на разбор { $most } партий. Подождите и попросите снова: каждую минуту можно ещё одну.
server-no-review = Эту партию разобрать нельзя: она не доиграна до конца.

server-share-end = Конец партии
server-share-moment = { $step ->
    [0] В начале партии
   *[other] После шага { $step } из { $steps }
}
