// Reading the papers of a certification: their originals, their logos, and the unit that signed them.
import { hasLogo } from "./qr.ts";
import type { Evidence, Unread } from "./script.ts";

/** The sale that a credit note credits. */
export function originalOf({ document }: Unread, papers: readonly Unread[]): Unread | undefined {
  return papers.find((other) => other.document.key === document.credits);
}

/** Receipts keep the logo that they were issued with, whatever the setting is now. */
export function showsLogo({ pdfs }: Unread): boolean {
  return Object.values(pdfs).every(hasLogo);
}

/** Which control unit signed. */
export function unitText({ papers, script }: Pick<Evidence, "papers" | "script">): string {
  const ids = [...new Set(papers.flatMap(({ receipt }) => receipt.sdc_id ?? []))];
  return ids.length > 0
    ? `Control unit: ${script.unitId} ${ids.join(", ")}.`
    : "No control unit has signed a document yet.";
}
