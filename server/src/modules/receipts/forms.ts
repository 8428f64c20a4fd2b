// Chooses a receipt's form: that of the profile of the control unit that signed it.
import { keForm } from "./ke-form.ts";
import type { Form } from "./parts.ts";
import { plainForm } from "./plain-form.ts";
import type { Receipt } from "./receipt.ts";

const forms: Record<Receipt["profile"], typeof keForm> = { ke: keForm, plain: plainForm };

/** The layout of a receipt, on paper and on its page. */
export function formOf(receipt: Receipt, logo: Uint8Array | null): Form {
  return forms[receipt.profile](receipt, logo);
}
