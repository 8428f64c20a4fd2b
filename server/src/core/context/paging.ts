// Pages of a list: by number, or by the cursor of an earlier page of the same list.
// Decisions about the API: 12, 15, 16.
import { hash } from "node:crypto";
import { UnprocessableError } from "../../base/errors.ts";
import { type Secrets, signatureBytes } from "../../base/secrets.ts";
import { type Position, PositionError } from "../../db/sql/keyset.ts";
import type { Page, PageMeta, PageRequest } from "../../db/sql/page.ts";
import type { Context } from "./context.ts";
import type { OperationId } from "./operations.ts";

/** A request for a list: its filter and sort, and the page. */
type Search = { page: number; per_page: number; cursor?: string | undefined };

/** A page with the `meta` of the response. */
type ShownPage<Row> = { rows: Row[]; meta: PageMeta & { next_cursor: string | null } };

/**
 * Reads the requested page of a list. A cursor holds a position in the list and is signed for this list, filter, sort and environment.
 * The caller's filter applies to every page: a cursor never shows more than the same search without it.
 *
 * @throws UnprocessableError `invalid_cursor`
 */
export async function readPage<Row>(
  { service: { secrets }, environment, branch }: Context,
  list: OperationId,
  search: Search,
  read: (request: PageRequest) => Promise<Page<Row>>,
): Promise<ShownPage<Row>> {
  const { page, per_page, cursor, ...filter } = search;
  const scope = JSON.stringify([list, environment.id, branch?.id ?? null, Object.entries(filter).sort()]);
  const identity = `cursor/${hash("sha256", scope)}`;
  const after = cursor === undefined ? undefined : readCursor(cursor, secrets, identity);
  const found = await read({ page, per_page, after }).catch((error: unknown) => {
    throw error instanceof PositionError ? invalidCursor() : error;
  });
  const next_cursor = found.next ? makeCursor(found.next, secrets, identity) : null;
  return { rows: found.rows, meta: { ...found.meta, next_cursor } };
}

/** A cursor is a signature, then the position as JSON. */
function makeCursor(position: Position, secrets: Secrets, identity: string): string {
  const text = Buffer.from(JSON.stringify(position));
  return Buffer.concat([secrets.sign(text, identity), text]).toString("base64url");
}

function readCursor(cursor: string, secrets: Secrets, identity: string): Position {
  const bytes = Buffer.from(cursor, "base64url");
  const text = bytes.subarray(signatureBytes);
  const isOurs = secrets.isSigned(text, bytes.subarray(0, signatureBytes), identity);
  // Letters that base64 skips would be another spelling of the same cursor.
  if (!isOurs || bytes.toString("base64url") !== cursor) throw invalidCursor();
  return JSON.parse(text.toString());
}

function invalidCursor(): UnprocessableError {
  return new UnprocessableError(
    "invalid_cursor",
    "The cursor does not belong to this request. Send meta.next_cursor of the last page unchanged, with the same filter and sort, or omit cursor to begin again.",
  );
}

/** @throws UnprocessableError `invalid_cursor` when a request names its page twice. */
export function checkCursorAlone(given: { has(name: string): boolean }): void {
  if (given.has("cursor") && given.has("page"))
    throw new UnprocessableError("invalid_cursor", "Send either cursor or page, not both.");
}
