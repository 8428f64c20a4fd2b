// The figures of credit notes for people: negative, as on receipts and in reports.

/** Figures that stay positive: a credit note has negative amounts, not quantities or rates. */
const figure = /(_amount|_price|_tax)$/;

/** A record with its money negative if it is a credit note, and with that of its lines. Programs get the record as the API has it. */
export function signedForPeople<Record extends { receipt_type: string | null }>(record: Record): Record {
  return record.receipt_type === "R" ? (negated(record) as Record) : record;
}

function negated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(negated);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, of]) => [
      field,
      typeof of === "number" && figure.test(field) ? -of || 0 : negated(of),
    ]),
  );
}
