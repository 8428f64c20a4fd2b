// Generated from openapi.yaml by generate.ts: every method of the client, its types and its route. Do not edit.
import type { ApiCall } from "./call.ts";
import type { PageCall } from "./paginate.ts";
import type {
  Accepted,
  Body,
  Envelope,
  Query,
  RequestOptions,
  Result,
  Route,
  Row,
  SubmitOptions,
  Submitted,
} from "./types.ts";

export type Resources = {
  sales: {
    /** Submit a sale or credit note. `POST /sales` */
    create(
      body: Body<"createSale">,
      options: SubmitOptions & { async: true },
    ): ApiCall<Submitted<"createSale">, Envelope<"createSale"> | Accepted<"createSale">>;
    create(
      body: Body<"createSale">,
      options?: SubmitOptions & { async?: false },
    ): ApiCall<Result<"createSale">, Envelope<"createSale">>;
    create(
      body: Body<"createSale">,
      options?: SubmitOptions,
    ): ApiCall<
      Result<"createSale"> | Submitted<"createSale">,
      Envelope<"createSale"> | Accepted<"createSale">
    >;
    /** Show a sale. `GET /sales/{id}` */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getSale">, Envelope<"getSale">>;
    /** Search sales. `POST /sales/search` */
    search(body?: Body<"searchSales">, options?: RequestOptions): PageCall<Row<"searchSales">>;
  };
  purchases: {
    /** Register a purchase. `POST /purchases` */
    create(
      body: Body<"createPurchase">,
      options: SubmitOptions & { async: true },
    ): ApiCall<Submitted<"createPurchase">, Envelope<"createPurchase"> | Accepted<"createPurchase">>;
    create(
      body: Body<"createPurchase">,
      options?: SubmitOptions & { async?: false },
    ): ApiCall<Result<"createPurchase">, Envelope<"createPurchase">>;
    create(
      body: Body<"createPurchase">,
      options?: SubmitOptions,
    ): ApiCall<
      Result<"createPurchase"> | Submitted<"createPurchase">,
      Envelope<"createPurchase"> | Accepted<"createPurchase">
    >;
    /** Show a purchase. `GET /purchases/{transaction_id}` */
    get(
      transactionId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"getPurchase">, Envelope<"getPurchase">>;
    /** Search purchases. `POST /purchases/search` */
    search(body?: Body<"searchPurchases">, options?: RequestOptions): PageCall<Row<"searchPurchases">>;
    /** Fetch unregistered supplier sales. `POST /purchases/sales` */
    fetchSupplierSales(
      body?: Body<"fetchSupplierSales">,
      options?: RequestOptions,
    ): ApiCall<Result<"fetchSupplierSales">, Envelope<"fetchSupplierSales">>;
  };
  transactions: {
    /** List transactions. `GET /transactions` */
    list(query?: Query<"listTransactions">, options?: RequestOptions): PageCall<Row<"listTransactions">>;
    /** Show transaction statistics. `GET /transactions/stats` */
    stats(
      query?: Query<"getTransactionStats">,
      options?: RequestOptions,
    ): ApiCall<Result<"getTransactionStats">, Envelope<"getTransactionStats">>;
    /** Show a transaction. `GET /transactions/{id}` */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getTransaction">, Envelope<"getTransaction">>;
    /** Retry a failed transaction. `POST /transactions/{id}/retry` */
    retry(
      id: string,
      body?: Body<"retryTransaction">,
      options?: RequestOptions,
    ): ApiCall<Result<"retryTransaction">, Envelope<"retryTransaction">>;
    /** Show or print a receipt; the bytes of a file where the format is one. `GET /transactions/{id}/receipt` */
    receipt(
      id: string,
      query: Query<"getReceipt"> & { format: "pdf" },
      options?: RequestOptions,
    ): ApiCall<Uint8Array, Uint8Array>;
    receipt(
      id: string,
      query?: Query<"getReceipt"> & { format?: "json" },
      options?: RequestOptions,
    ): ApiCall<Result<"getReceipt">, Envelope<"getReceipt">>;
    /** Settle a transaction in doubt. `POST /transactions/{id}/settle` */
    settle(
      id: string,
      body: Body<"settleTransaction">,
      options?: RequestOptions,
    ): ApiCall<Result<"settleTransaction">, Envelope<"settleTransaction">>;
  };
  devices: {
    /** List devices. `GET /devices` */
    list(options?: RequestOptions): ApiCall<Result<"listDevices">, Envelope<"listDevices">>;
    /** Create a device. `POST /devices` */
    create(
      body: Body<"createDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"createDevice">, Envelope<"createDevice">>;
    /** Show a device. `GET /devices/{bhfId}` */
    get(bhfId: string, options?: RequestOptions): ApiCall<Result<"getDevice">, Envelope<"getDevice">>;
    /** Update a device. `PUT /devices/{bhfId}` */
    update(
      bhfId: string,
      body: Body<"updateDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateDevice">, Envelope<"updateDevice">>;
    /** Delete a device. `DELETE /devices/{bhfId}` */
    delete(
      bhfId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"deleteDevice">, Envelope<"deleteDevice">>;
    /** Initialize a device. `POST /devices/{bhfId}/initialize` */
    initialize(
      bhfId: string,
      body?: Body<"initializeDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"initializeDevice">, Envelope<"initializeDevice">>;
    /** Test the connection of a device. `POST /devices/{bhfId}/test` */
    test(
      bhfId: string,
      body?: Body<"testDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"testDevice">, Envelope<"testDevice">>;
  };
  branches: {
    /** List branches. `GET /branches` */
    list(query?: Query<"listBranches">, options?: RequestOptions): PageCall<Row<"listBranches">>;
    /** Create a branch. `POST /branches` */
    create(
      body: Body<"createBranch">,
      options?: RequestOptions,
    ): ApiCall<Result<"createBranch">, Envelope<"createBranch">>;
    /** Show a branch. `GET /branches/{bhfId}` */
    get(bhfId: string, options?: RequestOptions): ApiCall<Result<"getBranch">, Envelope<"getBranch">>;
    /** Update a branch. `PUT /branches/{bhfId}` */
    update(
      bhfId: string,
      body: Body<"updateBranch">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateBranch">, Envelope<"updateBranch">>;
    /** Delete a branch. `DELETE /branches/{bhfId}` */
    delete(
      bhfId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"deleteBranch">, Envelope<"deleteBranch">>;
    /** Show statistics of a branch. `GET /branches/{bhfId}/stats` */
    stats(
      bhfId: string,
      query?: Query<"getBranchStats">,
      options?: RequestOptions,
    ): ApiCall<Result<"getBranchStats">, Envelope<"getBranchStats">>;
  };
  codes: {
    /** List reference codes. `GET /codes` */
    list(query?: Query<"listCodes">, options?: RequestOptions): PageCall<Row<"listCodes">>;
    /** Refresh reference codes. `POST /codes/sync` */
    sync(
      body?: Body<"syncCodes">,
      options?: RequestOptions,
    ): ApiCall<Result<"syncCodes">, Envelope<"syncCodes">>;
    /** List tax types. `GET /codes/tax-types` */
    taxTypes(options?: RequestOptions): ApiCall<Result<"listTaxTypes">, Envelope<"listTaxTypes">>;
    /** List payment types. `GET /codes/payment-types` */
    paymentTypes(options?: RequestOptions): ApiCall<Result<"listPaymentTypes">, Envelope<"listPaymentTypes">>;
    /** List countries. `GET /codes/countries` */
    countries(options?: RequestOptions): ApiCall<Result<"listCountries">, Envelope<"listCountries">>;
  };
  items: {
    /** List items. `GET /items` */
    list(query?: Query<"listItems">, options?: RequestOptions): PageCall<Row<"listItems">>;
    /** Create an item. `POST /items` */
    create(
      body: Body<"createItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"createItem">, Envelope<"createItem">>;
    /** Show an item. `GET /items/{itemCode}` */
    get(
      itemCode: string,
      query?: Query<"getItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"getItem">, Envelope<"getItem">>;
  };
  imports: {
    /** Fetch import items. `POST /imports/select-items` */
    selectItems(
      body: Body<"selectImportItems">,
      options?: RequestOptions,
    ): ApiCall<Result<"selectImportItems">, Envelope<"selectImportItems">>;
    /** List items to map imports to. `GET /imports/items` */
    items(
      query?: Query<"listImportItems">,
      options?: RequestOptions,
    ): ApiCall<Result<"listImportItems">, Envelope<"listImportItems">>;
    /** Process an import. `POST /imports/process` */
    process(
      body: Body<"processImport">,
      options: SubmitOptions & { async: true },
    ): ApiCall<Submitted<"processImport">, Envelope<"processImport"> | Accepted<"processImport">>;
    process(
      body: Body<"processImport">,
      options?: SubmitOptions & { async?: false },
    ): ApiCall<Result<"processImport">, Envelope<"processImport">>;
    process(
      body: Body<"processImport">,
      options?: SubmitOptions,
    ): ApiCall<
      Result<"processImport"> | Submitted<"processImport">,
      Envelope<"processImport"> | Accepted<"processImport">
    >;
    /** Set the status of an import. `POST /imports/update-items` */
    updateItem(
      body: Body<"updateImportItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateImportItem">, Envelope<"updateImportItem">>;
  };
  stock: {
    /** List stock levels. `GET /stock` */
    list(query?: Query<"listStock">, options?: RequestOptions): PageCall<Row<"listStock">>;
    /** Record a stock movement. `POST /stock` */
    createMovement(
      body: Body<"createStockMovement">,
      options: SubmitOptions & { async: true },
    ): ApiCall<
      Submitted<"createStockMovement">,
      Envelope<"createStockMovement"> | Accepted<"createStockMovement">
    >;
    createMovement(
      body: Body<"createStockMovement">,
      options?: SubmitOptions & { async?: false },
    ): ApiCall<Result<"createStockMovement">, Envelope<"createStockMovement">>;
    createMovement(
      body: Body<"createStockMovement">,
      options?: SubmitOptions,
    ): ApiCall<
      Result<"createStockMovement"> | Submitted<"createStockMovement">,
      Envelope<"createStockMovement"> | Accepted<"createStockMovement">
    >;
    /** Show an item's stock and history. `GET /stock/{item_code}` */
    item(
      itemCode: string,
      query?: Query<"getStockItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"getStockItem">, Envelope<"getStockItem">>;
    /** List stock movements. `GET /stock/movements` */
    movements(
      query?: Query<"listStockMovements">,
      options?: RequestOptions,
    ): PageCall<Row<"listStockMovements">>;
    /** Save a remaining quantity. `POST /stock/master` */
    saveMaster(
      body: Body<"saveStockMaster">,
      options?: RequestOptions,
    ): ApiCall<Result<"saveStockMaster">, Envelope<"saveStockMaster">>;
    /** Fetch unrecorded stock items. `POST /stock/items` */
    fetchItems(
      body?: Body<"fetchStockItems">,
      options?: RequestOptions,
    ): ApiCall<Result<"fetchStockItems">, Envelope<"fetchStockItems">>;
    /** Compare stock with the authority. `GET /stock/drift` */
    drift(query?: Query<"getStockDrift">, options?: RequestOptions): PageCall<Row<"getStockDrift">>;
  };
  webhooks: {
    /** List webhooks. `GET /webhooks` */
    list(query?: Query<"listWebhooks">, options?: RequestOptions): PageCall<Row<"listWebhooks">>;
    /** Register a webhook. `POST /webhooks` */
    create(
      body: Body<"createWebhook">,
      options?: RequestOptions,
    ): ApiCall<Result<"createWebhook">, Envelope<"createWebhook">>;
    /** Show a webhook. `GET /webhooks/{id}` */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getWebhook">, Envelope<"getWebhook">>;
    /** Delete a webhook. `DELETE /webhooks/{id}` */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteWebhook">, Envelope<"deleteWebhook">>;
    /** Rotate a webhook's secret. `POST /webhooks/{id}/rotate-secret` */
    rotateSecret(
      id: string,
      body?: Body<"rotateWebhookSecret">,
      options?: RequestOptions,
    ): ApiCall<Result<"rotateWebhookSecret">, Envelope<"rotateWebhookSecret">>;
    /** Send a test event. `POST /webhooks/{id}/test` */
    test(
      id: string,
      body?: Body<"testWebhook">,
      options?: RequestOptions,
    ): ApiCall<Result<"testWebhook">, Envelope<"testWebhook">>;
    /** List deliveries. `GET /webhooks/deliveries` */
    deliveries(query?: Query<"listDeliveries">, options?: RequestOptions): PageCall<Row<"listDeliveries">>;
    /** Send a delivery again. `POST /webhooks/deliveries/{id}/resend` */
    resendDelivery(
      id: string,
      body?: Body<"resendDelivery">,
      options?: RequestOptions,
    ): ApiCall<Result<"resendDelivery">, Envelope<"resendDelivery">>;
  };
  notices: {
    /** List notices. `GET /notices` */
    list(query?: Query<"listNotices">, options?: RequestOptions): PageCall<Row<"listNotices">>;
    /** Fetch new notices. `POST /notices/sync` */
    sync(
      body?: Body<"syncNotices">,
      options?: RequestOptions,
    ): ApiCall<Result<"syncNotices">, Envelope<"syncNotices">>;
  };
  insurances: {
    /** List insurances. `GET /insurances` */
    list(query?: Query<"listInsurances">, options?: RequestOptions): PageCall<Row<"listInsurances">>;
    /** Register an insurance. `POST /insurances` */
    create(
      body: Body<"createInsurance">,
      options?: RequestOptions,
    ): ApiCall<Result<"createInsurance">, Envelope<"createInsurance">>;
  };
  health: {
    /** Check the whole chain. `GET /health` */
    get(options?: RequestOptions): ApiCall<Result<"getHealth">, Envelope<"getHealth">>;
  };
};

export const routes = {
  sales: {
    create: {
      operation: "createSale",
      method: "POST",
      path: "/sales",
      params: [],
      body: true,
      branch: true,
      submission: true,
    },
    get: { operation: "getSale", method: "GET", path: "/sales/{id}", params: ["id"], repeatable: true },
    search: {
      operation: "searchSales",
      method: "POST",
      path: "/sales/search",
      params: [],
      body: true,
      paging: "body",
      branch: true,
      repeatable: true,
    },
  },
  purchases: {
    create: {
      operation: "createPurchase",
      method: "POST",
      path: "/purchases",
      params: [],
      body: true,
      branch: true,
      submission: true,
    },
    get: {
      operation: "getPurchase",
      method: "GET",
      path: "/purchases/{transaction_id}",
      params: ["transaction_id"],
      repeatable: true,
    },
    search: {
      operation: "searchPurchases",
      method: "POST",
      path: "/purchases/search",
      params: [],
      body: true,
      paging: "body",
      branch: true,
      repeatable: true,
    },
    fetchSupplierSales: {
      operation: "fetchSupplierSales",
      method: "POST",
      path: "/purchases/sales",
      params: [],
      body: true,
      branch: true,
      direct: true,
    },
  },
  transactions: {
    list: {
      operation: "listTransactions",
      method: "GET",
      path: "/transactions",
      params: [],
      query: true,
      paging: "query",
      branch: true,
      repeatable: true,
    },
    stats: {
      operation: "getTransactionStats",
      method: "GET",
      path: "/transactions/stats",
      params: [],
      query: true,
      repeatable: true,
    },
    get: {
      operation: "getTransaction",
      method: "GET",
      path: "/transactions/{id}",
      params: ["id"],
      repeatable: true,
    },
    retry: {
      operation: "retryTransaction",
      method: "POST",
      path: "/transactions/{id}/retry",
      params: ["id"],
      body: true,
    },
    receipt: {
      operation: "getReceipt",
      method: "GET",
      path: "/transactions/{id}/receipt",
      params: ["id"],
      query: true,
      repeatable: true,
    },
    settle: {
      operation: "settleTransaction",
      method: "POST",
      path: "/transactions/{id}/settle",
      params: ["id"],
      body: true,
    },
  },
  devices: {
    list: { operation: "listDevices", method: "GET", path: "/devices", params: [], repeatable: true },
    create: { operation: "createDevice", method: "POST", path: "/devices", params: [], body: true },
    get: {
      operation: "getDevice",
      method: "GET",
      path: "/devices/{bhfId}",
      params: ["bhfId"],
      repeatable: true,
    },
    update: {
      operation: "updateDevice",
      method: "PUT",
      path: "/devices/{bhfId}",
      params: ["bhfId"],
      body: true,
      repeatable: true,
    },
    delete: {
      operation: "deleteDevice",
      method: "DELETE",
      path: "/devices/{bhfId}",
      params: ["bhfId"],
      repeatable: true,
    },
    initialize: {
      operation: "initializeDevice",
      method: "POST",
      path: "/devices/{bhfId}/initialize",
      params: ["bhfId"],
      body: true,
      direct: true,
    },
    test: {
      operation: "testDevice",
      method: "POST",
      path: "/devices/{bhfId}/test",
      params: ["bhfId"],
      body: true,
      direct: true,
    },
  },
  branches: {
    list: {
      operation: "listBranches",
      method: "GET",
      path: "/branches",
      params: [],
      query: true,
      paging: "query",
      repeatable: true,
    },
    create: { operation: "createBranch", method: "POST", path: "/branches", params: [], body: true },
    get: {
      operation: "getBranch",
      method: "GET",
      path: "/branches/{bhfId}",
      params: ["bhfId"],
      repeatable: true,
    },
    update: {
      operation: "updateBranch",
      method: "PUT",
      path: "/branches/{bhfId}",
      params: ["bhfId"],
      body: true,
      repeatable: true,
    },
    delete: {
      operation: "deleteBranch",
      method: "DELETE",
      path: "/branches/{bhfId}",
      params: ["bhfId"],
      repeatable: true,
    },
    stats: {
      operation: "getBranchStats",
      method: "GET",
      path: "/branches/{bhfId}/stats",
      params: ["bhfId"],
      query: true,
      repeatable: true,
    },
  },
  codes: {
    list: {
      operation: "listCodes",
      method: "GET",
      path: "/codes",
      params: [],
      query: true,
      paging: "query",
      repeatable: true,
    },
    sync: {
      operation: "syncCodes",
      method: "POST",
      path: "/codes/sync",
      params: [],
      body: true,
      branch: true,
      direct: true,
    },
    taxTypes: {
      operation: "listTaxTypes",
      method: "GET",
      path: "/codes/tax-types",
      params: [],
      repeatable: true,
    },
    paymentTypes: {
      operation: "listPaymentTypes",
      method: "GET",
      path: "/codes/payment-types",
      params: [],
      repeatable: true,
    },
    countries: {
      operation: "listCountries",
      method: "GET",
      path: "/codes/countries",
      params: [],
      repeatable: true,
    },
  },
  items: {
    list: {
      operation: "listItems",
      method: "GET",
      path: "/items",
      params: [],
      query: true,
      paging: "query",
      branch: true,
      repeatable: true,
    },
    create: { operation: "createItem", method: "POST", path: "/items", params: [], body: true, branch: true },
    get: {
      operation: "getItem",
      method: "GET",
      path: "/items/{itemCode}",
      params: ["itemCode"],
      query: true,
      branch: true,
      repeatable: true,
    },
  },
  imports: {
    selectItems: {
      operation: "selectImportItems",
      method: "POST",
      path: "/imports/select-items",
      params: [],
      body: true,
      branch: true,
      direct: true,
    },
    items: {
      operation: "listImportItems",
      method: "GET",
      path: "/imports/items",
      params: [],
      query: true,
      branch: true,
      repeatable: true,
    },
    process: {
      operation: "processImport",
      method: "POST",
      path: "/imports/process",
      params: [],
      body: true,
      branch: true,
      submission: true,
    },
    updateItem: {
      operation: "updateImportItem",
      method: "POST",
      path: "/imports/update-items",
      params: [],
      body: true,
      branch: true,
    },
  },
  stock: {
    list: {
      operation: "listStock",
      method: "GET",
      path: "/stock",
      params: [],
      query: true,
      paging: "query",
      branch: true,
      repeatable: true,
    },
    createMovement: {
      operation: "createStockMovement",
      method: "POST",
      path: "/stock",
      params: [],
      body: true,
      branch: true,
      submission: true,
    },
    item: {
      operation: "getStockItem",
      method: "GET",
      path: "/stock/{item_code}",
      params: ["item_code"],
      query: true,
      branch: true,
      repeatable: true,
    },
    movements: {
      operation: "listStockMovements",
      method: "GET",
      path: "/stock/movements",
      params: [],
      query: true,
      paging: "query",
      branch: true,
      repeatable: true,
    },
    saveMaster: {
      operation: "saveStockMaster",
      method: "POST",
      path: "/stock/master",
      params: [],
      body: true,
      branch: true,
    },
    fetchItems: {
      operation: "fetchStockItems",
      method: "POST",
      path: "/stock/items",
      params: [],
      body: true,
      branch: true,
      direct: true,
    },
    drift: {
      operation: "getStockDrift",
      method: "GET",
      path: "/stock/drift",
      params: [],
      query: true,
      paging: "query",
      branch: true,
      repeatable: true,
    },
  },
  webhooks: {
    list: {
      operation: "listWebhooks",
      method: "GET",
      path: "/webhooks",
      params: [],
      query: true,
      paging: "query",
      repeatable: true,
    },
    create: { operation: "createWebhook", method: "POST", path: "/webhooks", params: [], body: true },
    get: { operation: "getWebhook", method: "GET", path: "/webhooks/{id}", params: ["id"], repeatable: true },
    delete: {
      operation: "deleteWebhook",
      method: "DELETE",
      path: "/webhooks/{id}",
      params: ["id"],
      repeatable: true,
    },
    rotateSecret: {
      operation: "rotateWebhookSecret",
      method: "POST",
      path: "/webhooks/{id}/rotate-secret",
      params: ["id"],
      body: true,
    },
    test: {
      operation: "testWebhook",
      method: "POST",
      path: "/webhooks/{id}/test",
      params: ["id"],
      body: true,
      direct: true,
    },
    deliveries: {
      operation: "listDeliveries",
      method: "GET",
      path: "/webhooks/deliveries",
      params: [],
      query: true,
      paging: "query",
      repeatable: true,
    },
    resendDelivery: {
      operation: "resendDelivery",
      method: "POST",
      path: "/webhooks/deliveries/{id}/resend",
      params: ["id"],
      body: true,
    },
  },
  notices: {
    list: {
      operation: "listNotices",
      method: "GET",
      path: "/notices",
      params: [],
      query: true,
      paging: "query",
      repeatable: true,
    },
    sync: {
      operation: "syncNotices",
      method: "POST",
      path: "/notices/sync",
      params: [],
      body: true,
      branch: true,
      direct: true,
    },
  },
  insurances: {
    list: {
      operation: "listInsurances",
      method: "GET",
      path: "/insurances",
      params: [],
      query: true,
      paging: "query",
      branch: true,
      repeatable: true,
    },
    create: {
      operation: "createInsurance",
      method: "POST",
      path: "/insurances",
      params: [],
      body: true,
      branch: true,
    },
  },
  health: {
    get: { operation: "getHealth", method: "GET", path: "/health", params: [], repeatable: true },
  },
} as const satisfies Record<string, Record<string, Route>>;
