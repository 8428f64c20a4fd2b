// Generated from openapi.yaml by generate.ts: every method of the client, its types and its route. Do not edit.
import type { ApiCall } from "./call.ts";
import type { PageCall } from "./paginate.ts";
import type {
  Body,
  Envelope,
  FileCall,
  Query,
  RequestOptions,
  Result,
  Route,
  Row,
  SubmitCall,
} from "./types.ts";

export type Resources = {
  sales: {
    /**
     * Submit a sale or credit note. `POST /sales`
     *
     * @example
     * await client.sales.create({
     *   invoice_no: "INV-2026-0041",
     *   sale_date: "20260310",
     *   sale_time: "101500",
     *   payment_type: "01",
     *   customer_tin: "A001234567B",
     *   customer_name: "Acacia Hotel",
     *   total_amount: 1310,
     *   tax_amount: 160,
     *   items: [
     *     {
     *       item_code: "KE2NTXU0000001",
     *       item_name: "Cola 500ml",
     *       quantity: 2,
     *       unit_price: 580,
     *       supply_amount: 1000,
     *       tax_type: "A",
     *       tax_rate: 16,
     *       tax_amount: 160,
     *       total_amount: 1160,
     *     },
     *     { item_code: "KE2NTXL0000002", quantity: 3, unit_price: 50 },
     *   ],
     * });
     */
    create<Async extends boolean | undefined = false>(
      body: Body<"createSale">,
      options?: RequestOptions & { async?: Async },
    ): SubmitCall<"createSale", Async>;
    /**
     * Submit many sales and credit notes. `POST /sales/bulk`
     *
     * @example
     * await client.sales.createBulk({
     *   sales: [
     *     {
     *       invoice_no: "INV-2026-0051",
     *       sale_date: "20260310",
     *       payment_type: "01",
     *       items: [{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 580 }],
     *     },
     *     {
     *       invoice_no: "INV-2026-0052",
     *       sale_date: "20260310",
     *       payment_type: "01",
     *       items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }],
     *     },
     *   ],
     * });
     */
    createBulk(
      body: Body<"createSalesBulk">,
      options?: RequestOptions,
    ): ApiCall<Result<"createSalesBulk">, Envelope<"createSalesBulk">>;
    /**
     * Show a sale. `GET /sales/{id}`
     *
     * @example
     * await client.sales.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getSale">, Envelope<"getSale">>;
    /**
     * Credit a sale and issue it again. `POST /sales/{id}/reissue`
     *
     * @example
     * await client.sales.reissue("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" });
     */
    reissue<Async extends boolean | undefined = false>(
      id: string,
      body?: Body<"reissueSale">,
      options?: RequestOptions & { async?: Async },
    ): SubmitCall<"reissueSale", Async>;
    /**
     * Search sales. `POST /sales/search`
     *
     * @example
     * for await (const row of client.sales.search({
     *   from_date: "2026-03-01",
     *   to_date: "2026-03-31",
     *   customer_name: "acacia",
     *   status: "success",
     *   per_page: 50,
     *   page: 1,
     * })) console.log(row);
     */
    search(body?: Body<"searchSales">, options?: RequestOptions): PageCall<Row<"searchSales">>;
  };
  purchases: {
    /**
     * Register a purchase. `POST /purchases`
     *
     * @example
     * await client.purchases.create({
     *   branch_id: "00",
     *   invoice_no: "PUR-2026-0009",
     *   purchase_date: "20260309",
     *   purchase_time: "113000",
     *   supplier_tin: "P059999999Q",
     *   supplier_name: "Lakeside Wholesale Ltd",
     *   supplier_bhf_id: "00",
     *   supplier_invoice_no: "812",
     *   purchase_type: "N",
     *   payment_type: "01",
     *   items: [
     *     {
     *       item_seq: 1,
     *       item_code: "KE2NTXU0000001",
     *       item_class_code: "5020230602",
     *       item_name: "Cola 500ml",
     *       pkg_unit_code: "NT",
     *       pkg: 10,
     *       qty_unit_code: "U",
     *       qty: 10,
     *       unit_price: 348,
     *       supply_amount: 3000,
     *       discount_rate: 0,
     *       discount_amount: 0,
     *       taxable_amount: 3000,
     *       tax_type: "A",
     *       tax_rate: 16,
     *       tax_amount: 480,
     *       total_amount: 3480,
     *     },
     *   ],
     * });
     */
    create<Async extends boolean | undefined = false>(
      body: Body<"createPurchase">,
      options?: RequestOptions & { async?: Async },
    ): SubmitCall<"createPurchase", Async>;
    /**
     * Show a purchase. `GET /purchases/{transaction_id}`
     *
     * @example
     * await client.purchases.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09");
     */
    get(
      transactionId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"getPurchase">, Envelope<"getPurchase">>;
    /**
     * Search purchases. `POST /purchases/search`
     *
     * @example
     * for await (const row of client.purchases.search({ branch_id: "00", from_date: "2026-03-01", to_date: "2026-03-31", supplier_name: "lakeside" })) console.log(row);
     */
    search(body?: Body<"searchPurchases">, options?: RequestOptions): PageCall<Row<"searchPurchases">>;
    /**
     * List stored supplier sales. `GET /purchases/sales`
     *
     * @example
     * for await (const row of client.purchases.supplierSales()) console.log(row);
     */
    supplierSales(
      query?: Query<"listSupplierSales">,
      options?: RequestOptions,
    ): PageCall<Row<"listSupplierSales">, Envelope<"listSupplierSales">["meta"]>;
    /**
     * Fetch unregistered supplier sales. `POST /purchases/sales`
     *
     * @example
     * await client.purchases.fetchSupplierSales({ branch_id: "00" });
     */
    fetchSupplierSales(
      body?: Body<"fetchSupplierSales">,
      options?: RequestOptions,
    ): ApiCall<Result<"fetchSupplierSales">, Envelope<"fetchSupplierSales">>;
  };
  transactions: {
    /**
     * List transactions. `GET /transactions`
     *
     * @example
     * for await (const row of client.transactions.list()) console.log(row);
     */
    list(query?: Query<"listTransactions">, options?: RequestOptions): PageCall<Row<"listTransactions">>;
    /**
     * Show transaction statistics. `GET /transactions/stats`
     *
     * @example
     * await client.transactions.stats();
     */
    stats(
      query?: Query<"getTransactionStats">,
      options?: RequestOptions,
    ): ApiCall<Result<"getTransactionStats">, Envelope<"getTransactionStats">>;
    /**
     * Show a transaction. `GET /transactions/{id}`
     *
     * @example
     * await client.transactions.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getTransaction">, Envelope<"getTransaction">>;
    /**
     * List the attempts of a transaction. `GET /transactions/{id}/attempts`
     *
     * @example
     * for await (const row of client.transactions.attempts("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41")) console.log(row);
     */
    attempts(
      id: string,
      query?: Query<"listTransactionAttempts">,
      options?: RequestOptions,
    ): PageCall<Row<"listTransactionAttempts">>;
    /**
     * Retry a failed transaction. `POST /transactions/{id}/retry`
     *
     * @example
     * await client.transactions.retry("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", { reason: "The unit was restarted" });
     */
    retry(
      id: string,
      body?: Body<"retryTransaction">,
      options?: RequestOptions,
    ): ApiCall<Result<"retryTransaction">, Envelope<"retryTransaction">>;
    /**
     * Show or print a receipt. `GET /transactions/{id}/receipt`
     *
     * @example
     * await client.transactions.receipt("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    receipt<Format extends "json" | "pdf" | undefined = undefined>(
      id: string,
      query?: Query<"getReceipt"> & { format?: Format },
      options?: RequestOptions,
    ): FileCall<"getReceipt", Format>;
    /**
     * List the links to a receipt. `GET /transactions/{id}/receipt-links`
     *
     * @example
     * await client.transactions.receiptLinks("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    receiptLinks(
      id: string,
      options?: RequestOptions,
    ): ApiCall<Result<"listReceiptLinks">, Envelope<"listReceiptLinks">>;
    /**
     * Create a link to a receipt. `POST /transactions/{id}/receipt-links`
     *
     * @example
     * await client.transactions.createReceiptLink("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    createReceiptLink(
      id: string,
      body?: Body<"createReceiptLink">,
      options?: RequestOptions,
    ): ApiCall<Result<"createReceiptLink">, Envelope<"createReceiptLink">>;
    /**
     * Revoke a link to a receipt. `DELETE /transactions/{id}/receipt-links/{link_id}`
     *
     * @example
     * await client.transactions.deleteReceiptLink("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", "0199c1b0-0000-7a00-8b00-00000000ff01");
     */
    deleteReceiptLink(
      id: string,
      linkId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"deleteReceiptLink">, Envelope<"deleteReceiptLink">>;
    /**
     * Send a receipt by e-mail. `POST /transactions/{id}/receipt-mails`
     *
     * @example
     * await client.transactions.mailReceipt("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", { email: "wanjiku@example.com" });
     */
    mailReceipt(
      id: string,
      body: Body<"mailReceipt">,
      options?: RequestOptions,
    ): ApiCall<Result<"mailReceipt">, Envelope<"mailReceipt">>;
    /**
     * Record the outcome of an unconfirmed call. `POST /transactions/{id}/settle`
     *
     * @example
     * await client.transactions.settle("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", {
     *   outcome: "accepted",
     *   reason: "Receipt 41 is on the unit's journal roll",
     *   receipt_no: "41",
     *   receipt_date: "20260310101501",
     * });
     */
    settle(
      id: string,
      body: Body<"settleTransaction">,
      options?: RequestOptions,
    ): ApiCall<Result<"settleTransaction">, Envelope<"settleTransaction">>;
  };
  devices: {
    /**
     * List devices. `GET /devices`
     *
     * @example
     * await client.devices.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listDevices">, Envelope<"listDevices">>;
    /**
     * Create a device. `POST /devices`
     *
     * @example
     * await client.devices.create({
     *   bhf_id: "00",
     *   tin: "P051234567Z",
     *   dvc_srl_no: "SIM-DEV-0001",
     *   vscu_url: "http://127.0.0.1:8088",
     *   credentials: { username: "till-1", password: "9274" },
     * });
     */
    create(
      body: Body<"createDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"createDevice">, Envelope<"createDevice">>;
    /**
     * Show a device. `GET /devices/{bhfId}`
     *
     * @example
     * await client.devices.get("00");
     */
    get(bhfId: string, options?: RequestOptions): ApiCall<Result<"getDevice">, Envelope<"getDevice">>;
    /**
     * Update a device. `PUT /devices/{bhfId}`
     *
     * @example
     * await client.devices.update("00", { vscu_url: "http://10.0.4.7:8088" });
     */
    update(
      bhfId: string,
      body: Body<"updateDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateDevice">, Envelope<"updateDevice">>;
    /**
     * Delete a device. `DELETE /devices/{bhfId}`
     *
     * @example
     * await client.devices.delete("00");
     */
    delete(
      bhfId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"deleteDevice">, Envelope<"deleteDevice">>;
    /**
     * List the attempts of a device. `GET /devices/{bhfId}/attempts`
     *
     * @example
     * for await (const row of client.devices.attempts("00")) console.log(row);
     */
    attempts(
      bhfId: string,
      query?: Query<"listDeviceAttempts">,
      options?: RequestOptions,
    ): PageCall<Row<"listDeviceAttempts">>;
    /**
     * Initialize a device. `POST /devices/{bhfId}/initialize`
     *
     * @example
     * await client.devices.initialize("00", { credentials: { username: "till-1", password: "9274" } });
     */
    initialize(
      bhfId: string,
      body?: Body<"initializeDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"initializeDevice">, Envelope<"initializeDevice">>;
    /**
     * Test the connection of a device. `POST /devices/{bhfId}/test`
     *
     * @example
     * await client.devices.test("00");
     */
    test(
      bhfId: string,
      body?: Body<"testDevice">,
      options?: RequestOptions,
    ): ApiCall<Result<"testDevice">, Envelope<"testDevice">>;
  };
  relays: {
    /**
     * List relays. `GET /relays`
     *
     * @example
     * await client.relays.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listRelays">, Envelope<"listRelays">>;
    /**
     * Create a relay. `POST /relays`
     *
     * @example
     * await client.relays.create({ name: "Shop in Westlands", branches: ["00"] });
     */
    create(
      body: Body<"createRelay">,
      options?: RequestOptions,
    ): ApiCall<Result<"createRelay">, Envelope<"createRelay">>;
    /**
     * Revoke a relay. `DELETE /relays/{id}`
     *
     * @example
     * await client.relays.delete("0199c166-0000-7a00-8b00-00000000ee01");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteRelay">, Envelope<"deleteRelay">>;
  };
  account: {
    /**
     * Show the account and its settings. `GET /account`
     *
     * @example
     * await client.account.get();
     */
    get(options?: RequestOptions): ApiCall<Result<"getAccount">, Envelope<"getAccount">>;
    /**
     * Change the account's settings. `PATCH /account`
     *
     * @example
     * await client.account.update({ walk_in_customer_name: "Cash customer", trade_name: "Duka", receipt_header: "Karibu sana" });
     */
    update(
      body: Body<"updateAccount">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateAccount">, Envelope<"updateAccount">>;
    /**
     * Require two-factor sign-in. `PATCH /account/two-factor`
     *
     * @example
     * await client.account.requireTwoFactor({ required: true });
     */
    requireTwoFactor(
      body: Body<"requireTwoFactor">,
      options?: RequestOptions,
    ): ApiCall<Result<"requireTwoFactor">, Envelope<"requireTwoFactor">>;
  };
  branches: {
    /**
     * List branches. `GET /branches`
     *
     * @example
     * for await (const row of client.branches.list()) console.log(row);
     */
    list(query?: Query<"listBranches">, options?: RequestOptions): PageCall<Row<"listBranches">>;
    /**
     * Create a branch. `POST /branches`
     *
     * @example
     * await client.branches.create({
     *   bhf_id: "01",
     *   name: "Mombasa Shop",
     *   address_line: "Moi Avenue 12",
     *   city: "Mombasa",
     *   country: "KE",
     *   phone: "+254700000001",
     * });
     */
    create(
      body: Body<"createBranch">,
      options?: RequestOptions,
    ): ApiCall<Result<"createBranch">, Envelope<"createBranch">>;
    /**
     * Show a branch. `GET /branches/{bhfId}`
     *
     * @example
     * await client.branches.get("00");
     */
    get(bhfId: string, options?: RequestOptions): ApiCall<Result<"getBranch">, Envelope<"getBranch">>;
    /**
     * Update a branch. `PUT /branches/{bhfId}`
     *
     * @example
     * await client.branches.update("00", { name: "Mombasa Old Town Shop", manager_name: "J. Otieno" });
     */
    update(
      bhfId: string,
      body: Body<"updateBranch">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateBranch">, Envelope<"updateBranch">>;
    /**
     * Delete a branch. `DELETE /branches/{bhfId}`
     *
     * @example
     * await client.branches.delete("00");
     */
    delete(
      bhfId: string,
      options?: RequestOptions,
    ): ApiCall<Result<"deleteBranch">, Envelope<"deleteBranch">>;
    /**
     * Show statistics of a branch. `GET /branches/{bhfId}/stats`
     *
     * @example
     * await client.branches.stats("00");
     */
    stats(
      bhfId: string,
      query?: Query<"getBranchStats">,
      options?: RequestOptions,
    ): ApiCall<Result<"getBranchStats">, Envelope<"getBranchStats">>;
  };
  codes: {
    /**
     * List reference codes. `GET /codes`
     *
     * @example
     * for await (const row of client.codes.list()) console.log(row);
     */
    list(query?: Query<"listCodes">, options?: RequestOptions): PageCall<Row<"listCodes">>;
    /**
     * Refresh reference codes. `POST /codes/sync`
     *
     * @example
     * await client.codes.sync({ branch_id: "00" });
     */
    sync(
      body?: Body<"syncCodes">,
      options?: RequestOptions,
    ): ApiCall<Result<"syncCodes">, Envelope<"syncCodes">>;
    /**
     * List tax types. `GET /codes/tax-types`
     *
     * @example
     * await client.codes.taxTypes();
     */
    taxTypes(options?: RequestOptions): ApiCall<Result<"listTaxTypes">, Envelope<"listTaxTypes">>;
    /**
     * List payment types. `GET /codes/payment-types`
     *
     * @example
     * await client.codes.paymentTypes();
     */
    paymentTypes(options?: RequestOptions): ApiCall<Result<"listPaymentTypes">, Envelope<"listPaymentTypes">>;
    /**
     * List countries. `GET /codes/countries`
     *
     * @example
     * await client.codes.countries();
     */
    countries(options?: RequestOptions): ApiCall<Result<"listCountries">, Envelope<"listCountries">>;
  };
  items: {
    /**
     * List items. `GET /items`
     *
     * @example
     * for await (const row of client.items.list()) console.log(row);
     */
    list(query?: Query<"listItems">, options?: RequestOptions): PageCall<Row<"listItems">>;
    /**
     * Create an item. `POST /items`
     *
     * @example
     * await client.items.create({
     *   item_name: "Cola 500ml",
     *   item_class_code: "5020230602",
     *   tax_type_code: "A",
     *   pkg_unit_code: "NT",
     *   qty_unit_code: "U",
     *   default_price: 580,
     *   safety_qty: 24,
     * });
     */
    create(
      body: Body<"createItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"createItem">, Envelope<"createItem">>;
    /**
     * List external codes. `GET /items/external-codes`
     *
     * @example
     * for await (const row of client.items.externalCodes()) console.log(row);
     */
    externalCodes(
      query?: Query<"listExternalCodes">,
      options?: RequestOptions,
    ): PageCall<Row<"listExternalCodes">>;
    /**
     * Set external codes. `PUT /items/external-codes`
     *
     * @example
     * await client.items.setExternalCodes({
     *   source: "default",
     *   codes: [{ external_code: "85123A", item_code: "KE2NTXU0000001", description: "Cola 0.5 l" }],
     * });
     */
    setExternalCodes(
      body: Body<"setExternalCodes">,
      options?: RequestOptions,
    ): ApiCall<Result<"setExternalCodes">, Envelope<"setExternalCodes">>;
    /**
     * Delete an external code. `DELETE /items/external-codes/{source}/{external_code}`
     *
     * @example
     * await client.items.deleteExternalCode("default", "85123A");
     */
    deleteExternalCode(
      source: string,
      externalCode: string,
      options?: RequestOptions,
    ): ApiCall<Result<"deleteExternalCode">, Envelope<"deleteExternalCode">>;
    /**
     * Show an item. `GET /items/{itemCode}`
     *
     * @example
     * await client.items.get("KE2NTXU0000001");
     */
    get(
      itemCode: string,
      query?: Query<"getItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"getItem">, Envelope<"getItem">>;
    /**
     * Change an item. `PATCH /items/{itemCode}`
     *
     * @example
     * await client.items.update("KE2NTXU0000001", { item_name: "Cola 0.5 l", default_price: 600 });
     */
    update(
      itemCode: string,
      body: Body<"updateItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateItem">, Envelope<"updateItem">>;
  };
  imports: {
    /**
     * Fetch import items. `POST /imports/select-items`
     *
     * @example
     * await client.imports.selectItems({ last_request_date: "20260301000000" });
     */
    selectItems(
      body: Body<"selectImportItems">,
      options?: RequestOptions,
    ): ApiCall<Result<"selectImportItems">, Envelope<"selectImportItems">>;
    /**
     * List items to map imports to. `GET /imports/items`
     *
     * @example
     * await client.imports.items();
     */
    items(
      query?: Query<"listImportItems">,
      options?: RequestOptions,
    ): ApiCall<Result<"listImportItems">, Envelope<"listImportItems">>;
    /**
     * Process an import. `POST /imports/process`
     *
     * @example
     * await client.imports.process({
     *   action: "map",
     *   task_code: "2310001",
     *   declaration_date: "20260309",
     *   declaration_number: "26MBAIM400000001",
     *   item_sequence: 1,
     *   hs_code: "20055900000",
     *   import_item_name: "BAKED BEANS",
     *   origin_nation_code: "BR",
     *   quantity: 100,
     *   quantity_unit_code: "KGM",
     *   supplier_name: "Exportadora Sul",
     *   invoice_amount: 500,
     *   invoice_currency: "USD",
     *   exchange_rate: 129.5,
     *   existing_item_code: "KE2NTKG0000004",
     * });
     */
    process<Async extends boolean | undefined = false>(
      body: Body<"processImport">,
      options?: RequestOptions & { async?: Async },
    ): SubmitCall<"processImport", Async>;
    /**
     * Set the status of an import. `POST /imports/update-items`
     *
     * @example
     * await client.imports.updateItem({
     *   task_code: "2310001",
     *   declaration_date: "20260309",
     *   item_sequence: 3,
     *   hs_code: "20055900000",
     *   item_class_code: "5046590100",
     *   item_code: "KE2NTKG0000004",
     *   import_item_status_code: "4",
     *   remark: "Not ours",
     *   modifier_name: "Accounts",
     *   modifier_id: "u2",
     * });
     */
    updateItem(
      body: Body<"updateImportItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateImportItem">, Envelope<"updateImportItem">>;
  };
  stock: {
    /**
     * List stock levels. `GET /stock`
     *
     * @example
     * for await (const row of client.stock.list()) console.log(row);
     */
    list(query?: Query<"listStock">, options?: RequestOptions): PageCall<Row<"listStock">>;
    /**
     * Record a stock movement. `POST /stock`
     *
     * @example
     * await client.stock.createMovement({
     *   branch_id: "00",
     *   sar_no: "SAR-2026-0017",
     *   sar_ty_cd: "11",
     *   sar_dt: "20260310",
     *   tot_item_cnt: 1,
     *   tot_taxbl_amt: 5000,
     *   tot_tax_amt: 800,
     *   tot_amt: 5800,
     *   items: [
     *     {
     *       item_seq: 1,
     *       item_cd: "KE2NTXU0000001",
     *       item_clss_cd: "5020230602",
     *       item_nm: "Cola 500ml",
     *       pkg_unit_cd: "NT",
     *       pkg: 10,
     *       qty_unit_cd: "U",
     *       qty: 10,
     *       prc: 580,
     *       sply_amt: 5000,
     *       taxbl_amt: 5000,
     *       tax_ty_cd: "A",
     *       tax_amt: 800,
     *       tot_amt: 5800,
     *     },
     *   ],
     * });
     */
    createMovement<Async extends boolean | undefined = false>(
      body: Body<"createStockMovement">,
      options?: RequestOptions & { async?: Async },
    ): SubmitCall<"createStockMovement", Async>;
    /**
     * Transfer stock between branches. `POST /stock/transfers`
     *
     * @example
     * await client.stock.transfer({
     *   reference: "TR-2026-0003",
     *   from_branch_id: "00",
     *   to_branch_id: "01",
     *   transfer_date: "20260310",
     *   items: [{ item_code: "KE2NTXU0000001", quantity: 5 }],
     * });
     */
    transfer<Async extends boolean | undefined = false>(
      body: Body<"transferStock">,
      options?: RequestOptions & { async?: Async },
    ): SubmitCall<"transferStock", Async>;
    /**
     * Show an item's stock and history. `GET /stock/{item_code}`
     *
     * @example
     * await client.stock.item("KE2NTXU0000001");
     */
    item(
      itemCode: string,
      query?: Query<"getStockItem">,
      options?: RequestOptions,
    ): ApiCall<Result<"getStockItem">, Envelope<"getStockItem">>;
    /**
     * List stock movements. `GET /stock/movements`
     *
     * @example
     * for await (const row of client.stock.movements()) console.log(row);
     */
    movements(
      query?: Query<"listStockMovements">,
      options?: RequestOptions,
    ): PageCall<Row<"listStockMovements">>;
    /**
     * Set an item's quantity after a stock take. `POST /stock/master`
     *
     * @example
     * await client.stock.saveMaster({ item_code: "KE2NTXU0000001", remaining_qty: 8, remark: "Count of 10 March" });
     */
    saveMaster(
      body: Body<"saveStockMaster">,
      options?: RequestOptions,
    ): ApiCall<Result<"saveStockMaster">, Envelope<"saveStockMaster">>;
    /**
     * Fetch unrecorded stock items. `POST /stock/items`
     *
     * @example
     * await client.stock.fetchItems({ branch_id: "00" });
     */
    fetchItems(
      body?: Body<"fetchStockItems">,
      options?: RequestOptions,
    ): ApiCall<Result<"fetchStockItems">, Envelope<"fetchStockItems">>;
    /**
     * List stock discrepancies. `GET /stock/drift`
     *
     * @example
     * for await (const row of client.stock.drift()) console.log(row);
     */
    drift(query?: Query<"getStockDrift">, options?: RequestOptions): PageCall<Row<"getStockDrift">>;
  };
  webhooks: {
    /**
     * List webhooks. `GET /webhooks`
     *
     * @example
     * for await (const row of client.webhooks.list()) console.log(row);
     */
    list(query?: Query<"listWebhooks">, options?: RequestOptions): PageCall<Row<"listWebhooks">>;
    /**
     * Create a webhook endpoint. `POST /webhooks`
     *
     * @example
     * await client.webhooks.create({
     *   url: "https://shop.example.com/hooks/tax",
     *   events: ["transaction.completed", "transaction.stalled"],
     *   description: "Till back office",
     * });
     */
    create(
      body: Body<"createWebhook">,
      options?: RequestOptions,
    ): ApiCall<Result<"createWebhook">, Envelope<"createWebhook">>;
    /**
     * Show a webhook. `GET /webhooks/{id}`
     *
     * @example
     * await client.webhooks.get("0199c166-0000-7a00-8b00-00000000aa01");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getWebhook">, Envelope<"getWebhook">>;
    /**
     * Change, enable or disable a webhook. `PATCH /webhooks/{id}`
     *
     * @example
     * await client.webhooks.update("0199c166-0000-7a00-8b00-00000000aa01", { url: "https://shop.example.com/hooks/tax-events", is_active: true });
     */
    update(
      id: string,
      body: Body<"updateWebhook">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateWebhook">, Envelope<"updateWebhook">>;
    /**
     * Delete a webhook. `DELETE /webhooks/{id}`
     *
     * @example
     * await client.webhooks.delete("0199c166-0000-7a00-8b00-00000000aa01");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteWebhook">, Envelope<"deleteWebhook">>;
    /**
     * Rotate a webhook's secret. `POST /webhooks/{id}/rotate-secret`
     *
     * @example
     * await client.webhooks.rotateSecret("0199c166-0000-7a00-8b00-00000000aa01", { keep_old_hours: 24 });
     */
    rotateSecret(
      id: string,
      body?: Body<"rotateWebhookSecret">,
      options?: RequestOptions,
    ): ApiCall<Result<"rotateWebhookSecret">, Envelope<"rotateWebhookSecret">>;
    /**
     * Send a test event. `POST /webhooks/{id}/test`
     *
     * @example
     * await client.webhooks.test("0199c166-0000-7a00-8b00-00000000aa01");
     */
    test(
      id: string,
      body?: Body<"testWebhook">,
      options?: RequestOptions,
    ): ApiCall<Result<"testWebhook">, Envelope<"testWebhook">>;
    /**
     * List deliveries and their responses. `GET /webhooks/deliveries`
     *
     * @example
     * for await (const row of client.webhooks.deliveries()) console.log(row);
     */
    deliveries(query?: Query<"listDeliveries">, options?: RequestOptions): PageCall<Row<"listDeliveries">>;
    /**
     * Resend a delivery. `POST /webhooks/deliveries/{id}/resend`
     *
     * @example
     * await client.webhooks.resendDelivery("0199c1a2-7000-7a00-8b00-00000000dd01");
     */
    resendDelivery(
      id: string,
      body?: Body<"resendDelivery">,
      options?: RequestOptions,
    ): ApiCall<Result<"resendDelivery">, Envelope<"resendDelivery">>;
  };
  notices: {
    /**
     * List notices. `GET /notices`
     *
     * @example
     * for await (const row of client.notices.list()) console.log(row);
     */
    list(query?: Query<"listNotices">, options?: RequestOptions): PageCall<Row<"listNotices">>;
    /**
     * Fetch new notices. `POST /notices/sync`
     *
     * @example
     * await client.notices.sync({ branch_id: "00" });
     */
    sync(
      body?: Body<"syncNotices">,
      options?: RequestOptions,
    ): ApiCall<Result<"syncNotices">, Envelope<"syncNotices">>;
  };
  taxpayers: {
    /**
     * Look up a taxpayer. `GET /taxpayers/{tin}`
     *
     * @example
     * await client.taxpayers.get("A001234567B");
     */
    get(
      tin: string,
      query?: Query<"getTaxpayer">,
      options?: RequestOptions,
    ): ApiCall<Result<"getTaxpayer">, Envelope<"getTaxpayer">>;
  };
  insurances: {
    /**
     * List insurances. `GET /insurances`
     *
     * @example
     * for await (const row of client.insurances.list()) console.log(row);
     */
    list(query?: Query<"listInsurances">, options?: RequestOptions): PageCall<Row<"listInsurances">>;
    /**
     * Register an insurance. `POST /insurances`
     *
     * @example
     * await client.insurances.create({ branch_id: "00", code: "INS01", name: "Uzima Health", rate: 20 });
     */
    create(
      body: Body<"createInsurance">,
      options?: RequestOptions,
    ): ApiCall<Result<"createInsurance">, Envelope<"createInsurance">>;
    /**
     * Change an insurance. `PATCH /insurances/{code}`
     *
     * @example
     * await client.insurances.update("INS01", { rate: 15 });
     */
    update(
      code: string,
      body: Body<"updateInsurance">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateInsurance">, Envelope<"updateInsurance">>;
  };
  audit: {
    /**
     * List changes and their authors. `GET /audit`
     *
     * @example
     * for await (const row of client.audit.list()) console.log(row);
     */
    list(query?: Query<"listAudit">, options?: RequestOptions): PageCall<Row<"listAudit">>;
  };
  exports: {
    /**
     * List exports. `GET /exports`
     *
     * @example
     * await client.exports.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listExports">, Envelope<"listExports">>;
    /**
     * Export the records of a period. `POST /exports`
     *
     * @example
     * await client.exports.create({ type: "sales", format: "csv", from_date: "2026-03-01", to_date: "2026-03-31" });
     */
    create(
      body: Body<"createExport">,
      options?: RequestOptions,
    ): ApiCall<Result<"createExport">, Envelope<"createExport">>;
    /**
     * Show an export. `GET /exports/{id}`
     *
     * @example
     * await client.exports.get("0199c166-0000-7a00-8b00-00000000ef01");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getExport">, Envelope<"getExport">>;
    /**
     * Delete an export. `DELETE /exports/{id}`
     *
     * @example
     * await client.exports.delete("0199c166-0000-7a00-8b00-00000000ef01");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteExport">, Envelope<"deleteExport">>;
    /**
     * Download the file of an export. `GET /exports/{id}/file`
     *
     * @example
     * await client.exports.download("0199c166-0000-7a00-8b00-00000000ef01");
     */
    download(id: string, options?: RequestOptions): ApiCall<Uint8Array, Uint8Array>;
  };
  periods: {
    /**
     * List months. `GET /periods`
     *
     * @example
     * await client.periods.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listPeriods">, Envelope<"listPeriods">>;
    /**
     * Close a month. `POST /periods/{month}/close`
     *
     * @example
     * await client.periods.close("2026-02", { reason: "The return is due today" });
     */
    close(
      month: string,
      body?: Body<"closePeriod">,
      options?: RequestOptions,
    ): ApiCall<Result<"closePeriod">, Envelope<"closePeriod">>;
    /**
     * Reopen a month. `POST /periods/{month}/reopen`
     *
     * @example
     * await client.periods.reopen("2026-02", { reason: "An invoice was missing" });
     */
    reopen(
      month: string,
      body: Body<"reopenPeriod">,
      options?: RequestOptions,
    ): ApiCall<Result<"reopenPeriod">, Envelope<"reopenPeriod">>;
    /**
     * Fill in a month's VAT return. `GET /periods/{month}/return`
     *
     * @example
     * await client.periods.vatReturn("2026-02");
     */
    vatReturn(
      month: string,
      query?: Query<"getVatReturn">,
      options?: RequestOptions,
    ): ApiCall<Result<"getVatReturn">, Envelope<"getVatReturn">>;
    /**
     * Enter amounts in a month's VAT return. `PATCH /periods/{month}/return`
     *
     * @example
     * await client.periods.updateVatReturn("2026-02", { import_general_taxable: 100, import_general_tax: 16, withheld: 20 });
     */
    updateVatReturn(
      month: string,
      body: Body<"updateVatReturn">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateVatReturn">, Envelope<"updateVatReturn">>;
  };
  reconciliations: {
    /**
     * List reconciliations. `GET /reconciliations`
     *
     * @example
     * for await (const row of client.reconciliations.list()) console.log(row);
     */
    list(
      query?: Query<"listReconciliations">,
      options?: RequestOptions,
    ): PageCall<Row<"listReconciliations">>;
    /**
     * Upload the books and match them. `POST /reconciliations`
     *
     * @example
     * await client.reconciliations.create({
     *   from_date: "2026-03-01",
     *   to_date: "2026-03-31",
     *   file_name: "march.csv",
     *   file: "UElOLEludm9pY2UgTm8sRGF0ZSxOZXQsVkFUClAwNTk5OTk5OTlRLDEwMDAxLDIwMjYtMDMtMDksMTAwMCwxNjAK",
     * });
     */
    create(
      body: Body<"createReconciliation">,
      options?: RequestOptions,
    ): ApiCall<Result<"createReconciliation">, Envelope<"createReconciliation">>;
    /**
     * Show a reconciliation. `GET /reconciliations/{id}`
     *
     * @example
     * await client.reconciliations.get("0199c1a7-0000-7a00-8b00-00000000cc01");
     */
    get(
      id: string,
      options?: RequestOptions,
    ): ApiCall<Result<"getReconciliation">, Envelope<"getReconciliation">>;
    /**
     * List the rows of a reconciliation. `GET /reconciliations/{id}/rows`
     *
     * @example
     * for await (const row of client.reconciliations.rows("0199c1a7-0000-7a00-8b00-00000000cc01")) console.log(row);
     */
    rows(
      id: string,
      query?: Query<"listReconciliationRows">,
      options?: RequestOptions,
    ): PageCall<Row<"listReconciliationRows">>;
    /**
     * Decide about rows. `POST /reconciliations/{id}/decisions`
     *
     * @example
     * await client.reconciliations.decide("0199c1a7-0000-7a00-8b00-00000000cc01", {
     *   decisions: [
     *     {
     *       authority_id: "P059999999Q/00/10001/20260309101500",
     *       books_id: "P059999999Q/10001/2026-03-09",
     *       action: "accept",
     *     },
     *   ],
     * });
     */
    decide(
      id: string,
      body: Body<"decideReconciliation">,
      options?: RequestOptions,
    ): ApiCall<Result<"decideReconciliation">, Envelope<"decideReconciliation">>;
    /**
     * Register the accepted purchases. `POST /reconciliations/{id}/register`
     *
     * @example
     * await client.reconciliations.register("0199c1a7-0000-7a00-8b00-00000000cc01", { payment_type: "01" });
     */
    register(
      id: string,
      body?: Body<"registerReconciliation">,
      options?: RequestOptions,
    ): ApiCall<Result<"registerReconciliation">, Envelope<"registerReconciliation">>;
    /**
     * Get the report of a reconciliation. `GET /reconciliations/{id}/report`
     *
     * @example
     * await client.reconciliations.report("0199c1a7-0000-7a00-8b00-00000000cc01");
     */
    report(
      id: string,
      query?: Query<"getReconciliationReport">,
      options?: RequestOptions,
    ): ApiCall<Result<"getReconciliationReport">, Envelope<"getReconciliationReport">>;
  };
  reports: {
    /**
     * Sum up a period by tax letter. `GET /reports/tax`
     *
     * @example
     * await client.reports.taxReport({ from_date: "2026-03-01", to_date: "2026-03-31" });
     */
    taxReport(
      query: Query<"getTaxReport">,
      options?: RequestOptions,
    ): ApiCall<Result<"getTaxReport">, Envelope<"getTaxReport">>;
    /**
     * List outages of control units. `GET /reports/outages`
     *
     * @example
     * for await (const row of client.reports.outages()) console.log(row);
     */
    outages(query?: Query<"listOutages">, options?: RequestOptions): PageCall<Row<"listOutages">>;
    /**
     * List the documents that waited during an outage. `GET /reports/outages/{id}/documents`
     *
     * @example
     * for await (const row of client.reports.outageDocuments("0199c1a7-0000-7a00-8b00-00000000bd01")) console.log(row);
     */
    outageDocuments(
      id: string,
      query?: Query<"listOutageDocuments">,
      options?: RequestOptions,
    ): PageCall<Row<"listOutageDocuments">>;
  };
  keys: {
    /**
     * List API keys. `GET /keys`
     *
     * @example
     * await client.keys.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listKeys">, Envelope<"listKeys">>;
    /**
     * Create an API key. `POST /keys`
     *
     * @example
     * await client.keys.create({ address_ranges: ["203.0.113.0/24"], expires_at: "2027-12-31T00:00:00.000Z" });
     */
    create(
      body?: Body<"createKey">,
      options?: RequestOptions,
    ): ApiCall<Result<"createKey">, Envelope<"createKey">>;
    /**
     * Revoke an API key. `DELETE /keys/{id}`
     *
     * @example
     * await client.keys.delete("0199c166-0000-7a00-8b00-00000000e001");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteKey">, Envelope<"deleteKey">>;
    /**
     * Rotate an API key. `POST /keys/{id}/rotate`
     *
     * @example
     * await client.keys.rotate("0199c166-0000-7a00-8b00-00000000e001", { overlap_hours: 48 });
     */
    rotate(
      id: string,
      body?: Body<"rotateKey">,
      options?: RequestOptions,
    ): ApiCall<Result<"rotateKey">, Envelope<"rotateKey">>;
  };
  users: {
    /**
     * List users. `GET /users`
     *
     * @example
     * await client.users.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listUsers">, Envelope<"listUsers">>;
    /**
     * Invite a user. `POST /users`
     *
     * @example
     * await client.users.invite({ name: "Ben Kamau", email: "ben@duka.example", role: "accountant" });
     */
    invite(
      body: Body<"inviteUser">,
      options?: RequestOptions,
    ): ApiCall<Result<"inviteUser">, Envelope<"inviteUser">>;
    /**
     * Change role or access of a user. `PATCH /users/{id}`
     *
     * @example
     * await client.users.update("4711", { role: "accountant" });
     */
    update(
      id: string,
      body: Body<"updateUser">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateUser">, Envelope<"updateUser">>;
    /**
     * Remove a user. `DELETE /users/{id}`
     *
     * @example
     * await client.users.delete("4711");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteUser">, Envelope<"deleteUser">>;
    /**
     * Transfer ownership. `POST /users/{id}/transfer-ownership`
     *
     * @example
     * await client.users.transferOwnership("4711");
     */
    transferOwnership(
      id: string,
      options?: RequestOptions,
    ): ApiCall<Result<"transferOwnership">, Envelope<"transferOwnership">>;
    /**
     * Accept an invitation. `POST /invitations/accept`
     *
     * @example
     * await client.users.acceptInvitation({ token: "Zk3vQ9aBexample", password: "four unrelated words here" });
     */
    acceptInvitation(
      body: Body<"acceptInvitation">,
      options?: RequestOptions,
    ): ApiCall<Result<"acceptInvitation">, Envelope<"acceptInvitation">>;
  };
  registrations: {
    /**
     * Register a business. `POST /registrations`
     *
     * @example
     * await client.registrations.create({
     *   business: "Duka Ltd",
     *   tin: "P051234567Z",
     *   country: "KE",
     *   name: "Asha Otieno",
     *   email: "asha@duka.example",
     *   password: "four unrelated words here",
     *   terms_version: "2026-01",
     * });
     */
    create(
      body: Body<"createRegistration">,
      options?: RequestOptions,
    ): ApiCall<Result<"createRegistration">, Envelope<"createRegistration">>;
    /**
     * Confirm a registration. `POST /registrations/verify`
     *
     * @example
     * await client.registrations.verify({ token: "Zk3vQ9aBexample", password: "four unrelated words here" });
     */
    verify(
      body: Body<"verifyRegistration">,
      options?: RequestOptions,
    ): ApiCall<Result<"verifyRegistration">, Envelope<"verifyRegistration">>;
  };
  operators: {
    /**
     * List registrations. `GET /operator/registrations`
     *
     * @example
     * await client.operators.registrations();
     */
    registrations(
      query?: Query<"listRegistrations">,
      options?: RequestOptions,
    ): ApiCall<Result<"listRegistrations">, Envelope<"listRegistrations">>;
    /**
     * Approve a registration. `POST /operator/registrations/{id}/approve`
     *
     * @example
     * await client.operators.approveRegistration("0199c166-0000-7a00-8b00-00000000f001");
     */
    approveRegistration(
      id: string,
      options?: RequestOptions,
    ): ApiCall<Result<"approveRegistration">, Envelope<"approveRegistration">>;
    /**
     * Reject a registration. `POST /operator/registrations/{id}/reject`
     *
     * @example
     * await client.operators.rejectRegistration("0199c166-0000-7a00-8b00-00000000f001", { reason: "The TIN does not belong to this business." });
     */
    rejectRegistration(
      id: string,
      body: Body<"rejectRegistration">,
      options?: RequestOptions,
    ): ApiCall<Result<"rejectRegistration">, Envelope<"rejectRegistration">>;
    /**
     * List accounts. `GET /operator/accounts`
     *
     * @example
     * await client.operators.accounts();
     */
    accounts(
      query?: Query<"listAccounts">,
      options?: RequestOptions,
    ): ApiCall<Result<"listAccounts">, Envelope<"listAccounts">>;
    /**
     * Inspect an account. `GET /operator/accounts/{id}`
     *
     * @example
     * await client.operators.inspectAccount("4711");
     */
    inspectAccount(
      id: string,
      options?: RequestOptions,
    ): ApiCall<Result<"inspectAccount">, Envelope<"inspectAccount">>;
    /**
     * Change what the plan of an account includes. `PATCH /operator/accounts/{id}`
     *
     * @example
     * await client.operators.changeAccountFeatures("4711", { features: ["async", "webhooks"] });
     */
    changeAccountFeatures(
      id: string,
      body: Body<"changeAccountFeatures">,
      options?: RequestOptions,
    ): ApiCall<Result<"changeAccountFeatures">, Envelope<"changeAccountFeatures">>;
    /**
     * Bind a TIN to an account. `POST /operator/accounts/{id}/tins`
     *
     * @example
     * await client.operators.bindTin("4711", { tin: "P051234567Z" });
     */
    bindTin(
      id: string,
      body: Body<"bindTin">,
      options?: RequestOptions,
    ): ApiCall<Result<"bindTin">, Envelope<"bindTin">>;
    /**
     * Remove a TIN from an account. `DELETE /operator/accounts/{id}/tins/{tin}`
     *
     * @example
     * await client.operators.unbindTin("4711", "P051234567Z");
     */
    unbindTin(
      id: string,
      tin: string,
      options?: RequestOptions,
    ): ApiCall<Result<"unbindTin">, Envelope<"unbindTin">>;
    /**
     * Change the limits of a key. `PATCH /operator/accounts/{id}/keys/{key}`
     *
     * @example
     * await client.operators.changeKeyLimits("4711", "0199c166-0000-7a00-8b00-00000000e001", { rate_per_minute: 600 });
     */
    changeKeyLimits(
      id: string,
      key: string,
      body: Body<"changeKeyLimits">,
      options?: RequestOptions,
    ): ApiCall<Result<"changeKeyLimits">, Envelope<"changeKeyLimits">>;
    /**
     * Suspend, reactivate or cancel an account. `POST /operator/accounts/{id}/status`
     *
     * @example
     * await client.operators.changeAccountStatus("4711", { move: "suspend", reason: "Unpaid since January." });
     */
    changeAccountStatus(
      id: string,
      body: Body<"changeAccountStatus">,
      options?: RequestOptions,
    ): ApiCall<Result<"changeAccountStatus">, Envelope<"changeAccountStatus">>;
  };
  sessions: {
    /**
     * List your sessions. `GET /sessions`
     *
     * @example
     * await client.sessions.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listSessions">, Envelope<"listSessions">>;
    /**
     * Sign in. `POST /sessions`
     *
     * @example
     * await client.sessions.create({ email: "asha@acacia.example", password: "correct horse battery staple" });
     */
    create(
      body: Body<"createSession">,
      options?: RequestOptions,
    ): ApiCall<Result<"createSession">, Envelope<"createSession">>;
    /**
     * Sign out everywhere. `DELETE /sessions`
     *
     * @example
     * await client.sessions.deleteAllSessions();
     */
    deleteAllSessions(
      options?: RequestOptions,
    ): ApiCall<Result<"deleteAllSessions">, Envelope<"deleteAllSessions">>;
    /**
     * Sign in with a code. `POST /sessions/complete`
     *
     * @example
     * await client.sessions.complete({ challenge: "Zk3vQ9aBexample", code: "492039" });
     */
    complete(
      body: Body<"completeSession">,
      options?: RequestOptions,
    ): ApiCall<Result<"completeSession">, Envelope<"completeSession">>;
    /**
     * Confirm your identity. `POST /sessions/confirm`
     *
     * @example
     * await client.sessions.confirm({ password: "correct horse battery staple" });
     */
    confirm(
      body?: Body<"confirmSession">,
      options?: RequestOptions,
    ): ApiCall<Result<"confirmSession">, Envelope<"confirmSession">>;
    /**
     * Sign out. `DELETE /sessions/{id}`
     *
     * @example
     * await client.sessions.delete("0199c166-0000-7a00-8b00-00000000aa01");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteSession">, Envelope<"deleteSession">>;
  };
  me: {
    /**
     * Show your profile. `GET /me`
     *
     * @example
     * await client.me.get();
     */
    get(options?: RequestOptions): ApiCall<Result<"getMe">, Envelope<"getMe">>;
    /**
     * Change your name and settings. `PATCH /me`
     *
     * @example
     * await client.me.update({ name: "Asha Otieno" });
     */
    update(
      body: Body<"updateMe">,
      options?: RequestOptions,
    ): ApiCall<Result<"updateMe">, Envelope<"updateMe">>;
    /**
     * Change your password. `PUT /me/password`
     *
     * @example
     * await client.me.changePassword({ password: "eleven green bicycles at noon" });
     */
    changePassword(
      body: Body<"changePassword">,
      options?: RequestOptions,
    ): ApiCall<Result<"changePassword">, Envelope<"changePassword">>;
    /**
     * Set up two-factor sign-in. `POST /me/two-factor`
     *
     * @example
     * await client.me.beginTwoFactor();
     */
    beginTwoFactor(options?: RequestOptions): ApiCall<Result<"beginTwoFactor">, Envelope<"beginTwoFactor">>;
    /**
     * Turn off two-factor sign-in. `DELETE /me/two-factor`
     *
     * @example
     * await client.me.disableTwoFactor();
     */
    disableTwoFactor(
      options?: RequestOptions,
    ): ApiCall<Result<"disableTwoFactor">, Envelope<"disableTwoFactor">>;
    /**
     * Turn on two-factor sign-in. `POST /me/two-factor/confirm`
     *
     * @example
     * await client.me.confirmTwoFactor({ code: "492039" });
     */
    confirmTwoFactor(
      body: Body<"confirmTwoFactor">,
      options?: RequestOptions,
    ): ApiCall<Result<"confirmTwoFactor">, Envelope<"confirmTwoFactor">>;
    /**
     * Get new recovery codes. `POST /me/two-factor/recovery-codes`
     *
     * @example
     * await client.me.renewRecoveryCodes();
     */
    renewRecoveryCodes(
      options?: RequestOptions,
    ): ApiCall<Result<"renewRecoveryCodes">, Envelope<"renewRecoveryCodes">>;
  };
  passwords: {
    /**
     * Request a new password. `POST /password-resets`
     *
     * @example
     * await client.passwords.requestReset({ email: "asha@acacia.example" });
     */
    requestReset(
      body: Body<"requestPasswordReset">,
      options?: RequestOptions,
    ): ApiCall<Result<"requestPasswordReset">, Envelope<"requestPasswordReset">>;
    /**
     * Set a new password. `POST /password-resets/confirm`
     *
     * @example
     * await client.passwords.reset({ token: "Zk3vQ9aBexample", password: "eleven green bicycles at noon" });
     */
    reset(
      body: Body<"resetPassword">,
      options?: RequestOptions,
    ): ApiCall<Result<"resetPassword">, Envelope<"resetPassword">>;
  };
  health: {
    /**
     * Check the whole chain. `GET /health`
     *
     * @example
     * await client.health.get();
     */
    get(options?: RequestOptions): ApiCall<Result<"getHealth">, Envelope<"getHealth">>;
  };
};

export const routes = {
  sales: {
    create: {
      operation: "createSale",
      method: "POST",
      path: "/sales",
      body: true,
      branch: true,
      submission: true,
    },
    createBulk: {
      operation: "createSalesBulk",
      method: "POST",
      path: "/sales/bulk",
      body: true,
      branch: true,
    },
    get: { operation: "getSale", path: "/sales/{id}", params: ["id"] },
    reissue: {
      operation: "reissueSale",
      method: "POST",
      path: "/sales/{id}/reissue",
      params: ["id"],
      body: true,
      submission: true,
    },
    search: {
      operation: "searchSales",
      method: "POST",
      path: "/sales/search",
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
      body: true,
      branch: true,
      submission: true,
    },
    get: { operation: "getPurchase", path: "/purchases/{transaction_id}", params: ["transaction_id"] },
    search: {
      operation: "searchPurchases",
      method: "POST",
      path: "/purchases/search",
      body: true,
      paging: "body",
      branch: true,
      repeatable: true,
    },
    supplierSales: {
      operation: "listSupplierSales",
      path: "/purchases/sales",
      query: true,
      paging: "query",
      branch: true,
    },
    fetchSupplierSales: {
      operation: "fetchSupplierSales",
      method: "POST",
      path: "/purchases/sales",
      body: true,
      branch: true,
      direct: true,
    },
  },
  transactions: {
    list: {
      operation: "listTransactions",
      path: "/transactions",
      query: true,
      paging: "query",
      branch: true,
    },
    stats: { operation: "getTransactionStats", path: "/transactions/stats", query: true },
    get: { operation: "getTransaction", path: "/transactions/{id}", params: ["id"] },
    attempts: {
      operation: "listTransactionAttempts",
      path: "/transactions/{id}/attempts",
      params: ["id"],
      query: true,
      paging: "query",
    },
    retry: {
      operation: "retryTransaction",
      method: "POST",
      path: "/transactions/{id}/retry",
      params: ["id"],
      body: true,
    },
    receipt: { operation: "getReceipt", path: "/transactions/{id}/receipt", params: ["id"], query: true },
    receiptLinks: { operation: "listReceiptLinks", path: "/transactions/{id}/receipt-links", params: ["id"] },
    createReceiptLink: {
      operation: "createReceiptLink",
      method: "POST",
      path: "/transactions/{id}/receipt-links",
      params: ["id"],
      body: true,
    },
    deleteReceiptLink: {
      operation: "deleteReceiptLink",
      method: "DELETE",
      path: "/transactions/{id}/receipt-links/{link_id}",
      params: ["id", "link_id"],
    },
    mailReceipt: {
      operation: "mailReceipt",
      method: "POST",
      path: "/transactions/{id}/receipt-mails",
      params: ["id"],
      body: true,
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
    list: { operation: "listDevices", path: "/devices" },
    create: { operation: "createDevice", method: "POST", path: "/devices", body: true },
    get: { operation: "getDevice", path: "/devices/{bhfId}", params: ["bhfId"] },
    update: {
      operation: "updateDevice",
      method: "PUT",
      path: "/devices/{bhfId}",
      params: ["bhfId"],
      body: true,
    },
    delete: { operation: "deleteDevice", method: "DELETE", path: "/devices/{bhfId}", params: ["bhfId"] },
    attempts: {
      operation: "listDeviceAttempts",
      path: "/devices/{bhfId}/attempts",
      params: ["bhfId"],
      query: true,
      paging: "query",
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
  relays: {
    list: { operation: "listRelays", path: "/relays" },
    create: { operation: "createRelay", method: "POST", path: "/relays", body: true },
    delete: { operation: "deleteRelay", method: "DELETE", path: "/relays/{id}", params: ["id"] },
  },
  account: {
    get: { operation: "getAccount", path: "/account" },
    update: { operation: "updateAccount", method: "PATCH", path: "/account", body: true },
    requireTwoFactor: {
      operation: "requireTwoFactor",
      method: "PATCH",
      path: "/account/two-factor",
      body: true,
    },
  },
  branches: {
    list: { operation: "listBranches", path: "/branches", query: true, paging: "query" },
    create: { operation: "createBranch", method: "POST", path: "/branches", body: true },
    get: { operation: "getBranch", path: "/branches/{bhfId}", params: ["bhfId"] },
    update: {
      operation: "updateBranch",
      method: "PUT",
      path: "/branches/{bhfId}",
      params: ["bhfId"],
      body: true,
    },
    delete: { operation: "deleteBranch", method: "DELETE", path: "/branches/{bhfId}", params: ["bhfId"] },
    stats: { operation: "getBranchStats", path: "/branches/{bhfId}/stats", params: ["bhfId"], query: true },
  },
  codes: {
    list: { operation: "listCodes", path: "/codes", query: true, paging: "query" },
    sync: {
      operation: "syncCodes",
      method: "POST",
      path: "/codes/sync",
      body: true,
      branch: true,
      direct: true,
    },
    taxTypes: { operation: "listTaxTypes", path: "/codes/tax-types" },
    paymentTypes: { operation: "listPaymentTypes", path: "/codes/payment-types" },
    countries: { operation: "listCountries", path: "/codes/countries" },
  },
  items: {
    list: { operation: "listItems", path: "/items", query: true, paging: "query", branch: true },
    create: { operation: "createItem", method: "POST", path: "/items", body: true, branch: true },
    externalCodes: {
      operation: "listExternalCodes",
      path: "/items/external-codes",
      query: true,
      paging: "query",
    },
    setExternalCodes: {
      operation: "setExternalCodes",
      method: "PUT",
      path: "/items/external-codes",
      body: true,
    },
    deleteExternalCode: {
      operation: "deleteExternalCode",
      method: "DELETE",
      path: "/items/external-codes/{source}/{external_code}",
      params: ["source", "external_code"],
    },
    get: { operation: "getItem", path: "/items/{itemCode}", params: ["itemCode"], query: true, branch: true },
    update: {
      operation: "updateItem",
      method: "PATCH",
      path: "/items/{itemCode}",
      params: ["itemCode"],
      body: true,
      branch: true,
    },
  },
  imports: {
    selectItems: {
      operation: "selectImportItems",
      method: "POST",
      path: "/imports/select-items",
      body: true,
      branch: true,
      direct: true,
    },
    items: { operation: "listImportItems", path: "/imports/items", query: true, branch: true },
    process: {
      operation: "processImport",
      method: "POST",
      path: "/imports/process",
      body: true,
      branch: true,
      submission: true,
    },
    updateItem: {
      operation: "updateImportItem",
      method: "POST",
      path: "/imports/update-items",
      body: true,
      branch: true,
    },
  },
  stock: {
    list: { operation: "listStock", path: "/stock", query: true, paging: "query", branch: true },
    createMovement: {
      operation: "createStockMovement",
      method: "POST",
      path: "/stock",
      body: true,
      branch: true,
      submission: true,
    },
    transfer: {
      operation: "transferStock",
      method: "POST",
      path: "/stock/transfers",
      body: true,
      submission: true,
    },
    item: {
      operation: "getStockItem",
      path: "/stock/{item_code}",
      params: ["item_code"],
      query: true,
      branch: true,
    },
    movements: {
      operation: "listStockMovements",
      path: "/stock/movements",
      query: true,
      paging: "query",
      branch: true,
    },
    saveMaster: {
      operation: "saveStockMaster",
      method: "POST",
      path: "/stock/master",
      body: true,
      branch: true,
    },
    fetchItems: {
      operation: "fetchStockItems",
      method: "POST",
      path: "/stock/items",
      body: true,
      branch: true,
      direct: true,
    },
    drift: { operation: "getStockDrift", path: "/stock/drift", query: true, paging: "query", branch: true },
  },
  webhooks: {
    list: { operation: "listWebhooks", path: "/webhooks", query: true, paging: "query" },
    create: { operation: "createWebhook", method: "POST", path: "/webhooks", body: true },
    get: { operation: "getWebhook", path: "/webhooks/{id}", params: ["id"] },
    update: {
      operation: "updateWebhook",
      method: "PATCH",
      path: "/webhooks/{id}",
      params: ["id"],
      body: true,
    },
    delete: { operation: "deleteWebhook", method: "DELETE", path: "/webhooks/{id}", params: ["id"] },
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
    deliveries: { operation: "listDeliveries", path: "/webhooks/deliveries", query: true, paging: "query" },
    resendDelivery: {
      operation: "resendDelivery",
      method: "POST",
      path: "/webhooks/deliveries/{id}/resend",
      params: ["id"],
      body: true,
    },
  },
  notices: {
    list: { operation: "listNotices", path: "/notices", query: true, paging: "query" },
    sync: {
      operation: "syncNotices",
      method: "POST",
      path: "/notices/sync",
      body: true,
      branch: true,
      direct: true,
    },
  },
  taxpayers: {
    get: {
      operation: "getTaxpayer",
      path: "/taxpayers/{tin}",
      params: ["tin"],
      query: true,
      branch: true,
      direct: true,
    },
  },
  insurances: {
    list: { operation: "listInsurances", path: "/insurances", query: true, paging: "query", branch: true },
    create: { operation: "createInsurance", method: "POST", path: "/insurances", body: true, branch: true },
    update: {
      operation: "updateInsurance",
      method: "PATCH",
      path: "/insurances/{code}",
      params: ["code"],
      body: true,
      branch: true,
    },
  },
  audit: {
    list: { operation: "listAudit", path: "/audit", query: true, paging: "query" },
  },
  exports: {
    list: { operation: "listExports", path: "/exports" },
    create: { operation: "createExport", method: "POST", path: "/exports", body: true, branch: true },
    get: { operation: "getExport", path: "/exports/{id}", params: ["id"] },
    delete: { operation: "deleteExport", method: "DELETE", path: "/exports/{id}", params: ["id"] },
    download: { operation: "downloadExport", path: "/exports/{id}/file", params: ["id"] },
  },
  periods: {
    list: { operation: "listPeriods", path: "/periods" },
    close: {
      operation: "closePeriod",
      method: "POST",
      path: "/periods/{month}/close",
      params: ["month"],
      body: true,
    },
    reopen: {
      operation: "reopenPeriod",
      method: "POST",
      path: "/periods/{month}/reopen",
      params: ["month"],
      body: true,
    },
    vatReturn: { operation: "getVatReturn", path: "/periods/{month}/return", params: ["month"], query: true },
    updateVatReturn: {
      operation: "updateVatReturn",
      method: "PATCH",
      path: "/periods/{month}/return",
      params: ["month"],
      body: true,
    },
  },
  reconciliations: {
    list: {
      operation: "listReconciliations",
      path: "/reconciliations",
      query: true,
      paging: "query",
      branch: true,
    },
    create: {
      operation: "createReconciliation",
      method: "POST",
      path: "/reconciliations",
      body: true,
      branch: true,
    },
    get: { operation: "getReconciliation", path: "/reconciliations/{id}", params: ["id"] },
    rows: {
      operation: "listReconciliationRows",
      path: "/reconciliations/{id}/rows",
      params: ["id"],
      query: true,
      paging: "query",
    },
    decide: {
      operation: "decideReconciliation",
      method: "POST",
      path: "/reconciliations/{id}/decisions",
      params: ["id"],
      body: true,
    },
    register: {
      operation: "registerReconciliation",
      method: "POST",
      path: "/reconciliations/{id}/register",
      params: ["id"],
      body: true,
    },
    report: {
      operation: "getReconciliationReport",
      path: "/reconciliations/{id}/report",
      params: ["id"],
      query: true,
    },
  },
  reports: {
    taxReport: { operation: "getTaxReport", path: "/reports/tax", query: true, branch: true },
    outages: {
      operation: "listOutages",
      path: "/reports/outages",
      query: true,
      paging: "query",
      branch: true,
    },
    outageDocuments: {
      operation: "listOutageDocuments",
      path: "/reports/outages/{id}/documents",
      params: ["id"],
      query: true,
      paging: "query",
    },
  },
  keys: {
    list: { operation: "listKeys", path: "/keys" },
    create: { operation: "createKey", method: "POST", path: "/keys", body: true },
    delete: { operation: "deleteKey", method: "DELETE", path: "/keys/{id}", params: ["id"] },
    rotate: { operation: "rotateKey", method: "POST", path: "/keys/{id}/rotate", params: ["id"], body: true },
  },
  users: {
    list: { operation: "listUsers", path: "/users" },
    invite: { operation: "inviteUser", method: "POST", path: "/users", body: true },
    update: { operation: "updateUser", method: "PATCH", path: "/users/{id}", params: ["id"], body: true },
    delete: { operation: "deleteUser", method: "DELETE", path: "/users/{id}", params: ["id"] },
    transferOwnership: {
      operation: "transferOwnership",
      method: "POST",
      path: "/users/{id}/transfer-ownership",
      params: ["id"],
    },
    acceptInvitation: {
      operation: "acceptInvitation",
      method: "POST",
      path: "/invitations/accept",
      body: true,
      unkeyed: true,
    },
  },
  registrations: {
    create: {
      operation: "createRegistration",
      method: "POST",
      path: "/registrations",
      body: true,
      unkeyed: true,
    },
    verify: {
      operation: "verifyRegistration",
      method: "POST",
      path: "/registrations/verify",
      body: true,
      unkeyed: true,
    },
  },
  operators: {
    registrations: { operation: "listRegistrations", path: "/operator/registrations", query: true },
    approveRegistration: {
      operation: "approveRegistration",
      method: "POST",
      path: "/operator/registrations/{id}/approve",
      params: ["id"],
      unkeyed: true,
    },
    rejectRegistration: {
      operation: "rejectRegistration",
      method: "POST",
      path: "/operator/registrations/{id}/reject",
      params: ["id"],
      body: true,
      unkeyed: true,
    },
    accounts: { operation: "listAccounts", path: "/operator/accounts", query: true },
    inspectAccount: { operation: "inspectAccount", path: "/operator/accounts/{id}", params: ["id"] },
    changeAccountFeatures: {
      operation: "changeAccountFeatures",
      method: "PATCH",
      path: "/operator/accounts/{id}",
      params: ["id"],
      body: true,
    },
    bindTin: {
      operation: "bindTin",
      method: "POST",
      path: "/operator/accounts/{id}/tins",
      params: ["id"],
      body: true,
      unkeyed: true,
    },
    unbindTin: {
      operation: "unbindTin",
      method: "DELETE",
      path: "/operator/accounts/{id}/tins/{tin}",
      params: ["id", "tin"],
    },
    changeKeyLimits: {
      operation: "changeKeyLimits",
      method: "PATCH",
      path: "/operator/accounts/{id}/keys/{key}",
      params: ["id", "key"],
      body: true,
    },
    changeAccountStatus: {
      operation: "changeAccountStatus",
      method: "POST",
      path: "/operator/accounts/{id}/status",
      params: ["id"],
      body: true,
      unkeyed: true,
    },
  },
  sessions: {
    list: { operation: "listSessions", path: "/sessions" },
    create: { operation: "createSession", method: "POST", path: "/sessions", body: true, unkeyed: true },
    deleteAllSessions: { operation: "deleteAllSessions", method: "DELETE", path: "/sessions" },
    complete: {
      operation: "completeSession",
      method: "POST",
      path: "/sessions/complete",
      body: true,
      unkeyed: true,
    },
    confirm: {
      operation: "confirmSession",
      method: "POST",
      path: "/sessions/confirm",
      body: true,
      unkeyed: true,
    },
    delete: { operation: "deleteSession", method: "DELETE", path: "/sessions/{id}", params: ["id"] },
  },
  me: {
    get: { operation: "getMe", path: "/me" },
    update: { operation: "updateMe", method: "PATCH", path: "/me", body: true },
    changePassword: { operation: "changePassword", method: "PUT", path: "/me/password", body: true },
    beginTwoFactor: { operation: "beginTwoFactor", method: "POST", path: "/me/two-factor", unkeyed: true },
    disableTwoFactor: { operation: "disableTwoFactor", method: "DELETE", path: "/me/two-factor" },
    confirmTwoFactor: {
      operation: "confirmTwoFactor",
      method: "POST",
      path: "/me/two-factor/confirm",
      body: true,
      unkeyed: true,
    },
    renewRecoveryCodes: {
      operation: "renewRecoveryCodes",
      method: "POST",
      path: "/me/two-factor/recovery-codes",
      unkeyed: true,
    },
  },
  passwords: {
    requestReset: {
      operation: "requestPasswordReset",
      method: "POST",
      path: "/password-resets",
      body: true,
      unkeyed: true,
    },
    reset: {
      operation: "resetPassword",
      method: "POST",
      path: "/password-resets/confirm",
      body: true,
      unkeyed: true,
    },
  },
  health: {
    get: { operation: "getHealth", path: "/health" },
  },
} as const satisfies Record<string, Record<string, Route>>;
