// The operations of external codes: list, set many, delete one.

import { codeErrors, ownSource } from "@taxctl/sdk/rules/validation";
import { iso } from "../../base/clock.ts";
import { mostProblems, NotFoundError, ValidationError } from "../../base/errors.ts";
import { success } from "../../base/response.ts";
import { lockEnvironment } from "../../core/accounts/store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers, Request } from "../../core/context/operations.ts";
import { readPage } from "../../core/context/paging.ts";
import {
  deleteExternalCode,
  type ExternalCodeRow,
  findExternalCodes,
  pageOfExternalCodes,
  saveExternalCodes,
} from "../../core/items/external-code-store.ts";
import { findItemsByCode } from "../../core/items/store.ts";

type Entry = Request<"setExternalCodes">["body"]["codes"][number];

export const handlers = {
  async listExternalCodes({ query }, context) {
    const { service, environment } = context;
    const { rows, meta } = await readPage(context, "listExternalCodes", query, (request) =>
      pageOfExternalCodes(service.db.knex, environment.id, query, request),
    );
    return success({ data: rows.map(show), meta });
  },

  async setExternalCodes({ body }, context) {
    const { service, environment } = context;
    const { source = ownSource, codes } = body;
    await requireItems(context, codes);
    const nowMs = service.clock.now();
    const counts = await service.db.transaction(async (trx) => {
      // The environment's row is locked, since a code's row may not exist yet.
      await lockEnvironment(trx, environment.id);
      const before = await findExternalCodes(
        trx,
        environment.id,
        source,
        codes.map(({ external_code }) => external_code),
      );
      const rows = [...new Map(codes.map((entry) => [entry.external_code, entry])).values()].map(
        ({ external_code, item_code, description }): ExternalCodeRow => ({
          data_set_id: environment.id,
          source,
          external_code,
          item_code,
          description: description ?? before.get(external_code)?.description ?? null,
          created_at: nowMs,
          updated_at: nowMs,
        }),
      );
      const changed = rows.filter((row) => !isSame(row, before.get(row.external_code)));
      await saveExternalCodes(trx, changed);
      const old = changed.flatMap(({ external_code }) => before.get(external_code) ?? []);
      if (changed.length > 0) await record(trx, context, "external_codes.set", source, { old, now: changed });
      const replaced = old.length;
      return {
        source,
        added: changed.length - replaced,
        changed: replaced,
        unchanged: rows.length - changed.length,
      };
    });
    return success({ message: "The codes are stored", data: counts });
  },

  async deleteExternalCode({ params }, context) {
    const { service, environment } = context;
    const { source, external_code } = params;
    await service.db.transaction(async (trx) => {
      const row = await deleteExternalCode(trx, environment.id, { source, external_code });
      if (!row)
        throw new NotFoundError(
          `There is no code ${external_code} of the source ${source}: GET /items/external-codes lists them`,
        );
      await record(trx, context, "external_codes.delete", source, { old: [row], now: [] });
    });
    return success({ message: "The code is deleted" });
  },
} satisfies Partial<Handlers>;

/** Every item must be registered, and a code maps to one item. */
async function requireItems({ service, environment }: Context, codes: readonly Entry[]): Promise<void> {
  const items = await findItemsByCode(
    service.db.knex,
    environment.id,
    codes.map(({ item_code }) => item_code),
  );
  const errors = codeErrors(codes);
  for (const [index, { item_code }] of codes.entries())
    if (!items.has(item_code))
      errors[`codes[${index}].item_code`] = [
        `${item_code} is not a registered item: GET /items lists them, POST /items registers it`,
      ];
  const found = Object.entries(errors).slice(0, mostProblems);
  if (found.length > 0) throw new ValidationError(Object.fromEntries(found));
}

function isSame(row: ExternalCodeRow, before: ExternalCodeRow | undefined): boolean {
  return before?.item_code === row.item_code && before.description === row.description;
}

type Trx = Parameters<typeof recordChange>[0];

async function record(
  trx: Trx,
  context: Context,
  action: string,
  source: string,
  { old, now }: { old: readonly ExternalCodeRow[]; now: readonly ExternalCodeRow[] },
): Promise<void> {
  const items = (rows: readonly ExternalCodeRow[]) =>
    Object.fromEntries(rows.map(({ external_code, item_code }) => [external_code, item_code]));
  await recordChange(trx, context, { action, subject: `source ${source}`, old: items(old), new: items(now) });
}

function show({ source, external_code, item_code, description, created_at, updated_at }: ExternalCodeRow) {
  return {
    source,
    external_code,
    item_code,
    description,
    created_at: iso(created_at),
    updated_at: iso(updated_at),
  };
}
