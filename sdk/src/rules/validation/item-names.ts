// Whether two names can mean the same item.
import { wordsOf } from "../reconcile/memory.ts";

/** Whether the names share a word, or one of them has no word at all. Numbers say nothing, nor do short words such as `KG` next to longer ones. */
export function shareWord(one: string, other: string): boolean {
  const [words, others] = [tellingWords(one), tellingWords(other)];
  return words.length === 0 || others.length === 0 || words.some((word) => others.includes(word));
}

function tellingWords(name: string): string[] {
  const words = wordsOf(name).filter((word) => /\p{L}/u.test(word));
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : words;
}
