// The unit's functions: the handler and the field table of each.
import type { CallHandler } from "./calls/call.ts";
import { selectInitInfo } from "./calls/device.ts";
import { selectImportItems, updateImportItems } from "./calls/imports.ts";
import { saveItemComposition, saveItems, selectItems } from "./calls/items.ts";
import { saveBrancheCustomers, saveBrancheInsurances, saveBrancheUsers } from "./calls/parties.ts";
import { savePurchases, selectTrnsPurchaseSales } from "./calls/purchases.ts";
import {
  selectBranches,
  selectCodes,
  selectCustomer,
  selectItemsClass,
  selectNotices,
} from "./calls/reference.ts";
import { saveSales } from "./calls/sales.ts";
import { saveStockItems, saveStockMaster, selectStockItems } from "./calls/stock.ts";
import type { FunctionName } from "./fields.ts";

/** A function that is called with POST and a branch. */
type BranchFunction = Exclude<FunctionName, "selectServerTime" | "echoTest">;

/** The handler of each function. */
export const handlers: Record<BranchFunction, CallHandler> = {
  selectInitInfo,
  selectCodes,
  selectItemsClass,
  selectCustomer,
  selectBranches,
  selectNotices,
  saveBrancheCustomers,
  saveBrancheUsers,
  saveBrancheInsurances,
  selectItems,
  saveItems,
  saveItemComposition,
  selectImportItems,
  updateImportItems,
  saveSales,
  selectTrnsPurchaseSales,
  savePurchases,
  selectStockItems,
  saveStockItems,
  saveStockMaster,
};
