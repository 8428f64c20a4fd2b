// The operations of the account: getAccount, updateAccount, requireTwoFactor.
import { updateTwoFactorRequired } from "../accounts/store.ts";
import { recordChange } from "../audit/record.ts";
import { isoOrNull } from "../clock.ts";
import type { Context } from "../context.ts";
import { PermissionError } from "../errors.ts";
import { requireRecentConfirmation } from "../identity/sessions.ts";
import type { Handlers } from "../operations.ts";
import { success } from "../response.ts";
import { describeLogo, markReplaced, readLogo, storeLogo } from "./logo-store.ts";
import { requireFittingTexts } from "./receipt-texts.ts";
import {
  changeSettings,
  findSettings,
  type SettingChanges,
  type SettingsChange,
  type StoredSettings,
} from "./settings-store.ts";

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

  async requireTwoFactor({ body: { required } }, context) {
    const { service, account, person } = context;
    const { db, clock } = service;
    requireRecentConfirmation(context);
    // An owner must not lock out everybody, including themselves.
    if (required && person.totp_confirmed_at === null)
      throw new PermissionError(
        "two_factor_required",
        "Turn on two-factor sign-in for yourself first: POST /me/two-factor",
      );
    await db.transaction(async (trx) => {
      const nowMs = clock.now();
      if (!(await updateTwoFactorRequired(trx, account.id, required, nowMs))) return;
      const values = { old: { two_factor_required: !required }, new: { two_factor_required: required } };
      const change = { action: "account.two_factor", subject: `account ${account.id}`, ...values };
      await recordChange(trx, context, change, { account_id: account.id });
    });
    const message = `Two-factor sign-in is ${required ? "required" : "each person's choice"}`;
    return success({ message, data: { two_factor_required: required } });
  },
} satisfies Pick<Handlers, "getAccount" | "updateAccount" | "requireTwoFactor">;

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
