// The service's facts in a dry run. Without a service, each is left open.
import type { SaleInput, Taxctl } from "@taxctl/sdk";
import { defaultProfile } from "@taxctl/sdk/profiles";
import { creditWindow } from "@taxctl/sdk/validation";
import { branchProblem } from "../branches/check.ts";
import { describe, isServiceFailure } from "../failures/describe.ts";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { fieldReasons } from "../failures/reasons.ts";
import { KnownCodes } from "../items/authority-codes.ts";
import { ServiceCodes } from "../items/external-codes.ts";
import type { ChosenProfile } from "../service/profile.ts";
import { profileAt } from "../service/unit-profile.ts";
import { whenOnline } from "../service/when-online.ts";
import { concernsAll } from "../transactions/outcome.ts";
import type { Checked } from "./checks.ts";
import type { CreditLimits } from "./credit-limits.ts";
import type { Mapping } from "./mapping.ts";
import { checkPayments } from "./payment-types.ts";
import { rememberedCodes } from "./run.ts";
import type { Source } from "./source.ts";

/** The service of the run; the client is opened only when it is needed. */
export type Service = {
  client: () => Promise<Taxctl>;
  profile: () => Promise<ChosenProfile>;
  signal: AbortSignal;
};

/** The authority's tables. */
export function tablesAt({ client, profile, signal }: Service): Promise<KnownCodes | undefined> {
  return whenOnline(async () => {
    const opened = await client();
    await opened.health.get();
    return new KnownCodes(opened, await profile(), signal);
  });
}

/** The account's limits of credit notes. A user who may not read the account's settings gets none. */
export function creditLimitsAt({
  client,
  profile,
}: Pick<Service, "client" | "profile">): Promise<CreditLimits | undefined> {
  return whenOnline(async () => {
    const opened = await client();
    const { branch } = await profile();
    const settings = await opened.account.get();
    return { settings, window: creditWindow(settings, (await profileAt(opened, branch)) ?? defaultProfile) };
  });
}

/** What the service would sign of a document that passed the checks here. Undefined if it gives no response about it. */
export function previewAt({ client, signal }: Service, document: SaleInput): Promise<Checked | undefined> {
  return whenOnline(async () => {
    const opened = await client();
    try {
      const { total_amount, tax_amount } = await opened.sales.preview(document, { signal });
      return { reasons: [], held: [], amounts: { total_amount, tax_amount } };
    } catch (error) {
      if (!isServiceFailure(error) || concernsAll(error)) throw error;
      const { message, code, errors = {} } = describe(error);
      const [first = { problem: message }, ...others] = fieldReasons(errors);
      return { reasons: [{ code, ...first }, ...others], held: [], amounts: undefined };
    }
  });
}

/** The item codes that the service remembers. */
export function rememberedAt(
  { client, signal }: Service,
  source: Source,
  mapping: Mapping,
): Promise<Map<string, string>> {
  return whenOnline(
    async () => rememberedCodes(new ServiceCodes(await client(), signal), source, source.jobs, mapping),
    () => new Map(),
  );
}

/** Checks the payment types of the input with the service, and enters their problems. */
export function checkPaymentsAt(
  { client, signal }: Service,
  source: Source,
  mapping: Mapping,
): Promise<void> {
  return whenOnline(async () => checkPayments(await client(), source, mapping, signal));
}

/** The failure of a branch that the account does not have. `onUnchecked` gets the reason why it was not checked. */
export function branchFailureAt(
  { client, profile }: Service,
  onUnchecked: (why: string) => void,
): Promise<Failure | undefined> {
  return whenOnline(
    async () => {
      const problem = await branchProblem(await client(), (await profile()).branch);
      return problem && usageFailure(problem.message, problem.remedy);
    },
    (why) => {
      onUnchecked(why);
      return undefined;
    },
  );
}
