// The audit: each operation other than GET is recorded, or is listed as one that needs no entry.
import { expect } from "chai";
import { type OperationId, operationList } from "../../server/src/core/context/operations.ts";

/** Operations that change nothing which a person set up: submissions with a key have only records of their own, fetches bring the authority's data. */
const unrecorded: readonly OperationId[] = [
  ...([
    "createSale",
    "createSalesBulk",
    "reissueSale",
    "createPurchase",
    "createStockMovement",
    "processImport",
  ] as const),
  ...([
    "previewSale",
    "searchSales",
    "searchPurchases",
    "selectImportItems",
    "fetchStockItems",
    "fetchSupplierSales",
    "registerReconciliation",
  ] as const),
  // The password or code before a change; a mail that is asked for.
  ...([
    "confirmSession",
    "beginTwoFactor",
    "requestPasswordReset",
    "requestEmailChange",
    "createRegistration",
  ] as const),
  ...(["syncCodes", "syncNotices", "testDevice", "testWebhook", "showInvitation"] as const),
];

/** Operations whose entry is tested with the operation or in `test/operations/listAudit.test.ts`. */
const recorded: readonly OperationId[] = [
  ...(["createBranch", "updateBranch", "deleteBranch", "pauseBranch", "resumeBranch"] as const),
  ...(["createDevice", "updateDevice", "deleteDevice", "initializeDevice"] as const),
  ...([
    "createItem",
    "createItemsBulk",
    "updateItem",
    "saveStockMaster",
    "transferStock",
    "createInsurance",
    "updateInsurance",
    "updateImportItem",
  ] as const),
  ...(["setExternalCodes", "deleteExternalCode"] as const),
  ...(["createWebhook", "updateWebhook", "deleteWebhook", "rotateWebhookSecret", "resendDelivery"] as const),
  ...([
    "createRelay",
    "deleteRelay",
    "closePeriod",
    "reopenPeriod",
    "filePeriod",
    "createZReport",
    "updateVatReturn",
    "setPurchaseClaim",
  ] as const),
  ...(["createExport", "deleteExport"] as const),
  ...(["createReconciliation", "decideReconciliation"] as const),
  ...(["createSalesUpload", "updateSalesUpload", "startSalesUpload", "cancelSalesUpload"] as const),
  ...(["createKey", "rotateKey", "deleteKey"] as const),
  ...(["inviteUser", "updateUser", "deleteUser", "transferOwnership", "acceptInvitation"] as const),
  ...(["verifyRegistration", "approveRegistration", "rejectRegistration", "changeAccountStatus"] as const),
  ...(["createReceiptLink", "deleteReceiptLink", "mailReceipt", "createReceiptCopy"] as const),
  ...([
    "changeAccountFeatures",
    "bindTin",
    "unbindTin",
    "changeKeyLimits",
    "approveKey",
    "rejectKey",
  ] as const),
  ...(["createSession", "completeSession", "deleteSession", "deleteAllSessions"] as const),
  ...(["updateMe", "changePassword", "confirmEmailChange", "resetPassword"] as const),
  ...(["confirmTwoFactor", "disableTwoFactor", "renewRecoveryCodes"] as const),
  ...(["retryTransaction", "settleTransaction", "updateAccount", "requireTwoFactor"] as const),
];

describe("the audit", () => {
  it("records or exempts every operation other than GET", () => {
    const known = [...recorded, ...unrecorded];
    const missing = operationList.filter(({ id, method }) => method !== "get" && !known.includes(id));
    expect(
      missing.map(({ id }) => id),
      "add it to `recorded` or `unrecorded` in test/openapi/audited.test.ts",
    ).to.deep.equal([]);
    expect(new Set(known).size, "each once").to.equal(known.length);
    const reading = operationList.filter(({ id, method }) => method === "get" && known.includes(id));
    expect(reading).to.deep.equal([]);
  });
});
