// The names of files that the watcher has taken: when, and what they were called.
import { randomBytes } from "node:crypto";
import { readName, type SalesName } from "./names.ts";

/** A file that was taken. `id` sorts by time, and is never used twice. */
export type Claim = {
  id: string;
  file: SalesName;
  /** Another file of its name was taken later: results under the plain name belong to that one. */
  isSuperseded: boolean;
};

const form = /^(\d{8}T\d{9}Z-\d{4}-[0-9a-f]{6})([-~])(.+)$/s;
let lastMs = 0;
let order = 0;

/** A new claim. Claims of one millisecond sort in the order in which they were made. */
export function newClaim(file: SalesName, nowMs = Date.now()): Claim {
  // A clock that goes back changes no order.
  order = nowMs > lastMs ? 0 : order + 1;
  lastMs = Math.max(nowMs, lastMs) + Math.floor(order / 10_000);
  order %= 10_000;
  const time = new Date(lastMs).toISOString().replace(/[-:.]/g, "");
  const id = `${time}-${String(order).padStart(4, "0")}-${randomBytes(3).toString("hex")}`;
  return { id, file, isSuperseded: false };
}

export const claimName = ({ id, file, isSuperseded }: Claim): string =>
  `${id}${isSuperseded ? "~" : "-"}${file.name}`;

/** The claim that a name stands for; undefined for other files. */
export function readClaim(claimed: string): Claim | undefined {
  const [, id = "", mark, name = ""] = form.exec(claimed) ?? [];
  const file = readName(name);
  if (!file || "refused" in file) return undefined;
  return { id, file, isSuperseded: mark === "~" };
}
