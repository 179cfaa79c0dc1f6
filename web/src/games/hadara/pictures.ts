import type { Card } from "./model.ts";
export const pictureOf = (_card: Card): string => "M4 4h16v16h-16z";
