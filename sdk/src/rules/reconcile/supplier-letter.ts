// The letters that ask suppliers to transmit their invoices: their text and file names.
import type { SharedProfile } from "../profiles/index.ts";
import type { Document } from "./types.ts";

/** An invoice of the books that the authority doesn't have. */
export type MissingInvoice = Pick<Document, "supplier_tin" | "number" | "date" | "tax" | "total"> & {
  id: string;
  supplier_name: string;
};

/** The stored facts about a requested invoice: the day of the last letter, and on how many days letters asked for it. */
export type AskedInvoice = MissingInvoice & { asked_at: string; times: number };

export type Letter = {
  supplier_tin: string;
  supplier_name: string;
  file: string;
  invoices: AskedInvoice[];
  text: string;
};

/** Who writes the letters, and when. */
export type Sender = {
  name: string;
  /** Undefined if no branch has a device. */
  tin: string | undefined;
  /** `YYYY-MM-DD` */
  day: string;
  profile: Pick<SharedProfile, "authority" | "tin" | "currency">;
};

/** Escape sequences of terminals, control characters, and marks that reorder or hide text. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  /\u001b\[[0-9;?]*[ -/]*[@-~]|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Text of others on one line. */
const line = (text: string): string => text.replace(unprintable, "").replace(/\s+/g, " ").trim();

/** A file name that holds letters, digits and dashes only, whatever the supplier is called. */
export function fileNameOf(supplier_tin: string, supplier_name: string): string {
  const safe = (text: string) =>
    text
      .normalize("NFKD")
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40);
  return `${[safe(supplier_tin), safe(supplier_name)].filter((part) => part !== "").join("-") || "supplier"}.txt`;
}

/** One letter for each supplier, in the order of their names. */
export function lettersOf(invoices: readonly AskedInvoice[], sender: Sender): Letter[] {
  const bySupplier = new Map<string, AskedInvoice[]>();
  for (const one of invoices) {
    const supplier = one.supplier_tin || one.supplier_name;
    bySupplier.set(supplier, [...(bySupplier.get(supplier) ?? []), one]);
  }
  const used = new Set<string>();
  return [...bySupplier.values()]
    .map((own) => own.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))))
    .toSorted(([a], [b]) => String(a?.supplier_name).localeCompare(String(b?.supplier_name)))
    .map((own) => {
      const { supplier_tin = "", supplier_name = "" } = own[0] ?? {};
      let file = fileNameOf(supplier_tin, supplier_name);
      for (let number = 2; used.has(file.toLowerCase()); number++)
        file = fileNameOf(supplier_tin, supplier_name).replace(/(-\d+)?\.txt$/, `-${number}.txt`);
      used.add(file.toLowerCase());
      return { supplier_tin, supplier_name, file, invoices: own, text: textOf(own, sender) };
    });
}

const amounts = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function textOf(invoices: readonly AskedInvoice[], { name, tin, day, profile }: Sender): string {
  const [first] = invoices;
  const amount = (value: number) => amounts.format(value).padStart(14);
  const dayOf = (date: string) => date.slice(0, 10).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const isRepeated = invoices.some(({ times }) => times > 1);
  const numberOf = (of: string | undefined) => (of ? ` (${profile.tin.name} ${line(of)})` : "");
  const head = (title: string) => (profile.currency ? `${title} ${profile.currency}` : title).padStart(14);
  const opening = profile.authority.charAt(0).toUpperCase() + profile.authority.slice(1);
  return [
    `Date: ${day}`,
    `To: ${line(first?.supplier_name ?? "")}${numberOf(first?.supplier_tin)}`,
    `From: ${line(name)}${numberOf(tin)}`,
    `Subject: Invoices that are missing at ${profile.authority}`,
    "",
    `We have received the invoices below from you. ${opening} has no electronic tax invoice for them under our ${profile.tin.name}.`,
    `Please transmit them through your control unit or the authority's invoicing system, with our ${profile.tin.name}${tin ? ` ${line(tin)}` : ""} as the buyer.`,
    "Please tell us the control unit's invoice number of each. Without it we can't deduct the tax or the expense.",
    ...(isRepeated ? ["", "Invoices marked * were in an earlier letter of ours."] : []),
    "",
    `  ${"Invoice".padEnd(24)} ${"Date".padEnd(10)} ${head("Tax")} ${head("Total")}`,
    ...invoices.map(
      ({ number, date, tax, total, times }) =>
        `${times > 1 ? "*" : " "} ${line(number).padEnd(24)} ${dayOf(date)} ${amount(tax)} ${amount(total)}`,
    ),
    "",
    "Thank you.",
    "",
  ].join("\n");
}
