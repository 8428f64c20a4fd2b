// What the QR code of a receipt says, by authority and environment.
import type { Profile, UnitReceipt } from "./types.ts";

const portals = {
  live: "https://etims.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=",
  sandbox: "https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=",
};

/** The text of the QR code: the authority's portal address for `ke`, date, time and signature for `plain`. */
export function receiptQrText(
  profile: Profile,
  environment: "live" | "sandbox",
  sale: { tin: string; bhf_id: string; receipt: UnitReceipt },
): string {
  const { tin, bhf_id, receipt } = sale;
  if (profile === "ke") {
    return portals[environment] + encodeURIComponent(`${tin}${bhf_id}${receipt.signature}`);
  }
  const { signed_at: at } = receipt;
  const date = `${at.slice(6, 8)}${at.slice(4, 6)}${at.slice(0, 4)}`;
  const { receipt_no, internal_data, signature } = receipt;
  return [date, at.slice(8, 14), receipt.sdc_id ?? "", receipt_no, internal_data, signature].join("#");
}
