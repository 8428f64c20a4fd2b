// The paths of the two wires: those of a unit in a branch's network, and those of the authority's online unit.
import type { FunctionName } from "./fields.ts";
import type { WireName } from "./wire-name.ts";

const paths: Record<WireName, readonly (readonly [path: string, name: FunctionName])[]> = {
  vscu: [
    // Initialization has three, because the documents name three.
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
  ],
  oscu: [
    ["/selectInitOsdcInfo", "selectInitInfo"],
    ["/selectCodeList", "selectCodes"],
    ["/selectItemClsList", "selectItemsClass"],
    ["/selectCustomer", "selectCustomer"],
    ["/selectBhfList", "selectBranches"],
    ["/selectNoticeList", "selectNotices"],
    ["/saveBhfCustomer", "saveBrancheCustomers"],
    ["/saveBhfUser", "saveBrancheUsers"],
    ["/saveBhfInsurance", "saveBrancheInsurances"],
    ["/selectItemList", "selectItems"],
    ["/saveItem", "saveItems"],
    ["/saveItemComposition", "saveItemComposition"],
    ["/selectImportItemList", "selectImportItems"],
    ["/updateImportItem", "updateImportItems"],
    ["/saveTrnsSalesOsdc", "saveSales"],
    ["/selectTrnsPurchaseSalesList", "selectTrnsPurchaseSales"],
    ["/insertTrnsPurchase", "savePurchases"],
    ["/selectStockMoveList", "selectStockItems"],
    ["/insertStockIO", "saveStockItems"],
    ["/saveStockMaster", "saveStockMaster"],
  ],
};

/** The functions of a wire by path. */
export const functionsByPath: Record<WireName, ReadonlyMap<string, FunctionName>> = {
  vscu: new Map(paths.vscu),
  oscu: new Map(paths.oscu),
};

const byLastPart = new Map(
  [...paths.vscu, ...paths.oscu].map(
    ([path, name]) => [path.slice(path.lastIndexOf("/") + 1), name] as const,
  ),
);

/** The function of a path of either wire, or of its last part; the last part itself if it is of neither. */
export function functionNamed(path: string): string {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return byLastPart.get(last) ?? last;
}
