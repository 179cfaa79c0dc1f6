/** A sentence cut where it names something, so that names can be pointed at. */
export type Part = { text: string; id?: string; seat?: number };

export interface Named {
  name: string;
  id?: string;
  seat?: number;
}

/** Longer names first, so that "Guard Tower" is not cut at "Guard". */
export function cut(sentence: string, named: readonly Named[]): Part[] {
  let parts: Part[] = [{ text: sentence }];
  for (const thing of [...named].sort((a, b) => b.name.length - a.name.length)) {
    if (!thing.name) continue;
    parts = parts.flatMap((part) => (part.id !== undefined || part.seat !== undefined ? [part] : split(part.text, thing)));
  }
  return parts;
}

function split(text: string, { name, ...link }: Named): Part[] {
  const pieces = text.split(name);
  return pieces.flatMap((piece, i) => {
    const plain = piece ? [{ text: piece }] : [];
    return i < pieces.length - 1 ? [...plain, { text: name, ...link }] : plain;
  });
}
