// The dry run of a month: the reasons why it can't be closed, reopened or changed.
import type { AccountingPeriod, Taxctl } from "@taxctl/sdk";
import { Failure } from "../failures/failure.ts";
import { serviceToday } from "../service/local-day.ts";
import { openText, periodOf, unusedPeriod } from "./month.ts";

/** The month, also one without documents. */
export async function findPeriod(client: Taxctl, month: string): Promise<AccountingPeriod> {
  return (await periodOf(client, month)) ?? unusedPeriod(month);
}

/** @throws Failure `period_not_over` */
export async function requireOver(client: Taxctl, month: string): Promise<void> {
  const { monthProblem } = await import("@taxctl/sdk/validation");
  const problem = monthProblem(month, await serviceToday(client));
  if (problem !== undefined)
    throw new Failure(problem, {
      code: "period_not_over",
      remedy: "Close the month from the first day of the next one.",
    });
}

/**
 * A month that the service would close, or has closed already.
 *
 * @throws Failure `period_has_open_documents` without a reason
 */
export async function requireClosable(
  client: Taxctl,
  month: string,
  reason: string | undefined,
): Promise<AccountingPeriod> {
  const period = await findPeriod(client, month);
  const open = period.status === "open" ? await openText(period) : "";
  if (open !== "" && reason === undefined)
    throw new Failure(`${month} has open work: ${open}`, {
      code: "period_has_open_documents",
      remedy:
        "Retry or resolve documents that `taxctl transactions list` shows. Decide and register purchases: `taxctl purchases sync`. To close the month with its open work, give --reason.",
      data: period,
    });
  return period;
}

/** A closed month. @throws Failure `period_open` */
export async function requireClosed(client: Taxctl, month: string): Promise<AccountingPeriod> {
  const period = await findPeriod(client, month);
  if (period.status === "open")
    throw new Failure(`${month} is not closed.`, {
      code: "period_open",
      remedy: "`taxctl periods list` shows which months are closed.",
    });
  return period;
}

/** @throws Failure `period_closed` for a month in which the tax of a purchase can't be claimed any more, or stays claimed */
export async function requireOpenMonth(client: Taxctl, month: string): Promise<void> {
  const { status } = await findPeriod(client, month);
  if (status === "closed")
    throw new Failure(`${month} is closed: the claims in it no longer change.`, {
      code: "period_closed",
      remedy: "Name an open month, or have the owner reopen the month: `taxctl periods reopen`.",
    });
}

/** @throws Failure `return_closed` where the month's return no longer changes */
export async function requireOpenReturn(client: Taxctl, month: string): Promise<void> {
  const { status } = await findPeriod(client, month);
  if (status === "closed")
    throw new Failure(`${month} is closed: its return no longer changes.`, {
      code: "return_closed",
      remedy: "Have the owner reopen the month: `taxctl periods reopen`.",
    });
}
