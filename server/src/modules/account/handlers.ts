// The operations of the account: getAccount, updateAccount.

import { isoOrNull } from "../../base/clock.ts";
import { requireFittingTexts } from "../../core/account/receipt-texts.ts";
import {
  changeSettings,
  findSettings,
  type SettingChanges,
  type SettingsChange,
  type StoredSettings,
} from "../../core/account/settings-store.ts";
import { recordChange } from "../../core/audit/record.ts";
import type { Context } from "../../core/context/context.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { describeLogo, markReplaced, readLogo, storeLogo } from "./logo-store.ts";

export const handlers = {
  async getAccount(_, context) {
    const stored = await findSettings(context.service.db.knex, context.environment.id);
    return { status: 200, body: { status: "success", data: await showAccount(context, stored) } };
  },

  async updateAccount({ body }, context) {
    const { db, clock } = context.service;
    requireFittingTexts(body);
    const { receipt_logo: image, ...given } = body;
    const logo = typeof image === "string" ? readLogo(image) : image;
    const changes: SettingChanges = { ...given, receipt_logo: logo ? logo.fingerprint : logo };
    const nowMs = clock.now();
    const { after } = await db.transaction(async (trx) => {
      const { id } = context.environment;
      const change = await changeSettings(trx, id, changes, nowMs);
      if (logo) await storeLogo(trx, id, logo, nowMs);
      const former = change.before.receipt_logo;
      if (former !== null && change.changed.includes("receipt_logo"))
        await markReplaced(trx, id, former, nowMs);
      if (change.changed.length > 0) await recordChange(trx, context, recorded(context, change));
      return change;
    });
    const message = "The settings are changed";
    return { status: 200, body: { status: "success", message, data: await showAccount(context, after) } };
  },
} satisfies Pick<Handlers, "getAccount" | "updateAccount">;

function recorded({ environment }: Context, { before, after, changed }: SettingsChange) {
  const pick = (settings: SettingsChange["before"]) =>
    Object.fromEntries(changed.map((name) => [name, settings[name]]));
  return {
    action: "account.update",
    subject: `settings ${environment.name}`,
    old: pick(before),
    new: pick(after.settings),
  };
}

async function showAccount(
  { service, account, environment }: Context,
  { settings, updatedAt }: StoredSettings,
) {
  return {
    name: account.name,
    environment: environment.name,
    features: [...account.features],
    ...settings,
    receipt_logo: await describeLogo(service.db.knex, environment.id, settings.receipt_logo),
    updated_at: isoOrNull(updatedAt),
  };
}
