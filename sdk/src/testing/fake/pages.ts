// Responsible for the pages of the fake service: by number, or behind the row that a cursor names.
import type { Operation } from "../operations.ts";
import { type FakeResponse, failure, success } from "./responses.ts";

/** Fields that never change and identify rows, as far as a row has them. */
const IDENTITY =
  "id transaction_id item_id item_code source external_code code_class code notice_no bhf_id".split(" ");

function identityOf(row: object): string {
  return JSON.stringify(IDENTITY.map((name) => Object(row)[name] ?? null));
}

/** A page of rows, by `page` or `cursor` and `per_page`. */
export function paged(
  operation: Operation,
  rows: readonly object[],
  asked: Record<string, unknown>,
): FakeResponse {
  const { page: number = 1, per_page: size = 50, cursor, ...filter } = asked;
  const [page, perPage] = [Number(number), Number(size)];
  const search = JSON.stringify([operation.id, Object.entries(filter).sort()]);
  const start = typeof cursor === "string" ? indexBehind(rows, cursor, search) : (page - 1) * perPage;
  if (start === undefined)
    return failure(422, "ValidationFailed", {
      code: "invalid_cursor",
      message: "The cursor does not belong to this request.",
      errors: undefined,
    });
  const end = start + perPage;
  const next_cursor = end < rows.length ? cursorBehind(rows, end, search) : null;
  const totals = { current_page: page, total: rows.length, total_pages: Math.ceil(rows.length / perPage) };
  // The example behind the response has them.
  const without = { current_page: undefined, total: undefined, total_pages: undefined };
  const meta = { ...(cursor === undefined ? totals : without), per_page: perPage, next_cursor };
  return success(operation, { data: rows.slice(start, end), meta });
}

/** Names the last row before an index, and which of several equal ones it is. */
function cursorBehind(rows: readonly object[], index: number, search: string): string {
  const identities = rows.slice(0, index).map(identityOf);
  const last = identities.at(-1);
  const count = identities.filter((one) => one === last).length;
  return btoa(encodeURIComponent(JSON.stringify([search, last, count])));
}

function indexBehind(rows: readonly object[], cursor: string, search: string): number | undefined {
  const [of, last, count] = read(cursor);
  if (of !== search) return undefined;
  let found = 0;
  const index = rows.findIndex((row) => identityOf(row) === last && ++found === count);
  return index < 0 ? undefined : index + 1;
}

function read(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(atob(cursor)));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
