// The words on printed X, Z and PLU reports, in English and Kiswahili. Each language has all of them.
import type { Language } from "@taxctl/sdk/rules/profiles/units";

const en = {
  x: "X REPORT",
  z: "Z REPORT",
  plu: "PLU REPORT",
  businessDay: "Business day",
  opened: "Opened",
  closed: "Closed",
  made: "Printed",
  madeBy: "By",
  key: "Key",
  person: "User no.",
  period: "Period",
  kinds: "RECEIPTS BY KIND",
  receipts: "RECEIPTS",
  notCounted: "NOT IN THE TOTALS",
  lines: "ITEMS NUMBER",
  discount: "TOTAL DISCOUNT AWARDED",
  payments: "PAYMENTS",
  otherDates: "RECEIPTS WITH ANOTHER DATE",
  first: "First receipt",
  last: "Last receipt",
  waiting: "Not yet signed",
  item: "Item",
};

type DayWords = { [Name in keyof typeof en]: string };

const sw: DayWords = {
  x: "RIPOTI YA X",
  z: "RIPOTI YA Z",
  plu: "RIPOTI YA PLU",
  businessDay: "Siku ya biashara",
  opened: "Ilifunguliwa",
  closed: "Ilifungwa",
  made: "Ilichapishwa",
  madeBy: "Na",
  key: "Ufunguo",
  person: "Mtumiaji na.",
  period: "Kipindi",
  kinds: "RISITI KWA AINA",
  receipts: "RISITI",
  notCounted: "HAZIMO KATIKA JUMLA",
  lines: "IDADI YA BIDHAA",
  discount: "JUMLA YA PUNGUZO",
  payments: "MALIPO",
  otherDates: "RISITI ZA TAREHE NYINGINE",
  first: "Risiti ya kwanza",
  last: "Risiti ya mwisho",
  waiting: "Bado hazijasainiwa",
  item: "Bidhaa",
};

export function dayWordsOf(language: Language): DayWords {
  return language === "sw" ? sw : en;
}
