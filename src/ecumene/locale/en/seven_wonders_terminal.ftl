### 7 Wonders in the terminal.

seven_wonders-terminal-heading-left = Age { seven_wonders-numeral } · turn { $turn } of { $turns } · hands pass to the left · discard pile: { $discard }
seven_wonders-terminal-heading-right = Age { seven_wonders-numeral } · turn { $turn } of { $turns } · hands pass to the right · discard pile: { $discard }
seven_wonders-terminal-stages = stages { $built }/{ $stages }
seven_wonders-terminal-conflicts = conflicts +{ $won } −{ $lost }
seven_wonders-terminal-makes = Makes: { $what }
seven_wonders-terminal-next-stage = Stage { $stage } for { $cost }: { $gives }
seven_wonders-terminal-hand = Your hand
seven_wonders-terminal-discard = The discard pile
seven_wonders-terminal-free = free
seven_wonders-terminal-chain = ; free after { $cards }
