// The lines of a sale or purchase, by the rules that the fake service shares.
export {
  checkDocumentFields,
  checkDocumentTotals,
  checkUnits,
  type Line,
  normalizeLine,
  Problems,
  rateOf,
  readLines,
  type SubmittedLine,
  signLine,
  sumLines,
  type TaxTypes,
} from "@taxctl/sdk/validation";
