## Первая партия с подсказками

web-learn = Научиться в игре
web-guide = Проводник
web-guide-next = Дальше
web-guide-skip = Пропустить урок
web-guide-play-on = Играть дальше
web-guide-do = Нажмите на то, что в рамке
web-guide-free = Это совет: можно и по-другому
web-guide-confirm = Теперь подтвердите
web-guide-count = { $n }/{ $all }

## Правила под рукой

web-rules-of = Правила: { $game }
web-summary = На одной странице

## Советчик

web-coach = Советчик
web-coach-about = одна строка перед решением и предупреждение перед ошибкой
web-summary-turn = Как идёт игра
web-summary-points = За что очки
web-signs = Знаки
web-print = Напечатать
