// Responsible for the flags that say how supplier sales become purchases.
import { Flags } from "@oclif/core";
import { parseMonth } from "../periods/month.ts";

const REGISTERING = "REGISTERING";

export const registeringFlags = {
  "item-map": Flags.string({
    summary: "your item for a supplier's, repeated; the supplier's TIN may stand before its code",
    multiple: true,
    multipleNonGreedy: true,
    helpValue: "[tin:]theirs=yours",
    helpGroup: REGISTERING,
  }),
  "item-map-file": Flags.string({ summary: "JSON file of such pairs", helpGroup: REGISTERING }),
  "register-items": Flags.boolean({
    summary: "register unknown items",
    helpGroup: REGISTERING,
  }),
  "apply-above": Flags.integer({
    summary: "least score with which a suggested item is taken without asking",
    default: 90,
    min: 50,
    max: 101,
    helpGroup: REGISTERING,
  }),
  "payment-type": Flags.string({
    summary: "how you paid: `codes payment-types`",
    default: "01",
    helpGroup: REGISTERING,
  }),
  "claim-month": Flags.string({
    summary: "month in which the tax is claimed (default this month)",
    helpValue: "yyyy-mm",
    helpGroup: REGISTERING,
    parse: parseMonth,
  }),
  prefix: Flags.string({
    summary: "begins the purchases' invoice numbers",
    default: "",
    helpGroup: REGISTERING,
  }),
  supplier: Flags.string({ summary: "only of this tax number", helpGroup: REGISTERING }),
  limit: Flags.integer({ summary: "at most so many", min: 1, helpGroup: REGISTERING }),
};
