### 7 Чудес в терминале.

seven_wonders-terminal-heading-left = Эпоха { seven_wonders-numeral } · ход { $turn } из { $turns } · карты передаются налево · сброс: { $discard }
seven_wonders-terminal-heading-right = Эпоха { seven_wonders-numeral } · ход { $turn } из { $turns } · карты передаются направо · сброс: { $discard }
seven_wonders-terminal-stages = этапы { $built }/{ $stages }
seven_wonders-terminal-conflicts = конфликты +{ $won } −{ $lost }
seven_wonders-terminal-makes = Производит: { $what }
seven_wonders-terminal-next-stage = { $stage }-й этап, цена — { $cost }: { $gives }
seven_wonders-terminal-hand = Ваша рука
seven_wonders-terminal-discard = Сброс
seven_wonders-terminal-free = бесплатно
seven_wonders-terminal-chain = ; бесплатно после: { $cards }
