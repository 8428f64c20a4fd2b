// Generated from openapi.yaml by generate.ts: the types of the API for callers. Do not edit.
import type { ErrorCode } from "./catalogue.ts";

export interface paths {
    "/sales": {
        /**
         * Submit a sale or credit note
         *
         * Stores the sale, sends it to the branch's control unit for signing, and returns the receipt. The service fills in omitted names, rates and amounts from the item and the calculation rules, and checks the others: totals to the cent, supply, taxable amount and tax within 0.01. It stores the sale before it sends anything, and then writes status, receipt, quantities, movements and event together. If there is no outcome within 30 seconds, the response is 422 `outcome_pending` or `outcome_unknown`. The sale stays stored: don't submit it under another number. A quotation (`sale_kind: proforma`) and a sale of a device in training are stored and not sent, so the response is always 200.
         */
        post: operations["createSale"];
    };
    "/sales/bulk": {
        /**
         * Submit many sales and credit notes
         *
         * Stores up to 500 sales and credit notes and responds before they are signed. Each entry is the body of `POST /sales`, and the service checks and stores it separately by the same rules. Sales are stored before credit notes. The response is 202 with one result for each entry, even if all are rejected. A number that was submitted before is a `duplicate` with its current status. Poll `GET /transactions` or wait for the event `transaction.completed`. The request counts once in the rate limit, and its body can have up to 4 MiB. An environment can have 50,000 unsigned sales; above that the response is 503. If a response is lost, send the request again: the invoice numbers prevent duplicates.
         */
        post: operations["createSalesBulk"];
    };
    "/sales/{id}": {
        /**
         * Show a sale
         *
         * Returns the sale with its lines and the control unit's response. 403 if it belongs to another account.
         */
        get: operations["getSale"];
    };
    "/sales/{id}/reissue": {
        /**
         * Credit a sale and issue it again
         *
         * Corrects a signed sale that has a wrong buyer, date or line. The service stores two documents at once: a credit note for the rest of the sale, dated today, and the corrected sale. Fields that you omit stay as they are on the original. Only the date differs: it is today. The corrected sale is sent after the control unit has accepted the credit note. If the unit rejects the credit note, the corrected sale fails with `credit_note_rejected` and isn't sent. Retry the credit note; the corrected sale follows automatically. If the unit rejects the corrected sale, retry it, or send this request again with other corrections: the accepted credit note stays valid. The same request returns the same result. Other corrections of a sale that is already reissued are 409 `already_reissued`.
         */
        post: operations["reissueSale"];
    };
    "/sales/search": {
        /**
         * Search sales
         *
         * Finds sales by document date, number, customer and status, newest first. All conditions must match. An empty body finds every sale. `sale_kind` finds quotations or training documents instead. The service searches a part of a name in at most 100,000 sales: narrow the dates if you have more.
         */
        post: operations["searchSales"];
    };
    "/sales/preview": {
        /**
         * Calculate what would be signed
         *
         * Checks a sale or credit note as `POST /sales` does, and returns the lines and totals that the control unit would sign, with the same warnings. Stores and sends nothing, and doesn't check whether the invoice number is used. The shares of a credit note follow from the credit notes that exist now.
         */
        post: operations["previewSale"];
    };
    "/purchases": {
        /**
         * Register a purchase
         *
         * Registers a supplier's invoice at the control unit and increases stock. Amounts must follow the calculation rules within 0.01. If the invoice is a fetched supplier sale, the purchase confirms it: it has the same supplier TIN, branch and invoice number, the same lines, and the supplier's figures, even where they don't follow the calculation rules. Only the items are yours. A supplier invoice can be registered once. The service stores the purchase before it sends anything, and writes all results of a success together.
         */
        post: operations["createPurchase"];
    };
    "/purchases/{transaction_id}": {
        /**
         * Show a purchase
         *
         * Returns the purchase with its lines and the control unit's response. 403 if it belongs to another account.
         */
        get: operations["getPurchase"];
    };
    "/purchases/{transaction_id}/claim": {
        /**
         * Change how the tax of a purchase is claimed
         *
         * Claims the tax of a registered purchase in a month, or in none. Reports and the VAT return follow. If the purchase is older than the authority allows (six months in Kenya), only an owner can set a month, with `claim_reason`: 422 `input_tax_late` without it. 422 `period_closed` if the month in which the tax is claimed now, or the new one, is closed. The audit stores the change.
         */
        put: operations["setPurchaseClaim"];
    };
    "/purchases/search": {
        /**
         * Search purchases
         *
         * Finds purchases by document date, number, supplier and status, newest first. All conditions must match. An empty body finds every purchase. The service searches a part of a name in at most 100,000 purchases: narrow the dates if you have more.
         */
        post: operations["searchPurchases"];
    };
    "/purchases/sales": {
        /**
         * List stored supplier sales
         *
         * Lists the stored sales of suppliers to this branch, latest first. The request calls no control unit. The service fetches new sales once a day: see `meta.synced_at` and `meta.age_s`. `POST /purchases/sales` fetches them now.
         */
        get: operations["listSupplierSales"];
        /**
         * Fetch unregistered supplier sales
         *
         * Fetches suppliers' sales to this branch from the control unit, and returns every stored one that no purchase has registered yet. To register one, send it to `POST /purchases` with the same supplier TIN, branch and invoice number, the same lines, and the supplier's figures, even where they don't follow the calculation rules. Only the items are yours. The service stores new sales before it moves the cursor. 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["fetchSupplierSales"];
    };
    "/transactions": {
        /**
         * List transactions
         *
         * Lists submissions of all types, newest first. A cashier sees only sales, or quotations or training documents with `type`.
         */
        get: operations["listTransactions"];
    };
    "/search": {
        /**
         * Search documents by what is printed on them
         *
         * Searches one text in the invoice numbers (also their beginnings), receipt numbers, suppliers' invoice numbers, TINs, names and total amounts of all documents. `1160`, `1,160.00` and `KES 1,160` are the same amount. Of names, upper and lower case and accents don't matter. Exact invoice numbers, receipt numbers and TINs are found in all documents. Everything else is searched newest first, in at most 100,000 documents: `searched_from` says from which day. To search earlier ones, give `to_date`. Whole numbers and TINs come first, then the newest documents. A cashier sees only sales.
         */
        get: operations["searchTransactions"];
    };
    "/transactions/stats": {
        /**
         * Show transaction statistics
         *
         * Counts the account's transactions by status and type over local days, by default the last 30 days. Without `to_date` the period ends today, or on the day of the latest transaction if that is later. `success_rate` is the percentage of successes among finished transactions, and 0 if none is finished.
         */
        get: operations["getTransactionStats"];
    };
    "/transactions/sums": {
        /**
         * Add up the signed documents of some days
         *
         * Adds up the documents of one type that control units accepted, by their own dates, in one branch or in all. Credit notes are negative. The sums are those of the documents that `GET /transactions` lists with the same `type`, `document_from` and `document_to`, and `status=success`; rejected suppliers' invoices are left out. They come from sums that the service keeps for each day, so a year costs little more than a day.
         */
        get: operations["getTransactionSums"];
    };
    "/transactions/{id}": {
        /**
         * Show a transaction
         *
         * Returns the transaction with the submitted payload and the control unit's response. Poll it until `status` is `success` or `failed`. 403 if it belongs to another account, or if a cashier asks for a transaction that isn't a sale.
         */
        get: operations["getTransaction"];
    };
    "/transactions/{id}/attempts": {
        /**
         * List the attempts of a transaction
         *
         * Lists every call to the control unit for the transaction and its stock movements, with the body sent and the body received, rejections included. Keys and passwords are masked. Attempts are deleted after 90 days, or after the time that the operator set. 403 if the transaction belongs to another account.
         */
        get: operations["listTransactionAttempts"];
    };
    "/transactions/{id}/retry": {
        /**
         * Retry a failed transaction
         *
         * Sends a failed transaction again and waits for the outcome. It is possible while `can_retry` is true: at most three retries after the first attempt, manual and automatic ones together. 422 if it can't be retried (`reason`), or if the retry failed (`data`).
         */
        post: operations["retryTransaction"];
    };
    "/transactions/{id}/receipt": {
        /**
         * Show or print a receipt
         *
         * Returns the receipt from stored data, as JSON or PDF. `format` or the `Accept` header selects the form. 422 `no_receipt` for a transaction without a receipt: it isn't signed yet, was rejected, or isn't a sale. To print a receipt again, create a copy with `POST /transactions/{id}/receipt-copies`.
         */
        get: operations["getReceipt"];
    };
    "/transactions/{id}/receipt-copies": {
        /**
         * List the printed copies of a receipt
         *
         * Lists who printed a copy of the receipt, and when.
         */
        get: operations["listReceiptCopies"];
        /**
         * Print a copy of a receipt
         *
         * Records that a copy of the receipt is printed, and returns the receipt marked as a copy (`CS` or `CC`). X and Z reports count it in the Z report that is open now. `GET /transactions/{id}/receipt` with `copy_id` returns the same copy as PDF or in another language. 422 `no_receipt` for a transaction without a receipt. 422 `no_copy` for a quotation or training document: print it again with `GET /transactions/{id}/receipt`.
         */
        post: operations["createReceiptCopy"];
    };
    "/transactions/{id}/receipt-links": {
        /**
         * List the links to a receipt
         *
         * Lists the links that are not revoked, newest first. Their URLs are not shown again.
         */
        get: operations["listReceiptLinks"];
        /**
         * Create a link to a receipt
         *
         * Creates a URL where a customer can see the receipt and download it as PDF, without signing in. The URL is shown once. It works before the sale is signed: the page then says that the receipt is not signed yet, and shows it later. The page hides the customer's phone number and masks a person's TIN. 409 `public_url_unknown` if the service's own URL is not configured.
         */
        post: operations["createReceiptLink"];
    };
    "/transactions/{id}/receipt-links/{link_id}": {
        /**
         * Revoke a link to a receipt
         *
         * Revokes the link. Its page no longer shows the receipt. You can revoke a link twice.
         */
        delete: operations["deleteReceiptLink"];
    };
    "/transactions/{id}/receipt-mails": {
        /**
         * Send a receipt by e-mail
         *
         * Creates a link to the receipt and sends it to the customer by e-mail, in the language of the receipt. The e-mail with a quotation or training document says that it is no official receipt. If the mail server is down, the service sends the e-mail later. Only the e-mail has the URL. 429 `too_many_mails` after 20 e-mails to one e-mail address in an hour. 409 `public_url_unknown` if the service's own URL is not configured.
         */
        post: operations["mailReceipt"];
    };
    "/transactions/{id}/settle": {
        /**
         * Record the outcome of an unconfirmed call
         *
         * Records the outcome of a call that got no response, as you know it from the unit or the authority. `accepted` makes the transaction successful and its number used. `rejected` makes it failed and releases the number. The stock movement that follows from a transaction is resolved in the same way. For a success without receipt data (`receipt_unrecovered`), send `accepted` with `receipt_no`. Correct a receipt that you entered in the same way: omitted fields keep their values. 422 if another sale has the receipt's number from the same control unit, or its signature. The audit stores the reason, and the old and new receipt. `rejected` also gives up a call that the service can't send because of an internal error (see `blocked`): the transaction fails, and a stock movement that follows from a success is cancelled. 409 `not_in_doubt` if every call has a response, 409 `device_busy` while a call can still be on its way. A session needs a confirmation within the last 10 minutes (403 `confirmation_required`).
         */
        post: operations["settleTransaction"];
    };
    "/devices": {
        /**
         * List devices
         *
         * Lists the devices of the environment.
         */
        get: operations["listDevices"];
        /**
         * Create a device
         *
         * Stores the control unit of a branch. Initialize it next. 422 on `bhf_id` if the branch doesn't exist, 409 if it already has a device.
         */
        post: operations["createDevice"];
    };
    "/devices/{bhfId}": {
        /**
         * Show a device
         *
         * Returns the device of a branch. Credentials are never shown.
         */
        get: operations["getDevice"];
        /**
         * Update a device
         *
         * Changes the given fields, at least one. A new URL, route (`via`), TIN or serial number makes the device inactive until you initialize it again. A change of TIN or serial number is rejected with 409 `device_busy` while a call of the device is pending or unconfirmed. A change of URL or route is rejected only while a document is unconfirmed, which the message names; everything that waits is then sent to the new URL. The service first waits for the call that is at the unit and, just after a document, up to 5 seconds for its stock follow-ups.
         */
        put: operations["updateDevice"];
        /**
         * Delete a device
         *
         * Deletes the device. Its branch can't submit until it has another device. 409 `device_busy` while a call of the device is pending or unconfirmed. Just after a document, the service first waits up to 5 seconds for its stock follow-ups. Follow-ups that can't be sent don't keep the device: they wait for the next device of this TIN and branch. Number sequences are not deleted.
         */
        delete: operations["deleteDevice"];
    };
    "/devices/{bhfId}/attempts": {
        /**
         * List the attempts of a device
         *
         * Lists every call to the device's control unit with a document, for all transactions. The fields and the retention are those of a transaction's attempts.
         */
        get: operations["listDeviceAttempts"];
    };
    "/devices/{bhfId}/initialize": {
        /**
         * Initialize a device
         *
         * Registers the device with the authority, fetches and stores the reference data, and checks the connection. If the device is already initialized, the service only fetches the reference data again. It registers the device again if `force` is true, if the control unit reports an error, or if URL, TIN or serial number have changed. A unit that responds that it is already installed counts as a success. After a failure, `is_active` doesn't change and the error is stored.
         */
        post: operations["initializeDevice"];
    };
    "/devices/{bhfId}/test": {
        /**
         * Test the connection of a device
         *
         * Calls the control unit once and measures the response time. The call changes nothing at the unit. After a successful test, `GET /health` shows the unit as reachable, and the service immediately sends submissions that wait for it.
         */
        post: operations["testDevice"];
    };
    "/relays": {
        /**
         * List relays
         *
         * Lists the relays that are not revoked, newest first, and whether each is connected. Tokens are not shown again.
         */
        get: operations["listRelays"];
        /**
         * Create a relay
         *
         * Creates a relay. Its program, `taxd relay`, runs at a branch and forwards calls to the control units there. The response has the relay's token, which is shown once. Devices use the relay with `via: relay`. If the service has `TAXD_KEY_APPROVAL`, the token of a live relay works once an operator has approved it.
         */
        post: operations["createRelay"];
    };
    "/relays/{id}": {
        /**
         * Revoke a relay
         *
         * Revokes the relay. Its token becomes invalid, and its connection ends at once. You can revoke a relay twice.
         */
        delete: operations["deleteRelay"];
    };
    "/account": {
        /**
         * Show the account and its settings
         *
         * Returns the account's name, plan features and settings. Live and sandbox have separate settings: a sandbox key shows and changes those of the sandbox.
         */
        get: operations["getAccount"];
        /**
         * Change the account's settings
         *
         * Changes the given settings, at least one. Null restores a setting's default. Accepted documents don't change.
         */
        patch: operations["updateAccount"];
    };
    "/account/two-factor": {
        /**
         * Require two-factor sign-in
         *
         * Decides whether the account takes sessions of people without two-factor sign-in. While it is required, their requests in the account are 403 `two_factor_required` until they turn it on. API keys are not affected. You need two-factor sign-in yourself to require it, and a confirmation within the last 10 minutes.
         */
        patch: operations["requireTwoFactor"];
    };
    "/branches": {
        /**
         * List branches
         *
         * The account's branches, newest first.
         */
        get: operations["listBranches"];
        /**
         * Create a branch
         *
         * Adds a branch with the identifier that the authority assigned. 409 if the account already has it.
         */
        post: operations["createBranch"];
    };
    "/branches/{bhfId}": {
        /**
         * Show a branch
         *
         * Returns one branch.
         */
        get: operations["getBranch"];
        /**
         * Update a branch
         *
         * Changes the given fields, at least one. The identifier can't be changed.
         */
        put: operations["updateBranch"];
        /**
         * Delete a branch
         *
         * Deletes a branch without transactions and Z reports, and its device. 409 if it has any.
         */
        delete: operations["deleteBranch"];
    };
    "/branches/{bhfId}/pause": {
        /**
         * Pause a branch
         *
         * From now on the service stores the branch's submissions and sends nothing to its control unit, not even a call whose outcome is unknown. A call that is under way ends. Registering items and insurances is 422 `branch_paused`. Health and the submissions that wait name the reason. A second pause replaces the reason.
         */
        post: operations["pauseBranch"];
    };
    "/branches/{bhfId}/resume": {
        /**
         * Resume a branch
         *
         * Ends the pause of a branch. Its submissions are sent in their order. A branch that isn't paused stays as it is.
         */
        post: operations["resumeBranch"];
    };
    "/branches/{bhfId}/stats": {
        /**
         * Show statistics of a branch
         *
         * Returns the transaction statistics of one branch, its item counts and the state of its device.
         */
        get: operations["getBranchStats"];
    };
    "/codes": {
        /**
         * List reference codes
         *
         * Lists the codes of all classes or of one, sorted by class, then in the authority's order. `code_class=item_class` lists the item classes.
         */
        get: operations["listCodes"];
    };
    "/codes/sync": {
        /**
         * Refresh reference codes
         *
         * Fetches code tables and item classes from a branch's control unit and stores them. If the unit gives no usable response, the response is 500 `unit_unreachable`, and the stored codes stay.
         */
        post: operations["syncCodes"];
    };
    "/codes/tax-types": {
        /**
         * List tax types
         *
         * Lists the tax types of the account with their rates and meanings.
         */
        get: operations["listTaxTypes"];
    };
    "/codes/payment-types": {
        /**
         * List payment types
         *
         * Lists the payment types that sales and purchases accept.
         */
        get: operations["listPaymentTypes"];
    };
    "/codes/countries": {
        /**
         * List countries
         *
         * Lists the countries of origin that items and imports accept.
         */
        get: operations["listCountries"];
    };
    "/items": {
        /**
         * List items
         *
         * Lists the items of the environment, newest first, with their quantity in the given branch, or in all branches together.
         */
        get: operations["listItems"];
        /**
         * Create an item
         *
         * Registers an item at the branch's control unit and stores it. The service makes the `item_code` if you omit it. 400 `item_code_form` if your code doesn't have the form that `item_code` describes, 409 if the code exists, 422 if the unit rejects the item, 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["createItem"];
    };
    "/items/bulk": {
        /**
         * Create many items
         *
         * Registers up to 100 items at the branch's control unit, one after the other in the order of the list. Each entry is the body of `POST /items`, and the service checks it separately by the same rules. The response has one result for each entry that was worked on. If time ran out (20 s), or if the unit stopped responding, it has fewer results than the request has entries: send the rest in another request. If the unit gives no usable response to the first entry, the response is 500 `unit_unreachable`. The request counts once in the rate limit. After a lost response, send the items again with the same `idempotency_keys`: the service registers no item twice.
         */
        post: operations["createItemsBulk"];
    };
    "/items/external-codes": {
        /**
         * List external codes
         *
         * Lists codes of other systems with their items, by source and code. Your own stock codes have the source `default`, a supplier's codes the source `supplier:<TIN>`.
         */
        get: operations["listExternalCodes"];
        /**
         * Set external codes
         *
         * Stores the item for each code of one source. Either all codes are stored or none. A code that already exists gets the new item. Sales lines can then use `external_code` in place of `item_code`.
         */
        put: operations["setExternalCodes"];
    };
    "/items/external-codes/{source}/{external_code}": {
        /**
         * Delete an external code
         *
         * Deletes the external code. Documents that used it keep their item.
         */
        delete: operations["deleteExternalCode"];
    };
    "/items/{itemCode}": {
        /**
         * Show an item
         *
         * Returns one item with its quantity in the given branch, or in all branches together.
         */
        get: operations["getItem"];
        /**
         * Change an item
         *
         * Changes the given fields, at least one: first at the branch's control unit, then in the service. The item code never changes. Accepted documents keep the old name and price. `is_active: false` rejects the item in new documents. 422 if the unit rejects the change, 500 `unit_unreachable` if it gives no usable response. In both cases the item doesn't change; correct the request or send it again.
         */
        patch: operations["updateItem"];
    };
    "/imports/select-items": {
        /**
         * Fetch import items
         *
         * Fetches customs records that changed after `last_request_date` from the control unit and stores them. Returns every stored record that isn't processed yet, or those that `records` names. Send `result_date` as `last_request_date` of your next request. 400 if the unit rejects the request, 500 `unit_unreachable` if it gives no usable response.
         */
        post: operations["selectImportItems"];
    };
    "/imports": {
        /**
         * List stored customs records
         *
         * Lists the stored customs records of a branch, or of all branches, latest first. The request calls no control unit. The service fetches new records once a day. `POST /imports/select-items` fetches them now.
         */
        get: operations["listImports"];
    };
    "/imports/items": {
        /**
         * List items to map imports to
         *
         * Lists the branch's active items by code.
         */
        get: operations["listImportItems"];
    };
    "/imports/process": {
        /**
         * Process an import
         *
         * Maps the customs record to an item (`map`) or registers a new item (`create`), sets the import status to 3, and books the quantity into stock once. The service writes the transaction and its movement together. If the authority couldn't be notified, the service retries later: see `authority_status_updated` and `authority_stock_synced`.
         */
        post: operations["processImport"];
    };
    "/imports/update-items": {
        /**
         * Set the status of an import
         *
         * Sends the status of one customs record to the control unit. The audit stores the modifier. The request never changes stock. 400 if the unit rejects the status, 500 `unit_unreachable` if it gives no usable response.
         */
        post: operations["updateImportItem"];
    };
    "/stock": {
        /**
         * List stock levels
         *
         * Lists the quantities of items that the branch registered, moved or counted. Services have no stock. An inactive item is listed while its quantity isn't zero. Newest items come first unless you send `sort_by`.
         */
        get: operations["listStock"];
        /**
         * Record a stock movement
         *
         * Adjusts stock: `11` in and `12` (or `21`) out with positive quantities, `13` with signed quantities. Sales and purchases change stock automatically. Totals must equal the sums of the lines. The service stores the movement before it sends anything, and changes the quantities when the movement succeeds. An adjustment with both signs is two movements at the unit. If the unit rejects the second, the first stays accepted, and a retry sends only the second.
         */
        post: operations["createStockMovement"];
    };
    "/stock/transfers": {
        /**
         * Transfer stock between branches
         *
         * Moves items from one branch to another under one reference. Stores two movements at once: the outgoing one (`reference` with `-OUT`) for the control unit of the sending branch, and the incoming one (`reference` with `-IN`) for that of the receiving branch. The incoming movement is sent after the outgoing one is accepted. If the outgoing movement is rejected, the incoming one fails with `outgoing_rejected` and isn't sent. Retry the outgoing movement; the incoming one follows automatically. If the incoming movement is rejected, the items have left one branch and have not arrived at the other: remove the cause and retry it. Both branches report under the same TIN. The same request returns the same transfer. Other content under the same reference is 409 `invoice_conflict`. If a movement was rejected, other content replaces the failed movement, and an accepted outgoing movement stays.
         */
        post: operations["transferStock"];
    };
    "/stock/{item_code}": {
        /**
         * Show an item's stock and history
         *
         * Returns the quantity of one item in the branch, and its movements, newest first.
         */
        get: operations["getStockItem"];
    };
    "/stock/movements": {
        /**
         * List stock movements
         *
         * Lists the branch's stock movements, newest first unless you send `sort_order`.
         */
        get: operations["listStockMovements"];
    };
    "/stock/master": {
        /**
         * Set an item's quantity after a stock take
         *
         * Books the difference to the counted quantity and sends the stock balance (the unit's "stock master") to the control unit. The local quantity changes even if the unit can't be reached. `synced_to_authority` is then false, and the service sends the balance later. The service also sends earlier rejected changes of the item again.
         */
        post: operations["saveStockMaster"];
    };
    "/stock/items": {
        /**
         * Fetch unrecorded stock items
         *
         * Fetches items that were sent to this branch from the control unit, and returns every stored one that isn't booked yet. 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["fetchStockItems"];
    };
    "/stock/drift": {
        /**
         * List stock discrepancies
         *
         * Compares each item's stock with what the control unit has acknowledged. Lists items, by code, whose quantity or last stock balance differs, or that have changes not yet sent to the unit. Each has the waiting changes, their reason and how to fix them. `POST /stock/master` resolves an item. The service also retries rejected changes each night.
         */
        get: operations["getStockDrift"];
    };
    "/webhooks": {
        /**
         * List webhooks
         *
         * Lists the webhooks, newest first. Secrets are not shown again.
         */
        get: operations["listWebhooks"];
        /**
         * Create a webhook endpoint
         *
         * Creates a webhook endpoint for events. The response has the signing secret, which is shown once. In live the URL must be public and use https.
         */
        post: operations["createWebhook"];
    };
    "/webhooks/{id}": {
        /**
         * Show a webhook
         *
         * Returns one webhook and whether it works. 403 if it belongs to another account.
         */
        get: operations["getWebhook"];
        /**
         * Delete a webhook
         *
         * Deletes the webhook and drops its waiting deliveries.
         */
        delete: operations["deleteWebhook"];
        /**
         * Change, enable or disable a webhook
         *
         * Changes the given fields, at least one. Waiting deliveries go to the new URL. `is_active: false` disables the webhook: waiting deliveries are dropped, and later events are stored as failed deliveries that you can resend. `is_active: true` enables it again, without a test. The secret doesn't change.
         */
        patch: operations["updateWebhook"];
    };
    "/webhooks/{id}/rotate-secret": {
        /**
         * Rotate a webhook's secret
         *
         * Creates a new secret, which is shown once. Deliveries have signatures of both secrets until the old one expires.
         */
        post: operations["rotateWebhookSecret"];
    };
    "/webhooks/{id}/test": {
        /**
         * Send a test event
         *
         * Sends one `webhook.test` event now, without retries, and returns the response. A success enables a disabled webhook again.
         */
        post: operations["testWebhook"];
    };
    "/webhooks/deliveries": {
        /**
         * List deliveries and their responses
         *
         * Lists deliveries and the responses to them, newest first. With `after`, lists only deliveries that were created after that one. Send the newest id that you have: you miss no delivery and get none twice.
         */
        get: operations["listDeliveries"];
    };
    "/webhooks/deliveries/{id}/resend": {
        /**
         * Resend a delivery
         *
         * Queues the same event with the same id for the same webhook once more, from the start of the retry schedule. To resend a range, list it (by days, status, event or webhook) and resend each delivery. 409 `webhook_inactive` if the webhook is disabled or deleted.
         */
        post: operations["resendDelivery"];
    };
    "/notices": {
        /**
         * List notices
         *
         * Lists stored notices of the authority, newest first. `q` searches the title, or names a number. The service fetches new notices with each branch's daily fetch. `POST /notices/sync` fetches them now.
         */
        get: operations["listNotices"];
    };
    "/notices/sync": {
        /**
         * Fetch new notices
         *
         * Fetches new notices through the branch's control unit and stores them. 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["syncNotices"];
    };
    "/taxpayers/{tin}": {
        /**
         * Look up a taxpayer
         *
         * Returns the authority's name for a TIN. The service asks the branch's control unit and keeps the response for a day. A response from
         *     the cache has `source: cache` and its age. Errors:
         *
         *     - 404 `taxpayer_unknown`: the authority doesn't know the TIN.
         *     - 404 `taxpayer_not_cached`: with `cached=true`, the TIN was not looked up in the last 90 days.
         *     - 422 `validation_failed`: the TIN doesn't have the form of the authority's TINs.
         *     - 500 `unit_unreachable`: the control unit gives no usable response and the cache has none of the last 90 days.
         *
         *     A request that asks the control unit counts as five in the rate limit. A sale with this `customer_tin` and without `customer_name` gets
         *     the name from the cache.
         */
        get: operations["getTaxpayer"];
    };
    "/insurances": {
        /**
         * List insurances
         *
         * Lists the insurances of the branches, newest first.
         */
        get: operations["listInsurances"];
        /**
         * Register an insurance
         *
         * Registers an insurance of the branch at the control unit. 409 if the branch already has the code, 422 if the unit rejects it, 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["createInsurance"];
    };
    "/insurances/{code}": {
        /**
         * Change an insurance
         *
         * Changes the given fields, at least one: first at the branch's control unit, then in the service. The code never changes. `is_active: false` rejects the insurance in new sales. Accepted sales and their credit notes keep the old name and rate. 422 if the unit rejects the change, 500 `unit_unreachable` if it gives no usable response. In both cases the insurance doesn't change; correct the request or send it again.
         */
        patch: operations["updateInsurance"];
    };
    "/audit": {
        /**
         * List changes and their authors
         *
         * Lists every change of the account's users, keys, branches, devices, items, webhooks and settings, every resolution by hand, and each document that a signed-in person submitted, newest first. A document that a key submitted has only its own record, `GET /transactions/{id}`. Entries of the key's environment and of the account as a whole are listed. An entry is written together with the change, is never changed or deleted, and holds no secrets.
         */
        get: operations["listAudit"];
    };
    "/exports": {
        /**
         * List exports
         *
         * The exports of the environment, newest first, of the types that the caller's role may list. Exports are deleted after seven days.
         */
        get: operations["listExports"];
        /**
         * Export the records of a period
         *
         * Writes sales, purchases, stock movements or the audit of a period to a file, in the background. Poll `GET /exports/{id}`, or subscribe a webhook to `export.completed`; then download the file. Rows are sorted newest first, and a file has at most 1,000,000 rows. The dates of the documents select sales and purchases. Credit notes are negative, and `counted` says whether `GET /reports/tax` counts the document. The roles are those of the matching list: a cashier exports only sales, and an accountant everything except the audit. The request counts as five in the rate limit. 409 `export_limit` for more than 5 unfinished or 50 stored exports.
         */
        post: operations["createExport"];
    };
    "/exports/{id}": {
        /**
         * Show an export
         *
         * Returns the progress of an export. When it is `ready`, the response has the size and the SHA-256 checksum of its file.
         */
        get: operations["getExport"];
        /**
         * Delete an export
         *
         * Deletes the export and its file. An unfinished export is stopped.
         */
        delete: operations["deleteExport"];
    };
    "/exports/{id}/file": {
        /**
         * Download the file of an export
         *
         * Returns the file, or the part that `Range` names. To continue an interrupted download, send `Range: bytes=<size so far>-` and the file's `ETag` in `If-Range`. `ETag` is the SHA-256 checksum of the whole file. The response is 409 `export_not_ready` until the export is `ready`.
         */
        get: operations["downloadExport"];
    };
    "/sales-uploads": {
        /**
         * List uploads of sales
         *
         * Lists the uploaded files of the environment, or those of one branch; the last upload first. The service keeps a file that was not started for 7 days, and the results of the others for 90 days.
         */
        get: operations["listSalesUploads"];
        /**
         * Upload a file of sales
         *
         * Reads a file with a row for each line of a sale, and checks every sale in it. The service signs nothing until you start the upload. `file` is CSV in any encoding or a workbook (.xlsx), in base64: at most 10 MiB, 50,000 rows and 500 columns. An account's files are read one at a time. `mapping` names columns that the service can't detect. If it can't read the file as sales, `problem` says why: change the mapping. A negative quantity, or `receipt_type` R, makes a credit note. A credit note that names no original takes back an earlier sale of the file to the same customer. 422 `sales_file_unreadable`, with the reason, if the file is no table. 409 `sales_upload_limit` while 20 uploads of the environment wait to be started. The request counts as five in the rate limit.
         */
        post: operations["createSalesUpload"];
    };
    "/sales-uploads/{id}": {
        /**
         * Show an upload of sales
         *
         * Returns how the file was read, its first rows, its sums, the first problems by line, and how far it was sent.
         */
        get: operations["getSalesUpload"];
        /**
         * Change how a file of sales is read
         *
         * Reads the rows again with this mapping, in place of the earlier one, and checks every sale again. 409 `sales_upload_state` once the upload was started. The request counts as five in the rate limit.
         */
        patch: operations["updateSalesUpload"];
    };
    "/sales-uploads/{id}/start": {
        /**
         * Send the sales of an upload
         *
         * Sends every sale without a problem, next to requests, as `POST /sales/bulk` does: each is stored once, also if the service stops meanwhile or the file is uploaded twice. Sales are stored before credit notes. Sales with a problem are not sent. Poll `GET /sales-uploads/{id}` for the progress. 409 `sales_upload_state` if the upload was started or canceled before, or if no sale of it can be sent.
         */
        post: operations["startSalesUpload"];
    };
    "/sales-uploads/{id}/cancel": {
        /**
         * Cancel an upload of sales
         *
         * Deletes the rows of an upload that was not started. Nothing of it was sent. 409 `sales_upload_state` once it was started.
         */
        post: operations["cancelSalesUpload"];
    };
    "/sales-uploads/{id}/sales": {
        /**
         * List the sales of an upload
         *
         * Lists the sales of the file in its order, with the state of each and what is wrong with it. A row without an invoice number is an entry of its own. A cursor is valid until the mapping changes.
         */
        get: operations["listSalesUploadSales"];
    };
    "/periods": {
        /**
         * List months
         *
         * Lists the current month and the months that have sales, purchases or books, newest first, with their status (open or closed) and their open work: unfinished documents, purchases without a decision, and supplier invoices that nothing registers.
         */
        get: operations["listPeriods"];
    };
    "/reconciliations": {
        /**
         * List reconciliations
         *
         * Lists the reconciliations of the environment, or those of one branch, with their counts; the last upload first.
         */
        get: operations["listReconciliations"];
        /**
         * Upload the books and match them
         *
         * Reads an export of the purchases in your books and matches it with what suppliers reported to the authority, by the rules of docs/matching.md. `file` is CSV in any encoding or a workbook (.xlsx), in base64: at most 10 MiB, 50,000 rows and 500 columns. An account's files are read one at a time. Instead of a file, you can send up to 999 purchases in `rows`. `mapping` names columns that the service can't detect. Without a branch, the books of all branches are matched. A period has one reconciliation: a second upload replaces the first, with its list of the authority, and keeps each decision about unchanged documents. 422 `books_unreadable`, with the reason, if a file can't be read. With `dry_run`, nothing is stored: the response has up to 20,000 rows with the period's decisions, and the nil UUID as `id`. The request counts as five in the rate limit.
         */
        post: operations["createReconciliation"];
    };
    "/reconciliations/{id}": {
        /**
         * Show a reconciliation
         *
         * Returns the row counts by status, how the books were read, and the decisions that no longer apply.
         */
        get: operations["getReconciliation"];
    };
    "/reconciliations/{id}/rows": {
        /**
         * List the rows of a reconciliation
         *
         * Lists matched rows first, then documents missing from the books, then purchases that no supplier reported. A cursor is valid for one match: after the next match it is 422 `invalid_cursor`.
         */
        get: operations["listReconciliationRows"];
    };
    "/reconciliations/{id}/decisions": {
        /**
         * Decide about rows
         *
         * Applies each decision separately, links and unlinks first. `accept`: the purchase of the match can be registered. `ignore`: no action for a document without a match. `reject`: the registration sends the rejection of a supplier's document to the authority. `pending`: seen, not decided. `link` matches two documents, `unlink` separates a match; after either, the service matches all documents again. `note` changes only the note. `clear` removes the decision. If a decision has `seen` of the row, the service rejects it when a figure has changed since. It also rejects `ignore` and `reject` of an invoice that is registered already. The audit stores each decision.
         */
        post: operations["decideReconciliation"];
    };
    "/reconciliations/{id}/register": {
        /**
         * Register the accepted purchases
         *
         * Stores a purchase for each accepted match whose supplier sale is not registered yet, at most 200 per request, and responds before the control unit accepts them. With `reject`, rejections are sent too. The number of a purchase is made from the supplier's TIN, branch and invoice number, so a repeated request registers nothing twice. While `next_after` is not null, send the request again with it as `after`. A purchase with a line that has no item of yours is skipped, and its result has the reason.
         */
        post: operations["registerReconciliation"];
    };
    "/reconciliations/{id}/report": {
        /**
         * Get the report of a reconciliation
         *
         * Returns the reconciliation statement and all tables as JSON, all tables as a workbook, or one table as CSV. In the workbook, only totals are formulas. The request counts as five in the rate limit.
         */
        get: operations["getReconciliationReport"];
    };
    "/periods/{month}/close": {
        /**
         * Close a month
         *
         * Closes a past month in all branches. From then on, sales dated in it and purchases claimed in it are rejected (422 `period_closed`), and `GET /reports/tax` of the month returns the figures of the close. While the month has open work, as `GET /periods` counts it, the response is 409 `period_has_open_documents`. A `reason` closes the month anyway. Accepted documents are still signed. You can close a month twice.
         */
        post: operations["closePeriod"];
    };
    "/periods/{month}/reopen": {
        /**
         * Reopen a month
         *
         * Reopens a closed month. Only owners can reopen. The audit stores the reason and the totals of the close.
         */
        post: operations["reopenPeriod"];
    };
    "/periods/{month}/filing": {
        /**
         * Record that a month's return is filed
         *
         * Stores the authority's acknowledgement of a closed month's return, with who prepared and who reviewed it. It replaces what was stored before. 409 `period_open` until the month is closed. A reopening keeps it. The audit stores each change.
         */
        put: operations["filePeriod"];
    };
    "/periods/{month}/return": {
        /**
         * Fill in a month's VAT return
         *
         * Returns the sections of the authority's VAT return for the month, in all branches. The authority's tax types decide the section: zero-rated, exempt and outside VAT are never mixed. The figures are those of `GET /reports/tax`. Sales to buyers with a TIN and other sales have separate sums. `itemized=true` also lists the sales to buyers with a TIN, and the purchases. The amounts in `entered` are those that people enter. The return of a closed month doesn't change. The request counts as five in the rate limit.
         */
        get: operations["getVatReturn"];
        /**
         * Enter amounts in a month's VAT return
         *
         * Enters amounts that the service can't know, at least one. Null removes an amount. 409 `return_closed` after the month is closed. The audit stores each change. The request counts as five in the rate limit.
         */
        patch: operations["updateVatReturn"];
    };
    "/reports/tax": {
        /**
         * Sum up a period by tax type
         *
         * Sums up the documents that the control units accepted, by their own dates, of one branch or of all; purchases by the month in which they are claimed. Sales, credit notes, purchases and suppliers' credit notes have rows of their own for each tax type and rate; credit notes are negative. Purchases count once they are approved. Imports count by their value in local currency: the control unit knows no import VAT, so take that from the customs entry. The figures equal the sum of the documents that `POST /sales/search` and `POST /purchases/search` list. The request counts as five in the rate limit.
         */
        get: operations["getTaxReport"];
    };
    "/overview": {
        /**
         * Show today and what needs attention
         *
         * The figures of today and of this month, the sales of the last 14 days, the branches, and a list of everything that needs a person. Days are those of the account's time zone. The figures are those of signed documents, as in `GET /reports/tax` and in the month's return. A cashier gets no figures and no amounts.
         */
        get: operations["getOverview"];
    };
    "/overview/counts": {
        /**
         * Count what waits
         *
         * Counts the documents of the environment and what waits in it, and names the branches whose sales don't reach a control unit. The counts come from counters, so it can be asked often. It tells whether a list that is open somewhere has changed. A cashier gets the counts of sales.
         */
        get: operations["getOverviewCounts"];
    };
    "/reports/outages": {
        /**
         * List outages of control units
         *
         * Lists the periods in which a branch's control unit could not be reached, did not respond, or accepted nothing, newest first. An outage begins with the first unsuccessful call and ends with the next response. After a call without a response, it ends when the same kind of document gets one. `from_date` and `to_date` select outages that overlap these days. Outages are never deleted.
         */
        get: operations["listOutages"];
    };
    "/reports/outages/{id}/documents": {
        /**
         * List the documents that waited during an outage
         *
         * Lists the documents that the service had accepted before the outage ended, and that the control unit signed only afterwards or has not signed yet, oldest first. 404 when the environment has no such outage.
         */
        get: operations["listOutageDocuments"];
    };
    "/reports/x": {
        /**
         * Show or print the X report of a branch
         *
         * Sums the sales and credit notes that count in the open Z report: all that were bound to a receipt number since the last Z report, of the branch, of one API key (a till) or of one user. It changes nothing, and can be made at any time. `format` or the `Accept` header selects JSON or PDF. Credit notes are negative.
         */
        get: operations["getXReport"];
    };
    "/reports/z": {
        /**
         * List the Z reports of a branch
         *
         * Lists the Z reports of the branch with the figures that they were made with, newest first.
         */
        get: operations["listZReports"];
        /**
         * Make the Z report of a business day
         *
         * Ends the business day of the branch: stores the figures of all sales and credit notes since the last Z report, under the next number. A sale counts in the Z report that was open when its receipt number was bound, whatever happens afterwards. Each day in between without sales gets a Z report with zeros. 409 `z_report_unconfirmed` while the outcome of a sale is unknown, 409 `z_report_waiting` while sales wait to be sent, unless `leave_waiting` leaves them for the next Z report. 409 `z_report_made` once the business day has its Z report.
         */
        post: operations["createZReport"];
    };
    "/reports/z/{number}": {
        /**
         * Show or print a Z report
         *
         * Returns a Z report with the figures that it was made with, as JSON or PDF. `format` or the `Accept` header selects the form. 404 when the branch has no Z report of this number.
         */
        get: operations["getZReport"];
    };
    "/reports/plu": {
        /**
         * Show or print the items that a branch sold
         *
         * Sums what the control unit of the branch signed in a period of at most 31 days, by item, price, tax type and rate. Credit notes are subtracted. Documents count by their own dates, as in `GET /reports/tax`. `format` or the `Accept` header selects JSON or PDF. The request counts as five in the rate limit.
         */
        get: operations["getPluReport"];
    };
    "/keys": {
        /**
         * List API keys
         *
         * Lists the environment's keys that are not revoked, newest first, with user, address ranges and last use. A key is identified by its first characters. The whole key is shown once, when it is created.
         */
        get: operations["listKeys"];
        /**
         * Create an API key
         *
         * Creates a key of the environment for yourself, or for another user whose role is not above yours. The response has the key, which is shown once. Requires a confirmation within the last 10 minutes.
         */
        post: operations["createKey"];
    };
    "/keys/{id}": {
        /**
         * Revoke an API key
         *
         * Revokes the key for good. Every process stops accepting it within a second. The key of a user with a higher role than yours can't be revoked (403 `role_above_own`). Requires a confirmation within the last 10 minutes.
         */
        delete: operations["deleteKey"];
    };
    "/keys/{id}/rotate": {
        /**
         * Rotate an API key
         *
         * Creates a second key with the user, address ranges and limits of the first. Both work until the overlap ends, then only the second. The second key has the same lifetime as the first. A key can be rotated once (409 `key_ended`). The key of a user with a higher role than yours can't be rotated (403 `role_above_own`). If the service has `TAXD_KEY_APPROVAL`, a live key works once an operator has approved it. Requires a confirmation within the last 10 minutes.
         */
        post: operations["rotateKey"];
    };
    "/users": {
        /**
         * List users
         *
         * Lists the users of the account with role and access, oldest first.
         */
        get: operations["listUsers"];
        /**
         * Invite a user
         *
         * Invites a person by e-mail. The person has access after accepting the invitation. The code in the e-mail works once, for 24 hours. If you invite a person again before they accept, the service sends another code and updates name and role. Requires a confirmation within the last 10 minutes.
         */
        post: operations["inviteUser"];
    };
    "/users/{id}": {
        /**
         * Remove a user
         *
         * Removes a user, or withdraws an invitation. Keys are revoked and sessions open nothing of this account at once; the person's other accounts are not affected. The audit keeps the user's changes. The only active owner can't be removed (409 `last_owner`). Requires a confirmation within the last 10 minutes.
         */
        delete: operations["deleteUser"];
        /**
         * Change role or access of a user
         *
         * Changes the role or the access of a user. If the user loses access, keys stop and sessions open nothing of this account at once; the person's other accounts are not affected. The only active owner keeps role and access (409 `last_owner`). If the service has `TAXD_KEY_APPROVAL`, the live keys of a user who gets a higher role wait for an operator's approval again. Requires a confirmation within the last 10 minutes.
         */
        patch: operations["updateUser"];
    };
    "/users/{id}/transfer-ownership": {
        /**
         * Transfer ownership
         *
         * Makes another active user the owner, and you an admin, in one step. Requires a confirmation within the last 10 minutes.
         */
        post: operations["transferOwnership"];
    };
    "/invitations/show": {
        /**
         * Show an invitation
         *
         * Returns the account and the role of an invitation, with the code from the e-mail. The code can still be used after that.
         */
        post: operations["showInvitation"];
    };
    "/invitations/accept": {
        /**
         * Accept an invitation
         *
         * Accepts an invitation with the code from the e-mail. A new person sets a password; another person's password doesn't change. Then sign in with `POST /sessions`.
         */
        post: operations["acceptInvitation"];
    };
    "/registrations": {
        /**
         * Register a business
         *
         * Registers a business and the person who will own the account. The service sends a code to the e-mail address. After `POST /registrations/verify` with the code, the registration waits for review. The response is the same whether the e-mail address is known or not. After 10 registrations from one network within an hour, the response is 429 `rate_limited`. After several e-mails to one e-mail address, the service sends no more.
         */
        post: operations["createRegistration"];
    };
    "/registrations/verify": {
        /**
         * Confirm a registration
         *
         * Confirms the e-mail address with the code from the e-mail and the password of the registration. The registration then waits for review by the operators, and an e-mail reports their decision. A person who already had a password keeps it. The code of any registration of the address works: the password tells which registration is yours. So strangers who enter your address can't keep you out.
         */
        post: operations["verifyRegistration"];
    };
    "/operator/registrations": {
        /**
         * List registrations
         *
         * For operators, with two-factor sign-in. Lists registrations of one status, oldest first, with other registrations and the account of the same TIN.
         */
        get: operations["listRegistrations"];
    };
    "/operator/registrations/{id}/approve": {
        /**
         * Approve a registration
         *
         * For operators, with two-factor sign-in. Creates the account with its owner, binds the TIN to it, and notifies the owner by e-mail. The owner creates the first key after signing in. Requires a confirmation within the last 10 minutes.
         */
        post: operations["approveRegistration"];
    };
    "/operator/registrations/{id}/reject": {
        /**
         * Reject a registration
         *
         * For operators, with two-factor sign-in. Rejects the registration and sends the reason to the applicant by e-mail. The applicant can register again. Requires a confirmation within the last 10 minutes.
         */
        post: operations["rejectRegistration"];
    };
    "/operator/accounts": {
        /**
         * List accounts
         *
         * For operators, with two-factor sign-in. Lists accounts by number, at most 200; `meta.total` counts all that match. Search by a part of the name or e-mail address, or by a TIN.
         */
        get: operations["listAccounts"];
    };
    "/operator/accounts/{id}": {
        /**
         * Inspect an account
         *
         * For operators, with two-factor sign-in. Shows the plan, the TINs, the keys with their limits, and the health of both environments. It shows no documents.
         */
        get: operations["inspectAccount"];
        /**
         * Change the features of an account's plan
         *
         * For operators, with two-factor sign-in. Takes effect at once. Requires a confirmation within the last 10 minutes.
         */
        patch: operations["changeAccountFeatures"];
    };
    "/operator/accounts/{id}/tins": {
        /**
         * Bind a TIN to an account
         *
         * For operators, with two-factor sign-in. The account may then report under this TIN, and no other account may. Requires a confirmation within the last 10 minutes.
         */
        post: operations["bindTin"];
    };
    "/operator/accounts/{id}/tins/{tin}": {
        /**
         * Remove a TIN from an account
         *
         * For operators, with two-factor sign-in. Delete the live devices of the TIN first. Requires a confirmation within the last 10 minutes.
         */
        delete: operations["unbindTin"];
    };
    "/operator/accounts/{id}/keys/{key}": {
        /**
         * Change the limits of a key
         *
         * For operators, with two-factor sign-in. Takes effect within a second. Requires a confirmation within the last 10 minutes.
         */
        patch: operations["changeKeyLimits"];
    };
    "/operator/keys": {
        /**
         * List keys that wait for approval
         *
         * For operators, with two-factor sign-in. Lists the keys and relays of all accounts that don't work before an operator approves them: keys first, each oldest first. If the service has `TAXD_KEY_APPROVAL`, live keys that members create or rotate, keys of users who got a higher role, and the tokens of live relays wait.
         */
        get: operations["listWaitingKeys"];
    };
    "/operator/keys/{key}/approve": {
        /**
         * Approve a key
         *
         * For operators, with two-factor sign-in. The key, or the token of the relay, works within a second, and its user is notified by e-mail. Requires a confirmation within the last 10 minutes.
         */
        post: operations["approveKey"];
    };
    "/operator/keys/{key}/reject": {
        /**
         * Reject a key
         *
         * For operators, with two-factor sign-in. Revokes a key or relay that waits for approval, and sends the reason to its user by e-mail. Requires a confirmation within the last 10 minutes.
         */
        post: operations["rejectKey"];
    };
    "/operator/accounts/{id}/status": {
        /**
         * Suspend, reactivate or cancel an account
         *
         * For operators, with two-factor sign-in. A suspended account has no access until it is reactivated. A cancelled account has no access for good. The records are not deleted. Requires a confirmation within the last 10 minutes.
         */
        post: operations["changeAccountStatus"];
    };
    "/sessions": {
        /**
         * List your sessions
         *
         * Lists your sessions, newest first, with device, IP address and last use.
         */
        get: operations["listSessions"];
        /**
         * Sign in
         *
         * Signs you in with e-mail address and password. With two-factor sign-in, the response is 200 with a challenge, and `POST /sessions/complete` opens the session with a code. The response to a wrong password is the same as to an unknown e-mail address (401 `sign_in_failed`). After some failed attempts you must wait before the next (429 `too_many_attempts`).
         */
        post: operations["createSession"];
        /**
         * Sign out everywhere
         *
         * Ends all your sessions, including this one.
         */
        delete: operations["deleteAllSessions"];
    };
    "/sessions/complete": {
        /**
         * Sign in with a code
         *
         * The second step of a two-factor sign-in: opens the session with the challenge from `POST /sessions` and a code from your authenticator app, or a recovery code. Each code works once.
         */
        post: operations["completeSession"];
    };
    "/sessions/confirm": {
        /**
         * Confirm your identity
         *
         * Confirms the session with your password or, with two-factor sign-in, with a code. For 10 minutes you can then call operations that need a confirmation (403 `confirmation_required`). Where two-factor sign-in is on, changes of your sign-in need a code, or a recovery code (403 `code_required`). The session gets a new cookie.
         */
        post: operations["confirmSession"];
    };
    "/sessions/{id}": {
        /**
         * Sign out
         *
         * Ends one of your sessions. `current` is the session of the request, whose cookie is then deleted.
         */
        delete: operations["deleteSession"];
    };
    "/me": {
        /**
         * Show your profile
         *
         * Returns your name, e-mail address, two-factor sign-in, the accounts that you belong to with your role in each, and the businesses that you registered with the result of the review.
         */
        get: operations["getMe"];
        /**
         * Change your name and settings
         *
         * Changes your name in all your accounts, and whether you get e-mails about serious events. Omitted fields don't change.
         */
        patch: operations["updateMe"];
    };
    "/me/password": {
        /**
         * Change your password
         *
         * Sets a new password and ends your other sessions. Requires the current password. If two-factor sign-in is on, it also requires that you confirmed the session with a code within the last 10 minutes (403 `code_required`). This session gets a new cookie, and you get an e-mail.
         */
        put: operations["changePassword"];
    };
    "/me/email": {
        /**
         * Request another e-mail address
         *
         * Sends an e-mail with a code to the new e-mail address. Nothing changes until you confirm the address with the code (`POST /me/email/confirm`). The code works once, for 24 hours, and replaces an earlier one. The response is the same if another person has the address, which then gets no e-mail. Requires the current password. If two-factor sign-in is on, it also requires that you confirmed the session with a code within the last 10 minutes (403 `code_required`). You can request three codes an hour (429 `too_many_mails`).
         */
        put: operations["requestEmailChange"];
    };
    "/me/email/confirm": {
        /**
         * Confirm another e-mail address
         *
         * Makes the new e-mail address yours, with the code from the e-mail. You then sign in with it, and no longer with the old one. Your other sessions end, this session gets a new cookie, and the old address gets an e-mail. A code that was used, has expired, belongs to another person or names an address that another person has by now is rejected (422 `link_invalid`).
         */
        post: operations["confirmEmailChange"];
    };
    "/me/two-factor": {
        /**
         * Set up two-factor sign-in
         *
         * Creates a secret for your authenticator app. Nothing changes until you confirm it with a code. Requires a confirmation within the last 10 minutes.
         */
        post: operations["beginTwoFactor"];
        /**
         * Turn off two-factor sign-in
         *
         * Turns off two-factor sign-in, deletes the recovery codes and ends your other sessions. Requires that you confirmed the session with a code, or a recovery code, within the last 10 minutes (403 `code_required`): the password alone is not enough. This session gets a new cookie, and you get an e-mail. Nothing changes if it is off.
         */
        delete: operations["disableTwoFactor"];
    };
    "/me/two-factor/confirm": {
        /**
         * Turn on two-factor sign-in
         *
         * Turns on two-factor sign-in with a code from your authenticator app, and ends your other sessions. The response has ten recovery codes, each of which replaces a code once. Requires a confirmation within the last 10 minutes. You get an e-mail.
         */
        post: operations["confirmTwoFactor"];
    };
    "/me/two-factor/recovery-codes": {
        /**
         * Get new recovery codes
         *
         * Creates ten new recovery codes and ends your other sessions. The earlier codes no longer work. Requires that you confirmed the session with a code within the last 10 minutes (403 `code_required`): the password alone is not enough. This session gets a new cookie, and you get an e-mail.
         */
        post: operations["renewRecoveryCodes"];
    };
    "/password-resets": {
        /**
         * Request a new password
         *
         * Sends an e-mail with a link for a new password if the e-mail address is known. The response is the same if it is unknown. The link works once, for 24 hours.
         */
        post: operations["requestPasswordReset"];
    };
    "/password-resets/confirm": {
        /**
         * Set a new password
         *
         * Sets a new password with the token from the link, verifies the e-mail address, and ends all sessions of the person. The token works once (422 `link_invalid`).
         */
        post: operations["resetPassword"];
    };
    "/health": {
        /**
         * Check the whole chain
         *
         * Checks key, database, worker, clock, code tables, devices, queues and webhooks, and returns the result of each with how to fix it. The response is 200 for any results, and 503 if the database is lost or doesn't respond within a second.
         */
        get: operations["getHealth"];
    };
}
export interface webhooks {
    "transaction.completed": {
        /**
         * A submission has finished
         *
         * Once for each final status of a submission that the caller's response didn't contain: after 202, `outcome_pending`, `outcome_unknown`, or a rejection that the service retries automatically. Deliveries are signed by Standard Webhooks. Any 2xx response within 15 seconds is a success.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": TransactionCompletedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "transaction.stalled": {
        /**
         * A submission is stuck
         *
         * Its outcome has been unknown for 5 minutes, or it has waited for 15 minutes.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": TransactionStalledEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "device.unreachable": {
        /**
         * A control unit can't be reached, or accepts nothing
         *
         * Once when three sends in a row found no unit, or the unit reported that it accepts nothing (no key, full, offline for too long). Again only after it worked in between.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": DeviceUnreachableEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "stock.low": {
        /**
         * An item runs low
         *
         * When a quantity falls to the safety quantity or below.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": StockLowEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "transaction.outcome_unknown": {
        /**
         * The outcome of a submission has been unknown for an hour
         *
         * Once for each call that was sent an hour ago and has no result. Its stream waits until the control unit responds or a person records the outcome.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": TransactionOutcomeUnknownEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "transaction.exhausted": {
        /**
         * A submission failed and has no retries left
         *
         * Once when the last retry of a submission was rejected. Correct it and submit it again. An unchanged document needs another number.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": TransactionExhaustedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "device.reachable": {
        /**
         * A control unit works again
         *
         * The first response after `device.unreachable`. The service sends the waiting submissions.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": DeviceReachableEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "relay.disconnected": {
        /**
         * A relay is disconnected
         *
         * Once when a relay has been disconnected for a minute. Unless another relay of its branches is connected, submissions wait.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": RelayDisconnectedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "relay.connected": {
        /**
         * A relay is connected again
         *
         * The first connection after `relay.disconnected`. The service sends the waiting submissions.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": RelayConnectedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "export.completed": {
        /**
         * An export is finished
         *
         * Once for each export, when its file is ready or it has failed. An export that is deleted before has no event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": ExportCompletedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "notices.received": {
        /**
         * New notices of the authority
         *
         * Once for each group of at most 100 notices that a fetch stores for the first time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": NoticesReceivedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "supplier_invoices.received": {
        /**
         * New invoices of suppliers
         *
         * Once for each group of at most 100 supplier invoices that a fetch stores for the first time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": SupplierInvoicesReceivedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "customs_records.received": {
        /**
         * New customs records
         *
         * Once for each group of at most 100 open customs records that a fetch stores for the first time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": CustomsRecordsReceivedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "reconciliation.matched": {
        /**
         * Books were matched in the night
         *
         * When the nightly matching has matched the books of a period with what suppliers reported until then.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": ReconciliationMatchedEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "reconciliation.no_data": {
        /**
         * A period has no data
         *
         * Once for a period that ended more than five days ago, when no supplier reported an invoice in it or nobody uploaded its books.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": ReconciliationNoDataEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "webhook.disabled": {
        /**
         * The service disabled another webhook
         *
         * When a URL responded 410 or failed for 5 days. The disabled webhook itself gets no event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WebhookDisabledEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
    "webhook.test": {
        /**
         * A test event
         *
         * Sent by `testWebhook` only.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": WebhookTestEvent;
                };
            };
            responses: {
                /** Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** Not received. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
    };
}
export interface components {
    schemas: {
        BhfId: BhfId;
        NewBhfId: NewBhfId;
        Tin: Tin;
        InvoiceNo: InvoiceNo;
        ItemCodeInput: ItemCodeInput;
        UnitCode: UnitCode;
        PackageUnitCodeInput: PackageUnitCodeInput;
        QuantityUnitCodeInput: QuantityUnitCodeInput;
        ImportStatusCodeInput: ImportStatusCodeInput;
        PaymentTypeCode: PaymentTypeCode;
        RefundReasonCode: RefundReasonCode;
        PurchaseStatusCode: PurchaseStatusCode;
        StableCode: StableCode;
        DocumentDate: DocumentDate;
        DocumentTime: DocumentTime;
        UnitDateTime: UnitDateTime;
        Amount: Amount;
        Quantity: Quantity;
        Percent: Percent;
        TaxTypeCode: TaxTypeCode;
        WireName: WireName;
        ProfileName: ProfileName;
        TransactionType: TransactionType;
        TransactionStatus: TransactionStatus;
        Meta: Meta;
        AcceptedMeta: AcceptedMeta;
        NextCursor: NextCursor;
        Pagination: Pagination;
        SupplierSalesMeta: SupplierSalesMeta;
        TotalMeta: TotalMeta;
        NextStepMeta: NextStepMeta;
        NoteMeta: NoteMeta;
        ResponseWarning: ResponseWarning;
        ResponseWarnings: ResponseWarnings;
        Period: Period;
        Error: ErrorBody;
        Failure: Failure;
        Warning: Warning;
        AcceptedSubmission: AcceptedSubmission;
        BranchInputOnly: BranchInputOnly;
        RequestId: RequestId;
        ResponseTime: ResponseTime;
        EventTime: EventTime;
        ResponseMessage: ResponseMessage;
        SuccessStatus: SuccessStatus;
        StoredStatus: StoredStatus;
        PageNumber: PageNumber;
        PageSize: PageSize;
        RowCount: RowCount;
        PageCount: PageCount;
        RecordId: RecordId;
        RecordNumber: RecordNumber;
        TransactionId: TransactionId;
        CreatedAt: CreatedAt;
        UpdatedAt: UpdatedAt;
        ProcessedAt: ProcessedAt;
        FirstDay: FirstDay;
        LastDay: LastDay;
        Environment: Environment;
        IsExpired: IsExpired;
        DocumentNo: DocumentNo;
        ReceiptNo: ReceiptNo;
        ReceiptSignature: ReceiptSignature;
        InternalData: InternalData;
        SaleKind: SaleKind;
        ReceiptKind: ReceiptKind;
        PurchaseKind: PurchaseKind;
        BuyerTin: BuyerTin;
        BuyerName: BuyerName;
        TotalWithTax: TotalWithTax;
        TaxTotal: TaxTotal;
        TotalWithoutTax: TotalWithoutTax;
        TaxableTotal: TaxableTotal;
        OutsideVat: OutsideVat;
        TaxRate: TaxRate;
        ItemCode: ItemCode;
        ItemName: ItemName;
        ItemClassCode: ItemClassCode;
        PackageUnitCode: PackageUnitCode;
        QuantityUnitCode: QuantityUnitCode;
        Barcode: Barcode;
        CurrentQuantity: CurrentQuantity;
        SafetyQuantity: SafetyQuantity;
        UnitResultCode: UnitResultCode;
        UnitResultText: UnitResultText;
        MovementNo: MovementNo;
        DefaultPrice: DefaultPrice;
        DocumentSign: DocumentSign;
        SalesBulkInput: SalesBulkInput;
        SalesBulkResult: SalesBulkResult;
        BulkSaleResult: BulkSaleResult;
        SaleInput: SaleInput;
        SaleLineInput: SaleLineInput;
        ReissueInput: ReissueInput;
        SaleLink: SaleLink;
        OptionalSaleLink: OptionalSaleLink;
        ReissueResult: ReissueResult;
        SaleResult: SaleResult;
        SaleLine: SaleLine;
        ForeignLine: ForeignLine;
        ForeignSale: ForeignSale;
        Payment: Payment;
        PaidAmount: PaidAmount;
        SalePaymentType: SalePaymentType;
        SalePayments: SalePayments;
        SalePayment: SalePayment;
        BillDiscountRate: BillDiscountRate;
        BillDiscountAmount: BillDiscountAmount;
        Sale: Sale;
        SaleSearch: SaleSearch;
        SalePreview: SalePreview;
        SaleSummary: SaleSummary;
        TaxesByLetter: TaxesByLetter;
        ExtraTaxes: ExtraTaxes;
        ExtraTax: ExtraTax;
        LetterFigures: LetterFigures;
        PurchaseInput: PurchaseInput;
        PurchaseClaim: PurchaseClaim;
        PurchaseClaimInput: PurchaseClaimInput;
        PurchaseLineInput: PurchaseLineInput;
        PurchaseResult: PurchaseResult;
        PurchaseLine: PurchaseLine;
        Purchase: Purchase;
        PurchaseSearch: PurchaseSearch;
        PurchaseSummary: PurchaseSummary;
        SupplierSale: SupplierSale;
        SupplierSaleLine: SupplierSaleLine;
        CodeSource: CodeSource;
        ExternalCodeText: ExternalCodeText;
        ExternalCode: ExternalCode;
        ExternalCodesInput: ExternalCodesInput;
        ExternalCodeInput: ExternalCodeInput;
        ExternalCodesSet: ExternalCodesSet;
        TransactionSummary: TransactionSummary;
        Retry: Retry;
        Transaction: Transaction;
        FollowUp: FollowUp;
        ResponseData: ResponseData;
        PauseInput: PauseInput;
        RetryInput: RetryInput;
        RetryResult: RetryResult;
        SettleInput: SettleInput;
        TransactionSums: TransactionSums;
        SearchResult: SearchResult;
        FoundTransaction: FoundTransaction;
        TransactionStats: TransactionStats;
        StatusCounts: StatusCounts;
        TypeCounts: TypeCounts;
        Receipt: Receipt;
        ReceiptSeller: ReceiptSeller;
        ReceiptPayment: ReceiptPayment;
        ReceiptRate: ReceiptRate;
        ReceiptTax: ReceiptTax;
        Device: Device;
        Attempt: Attempt;
        DeviceInput: DeviceInput;
        DeviceUpdate: DeviceUpdate;
        DeviceVia: DeviceVia;
        KeyUser: KeyUser;
        Role: Role;
        Key: Key;
        KeyWithSecret: KeyWithSecret;
        KeyInput: KeyInput;
        KeyRotation: KeyRotation;
        User: User;
        UserInput: UserInput;
        UserUpdate: UserUpdate;
        InvitationCode: InvitationCode;
        InvitationAcceptance: InvitationAcceptance;
        AcceptedInvitation: AcceptedInvitation;
        RegistrationInput: RegistrationInput;
        RegistrationProof: RegistrationProof;
        Registration: Registration;
        RegistrationRejection: RegistrationRejection;
        OpenedAccount: OpenedAccount;
        InspectedAccount: InspectedAccount;
        Features: Features;
        AccountFeatures: AccountFeatures;
        TinBinding: TinBinding;
        KeyLimits: KeyLimits;
        WaitingKey: WaitingKey;
        KeyRejection: KeyRejection;
        AccountStatusChange: AccountStatusChange;
        Relay: Relay;
        RelayWithToken: RelayWithToken;
        SignIn: SignIn;
        SignInChallenge: SignInChallenge;
        SignInCode: SignInCode;
        SecondFactor: SecondFactor;
        Session: Session;
        SessionConfirmation: SessionConfirmation;
        Me: Me;
        OwnRegistration: OwnRegistration;
        Membership: Membership;
        MeUpdate: MeUpdate;
        PasswordInput: PasswordInput;
        EmailChangeInput: EmailChangeInput;
        EmailChangeConfirmation: EmailChangeConfirmation;
        NewPassword: NewPassword;
        TwoFactorSetup: TwoFactorSetup;
        TwoFactorCode: TwoFactorCode;
        RecoveryCodes: RecoveryCodes;
        PasswordResetRequest: PasswordResetRequest;
        PasswordReset: PasswordReset;
        ReceiptLinkInput: ReceiptLinkInput;
        LinkAuthor: LinkAuthor;
        ReceiptLinkMail: ReceiptLinkMail;
        ReceiptLink: ReceiptLink;
        CopyLabel: CopyLabel;
        ReceiptCopy: ReceiptCopy;
        PrintedReceiptCopy: PrintedReceiptCopy;
        ReceiptMailInput: ReceiptMailInput;
        MailedReceiptLink: MailedReceiptLink;
        ReceiptLinkWithUrl: ReceiptLinkWithUrl;
        ExportType: ExportType;
        ExportFormat: ExportFormat;
        ExportInput: ExportInput;
        Export: Export;
        RelayInput: RelayInput;
        DeviceSettings: DeviceSettings;
        WireVariants: WireVariants;
        WireVariantsInput: WireVariantsInput;
        RefundStatus: RefundStatus;
        PackageCount: PackageCount;
        ReportNumber: ReportNumber;
        OriginalMovement: OriginalMovement;
        QrText: QrText;
        DeviceSettingsInput: DeviceSettingsInput;
        SerialNo: SerialNo;
        UnitUrl: UnitUrl;
        Credentials: Credentials;
        CredentialsInput: CredentialsInput;
        InitializeInput: InitializeInput;
        InitializeResult: InitializeResult;
        SyncedCounts: SyncedCounts;
        TestResult: TestResult;
        Branch: Branch;
        Account: Account;
        TwoFactorRequirement: TwoFactorRequirement;
        TwoFactorRequired: TwoFactorRequired;
        AccountUpdate: AccountUpdate;
        ReceiptText: ReceiptText;
        ReceiptAddress: ReceiptAddress;
        ReceiptLanguage: ReceiptLanguage;
        WalkInName: WalkInName;
        BranchInput: BranchInput;
        BranchUpdate: BranchUpdate;
        BusinessDayStart: BusinessDayStart;
        DailyFetch: DailyFetch;
        BranchStats: BranchStats;
        Code: Code;
        TaxType: TaxType;
        SyncCodesResult: SyncCodesResult;
        Item: Item;
        ItemInput: ItemInput;
        ItemsBulkInput: ItemsBulkInput;
        ItemsBulkResult: ItemsBulkResult;
        BulkItemResult: BulkItemResult;
        ItemUpdate: ItemUpdate;
        SelectImportItemsInput: SelectImportItemsInput;
        ImportKey: ImportKey;
        ImportItemsResult: ImportItemsResult;
        ImportItem: ImportItem;
        ImportRecord: ImportRecord;
        MappableItems: MappableItems;
        MappableItem: MappableItem;
        DeclarationDate: DeclarationDate;
        ProcessImportInput: ProcessImportInput;
        NewItemInput: NewItemInput;
        ProcessImportResult: ProcessImportResult;
        UpdateImportItemInput: UpdateImportItemInput;
        UpdateImportItemResult: UpdateImportItemResult;
        StockLevel: StockLevel;
        StockItem: StockItem;
        StockItemHistory: StockItemHistory;
        MovementsMeta: MovementsMeta;
        MovementDirection: MovementDirection;
        ItemMovement: ItemMovement;
        Movement: Movement;
        SignedAmount: SignedAmount;
        StockMovementInput: StockMovementInput;
        StockLineInput: StockLineInput;
        StockMovementResult: StockMovementResult;
        StockTransferInput: StockTransferInput;
        StockTransferLineInput: StockTransferLineInput;
        StockTransferResult: StockTransferResult;
        StockTransferPart: StockTransferPart;
        OptionalTransferLink: OptionalTransferLink;
        StockMasterInput: StockMasterInput;
        StockMasterResult: StockMasterResult;
        PendingStockItem: PendingStockItem;
        StockDrift: StockDrift;
        EventName: EventName;
        SubscribableEvent: SubscribableEvent;
        DeliveryStatus: DeliveryStatus;
        WebhookInput: WebhookInput;
        WebhookUpdate: WebhookUpdate;
        Webhook: Webhook;
        WebhookWithSecret: WebhookWithSecret;
        RotateSecretInput: RotateSecretInput;
        EmptyInput: EmptyInput;
        Delivery: Delivery;
        DeliveryAttempt: DeliveryAttempt;
        TransactionCompletedEvent: TransactionCompletedEvent;
        TransactionStalledEvent: TransactionStalledEvent;
        DeviceUnreachableEvent: DeviceUnreachableEvent;
        StockLowEvent: StockLowEvent;
        TransactionOutcomeUnknownEvent: TransactionOutcomeUnknownEvent;
        TransactionExhaustedEvent: TransactionExhaustedEvent;
        DeviceReachableEvent: DeviceReachableEvent;
        RelayDisconnectedEvent: RelayDisconnectedEvent;
        RelayConnectedEvent: RelayConnectedEvent;
        ExportCompletedEvent: ExportCompletedEvent;
        NoticesReceivedEvent: NoticesReceivedEvent;
        ReconciliationMatchedEvent: ReconciliationMatchedEvent;
        ReconciliationNoDataEvent: ReconciliationNoDataEvent;
        SupplierInvoicesReceivedEvent: SupplierInvoicesReceivedEvent;
        CustomsRecordsReceivedEvent: CustomsRecordsReceivedEvent;
        WebhookDisabledEvent: WebhookDisabledEvent;
        WebhookTestEvent: WebhookTestEvent;
        Notice: Notice;
        SyncNoticesResult: SyncNoticesResult;
        Taxpayer: Taxpayer;
        ReconciliationInput: ReconciliationInput;
        BooksMapping: BooksMapping;
        Reconciliation: Reconciliation;
        SalesUploadMappingInput: SalesUploadMappingInput;
        SalesUploadMapping: SalesUploadMapping;
        SalesUploadInput: SalesUploadInput;
        SalesUploadUpdate: SalesUploadUpdate;
        SalesUploadProblem: SalesUploadProblem;
        SalesUpload: SalesUpload;
        SalesUploadSale: SalesUploadSale;
        ReconciliationDocument: ReconciliationDocument;
        ComparedValue: ComparedValue;
        ReconciliationRow: ReconciliationRow;
        ReconciliationDecisions: ReconciliationDecisions;
        ReconciliationDecided: ReconciliationDecided;
        ReconciliationRegister: ReconciliationRegister;
        ReconciliationRegistered: ReconciliationRegistered;
        ReconciliationReport: ReconciliationReport;
        AccountingPeriod: AccountingPeriod;
        PeriodFiling: PeriodFiling;
        PeriodFilingInput: PeriodFilingInput;
        PeriodCloseInput: PeriodCloseInput;
        PeriodReopenInput: PeriodReopenInput;
        VatReturn: VatReturn;
        VatReturnBox: VatReturnBox;
        VatReturnBoxName: VatReturnBoxName;
        VatReturnTotals: VatReturnTotals;
        VatReturnFromReport: VatReturnFromReport;
        VatReturnEntered: VatReturnEntered;
        VatReturnLine: VatReturnLine;
        VatReturnUpdate: VatReturnUpdate;
        Overview: Overview;
        OverviewCounts: OverviewCounts;
        OverviewFigures: OverviewFigures;
        OverviewMonth: OverviewMonth;
        OverviewSales: OverviewSales;
        OverviewVat: OverviewVat;
        OverviewDay: OverviewDay;
        OverviewBranch: OverviewBranch;
        Attention: Attention;
        TaxReport: TaxReport;
        DayFigures: DayFigures;
        ReceiptLabel: ReceiptLabel;
        PrintedLabel: PrintedLabel;
        OtherLabel: OtherLabel;
        KindFigures: KindFigures;
        ReceiptSums: ReceiptSums;
        EdgeReceipt: EdgeReceipt;
        ReportHead: ReportHead;
        XReport: XReport;
        ZReportInput: ZReportInput;
        ZReport: ZReport;
        PluReport: PluReport;
        PluRow: PluRow;
        TaxReportRow: TaxReportRow;
        TaxReportTotals: TaxReportTotals;
        LeftOutOfPeriod: LeftOutOfPeriod;
        LeftOut: LeftOut;
        Outage: Outage;
        OutageDocument: OutageDocument;
        AuditEntry: AuditEntry;
        Insurance: Insurance;
        InsuranceCodeText: InsuranceCodeText;
        InsuranceRate: InsuranceRate;
        InsuranceInput: InsuranceInput;
        InsuranceUpdate: InsuranceUpdate;
        Health: Health;
        TaxWords: TaxWords;
        Caller: Caller;
        Verdict: Verdict;
        HealthCheck: HealthCheck;
        LaneHealth: LaneHealth;
    };
    responses: {
        /** The response that you have stored is current. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The submission is stored and will be sent. Poll `meta.check_status_url` or wait for the event `transaction.completed`. */
        Accepted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** The service stored the request. The outcome follows. */
                    status: StoredStatus;
                    /** What the service did, in a sentence for people. */
                    message: ResponseMessage;
                    /** A submission that is stored and not finished. */
                    data: AcceptedSubmission;
                    /** About the response to a stored submission. */
                    meta: AcceptedMeta;
                };
            };
        };
        /** The body is not JSON, is not valid (sales, purchases), has an item code of the wrong form (new items), or was rejected by the control unit (imports). */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The key is missing, malformed, unknown, expired or revoked; its account is not active; or you are not signed in. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The role, the plan, the IP address or the account does not allow this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** There is no such record. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The state of the record, or a request that is still running, prevents this. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The range begins after the end of the file. */
        RangeNotSatisfiable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Content-Range": components["headers"]["Content-Range"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The body arrived too slowly. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The body is larger than 1 MiB, or than 4 MiB for `POST /sales/bulk`. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The body is not `application/json`, or is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is not valid, or the idempotency key was used with another body. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The control unit rejected the submission, its outcome is not known yet, or the device is not ready. */
        SubmissionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The transaction can't be retried (`reason`), or the retry failed (`data`). */
        RetryFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The control unit rejected the request or could not be reached. */
        DeviceFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Too many requests; wait `meta.retry_after` seconds. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** An error of the service, or a control unit that gave no usable response. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The database is lost or the service is overloaded. Retry after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /**
         * The branch of the request, as `GET /branches` lists it.
         * @example 00
         */
        BranchHeader: BhfId;
        /**
         * The taxpayer's TIN. The service trims it and converts it to capitals.
         * @example A001234567B
         */
        TaxpayerTin: string;
        /**
         * `true` returns only a stored response, at most 90 days old. The request then calls no control unit.
         * @example true
         */
        CachedOnly: boolean;
        /**
         * The branch, as `GET /branches` lists it.
         * @example 00
         */
        BranchQuery: BhfId;
        /**
         * Identifier of the reconciliation.
         * @example 0199c1a7-0000-7a00-8b00-00000000cc01
         */
        ReconciliationId: string;
        /**
         * Identifier of the upload.
         * @example 0199c1a7-0000-7a00-8b00-00000000cd01
         */
        SalesUploadId: string;
        /**
         * Only sales in these states, separated by commas: `ready`, `problem`, `accepted`, `signed` or `rejected`.
         * @example problem,rejected
         */
        UploadStates: string;
        /**
         * `true` returns the rows of the file with each sale, so that they can be corrected and uploaded again.
         * @example true
         */
        UploadRows: boolean;
        /**
         * Only rows with these statuses, separated by commas. `exact`, `suggested`, `mismatch` and `residual` are matches, from sure to possible. `missing_in_books` and `missing_at_authority` are on one side only. A `duplicate` is in the books twice.
         * @example mismatch,residual
         */
        RowStatuses: string;
        /**
         * Only rows with this decision: `accept`, `pending`, `ignore`, `reject`, or `none` for no decision yet.
         * @example none
         */
        RowDecision: "none" | "accept" | "pending" | "ignore" | "reject";
        /**
         * `true` for rows that need a decision, `false` for the other rows.
         * @example true
         */
        RowOpen: boolean;
        /**
         * The supplier's TIN.
         * @example P051234567Z
         */
        SupplierTinQuery: string;
        /**
         * Format of the report. `csv` has one table, `json` and `xlsx` have all.
         * @example xlsx
         */
        ReportFormat: "json" | "csv" | "xlsx";
        /**
         * Rows on a page.
         * @example 1000
         */
        RowsPerPage: number;
        /**
         * Statuses of matches whose VAT can be claimed without a decision, separated by commas.
         * @example exact,suggested
         */
        ReportClaim: string;
        /**
         * Table of a CSV report: `summary` (default), `suppliers`, `documents`, `bridge` (the reconciliation statement) or `decisions`.
         * @example documents
         */
        ReportTable: string;
        /**
         * The month as `YYYY-MM`.
         * @example 2026-02
         */
        Month: string;
        /**
         * `true` lists the documents in `lines`. The response is long for a month with many documents.
         * @example true
         */
        ItemizedQuery: boolean;
        /**
         * First day, as `YYYY-MM-DD`, by the dates of the documents. Not after `to_date`.
         * @example 2026-03-01
         */
        ReportFrom: string;
        /**
         * Last day, as `YYYY-MM-DD`.
         * @example 2026-03-31
         */
        ReportTo: string;
        /**
         * Another name for `branch_id`.
         * @example 00
         */
        BhfQuery: BhfId;
        /**
         * The `ETag` of the response that you have stored. If it is still current, the response is 304.
         * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
         */
        IfNoneMatch: string;
        /**
         * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
         * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
         */
        IdempotencyKey: string;
        /**
         * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
         * @example true
         */
        Async: boolean;
        /**
         * Number of the page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
         * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
         */
        Cursor: string;
        /**
         * Rows on a page.
         * @example 50
         */
        PerPage: number;
        /**
         * First date of the documents themselves, as `YYYY-MM-DD`, not after `document_to`.
         * @example 2026-03-01
         */
        DocumentFrom: string;
        /**
         * Last date of the documents themselves, as `YYYY-MM-DD`.
         * @example 2026-03-31
         */
        DocumentTo: string;
        /**
         * The documents to add up: `sales`, `purchase` (approved ones) or `import`.
         * @example sales
         */
        SummedType: "sales" | "purchase" | "import";
        /**
         * First date of the documents, as `YYYY-MM-DD`, not after `document_to` and at most 366 days before it.
         * @example 2026-03-01
         */
        SummedFrom: string;
        /**
         * Last date of the documents, as `YYYY-MM-DD`.
         * @example 2026-03-31
         */
        SummedTo: string;
        /**
         * The number, TIN, name or amount to search for.
         * @example 1,160.00
         */
        SearchText: string;
        /**
         * The most documents of the response.
         * @example 20
         */
        SearchLimit: number;
        /**
         * First local day, as `YYYY-MM-DD`, not after `to_date`.
         * @example 2026-03-01
         */
        FromDate: string;
        /**
         * Last local day, as `YYYY-MM-DD`.
         * @example 2026-03-31
         */
        ToDate: string;
        /**
         * Identifier of the outage.
         * @example 0199c1a7-0000-7a00-8b00-00000000bd01
         */
        OutageId: string;
        /**
         * Only changes made by a `user` of the account, by an `operator`, or by the `service` itself.
         * @example user
         */
        AuditActor: "user" | "operator" | "service";
        /**
         * Only changes made by this user, by the number from `GET /users`.
         * @example 1
         */
        AuditUser: number;
        /**
         * Only this action (`branches.update`), or all actions of a topic (`branches`), as entries of `GET /audit` have it.
         * @example branches
         */
        AuditAction: string;
        /**
         * Leaves out this action (`sessions.create`), or all actions of a topic. `sessions` leaves out sign-ins and sign-outs.
         * @example sessions
         */
        AuditWithout: string;
        /**
         * Text that the subject contains, such as a branch, an item code or an id. Upper and lower case differ.
         * @example branch 00
         */
        AuditSubject: string;
        /**
         * Identifier of the transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
         */
        TransactionId: string;
        /**
         * Identifier of the purchase's transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09
         */
        PurchaseId: string;
        /**
         * Identifier of the branch, from `GET /branches`.
         * @example 00
         */
        BhfId: string;
        /**
         * Code of the insurance, from `GET /insurances`.
         * @example INS01
         */
        InsuranceCode: string;
        /**
         * Code of the item, from `GET /items`.
         * @example KE2NTXU0000001
         */
        ItemCode: string;
        /**
         * Format of the receipt or report, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
         * @example pdf
         */
        FormatQuery: "json" | "pdf";
        /**
         * Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
         * @example 80mm
         */
        PaperQuery: "a4" | "80mm";
        /**
         * A copy of this receipt, from `POST /transactions/{id}/receipt-copies`: the receipt is marked as this copy. Reports count the copy once, however often you read it.
         * @example 0199c1b0-0000-7a00-8b00-00000000ce01
         */
        CopyIdQuery: string;
        /**
         * Language of the words on the printed receipt: `en` is English, `sw` is Kiswahili. Names, texts and figures don't change. Default: the language of the sale when you submitted it. 422 for a language that the profile of the branch doesn't have.
         * @example sw
         */
        LanguageQuery: "en" | "sw";
        /**
         * Language of the words on the printed report: `en` is English, `sw` is Kiswahili. Default: the language of the branch's receipts. 422 for a language that the profile of the branch doesn't have.
         * @example sw
         */
        ReportLanguage: "en" | "sw";
        /**
         * Only sales that were submitted with this API key, such as those of one till. `GET /keys` lists the keys.
         * @example 0199c166-0000-7a00-8b00-00000000e001
         */
        TillKey: string;
        /**
         * Only sales that this user submitted.
         * @example 1
         */
        TillUser: number;
        /**
         * Number of the Z report.
         * @example 12
         */
        ZNumber: string;
        /**
         * Only transactions of this type: `sales`, `purchase`, `stock`, `import`, `proforma` or `training`.
         * @example sales
         */
        TypeFilter: TransactionType;
        /**
         * Only transactions with this status: `pending` and `processing` until the outcome is known, then `success` or `failed`.
         * @example failed
         */
        StatusFilter: TransactionStatus;
        /**
         * `waiting`: needs a decision. `approved`: mapped to an item. `cancelled`: rejected. `all`: every record.
         * @example waiting
         */
        ImportRecordStatus: "waiting" | "approved" | "cancelled" | "all";
        /**
         * Only this record, by its key: `task_code/declaration_date/item_sequence/hs_code`.
         * @example 2310001/20260309/1/20055900000
         */
        ImportRecordKey: string;
        /**
         * `waiting`: not registered by a purchase yet. `registered`: registered by a purchase. `all`: both.
         * @example waiting
         */
        SupplierSaleStatus: "waiting" | "registered" | "all";
        /**
         * `missing`: only successful sales whose receipt was lost (`receipt_unrecovered`). Enter the receipt with `POST /transactions/{id}/settle`.
         * @example missing
         */
        ReceiptFilter: "missing";
        /**
         * `exclude`: without transactions that failed and were replaced: a later one took over their invoice number (`superseded_by`).
         * @example exclude
         */
        SupersededFilter: "exclude";
        /**
         * Only this invoice number, exactly.
         * @example INV-2026-0041
         */
        InvoiceNoFilter: string;
        /**
         * Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `34` purchase status, `item_class`, or another class that the authority publishes.
         * @example 17
         */
        CodeClassFilter: string;
        /**
         * Text that the code or the name contains, in upper or lower case.
         * @example carton
         */
        TextFilter: string;
        /**
         * Part of the item code that `GET /items` lists.
         * @example KE2NT
         */
        ItemCodeFilter: string;
        /**
         * Part of the name, in upper or lower case.
         * @example cola
         */
        ItemNameFilter: string;
        /**
         * Part of the barcode.
         * @example 616110
         */
        BarcodeFilter: string;
        /**
         * Only codes of this source, as `GET /items/external-codes` lists it.
         * @example default
         */
        SourceFilter: CodeSource;
        /**
         * Only this code, as `GET /items/external-codes` lists it.
         * @example 85123A
         */
        ExternalCodeFilter: ExternalCodeText;
        /**
         * Source of the code, as in `GET /items/external-codes`.
         * @example default
         */
        ExternalSource: CodeSource;
        /**
         * The external code, from `GET /items/external-codes`.
         * @example 85123A
         */
        ExternalCode: ExternalCodeText;
        /**
         * Only active, or only inactive items.
         * @example true
         */
        IsActiveFilter: boolean;
        /**
         * Only this item, by its code from `GET /items`.
         * @example KE2NTXU0000001
         */
        ExactItemCodeFilter: string;
        /**
         * Code of the item, from `GET /items`.
         * @example KE2NTXU0000001
         */
        StockItemCode: string;
        /**
         * Movements on a page.
         * @example 50
         */
        PerPage50: number;
        /**
         * Only items at or below their safety quantity, or only the others.
         * @example true
         */
        LowStockFilter: boolean;
        /**
         * Only items at zero or below, or only the others.
         * @example false
         */
        OutOfStockFilter: boolean;
        /**
         * Column to sort by: `item_code`, `item_name`, `current_qty` or `last_synced_at`.
         * @example current_qty
         */
        StockSortBy: "item_code" | "item_name" | "current_qty" | "last_synced_at";
        /**
         * Direction of `sort_by`, `asc` or `desc`.
         * @example asc
         */
        SortOrder: "asc" | "desc";
        /**
         * Order by time: `desc` is newest first (default), `asc` is oldest first.
         * @example desc
         */
        MovementSortOrder: "asc" | "desc";
        /**
         * Only movements of this kind: of `sales`, of a `purchase`, or `stock` movements that you recorded.
         * @example sales
         */
        MovementTypeFilter: "sales" | "purchase" | "stock";
        /**
         * Identifier of the session, or `current`.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        SessionId: string;
        /**
         * Identifier of the key.
         * @example 0199c166-0000-7a00-8b00-00000000e001
         */
        KeyId: string;
        /**
         * Number of the user.
         * @example 4711
         */
        UserId: string;
        /**
         * Identifier of the registration.
         * @example 0199c166-0000-7a00-8b00-00000000f001
         */
        RegistrationId: string;
        /**
         * Only registrations with this status: `unverified` until the applicant enters the code, then `pending`, then `approved` or `rejected`.
         * @example pending
         */
        RegistrationStatus: "unverified" | "pending" | "approved" | "rejected";
        /**
         * Only accounts with this status: `pending_approval`, `active`, `suspended` or `cancelled`.
         * @example active
         */
        AccountStatus: "pending_approval" | "active" | "suspended" | "cancelled";
        /**
         * Part of the name or e-mail address, or a whole TIN.
         * @example duka
         */
        AccountSearch: string;
        /**
         * The TIN that is bound to the account.
         * @example P051234567Z
         */
        BoundTin: string;
        /**
         * Identifier of the key.
         * @example 0199c166-0000-7a00-8b00-00000000e001
         */
        LimitedKey: string;
        /**
         * Identifier of the key or relay.
         * @example 0199c166-0000-7a00-8b00-00000000e003
         */
        WaitingKey: string;
        /**
         * Number of the account.
         * @example 4711
         */
        AccountId: string;
        /**
         * Identifier of the link.
         * @example 0199c1b0-0000-7a00-8b00-00000000ff01
         */
        ReceiptLinkId: string;
        /**
         * Identifier of the export.
         * @example 0199c166-0000-7a00-8b00-00000000ef01
         */
        ExportId: string;
        /**
         * One range of the file, such as `bytes=1048576-`. Other ranges are ignored, and the whole file is sent.
         * @example bytes=1048576-
         */
        RangeHeader: string;
        /**
         * The `ETag` of the first part. If the file has another one, the whole file is sent.
         * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         */
        IfRangeHeader: string;
        /**
         * Identifier of the relay.
         * @example 0199c166-0000-7a00-8b00-00000000ee01
         */
        RelayId: string;
        /**
         * Identifier of the webhook.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        WebhookId: string;
        /**
         * Identifier of the delivery.
         * @example 0199c1a2-7000-7a00-8b00-00000000dd01
         */
        DeliveryId: string;
        /**
         * Only deliveries to this webhook, by the `id` from `GET /webhooks`.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        WebhookFilter: string;
        /**
         * Only deliveries of this event. The section Webhooks of this document describes each event.
         * @example transaction.completed
         */
        EventFilter: EventName;
        /**
         * Only deliveries with this status: `pending` until a delivery succeeds or its retries end, then `succeeded` or `failed`.
         * @example failed
         */
        DeliveryStatusFilter: DeliveryStatus;
        /**
         * Only deliveries about this transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
         */
        TransactionFilter: string;
        /**
         * Only deliveries that were created after the one with this id.
         * @example 0199c1a2-7000-7a00-8b00-00000000dd01
         */
        AfterFilter: string;
        /**
         * Identifier of the event, the same on every retry.
         * @example 0199c1a2-7000-7a00-8b00-00000000ee01
         */
        WebhookIdHeader: string;
        /**
         * When the delivery was sent, in Unix seconds.
         * @example 1773126901
         */
        WebhookTimestampHeader: string;
        /**
         * One or more signatures, separated by a space.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Parts of the file can be requested.
         * @example bytes
         */
        "Accept-Ranges": "bytes";
        /**
         * The range of this part, and the size of the whole file.
         * @example bytes 1048576-2097151/5242880
         */
        "Content-Range": string;
        /**
         * The session's cookie, empty if the session has ended.
         * @example __Host-taxctl=Zk3vQ9aB…; Path=/; HttpOnly; SameSite=Lax; Secure
         */
        "Set-Cookie": string;
        /**
         * The id of the request: the one that you sent, or a new one.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11
         */
        "X-Request-Id": string;
        /**
         * Requests per minute that the key, or without a valid key the IP address, can make over time. It is always the sustained rate, never the burst.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * Requests that can be made at once now. The number rises at the sustained rate up to the burst (100 for an ordinary key), so it can be higher than `X-RateLimit-Limit`.
         * @example 99
         */
        "X-RateLimit-Remaining": number;
        /**
         * When the full allowance is back, in Unix seconds.
         * @example 1773126961
         */
        "X-RateLimit-Reset": number;
        /**
         * The version of the content. Send it as `If-None-Match` to get 304 while it is current.
         * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
         */
        ETag: string;
        /**
         * Seconds to wait before the next attempt.
         * @example 7
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export interface operations {
    createSale: {
        parameters: {
            query?: {
                /**
                 * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaleInput;
            };
        };
        responses: {
            /** The receipt that the control unit issued. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A sale that the control unit accepted, with its receipt; or a quotation or training document, which has none. */
                        data: SaleResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSalesBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SalesBulkInput;
            };
        };
        responses: {
            /** One result for each entry. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service stored the request. The outcome follows. */
                        status: StoredStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The outcome of each entry of a bulk request. */
                        data: SalesBulkResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sale. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A sale or credit note. */
                        data: Sale;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reissueSale: {
        parameters: {
            query?: {
                /**
                 * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReissueInput;
            };
        };
        responses: {
            /** Both receipts that the control unit issued. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The documents of a correction. */
                        data: ReissueResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": SaleSearch;
            };
        } | undefined;
        responses: {
            /** One page of sales. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The records found. */
                        data: SaleSummary[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SaleInput;
            };
        };
        responses: {
            /** What would be signed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The figures that the control unit would sign. */
                        data: SalePreview;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPurchase: {
        parameters: {
            query?: {
                /**
                 * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchaseInput;
            };
        };
        responses: {
            /** The purchase is registered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A purchase that the control unit accepted. */
                        data: PurchaseResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the purchase's transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09
                 */
                transaction_id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The purchase. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A purchase or a supplier's credit note. */
                        data: Purchase;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPurchaseClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the purchase's transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09
                 */
                transaction_id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PurchaseClaimInput;
            };
        };
        responses: {
            /** The purchase with its claim. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A purchase or a supplier's credit note. */
                        data: Purchase;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPurchases: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": PurchaseSearch;
            };
        } | undefined;
        responses: {
            /** One page of purchases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The records found. */
                        data: PurchaseSummary[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupplierSales: {
        parameters: {
            query?: {
                /**
                 * `waiting`: not registered by a purchase yet. `registered`: registered by a purchase. `all`: both.
                 * @example waiting
                 */
                status?: components["parameters"]["SupplierSaleStatus"] | undefined;
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of supplier sales. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: SupplierSale[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: SupplierSalesMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fetchSupplierSales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": BranchInputOnly;
            };
        } | undefined;
        responses: {
            /** The supplier sales not yet registered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The records found. */
                        data: SupplierSale[];
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * Only transactions of this type: `sales`, `purchase`, `stock`, `import`, `proforma` or `training`.
                 * @example sales
                 */
                type?: components["parameters"]["TypeFilter"] | undefined;
                /**
                 * Only transactions with this status: `pending` and `processing` until the outcome is known, then `success` or `failed`.
                 * @example failed
                 */
                status?: components["parameters"]["StatusFilter"] | undefined;
                /**
                 * `missing`: only successful sales whose receipt was lost (`receipt_unrecovered`). Enter the receipt with `POST /transactions/{id}/settle`.
                 * @example missing
                 */
                receipt?: components["parameters"]["ReceiptFilter"] | undefined;
                /**
                 * `exclude`: without transactions that failed and were replaced: a later one took over their invoice number (`superseded_by`).
                 * @example exclude
                 */
                superseded?: components["parameters"]["SupersededFilter"] | undefined;
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Only this invoice number, exactly.
                 * @example INV-2026-0041
                 */
                invoice_no?: components["parameters"]["InvoiceNoFilter"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * First date of the documents themselves, as `YYYY-MM-DD`, not after `document_to`.
                 * @example 2026-03-01
                 */
                document_from?: components["parameters"]["DocumentFrom"] | undefined;
                /**
                 * Last date of the documents themselves, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                document_to?: components["parameters"]["DocumentTo"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of transactions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The records found. */
                        data: TransactionSummary[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchTransactions: {
        parameters: {
            query: {
                /**
                 * The number, TIN, name or amount to search for.
                 * @example 1,160.00
                 */
                q: components["parameters"]["SearchText"];
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * The most documents of the response.
                 * @example 20
                 */
                limit?: components["parameters"]["SearchLimit"] | undefined;
            };
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The documents found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What a search found. */
                        data: SearchResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionStats: {
        parameters: {
            query?: {
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** Transactions of a period, counted. */
                        data: TransactionStats;
                        /** A period of local days. Both days are included. */
                        period: Period;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionSums: {
        parameters: {
            query: {
                /**
                 * The documents to add up: `sales`, `purchase` (approved ones) or `import`.
                 * @example sales
                 */
                type: components["parameters"]["SummedType"];
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First date of the documents, as `YYYY-MM-DD`, not after `document_to` and at most 366 days before it.
                 * @example 2026-03-01
                 */
                document_from: components["parameters"]["SummedFrom"];
                /**
                 * Last date of the documents, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                document_to: components["parameters"]["SummedTo"];
            };
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sums. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The sums of signed documents. */
                        data: TransactionSums;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The transaction. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A submission and its outcome. */
                        data: Transaction;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactionAttempts: {
        parameters: {
            query?: {
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of attempts, latest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Attempt[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RetryInput;
            };
        } | undefined;
        responses: {
            /** The retry succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The outcome of a retry. */
                        data: RetryResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RetryFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /**
                 * Format of the receipt or report, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"] | undefined;
                /**
                 * Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
                 * @example 80mm
                 */
                paper?: components["parameters"]["PaperQuery"] | undefined;
                /**
                 * A copy of this receipt, from `POST /transactions/{id}/receipt-copies`: the receipt is marked as this copy. Reports count the copy once, however often you read it.
                 * @example 0199c1b0-0000-7a00-8b00-00000000ce01
                 */
                copy_id?: components["parameters"]["CopyIdQuery"] | undefined;
                /**
                 * Language of the words on the printed receipt: `en` is English, `sw` is Kiswahili. Names, texts and figures don't change. Default: the language of the sale when you submitted it. 422 for a language that the profile of the branch doesn't have.
                 * @example sw
                 */
                language?: components["parameters"]["LanguageQuery"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The receipt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A receipt, as printed. */
                        data: Receipt;
                        /** About the response. */
                        meta: Meta;
                    };
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceiptCopies: {
        parameters: {
            query?: {
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of copies, latest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: ReceiptCopy[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReceiptCopy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The copy, with the receipt marked as a copy. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A new copy of a receipt, with what to print. */
                        data: PrintedReceiptCopy;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceiptLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: ReceiptLink[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReceiptLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ReceiptLinkInput;
            };
        } | undefined;
        responses: {
            /** The link with its URL. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A new link to a receipt, with its URL. */
                        data: ReceiptLinkWithUrl;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReceiptLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
                /**
                 * Identifier of the link.
                 * @example 0199c1b0-0000-7a00-8b00-00000000ff01
                 */
                link_id: components["parameters"]["ReceiptLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReceiptMailInput;
            };
        };
        responses: {
            /** The link, and its recipient. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A link to a receipt that was mailed to the buyer. */
                        data: MailedReceiptLink;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SettleInput;
            };
        };
        responses: {
            /** The outcome is recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The outcome of a retry. */
                        data: RetryResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The devices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Device[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeviceInput;
            };
        };
        responses: {
            /** The device, not yet active. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The control unit of a branch. */
                        data: Device;
                        /** About the response, with the next step. */
                        meta: NextStepMeta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The device. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The control unit of a branch. */
                        data: Device;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeviceUpdate;
            };
        };
        responses: {
            /** The device as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The control unit of a branch. */
                        data: Device;
                        /** About the response. */
                        meta: NoteMeta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The device is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeviceAttempts: {
        parameters: {
            query?: {
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of attempts, latest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Attempt[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    initializeDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": InitializeInput;
            };
        } | undefined;
        responses: {
            /** The device is active. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The initialized control unit, and the tables that it returned. */
                        data: InitializeResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DeviceFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CredentialsInput;
            };
        } | undefined;
        responses: {
            /** The unit responded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A control unit that responded to a test. */
                        data: TestResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DeviceFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The relays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Relay[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRelay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RelayInput;
            };
        };
        responses: {
            /** The relay with its token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A new relay, with its token. */
                        data: RelayWithToken;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRelay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the relay.
                 * @example 0199c166-0000-7a00-8b00-00000000ee01
                 */
                id: components["parameters"]["RelayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The relay is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The account and its settings. */
                        data: Account;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountUpdate;
            };
        };
        responses: {
            /** The account with its new settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The account and its settings. */
                        data: Account;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requireTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorRequirement;
            };
        };
        responses: {
            /** What the account requires now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** Whether the account requires a second factor. */
                        data: TwoFactorRequired;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of branches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Branch[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BranchInput;
            };
        };
        responses: {
            /** The branch. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A place of business. */
                        data: Branch;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A place of business. */
                        data: Branch;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BranchUpdate;
            };
        };
        responses: {
            /** The updated branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A place of business. */
                        data: Branch;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The branch is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PauseInput;
            };
        };
        responses: {
            /** The paused branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A place of business. */
                        data: Branch;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeBranch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A place of business. */
                        data: Branch;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranchStats: {
        parameters: {
            query?: {
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** Transactions of a branch in a period, counted. */
                        data: BranchStats;
                        /** A period of local days. Both days are included. */
                        period: Period;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCodes: {
        parameters: {
            query?: {
                /**
                 * Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `34` purchase status, `item_class`, or another class that the authority publishes.
                 * @example 17
                 */
                code_class?: components["parameters"]["CodeClassFilter"] | undefined;
                /**
                 * Text that the code or the name contains, in upper or lower case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Code[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": BranchInputOnly;
            };
        } | undefined;
        responses: {
            /** The codes are refreshed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The tables that the control unit returned. */
                        data: SyncCodesResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaxTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tax types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: TaxType[];
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Code[];
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The countries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Code[];
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Part of the item code that `GET /items` lists.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"] | undefined;
                /**
                 * Part of the name, in upper or lower case.
                 * @example cola
                 */
                item_name?: components["parameters"]["ItemNameFilter"] | undefined;
                /**
                 * Part of the barcode.
                 * @example 616110
                 */
                barcode?: components["parameters"]["BarcodeFilter"] | undefined;
                /**
                 * Only active, or only inactive items.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActiveFilter"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Item[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ItemInput;
            };
        };
        responses: {
            /** The item. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An item that you buy or sell. */
                        data: Item;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItemsBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ItemsBulkInput;
            };
        };
        responses: {
            /** One result for each entry that was worked on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The outcome of each entry that was worked on. */
                        data: ItemsBulkResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExternalCodes: {
        parameters: {
            query?: {
                /**
                 * Only codes of this source, as `GET /items/external-codes` lists it.
                 * @example default
                 */
                source?: components["parameters"]["SourceFilter"] | undefined;
                /**
                 * Only this code, as `GET /items/external-codes` lists it.
                 * @example 85123A
                 */
                external_code?: components["parameters"]["ExternalCodeFilter"] | undefined;
                /**
                 * Only this item, by its code from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of external codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: ExternalCode[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setExternalCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExternalCodesInput;
            };
        };
        responses: {
            /** How many codes were added, changed and unchanged. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The codes that were set. */
                        data: ExternalCodesSet;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExternalCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Source of the code, as in `GET /items/external-codes`.
                 * @example default
                 */
                source: components["parameters"]["ExternalSource"];
                /**
                 * The external code, from `GET /items/external-codes`.
                 * @example 85123A
                 */
                external_code: components["parameters"]["ExternalCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The code is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * Code of the item, from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                itemCode: components["parameters"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** An item that you buy or sell. */
                        data: Item;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * Code of the item, from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                itemCode: components["parameters"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ItemUpdate;
            };
        };
        responses: {
            /** The updated item, with its quantity in the branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An item that you buy or sell. */
                        data: Item;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectImportItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SelectImportItemsInput;
            };
        };
        responses: {
            /** The customs records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** Customs records that the control unit returned. */
                        data: ImportItemsResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /**
                 * `waiting`: needs a decision. `approved`: mapped to an item. `cancelled`: rejected. `all`: every record.
                 * @example waiting
                 */
                status?: components["parameters"]["ImportRecordStatus"] | undefined;
                /**
                 * Only this record, by its key: `task_code/declaration_date/item_sequence/hs_code`.
                 * @example 2310001/20260309/1/20055900000
                 */
                record?: components["parameters"]["ImportRecordKey"] | undefined;
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of customs records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: ImportRecord[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportItems: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** Items that a customs record can be mapped to. */
                        data: MappableItems;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processImport: {
        parameters: {
            query?: {
                /**
                 * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProcessImportInput;
            };
        };
        responses: {
            /** The import is booked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The item that received the imported quantity. */
                        data: ProcessImportResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateImportItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateImportItemInput;
            };
        };
        responses: {
            /** The status is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The control unit's response. */
                        data: UpdateImportItemResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Part of the item code that `GET /items` lists.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"] | undefined;
                /**
                 * Part of the name, in upper or lower case.
                 * @example cola
                 */
                item_name?: components["parameters"]["ItemNameFilter"] | undefined;
                /**
                 * Part of the barcode.
                 * @example 616110
                 */
                barcode?: components["parameters"]["BarcodeFilter"] | undefined;
                /**
                 * Only items at or below their safety quantity, or only the others.
                 * @example true
                 */
                low_stock?: components["parameters"]["LowStockFilter"] | undefined;
                /**
                 * Only items at zero or below, or only the others.
                 * @example false
                 */
                out_of_stock?: components["parameters"]["OutOfStockFilter"] | undefined;
                /**
                 * Column to sort by: `item_code`, `item_name`, `current_qty` or `last_synced_at`.
                 * @example current_qty
                 */
                sort_by?: components["parameters"]["StockSortBy"] | undefined;
                /**
                 * Direction of `sort_by`, `asc` or `desc`.
                 * @example asc
                 */
                sort_order?: components["parameters"]["SortOrder"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of stock levels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: StockLevel[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStockMovement: {
        parameters: {
            query?: {
                /**
                 * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockMovementInput;
            };
        };
        responses: {
            /** The movement is recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A stock movement that the control unit accepted. */
                        data: StockMovementResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferStock: {
        parameters: {
            query?: {
                /**
                 * Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockTransferInput;
            };
        };
        responses: {
            /** Both control units have accepted their movement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A transfer of stock between two branches. */
                        data: StockTransferResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStockItem: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Movements on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage50"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * Code of the item, from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                item_code: components["parameters"]["StockItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Level and movements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** An item at a branch, and its movements. */
                        data: StockItemHistory;
                        /** A page that you requested with `cursor` has no `current_page`, `total_movements` and `total_pages`. */
                        meta: MovementsMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Only this item, by its code from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"] | undefined;
                /**
                 * Only movements of this kind: of `sales`, of a `purchase`, or `stock` movements that you recorded.
                 * @example sales
                 */
                type?: components["parameters"]["MovementTypeFilter"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Order by time: `desc` is newest first (default), `asc` is oldest first.
                 * @example desc
                 */
                sort_order?: components["parameters"]["MovementSortOrder"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of movements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Movement[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveStockMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StockMasterInput;
            };
        };
        responses: {
            /** The quantity is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A stock balance that was set. */
                        data: StockMasterResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fetchStockItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": BranchInputOnly;
            };
        } | undefined;
        responses: {
            /** The items not yet recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The records found. */
                        data: PendingStockItem[];
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStockDrift: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of discrepancies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: StockDrift[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of webhooks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Webhook[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookInput;
            };
        };
        responses: {
            /** The webhook with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A webhook, with its secret. */
                        data: WebhookWithSecret;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A URL that gets events. */
                        data: Webhook;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookUpdate;
            };
        };
        responses: {
            /** The updated webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A URL that gets events. */
                        data: Webhook;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RotateSecretInput;
            };
        } | undefined;
        responses: {
            /** The webhook with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A webhook, with its secret. */
                        data: WebhookWithSecret;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EmptyInput;
            };
        } | undefined;
        responses: {
            /** The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An event for one webhook, and its delivery. */
                        data: Delivery;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * Only deliveries to this webhook, by the `id` from `GET /webhooks`.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                webhook_id?: components["parameters"]["WebhookFilter"] | undefined;
                /**
                 * Only deliveries of this event. The section Webhooks of this document describes each event.
                 * @example transaction.completed
                 */
                event?: components["parameters"]["EventFilter"] | undefined;
                /**
                 * Only deliveries with this status: `pending` until a delivery succeeds or its retries end, then `succeeded` or `failed`.
                 * @example failed
                 */
                status?: components["parameters"]["DeliveryStatusFilter"] | undefined;
                /**
                 * Only deliveries about this transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                transaction_id?: components["parameters"]["TransactionFilter"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Only deliveries that were created after the one with this id.
                 * @example 0199c1a2-7000-7a00-8b00-00000000dd01
                 */
                after?: components["parameters"]["AfterFilter"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Delivery[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the delivery.
                 * @example 0199c1a2-7000-7a00-8b00-00000000dd01
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EmptyInput;
            };
        } | undefined;
        responses: {
            /** The delivery, which is queued again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An event for one webhook, and its delivery. */
                        data: Delivery;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /**
                 * Text that the code or the name contains, in upper or lower case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of notices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Notice[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": BranchInputOnly;
            };
        } | undefined;
        responses: {
            /** The notices are stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The notices that the control unit returned. */
                        data: SyncNoticesResult;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaxpayer: {
        parameters: {
            query?: {
                /**
                 * `true` returns only a stored response, at most 90 days old. The request then calls no control unit.
                 * @example true
                 */
                cached?: components["parameters"]["CachedOnly"] | undefined;
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * The taxpayer's TIN. The service trims it and converts it to capitals.
                 * @example A001234567B
                 */
                tin: components["parameters"]["TaxpayerTin"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The taxpayer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A taxpayer, as the authority knows it. */
                        data: Taxpayer;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInsurances: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of insurances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Insurance[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInsurance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InsuranceInput;
            };
        };
        responses: {
            /** The insurance. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An insurer that pays a part of sales. */
                        data: Insurance;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInsurance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * Code of the insurance, from `GET /insurances`.
                 * @example INS01
                 */
                code: components["parameters"]["InsuranceCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InsuranceUpdate;
            };
        };
        responses: {
            /** The updated insurance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An insurer that pays a part of sales. */
                        data: Insurance;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Only changes made by a `user` of the account, by an `operator`, or by the `service` itself.
                 * @example user
                 */
                actor?: components["parameters"]["AuditActor"] | undefined;
                /**
                 * Only changes made by this user, by the number from `GET /users`.
                 * @example 1
                 */
                user_id?: components["parameters"]["AuditUser"] | undefined;
                /**
                 * Only this action (`branches.update`), or all actions of a topic (`branches`), as entries of `GET /audit` have it.
                 * @example branches
                 */
                action?: components["parameters"]["AuditAction"] | undefined;
                /**
                 * Leaves out this action (`sessions.create`), or all actions of a topic. `sessions` leaves out sign-ins and sign-outs.
                 * @example sessions
                 */
                without?: components["parameters"]["AuditWithout"] | undefined;
                /**
                 * Text that the subject contains, such as a branch, an item code or an id. Upper and lower case differ.
                 * @example branch 00
                 */
                subject?: components["parameters"]["AuditSubject"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of audit entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: AuditEntry[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The exports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Export[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExportInput;
            };
        };
        responses: {
            /** The export has started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A file of records, made in the background. */
                        data: Export;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the export.
                 * @example 0199c166-0000-7a00-8b00-00000000ef01
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The export. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A file of records, made in the background. */
                        data: Export;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the export.
                 * @example 0199c166-0000-7a00-8b00-00000000ef01
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The export is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * One range of the file, such as `bytes=1048576-`. Other ranges are ignored, and the whole file is sent.
                 * @example bytes=1048576-
                 */
                Range?: components["parameters"]["RangeHeader"] | undefined;
                /**
                 * The `ETag` of the first part. If the file has another one, the whole file is sent.
                 * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 */
                "If-Range"?: components["parameters"]["IfRangeHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the export.
                 * @example 0199c166-0000-7a00-8b00-00000000ef01
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The whole file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** A part of the file. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSalesUploads: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of uploads. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: SalesUpload[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSalesUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SalesUploadInput;
            };
        };
        responses: {
            /** The file is read and checked. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A file of sales: how it was read, what is wrong, and how far it was sent. */
                        data: SalesUpload;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the upload.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cd01
                 */
                id: components["parameters"]["SalesUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A file of sales: how it was read, what is wrong, and how far it was sent. */
                        data: SalesUpload;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSalesUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the upload.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cd01
                 */
                id: components["parameters"]["SalesUploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SalesUploadUpdate;
            };
        };
        responses: {
            /** The rows are read and checked again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A file of sales: how it was read, what is wrong, and how far it was sent. */
                        data: SalesUpload;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSalesUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the upload.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cd01
                 */
                id: components["parameters"]["SalesUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sales are being sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A file of sales: how it was read, what is wrong, and how far it was sent. */
                        data: SalesUpload;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSalesUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the upload.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cd01
                 */
                id: components["parameters"]["SalesUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upload is canceled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A file of sales: how it was read, what is wrong, and how far it was sent. */
                        data: SalesUpload;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSalesUploadSales: {
        parameters: {
            query?: {
                /**
                 * Only sales in these states, separated by commas: `ready`, `problem`, `accepted`, `signed` or `rejected`.
                 * @example problem,rejected
                 */
                state?: components["parameters"]["UploadStates"] | undefined;
                /**
                 * `true` returns the rows of the file with each sale, so that they can be corrected and uploaded again.
                 * @example true
                 */
                rows?: components["parameters"]["UploadRows"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the upload.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cd01
                 */
                id: components["parameters"]["SalesUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of sales. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: SalesUploadSale[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeriods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The months. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The result. */
                        data: {
                            /** The months of the account. */
                            periods: AccountingPeriod[];
                        };
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReconciliations: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of reconciliations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Reconciliation[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReconciliationInput;
            };
        };
        responses: {
            /** The books are matched. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The result. */
                        data: Reconciliation & {
                            /** With `dry_run`: the rows, as `GET /reconciliations/{id}/rows` lists them. */
                            rows?: ReconciliationRow[] | undefined;
                        };
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reconciliation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** Books that are matched with the authority's records. */
                        data: Reconciliation;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReconciliationRows: {
        parameters: {
            query?: {
                /**
                 * Only rows with these statuses, separated by commas. `exact`, `suggested`, `mismatch` and `residual` are matches, from sure to possible. `missing_in_books` and `missing_at_authority` are on one side only. A `duplicate` is in the books twice.
                 * @example mismatch,residual
                 */
                status?: components["parameters"]["RowStatuses"] | undefined;
                /**
                 * Only rows with this decision: `accept`, `pending`, `ignore`, `reject`, or `none` for no decision yet.
                 * @example none
                 */
                decision?: components["parameters"]["RowDecision"] | undefined;
                /**
                 * `true` for rows that need a decision, `false` for the other rows.
                 * @example true
                 */
                open?: components["parameters"]["RowOpen"] | undefined;
                /**
                 * The supplier's TIN.
                 * @example P051234567Z
                 */
                supplier_tin?: components["parameters"]["SupplierTinQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 1000
                 */
                per_page?: components["parameters"]["RowsPerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: ReconciliationRow[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReconciliationDecisions;
            };
        };
        responses: {
            /** One result for each decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The outcome of each decision. */
                        data: ReconciliationDecided;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerReconciliation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReconciliationRegister;
            };
        };
        responses: {
            /** One result for each purchase. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service stored the request. The outcome follows. */
                        status: StoredStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The outcome of each purchase. */
                        data: ReconciliationRegistered;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliationReport: {
        parameters: {
            query?: {
                /**
                 * Format of the report. `csv` has one table, `json` and `xlsx` have all.
                 * @example xlsx
                 */
                format?: components["parameters"]["ReportFormat"] | undefined;
                /**
                 * Table of a CSV report: `summary` (default), `suppliers`, `documents`, `bridge` (the reconciliation statement) or `decisions`.
                 * @example documents
                 */
                table?: components["parameters"]["ReportTable"] | undefined;
                /**
                 * Statuses of matches whose VAT can be claimed without a decision, separated by commas.
                 * @example exact,suggested
                 */
                claim?: components["parameters"]["ReportClaim"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** A file with the rows of a reconciliation. */
                        data: ReconciliationReport;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closePeriod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": PeriodCloseInput;
            };
        } | undefined;
        responses: {
            /** The month is closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A month of the account. */
                        data: AccountingPeriod;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenPeriod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PeriodReopenInput;
            };
        };
        responses: {
            /** The month is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A month of the account. */
                        data: AccountingPeriod;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    filePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PeriodFilingInput;
            };
        };
        responses: {
            /** The month with its filing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A month of the account. */
                        data: AccountingPeriod;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVatReturn: {
        parameters: {
            query?: {
                /**
                 * `true` lists the documents in `lines`. The response is long for a month with many documents.
                 * @example true
                 */
                itemized?: components["parameters"]["ItemizedQuery"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The return. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The figures of a month's VAT return. */
                        data: VatReturn;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVatReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": VatReturnUpdate;
            };
        };
        responses: {
            /** The updated return. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The figures of a month's VAT return. */
                        data: VatReturn;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaxReport: {
        parameters: {
            query: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First day, as `YYYY-MM-DD`, by the dates of the documents. Not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date: components["parameters"]["ReportFrom"];
                /**
                 * Last day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date: components["parameters"]["ReportTo"];
            };
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** Sales, purchases and their tax, summed. */
                        data: TaxReport;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The overview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** Today, this month, and what needs a person. */
                        data: Overview;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverviewCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What waits in an environment. */
                        data: OverviewCounts;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutages: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of outages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Outage[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutageDocuments: {
        parameters: {
            query?: {
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * Identifier of the outage.
                 * @example 0199c1a7-0000-7a00-8b00-00000000bd01
                 */
                id: components["parameters"]["OutageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of documents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: OutageDocument[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getXReport: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Only sales that were submitted with this API key, such as those of one till. `GET /keys` lists the keys.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                key_id?: components["parameters"]["TillKey"] | undefined;
                /**
                 * Only sales that this user submitted.
                 * @example 1
                 */
                user_id?: components["parameters"]["TillUser"] | undefined;
                /**
                 * Format of the receipt or report, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"] | undefined;
                /**
                 * Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
                 * @example 80mm
                 */
                paper?: components["parameters"]["PaperQuery"] | undefined;
                /**
                 * Language of the words on the printed report: `en` is English, `sw` is Kiswahili. Default: the language of the branch's receipts. 422 for a language that the profile of the branch doesn't have.
                 * @example sw
                 */
                language?: components["parameters"]["ReportLanguage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The figures up to now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What was sold since the last Z report. */
                        data: XReport;
                        /** About the response. */
                        meta: Meta;
                    };
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listZReports: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of Z reports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: ZReport[];
                        /** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: Pagination;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createZReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ZReportInput;
            };
        } | undefined;
        responses: {
            /** The Z report. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** What was sold in a business day. It is stored with its figures, which never change. */
                        data: ZReport;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getZReport: {
        parameters: {
            query?: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * Format of the receipt or report, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"] | undefined;
                /**
                 * Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
                 * @example 80mm
                 */
                paper?: components["parameters"]["PaperQuery"] | undefined;
                /**
                 * Language of the words on the printed report: `en` is English, `sw` is Kiswahili. Default: the language of the branch's receipts. 422 for a language that the profile of the branch doesn't have.
                 * @example sw
                 */
                language?: components["parameters"]["ReportLanguage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * Number of the Z report.
                 * @example 12
                 */
                number: components["parameters"]["ZNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The Z report. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What was sold in a business day. It is stored with its figures, which never change. */
                        data: ZReport;
                        /** About the response. */
                        meta: Meta;
                    };
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPluReport: {
        parameters: {
            query: {
                /**
                 * The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * First day, as `YYYY-MM-DD`, by the dates of the documents. Not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date: components["parameters"]["ReportFrom"];
                /**
                 * Last day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date: components["parameters"]["ReportTo"];
                /**
                 * Format of the receipt or report, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"] | undefined;
                /**
                 * Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
                 * @example 80mm
                 */
                paper?: components["parameters"]["PaperQuery"] | undefined;
                /**
                 * Language of the words on the printed report: `en` is English, `sw` is Kiswahili. Default: the language of the branch's receipts. 422 for a language that the profile of the branch doesn't have.
                 * @example sw
                 */
                language?: components["parameters"]["ReportLanguage"] | undefined;
            };
            header?: {
                /**
                 * The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The items sold. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The items that a branch sold in a period. Credit notes are subtracted. */
                        data: PluReport;
                        /** About the response. */
                        meta: Meta;
                    };
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Key[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeyInput;
            };
        };
        responses: {
            /** The key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A new API key, with its secret. */
                        data: KeyWithSecret;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeyRotation;
            };
        };
        responses: {
            /** The second key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A new API key, with its secret. */
                        data: KeyWithSecret;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: User[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserInput;
            };
        };
        responses: {
            /** The user, who is invited. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A person with a role in the account. */
                        data: User;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the user.
                 * @example 4711
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user is removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the user.
                 * @example 4711
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UserUpdate;
            };
        };
        responses: {
            /** The updated user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A person with a role in the account. */
                        data: User;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferOwnership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * Number of the user.
                 * @example 4711
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new owner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A person with a role in the account. */
                        data: User;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationCode;
            };
        };
        responses: {
            /** The account, and the role in it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The account that the person now belongs to. */
                        data: AcceptedInvitation;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationAcceptance;
            };
        };
        responses: {
            /** The account, and the role in it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The account that the person now belongs to. */
                        data: AcceptedInvitation;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegistrationInput;
            };
        };
        responses: {
            /** The registration is stored. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegistrationProof;
            };
        };
        responses: {
            /** The registration waits for review. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /**
                 * Only registrations with this status: `unverified` until the applicant enters the code, then `pending`, then `approved` or `rejected`.
                 * @example pending
                 */
                status?: components["parameters"]["RegistrationStatus"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The registrations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Registration[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the registration.
                 * @example 0199c166-0000-7a00-8b00-00000000f001
                 */
                id: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An account, as operators see it. */
                        data: OpenedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the registration.
                 * @example 0199c166-0000-7a00-8b00-00000000f001
                 */
                id: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegistrationRejection;
            };
        };
        responses: {
            /** The registration is rejected. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /**
                 * Only accounts with this status: `pending_approval`, `active`, `suspended` or `cancelled`.
                 * @example active
                 */
                status?: components["parameters"]["AccountStatus"] | undefined;
                /**
                 * Part of the name or e-mail address, or a whole TIN.
                 * @example duka
                 */
                search?: components["parameters"]["AccountSearch"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: OpenedAccount[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inspectAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** An account with its keys and health, as operators see it. */
                        data: InspectedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccountFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountFeatures;
            };
        };
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An account with its keys and health, as operators see it. */
                        data: InspectedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindTin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TinBinding;
            };
        };
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An account with its keys and health, as operators see it. */
                        data: InspectedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unbindTin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
                /**
                 * The TIN that is bound to the account.
                 * @example P051234567Z
                 */
                tin: components["parameters"]["BoundTin"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An account with its keys and health, as operators see it. */
                        data: InspectedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeKeyLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
                /**
                 * Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                key: components["parameters"]["LimitedKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeyLimits;
            };
        };
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An account with its keys and health, as operators see it. */
                        data: InspectedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: WaitingKey[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the key or relay.
                 * @example 0199c166-0000-7a00-8b00-00000000e003
                 */
                key: components["parameters"]["WaitingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is approved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the key or relay.
                 * @example 0199c166-0000-7a00-8b00-00000000e003
                 */
                key: components["parameters"]["WaitingKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": KeyRejection;
            };
        };
        responses: {
            /** The key is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccountStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AccountStatusChange;
            };
        };
        responses: {
            /** The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** An account, as operators see it. */
                        data: OpenedAccount;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The records found. */
                        data: Session[];
                        /** About the response. */
                        meta: TotalMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignIn;
            };
        };
        responses: {
            /** A code is needed: the session is not open yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A sign-in that needs a second factor. */
                        data: SignInChallenge;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            /** The session. Its cookie is in `Set-Cookie`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A session of a person who is signed in. */
                        data: Session;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** You are signed out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignInCode;
            };
        };
        responses: {
            /** The session. Its cookie is in `Set-Cookie`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A session of a person who is signed in. */
                        data: Session;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SessionConfirmation;
            };
        };
        responses: {
            /** The session is confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** A session of a person who is signed in. */
                        data: Session;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Identifier of the session, or `current`.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Your profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** The person who is signed in. */
                        data: Me;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MeUpdate;
            };
        };
        responses: {
            /** Your updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The person who is signed in. */
                        data: Me;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordInput;
            };
        };
        responses: {
            /** The password is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailChangeInput;
            };
        };
        responses: {
            /** A mail is sent if no other person has the address. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailChangeConfirmation;
            };
        };
        responses: {
            /** The e-mail address is changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The secret, which is not shown again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** The result. */
                        data: TwoFactorSetup;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Two-factor sign-in is off. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorCode;
            };
        };
        responses: {
            /** The recovery codes, which are not shown again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** New recovery codes. They are shown once. */
                        data: RecoveryCodes;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The recovery codes, which are not shown again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** New recovery codes. They are shown once. */
                        data: RecoveryCodes;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordResetRequest;
            };
        };
        responses: {
            /** A mail is sent if the address is known. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordReset;
            };
        };
        responses: {
            /** The password is set: sign in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** What the service did, in a sentence for people. */
                        message: ResponseMessage;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The service carried out the request. */
                        status: SuccessStatus;
                        /** State of the service, as the caller's account sees it. */
                        data: Health;
                        /** About the response. */
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/**
 * Identifier of a branch, as `GET /branches` lists it. `00` is the head office.
 */
export type BhfId = string;
/**
 * Identifier of the new branch, as the authority assigned it: two digits or capital letters. `00` is the head office.
 */
export type NewBhfId = string;
/**
 * Tax identification number (in Kenya, the KRA PIN). The service trims it and converts it to capitals.
 */
export type Tin = string;
/**
 * Your number of the document. Numbers are compared exactly, and upper and lower case differ.
 */
export type InvoiceNo = string;
/**
 * Code of an item, as `GET /items` lists it. Codes are compared exactly.
 */
export type ItemCodeInput = string;
/**
 * Code of the quantity unit in a customs record, as `POST /imports/select-items` shows it.
 */
export type UnitCode = string;
/**
 * Code of the packaging unit, from `GET /codes?code_class=17`.
 */
export type PackageUnitCodeInput = string;
/**
 * Code of the quantity unit, from `GET /codes?code_class=10`.
 */
export type QuantityUnitCodeInput = string;
/**
 * Code of the import status, from `GET /codes?code_class=26`.
 */
export type ImportStatusCodeInput = string;
/**
 * Code of the payment type, as `GET /codes/payment-types` lists it.
 */
export type PaymentTypeCode = "01" | "02" | "03" | "04" | "05" | "06" | "07" | (string & {});
/**
 * Code of the reason of a credit note, as `GET /codes?code_class=32` lists it.
 */
export type RefundReasonCode = "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09" | "10" | "11" | "12" | "13" | (string & {});
/**
 * Code of the status of a purchase, as `GET /codes?code_class=34` lists it: `02` approved, `04` rejected, `05` a supplier's credit note.
 */
export type PurchaseStatusCode = "01" | "02" | "03" | "04" | "05" | "06" | (string & {});
/** Stable and machine-readable code. The error catalog has its cause and how to fix it. */
export type StableCode = ErrorCode | (string & {});
/**
 * Local date as `YYYYMMDD`, today at the latest.
 */
export type DocumentDate = string;
/** Local time as `HHMMSS`. */
export type DocumentTime = string;
/**
 * The control unit's local time as `YYYYMMDDHHmmss`.
 */
export type UnitDateTime = string;
/** An amount of money with at most 2 decimals. */
export type Amount = number;
/** A quantity above zero with at most 2 decimals. */
export type Quantity = number;
/** A percentage with at most 2 decimals. */
export type Percent = number;
/**
 * Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`).
 * @enum {string}
 */
export type TaxTypeCode = "A" | "B" | "C" | "D" | "E" | (string & {});
/**
 * Kind of the control unit's messages. `vscu`: a unit in the branch's network. `oscu`: the authority's online unit, whose calls have the key (`cmcKey`) that it issued at the first initialization. The profile decides which wires exist.
 * @enum {string}
 */
export type WireName = "vscu" | "oscu";
/**
 * Name of a profile: the wire protocol and rules of one tax authority. The service has `ke` (Kenya) and `plain` (no national rules). A service can have more.
 */
export type ProfileName = string;
/**
 * Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit.
 * @enum {string}
 */
export type TransactionType = "sales" | "purchase" | "stock" | "import" | "proforma" | "training";
/**
 * Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`.
 * @enum {string}
 */
export type TransactionStatus = "pending" | "processing" | "success" | "failed";
/** About the response. */
export type Meta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** The submission was sent before, and no new receipt was made. */
    duplicate?: boolean | undefined;
    /** Path of the transaction. */
    check_status_url?: string | undefined;
    /** Seconds to wait. */
    retry_after?: number | undefined;
};
/** About the response to a stored submission. */
export type AcceptedMeta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** The submission was sent before. */
    duplicate?: boolean | undefined;
    /** Path of the transaction. */
    check_status_url: string;
};
/** Send it as `cursor` to get the next page. Null on the last page. */
export type NextCursor = string | null;
/** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
export type Pagination = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** Number of this page, from 1. */
    current_page?: PageNumber | undefined;
    /** Rows on a full page. */
    per_page: PageSize;
    /** Rows on all pages. */
    total?: RowCount | undefined;
    /** Number of pages. */
    total_pages?: PageCount | undefined;
    /** Send it as `cursor` to get the next page. Null on the last page. */
    next_cursor: NextCursor;
};
/** A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
export type SupplierSalesMeta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** Number of this page, from 1. */
    current_page?: PageNumber | undefined;
    /** Rows on a full page. */
    per_page: PageSize;
    /** Rows on all pages. */
    total?: RowCount | undefined;
    /** Number of pages. */
    total_pages?: PageCount | undefined;
    /** Send it as `cursor` to get the next page. Null on the last page. */
    next_cursor: NextCursor;
    /**
     * When the service last fetched from the control unit. Null before the first time.
     */
    synced_at: string | null;
    /** Seconds since `synced_at`. */
    age_s: number | null;
    /**
     * When the service fetches next, or retries a failed fetch. Null while the branch's daily fetch is off or its device isn't initialized.
     */
    next_fetch_at: string | null;
};
/** About the response. */
export type TotalMeta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** Number of records found. */
    total: number;
};
/** About the response, with the next step. */
export type NextStepMeta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** What to do next. */
    next_step: string;
};
/** About the response. */
export type NoteMeta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** Present if you must initialize the device again. */
    note?: string | undefined;
};
/** A warning about a request that succeeded. */
export type ResponseWarning = {
    /** Stable and machine-readable code. The error catalog has its cause and how to fix it. */
    code: StableCode;
    /** A sentence for people. */
    message: string;
    /** Path of the field that caused the warning, such as `customer_name`. */
    field?: string | undefined;
};
/** Warnings about a successful request. Omitted if there are none. */
export type ResponseWarnings = ResponseWarning[];
/** A period of local days. Both days are included. */
export type Period = {
    /** First local day of the period, as `YYYY-MM-DD`. */
    from: FirstDay;
    /** Last local day of the period, as `YYYY-MM-DD`. */
    to: LastDay;
};
/** A failure. */
export type ErrorBody = {
    /**
     * The service did not carry out the request.
     * @constant
     */
    status: "error";
    /** A sentence for people. */
    message: string;
    /** Stable and machine-readable code. The error catalog has its cause and how to fix it. */
    code: StableCode;
    /** Messages by field path, for at most 100 fields. */
    errors?: {
        [key: string]: string[];
    } | undefined;
    /** A detail. */
    error?: string | undefined;
    /** Why a retry is not possible. */
    reason?: string | undefined;
    /** The state of the record that failed. */
    data?: {
        [key: string]: unknown;
    } | undefined;
    /** The transaction that failed. */
    transaction_id?: string | undefined;
    /** Whether the same request can succeed later. Of a failed transaction: the same as its `can_retry`. */
    retryable?: boolean | undefined;
    /** URL of the code's explanation. */
    doc_url?: string | undefined;
    /** About the response. */
    meta: Meta;
};
/** Why the control unit did not accept the submission, and how to fix it. */
export type Failure = {
    /** Stable and machine-readable code. The error catalog has its cause and how to fix it. */
    code: StableCode;
    /** The unit's own text. */
    message: string;
    /** Why it failed. */
    cause: string;
    /** How to fix it. */
    remedy: string;
    /**
     * Who must act.
     * @enum {string}
     */
    actor: "caller" | "taxpayer" | "operator" | "authority";
    /** Whether it can succeed later as it is. Of a failed transaction: the same as its `can_retry`. */
    retryable: boolean;
    /** Path of the code's explanation, below the service's URL. */
    doc_url: string;
};
/** A problem of a successful transaction, such as `receipt_unrecovered`, and how to fix it. */
export type Warning = Failure;
/** A submission that is stored and not finished. */
export type AcceptedSubmission = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /**
     * `pending` waits to be sent. `processing` is being sent.
     * @enum {string}
     */
    status: "pending" | "processing";
};
/** The branch. You can also name it in the header `X-Branch-ID`. */
export type BranchInputOnly = {
    /** The branch, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
};
/** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
export type RequestId = string;
/**
 * When the service responded, as ISO time in UTC.
 */
export type ResponseTime = string;
/**
 * When the service made the event, as ISO time in UTC.
 */
export type EventTime = string;
/** What the service did, in a sentence for people. */
export type ResponseMessage = string;
/**
 * The service carried out the request.
 * @constant
 */
export type SuccessStatus = "success";
/**
 * The service stored the request. The outcome follows.
 * @constant
 */
export type StoredStatus = "processing";
/** Number of this page, from 1. */
export type PageNumber = number;
/** Rows on a full page. */
export type PageSize = number;
/** Rows on all pages. */
export type RowCount = number;
/** Number of pages. */
export type PageCount = number;
/**
 * Identifier of the record, made by the service.
 */
export type RecordId = string;
/** Number of the record, made by the service. */
export type RecordNumber = number;
/**
 * Identifier of the transaction, made by the service.
 */
export type TransactionId = string;
/**
 * When the service created the record, as ISO time in UTC.
 */
export type CreatedAt = string;
/**
 * When the record last changed, as ISO time in UTC.
 */
export type UpdatedAt = string;
/**
 * When the outcome became known, as ISO time in UTC. Null until then.
 */
export type ProcessedAt = string | null;
/**
 * First local day of the period, as `YYYY-MM-DD`.
 */
export type FirstDay = string;
/**
 * Last local day of the period, as `YYYY-MM-DD`.
 */
export type LastDay = string;
/**
 * The environment that the record belongs to.
 * @enum {string}
 */
export type Environment = "live" | "sandbox";
/** Whether `expires_at` has passed. */
export type IsExpired = boolean;
/** Your number of the document. */
export type DocumentNo = string;
/** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
export type ReceiptNo = string | null;
/** The control unit's signature of the receipt, as printed. Null without a receipt. */
export type ReceiptSignature = string | null;
/** The control unit's internal data of the receipt, as printed. Null without a receipt. */
export type InternalData = string | null;
/**
 * `S` is a sale, `R` is a credit note.
 * @enum {string}
 */
export type SaleKind = "S" | "R";
/**
 * `normal` is a sale or credit note. `proforma` is a quotation, `training` a sale or credit note of a device in training: both are no official receipts, and no figure includes them.
 * @enum {string}
 */
export type ReceiptKind = "normal" | "proforma" | "training";
/**
 * `P` is a purchase, `R` is a supplier's credit note.
 * @enum {string}
 */
export type PurchaseKind = "P" | "R";
/** The customer's TIN. Null if the sale names none. */
export type BuyerTin = string | null;
/** The customer's name, as on the receipt. */
export type BuyerName = string | null;
/** Total with tax, after discounts, in local currency. */
export type TotalWithTax = number;
/** Tax, after discounts, in local currency. */
export type TaxTotal = number;
/** Amount without tax, after discounts, in local currency. */
export type TotalWithoutTax = number;
/** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
export type TaxableTotal = number;
/** Total of the lines that are outside VAT, in local currency. */
export type OutsideVat = number;
/** Tax rate in percent. */
export type TaxRate = number;
/** Code of the item, as `GET /items` lists it. */
export type ItemCode = string;
/** Name of the item. */
export type ItemName = string;
/** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
export type ItemClassCode = string;
/** Code of the packaging unit, as `GET /codes?code_class=17` lists it. */
export type PackageUnitCode = string;
/** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
export type QuantityUnitCode = string;
/** Barcode of the item. Null if it has none. */
export type Barcode = string | null;
/** Quantity in stock at the branch, in the item's quantity unit. */
export type CurrentQuantity = number;
/** Quantity at which stock counts as low, in the item's quantity unit. */
export type SafetyQuantity = number;
/** The control unit's result code. Null before it responds. */
export type UnitResultCode = string | null;
/** The control unit's own text with its result code. Null before it responds. */
export type UnitResultText = string | null;
/** Your number of the movement. */
export type MovementNo = string;
/** Price of one quantity unit, with tax, in local currency. */
export type DefaultPrice = number;
/**
 * 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them.
 * @enum {integer}
 */
export type DocumentSign = 1 | -1;
export type SalesBulkInput = {
    /** Branch of the sales that name no branch, as `GET /branches` lists it. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** The sales. Each one is checked separately, and its errors are in its result. */
    sales: SaleInput[];
};
/** The outcome of each entry of a bulk request. */
export type SalesBulkResult = {
    /** Number of entries that were stored. */
    accepted: number;
    /** Number of entries that were submitted before. */
    duplicates: number;
    /** Number of entries that were not stored. */
    rejected: number;
    /** One for each entry, in the order of the request. */
    results: BulkSaleResult[];
};
/** The outcome of one entry of a bulk request. */
export type BulkSaleResult = {
    /** The position in the request, from 0. */
    index: number;
    /** Null if the entry has no readable number. */
    invoice_no: string | null;
    /**
     * `duplicate`: the same sale was submitted before. `rejected`: nothing was stored.
     * @enum {string}
     */
    result: "accepted" | "duplicate" | "rejected";
    /** Null for a rejected sale, unless another transaction has its number. */
    transaction_id: string | null;
    /** Current status of the transaction. Null for a rejected sale. */
    status: TransactionStatus | null;
    /** Omitted of a rejected sale. */
    sale_kind?: ReceiptKind | undefined;
    /** Why it was rejected, or why the earlier submission failed. */
    code?: StableCode | undefined;
    /** A sentence for people. */
    message?: string | undefined;
    /** Messages by field path. */
    errors?: {
        [key: string]: string[];
    } | undefined;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
};
/** A sale or, with `receipt_type: R`, a credit note. The figures of a credit note are positive and not above those of the original sale. A credit note is sent with the customer of its original. With a foreign `currency`, every amount of the request is in that currency. */
export type SaleInput = {
    /** Branch that sells, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Your number of the sale, which identifies it: a retry with the same number and content returns the first result. */
    invoice_no: InvoiceNo;
    /** Date of the sale, local, as `YYYYMMDD`. Today at the latest. */
    sale_date: DocumentDate;
    /** Time of the sale, local, as `HHMMSS`. Default: now. */
    sale_time?: DocumentTime | undefined;
    /** Code of the payment type, as `GET /codes/payment-types` lists it. Send this or `payments`. */
    payment_type?: PaymentTypeCode | undefined;
    /** The payments of a sale that was paid in several ways, in place of `payment_type`. They add up to the total of the sale to the cent. A credit note states how it was repaid, in positive amounts. */
    payments?: Payment[] | undefined;
    /**
     * `S` is a sale, `R` is a credit note.
     * @default S
     * @enum {string}
     */
    receipt_type?: "S" | "R" | undefined;
    /**
     * `proforma` is a quotation. It is checked and stored like a sale, and not sent to the control unit. It changes no stock and counts in no report. Quotations have numbers of their own: the sale that follows can have the number of its quotation. Not for credit notes. Default: `normal`.
     * @enum {string}
     */
    sale_kind?: "normal" | "proforma" | undefined;
    /** Credit notes only, required: `invoice_no` of the sale that the credit note credits. */
    original_invoice_no?: InvoiceNo | undefined;
    /** Credit notes only, required: code of the reason, from `GET /codes?code_class=32`. */
    refund_reason_code?: RefundReasonCode | undefined;
    /** The customer's TIN. With the profile `ke`, it has at most 11 characters. A TIN without the form of the authority's TINs is rejected with 400 `tin_form` unless `accept_unusual_tin` is true. A credit note takes it from the original sale; another TIN is rejected with 422 `customer_mismatch`. */
    customer_tin?: Tin | undefined;
    /** Whether to sign a `customer_tin` that lacks the form of the authority's TINs, such as a foreign one. */
    accept_unusual_tin?: boolean | undefined;
    /**
     * The customer's name. Default: the authority's name for `customer_tin` if `GET /taxpayers/{tin}` has looked it up, otherwise the account's name for walk-in customers. A credit note takes the name from the original sale. Another name is replaced, with a warning.
     */
    customer_name?: string | undefined;
    /**
     * The customer's mobile number. The receipt prints it. A credit note without one takes that of the original sale.
     */
    customer_mobile?: string | undefined;
    /**
     * The code with which the buyer's business lets you sell to it. Only with profiles that have such codes, such as `rw`: there a sale with `customer_tin` needs one. A code is used once. A retry keeps it.
     */
    purchase_code?: string | undefined;
    /**
     * Your remark on the sale. The control unit gets it too.
     */
    remark?: string | undefined;
    /** Currency of all amounts of this sale. The service converts them to local currency, which is signed. Default: the local currency. A credit note takes it from the original sale, and its amounts are in that currency. */
    currency?: string | undefined;
    /** Local currency for one unit of `currency`, with at most 6 decimals. Required with a foreign currency, and never 1. A rate more than 5 % from that of your last sale in the currency gets a warning. A credit note takes it from the original sale. */
    exchange_rate?: number | undefined;
    /**
     * Who published the rate, such as a central bank. The receipt prints it.
     */
    exchange_rate_source?: string | undefined;
    /** Date of the rate, as `YYYYMMDD`. The receipt prints it. */
    exchange_rate_date?: DocumentDate | undefined;
    /** Discount on the whole bill, in percent of the sum of the lines with tax, after their own discounts. The lines share it by their totals, and the last takes the remainder. Amounts that a line states are those before it. 0 means no discount. Not for credit notes, whose lines take their shares of the original's discount. */
    bill_discount_rate?: Percent | undefined;
    /** As `bill_discount_rate`, as an amount **with tax**, as a till prints it. If you send both, they must agree within 0.01, and the rate is signed. */
    bill_discount_amount?: Amount | undefined;
    /** Sum of the lines with tax. A stated total must be the signed one to the cent. Default: calculated. */
    total_amount?: Amount | undefined;
    /** Sum of the lines' tax, checked within 0.01 a line. Default: calculated. */
    tax_amount?: Amount | undefined;
    /** Sum of the lines without tax, with or without the lines outside VAT, checked within 0.01 a line. Default: calculated. */
    taxable_amount?: Amount | undefined;
    /** The lines of the sale. */
    items: SaleLineInput[];
} & ({
    /** Code of the payment type, as `GET /codes/payment-types` lists it. Send this or `payments`. */
    payment_type: PaymentTypeCode;
} | {
    /** The payments of a sale that was paid in several ways, in place of `payment_type`. They add up to the total of the sale to the cent. A credit note states how it was repaid, in positive amounts. */
    payments: Payment[];
});
/** A line of a sale. The service fills in what you omit from the item and the calculation rules, and checks what you send. */
export type SaleLineInput = {
    /** Number of the line, from 1. Number every line or none. Default: the position in the list. */
    item_seq?: number | undefined;
    /** Another name for `item_seq`. */
    item_sequence?: number | undefined;
    /** Code of an active item, from `GET /items`. Send this or `external_code`. */
    item_code?: ItemCodeInput | undefined;
    /** Your own code of the item, in place of `item_code`. Set it with `PUT /items/external-codes`. */
    external_code?: ExternalCodeText | undefined;
    /** Source of `external_code`, as in `GET /items/external-codes`. Default: `default`. */
    external_source?: CodeSource | undefined;
    /**
     * Code of the item class, from `GET /codes?code_class=item_class`. Default: the item's.
     */
    item_class_code?: string | undefined;
    /**
     * Name of the item on the receipt. Default: the item's.
     */
    item_name?: string | undefined;
    /**
     * Barcode. Default: the item's.
     */
    bcd?: string | undefined;
    /** Code of the packaging unit, from `GET /codes?code_class=17`. Default: the item's. */
    pkg_unit_code?: PackageUnitCodeInput | undefined;
    /** Number of packages. */
    pkg?: Amount | undefined;
    /** Code of the quantity unit, from `GET /codes?code_class=10`. Default: the item's. */
    qty_unit_code?: QuantityUnitCodeInput | undefined;
    /** Quantity sold, in the quantity unit, above zero, with at most 2 decimals. */
    quantity?: Quantity | undefined;
    /** Another name for `quantity`. */
    qty?: Quantity | undefined;
    /** Price of one quantity unit, with tax. */
    unit_price: Amount;
    /** Line amount without tax, before the discount. Default: calculated. */
    supply_amount?: Amount | undefined;
    /** Discount in percent of the price with tax, with at most 2 decimals: 10 lowers 7,500.00 by 750.00. 0 means no discount. */
    discount_rate?: Percent | undefined;
    /** Discount as an amount of money **without tax**, although `unit_price` includes tax. With 16 % tax, 15.00 lowers the customer's price by 17.40. Divide a discount with tax by 1.16, or use `discount_rate`. 0 means no discount. With `discount_rate`, it must agree with the rate within 0.01, without or with tax; the rate is signed. */
    discount_amount?: Amount | undefined;
    /** Line amount without tax, after the discount. Default: calculated. */
    taxable_amount?: Amount | undefined;
    /** Tax type, a code from `GET /codes/tax-types`. Default: the item's. */
    tax_type?: TaxTypeCode | undefined;
    /** Tax rate in percent. It must be the rate of the tax type; of one with `own_rate` (`GET /codes/tax-types`), it is 0 or its rate. Default: the item's rate, or that of the tax type. */
    tax_rate?: Percent | undefined;
    /** Tax of the line, after the discount. Default: calculated. */
    tax_amount?: Amount | undefined;
    /** Line amount with tax. Default: calculated. */
    total_amount?: Amount | undefined;
    /** Code of the insurance that pays a part of the line: an active one of the branch, from `GET /insurances`. A credit note takes it from the original sale; another code is rejected with 422. */
    insurance_code?: InsuranceCodeText | undefined;
    /** Percent of the line's total that the insurer pays. Default: the rate of the insurance. */
    insurance_rate?: InsuranceRate | undefined;
} & (({
    /** Quantity sold, in the quantity unit, above zero, with at most 2 decimals. */
    quantity: Quantity;
} | {
    /** Another name for `quantity`. */
    qty: Quantity;
}) & ({
    /** Code of an active item, from `GET /items`. Send this or `external_code`. */
    item_code: ItemCodeInput;
} | {
    /** Your own code of the item, in place of `item_code`. Set it with `PUT /items/external-codes`. */
    external_code: ExternalCodeText;
}));
/** The corrections of a sale, at least one. Fields that you omit stay as they are on the original. */
export type ReissueInput = {
    /** Your number of the corrected sale. Default: the original's number with `-R1`, or with the next number for a sale that is itself a correction. */
    invoice_no?: InvoiceNo | undefined;
    /** Your number of the credit note. Default: the original's number with `-CN`. */
    credit_note_no?: InvoiceNo | undefined;
    /** Code of the reason, from `GET /codes?code_class=32`. Default: `07` (wrong customer PIN) with `customer_tin`, `08` (wrong customer name) with only `customer_name`, otherwise `13` (other). */
    refund_reason_code?: RefundReasonCode | undefined;
    /** Date of the corrected sale, as `YYYYMMDD`. Default: today. */
    sale_date?: DocumentDate | undefined;
    /** Time of the corrected sale, local, as `HHMMSS`. Default: now. */
    sale_time?: DocumentTime | undefined;
    /** Code of the payment type of the corrected sale, as `GET /codes/payment-types` lists it. Default: the payments of the original. */
    payment_type?: PaymentTypeCode | undefined;
    /** The payments of the corrected sale, in place of `payment_type`. They add up to its total to the cent. */
    payments?: Payment[] | undefined;
    /**
     * The correct TIN. With the profile `ke`, it has at most 11 characters. A TIN without the form of the authority's TINs is rejected with 400 `tin_form` unless `accept_unusual_tin` is true. Null: the buyer has none.
     */
    customer_tin?: string | null | undefined;
    /** Whether to sign a `customer_tin` that lacks the form of the authority's TINs, such as a foreign one. */
    accept_unusual_tin?: boolean | undefined;
    /**
     * The correct name. Null: the account's name for walk-in customers.
     */
    customer_name?: string | null | undefined;
    /**
     * The customer's mobile number.
     */
    customer_mobile?: string | undefined;
    /**
     * The buyer's code for the corrected sale: that of the original is used. Needed where a sale with `customer_tin` needs one, as with the profile `rw`.
     */
    purchase_code?: string | undefined;
    /**
     * Your remark on the corrected sale.
     */
    remark?: string | undefined;
    /** All lines of the corrected sale. Default: the lines of the original, less its earlier credit notes. */
    items?: SaleLineInput[] | undefined;
};
/** Another sale or credit note. */
export type SaleLink = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
};
/** Another sale. Null if there is none. */
export type OptionalSaleLink = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
} | null;
/** The documents of a correction. */
export type ReissueResult = {
    /** The sale that was corrected. */
    original: SaleLink;
    /** The credit note of the original. */
    credit_note: SaleResult;
    /** The corrected sale. */
    sale: SaleResult;
};
/** A sale that the control unit accepted, with its receipt; or a quotation or training document, which has none. */
export type SaleResult = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** `normal` is a sale or credit note. `proforma` is a quotation, `training` a sale or credit note of a device in training: both are no official receipts, and no figure includes them. */
    sale_kind: ReceiptKind;
    /** The unit's receipt number. Null if it could not be recovered, and of a quotation or training document. */
    receipt_no: string | null;
    /** The control unit's local time of the receipt, as `YYYYMMDDHHmmss`. Null without a receipt. */
    receipt_date: string | null;
    /** 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
    sign: DocumentSign;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** The foreign currency of the sale, its rate, and the totals in it. All other amounts of the sale are in local currency, as they are signed. Omitted from a sale in local currency. */
    foreign?: ForeignSale | undefined;
    /** The unit's result code. */
    vscu_receipt_code: string | null;
    /** The unit's result text. */
    vscu_receipt_msg: string | null;
    /** Image as a data URI. */
    qr_code: string | null;
    /** The control unit's signature of the receipt, as printed. Null without a receipt. */
    receipt_signature: ReceiptSignature;
    /** The control unit's internal data of the receipt, as printed. Null without a receipt. */
    internal_data: InternalData;
    /** Identifier of the control unit. */
    sdc_id: string | null;
    /** The unit's counter over all receipts. */
    total_receipt_no: number | null;
    /** True if the unit accepted the sale but its receipt data is lost. */
    receipt_unrecovered?: boolean | undefined;
    /** A problem of a successful transaction, such as `receipt_unrecovered`, and how to fix it. */
    warning?: Warning | undefined;
};
/** A line of a sale. */
export type SaleLine = {
    /** Taxes next to those of the tax types, by code. Prices contain them, and totals don't change. Absent if there are none, as in Kenya. */
    extra_taxes?: ExtraTaxes | undefined;
    /** Number of the line, from 1. */
    item_seq: number;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
    item_class_code: ItemClassCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Barcode of the item. Null if it has none. */
    bcd: Barcode;
    /** Code of the packaging unit, as `GET /codes?code_class=17` lists it. */
    pkg_unit_code: PackageUnitCode;
    /** Number of packages. */
    pkg: number;
    /** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
    qty_unit_code: QuantityUnitCode;
    /** Quantity sold, in the quantity unit. */
    quantity: number;
    /** Price of one quantity unit, with tax. On a receipt: as printed. Of a sale in a foreign currency: the line's amount before the discount / `quantity`, rounded to two decimals. */
    unit_price: number;
    /** Of a sale: line amount without tax, before the discount. On a receipt: as sent to the control unit and printed. For Kenya that is `unit_price` × `quantity`, unless the device's settings exclude tax. */
    supply_amount: number;
    /** Discount in percent, as sent to the control unit. */
    discount_rate: number;
    /** Discount without tax: as in requests. */
    discount_amount: number;
    /** Amount that the buyer saves, with tax: `unit_price` × `quantity` less `total_amount`. On a receipt: as sent to the control unit and printed, without tax if the device's settings exclude tax. */
    discount_with_tax: number;
    /** Line amount without tax, after the discount. */
    taxable_amount: number;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type: TaxTypeCode;
    /** The authority's tax type, as sent and as printed on receipts. */
    authority_tax_type: string;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** Tax after the discount. */
    tax_amount: number;
    /** Line amount with tax, after the discount. */
    total_amount: number;
    /** Code of the insurance that pays a part of the line. */
    insurance_code: string | null;
    /** Name of the insurance. Null without one. */
    insurance_name: string | null;
    /** Percent that the insurer pays. */
    insurance_rate: number | null;
    /** Amount that the insurer pays: `total_amount` × `insurance_rate` / 100, rounded half up to two decimals. It doesn't change totals and taxes. */
    insurance_amount: number | null;
    /** Price and amounts of the line in the sale's foreign currency, by the same rules. The other amounts of the line are in local currency. Omitted from a sale in local currency. */
    foreign?: ForeignLine | undefined;
};
/** Price and amounts of the line in the sale's foreign currency, by the same rules. The other amounts of the line are in local currency. Omitted from a sale in local currency. */
export type ForeignLine = {
    /** Price of one quantity unit, with tax, as stated. */
    unit_price: number;
    /** Line amount without tax, before the discount. */
    supply_amount: number;
    /** Discount without tax. */
    discount_amount: number;
    /** Amount that the buyer saves, with tax. */
    discount_with_tax: number;
    /** Line amount without tax, after the discount. */
    taxable_amount: number;
    /** Tax after the discount. */
    tax_amount: number;
    /** Line amount with tax, after the discount. */
    total_amount: number;
};
/** The foreign currency of the sale, its rate, and the totals in it. All other amounts of the sale are in local currency, as they are signed. Omitted from a sale in local currency. */
export type ForeignSale = {
    /** Code of the currency, by ISO 4217. */
    currency: string;
    /** Local currency for one unit of the currency. */
    exchange_rate: number;
    /** Who published the rate, as stated. Null if not stated. */
    exchange_rate_source: string | null;
    /** Date of the rate, as `YYYYMMDD`. Null if not stated. */
    exchange_rate_date: string | null;
    /** The payments of the sale, which add up to its total. Most sales have one. */
    payments: SalePayments;
    /** Discount on the whole bill with tax. The discounts of the lines contain their shares of it. Null without one. */
    bill_discount_amount: BillDiscountAmount;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
};
/** A part of a sale's total that was paid by one payment type. */
export type Payment = {
    /** Code of the payment type, as `GET /codes/payment-types` lists it. A sale has each once. */
    payment_type: PaymentTypeCode;
    /** An amount of money above zero, with tax, with at most 2 decimals. */
    amount: PaidAmount;
};
/** An amount of money above zero, with tax, with at most 2 decimals. */
export type PaidAmount = number;
/** Code of the payment type, as `GET /codes/payment-types` lists it. The control unit takes one for each sale. Of several payments it is `03` for cash and credit, and `07` for any other mix. */
export type SalePaymentType = string;
/** The payments of the sale, which add up to its total. Most sales have one. */
export type SalePayments = SalePayment[];
/** A part of a sale's total that was paid by one payment type. */
export type SalePayment = {
    /** Code of the payment type, as `GET /codes/payment-types` lists it. */
    payment_type: PaymentTypeCode;
    /** The amount, with tax. It is positive on a credit note too. */
    amount: number;
};
/** Discount on the whole bill in percent, as stated. Null if none was stated. */
export type BillDiscountRate = number | null;
/** Discount on the whole bill with tax. The discounts of the lines contain their shares of it. Null without one. */
export type BillDiscountAmount = number | null;
/** A sale or credit note. */
export type Sale = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /** `S` is a sale, `R` is a credit note. */
    receipt_type: SaleKind;
    /** `normal` is a sale or credit note. `proforma` is a quotation, `training` a sale or credit note of a device in training: both are no official receipts, and no figure includes them. */
    sale_kind: ReceiptKind;
    /** 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
    sign: DocumentSign;
    /** `invoice_no` of the sale that a credit note credits. Null for a sale. */
    original_invoice_no: string | null;
    /** Code of the reason of a credit note, as `GET /codes?code_class=32` lists it. Null for a sale. */
    refund_reason_code: RefundReasonCode | null;
    /** Local date of the sale, as `YYYYMMDD`. */
    sale_date: string;
    /** Local time of the sale, as `HHMMSS`. */
    sale_time: string;
    /** Code of the payment type, as `GET /codes/payment-types` lists it. The control unit takes one for each sale. Of several payments it is `03` for cash and credit, and `07` for any other mix. */
    payment_type: SalePaymentType;
    /** The payments of the sale, which add up to its total. Most sales have one. */
    payments: SalePayments;
    /** The customer's TIN. Null if the sale names none. */
    customer_tin: BuyerTin;
    /** The customer's name, as on the receipt. */
    customer_name: BuyerName;
    /** The customer's mobile number. Null if the sale names none. */
    customer_mobile?: string | null | undefined;
    /** The buyer's purchase code. Only on sales that have one. */
    purchase_code?: string | undefined;
    /** Your remark on the sale. Null without one. */
    remark?: string | null | undefined;
    /** Discount on the whole bill in percent, as stated. Null if none was stated. */
    bill_discount_rate: BillDiscountRate;
    /** Discount on the whole bill with tax. The discounts of the lines contain their shares of it. Null without one. */
    bill_discount_amount: BillDiscountAmount;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** Taxes next to those of the tax types, by code. Prices contain them, and totals don't change. Absent if there are none, as in Kenya. */
    extra_taxes?: ExtraTaxes | undefined;
    /** The foreign currency of the sale, its rate, and the totals in it. All other amounts of the sale are in local currency, as they are signed. Omitted from a sale in local currency. */
    foreign?: ForeignSale | undefined;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** The sale's credit notes, failed ones excluded, at most 100. */
    credited_by: SaleLink[];
    /** The corrected sale that replaces this one. */
    reissued_as: OptionalSaleLink;
    /** The sale that this one replaces. */
    reissue_of: OptionalSaleLink;
    /** The lines of the document. */
    items: SaleLine[];
    /** The warnings that the submission got, as its first response had them. Omitted if it got none. */
    warnings?: ResponseWarnings | undefined;
    /** The control unit's response. Values are null until the unit responds. */
    response: ResponseData;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the outcome became known, as ISO time in UTC. Null until then. */
    processed_at: ProcessedAt;
};
export type SaleSearch = {
    /** Only sales of this branch, as `GET /branches` lists it. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * First sale date, as `YYYY-MM-DD`, not after `to_date`.
     */
    from_date?: string | undefined;
    /**
     * Last sale date, as `YYYY-MM-DD`.
     */
    to_date?: string | undefined;
    /** Your number of the sale, exactly. */
    invoice_no?: InvoiceNo | undefined;
    /** Only sales of this kind: `normal` (default), `proforma` for quotations, `training` for training documents. */
    sale_kind?: ReceiptKind | undefined;
    /**
     * Part of the customer's name, in upper or lower case.
     */
    customer_name?: string | undefined;
    /** The customer's TIN. */
    customer_tin?: Tin | undefined;
    /** Status of the sale: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status?: TransactionStatus | undefined;
    /**
     * Sales on a page.
     * @default 50
     */
    per_page?: number | undefined;
    /**
     * Number of the page, from 1.
     * @default 1
     */
    page?: number | undefined;
    /**
     * `meta.next_cursor` of the previous page, with the same search. Don't send `page` with it.
     */
    cursor?: string | undefined;
};
/** The figures that the control unit would sign. */
export type SalePreview = {
    /** Taxes next to those of the tax types, by code. Prices contain them, and totals don't change. Absent if there are none, as in Kenya. */
    extra_taxes?: ExtraTaxes | undefined;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** `S` is a sale, `R` is a credit note. */
    receipt_type: SaleKind;
    /** `normal` is a sale or credit note. `proforma` is a quotation, `training` a sale or credit note of a device in training: both are no official receipts, and no figure includes them. */
    sale_kind: ReceiptKind;
    /** 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
    sign: DocumentSign;
    /** `invoice_no` of the sale that a credit note credits. Null for a sale. */
    original_invoice_no: string | null;
    /** Local date of the sale, as `YYYYMMDD`. */
    sale_date: string;
    /** Code of the payment type, as `GET /codes/payment-types` lists it. The control unit takes one for each sale. Of several payments it is `03` for cash and credit, and `07` for any other mix. */
    payment_type: SalePaymentType;
    /** The payments of the sale, which add up to its total. Most sales have one. */
    payments: SalePayments;
    /** The customer's TIN. Null if the sale names none. */
    customer_tin: BuyerTin;
    /** The customer's name, as on the receipt. */
    customer_name: BuyerName;
    /** Discount on the whole bill in percent, as stated. Null if none was stated. */
    bill_discount_rate: BillDiscountRate;
    /** Discount on the whole bill with tax. The discounts of the lines contain their shares of it. Null without one. */
    bill_discount_amount: BillDiscountAmount;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** The foreign currency of the sale, its rate, and the totals in it. All other amounts of the sale are in local currency, as they are signed. Omitted from a sale in local currency. */
    foreign?: ForeignSale | undefined;
    /** The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
    taxes: TaxesByLetter;
    /** The lines of the document. */
    items: SaleLine[];
};
/** A sale or credit note in a list. */
export type SaleSummary = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /** `S` is a sale, `R` is a credit note. */
    receipt_type: SaleKind;
    /** `normal` is a sale or credit note. `proforma` is a quotation, `training` a sale or credit note of a device in training: both are no official receipts, and no figure includes them. */
    sale_kind: ReceiptKind;
    /** 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
    sign: DocumentSign;
    /** Local date of the sale, as `YYYYMMDD`. */
    sale_date: string;
    /** The customer's name, as on the receipt. */
    customer_name: BuyerName;
    /** The customer's TIN. Null if the sale names none. */
    customer_tin: BuyerTin;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
    taxes: TaxesByLetter;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
};
/** The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
export type TaxesByLetter = LetterFigures[];
/** Taxes next to those of the tax types, by code. Prices contain them, and totals don't change. Absent if there are none, as in Kenya. */
export type ExtraTaxes = ExtraTax[];
/** A tax that lines bear next to that of their tax type. */
export type ExtraTax = {
    /** Code of the tax. */
    code: string;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** Amount without VAT and without these taxes. */
    taxable_amount: number;
    /** The tax. */
    tax_amount: number;
};
/** The lines of one tax type and rate, summed. */
export type LetterFigures = {
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type: TaxTypeCode;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** Amount without tax, after discounts, in local currency. */
    taxable_amount: TotalWithoutTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
};
/** A supplier's invoice or, with `receipt_type: R`, a supplier's credit note. */
export type PurchaseInput = {
    /** Branch that buys, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Your number of the purchase, which identifies it: a retry with the same number and content returns the first result. */
    invoice_no: InvoiceNo;
    /** Date of the purchase, local, as `YYYYMMDD`. Today at the latest. */
    purchase_date: DocumentDate;
    /** Time of the purchase, local, as `HHMMSS`. */
    purchase_time: DocumentTime;
    /**
     * `month` claims the tax in `claim_month`. `none` registers an expense without a claim. A purchase older than the authority allows (six months in Kenya) is registered with `none`, and the response has the warning `input_tax_late`.
     * @default month
     */
    claim?: PurchaseClaim | undefined;
    /** Month in which you claim the tax, as `YYYY-MM`, from the month of `purchase_date` to this month. If the supplier sold earlier (`sale_date`), it can be the month of the sale. Default: this month. Not with `claim: none`. */
    claim_month?: string | undefined;
    /**
     * Why you claim the tax although the purchase is older than the authority allows, such as an extension that it granted. Only owners can send it. The audit stores it.
     */
    claim_reason?: string | undefined;
    /** The supplier's TIN. With the profile `ke`, it has at most 11 characters. */
    supplier_tin: Tin;
    /**
     * The supplier's name.
     */
    supplier_name: string;
    /** The supplier's branch, as the supplier's invoice names it. With the profile `ke`, it has at most 2 characters. Default: `00`, the head office. */
    supplier_bhf_id?: BhfId | undefined;
    /** Number of the supplier's invoice. The service registers each supplier invoice once. */
    supplier_invoice_no: InvoiceNo;
    /** Code of the status, from `GET /codes?code_class=34`. `02` (default of a purchase) approves it and adds stock. `05` (default of a supplier's credit note) subtracts stock. `04` registers that you reject the invoice: its lines need no registered item. No other status moves stock. A credit note with `02` is read as `05`. A purchase with `05` is rejected. */
    purchase_status?: PurchaseStatusCode | undefined;
    /**
     * `N` is a normal purchase, `I` is an import.
     * @default N
     * @enum {string}
     */
    purchase_type?: "N" | "I" | undefined;
    /**
     * `P` is a purchase, `R` is a supplier's credit note.
     * @default P
     * @enum {string}
     */
    receipt_type?: "P" | "R" | undefined;
    /** Code of the payment type, as `GET /codes/payment-types` lists it. */
    payment_type: PaymentTypeCode;
    /**
     * Your remark on the purchase. The control unit gets it too.
     */
    remark?: string | undefined;
    /** Discount on the whole bill, in percent of the sum of the lines with tax, after their own discounts. The lines share it by their totals, and the last takes the remainder. Amounts that a line states are those before it. 0 means no discount. Not for a purchase that confirms a supplier's sale. */
    bill_discount_rate?: Percent | undefined;
    /** As `bill_discount_rate`, as an amount **with tax**, as a till prints it. If you send both, they must agree within 0.01, and the rate is signed. */
    bill_discount_amount?: Amount | undefined;
    /** Sum of the lines with tax. A stated total must be the registered one, or the one before the discounts, within 0.01 a line. Default: calculated. */
    total_amount?: Amount | undefined;
    /** Sum of the lines' tax, checked within 0.01 a line. Default: calculated. */
    tax_amount?: Amount | undefined;
    /** Sum of the lines without tax, with or without the lines outside VAT, checked within 0.01 a line. Default: calculated. */
    taxable_amount?: Amount | undefined;
    /** Whether to register the items of lines whose `item_code` is unknown, from those lines. The control unit gets each item before the purchase. If it rejects an item, the purchase fails, and nothing is registered for it. Without this field, unknown codes are rejected. */
    register_items?: boolean | undefined;
    /** The lines of the invoice. To confirm a fetched supplier sale, send its lines. */
    items: PurchaseLineInput[];
};
/**
 * `month`: the tax is claimed in a month. `none`: it is not claimed.
 * @enum {string}
 */
export type PurchaseClaim = "month" | "none";
export type PurchaseClaimInput = {
    /** `month`: the tax is claimed in a month. `none`: it is not claimed. */
    claim: PurchaseClaim;
    /** Month in which you claim the tax, as `YYYY-MM`, from the month of the supplier's sale to this month. Default: this month. Not with `claim: none`. */
    claim_month?: string | undefined;
    /**
     * Why you claim the tax although the purchase is older than the authority allows, such as an extension that it granted. Only owners can send it. The audit stores it.
     */
    claim_reason?: string | undefined;
};
/** A line of a purchase. */
export type PurchaseLineInput = {
    /** Number of the line, from 1. Number every line or none. Default: the position in the list. */
    item_seq?: number | undefined;
    /** Another name for `item_seq`. */
    item_sequence?: number | undefined;
    /** Code of your item, from `GET /items`. An unknown code is rejected unless `register_items` is true. A purchase with status `04` can name an item that isn't registered. */
    item_code: ItemCodeInput;
    /**
     * Code of the item class, from `GET /codes?code_class=item_class`.
     */
    item_class_code: string;
    /**
     * Name of the item. If it shares no word with the name of your item, the line is rejected with 400 `item_name_differs` unless `same_item` is true.
     */
    item_name: string;
    /** Whether the line means your item although their names share no word. */
    same_item?: boolean | undefined;
    /**
     * Whether you can't deduct the tax of this line. The return counts it as input tax, and subtracts it again.
     * @default false
     */
    non_deductible?: boolean | undefined;
    /**
     * Barcode.
     */
    bcd?: string | undefined;
    /** Code of the packaging unit, from `GET /codes?code_class=17`. */
    pkg_unit_code: PackageUnitCodeInput;
    /** Number of packages. */
    pkg: Amount;
    /** Code of the quantity unit, from `GET /codes?code_class=10`. */
    qty_unit_code: QuantityUnitCodeInput;
    /** Quantity bought, in the quantity unit, above zero, with at most 2 decimals. */
    qty?: Quantity | undefined;
    /** Another name for `qty`. */
    quantity?: Quantity | undefined;
    /** Price of one quantity unit, with tax. */
    unit_price: Amount;
    /** Line amount without tax, before the discount. */
    supply_amount: Amount;
    /**
     * Discount in percent of the price with tax, with at most 2 decimals. 0 means no discount.
     * @default 0
     */
    discount_rate?: Percent | undefined;
    /**
     * Discount as an amount of money without tax. 0 means no discount.
     * @default 0
     */
    discount_amount?: Amount | undefined;
    /** Line amount without tax, after the discount. */
    taxable_amount: Amount;
    /** Tax type, a code from `GET /codes/tax-types`. */
    tax_type: TaxTypeCode;
    /** Tax rate in percent. */
    tax_rate: Percent;
    /** Tax of the line. */
    tax_amount: Amount;
    /** Line amount with tax. */
    total_amount: Amount;
} & ({
    /** Quantity bought, in the quantity unit, above zero, with at most 2 decimals. */
    qty: Quantity;
} | {
    /** Another name for `qty`. */
    quantity: Quantity;
});
/** A purchase that the control unit accepted. */
export type PurchaseResult = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** Our number of the purchase at the unit. */
    receipt_no: string | null;
    /** The control unit's local time of the receipt, as `YYYYMMDDHHmmss`. Null without a receipt. */
    receipt_date: string | null;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** The unit's result code. */
    vscu_receipt_code: string | null;
    /** The unit's result text. */
    vscu_receipt_msg: string | null;
    /** True if the unit accepted the purchase but its response is lost. */
    receipt_unrecovered?: boolean | undefined;
};
/** A line of a purchase. */
export type PurchaseLine = {
    /** Number of the line, from 1. */
    item_seq: number;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
    item_class_code: ItemClassCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Barcode of the item. Null if it has none. */
    bcd: Barcode;
    /** Code of the packaging unit, as `GET /codes?code_class=17` lists it. */
    pkg_unit_code: PackageUnitCode;
    /** Number of packages. */
    pkg: number;
    /** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
    qty_unit_code: QuantityUnitCode;
    /** Quantity bought, in the quantity unit. */
    qty: number;
    /** Price of one quantity unit, with tax, in local currency. */
    unit_price: number;
    /** Line amount without tax, before the discount, as submitted. Of a purchase that confirms a supplier's sale: as the supplier reported it. */
    supply_amount: number;
    /** Discount in percent of the price with tax. */
    discount_rate: number;
    /** Discount without tax: as in requests. */
    discount_amount: number;
    /** Amount that the buyer saves, with tax: `unit_price` × `qty` less `total_amount`. Of a purchase that confirms a supplier's sale: as the supplier reported it. */
    discount_with_tax: number;
    /** Amount without tax, after discounts, in local currency. */
    taxable_amount: TotalWithoutTax;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type: TaxTypeCode;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Whether the tax of the line can't be deducted. */
    non_deductible: boolean;
};
/** A purchase or a supplier's credit note. */
export type Purchase = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /** `P` is a purchase, `R` is a supplier's credit note. */
    receipt_type: PurchaseKind;
    /** Local date of the purchase, as `YYYYMMDD`. */
    purchase_date: string;
    /** `month`: the tax is claimed in a month. `none`: it is not claimed. */
    claim: PurchaseClaim;
    /** Month in which the tax is claimed, as `YYYY-MM`. Null without a claim. */
    claim_month: string | null;
    /** Why an owner claimed the tax later than the authority allows. */
    claim_reason: string | null;
    /** Tax of the lines that are not deductible. */
    non_deductible_tax: number;
    /** Local time of the purchase, as `HHMMSS`. */
    purchase_time: string;
    /** Code of the status of a purchase, as `GET /codes?code_class=34` lists it: `02` approved, `04` rejected, `05` a supplier's credit note. */
    purchase_status: PurchaseStatusCode;
    /** `N` is a normal purchase, `I` is an import. */
    purchase_type: string;
    /** Code of the payment type, as `GET /codes/payment-types` lists it. */
    payment_type: PaymentTypeCode;
    /** The supplier's TIN. */
    supplier_tin: string;
    /** The supplier's name. */
    supplier_name: string;
    /** The supplier's branch, as the supplier's invoice names it. Null if it names none. */
    supplier_bhf_id: string | null;
    /** The supplier's invoice number. */
    supplier_invoice_no: string;
    /** The control unit's number of the supplier's invoice, where the supplier's sale was fetched. */
    cu_invoice_no: string | null;
    /** Date of the supplier's sale, `YYYYMMDD`, where the supplier's sale was fetched. */
    supplier_sale_date: string | null;
    /** Your remark on the purchase. Null without one. */
    remark?: string | null | undefined;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** The lines of the invoice. */
    items: PurchaseLine[];
    /** The warnings that the submission got, as its first response had them. Omitted if it got none. */
    warnings?: ResponseWarnings | undefined;
    /** The control unit's response. Values are null until the unit responds. */
    response: ResponseData;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the outcome became known, as ISO time in UTC. Null until then. */
    processed_at: ProcessedAt;
};
export type PurchaseSearch = {
    /** Only purchases of this branch, as `GET /branches` lists it. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * First purchase date, as `YYYY-MM-DD`, not after `to_date`.
     */
    from_date?: string | undefined;
    /**
     * Last purchase date, as `YYYY-MM-DD`.
     */
    to_date?: string | undefined;
    /** Your number of the purchase, exactly. */
    invoice_no?: InvoiceNo | undefined;
    /**
     * Part of the supplier's name, in upper or lower case.
     */
    supplier_name?: string | undefined;
    /** Status of the purchase: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status?: TransactionStatus | undefined;
    /**
     * Purchases on a page.
     * @default 50
     */
    per_page?: number | undefined;
    /**
     * Number of the page, from 1.
     * @default 1
     */
    page?: number | undefined;
    /**
     * `meta.next_cursor` of the previous page, with the same search. Don't send `page` with it.
     */
    cursor?: string | undefined;
};
/** A purchase or a supplier's credit note in a list. */
export type PurchaseSummary = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /** `P` is a purchase, `R` is a supplier's credit note. */
    receipt_type: PurchaseKind;
    /** 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
    sign: DocumentSign;
    /** Local date of the purchase, as `YYYYMMDD`. */
    purchase_date: string;
    /** `month`: the tax is claimed in a month. `none`: it is not claimed. */
    claim: PurchaseClaim;
    /** Month in which the tax is claimed, as `YYYY-MM`. Null without a claim. */
    claim_month: string | null;
    /** Tax of the lines that are not deductible. */
    non_deductible_tax: number;
    /** Code of the status of a purchase, as `GET /codes?code_class=34` lists it: `02` approved, `04` rejected, `05` a supplier's credit note. */
    purchase_status: PurchaseStatusCode;
    /** The supplier's name. */
    supplier_name: string;
    /** The supplier's TIN. */
    supplier_tin: string;
    /** The supplier's invoice number. */
    supplier_invoice_no: string;
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** If the purchase confirms a supplier's sale: the tax that the supplier reported. */
    tax_amount: number;
    /** If the purchase confirms a supplier's sale: the total that the supplier reported. */
    total_amount: number;
    /** The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
    taxes: TaxesByLetter;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
};
/** A sale that a supplier reported to this branch: the reported figures, with the tax types of the API. */
export type SupplierSale = {
    /** The supplier's TIN. */
    spplrTin: string;
    /** The supplier's branch. `00` is the head office. */
    spplrBhfId: string;
    /** The supplier's name. */
    spplrNm: string;
    /** The supplier's invoice number. */
    spplrInvcNo: string;
    /** The control unit's number of the invoice: the id of the supplier's unit and the invoice number. Null if the unit doesn't return the supplier's id. */
    cu_invoice_no: string | null;
    /** Date of the supplier's sale, `YYYYMMDD`. The days and months of supplier invoices count by this date, not by `regDt`. */
    sale_date: string;
    /**
     * `S` sale, `R` the supplier's credit note.
     * @enum {string}
     */
    rcptTyCd: "S" | "R";
    /** When the supplier's unit confirmed it, `YYYYMMDDHHmmss`. */
    regDt: string;
    /** Number of lines. */
    totItemCnt: number;
    /** Amount of tax type A without tax, in local currency. */
    taxblAmtA: number;
    /** Amount of tax type B, in local currency. */
    taxblAmtB: number;
    /** Amount of tax type C, in local currency. */
    taxblAmtC: number;
    /** Amount of tax type D, in local currency. */
    taxblAmtD: number;
    /** Amount of tax type E without tax, in local currency. */
    taxblAmtE: number;
    /** Tax of tax type A, in local currency. */
    taxAmtA: number;
    /** Tax of tax type B, in local currency. */
    taxAmtB: number;
    /** Tax of tax type C, in local currency. */
    taxAmtC: number;
    /** Tax of tax type D, in local currency. */
    taxAmtD: number;
    /** Tax of tax type E, in local currency. */
    taxAmtE: number;
    /** Rate of tax type A in percent. */
    taxRtA: number;
    /** Amount without tax of all tax types, in local currency. */
    totTaxblAmt: number;
    /** Tax of all tax types, in local currency. */
    totTaxAmt: number;
    /** Total with tax, in local currency. */
    totAmt: number;
    /** The lines of the invoice. A purchase repeats them. If the supplier reported none, a purchase has one line for each tax type of the sums, with the quantity 1. */
    itemList: SupplierSaleLine[];
    /**
     * When the service fetched it from the control unit.
     */
    fetched_at?: string | undefined;
    /** The purchase that registers it; null while it waits. */
    transaction_id?: string | null | undefined;
};
/** A line that a supplier reported. */
export type SupplierSaleLine = {
    /** Number of the line, from 1. */
    itemSeq: number;
    /** The supplier's own code. */
    itemCd: string;
    /** Your item, if you set the supplier's code under the source `supplier:<TIN>`. Otherwise null. */
    item_code?: string | null | undefined;
    /** Code of the item class. */
    itemClsCd: string;
    /** The supplier's name of the item. */
    itemNm: string;
    /** Quantity, in the quantity unit. */
    qty: number;
    /** Price of one quantity unit, as the supplier reported it, in local currency. */
    prc: number;
    /** Line amount before discounts, as the supplier reported it, in local currency. */
    splyAmt: number;
    /** Tax of the line, in local currency. */
    taxAmt: number;
    /** Line amount with tax, in local currency. */
    totAmt: number;
    /** Tax type, in the letters of the API. */
    taxTyCd: string;
};
/**
 * Source of the code: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.
 */
export type CodeSource = string;
/**
 * Code of the item in another system.
 */
export type ExternalCodeText = string;
/** A code of another system that stands for an item. */
export type ExternalCode = {
    /** Name of the system or supplier that the code is from. */
    source: string;
    /** The code in that system. */
    external_code: string;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item in the other system. */
    description: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
};
export type ExternalCodesInput = {
    /**
     * Source of the codes: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.
     * @default default
     */
    source?: CodeSource | undefined;
    /** The codes and their items. Either all are stored or none. */
    codes: ExternalCodeInput[];
};
export type ExternalCodeInput = {
    /** Code of the item in the other system, such as a stock code or a supplier's code. */
    external_code: ExternalCodeText;
    /** Code of your item, from `GET /items`. */
    item_code: ItemCodeInput;
    /**
     * Name of the item in the other system.
     */
    description?: string | undefined;
};
/** The codes that were set. */
export type ExternalCodesSet = {
    /** Name of the system or supplier that the codes are from. */
    source: string;
    /** Number of codes that are new. */
    added: number;
    /** Number of codes that now stand for another item. */
    changed: number;
    /** Number of codes that were set already. */
    unchanged: number;
};
/** A transaction in a list. */
export type TransactionSummary = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
    type: TransactionType;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /**
     * `S` is a sale, `P` a purchase, `R` the credit note of a sale or of a supplier; null for other types.
     * @enum {string|null}
     */
    receipt_type: "S" | "P" | "R" | null;
    /** Status of a purchase: `02` is approved, `04` a rejected supplier's invoice. Null for other types. */
    purchase_status?: string | null | undefined;
    /** The customer of a sale, or the account's name for walk-in customers; the supplier of a purchase or import. Null where the document names none. */
    counterparty_name: string | null;
    /** TIN of the customer or supplier. Null where the document names none. */
    counterparty_tin: string | null;
    /** The document's own date, `YYYYMMDD`: of a sale its date of sale. */
    document_date: string;
    /** The document's own time, `HHmmss`. Null where it has none. */
    document_time: string | null;
    /** The document's total with taxes, in the currency of the country. A credit note's is not negative. */
    total_amount: number;
    /** The taxes in the total. 0 for imports: the customs entry has their tax. */
    tax_amount: number;
    /** The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
    synced_to_authority: boolean;
    /** The submission was sent, and its outcome is unknown. */
    in_doubt: boolean;
    /** Whether `POST /transactions/{id}/retry` can send it again. */
    can_retry: boolean;
    /** The transaction that took over the invoice number. */
    superseded_by?: string | null | undefined;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the outcome became known, as ISO time in UTC. Null until then. */
    processed_at: ProcessedAt;
};
/** A retry that a person asked for. */
export type Retry = {
    /**
     * When it was asked for, as ISO time in UTC.
     */
    retried_at: string;
    /** Id of the user who asked for it. With an API key, the user of the key. */
    user_id: number | null;
    /** Name of the user. Null if the user is not stored any more. */
    user_name: string | null;
    /** The reason that the user gave. Null without one. */
    reason: string | null;
};
/** A submission and its outcome. */
export type Transaction = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
    type: TransactionType;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /**
     * `S` is a sale, `P` a purchase, `R` the credit note of a sale or of a supplier; null for other types.
     * @enum {string|null}
     */
    receipt_type: "S" | "P" | "R" | null;
    /** Status of a purchase: `02` is approved, `04` a rejected supplier's invoice. Null for other types. */
    purchase_status?: string | null | undefined;
    /** The customer of a sale, or the account's name for walk-in customers; the supplier of a purchase or import. Null where the document names none. */
    counterparty_name: string | null;
    /** TIN of the customer or supplier. Null where the document names none. */
    counterparty_tin: string | null;
    /** The document's own date, `YYYYMMDD`: of a sale its date of sale. */
    document_date: string;
    /** The document's own time, `HHmmss`. Null where it has none. */
    document_time: string | null;
    /** The document's total with taxes, in the currency of the country. A credit note's is not negative. */
    total_amount: number;
    /** The taxes in the total. 0 for imports: the customs entry has their tax. */
    tax_amount: number;
    /** The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
    synced_to_authority: boolean;
    /** Whether `POST /transactions/{id}/retry` can send it again. */
    can_retry: boolean;
    /** How often it was retried after a rejection. */
    retry_count: number;
    /** How often it can still be retried. */
    retries_left: number;
    /** The retries that people asked for, oldest first. The automatic ones are only in `retry_count`. */
    retries: Retry[];
    /** The transaction that took over the invoice number. */
    superseded_by: string | null;
    /** The submission was sent, and its outcome is unknown. */
    in_doubt: boolean;
    /** The warnings that the submission got, as its first response had them. Omitted if it got none. */
    warnings?: ResponseWarnings | undefined;
    /** The sale's credit notes, failed ones excluded, at most 100. */
    credited_by: SaleLink[];
    /** The corrected sale that replaces this one. */
    reissued_as: OptionalSaleLink;
    /** The sale that this one replaces. */
    reissue_of: OptionalSaleLink;
    /** The incoming movement of a transfer between branches; on its outgoing movement. */
    transferred_to: OptionalTransferLink;
    /** The outgoing movement of a transfer between branches; on its incoming movement. */
    transferred_from: OptionalTransferLink;
    /** The user who submitted it. For a request with an API key, the user of the key. */
    submitted_by: {
        /** Id of the user. */
        id: number;
        /** Null if the user is not stored any more. */
        name: string | null;
    };
    /** Why the outcome of a call is unknown. Absent if it is known. With status `success`, the call is the stock movement that follows from the transaction. `receipt_mismatch`: the unit returned a receipt that can't belong to this sale. */
    doubt?: {
        /**
         * `outcome_unknown`: the control unit did not state the outcome. `receipt_mismatch`: the receipt that it showed can't be this one's.
         * @enum {string}
         */
        code: "outcome_unknown" | "receipt_mismatch";
        /**
         * The unit's sequence that waits for the outcome.
         * @enum {string}
         */
        stream: "sales" | "purchases" | "stock";
        /** The last response. */
        message: string | null;
        /**
         * When the call was first sent.
         */
        since: string;
        /** The command of `taxctl` that records the outcome. Replace OUTCOME with `accepted` or `rejected`, and REASON with how you know it. A program calls `POST /transactions/{id}/settle` instead. */
        resolve_with: string;
    } | undefined;
    /** Why the submission isn't sent now, and how to fix it. Absent if nothing blocks it. `lane_stopped`: numbering has stopped, for example after a restore. `device_not_ready`: the device is not initialized. `credentials_missing`: the device lost its credentials with its address. `outcome_pending`: the control unit can't be reached or accepts nothing, or an earlier call has no outcome yet. */
    blocked?: {
        /**
         * Why it isn't sent. The error catalog explains the code.
         * @enum {string}
         */
        code: "lane_stopped" | "device_not_ready" | "credentials_missing" | "outcome_pending";
        /** What blocks the submission. */
        message: string;
        /** How to fix it, with the command. */
        remedy: string;
    } | undefined;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the outcome became known, as ISO time in UTC. Null until then. */
    processed_at: ProcessedAt;
    /** The submitted payload. */
    request_data: {
        [key: string]: unknown;
    };
    /** The control unit's response. Values are null until the unit responds. */
    response_data: ResponseData;
    /** Changes not yet sent to the control unit. Empty if the unit has all of them. */
    follow_ups: FollowUp[];
};
/** A stock movement, stock balance or import status that follows from a finished transaction and that the control unit has not accepted yet. It never changes the transaction. */
export type FollowUp = {
    /**
     * A stock movement, a stock balance (`master`), or an import's status.
     * @enum {string}
     */
    kind: "movement" | "master" | "import";
    /**
     * `rejected`: the unit rejected it five times. The service retries it each night, and when the item is counted.
     * @enum {string}
     */
    state: "waiting" | "unanswered" | "rejected";
    /** Codes of the items that it changes, as `GET /items` lists them. */
    item_codes: string[];
    /**
     * The transaction that caused it.
     */
    transaction_id: string;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** How often the unit rejected it. */
    tries: number;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the service retries it. Null while something else must happen first, and after the last rejection.
     */
    next_try_at: string | null;
    /** Why it waits. */
    reason: string;
    /** How to fix it. */
    remedy: string;
};
/** The control unit's response. Values are null until the unit responds. */
export type ResponseData = {
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /** The control unit's local time of the receipt, as `YYYYMMDDHHmmss`. Null without a receipt. */
    receipt_date: string | null;
    /** Image as a data URI. */
    qr_code: string | null;
    /** The control unit's result code. Null before it responds. */
    result_code: UnitResultCode;
    /** The control unit's own text with its result code. Null before it responds. */
    result_message: UnitResultText;
    /** The control unit's signature of the receipt, as printed. Null without a receipt. */
    receipt_signature?: ReceiptSignature | undefined;
    /** The control unit's internal data of the receipt, as printed. Null without a receipt. */
    internal_data?: InternalData | undefined;
    /** Identifier of the control unit. */
    sdc_id?: string | null | undefined;
    /** The unit's counter over all receipts. */
    total_receipt_no?: number | null | undefined;
    /** True if the unit accepted the submission but its receipt data is lost. */
    receipt_unrecovered?: boolean | undefined;
    /** A problem of a successful transaction, such as `receipt_unrecovered`, and how to fix it. */
    warning?: Warning | undefined;
    /** How often the submission was sent. */
    attempts?: number | undefined;
    /** Why the control unit did not accept the submission, and how to fix it. */
    failure?: Failure | undefined;
};
export type PauseInput = {
    /**
     * Why you pause the branch. Health, the branch's page and the audit show it.
     */
    reason: string;
};
export type RetryInput = {
    /**
     * Why you retry. The audit stores it.
     */
    reason?: string | undefined;
};
/** The outcome of a retry. */
export type RetryResult = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /** The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
    synced_to_authority: boolean;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
};
export type SettleInput = {
    /**
     * The outcome of the call at the control unit: `accepted` or `rejected`.
     * @enum {string}
     */
    outcome: "accepted" | "rejected";
    /**
     * How you know the outcome. The audit stores it.
     */
    reason: string;
    /** With `accepted`, and only after the database was restored: the unit's running number of the call whose outcome was open in the backup. */
    number?: number | undefined;
    /** With `accepted`: the unit's receipt number, if you know it. */
    receipt_no?: string | undefined;
    /** With `accepted`: when the unit signed the receipt, as `YYYYMMDDHHmmss`, if you know it. */
    receipt_date?: UnitDateTime | undefined;
    /**
     * With `accepted`: the receipt's signature, if you know it.
     */
    receipt_signature?: string | undefined;
    /**
     * With `accepted`: the receipt's internal data, if you know it.
     */
    internal_data?: string | undefined;
    /**
     * With `accepted`: identifier of the control unit that signed the receipt, as the receipt prints it. A replacement unit counts its receipts from the start.
     */
    sdc_id?: string | undefined;
    /** With `accepted`: the unit's counter over all receipts, if you know it. Some countries print it after the receipt number: `41/44`. */
    total_receipt_no?: number | undefined;
    /**
     * With `accepted`: the unit's machine number, if you know it.
     */
    mrc_no?: string | undefined;
};
/** The sums of signed documents. */
export type TransactionSums = {
    /** How many documents, credit notes included. */
    documents: number;
    /** How many of them are credit notes. */
    credit_notes: number;
    /** The taxes, less those of credit notes. 0 for imports. */
    tax_amount: number;
    /** The totals with taxes, less those of credit notes. */
    total_amount: number;
    /** The sums of branches in other currencies, which are in no sum above. Absent if all branches share one. */
    other_currencies?: {
        /** Such as `RWF`. */
        currency: string;
        /** How many documents, credit notes included. */
        documents: number;
        /** How many of them are credit notes. */
        credit_notes: number;
        /** The taxes, less those of credit notes. */
        tax_amount: number;
        /** The totals with taxes, less those of credit notes. */
        total_amount: number;
    }[] | undefined;
};
/** What a search found. */
export type SearchResult = {
    /** The documents found, those with the whole number or TIN first, then the newest. */
    documents: FoundTransaction[];
    /** Whether more documents match than the response has. */
    has_more: boolean;
    /**
     * The local day from which beginnings of numbers, suppliers' numbers, names and amounts were searched. Null if all documents of the request were.
     */
    searched_from: string | null;
    /** The text as an amount. Null if it is none. */
    amount: number | null;
};
/** A transaction that a search found. */
export type FoundTransaction = TransactionSummary & {
    /** In what the text was found. */
    found_by: ("invoice_no" | "receipt_no" | "tin" | "invoice_no_beginning" | "supplier_invoice_no" | "name" | "amount")[];
};
/** Transactions of a period, counted. */
export type TransactionStats = {
    /** Number of transactions. */
    total: number;
    /** Number of transactions by status. */
    by_status: StatusCounts;
    /** Number of transactions by type. */
    by_type: TypeCounts;
    /** Percent, one decimal. */
    success_rate: number;
};
/** Number of transactions by status. */
export type StatusCounts = {
    /** Transactions that wait to be sent. */
    pending: number;
    /** Transactions that are being sent. */
    processing: number;
    /** Transactions that the control unit accepted. */
    success: number;
    /** Transactions that the control unit rejected. */
    failed: number;
};
/** Number of transactions by type. */
export type TypeCounts = {
    /** Sales and credit notes. */
    sales: number;
    /** Purchases. */
    purchase: number;
    /** Stock movements and stock balances. */
    stock: number;
    /** Customs records. */
    import: number;
};
/** A receipt, as printed. */
export type Receipt = {
    /** Taxes next to those of the tax types, by code. Prices contain them, and totals don't change. Absent if there are none, as in Kenya. */
    extra_taxes?: ExtraTaxes | undefined;
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** `S` is a sale, `R` is a credit note. */
    receipt_type: SaleKind;
    /** `normal` is a sale or credit note. `proforma` is a quotation, `training` a sale or credit note of a device in training: both are no official receipts, and no figure includes them. */
    sale_kind: ReceiptKind;
    /** 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
    sign: DocumentSign;
    /**
     * Kind of the receipt, the same in every country: `NS` normal sale, `NC` normal credit note, `CS` and `CC` their copies, `TS` training sale, `TC` training credit note, `PS` quotation. Receipts print `printed_label`.
     * @enum {string}
     */
    label: "NS" | "NC" | "CS" | "CC" | "TS" | "TC" | "PS";
    /** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
    printed_label: PrintedLabel;
    /** Whether it is marked as a copy. */
    is_copy: boolean;
    /** Profile of the control unit, which decides the form of the printed receipt. */
    profile: ProfileName;
    /**
     * Language of the words on the printed receipt.
     * @enum {string}
     */
    language: "en" | "sw";
    /** Whether the business was registered for VAT. */
    vat_registered: boolean;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** Number of the document in the message to the control unit (`invcNo`), which receipts in Rwanda print. Only on receipts of signed documents whose message is kept. */
    sent_invoice_no?: number | undefined;
    /** The sale that a credit note credits. */
    original_invoice_no: string | null;
    /** Its receipt. */
    original_receipt_no: string | null;
    /** The control unit's number of that sale: `KRACU0100000001/41`. Receipts print the label of a sale after it. */
    original_cu_invoice_no: string | null;
    /** The control unit's number of the receipt. Of a quotation or training document: its `invoice_no`. */
    receipt_no: string;
    /** With `receipt_no`, the counter as printed: `41/44 NS`. */
    total_receipt_no: number | null;
    /** Date of the sale, `YYYYMMDD`. */
    sale_date: string;
    /** Local time of the sale, as `HHMMSS`. */
    sale_time: string;
    /** The control unit's local time of the receipt, as `YYYYMMDDHHmmss`. Null without a receipt. */
    receipt_date: string | null;
    /** The control unit's internal data of the receipt, as printed. Null without a receipt. */
    internal_data: InternalData;
    /** The control unit's signature of the receipt, as printed. Null without a receipt. */
    receipt_signature: ReceiptSignature;
    /** Identifier of the control unit. Printed with `receipt_no` as the unit number. */
    sdc_id: string | null;
    /** The unit's machine number. */
    mrc_no: string | null;
    /** URL where a buyer can verify the receipt. */
    verification_url: string | null;
    /** Image as a data URI. */
    qr_code: string | null;
    /** The business and branch that sold. */
    seller: ReceiptSeller;
    /** Line below the title, as sent (`topMsg`). */
    header: string | null;
    /** Last line, as sent (`btmMsg`). */
    footer: string | null;
    /** The customer's TIN. Null if the sale names none. */
    customer_tin: BuyerTin;
    /** The customer's name, as on the receipt. */
    customer_name: BuyerName;
    /** As sent (`custMblNo`). */
    customer_mobile: string | null;
    /** As sent (`prcOrdCd`). Only on receipts of sales that have one. */
    purchase_code?: string | undefined;
    /** Why a credit note was issued. Only on receipts of credit notes with a reason. */
    refund_reason_code?: string | undefined;
    /** Name and version of the program that took the sale. Only where the authority wants it on the receipt, as in Rwanda. */
    software_version?: string | undefined;
    /** Code of the payment type, as `GET /codes/payment-types` lists it. The control unit takes one for each sale. Of several payments it is `03` for cash and credit, and `07` for any other mix. */
    payment_type: SalePaymentType;
    /** Name of the payment type. */
    payment_type_name: string;
    /** The payments as printed, which add up to the total. Most sales have one. */
    payments: ReceiptPayment[];
    /** The lines of the document. */
    items: SaleLine[];
    /** The lines summed by tax type and rate. */
    taxes: ReceiptTax[];
    /** Each of the authority's tax types as sent, used or not. */
    tax_table: ReceiptRate[];
    /** Discount on the whole bill in percent, as stated. Null if none was stated. */
    bill_discount_rate: BillDiscountRate;
    /** Discount on the whole bill with tax. The discounts of the lines contain their shares of it. Null without one. */
    bill_discount_amount: BillDiscountAmount;
    /** Amount without tax, after discounts, in local currency. */
    taxable_amount: TotalWithoutTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** The foreign currency of the sale, its rate, and the totals in it. All other amounts of the sale are in local currency, as they are signed. Omitted from a sale in local currency. */
    foreign?: ForeignSale | undefined;
};
/** The seller that a receipt names. */
export type ReceiptSeller = {
    /** The seller's TIN. */
    tin: string;
    /** The registered name. It is printed and not sent. */
    name: string;
    /** As sent (`trdeNm`). */
    trade_name: string | null;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Name of the branch. */
    branch_name: string;
    /** As sent (`adrs`). */
    address: string | null;
    /** Phone number of the branch. Null without one. */
    phone: string | null;
};
/** A part of a sale's total that was paid by one payment type. */
export type ReceiptPayment = {
    /** Code of the payment type, as `GET /codes/payment-types` lists it. */
    payment_type: PaymentTypeCode;
    /** Name of the payment type. */
    payment_type_name: string;
    /** The amount, with tax. It is positive on a credit note too. */
    amount: number;
};
/** One of the authority's tax types on a receipt. */
export type ReceiptRate = {
    /** The authority's tax type. */
    authority_tax_type: string;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** Amount without tax, after discounts, in local currency. */
    taxable_amount: TotalWithoutTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
};
/** The lines of one tax type and rate, summed. */
export type ReceiptTax = {
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type: TaxTypeCode;
    /** The authority's tax type, as sent and as printed on receipts. */
    authority_tax_type: string;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** Amount without tax, after discounts, in local currency. */
    taxable_amount: TotalWithoutTax;
    /** Tax, after discounts, in local currency. */
    tax_amount: TaxTotal;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
};
/** The control unit of a branch. */
export type Device = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** Number of the branch record. */
    branch_id: number;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** TIN that the control unit signs for. */
    tin: string;
    /** Serial number of the control unit. */
    dvc_srl_no: string;
    /** URL of the control unit. */
    vscu_url: string;
    /** How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network. */
    via: DeviceVia;
    /** The wire protocol and rules of the control unit: `ke` for Kenya, `plain` without a country's rules. */
    profile: ProfileName;
    /** Kind of the control unit's messages. `vscu`: a unit in the branch's network. `oscu`: the authority's online unit, whose calls have the key (`cmcKey`) that it issued at the first initialization. The profile decides which wires exist. */
    wire: WireName;
    /** Whether the device is initialized and in use. */
    is_active: boolean;
    /**
     * Since when the device is in training: sales and credit notes of its branch are stored as training documents, and nobody signs them. Null while they are signed.
     */
    training_since: string | null;
    /**
     * When the control unit was last initialized, as ISO time in UTC. Null before the first time.
     */
    last_initialized_at: string | null;
    /** Why the last initialization failed, or why the unit accepts nothing now, in the unit's words. */
    last_error: string | null;
    /** What you stored about the device, such as its type and firmware. */
    device_info: {
        [key: string]: unknown;
    };
    /** How the service sends documents to the control unit. */
    settings: DeviceSettings;
    /** The names of the stored credentials, never their values. */
    credential_keys: {
        /** Sent to the control unit with every call. */
        used: string[];
        /** Stored and never sent. */
        stored_only: string[];
        /** Dropped when the device moved to another server or way, because they were given for the former one. Send them again. Until then the control unit isn't called. */
        missing?: string[] | undefined;
    };
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
};
/** A call to a control unit, and its response. */
export type Attempt = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** The transaction that the call belongs to. */
    transaction_id: string | null;
    /**
     * What was sent.
     * @enum {string}
     */
    kind: "sale" | "purchase" | "movement" | "master" | "item" | "import";
    /** The path below the control unit's URL. */
    path: string | null;
    /** The number in the unit's sequence. */
    number: number | null;
    /**
     * When the call was sent, as ISO time in UTC.
     */
    sent_at: string;
    /** Null while there is no response. */
    duration_ms: number | null;
    /**
     * `number_mismatch`: the unit expects another number in its sequence. `not_sent`: no connection, nothing left the service. `unknown`: no response, or one that doesn't state the outcome.
     * @enum {string}
     */
    outcome: "accepted" | "rejected" | "duplicate" | "number_mismatch" | "not_sent" | "unknown";
    /** HTTP status of the unit's response. Null without a response. */
    http_status: number | null;
    /** The control unit's result code. Null without a response. */
    result_code: string | null;
    /** The control unit's own text with its result code. Null without a response. */
    result_message: string | null;
    /** The body sent, with secrets masked, at most 16 KB. A longer body is cut, and its length is added. */
    sent: string | null;
    /** The body received, with secrets masked, at most 4 KB. A longer body is cut, and its length is added. */
    received: string | null;
};
export type DeviceInput = {
    /** Branch of the control unit, as `GET /branches` lists it. */
    bhf_id: BhfId;
    /** TIN that the control unit signs for. */
    tin: Tin;
    /** Serial number of the control unit, as the authority issued it. */
    dvc_srl_no: SerialNo;
    /** URL of the control unit. */
    vscu_url: UnitUrl;
    /**
     * How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network.
     * @default direct
     * @enum {string}
     */
    via?: "direct" | "relay" | undefined;
    /**
     * Protocol of the tax authority. `ke` is Kenya (KRA eTIMS), `plain` has no national rules.
     * @default ke
     */
    profile?: ProfileName | undefined;
    /** Kind of the control unit's messages: `vscu` for a unit in the branch's network, `oscu` for the authority's online unit. `ke` has both, `plain` has `vscu`. Default: the profile's first, `vscu`. */
    wire?: WireName | undefined;
    /** Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. It sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers, and `cmc_key` as the header `cmcKey`. */
    credentials?: Credentials | undefined;
    /** Your own data about the device. The service stores it and never sends it. With wire `oscu`, receipts print `sdc_id` and `mrc_no` from here if the control unit didn't return them at its initialization. */
    device_info?: {
        [key: string]: unknown;
    } | undefined;
    /** Settings of the device. Default: by profile and environment. */
    settings?: DeviceSettingsInput | undefined;
};
export type DeviceUpdate = {
    /** TIN that the control unit signs for. Initialize the device again after a change. */
    tin?: Tin | undefined;
    /** Serial number of the control unit, as the authority issued it. Initialize the device again after a change. */
    dvc_srl_no?: SerialNo | undefined;
    /** Kind of the control unit's messages, one of the profile's: `vscu` for a unit in the branch's network, `oscu` for the authority's online unit. Initialize the device again after a change, because another wire is another unit. */
    wire?: WireName | undefined;
    /** URL of the control unit. Initialize the device again after a change. */
    vscu_url?: UnitUrl | undefined;
    /** How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network. */
    via?: DeviceVia | undefined;
    /** `true` puts the device into training, `false` ends it. Sales and credit notes that are submitted meanwhile are training documents: they are stored, not sent to the control unit, and change no stock and no figure. What was accepted before stays what it is. Purchases and stock movements go on as usual. */
    training?: boolean | undefined;
    /** Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. With every call it sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, or with wire `oscu` where `settings.cmc_key_in` says. There, `cmc_key` takes the place of the key that the control unit issued. The service stores other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
    credentials?: Credentials | undefined;
    /** Your own data about the device. The service stores it and never sends it. */
    device_info?: {
        [key: string]: unknown;
    } | undefined;
    /** Settings of the device. Default of each setting: by profile and environment. */
    settings?: DeviceSettingsInput | undefined;
};
/**
 * How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network.
 * @enum {string}
 */
export type DeviceVia = "direct" | "relay";
/** The user that a key belongs to. */
export type KeyUser = {
    /** Id of the user. */
    id: number;
    /** Name of the user. */
    name: string;
    /** What a user may do: `owner` has all rights, `cashier` the fewest. */
    role: Role;
};
/**
 * What a user may do: `owner` has all rights, `cashier` the fewest.
 * @enum {string}
 */
export type Role = "owner" | "admin" | "accountant" | "cashier";
/** An API key, without its secret. */
export type Key = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** The first characters of the key. */
    prefix: string;
    /** The user that the key belongs to. */
    user: KeyUser;
    /** The environment that the record belongs to. */
    environment: Environment;
    /** IP addresses and CIDR ranges from which the key works; empty means everywhere. */
    address_ranges: string[];
    /** Requests per minute. */
    rate_per_minute: number;
    /** Requests that can be made at once. */
    burst: number;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * To the minute.
     */
    last_used_at: string | null;
    /**
     * When the key expires. Null: never.
     */
    expires_at: string | null;
    /** Whether `expires_at` has passed. */
    is_expired: IsExpired;
    /** False until an operator approves the key; it doesn't work before. */
    is_approved: boolean;
    /**
     * The key that was made by rotating this one.
     */
    replaced_by: string | null;
};
/** A new API key, with its secret. */
export type KeyWithSecret = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** The first characters of the key. */
    prefix: string;
    /** The user that the key belongs to. */
    user: KeyUser;
    /** The environment that the record belongs to. */
    environment: Environment;
    /** IP addresses and CIDR ranges from which the key works; empty means everywhere. */
    address_ranges: string[];
    /** Requests per minute. */
    rate_per_minute: number;
    /** Requests that can be made at once. */
    burst: number;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * To the minute.
     */
    last_used_at: string | null;
    /**
     * When the key expires. Null: never.
     */
    expires_at: string | null;
    /** Whether `expires_at` has passed. */
    is_expired: IsExpired;
    /** False until an operator approves the key; it doesn't work before. */
    is_approved: boolean;
    /**
     * The key that was made by rotating this one.
     */
    replaced_by: string | null;
    /** The key. It is shown only once. */
    key: string;
};
export type KeyInput = {
    /** Number of the user who owns the key, from `GET /users`. Default: you. */
    user_id?: number | undefined;
    /** IP addresses and CIDR ranges from which the key works, such as 203.0.113.0/24. Default: any address. */
    address_ranges?: string[] | undefined;
    /**
     * When the key expires. Default: never.
     */
    expires_at?: string | undefined;
};
export type KeyRotation = {
    /**
     * Hours for which the old key still works.
     * @default 24
     */
    overlap_hours?: number | undefined;
};
/** A person with a role in the account. */
export type User = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** The person's name. */
    name: string;
    /** The person's e-mail address. */
    email: string;
    /** What a user may do: `owner` has all rights, `cashier` the fewest. */
    role: Role;
    /**
     * `invited`: has not accepted the invitation yet. `disabled`: has no access.
     * @enum {string}
     */
    status: "active" | "invited" | "disabled";
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
};
export type UserInput = {
    /**
     * Name of the person, without links or domains.
     */
    name: string;
    /**
     * E-mail address that gets the invitation.
     */
    email: string;
    /** Role of the user. `owner`: everything, and the team. `admin`: everything else. `accountant`: documents, stock, imports, codes, notices and items. `cashier`: sales. */
    role: Role;
};
export type UserUpdate = {
    /** Role of the user. `owner`: everything, and the team. `admin`: everything else. `accountant`: documents, stock, imports, codes, notices and items. `cashier`: sales. */
    role?: Role | undefined;
    /** Whether the user has access. */
    is_active?: boolean | undefined;
};
export type InvitationCode = {
    /**
     * The code from the e-mail.
     */
    token: string;
};
export type InvitationAcceptance = {
    /**
     * The code from the e-mail.
     */
    token: string;
    /**
     * New password with at least 12 characters. Required if you have none yet.
     */
    password?: string | undefined;
};
/** The account that the person now belongs to. */
export type AcceptedInvitation = {
    /** The account. */
    account: {
        /** Number of the account. */
        id: number;
        /** Name of the account. */
        name: string;
    };
    /** What a user may do: `owner` has all rights, `cashier` the fewest. */
    role: Role;
};
export type RegistrationInput = {
    /**
     * Name of the business, without links or domains.
     */
    business: string;
    /** TIN of the business. In Kenya, its KRA PIN: A or P, nine digits and a letter. */
    tin: string;
    /** Country as a two-letter ISO 3166-1 code, such as `KE`. */
    country: string;
    /**
     * Name of the person who will own the account, without links or domains.
     */
    name: string;
    /**
     * E-mail address of that person. It gets the code.
     */
    email: string;
    /**
     * Password of that person. Common passwords and the person's own name are rejected.
     */
    password: string;
    /**
     * Version of the terms that the person accepted. The operators set it with `TAXD_TERMS_VERSION`.
     */
    terms_version: string;
};
export type RegistrationProof = {
    /**
     * The code from the e-mail.
     */
    token: string;
    /**
     * The password of the registration.
     */
    password: string;
};
/** A business that asked for an account. */
export type Registration = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /**
     * `unverified`: the e-mail address is not confirmed. `pending`: an operator must decide. Then `approved` or `rejected`.
     * @enum {string}
     */
    status: "unverified" | "pending" | "approved" | "rejected";
    /** Name of the business. */
    business: string;
    /** TIN of the business. */
    tin: string;
    /** Country of the business, as ISO 3166-1 code. */
    country: string;
    /** Name of the person who registered it. */
    name: string;
    /** E-mail address of the person who registered it. */
    email: string;
    /** Version of the terms that the person accepted. */
    terms_version: string;
    /** The account that the approval created. */
    account_id: number | null;
    /** The account that the TIN is bound to. */
    tin_account_id: number | null;
    /** Other registrations of this TIN that wait for review. */
    same_tin: number;
    /** Why it was rejected. */
    reason: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the e-mail address was confirmed, as ISO time in UTC. Null until then.
     */
    verified_at: string | null;
    /**
     * When an operator decided, as ISO time in UTC. Null until then.
     */
    reviewed_at: string | null;
};
export type RegistrationRejection = {
    /**
     * Why you reject the registration. The applicant reads it.
     */
    reason: string;
};
/** An account, as operators see it. */
export type OpenedAccount = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** Name of the account. */
    name: string;
    /** E-mail address of the account's owner. */
    email: string;
    /**
     * `pending_approval` waits for an operator. `suspended` can be reactivated; `cancelled` is final.
     * @enum {string}
     */
    status: "pending_approval" | "active" | "suspended" | "cancelled";
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
};
/** An account with its keys and health, as operators see it. */
export type InspectedAccount = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** Name of the account. */
    name: string;
    /** E-mail address of the account's owner. */
    email: string;
    /**
     * `pending_approval` waits for an operator. `suspended` can be reactivated; `cancelled` is final.
     * @enum {string}
     */
    status: "pending_approval" | "active" | "suspended" | "cancelled";
    /** Why an operator suspended or cancelled the account; null for other statuses, and without a reason. */
    status_reason: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * Null until the account is approved.
     */
    approved_at: string | null;
    /** Features in the account's plan: `async` submissions, customs `imports`, `webhooks`, `insurances`. */
    features: Features;
    /** Number of users. */
    users: number;
    /** The TINs that are bound to the account. */
    tins: {
        /** The TIN. */
        tin: string;
        /**
         * When an operator bound it, as ISO time in UTC.
         */
        bound_at: string;
    }[];
    /** Keys that are not revoked. */
    keys: {
        /** Identifier of the key. */
        id: string;
        /** The first characters of the key. */
        prefix: string;
        /** The user that the key belongs to. */
        user: KeyUser;
        /** The environment that the record belongs to. */
        environment: Environment;
        /** Requests a minute. */
        rate_per_minute: number;
        /** Requests at once. */
        burst: number;
        /**
         * When the key was last used, as ISO time in UTC. Null before the first time.
         */
        last_used_at: string | null;
        /**
         * When the key expires, as ISO time in UTC. Null for a key that doesn't expire.
         */
        expires_at: string | null;
        /** False until an operator approves the key. */
        is_approved: boolean;
    }[];
    /** One for each environment; none until the account is approved. */
    health: {
        /** The environment that the record belongs to. */
        environment: Environment;
        /** The worst status of the checks. */
        status: Verdict;
        /** The checks of the environment. */
        checks: HealthCheck[];
        /** One for each device. */
        lanes: LaneHealth[];
    }[];
};
/** Features in the account's plan: `async` submissions, customs `imports`, `webhooks`, `insurances`. */
export type Features = ("async" | "imports" | "webhooks" | "insurances")[];
export type AccountFeatures = {
    /** Features in the account's plan: `async` submissions, customs `imports`, `webhooks`, `insurances`. */
    features: Features;
};
export type TinBinding = {
    /** The TIN to bind (in Kenya, the KRA PIN). */
    tin: string;
};
export type KeyLimits = {
    /** Requests per minute. */
    rate_per_minute?: number | undefined;
    /** Requests that can be made at once. */
    burst?: number | undefined;
};
/** An API key that waits for an operator's approval. */
export type WaitingKey = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /**
     * An API key, or the token of a relay.
     * @enum {string}
     */
    kind: "key" | "relay";
    /** The first characters of the key or token. */
    prefix: string;
    /** The name of the relay. Null for a key. */
    name: string | null;
    /** The environment that the record belongs to. */
    environment: Environment;
    /** The account of the key. */
    account: {
        /** Number of the account. */
        id: number;
        /** Name of the account. */
        name: string;
    };
    /** The user that the key belongs to. */
    user: KeyUser;
    /** IP addresses and CIDR ranges from which the key will work; empty means everywhere. */
    address_ranges: string[];
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the key expires. Null: never.
     */
    expires_at: string | null;
};
export type KeyRejection = {
    /**
     * Why you reject the key. Its user reads it.
     */
    reason: string;
};
export type AccountStatusChange = {
    /**
     * `suspend` ends access until you `reactivate` the account. `cancel` ends it for good.
     * @enum {string}
     */
    move: "suspend" | "reactivate" | "cancel";
    /**
     * Why you change the status. The audit stores it.
     */
    reason: string;
};
/** A program at a branch that connects control units to the service. */
export type Relay = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Your name of the relay. */
    name: string;
    /** The branches whose control units it calls. */
    branches: string[];
    /** The visible beginning of the token. */
    token_prefix: string;
    /** False: an operator must approve the token before it works (`TAXD_KEY_APPROVAL`). */
    is_approved: boolean;
    /** Whether the relay is connected now. */
    is_connected: boolean;
    /**
     * When it connected. Null while it is not connected.
     */
    connected_at: string | null;
    /**
     * When its last connection ended; null while it is connected.
     */
    disconnected_at: string | null;
    /** The version that connected last. */
    version: string | null;
    /** The IP address that it connected from last. */
    remote_address: string | null;
    /** Hosts and ports that the relay can call, as it reported when it last connected. */
    allowed: string[];
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
};
/** A new relay, with its token. */
export type RelayWithToken = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Your name of the relay. */
    name: string;
    /** Branches that the relay serves, as `GET /branches` lists them. */
    branches: string[];
    /** The visible beginning of the token. */
    token_prefix: string;
    /** Whether the token works. Otherwise an operator must approve it first. */
    is_approved: boolean;
    /** Whether the relay is connected now. */
    is_connected: boolean;
    /**
     * When the relay last connected, as ISO time in UTC. Null before the first time.
     */
    connected_at: string | null;
    /**
     * When the relay last disconnected, as ISO time in UTC. Null while it is connected, and before the first time.
     */
    disconnected_at: string | null;
    /** Version of the relay's program. Null before it first connects. */
    version: string | null;
    /** IP address that the relay connected from. Null before it first connects. */
    remote_address: string | null;
    /** Control units that the relay's own configuration allows. */
    allowed: string[];
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** The token. It is shown only once. */
    token: string;
};
export type SignIn = {
    /**
     * Your e-mail address.
     */
    email: string;
    /**
     * Your password.
     */
    password: string;
};
/** A sign-in that needs a second factor. */
export type SignInChallenge = {
    /** Sent with the code to POST /sessions/complete. */
    challenge: string;
    /**
     * When the challenge expires, as ISO time in UTC.
     */
    expires_at: string;
};
export type SignInCode = {
    /**
     * The challenge from `POST /sessions`.
     */
    challenge: string;
    /** Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter. */
    code: SecondFactor;
};
/**
 * Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter.
 */
export type SecondFactor = string;
/** A session of a person who is signed in. */
export type Session = {
    /** Identifier of the session. */
    id: string;
    /** Whether it is the session of the request. */
    is_current: boolean;
    /** The browser or program that signed in. */
    user_agent: string;
    /** IP address of the sign-in. */
    address: string;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * To the minute.
     */
    last_used_at: string;
    /**
     * When the session expires if it isn't used before.
     */
    expires_at: string;
};
/** Send either the password or a code. */
export type SessionConfirmation = {
    /**
     * Your password.
     */
    password?: string | undefined;
    /** Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter. */
    code?: SecondFactor | undefined;
};
/** The person who is signed in. */
export type Me = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** Your e-mail address. */
    email: string;
    /** Your name. */
    name: string;
    /** Whether signing in needs a code. */
    two_factor: boolean;
    /** Number of unused recovery codes. */
    recovery_codes_left: number;
    /** Whether you get e-mails about serious events in accounts that you own. */
    alerts: boolean;
    /** Whether you may call the operations for operators. */
    is_operator: boolean;
    /** The accounts that you belong to. */
    memberships: Membership[];
    /** The businesses that you registered and confirmed by mail, newest first, at most 20. */
    registrations: OwnRegistration[];
};
/** A registration of the person who is signed in. */
export type OwnRegistration = {
    /** Name of the business. */
    business: string;
    /** TIN of the business. */
    tin: string;
    /** Country of the business, as ISO 3166-1 code. */
    country: string;
    /**
     * `pending` while operators review it.
     * @enum {string}
     */
    status: "pending" | "approved" | "rejected";
    /** Why the operators rejected it. */
    reason: string | null;
    /**
     * When the form was sent.
     */
    created_at: string;
};
/** An account that the person belongs to. */
export type Membership = {
    /** Number of your user in the account. */
    user_id: number;
    /**
     * Your role in the account.
     * @enum {string}
     */
    role: "owner" | "admin" | "accountant" | "cashier";
    /** The account. */
    account: {
        /** For the header `X-Account`. */
        id: number;
        /** Name of the account. */
        name: string;
        /** Whether the account requires two-factor sign-in. Without it, your requests in the account are 403 `two_factor_required`. */
        two_factor_required: boolean;
        /**
         * `pending_approval` waits for an operator. `suspended` can be reactivated; `cancelled` is final.
         * @enum {string}
         */
        status: "pending_approval" | "active" | "suspended" | "cancelled";
        /** Why the operators suspended or cancelled the account. Only owners get it. */
        status_reason: string | null;
        /** What people of its devices' country call the tax and the TIN, by environment. */
        words: {
            /** The words of its live devices. */
            live: TaxWords;
            /** The words of its devices in the sandbox. */
            sandbox: TaxWords;
        };
    };
};
export type MeUpdate = {
    /**
     * Your name, without links or domains.
     */
    name?: string | undefined;
    /** Whether you get e-mails about serious events in accounts that you own: an unreachable control unit, an outcome that is unknown for an hour, a document without retries left, a disabled webhook. Only for live. */
    alerts?: boolean | undefined;
};
export type PasswordInput = {
    /**
     * The password that you sign in with now.
     */
    current_password: string;
    /** At least 12 characters. Common passwords are rejected. */
    password: NewPassword;
};
export type EmailChangeInput = {
    /**
     * Your new e-mail address.
     */
    email: string;
    /**
     * The password that you sign in with now.
     */
    current_password: string;
};
export type EmailChangeConfirmation = {
    /**
     * The code from the e-mail.
     */
    token: string;
};
/**
 * At least 12 characters. Common passwords are rejected.
 */
export type NewPassword = string;
/** What an authenticator app needs. */
export type TwoFactorSetup = {
    /** The secret to type into an authenticator app. */
    secret: string;
    /** The secret as a URI for a QR code. */
    uri: string;
};
export type TwoFactorCode = {
    /** Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter. */
    code: SecondFactor;
};
/** New recovery codes. They are shown once. */
export type RecoveryCodes = {
    /** Each code replaces the second factor once. */
    recovery_codes: string[];
};
export type PasswordResetRequest = {
    /**
     * Your e-mail address.
     */
    email: string;
};
export type PasswordReset = {
    /**
     * The token from the link in the e-mail.
     */
    token: string;
    /** At least 12 characters. Common passwords are rejected. */
    password: NewPassword;
};
export type ReceiptLinkInput = {
    /**
     * When the link expires, at most five years from now. Default: 90 days from now.
     */
    expires_at?: string | undefined;
};
/** The user who created the link. For a request with an API key, the user of the key. */
export type LinkAuthor = {
    /** Id of the user. */
    id: number;
    /** Null if the user is not stored any more. */
    name: string | null;
};
/** The mail that brought the link to the customer. */
export type ReceiptLinkMail = {
    /** The address that it was sent to. */
    email: string;
    /**
     * `pending`: it is sent soon, or tried again. Null 30 days after its end, when its record is deleted.
     * @enum {string|null}
     */
    status: "pending" | "sent" | "failed" | null;
    /**
     * When it was sent, or given up, as ISO time in UTC.
     */
    ended_at: string | null;
};
/** A link to a receipt for the buyer. */
export type ReceiptLink = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the link stops working, as ISO time in UTC.
     */
    expires_at: string;
    /** Whether `expires_at` has passed. */
    is_expired: IsExpired;
    /** The user who created the link. For a request with an API key, the user of the key. */
    created_by: LinkAuthor;
    /** Null if the service mailed it to nobody. */
    mail: ReceiptLinkMail | null;
};
/**
 * `CS` is a copy of a sale, `CC` a copy of a credit note.
 * @enum {string}
 */
export type CopyLabel = "CS" | "CC";
/** A printed copy of a receipt. */
export type ReceiptCopy = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** `CS` is a copy of a sale, `CC` a copy of a credit note. */
    label: CopyLabel;
    /**
     * When it was printed, as ISO time in UTC.
     */
    printed_at: string;
    /** Id of the user who printed it. With an API key, the user of the key. */
    user_id: number;
    /** Name of the user. Null if the user is not stored any more. */
    user_name: string | null;
};
/** A new copy of a receipt, with what to print. */
export type PrintedReceiptCopy = ReceiptCopy & {
    /** A receipt, as printed. */
    receipt: Receipt;
};
export type ReceiptMailInput = {
    /**
     * The customer's e-mail address.
     */
    email: string;
    /**
     * When the link expires, at most five years from now. Default: 90 days from now.
     */
    expires_at?: string | undefined;
};
/** A link to a receipt that was mailed to the buyer. */
export type MailedReceiptLink = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the link stops working, as ISO time in UTC.
     */
    expires_at: string;
    /** Whether `expires_at` has passed. */
    is_expired: IsExpired;
    /** The user who created the link. For a request with an API key, the user of the key. */
    created_by: LinkAuthor;
    /** Null if the service mailed it to nobody. */
    mail: ReceiptLinkMail | null;
    /** E-mail address that got the link. */
    email: string;
};
/** A new link to a receipt, with its URL. */
export type ReceiptLinkWithUrl = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the link stops working, as ISO time in UTC.
     */
    expires_at: string;
    /** Whether `expires_at` has passed. */
    is_expired: IsExpired;
    /** The user who created the link. For a request with an API key, the user of the key. */
    created_by: LinkAuthor;
    /** Null if the service mailed it to nobody. */
    mail: ReceiptLinkMail | null;
    /** The page of the receipt. Only this response shows it. */
    url: string;
};
/**
 * Kind of records in the export.
 * @enum {string}
 */
export type ExportType = "sales" | "purchases" | "movements" | "audit";
/**
 * Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line.
 * @enum {string}
 */
export type ExportFormat = "csv" | "xlsx" | "jsonl";
export type ExportInput = {
    /** Records to export: `sales`, `purchases`, stock `movements`, or the `audit`. The caller's role decides which types it can export. */
    type: ExportType;
    /** Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line. */
    format: ExportFormat;
    /**
     * First day of the period, as `YYYY-MM-DD`.
     */
    from_date: string;
    /**
     * Last day of the period, as `YYYY-MM-DD`, not before `from_date`.
     */
    to_date: string;
    /** Branch to export, as `GET /branches` lists it. Default: all branches. */
    branch_id?: BhfId | undefined;
};
/** A file of records, made in the background. */
export type Export = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Kind of records in the export. */
    type: ExportType;
    /** Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line. */
    format: ExportFormat;
    /** Null: all branches. The audit always covers all branches. */
    branch_id: string | null;
    /** First local day of the period, as `YYYY-MM-DD`. */
    from_date: FirstDay;
    /** Last local day of the period, as `YYYY-MM-DD`. */
    to_date: LastDay;
    /**
     * `pending` waits, `running` is being written, `ready` can be downloaded.
     * @enum {string}
     */
    status: "pending" | "running" | "ready" | "failed";
    /** Rows written so far. */
    rows: number;
    /** Size of the file so far. */
    bytes: number;
    /** Checksum of the whole file, once it is ready. */
    sha256: string | null;
    /** Name of the file. */
    file_name: string;
    /** Why it failed. */
    error: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the file was ready or had failed, as ISO time in UTC. Null until then.
     */
    finished_at: string | null;
    /**
     * When the export and its file are deleted.
     */
    expires_at: string;
};
export type RelayInput = {
    /**
     * Name of the relay in lists, such as the place where it runs.
     */
    name: string;
    /** Branches whose control units the relay can call, as `GET /branches` lists them. */
    branches: BhfId[];
};
/** How the service sends documents to the control unit. */
export type DeviceSettings = {
    /**
     * Whether the unit gets prices and amounts with tax, without tax, or as the request has them.
     * @enum {string}
     */
    amounts: "tax_included" | "tax_excluded" | "as_submitted";
    /**
     * Whether an item class that the unit's table lacks causes a warning or a rejection.
     * @enum {string}
     */
    unknown_item_classes: "warn" | "reject";
    /** The points of the unit's messages that the profile lets you choose, with the values in use. Empty where it has no choice. */
    variants: WireVariants;
    /**
     * Where calls have the key of an online unit. Absent for other wires.
     * @enum {string}
     */
    cmc_key_in?: "body" | "headers" | undefined;
};
/** Points of the unit's messages on which the authority's documents and units disagree. */
export type WireVariants = {
    /** `salesSttsCd` of a credit note: `02` approved, or `05` refunded. */
    refund_status?: RefundStatus | undefined;
    /** `pkg` of a line of a sale: `stated` as submitted, `one` always 1, `quantity` the line's quantity. */
    packages?: PackageCount | undefined;
    /** `rptNo` of a sale: `one` always 1, `z_report` the number of the Z report that counts it, `invoice` its `invcNo`. */
    report_number?: ReportNumber | undefined;
    /** `orgSarNo` of a stock movement without an original: `none` is 0, `own` its own `sarNo`. */
    original_movement?: OriginalMovement | undefined;
    /** Text of a receipt's QR code: `document` as the authority's document has it, `counters` with both counters and the label. */
    qr_text?: QrText | undefined;
};
/** Points of the unit's messages on which the authority's documents and units disagree. */
export type WireVariantsInput = {
    /** `salesSttsCd` of a credit note: `02` approved, or `05` refunded. */
    refund_status?: RefundStatus | undefined;
    /** `pkg` of a line of a sale: `stated` as submitted, `one` always 1, `quantity` the line's quantity. */
    packages?: PackageCount | undefined;
    /** `rptNo` of a sale: `one` always 1, `z_report` the number of the Z report that counts it, `invoice` its `invcNo`. */
    report_number?: ReportNumber | undefined;
    /** `orgSarNo` of a stock movement without an original: `none` is 0, `own` its own `sarNo`. */
    original_movement?: OriginalMovement | undefined;
    /** Text of a receipt's QR code: `document` as the authority's document has it, `counters` with both counters and the label. */
    qr_text?: QrText | undefined;
};
/**
 * `salesSttsCd` of a credit note: `02` approved, or `05` refunded.
 * @enum {string}
 */
export type RefundStatus = "02" | "05";
/**
 * `pkg` of a line of a sale: `stated` as submitted, `one` always 1, `quantity` the line's quantity.
 * @enum {string}
 */
export type PackageCount = "stated" | "one" | "quantity";
/**
 * `rptNo` of a sale: `one` always 1, `z_report` the number of the Z report that counts it, `invoice` its `invcNo`.
 * @enum {string}
 */
export type ReportNumber = "one" | "z_report" | "invoice";
/**
 * `orgSarNo` of a stock movement without an original: `none` is 0, `own` its own `sarNo`.
 * @enum {string}
 */
export type OriginalMovement = "none" | "own";
/**
 * Text of a receipt's QR code: `document` as the authority's document has it, `counters` with both counters and the label.
 * @enum {string}
 */
export type QrText = "document" | "counters";
/** Settings of the device. Default of each setting: by profile and environment. */
export type DeviceSettingsInput = {
    /**
     * How the service sends amounts to the control unit. `tax_included`: price and supply with tax, the taxable amount without tax (default of `ke` and `rw`). `tax_excluded`: price, supply, discount and taxable amount without tax. `as_submitted`: the figures that you submitted (default of `plain`). The signed totals are the same.
     * @enum {string}
     */
    amounts?: "tax_included" | "tax_excluded" | "as_submitted" | undefined;
    /**
     * What happens to a new item whose class is not in the synchronized table. `warn`: the item is registered, with a warning (default in the sandbox, whose table is incomplete). `reject`: the response is 422 (default in live).
     * @enum {string}
     */
    unknown_item_classes?: "warn" | "reject" | undefined;
    /** Points of the unit's messages that the profile lets you choose. Others are rejected with 400. Omitted points keep their values. */
    variants?: WireVariantsInput | undefined;
    /**
     * Only with wire `oscu`: where calls have the control unit's key. `body`: as the field `cmcKey`, as the authority's specification has it (default). `headers`: as the headers `tin`, `bhfId` and `cmcKey`, as programs in use send it. Unconfirmed: each has one kind of source.
     * @enum {string}
     */
    cmc_key_in?: "body" | "headers" | undefined;
};
/**
 * Serial number issued by the authority.
 */
export type SerialNo = string;
/**
 * Address of the control unit.
 */
export type UnitUrl = string;
/** Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. With every call it sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, or with wire `oscu` where `settings.cmc_key_in` says. There, `cmc_key` takes the place of the key that the control unit issued. The service stores other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
export type Credentials = {
    [key: string]: unknown;
};
export type CredentialsInput = {
    /** Branch of the device. It must equal the path's. */
    bhf_id?: BhfId | undefined;
    /** Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. With every call it sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, or with wire `oscu` where `settings.cmc_key_in` says. There, `cmc_key` takes the place of the key that the control unit issued. The service stores other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
    credentials?: Credentials | undefined;
};
export type InitializeInput = {
    /** Branch of the device. It must equal the path's. */
    bhf_id?: BhfId | undefined;
    /** Credentials for the control unit, as in `POST /devices`. Default: the stored ones. */
    credentials?: Credentials | undefined;
    /**
     * Registers the device at the control unit even if it is already initialized.
     * @default false
     */
    force?: boolean | undefined;
};
/** The initialized control unit, and the tables that it returned. */
export type InitializeResult = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** Whether the device is initialized and in use. */
    is_active: boolean;
    /** False if the device was already initialized and only the tables were fetched. */
    registered: boolean;
    /**
     * When the control unit was initialized, as ISO time in UTC.
     */
    last_initialized_at: string;
    /** Number of entries by table. */
    synced_data: SyncedCounts;
    /** Contradictions in the unit's tables that block nothing. */
    warnings?: string[] | undefined;
};
/** Number of entries that the control unit returned, by table. */
export type SyncedCounts = {
    /** Tax types. */
    tax_types: number;
    /** Item classes. */
    item_classes: number;
    /** Packaging units. */
    packaging_units: number;
    /** Quantity units. */
    quantity_units: number;
    /** Payment types. */
    payment_types: number;
    /** Countries. */
    countries: number;
};
/** A control unit that responded to a test. */
export type TestResult = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** URL of the control unit. */
    vscu_url: string;
    /**
     * The unit responded.
     * @constant
     */
    connectivity: "ok";
    /** How long the unit took to respond, in milliseconds. */
    response_time_ms: number;
    /** How far the control unit's clock is ahead of the service's clock, negative if it is behind. Units report their time in whole seconds. Null if the unit reports no time. */
    clock_offset_ms: number | null;
    /**
     * When the test was made, as ISO time in UTC.
     */
    tested_at: string;
};
/** A place of business. */
export type Branch = {
    /** What devices call `branch_id`. */
    id: number;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** Name of the branch. */
    name: string;
    /** Whether the branch is the head office. */
    is_head_office: boolean;
    /** Street and number. Null if not set. */
    address_line: string | null;
    /** City. Null if not set. */
    city: string | null;
    /** County or province. Null if not set. */
    county: string | null;
    /** Postal code. Null if not set. */
    postal_code: string | null;
    /** Country. Null if not set. */
    country: string | null;
    /** Phone number of the branch. Null if not set. */
    phone: string | null;
    /** E-mail address of the branch. Null if not set. */
    email: string | null;
    /** Name of the branch's manager. Null if not set. */
    manager_name: string | null;
    /** Phone number of the branch's manager. Null if not set. */
    manager_phone: string | null;
    /** E-mail address of the branch's manager. Null if not set. */
    manager_email: string | null;
    /** Trade name on the branch's receipts. Null: the account's. */
    trade_name: string | null;
    /** Address on the branch's receipts. Null: `address_line`, city and county. Without an `address_line`: the account's address, otherwise city and county. */
    receipt_address: string | null;
    /** Line below the title of receipts. Null: the account's. */
    receipt_header: string | null;
    /** Last line of receipts. Null: the account's. */
    receipt_footer: string | null;
    /**
     * Language of receipts. Null: the account's.
     * @enum {string|null}
     */
    receipt_language: "en" | "sw" | null;
    /** Customer name of sales that are submitted without one. Null: the account's. */
    walk_in_customer_name: string | null;
    /** When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the branch's time zone, or `off`. Null: at a time between 01:00 and 05:00 that the service chooses for the branch. */
    daily_fetch: string | null;
    /** When the branch's business day begins, as `HH:MM` in its time zone. Null: at 05:00. */
    business_day_start: string | null;
    /**
     * Since when the branch is paused: nothing is sent to its control unit. Null while it isn't.
     */
    paused_at: string | null;
    /** Why the branch is paused. */
    pause_reason: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
};
/** The account and its settings. */
export type Account = {
    /** Name of the business. */
    name: string;
    /**
     * The environment of the settings.
     * @enum {string}
     */
    environment: "live" | "sandbox";
    /** Features of the account's plan. */
    features: string[];
    /** Customer name of sales that are submitted without one. */
    walk_in_customer_name: string;
    /** Trade name on receipts. Null: the account's name if it has at most 20 characters, otherwise none. */
    trade_name: string | null;
    /** Address on receipts of branches that have none. */
    receipt_address: string | null;
    /** Line below the title of receipts. */
    receipt_header: string | null;
    /** Last line of receipts. */
    receipt_footer: string | null;
    /**
     * Language of receipts: English or Kiswahili.
     * @enum {string}
     */
    receipt_language: "en" | "sw";
    /** The authority's logo on receipts; null for an empty frame. */
    receipt_logo: {
        /** The first 32 digits of the image's SHA-256. */
        fingerprint: string;
        /**
         * Format of the picture.
         * @enum {string}
         */
        media_type: "image/png" | "image/jpeg";
        /** Pixels. */
        width: number;
        /** Pixels. */
        height: number;
        /** Size of the picture in bytes. */
        bytes: number;
    } | null;
    /** Whether sales may have VAT. */
    vat_registered: boolean;
    /** How long after a sale it can be credited: `6 months`, `90 days` or `none` for no limit. Null: the limit of the control unit's profile, which is 6 months for `ke` and none for `plain`. */
    credit_note_window: string | null;
    /** How many credit notes a sale can have. Null: any number. */
    credit_notes_per_sale: number | null;
    /** Whether uploaded books are matched each night. */
    nightly_matching: boolean;
    /**
     * When a setting was last changed.
     */
    updated_at: string | null;
};
export type TwoFactorRequirement = {
    /** Whether people need two-factor sign-in in this account. */
    required: boolean;
};
/** Whether the account requires a second factor. */
export type TwoFactorRequired = {
    /** Whether each person needs a second factor to sign in. */
    two_factor_required: boolean;
};
export type AccountUpdate = {
    /** Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
    walk_in_customer_name?: WalkInName | undefined;
    /** Trade name on receipts. Null: the account's name if it has at most 20 characters, otherwise none. */
    trade_name?: ReceiptText | undefined;
    /** Address on the receipts of branches that have none. */
    receipt_address?: ReceiptAddress | undefined;
    /** Line below the title of receipts. */
    receipt_header?: ReceiptText | undefined;
    /** Last line of receipts. */
    receipt_footer?: ReceiptText | undefined;
    /** Language of the words on receipts: `en` is English, `sw` is Kiswahili. A branch whose profile doesn't have the account's language prints the profile's own. */
    receipt_language?: ReceiptLanguage | undefined;
    /** The authority's logo for receipts: a PNG (8 bits per color, not interlaced) or JPEG (gray or RGB) as a data URI, at most 128 KiB and 1200 pixels wide and high. Null removes it, and receipts have an empty frame. */
    receipt_logo?: string | null | undefined;
    /** Whether the business is registered for VAT. With `false`, the service rejects sales with VAT, and receipts show no VAT. */
    vat_registered?: boolean | null | undefined;
    /** How long after the sale date you can credit a sale: `6 months`, `90 days`, or `none` for no limit. Null restores the limit of the control unit's profile: 6 months for `ke`, none for `plain`. Accepted credit notes stay accepted. */
    credit_note_window?: string | null | undefined;
    /** How many credit notes a sale can have. Failed ones don't count. Null: any number. */
    credit_notes_per_sale?: number | null | undefined;
    /** Whether uploaded books are matched each night with what suppliers reported. Null restores the default, true. */
    nightly_matching?: boolean | null | undefined;
};
/** A line on receipts. Its length is limited by the control unit. */
export type ReceiptText = string | null;
/** The address on receipts. Its length is limited by the control unit. */
export type ReceiptAddress = string | null;
/**
 * Language of the words on receipts: `en` is English, `sw` is Kiswahili. A branch whose profile doesn't have the account's language prints the profile's own.
 * @enum {string|null}
 */
export type ReceiptLanguage = "en" | "sw" | null;
/** Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
export type WalkInName = string | null;
export type BranchInput = {
    /** Identifier of the new branch, as the authority assigned it: two digits or capital letters. `00` is the head office. */
    bhf_id: NewBhfId;
    /**
     * Name of the branch.
     */
    name: string;
    /** Whether the branch is the head office. Branch `00` always is. Default: true for `00`, otherwise false. */
    is_head_office?: boolean | undefined;
    /**
     * Street and number.
     */
    address_line?: string | null | undefined;
    /**
     * City or town.
     */
    city?: string | null | undefined;
    /**
     * County.
     */
    county?: string | null | undefined;
    /**
     * Postal code.
     */
    postal_code?: string | null | undefined;
    /** Country as a two-letter ISO 3166-1 code, such as `KE`. */
    country?: string | null | undefined;
    /**
     * Phone number of the branch.
     */
    phone?: string | null | undefined;
    /**
     * E-mail address of the branch.
     */
    email?: string | null | undefined;
    /**
     * Name of the manager.
     */
    manager_name?: string | null | undefined;
    /**
     * Phone number of the manager.
     */
    manager_phone?: string | null | undefined;
    /**
     * E-mail address of the manager.
     */
    manager_email?: string | null | undefined;
    /** Trade name on the branch's receipts. Null: the account's. */
    trade_name?: ReceiptText | undefined;
    /** Address on the branch's receipts. Null: `address_line`, city and county. */
    receipt_address?: ReceiptAddress | undefined;
    /** Line below the title of the branch's receipts. Null: the account's. */
    receipt_header?: ReceiptText | undefined;
    /** Last line of the branch's receipts. Null: the account's. */
    receipt_footer?: ReceiptText | undefined;
    /** Language of the words on receipts: `en` is English, `sw` is Kiswahili. A branch whose profile doesn't have the account's language prints the profile's own. */
    receipt_language?: ReceiptLanguage | undefined;
    /** Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
    walk_in_customer_name?: WalkInName | undefined;
    /** When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the branch's time zone, or `off`. Null: the service chooses a time at night. */
    daily_fetch?: DailyFetch | undefined;
    /** When the branch's business day begins, as `HH:MM` in its time zone. Sales before it count in the day before. Null: at 05:00. */
    business_day_start?: BusinessDayStart | undefined;
};
export type BranchUpdate = {
    /**
     * Name of the branch.
     */
    name?: string | undefined;
    /** Whether the branch is the head office. Branch `00` always is. */
    is_head_office?: boolean | undefined;
    /**
     * Street and number. Null removes it.
     */
    address_line?: string | null | undefined;
    /**
     * City or town. Null removes it.
     */
    city?: string | null | undefined;
    /**
     * County. Null removes it.
     */
    county?: string | null | undefined;
    /**
     * Postal code. Null removes it.
     */
    postal_code?: string | null | undefined;
    /** Country as a two-letter ISO 3166-1 code, such as `KE`. Null removes it. */
    country?: string | null | undefined;
    /**
     * Phone number of the branch. Null removes it.
     */
    phone?: string | null | undefined;
    /**
     * E-mail address of the branch. Null removes it.
     */
    email?: string | null | undefined;
    /**
     * Name of the manager. Null removes it.
     */
    manager_name?: string | null | undefined;
    /**
     * Phone number of the manager. Null removes it.
     */
    manager_phone?: string | null | undefined;
    /**
     * E-mail address of the manager. Null removes it.
     */
    manager_email?: string | null | undefined;
    /** Trade name on the branch's receipts. Null: the account's. */
    trade_name?: ReceiptText | undefined;
    /** Address on the branch's receipts. Null: `address_line`, city and county. */
    receipt_address?: ReceiptAddress | undefined;
    /** Line below the title of the branch's receipts. Null: the account's. */
    receipt_header?: ReceiptText | undefined;
    /** Last line of the branch's receipts. Null: the account's. */
    receipt_footer?: ReceiptText | undefined;
    /** Language of the words on receipts: `en` is English, `sw` is Kiswahili. A branch whose profile doesn't have the account's language prints the profile's own. */
    receipt_language?: ReceiptLanguage | undefined;
    /** Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
    walk_in_customer_name?: WalkInName | undefined;
    /** When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the branch's time zone, or `off`. Null: the service chooses a time at night. */
    daily_fetch?: DailyFetch | undefined;
    /** When the branch's business day begins, as `HH:MM` in its time zone. Sales before it count in the day before. Null: at 05:00. */
    business_day_start?: BusinessDayStart | undefined;
};
/** When the branch's business day begins, as `HH:MM` in its time zone. Sales before it count in the day before. Null: at 05:00. */
export type BusinessDayStart = string | null;
/** When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the branch's time zone, or `off`. Null: the service chooses a time at night. */
export type DailyFetch = string | null;
/** Transactions of a branch in a period, counted. */
export type BranchStats = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** Number of transactions. */
    total: number;
    /** Number of transactions by status. */
    by_status: StatusCounts;
    /** Number of transactions by type. */
    by_type: TypeCounts;
    /** Percent, one decimal. */
    success_rate: number;
    /** Items in the branch's stock list. */
    items: number;
    /** Items at or below their safety quantity. */
    low_stock: number;
    /** Items at zero or below. */
    out_of_stock: number;
    /** Null when the branch has none. */
    device: {
        /** Whether the device is initialized and in use. */
        is_active: boolean;
        /**
         * Since when sales are training documents. Null while they are signed.
         */
        training_since: string | null;
        /**
         * When the control unit was last initialized, as ISO time in UTC. Null before the first time.
         */
        last_initialized_at: string | null;
        /** Why the control unit accepts nothing now, in its own words. Null if it works. */
        last_error: string | null;
    } | null;
};
/** An entry of a reference table of the authority. */
export type Code = {
    /** Class of the table, such as `10` for quantity units. */
    code_class: string;
    /** Name of the table. */
    class_name: string;
    /** The code in the API. */
    code: string;
    /** The control unit's code with the same meaning. Null if it has none. */
    unit_code: string | null;
    /** Meaning of the code. */
    name: string;
    /** Position in the table, ascending. */
    sort_order: number;
    /** Tax types only, percent. */
    rate?: number | null | undefined;
    /** Item classes only: the tax type that the authority's table gives the class. Absent where it gives none. */
    tax_type_code?: string | undefined;
};
/** A tax type of the authority. */
export type TaxType = {
    /** Class of the table. */
    code_class: string;
    /** Name of the table. */
    class_name: string;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    code: TaxTypeCode;
    /** The control unit's letter with the same meaning. Null if it has none. */
    unit_code: string | null;
    /** Name of the tax type, with its rate. */
    name: string;
    /** Position in the table, ascending. */
    sort_order: number;
    /** Percent. */
    rate: number;
    /**
     * What the tax type means: the standard rate, another rate, zero-rated, exempt, or outside VAT, which is part of a total and of no taxable amount. One tax type is the standard rate.
     * @enum {string}
     */
    kind: "standard" | "reduced" | "zero_rated" | "exempt" | "outside_vat";
    /** Whether a line of the tax type states its rate: 0, or `rate`. In Kenya it is `E`. */
    own_rate: boolean;
    /** False if the authority's table contradicts the tax type. */
    is_active: boolean;
};
/** The tables that the control unit returned. */
export type SyncCodesResult = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** Number of entries by table. */
    synced_data: SyncedCounts;
    /**
     * When the tables were fetched, as ISO time in UTC.
     */
    synced_at: string;
};
/** An item that you buy or sell. */
export type Item = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
    item_class_code: ItemClassCode;
    /** `1` raw material, `2` finished product, `3` service without stock. */
    item_type: string;
    /** Quantity in stock at the branch, in the item's quantity unit. */
    current_qty: CurrentQuantity;
    /** Quantity at which stock counts as low, in the item's quantity unit. */
    safety_qty: SafetyQuantity;
    /** Price of one quantity unit, with tax, in local currency. */
    default_price: DefaultPrice;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type_code: TaxTypeCode;
    /** Tax rate of an item whose tax type has `own_rate` (`E` in Kenya), in percent. Null for items of other types, and if the lines of documents state the rate. */
    tax_rate: number | null;
    /** Code of the packaging unit, as `GET /codes?code_class=17` lists it. */
    pkg_unit_code: PackageUnitCode;
    /** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
    qty_unit_code: QuantityUnitCode;
    /** Country of origin, as ISO 3166-1 code. */
    origin_nation_code: string;
    /** Barcode of the item. Null if it has none. */
    barcode: Barcode;
    /** Whether new documents may name the item. */
    is_active: boolean;
    /**
     * When the control unit last accepted it.
     */
    last_synced_at: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
};
export type ItemInput = {
    /** Branch whose control unit registers the item, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Code of the new item: its country, item type, packaging unit, quantity unit, and seven digits, such as `KE2CTU0000044` or `KE2NTKGM0000001`. An `X` may stand before a quantity unit of one letter. Default: the service makes it. */
    item_code?: ItemCodeInput | undefined;
    /**
     * Name of the item, which receipts print.
     */
    item_name: string;
    /** Code of the item class, from `GET /codes?code_class=item_class`. */
    item_class_code: string;
    /**
     * Code of the item type, from `GET /codes?code_class=24`: `1` is raw material, `2` a finished product, `3` a service without stock.
     * @default 2
     * @enum {string}
     */
    item_type?: "1" | "2" | "3" | undefined;
    /** Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type_code: TaxTypeCode;
    /** Tax rate of an item whose tax type has `own_rate` (`E` in Kenya), in percent: 0, or the rate that `GET /codes/tax-types` shows. Lines of documents take it from the item. Without it, each line must state `tax_rate` where that list shows a rate above 0. Items of other types have the rate of their type. */
    tax_rate?: Percent | undefined;
    /**
     * Code of the packaging unit, from `GET /codes?code_class=17`.
     * @default NT
     */
    pkg_unit_code?: PackageUnitCodeInput | undefined;
    /** Code of the quantity unit, from `GET /codes?code_class=10`. */
    qty_unit_code: QuantityUnitCodeInput;
    /** Code of the country of origin, from `GET /codes/countries`. Default: the country of the control unit's profile, `KE` for `ke`. */
    origin_nation_code?: string | undefined;
    /**
     * Price of one quantity unit, with tax.
     * @default 0
     */
    default_price?: Amount | undefined;
    /**
     * Quantity at or below which stock is low.
     * @default 0
     */
    safety_qty?: Amount | undefined;
    /**
     * Barcode.
     */
    barcode?: string | undefined;
    /**
     * With `false`, the service rejects new documents that name the item.
     * @default true
     */
    is_active?: boolean | undefined;
};
export type ItemsBulkInput = {
    /** Branch of the items that name no branch, as `GET /branches` lists it. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** A key of your own for each entry, in the order of `items`. Within 24 hours the service registers an item once under its key, also in another request. Other content under the same key is rejected with `idempotency_mismatch`. Default: made from the `Idempotency-Key` of the request, if it has one. */
    idempotency_keys?: string[] | undefined;
    /** The items. Each one is checked separately, and its errors are in its result. */
    items: ItemInput[];
};
/** The outcome of each entry that was worked on. */
export type ItemsBulkResult = {
    /** Number of entries that are registered items now. */
    registered: number;
    /** Number of entries that are not registered. */
    rejected: number;
    /** One for each entry that was worked on, in the order of the request. */
    results: BulkItemResult[];
};
/** The outcome of one entry of a bulk request. */
export type BulkItemResult = {
    /** The position in the request, from 0. */
    index: number;
    /**
     * `rejected`: the service or the control unit rejected the item, and nothing was stored.
     * @enum {string}
     */
    result: "registered" | "rejected";
    /** Code of the registered item. Null for a rejected one. */
    item_code: string | null;
    /** Why it was rejected. */
    code?: StableCode | undefined;
    /** A sentence for people. */
    message?: string | undefined;
    /** Messages by field path. */
    errors?: {
        [key: string]: string[];
    } | undefined;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
};
export type ItemUpdate = {
    /** Branch whose control unit registers the change, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * Name of the item, which receipts print.
     */
    item_name?: string | undefined;
    /** Tax rate of an item whose tax type has `own_rate` (`E` in Kenya), in percent: 0, or the rate that `GET /codes/tax-types` shows. Null removes it. */
    tax_rate?: number | null | undefined;
    /** Price of one quantity unit, with tax. */
    default_price?: Amount | undefined;
    /** Quantity at or below which stock is low. */
    safety_qty?: Amount | undefined;
    /**
     * Barcode. Null removes it.
     */
    barcode?: string | null | undefined;
    /** With `false`, the service rejects new documents that name the item. */
    is_active?: boolean | undefined;
};
export type SelectImportItemsInput = {
    /** Branch whose control unit the service calls, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** `result_date` of the previous request, as `YYYYMMDDHHmmss`. The unit returns records that changed later. Default: the date of the last daily fetch. */
    last_request_date?: UnitDateTime | undefined;
    /** Returns only these records, processed ones too. A record that is missing from the response doesn't exist. */
    records?: ImportKey[] | undefined;
};
/** Identifies a customs record. */
export type ImportKey = {
    /** Task code of the record, from `POST /imports/select-items`. */
    task_code: string;
    /** Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
    declaration_date: DeclarationDate;
    /** Number of the item in the declaration. */
    item_sequence: number;
    /** HS code (customs tariff number) of the record, from `POST /imports/select-items`. */
    hs_code: string;
};
/** Customs records that the control unit returned. */
export type ImportItemsResult = {
    /** The customs records. */
    items: ImportItem[];
    /** Number of customs records. */
    total_items: number;
    /** `000` on success. */
    result_code: string;
    /** The control unit's own text. */
    result_message: string;
    /** The control unit's local time of the response, as `YYYYMMDDHHmmss`: the next `last_request_date`. */
    result_date: string;
};
/** A customs record, with its keys exactly as the authority wrote them. */
export type ImportItem = {
    /** The authority's code of the declaration's task. */
    task_code: string;
    /** Date of the customs declaration, as `YYYYMMDD`. */
    declaration_date: string;
    /** Number of the item in the declaration, from 1. */
    item_sequence: number;
    /** Number of the customs declaration. */
    declaration_number: string;
    /** HS code of the item. */
    hs_code: string;
    /** Name of the item in the declaration. */
    item_name: string;
    /** `1` unsent, `2` waiting, `3` approved, `4` cancelled. */
    import_item_status_code: string;
    /** Country of origin, as ISO 3166-1 code. Null if not declared. */
    origin_nation_code: string | null;
    /** Country that the item was exported from, as ISO 3166-1 code. Null if not declared. */
    export_nation_code: string | null;
    /** Number of packages. Null if not declared. */
    package: number | null;
    /** Code of the packaging unit. Null if not declared. */
    package_unit_code: string | null;
    /** Quantity imported, in the quantity unit. */
    quantity: number;
    /** Code of the quantity unit. Null if not declared. */
    quantity_unit_code: string | null;
    /** Weight with packaging, as declared. Null if not declared. */
    gross_weight: number | null;
    /** Weight without packaging, as declared. Null if not declared. */
    net_weight: number | null;
    /** The foreign supplier's name. Null if not declared. */
    supplier_name: string | null;
    /** The customs agent's name. Null if not declared. */
    agent_name: string | null;
    /** Amount of the invoice, in `invoice_foreign_currency`. Null if not declared. */
    invoice_foreign_currency_amount: number | null;
    /** Currency of the invoice, as ISO 4217 code. Null if not declared. */
    invoice_foreign_currency: string | null;
    /** Local currency for one unit of the foreign currency. Null if not declared. */
    invoice_foreign_currency_exchange_rate: number | null;
};
/** A stored customs record, with its branch and the decision about it. */
export type ImportRecord = ImportItem & {
    /** Branch whose control unit has the record. */
    branch_id: string;
    /**
     * When the service last fetched the record.
     */
    fetched_at: string;
    /** Your item in the last decision that was made through this service. Null before a decision. */
    item_code: string | null;
    /**
     * When this service set the status. Null before a decision.
     */
    decided_at: string | null;
    /**
     * The document that booked the record into stock. Null if none did.
     */
    transaction_id: string | null;
};
/** Items that a customs record can be mapped to. */
export type MappableItems = {
    /** The items. */
    items: MappableItem[];
    /** Number of items. */
    total: number;
};
/** An item that a customs record can be mapped to. */
export type MappableItem = {
    /** Number of the record, made by the service. */
    id: RecordNumber;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
    item_class_code: ItemClassCode;
    /** Quantity in stock at the branch, in the item's quantity unit. */
    current_qty: CurrentQuantity;
    /** Price of one quantity unit, with tax, in local currency. */
    default_price: DefaultPrice;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type_code: TaxTypeCode;
    /** Code of the packaging unit, as `GET /codes?code_class=17` lists it. */
    pkg_unit_code: PackageUnitCode;
    /** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
    qty_unit_code: QuantityUnitCode;
    /** Country of origin, as ISO 3166-1 code. */
    origin_nation_code: string;
};
/** Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
export type DeclarationDate = string;
/** A customs record and its item. `map` needs `existing_item_code`, `create` needs `new_item`. */
export type ProcessImportInput = {
    /** Branch that receives the stock, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * `map` books the record to an item that exists, `create` registers a new item.
     * @enum {string}
     */
    action: "map" | "create";
    /** Task code of the record, from `POST /imports/select-items`. */
    task_code: string;
    /** Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
    declaration_date: DeclarationDate;
    /** Number of the customs declaration. */
    declaration_number: string;
    /** Number of the item in the declaration. */
    item_sequence: number;
    /** HS code (customs tariff number) of the record, from `POST /imports/select-items`. */
    hs_code: string;
    /** Name of the item in the declaration. */
    import_item_name: string;
    /** Code of the country of origin, from `GET /codes/countries`. */
    origin_nation_code: string;
    /** Quantity imported, in the quantity unit. */
    quantity: number;
    /** Code of the quantity unit, from `GET /codes?code_class=10`. */
    quantity_unit_code: UnitCode;
    /** Name of the foreign supplier. */
    supplier_name?: string | undefined;
    /** Amount of the supplier's invoice, in its currency. */
    invoice_amount: Amount;
    /** Currency of the supplier's invoice, as a three-letter ISO 4217 code. */
    invoice_currency?: string | undefined;
    /**
     * Local currency for one unit of the invoice's currency, with at most 6 decimals.
     * @default 1
     */
    exchange_rate?: number | undefined;
    /** With `map`: code of your item, from `GET /imports/items`. */
    existing_item_code?: ItemCodeInput | undefined;
    /** With `create`: the item to register. */
    new_item?: NewItemInput | undefined;
};
export type NewItemInput = {
    /** Code of the new item: country, item type, packaging unit, quantity unit, and seven digits. */
    item_code: string;
    /**
     * Code of the item class, from `GET /codes?code_class=item_class`.
     */
    item_class_code: string;
    /**
     * Name of the item, which receipts print.
     */
    item_name: string;
    /**
     * Code of the packaging unit, from `GET /codes?code_class=17`.
     * @default NT
     */
    pkg_unit_code?: PackageUnitCodeInput | undefined;
    /** Code of the quantity unit, from `GET /codes?code_class=10`. */
    qty_unit_code?: QuantityUnitCodeInput | undefined;
    /** Tax type, a code from `GET /codes/tax-types`. The control unit can use another letter (`unit_code`). Default: the standard rate, `A` in the profiles `ke` and `plain`. */
    tax_type?: TaxTypeCode | undefined;
    /** Price of one quantity unit, with tax. Default: `invoice_amount` times `exchange_rate`, divided by `quantity`. */
    default_price?: Amount | undefined;
};
/** The item that received the imported quantity. */
export type ProcessImportResult = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Quantity added to stock, in the item's quantity unit. */
    qty_added: number;
    /** Quantity in stock before, in the item's quantity unit. */
    previous_qty: number;
    /** Quantity in stock now, in the item's quantity unit. */
    new_qty: number;
    /** The control unit has accepted the new status. */
    authority_status_updated: boolean;
    /** The control unit has accepted the movement and the stock balance. */
    authority_stock_synced: boolean;
    /** Only when `authority_stock_synced` is false. */
    sync_error?: string | undefined;
};
export type UpdateImportItemInput = {
    /** Branch whose control unit registers the status, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Task code of the record, from `POST /imports/select-items`. */
    task_code: string;
    /** Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
    declaration_date: DeclarationDate;
    /** Number of the item in the declaration. */
    item_sequence: number;
    /** HS code (customs tariff number) of the record, from `POST /imports/select-items`. */
    hs_code: string;
    /**
     * Code of the item class, from `GET /codes?code_class=item_class`.
     */
    item_class_code: string;
    /** Code of your item, from `GET /items`. */
    item_code: ItemCodeInput;
    /** Code of the import status, from `GET /codes?code_class=26`: `1` unsent, `2` waiting, `3` approved, `4` cancelled. */
    import_item_status_code: ImportStatusCodeInput;
    /**
     * Your remark. The control unit gets it too.
     */
    remark?: string | undefined;
    /**
     * Name of the person who sets the status.
     */
    modifier_name: string;
    /**
     * Your identifier of the person who sets the status.
     */
    modifier_id: string;
};
/** The control unit's response. */
export type UpdateImportItemResult = {
    /** The control unit's result code. */
    result_code: string;
    /** The control unit's own text with its result code. */
    result_message: string;
    /** The control unit's local time of the response, as `YYYYMMDDHHmmss`. */
    result_date: string;
};
/** Stock of an item at a branch. */
export type StockLevel = {
    /** Number of the item's record. */
    item_id: string;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
    item_class_code: ItemClassCode;
    /** Barcode of the item. Null if it has none. */
    barcode: Barcode;
    /** Quantity in stock at the branch, in the item's quantity unit. */
    current_qty: CurrentQuantity;
    /** Quantity at which stock counts as low, in the item's quantity unit. */
    safety_qty: SafetyQuantity;
    /** Whether the quantity is at or below the safety quantity. */
    is_low_stock: boolean;
    /** Whether the quantity is zero or less. */
    is_out_of_stock: boolean;
    /** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
    qty_unit_code: QuantityUnitCode;
    /** Price of one quantity unit, with tax, in local currency. */
    default_price: DefaultPrice;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type_code: TaxTypeCode;
    /** Name of the item's tax type, with its rate. */
    tax_type_name: string;
    /**
     * When the control unit last accepted the stock balance, as ISO time in UTC. Null before the first time.
     */
    last_synced_at: string | null;
};
/** Stock of an item at a branch. */
export type StockItem = {
    /** Number of the item's record. */
    item_id: string;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Code of the item class, as `GET /codes?code_class=item_class` lists it. */
    item_class_code: ItemClassCode;
    /** Barcode of the item. Null if it has none. */
    barcode: Barcode;
    /** Quantity in stock at the branch, in the item's quantity unit. */
    current_qty: CurrentQuantity;
    /** Quantity at which stock counts as low, in the item's quantity unit. */
    safety_qty: SafetyQuantity;
    /** Whether the quantity is at or below the safety quantity. */
    is_low_stock: boolean;
    /** Whether the quantity is zero or less. */
    is_out_of_stock: boolean;
    /** Code of the quantity unit, as `GET /codes?code_class=10` lists it. */
    qty_unit_code: QuantityUnitCode;
    /** Price of one quantity unit, with tax, in local currency. */
    default_price: DefaultPrice;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type_code: TaxTypeCode;
    /**
     * When the control unit last accepted the stock balance, as ISO time in UTC. Null before the first time.
     */
    last_synced_at: string | null;
};
/** An item at a branch, and its movements. */
export type StockItemHistory = {
    /** The item and its stock. */
    item: StockItem;
    /** The movements, newest first. */
    movements: ItemMovement[];
};
/** A page that you requested with `cursor` has no `current_page`, `total_movements` and `total_pages`. */
export type MovementsMeta = {
    /** When the service responded, as ISO time in UTC. */
    timestamp: ResponseTime;
    /** Identifier of the request, as in the header `X-Request-Id` and in the service's logs. */
    request_id: RequestId;
    /** Warnings about a successful request. Omitted if there are none. */
    warnings?: ResponseWarnings | undefined;
    /** Number of this page, from 1. */
    current_page?: PageNumber | undefined;
    /** Rows on a full page. */
    per_page: PageSize;
    /** Movements on all pages. */
    total_movements?: number | undefined;
    /** Number of pages. */
    total_pages?: PageCount | undefined;
    /** Send it as `cursor` to get the next page. Null on the last page. */
    next_cursor: NextCursor;
};
/**
 * Direction of the movement. `qty` is positive with `IN` and `OUT`, and signed with `ADJUST`.
 * @enum {string}
 */
export type MovementDirection = "IN" | "OUT" | "ADJUST";
/** A stock movement of an item. */
export type ItemMovement = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /**
     * Type of the transaction that moved stock.
     * @enum {string}
     */
    type: "sales" | "purchase" | "stock";
    /** `SALE`, `PURCHASE`, `TRANSFER` (between branches) or the stock movement type. */
    movement_type: string;
    /** Direction of the movement. `qty` is positive with `IN` and `OUT`, and signed with `ADJUST`. */
    direction: MovementDirection;
    /** Quantity moved, in the item's quantity unit. */
    qty: number;
    /** Your number of the document. Null if it has none. */
    invoice_no: string | null;
    /** What the movement refers to, such as a document's number. */
    reference: string;
    /**
     * When the service recorded the movement, as ISO time in UTC.
     */
    date: string;
};
/** A stock movement. */
export type Movement = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /**
     * Type of the transaction that moved stock.
     * @enum {string}
     */
    type: "sales" | "purchase" | "stock";
    /** `SALE`, `PURCHASE`, `TRANSFER` (between branches) or the stock movement type. */
    movement_type: string;
    /** Direction of the movement. `qty` is positive with `IN` and `OUT`, and signed with `ADJUST`. */
    direction: MovementDirection;
    /** Quantity moved, in the item's quantity unit. */
    qty: number;
    /** Price of one quantity unit, in local currency. */
    unit_price: number;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Your number of the document. Null if it has none. */
    invoice_no: string | null;
    /** What the movement refers to, such as a document's number. */
    reference: string;
    /**
     * When the service recorded the movement, as ISO time in UTC.
     */
    date: string;
};
/** An amount or a quantity, which can be negative, with at most 2 decimals. */
export type SignedAmount = number;
export type StockMovementInput = {
    /** Branch whose stock changes, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Your number of the movement, which identifies it: a retry with the same number and content returns the first result. */
    sar_no: InvoiceNo;
    /**
     * Type of the movement: `11` in, `12` or `21` out, `13` adjustment with signed quantities.
     * @enum {string}
     */
    sar_ty_cd: "11" | "12" | "13" | "21";
    /** Date of the movement, local, as `YYYYMMDD`. Today at the latest. */
    sar_dt: DocumentDate;
    /** Date on which the items were received, local, as `YYYYMMDD`. Today at the latest. */
    sar_rcv_dt?: DocumentDate | undefined;
    /** Number of lines. */
    tot_item_cnt: number;
    /** Sum of the lines' `taxbl_amt`, without tax. */
    tot_taxbl_amt: SignedAmount;
    /** Sum of the lines' `tax_amt`. */
    tot_tax_amt: SignedAmount;
    /** Sum of the lines' `tot_amt`, with tax. */
    tot_amt: SignedAmount;
    /**
     * Your remark. The control unit gets it too.
     */
    remark?: string | undefined;
    /** The lines of the movement. */
    items: StockLineInput[];
};
/** A line of a stock movement. */
export type StockLineInput = {
    /** Number of the line, from 1. */
    item_seq: number;
    /** Code of the item, from `GET /items`. */
    item_cd: ItemCodeInput;
    /**
     * Code of the item class, from `GET /codes?code_class=item_class`.
     */
    item_clss_cd: string;
    /**
     * Name of the item.
     */
    item_nm: string;
    /**
     * Barcode.
     */
    bcd?: string | undefined;
    /** Code of the packaging unit, from `GET /codes?code_class=17`. */
    pkg_unit_cd: PackageUnitCodeInput;
    /** Number of packages. */
    pkg: SignedAmount;
    /** Code of the quantity unit, from `GET /codes?code_class=10`. */
    qty_unit_cd: QuantityUnitCodeInput;
    /** Quantity moved, in the quantity unit. Never zero; negative only with type `13`. */
    qty: SignedAmount;
    /**
     * Expiry date of the item, as `YYYYMMDD`.
     */
    item_expr_dt?: string | undefined;
    /** Price of one quantity unit, with tax. */
    prc: Amount;
    /** Line amount without tax, before the discount. */
    sply_amt: SignedAmount;
    /**
     * Discount as an amount of money.
     * @default 0
     */
    tot_dcamt?: Amount | undefined;
    /** `sply_amt` less the discount. */
    taxbl_amt: SignedAmount;
    /** Tax type, a code from `GET /codes/tax-types`. */
    tax_ty_cd: TaxTypeCode;
    /** Tax of the line. */
    tax_amt: SignedAmount;
    /** Line amount with tax. */
    tot_amt: SignedAmount;
};
/** A stock movement that the control unit accepted. */
export type StockMovementResult = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the movement. */
    sar_no: MovementNo;
    /** Type of the movement: `11` in, `12` or `21` out, `13` adjustment. */
    sar_type: string;
    /** Number of lines. */
    item_count: number;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** The control unit's result code. Null before it responds. */
    vscu_receipt_code: UnitResultCode;
    /** The control unit's own text with its result code. Null before it responds. */
    vscu_receipt_msg: UnitResultText;
};
export type StockTransferInput = {
    /**
     * Your number of the transfer. Its movements have this number with `-OUT` and `-IN`.
     */
    reference: string;
    /** Branch that the items leave, as `GET /branches` lists it. */
    from_branch_id: BhfId;
    /** Branch that receives the items, as `GET /branches` lists it. */
    to_branch_id: BhfId;
    /** Date of the transfer, as `YYYYMMDD`. Default: today. */
    transfer_date?: DocumentDate | undefined;
    /**
     * Your remark. Both control units get it too.
     */
    remark?: string | undefined;
    /** The items to transfer. */
    items: StockTransferLineInput[];
};
export type StockTransferLineInput = {
    /** Code of the item, from `GET /items`. */
    item_code: ItemCodeInput;
    /** Quantity to transfer, above zero, with at most 2 decimals. */
    quantity: Quantity;
    /** Price of one quantity unit, with tax. Default: the item's default price. */
    unit_price?: Amount | undefined;
};
/** A transfer of stock between two branches. */
export type StockTransferResult = {
    /** Your reference of the transfer. */
    reference: string;
    /** The movement of the branch that the items leave. */
    outgoing: StockTransferPart;
    /** The movement of the branch that receives the items. */
    incoming: StockTransferPart;
};
/** The movement of one branch in a transfer. */
export type StockTransferPart = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the movement. */
    sar_no: MovementNo;
    /** Number of lines. */
    item_count: number;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** The control unit's result code. Null before it responds. */
    vscu_receipt_code: UnitResultCode;
    /** The control unit's own text with its result code. Null before it responds. */
    vscu_receipt_msg: UnitResultText;
};
/** The other movement of a transfer. Null if there is none. */
export type OptionalTransferLink = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
} | null;
export type StockMasterInput = {
    /** Branch that was counted, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Code of the item, from `GET /items`. */
    item_code: ItemCodeInput;
    /** The quantity that was counted, with at most 2 decimals. */
    remaining_qty: Amount;
    /**
     * Your remark.
     */
    remark?: string | undefined;
};
/** A stock balance that was set. */
export type StockMasterResult = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Quantity in stock, in the item's quantity unit. */
    remaining_qty: number;
    /** The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
    synced_to_authority: boolean;
    /** Only when `synced_to_authority` is false. */
    sync_error?: string | undefined;
};
/** An item that another branch sent, as the control unit reports it. */
export type PendingStockItem = {
    /** Code of the item. */
    itemCd: string;
    /** Code of the item class. */
    itemClsCd: string;
    /** Name of the item. */
    itemNm: string;
    /** Barcode of the item. Null if it has none. */
    bcd: Barcode;
    /** Code of the packaging unit. Null if the unit names none. */
    pkgUnitCd: string | null;
    /** Code of the quantity unit. Null if the unit names none. */
    qtyUnitCd: string | null;
    /** Tax type, in the letters of the API. */
    taxTyCd: string;
    /** Quantity, in the quantity unit. */
    qty: number;
    /** Price of one quantity unit, in local currency. */
    prc: number;
    /** Line amount before discounts, in local currency. */
    splyAmt: number;
    /** Tax of the line, in local currency. */
    taxAmt: number;
    /** Line amount with tax, in local currency. */
    totAmt: number;
    /** The control unit's local time of the response, as `YYYYMMDDHHmmss`. */
    lastReqDt: string;
};
/** An item whose quantity here differs from the control unit's. */
export type StockDrift = {
    /** Code of the item, as `GET /items` lists it. */
    item_code: ItemCode;
    /** Name of the item. */
    item_name: ItemName;
    /** Quantity in stock at the branch, in the item's quantity unit. */
    current_qty: CurrentQuantity;
    /** Sum of the movements that the unit has acknowledged. */
    acknowledged_qty: number;
    /** The last stock balance that the unit accepted. */
    master_qty: number | null;
    /** Local quantity minus acknowledged quantity. */
    difference: number;
    /** Movements that are not sent yet. */
    pending_movements: number;
    /** Why the control unit did not accept the last change. Null if it did. */
    sync_error: string | null;
    /** What waits and why, the 20 oldest. */
    follow_ups: FollowUp[];
    /**
     * When the control unit last accepted the stock balance, as ISO time in UTC. Null before the first time.
     */
    last_synced_at: string | null;
};
/**
 * Name of the event.
 * @enum {string}
 */
export type EventName = "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "export.completed" | "stock.low" | "notices.received" | "supplier_invoices.received" | "customs_records.received" | "reconciliation.matched" | "reconciliation.no_data" | "webhook.disabled" | "webhook.test";
/** @enum {string} */
export type SubscribableEvent = "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "export.completed" | "stock.low" | "notices.received" | "supplier_invoices.received" | "customs_records.received" | "reconciliation.matched" | "reconciliation.no_data" | "webhook.disabled";
/**
 * Status of the delivery.
 * @enum {string}
 */
export type DeliveryStatus = "pending" | "succeeded" | "failed";
export type WebhookInput = {
    /**
     * URL of your endpoint. In live it must be public and use https.
     */
    url: string;
    /**
     * Events that the webhook receives. The section Webhooks of this document describes each event. Default: `transaction.completed`.
     * @default [
     *       "transaction.completed"
     *     ]
     */
    events?: SubscribableEvent[] | undefined;
    /**
     * Your note about the webhook, for lists.
     */
    description?: string | undefined;
};
export type WebhookUpdate = {
    /**
     * URL of your endpoint. In live it must be public and use https.
     */
    url?: string | undefined;
    /** Events that the webhook receives from now on. The list replaces the current one. */
    events?: SubscribableEvent[] | undefined;
    /**
     * Your note about the webhook. Null removes it.
     */
    description?: string | null | undefined;
    /** Enables (`true`) or disables (`false`) the webhook. */
    is_active?: boolean | undefined;
};
/** A URL that gets events. */
export type Webhook = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** URL that the service sends events to. */
    url: string;
    /** The events that the service sends. */
    events: SubscribableEvent[];
    /** Your note about the webhook. Null without one. */
    description: string | null;
    /** Whether the service sends events. */
    is_active: boolean;
    /** Why the service stopped sending events. Null while it sends them. */
    disabled_reason: string | null;
    /**
     * When the last delivery succeeded, as ISO time in UTC. Null before the first time.
     */
    last_success_at: string | null;
    /**
     * When the last delivery failed, as ISO time in UTC. Null before the first time.
     */
    last_failure_at: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
};
/** A webhook, with its secret. */
export type WebhookWithSecret = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** URL that the service sends events to. */
    url: string;
    /** The events that the service sends. */
    events: SubscribableEvent[];
    /** Your note about the webhook. Null without one. */
    description: string | null;
    /** Whether the service sends events. */
    is_active: boolean;
    /** Why the service stopped sending events. Null while it sends them. */
    disabled_reason: string | null;
    /**
     * When the last delivery succeeded, as ISO time in UTC. Null before the first time.
     */
    last_success_at: string | null;
    /**
     * When the last delivery failed, as ISO time in UTC. Null before the first time.
     */
    last_failure_at: string | null;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
    /** Signing secret, `whsec_…`, shown once. */
    secret: string;
    /**
     * After a rotation.
     */
    old_secret_expires_at: string | null;
};
export type RotateSecretInput = {
    /**
     * Hours for which deliveries are also signed with the old secret.
     * @default 24
     */
    keep_old_hours?: number | undefined;
};
export type EmptyInput = Record<string, never>;
/** An event for one webhook, and its delivery. */
export type Delivery = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /**
     * Identifier of the webhook.
     */
    webhook_id: string;
    /** URL that the event is sent to. */
    url: string;
    /** Name of the event. */
    event: EventName;
    /** The `webhook-id` header. */
    event_id: string;
    /**
     * Identifier of the transaction that the event is about. Null for other events.
     */
    transaction_id: string | null;
    /** Status of the delivery. */
    status: DeliveryStatus;
    /** How often the service tried to deliver the event. */
    attempts: number;
    /** HTTP status of the last attempt. */
    response_status: number | null;
    /** Why the last attempt failed. */
    error: string | null;
    /** The last 20 attempts, oldest first. */
    attempt_log: DeliveryAttempt[];
    /** The body. */
    payload: {
        [key: string]: unknown;
    };
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * When the service last tried, as ISO time in UTC. Null before the first time.
     */
    last_attempt_at: string | null;
    /**
     * When the service tries next, as ISO time in UTC. Null if it doesn't try again.
     */
    next_attempt_at: string | null;
};
/** An attempt to deliver an event. */
export type DeliveryAttempt = {
    /**
     * When the attempt was made, as ISO time in UTC.
     */
    at: string;
    /** How long the attempt took, in milliseconds. */
    took_ms: number;
    /** HTTP status of the response. Null without a response. */
    response_status: number | null;
    /** Why there was no response. Null if there was one. */
    error: string | null;
};
/** A transaction has its final status. */
export type TransactionCompletedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "transaction.completed";
    /**
     * The same as `event`.
     * @constant
     */
    type: "transaction.completed";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The transaction. */
    data: {
        /** Identifier of the transaction, made by the service. */
        transaction_id: TransactionId;
        /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
        type: TransactionType;
        /**
         * Final status of the transaction.
         * @enum {string}
         */
        status: "success" | "failed";
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Your number of the document. */
        invoice_no: DocumentNo;
        /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
        receipt_no: ReceiptNo;
        /** The warnings that the submission got, as its first response had them. Omitted if it got none. */
        warnings?: ResponseWarnings | undefined;
    };
};
/** A transaction waits longer than usual. */
export type TransactionStalledEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "transaction.stalled";
    /**
     * The same as `event`.
     * @constant
     */
    type: "transaction.stalled";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The transaction that waits. */
    data: {
        /** Identifier of the transaction, made by the service. */
        transaction_id: TransactionId;
        /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
        type: TransactionType;
        /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
        status: TransactionStatus;
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Your number of the document. */
        invoice_no: DocumentNo;
        /** Whether its outcome is unknown. */
        in_doubt: boolean;
        /**
         * When it began to wait, as ISO time in UTC.
         */
        waiting_since: string;
        /**
         * Why the transaction makes no progress. `receipt_mismatch` is reported at once, and `outcome_unknown` after three responses with 899.
         * @enum {string}
         */
        code: "outcome_pending" | "outcome_unknown" | "receipt_mismatch";
        /** The stream that waits for the unconfirmed call: `sales`, `purchases` or `stock`. With status `success`, the call is the stock movement that follows from the transaction. Null while nothing was sent. */
        stream: string | null;
        /** The control unit's last response to the call. */
        message: string | null;
        /** The command of `taxctl` that records the outcome. Replace OUTCOME with `accepted` or `rejected`, and REASON with how you know it. A program calls `POST /transactions/{id}/settle` instead. */
        resolve_with: string | null;
    };
};
/** A control unit can't be reached. */
export type DeviceUnreachableEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "device.unreachable";
    /**
     * The same as `event`.
     * @constant
     */
    type: "device.unreachable";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The control unit. */
    data: {
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        bhf_id: BhfId;
        /** URL of the control unit. */
        vscu_url: string;
        /** Why the connection failed. */
        error: string;
        /**
         * When the first call failed, as ISO time in UTC.
         */
        unreachable_since: string;
    };
};
/** A quantity fell to the safety quantity or below. */
export type StockLowEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "stock.low";
    /**
     * The same as `event`.
     * @constant
     */
    type: "stock.low";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The item. */
    data: {
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Code of the item, as `GET /items` lists it. */
        item_code: ItemCode;
        /** Name of the item. */
        item_name: ItemName;
        /** Quantity in stock at the branch, in the item's quantity unit. */
        current_qty: CurrentQuantity;
        /** Quantity at which stock counts as low, in the item's quantity unit. */
        safety_qty: SafetyQuantity;
    };
};
/** The outcome of a transaction is unknown. */
export type TransactionOutcomeUnknownEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "transaction.outcome_unknown";
    /**
     * The same as `event`.
     * @constant
     */
    type: "transaction.outcome_unknown";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The transaction. */
    data: {
        /** Identifier of the transaction, made by the service. */
        transaction_id: TransactionId;
        /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
        type: TransactionType;
        /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
        status: TransactionStatus;
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Your number of the document. */
        invoice_no: DocumentNo;
        /**
         * When the call was first sent.
         */
        sent_at: string;
        /** The stream that waits: `sales`, `purchases` or `stock`. With status `success` it is the stock movement that follows from the transaction. */
        stream: string;
        /** The control unit's last response to the call. */
        message: string | null;
        /** The command of `taxctl` that records the outcome. Replace OUTCOME with `accepted` or `rejected`, and REASON with how you know it. A program calls `POST /transactions/{id}/settle` instead. */
        resolve_with: string;
    };
};
/** A rejected transaction has no retries left. */
export type TransactionExhaustedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "transaction.exhausted";
    /**
     * The same as `event`.
     * @constant
     */
    type: "transaction.exhausted";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The transaction. */
    data: {
        /** Identifier of the transaction, made by the service. */
        transaction_id: TransactionId;
        /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
        type: TransactionType;
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Your number of the document. */
        invoice_no: DocumentNo;
        /** How often it was retried. */
        retry_count: number;
        /** Why the last attempt was rejected. */
        code: StableCode;
        /** Why it was rejected last. */
        message: string;
    };
};
/** A control unit can be reached again. */
export type DeviceReachableEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "device.reachable";
    /**
     * The same as `event`.
     * @constant
     */
    type: "device.reachable";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The control unit. */
    data: {
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        bhf_id: BhfId;
        /** URL of the control unit. */
        vscu_url: string;
        /**
         * When the first call failed, as ISO time in UTC.
         */
        unreachable_since: string;
        /**
         * When the control unit responded again, as ISO time in UTC.
         */
        reachable_since: string;
    };
};
/** A relay lost its connection. */
export type RelayDisconnectedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "relay.disconnected";
    /**
     * The same as `event`.
     * @constant
     */
    type: "relay.disconnected";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The relay. */
    data: {
        /**
         * Identifier of the relay.
         */
        relay_id: string;
        /** Your name of the relay. */
        name: string;
        /** The branches that it serves. */
        branches: string[];
        /**
         * When the relay disconnected, as ISO time in UTC.
         */
        disconnected_at: string;
    };
};
/** A relay is connected again. */
export type RelayConnectedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "relay.connected";
    /**
     * The same as `event`.
     * @constant
     */
    type: "relay.connected";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The relay. */
    data: {
        /**
         * Identifier of the relay.
         */
        relay_id: string;
        /** Your name of the relay. */
        name: string;
        /** The branches that it serves. */
        branches: string[];
        /**
         * When the relay disconnected, as ISO time in UTC.
         */
        disconnected_at: string;
        /**
         * When the relay connected again, as ISO time in UTC.
         */
        connected_at: string;
    };
};
/** An export is ready or has failed. */
export type ExportCompletedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "export.completed";
    /**
     * The same as `event`.
     * @constant
     */
    type: "export.completed";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The export. */
    data: {
        /**
         * Identifier of the export.
         */
        export_id: string;
        /** Kind of records in the export. */
        type: ExportType;
        /** Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line. */
        format: ExportFormat;
        /** Null for all branches. */
        branch_id: string | null;
        /** First local day of the period, as `YYYY-MM-DD`. */
        from_date: FirstDay;
        /** Last local day of the period, as `YYYY-MM-DD`. */
        to_date: LastDay;
        /**
         * Final status of the export.
         * @enum {string}
         */
        status: "ready" | "failed";
        /** Number of records in the file. */
        rows: number;
        /** Size of the file in bytes. */
        bytes: number;
        /** Checksum of the file. */
        sha256: string | null;
        /** Why it failed. */
        error: string | null;
        /**
         * When the file is deleted.
         */
        expires_at: string;
    };
};
/** The authority published notices. */
export type NoticesReceivedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "notices.received";
    /**
     * The same as `event`.
     * @constant
     */
    type: "notices.received";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The new notices. */
    data: {
        /** Number of new notices. */
        count: number;
        /** The first 20. */
        notices: {
            /** The authority's number of the notice. */
            notice_no: number;
            /** Title of the notice. */
            title: string;
            /** URL of the notice. Null if it has none. */
            url: string | null;
            /** The control unit's local time of the notice, as `YYYYMMDDHHmmss`. Null if it names none. */
            date: string | null;
        }[];
    };
};
/** A reconciliation was matched. */
export type ReconciliationMatchedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "reconciliation.matched";
    /**
     * The same as `event`.
     * @constant
     */
    type: "reconciliation.matched";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The reconciliation. */
    data: {
        /** Identifier of the reconciliation. */
        reconciliation_id: string;
        /** Null for all branches. */
        branch_id: string | null;
        /** First local day of the period, as `YYYY-MM-DD`. */
        from_date: FirstDay;
        /** Last local day of the period, as `YYYY-MM-DD`. */
        to_date: LastDay;
        /** Rows by status. */
        counts: {
            /** Rows whose documents agree. */
            exact: number;
            /** Rows whose documents probably belong together. */
            suggested: number;
            /** Rows whose documents belong together and differ. */
            mismatch: number;
            /** Rows with a possible match only. */
            residual: number;
            /** Invoices that the books lack. */
            missing_in_books: number;
            /** Purchases that no supplier reported. */
            missing_at_authority: number;
            /** Documents that occur twice. */
            duplicate: number;
        };
        /** Rows that need a decision: those that differ, exact pairs whose supplier invoice is not registered, and invoices that neither the books nor a purchase has. */
        open: number;
        /** Decisions that no longer hold. */
        lapsed_decisions: number;
    };
};
/** A reconciliation lacks data of the authority. */
export type ReconciliationNoDataEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "reconciliation.no_data";
    /**
     * The same as `event`.
     * @constant
     */
    type: "reconciliation.no_data";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The period without data. */
    data: {
        /** Null for all branches. */
        branch_id: string | null;
        /** First local day of the period, as `YYYY-MM-DD`. */
        from_date: FirstDay;
        /** Last local day of the period, as `YYYY-MM-DD`. */
        to_date: LastDay;
        /**
         * What the period lacks.
         * @enum {string}
         */
        missing: "supplier_invoices" | "books";
    };
};
/** Suppliers reported new invoices. */
export type SupplierInvoicesReceivedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "supplier_invoices.received";
    /**
     * The same as `event`.
     * @constant
     */
    type: "supplier_invoices.received";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The new invoices. */
    data: {
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Number of new invoices. */
        count: number;
        /** The first 20. */
        invoices: {
            /** The supplier's TIN. */
            supplier_tin: string;
            /** The supplier's branch. */
            supplier_bhf_id: string;
            /** The supplier's invoice number. */
            supplier_invoice_no: string;
            /**
             * `R` for a credit note.
             * @enum {string}
             */
            receipt_type: "S" | "R";
            /** Local date of the supplier's sale, as `YYYYMMDD`. */
            sales_date: string;
            /** Total with tax, after discounts, in local currency. */
            total_amount: TotalWithTax;
        }[];
    };
};
/** The authority reported new customs records. */
export type CustomsRecordsReceivedEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "customs_records.received";
    /**
     * The same as `event`.
     * @constant
     */
    type: "customs_records.received";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The new customs records. */
    data: {
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Number of new customs records. */
        count: number;
        /** The first 20. */
        records: {
            /** The authority's code of the declaration's task. */
            task_code: string;
            /** Date of the customs declaration, as `YYYYMMDD`. */
            declaration_date: string;
            /** Number of the item in the declaration, from 1. */
            item_sequence: number;
            /** HS code of the item. */
            hs_code: string;
            /** Name of the item in the declaration. */
            item_name: string;
        }[];
    };
};
/** The service stopped sending events to a webhook. */
export type WebhookDisabledEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "webhook.disabled";
    /**
     * The same as `event`.
     * @constant
     */
    type: "webhook.disabled";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The webhook. */
    data: {
        /**
         * The webhook that was disabled.
         */
        webhook_id: string;
        /** URL of the webhook. */
        url: string;
        /** Why the service stopped. */
        reason: string;
        /**
         * When the service stopped, as ISO time in UTC.
         */
        disabled_at: string;
    };
};
/** A test of a webhook. */
export type WebhookTestEvent = {
    /**
     * Name of the event.
     * @constant
     */
    event: "webhook.test";
    /**
     * The same as `event`.
     * @constant
     */
    type: "webhook.test";
    /** When the service made the event, as ISO time in UTC. */
    timestamp: EventTime;
    /** The webhook. */
    data: {
        /**
         * Identifier of the webhook.
         */
        webhook_id: string;
    };
};
/** A notice of the authority. */
export type Notice = {
    /** The authority's number of the notice. */
    notice_no: number;
    /** Title of the notice. */
    title: string;
    /** Text of the notice. Null if it has none. */
    content: string | null;
    /** URL of the notice. Null if it has none. */
    url: string | null;
    /** Author of the notice. Null if it has none. */
    author: string | null;
    /** The control unit's local time of the notice, as `YYYYMMDDHHmmss`. Null if it names none. */
    date: string | null;
};
/** The notices that the control unit returned. */
export type SyncNoticesResult = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** Number of notices that were not stored before. */
    new_notices: number;
    /**
     * When the notices were fetched, as ISO time in UTC.
     */
    synced_at: string;
};
/** A taxpayer, as the authority knows it. */
export type Taxpayer = {
    /** The taxpayer's TIN. */
    tin: string;
    /** Null if the authority gives no name. */
    name: string | null;
    /**
     * Whether the TIN is in use at the authority.
     * @enum {string}
     */
    status: "active" | "inactive";
    /** The taxpayer's address. Null if the authority returns none. */
    address: string | null;
    /**
     * `unit`: the control unit returned this data now. `cache`: the service had stored it.
     * @enum {string}
     */
    source: "unit" | "cache";
    /**
     * When the control unit gave the data.
     */
    fetched_at: string;
    /** Seconds since `fetched_at`. More than a day: the control unit can't be reached now, or the request has `cached=true`. */
    age_s: number;
};
export type ReconciliationInput = {
    /** Branch whose books you upload, as `GET /branches` lists it. Default: the books of all branches. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * First day of the period, as `YYYY-MM-DD`, not after `to_date`.
     */
    from_date: string;
    /**
     * Last day of the period, as `YYYY-MM-DD`.
     */
    to_date: string;
    /**
     * The export of your books in base64: CSV or .xlsx, at most 10 MiB.
     */
    file?: string | undefined;
    /**
     * Name of the file, shown with the reconciliation.
     */
    file_name?: string | undefined;
    /**
     * Character between the cells of a CSV file. Default: detected.
     */
    delimiter?: string | undefined;
    /**
     * Encoding of a CSV file, as a label of the WHATWG Encoding Standard, such as `windows-1252`. Default: detected.
     */
    encoding?: string | undefined;
    /** How to read `file`, where the service can't detect it. */
    mapping?: BooksMapping | undefined;
    /**
     * The authority's own list of your purchases in base64, as its portal exports it: CSV or .xlsx. Its invoices are added to those that the service has fetched. With `file`, at most 10 MiB.
     */
    authority_file?: string | undefined;
    /**
     * Name of that list, shown with the reconciliation.
     */
    authority_file_name?: string | undefined;
    /** How to read `authority_file`, where the service can't detect it. */
    authority_mapping?: BooksMapping | undefined;
    /**
     * Whether to match without storing anything: neither the books nor the rows. The response has the rows.
     * @default false
     */
    dry_run?: boolean | undefined;
    /** Purchases from your books, in place of a file. Each row needs two of `taxable`, `tax` and `total`. Without any row, all invoices of suppliers are listed as missing in the books. */
    rows?: {
        /**
         * Your identifier of the purchase.
         */
        id?: string | undefined;
        /**
         * The supplier's invoice number.
         */
        number: string;
        /**
         * The control unit's number of the invoice.
         */
        unit_number?: string | undefined;
        /**
         * Date of the invoice, as `YYYY-MM-DD`.
         */
        date: string;
        /**
         * `invoice` is a supplier's invoice, `credit_note` a supplier's credit note.
         * @enum {string}
         */
        kind?: "invoice" | "credit_note" | undefined;
        /**
         * The supplier's TIN.
         */
        supplier_tin?: string | undefined;
        /**
         * The supplier's name.
         */
        supplier_name?: string | undefined;
        /**
         * The supplier's branch, as the supplier's invoice names it.
         */
        supplier_branch?: string | undefined;
        /**
         * Your branch, as `GET /branches` lists it.
         */
        own_branch?: string | undefined;
        /** `none` if you don't claim the tax of the purchase: it is registered without a claim. Default: `month`. */
        claim?: PurchaseClaim | undefined;
        /** Amount without tax. */
        taxable?: SignedAmount | undefined;
        /** Amount of the tax. */
        tax?: SignedAmount | undefined;
        /** Amount with tax. */
        total?: SignedAmount | undefined;
    }[] | undefined;
    /** How closely two documents must agree to be a match. */
    options?: {
        /**
         * Largest difference in money that counts as rounding.
         * @default 1
         */
        tolerance?: number | undefined;
        /**
         * Largest difference that counts as rounding, as a part of the amount: 0.001 is 0.1 %.
         * @default 0
         */
        relative_tolerance?: number | undefined;
        /**
         * Largest number of days between the two dates.
         * @default 10
         */
        max_days?: number | undefined;
        /**
         * First day of the fiscal year, as `MM-DD`.
         * @default 01-01
         */
        fiscal_year_start?: string | undefined;
    } | undefined;
};
/** How to read a file of purchases, where the service can't detect it. */
export type BooksMapping = {
    /** Header of the column for each field. Default: detected. */
    columns?: {
        /**
         * Header of the column with your identifier of the purchase.
         */
        id?: string | undefined;
        /**
         * Header of the column with the supplier's invoice number.
         */
        number?: string | undefined;
        /**
         * Header of the column with the control unit's number of the invoice.
         */
        unit_number?: string | undefined;
        /**
         * Header of the column with the invoice date.
         */
        date?: string | undefined;
        /**
         * Header of the column that distinguishes invoices from credit notes.
         */
        kind?: string | undefined;
        /**
         * Header of the column with the supplier's TIN.
         */
        supplier_tin?: string | undefined;
        /**
         * Header of the column with the supplier's name.
         */
        supplier_name?: string | undefined;
        /**
         * Header of the column with the supplier's branch.
         */
        supplier_branch?: string | undefined;
        /**
         * Header of the column with your branch.
         */
        own_branch?: string | undefined;
        /**
         * Header of the column that says whether you claim the tax: `month` or `yes`, `none` or `no`.
         */
        claim?: string | undefined;
        /**
         * Header of the column with the amount without tax.
         */
        taxable?: string | undefined;
        /**
         * Header of the column with the tax.
         */
        tax?: string | undefined;
        /**
         * Header of the column with the amount including tax.
         */
        total?: string | undefined;
        /**
         * Header of the column with the amount without tax of tax type A.
         */
        taxable_A?: string | undefined;
        /**
         * Header of the column with the amount without tax of tax type B.
         */
        taxable_B?: string | undefined;
        /**
         * Header of the column with the amount without tax of tax type C.
         */
        taxable_C?: string | undefined;
        /**
         * Header of the column with the amount without tax of tax type D.
         */
        taxable_D?: string | undefined;
        /**
         * Header of the column with the amount without tax of tax type E.
         */
        taxable_E?: string | undefined;
        /**
         * Header of the column with the tax of tax type A.
         */
        tax_A?: string | undefined;
        /**
         * Header of the column with the tax of tax type B.
         */
        tax_B?: string | undefined;
        /**
         * Header of the column with the tax of tax type C.
         */
        tax_C?: string | undefined;
        /**
         * Header of the column with the tax of tax type D.
         */
        tax_D?: string | undefined;
        /**
         * Header of the column with the tax of tax type E.
         */
        tax_E?: string | undefined;
    } | undefined;
    /**
     * Format of dates, such as `dd/mm/yyyy`. Default: detected.
     */
    date_format?: string | undefined;
    /** Whether numbers have a decimal comma. Default: detected. */
    decimal_comma?: boolean | undefined;
    /**
     * Sheet of a workbook. Default: the first sheet.
     */
    sheet?: string | undefined;
    /** Values of the `kind` column that mean a credit note. */
    credit_notes?: string[] | undefined;
    /** Headers of further columns for the report. */
    extra?: string[] | undefined;
};
/** Books that are matched with the authority's records. */
export type Reconciliation = {
    /** Identifier of the reconciliation. */
    id: string;
    /** First local day of the period, as `YYYY-MM-DD`. */
    from_date: FirstDay;
    /** Last local day of the period, as `YYYY-MM-DD`. */
    to_date: LastDay;
    /** Null for all branches. */
    branch_id: string | null;
    /** Name of the uploaded file. */
    file_name: string;
    /** Purchases in the books. */
    documents: number;
    /** The authority's list that was uploaded with the books. Null without one. */
    authority_list: {
        /** Name of the uploaded file. */
        file_name: string;
        /** Invoices in the list. */
        documents: number;
    } | null;
    /** Purchases that the books have under other branches. They are skipped. */
    of_other_branches: number;
    /** How the books were read. */
    read_as: {
        /** Column of the file for each field. */
        columns: {
            [key: string]: string;
        };
        /** Whether the file has a column for branches. */
        has_branches: boolean;
        /** Character encoding of the file. Null for a workbook. */
        encoding: string | null;
        /**
         * Decimal separator of the amounts. Null if no amount shows it.
         * @enum {string|null}
         */
        decimal: "point" | "comma" | null;
        /** Forms of the dates, such as `DD/MM/YYYY`. */
        date_forms: string[];
        /** Rows with totals and remarks, which were not read. */
        skipped_rows: number;
        /** Number of amounts that were rounded to two decimals. */
        rounded_amounts: number;
    };
    /** Rules of the matching. */
    options: {
        /** Difference of amounts that is ignored, in local currency. */
        tolerance: number;
        /** Difference of amounts that is ignored, as a share of the larger one: 0.01 is one percent. */
        relative_tolerance: number;
        /** Difference of dates that is ignored, in days. */
        max_days: number;
        /** First day of the fiscal year, as `MM-DD`. */
        fiscal_year_start: string;
    };
    /**
     * `matching` while the service compares, then `matched`.
     * @enum {string}
     */
    status: "matching" | "matched";
    /** Number of rows by status. */
    counts: {
        /**
         * Status of the rows.
         * @enum {string}
         */
        status: "exact" | "suggested" | "mismatch" | "residual" | "missing_in_books" | "missing_at_authority" | "duplicate";
        /** Number of rows. */
        count: number;
        /** Rows that need no decision. Rows that are marked as pending are not counted. */
        decided: number;
        /** Books − authority, of the totals. */
        difference: number;
        /** Books − authority, of the tax, in local currency. */
        tax_difference: number;
    }[];
    /** Rows that need a decision: those that differ, exact pairs whose supplier invoice is not registered, and invoices that neither the books nor a purchase has. */
    open: number;
    /** Accepted matches whose supplier invoice is not registered yet. */
    to_register: number;
    /** Decisions that no longer apply, without those about purchases that left the books. */
    lapsed_decisions: number;
    /** The first 100 of them. */
    lapsed: {
        /** Identifier of the supplier's document. Null if the decision names none. */
        authority_id: string | null;
        /** Identifier of the purchase in the books. Null if the decision names none. */
        books_id: string | null;
        /** The decision. */
        action: string;
        /** Name of the person who decided. */
        author: string;
        /**
         * When the person decided, as ISO time in UTC.
         */
        time: string;
        /** Why the decision no longer applies. */
        reason: string;
    }[];
    /**
     * When the books were uploaded, as ISO time in UTC.
     */
    uploaded_at: string;
    /**
     * When the books were last matched, as ISO time in UTC. Null before the first time.
     */
    matched_at: string | null;
};
/** How to read a file of sales, where the service can't detect it. */
export type SalesUploadMappingInput = {
    /** Columns of fields. Default: detected, but not for discounts, taxes and payments. */
    columns?: {
        /**
         * Field of a sale. `unit_price` and `bill_discount_amount` are with tax, `discount_amount` is without. `stock_code` is your own code of an item, or its item code; `item_code` the item code alone. `customer_id` is your own number of the customer. `receipt_type` is `S` for a sale, `R` for a credit note. `payments` are several payments in one cell, such as `01=500; 06=660`.
         * @enum {string}
         */
        field: "invoice_no" | "sale_date" | "sale_time" | "payment_type" | "payments" | "receipt_type" | "sale_kind" | "original_invoice_no" | "refund_reason_code" | "customer_id" | "customer_tin" | "customer_name" | "customer_mobile" | "purchase_code" | "remark" | "bill_discount_rate" | "bill_discount_amount" | "currency" | "exchange_rate" | "exchange_rate_source" | "exchange_rate_date" | "stock_code" | "item_code" | "item_name" | "quantity" | "unit_price" | "discount_amount" | "discount_rate" | "insurance_code" | "insurance_rate" | "tax_type" | "tax_rate";
        /**
         * Header of its column.
         */
        column: string;
    }[] | undefined;
    /** Values of fields that the file has no column for, or in whose column the cell is empty. Default: payment type `01`, refund reason `06`. */
    constants?: {
        /**
         * Field of a sale.
         * @enum {string}
         */
        field: "sale_date" | "sale_time" | "payment_type" | "receipt_type" | "sale_kind" | "refund_reason_code" | "customer_id" | "customer_tin" | "customer_name" | "customer_mobile" | "purchase_code" | "remark" | "bill_discount_rate" | "bill_discount_amount" | "currency" | "exchange_rate" | "exchange_rate_source" | "exchange_rate_date" | "discount_amount" | "discount_rate" | "insurance_code" | "insurance_rate" | "tax_type" | "tax_rate";
        /**
         * Its value, written as in a cell.
         */
        value: string;
    }[] | undefined;
    /** Words of the file for payments. */
    payment_types?: {
        /**
         * Word of the file, such as `M-PESA`.
         */
        word: string;
        /**
         * Payment type, as `GET /codes/payment-types` lists it.
         */
        code: string;
    }[] | undefined;
    /**
     * Form of the dates, such as `dd/mm/yyyy hh:mm`. Default: detected.
     */
    date_format?: string | undefined;
    /** Whether amounts have a decimal comma. Default: detected. */
    decimal_comma?: boolean | undefined;
    /**
     * Invoice numbers that begin with this text are credit notes.
     */
    credit_prefix?: string | undefined;
    /**
     * System of the stock codes, if several systems use the same codes. Default: `default`.
     */
    source?: string | undefined;
};
/** How the file is read, as the caller asked for. */
export type SalesUploadMapping = {
    /** Columns of fields. */
    columns: {
        /**
         * Field of a sale.
         * @enum {string}
         */
        field: "invoice_no" | "sale_date" | "sale_time" | "payment_type" | "payments" | "receipt_type" | "sale_kind" | "original_invoice_no" | "refund_reason_code" | "customer_id" | "customer_tin" | "customer_name" | "customer_mobile" | "purchase_code" | "remark" | "bill_discount_rate" | "bill_discount_amount" | "currency" | "exchange_rate" | "exchange_rate_source" | "exchange_rate_date" | "stock_code" | "item_code" | "item_name" | "quantity" | "unit_price" | "discount_amount" | "discount_rate" | "insurance_code" | "insurance_rate" | "tax_type" | "tax_rate";
        /** Header of its column. */
        column: string;
    }[];
    /** Values of fields without a column. */
    constants: {
        /**
         * Field of a sale.
         * @enum {string}
         */
        field: "sale_date" | "sale_time" | "payment_type" | "receipt_type" | "sale_kind" | "refund_reason_code" | "customer_id" | "customer_tin" | "customer_name" | "customer_mobile" | "purchase_code" | "remark" | "bill_discount_rate" | "bill_discount_amount" | "currency" | "exchange_rate" | "exchange_rate_source" | "exchange_rate_date" | "discount_amount" | "discount_rate" | "insurance_code" | "insurance_rate" | "tax_type" | "tax_rate";
        /** Its value. */
        value: string;
    }[];
    /** Words of the file for payments. */
    payment_types: {
        /** Word of the file. */
        word: string;
        /** Payment type. */
        code: string;
    }[];
    /** Form of the dates. Null: detected. */
    date_format: string | null;
    /** Whether amounts have a decimal comma. Null: detected. */
    decimal_comma: boolean | null;
    /** Beginning of the numbers of credit notes. Null without one. */
    credit_prefix: string | null;
    /** System of the stock codes. Null: `default`. */
    source: string | null;
};
export type SalesUploadInput = {
    /** Branch that made the sales, as `GET /branches` lists it. Default: your only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * The export of your sales in base64: CSV or .xlsx, at most 10 MiB.
     */
    file: string;
    /**
     * Name of the file, shown with the upload.
     */
    file_name?: string | undefined;
    /**
     * Character between the cells of a CSV file. Default: detected.
     */
    delimiter?: string | undefined;
    /**
     * Encoding of a CSV file, as a label of the WHATWG Encoding Standard, such as `windows-1252`. Default: detected.
     */
    encoding?: string | undefined;
    /**
     * Sheet of a workbook. Default: the first.
     */
    sheet?: string | undefined;
    /** How to read a file of sales, where the service can't detect it. */
    mapping?: SalesUploadMappingInput | undefined;
};
export type SalesUploadUpdate = {
    /** How to read the file. It takes the place of the earlier mapping. */
    mapping: SalesUploadMappingInput;
};
/** What is wrong in a line of the file. */
export type SalesUploadProblem = {
    /** Line of the file, from 1. Null for a problem of the whole sale. */
    line: number | null;
    /** Header of the column, or the field of the sale that has no column. Null if the problem is in no column. */
    column: string | null;
    /** The problem. */
    problem: string;
};
/** A file of sales: how it was read, what is wrong, and how far it was sent. */
export type SalesUpload = {
    /** Identifier of the upload. */
    id: string;
    /** Branch that made the sales. */
    branch_id: string;
    /** Name of the uploaded file. */
    file_name: string;
    /**
     * `draft` until it is started, `sending` while the service stores its sales, then `finished`. `canceled` if it never was started.
     * @enum {string}
     */
    status: "draft" | "sending" | "finished" | "canceled";
    /** How the file is read, as the caller asked for. */
    mapping: SalesUploadMapping;
    /** How the file was read. */
    read_as: {
        /** The headers of the file. */
        columns: string[];
        /** Header of the column for each field. */
        fields: {
            [key: string]: string;
        };
        /** Headers of columns that were not read: a discount in one is in no receipt. */
        unused_columns: string[];
        /** The first 5 rows, each with a cell for each header. */
        first_rows: string[][];
        /** Rows with lines of sales. */
        rows: number;
        /** Character encoding of the file. Null for a workbook. */
        encoding: string | null;
        /**
         * Decimal separator of the amounts. Null if no amount shows it.
         * @enum {string|null}
         */
        decimal: "point" | "comma" | null;
        /** Forms of the dates, such as `dd/mm/yyyy`. */
        date_forms: string[];
        /** Rows of titles above the headers. */
        title_rows: number;
        /** Rows with totals and remarks, which were not read. */
        skipped_rows: number;
    };
    /** Why the file can't be read as sales with this mapping. Null if it can. */
    problem: {
        /**
         * Kind of the problem.
         * @enum {string}
         */
        code: "bad_file" | "bad_books" | "bad_mapping" | "ambiguous_numbers" | "ambiguous_dates";
        /** What is wrong and how to fix it. */
        message: string;
        /** Problems by field of a sale, or by line of the file. */
        errors: {
            [key: string]: string[];
        };
    } | null;
    /** Sales and credit notes in the file, and rows without an invoice number. */
    sales: number;
    /** Sales that can be sent and were not sent yet. */
    ready: number;
    /** Sales with a problem, which are not sent. */
    problems: number;
    /** Sales that are stored and wait for their signature. */
    accepted: number;
    /** Sales with a receipt, those of earlier submissions among them. */
    signed: number;
    /** Sales that the service, the control unit or the authority rejected. */
    rejected: number;
    /** Sales that were submitted before the file was read, with the same content. They are not sent again. */
    entered_earlier: number;
    /** Sales with a warning, such as an unusual price. */
    with_warnings: number;
    /** Total with tax of the sales that can be sent, less credit notes, in local currency. */
    total_amount: number;
    /** Tax in that total. */
    tax_amount: number;
    /** The first 100 stock codes of the file that neither `PUT /items/external-codes` maps to an item nor an item has as its code. */
    unknown_codes: {
        /** Stock code. */
        code: string;
        /** Name of the item in the file. Null without one. */
        name: string | null;
    }[];
    /** What is wrong in the first 20 sales with a problem. `GET /sales-uploads/{id}/sales` with `state=problem` lists all. */
    first_problems: SalesUploadProblem[];
    /** Identifier of the user who uploaded the file. */
    uploaded_by: number;
    /**
     * When the file was uploaded, as ISO time in UTC.
     */
    uploaded_at: string;
    /** Identifier of the user who started it. Null before. */
    started_by: number | null;
    /**
     * When it was started, as ISO time in UTC. Null before.
     */
    started_at: string | null;
    /**
     * When all its sales were stored or rejected, as ISO time in UTC. Null before.
     */
    finished_at: string | null;
};
/** A sale or credit note of the file, or a row without an invoice number. */
export type SalesUploadSale = {
    /** Place in the file, from 0. */
    index: number;
    /** Invoice number. Null for a row without one. */
    invoice_no: string | null;
    /**
     * Sale or credit note.
     * @enum {string}
     */
    kind: "sale" | "credit_note";
    /** Lines of the file, from 1. */
    lines: number[];
    /** Date of the sale, as `YYYYMMDD`. Null if it can't be read. */
    sale_date: string | null;
    /** The customer's name. Null without one. */
    customer_name: string | null;
    /** Total with tax, in local currency. Null if it can't be calculated. */
    total_amount: number | null;
    /** Tax in that total. Null if it can't be calculated. */
    tax_amount: number | null;
    /**
     * `ready`: can be sent. `problem`: is not sent. `accepted`: stored, waits for the signature. `signed`: has a receipt. `rejected`: by the service, the control unit or the authority.
     * @enum {string}
     */
    state: "ready" | "problem" | "accepted" | "signed" | "rejected";
    /** Whether it was submitted before the file was read. */
    entered_earlier: boolean;
    /** Identifier of the transaction. Null if nothing was stored. */
    transaction_id: string | null;
    /** Number of the receipt. Null without one. */
    receipt_no: string | null;
    /** Error code of a rejected sale. Null otherwise. */
    code: string | null;
    /** Why a sale is rejected. Null otherwise. */
    message: string | null;
    /** Its rows in the file. Null unless `rows` is `true`. */
    rows: {
        /** Line of the file, from 1. */
        line: number;
        /** The cells in the order of the file's columns, which `read_as` has. */
        cells: string[];
    }[] | null;
    /** What is wrong with it by line. */
    problems: SalesUploadProblem[];
    /** What is probably a mistake. The sale is sent all the same. */
    warnings: SalesUploadProblem[];
};
/** An invoice or credit note on one side of a reconciliation. */
export type ReconciliationDocument = {
    /** Identifier of the document in the reconciliation. */
    id: string;
    /** The supplier's TIN. */
    supplier_tin: string;
    /** The supplier's branch. Null if not known. */
    supplier_branch: string | null;
    /** The supplier's name. Null if not known. */
    supplier_name: string | null;
    /** The branch that bought. Null if not known. */
    own_branch: string | null;
    /** The supplier's invoice number. */
    number: string;
    /** The control unit's number of the invoice. */
    unit_number: string | null;
    /** Date of the document, as `YYYY-MM-DD`. */
    date: string;
    /**
     * Invoice or credit note. Null if not known.
     * @enum {string|null}
     */
    kind: "invoice" | "credit_note" | null;
    /**
     * `none` if the books don't claim the tax.
     * @enum {string|null}
     */
    claim: "none" | null;
    /** Amount without tax, in local currency. */
    taxable: number;
    /** Tax, in local currency. */
    tax: number;
    /** Amount with tax, in local currency. */
    total: number;
    /** The amounts by tax type. Null if one side has none. */
    by_letter: {
        [key: string]: {
            /** Amount without tax, in local currency. */
            taxable: number;
            /** Tax, in local currency. */
            tax: number;
        };
    } | null;
    /** Further columns of the books. */
    extra: {
        [key: string]: string;
    };
};
/** A text, or an amount of money. */
export type ComparedValue = string | number | null;
/** A match, or a document without a match. */
export type ReconciliationRow = {
    /** Identifier of the row. It stays the same when the same documents are matched again. */
    id: string;
    /**
     * How the documents agree.
     * @enum {string}
     */
    status: "exact" | "suggested" | "mismatch" | "residual" | "missing_in_books" | "missing_at_authority" | "duplicate";
    /** Changes with every figure of the documents. */
    seen: string;
    /** Whether the row needs a decision. An exact pair needs none once its supplier invoice is registered, nor does an invoice that is missing from the books. */
    open: boolean;
    /** The last decision about the row. Null without one. */
    decision: {
        /**
         * What was decided.
         * @enum {string}
         */
        action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink";
        /** Name of the person who decided. */
        author: string;
        /**
         * When the person decided, as ISO time in UTC.
         */
        time: string;
        /** The person's note. Null without one. */
        note: string | null;
    } | null;
    /** The rule that matched the documents. */
    rule: string | null;
    /** How similar the documents are, from 0 to 100. Null without a match. */
    score: number | null;
    /** What the supplier reported. */
    authority: ReconciliationDocument | null;
    /** The purchase in the books. */
    books: ReconciliationDocument | null;
    /** Books − authority. */
    difference: {
        /** Difference of the amounts without tax, in local currency. */
        taxable: number;
        /** Difference of the tax, in local currency. */
        tax: number;
        /** Difference of the amounts with tax, in local currency. */
        total: number;
    };
    /** Each field that differs. */
    differences: {
        /** Name of the field that differs. */
        field: string;
        /** A text, or an amount of money. */
        authority: ComparedValue;
        /** A text, or an amount of money. */
        books: ComparedValue;
        /** Books − authority. Null if the field is no number. */
        difference: number | null;
    }[];
    /** The most similar documents of the other side, for a document without a match. */
    candidates: {
        /** The similar document. */
        document: ReconciliationDocument;
        /** How similar the documents are, from 0 to 100. */
        score: number;
        /** Whether it belongs to another match. */
        taken: boolean;
        /** Why it isn't a match. */
        reason: string | null;
    }[];
    /** The purchase that registers the supplier's sale. */
    registration: {
        /** Identifier of the purchase's transaction. */
        transaction_id: string;
        /**
         * Status of the purchase.
         * @enum {string}
         */
        status: "pending" | "processing" | "success" | "failed";
        /** Whether it is registered as rejected. */
        rejected: boolean;
    } | null;
    /** Whether the supplier's sale waits to be registered. */
    can_register: boolean;
};
export type ReconciliationDecisions = {
    /** The decisions. Each one is applied separately. */
    decisions: {
        /**
         * Identifier of the supplier's document, from the row. Null: the purchase is only in the books.
         */
        authority_id?: string | null | undefined;
        /**
         * Identifier of the purchase in the books, from the row. Null: the document was only reported by the supplier.
         */
        books_id?: string | null | undefined;
        /**
         * The decision: `accept`, `pending`, `ignore` or `reject`. `link` and `unlink` change the match, `note` changes only the note, `clear` removes the decision.
         * @enum {string}
         */
        action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink" | "note" | "clear";
        /**
         * Your note on the row.
         */
        note?: string | undefined;
        /**
         * `seen` of the row as you read it. If a figure has changed since, the decision is rejected.
         */
        seen?: string | undefined;
    }[];
};
/** The outcome of each decision. */
export type ReconciliationDecided = {
    /** Number of decisions that were stored. */
    applied: number;
    /** Number of decisions that were not stored. */
    rejected: number;
    /** One for each decision, in the order of the request. */
    results: {
        /** Position in the request, from 0. */
        index: number;
        /**
         * Whether the decision was stored.
         * @enum {string}
         */
        result: "applied" | "rejected";
        /** Why the decision was not stored. Null if it was. */
        reason: string | null;
    }[];
};
export type ReconciliationRegister = {
    /**
     * Code of the payment type of the purchases, from `GET /codes/payment-types`. Default: `01`.
     */
    payment_type?: string | undefined;
    /**
     * Start of the purchases' numbers.
     */
    prefix?: string | undefined;
    /**
     * Month in which you claim the tax, as `YYYY-MM`. Default: this month. Not with `claim: none`.
     */
    claim_month?: string | undefined;
    /** Whether you claim the tax of the purchases. Default: `month`. A purchase whose books say `none` is registered without a claim. */
    claim?: PurchaseClaim | undefined;
    /**
     * Why you claim the tax of purchases that are older than the authority allows. Only owners can send it. Without it, these purchases are registered with `none`. The audit stores it.
     */
    claim_reason?: string | undefined;
    /**
     * Whether to send rejections to the authority too.
     * @default false
     */
    reject?: boolean | undefined;
    /** `next_after` of the previous response. */
    after?: number | undefined;
};
/** The outcome of each purchase. */
export type ReconciliationRegistered = {
    /** Number of purchases that were stored. */
    accepted: number;
    /** Number of purchases that were submitted before. */
    duplicates: number;
    /** Number of purchases that were not stored. */
    not_registered: number;
    /** One for each supplier invoice. */
    results: {
        /** Identifier of the supplier's document. */
        authority_id: string;
        /** Your number of the purchase. Null if it was not stored. */
        invoice_no: string | null;
        /** Identifier of the transaction. Null if the purchase was not stored. */
        transaction_id: string | null;
        /**
         * What happened to the purchase.
         * @enum {string}
         */
        result: "accepted" | "duplicate" | "not_registered";
        /** How the tax is claimed. Null if nothing is registered, and for a rejection. */
        claim: PurchaseClaim | null;
        /** Why it is not registered, or why its tax is not claimed. */
        reason: string | null;
    }[];
    /** Null when no purchase is left. */
    next_after: number | null;
};
/** A file with the rows of a reconciliation. */
export type ReconciliationReport = {
    /** Name of the file. */
    file_name: string;
    /** Media type of the file. */
    media_type: string;
    /** The available tables. */
    tables: string[];
    /** The file in base64; null with `format=json`. */
    content: string | null;
    /** The reconciliation statement (`bridge`) and the tables. Null with other formats. */
    report: {
        [key: string]: unknown;
    } | null;
};
/** A month of the account. */
export type AccountingPeriod = {
    /** The month, as `YYYY-MM`. */
    month: string;
    /**
     * A closed month accepts no more documents.
     * @enum {string}
     */
    status: "open" | "closed";
    /**
     * When the month was closed, as ISO time in UTC. Null while it is open.
     */
    closed_at: string | null;
    /** The user who closed it. */
    closed_by: number | null;
    /** Why it was closed although it had open work. */
    reason: string | null;
    /** Documents that are waiting, unconfirmed, or failed and retryable. */
    open_documents: number;
    /** Rows of the month's reconciliations that need a decision: those that differ, exact pairs whose supplier invoice is not registered, and invoices that neither the books nor a purchase has. */
    undecided_rows: number;
    /** Supplier invoices of the month that nothing registers, and that nobody ignored or rejected. */
    unregistered_invoices: number;
    /** The filing of the month's return. Null until somebody records it. */
    filing: PeriodFiling | null;
};
/** The filing of a month's return. */
export type PeriodFiling = {
    /** The number of the authority's acknowledgement. */
    acknowledgement_no: string;
    /**
     * The day on which it was filed, as `YYYY-MM-DD`.
     */
    filed_on: string;
    /** The number under which the tax is paid. */
    payment_no: string | null;
    /** Who prepared the return. */
    prepared_by: string | null;
    /** Who reviewed it. */
    reviewed_by: string | null;
    /**
     * When it was recorded, as ISO time in UTC.
     */
    recorded_at: string;
    /** Id of the user who recorded it. */
    recorded_by: number;
};
export type PeriodFilingInput = {
    /**
     * The number of the authority's acknowledgement.
     */
    acknowledgement_no: string;
    /**
     * The day on which it was filed, as `YYYY-MM-DD`: today by default. Not before the month is over, and not after today.
     */
    filed_on?: string | undefined;
    /**
     * The number under which the tax is paid.
     */
    payment_no?: string | null | undefined;
    /**
     * Who prepared the return.
     */
    prepared_by?: string | null | undefined;
    /**
     * Who reviewed it.
     */
    reviewed_by?: string | null | undefined;
};
export type PeriodCloseInput = {
    /**
     * Why you close the month although it has open work. The audit stores it.
     */
    reason?: string | undefined;
};
export type PeriodReopenInput = {
    /**
     * Why you reopen the month. The audit stores it.
     */
    reason: string;
};
/** The figures of a month's VAT return. */
export type VatReturn = {
    /** The month, as `YYYY-MM`. */
    month: string;
    /**
     * A closed month accepts no more documents.
     * @enum {string}
     */
    status: "open" | "closed";
    /**
     * When the month was closed, with these figures.
     */
    closed_at: string | null;
    /**
     * The last day to file and pay, as `YYYY-MM-DD`.
     */
    due_date: string;
    /** The authority's name of the return. */
    form: string;
    /** The form's own numbers of boxes (`sales_general`), totals (`output_tax`) and entered amounts (`brought_forward`). Those without a number are left out. */
    numbers: {
        [key: string]: string;
    };
    /** The boxes of the return. */
    boxes: VatReturnBox[];
    /** The sums of the return. */
    totals: VatReturnTotals;
    /** Why `tax_due` differs from the `tax_difference` of `GET /reports/tax`: the report sums up documents, and people enter the other amounts of the return. `tax_due` is `tax_difference` less `import_tax` and `imported_services_tax`, plus `non_deductible`. */
    from_report: VatReturnFromReport;
    /** Amounts that a person entered. */
    entered: VatReturnEntered;
    /** The sales to buyers with a TIN, and the purchases: a line for each section of a document. Null unless `itemized` is `true`. */
    lines: VatReturnLine[] | null;
    /** How many sales, purchases and credit notes the figures sum up. */
    documents: number;
    /** How many documents of a closed month were signed after its figures were made. They are not in the figures. */
    late_documents: number;
    /** Number of documents of the period that no figure includes. */
    left_out: LeftOutOfPeriod;
};
/** A box of the return. */
export type VatReturnBox = {
    /** Identifier of the box. */
    box: VatReturnBoxName;
    /**
     * The documents that the box sums up.
     * @enum {string}
     */
    side: "sales" | "purchases" | "imports";
    /**
     * The tax rates that the box sums up.
     * @enum {string}
     */
    rate: "general" | "other" | "zero_rated" | "exempt" | "outside_vat";
    /** Title of the box on the return. */
    title: string;
    /** `false` for documents outside VAT: they are shown, but no total includes them. */
    on_return: boolean;
    /** Without tax; credit notes are subtracted. */
    taxable_amount: number;
    /** Tax, in local currency. Credit notes are subtracted. */
    tax_amount: number;
    /** Sales to buyers with a TIN; null for purchases and imports. */
    registered_buyers: {
        /** Number of sales and credit notes. */
        documents: number;
        /** Amount without tax, in local currency. Credit notes are subtracted. */
        taxable_amount: number;
        /** Tax, in local currency. Credit notes are subtracted. */
        tax_amount: number;
    } | null;
    /** All other sales in one sum; null for purchases and imports. */
    other_buyers: {
        /** Amount without tax, in local currency. Credit notes are subtracted. */
        taxable_amount: number;
        /** Tax, in local currency. Credit notes are subtracted. */
        tax_amount: number;
    } | null;
};
/**
 * Identifier of the box.
 * @enum {string}
 */
export type VatReturnBoxName = "sales_general" | "sales_other" | "sales_zero_rated" | "sales_exempt" | "sales_outside_vat" | "purchases_general" | "purchases_other" | "purchases_zero_rated" | "purchases_exempt" | "purchases_outside_vat" | "imports_general" | "imports_other" | "imports_zero_rated" | "imports_exempt" | "imports_outside_vat";
/** The sums of the return. */
export type VatReturnTotals = {
    /** Sales without tax, exempt ones included. */
    sales: number;
    /** Purchases and imports without tax. */
    purchases: number;
    /** Tax of sales. */
    output_tax: number;
    /** Tax of purchases, imports and imported services. */
    input_tax: number;
    /** Input tax that is not deductible: of purchase lines, and the amount that people enter. */
    non_deductible: number;
    /** `input_tax` less `non_deductible`. */
    deductible_tax: number;
    /** `output_tax` less `deductible_tax`. */
    tax_due: number;
    /** `tax_due` less `withheld` and `brought_forward`, plus `refund_adjustment`. */
    net: number;
    /** The net if it is above 0. */
    payable: number;
    /** The credit if the net is below 0. */
    carried_forward: number;
};
/** Why `tax_due` differs from the `tax_difference` of `GET /reports/tax`: the report sums up documents, and people enter the other amounts of the return. `tax_due` is `tax_difference` less `import_tax` and `imported_services_tax`, plus `non_deductible`. */
export type VatReturnFromReport = {
    /** Of the month's report, all branches. */
    tax_difference: number;
    /** VAT of imports that people entered. */
    import_tax: number;
    /** VAT on imported services that people entered. */
    imported_services_tax: number;
    /** Input tax that is not deductible, as people entered it. */
    non_deductible: number;
    /** Tax due, in local currency. */
    tax_due: number;
};
/** Amounts of the return that a person entered. */
export type VatReturnEntered = {
    /** Taxable value of imports at the general rate, from the customs entries. Null while nobody entered it. */
    import_general_taxable: number | null;
    /** VAT of imports at the general rate, from the customs entries. Null while nobody entered it. */
    import_general_tax: number | null;
    /** Taxable value of imports at other rates. Null while nobody entered it. */
    import_other_taxable: number | null;
    /** VAT of imports at other rates. Null while nobody entered it. */
    import_other_tax: number | null;
    /** Value of zero-rated imports. Null while nobody entered it. */
    import_zero_rated_taxable: number | null;
    /** Value of exempt imports. Null while nobody entered it. */
    import_exempt_taxable: number | null;
    /** VAT paid on imported services. Null while nobody entered it. */
    imported_services_tax: number | null;
    /** Input tax that may not be deducted. Null while nobody entered it. */
    non_deductible: number | null;
    /** VAT that buyers withheld, by their certificates. Null while nobody entered it. */
    withheld: number | null;
    /** Credit brought forward from the month before. Null while nobody entered it. */
    brought_forward: number | null;
    /** Refunds claimed in the month, added to the net. Negative for an adjustment in the taxpayer's favor. Null while nobody entered it. */
    refund_adjustment: number | null;
    /**
     * When amounts were last entered, as ISO time in UTC. Null before the first time.
     */
    updated_at: string | null;
    /** Id of the user who entered amounts last. */
    updated_by: number | null;
};
/** A section of a document on the return. */
export type VatReturnLine = {
    /** Identifier of the box. */
    box: VatReturnBoxName;
    /** Whether the document is a credit note. */
    is_credit_note: boolean;
    /** Identifier of the transaction, made by the service. */
    transaction_id: string;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your number of the sale or purchase. */
    invoice_no: string;
    /** The supplier's number of a purchase. Null for a sale. */
    supplier_invoice_no: string | null;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
    /** Local date of the document, as `YYYYMMDD`. */
    date: string;
    /** The buyer's or supplier's TIN. */
    tin: string | null;
    /** Name of the buyer or supplier. Null if the document names none. */
    name: string | null;
    /** Negative on a credit note. */
    taxable_amount: number;
    /** Negative on a credit note. */
    tax_amount: number;
};
export type VatReturnUpdate = {
    /** Taxable value of imports at the general rate, from the customs entries. Null removes it. */
    import_general_taxable?: number | null | undefined;
    /** VAT on imports at the general rate, from the customs entries. Null removes it. */
    import_general_tax?: number | null | undefined;
    /** Taxable value of imports at other rates. Null removes it. */
    import_other_taxable?: number | null | undefined;
    /** VAT on imports at other rates. Null removes it. */
    import_other_tax?: number | null | undefined;
    /** Value of zero-rated imports. Null removes it. */
    import_zero_rated_taxable?: number | null | undefined;
    /** Value of exempt imports. Null removes it. */
    import_exempt_taxable?: number | null | undefined;
    /** VAT paid on imported services. Null removes it. */
    imported_services_tax?: number | null | undefined;
    /** Input tax that you can't deduct. Null removes it. */
    non_deductible?: number | null | undefined;
    /** VAT that buyers withheld, by their certificates. Null removes it. */
    withheld?: number | null | undefined;
    /** Credit brought forward from the previous month. Null removes it. */
    brought_forward?: number | null | undefined;
    /** Refunds claimed in the month, added to the net. Negative in the taxpayer's favor. Null removes it. */
    refund_adjustment?: number | null | undefined;
};
/** Today, this month, and what needs a person. */
export type Overview = {
    /**
     * Today in the account's time zone, as `YYYY-MM-DD`.
     */
    date: string;
    /** The currency of the figures, such as `KES`: that of the first branch with a device. Null if the country is not known. */
    currency: string | null;
    /** Null for a cashier. */
    figures: OverviewFigures | null;
    /** The sales of branches in other currencies, which are in no figure above. Absent for a cashier, and if all branches share one. */
    other_currencies?: {
        /** Such as `RWF`. */
        currency: string;
        /** Signed sales less credit notes. */
        today: OverviewSales;
        /** Signed sales less credit notes. */
        month_so_far: OverviewSales;
    }[] | undefined;
    /** The oldest past month (`YYYY-MM`) of `GET /periods` that isn't closed with its return filed. If there is none, the latest past month. Null for a cashier, and without a past month. */
    past_month: OverviewMonth | null;
    /** The branches, by their `bhf_id`. */
    branches: OverviewBranch[];
    /** What needs a person of the account, the most urgent first. */
    attention: Attention[];
};
/** What waits in an environment. */
export type OverviewCounts = {
    /** Submissions of all types, without quotations and training documents. */
    documents: number;
    /** Submissions without a result. */
    waiting: number;
    /** Submissions that failed. */
    failed: number;
    /** Customs records that wait for a decision. Null for a cashier. */
    imports: number | null;
    /** Exports that are being made. Null for a cashier. */
    exports: number | null;
    /** The branches whose device is in training. */
    training: BhfId[];
    /** The branches that are paused. */
    paused: BhfId[];
};
/** Sales less credit notes, and the VAT of this month. */
export type OverviewFigures = {
    /** Signed sales less credit notes. */
    today: OverviewSales;
    /** Signed sales less credit notes. */
    month_so_far: OverviewSales;
    /** The VAT of a month, as in its return; of this month so far. */
    vat: OverviewVat;
    /** The VAT of the month before, until its return is filed and paid (`PUT /periods/{month}/filing`, with `payment_no`), or filed and past its due date. Null without documents in it. */
    vat_due: OverviewVat | null;
    /** The last 14 days, today last. */
    days: OverviewDay[];
};
/** A past month, and what it needs. */
export type OverviewMonth = {
    /** The month, as `YYYY-MM`. */
    month: string;
    /**
     * `work` (documents or purchases are open), `ready` (nothing is open, the month can be closed), `closed` (its return is not filed), `filed`.
     * @enum {string}
     */
    stage: "work" | "ready" | "closed" | "filed";
    /** What the month needs in words, such as `1 failed, 2 to decide`. */
    text: string;
    /**
     * The last day to file and pay, as `YYYY-MM-DD`.
     */
    due_date: string;
};
/** Signed sales less credit notes. */
export type OverviewSales = {
    /** How many sales and credit notes were signed. */
    documents: number;
    /** Amount without tax and without lines outside VAT. */
    taxable_amount: number;
    /** The VAT in them. */
    tax_amount: number;
    /** Total with tax. */
    total_amount: number;
};
/** The VAT of a month, as in its return; of this month so far. */
export type OverviewVat = {
    /** The month, as `YYYY-MM`. */
    month: string;
    /** Whether the month is closed. The figures of an open month are preliminary. */
    is_closed: boolean;
    /** The VAT of sales. */
    output_tax: number;
    /** The VAT of purchases and imports that can be claimed. */
    deductible_tax: number;
    /** The net of the return. It is negative if the authority owes VAT. */
    net: number;
    /** The net if it is to be paid; else 0. */
    payable: number;
    /** The amount that the authority owes; else 0. */
    carried_forward: number;
    /**
     * The last day to file and pay, as `YYYY-MM-DD`.
     */
    due_date: string;
};
/** The sales of a day. */
export type OverviewDay = {
    /**
     * The date of the documents, as `YYYY-MM-DD`.
     */
    date: string;
    /** Signed sales less credit notes. */
    total_amount: number;
    /** Sales less credit notes that wait for a control unit. */
    waiting_amount: number;
    /** How many sales and credit notes wait. */
    waiting: number;
};
/** A branch today. */
export type OverviewBranch = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /** Name of the branch. */
    name: string;
    /**
     * Whether the branch signs: `signing`, `paused`, `training` (its device is in training), `unreachable` (its unit doesn't respond or accepts nothing), `stopped` (numbering has stopped), `waiting` (documents wait for longer than usual, or an outcome is unknown), `inactive` (its device is not initialized), `no_device`.
     * @enum {string}
     */
    state: "signing" | "waiting" | "paused" | "training" | "unreachable" | "stopped" | "inactive" | "no_device";
    /** Signed sales of today less credit notes. Null for a cashier. */
    total_amount: number | null;
    /** Of its amounts. Absent if all branches share one. */
    currency?: string | null | undefined;
    /** Submissions without a result. */
    waiting: number;
    /** Age of the oldest submission that is not sent yet, in seconds. */
    oldest_waiting_s: number | null;
    /** Number of the receipt of the newest signed sale. */
    last_receipt_no: string | null;
    /**
     * When it was signed.
     */
    last_receipt_at: string | null;
};
/** One thing that needs a person. */
export type Attention = {
    /** What it is about: `document` (a failed document), `month` (a month with open work, to close or to file), `imports`, or the name of a check of `GET /health`. */
    kind: string;
    /**
     * `blocks` if something can't be signed, was rejected or is overdue; else `look`.
     * @enum {string}
     */
    level: "blocks" | "look";
    /** What happened, in a sentence. */
    title: string;
    /** Why. */
    reason: string | null;
    /** What to do. */
    remedy: string | null;
    /** The branch that it is about. */
    bhf_id: string | null;
    /** The document that it is about. */
    transaction_id: string | null;
    /** The number of that document. */
    invoice_no: string | null;
    /** The month that it is about, as `YYYY-MM`. */
    month: string | null;
    /** How many documents or records it is about. */
    count: number;
};
/** Sales, purchases and their tax, summed. */
export type TaxReport = {
    /** First local day of the period, as `YYYY-MM-DD`. */
    from_date: FirstDay;
    /** Last local day of the period, as `YYYY-MM-DD`. */
    to_date: LastDay;
    /** Null for all branches that have the account's currency, that of its first branch with a device. */
    branch_id: string | null;
    /** How many sales, purchases and credit notes the rows sum up. */
    documents: number;
    /** Branches in other currencies, which are not in this report: ask for each with `branch_id`. Absent if all branches share one. */
    other_currencies?: {
        /** Such as `RWF`. */
        currency: string;
        /** The branches that have it. */
        branch_ids: BhfId[];
    }[] | undefined;
    /** Taxes next to those of the tax types, which are in no total. Absent if there are none, as in Kenya. */
    extra_taxes?: ({
        /**
         * Credit notes are negative.
         * @enum {string}
         */
        of: "sales" | "credit_notes" | "purchases" | "purchase_credit_notes";
        /** How many documents bear the tax. */
        documents: number;
    } & ExtraTax)[] | undefined;
    /** The figures by kind of document, tax type and rate. */
    rows: TaxReportRow[];
    /** The sums of the rows. */
    totals: {
        /** Credit notes are subtracted. */
        sales: TaxReportTotals;
        /** Credit notes are subtracted. */
        purchases: TaxReportTotals;
        /** Tax of purchase lines that are not deductible. It is part of the tax of purchases. */
        non_deductible_tax: number;
        /** The tax of sales less the deductible tax of purchases. `from_report` of the month's return leads from it to `tax_due`. */
        tax_difference: number;
    };
    /** The processed customs records, by value. */
    imports: {
        /** Number of customs records. */
        documents: number;
        /** In local currency. */
        total_amount: number;
    };
    /**
     * When the month was closed, with these figures. Null for an open month and for any other period.
     */
    closed_at: string | null;
    /** How many documents of a closed month were signed after its figures were made. They are not in the figures. */
    late_documents: number;
    /** Number of documents of the period that no figure includes. */
    left_out: LeftOutOfPeriod;
};
/** The sales and credit notes of a branch, summed. Credit notes are negative. */
export type DayFigures = {
    /** How many sales and credit notes there are. */
    documents: number;
    /** How many lines they have. */
    lines: number;
    /** The discounts on their lines, with tax. */
    discount_amount: number;
    /** Credit notes are subtracted. */
    totals: TaxReportTotals;
    /** The figures by kind of receipt. A kind without receipts is left out. */
    kinds: KindFigures[];
    /** Copies of receipts, quotations and training documents by kind, as far as there are any. No other figure includes them. A copy counts in the Z report that was open when it was printed, a quotation or training document in the one that was open when it was stored. With `key_id` or `user_id`, copies are those that the key or user printed. */
    other_kinds: ({
        /** `CS` is a copy of a sale, `CC` a copy of a credit note, `TS` a training sale, `TC` a training credit note, `PS` a quotation. */
        label: OtherLabel;
        /** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
        printed_label: PrintedLabel;
    } & ReceiptSums)[];
    /** The figures by kind of receipt, tax type and rate. */
    taxes: ({
        /** `NS` is a sale, `NC` a credit note. */
        label: ReceiptLabel;
        /** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
        printed_label: PrintedLabel;
        /** The control unit's letter of the tax type. */
        authority_tax_type: string;
        /** How many documents have the tax type and rate. */
        documents: number;
    } & LetterFigures)[];
    /** Taxes next to those of the tax types, by kind of receipt. They are in no total. Absent if there are none, as in Kenya. */
    extra_taxes?: ({
        /** `NS` is a sale, `NC` a credit note. */
        label: ReceiptLabel;
        /** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
        printed_label: PrintedLabel;
        /** How many documents bear the tax. */
        documents: number;
    } & ExtraTax)[] | undefined;
    /** What was paid by each payment type, refunds subtracted. A sale with several payments counts in each of them. */
    payments: {
        /** Code of the payment type, as `GET /codes/payment-types` lists it. */
        payment_type: PaymentTypeCode;
        /** Name of the payment type. */
        payment_type_name: string;
        /** What was paid. */
        total_amount: number;
    }[];
    /** The figures by the dates on the documents. Those of all Z reports with the same date and of the X report add up to `GET /reports/tax` of that day. */
    dates: ({
        /** Date on the documents, as `YYYYMMDD`. */
        document_date: string;
        /** How many documents have the date. */
        documents: number;
    } & TaxReportTotals)[];
    /** The receipt that was signed first. Null without receipts. */
    first_receipt: EdgeReceipt | null;
    /** The receipt that was signed last. Null without receipts. */
    last_receipt: EdgeReceipt | null;
    /** How many sales of the branch waited to be sent. They count in a later Z report. */
    waiting: number;
};
/**
 * `NS` is a sale, `NC` a credit note.
 * @enum {string}
 */
export type ReceiptLabel = "NS" | "NC";
/** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
export type PrintedLabel = string;
/**
 * `CS` is a copy of a sale, `CC` a copy of a credit note, `TS` a training sale, `TC` a training credit note, `PS` a quotation.
 * @enum {string}
 */
export type OtherLabel = "CS" | "CC" | "TS" | "TC" | "PS";
export type KindFigures = {
    /** `NS` is a sale, `NC` a credit note. */
    label: ReceiptLabel;
    /** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
    printed_label: PrintedLabel;
} & ReceiptSums;
/** The receipts of one kind, summed. Credit notes are negative. */
export type ReceiptSums = {
    /** How many receipts there are. */
    documents: number;
    /** How many lines they have. */
    lines: number;
    /** Their tax. */
    tax_amount: number;
    /** The discounts on their lines, with tax. */
    discount_amount: number;
    /** Their total with tax. */
    total_amount: number;
};
/** A receipt that a report begins or ends with. */
export type EdgeReceipt = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Your number of the document. */
    invoice_no: string;
    /** The control unit's number. Null if its response was lost. */
    receipt_no: string | null;
    /** When the control unit signed it, as `YYYYMMDDHHmmss`. Null if its response was lost. */
    receipt_date: string | null;
    /** `NS` is a sale, `NC` a credit note. */
    label: ReceiptLabel;
    /** What the receipt of the branch's control unit prints for the kind. In Kenya it is the kind itself, such as `NS`. */
    printed_label: PrintedLabel;
};
/** The business at the head of a report, and who made the report. */
export type ReportHead = {
    /** Profile of the control unit. */
    profile: ProfileName;
    /** The business and the branch. */
    seller: {
        /** TIN of the branch's device. Null without a device. */
        tin: string | null;
        /** Name of the business. */
        name: string;
        /** Trade name on the branch's receipts. */
        trade_name: string | null;
        /** Address on the branch's receipts. Null if not set. */
        address: string | null;
        /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
        branch_id: BhfId;
        /** Name of the branch. */
        branch_name: string;
    };
    /**
     * Language of the branch's receipts.
     * @enum {string}
     */
    language: "en" | "sw";
    /** Who made the report. */
    made_by: {
        /** Number of the user. */
        user_id: number;
        /** Name of the user. */
        name: string;
        /** The first characters of the API key. Null if the user was signed in. */
        key_prefix: string | null;
    };
};
/** What was sold since the last Z report. */
export type XReport = {
    /**
     * The business day that the next Z report is of, as `YYYY-MM-DD`.
     */
    business_day: string;
    /**
     * When the last Z report was made. Before the first one: the start of the business day.
     */
    opened_at: string;
    /**
     * When this report was made.
     */
    made_at: string;
    /** The API key whose sales it sums. Null for all. */
    key_id: string | null;
    /** The user whose sales it sums. Null for all. */
    user_id: number | null;
} & DayFigures & ReportHead;
/** How to make a Z report. */
export type ZReportInput = {
    /**
     * Whether sales that wait to be sent count in the next Z report.
     * @default false
     */
    leave_waiting?: boolean | undefined;
};
/** What was sold in a business day. It is stored with its figures, which never change. */
export type ZReport = {
    /** Number of the report in its branch: 1, 2, 3, without gaps. */
    number: number;
    /**
     * The business day, as `YYYY-MM-DD`.
     */
    business_day: string;
    /**
     * When the Z report before it was made. Of the first one: the start of the business day.
     */
    opened_at: string;
    /**
     * When it was made. Of a day without sales: the end of the business day.
     */
    closed_at: string;
} & DayFigures & ReportHead;
/** The items that a branch sold in a period. Credit notes are subtracted. */
export type PluReport = {
    /** First local day of the period, as `YYYY-MM-DD`. */
    from_date: FirstDay;
    /** Last local day of the period, as `YYYY-MM-DD`. */
    to_date: LastDay;
    /**
     * When this report was made.
     */
    made_at: string;
    /** How many sales and credit notes the rows sum up. */
    documents: number;
    /** By item code, name, price, tax type and rate. */
    rows: PluRow[];
    /** The tax of all rows. */
    tax_amount: number;
    /** The total of all rows with tax. */
    total_amount: number;
} & ReportHead;
/** An item at one price, tax type and rate. */
export type PluRow = {
    /** Code of the item. */
    item_code: string;
    /** Name of the item on the documents. */
    item_name: string;
    /** Price with tax. */
    unit_price: number;
    /** Tax type, a code from `GET /codes/tax-types`, which says what each means: in Kenya, `A` is the standard rate. The control unit can use another letter (`unit_code`). */
    tax_type: TaxTypeCode;
    /** The control unit's letter of the tax type. */
    authority_tax_type: string;
    /** Tax rate in percent. */
    tax_rate: TaxRate;
    /** How much was sold. */
    quantity: number;
    /** The discounts, with tax. */
    discount_amount: number;
    /** The tax. */
    tax_amount: number;
    /** The total with tax, after discounts. */
    total_amount: number;
};
export type TaxReportRow = {
    /**
     * `purchase_credit_notes` are credit notes of suppliers. Credit notes are negative.
     * @enum {string}
     */
    of: "sales" | "credit_notes" | "purchases" | "purchase_credit_notes";
    /** How many documents have the tax type and rate. */
    documents: number;
} & LetterFigures;
/** Credit notes are subtracted. */
export type TaxReportTotals = {
    /** Amount without tax, after discounts, in local currency. Lines outside VAT are not part of it. */
    taxable_amount: TaxableTotal;
    /** Lines outside VAT are not part of it. */
    tax_amount: number;
    /** Total of the lines that are outside VAT, in local currency. */
    outside_vat: OutsideVat;
    /** All lines, with tax. */
    total_amount: number;
};
/** Number of documents of the period that no figure includes. */
export type LeftOutOfPeriod = {
    /** Sales and credit notes. */
    sales: LeftOut;
    /** Purchases and suppliers' credit notes. */
    purchases: LeftOut & {
        /** Accepted by the control unit with another status than approved. */
        not_approved: number;
        /** Purchases and suppliers' credit notes that are registered without a claim, by date. */
        not_claimed: number;
        /** Tax of these; credit notes are subtracted. */
        not_claimed_tax: number;
    };
    /** Customs records. */
    imports: LeftOut;
};
/** Number of documents without receipt, by status. */
export type LeftOut = {
    /** Documents that wait to be sent. */
    pending: number;
    /** Documents that are being sent. */
    processing: number;
    /** Documents that the control unit rejected. */
    failed: number;
};
/** A time in which a control unit signed nothing. */
export type Outage = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** TIN that the control unit signs for. */
    tin: string;
    /**
     * How the outage began. `unreachable`: no connection, nothing was sent. `unanswered`: a call was sent and its outcome was unknown. `rejecting`: the unit responded that it accepts nothing, for example because it is full.
     * @enum {string}
     */
    reason: "unreachable" | "unanswered" | "rejecting";
    /** The first failure. */
    message: string;
    /**
     * When the first unsuccessful call was sent.
     */
    started_at: string;
    /**
     * When the unit responded again; null while the outage lasts.
     */
    ended_at: string | null;
    /** Number of documents that waited, by their current status. */
    documents: {
        /** All documents that waited. */
        waited: number;
        /** Documents that were signed later. */
        signed: number;
        /** Documents that the unit rejected later. */
        rejected: number;
        /** Not signed yet. */
        waiting: number;
    };
};
/** A document that waited for a control unit. */
export type OutageDocument = {
    /** Identifier of the transaction, made by the service. */
    transaction_id: TransactionId;
    /** Kind of the submission. `proforma` is a quotation, `training` a sale or credit note of a device in training. Neither is sent to the control unit. */
    type: TransactionType;
    /** Your number of the document. */
    invoice_no: DocumentNo;
    /** `S` sale, `R` credit note; null for other documents. */
    receipt_type: string | null;
    /** Local date of the document, as `YYYYMMDD`. */
    document_date: string;
    /** Total with tax, after discounts, in local currency. */
    total_amount: TotalWithTax;
    /** Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
    status: TransactionStatus;
    /**
     * When the service stored it.
     */
    accepted_at: string;
    /**
     * When the service received the unit's signature.
     */
    signed_at: string | null;
    /** The control unit's number of the receipt. Null without a receipt, or if it could not be recovered. */
    receipt_no: ReceiptNo;
};
/** A change, and who made it. */
export type AuditEntry = {
    /** Identifier of the record, made by the service. */
    id: RecordId;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /**
     * Null for a change of the account as a whole.
     * @enum {string|null}
     */
    environment: "live" | "sandbox" | null;
    /**
     * A user, with a key or signed in; an operator; or the service.
     * @enum {string}
     */
    actor: "user" | "operator" | "service";
    /** Id of the user. Null for an operator and the service. */
    user_id: number | null;
    /** Name of the user or operator. Null for the service. */
    user_name: string | null;
    /** E-mail address of the user. Null for the service. */
    user_email: string | null;
    /** The visible start of the key that was used; null for a user who was signed in. */
    key_prefix: string | null;
    /** Topic and verb, such as `branches.update`. */
    action: string;
    /** Type and name of the changed record, such as `branch 00`. */
    subject: string;
    /** The values before the change. */
    old: {
        [key: string]: unknown;
    } | null;
    /** The values after the change. */
    new: {
        [key: string]: unknown;
    } | null;
    /** Anything else that explains the change, such as a reason. */
    detail: {
        [key: string]: unknown;
    } | null;
};
/** An insurer that pays a part of sales. */
export type Insurance = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    branch_id: BhfId;
    /** Your code of the insurance. */
    code: string;
    /** Name of the insurer. */
    name: string;
    /** Percent that the insurer pays. */
    rate: number;
    /** Whether new sales may name the insurance. */
    is_active: boolean;
    /** When the service created the record, as ISO time in UTC. */
    created_at: CreatedAt;
    /** When the record last changed, as ISO time in UTC. */
    updated_at: UpdatedAt;
};
/** Format: identifier */
export type InsuranceCodeText = string;
/** Percent of the line's total that the insurer pays. */
export type InsuranceRate = number;
export type InsuranceInput = {
    /** Branch that accepts the insurance, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /** Your code of the insurance. Sale lines name it as `insurance_code`. */
    code: InsuranceCodeText;
    /**
     * Name of the insurer.
     */
    name: string;
    /** Percent of a line's total that the insurer pays. */
    rate: InsuranceRate;
    /**
     * With `false`, the service rejects new sales that name the insurance.
     * @default true
     */
    is_active?: boolean | undefined;
};
export type InsuranceUpdate = {
    /** Branch that accepts the insurance, as `GET /branches` lists it. Default: the account's only branch. */
    branch_id?: BhfId | undefined;
    /** Another name for `branch_id`. */
    bhf_id?: BhfId | undefined;
    /**
     * Name of the insurer.
     */
    name?: string | undefined;
    /** Percent of a line's total that the insurer pays. */
    rate?: InsuranceRate | undefined;
    /** With `false`, the service rejects new sales that name the insurance. */
    is_active?: boolean | undefined;
};
/** State of the service, as the caller's account sees it. */
export type Health = {
    /** The worst status of the checks. */
    status: Verdict;
    /** Version of the service. */
    version: string;
    /** The environment that the record belongs to. */
    environment: Environment;
    /** The caller of the request. */
    caller: Caller;
    /**
     * The service's clock.
     */
    time: string;
    /**
     * The IANA name of the account's time zone, that of its first branch with a device. Document dates are in the time zone of their branch, which is in `lanes`.
     * @example Africa/Nairobi
     */
    time_zone: string;
    /** The words of the environment's devices; `tax` and `TIN` if they belong to several countries. */
    words: TaxWords;
    /** The checks of the service and of the account. */
    checks: HealthCheck[];
    /** One entry for each device. */
    lanes: LaneHealth[];
};
/** What people of the country call the tax, and the number of a taxpayer, in the middle of a sentence. */
export type TaxWords = {
    /**
     * The tax on sales and purchases.
     * @example VAT
     */
    tax: string;
    /**
     * The number of a taxpayer.
     * @example PIN
     */
    tin: string;
};
/** The caller of the request. */
export type Caller = {
    /** Name of the account. */
    account: string;
    /** The user of the key or session. */
    user: {
        /** Name of the user. */
        name: string;
        /**
         * Role of the user.
         * @enum {string}
         */
        role: "owner" | "admin" | "accountant" | "cashier";
    };
    /** The API key of the request; null in a session. */
    key: {
        /** As operators know it. */
        id: string;
        /** The visible beginning of the key. */
        prefix: string;
        /**
         * When the key expires, as ISO time in UTC. Null for a key that doesn't expire.
         */
        expires_at: string | null;
    } | null;
};
/**
 * Result of a check: `pass`, `warn` or `fail`.
 * @enum {string}
 */
export type Verdict = "pass" | "warn" | "fail";
/** A check, and its result. */
export type HealthCheck = {
    /** Name of the check, such as `database`, `worker`, `service_delay` (the service itself was late for a control unit), `clock`, `key`, `backup` (live only), `codes`, `device`, `queue`, `stock`, `receipts`, `training`, `webhooks`. */
    name: string;
    /** Result of the check. */
    status: Verdict;
    /** What was found, in a sentence for people. */
    message: string;
    /** How to fix it. */
    remedy?: string | undefined;
    /** The branch that the check is about. */
    bhf_id?: string | undefined;
};
/** State of a device's queue. */
export type LaneHealth = {
    /** Identifier of a branch, as `GET /branches` lists it. `00` is the head office. */
    bhf_id: BhfId;
    /**
     * The IANA name of the branch's time zone, in which its documents have their dates.
     * @example Africa/Nairobi
     */
    time_zone: string;
    /** The words of the device's country. */
    words: TaxWords;
    /** Whether the device is initialized and in use. */
    is_active: boolean;
    /**
     * Open while the unit can't be reached or responds that it accepts nothing (no key, full, offline). All submissions then wait.
     * @enum {string}
     */
    circuit: "closed" | "open";
    /** Submissions that wait. */
    pending: number;
    /** Submissions whose outcome is unknown. */
    in_doubt: number;
    /** Age of the oldest waiting submission, in seconds. */
    oldest_pending_s: number | null;
    /** Changes after finished transactions that are not sent to the unit yet (stock movements, stock balances, import statuses). `GET /stock/drift` lists them. */
    follow_ups: {
        /** Changes that wait to be sent. */
        waiting: number;
        /** Rejected five times; the service retries them each night. */
        rejected: number;
        /** Age of the oldest, in seconds. */
        oldest_s: number | null;
    };
    /** Sequences whose numbering has stopped because another system uses the unit's counter. */
    stopped: {
        /**
         * The sequence that stopped.
         * @enum {string}
         */
        stream: "sales" | "purchases" | "stock";
        /** Why it stopped. */
        reason: string;
    }[];
    /**
     * When the control unit last responded, as ISO time in UTC. Null before the first time.
     */
    last_contact_at: string | null;
};
