// The folders that `npm run mutants` measures, each with the tests that must notice a change there.

export type MutatedFolder = { sources: string; tests: readonly string[] };

const operations = (...ids: readonly string[]): string => `test/operations/{${ids.join(",")}}.test.ts`;

export const folders: Readonly<Record<string, MutatedFolder>> = {
  lanes: {
    sources: "server/src/lanes/**/*.ts",
    tests: [
      "test/lanes/*.test.ts",
      "test/faults/*.test.ts",
      "test/sales/{receipt-texts,own-receipt}.test.ts",
      "test/operating/{retention-timers,traces}.test.ts",
      "test/webhooks/{stalled,further-events}.test.ts",
      "test/stock/nightly.test.ts",
      operations(
        "getHealth",
        "{get,list,test}Device*",
        "{settle,retry}Transaction",
        "listTransactionAttempts",
        "listOutage*",
        "saveStockMaster",
      ),
    ],
  },
  transactions: {
    sources: "server/src/transactions/**/*.ts",
    tests: [
      "test/{sales,stock}/*.test.ts",
      "test/lanes/{follow-ups,credit-notes,numbers,doubt,reissue,retries}.test.ts",
      "test/lanes/{take-batch,transfer,transfer-rejected,stopped-numbers,obstacles,outcomes}.test.ts",
      "test/accounts/audited-submissions.test.ts",
      "test/idempotency/*.test.ts",
      "test/http/{warnings,lost}.test.ts",
      "test/webhooks/{stalled,further-events}.test.ts",
      operations(
        "{create,get,search}{Sale,Purchase}*",
        "{closePeriod,createStockMovement}",
        "*Transaction*",
        "getReceipt",
        "{reissueSale,transferStock}",
      ),
    ],
  },
  console: {
    sources: "server/src/console/**/*.ts",
    tests: ["test/console/*.test.ts"],
  },
  identity: {
    sources: "server/src/identity/**/*.ts",
    tests: [
      "test/identity/*.test.ts",
      "test/security/{sessions,session-cookie,guessed-passwords}.test.ts",
      "test/operating/retention-timers.test.ts",
      operations("*Session*", "*Me", "*Password*", "*TwoFactor", "renewRecoveryCodes"),
    ],
  },
  sales: {
    sources: "server/src/sales/**/*.ts",
    tests: [
      "test/sales/*.test.ts",
      "test/lanes/{credit-notes,numbers,odd-responses,doubt,reissue}.test.ts",
      "test/faults/F{16,18,19,20,27,36}*.test.ts",
      "test/http/warnings.test.ts",
      "test/items/tax-types.test.ts",
      operations(
        "{create,get,search,reissue}Sale*",
        "getReceipt",
        "*ExternalCode*",
        "settleTransaction",
        "getStockItem",
      ),
    ],
  },
  purchases: {
    sources: "server/src/purchases/**/*.ts",
    tests: [
      "test/purchases/*.test.ts",
      "test/lanes/supplier-sales-plan.test.ts",
      "test/sales/tins.test.ts",
      "test/webhooks/further-events.test.ts",
      operations("{create,get,search}Purchase*", "{fetch,list}SupplierSales", "{retry,settle}Transaction"),
    ],
  },
  stock: {
    sources: "server/src/stock/**/*.ts",
    tests: [
      "test/stock/*.test.ts",
      "test/lanes/{follow-ups,transfer,transfer-rejected,stopped-stock}.test.ts",
      "test/faults/F{20,21,22,25,31}*.test.ts",
      "test/taxd/recount.test.ts",
      "test/webhooks/events.test.ts",
      "test/http/budgets.test.ts",
      operations(
        "*Stock*",
        "listAudit",
        "create{Sale,Purchase,Item}",
        "{process,select,update}Import*",
        "settleTransaction",
      ),
    ],
  },
  "control-unit": {
    sources: "server/src/control-unit/**/*.ts",
    tests: [
      "test/control-unit/*.test.ts",
      "test/openapi/catalogue.test.ts",
      "test/sales/own-receipt.test.ts",
      "test/items/tax-types.test.ts",
      "test/faults/*.test.ts",
      "test/lanes/odd-responses.test.ts",
      "test/devices/*.test.ts",
      operations("createPurchase"),
    ],
  },
  reconcile: {
    sources: "sdk/src/reconcile/**/*.ts",
    tests: [
      "test/sdk/reconcile/*.test.ts",
      "test/cli/{reconcile*,purchases-*}.test.ts",
      operations("*Reconciliation*"),
    ],
  },
  "sales-file": {
    sources: "cli/src/sales-file/**/*.ts",
    tests: [
      "test/cli/{sales-*,invoices,credit-notes,dry-run-sales,dry-run-agrees,json-documents,stored-outcomes}.test.ts",
      "test/cli/{sheets,sheet-values,sheet-mapping,total-rows}.test.ts",
    ],
  },
};
