// The id that a response shares with its log line and the rows that it wrote.
import { newId } from "../ids.ts";
import { maskKeys } from "../log.ts";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/;

/** The caller's id if it is safe in a header, a log and a row; else a new one. An API key is never used. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && wellFormed.test(sent) && maskKeys(sent) === sent ? sent : newId();
}
