// Texts of other systems, cut to the length of a column.

/** The beginning of a text. Half of a surrogate pair at its end is dropped. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, "");
}
