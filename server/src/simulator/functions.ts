// The unit's paths and the handler behind each.
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

/** Function by path. Initialization has three, because the documents name three. */
export const functionByPath = new Map<string, FunctionName>([
  ["/initializer/selectInitInfo", "selectInitInfo"],
  ["/selectInitInfo", "selectInitInfo"],
  ["/selectInitOsdcInfo", "selectInitInfo"],
  ["/code/selectCodes", "selectCodes"],
  ["/itemClass/selectItemsClass", "selectItemsClass"],
  ["/customers/selectCustomer", "selectCustomer"],
  ["/branches/selectBranches", "selectBranches"],
  ["/notices/selectNotices", "selectNotices"],
  ["/branches/saveBrancheCustomers", "saveBrancheCustomers"],
  ["/branches/saveBrancheUsers", "saveBrancheUsers"],
  ["/branches/saveBrancheInsurances", "saveBrancheInsurances"],
  ["/items/selectItems", "selectItems"],
  ["/items/saveItems", "saveItems"],
  ["/items/saveItemComposition", "saveItemComposition"],
  ["/imports/selectImportItems", "selectImportItems"],
  ["/imports/updateImportItems", "updateImportItems"],
  ["/trnsSales/saveSales", "saveSales"],
  ["/trnsPurchase/selectTrnsPurchaseSales", "selectTrnsPurchaseSales"],
  ["/trnsPurchase/savePurchases", "savePurchases"],
  ["/stock/selectStockItems", "selectStockItems"],
  ["/stock/saveStockItems", "saveStockItems"],
  ["/stockMaster/saveStockMaster", "saveStockMaster"],
  ["/main/selectServerTime", "selectServerTime"],
  ["/test/echoTest", "echoTest"],
]);
