// How uploads of sales and their states read, and where they are.
import type { SafeHtml } from "@remix-run/html-template";
import type { TaxWords } from "@taxctl/sdk/rules/profiles";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { badge } from "../../words.ts";

export type Upload = DataOf<"getSalesUpload">;
export type UploadSale = DataOf<"listSalesUploadSales">[number];

export const uploadsPath = ({ base }: AccountPage): string => `${base}/sales-uploads`;

export const uploadPath = (page: AccountPage, id: string): string =>
  `${uploadsPath(page)}/${encodeURIComponent(id)}`;

export const idOf = ({ params }: AccountPage) => ({ id: params.upload ?? "" });

const uploadStates: Record<Upload["status"], SafeHtml> = {
  draft: badge("wait", "Not sent yet"),
  sending: badge("wait", "Being sent"),
  finished: badge("good", "Sent"),
  canceled: badge("neutral", "Canceled"),
};

export const stateOf = ({ status, problem }: Upload): SafeHtml =>
  status === "draft" && problem ? badge("bad", "Not clear yet") : uploadStates[status];

export const saleStates: Record<UploadSale["state"], [SafeHtml, string]> = {
  ready: [badge("neutral", "Can be sent"), "Can be sent"],
  problem: [badge("bad", "Not sent"), "Not sent, has a problem"],
  accepted: [badge("wait", "Waits"), "Waits for its signature"],
  signed: [badge("good", "Signed"), "Signed"],
  rejected: [badge("bad", "Rejected"), "Rejected"],
};

type Field = Upload["mapping"]["columns"][number]["field"];
type Labels = readonly (readonly [Field, string])[];

/** The fields that every sale needs, as the page names them. */
export const neededFields: Labels = [
  ["invoice_no", "Invoice number"],
  ["sale_date", "Date"],
  ["stock_code", "Item code"],
  ["quantity", "Quantity"],
  ["unit_price", "Unit price with tax"],
];

/** The fields whose column a person may choose. Some countries have purchase codes. */
export const fieldLabels = ({ tin }: TaxWords, hasPurchaseCodes: boolean): Labels => [
  ...neededFields,
  ["item_name", "Name of the item"],
  ["discount_amount", "Discount without tax"],
  ["discount_rate", "Discount in percent"],
  ["bill_discount_amount", "Discount on the bill, with tax"],
  ["tax_type", "Tax type"],
  ["payment_type", "Payment type"],
  ["customer_name", "Customer"],
  ["customer_tin", `Customer's ${tin}`],
  ...(hasPurchaseCodes ? ([["purchase_code", "Customer's purchase code"]] as const) : []),
  ["original_invoice_no", "Invoice that a credit note takes back"],
  ["sale_time", "Time"],
  ["remark", "Remark"],
];
