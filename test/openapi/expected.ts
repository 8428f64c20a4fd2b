// The operations of openapi.yaml, written out: their paths, and which of them need or give what others do not.

/** The API, written out: method and path of each operation. */
export const interfaceRoutes = {
  selectImportItems: "POST /imports/select-items",
  listImportItems: "GET /imports/items",
  processImport: "POST /imports/process",
  updateImportItem: "POST /imports/update-items",
  createStockMovement: "POST /stock",
  listStock: "GET /stock",
  getStockItem: "GET /stock/{item_code}",
  listStockMovements: "GET /stock/movements",
  saveStockMaster: "POST /stock/master",
  fetchStockItems: "POST /stock/items",
  createPurchase: "POST /purchases",
  getPurchase: "GET /purchases/{transaction_id}",
  searchPurchases: "POST /purchases/search",
  fetchSupplierSales: "POST /purchases/sales",
  listTransactions: "GET /transactions",
  getTransaction: "GET /transactions/{id}",
  retryTransaction: "POST /transactions/{id}/retry",
  getTransactionStats: "GET /transactions/stats",
  listDevices: "GET /devices",
  createDevice: "POST /devices",
  getDevice: "GET /devices/{bhfId}",
  updateDevice: "PUT /devices/{bhfId}",
  deleteDevice: "DELETE /devices/{bhfId}",
  initializeDevice: "POST /devices/{bhfId}/initialize",
  testDevice: "POST /devices/{bhfId}/test",
  createSale: "POST /sales",
  getSale: "GET /sales/{id}",
  searchSales: "POST /sales/search",
  listBranches: "GET /branches",
  createBranch: "POST /branches",
  getBranch: "GET /branches/{bhfId}",
  updateBranch: "PUT /branches/{bhfId}",
  deleteBranch: "DELETE /branches/{bhfId}",
  getBranchStats: "GET /branches/{bhfId}/stats",
  listCodes: "GET /codes",
  syncCodes: "POST /codes/sync",
  listTaxTypes: "GET /codes/tax-types",
  listPaymentTypes: "GET /codes/payment-types",
  listCountries: "GET /codes/countries",
  listItems: "GET /items",
  createItem: "POST /items",
  getItem: "GET /items/{itemCode}",
  listWebhooks: "GET /webhooks",
  createWebhook: "POST /webhooks",
  listAudit: "GET /audit",
  listNotices: "GET /notices",
  syncNotices: "POST /notices/sync",
  listInsurances: "GET /insurances",
  createInsurance: "POST /insurances",
};

/** They need no credential; a person who signs in has none yet. */
export const publicOperations = [
  "createSession",
  "completeSession",
  "requestPasswordReset",
  "resetPassword",
  "showInvitation",
  "acceptInvitation",
  "createRegistration",
  "verifyRegistration",
];

/** They need no credential, and send an e-mail: the same form sends one. */
export const mailing = ["requestPasswordReset", "createRegistration"];

/** They belong to an account, and need a session: an API key can't call them. */
export const inSession = [
  "listKeys",
  "createKey",
  "rotateKey",
  "deleteKey",
  "listUsers",
  "inviteUser",
  "updateUser",
  "deleteUser",
  "transferOwnership",
  "requireTwoFactor",
];

/** They belong to a person, whatever the account: an API key can't call them. */
export const personal = [
  "listSessions",
  "deleteSession",
  "deleteAllSessions",
  "confirmSession",
  "getMe",
  "updateMe",
  "changePassword",
  "requestEmailChange",
  "confirmEmailChange",
  "beginTwoFactor",
  "confirmTwoFactor",
  "disableTwoFactor",
  "renewRecoveryCodes",
  "listRegistrations",
  "approveRegistration",
  "rejectRegistration",
  "changeAccountStatus",
  "listAccounts",
  "inspectAccount",
  "changeAccountFeatures",
  "bindTin",
  "unbindTin",
  "changeKeyLimits",
  "listWaitingKeys",
  "approveKey",
  "rejectKey",
];

/** They give the caller a session, or take it away. */
export const cookies: Record<string, string> = {
  createSession: "201",
  completeSession: "201",
  confirmSession: "200",
  deleteAllSessions: "200",
  changePassword: "200",
  confirmEmailChange: "200",
  confirmTwoFactor: "200",
  disableTwoFactor: "200",
  renewRecoveryCodes: "200",
};

/** Their success, where it is not the usual one. */
export const successes: Record<string, string[]> = {
  createSession: ["200", "201"],
  completeSession: ["201"],
  requestPasswordReset: ["202"],
  requestEmailChange: ["202"],
  createRegistration: ["202"],
  createExport: ["202"],
  downloadExport: ["200", "206"],
  registerReconciliation: ["202"],
  startSalesUpload: ["202"],
};

/** Its success is a file, of which parts can be asked for. */
export const fileOperation = "downloadExport";

export const lane = [
  "createSale",
  "reissueSale",
  "createPurchase",
  "createStockMovement",
  "transferStock",
  "processImport",
];

/** Accepts many submissions, each with a result of its own. */
export const bulk = ["createSalesBulk"];

export const created = [
  "createSalesUpload",
  "mailReceipt",
  "createReceiptLink",
  "createReceiptCopy",
  "createDevice",
  "createBranch",
  "createZReport",
  "createItem",
  "createWebhook",
  "createInsurance",
  "createRelay",
  "createKey",
  "rotateKey",
  "inviteUser",
];

/** No POST in an account, and yet the state of the record can be in the way. */
export const guarded = [
  "updateSalesUpload",
  "filePeriod",
  "updateVatReturn",
  "updateDevice",
  "deleteDevice",
  "deleteBranch",
  "beginTwoFactor",
  "confirmTwoFactor",
  "renewRecoveryCodes",
  "deleteKey",
  "updateUser",
  "deleteUser",
  "approveRegistration",
  "rejectRegistration",
  "changeAccountStatus",
  "bindTin",
  "unbindTin",
  "approveKey",
  "rejectKey",
  fileOperation,
];

export const rateHeaders = [
  "X-Request-Id",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
];
