// The id that an answer, its log line and the rows it wrote have in common.
import { newId } from "../ids.ts";
import { maskKeys } from "../log.ts";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/;

/** The caller's id where it can stand in a header, a log and a row as it is; else a new one. An API key never can. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && wellFormed.test(sent) && maskKeys(sent) === sent ? sent : newId();
}
