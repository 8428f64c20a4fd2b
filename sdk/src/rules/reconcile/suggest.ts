// Suggesting own items for foreign lines: ranked, with reasons, and never applied automatically when in doubt.
import { type ForeignLine, type ItemMemory, keyOf, type Mapping, wordsOf } from "./memory.ts";

/** An own item as the API lists it. */
export type OwnItem = {
  item_code: string;
  item_name: string;
  item_class_code?: string | null | undefined;
  barcode?: string | null | undefined;
  qty_unit_code?: string | null | undefined;
  pkg_unit_code?: string | null | undefined;
  origin_nation_code?: string | null | undefined;
  tax_type_code?: string | null | undefined;
  /** False: it is never suggested. */
  is_active?: boolean | undefined;
};

/** One piece of evidence for an item. `text` is a clause for people. */
export type Reason = {
  kind: "memory" | "barcode" | "class" | "name" | "unit" | "country" | "tax";
  points: number;
  text: string;
};

/** An own item that a line may be. */
export type Suggestion = {
  item_code: string;
  item_name: string;
  /** 0 to 100. */
  score: number;
  /** The strongest first. */
  reasons: Reason[];
};

/** How suggestions are made. */
export type SuggestOptions = {
  /** The least score with which an item may be applied without asking. Default: 90, which needs a past decision. */
  applyAbove?: number | undefined;
  /** How far it must lead the next one. Default: 10. */
  lead?: number | undefined;
  /** How many are suggested at most. Default: 5. */
  limit?: number | undefined;
};

/** A lower score only means that both are items. */
export const worthOffering = 10;

/** Why an item is suggested, the strongest reason first. */
export const reasonsText = ({ reasons }: Pick<Suggestion, "reasons">): string =>
  reasons.map(({ text }) => text).join("; ");

/** The most that similarity alone can reach: below the default threshold, so that only a past decision crosses it. */
const mostWithoutMemory = 89;
/** Points of a past decision, by how much of the line it was about. */
const rememberedPoints = { all: 95, name: 88, code: 80, anySupplier: 70 };
/** A decision that a later one about the same line replaced. */
const replaced = 0.4;
const pointsOf = { barcode: 60, class: 30, chapter: 15, name: 45, unit: 3, package: 2, country: 3, tax: 2 };

/**
 * Ranks the own items for a foreign line: past decisions before class code and words of the name, these before
 * unit and country. `apply` is the code of the item that can be used without a question, or null.
 *
 * @param items must not change in place between calls: their words are counted once
 */
export function suggestItems(
  line: ForeignLine,
  items: readonly OwnItem[],
  memory: ItemMemory,
  { applyAbove = 90, lead = 10, limit = 5 }: SuggestOptions = {},
): { suggestions: Suggestion[]; apply: string | null } {
  const words = new Set(wordsOf(line.item_name));
  const weights = weightsOf(items);
  const remembered = recall(line, memory);
  const classes = recallClass(line, memory);
  const ranked = items
    .filter(({ is_active }) => is_active !== false)
    .flatMap((item) => {
      const similar = similarities(line, item, { words, weights, classes });
      const past = remembered.get(item.item_code);
      const points = similar.reduce((sum, reason) => sum + reason.points, 0);
      const score = past ? Math.min(100, past.points + points / 20) : Math.min(mostWithoutMemory, points);
      const reasons = past ? [past, ...similar] : similar;
      if (score < 1) return [];
      const { item_code, item_name } = item;
      return [{ item_code, item_name, score: Math.round(score * 10) / 10, reasons: reasons.sort(byPoints) }];
    })
    .sort((a, b) => b.score - a.score || (a.item_code < b.item_code ? -1 : 1));
  const [first, second] = ranked;
  const isClear =
    first !== undefined && first.score >= applyAbove && first.score - (second?.score ?? 0) >= lead;
  return { suggestions: ranked.slice(0, limit), apply: isClear ? first.item_code : null };
}

/** Past decisions about this very line, by own item. */
function recall(line: ForeignLine, memory: ItemMemory): Map<string, Reason> {
  const key = keyOf(line);
  const found = memory.mappings.flatMap((mapping) => {
    const about = aboutOf(mapping, key);
    return about ? [{ mapping, about }] : [];
  });
  const latest = new Map<string, string>();
  for (const { mapping, about } of found) {
    const time = latest.get(about);
    if (time === undefined || Date.parse(mapping.time) > Date.parse(time)) latest.set(about, mapping.time);
  }
  const reasons = new Map<string, Reason>();
  for (const { mapping, about } of found) {
    const isReplaced = Date.parse(latest.get(about) ?? "") > Date.parse(mapping.time);
    const points = rememberedPoints[about] * (isReplaced ? replaced : 1);
    if (points <= (reasons.get(mapping.item_code)?.points ?? 0)) continue;
    reasons.set(mapping.item_code, { kind: "memory", points, text: memoryText(mapping, about, isReplaced) });
  }
  return reasons;
}

/** How much of the line a past decision was about. */
function aboutOf(mapping: Mapping, key: ReturnType<typeof keyOf>): keyof typeof rememberedPoints | undefined {
  const sameName = key.foreign_name !== "" && mapping.foreign_name === key.foreign_name;
  const sameCode = key.foreign_code !== null && mapping.foreign_code === key.foreign_code;
  if (key.supplier !== null && mapping.supplier === key.supplier) {
    if (sameName && mapping.foreign_code === key.foreign_code && mapping.class_code === key.class_code)
      return "all";
    if (sameName) return "name";
    if (sameCode) return "code";
  }
  return sameName ? "anySupplier" : undefined;
}

/** How often lines of this class became which own item, as a part of all. It makes HS codes comparable to own items. */
function recallClass(line: ForeignLine, memory: ItemMemory): Map<string, number> {
  const { class_code } = keyOf(line);
  const counts = new Map<string, number>();
  let all = 0;
  for (const mapping of memory.mappings) {
    if (class_code === null || mapping.class_code !== class_code) continue;
    counts.set(mapping.item_code, (counts.get(mapping.item_code) ?? 0) + mapping.count);
    all += mapping.count;
  }
  return new Map([...counts].map(([code, count]) => [code, count / all]));
}

type Evidence = { words: Set<string>; weights: Weights; classes: Map<string, number> };

/** The common features of the line and the item. */
function similarities(line: ForeignLine, item: OwnItem, { words, weights, classes }: Evidence): Reason[] {
  const reasons: Reason[] = [];
  const add = (kind: Reason["kind"], points: number, text: string) => {
    if (points > 0) reasons.push({ kind, points: Math.round(points * 10) / 10, text });
  };
  if (line.barcode && line.barcode === item.barcode)
    add("barcode", pointsOf.barcode, `same barcode ${line.barcode}`);
  const share = classes.get(item.item_code) ?? 0;
  const { class_code } = line;
  if (class_code && class_code === item.item_class_code)
    add("class", pointsOf.class, `same class ${class_code}`);
  else if (share > 0)
    add("class", pointsOf.class * share, `${Math.round(share * 100)} % of class ${class_code} before`);
  else if (
    class_code &&
    class_code.length >= 6 &&
    class_code.slice(0, 6) === item.item_class_code?.slice(0, 6)
  ) {
    add("class", pointsOf.chapter, `class begins with ${class_code.slice(0, 6)} too`);
  }
  const { likeness, shared } = compareWords(words, weights.wordsOfItem.get(item) ?? new Set(), weights);
  add("name", pointsOf.name * likeness, `name has ${shared.join(" ")}`);
  const same = (mine: string | null | undefined, theirs: string | null | undefined) =>
    !!mine && mine === theirs;
  if (same(line.quantity_unit, item.qty_unit_code))
    add("unit", pointsOf.unit, `same unit ${line.quantity_unit}`);
  if (same(line.package_unit, item.pkg_unit_code))
    add("unit", pointsOf.package, `same package ${line.package_unit}`);
  if (same(line.country, item.origin_nation_code))
    add("country", pointsOf.country, `same country ${line.country}`);
  if (same(line.tax_type, item.tax_type_code)) add("tax", pointsOf.tax, `same tax type ${line.tax_type}`);
  return reasons;
}

/** Rare words count more: `COLA` identifies more than `500 ML`. */
function compareWords(
  line: ReadonlySet<string>,
  item: ReadonlySet<string>,
  { weightOf }: Weights,
): { likeness: number; shared: string[] } {
  const shared = [...line].filter((word) => item.has(word));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
  const all = sum(line) + sum(item) - sum(shared);
  return { likeness: sum(shared) / all, shared };
}

type Weights = { wordsOfItem: Map<OwnItem, Set<string>>; weightOf: (word: string) => number };

const known = new WeakMap<readonly OwnItem[], Weights>();

function weightsOf(items: readonly OwnItem[]): Weights {
  const before = known.get(items);
  if (before) return before;
  const wordsOfItem = new Map(items.map((item) => [item, new Set(wordsOf(item.item_name))]));
  const counts = new Map<string, number>();
  for (const words of wordsOfItem.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + items.length / (counts.get(word) ?? 1));
  const weights = { wordsOfItem, weightOf };
  known.set(items, weights);
  return weights;
}

function memoryText(
  { count, author, time }: Mapping,
  about: keyof typeof rememberedPoints,
  isReplaced: boolean,
): string {
  const subject = {
    all: "this line",
    name: "this supplier's name",
    code: "this supplier's code",
    anySupplier: "this name of another supplier",
  }[about];
  const times = count === 1 ? "once" : `${count} times`;
  return `${subject} was mapped to it ${times}, last ${author === "" ? "" : `by ${author} `}on ${time.slice(0, 10)}${isReplaced ? ", later to another item" : ""}`;
}

function byPoints(a: Reason, b: Reason): number {
  return b.points - a.points;
}
