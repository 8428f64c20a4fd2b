// Responsible for counts in sentences.

/** `1 row`, `2 rows`; `many` where an s does not make the plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
