// How tests find and change lines of a history.
import type { Body, Line } from "./format.ts";

type Unit = Extract<Line, { kind: "unit" }>;
export type Response = Extract<Line, { kind: "response" }>;

/** What is done to a good history, and what the checker says then. */
export type Break = [what: string, change: (lines: Line[]) => Line[], sentence: RegExp];

/** The request with this path and number, and its response. */
export function find(
  lines: Line[],
  path: string,
  number?: string,
): { request: Line & { body?: unknown }; response: Response } {
  for (const line of lines) {
    if (line.kind !== "request" || line.path !== path) continue;
    const body = Object(line.body);
    if (number !== undefined && body.invoice_no !== number && body.sar_no !== number) continue;
    const response = lines.find((one) => one.kind === "response" && one.request === line.id);
    if (response?.kind === "response") return { request: line, response };
  }
  throw new Error(`there is no ${path} ${number}`);
}

export const units = (lines: Line[], document: Unit["document"]): Unit[] =>
  lines.filter((line) => line.kind === "unit" && line.document === document) as Unit[];

export function unit(lines: Line[], document: Unit["document"], number: number): Unit {
  const found = units(lines, document).find((one) => one.number === number);
  if (!found) throw new Error(`there is no ${document} ${number}`);
  return found;
}

export const drop = (lines: Line[], which: (line: Line) => boolean): Line[] =>
  lines.filter((line) => !which(line));

export function record(lines: Line[], path: string): Extract<Line, { kind: "record" }> {
  const found = lines.find((line) => line.kind === "record" && line.path.startsWith(path));
  if (found?.kind !== "record") throw new Error(`there is no record ${path}`);
  return found;
}

/** A call that begins after everything else. */
export function call(
  method: string,
  path: string,
  body: Body | undefined,
  status: number,
  answer: Body,
  key?: string,
): Line[] {
  const request = {
    kind: "request" as const,
    id: `x-${path}-${Math.random()}`,
    caller: "owner",
    at: 1_105,
    method,
    path,
  };
  return [
    { ...request, ...(body ? { body } : {}), ...(key === undefined ? {} : { idempotency_key: key }) },
    { kind: "response", request: request.id, at: 1_106, status, body: answer },
  ];
}

export const data = (line: Response): Body => Object(Object(line.body).data);
