// Where the page of a document is.
import type { AccountPage } from "../../page.ts";

export const pathOf = ({ base }: Pick<AccountPage, "base">, id: string): string => `${base}/documents/${id}`;
