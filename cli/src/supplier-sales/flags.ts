// Responsible for the flags about turning supplier sales into purchases.
import { Flags } from "@oclif/core";
import { parseMonth } from "../periods/month.ts";

const REGISTERING = "REGISTERING";

export const registeringFlags = {
  "item-map": Flags.string({
    summary:
      "your item for a supplier's code, optionally after the supplier's TIN; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "[tin:]theirs=yours",
    helpGroup: REGISTERING,
  }),
  "item-map-file": Flags.string({ summary: "JSON file with such pairs", helpGroup: REGISTERING }),
  "register-items": Flags.boolean({
    summary: "register unknown items",
    helpGroup: REGISTERING,
  }),
  "apply-above": Flags.integer({
    summary: "lowest score for which a suggested item is used without asking",
    default: 90,
    min: 50,
    max: 101,
    helpGroup: REGISTERING,
  }),
  "payment-type": Flags.string({
    summary: "payment type, from `codes payment-types`",
    default: "01",
    helpGroup: REGISTERING,
  }),
  "claim-month": Flags.string({
    summary:
      "month in which the tax is claimed (default: the month of --books while it is open, else this month)",
    helpValue: "yyyy-mm",
    helpGroup: REGISTERING,
    parse: parseMonth,
  }),
  prefix: Flags.string({
    summary: "prefix of the purchases' invoice numbers",
    default: "",
    helpGroup: REGISTERING,
  }),
  supplier: Flags.string({ summary: "only this supplier, by TIN", helpGroup: REGISTERING }),
  limit: Flags.integer({ summary: "at most this number of sales", min: 1, helpGroup: REGISTERING }),
};
