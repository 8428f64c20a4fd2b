// Warnings before the receipt is signed, which can't be changed: unusual TINs of buyers, numbers used twice.
import { defaultProfile } from "@taxctl/sdk/profiles";
import { normalTin, tinProblem } from "@taxctl/sdk/tins";
import { checkPartner, Problems } from "@taxctl/sdk/validation";
import { mostListed } from "../failures/failure.ts";
import { profileFor } from "../service/unit-profile.ts";
import type { Service } from "./ask-service.ts";
import { apartWarning } from "./entered-twice.ts";
import type { Buyer, Source } from "./source.ts";

/** The code of the service's own warning of such a TIN, once it is accepted. */
export const unusualTin = "tin_malformed";

type UnusualTins = {
  /** One sentence for each, and for the rest of many. */
  warnings: string[];
  /** How many invoices have one. */
  count: number;
};

/** The warnings of an input, for the invoices whose receipts it doesn't have. */
export async function inputWarnings(
  { apart, buyers, receipts }: Pick<Source, "apart" | "buyers" | "receipts">,
  service: Pick<Service, "client" | "profile">,
): Promise<UnusualTins> {
  const isOpen = ({ invoiceNo }: { invoiceNo: string }) => !receipts.has(invoiceNo);
  const { warnings, count } = await unusualTins(buyers.filter(isOpen), service);
  return { warnings: [...apartWarning(apart.filter(isOpen)), ...warnings], count };
}

/** The TINs that lack the authority's form. Foreign TINs are among them; those that the control unit has no room for are rejected instead. */
export async function unusualTins(
  buyers: readonly Buyer[],
  { client, profile }: Pick<Service, "client" | "profile">,
): Promise<UnusualTins> {
  // Most files have none: the service is asked only for the others.
  if (buyers.every(({ tin }) => tinProblem(normalTin(tin), defaultProfile) === undefined))
    return { warnings: [], count: 0 };
  const unit = await profileFor(client, (await profile()).branch);
  const warnings = buyers.flatMap(({ invoiceNo, place, tin }) => {
    const problem = tinProblem(normalTin(tin), unit ?? defaultProfile);
    const rejected = new Problems();
    checkPartner({ customer_tin: tin }, unit, rejected);
    return problem === undefined || rejected.any
      ? []
      : [
          `${place}, ${invoiceNo}: A TIN ${problem}. Correct ${tin}, or remove it to sign the sale without a TIN.`,
        ];
  });
  const count = warnings.length;
  const more = count - mostListed;
  if (more > 0) warnings.splice(mostListed, more, `${more} more TINs are written like that.`);
  return { warnings, count };
}
