// Compares names of suppliers: whether two names differ, and which names are near each other.
import { editDistance } from "./edit-distance.ts";

/** The words of a name that distinguish suppliers. */
export function nameKey(name: string | undefined): string {
  const words =
    name
      ?.normalize("NFKC")
      .toUpperCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !/^(LTD|LIMITED|PLC|LLP|CO|COMPANY|INC|THE|AND)$/.test(word)).join(" ");
}

/** Names are near from this similarity on: one wrong letter in five, or a word more or less. */
const nearWords = 0.8;
/** A shorter word alone, like `KEN`, doesn't identify a name. */
const leastLetters = 4;

/** Finds the one name of a list that is nearest to another; no name if two are equally near. */
export function nearNames(names: Iterable<string>): (name: string) => string | undefined {
  const byPart = new Map<string, Set<string>>();
  for (const name of names)
    for (const part of partsOf(name)) byPart.set(part, (byPart.get(part) ?? new Set()).add(name));
  return (name) => {
    const near = new Set(partsOf(name).flatMap((part) => [...(byPart.get(part) ?? [])]));
    const ranked = [...near]
      .map((other) => ({ other, likeness: likeness(name, other) }))
      .filter((one) => one.likeness >= nearWords)
      .sort((a, b) => b.likeness - a.likeness);
    const [best, next] = ranked;
    return best && best.likeness !== next?.likeness ? best.other : undefined;
  };
}

/** Beginnings of its words: names without a common one are not compared. */
function partsOf(name: string): string[] {
  return name.split(" ").map((word) => word.slice(0, 3));
}

/** 0 to 1: letters that agree, or 0.9 if one contains all words of the other. */
function likeness(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [a.split(" "), b.split(" ")];
  const [fewer, more] = wordsOfA.length <= wordsOfB.length ? [wordsOfA, wordsOfB] : [wordsOfB, wordsOfA];
  const isPart =
    fewer.every((word) => more.includes(word)) && fewer.some((word) => word.length >= leastLetters);
  const length = Math.max(a.length, b.length);
  return Math.max(isPart ? 0.9 : 0, 1 - editDistance(a, b) / length);
}
