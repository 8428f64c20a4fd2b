// The operations of the account: getAccount, updateAccount.
import { recordChange } from "../audit/record.ts";
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Handlers } from "../operations.ts";
import { requireFittingTexts } from "./receipt-texts.ts";
import { changeSettings, findSettings, type SettingsChange, type StoredSettings } from "./settings-store.ts";

export const handlers = {
  async getAccount(_, context) {
    const stored = await findSettings(context.service.db.knex, context.dataSet.id);
    return { status: 200, body: { status: "success", data: showAccount(context, stored) } };
  },

  async updateAccount({ body }, context) {
    const { db, clock } = context.service;
    requireFittingTexts(body);
    const nowMs = clock.now();
    const { after } = await db.transaction(async (trx) => {
      const change = await changeSettings(trx, context.dataSet.id, body, nowMs);
      if (change.changed.length > 0) await recordChange(trx, context, recorded(context, change));
      return change;
    });
    const message = "The settings are changed";
    return { status: 200, body: { status: "success", message, data: showAccount(context, after) } };
  },
} satisfies Pick<Handlers, "getAccount" | "updateAccount">;

function recorded({ dataSet }: Context, { before, after, changed }: SettingsChange) {
  const pick = (settings: SettingsChange["before"]) =>
    Object.fromEntries(changed.map((name) => [name, settings[name]]));
  return {
    action: "account.update",
    subject: `settings ${dataSet.environment}`,
    old: pick(before),
    new: pick(after.settings),
  };
}

function showAccount({ account, dataSet }: Context, { settings, updatedAt }: StoredSettings) {
  return {
    name: account.name,
    environment: dataSet.environment,
    features: [...account.features],
    ...settings,
    updated_at: updatedAt === null ? null : iso(updatedAt),
  };
}
