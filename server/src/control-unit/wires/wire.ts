// What a wire decides: the paths of a unit's functions, and the few things in which messages differ.
import type { SaleDocument } from "../types.ts";

/** The functions of a unit that the service calls, by the names that the documents of the VSCU have. */
export type UnitFunction =
  | "selectInitInfo"
  | "selectCodes"
  | "selectItemsClass"
  | "selectCustomer"
  | "selectNotices"
  | "selectItems"
  | "selectImportItems"
  | "selectTrnsPurchaseSales"
  | "selectStockItems"
  | "saveBrancheInsurances"
  | "saveItems"
  | "updateImportItems"
  | "saveSales"
  | "savePurchases"
  | "saveStockItems"
  | "saveStockMaster";

export type Wire = {
  /** Below the unit's URL. */
  paths: Readonly<Record<UnitFunction, string>>;
  /** Where the unit returns its time; null if it has no such function. */
  timePath: string | null;
  /** Whether every call after the initialization needs the key that the unit issued then. */
  needsKey: boolean;
  /** Whether the unit returns its identifiers with each receipt. Otherwise those of the initialization are the receipt's. */
  repeatsIdentifiers: boolean;
  /** The fields of a sale's block `receipt` that only this wire has. */
  receiptFields(sale: SaleDocument, reportNumber: number): Record<string, unknown>;
};
