// The folders that `npm run mutants` measures, each with the tests that must notice a change there.

export type MutatedFolder = { sources: string; tests: readonly string[] };

const operations = (...ids: readonly string[]): string => `test/operations/{${ids.join(",")}}.test.ts`;

export const folders: Readonly<Record<string, MutatedFolder>> = {
  lanes: {
    sources: "server/src/lanes/**/*.ts",
    tests: [
      "test/lanes/*.test.ts",
      "test/faults/*.test.ts",
      "test/core/sales/own-receipt.test.ts",
      "test/core/account/receipt-texts.test.ts",
      "test/modules/retention/retention-timers.test.ts",
      "test/operating/traces.test.ts",
      "test/core/webhooks/{stalled,further-events}.test.ts",
      "test/core/stock/nightly.test.ts",
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
    sources: "server/src/core/transactions/**/*.ts",
    tests: [
      "test/core/{transactions,sales,stock,levels,idempotency,account,call-kinds}/*.test.ts",
      "test/modules/receipts/*.test.ts",
      "test/lanes/{follow-ups,credit-notes,numbers,doubt,retries}.test.ts",
      "test/lanes/{stopped-numbers,obstacles,outcomes}.test.ts",
      "test/modules/{reissue,transfers}/*.test.ts",
      "test/core/audit/audited-submissions.test.ts",
      "test/http/{warnings,lost}.test.ts",
      "test/core/webhooks/{stalled,further-events}.test.ts",
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
    sources: "server/src/modules/console/**/*.ts",
    tests: ["test/modules/console/*.test.ts"],
  },
  identity: {
    sources: "server/src/modules/people/**/*.ts",
    tests: [
      "test/modules/people/*.test.ts",
      "test/security/{sessions,session-cookie,guessed-passwords}.test.ts",
      "test/modules/retention/retention-timers.test.ts",
      operations("*Session*", "*Me", "*Password*", "*TwoFactor", "renewRecoveryCodes"),
    ],
  },
  sales: {
    sources: "server/src/core/sales/**/*.ts",
    tests: [
      "test/core/{sales,account,insurances}/*.test.ts",
      "test/modules/receipts/*.test.ts",
      "test/lanes/{credit-notes,numbers,odd-responses,doubt}.test.ts",
      "test/modules/reissue/*.test.ts",
      "test/faults/F{16,18,19,20,27,36}*.test.ts",
      "test/http/warnings.test.ts",
      "test/core/codes/tax-types.test.ts",
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
    sources: "server/src/core/purchases/**/*.ts",
    tests: [
      "test/core/purchases/*.test.ts",
      "test/lanes/supplier-sales-plan.test.ts",
      "test/core/sales/tins.test.ts",
      "test/core/webhooks/further-events.test.ts",
      operations("{create,get,search}Purchase*", "{fetch,list}SupplierSales", "{retry,settle}Transaction"),
    ],
  },
  stock: {
    sources: "server/src/core/stock/**/*.ts",
    tests: [
      "test/core/{stock,levels,imports}/*.test.ts",
      "test/lanes/{follow-ups,stopped-stock}.test.ts",
      "test/modules/transfers/*.test.ts",
      "test/faults/F{20,21,22,25,31}*.test.ts",
      "test/taxd/recount.test.ts",
      "test/core/webhooks/events.test.ts",
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
      "test/core/sales/own-receipt.test.ts",
      "test/core/codes/tax-types.test.ts",
      "test/faults/*.test.ts",
      "test/lanes/odd-responses.test.ts",
      "test/core/{devices,device-setup}/*.test.ts",
      "test/modules/refresh/*.test.ts",
      operations("createPurchase"),
    ],
  },
  reconcile: {
    sources: "sdk/src/rules/reconcile/**/*.ts",
    tests: [
      "test/sdk/rules/reconcile/*.test.ts",
      "test/cli/{reconcile,supplier-sales}/*.test.ts",
      operations("*Reconciliation*"),
    ],
  },
  "sales-file": {
    sources: "{cli/src,sdk/src/rules}/sales-file/**/*.ts",
    tests: ["test/cli/{sales-file,spreadsheets}/*.test.ts", "test/cli/dry-run/{sales,agrees}.test.ts"],
  },
};
