/** Cards in play that carry no workers, in the order they are looked for. */
import type { Words } from "../../kit/words.ts";
import type { Thing } from "./model.ts";
import type { CivilizationView, View } from "./view.d.ts";

export interface InPlay {
  id: string;
  flip: string;
  /** Where something may be done with it. */
  thing?: Thing;
  /** What else is to be heard of it. */
  about: string;
  ruined: boolean;
  /** A wonder in work: the cost of each stage, and how many stand. */
  stages?: readonly number[];
  built: number;
  /** Homer lies under it. */
  happy?: boolean;
  /** What armies add by it. */
  strength?: number;
  /** Who is bound by it besides. */
  other?: number;
}

interface Told extends Pick<Words, "named" | "ui"> {
  nameOf: (seat: number) => string;
}

export function inPlayOf(own: CivilizationView, view: View, { named, ui, nameOf }: Told): InPlay[] {
  const plain = (id: string, more: Partial<InPlay> = {}): InPlay => ({ id, flip: `play-${own.seat}-${id}`, about: "", ruined: false, built: 0, ...more });
  const { wonder } = own;
  const pacts = view.pacts.filter(({ owner, partner }) => owner === own.seat || partner === own.seat);
  return [
    ...(own.government ? [plain(own.government)] : []),
    ...(own.leader ? [plain(own.leader, { thing: "leader" })] : []),
    ...(wonder ? [plain(wonder.card, { thing: `wonder:${wonder.card}`, stages: wonder.stages, built: wonder.built, about: ui("stages-built", { n: wonder.built, of: wonder.stages.length }) })] : []),
    ...own.wonders.map((id) => plain(id, { thing: `wonder:${id}`, ruined: own.ruins.includes(id), ...(own.tucked_under === id ? { happy: true, about: named("field-tucked_under") } : {}) })),
    ...own.specials.map((id) => plain(id)),
    ...(own.tactic ? [plain(own.tactic, { strength: own.tactic_strength, about: ui("tactic-strength", { n: own.tactic_strength }) })] : []),
    ...own.colonies.map((id) => plain(id)),
    ...pacts.map(({ card, owner, partner }) => {
      const other = owner === own.seat ? partner : owner;
      return plain(card, { flip: `pact-${owner}`, thing: `pact:${owner}`, other, about: ui("pact-with", { player: nameOf(other) }) });
    }),
    ...own.wars.map(({ card, rival }, i) => plain(card, { flip: `war-${own.seat}-${i}`, other: rival, about: ui("war-against", { player: nameOf(rival) }) })),
  ];
}
