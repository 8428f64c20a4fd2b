// Checks a request against its field table, and the few rules that span fields of one document.

import type { Codes } from "./codes.ts";
import type { FieldTable, RequestTable } from "./fields.ts";
import { SimulatedRejection } from "./response.ts";
import type { Body } from "./state.ts";

const kinds = { C: "text", N: "number", D: "digits", F: "flag" } as const;

interface Rule {
  kind: (typeof kinds)[keyof typeof kinds];
  size: number;
  scale: number;
  isRequired: boolean;
  isPositive: boolean;
  maySink: boolean;
  cdCls: string | undefined;
}

const notation = /^([CNDF])(\d*)(?:,(\d+))?(!)?(\+)?(-)?(?:@(\d\d))?$/;
const rules = new Map<string, Rule>();

function ruleOf(text: string): Rule {
  const known = rules.get(text);
  if (known) return known;
  const parts = notation.exec(text);
  if (!parts) throw new Error(`Not a field notation: ${text}`);
  const rule: Rule = {
    kind: kinds[parts[1] as keyof typeof kinds],
    size: Number(parts[2] ?? 0),
    scale: Number(parts[3] ?? 0),
    isRequired: parts[4] !== undefined,
    isPositive: parts[5] !== undefined,
    maySink: parts[6] !== undefined,
    cdCls: parts[7],
  };
  rules.set(text, rule);
  return rule;
}

function numberProblem(value: unknown, rule: Rule): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number";
  if (rule.isPositive ? value <= 0 : value < 0 && !rule.maySink) {
    return rule.isPositive ? "must be above zero" : "must not be negative";
  }
  const [whole = "", decimals = ""] = String(Math.abs(value)).split(".");
  const tooLong = Math.abs(value) >= 1e21 ? rule.size < 22 : whole.length > rule.size - rule.scale;
  if (tooLong || decimals.length > rule.scale || whole.includes("e-")) {
    return `must fit NUMBER ${rule.size}${rule.scale ? `,${rule.scale}` : ""}`;
  }
  return undefined;
}

function problemOf(value: unknown, rule: Rule): string | undefined {
  if (value === undefined || value === null || value === "")
    return rule.isRequired ? "is required" : undefined;
  if (rule.kind === "number") return numberProblem(value, rule);
  if (typeof value !== "string") return "must be a text";
  if (rule.kind === "text") return [...value].length > rule.size ? `is longer than ${rule.size}` : undefined;
  if (rule.kind === "flag") return value === "Y" || value === "N" ? undefined : "must be Y or N";
  return value.length === rule.size && /^\d+$/.test(value) ? undefined : `must have ${rule.size} digits`;
}

function checkFields(
  table: FieldTable,
  body: Body,
  prefix: string,
  problems: string[],
  unknown: string[],
  codes: Codes,
): void {
  for (const name in table) {
    const rule = ruleOf(table[name] ?? "");
    const value = body[name];
    const problem = problemOf(value, rule);
    if (problem) problems.push(`${prefix}${name} ${problem}`);
    else if (rule.cdCls && typeof value === "string" && value !== "" && !codes.has(rule.cdCls, value)) {
      unknown.push(`[${prefix ? "<itemList>" : ""}<${name}>]`);
    }
  }
}

/** The lines of a document that has passed `validate`. */
export function linesOf(body: Body): Body[] {
  return Array.isArray(body.itemList) ? body.itemList.filter(isRecord) : [];
}

/** A field that has passed validation as a number; 0 when it is absent. */
export function numberOf(body: Body, name: string): number {
  const value = body[name];
  return typeof value === "number" ? value : 0;
}

/** A field that has passed validation as text; empty when it is absent. */
export function textOf(body: Body, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : "";
}

/** Throws 910 naming every wrong field, or 913 naming every code that is in no table. */
export function validate(table: RequestTable, body: Body, codes: Codes): void {
  const problems: string[] = [];
  const unknown: string[] = [];
  checkFields(table.fields, body, "", problems, unknown, codes);
  if (table.receipt) {
    if (isRecord(body.receipt))
      checkFields(table.receipt, body.receipt, "receipt.", problems, unknown, codes);
    else problems.push("receipt is required");
  }
  if (table.lines) {
    const lines = body.itemList;
    if (!Array.isArray(lines) || lines.length === 0) problems.push("itemList is required");
    else {
      for (const [index, line] of lines.entries()) {
        const prefix = `itemList[${index}].`;
        if (isRecord(line)) checkFields(table.lines, line, prefix, problems, unknown, codes);
        else problems.push(`itemList[${index}] must be an object`);
      }
      if (problems.length === 0) checkLineNumbers(body, lines);
    }
  }
  if (problems.length)
    throw new SimulatedRejection("910", `Request parameter error: ${problems.slice(0, 20).join(", ")}`);
  if (unknown.length)
    throw new SimulatedRejection(
      "913",
      `A code value is not in its table ${[...new Set(unknown)].join(" ")}`,
    );
}

function checkLineNumbers(body: Body, lines: Body[]): void {
  if (body.totItemCnt !== lines.length) {
    throw new SimulatedRejection(
      "910",
      `Invalid totItemCnt. Expected: ${lines.length}, But Found: ${body.totItemCnt}`,
    );
  }
  const seen = new Set(lines.map((line) => line.itemSeq));
  if (seen.size !== lines.length)
    throw new SimulatedRejection("910", "Request parameter error: itemSeq occurs twice in itemList");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
