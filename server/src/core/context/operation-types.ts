// Generated from openapi.yaml by server/generate.ts (npm run generate): change the document, not this file.

/** What requests have by default: it is filled in before a handler sees them, so to handlers it is always there. */
export type Defaults = {
  createSale: { query: { async: true }; body: { receipt_type: true } };
  createSalesBulk: { body: { sales: { receipt_type: true } } };
  reissueSale: { query: { async: true } };
  searchSales: { body: { per_page: true; page: true } };
  previewSale: { body: { receipt_type: true } };
  createPurchase: {
    query: { async: true };
    body: {
      claim: true;
      purchase_type: true;
      receipt_type: true;
      items: { non_deductible: true; discount_rate: true; discount_amount: true };
    };
  };
  searchPurchases: { body: { per_page: true; page: true } };
  listSupplierSales: { query: { status: true; page: true; per_page: true } };
  listTransactions: { query: { page: true; per_page: true } };
  searchTransactions: { query: { limit: true } };
  listTransactionAttempts: { query: { page: true; per_page: true } };
  getReceipt: { query: { paper: true } };
  listReceiptCopies: { query: { page: true; per_page: true } };
  createDevice: { body: { via: true; profile: true } };
  listDeviceAttempts: { query: { page: true; per_page: true } };
  initializeDevice: { body: { force: true } };
  listBranches: { query: { page: true; per_page: true } };
  listCodes: { query: { page: true; per_page: true } };
  listItems: { query: { page: true; per_page: true } };
  createItem: {
    body: { item_type: true; pkg_unit_code: true; default_price: true; safety_qty: true; is_active: true };
  };
  createItemsBulk: {
    body: {
      items: { item_type: true; pkg_unit_code: true; default_price: true; safety_qty: true; is_active: true };
    };
  };
  listExternalCodes: { query: { page: true; per_page: true } };
  setExternalCodes: { body: { source: true } };
  listImports: { query: { status: true; page: true; per_page: true } };
  processImport: { query: { async: true }; body: { exchange_rate: true; new_item: { pkg_unit_code: true } } };
  listStock: { query: { sort_order: true; page: true; per_page: true } };
  createStockMovement: { query: { async: true }; body: { items: { tot_dcamt: true } } };
  transferStock: { query: { async: true } };
  getStockItem: { query: { page: true; per_page: true } };
  listStockMovements: { query: { sort_order: true; page: true; per_page: true } };
  getStockDrift: { query: { page: true; per_page: true } };
  listWebhooks: { query: { page: true; per_page: true } };
  createWebhook: { body: { events: true } };
  rotateWebhookSecret: { body: { keep_old_hours: true } };
  listDeliveries: { query: { page: true; per_page: true } };
  listNotices: { query: { page: true; per_page: true } };
  getTaxpayer: { query: { cached: true } };
  listInsurances: { query: { page: true; per_page: true } };
  createInsurance: { body: { is_active: true } };
  listAudit: { query: { page: true; per_page: true } };
  listSalesUploads: { query: { page: true; per_page: true } };
  listSalesUploadSales: { query: { rows: true; page: true; per_page: true } };
  listReconciliations: { query: { page: true; per_page: true } };
  createReconciliation: {
    body: {
      dry_run: true;
      options: { tolerance: true; relative_tolerance: true; max_days: true; fiscal_year_start: true };
    };
  };
  listReconciliationRows: { query: { page: true; per_page: true } };
  registerReconciliation: { body: { reject: true } };
  getReconciliationReport: { query: { format: true; claim: true } };
  getVatReturn: { query: { itemized: true } };
  listOutages: { query: { page: true; per_page: true } };
  listOutageDocuments: { query: { page: true; per_page: true } };
  getXReport: { query: { paper: true } };
  listZReports: { query: { page: true; per_page: true } };
  createZReport: { body: { leave_waiting: true } };
  getZReport: { query: { paper: true } };
  getPluReport: { query: { paper: true } };
  rotateKey: { body: { overlap_hours: true } };
  listRegistrations: { query: { status: true } };
};

/** Operations that need no credential. */
export type PublicOperation =
  | "showInvitation"
  | "acceptInvitation"
  | "createRegistration"
  | "verifyRegistration"
  | "createSession"
  | "completeSession"
  | "requestPasswordReset"
  | "resetPassword";

/** Operations of a person, whatever the account: a session, and no API key. */
export type PersonOperation =
  | "listRegistrations"
  | "approveRegistration"
  | "rejectRegistration"
  | "listAccounts"
  | "inspectAccount"
  | "changeAccountFeatures"
  | "bindTin"
  | "unbindTin"
  | "changeKeyLimits"
  | "listWaitingKeys"
  | "approveKey"
  | "rejectKey"
  | "changeAccountStatus"
  | "listSessions"
  | "deleteAllSessions"
  | "confirmSession"
  | "deleteSession"
  | "getMe"
  | "updateMe"
  | "changePassword"
  | "requestEmailChange"
  | "confirmEmailChange"
  | "beginTwoFactor"
  | "disableTwoFactor"
  | "confirmTwoFactor"
  | "renewRecoveryCodes";

/** Operations in an account that need a session: no API key can call them. */
export type SessionOperation =
  | "requireTwoFactor"
  | "listKeys"
  | "createKey"
  | "deleteKey"
  | "rotateKey"
  | "listUsers"
  | "inviteUser"
  | "updateUser"
  | "deleteUser"
  | "transferOwnership";
