// Exports for tests: made to the end, and read back as rows.
import { Buffer } from "node:buffer";
import type { Body, Taxctl } from "@taxctl/sdk";
import { parse } from "csv-parse/sync";
import type { TestService } from "./service.ts";
import { sheetsOf } from "./workbooks.ts";

type Input = Body<"createExport">;

/** This year and the next: whatever a test stores lies in it. */
export const anyTime = { from_date: "2020-01-01", to_date: "2035-12-31" };

/** Creates an export and waits until it is finished. */
export async function exported(test: TestService, input: Partial<Input> = {}, client: Taxctl = test.client) {
  const { id } = await client.exports.create({ type: "sales", format: "csv", ...anyTime, ...input });
  await test.service.exports.drain();
  return client.exports.get(id);
}

/** The whole file of an export. */
export async function fileOf(client: Taxctl, id: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of client.exports.read(id)) parts.push(part);
  return Buffer.concat(parts);
}

export type Row = Record<string, string>;

/** The rows of a CSV file, by column. */
export function csvRows(file: Buffer): Row[] {
  return parse(file, { columns: true, bom: true });
}

/** The rows of JSON lines. */
export function jsonRows(file: Buffer): Record<string, unknown>[] {
  const lines = file.toString().split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/** The rows of a workbook, by column. */
export async function workbookRows(file: Buffer): Promise<Record<string, unknown>[]> {
  const [sheet] = await sheetsOf(file);
  const [head = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])));
}
