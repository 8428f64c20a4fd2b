// Responsible for warnings of unusual TINs of buyers before the receipt is signed, which can't be changed.
import { normalTin, tinProblem } from "@taxctl/sdk/tins";
import { MOST_LISTED } from "../failures/failure.ts";
import { profileAt } from "../service/unit-profile.ts";
import { whenOnline } from "../service/when-online.ts";
import type { Service } from "./ask-service.ts";
import type { Buyer } from "./source.ts";

/** One sentence for each TIN that lacks the authority's form. Foreign TINs are among them. */
export async function buyerDoubts(
  buyers: readonly Buyer[],
  { client, profile }: Pick<Service, "client" | "profile">,
): Promise<string[]> {
  // Most files have none: the service is asked only for the others.
  if (buyers.every(({ tin }) => tinProblem(normalTin(tin), "ke") === undefined)) return [];
  const unit = await whenOnline(
    async () => profileAt(await client(), (await profile()).branch),
    () => undefined,
  );
  const doubts = buyers.flatMap(({ invoiceNo, place, tin }) => {
    const problem = tinProblem(normalTin(tin), unit ?? "ke");
    return problem === undefined
      ? []
      : [`${place}, ${invoiceNo}: the buyer's TIN ${tin} is sent as it is, although a TIN ${problem}.`];
  });
  const more = doubts.length - MOST_LISTED;
  return [...doubts.slice(0, MOST_LISTED), ...(more > 0 ? [`${more} more TINs are written like that.`] : [])];
}
