// The content of a request as it came: its parameters, and its body as JSON, as a list of entries or with files.
import { ValidationError } from "../base/errors.ts";
import type { Operation } from "../core/context/operations.ts";
import type { ApiContext } from "./api-context.ts";
import { checkBodyHeaders, parseBody, publicBodyLimit, readBody } from "./body.ts";
import { type RawEntry, readBulkBody } from "./bulk-body.ts";
import { type Files, readFileBody } from "./file-body.ts";
import type { PressureLimits } from "./pressure.ts";
import type { RawRequest } from "./validate.ts";

export type RequestContent = {
  raw: RawRequest;
  /** The body's bytes; none if none is read. */
  content: Buffer;
  /** Of a bulk request. */
  entries: readonly RawEntry[];
  files: Files;
};

/** @param waitForTurn called with the number of bytes, before a body is parsed */
export async function readContent(
  ctx: ApiContext,
  operation: Operation,
  limits: PressureLimits,
  waitForTurn: (bytes: number) => Promise<void>,
): Promise<RequestContent> {
  const { headers } = ctx.req;
  const query = new URLSearchParams(ctx.querystring);
  const raw: RawRequest = { params: ctx.params, query, headers, body: undefined };
  if (!operation.body) return { raw, content: Buffer.alloc(0), entries: [], files: {} };
  const mostBytes =
    operation.access === "public" ? publicBodyLimit : (operation.bulk ?? operation.files)?.bytes;
  checkBodyHeaders(ctx.req, mostBytes);
  // Its bytes are held until the response: by a synchronous submission for as long as it waits.
  const content = await readBody(ctx.req, ctx.res, { ...limits, mostBytes, hold: ctx.state.seat.hold });
  await waitForTurn(content.length);
  let entries: readonly RawEntry[] = [];
  let files: Files = {};
  if (operation.bulk) ({ body: raw.body, entries } = await readBulkBody(content, operation.bulk));
  else if (operation.files) ({ body: raw.body, files } = readFileBody(content, operation.files));
  else raw.body = parseBody(content);
  if (raw.body === undefined) {
    if (operation.body.required) throw new ValidationError({ body: ["is required"] });
    raw.body = {};
  }
  return { raw, content, entries, files };
}
