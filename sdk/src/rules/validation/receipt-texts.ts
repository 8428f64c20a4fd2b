// The lengths of the texts on receipts that the control unit has room for.

/** How many UTF-16 units the control unit takes, where the OpenAPI document counts characters. */
export const longestTexts = {
  trade_name: 20,
  receipt_address: 200,
  receipt_header: 20,
  receipt_footer: 20,
  walk_in_customer_name: 60,
} as const;

type TextName = keyof typeof longestTexts;

/** Each text that the control unit has no room for, by field. */
export function receiptTextErrors(
  given: {
    [Name in TextName]?: string | null | undefined;
  },
): Record<string, string[]> {
  const tooLong = (Object.entries(longestTexts) as [TextName, number][]).filter(
    ([name, most]) => (given[name] ?? "").length > most,
  );
  return Object.fromEntries(
    tooLong.map(([name, most]) => [name, [`takes more than ${most} characters at the control unit`]]),
  );
}
