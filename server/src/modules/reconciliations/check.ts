// Health: periods of reconciliations that ended and have no data.
import { shellWord } from "@taxctl/sdk/rules/commands";
import type { Check } from "../../core/context/check.ts";
import type { MissingData } from "./missing-store.ts";

export function checkMatching(missing: readonly MissingData[]): Check[] {
  return missing.map(({ bhf_id, from_date, to_date, missing: what }) => {
    const [message, remedy] =
      what === "books"
        ? [
            `Nobody has uploaded the purchases of ${from_date} to ${to_date}`,
            "Upload them in the console, or send them: POST /reconciliations, `taxctl purchases match --books FILE`",
          ]
        : [
            `No supplier reported an invoice for ${from_date} to ${to_date}`,
            `${howToFetch(bhf_id)}. Check the days of the books`,
          ];
    return {
      name: "matching",
      status: "warn" as const,
      message,
      remedy,
      ...(bhf_id === null ? {} : { bhf_id }),
    };
  });
}

function howToFetch(branchId: string | null): string {
  return branchId === null
    ? "Fetch supplier invoices: POST /purchases/sales, `taxctl purchases fetch`"
    : `Fetch supplier invoices: POST /purchases/sales, \`taxctl purchases fetch --branch ${shellWord(branchId)}\``;
}
