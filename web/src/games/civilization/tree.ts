/** The technologies as a tree: where each card stands, and the lines from what it requires. */
import { ERAS, type Era } from "./model.ts";

/** What the tree needs to know of a card. */
export interface Node {
  id: string;
  era: string;
  requires: readonly string[];
}

/** Columns and rows, counted from 0; rows may be fractions, cards of a column are at least one row apart. */
export interface Spot {
  column: number;
  row: number;
}

export interface Tree {
  spots: ReadonlyMap<string, Spot>;
  columns: number;
  rows: number;
  /** The columns of each era. */
  eras: readonly { era: Era; from: number; to: number }[];
  lines: readonly { from: string; to: string }[];
}

const SWEEPS = 24;

/** Eras from left to right; inside an era every card stands right of those it requires. */
export function treeOf(nodes: readonly Node[]): Tree {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depths = new Map<string, number>();
  const depthOf = (node: Node): number => {
    const known = depths.get(node.id);
    if (known !== undefined) return known;
    const before = node.requires.flatMap((id) => byId.get(id) ?? []).filter(({ era }) => era === node.era);
    const depth = Math.max(-1, ...before.map(depthOf)) + 1;
    depths.set(node.id, depth);
    return depth;
  };
  const columnOf = new Map<string, number>();
  const eras: { era: Era; from: number; to: number }[] = [];
  let from = 0;
  for (const era of ERAS) {
    const own = nodes.filter((node) => node.era === era);
    for (const node of own) columnOf.set(node.id, from + depthOf(node));
    const to = from + Math.max(0, ...own.map(depthOf));
    if (own.length) eras.push({ era, from, to });
    if (own.length) from = to + 1;
  }
  const rows = rowsOf(nodes, columnOf, from);
  const spots = new Map(nodes.map(({ id }) => [id, { column: columnOf.get(id) ?? 0, row: rows.get(id) ?? 0 }]));
  const lines = nodes.flatMap((node) => node.requires.filter((id) => byId.has(id)).map((id) => ({ from: id, to: node.id })));
  return { spots, columns: from, rows: Math.max(0, ...rows.values()) + 1, eras, lines };
}

/** Cards are drawn to the height of those they hang together with, sweep by sweep. */
function rowsOf(nodes: readonly Node[], columnOf: ReadonlyMap<string, number>, columns: number): Map<string, number> {
  const next = new Map(nodes.map(({ id }) => [id, nodes.filter(({ requires }) => requires.includes(id)).map((node) => node.id)]));
  const own = (column: number): Node[] => nodes.filter(({ id }) => columnOf.get(id) === column);
  const rows = new Map<string, number>();
  for (let column = 0; column < columns; column++) own(column).forEach(({ id }, i) => rows.set(id, i));
  const mean = (ids: readonly string[]): number | undefined => (ids.length ? ids.reduce((sum, id) => sum + (rows.get(id) ?? 0), 0) / ids.length : undefined);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const forward = sweep % 2 === 1;
    for (let i = 0; i < columns; i++) {
      const cards = own(forward ? i : columns - 1 - i);
      const wished = cards.map(({ id, requires }) => ({ id, at: mean(forward ? requires : (next.get(id) ?? [])) ?? mean(forward ? (next.get(id) ?? []) : requires) ?? rows.get(id) ?? 0 }));
      for (const { id, at } of spread(wished)) rows.set(id, at);
    }
  }
  const top = Math.min(...rows.values());
  for (const [id, row] of rows) rows.set(id, row - top);
  return rows;
}

/** As near to where they would be as it goes, but one row apart. */
function spread(wished: readonly { id: string; at: number }[]): { id: string; at: number }[] {
  const sorted = [...wished].sort((a, b) => a.at - b.at);
  const blocks: { first: number; members: number; sum: number }[] = [];
  sorted.forEach(({ at }, i) => {
    let block = { first: i, members: 1, sum: at };
    // The best place of a block is the mean of what its cards would have if each were alone.
    for (let last = blocks.at(-1); last && last.sum / last.members + last.members > block.sum / block.members; last = blocks.at(-1)) {
      block = { first: last.first, members: last.members + block.members, sum: last.sum + block.sum - block.members * last.members };
      blocks.pop();
    }
    blocks.push(block);
  });
  return blocks.flatMap(({ first, members, sum }) => Array.from({ length: members }, (_, i) => ({ id: sorted[first + i]?.id ?? "", at: sum / members + i })));
}
