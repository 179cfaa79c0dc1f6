/** What a card does, in a few signs; the words beside it say the rest. */
import type { Glyph } from "../../kit/glyph.ts";
import type { IconName } from "../../kit/icons/index.ts";
import type { Card, Effect } from "./model.ts";

const text = (text: string): Glyph => ({ text });
const of = (icon: IconName, n: number | string = ""): Glyph[] => [...(n === "" ? [] : [text(String(n))]), { icon }];
const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What is simply there: so much of one thing. */
const SYMBOLS: Readonly<Record<string, IconName>> = {
  ...{ food: "food", resources: "ore", science: "science", culture: "culture", happiness: "happiness", strength: "strength" },
  ...{ civil_actions: "civil_actions", military_actions: "military_actions", colonization: "ship", force_bonus: "ship", defense: "shield" },
} satisfies Record<string, IconName>;

/** What comes or goes, once or every time something happens. */
const MOVED: Readonly<Record<string, IconName>> = {
  ...{ blue_tokens: "blue_token", yellow_tokens: "yellow_token", hand_size: "hand", more_happiness: "happiness", free_population: "population" },
  ...{ gain_food: "food", gain_resources: "ore", gain_science: "science", gain_culture: "culture", gain_population: "population" },
  ...{ draw_cards: "hand", unit_resources: "unit_resources", unit_resources_this_turn: "unit_resources", gain_mix: "any" },
  ...{ military_actions_this_turn: "military_actions", science_for_technology: "science", culture_if_strong: "culture" },
  ...{ culture_for_developing: "culture", culture_for_revolution: "culture", resources_for_developing: "ore", actions_for_developing: "civil_actions" },
  ...{ happiness_under_wonder: "happiness", food_production: "food", resource_production: "ore", attacker_strength: "strength", retire_for_yellow: "yellow_token" },
  ...{ take_science: "science", take_culture: "culture", take_mix: "any", take_yellow_tokens: "yellow_token", take_culture_by_advantage: "culture", tourism: "culture" },
  ...{ take_yellow_from_weakest: "yellow_token", take_from_row: "civil_actions" },
} satisfies Record<string, IconName>;

const LOST: Readonly<Record<string, IconName>> = {
  ...{ lose_culture: "culture", lose_population: "population", lose_blue_tokens: "blue_token", lose_mix: "any", lose_colony: "colony", discard_cards: "hand" },
  ...{ lose_actions_per_discontent: "civil_actions", lose_culture_per_discontent: "culture", lose_population_per_discontent: "population" },
  ...{ destroy_own_building: "city", destroy_urban_of_others: "city", population_discount: "food", leader_discount: "civil_actions", theater_discount: "science", recruit_discount: "food" },
} satisfies Record<string, IconName>;

/** So much for each of something. */
const EACH: Readonly<Record<string, [IconName, IconName]>> = {
  strength_per_infantry_and_artillery: ["strength", "infantry"],
  strength_per_unit: ["strength", "army"],
  strength_per_unit_type: ["strength", "army"],
  strength_per_happiness: ["strength", "happiness"],
  culture_per_happiness: ["culture", "happiness"],
  culture_per_theater: ["culture", "culture"],
  culture_per_library_and_theater: ["culture", "rules"],
  culture_per_lab_level: ["culture", "science"],
  science_per_lab: ["science", "science"],
  resources_per_lab_level: ["ore", "science"],
  score_technology_levels: ["culture", "technology"],
  score_urban_output: ["culture", "city"],
  score_theaters_and_libraries: ["culture", "rules"],
  impact_of_urban_levels: ["culture", "city"],
  impact_of_balance: ["culture", "trade"],
  impact_of_colonies: ["culture", "colony"],
  impact_of_unit_and_arena_levels: ["culture", "army"],
  impact_of_happiness: ["culture", "happiness"],
  impact_of_mines: ["culture", "ore"],
  impact_of_population: ["culture", "population"],
  impact_of_government_and_special_levels: ["culture", "government"],
  impact_of_technologies: ["culture", "technology"],
  impact_of_variety: ["culture", "set"],
};

/** What is told by one sign. */
const SIGNS: Readonly<Record<string, Glyph[]>> = {
  increase_population: of("population", "+1"),
  develop: of("technology"),
  best_mine_again: [...of("ore"), text("×2")],
  best_theater_again: [...of("culture"), text("×2")],
  doubles_army: [...of("army"), text("×2")],
  annex: of("colony"),
  look_at_event: [...of("eye"), ...of("event")],
  colonize_from_hand: [...of("hand"), text("›"), ...of("colony")],
  no_attacks: of("neighbours"),
  no_attacks_between: of("neighbours"),
  safe_from_war: of("shield"),
  produce_food: of("food_production"),
  produce_resources: of("resource_production"),
  run_economy: [...of("food_production"), ...of("resource_production")],
  lose_all_food: [text("−"), ...of("food")],
  lose_old_leader: [text("−"), ...of("leader")],
  ruin_wonder: [text("−"), ...of("wonder")],
  take_science_or_technologies: [...of("science"), text("/"), ...of("technology")],
  military_as_civil: [...of("military_actions"), text("›"), ...of("civil_actions")],
  infantry_as_cavalry: [...of("infantry"), text("="), ...of("cavalry")],
  gain_culture_by_culture: of("culture_rating"),
  gain_science_by_science: of("science_rating"),
  gain_culture_by_science: [...of("science_rating"), text("›"), ...of("culture")],
  second_political_action: [...of("event"), text("×2")],
  impact_of_wonders: [...of("culture"), text("/"), ...of("wonder")],
  impact_of_actions: [...of("culture"), text("/"), ...of("civil_actions")],
  impact_of_food: [...of("culture"), text("/"), ...of("food")],
  impact_of_science: [...of("culture"), text("/"), ...of("science_rating")],
  impact_of_strength: [...of("culture"), text("/"), ...of("strength")],
  score_workers: [...of("culture"), text("/"), ...of("population")],
  military_revolution: [...of("military_actions"), text("›"), ...of("government")],
  no_wonder_surcharge: [...of("wonder"), text("−")],
  turn_into_theater: [text("›"), ...of("culture")],
  science_of_best: of("science"),
  ends_on_attack: [...of("attack"), text("✕")],
};

/** Whom a part of an event hits. */
const WHO: Readonly<Record<string, Glyph[]>> = {
  ...{ strongest: [{ icon: "strength" }, text("▲")], two_strongest: [{ icon: "strength" }, text("▲▲")], weakest: [{ icon: "strength" }, text("▼")] },
  ...{ two_weakest: [{ icon: "strength" }, text("▼▼")], most_culture: [{ icon: "culture" }, text("▲")], least_culture: [{ icon: "culture" }, text("▼")] },
  ...{ all_happiest: [{ icon: "happiness" }, text("▲")], all_most_discontent: [{ icon: "discontent" }, text("▲")], most_culture_among_two_weakest: [{ icon: "strength" }, text("▼")] },
};

function signs(effect: Effect): Glyph[] {
  switch (effect.type) {
    case "army":
      return [...of("infantry").flatMap((one) => Array.from({ length: effect.infantry }, () => one)), ...Array.from({ length: effect.cavalry }, () => of("cavalry")).flat(), ...Array.from({ length: effect.artillery }, () => of("artillery")).flat(), ...of("strength", plus(effect.strength))];
    case "urban_limit":
      return [...of("city"), text(`≤${effect.n}`)];
    case "urban_discount":
      return [...of("city"), text(`−${effect.level_1}/${effect.level_2}/${effect.level_3}`)];
    case "stages_at_once":
      return [...of("stage"), text(`×${effect.n}`)];
    case "build_or_upgrade_farm_or_mine":
      return [...of("food"), ...of("ore", `−${effect.discount}`)];
    case "build_or_upgrade_urban":
      return [...of("city"), ...of("ore", `−${effect.discount}`)];
    case "upgrade_building":
      return [...of("up"), ...of("ore", `−${effect.discount}`)];
    case "build_stage":
      return [...of("stage"), ...of("ore", `−${effect.discount}`)];
    case "gain_food_or_resources":
      return [...of("food", `+${effect.n}`), text("/"), ...of("ore")];
    case "unit_resources_per_stronger":
      return [...of("unit_resources", `+${effect.two}`), text("/▲")];
    case "gain_culture_per_ahead":
      return [...of("culture", `+${effect.two}`), text("/▲")];
    case "culture_or_arms":
      return [...of("culture", effect.culture), text("/"), ...of("unit_resources", effect.resources)];
    case "culture_per_colony":
      return [...of("culture", effect.first), text("/"), ...of("colony")];
    case "colonize_by_discards":
      return [...of("hand"), text("›"), ...of("ship", effect.each)];
    case "library_and_theater_discount":
      return [...of("ore", `−${effect.resources}`), ...of("science", `−${effect.science}`)];
    case "cheaper_after_leader":
      return of("civil_actions", `−${effect.n}`);
    case "cheaper_action":
      return [text(`−${effect.discount}`)];
    case "raid":
      return [text("−"), ...of("city"), text(effect.ages.length > 1 ? `×${effect.ages.length}` : "")];
    case "enslave":
      return [text(`−${effect.population}`), ...of("population"), ...of("ore", `+${effect.resources}`)];
    case "infiltrate":
      return [text("−"), ...of("leader"), text("/"), ...of("wonder")];
    case "gain_food_by_happiness":
      return [...of("food"), text("/"), ...of("happiness")];
    case "build_free":
      return [text("+"), ...of(effect.card === "warriors" ? "infantry" : "happiness")];
    case "rivals_pay_times":
      return [...of("attack"), text("›"), ...of("military_actions"), text(`×${effect.n}`)];
    case "joint_research":
      return of("science", `−${effect.discount}`);
    case "food_as_resource":
      return [...of("food"), text("›"), ...of("ore")];
    case "resource_as_food":
      return [...of("ore"), text("›"), ...of("food")];
    default:
      return simple(effect);
  }
}

function simple(effect: Effect): Glyph[] {
  const n = "n" in effect ? effect.n : 0;
  const [symbol, moved, lost, each] = [SYMBOLS[effect.type], MOVED[effect.type], LOST[effect.type], EACH[effect.type]];
  if (symbol) return of(symbol, n);
  if (moved) return of(moved, plus(n));
  if (lost) return of(lost, `−${n}`);
  if (each) return [...of(each[0], n < 0 ? plus(n) : n), text("/"), ...of(each[1])];
  return SIGNS[effect.type] ?? [];
}

/** The most a small card has room for: the rest is in the words. */
const MOST = 8;

/** All that a card does, as far as there is room. */
export function glyphsOf(card: Card): Glyph[] {
  const sides = "sides" in card ? (card.sides ?? []) : [];
  const all = [...card.gives, ...sides.flatMap((side) => side.gives as Effect[])];
  const told: Glyph[] = [];
  for (const effect of all) {
    const who = "who" in effect ? (WHO[effect.who] ?? []) : [];
    const next = [...(told.length ? [text(" ")] : []), ...who, ...signs(effect)];
    if (told.length && told.length + next.length > MOST) break;
    told.push(...next);
  }
  return told;
}

/** What one worker on the card gives. */
export const outputOf = (card: Card): Glyph[] => card.gives.flatMap((effect) => signs(effect));
