// Mails to customers with the link to a receipt or quotation, in the language of the receipt.
import type { MailText } from "../text.ts";

type DocumentKind = "normal" | "proforma" | "training";

type LinkedReceipt = {
  language: "en" | "sw";
  /** A quotation and a training document are no receipts, and the mail says so. */
  sale_kind: DocumentKind;
  seller: string;
  invoice_no: string;
  /** The link without its token. */
  path: `/${string}`;
  token: string;
  /** `2026-12-31` */
  until: string;
  is_sandbox: boolean;
};

/** What the mail is about: at the begin of the subject, and in a sentence. */
type Names = { title: string; name: string; notice?: string };

const english: Record<DocumentKind, Names> = {
  normal: { title: "Receipt", name: "receipt" },
  proforma: { title: "Quotation", name: "quotation", notice: "This is not an official receipt." },
  training: {
    title: "Training document",
    name: "training document",
    notice: "This is not an official receipt. Nothing was sold.",
  },
};

const kiswahili: Record<DocumentKind, Names> = {
  normal: { title: "Risiti", name: "risiti" },
  proforma: { title: "Ankara kifani", name: "ankara kifani", notice: "Hii si risiti rasmi." },
  training: {
    title: "Hati ya mafunzo",
    name: "hati ya mafunzo",
    notice: "Hii si risiti rasmi. Hakuna kilichouzwa.",
  },
};

const given = (texts: (string | undefined | false)[]): string[] =>
  texts.filter((text): text is string => typeof text === "string");

function inEnglish({
  sale_kind,
  seller,
  invoice_no,
  path,
  token,
  until,
  is_sandbox,
}: LinkedReceipt): MailText {
  const { title, name, notice } = english[sale_kind];
  return {
    subject: `${title} from ${seller}: ${invoice_no}`,
    paragraphs: given([
      `You get the link to ${name} ${invoice_no} from ${seller}.`,
      notice,
      is_sandbox && "Test data: this is not a tax receipt.",
      `The link works until ${until}. Anyone who has the link can see the ${name}.`,
    ]),
    page: { label: "Open this link:", path: `${path}${token}` },
  };
}

function inKiswahili({
  sale_kind,
  seller,
  invoice_no,
  path,
  token,
  until,
  is_sandbox,
}: LinkedReceipt): MailText {
  const { title, name, notice } = kiswahili[sale_kind];
  return {
    subject: `${title} kutoka ${seller}: ${invoice_no}`,
    paragraphs: given([
      `Umetumiwa kiungo cha ${name} ${invoice_no} kutoka kwa ${seller}.`,
      notice,
      is_sandbox && "Data ya majaribio: hii si risiti ya kodi.",
      `Kiungo kinafanya kazi hadi ${until}. Yeyote mwenye kiungo anaweza kuona ${name}.`,
    ]),
    page: { label: "Fungua kiungo hiki:", path: `${path}${token}` },
  };
}

export const receiptTexts = {
  receipt: (linked: LinkedReceipt): MailText =>
    linked.language === "sw" ? inKiswahili(linked) : inEnglish(linked),
};
