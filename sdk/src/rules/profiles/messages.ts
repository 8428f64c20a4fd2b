// How the messages of an authority's unit differ from the usual ones.

/**
 * Points on which the authority's documents, units and programs in use disagree. Named as in the settings of a device, which choose where
 * the profile offers a choice.
 */
export type MessageVariants = {
  /** The status of a credit note: approved (`02`) or refunded (`05`). */
  refund_status: "02" | "05";
  /** The packages of a line of a sale: as stated, always one, or its quantity. */
  packages: "stated" | "one" | "quantity";
  /** The number of the day's report in a sale: always 1, that of the Z report that counts it, or the number of the sale. */
  report_number: "one" | "z_report" | "invoice";
  /** The original of a movement without one: none, or its own number. */
  original_movement: "none" | "own";
  /** The text of the QR code: as the authority's document has it, or as a program in use prints it. */
  qr_text: "document" | "counters";
};

/** The values that a device's settings can choose; a point that is missing has no choice. */
export type VariantChoices = { [Name in keyof MessageVariants]?: readonly MessageVariants[Name][] };

export type MessageForm = {
  /** Whether a sale names the trader's own number of the invoice. */
  traderNumber: boolean;
  /** Whether the taxable amounts of calls contain the tax. */
  taxable: "with_tax" | "without_tax";
  /** `rates`: a discount must follow from its rate of two decimals. Any other is sent as a lower price. */
  discounts: "amounts" | "rates";
  /** Whether a sale of services alone has a time at which stock was released. */
  releasesServices: boolean;
  /** Whether a purchase that confirms a supplier's sale names the supplier's unit. */
  supplierUnit: boolean;
  /** Whether each fetch of customs records must ask from a later time than the one before it. */
  risingImportCursor: boolean;
};

export const usualMessages: MessageForm = {
  traderNumber: true,
  taxable: "without_tax",
  discounts: "amounts",
  releasesServices: true,
  supplierUnit: false,
  risingImportCursor: false,
};

export const usualVariants: MessageVariants = {
  refund_status: "02",
  packages: "stated",
  report_number: "one",
  original_movement: "none",
  qr_text: "document",
};
