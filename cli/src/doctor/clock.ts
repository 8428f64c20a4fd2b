// Clocks: how far one may be off before documents of a wrong day are signed.
import { duration } from "../output/progress.ts";
import { type Check, check } from "./check.ts";

const warnS = 30;
const failS = 300;

/** A result on a difference in seconds; positive is ahead. */
export function clockCheck(name: string, aheadS: number, of: string, bhf_id?: string): Check {
  const off = Math.abs(aheadS);
  const branch = bhf_id === undefined ? {} : { bhf_id };
  if (off <= warnS) return check(name, "pass", `Agrees with ${of}`, branch);
  const message = `Is ${duration(off)} ${aheadS > 0 ? "ahead of" : "behind"} ${of}`;
  const remedy =
    "Synchronize it (NTP). Documents with a wrong day or month are rejected or signed with a wrong date.";
  return check(name, off > failS ? "fail" : "warn", message, { ...branch, remedy });
}
