// Bodies of one megabyte that are as expensive to read or to judge as their senders can make them.

const size = 2 ** 20;

/** So many of a part as fit between head and tail. */
function filled(head: string, part: string, tail: string): string {
  const times = Math.floor((size - head.length - tail.length) / part.length);
  // The last one without its comma.
  return head + part.repeat(times).replace(/,$/, "") + tail;
}

/** By name: what each does to a reader that takes no care. */
export const hostileBodies: Record<string, string> = {
  "empty lines": filled('{"items":[', "{},", "]}"),
  "lines that are no lines": filled('{"items":[', "1,", "]}"),
  "nested arrays": `{"items":${"[".repeat(size / 2 - 10)}${"]".repeat(size / 2 - 10)}}`,
  "unknown fields": `{${Array.from({ length: 55_000 }, (_, index) => `"unknown_${index}":1`).join(",")}}`,
  "one long text": filled('{"invoice_no":"', "x", '"}'),
};
