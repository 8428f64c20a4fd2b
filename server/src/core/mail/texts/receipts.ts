// Mails to customers with the link to a receipt, in the language of the receipt.
import type { MailText } from "../text.ts";

type LinkedReceipt = {
  language: "en" | "sw";
  seller: string;
  invoice_no: string;
  /** The link without its token. */
  path: `/${string}`;
  token: string;
  /** `2026-12-31` */
  until: string;
  is_sandbox: boolean;
};

export const receiptTexts = {
  receipt: ({ language, seller, invoice_no, path, token, until, is_sandbox }: LinkedReceipt): MailText =>
    language === "sw"
      ? {
          subject: `Risiti kutoka ${seller}: ${invoice_no}`,
          paragraphs: [
            `Umetumiwa kiungo cha risiti ${invoice_no} kutoka kwa ${seller}.`,
            ...(is_sandbox ? ["Data ya majaribio: hii si risiti ya kodi."] : []),
            `Kiungo kinafanya kazi hadi ${until}. Yeyote mwenye kiungo anaweza kuona risiti.`,
          ],
          page: { label: "Fungua kiungo hiki:", path: `${path}${token}` },
        }
      : {
          subject: `Receipt from ${seller}: ${invoice_no}`,
          paragraphs: [
            `You get the link to receipt ${invoice_no} from ${seller}.`,
            ...(is_sandbox ? ["Test data: this is not a tax receipt."] : []),
            `The link works until ${until}. Anyone who has the link can see the receipt.`,
          ],
          page: { label: "Open this link:", path: `${path}${token}` },
        },
};
