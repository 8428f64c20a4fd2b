// The wire of the unit in the branch's network (VSCU). It keeps its key itself, and knows callers by TIN and branch.
import type { Wire } from "./wire.ts";

export const vscu: Wire = {
  paths: {
    selectInitInfo: "/initializer/selectInitInfo",
    selectCodes: "/code/selectCodes",
    selectItemsClass: "/itemClass/selectItemsClass",
    selectCustomer: "/customers/selectCustomer",
    selectNotices: "/notices/selectNotices",
    selectItems: "/items/selectItems",
    selectImportItems: "/imports/selectImportItems",
    selectTrnsPurchaseSales: "/trnsPurchase/selectTrnsPurchaseSales",
    selectStockItems: "/stock/selectStockItems",
    saveBrancheInsurances: "/branches/saveBrancheInsurances",
    saveItems: "/items/saveItems",
    updateImportItems: "/imports/updateImportItems",
    saveSales: "/trnsSales/saveSales",
    savePurchases: "/trnsPurchase/savePurchases",
    saveStockItems: "/stock/saveStockItems",
    saveStockMaster: "/stockMaster/saveStockMaster",
  },
  timePath: "/main/selectServerTime",
  needsKey: false,
  repeatsIdentifiers: true,
  receiptFields: (_sale, rptNo) => ({ rptNo }),
};
