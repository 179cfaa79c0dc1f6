/** How an icon is drawn: layers of outlines on a 24 × 24 grid, from back to front. */
export interface Layer {
  d: string;
  /** Colour of the inside; none for a mere line. */
  fill?: string;
  /** Whether it has an outline; on by default. */
  line?: boolean;
}

export type Drawing = readonly Layer[];

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const line = (d: string): Layer => ({ d });
export const shape = (d: string, fill: string): Layer => ({ d, fill });
export const flat = (d: string, fill: string): Layer => ({ d, fill, line: false });

/** A drawing made of one outline: most signs of the interface. */
export const sign = (d: string): Drawing => [line(d)];
