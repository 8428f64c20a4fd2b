// The flags of a branch's data, and the fields that show a branch.
import { Flags } from "@oclif/core";
import { receiptData, receiptFields, receiptFlags } from "../input/receipt-flags.ts";

/** The fields that people see of a branch. */
export const branchFields = [
  "bhf_id",
  "name",
  "is_head_office",
  "address_line",
  "city",
  "county",
  "postal_code",
  "country",
  "phone",
  "email",
  "manager_name",
  "manager_phone",
  "manager_email",
  ...receiptFields,
  "daily_fetch",
  "business_day_start",
  "paused_at",
  "pause_reason",
  "created_at",
  "updated_at",
] as const;

/** Flags of the data that a branch may have. */
export const branchDataFlags = {
  address: Flags.string({ summary: "street and number" }),
  city: Flags.string({ summary: "city" }),
  county: Flags.string({ summary: "county" }),
  "postal-code": Flags.string({ summary: "postal code" }),
  country: Flags.string({ summary: "country, two letters" }),
  phone: Flags.string({ summary: "telephone number" }),
  email: Flags.string({ summary: "e-mail address" }),
  manager: Flags.string({ summary: "name of the manager" }),
  "manager-phone": Flags.string({ summary: "telephone number of the manager" }),
  "manager-email": Flags.string({ summary: "e-mail address of the manager" }),
  ...receiptFlags,
  "daily-fetch": Flags.string({
    summary: "when to fetch supplier invoices, customs records and notices each day, or off",
    helpValue: "hh:mm",
  }),
  "business-day-start": Flags.string({
    summary: "when the business day begins, which X and Z reports count",
    helpValue: "hh:mm",
  }),
};

type BranchDataFlags = {
  [Name in Exclude<keyof typeof branchDataFlags, "receipt-language">]?: string | undefined;
} & Parameters<typeof receiptData>[0];

/** The API fields of the flags; `undefined` for a missing flag. */
export function branchData(flags: BranchDataFlags) {
  const { address, city, county, country, phone, email, manager } = flags;
  return {
    address_line: address,
    city,
    county,
    postal_code: flags["postal-code"],
    country,
    phone,
    email,
    manager_name: manager,
    manager_phone: flags["manager-phone"],
    manager_email: flags["manager-email"],
    ...receiptData(flags),
    daily_fetch: flags["daily-fetch"],
    business_day_start: flags["business-day-start"],
  };
}
