// The wire of the authority's online unit (OSCU): other paths, its key in each call, and the time of the receipt from us.
import type { Wire } from "./wire.ts";

export const oscu: Wire = {
  paths: {
    selectInitInfo: "/selectInitOsdcInfo",
    selectCodes: "/selectCodeList",
    selectItemsClass: "/selectItemClsList",
    selectCustomer: "/selectCustomer",
    selectNotices: "/selectNoticeList",
    selectItems: "/selectItemList",
    selectImportItems: "/selectImportItemList",
    selectTrnsPurchaseSales: "/selectTrnsPurchaseSalesList",
    selectStockItems: "/selectStockMoveList",
    saveBrancheInsurances: "/saveBhfInsurance",
    saveItems: "/saveItem",
    updateImportItems: "/updateImportItem",
    saveSales: "/saveTrnsSalesOsdc",
    savePurchases: "/insertTrnsPurchase",
    saveStockItems: "/insertStockIO",
    saveStockMaster: "/saveStockMaster",
  },
  timePath: null,
  needsKey: true,
  repeatsIdentifiers: false,
  receiptFields: ({ confirmed_at }) => ({ rcptPbctDt: confirmed_at }),
};
