// Generated from openapi.yaml by generate.ts: every method of the client, its types and its route. Do not edit.
import type { ApiCall } from "./call.ts";
import type { PageCall } from "./paginate.ts";
import type { Body, Envelope, FileCall, Query, RequestOptions, Result, Route, Row, SubmitCall } from "./types.ts";

export type Resources = {
  sales: {
    /**
     * Submit a sale or credit note. `POST /sales`
     *
     * Stores the sale, sends it to the branch's control unit for signing, and returns the receipt. The service fills
     * in omitted names, rates and amounts from the item and the calculation rules, and checks the others: totals to
     * the cent, supply, taxable amount and tax within 0.01. It stores the sale before it sends anything, and then
     * writes status, receipt, quantities, movements and event together. If there is no outcome within 30 seconds,
     * the response is 422 `outcome_pending` or `outcome_unknown`. The sale stays stored: don't submit it under
     * another number. A quotation (`sale_kind: proforma`) and a sale of a device in training are stored and not
     * sent, so the response is always 200.
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
    create<Async extends boolean | undefined = false>(body: Body<"createSale">, options?: RequestOptions & { async?: Async }): SubmitCall<"createSale", Async>;
    /**
     * Submit many sales and credit notes. `POST /sales/bulk`
     *
     * Stores up to 500 sales and credit notes and responds before they are signed. Each entry is the body of `POST
     * /sales`, and the service checks and stores it separately by the same rules. Sales are stored before credit
     * notes. The response is 202 with one result for each entry, even if all are rejected. A number that was
     * submitted before is a `duplicate` with its current status. Poll `GET /transactions` or wait for the event
     * `transaction.completed`. The request counts once in the rate limit, and its body can have up to 4 MiB. An
     * environment can have 50,000 unsigned sales; above that the response is 503. If a response is lost, send the
     * request again: the invoice numbers prevent duplicates.
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
    createBulk(body: Body<"createSalesBulk">, options?: RequestOptions): ApiCall<Result<"createSalesBulk">, Envelope<"createSalesBulk">>;
    /**
     * Show a sale. `GET /sales/{id}`
     *
     * Returns the sale with its lines and the control unit's response. 403 if it belongs to another account.
     *
     * @example
     * await client.sales.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getSale">, Envelope<"getSale">>;
    /**
     * Credit a sale and issue it again. `POST /sales/{id}/reissue`
     *
     * Corrects a signed sale that has a wrong buyer, date or line. The service stores two documents at once: a
     * credit note for the rest of the sale, dated today, and the corrected sale. Fields that you omit stay as they
     * are on the original. Only the date differs: it is today. The corrected sale is sent after the control unit has
     * accepted the credit note. If the unit rejects the credit note, the corrected sale fails with
     * `credit_note_rejected` and isn't sent. Retry the credit note; the corrected sale follows automatically. If the
     * unit rejects the corrected sale, retry it, or send this request again with other corrections: the accepted
     * credit note stays valid. The same request returns the same result. Other corrections of a sale that is already
     * reissued are 409 `already_reissued`.
     *
     * @example
     * await client.sales.reissue("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", { customer_tin: "P059999999Q", customer_name: "Lakeside Wholesale Ltd" });
     */
    reissue<Async extends boolean | undefined = false>(id: string, body?: Body<"reissueSale">, options?: RequestOptions & { async?: Async }): SubmitCall<"reissueSale", Async>;
    /**
     * Search sales. `POST /sales/search`
     *
     * Finds sales by document date, number, customer and status, newest first. All conditions must match. An empty
     * body finds every sale. `sale_kind` finds quotations or training documents instead. The service searches a part
     * of a name in at most 100,000 sales: narrow the dates if you have more.
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
    /**
     * Calculate what would be signed. `POST /sales/preview`
     *
     * Checks a sale or credit note as `POST /sales` does, and returns the lines and totals that the control unit
     * would sign, with the same warnings. Stores and sends nothing, and doesn't check whether the invoice number is
     * used. The shares of a credit note follow from the credit notes that exist now.
     *
     * @example
     * await client.sales.preview({
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
    preview(body: Body<"previewSale">, options?: RequestOptions): ApiCall<Result<"previewSale">, Envelope<"previewSale">>;
  };
  purchases: {
    /**
     * Register a purchase. `POST /purchases`
     *
     * Registers a supplier's invoice at the control unit and increases stock. Amounts must follow the calculation
     * rules within 0.01. If the invoice is a fetched supplier sale, the purchase confirms it: it has the same
     * supplier TIN, branch and invoice number, the same lines, and the supplier's figures, even where they don't
     * follow the calculation rules. Only the items are yours. A supplier invoice can be registered once. The service
     * stores the purchase before it sends anything, and writes all results of a success together.
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
    create<Async extends boolean | undefined = false>(body: Body<"createPurchase">, options?: RequestOptions & { async?: Async }): SubmitCall<"createPurchase", Async>;
    /**
     * Show a purchase. `GET /purchases/{transaction_id}`
     *
     * Returns the purchase with its lines and the control unit's response. 403 if it belongs to another account.
     *
     * @example
     * await client.purchases.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09");
     */
    get(transactionId: string, options?: RequestOptions): ApiCall<Result<"getPurchase">, Envelope<"getPurchase">>;
    /**
     * Change how the tax of a purchase is claimed. `PUT /purchases/{transaction_id}/claim`
     *
     * Claims the tax of a registered purchase in a month, or in none. Reports and the VAT return follow. If the
     * purchase is older than the authority allows (six months in Kenya), only an owner can set a month, with
     * `claim_reason`: 422 `input_tax_late` without it. 422 `period_closed` if the month in which the tax is claimed
     * now, or the new one, is closed. The audit stores the change.
     *
     * @example
     * await client.purchases.setClaim("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09", { claim: "month", claim_month: "2026-04" });
     */
    setClaim(transactionId: string, body: Body<"setPurchaseClaim">, options?: RequestOptions): ApiCall<Result<"setPurchaseClaim">, Envelope<"setPurchaseClaim">>;
    /**
     * Search purchases. `POST /purchases/search`
     *
     * Finds purchases by document date, number, supplier and status, newest first. All conditions must match. An
     * empty body finds every purchase. The service searches a part of a name in at most 100,000 purchases: narrow
     * the dates if you have more.
     *
     * @example
     * for await (const row of client.purchases.search({ branch_id: "00", from_date: "2026-03-01", to_date: "2026-03-31", supplier_name: "lakeside" })) console.log(row);
     */
    search(body?: Body<"searchPurchases">, options?: RequestOptions): PageCall<Row<"searchPurchases">>;
    /**
     * List stored supplier sales. `GET /purchases/sales`
     *
     * Lists the stored sales of suppliers to this branch, latest first. The request calls no control unit. The
     * service fetches new sales once a day: see `meta.synced_at` and `meta.age_s`. `POST /purchases/sales` fetches
     * them now.
     *
     * @example
     * for await (const row of client.purchases.supplierSales()) console.log(row);
     */
    supplierSales(query?: Query<"listSupplierSales">, options?: RequestOptions): PageCall<Row<"listSupplierSales">, Envelope<"listSupplierSales">["meta"]>;
    /**
     * Fetch unregistered supplier sales. `POST /purchases/sales`
     *
     * Fetches suppliers' sales to this branch from the control unit, and returns every stored one that no purchase
     * has registered yet. To register one, send it to `POST /purchases` with the same supplier TIN, branch and
     * invoice number, the same lines, and the supplier's figures, even where they don't follow the calculation
     * rules. Only the items are yours. The service stores new sales before it moves the cursor. 500
     * `unit_unreachable` if the unit gives no usable response.
     *
     * @example
     * await client.purchases.fetchSupplierSales({ branch_id: "00" });
     */
    fetchSupplierSales(body?: Body<"fetchSupplierSales">, options?: RequestOptions): ApiCall<Result<"fetchSupplierSales">, Envelope<"fetchSupplierSales">>;
  };
  transactions: {
    /**
     * List transactions. `GET /transactions`
     *
     * Lists submissions of all types, newest first. A cashier sees only sales, or quotations or training documents
     * with `type`.
     *
     * @example
     * for await (const row of client.transactions.list()) console.log(row);
     */
    list(query?: Query<"listTransactions">, options?: RequestOptions): PageCall<Row<"listTransactions">>;
    /**
     * Search documents by what is printed on them. `GET /search`
     *
     * Searches one text in the invoice numbers (also their beginnings), receipt numbers, suppliers' invoice numbers,
     * TINs, names and total amounts of all documents. `1160`, `1,160.00` and `KES 1,160` are the same amount. Of
     * names, upper and lower case and accents don't matter. Exact invoice numbers, receipt numbers and TINs are
     * found in all documents. Everything else is searched newest first, in at most 100,000 documents:
     * `searched_from` says from which day. To search earlier ones, give `to_date`. Whole numbers and TINs come
     * first, then the newest documents. A cashier sees only sales.
     *
     * @example
     * await client.transactions.search({ q: "1,160.00" });
     */
    search(query: Query<"searchTransactions">, options?: RequestOptions): ApiCall<Result<"searchTransactions">, Envelope<"searchTransactions">>;
    /**
     * Show transaction statistics. `GET /transactions/stats`
     *
     * Counts the account's transactions by status and type over local days, by default the last 30 days. Without
     * `to_date` the period ends today, or on the day of the latest transaction if that is later. `success_rate` is
     * the percentage of successes among finished transactions, and 0 if none is finished.
     *
     * @example
     * await client.transactions.stats();
     */
    stats(query?: Query<"getTransactionStats">, options?: RequestOptions): ApiCall<Result<"getTransactionStats">, Envelope<"getTransactionStats">>;
    /**
     * Add up the signed documents of some days. `GET /transactions/sums`
     *
     * Adds up the documents of one type that control units accepted, by their own dates, in one branch or in all.
     * Credit notes are negative. The sums are those of the documents that `GET /transactions` lists with the same
     * `type`, `document_from` and `document_to`, and `status=success`; rejected suppliers' invoices are left out.
     * They come from sums that the service keeps for each day, so a year costs little more than a day.
     *
     * @example
     * await client.transactions.sums({ type: "sales", document_from: "2026-03-01", document_to: "2026-03-31" });
     */
    sums(query: Query<"getTransactionSums">, options?: RequestOptions): ApiCall<Result<"getTransactionSums">, Envelope<"getTransactionSums">>;
    /**
     * Show a transaction. `GET /transactions/{id}`
     *
     * Returns the transaction with the submitted payload and the control unit's response. Poll it until `status` is
     * `success` or `failed`. 403 if it belongs to another account, or if a cashier asks for a transaction that isn't
     * a sale.
     *
     * @example
     * await client.transactions.get("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getTransaction">, Envelope<"getTransaction">>;
    /**
     * List the attempts of a transaction. `GET /transactions/{id}/attempts`
     *
     * Lists every call to the control unit for the transaction and its stock movements, with the body sent and the
     * body received, rejections included. Keys and passwords are masked. Attempts are deleted after 90 days, or
     * after the time that the operator set. 403 if the transaction belongs to another account.
     *
     * @example
     * for await (const row of client.transactions.attempts("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41")) console.log(row);
     */
    attempts(id: string, query?: Query<"listTransactionAttempts">, options?: RequestOptions): PageCall<Row<"listTransactionAttempts">>;
    /**
     * Retry a failed transaction. `POST /transactions/{id}/retry`
     *
     * Sends a failed transaction again and waits for the outcome. It is possible while `can_retry` is true: at most
     * three retries after the first attempt, manual and automatic ones together. 422 if it can't be retried
     * (`reason`), or if the retry failed (`data`).
     *
     * @example
     * await client.transactions.retry("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", { reason: "The unit was restarted" });
     */
    retry(id: string, body?: Body<"retryTransaction">, options?: RequestOptions): ApiCall<Result<"retryTransaction">, Envelope<"retryTransaction">>;
    /**
     * Show or print a receipt. `GET /transactions/{id}/receipt`
     *
     * Returns the receipt from stored data, as JSON or PDF. `format` or the `Accept` header selects the form. 422
     * `no_receipt` for a transaction without a receipt: it isn't signed yet, was rejected, or isn't a sale. To print
     * a receipt again, create a copy with `POST /transactions/{id}/receipt-copies`.
     *
     * @example
     * await client.transactions.receipt("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    receipt<Format extends "json" | "pdf" | undefined = undefined>(id: string, query?: Query<"getReceipt"> & { format?: Format }, options?: RequestOptions): FileCall<"getReceipt", Format>;
    /**
     * List the printed copies of a receipt. `GET /transactions/{id}/receipt-copies`
     *
     * Lists who printed a copy of the receipt, and when.
     *
     * @example
     * for await (const row of client.transactions.receiptCopies("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41")) console.log(row);
     */
    receiptCopies(id: string, query?: Query<"listReceiptCopies">, options?: RequestOptions): PageCall<Row<"listReceiptCopies">>;
    /**
     * Print a copy of a receipt. `POST /transactions/{id}/receipt-copies`
     *
     * Records that a copy of the receipt is printed, and returns the receipt marked as a copy (`CS` or `CC`). X and
     * Z reports count it in the Z report that is open now. `GET /transactions/{id}/receipt` with `copy_id` returns
     * the same copy as PDF or in another language. 422 `no_receipt` for a transaction without a receipt. 422
     * `no_copy` for a quotation or training document: print it again with `GET /transactions/{id}/receipt`.
     *
     * @example
     * await client.transactions.createReceiptCopy("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    createReceiptCopy(id: string, options?: RequestOptions): ApiCall<Result<"createReceiptCopy">, Envelope<"createReceiptCopy">>;
    /**
     * List the links to a receipt. `GET /transactions/{id}/receipt-links`
     *
     * Lists the links that are not revoked, newest first. Their URLs are not shown again.
     *
     * @example
     * await client.transactions.receiptLinks("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    receiptLinks(id: string, options?: RequestOptions): ApiCall<Result<"listReceiptLinks">, Envelope<"listReceiptLinks">>;
    /**
     * Create a link to a receipt. `POST /transactions/{id}/receipt-links`
     *
     * Creates a URL where a customer can see the receipt and download it as PDF, without signing in. The URL is
     * shown once. It works before the sale is signed: the page then says that the receipt is not signed yet, and
     * shows it later. The page hides the customer's phone number and masks a person's TIN. 409 `public_url_unknown`
     * if the service's own URL is not configured.
     *
     * @example
     * await client.transactions.createReceiptLink("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41");
     */
    createReceiptLink(id: string, body?: Body<"createReceiptLink">, options?: RequestOptions): ApiCall<Result<"createReceiptLink">, Envelope<"createReceiptLink">>;
    /**
     * Revoke a link to a receipt. `DELETE /transactions/{id}/receipt-links/{link_id}`
     *
     * Revokes the link. Its page no longer shows the receipt. You can revoke a link twice.
     *
     * @example
     * await client.transactions.deleteReceiptLink("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", "0199c1b0-0000-7a00-8b00-00000000ff01");
     */
    deleteReceiptLink(id: string, linkId: string, options?: RequestOptions): ApiCall<Result<"deleteReceiptLink">, Envelope<"deleteReceiptLink">>;
    /**
     * Send a receipt by e-mail. `POST /transactions/{id}/receipt-mails`
     *
     * Creates a link to the receipt and sends it to the customer by e-mail, in the language of the receipt. The
     * e-mail with a quotation or training document says that it is no official receipt. If the mail server is down,
     * the service sends the e-mail later. Only the e-mail has the URL. 429 `too_many_mails` after 20 e-mails to one
     * e-mail address in an hour. 409 `public_url_unknown` if the service's own URL is not configured.
     *
     * @example
     * await client.transactions.mailReceipt("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", { email: "wanjiku@example.com" });
     */
    mailReceipt(id: string, body: Body<"mailReceipt">, options?: RequestOptions): ApiCall<Result<"mailReceipt">, Envelope<"mailReceipt">>;
    /**
     * Record the outcome of an unconfirmed call. `POST /transactions/{id}/settle`
     *
     * Records the outcome of a call that got no response, as you know it from the unit or the authority. `accepted`
     * makes the transaction successful and its number used. `rejected` makes it failed and releases the number. The
     * stock movement that follows from a transaction is resolved in the same way. For a success without receipt data
     * (`receipt_unrecovered`), send `accepted` with `receipt_no`. Correct a receipt that you entered in the same
     * way: omitted fields keep their values. 422 if another sale has the receipt's number from the same control
     * unit, or its signature. The audit stores the reason, and the old and new receipt. `rejected` also gives up a
     * call that the service can't send because of an internal error (see `blocked`): the transaction fails, and a
     * stock movement that follows from a success is cancelled. 409 `not_in_doubt` if every call has a response, 409
     * `device_busy` while a call can still be on its way. A session needs a confirmation within the last 10 minutes
     * (403 `confirmation_required`).
     *
     * @example
     * await client.transactions.settle("0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41", {
     *   outcome: "accepted",
     *   reason: "Receipt 41 is on the unit's journal roll",
     *   receipt_no: "41",
     *   receipt_date: "20260310101501",
     * });
     */
    settle(id: string, body: Body<"settleTransaction">, options?: RequestOptions): ApiCall<Result<"settleTransaction">, Envelope<"settleTransaction">>;
  };
  devices: {
    /**
     * List devices. `GET /devices`
     *
     * Lists the devices of the environment.
     *
     * @example
     * await client.devices.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listDevices">, Envelope<"listDevices">>;
    /**
     * Create a device. `POST /devices`
     *
     * Stores the control unit of a branch. Initialize it next. 422 on `bhf_id` if the branch doesn't exist, 409 if
     * it already has a device.
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
    create(body: Body<"createDevice">, options?: RequestOptions): ApiCall<Result<"createDevice">, Envelope<"createDevice">>;
    /**
     * Show a device. `GET /devices/{bhfId}`
     *
     * Returns the device of a branch. Credentials are never shown.
     *
     * @example
     * await client.devices.get("00");
     */
    get(bhfId: string, options?: RequestOptions): ApiCall<Result<"getDevice">, Envelope<"getDevice">>;
    /**
     * Update a device. `PUT /devices/{bhfId}`
     *
     * Changes the given fields, at least one. A new URL, route (`via`), TIN or serial number makes the device
     * inactive until you initialize it again. A change of TIN or serial number is rejected with 409 `device_busy`
     * while a call of the device is pending or unconfirmed. A change of URL or route is rejected only while a
     * document is unconfirmed, which the message names; everything that waits is then sent to the new URL. The
     * service first waits for the call that is at the unit and, just after a document, up to 5 seconds for its stock
     * follow-ups.
     *
     * @example
     * await client.devices.update("00", { vscu_url: "http://10.0.4.7:8088" });
     */
    update(bhfId: string, body: Body<"updateDevice">, options?: RequestOptions): ApiCall<Result<"updateDevice">, Envelope<"updateDevice">>;
    /**
     * Delete a device. `DELETE /devices/{bhfId}`
     *
     * Deletes the device. Its branch can't submit until it has another device. 409 `device_busy` while a call of the
     * device is pending or unconfirmed. Just after a document, the service first waits up to 5 seconds for its stock
     * follow-ups. Follow-ups that can't be sent don't keep the device: they wait for the next device of this TIN and
     * branch. Number sequences are not deleted.
     *
     * @example
     * await client.devices.delete("00");
     */
    delete(bhfId: string, options?: RequestOptions): ApiCall<Result<"deleteDevice">, Envelope<"deleteDevice">>;
    /**
     * List the attempts of a device. `GET /devices/{bhfId}/attempts`
     *
     * Lists every call to the device's control unit with a document, for all transactions. The fields and the
     * retention are those of a transaction's attempts.
     *
     * @example
     * for await (const row of client.devices.attempts("00")) console.log(row);
     */
    attempts(bhfId: string, query?: Query<"listDeviceAttempts">, options?: RequestOptions): PageCall<Row<"listDeviceAttempts">>;
    /**
     * Initialize a device. `POST /devices/{bhfId}/initialize`
     *
     * Registers the device with the authority, fetches and stores the reference data, and checks the connection. If
     * the device is already initialized, the service only fetches the reference data again. It registers the device
     * again if `force` is true, if the control unit reports an error, or if URL, TIN or serial number have changed.
     * A unit that responds that it is already installed counts as a success. After a failure, `is_active` doesn't
     * change and the error is stored.
     *
     * @example
     * await client.devices.initialize("00", { credentials: { username: "till-1", password: "9274" } });
     */
    initialize(bhfId: string, body?: Body<"initializeDevice">, options?: RequestOptions): ApiCall<Result<"initializeDevice">, Envelope<"initializeDevice">>;
    /**
     * Test the connection of a device. `POST /devices/{bhfId}/test`
     *
     * Calls the control unit once and measures the response time. The call changes nothing at the unit. After a
     * successful test, `GET /health` shows the unit as reachable, and the service immediately sends submissions that
     * wait for it.
     *
     * @example
     * await client.devices.test("00");
     */
    test(bhfId: string, body?: Body<"testDevice">, options?: RequestOptions): ApiCall<Result<"testDevice">, Envelope<"testDevice">>;
  };
  relays: {
    /**
     * List relays. `GET /relays`
     *
     * Lists the relays that are not revoked, newest first, and whether each is connected. Tokens are not shown
     * again.
     *
     * @example
     * await client.relays.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listRelays">, Envelope<"listRelays">>;
    /**
     * Create a relay. `POST /relays`
     *
     * Creates a relay. Its program, `taxd relay`, runs at a branch and forwards calls to the control units there.
     * The response has the relay's token, which is shown once. Devices use the relay with `via: relay`. If the
     * service has `TAXD_KEY_APPROVAL`, the token of a live relay works once an operator has approved it.
     *
     * @example
     * await client.relays.create({ name: "Shop in Westlands", branches: ["00"] });
     */
    create(body: Body<"createRelay">, options?: RequestOptions): ApiCall<Result<"createRelay">, Envelope<"createRelay">>;
    /**
     * Revoke a relay. `DELETE /relays/{id}`
     *
     * Revokes the relay. Its token becomes invalid, and its connection ends at once. You can revoke a relay twice.
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
     * Returns the account's name, plan features and settings. Live and sandbox have separate settings: a sandbox key
     * shows and changes those of the sandbox.
     *
     * @example
     * await client.account.get();
     */
    get(options?: RequestOptions): ApiCall<Result<"getAccount">, Envelope<"getAccount">>;
    /**
     * Change the account's settings. `PATCH /account`
     *
     * Changes the given settings, at least one. Null restores a setting's default. Accepted documents don't change.
     *
     * @example
     * await client.account.update({ walk_in_customer_name: "Cash customer", trade_name: "Duka", receipt_header: "Karibu sana" });
     */
    update(body: Body<"updateAccount">, options?: RequestOptions): ApiCall<Result<"updateAccount">, Envelope<"updateAccount">>;
    /**
     * Require two-factor sign-in. `PATCH /account/two-factor`
     *
     * Decides whether the account takes sessions of people without two-factor sign-in. While it is required, their
     * requests in the account are 403 `two_factor_required` until they turn it on. API keys are not affected. You
     * need two-factor sign-in yourself to require it, and a confirmation within the last 10 minutes.
     *
     * @example
     * await client.account.requireTwoFactor({ required: true });
     */
    requireTwoFactor(body: Body<"requireTwoFactor">, options?: RequestOptions): ApiCall<Result<"requireTwoFactor">, Envelope<"requireTwoFactor">>;
  };
  branches: {
    /**
     * List branches. `GET /branches`
     *
     * The account's branches, newest first.
     *
     * @example
     * for await (const row of client.branches.list()) console.log(row);
     */
    list(query?: Query<"listBranches">, options?: RequestOptions): PageCall<Row<"listBranches">>;
    /**
     * Create a branch. `POST /branches`
     *
     * Adds a branch with the identifier that the authority assigned. 409 if the account already has it.
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
    create(body: Body<"createBranch">, options?: RequestOptions): ApiCall<Result<"createBranch">, Envelope<"createBranch">>;
    /**
     * Show a branch. `GET /branches/{bhfId}`
     *
     * Returns one branch.
     *
     * @example
     * await client.branches.get("00");
     */
    get(bhfId: string, options?: RequestOptions): ApiCall<Result<"getBranch">, Envelope<"getBranch">>;
    /**
     * Update a branch. `PUT /branches/{bhfId}`
     *
     * Changes the given fields, at least one. The identifier can't be changed.
     *
     * @example
     * await client.branches.update("00", { name: "Mombasa Old Town Shop", manager_name: "J. Otieno" });
     */
    update(bhfId: string, body: Body<"updateBranch">, options?: RequestOptions): ApiCall<Result<"updateBranch">, Envelope<"updateBranch">>;
    /**
     * Delete a branch. `DELETE /branches/{bhfId}`
     *
     * Deletes a branch without transactions and Z reports, and its device. 409 if it has any.
     *
     * @example
     * await client.branches.delete("00");
     */
    delete(bhfId: string, options?: RequestOptions): ApiCall<Result<"deleteBranch">, Envelope<"deleteBranch">>;
    /**
     * Pause a branch. `POST /branches/{bhfId}/pause`
     *
     * From now on the service stores the branch's submissions and sends nothing to its control unit, not even a call
     * whose outcome is unknown. A call that is under way ends. Registering items and insurances is 422
     * `branch_paused`. Health and the submissions that wait name the reason. A second pause replaces the reason.
     *
     * @example
     * await client.branches.pause("00", { reason: "The control unit is being replaced" });
     */
    pause(bhfId: string, body: Body<"pauseBranch">, options?: RequestOptions): ApiCall<Result<"pauseBranch">, Envelope<"pauseBranch">>;
    /**
     * Resume a branch. `POST /branches/{bhfId}/resume`
     *
     * Ends the pause of a branch. Its submissions are sent in their order. A branch that isn't paused stays as it
     * is.
     *
     * @example
     * await client.branches.resume("00");
     */
    resume(bhfId: string, options?: RequestOptions): ApiCall<Result<"resumeBranch">, Envelope<"resumeBranch">>;
    /**
     * Show statistics of a branch. `GET /branches/{bhfId}/stats`
     *
     * Returns the transaction statistics of one branch, its item counts and the state of its device.
     *
     * @example
     * await client.branches.stats("00");
     */
    stats(bhfId: string, query?: Query<"getBranchStats">, options?: RequestOptions): ApiCall<Result<"getBranchStats">, Envelope<"getBranchStats">>;
  };
  codes: {
    /**
     * List reference codes. `GET /codes`
     *
     * Lists the codes of all classes or of one, sorted by class, then in the authority's order.
     * `code_class=item_class` lists the item classes.
     *
     * @example
     * for await (const row of client.codes.list()) console.log(row);
     */
    list(query?: Query<"listCodes">, options?: RequestOptions): PageCall<Row<"listCodes">>;
    /**
     * Refresh reference codes. `POST /codes/sync`
     *
     * Fetches code tables and item classes from a branch's control unit and stores them. If the unit gives no usable
     * response, the response is 500 `unit_unreachable`, and the stored codes stay.
     *
     * @example
     * await client.codes.sync({ branch_id: "00" });
     */
    sync(body?: Body<"syncCodes">, options?: RequestOptions): ApiCall<Result<"syncCodes">, Envelope<"syncCodes">>;
    /**
     * List tax types. `GET /codes/tax-types`
     *
     * Lists the tax types of the account with their rates and meanings.
     *
     * @example
     * await client.codes.taxTypes();
     */
    taxTypes(options?: RequestOptions): ApiCall<Result<"listTaxTypes">, Envelope<"listTaxTypes">>;
    /**
     * List payment types. `GET /codes/payment-types`
     *
     * Lists the payment types that sales and purchases accept.
     *
     * @example
     * await client.codes.paymentTypes();
     */
    paymentTypes(options?: RequestOptions): ApiCall<Result<"listPaymentTypes">, Envelope<"listPaymentTypes">>;
    /**
     * List countries. `GET /codes/countries`
     *
     * Lists the countries of origin that items and imports accept.
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
     * Lists the items of the environment, newest first, with their quantity in the given branch, or in all branches
     * together.
     *
     * @example
     * for await (const row of client.items.list()) console.log(row);
     */
    list(query?: Query<"listItems">, options?: RequestOptions): PageCall<Row<"listItems">>;
    /**
     * Create an item. `POST /items`
     *
     * Registers an item at the branch's control unit and stores it. The service makes the `item_code` if you omit
     * it. 400 `item_code_form` if your code doesn't have the form that `item_code` describes, 409 if the code
     * exists, 422 if the unit rejects the item, 500 `unit_unreachable` if the unit gives no usable response.
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
    create(body: Body<"createItem">, options?: RequestOptions): ApiCall<Result<"createItem">, Envelope<"createItem">>;
    /**
     * Create many items. `POST /items/bulk`
     *
     * Registers up to 100 items at the branch's control unit, one after the other in the order of the list. Each
     * entry is the body of `POST /items`, and the service checks it separately by the same rules. The response has
     * one result for each entry that was worked on. If time ran out (20 s), or if the unit stopped responding, it
     * has fewer results than the request has entries: send the rest in another request. If the unit gives no usable
     * response to the first entry, the response is 500 `unit_unreachable`. The request counts once in the rate
     * limit. After a lost response, send the items again with the same `idempotency_keys`: the service registers no
     * item twice.
     *
     * @example
     * await client.items.createBulk({
     *   idempotency_keys: ["stock-4711", "stock-4712"],
     *   items: [
     *     {
     *       item_name: "Cola 500ml",
     *       item_class_code: "5020230602",
     *       tax_type_code: "A",
     *       qty_unit_code: "U",
     *       default_price: 580,
     *     },
     *     {
     *       item_name: "Raw milk",
     *       item_class_code: "99011021",
     *       tax_type_code: "B",
     *       qty_unit_code: "LTR",
     *       default_price: 50,
     *     },
     *   ],
     * });
     */
    createBulk(body: Body<"createItemsBulk">, options?: RequestOptions): ApiCall<Result<"createItemsBulk">, Envelope<"createItemsBulk">>;
    /**
     * List external codes. `GET /items/external-codes`
     *
     * Lists codes of other systems with their items, by source and code. Your own stock codes have the source
     * `default`, a supplier's codes the source `supplier:<TIN>`.
     *
     * @example
     * for await (const row of client.items.externalCodes()) console.log(row);
     */
    externalCodes(query?: Query<"listExternalCodes">, options?: RequestOptions): PageCall<Row<"listExternalCodes">>;
    /**
     * Set external codes. `PUT /items/external-codes`
     *
     * Stores the item for each code of one source. Either all codes are stored or none. A code that already exists
     * gets the new item. Sales lines can then use `external_code` in place of `item_code`.
     *
     * @example
     * await client.items.setExternalCodes({
     *   source: "default",
     *   codes: [{ external_code: "85123A", item_code: "KE2NTXU0000001", description: "Cola 0.5 l" }],
     * });
     */
    setExternalCodes(body: Body<"setExternalCodes">, options?: RequestOptions): ApiCall<Result<"setExternalCodes">, Envelope<"setExternalCodes">>;
    /**
     * Delete an external code. `DELETE /items/external-codes/{source}/{external_code}`
     *
     * Deletes the external code. Documents that used it keep their item.
     *
     * @example
     * await client.items.deleteExternalCode("default", "85123A");
     */
    deleteExternalCode(source: string, externalCode: string, options?: RequestOptions): ApiCall<Result<"deleteExternalCode">, Envelope<"deleteExternalCode">>;
    /**
     * Show an item. `GET /items/{itemCode}`
     *
     * Returns one item with its quantity in the given branch, or in all branches together.
     *
     * @example
     * await client.items.get("KE2NTXU0000001");
     */
    get(itemCode: string, query?: Query<"getItem">, options?: RequestOptions): ApiCall<Result<"getItem">, Envelope<"getItem">>;
    /**
     * Change an item. `PATCH /items/{itemCode}`
     *
     * Changes the given fields, at least one: first at the branch's control unit, then in the service. The item code
     * never changes. Accepted documents keep the old name and price. `is_active: false` rejects the item in new
     * documents. 422 if the unit rejects the change, 500 `unit_unreachable` if it gives no usable response. In both
     * cases the item doesn't change; correct the request or send it again.
     *
     * @example
     * await client.items.update("KE2NTXU0000001", { item_name: "Cola 0.5 l", default_price: 600 });
     */
    update(itemCode: string, body: Body<"updateItem">, options?: RequestOptions): ApiCall<Result<"updateItem">, Envelope<"updateItem">>;
  };
  imports: {
    /**
     * Fetch import items. `POST /imports/select-items`
     *
     * Fetches customs records that changed after `last_request_date` from the control unit and stores them. Returns
     * every stored record that isn't processed yet, or those that `records` names. Send `result_date` as
     * `last_request_date` of your next request. 400 if the unit rejects the request, 500 `unit_unreachable` if it
     * gives no usable response.
     *
     * @example
     * await client.imports.selectItems({ last_request_date: "20260301000000" });
     */
    selectItems(body?: Body<"selectImportItems">, options?: RequestOptions): ApiCall<Result<"selectImportItems">, Envelope<"selectImportItems">>;
    /**
     * List stored customs records. `GET /imports`
     *
     * Lists the stored customs records of a branch, or of all branches, latest first. The request calls no control
     * unit. The service fetches new records once a day. `POST /imports/select-items` fetches them now.
     *
     * @example
     * for await (const row of client.imports.list()) console.log(row);
     */
    list(query?: Query<"listImports">, options?: RequestOptions): PageCall<Row<"listImports">>;
    /**
     * List items to map imports to. `GET /imports/items`
     *
     * Lists the branch's active items by code.
     *
     * @example
     * await client.imports.items();
     */
    items(query?: Query<"listImportItems">, options?: RequestOptions): ApiCall<Result<"listImportItems">, Envelope<"listImportItems">>;
    /**
     * Process an import. `POST /imports/process`
     *
     * Maps the customs record to an item (`map`) or registers a new item (`create`), sets the import status to 3,
     * and books the quantity into stock once. The service writes the transaction and its movement together. If the
     * authority couldn't be notified, the service retries later: see `authority_status_updated` and
     * `authority_stock_synced`.
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
    process<Async extends boolean | undefined = false>(body: Body<"processImport">, options?: RequestOptions & { async?: Async }): SubmitCall<"processImport", Async>;
    /**
     * Set the status of an import. `POST /imports/update-items`
     *
     * Sends the status of one customs record to the control unit. The audit stores the modifier. The request never
     * changes stock. 400 if the unit rejects the status, 500 `unit_unreachable` if it gives no usable response.
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
    updateItem(body: Body<"updateImportItem">, options?: RequestOptions): ApiCall<Result<"updateImportItem">, Envelope<"updateImportItem">>;
  };
  stock: {
    /**
     * List stock levels. `GET /stock`
     *
     * Lists the quantities of items that the branch registered, moved or counted. Services have no stock. An
     * inactive item is listed while its quantity isn't zero. Newest items come first unless you send `sort_by`.
     *
     * @example
     * for await (const row of client.stock.list()) console.log(row);
     */
    list(query?: Query<"listStock">, options?: RequestOptions): PageCall<Row<"listStock">>;
    /**
     * Record a stock movement. `POST /stock`
     *
     * Adjusts stock: `11` in and `12` (or `21`) out with positive quantities, `13` with signed quantities. Sales and
     * purchases change stock automatically. Totals must equal the sums of the lines. The service stores the movement
     * before it sends anything, and changes the quantities when the movement succeeds. An adjustment with both signs
     * is two movements at the unit. If the unit rejects the second, the first stays accepted, and a retry sends only
     * the second.
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
    createMovement<Async extends boolean | undefined = false>(body: Body<"createStockMovement">, options?: RequestOptions & { async?: Async }): SubmitCall<"createStockMovement", Async>;
    /**
     * Transfer stock between branches. `POST /stock/transfers`
     *
     * Moves items from one branch to another under one reference. Stores two movements at once: the outgoing one
     * (`reference` with `-OUT`) for the control unit of the sending branch, and the incoming one (`reference` with
     * `-IN`) for that of the receiving branch. The incoming movement is sent after the outgoing one is accepted. If
     * the outgoing movement is rejected, the incoming one fails with `outgoing_rejected` and isn't sent. Retry the
     * outgoing movement; the incoming one follows automatically. If the incoming movement is rejected, the items
     * have left one branch and have not arrived at the other: remove the cause and retry it. Both branches report
     * under the same TIN. The same request returns the same transfer. Other content under the same reference is 409
     * `invoice_conflict`. If a movement was rejected, other content replaces the failed movement, and an accepted
     * outgoing movement stays.
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
    transfer<Async extends boolean | undefined = false>(body: Body<"transferStock">, options?: RequestOptions & { async?: Async }): SubmitCall<"transferStock", Async>;
    /**
     * Show an item's stock and history. `GET /stock/{item_code}`
     *
     * Returns the quantity of one item in the branch, and its movements, newest first.
     *
     * @example
     * await client.stock.item("KE2NTXU0000001");
     */
    item(itemCode: string, query?: Query<"getStockItem">, options?: RequestOptions): ApiCall<Result<"getStockItem">, Envelope<"getStockItem">>;
    /**
     * List stock movements. `GET /stock/movements`
     *
     * Lists the branch's stock movements, newest first unless you send `sort_order`.
     *
     * @example
     * for await (const row of client.stock.movements()) console.log(row);
     */
    movements(query?: Query<"listStockMovements">, options?: RequestOptions): PageCall<Row<"listStockMovements">>;
    /**
     * Set an item's quantity after a stock take. `POST /stock/master`
     *
     * Books the difference to the counted quantity and sends the stock balance (the unit's "stock master") to the
     * control unit. The local quantity changes even if the unit can't be reached. `synced_to_authority` is then
     * false, and the service sends the balance later. The service also sends earlier rejected changes of the item
     * again.
     *
     * @example
     * await client.stock.saveMaster({ item_code: "KE2NTXU0000001", remaining_qty: 8, remark: "Count of 10 March" });
     */
    saveMaster(body: Body<"saveStockMaster">, options?: RequestOptions): ApiCall<Result<"saveStockMaster">, Envelope<"saveStockMaster">>;
    /**
     * Fetch unrecorded stock items. `POST /stock/items`
     *
     * Fetches items that were sent to this branch from the control unit, and returns every stored one that isn't
     * booked yet. 500 `unit_unreachable` if the unit gives no usable response.
     *
     * @example
     * await client.stock.fetchItems({ branch_id: "00" });
     */
    fetchItems(body?: Body<"fetchStockItems">, options?: RequestOptions): ApiCall<Result<"fetchStockItems">, Envelope<"fetchStockItems">>;
    /**
     * List stock discrepancies. `GET /stock/drift`
     *
     * Compares each item's stock with what the control unit has acknowledged. Lists items, by code, whose quantity
     * or last stock balance differs, or that have changes not yet sent to the unit. Each has the waiting changes,
     * their reason and how to fix them. `POST /stock/master` resolves an item. The service also retries rejected
     * changes each night.
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
     * Lists the webhooks, newest first. Secrets are not shown again.
     *
     * @example
     * for await (const row of client.webhooks.list()) console.log(row);
     */
    list(query?: Query<"listWebhooks">, options?: RequestOptions): PageCall<Row<"listWebhooks">>;
    /**
     * Create a webhook endpoint. `POST /webhooks`
     *
     * Creates a webhook endpoint for events. The response has the signing secret, which is shown once. In live the
     * URL must be public and use https.
     *
     * @example
     * await client.webhooks.create({
     *   url: "https://shop.example.com/hooks/tax",
     *   events: ["transaction.completed", "transaction.stalled"],
     *   description: "Till back office",
     * });
     */
    create(body: Body<"createWebhook">, options?: RequestOptions): ApiCall<Result<"createWebhook">, Envelope<"createWebhook">>;
    /**
     * Show a webhook. `GET /webhooks/{id}`
     *
     * Returns one webhook and whether it works. 403 if it belongs to another account.
     *
     * @example
     * await client.webhooks.get("0199c166-0000-7a00-8b00-00000000aa01");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getWebhook">, Envelope<"getWebhook">>;
    /**
     * Change, enable or disable a webhook. `PATCH /webhooks/{id}`
     *
     * Changes the given fields, at least one. Waiting deliveries go to the new URL. `is_active: false` disables the
     * webhook: waiting deliveries are dropped, and later events are stored as failed deliveries that you can resend.
     * `is_active: true` enables it again, without a test. The secret doesn't change.
     *
     * @example
     * await client.webhooks.update("0199c166-0000-7a00-8b00-00000000aa01", { url: "https://shop.example.com/hooks/tax-events", is_active: true });
     */
    update(id: string, body: Body<"updateWebhook">, options?: RequestOptions): ApiCall<Result<"updateWebhook">, Envelope<"updateWebhook">>;
    /**
     * Delete a webhook. `DELETE /webhooks/{id}`
     *
     * Deletes the webhook and drops its waiting deliveries.
     *
     * @example
     * await client.webhooks.delete("0199c166-0000-7a00-8b00-00000000aa01");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteWebhook">, Envelope<"deleteWebhook">>;
    /**
     * Rotate a webhook's secret. `POST /webhooks/{id}/rotate-secret`
     *
     * Creates a new secret, which is shown once. Deliveries have signatures of both secrets until the old one
     * expires.
     *
     * @example
     * await client.webhooks.rotateSecret("0199c166-0000-7a00-8b00-00000000aa01", { keep_old_hours: 24 });
     */
    rotateSecret(id: string, body?: Body<"rotateWebhookSecret">, options?: RequestOptions): ApiCall<Result<"rotateWebhookSecret">, Envelope<"rotateWebhookSecret">>;
    /**
     * Send a test event. `POST /webhooks/{id}/test`
     *
     * Sends one `webhook.test` event now, without retries, and returns the response. A success enables a disabled
     * webhook again.
     *
     * @example
     * await client.webhooks.test("0199c166-0000-7a00-8b00-00000000aa01");
     */
    test(id: string, body?: Body<"testWebhook">, options?: RequestOptions): ApiCall<Result<"testWebhook">, Envelope<"testWebhook">>;
    /**
     * List deliveries and their responses. `GET /webhooks/deliveries`
     *
     * Lists deliveries and the responses to them, newest first. With `after`, lists only deliveries that were
     * created after that one. Send the newest id that you have: you miss no delivery and get none twice.
     *
     * @example
     * for await (const row of client.webhooks.deliveries()) console.log(row);
     */
    deliveries(query?: Query<"listDeliveries">, options?: RequestOptions): PageCall<Row<"listDeliveries">>;
    /**
     * Resend a delivery. `POST /webhooks/deliveries/{id}/resend`
     *
     * Queues the same event with the same id for the same webhook once more, from the start of the retry schedule.
     * To resend a range, list it (by days, status, event or webhook) and resend each delivery. 409
     * `webhook_inactive` if the webhook is disabled or deleted.
     *
     * @example
     * await client.webhooks.resendDelivery("0199c1a2-7000-7a00-8b00-00000000dd01");
     */
    resendDelivery(id: string, body?: Body<"resendDelivery">, options?: RequestOptions): ApiCall<Result<"resendDelivery">, Envelope<"resendDelivery">>;
  };
  notices: {
    /**
     * List notices. `GET /notices`
     *
     * Lists stored notices of the authority, newest first. `q` searches the title, or names a number. The service
     * fetches new notices with each branch's daily fetch. `POST /notices/sync` fetches them now.
     *
     * @example
     * for await (const row of client.notices.list()) console.log(row);
     */
    list(query?: Query<"listNotices">, options?: RequestOptions): PageCall<Row<"listNotices">>;
    /**
     * Fetch new notices. `POST /notices/sync`
     *
     * Fetches new notices through the branch's control unit and stores them. 500 `unit_unreachable` if the unit
     * gives no usable response.
     *
     * @example
     * await client.notices.sync({ branch_id: "00" });
     */
    sync(body?: Body<"syncNotices">, options?: RequestOptions): ApiCall<Result<"syncNotices">, Envelope<"syncNotices">>;
  };
  taxpayers: {
    /**
     * Look up a taxpayer. `GET /taxpayers/{tin}`
     *
     * Returns the authority's name for a TIN. The service asks the branch's control unit and keeps the response for
     * a day. A response from
the cache has `source: cache` and its age. Errors:

- 404 `taxpayer_unknown`: the
     * authority doesn't know the TIN.
- 404 `taxpayer_not_cached`: with `cached=true`, the TIN was not looked up in
     * the last 90 days.
- 422 `validation_failed`: the TIN doesn't have the form of the authority's TINs.
- 500
     * `unit_unreachable`: the control unit gives no usable response and the cache has none of the last 90 days.

A
     * request that asks the control unit counts as five in the rate limit. A sale with this `customer_tin` and
     * without `customer_name` gets
the name from the cache.
     *
     * @example
     * await client.taxpayers.get("A001234567B");
     */
    get(tin: string, query?: Query<"getTaxpayer">, options?: RequestOptions): ApiCall<Result<"getTaxpayer">, Envelope<"getTaxpayer">>;
  };
  insurances: {
    /**
     * List insurances. `GET /insurances`
     *
     * Lists the insurances of the branches, newest first.
     *
     * @example
     * for await (const row of client.insurances.list()) console.log(row);
     */
    list(query?: Query<"listInsurances">, options?: RequestOptions): PageCall<Row<"listInsurances">>;
    /**
     * Register an insurance. `POST /insurances`
     *
     * Registers an insurance of the branch at the control unit. 409 if the branch already has the code, 422 if the
     * unit rejects it, 500 `unit_unreachable` if the unit gives no usable response.
     *
     * @example
     * await client.insurances.create({ branch_id: "00", code: "INS01", name: "Uzima Health", rate: 20 });
     */
    create(body: Body<"createInsurance">, options?: RequestOptions): ApiCall<Result<"createInsurance">, Envelope<"createInsurance">>;
    /**
     * Change an insurance. `PATCH /insurances/{code}`
     *
     * Changes the given fields, at least one: first at the branch's control unit, then in the service. The code
     * never changes. `is_active: false` rejects the insurance in new sales. Accepted sales and their credit notes
     * keep the old name and rate. 422 if the unit rejects the change, 500 `unit_unreachable` if it gives no usable
     * response. In both cases the insurance doesn't change; correct the request or send it again.
     *
     * @example
     * await client.insurances.update("INS01", { rate: 15 });
     */
    update(code: string, body: Body<"updateInsurance">, options?: RequestOptions): ApiCall<Result<"updateInsurance">, Envelope<"updateInsurance">>;
  };
  audit: {
    /**
     * List changes and their authors. `GET /audit`
     *
     * Lists every change of the account's users, keys, branches, devices, items, webhooks and settings, every
     * resolution by hand, and each document that a signed-in person submitted, newest first. A document that a key
     * submitted has only its own record, `GET /transactions/{id}`. Entries of the key's environment and of the
     * account as a whole are listed. An entry is written together with the change, is never changed or deleted, and
     * holds no secrets.
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
     * The exports of the environment, newest first, of the types that the caller's role may list. Exports are
     * deleted after seven days.
     *
     * @example
     * await client.exports.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listExports">, Envelope<"listExports">>;
    /**
     * Export the records of a period. `POST /exports`
     *
     * Writes sales, purchases, stock movements or the audit of a period to a file, in the background. Poll `GET
     * /exports/{id}`, or subscribe a webhook to `export.completed`; then download the file. Rows are sorted newest
     * first, and a file has at most 1,000,000 rows. The dates of the documents select sales and purchases. Credit
     * notes are negative, and `counted` says whether `GET /reports/tax` counts the document. The roles are those of
     * the matching list: a cashier exports only sales, and an accountant everything except the audit. The request
     * counts as five in the rate limit. 409 `export_limit` for more than 5 unfinished or 50 stored exports.
     *
     * @example
     * await client.exports.create({ type: "sales", format: "csv", from_date: "2026-03-01", to_date: "2026-03-31" });
     */
    create(body: Body<"createExport">, options?: RequestOptions): ApiCall<Result<"createExport">, Envelope<"createExport">>;
    /**
     * Show an export. `GET /exports/{id}`
     *
     * Returns the progress of an export. When it is `ready`, the response has the size and the SHA-256 checksum of
     * its file.
     *
     * @example
     * await client.exports.get("0199c166-0000-7a00-8b00-00000000ef01");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getExport">, Envelope<"getExport">>;
    /**
     * Delete an export. `DELETE /exports/{id}`
     *
     * Deletes the export and its file. An unfinished export is stopped.
     *
     * @example
     * await client.exports.delete("0199c166-0000-7a00-8b00-00000000ef01");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteExport">, Envelope<"deleteExport">>;
    /**
     * Download the file of an export. `GET /exports/{id}/file`
     *
     * Returns the file, or the part that `Range` names. To continue an interrupted download, send `Range:
     * bytes=<size so far>-` and the file's `ETag` in `If-Range`. `ETag` is the SHA-256 checksum of the whole file.
     * The response is 409 `export_not_ready` until the export is `ready`.
     *
     * @example
     * await client.exports.download("0199c166-0000-7a00-8b00-00000000ef01");
     */
    download(id: string, options?: RequestOptions): ApiCall<Uint8Array, Uint8Array>;
  };
  uploads: {
    /**
     * List uploads of sales. `GET /sales-uploads`
     *
     * Lists the uploaded files of the environment, or those of one branch; the last upload first. The service keeps
     * a file that was not started for 7 days, and the results of the others for 90 days.
     *
     * @example
     * for await (const row of client.uploads.list()) console.log(row);
     */
    list(query?: Query<"listSalesUploads">, options?: RequestOptions): PageCall<Row<"listSalesUploads">>;
    /**
     * Upload a file of sales. `POST /sales-uploads`
     *
     * Reads a file with a row for each line of a sale, and checks every sale in it. The service signs nothing until
     * you start the upload. `file` is CSV in any encoding or a workbook (.xlsx), in base64: at most 10 MiB, 50,000
     * rows and 500 columns. An account's files are read one at a time. `mapping` names columns that the service
     * can't detect. If it can't read the file as sales, `problem` says why: change the mapping. A negative quantity,
     * or `receipt_type` R, makes a credit note. A credit note that names no original takes back an earlier sale of
     * the file to the same customer. 422 `sales_file_unreadable`, with the reason, if the file is no table. 409
     * `sales_upload_limit` while 20 uploads of the environment wait to be started. The request counts as five in the
     * rate limit.
     *
     * @example
     * await client.uploads.create({
     *   branch_id: "00",
     *   file_name: "march.csv",
     *   file: "SW52b2ljZSBObyxEYXRlLEl0ZW0gY29kZSxRdHksUHJpY2UKSU5WLTEsMjAyNi0wMy0xMCxDT0xBLDIsODAKSU5WLTIsMjAyNi0wMy0xMCxDT0xBLDEsODAK",
     * });
     */
    create(body: Body<"createSalesUpload">, options?: RequestOptions): ApiCall<Result<"createSalesUpload">, Envelope<"createSalesUpload">>;
    /**
     * Show an upload of sales. `GET /sales-uploads/{id}`
     *
     * Returns how the file was read, its first rows, its sums, the first problems by line, and how far it was sent.
     *
     * @example
     * await client.uploads.get("0199c1a7-0000-7a00-8b00-00000000cd01");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getSalesUpload">, Envelope<"getSalesUpload">>;
    /**
     * Change how a file of sales is read. `PATCH /sales-uploads/{id}`
     *
     * Reads the rows again with this mapping, in place of the earlier one, and checks every sale again. 409
     * `sales_upload_state` once the upload was started. The request counts as five in the rate limit.
     *
     * @example
     * await client.uploads.update("0199c1a7-0000-7a00-8b00-00000000cd01", { mapping: { columns: [{ field: "unit_price", column: "Price" }], date_format: "dd/mm/yyyy" } });
     */
    update(id: string, body: Body<"updateSalesUpload">, options?: RequestOptions): ApiCall<Result<"updateSalesUpload">, Envelope<"updateSalesUpload">>;
    /**
     * Send the sales of an upload. `POST /sales-uploads/{id}/start`
     *
     * Sends every sale without a problem, next to requests, as `POST /sales/bulk` does: each is stored once, also if
     * the service stops meanwhile or the file is uploaded twice. Sales are stored before credit notes. Sales with a
     * problem are not sent. Poll `GET /sales-uploads/{id}` for the progress. 409 `sales_upload_state` if the upload
     * was started or canceled before, or if no sale of it can be sent.
     *
     * @example
     * await client.uploads.start("0199c1a7-0000-7a00-8b00-00000000cd01");
     */
    start(id: string, options?: RequestOptions): ApiCall<Result<"startSalesUpload">, Envelope<"startSalesUpload">>;
    /**
     * Cancel an upload of sales. `POST /sales-uploads/{id}/cancel`
     *
     * Deletes the rows of an upload that was not started. Nothing of it was sent. 409 `sales_upload_state` once it
     * was started.
     *
     * @example
     * await client.uploads.cancel("0199c1a7-0000-7a00-8b00-00000000cd01");
     */
    cancel(id: string, options?: RequestOptions): ApiCall<Result<"cancelSalesUpload">, Envelope<"cancelSalesUpload">>;
    /**
     * List the sales of an upload. `GET /sales-uploads/{id}/sales`
     *
     * Lists the sales of the file in its order, with the state of each and what is wrong with it. A row without an
     * invoice number is an entry of its own. A cursor is valid until the mapping changes.
     *
     * @example
     * for await (const row of client.uploads.sales("0199c1a7-0000-7a00-8b00-00000000cd01")) console.log(row);
     */
    sales(id: string, query?: Query<"listSalesUploadSales">, options?: RequestOptions): PageCall<Row<"listSalesUploadSales">>;
  };
  periods: {
    /**
     * List months. `GET /periods`
     *
     * Lists the current month and the months that have sales, purchases or books, newest first, with their status
     * (open or closed) and their open work: unfinished documents, purchases without a decision, and supplier
     * invoices that nothing registers.
     *
     * @example
     * await client.periods.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listPeriods">, Envelope<"listPeriods">>;
    /**
     * Close a month. `POST /periods/{month}/close`
     *
     * Closes a past month in all branches. From then on, sales dated in it and purchases claimed in it are rejected
     * (422 `period_closed`), and `GET /reports/tax` of the month returns the figures of the close. While the month
     * has open work, as `GET /periods` counts it, the response is 409 `period_has_open_documents`. A `reason` closes
     * the month anyway. Accepted documents are still signed. You can close a month twice.
     *
     * @example
     * await client.periods.close("2026-02", { reason: "The return is due today" });
     */
    close(month: string, body?: Body<"closePeriod">, options?: RequestOptions): ApiCall<Result<"closePeriod">, Envelope<"closePeriod">>;
    /**
     * Reopen a month. `POST /periods/{month}/reopen`
     *
     * Reopens a closed month. Only owners can reopen. The audit stores the reason and the totals of the close.
     *
     * @example
     * await client.periods.reopen("2026-02", { reason: "An invoice was missing" });
     */
    reopen(month: string, body: Body<"reopenPeriod">, options?: RequestOptions): ApiCall<Result<"reopenPeriod">, Envelope<"reopenPeriod">>;
    /**
     * Record that a month's return is filed. `PUT /periods/{month}/filing`
     *
     * Stores the authority's acknowledgement of a closed month's return, with who prepared and who reviewed it. It
     * replaces what was stored before. 409 `period_open` until the month is closed. A reopening keeps it. The audit
     * stores each change.
     *
     * @example
     * await client.periods.file("2026-02", {
     *   acknowledgement_no: "KRA202603051234",
     *   filed_on: "2026-03-05",
     *   payment_no: "2020260000012345",
     *   prepared_by: "Wanjiku Kamau",
     *   reviewed_by: "Amina Yusuf",
     * });
     */
    file(month: string, body: Body<"filePeriod">, options?: RequestOptions): ApiCall<Result<"filePeriod">, Envelope<"filePeriod">>;
    /**
     * Fill in a month's VAT return. `GET /periods/{month}/return`
     *
     * Returns the sections of the authority's VAT return for the month, in all branches. The authority's tax types
     * decide the section: zero-rated, exempt and outside VAT are never mixed. The figures are those of `GET
     * /reports/tax`. Sales to buyers with a TIN and other sales have separate sums. `itemized=true` also lists the
     * sales to buyers with a TIN, and the purchases. The amounts in `entered` are those that people enter. The
     * return of a closed month doesn't change. The request counts as five in the rate limit.
     *
     * @example
     * await client.periods.vatReturn("2026-02");
     */
    vatReturn(month: string, query?: Query<"getVatReturn">, options?: RequestOptions): ApiCall<Result<"getVatReturn">, Envelope<"getVatReturn">>;
    /**
     * Enter amounts in a month's VAT return. `PATCH /periods/{month}/return`
     *
     * Enters amounts that the service can't know, at least one. Null removes an amount. 409 `return_closed` after
     * the month is closed. The audit stores each change. The request counts as five in the rate limit.
     *
     * @example
     * await client.periods.updateVatReturn("2026-02", { import_general_taxable: 100, import_general_tax: 16, withheld: 20 });
     */
    updateVatReturn(month: string, body: Body<"updateVatReturn">, options?: RequestOptions): ApiCall<Result<"updateVatReturn">, Envelope<"updateVatReturn">>;
  };
  reconciliations: {
    /**
     * List reconciliations. `GET /reconciliations`
     *
     * Lists the reconciliations of the environment, or those of one branch, with their counts; the last upload
     * first.
     *
     * @example
     * for await (const row of client.reconciliations.list()) console.log(row);
     */
    list(query?: Query<"listReconciliations">, options?: RequestOptions): PageCall<Row<"listReconciliations">>;
    /**
     * Upload the books and match them. `POST /reconciliations`
     *
     * Reads an export of the purchases in your books and matches it with what suppliers reported to the authority,
     * by the rules of docs/matching.md. `file` is CSV in any encoding or a workbook (.xlsx), in base64: at most 10
     * MiB, 50,000 rows and 500 columns. An account's files are read one at a time. Instead of a file, you can send
     * up to 999 purchases in `rows`. `mapping` names columns that the service can't detect. Without a branch, the
     * books of all branches are matched. A period has one reconciliation: a second upload replaces the first, with
     * its list of the authority, and keeps each decision about unchanged documents. 422 `books_unreadable`, with the
     * reason, if a file can't be read. With `dry_run`, nothing is stored: the response has up to 20,000 rows with
     * the period's decisions, and the nil UUID as `id`. The request counts as five in the rate limit.
     *
     * @example
     * await client.reconciliations.create({
     *   from_date: "2026-03-01",
     *   to_date: "2026-03-31",
     *   file_name: "march.csv",
     *   file: "UElOLEludm9pY2UgTm8sRGF0ZSxOZXQsVkFUClAwNTk5OTk5OTlRLDEwMDAxLDIwMjYtMDMtMDksMTAwMCwxNjAK",
     * });
     */
    create(body: Body<"createReconciliation">, options?: RequestOptions): ApiCall<Result<"createReconciliation">, Envelope<"createReconciliation">>;
    /**
     * Show a reconciliation. `GET /reconciliations/{id}`
     *
     * Returns the row counts by status, how the books were read, and the decisions that no longer apply.
     *
     * @example
     * await client.reconciliations.get("0199c1a7-0000-7a00-8b00-00000000cc01");
     */
    get(id: string, options?: RequestOptions): ApiCall<Result<"getReconciliation">, Envelope<"getReconciliation">>;
    /**
     * List the rows of a reconciliation. `GET /reconciliations/{id}/rows`
     *
     * Lists matched rows first, then documents missing from the books, then purchases that no supplier reported. A
     * cursor is valid for one match: after the next match it is 422 `invalid_cursor`.
     *
     * @example
     * for await (const row of client.reconciliations.rows("0199c1a7-0000-7a00-8b00-00000000cc01")) console.log(row);
     */
    rows(id: string, query?: Query<"listReconciliationRows">, options?: RequestOptions): PageCall<Row<"listReconciliationRows">>;
    /**
     * Decide about rows. `POST /reconciliations/{id}/decisions`
     *
     * Applies each decision separately, links and unlinks first. `accept`: the purchase of the match can be
     * registered. `ignore`: no action for a document without a match. `reject`: the registration sends the rejection
     * of a supplier's document to the authority. `pending`: seen, not decided. `link` matches two documents,
     * `unlink` separates a match; after either, the service matches all documents again. `note` changes only the
     * note. `clear` removes the decision. If a decision has `seen` of the row, the service rejects it when a figure
     * has changed since. It also rejects `ignore` and `reject` of an invoice that is registered already. The audit
     * stores each decision.
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
    decide(id: string, body: Body<"decideReconciliation">, options?: RequestOptions): ApiCall<Result<"decideReconciliation">, Envelope<"decideReconciliation">>;
    /**
     * Register the accepted purchases. `POST /reconciliations/{id}/register`
     *
     * Stores a purchase for each accepted match whose supplier sale is not registered yet, at most 200 per request,
     * and responds before the control unit accepts them. With `reject`, rejections are sent too. The number of a
     * purchase is made from the supplier's TIN, branch and invoice number, so a repeated request registers nothing
     * twice. While `next_after` is not null, send the request again with it as `after`. A purchase with a line that
     * has no item of yours is skipped, and its result has the reason.
     *
     * @example
     * await client.reconciliations.register("0199c1a7-0000-7a00-8b00-00000000cc01", { payment_type: "01" });
     */
    register(id: string, body?: Body<"registerReconciliation">, options?: RequestOptions): ApiCall<Result<"registerReconciliation">, Envelope<"registerReconciliation">>;
    /**
     * Get the report of a reconciliation. `GET /reconciliations/{id}/report`
     *
     * Returns the reconciliation statement and all tables as JSON, all tables as a workbook, or one table as CSV. In
     * the workbook, only totals are formulas. The request counts as five in the rate limit.
     *
     * @example
     * await client.reconciliations.report("0199c1a7-0000-7a00-8b00-00000000cc01");
     */
    report(id: string, query?: Query<"getReconciliationReport">, options?: RequestOptions): ApiCall<Result<"getReconciliationReport">, Envelope<"getReconciliationReport">>;
  };
  reports: {
    /**
     * Sum up a period by tax type. `GET /reports/tax`
     *
     * Sums up the documents that the control units accepted, by their own dates, of one branch or of all; purchases
     * by the month in which they are claimed. Sales, credit notes, purchases and suppliers' credit notes have rows
     * of their own for each tax type and rate; credit notes are negative. Purchases count once they are approved.
     * Imports count by their value in local currency: the control unit knows no import VAT, so take that from the
     * customs entry. The figures equal the sum of the documents that `POST /sales/search` and `POST
     * /purchases/search` list. The request counts as five in the rate limit.
     *
     * @example
     * await client.reports.taxReport({ from_date: "2026-03-01", to_date: "2026-03-31" });
     */
    taxReport(query: Query<"getTaxReport">, options?: RequestOptions): ApiCall<Result<"getTaxReport">, Envelope<"getTaxReport">>;
    /**
     * Show today and what needs attention. `GET /overview`
     *
     * The figures of today and of this month, the sales of the last 14 days, the branches, and a list of everything
     * that needs a person. Days are those of the account's time zone. The figures are those of signed documents, as
     * in `GET /reports/tax` and in the month's return. A cashier gets no figures and no amounts.
     *
     * @example
     * await client.reports.overview();
     */
    overview(options?: RequestOptions): ApiCall<Result<"getOverview">, Envelope<"getOverview">>;
    /**
     * Count what waits. `GET /overview/counts`
     *
     * Counts the documents of the environment and what waits in it, and names the branches whose sales don't reach a
     * control unit. The counts come from counters, so it can be asked often. It tells whether a list that is open
     * somewhere has changed. A cashier gets the counts of sales.
     *
     * @example
     * await client.reports.overviewCounts();
     */
    overviewCounts(options?: RequestOptions): ApiCall<Result<"getOverviewCounts">, Envelope<"getOverviewCounts">>;
    /**
     * List outages of control units. `GET /reports/outages`
     *
     * Lists the periods in which a branch's control unit could not be reached, did not respond, or accepted nothing,
     * newest first. An outage begins with the first unsuccessful call and ends with the next response. After a call
     * without a response, it ends when the same kind of document gets one. `from_date` and `to_date` select outages
     * that overlap these days. Outages are never deleted.
     *
     * @example
     * for await (const row of client.reports.outages()) console.log(row);
     */
    outages(query?: Query<"listOutages">, options?: RequestOptions): PageCall<Row<"listOutages">>;
    /**
     * List the documents that waited during an outage. `GET /reports/outages/{id}/documents`
     *
     * Lists the documents that the service had accepted before the outage ended, and that the control unit signed
     * only afterwards or has not signed yet, oldest first. 404 when the environment has no such outage.
     *
     * @example
     * for await (const row of client.reports.outageDocuments("0199c1a7-0000-7a00-8b00-00000000bd01")) console.log(row);
     */
    outageDocuments(id: string, query?: Query<"listOutageDocuments">, options?: RequestOptions): PageCall<Row<"listOutageDocuments">>;
    /**
     * Show or print the X report of a branch. `GET /reports/x`
     *
     * Sums the sales and credit notes that count in the open Z report: all that were bound to a receipt number since
     * the last Z report, of the branch, of one API key (a till) or of one user. It changes nothing, and can be made
     * at any time. `format` or the `Accept` header selects JSON or PDF. Credit notes are negative.
     *
     * @example
     * await client.reports.xReport();
     */
    xReport<Format extends "json" | "pdf" | undefined = undefined>(query?: Query<"getXReport"> & { format?: Format }, options?: RequestOptions): FileCall<"getXReport", Format>;
    /**
     * List the Z reports of a branch. `GET /reports/z`
     *
     * Lists the Z reports of the branch with the figures that they were made with, newest first.
     *
     * @example
     * for await (const row of client.reports.zReports()) console.log(row);
     */
    zReports(query?: Query<"listZReports">, options?: RequestOptions): PageCall<Row<"listZReports">>;
    /**
     * Make the Z report of a business day. `POST /reports/z`
     *
     * Ends the business day of the branch: stores the figures of all sales and credit notes since the last Z report,
     * under the next number. A sale counts in the Z report that was open when its receipt number was bound, whatever
     * happens afterwards. Each day in between without sales gets a Z report with zeros. 409 `z_report_unconfirmed`
     * while the outcome of a sale is unknown, 409 `z_report_waiting` while sales wait to be sent, unless
     * `leave_waiting` leaves them for the next Z report. 409 `z_report_made` once the business day has its Z report.
     *
     * @example
     * await client.reports.createZReport({ leave_waiting: true });
     */
    createZReport(body?: Body<"createZReport">, options?: RequestOptions): ApiCall<Result<"createZReport">, Envelope<"createZReport">>;
    /**
     * Show or print a Z report. `GET /reports/z/{number}`
     *
     * Returns a Z report with the figures that it was made with, as JSON or PDF. `format` or the `Accept` header
     * selects the form. 404 when the branch has no Z report of this number.
     *
     * @example
     * await client.reports.zReport("12");
     */
    zReport<Format extends "json" | "pdf" | undefined = undefined>(number: string, query?: Query<"getZReport"> & { format?: Format }, options?: RequestOptions): FileCall<"getZReport", Format>;
    /**
     * Show or print the items that a branch sold. `GET /reports/plu`
     *
     * Sums what the control unit of the branch signed in a period of at most 31 days, by item, price, tax type and
     * rate. Credit notes are subtracted. Documents count by their own dates, as in `GET /reports/tax`. `format` or
     * the `Accept` header selects JSON or PDF. The request counts as five in the rate limit.
     *
     * @example
     * await client.reports.pluReport({ from_date: "2026-03-01", to_date: "2026-03-31" });
     */
    pluReport<Format extends "json" | "pdf" | undefined = undefined>(query: Query<"getPluReport"> & { format?: Format }, options?: RequestOptions): FileCall<"getPluReport", Format>;
  };
  keys: {
    /**
     * List API keys. `GET /keys`
     *
     * Lists the environment's keys that are not revoked, newest first, with user, address ranges and last use. A key
     * is identified by its first characters. The whole key is shown once, when it is created.
     *
     * @example
     * await client.keys.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listKeys">, Envelope<"listKeys">>;
    /**
     * Create an API key. `POST /keys`
     *
     * Creates a key of the environment for yourself, or for another user whose role is not above yours. The response
     * has the key, which is shown once. Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.keys.create({ address_ranges: ["203.0.113.0/24"], expires_at: "2027-12-31T00:00:00.000Z" });
     */
    create(body?: Body<"createKey">, options?: RequestOptions): ApiCall<Result<"createKey">, Envelope<"createKey">>;
    /**
     * Revoke an API key. `DELETE /keys/{id}`
     *
     * Revokes the key for good. Every process stops accepting it within a second. The key of a user with a higher
     * role than yours can't be revoked (403 `role_above_own`). Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.keys.delete("0199c166-0000-7a00-8b00-00000000e001");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteKey">, Envelope<"deleteKey">>;
    /**
     * Rotate an API key. `POST /keys/{id}/rotate`
     *
     * Creates a second key with the user, address ranges and limits of the first. Both work until the overlap ends,
     * then only the second. The second key has the same lifetime as the first. A key can be rotated once (409
     * `key_ended`). The key of a user with a higher role than yours can't be rotated (403 `role_above_own`). If the
     * service has `TAXD_KEY_APPROVAL`, a live key works once an operator has approved it. Requires a confirmation
     * within the last 10 minutes.
     *
     * @example
     * await client.keys.rotate("0199c166-0000-7a00-8b00-00000000e001", { overlap_hours: 48 });
     */
    rotate(id: string, body?: Body<"rotateKey">, options?: RequestOptions): ApiCall<Result<"rotateKey">, Envelope<"rotateKey">>;
  };
  users: {
    /**
     * List users. `GET /users`
     *
     * Lists the users of the account with role and access, oldest first.
     *
     * @example
     * await client.users.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listUsers">, Envelope<"listUsers">>;
    /**
     * Invite a user. `POST /users`
     *
     * Invites a person by e-mail. The person has access after accepting the invitation. The code in the e-mail works
     * once, for 24 hours. If you invite a person again before they accept, the service sends another code and
     * updates name and role. Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.users.invite({ name: "Ben Kamau", email: "ben@duka.example", role: "accountant" });
     */
    invite(body: Body<"inviteUser">, options?: RequestOptions): ApiCall<Result<"inviteUser">, Envelope<"inviteUser">>;
    /**
     * Change role or access of a user. `PATCH /users/{id}`
     *
     * Changes the role or the access of a user. If the user loses access, keys stop and sessions open nothing of
     * this account at once; the person's other accounts are not affected. The only active owner keeps role and
     * access (409 `last_owner`). If the service has `TAXD_KEY_APPROVAL`, the live keys of a user who gets a higher
     * role wait for an operator's approval again. Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.users.update("4711", { role: "accountant" });
     */
    update(id: string, body: Body<"updateUser">, options?: RequestOptions): ApiCall<Result<"updateUser">, Envelope<"updateUser">>;
    /**
     * Remove a user. `DELETE /users/{id}`
     *
     * Removes a user, or withdraws an invitation. Keys are revoked and sessions open nothing of this account at
     * once; the person's other accounts are not affected. The audit keeps the user's changes. The only active owner
     * can't be removed (409 `last_owner`). Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.users.delete("4711");
     */
    delete(id: string, options?: RequestOptions): ApiCall<Result<"deleteUser">, Envelope<"deleteUser">>;
    /**
     * Transfer ownership. `POST /users/{id}/transfer-ownership`
     *
     * Makes another active user the owner, and you an admin, in one step. Requires a confirmation within the last 10
     * minutes.
     *
     * @example
     * await client.users.transferOwnership("4711");
     */
    transferOwnership(id: string, options?: RequestOptions): ApiCall<Result<"transferOwnership">, Envelope<"transferOwnership">>;
    /**
     * Show an invitation. `POST /invitations/show`
     *
     * Returns the account and the role of an invitation, with the code from the e-mail. The code can still be used
     * after that.
     *
     * @example
     * await client.users.showInvitation({ token: "Zk3vQ9aBexample" });
     */
    showInvitation(body: Body<"showInvitation">, options?: RequestOptions): ApiCall<Result<"showInvitation">, Envelope<"showInvitation">>;
    /**
     * Accept an invitation. `POST /invitations/accept`
     *
     * Accepts an invitation with the code from the e-mail. A new person sets a password; another person's password
     * doesn't change. Then sign in with `POST /sessions`.
     *
     * @example
     * await client.users.acceptInvitation({ token: "Zk3vQ9aBexample", password: "four unrelated words here" });
     */
    acceptInvitation(body: Body<"acceptInvitation">, options?: RequestOptions): ApiCall<Result<"acceptInvitation">, Envelope<"acceptInvitation">>;
  };
  registrations: {
    /**
     * Register a business. `POST /registrations`
     *
     * Registers a business and the person who will own the account. The service sends a code to the e-mail address.
     * After `POST /registrations/verify` with the code, the registration waits for review. The response is the same
     * whether the e-mail address is known or not. After 10 registrations from one network within an hour, the
     * response is 429 `rate_limited`. After several e-mails to one e-mail address, the service sends no more.
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
    create(body: Body<"createRegistration">, options?: RequestOptions): ApiCall<Result<"createRegistration">, Envelope<"createRegistration">>;
    /**
     * Confirm a registration. `POST /registrations/verify`
     *
     * Confirms the e-mail address with the code from the e-mail and the password of the registration. The
     * registration then waits for review by the operators, and an e-mail reports their decision. A person who
     * already had a password keeps it. The code of any registration of the address works: the password tells which
     * registration is yours. So strangers who enter your address can't keep you out.
     *
     * @example
     * await client.registrations.verify({ token: "Zk3vQ9aBexample", password: "four unrelated words here" });
     */
    verify(body: Body<"verifyRegistration">, options?: RequestOptions): ApiCall<Result<"verifyRegistration">, Envelope<"verifyRegistration">>;
  };
  operators: {
    /**
     * List registrations. `GET /operator/registrations`
     *
     * For operators, with two-factor sign-in. Lists registrations of one status, oldest first, with other
     * registrations and the account of the same TIN.
     *
     * @example
     * await client.operators.registrations();
     */
    registrations(query?: Query<"listRegistrations">, options?: RequestOptions): ApiCall<Result<"listRegistrations">, Envelope<"listRegistrations">>;
    /**
     * Approve a registration. `POST /operator/registrations/{id}/approve`
     *
     * For operators, with two-factor sign-in. Creates the account with its owner, binds the TIN to it, and notifies
     * the owner by e-mail. The owner creates the first key after signing in. Requires a confirmation within the last
     * 10 minutes.
     *
     * @example
     * await client.operators.approveRegistration("0199c166-0000-7a00-8b00-00000000f001");
     */
    approveRegistration(id: string, options?: RequestOptions): ApiCall<Result<"approveRegistration">, Envelope<"approveRegistration">>;
    /**
     * Reject a registration. `POST /operator/registrations/{id}/reject`
     *
     * For operators, with two-factor sign-in. Rejects the registration and sends the reason to the applicant by
     * e-mail. The applicant can register again. Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.operators.rejectRegistration("0199c166-0000-7a00-8b00-00000000f001", { reason: "The TIN does not belong to this business." });
     */
    rejectRegistration(id: string, body: Body<"rejectRegistration">, options?: RequestOptions): ApiCall<Result<"rejectRegistration">, Envelope<"rejectRegistration">>;
    /**
     * List accounts. `GET /operator/accounts`
     *
     * For operators, with two-factor sign-in. Lists accounts by number, at most 200; `meta.total` counts all that
     * match. Search by a part of the name or e-mail address, or by a TIN.
     *
     * @example
     * await client.operators.accounts();
     */
    accounts(query?: Query<"listAccounts">, options?: RequestOptions): ApiCall<Result<"listAccounts">, Envelope<"listAccounts">>;
    /**
     * Inspect an account. `GET /operator/accounts/{id}`
     *
     * For operators, with two-factor sign-in. Shows the plan, the TINs, the keys with their limits, and the health
     * of both environments. It shows no documents.
     *
     * @example
     * await client.operators.inspectAccount("4711");
     */
    inspectAccount(id: string, options?: RequestOptions): ApiCall<Result<"inspectAccount">, Envelope<"inspectAccount">>;
    /**
     * Change the features of an account's plan. `PATCH /operator/accounts/{id}`
     *
     * For operators, with two-factor sign-in. Takes effect at once. Requires a confirmation within the last 10
     * minutes.
     *
     * @example
     * await client.operators.changeAccountFeatures("4711", { features: ["async", "webhooks"] });
     */
    changeAccountFeatures(id: string, body: Body<"changeAccountFeatures">, options?: RequestOptions): ApiCall<Result<"changeAccountFeatures">, Envelope<"changeAccountFeatures">>;
    /**
     * Bind a TIN to an account. `POST /operator/accounts/{id}/tins`
     *
     * For operators, with two-factor sign-in. The account may then report under this TIN, and no other account may.
     * Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.operators.bindTin("4711", { tin: "P051234567Z" });
     */
    bindTin(id: string, body: Body<"bindTin">, options?: RequestOptions): ApiCall<Result<"bindTin">, Envelope<"bindTin">>;
    /**
     * Remove a TIN from an account. `DELETE /operator/accounts/{id}/tins/{tin}`
     *
     * For operators, with two-factor sign-in. Delete the live devices of the TIN first. Requires a confirmation
     * within the last 10 minutes.
     *
     * @example
     * await client.operators.unbindTin("4711", "P051234567Z");
     */
    unbindTin(id: string, tin: string, options?: RequestOptions): ApiCall<Result<"unbindTin">, Envelope<"unbindTin">>;
    /**
     * Change the limits of a key. `PATCH /operator/accounts/{id}/keys/{key}`
     *
     * For operators, with two-factor sign-in. Takes effect within a second. Requires a confirmation within the last
     * 10 minutes.
     *
     * @example
     * await client.operators.changeKeyLimits("4711", "0199c166-0000-7a00-8b00-00000000e001", { rate_per_minute: 600 });
     */
    changeKeyLimits(id: string, key: string, body: Body<"changeKeyLimits">, options?: RequestOptions): ApiCall<Result<"changeKeyLimits">, Envelope<"changeKeyLimits">>;
    /**
     * List keys that wait for approval. `GET /operator/keys`
     *
     * For operators, with two-factor sign-in. Lists the keys and relays of all accounts that don't work before an
     * operator approves them: keys first, each oldest first. If the service has `TAXD_KEY_APPROVAL`, live keys that
     * members create or rotate, keys of users who got a higher role, and the tokens of live relays wait.
     *
     * @example
     * await client.operators.waitingKeys();
     */
    waitingKeys(options?: RequestOptions): ApiCall<Result<"listWaitingKeys">, Envelope<"listWaitingKeys">>;
    /**
     * Approve a key. `POST /operator/keys/{key}/approve`
     *
     * For operators, with two-factor sign-in. The key, or the token of the relay, works within a second, and its
     * user is notified by e-mail. Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.operators.approveKey("0199c166-0000-7a00-8b00-00000000e003");
     */
    approveKey(key: string, options?: RequestOptions): ApiCall<Result<"approveKey">, Envelope<"approveKey">>;
    /**
     * Reject a key. `POST /operator/keys/{key}/reject`
     *
     * For operators, with two-factor sign-in. Revokes a key or relay that waits for approval, and sends the reason
     * to its user by e-mail. Requires a confirmation within the last 10 minutes.
     *
     * @example
     * await client.operators.rejectKey("0199c166-0000-7a00-8b00-00000000e003", { reason: "Name the IP addresses from which the key will be used." });
     */
    rejectKey(key: string, body: Body<"rejectKey">, options?: RequestOptions): ApiCall<Result<"rejectKey">, Envelope<"rejectKey">>;
    /**
     * Suspend, reactivate or cancel an account. `POST /operator/accounts/{id}/status`
     *
     * For operators, with two-factor sign-in. A suspended account has no access until it is reactivated. A cancelled
     * account has no access for good. The records are not deleted. Requires a confirmation within the last 10
     * minutes.
     *
     * @example
     * await client.operators.changeAccountStatus("4711", { move: "suspend", reason: "Unpaid since January." });
     */
    changeAccountStatus(id: string, body: Body<"changeAccountStatus">, options?: RequestOptions): ApiCall<Result<"changeAccountStatus">, Envelope<"changeAccountStatus">>;
  };
  sessions: {
    /**
     * List your sessions. `GET /sessions`
     *
     * Lists your sessions, newest first, with device, IP address and last use.
     *
     * @example
     * await client.sessions.list();
     */
    list(options?: RequestOptions): ApiCall<Result<"listSessions">, Envelope<"listSessions">>;
    /**
     * Sign in. `POST /sessions`
     *
     * Signs you in with e-mail address and password. With two-factor sign-in, the response is 200 with a challenge,
     * and `POST /sessions/complete` opens the session with a code. The response to a wrong password is the same as
     * to an unknown e-mail address (401 `sign_in_failed`). After some failed attempts you must wait before the next
     * (429 `too_many_attempts`).
     *
     * @example
     * await client.sessions.create({ email: "asha@acacia.example", password: "correct horse battery staple" });
     */
    create(body: Body<"createSession">, options?: RequestOptions): ApiCall<Result<"createSession">, Envelope<"createSession">>;
    /**
     * Sign out everywhere. `DELETE /sessions`
     *
     * Ends all your sessions, including this one.
     *
     * @example
     * await client.sessions.deleteAllSessions();
     */
    deleteAllSessions(options?: RequestOptions): ApiCall<Result<"deleteAllSessions">, Envelope<"deleteAllSessions">>;
    /**
     * Sign in with a code. `POST /sessions/complete`
     *
     * The second step of a two-factor sign-in: opens the session with the challenge from `POST /sessions` and a code
     * from your authenticator app, or a recovery code. Each code works once.
     *
     * @example
     * await client.sessions.complete({ challenge: "Zk3vQ9aBexample", code: "492039" });
     */
    complete(body: Body<"completeSession">, options?: RequestOptions): ApiCall<Result<"completeSession">, Envelope<"completeSession">>;
    /**
     * Confirm your identity. `POST /sessions/confirm`
     *
     * Confirms the session with your password or, with two-factor sign-in, with a code. For 10 minutes you can then
     * call operations that need a confirmation (403 `confirmation_required`). Where two-factor sign-in is on,
     * changes of your sign-in need a code, or a recovery code (403 `code_required`). The session gets a new cookie.
     *
     * @example
     * await client.sessions.confirm({ password: "correct horse battery staple" });
     */
    confirm(body?: Body<"confirmSession">, options?: RequestOptions): ApiCall<Result<"confirmSession">, Envelope<"confirmSession">>;
    /**
     * Sign out. `DELETE /sessions/{id}`
     *
     * Ends one of your sessions. `current` is the session of the request, whose cookie is then deleted.
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
     * Returns your name, e-mail address, two-factor sign-in, the accounts that you belong to with your role in each,
     * and the businesses that you registered with the result of the review.
     *
     * @example
     * await client.me.get();
     */
    get(options?: RequestOptions): ApiCall<Result<"getMe">, Envelope<"getMe">>;
    /**
     * Change your name and settings. `PATCH /me`
     *
     * Changes your name in all your accounts, and whether you get e-mails about serious events. Omitted fields don't
     * change.
     *
     * @example
     * await client.me.update({ name: "Asha Otieno" });
     */
    update(body: Body<"updateMe">, options?: RequestOptions): ApiCall<Result<"updateMe">, Envelope<"updateMe">>;
    /**
     * Change your password. `PUT /me/password`
     *
     * Sets a new password and ends your other sessions. Requires the current password. If two-factor sign-in is on,
     * it also requires that you confirmed the session with a code within the last 10 minutes (403 `code_required`).
     * This session gets a new cookie, and you get an e-mail.
     *
     * @example
     * await client.me.changePassword({ current_password: "correct horse battery staple", password: "eleven green bicycles at noon" });
     */
    changePassword(body: Body<"changePassword">, options?: RequestOptions): ApiCall<Result<"changePassword">, Envelope<"changePassword">>;
    /**
     * Request another e-mail address. `PUT /me/email`
     *
     * Sends an e-mail with a code to the new e-mail address. Nothing changes until you confirm the address with the
     * code (`POST /me/email/confirm`). The code works once, for 24 hours, and replaces an earlier one. The response
     * is the same if another person has the address, which then gets no e-mail. Requires the current password. If
     * two-factor sign-in is on, it also requires that you confirmed the session with a code within the last 10
     * minutes (403 `code_required`). You can request three codes an hour (429 `too_many_mails`).
     *
     * @example
     * await client.me.requestEmailChange({ email: "asha.otieno@acacia.example", current_password: "correct horse battery staple" });
     */
    requestEmailChange(body: Body<"requestEmailChange">, options?: RequestOptions): ApiCall<Result<"requestEmailChange">, Envelope<"requestEmailChange">>;
    /**
     * Confirm another e-mail address. `POST /me/email/confirm`
     *
     * Makes the new e-mail address yours, with the code from the e-mail. You then sign in with it, and no longer
     * with the old one. Your other sessions end, this session gets a new cookie, and the old address gets an e-mail.
     * A code that was used, has expired, belongs to another person or names an address that another person has by
     * now is rejected (422 `link_invalid`).
     *
     * @example
     * await client.me.confirmEmailChange({ token: "Zk3vQ9aBexample" });
     */
    confirmEmailChange(body: Body<"confirmEmailChange">, options?: RequestOptions): ApiCall<Result<"confirmEmailChange">, Envelope<"confirmEmailChange">>;
    /**
     * Set up two-factor sign-in. `POST /me/two-factor`
     *
     * Creates a secret for your authenticator app. Nothing changes until you confirm it with a code. Requires a
     * confirmation within the last 10 minutes.
     *
     * @example
     * await client.me.beginTwoFactor();
     */
    beginTwoFactor(options?: RequestOptions): ApiCall<Result<"beginTwoFactor">, Envelope<"beginTwoFactor">>;
    /**
     * Turn off two-factor sign-in. `DELETE /me/two-factor`
     *
     * Turns off two-factor sign-in, deletes the recovery codes and ends your other sessions. Requires that you
     * confirmed the session with a code, or a recovery code, within the last 10 minutes (403 `code_required`): the
     * password alone is not enough. This session gets a new cookie, and you get an e-mail. Nothing changes if it is
     * off.
     *
     * @example
     * await client.me.disableTwoFactor();
     */
    disableTwoFactor(options?: RequestOptions): ApiCall<Result<"disableTwoFactor">, Envelope<"disableTwoFactor">>;
    /**
     * Turn on two-factor sign-in. `POST /me/two-factor/confirm`
     *
     * Turns on two-factor sign-in with a code from your authenticator app, and ends your other sessions. The
     * response has ten recovery codes, each of which replaces a code once. Requires a confirmation within the last
     * 10 minutes. You get an e-mail.
     *
     * @example
     * await client.me.confirmTwoFactor({ code: "492039" });
     */
    confirmTwoFactor(body: Body<"confirmTwoFactor">, options?: RequestOptions): ApiCall<Result<"confirmTwoFactor">, Envelope<"confirmTwoFactor">>;
    /**
     * Get new recovery codes. `POST /me/two-factor/recovery-codes`
     *
     * Creates ten new recovery codes and ends your other sessions. The earlier codes no longer work. Requires that
     * you confirmed the session with a code within the last 10 minutes (403 `code_required`): the password alone is
     * not enough. This session gets a new cookie, and you get an e-mail.
     *
     * @example
     * await client.me.renewRecoveryCodes();
     */
    renewRecoveryCodes(options?: RequestOptions): ApiCall<Result<"renewRecoveryCodes">, Envelope<"renewRecoveryCodes">>;
  };
  passwords: {
    /**
     * Request a new password. `POST /password-resets`
     *
     * Sends an e-mail with a link for a new password if the e-mail address is known. The response is the same if it
     * is unknown. The link works once, for 24 hours.
     *
     * @example
     * await client.passwords.requestReset({ email: "asha@acacia.example" });
     */
    requestReset(body: Body<"requestPasswordReset">, options?: RequestOptions): ApiCall<Result<"requestPasswordReset">, Envelope<"requestPasswordReset">>;
    /**
     * Set a new password. `POST /password-resets/confirm`
     *
     * Sets a new password with the token from the link, verifies the e-mail address, and ends all sessions of the
     * person. The token works once (422 `link_invalid`).
     *
     * @example
     * await client.passwords.reset({ token: "Zk3vQ9aBexample", password: "eleven green bicycles at noon" });
     */
    reset(body: Body<"resetPassword">, options?: RequestOptions): ApiCall<Result<"resetPassword">, Envelope<"resetPassword">>;
  };
  health: {
    /**
     * Check the whole chain. `GET /health`
     *
     * Checks key, database, worker, clock, code tables, devices, queues and webhooks, and returns the result of each
     * with how to fix it. The response is 200 for any results, and 503 if the database is lost or doesn't respond
     * within a second.
     *
     * @example
     * await client.health.get();
     */
    get(options?: RequestOptions): ApiCall<Result<"getHealth">, Envelope<"getHealth">>;
  };
};

export const routes = {
  sales: {
    create: {"operation":"createSale","method":"POST","path":"/sales","body":true,"branch":true,"submission":true},
    createBulk: {"operation":"createSalesBulk","method":"POST","path":"/sales/bulk","body":true,"branch":true},
    get: {"operation":"getSale","path":"/sales/{id}","params":["id"]},
    reissue: {"operation":"reissueSale","method":"POST","path":"/sales/{id}/reissue","params":["id"],"body":true,"submission":true},
    search: {"operation":"searchSales","method":"POST","path":"/sales/search","body":true,"paging":"body","branch":true,"repeatable":true},
    preview: {"operation":"previewSale","method":"POST","path":"/sales/preview","body":true,"branch":true},
  },
  purchases: {
    create: {"operation":"createPurchase","method":"POST","path":"/purchases","body":true,"branch":true,"submission":true},
    get: {"operation":"getPurchase","path":"/purchases/{transaction_id}","params":["transaction_id"]},
    setClaim: {"operation":"setPurchaseClaim","method":"PUT","path":"/purchases/{transaction_id}/claim","params":["transaction_id"],"body":true},
    search: {"operation":"searchPurchases","method":"POST","path":"/purchases/search","body":true,"paging":"body","branch":true,"repeatable":true},
    supplierSales: {"operation":"listSupplierSales","path":"/purchases/sales","query":true,"paging":"query","branch":true},
    fetchSupplierSales: {"operation":"fetchSupplierSales","method":"POST","path":"/purchases/sales","body":true,"branch":true,"direct":true},
  },
  transactions: {
    list: {"operation":"listTransactions","path":"/transactions","query":true,"paging":"query","branch":true},
    search: {"operation":"searchTransactions","path":"/search","query":true,"branch":true,"repeatable":true},
    stats: {"operation":"getTransactionStats","path":"/transactions/stats","query":true},
    sums: {"operation":"getTransactionSums","path":"/transactions/sums","query":true,"branch":true},
    get: {"operation":"getTransaction","path":"/transactions/{id}","params":["id"]},
    attempts: {"operation":"listTransactionAttempts","path":"/transactions/{id}/attempts","params":["id"],"query":true,"paging":"query"},
    retry: {"operation":"retryTransaction","method":"POST","path":"/transactions/{id}/retry","params":["id"],"body":true},
    receipt: {"operation":"getReceipt","path":"/transactions/{id}/receipt","params":["id"],"query":true},
    receiptCopies: {"operation":"listReceiptCopies","path":"/transactions/{id}/receipt-copies","params":["id"],"query":true,"paging":"query"},
    createReceiptCopy: {"operation":"createReceiptCopy","method":"POST","path":"/transactions/{id}/receipt-copies","params":["id"]},
    receiptLinks: {"operation":"listReceiptLinks","path":"/transactions/{id}/receipt-links","params":["id"]},
    createReceiptLink: {"operation":"createReceiptLink","method":"POST","path":"/transactions/{id}/receipt-links","params":["id"],"body":true},
    deleteReceiptLink: {"operation":"deleteReceiptLink","method":"DELETE","path":"/transactions/{id}/receipt-links/{link_id}","params":["id","link_id"]},
    mailReceipt: {"operation":"mailReceipt","method":"POST","path":"/transactions/{id}/receipt-mails","params":["id"],"body":true},
    settle: {"operation":"settleTransaction","method":"POST","path":"/transactions/{id}/settle","params":["id"],"body":true},
  },
  devices: {
    list: {"operation":"listDevices","path":"/devices"},
    create: {"operation":"createDevice","method":"POST","path":"/devices","body":true},
    get: {"operation":"getDevice","path":"/devices/{bhfId}","params":["bhfId"]},
    update: {"operation":"updateDevice","method":"PUT","path":"/devices/{bhfId}","params":["bhfId"],"body":true},
    delete: {"operation":"deleteDevice","method":"DELETE","path":"/devices/{bhfId}","params":["bhfId"]},
    attempts: {"operation":"listDeviceAttempts","path":"/devices/{bhfId}/attempts","params":["bhfId"],"query":true,"paging":"query"},
    initialize: {"operation":"initializeDevice","method":"POST","path":"/devices/{bhfId}/initialize","params":["bhfId"],"body":true,"direct":true},
    test: {"operation":"testDevice","method":"POST","path":"/devices/{bhfId}/test","params":["bhfId"],"body":true,"direct":true},
  },
  relays: {
    list: {"operation":"listRelays","path":"/relays"},
    create: {"operation":"createRelay","method":"POST","path":"/relays","body":true},
    delete: {"operation":"deleteRelay","method":"DELETE","path":"/relays/{id}","params":["id"]},
  },
  account: {
    get: {"operation":"getAccount","path":"/account"},
    update: {"operation":"updateAccount","method":"PATCH","path":"/account","body":true},
    requireTwoFactor: {"operation":"requireTwoFactor","method":"PATCH","path":"/account/two-factor","body":true},
  },
  branches: {
    list: {"operation":"listBranches","path":"/branches","query":true,"paging":"query"},
    create: {"operation":"createBranch","method":"POST","path":"/branches","body":true},
    get: {"operation":"getBranch","path":"/branches/{bhfId}","params":["bhfId"]},
    update: {"operation":"updateBranch","method":"PUT","path":"/branches/{bhfId}","params":["bhfId"],"body":true},
    delete: {"operation":"deleteBranch","method":"DELETE","path":"/branches/{bhfId}","params":["bhfId"]},
    pause: {"operation":"pauseBranch","method":"POST","path":"/branches/{bhfId}/pause","params":["bhfId"],"body":true},
    resume: {"operation":"resumeBranch","method":"POST","path":"/branches/{bhfId}/resume","params":["bhfId"]},
    stats: {"operation":"getBranchStats","path":"/branches/{bhfId}/stats","params":["bhfId"],"query":true},
  },
  codes: {
    list: {"operation":"listCodes","path":"/codes","query":true,"paging":"query"},
    sync: {"operation":"syncCodes","method":"POST","path":"/codes/sync","body":true,"branch":true,"direct":true},
    taxTypes: {"operation":"listTaxTypes","path":"/codes/tax-types"},
    paymentTypes: {"operation":"listPaymentTypes","path":"/codes/payment-types"},
    countries: {"operation":"listCountries","path":"/codes/countries"},
  },
  items: {
    list: {"operation":"listItems","path":"/items","query":true,"paging":"query","branch":true},
    create: {"operation":"createItem","method":"POST","path":"/items","body":true,"branch":true},
    createBulk: {"operation":"createItemsBulk","method":"POST","path":"/items/bulk","body":true,"branch":true},
    externalCodes: {"operation":"listExternalCodes","path":"/items/external-codes","query":true,"paging":"query"},
    setExternalCodes: {"operation":"setExternalCodes","method":"PUT","path":"/items/external-codes","body":true},
    deleteExternalCode: {"operation":"deleteExternalCode","method":"DELETE","path":"/items/external-codes/{source}/{external_code}","params":["source","external_code"]},
    get: {"operation":"getItem","path":"/items/{itemCode}","params":["itemCode"],"query":true,"branch":true},
    update: {"operation":"updateItem","method":"PATCH","path":"/items/{itemCode}","params":["itemCode"],"body":true,"branch":true},
  },
  imports: {
    selectItems: {"operation":"selectImportItems","method":"POST","path":"/imports/select-items","body":true,"branch":true,"direct":true},
    list: {"operation":"listImports","path":"/imports","query":true,"paging":"query","branch":true},
    items: {"operation":"listImportItems","path":"/imports/items","query":true,"branch":true},
    process: {"operation":"processImport","method":"POST","path":"/imports/process","body":true,"branch":true,"submission":true},
    updateItem: {"operation":"updateImportItem","method":"POST","path":"/imports/update-items","body":true,"branch":true},
  },
  stock: {
    list: {"operation":"listStock","path":"/stock","query":true,"paging":"query","branch":true},
    createMovement: {"operation":"createStockMovement","method":"POST","path":"/stock","body":true,"branch":true,"submission":true},
    transfer: {"operation":"transferStock","method":"POST","path":"/stock/transfers","body":true,"submission":true},
    item: {"operation":"getStockItem","path":"/stock/{item_code}","params":["item_code"],"query":true,"branch":true},
    movements: {"operation":"listStockMovements","path":"/stock/movements","query":true,"paging":"query","branch":true},
    saveMaster: {"operation":"saveStockMaster","method":"POST","path":"/stock/master","body":true,"branch":true},
    fetchItems: {"operation":"fetchStockItems","method":"POST","path":"/stock/items","body":true,"branch":true,"direct":true},
    drift: {"operation":"getStockDrift","path":"/stock/drift","query":true,"paging":"query","branch":true},
  },
  webhooks: {
    list: {"operation":"listWebhooks","path":"/webhooks","query":true,"paging":"query"},
    create: {"operation":"createWebhook","method":"POST","path":"/webhooks","body":true},
    get: {"operation":"getWebhook","path":"/webhooks/{id}","params":["id"]},
    update: {"operation":"updateWebhook","method":"PATCH","path":"/webhooks/{id}","params":["id"],"body":true},
    delete: {"operation":"deleteWebhook","method":"DELETE","path":"/webhooks/{id}","params":["id"]},
    rotateSecret: {"operation":"rotateWebhookSecret","method":"POST","path":"/webhooks/{id}/rotate-secret","params":["id"],"body":true},
    test: {"operation":"testWebhook","method":"POST","path":"/webhooks/{id}/test","params":["id"],"body":true,"direct":true},
    deliveries: {"operation":"listDeliveries","path":"/webhooks/deliveries","query":true,"paging":"query"},
    resendDelivery: {"operation":"resendDelivery","method":"POST","path":"/webhooks/deliveries/{id}/resend","params":["id"],"body":true},
  },
  notices: {
    list: {"operation":"listNotices","path":"/notices","query":true,"paging":"query"},
    sync: {"operation":"syncNotices","method":"POST","path":"/notices/sync","body":true,"branch":true,"direct":true},
  },
  taxpayers: {
    get: {"operation":"getTaxpayer","path":"/taxpayers/{tin}","params":["tin"],"query":true,"branch":true,"direct":true},
  },
  insurances: {
    list: {"operation":"listInsurances","path":"/insurances","query":true,"paging":"query","branch":true},
    create: {"operation":"createInsurance","method":"POST","path":"/insurances","body":true,"branch":true},
    update: {"operation":"updateInsurance","method":"PATCH","path":"/insurances/{code}","params":["code"],"body":true,"branch":true},
  },
  audit: {
    list: {"operation":"listAudit","path":"/audit","query":true,"paging":"query"},
  },
  exports: {
    list: {"operation":"listExports","path":"/exports"},
    create: {"operation":"createExport","method":"POST","path":"/exports","body":true,"branch":true},
    get: {"operation":"getExport","path":"/exports/{id}","params":["id"]},
    delete: {"operation":"deleteExport","method":"DELETE","path":"/exports/{id}","params":["id"]},
    download: {"operation":"downloadExport","path":"/exports/{id}/file","params":["id"]},
  },
  uploads: {
    list: {"operation":"listSalesUploads","path":"/sales-uploads","query":true,"paging":"query","branch":true},
    create: {"operation":"createSalesUpload","method":"POST","path":"/sales-uploads","body":true,"branch":true},
    get: {"operation":"getSalesUpload","path":"/sales-uploads/{id}","params":["id"]},
    update: {"operation":"updateSalesUpload","method":"PATCH","path":"/sales-uploads/{id}","params":["id"],"body":true},
    start: {"operation":"startSalesUpload","method":"POST","path":"/sales-uploads/{id}/start","params":["id"]},
    cancel: {"operation":"cancelSalesUpload","method":"POST","path":"/sales-uploads/{id}/cancel","params":["id"]},
    sales: {"operation":"listSalesUploadSales","path":"/sales-uploads/{id}/sales","params":["id"],"query":true,"paging":"query"},
  },
  periods: {
    list: {"operation":"listPeriods","path":"/periods"},
    close: {"operation":"closePeriod","method":"POST","path":"/periods/{month}/close","params":["month"],"body":true},
    reopen: {"operation":"reopenPeriod","method":"POST","path":"/periods/{month}/reopen","params":["month"],"body":true},
    file: {"operation":"filePeriod","method":"PUT","path":"/periods/{month}/filing","params":["month"],"body":true},
    vatReturn: {"operation":"getVatReturn","path":"/periods/{month}/return","params":["month"],"query":true},
    updateVatReturn: {"operation":"updateVatReturn","method":"PATCH","path":"/periods/{month}/return","params":["month"],"body":true},
  },
  reconciliations: {
    list: {"operation":"listReconciliations","path":"/reconciliations","query":true,"paging":"query","branch":true},
    create: {"operation":"createReconciliation","method":"POST","path":"/reconciliations","body":true,"branch":true},
    get: {"operation":"getReconciliation","path":"/reconciliations/{id}","params":["id"]},
    rows: {"operation":"listReconciliationRows","path":"/reconciliations/{id}/rows","params":["id"],"query":true,"paging":"query"},
    decide: {"operation":"decideReconciliation","method":"POST","path":"/reconciliations/{id}/decisions","params":["id"],"body":true},
    register: {"operation":"registerReconciliation","method":"POST","path":"/reconciliations/{id}/register","params":["id"],"body":true},
    report: {"operation":"getReconciliationReport","path":"/reconciliations/{id}/report","params":["id"],"query":true},
  },
  reports: {
    taxReport: {"operation":"getTaxReport","path":"/reports/tax","query":true,"branch":true},
    overview: {"operation":"getOverview","path":"/overview"},
    overviewCounts: {"operation":"getOverviewCounts","path":"/overview/counts"},
    outages: {"operation":"listOutages","path":"/reports/outages","query":true,"paging":"query","branch":true},
    outageDocuments: {"operation":"listOutageDocuments","path":"/reports/outages/{id}/documents","params":["id"],"query":true,"paging":"query"},
    xReport: {"operation":"getXReport","path":"/reports/x","query":true,"branch":true},
    zReports: {"operation":"listZReports","path":"/reports/z","query":true,"paging":"query","branch":true},
    createZReport: {"operation":"createZReport","method":"POST","path":"/reports/z","body":true,"branch":true},
    zReport: {"operation":"getZReport","path":"/reports/z/{number}","params":["number"],"query":true,"branch":true},
    pluReport: {"operation":"getPluReport","path":"/reports/plu","query":true,"branch":true},
  },
  keys: {
    list: {"operation":"listKeys","path":"/keys"},
    create: {"operation":"createKey","method":"POST","path":"/keys","body":true},
    delete: {"operation":"deleteKey","method":"DELETE","path":"/keys/{id}","params":["id"]},
    rotate: {"operation":"rotateKey","method":"POST","path":"/keys/{id}/rotate","params":["id"],"body":true},
  },
  users: {
    list: {"operation":"listUsers","path":"/users"},
    invite: {"operation":"inviteUser","method":"POST","path":"/users","body":true},
    update: {"operation":"updateUser","method":"PATCH","path":"/users/{id}","params":["id"],"body":true},
    delete: {"operation":"deleteUser","method":"DELETE","path":"/users/{id}","params":["id"]},
    transferOwnership: {"operation":"transferOwnership","method":"POST","path":"/users/{id}/transfer-ownership","params":["id"]},
    showInvitation: {"operation":"showInvitation","method":"POST","path":"/invitations/show","body":true,"unkeyed":true},
    acceptInvitation: {"operation":"acceptInvitation","method":"POST","path":"/invitations/accept","body":true,"unkeyed":true},
  },
  registrations: {
    create: {"operation":"createRegistration","method":"POST","path":"/registrations","body":true},
    verify: {"operation":"verifyRegistration","method":"POST","path":"/registrations/verify","body":true,"unkeyed":true},
  },
  operators: {
    registrations: {"operation":"listRegistrations","path":"/operator/registrations","query":true},
    approveRegistration: {"operation":"approveRegistration","method":"POST","path":"/operator/registrations/{id}/approve","params":["id"],"unkeyed":true},
    rejectRegistration: {"operation":"rejectRegistration","method":"POST","path":"/operator/registrations/{id}/reject","params":["id"],"body":true,"unkeyed":true},
    accounts: {"operation":"listAccounts","path":"/operator/accounts","query":true},
    inspectAccount: {"operation":"inspectAccount","path":"/operator/accounts/{id}","params":["id"]},
    changeAccountFeatures: {"operation":"changeAccountFeatures","method":"PATCH","path":"/operator/accounts/{id}","params":["id"],"body":true},
    bindTin: {"operation":"bindTin","method":"POST","path":"/operator/accounts/{id}/tins","params":["id"],"body":true,"unkeyed":true},
    unbindTin: {"operation":"unbindTin","method":"DELETE","path":"/operator/accounts/{id}/tins/{tin}","params":["id","tin"]},
    changeKeyLimits: {"operation":"changeKeyLimits","method":"PATCH","path":"/operator/accounts/{id}/keys/{key}","params":["id","key"],"body":true},
    waitingKeys: {"operation":"listWaitingKeys","path":"/operator/keys"},
    approveKey: {"operation":"approveKey","method":"POST","path":"/operator/keys/{key}/approve","params":["key"],"unkeyed":true},
    rejectKey: {"operation":"rejectKey","method":"POST","path":"/operator/keys/{key}/reject","params":["key"],"body":true,"unkeyed":true},
    changeAccountStatus: {"operation":"changeAccountStatus","method":"POST","path":"/operator/accounts/{id}/status","params":["id"],"body":true,"unkeyed":true},
  },
  sessions: {
    list: {"operation":"listSessions","path":"/sessions"},
    create: {"operation":"createSession","method":"POST","path":"/sessions","body":true,"unkeyed":true},
    deleteAllSessions: {"operation":"deleteAllSessions","method":"DELETE","path":"/sessions"},
    complete: {"operation":"completeSession","method":"POST","path":"/sessions/complete","body":true,"unkeyed":true},
    confirm: {"operation":"confirmSession","method":"POST","path":"/sessions/confirm","body":true,"unkeyed":true},
    delete: {"operation":"deleteSession","method":"DELETE","path":"/sessions/{id}","params":["id"]},
  },
  me: {
    get: {"operation":"getMe","path":"/me"},
    update: {"operation":"updateMe","method":"PATCH","path":"/me","body":true},
    changePassword: {"operation":"changePassword","method":"PUT","path":"/me/password","body":true},
    requestEmailChange: {"operation":"requestEmailChange","method":"PUT","path":"/me/email","body":true},
    confirmEmailChange: {"operation":"confirmEmailChange","method":"POST","path":"/me/email/confirm","body":true,"unkeyed":true},
    beginTwoFactor: {"operation":"beginTwoFactor","method":"POST","path":"/me/two-factor","unkeyed":true},
    disableTwoFactor: {"operation":"disableTwoFactor","method":"DELETE","path":"/me/two-factor"},
    confirmTwoFactor: {"operation":"confirmTwoFactor","method":"POST","path":"/me/two-factor/confirm","body":true,"unkeyed":true},
    renewRecoveryCodes: {"operation":"renewRecoveryCodes","method":"POST","path":"/me/two-factor/recovery-codes","unkeyed":true},
  },
  passwords: {
    requestReset: {"operation":"requestPasswordReset","method":"POST","path":"/password-resets","body":true},
    reset: {"operation":"resetPassword","method":"POST","path":"/password-resets/confirm","body":true,"unkeyed":true},
  },
  health: {
    get: {"operation":"getHealth","path":"/health"},
  },
} as const satisfies Record<string, Record<string, Route>>;

/** The form of the dates in requests, by the name of the field. */
export const dateForms = {
  sale_date: "YYYYMMDD",
  exchange_rate_date: "YYYYMMDD",
  from_date: "YYYY-MM-DD",
  to_date: "YYYY-MM-DD",
  purchase_date: "YYYYMMDD",
  document_from: "YYYY-MM-DD",
  document_to: "YYYY-MM-DD",
  sar_dt: "YYYYMMDD",
  sar_rcv_dt: "YYYYMMDD",
  item_expr_dt: "YYYYMMDD",
  transfer_date: "YYYYMMDD",
  date: "YYYY-MM-DD",
  filed_on: "YYYY-MM-DD",
} as const;
