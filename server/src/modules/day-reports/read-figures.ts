// The content of X and Z reports: figures, receipts and the seller, as they are now.
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { localDay } from "../../base/clock.ts";
import { receiptTexts } from "../../core/account/receipt-texts.ts";
import { findSettings } from "../../core/account/settings-store.ts";
import { findPaymentNames } from "../../core/codes/payment-types.ts";
import type { BranchRow } from "../../core/context/branch.ts";
import type { Context } from "../../core/context/context.ts";
import { findDevice, profileOf } from "../../core/devices/store.ts";
import { branchProfile } from "../../core/devices/zones.ts";
import type { Queryable } from "../../db/sql/schema.ts";
import { showFigures, showOthers, showReceipt } from "./day-figures.ts";
import { type DayScope, findEdges, sumCopies, sumLocal, sumSales } from "./figure-store.ts";

/** By which the clocks of two processes differ at most. */
const clockDifferenceMs = 60 * 60_000;

export type DayContent = Awaited<ReturnType<typeof readContent>>;

/** What both reports have of the sales in a scope, which were sent since a time. */
export async function readContent(
  db: Queryable,
  scope: DayScope,
  branch: { bhfId: string; sinceMs: number },
  timeZone: string,
) {
  const { data_set_id } = scope;
  const rules = rulesOf(await branchProfile(db, scope));
  const names = await findPaymentNames(db, data_set_id);
  const sums = await sumSales(db, scope);
  const { first, last } =
    sums.length > 0 ? await findEdges(db, scope, branch) : { first: undefined, last: undefined };
  return {
    ...showFigures(rules, sums, (code) => names.get(code) ?? code),
    other_kinds: showOthers(rules, [
      ...(await sumCopies(db, scope)),
      ...(await sumLocal(db, scope, localDay(branch.sinceMs - clockDifferenceMs, timeZone))),
    ]),
    first_receipt: showReceipt(rules, first),
    last_receipt: showReceipt(rules, last),
  };
}

/** The business at the head of a printed report. */
export async function readSeller(db: Queryable, { account, environment }: Context, branch: BranchRow) {
  const { settings } = await findSettings(db, environment.id);
  const device = await findDevice(db, environment.id, branch.bhf_id);
  const profile = device?.profile ?? (await profileOf(db, environment.id));
  const { trade_name, address, language } = receiptTexts({ name: account.name, settings }, branch, profile);
  return {
    profile,
    seller: {
      tin: device?.tin ?? null,
      name: account.name,
      trade_name,
      address,
      branch_id: branch.bhf_id,
      branch_name: branch.name,
    },
    language,
  };
}

/** Who makes a report: a person, with a key or signed in. */
export function showMaker({ user, key }: Context) {
  return { user_id: user.id, name: user.name, key_prefix: key?.prefix ?? null };
}
