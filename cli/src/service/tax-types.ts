// The tax type of new items that name none: that at the standard rate, as the service has it.
import type { Result, Taxctl } from "@taxctl/sdk";
import { isTaxLetter, publishedStandard, type TaxLetter } from "@taxctl/sdk/profiles";
import { whenOnline } from "./when-online.ts";

export function standardOf(types: Result<"listTaxTypes"> | undefined): TaxLetter {
  const code = types?.find(({ kind }) => kind === "standard")?.code;
  return code !== undefined && isTaxLetter(code) ? code : publishedStandard;
}

/** The same without a service: that of the published API. */
export async function standardTaxType(client: () => Promise<Taxctl>): Promise<TaxLetter> {
  return standardOf(await whenOnline(async () => (await client()).codes.taxTypes()));
}
