import { seeded } from "./seeded.ts";

/**
 * The engraved ground of a card: fine lines in the manner of an old print, on a 100 × 100 field.
 * Every family has its own motif, every id its own picture.
 */
export interface Engraving {
  /** Fine lines. */
  fine: string;
  /** Stronger lines in front. */
  bold: string;
}

type Chance = () => number;
const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();
const n = (value: number): string => value.toFixed(1);

/** A ridge of hills: a sum of a few waves. */
function ridge(chance: Chance, height: number, swing: number): (x: number) => number {
  const waves = [1, 2, 3].map((k) => ({
    step: (between(chance, 0.6, 1.4) * k * Math.PI * 2) / 100,
    shift: between(chance, 0, 6.3),
    swing: (swing * between(chance, 0.5, 1)) / k,
  }));
  return (x) => height + waves.reduce((sum, wave) => sum + wave.swing * Math.sin(x * wave.step + wave.shift), 0);
}

function trace(along: (x: number) => number, from = 0, to = 100): string {
  let d = "";
  for (let x = from; x <= to; x += 5) d += `${d ? "L" : "M"}${x} ${n(along(x))}`;
  return d;
}

function hills(chance: Chance): Engraving {
  let fine = sky(chance, 34);
  let bold = "";
  const slant = between(chance, -5, 5);
  for (const [height, swing] of [[38, 5], [58, 7], [78, 6]] as const) {
    const crest = ridge(chance, height, swing);
    bold += trace(crest);
    for (let x = 0; x <= 100; x += 3.4) {
      const top = crest(x) + 1.5;
      fine += `M${n(x)} ${n(top)}l${n(slant)} ${n(between(chance, 5, 16))}`;
    }
  }
  return { fine, bold };
}

function sky(chance: Chance, depth: number): string {
  let d = "";
  for (let y = 4; y < depth; y += between(chance, 2.4, 4.4)) {
    let x = between(chance, 0, 20);
    while (x < 100) {
      const end = Math.min(100, x + between(chance, 12, 50));
      d += `M${n(x)} ${n(y)}H${n(end)}`;
      x = end + between(chance, 3, 14);
    }
  }
  return d;
}

function bricks(chance: Chance): Engraving {
  let fine = "";
  let bold = "";
  const course = between(chance, 8, 11);
  for (let y = 2, row = 0; y < 100; y += course, row++) {
    bold += `M0 ${n(y)}H100`;
    for (let x = (row % 2) * 9 + between(chance, -2, 2); x < 100; x += between(chance, 15, 21)) {
      bold += `M${n(x)} ${n(y)}v${n(course)}`;
      if (chance() < 0.55) for (let k = 2; k < course - 1; k += 2) fine += `M${n(x + 2)} ${n(y + k)}h${n(between(chance, 5, 12))}`;
    }
  }
  return { fine, bold };
}

function arcade(chance: Chance): Engraving {
  let fine = sky(chance, 26);
  let bold = "";
  const wide = between(chance, 16, 25);
  const base = between(chance, 84, 92);
  const top = between(chance, 32, 42);
  for (let x = between(chance, -wide, 0); x < 100; x += wide) {
    const half = wide / 2 - 2;
    const centre = x + wide / 2;
    bold += `M${n(centre - half)} ${n(base)}V${n(top + half)}a${n(half)} ${n(half)} 0 0 1 ${n(2 * half)} 0V${n(base)}`;
    for (let y = top + half + 3; y < base; y += 3) fine += `M${n(centre - half + 1)} ${n(y)}h${n(half * 0.8)}`;
  }
  bold += `M0 ${n(top - 4)}H100M0 ${n(top - 8)}H100M0 ${n(base)}H100M0 ${n(base + 4)}H100`;
  for (let x = 1; x < 100; x += 4) fine += `M${x} ${n(top - 8)}v4`;
  return { fine, bold };
}

function heavens(chance: Chance): Engraving {
  let fine = "";
  let bold = "";
  const [cx, cy] = [between(chance, 25, 75), between(chance, 30, 70)];
  for (let r = 8; r < 90; r += between(chance, 5, 9)) fine += `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  let [x, y] = [between(chance, 8, 25), between(chance, 10, 40)];
  for (let i = 0; i < 7; i++) {
    const [nx, ny] = [Math.min(96, x + between(chance, 9, 18)), Math.max(5, Math.min(95, y + between(chance, -26, 26)))];
    fine += `M${n(x)} ${n(y)}L${n(nx)} ${n(ny)}`;
    bold += `M${n(nx - 2.4)} ${n(ny)}h4.8M${n(nx)} ${n(ny - 2.4)}v4.8`;
    [x, y] = [nx, ny];
  }
  return { fine, bold };
}

function sea(chance: Chance): Engraving {
  let fine = sky(chance, 30);
  let bold = "";
  for (let y = 36, swell = 1.2; y < 100; y += swell * 2.4, swell *= 1.16) {
    const long = between(chance, 7, 10) + swell * 2;
    let d = `M${n(between(chance, -long, 0))} ${n(y)}`;
    for (let x = 0; x < 115; x += long) d += `q${n(long / 2)} ${n(-swell * 2)} ${n(long)} 0`;
    if (chance() < 0.45) bold += d;
    else fine += d;
  }
  return { fine, bold };
}

function rays(chance: Chance): Engraving {
  let fine = "";
  let bold = "";
  const [cx, cy] = [between(chance, 20, 80), between(chance, 60, 105)];
  const count = Math.round(between(chance, 34, 52));
  for (let i = 0; i < count; i++) {
    const angle = (Math.PI * 2 * i) / count + between(chance, 0, 0.04);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const d = `M${n(cx + 10 * cos)} ${n(cy + 10 * sin)}L${n(cx + 150 * cos)} ${n(cy + 150 * sin)}`;
    if (i % 4 === 0) bold += d;
    else fine += d;
  }
  const crest = ridge(chance, 84, 4);
  return { fine, bold: bold + trace(crest) };
}

function rosette(chance: Chance): Engraving {
  const petals = Math.round(between(chance, 5, 11));
  const twist = between(chance, 0.2, 0.5);
  const draw = (radius: number, phase: number): string => {
    let d = "";
    for (let i = 0; i <= 120; i++) {
      const angle = (Math.PI * 2 * i) / 120;
      const r = radius * (1 + twist * Math.sin(petals * angle + phase));
      d += `${d ? "L" : "M"}${n(50 + r * Math.cos(angle))} ${n(50 + r * Math.sin(angle))}`;
    }
    return d;
  };
  let fine = "";
  for (let k = 0; k < 7; k++) fine += draw(16 + k * 6, k * between(chance, 0.5, 0.9));
  return { fine, bold: draw(52, 0) };
}

const motifs: Readonly<Record<string, (chance: Chance) => Engraving>> = {
  brown: hills,
  grey: bricks,
  blue: arcade,
  green: heavens,
  yellow: sea,
  orange: arcade,
  red: rays,
  purple: rosette,
};
const others = Object.values(motifs);
const drawn = new Map<string, Engraving>();

/** The ground for a card; a family we do not know gets one of the motifs by its name. */
export function engrave(id: string, family: string): Engraving {
  const key = `${family}/${id}`;
  const known = drawn.get(key);
  if (known) return known;
  const motif = motifs[family] ?? others[Math.floor(seeded(family)() * others.length)] ?? hills;
  const engraving = motif(seeded(id));
  drawn.set(key, engraving);
  return engraving;
}
