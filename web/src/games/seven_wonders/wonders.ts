/** Seven wonders drawn in ink: outlines, hatching and a wash of tone on a 160 × 100 sheet. Our own drawings. */
import { circle } from "../../kit/icons/draw.ts";

export interface Sketch {
  /** Filled softly. */
  wash: string;
  bold: string;
  fine: string;
}

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, "");
const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const across = (from: number, to: number, step: number, draw: (at: number) => string): string => {
  let d = "";
  for (let at = from; at <= to + 0.01; at += step) d += draw(at);
  return d;
};
const waves = (y: number, from = 6, to = 154, long = 9): string =>
  `M${from} ${y}` + across(from, to - long, long, () => `q${long / 2} -4 ${long} 0`);
const column = (x: number, top: number, foot: number, wide = 5): string =>
  `M${n(x - wide / 2)} ${foot}V${top}M${n(x + wide / 2)} ${foot}V${top}M${n(x - wide / 2 - 1.5)} ${top}h${wide + 3}M${n(x - wide / 2 - 1.5)} ${foot}h${wide + 3}`;

/** A pyramid with its lit and its shaded face. */
function pyramid(apex: number, top: number, foot: number, left: number, right: number, edge: number): Sketch {
  const share = (y: number): number => (y - top) / (foot - top);
  const bold = `M${left} ${foot}L${apex} ${top}L${right} ${foot}zM${apex} ${top}L${edge} ${foot}`;
  let fine = "";
  for (let y = top + 7; y < foot; y += 6)
    fine += `M${n(apex + (left - apex) * share(y) + 2)} ${y}L${n(apex + (edge - apex) * share(y) - 2)} ${y}`;
  for (let k = 1; k < 9; k++) {
    const x = edge + ((right - edge) * k) / 9;
    const y = top + (foot - top) * (0.22 + 0.07 * k);
    fine += `M${n(x)} ${foot}L${n(apex + (x - apex) * ((y - top) / (foot - top)))} ${n(y)}`;
  }
  return { wash: `M${apex} ${top}L${right} ${foot}L${edge} ${foot}z`, bold, fine };
}

function giza(): Sketch {
  const far = pyramid(128, 44, 84, 96, 154, 136);
  const near = pyramid(70, 14, 86, 8, 118, 86);
  const palm = "M138 92q-1-14 2-22M140 70q-8-5-13 2M140 70q-5-8-13-6M140 70q2-8 10-7M140 70q7-4 11 3M140 70q5 0 7 8";
  const sun = circle(128, 20, 8) + across(0, 5.5, Math.PI / 4, (a) => `M${n(128 + 11 * Math.cos(a))} ${n(20 + 11 * Math.sin(a))}l${n(4 * Math.cos(a))} ${n(4 * Math.sin(a))}`);
  return {
    wash: far.wash + near.wash,
    bold: near.bold + `M118 84H154L128 44L112 69M128 44L136 84` + palm + sun,
    fine: near.fine + "M121 84 130 53M127 84 132 60M142 84 133 60M148 84 134 56M14 92h22M50 94h30M88 92h26M104 96h34M58 90h14",
  };
}

function babylon(): Sketch {
  const floors = [
    [14, 72, 132],
    [30, 55, 100],
    [46, 38, 68],
    [62, 21, 36],
  ] as const;
  let [wash, bold, fine] = ["", "", ""];
  for (const [x, y, wide] of floors) {
    wash += box(x, y, wide, 4);
    bold += box(x, y, wide, 17);
    bold += across(x + 6, x + wide - 12, 12, (at) => `M${at} ${y + 17}v-7a3.5 3.5 0 0 1 7 0v7`);
    // Leaves along the edge, and what hangs down from it.
    bold += `M${x - 2} ${y}` + across(x, x + wide - 6, 6, () => "q3 -7 6 0");
    fine += across(x + 3, x + wide - 3, 7.5, (at) => `M${n(at)} ${y + 1}q2 3 0 ${n(4 + ((at * 7) % 5))}m-1.5 -2q1.5 1 1.5 2`);
  }
  bold += "M80 21V8M80 13q-6-6-11-3M80 13q6-6 11-3M80 10q-3-6-8-6M80 10q3-6 8-6M52 38V29M52 31q-4-4-8-2M52 31q4-4 8-2M110 38V29M110 31q-4-4-8-2M110 31q4-4 8-2";
  fine += waves(95, 8, 152) + waves(92, 20, 60, 8);
  return { wash, bold: bold + "M4 89H156", fine };
}

function olympia(): Sketch {
  const hall =
    "M8 26 80 4l72 22zM14 26v6h132v-6" + column(20, 36, 88, 7) + column(34, 36, 88, 6) + column(126, 36, 88, 6) + column(140, 36, 88, 7) + "M6 88h148v6H6z";
  const throne = "M64 88V38h-4v-4h40v4h-4v50M64 70h-6v18M96 70h6v18M66 38v-6M94 38v-6";
  const head = `${circle(80, 34, 5.5)}M75.5 37q4.5 11 9 0M74.5 32q1-6 5.500-6t5.500 6`;
  const body = "M72 45q8-4 16 0l4 16q3 3 2 8l-4 2 2 17H68l2-17-4-2q-1-5 2-8zM70 62q10 6 20 0M72 45l-12 8-6-3M88 45l12 7 2-4";
  const staff = "M104 18V88M104 18q-5-3-6 1 3 2 6 1 3 1 6-1-1-4-6-1";
  const victory = "M52 50q-3-6 0-9M52 41a1.800 1.800 0 1 1 .1 0M52 44l-5-3M52 44l4-4";
  return {
    wash: "M72 45q8-4 16 0l4 16q3 3 2 8l-4 2 2 17H68l2-17-4-2q-1-5 2-8z" + "M8 26 80 4l72 22z",
    bold: hall + throne + head + body + staff + victory,
    fine: "M76 65l-2 23M80 66v22M84 65l2 23M78 50v10M83 50v9M30 24 80 9l50 15M62 22q18-8 36 0" + across(20, 140, 20, (x) => (x > 40 && x < 120 ? "" : `M${x} 40v46`)) + "M12 91h136",
  };
}

function rhodes(): Sketch {
  const trunk = "M69 24q11-4 22 0l-4 20H73z";
  const kilt = "M72 44h16l4 12q-12 4-24 0z";
  const legs = "M70 57 58 78h-7v-2l5-2 6-18M78 58l-9 15-1 5h-5M90 57l12 21h7v-2l-5-2-6-18M82 58l9 15 1 5h5";
  const arms = "M70 25q-7-5-8-17l4-1q2 9 8 15M90 25q7 6 7 17l-4 1q-1-7-5-11";
  const cloak = "M91 24q12 14 8 40-4 2-7-2M97 42l3 8";
  const torch = "M59 8h11l-2.500 5h-6zM64.500 8q-6-4 0-8 6 4 0 8";
  const head = `${circle(80, 14.5, 4.6)}M75 11l-5-3M76.500 9l-3-5M80 8V3M83.500 9l3-5M85 11l5-3M78 19v4M82 19v4`;
  const piers = "M34 96V79h38v17M88 96V79h38v17M34 84h38M88 84h38";
  const ship = "M72 91h16l-2.500 5h-11zM80 91V80M80 81q6 3 6 8h-6";
  return {
    wash: "M69 24q11-4 22 0l-4 20H73zM91 24q12 14 8 40-4 2-7-2zM34 79h38v5H34zM88 79h38v5H88z",
    bold: trunk + kilt + legs + arms + cloak + torch + head + piers + ship,
    fine:
      waves(97, 2, 34) + waves(97, 128, 158) + "M38 88h10M54 88h14M44 92h14M92 88h12M110 88h12M98 92h16M72 30q8 5 16 0M80 26v16M74 37h12M74 47v8M80 47v9M86 47v8M95 30q5 14 3 28M10 90q5-3 9 0M138 88q5-3 9 0M20 20q4-5 8 0 4-5 8 0M120 14q4-5 8 0 4-5 8 0",
  };
}

function ephesus(): Sketch {
  const columns = across(24, 136, 16, (x) => column(x, 40, 82, 6) + `M${x - 5} 38q-2 2 0 3.500M${x + 5} 38q2 2 0 3.500`);
  const roof = "M10 30 80 4l70 26zM12 30v6h136v-6";
  const steps = "M12 82h136v4H12zM7 86h146v4H7zM2 90h156v5H2z";
  const stag = "M70 28q0-6 5-7h9l3-4 3 1-1 3-3 2 1 7M74 22v6M84 22v6M88 17l-1-4 3 1M90 17l2-4 2 2";
  return {
    wash: "M10 30 80 4l70 26z" + across(24, 136, 16, (x) => `M${x} 40h3v42h-3z`),
    bold: roof + columns + steps + stag + "M80 4V0M76 2h8",
    fine: across(24, 136, 16, (x) => `M${x - 1} 43v37M${x + 1.5} 43v37`) + across(18, 142, 6, (x) => `M${x} 32v3`) + "M30 27 80 9l50 18M12 92h50M96 92h46",
  };
}

function alexandria(): Sketch {
  const tower = "M56 84 62 44h36l6 40zM60 44h40v-4H60zM66 40l3-18h22l3 18zM67 22h26v-3H67zM73 19v-9h14v9M71 10h18l-9-7z";
  const door = "M76 84V74a4 4 0 0 1 8 0v10";
  const windows = across(52, 76, 8, (y) => `M70 ${y}v4M90 ${y}v4`) + "M76 28v4M84 28v4";
  const island = "M30 94q4-10 20-10h60q16 0 20 10M40 84v-6h10v6M110 84v-6h10v6";
  const beams = "M89 13 152 4M89 15l64 12M71 13 8 4M71 15 7 27";
  return {
    wash: "M80 84V44h18l6 40zM80 40V22h11l3 18zM89 13 152 4l1 23L89 15zM71 13 8 4 7 27l64-12z",
    bold: tower + door + island + "M77 18q-3-5 3-9 6 4 3 9z",
    fine: beams + windows + "M59 64h41M60 56h39M58 72h44M68 31h24M102 8l40 8M58 8 18 16" + waves(97, 2, 158, 8) + waves(90, 4, 32, 7) + waves(90, 130, 156, 7),
  };
}

function halicarnassus(): Sketch {
  let steps = "";
  for (let k = 0; k < 6; k++) steps += box(44 + k * 5, 38 - k * 4, 72 - k * 10, 4);
  const chariot = `M70 18q2-9 8-8l1 5h9M88 15l4-5 3 1-1 3M92 14l1 4M88 15v3M80 15v-6${circle(78, 16, 2.2)}${circle(80, 7.5, 1.6)}`;
  const colonnade = across(42, 118, 12.667, (x) => column(x, 46, 64, 5)) + "M36 42h88v4H36z";
  const podium = "M32 66h96v6H32zM36 72h88v16H36zM28 88h104v4H28zM22 92h116v4H22z";
  const frieze = across(42, 112, 10, (x) => `M${x} 76q2 4 0 9m0-9a1.500 1.500 0 1 1 .1 0m0 4l4-2m-4 7l3 2`);
  return {
    wash: box(36, 72, 88, 16) + "M80 18h6l30 24H80z",
    bold: steps + chariot + colonnade + podium,
    fine: frieze + across(40, 116, 4, (x) => `M${x} 67.500v3`) + across(44, 112, 12.667, (x) => `M${n(x + 4)} 50v12`) + "M8 96h10M142 96h12M10 90q3-14 6 0M146 90q3-18 6 0M13 96v-8M149 96v-8",
  };
}

const drawings: Readonly<Record<string, () => Sketch>> = { giza, babylon, olympia, rhodes, ephesus, alexandria, halicarnassus };
export const wonders = Object.keys(drawings);
const drawn = new Map<string, Sketch>();

export function sketchOf(wonder: string): Sketch {
  let sketch = drawn.get(wonder);
  if (!sketch) drawn.set(wonder, (sketch = (drawings[wonder] ?? giza)()));
  return sketch;
}
