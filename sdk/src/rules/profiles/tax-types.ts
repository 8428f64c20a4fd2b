// The tax types of the published API, as units without other ones have them.
import type { TaxTypeRules } from "../letters.ts";

export const publishedTaxTypes: TaxTypeRules = {
  A: { kind: "standard" },
  B: { kind: "exempt" },
  C: { kind: "zero_rated" },
  D: { kind: "outside_vat" },
  E: { kind: "reduced", own_rate: true },
};
