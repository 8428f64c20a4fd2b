// The words on public pages around a receipt, in English and Kiswahili. Each language has all of them.
import type { Language } from "@taxctl/sdk/rules/profiles/units";

const en = {
  download: "Download PDF",
  sandbox: "Test data: this is not a tax receipt.",
  waiting: "Not signed yet",
  waitingText:
    "The seller has recorded this sale, but the tax control unit has not signed it yet. There is no receipt so far. This page shows it once it is signed.",
  failed: "Not issued",
  failedText: "The tax control unit did not accept this sale. No receipt was issued. Ask the seller.",
  lost: "Receipt data missing",
  lostText:
    "The tax control unit accepted this sale, but the data of the receipt has not arrived. Ask the seller.",
  seller: "Seller",
  document: "Seller's document number",
  date: "Date",
  total: "Total",
  gone: "This link does not work",
  goneText: "It may have expired or been withdrawn, or it is incomplete. Ask the seller for a new link.",
  busy: "Too many requests",
  busyText: "Wait a minute, then open the link again.",
  broken: "The receipt can't be shown right now",
  brokenText: "Open the link again in a minute.",
};

export type PageWords = { [Name in keyof typeof en]: string };

const sw: PageWords = {
  download: "Pakua PDF",
  sandbox: "Data ya majaribio: hii si risiti ya kodi.",
  waiting: "Bado haijasainiwa",
  waitingText:
    "Muuzaji ameandika mauzo haya, lakini kitengo cha udhibiti wa kodi bado hakijayasaini. Hakuna risiti kwa sasa. Ukurasa huu utaionyesha ikishasainiwa.",
  failed: "Haijatolewa",
  failedText: "Kitengo cha udhibiti wa kodi hakikukubali mauzo haya. Risiti haikutolewa. Muulize muuzaji.",
  lost: "Data ya risiti haipo",
  lostText:
    "Kitengo cha udhibiti wa kodi kilikubali mauzo haya, lakini data ya risiti haijafika. Muulize muuzaji.",
  seller: "Muuzaji",
  document: "Nambari ya hati ya muuzaji",
  date: "Tarehe",
  total: "Jumla",
  gone: "Kiungo hiki hakifanyi kazi",
  goneText: "Huenda muda wake umeisha, kimeondolewa, au hakijakamilika. Mwombe muuzaji kiungo kipya.",
  busy: "Maombi ni mengi mno",
  busyText: "Subiri dakika moja, kisha ufungue kiungo tena.",
  broken: "Risiti haiwezi kuonyeshwa kwa sasa",
  brokenText: "Fungua kiungo tena baada ya dakika moja.",
};

export function pageWordsOf(language: Language): PageWords {
  return language === "sw" ? sw : en;
}
