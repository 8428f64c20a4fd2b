// The flags about turning supplier sales into purchases.
import { Flags } from "@oclif/core";
import { authorFlag } from "../items/author.ts";
import { parseMonth } from "../periods/month.ts";

const registering = "REGISTERING";

export const registeringFlags = {
  "item-map": Flags.string({
    summary:
      "your item for a supplier's code, optionally after the supplier's TIN; repeat the flag for several",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "[tin:]theirs=yours",
    helpGroup: registering,
  }),
  "item-map-file": Flags.string({ summary: "JSON file with such pairs", helpGroup: registering }),
  "register-items": Flags.boolean({
    summary: "register unknown items",
    helpGroup: registering,
  }),
  "apply-above": Flags.integer({
    summary: "lowest score for which a suggested item is used without asking",
    default: 90,
    min: 50,
    max: 101,
    helpGroup: registering,
  }),
  "payment-type": Flags.string({
    summary: "payment type, from `codes payment-types`",
    default: "01",
    helpGroup: registering,
  }),
  claim: Flags.option({
    options: ["month", "none"] as const,
    summary:
      "whether the tax is claimed: in a month (default), or not at all. The column `claim` of the books says so for single purchases",
    helpGroup: registering,
  })(),
  "claim-reason": Flags.string({
    summary:
      "why you claim purchases that are older than the authority allows (owners only; default: they are registered without a claim)",
    helpGroup: registering,
  }),
  "claim-month": Flags.string({
    summary:
      "month in which the tax is claimed (default: the month of --books while it is open, else this month)",
    helpValue: "yyyy-mm",
    helpGroup: registering,
    parse: parseMonth,
  }),
  prefix: Flags.string({
    summary: "prefix of the purchases' invoice numbers",
    default: "",
    helpGroup: registering,
  }),
  author: authorFlag({ helpGroup: registering }),
  supplier: Flags.string({ summary: "only this supplier, by TIN", helpGroup: registering }),
  limit: Flags.integer({ summary: "at most this number of sales", min: 1, helpGroup: registering }),
};
