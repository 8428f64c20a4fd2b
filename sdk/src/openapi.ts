// Generated from openapi.yaml by generate.ts: the types of the API for callers. Do not edit.

export interface paths {
    "/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a sale or credit note
         * @description Stores the sale, sends it to the branch's control unit for signing, and returns the receipt. The service fills in omitted names, rates and amounts from the item and the calculation rules, and checks the others within 0.01. It stores the sale before it sends anything, and then writes status, receipt, quantities, movements and event together. If there is no outcome within 30 seconds, the response is 422 `outcome_pending` or `outcome_unknown`. The sale stays stored: don't submit it under another number.
         */
        post: operations["createSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit many sales and credit notes
         * @description Stores up to 500 sales and credit notes and responds before they are signed. Each entry is the body of `POST /sales`, and the service checks and stores it separately by the same rules. Sales are stored before credit notes. The response is 202 with one result for each entry, even if all are rejected. A number that was submitted before is a `duplicate` with its current status. Poll `GET /transactions` or wait for the event `transaction.completed`. The request counts once in the rate limit, and its body can have up to 4 MiB. An environment can have 50,000 unsigned sales; above that the response is 503. If a response is lost, send the request again: the invoice numbers prevent duplicates.
         */
        post: operations["createSalesBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a sale
         * @description Returns the sale with its lines and the control unit's response. 403 if it belongs to another account.
         */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit a sale and issue it again
         * @description Corrects a signed sale that has a wrong buyer, date or line. The service stores two documents at once: a credit note for the rest of the sale, dated today, and the corrected sale. Fields that you omit stay as they are on the original. Only the date differs: it is today. The corrected sale is sent after the control unit has accepted the credit note. If the unit rejects the credit note, the corrected sale fails with `credit_note_rejected` and isn't sent. Retry the credit note; the corrected sale follows automatically. If the unit rejects the corrected sale, retry it, or send this request again with other corrections: the accepted credit note stays valid. The same request returns the same result. Other corrections of a sale that is already reissued are 409 `already_reissued`.
         */
        post: operations["reissueSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search sales
         * @description Finds sales by document date, number, customer and status, newest first. All conditions must match. An empty body finds every sale. The service searches a part of a name in at most 100,000 sales: narrow the dates if you have more.
         */
        post: operations["searchSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a purchase
         * @description Registers a supplier's invoice at the control unit and increases stock. Amounts must follow the calculation rules within 0.01, or equal the fetched supplier sale that the purchase confirms. A supplier invoice can be registered once. The service stores the purchase before it sends anything, and writes all results of a success together.
         */
        post: operations["createPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/{transaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a purchase
         * @description Returns the purchase with its lines and the control unit's response. 403 if it belongs to another account.
         */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search purchases
         * @description Finds purchases by document date, number, supplier and status, newest first. All conditions must match. An empty body finds every purchase. The service searches a part of a name in at most 100,000 purchases: narrow the dates if you have more.
         */
        post: operations["searchPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stored supplier sales
         * @description Lists the stored sales of suppliers to this branch, latest first. The request calls no control unit. The service fetches new sales once a day: see `meta.synced_at` and `meta.age_s`. `POST /purchases/sales` fetches them now.
         */
        get: operations["listSupplierSales"];
        put?: never;
        /**
         * Fetch unregistered supplier sales
         * @description Fetches suppliers' sales to this branch from the control unit, and returns every stored one that no purchase has registered yet. The service stores new sales before it moves the cursor. 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["fetchSupplierSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions
         * @description Lists submissions of all types, newest first. A cashier sees only sales.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show transaction statistics
         * @description Counts the account's transactions by status and type over local days, by default the last 30 days. Without `to_date` the period ends today, or on the day of the latest transaction if that is later. `success_rate` is the percentage of successes among finished transactions, and 0 if none is finished.
         */
        get: operations["getTransactionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a transaction
         * @description Returns the transaction with the submitted payload and the control unit's response. Poll it until `status` is `success` or `failed`. 403 if it belongs to another account, or if a cashier asks for a transaction that isn't a sale.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts of a transaction
         * @description Lists every call to the control unit for the transaction and its stock movements, with the body sent and the body received, rejections included. Keys and passwords are masked. Attempts are deleted after 90 days, or after the time that the operator set. 403 if the transaction belongs to another account.
         */
        get: operations["listTransactionAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed transaction
         * @description Sends a failed transaction again and waits for the outcome. It is possible while `can_retry` is true: at most three retries after the first attempt, manual and automatic ones together. 422 if it can't be retried (`reason`), or if the retry failed (`data`).
         */
        post: operations["retryTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show or print a receipt
         * @description Returns the receipt from stored data, as JSON or PDF. `format` or the `Accept` header selects the form. 422 `no_receipt` for a transaction without a receipt: it isn't signed yet, was rejected, or isn't a sale.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/receipt-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links to a receipt
         * @description Lists the links that are not revoked, newest first. Their URLs are not shown again.
         */
        get: operations["listReceiptLinks"];
        put?: never;
        /**
         * Create a link to a receipt
         * @description Creates a URL where a customer can see the receipt and download it as PDF, without signing in. The URL is shown once. It works before the sale is signed: the page then says that the receipt is not signed yet, and shows it later. The page hides the customer's phone number and masks a person's TIN. 409 `public_url_unknown` if the service's own URL is not configured.
         */
        post: operations["createReceiptLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/receipt-links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link to a receipt
         * @description Revokes the link. Its page no longer shows the receipt. You can revoke a link twice.
         */
        delete: operations["deleteReceiptLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/receipt-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a receipt by e-mail
         * @description Creates a link to the receipt and sends it to the customer by e-mail, in the language of the receipt. If the mail server is down, the service sends the e-mail later. Only the e-mail has the URL. 429 `too_many_mails` after 20 e-mails to one e-mail address in an hour. 409 `public_url_unknown` if the service's own URL is not configured.
         */
        post: operations["mailReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the outcome of an unconfirmed call
         * @description Records the outcome of a call that got no response, as you know it from the unit or the authority. `accepted` makes the transaction successful and its number used. `refused` makes it failed and releases the number. The stock movement that follows from a transaction is resolved in the same way. For a success without receipt data (`receipt_unrecovered`), send `accepted` with `receipt_no`. Correct a receipt that you entered in the same way: omitted fields keep their values. 422 if another sale has the receipt's number from the same control unit, or its signature. The audit stores the reason, and the old and new receipt. `refused` also gives up a call that the service can't send because of an internal error (see `blocked`): the transaction fails, and a stock movement that follows from a success is cancelled. 409 `not_in_doubt` if every call has a response, 409 `device_busy` while a call can still be on its way. A session needs a confirmation within the last 10 minutes (403 `confirmation_required`).
         */
        post: operations["settleTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List devices
         * @description Lists the devices of the environment.
         */
        get: operations["listDevices"];
        put?: never;
        /**
         * Create a device
         * @description Stores the control unit of a branch. Initialize it next. 422 on `bhf_id` if the branch doesn't exist, 409 if it already has a device.
         */
        post: operations["createDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{bhfId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a device
         * @description Returns the device of a branch. Credentials are never shown.
         */
        get: operations["getDevice"];
        /**
         * Update a device
         * @description Changes the given fields, at least one. A new URL, route (`via`), TIN or serial number makes the device inactive until you initialize it again. Such a change is rejected with 409 while a call of the device is pending or unconfirmed.
         */
        put: operations["updateDevice"];
        post?: never;
        /**
         * Delete a device
         * @description Deletes the device. Its branch can't submit until it has another device. 409 while a call of the device is pending or unconfirmed. Number sequences are not deleted.
         */
        delete: operations["deleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{bhfId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts of a device
         * @description Lists every call to the device's control unit with a document, for all transactions. The fields and the retention are those of a transaction's attempts.
         */
        get: operations["listDeviceAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{bhfId}/initialize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initialize a device
         * @description Registers the device with the authority, fetches and stores the reference data, and checks the connection. If the device is already initialized, the service only fetches the reference data again. It registers the device again if `force` is true, if the control unit reports an error, or if URL, TIN or serial number have changed. A unit that responds that it is already installed counts as a success. After a failure, `is_active` doesn't change and the error is stored.
         */
        post: operations["initializeDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{bhfId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection of a device
         * @description Calls the control unit once and measures the response time. The call changes nothing at the unit. After a successful test, `GET /health` shows the unit as reachable, and the service immediately sends submissions that wait for it.
         */
        post: operations["testDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/relays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List relays
         * @description Lists the relays that are not revoked, newest first, and whether each is connected. Tokens are not shown again.
         */
        get: operations["listRelays"];
        put?: never;
        /**
         * Create a relay
         * @description Creates a relay. Its program, `taxd relay`, runs at a branch and forwards calls to the control units there. The response has the relay's token, which is shown once. Devices use the relay with `via: relay`.
         */
        post: operations["createRelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/relays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a relay
         * @description Revokes the relay. Its token becomes invalid, and its connection ends at once. You can revoke a relay twice.
         */
        delete: operations["deleteRelay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the account and its settings
         * @description Returns the account's name, plan features and settings. Live and sandbox have separate settings: a sandbox key shows and changes those of the sandbox.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the account's settings
         * @description Changes the given settings, at least one. Null restores a setting's default. Accepted documents don't change.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/account/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Require two-factor sign-in
         * @description Decides whether the account takes sessions of people without two-factor sign-in. While it is required, their requests in the account are 403 `two_factor_required` until they turn it on. API keys are not affected. You need two-factor sign-in yourself to require it, and a confirmation within the last 10 minutes.
         */
        patch: operations["requireTwoFactor"];
        trace?: never;
    };
    "/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List branches
         * @description The account's branches, newest first.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Create a branch
         * @description Adds a branch with the identifier that the authority assigned. 409 if the account already has it.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/{bhfId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a branch
         * @description Returns one branch.
         */
        get: operations["getBranch"];
        /**
         * Update a branch
         * @description Changes the given fields, at least one. The identifier can't be changed.
         */
        put: operations["updateBranch"];
        post?: never;
        /**
         * Delete a branch
         * @description Deletes a branch that has no transactions, and its device. 409 if it has transactions.
         */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branches/{bhfId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show statistics of a branch
         * @description Returns the transaction statistics of one branch, its item counts and the state of its device.
         */
        get: operations["getBranchStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reference codes
         * @description Lists the codes of all classes or of one, sorted by class, then in the authority's order. `code_class=item_class` lists the item classes.
         */
        get: operations["listCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh reference codes
         * @description Fetches code tables and item classes from a branch's control unit and stores them. If the unit gives no usable response, the response is 500 `unit_unreachable`, and the stored codes stay.
         */
        post: operations["syncCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/tax-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax types
         * @description Lists the tax types `A` to `E` with their rates.
         */
        get: operations["listTaxTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/payment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment types
         * @description Lists the payment types that sales and purchases accept.
         */
        get: operations["listPaymentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/codes/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Lists the countries of origin that items and imports accept.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description Lists the items of the environment, newest first, with their quantity in the given branch, or in all branches together.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Registers an item at the branch's control unit and stores it. The service makes the `item_code` if you omit it. 409 if the code exists, 422 if the unit rejects the item, 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/external-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List external codes
         * @description Lists codes of other systems with their items, by source and code. Your own stock codes have the source `default`, a supplier's codes the source `supplier:<TIN>`.
         */
        get: operations["listExternalCodes"];
        /**
         * Set external codes
         * @description Stores the item for each code of one source. Either all codes are stored or none. A code that already exists gets the new item. Sales lines can then use `external_code` in place of `item_code`.
         */
        put: operations["setExternalCodes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/external-codes/{source}/{external_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an external code
         * @description Deletes the external code. Documents that used it keep their item.
         */
        delete: operations["deleteExternalCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{itemCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an item
         * @description Returns one item with its quantity in the given branch, or in all branches together.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an item
         * @description Changes the given fields, at least one: first at the branch's control unit, then in the service. The item code never changes. Accepted documents keep the old name and price. `is_active: false` rejects the item in new documents. 422 if the unit rejects the change, 500 `unit_unreachable` if it gives no usable response. In both cases the item doesn't change; correct the request or send it again.
         */
        patch: operations["updateItem"];
        trace?: never;
    };
    "/imports/select-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch import items
         * @description Fetches customs records that changed after `last_request_date` from the control unit and stores them. Returns every stored record that isn't processed yet, or those that `records` names. Send `result_date` as `last_request_date` of your next request. 400 if the unit rejects the request, 500 `unit_unreachable` if it gives no usable response.
         */
        post: operations["selectImportItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items to map imports to
         * @description Lists the branch's active items by code.
         */
        get: operations["listImportItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process an import
         * @description Maps the customs record to an item (`map`) or registers a new item (`create`), sets the import status to 3, and books the quantity into stock once. The service writes the transaction and its movement together. If the authority couldn't be notified, the service retries later: see `authority_status_updated` and `authority_stock_synced`.
         */
        post: operations["processImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/update-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of an import
         * @description Sends the status of one customs record to the control unit. The audit stores the modifier. The request never changes stock. 400 if the unit rejects the status, 500 `unit_unreachable` if it gives no usable response.
         */
        post: operations["updateImportItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock levels
         * @description Lists the quantities of items that the branch registered, moved or counted. Services have no stock. An inactive item is listed while its quantity isn't zero. Newest items come first unless you send `sort_by`.
         */
        get: operations["listStock"];
        put?: never;
        /**
         * Record a stock movement
         * @description Adjusts stock: `11` in and `12` (or `21`) out with positive quantities, `13` with signed quantities. Sales and purchases change stock automatically. Totals must equal the sums of the lines. The service stores the movement before it sends anything, and changes the quantities when the movement succeeds. An adjustment with both signs is two movements at the unit. If the unit rejects the second, the first stays accepted, and a retry sends only the second.
         */
        post: operations["createStockMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer stock between branches
         * @description Moves items from one branch to another under one reference. Stores two movements at once: the outgoing one (`reference` with `-OUT`) for the control unit of the sending branch, and the incoming one (`reference` with `-IN`) for that of the receiving branch. The incoming movement is sent after the outgoing one is accepted. If the outgoing movement is rejected, the incoming one fails with `outgoing_rejected` and isn't sent. Retry the outgoing movement; the incoming one follows automatically. If the incoming movement is rejected, the items have left one branch and have not arrived at the other: remove the cause and retry it. Both branches report under the same TIN. The same request returns the same transfer. Other content under the same reference is 409 `invoice_conflict`. If a movement was rejected, other content replaces the failed movement, and an accepted outgoing movement stays.
         */
        post: operations["transferStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/{item_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an item's stock and history
         * @description Returns the quantity of one item in the branch, and its movements, newest first.
         */
        get: operations["getStockItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock movements
         * @description Lists the branch's stock movements, newest first unless you send `sort_order`.
         */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set an item's quantity after a stock take
         * @description Books the difference to the counted quantity and sends the stock balance (the unit's "stock master") to the control unit. The local quantity changes even if the unit can't be reached. `synced_to_authority` is then false, and the service sends the balance later. The service also sends earlier rejected changes of the item again.
         */
        post: operations["saveStockMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch unrecorded stock items
         * @description Fetches items that were sent to this branch from the control unit, and returns every stored one that isn't booked yet. 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["fetchStockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/drift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock discrepancies
         * @description Compares each item's stock with what the control unit has acknowledged. Lists items, by code, whose quantity or last stock balance differs, or that have changes not yet sent to the unit. Each has the waiting changes, their reason and how to fix them. `POST /stock/master` resolves an item. The service also retries rejected changes each night.
         */
        get: operations["getStockDrift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Lists the webhooks, newest first. Secrets are not shown again.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates a webhook endpoint for events. The response has the signing secret, which is shown once. In live the URL must be public and use https.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a webhook
         * @description Returns one webhook and whether it works. 403 if it belongs to another account.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook and drops its waiting deliveries.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change, enable or disable a webhook
         * @description Changes the given fields, at least one. Waiting deliveries go to the new URL. `is_active: false` disables the webhook: waiting deliveries are dropped, and later events are stored as failed deliveries that you can resend. `is_active: true` enables it again, without a test. The secret doesn't change.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description Creates a new secret, which is shown once. Deliveries have signatures of both secrets until the old one expires.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends one `webhook.test` event now, without retries, and returns the response. A success enables a disabled webhook again.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries and their responses
         * @description Lists deliveries and the responses to them, newest first. With `after`, lists only deliveries that were created after that one. Send the newest id that you have: you miss no delivery and get none twice.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a delivery
         * @description Queues the same event with the same id for the same webhook once more, from the start of the retry schedule. To resend a range, list it (by days, status, event or webhook) and resend each delivery. 409 `webhook_inactive` if the webhook is disabled or deleted.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices
         * @description Lists stored notices of the authority, newest first. `q` searches the title, or names a number. The service fetches new notices with each branch's daily fetch. `POST /notices/sync` fetches them now.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch new notices
         * @description Fetches new notices through the branch's control unit and stores them. 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["syncNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxpayers/{tin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a taxpayer
         * @description Returns the authority's name for a TIN. The service asks the branch's control unit and keeps the response for a day. A response from
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insurances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List insurances
         * @description Lists the insurances of the branches, newest first.
         */
        get: operations["listInsurances"];
        put?: never;
        /**
         * Register an insurance
         * @description Registers an insurance of the branch at the control unit. 409 if the branch already has the code, 422 if the unit rejects it, 500 `unit_unreachable` if the unit gives no usable response.
         */
        post: operations["createInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/insurances/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an insurance
         * @description Changes the given fields, at least one: first at the branch's control unit, then in the service. The code never changes. `is_active: false` rejects the insurance in new sales. Accepted sales and their credit notes keep the old name and rate. 422 if the unit rejects the change, 500 `unit_unreachable` if it gives no usable response. In both cases the insurance doesn't change; correct the request or send it again.
         */
        patch: operations["updateInsurance"];
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes and their authors
         * @description Lists every change of the account's users, keys, branches, devices, items, webhooks and settings, every resolution by hand, and each document that a signed-in person submitted, newest first. A document that a key submitted has only its own record, `GET /transactions/{id}`. Entries of the key's environment and of the account as a whole are listed. An entry is written together with the change, is never changed or deleted, and holds no secrets.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description The exports of the environment, newest first, of the types that the caller's role may list. Exports are deleted after seven days.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Export the records of a period
         * @description Writes sales, purchases, stock movements or the audit of a period to a file, in the background. Poll `GET /exports/{id}`, or subscribe a webhook to `export.completed`; then download the file. Rows are sorted newest first, and a file has at most 1,000,000 rows. The dates of the documents select sales and purchases. Credit notes are negative, and `counted` says whether `GET /reports/tax` counts the document. The roles are those of the matching list: a cashier exports only sales, and an accountant everything except the audit. The request counts as five in the rate limit. 409 `export_limit` for more than 5 unfinished or 50 stored exports.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show an export
         * @description Returns the progress of an export. When it is `ready`, the response has the size and the SHA-256 checksum of its file.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export
         * @description Deletes the export and its file. An unfinished export is stopped.
         */
        delete: operations["deleteExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of an export
         * @description Returns the file, or the part that `Range` names. To continue an interrupted download, send `Range: bytes=<size so far>-` and the file's `ETag` in `If-Range`. `ETag` is the SHA-256 checksum of the whole file. The response is 409 `export_not_ready` until the export is `ready`.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List months
         * @description Lists the months that have sales or purchases, newest first, with their status (open or closed) and the number of unfinished documents.
         */
        get: operations["listPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reconciliations
         * @description Lists the reconciliations of the environment, or those of one branch, with their counts; the last upload first.
         */
        get: operations["listReconciliations"];
        put?: never;
        /**
         * Upload the books and match them
         * @description Reads an export of the purchases in your books and matches it with what suppliers reported to the authority, by the rules of docs/matching.md. `file` is CSV in any encoding or a workbook (.xlsx), in base64: at most 10 MiB and 50,000 rows. Instead of a file, you can send up to 999 purchases in `rows`. `mapping` names columns that the service can't detect. Without a branch, the books of all branches are matched. A period has one reconciliation: a second upload replaces the first and keeps each decision about unchanged documents. 422 `books_unreadable`, with the reason, if the file can't be read. The request counts as five in the rate limit.
         */
        post: operations["createReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a reconciliation
         * @description Returns the row counts by status, how the books were read, and the decisions that no longer apply.
         */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of a reconciliation
         * @description Lists matched rows first, then documents missing from the books, then purchases that no supplier reported. A cursor is valid for one match: after the next match it is 422 `invalid_cursor`.
         */
        get: operations["listReconciliationRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about rows
         * @description Applies each decision separately, links and unlinks first. `accept`: the purchase of the match can be registered. `ignore`: no action for a document without a match. `reject`: the registration sends the rejection of a supplier's document to the authority. `pending`: seen, not decided. `link` matches two documents, `unlink` separates a match; after either, the service matches all documents again. `note` changes only the note. `clear` removes the decision. If a decision has `seen` of the row, the service rejects it when a figure has changed since. It also rejects `ignore` and `reject` of an invoice that is registered already. The audit stores each decision.
         */
        post: operations["decideReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations/{id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the accepted purchases
         * @description Stores a purchase for each accepted match whose supplier sale is not registered yet, at most 200 per request, and responds before the control unit accepts them. With `reject`, rejections are sent too. The number of a purchase is made from the supplier's TIN, branch and invoice number, so a repeated request registers nothing twice. While `next_after` is not null, send the request again with it as `after`. A purchase with a line that has no item of yours is skipped, and its result has the reason.
         */
        post: operations["registerReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a reconciliation
         * @description Returns the reconciliation statement and all tables as JSON, all tables as a workbook, or one table as CSV. Files contain no formulas. The request counts as five in the rate limit.
         */
        get: operations["getReconciliationReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/periods/{month}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a month
         * @description Closes a past month in all branches. From then on, sales dated in it and purchases claimed in it are rejected (422 `period_closed`), and `GET /reports/tax` of the month returns the figures of the close. While documents of the month are waiting, unconfirmed, or failed and retryable, the response is 409 `period_has_open_documents`. A `reason` closes the month anyway. Accepted documents are still signed. You can close a month twice.
         */
        post: operations["closePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/periods/{month}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a month
         * @description Reopens a closed month. Only owners can reopen. The audit stores the reason and the totals of the close.
         */
        post: operations["reopenPeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/periods/{month}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fill in a month's VAT return
         * @description Returns the sections of the authority's VAT return for the month, in all branches. The authority's tax types decide the section: zero-rated, exempt and outside VAT are never mixed. The figures are those of `GET /reports/tax`. Sales to buyers with a TIN and other sales have separate sums. `itemized=true` also lists the sales to buyers with a TIN, and the purchases. The amounts in `entered` are those that people enter. The return of a closed month doesn't change. The request counts as five in the rate limit.
         */
        get: operations["getVatReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enter amounts in a month's VAT return
         * @description Enters amounts that the service can't know, at least one. Null removes an amount. 409 `return_closed` after the month is closed. The audit stores each change. The request counts as five in the rate limit.
         */
        patch: operations["updateVatReturn"];
        trace?: never;
    };
    "/reports/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up a period by tax type
         * @description Sums up the documents that the control units accepted, by their own dates, of one branch or of all; purchases by the month in which they are claimed. Sales, credit notes, purchases and suppliers' credit notes have rows of their own for each tax type and rate; credit notes are negative. Purchases count once they are approved. Imports count by their value in local currency: the control unit knows no import VAT, so take that from the customs entry. The figures equal the sum of the documents that `POST /sales/search` and `POST /purchases/search` list. The request counts as five in the rate limit.
         */
        get: operations["getTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/outages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outages of control units
         * @description Lists the periods in which a branch's control unit could not be reached, did not respond, or accepted nothing, newest first. An outage begins with the first unsuccessful call and ends with the next response. After a call without a response, it ends when the same kind of document gets one. `from_date` and `to_date` select outages that overlap these days. Outages are never deleted.
         */
        get: operations["listOutages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/outages/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents that waited during an outage
         * @description Lists the documents that the service had accepted before the outage ended, and that the control unit signed only afterwards or has not signed yet, oldest first. 404 when the environment has no such outage.
         */
        get: operations["listOutageDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Lists the environment's keys that are not revoked, newest first, with user, address ranges and last use. A key is identified by its first characters. The whole key is shown once, when it is created.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key of the environment for yourself, or for another user whose role is not above yours. The response has the key, which is shown once. Requires a confirmation within the last 10 minutes.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes the key for good. Every process stops accepting it within a second. Requires a confirmation within the last 10 minutes.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Creates a second key with the user, address ranges and limits of the first. Both work until the overlap ends, then only the second. The second key has the same lifetime as the first. A key can be rotated once (409 `key_ended`). Requires a confirmation within the last 10 minutes.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists the users of the account with role and access, oldest first.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user
         * @description Invites a person by e-mail. The person has access after accepting the invitation. The code in the e-mail works once, for 24 hours. If you invite a person again before they accept, the service sends another code and updates name and role. Requires a confirmation within the last 10 minutes.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a user
         * @description Removes a user, or withdraws an invitation. Sessions end and keys are revoked at once. The audit keeps the user's changes. The only active owner can't be removed (409 `last_owner`). Requires a confirmation within the last 10 minutes.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change role or access of a user
         * @description Changes the role or the access of a user. If the user loses access, sessions and keys end at once. The only active owner keeps role and access (409 `last_owner`). Requires a confirmation within the last 10 minutes.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{id}/transfer-ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer ownership
         * @description Makes another active user the owner, and you an admin, in one step. Requires a confirmation within the last 10 minutes.
         */
        post: operations["transferOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an invitation
         * @description Returns the account and the role of an invitation, with the code from the e-mail. The code can still be used after that.
         */
        post: operations["showInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Accepts an invitation with the code from the e-mail. A new person sets a password; another person's password doesn't change. Then sign in with `POST /sessions`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a business
         * @description Registers a business and the person who will own the account. The service sends a code to the e-mail address. After `POST /registrations/verify` with the code, the registration waits for review. The response is the same whether the e-mail address is known or not. After 10 registrations from one network within an hour, the response is 429 `rate_limited`. After several e-mails to one e-mail address, the service sends no more.
         */
        post: operations["createRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a registration
         * @description Confirms the e-mail address with the code from the e-mail and the password of the registration. The registration then waits for review by the operators, and an e-mail reports their decision. A person who already had a password keeps it.
         */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registrations
         * @description For operators, with two-factor sign-in. Lists registrations of one status, oldest first, with other registrations and the account of the same TIN.
         */
        get: operations["listRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a registration
         * @description For operators, with two-factor sign-in. Creates the account with its owner, binds the TIN to it, and notifies the owner by e-mail. The owner creates the first key after signing in. Requires a confirmation within the last 10 minutes.
         */
        post: operations["approveRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/registrations/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a registration
         * @description For operators, with two-factor sign-in. Rejects the registration and sends the reason to the applicant by e-mail. The applicant can register again. Requires a confirmation within the last 10 minutes.
         */
        post: operations["rejectRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description For operators, with two-factor sign-in. Lists accounts by number, at most 200; `meta.total` counts all that match. Search by a part of the name or e-mail address, or by a TIN.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inspect an account
         * @description For operators, with two-factor sign-in. Shows the plan, the TINs, the keys with their limits, and the health of both environments. It shows no documents.
         */
        get: operations["inspectAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the features of an account's plan
         * @description For operators, with two-factor sign-in. Takes effect at once. Requires a confirmation within the last 10 minutes.
         */
        patch: operations["changeAccountFeatures"];
        trace?: never;
    };
    "/operator/accounts/{id}/tins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a TIN to an account
         * @description For operators, with two-factor sign-in. The account may then report under this TIN, and no other account may. Requires a confirmation within the last 10 minutes.
         */
        post: operations["bindTin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/tins/{tin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a TIN from an account
         * @description For operators, with two-factor sign-in. Delete the live devices of the TIN first. Requires a confirmation within the last 10 minutes.
         */
        delete: operations["unbindTin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the limits of a key
         * @description For operators, with two-factor sign-in. Takes effect within a second. Requires a confirmation within the last 10 minutes.
         */
        patch: operations["changeKeyLimits"];
        trace?: never;
    };
    "/operator/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys that wait for approval
         * @description For operators, with two-factor sign-in. Lists the keys of all accounts that don't work before an operator approves them, oldest first. Members' new live keys wait if the service has `TAXD_KEY_APPROVAL`.
         */
        get: operations["listWaitingKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/keys/{key}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a key
         * @description For operators, with two-factor sign-in. The key works within a second, and its user is notified by e-mail. Requires a confirmation within the last 10 minutes.
         */
        post: operations["approveKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/keys/{key}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a key
         * @description For operators, with two-factor sign-in. Revokes a key that waits for approval, and sends the reason to its user by e-mail. Requires a confirmation within the last 10 minutes.
         */
        post: operations["rejectKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend, reactivate or cancel an account
         * @description For operators, with two-factor sign-in. A suspended account has no access until it is reactivated. A cancelled account has no access for good. The records are not deleted. Requires a confirmation within the last 10 minutes.
         */
        post: operations["changeAccountStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists your sessions, newest first, with device, IP address and last use.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in
         * @description Signs you in with e-mail address and password. With two-factor sign-in, the response is 200 with a challenge, and `POST /sessions/complete` opens the session with a code. The response to a wrong password is the same as to an unknown e-mail address (401 `sign_in_failed`). After some failed attempts you must wait before the next (429 `too_many_attempts`).
         */
        post: operations["createSession"];
        /**
         * Sign out everywhere
         * @description Ends all your sessions, including this one.
         */
        delete: operations["deleteAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code
         * @description The second step of a two-factor sign-in: opens the session with the challenge from `POST /sessions` and a code from your authenticator app, or a recovery code. Each code works once.
         */
        post: operations["completeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your identity
         * @description Confirms the session with your password or, with two-factor sign-in, with a code. For 10 minutes you can then call operations that need a confirmation (403 `confirmation_required`). The session gets a new cookie.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends one of your sessions. `current` is the session of the request, whose cookie is then deleted.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show your profile
         * @description Returns your name, e-mail address, two-factor sign-in, the accounts that you belong to with your role in each, and the businesses that you registered with the result of the review.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name and settings
         * @description Changes your name in all your accounts, and whether you get e-mails about serious events. Omitted fields don't change.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Sets a new password and ends your other sessions. Requires a confirmation within the last 10 minutes. This session gets a new cookie.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up two-factor sign-in
         * @description Creates a secret for your authenticator app. Nothing changes until you confirm it with a code. Requires a confirmation within the last 10 minutes.
         */
        post: operations["beginTwoFactor"];
        /**
         * Turn off two-factor sign-in
         * @description Turns off two-factor sign-in and deletes the recovery codes. Requires a confirmation within the last 10 minutes.
         */
        delete: operations["disableTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on two-factor sign-in
         * @description Turns on two-factor sign-in with a code from your authenticator app, and ends your other sessions. The response has ten recovery codes, each of which replaces a code once. Requires a confirmation within the last 10 minutes.
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Creates ten new recovery codes. The earlier ones no longer work. Requires a confirmation within the last 10 minutes.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new password
         * @description Sends an e-mail with a link for a new password if the e-mail address is known. The response is the same if it is unknown. The link works once, for 24 hours.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-resets/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets a new password with the token from the link, verifies the e-mail address, and ends all sessions of the person. The token works once (422 `link_invalid`).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the whole chain
         * @description Checks key, database, worker, clock, code tables, devices, queues and webhooks, and returns the result of each with how to fix it. The response is 200 for any results, and 503 if the database is lost or doesn't respond within a second.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "transaction.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A submission has finished
         * @description Once for each final status of a submission that the caller's response didn't contain: after 202, `outcome_pending`, `outcome_unknown`, or a rejection that the service retries automatically. Deliveries are signed by Standard Webhooks. Any 2xx response within 15 seconds is a success.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TransactionCompletedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.stalled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A submission is stuck
         * @description Its outcome has been unknown for 5 minutes, or it has waited for 15 minutes.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TransactionStalledEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "device.unreachable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A control unit can't be reached, or accepts nothing
         * @description Once when three sends in a row found no unit, or the unit reported that it accepts nothing (no key, full, offline for too long). Again only after it worked in between.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeviceUnreachableEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An item runs low
         * @description When a quantity falls to the safety quantity or below.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StockLowEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.outcome_unknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The outcome of a submission has been unknown for an hour
         * @description Once for each call that was sent an hour ago and has no result. Its stream waits until the control unit responds or a person records the outcome.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TransactionOutcomeUnknownEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction.exhausted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A submission failed and has no retries left
         * @description Once when the last retry of a submission was rejected. Correct it and submit it again. An unchanged document needs another number.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TransactionExhaustedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "device.reachable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A control unit works again
         * @description The first response after `device.unreachable`. The service sends the waiting submissions.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DeviceReachableEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "relay.disconnected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A relay is disconnected
         * @description Once when a relay has been disconnected for a minute. Unless another relay of its branches is connected, submissions wait.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RelayDisconnectedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "relay.connected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A relay is connected again
         * @description The first connection after `relay.disconnected`. The service sends the waiting submissions.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RelayConnectedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "export.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An export is finished
         * @description Once for each export, when its file is ready or it has failed. An export that is deleted before has no event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExportCompletedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "notices.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New notices of the authority
         * @description Once for each group of at most 100 notices that a fetch stores for the first time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NoticesReceivedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "supplier_invoices.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New invoices of suppliers
         * @description Once for each group of at most 100 supplier invoices that a fetch stores for the first time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupplierInvoicesReceivedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customs_records.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New customs records
         * @description Once for each group of at most 100 open customs records that a fetch stores for the first time.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CustomsRecordsReceivedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reconciliation.matched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books were matched in the night
         * @description When the nightly matching has matched the books of a period with what suppliers reported until then.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReconciliationMatchedEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reconciliation.no_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A period has no data
         * @description Once for a period that ended more than five days ago, when no supplier reported an invoice in it or nobody uploaded its books.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReconciliationNoDataEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The service disabled another webhook
         * @description When a URL responded 410 or failed for 5 days. The disabled webhook itself gets no event.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookDisabledEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. The service retries the delivery on schedule. 410 disables the webhook. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event
         * @description Sent by `testWebhook` only.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every retry.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When the delivery was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a space.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WebhookTestEvent"];
                };
            };
            responses: {
                /** @description Received. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not received. */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: identifier
         * @description Identifier of a branch, as `GET /branches` lists it. `00` is the head office.
         */
        BhfId: string;
        /**
         * Format: branch-id
         * @description Identifier of the new branch, as the authority assigned it: two digits or capital letters. `00` is the head office.
         */
        NewBhfId: string;
        /**
         * Format: identifier
         * @description Tax identification number (in Kenya, the KRA PIN). The service trims it and converts it to capitals.
         */
        Tin: string;
        /**
         * Format: identifier
         * @description Your number of the document. Numbers are compared exactly, and upper and lower case differ.
         */
        InvoiceNo: string;
        /**
         * Format: identifier
         * @description Code of an item, as `GET /items` lists it. Codes are compared exactly.
         */
        ItemCodeInput: string;
        /**
         * Format: identifier
         * @description Code of a reference table, as `GET /codes` lists it.
         */
        UnitCode: string;
        /**
         * Format: calendar-day
         * @description Local date as `YYYYMMDD`, today at the latest.
         */
        DocumentDate: string;
        /** @description Local time as `HHMMSS`. */
        DocumentTime: string;
        /**
         * Format: calendar-time
         * @description The control unit's local time as `YYYYMMDDHHmmss`.
         */
        UnitDateTime: string;
        /** @description An amount of money with at most 2 decimals. */
        Amount: number;
        /** @description A quantity above zero with at most 2 decimals. */
        Quantity: number;
        /** @description A percentage with at most 2 decimals. */
        Percent: number;
        /**
         * @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`).
         * @enum {string}
         */
        TaxTypeCode: "A" | "B" | "C" | "D" | "E";
        /** @enum {string} */
        TransactionType: "sales" | "purchase" | "stock" | "import";
        /**
         * @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`.
         * @enum {string}
         */
        TransactionStatus: "pending" | "processing" | "success" | "failed";
        Meta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description The submission was sent before, and no new receipt was made. */
            duplicate?: boolean | undefined;
            /** @description Path of the transaction. */
            check_status_url?: string | undefined;
            /** @description Seconds to wait. */
            retry_after?: number | undefined;
        };
        AcceptedMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description The submission was sent before. */
            duplicate?: boolean | undefined;
            /** @description Path of the transaction. */
            check_status_url: string;
        };
        /** @description Send it as `cursor` to get the next page. Null on the last page. */
        NextCursor: string | null;
        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
        Pagination: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            current_page?: number | undefined;
            per_page: number;
            total?: number | undefined;
            total_pages?: number | undefined;
            /** @description Send it as `cursor` to get the next page. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
        SupplierSalesMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            current_page?: number | undefined;
            per_page: number;
            total?: number | undefined;
            total_pages?: number | undefined;
            /** @description Send it as `cursor` to get the next page. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
            /**
             * Format: date-time
             * @description When the service last fetched from the control unit. Null before the first time.
             */
            synced_at: string | null;
            /** @description Seconds since `synced_at`. */
            age_s: number | null;
            /**
             * Format: date-time
             * @description When the service fetches next, or retries a failed fetch. Null while the branch's daily fetch is off or its device isn't initialized.
             */
            next_fetch_at: string | null;
        };
        TotalMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            total: number;
        };
        NextStepMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description What to do next. */
            next_step: string;
        };
        NoteMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description Present if you must initialize the device again. */
            note?: string | undefined;
        };
        ResponseWarning: {
            /** @description Stable and machine-readable code. The error catalog explains it. */
            code: string;
            /** @description A sentence for people. */
            message: string;
            /** @description Path of the field that caused the warning, such as `customer_name`. */
            field?: string | undefined;
        };
        /** @description Warnings about a successful request. Omitted if there are none. */
        ResponseWarnings: components["schemas"]["ResponseWarning"][];
        Period: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description A failure. */
        Error: {
            /** @constant */
            status: "error";
            /** @description A sentence for people. */
            message: string;
            /** @description Stable and machine-readable code. The error catalog has its cause and how to fix it. */
            code: string;
            /** @description Messages by field path, for at most 100 fields. */
            errors?: {
                [key: string]: string[];
            } | undefined;
            /** @description A detail. */
            error?: string | undefined;
            /** @description Why a retry is not possible. */
            reason?: string | undefined;
            /** @description The state of the record that failed. */
            data?: {
                [key: string]: unknown;
            } | undefined;
            /** @description The transaction that failed. */
            transaction_id?: string | undefined;
            /** @description Whether the same request can succeed later. */
            retryable?: boolean | undefined;
            /** @description URL of the code's explanation. */
            doc_url?: string | undefined;
            meta: components["schemas"]["Meta"];
        };
        /** @description Why the control unit did not accept the submission, and how to fix it. */
        Failure: {
            code: string;
            /** @description The unit's own text. */
            message: string;
            cause: string;
            remedy: string;
            /**
             * @description Who must act.
             * @enum {string}
             */
            actor: "caller" | "taxpayer" | "operator" | "authority";
            retryable: boolean;
            doc_url: string;
        };
        /** @description A problem of a successful transaction, such as `receipt_unrecovered`, and how to fix it. */
        Warning: components["schemas"]["Failure"];
        AcceptedSubmission: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @enum {string} */
            status: "pending" | "processing";
        };
        /** @description The branch. You can also name it in the header `X-Branch-ID`. */
        BranchInputOnly: {
            /** @description The branch, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
        };
        /**
         * @description 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them.
         * @enum {integer}
         */
        DocumentSign: 1 | -1;
        SalesBulkInput: {
            /** @description Branch of the sales that name no branch, as `GET /branches` lists it. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description The sales. Each one is checked separately, and its errors are in its result. */
            sales: components["schemas"]["SaleInput"][];
        };
        SalesBulkResult: {
            accepted: number;
            duplicates: number;
            rejected: number;
            /** @description One for each entry, in the order of the request. */
            results: components["schemas"]["BulkSaleResult"][];
        };
        BulkSaleResult: {
            /** @description The position in the request, from 0. */
            index: number;
            /** @description Null if the entry has no readable number. */
            invoice_no: string | null;
            /**
             * @description `duplicate`: the same sale was submitted before. `rejected`: nothing was stored.
             * @enum {string}
             */
            result: "accepted" | "duplicate" | "rejected";
            /** @description Null for a rejected sale, unless another transaction has its number. */
            transaction_id: string | null;
            /** @description Current status of the transaction. Null for a rejected sale. */
            status: components["schemas"]["TransactionStatus"] | null;
            /** @description Why it was rejected, or why the earlier submission failed. */
            code?: string | undefined;
            /** @description A sentence for people. */
            message?: string | undefined;
            /** @description Messages by field path. */
            errors?: {
                [key: string]: string[];
            } | undefined;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
        };
        /** @description A sale or, with `receipt_type: R`, a credit note. The figures of a credit note are positive and not above those of the original sale. A credit note is sent with the customer of its original. */
        SaleInput: {
            /** @description Branch that sells, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Your number of the sale, which identifies it: a retry with the same number and content returns the first result. */
            invoice_no: components["schemas"]["InvoiceNo"];
            /** @description Date of the sale, local, as `YYYYMMDD`. Today at the latest. */
            sale_date: components["schemas"]["DocumentDate"];
            /** @description Time of the sale, local, as `HHMMSS`. Default: now. */
            sale_time?: components["schemas"]["DocumentTime"] | undefined;
            /** @description Code of the payment type, from `GET /codes/payment-types`. */
            payment_type: components["schemas"]["UnitCode"];
            /**
             * @description `S` is a sale, `R` is a credit note.
             * @default S
             * @enum {string}
             */
            receipt_type?: "S" | "R" | undefined;
            /** @description Credit notes only, required: `invoice_no` of the sale that the credit note credits. */
            original_invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /** @description Credit notes only, required: code of the reason, from `GET /codes?code_class=32`. */
            refund_reason_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description The customer's TIN. With the profile `ke`, it has at most 11 characters. A credit note takes it from the original sale; another TIN is rejected with 422 `customer_mismatch`. */
            customer_tin?: components["schemas"]["Tin"] | undefined;
            /**
             * Format: text
             * @description The customer's name. Default: the authority's name for `customer_tin` if `GET /taxpayers/{tin}` has looked it up, otherwise the account's name for walk-in customers. A credit note takes the name from the original sale. Another name is replaced, with a warning.
             */
            customer_name?: string | undefined;
            /**
             * Format: text
             * @description The customer's mobile number. The receipt prints it.
             */
            customer_mobile?: string | undefined;
            /**
             * Format: text
             * @description Your remark on the sale. The control unit gets it too.
             */
            remark?: string | undefined;
            /** @description Sum of the lines with tax, checked within 0.01. Default: calculated. */
            total_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Sum of the lines' tax, checked within 0.01. Default: calculated. */
            tax_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Sum of the lines without tax, checked within 0.01. Default: calculated. */
            taxable_amount?: components["schemas"]["Amount"] | undefined;
            /** @description The lines of the sale. */
            items: components["schemas"]["SaleLineInput"][];
        };
        /** @description A line of a sale. The service fills in what you omit from the item and the calculation rules, and checks what you send. */
        SaleLineInput: {
            /** @description Number of the line, from 1. Number every line or none. Default: the position in the list. */
            item_seq?: number | undefined;
            /** @description Another name for `item_seq`. */
            item_sequence?: number | undefined;
            /** @description Code of an active item, from `GET /items`. Send this or `external_code`. */
            item_code?: components["schemas"]["ItemCodeInput"] | undefined;
            /** @description Your own code of the item, in place of `item_code`. Set it with `PUT /items/external-codes`. */
            external_code?: components["schemas"]["ExternalCodeText"] | undefined;
            /** @description Source of `external_code`, as in `GET /items/external-codes`. Default: `default`. */
            external_source?: components["schemas"]["CodeSource"] | undefined;
            /**
             * Format: text
             * @description Code of the item class, from `GET /codes?code_class=item_class`. Default: the item's.
             */
            item_class_code?: string | undefined;
            /**
             * Format: text
             * @description Name of the item on the receipt. Default: the item's.
             */
            item_name?: string | undefined;
            /**
             * Format: identifier
             * @description Barcode. Default: the item's.
             */
            bcd?: string | undefined;
            /** @description Code of the packaging unit, from `GET /codes?code_class=17`. Default: the item's. */
            pkg_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Number of packages. */
            pkg?: components["schemas"]["Amount"] | undefined;
            /** @description Code of the quantity unit, from `GET /codes?code_class=10`. Default: the item's. */
            qty_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Quantity sold, in the quantity unit, above zero, with at most 2 decimals. */
            quantity?: components["schemas"]["Quantity"] | undefined;
            /** @description Another name for `quantity`. */
            qty?: components["schemas"]["Quantity"] | undefined;
            /** @description Price of one quantity unit, with tax. */
            unit_price: components["schemas"]["Amount"];
            /** @description Line amount without tax, before the discount. Default: calculated. */
            supply_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Discount in percent, with at most 2 decimals. */
            discount_rate?: components["schemas"]["Percent"] | undefined;
            /** @description Discount as an amount of money **without tax**, although `unit_price` includes tax. With 16 % tax, 15.00 lowers the customer's price by 17.40. Divide a discount with tax by 1.16, or use `discount_rate`. */
            discount_amount?: components["schemas"]["Amount"] | undefined;
            /** @description `supply_amount` less the discount. Default: calculated. */
            taxable_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Tax type, a code from `GET /codes/tax-types`. Default: the item's. */
            tax_type?: components["schemas"]["TaxTypeCode"] | undefined;
            /** @description Tax rate in percent. It must be the rate of the tax type. Default: that rate. */
            tax_rate?: components["schemas"]["Percent"] | undefined;
            /** @description Tax of the line. Default: calculated. */
            tax_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Line amount with tax. Default: calculated. */
            total_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Code of the insurance that pays a part of the line: an active one of the branch, from `GET /insurances`. A credit note takes it from the original sale; another code is rejected with 422. */
            insurance_code?: components["schemas"]["InsuranceCodeText"] | undefined;
            /** @description Percent of the line's total that the insurer pays. Default: the rate of the insurance. */
            insurance_rate?: components["schemas"]["InsuranceRate"] | undefined;
        } & (({
            /** @description Quantity sold, in the quantity unit, above zero, with at most 2 decimals. */
            quantity: components["schemas"]["Quantity"];
        } | {
            /** @description Another name for `quantity`. */
            qty: components["schemas"]["Quantity"];
        }) & ({
            /** @description Code of an active item, from `GET /items`. Send this or `external_code`. */
            item_code: components["schemas"]["ItemCodeInput"];
        } | {
            /** @description Your own code of the item, in place of `item_code`. Set it with `PUT /items/external-codes`. */
            external_code: components["schemas"]["ExternalCodeText"];
        }));
        /** @description The corrections of a sale, at least one. Fields that you omit stay as they are on the original. */
        ReissueInput: {
            /** @description Your number of the corrected sale. Default: the original's number with `-R1`, or with the next number for a sale that is itself a correction. */
            invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /** @description Your number of the credit note. Default: the original's number with `-CN`. */
            credit_note_no?: components["schemas"]["InvoiceNo"] | undefined;
            /** @description Code of the reason, from `GET /codes?code_class=32`. Default: `07` (wrong customer PIN) with `customer_tin`, `08` (wrong customer name) with only `customer_name`, otherwise `13` (other). */
            refund_reason_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Date of the corrected sale, as `YYYYMMDD`. Default: today. */
            sale_date?: components["schemas"]["DocumentDate"] | undefined;
            /** @description Time of the corrected sale, local, as `HHMMSS`. Default: now. */
            sale_time?: components["schemas"]["DocumentTime"] | undefined;
            /** @description Code of the payment type, from `GET /codes/payment-types`. */
            payment_type?: components["schemas"]["UnitCode"] | undefined;
            /**
             * Format: identifier
             * @description The correct TIN. With the profile `ke`, it has at most 11 characters. Null: the buyer has none.
             */
            customer_tin?: string | null | undefined;
            /**
             * Format: text
             * @description The correct name. Null: the account's name for walk-in customers.
             */
            customer_name?: string | null | undefined;
            /**
             * Format: text
             * @description The customer's mobile number.
             */
            customer_mobile?: string | undefined;
            /**
             * Format: text
             * @description Your remark on the corrected sale.
             */
            remark?: string | undefined;
            /** @description All lines of the corrected sale. Default: the lines of the original, less its earlier credit notes. */
            items?: components["schemas"]["SaleLineInput"][] | undefined;
        };
        SaleLink: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
        };
        OptionalSaleLink: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
        } | null;
        ReissueResult: {
            original: components["schemas"]["SaleLink"];
            credit_note: components["schemas"]["SaleResult"];
            sale: components["schemas"]["SaleResult"];
        };
        SaleResult: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @description The unit's receipt number. Null if it could not be recovered. */
            receipt_no: string | null;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string | null;
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
            sign: components["schemas"]["DocumentSign"];
            total_amount: number;
            tax_amount: number;
            taxable_amount: number;
            /** @description The unit's result code. */
            vscu_receipt_code: string | null;
            /** @description The unit's result text. */
            vscu_receipt_msg: string | null;
            /** @description Image as a data URI. */
            qr_code: string | null;
            receipt_signature: string | null;
            internal_data: string | null;
            /** @description Identifier of the control unit. */
            sdc_id: string | null;
            /** @description The unit's counter over all receipts. */
            total_receipt_no: number | null;
            /** @description True if the unit accepted the sale but its receipt data is lost. */
            receipt_unrecovered?: boolean | undefined;
            /** @description A problem of a successful transaction, such as `receipt_unrecovered`, and how to fix it. */
            warning?: components["schemas"]["Warning"] | undefined;
        };
        SaleLine: {
            item_seq: number;
            item_code: string;
            item_class_code: string;
            item_name: string;
            bcd: string | null;
            pkg_unit_code: string;
            pkg: number;
            qty_unit_code: string;
            quantity: number;
            /** @description Price of one quantity unit, with tax. On a receipt: as printed. */
            unit_price: number;
            /** @description Of a sale: line amount without tax, before the discount. On a receipt: as sent to the control unit and printed. For Kenya that is `unit_price` × `quantity`, unless the device's settings exclude tax. */
            supply_amount: number;
            /** @description Discount in percent, as sent to the control unit. */
            discount_rate: number;
            /** @description Amount that the buyer saves, **with tax**: `unit_price` × `quantity` less `total_amount`. In requests, the discount is without tax. On a receipt: as printed. */
            discount_amount: number;
            /** @description Line amount without tax, after the discount. */
            taxable_amount: number;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description The authority's tax type, as sent and as printed on receipts. */
            authority_tax_type: string;
            tax_rate: number;
            /** @description Tax after the discount. */
            tax_amount: number;
            /** @description Line amount with tax, after the discount. */
            total_amount: number;
            /** @description Code of the insurance that pays a part of the line. */
            insurance_code: string | null;
            insurance_name: string | null;
            /** @description Percent that the insurer pays. */
            insurance_rate: number | null;
            /** @description Amount that the insurer pays: `total_amount` × `insurance_rate` / 100, rounded half up to two decimals. It doesn't change totals and taxes. */
            insurance_amount: number | null;
        };
        Sale: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "S" | "R";
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
            sign: components["schemas"]["DocumentSign"];
            original_invoice_no: string | null;
            refund_reason_code: string | null;
            /** @description `YYYYMMDD` */
            sale_date: string;
            /** @description `HHMMSS` */
            sale_time: string;
            payment_type: string;
            customer_tin: string | null;
            customer_name: string | null;
            customer_mobile?: string | null | undefined;
            remark?: string | null | undefined;
            total_amount: number;
            tax_amount: number;
            taxable_amount: number;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            /** @description The sale's credit notes, failed ones excluded, at most 100. */
            credited_by: components["schemas"]["SaleLink"][];
            /** @description The corrected sale that replaces this one. */
            reissued_as: components["schemas"]["OptionalSaleLink"];
            /** @description The sale that this one replaces. */
            reissue_of: components["schemas"]["OptionalSaleLink"];
            items: components["schemas"]["SaleLine"][];
            /** @description The control unit's response. Values are null until the unit responds. */
            response: components["schemas"]["ResponseData"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        SaleSearch: {
            /** @description Only sales of this branch, as `GET /branches` lists it. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: date
             * @description First sale date, as `YYYY-MM-DD`, not after `to_date`.
             */
            from_date?: string | undefined;
            /**
             * Format: date
             * @description Last sale date, as `YYYY-MM-DD`.
             */
            to_date?: string | undefined;
            /** @description Your number of the sale, exactly. */
            invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /**
             * Format: text
             * @description Part of the customer's name, in upper or lower case.
             */
            customer_name?: string | undefined;
            /** @description The customer's TIN. */
            customer_tin?: components["schemas"]["Tin"] | undefined;
            /** @description Status of the sale: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status?: components["schemas"]["TransactionStatus"] | undefined;
            /**
             * @description Sales on a page.
             * @default 50
             */
            per_page?: number | undefined;
            /**
             * @description Number of the page, from 1.
             * @default 1
             */
            page?: number | undefined;
            /**
             * Format: text
             * @description `meta.next_cursor` of the previous page, with the same search. Don't send `page` with it.
             */
            cursor?: string | undefined;
        };
        SaleSummary: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "S" | "R";
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
            sign: components["schemas"]["DocumentSign"];
            sale_date: string;
            customer_name: string | null;
            customer_tin: string | null;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
            /** @description The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
            taxes: components["schemas"]["TaxesByLetter"];
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
        TaxesByLetter: components["schemas"]["LetterFigures"][];
        LetterFigures: {
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type: components["schemas"]["TaxTypeCode"];
            tax_rate: number;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        /** @description A supplier's invoice or, with `receipt_type: R`, a supplier's credit note. */
        PurchaseInput: {
            /** @description Branch that buys, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Your number of the purchase, which identifies it: a retry with the same number and content returns the first result. */
            invoice_no: components["schemas"]["InvoiceNo"];
            /** @description Date of the purchase, local, as `YYYYMMDD`. Today at the latest. */
            purchase_date: components["schemas"]["DocumentDate"];
            /** @description Time of the purchase, local, as `HHMMSS`. */
            purchase_time: components["schemas"]["DocumentTime"];
            /** @description Month in which you claim the tax, as `YYYY-MM`, from the month of `purchase_date` to this month. If the supplier sold earlier (`sale_date`), it can be the month of the sale. Default: this month. If the month is later than the authority allows (six months in Kenya), the response has the warning `input_tax_late`. */
            claim_month?: string | undefined;
            /** @description The supplier's TIN. With the profile `ke`, it has at most 11 characters. */
            supplier_tin: components["schemas"]["Tin"];
            /**
             * Format: text
             * @description The supplier's name.
             */
            supplier_name: string;
            /** @description The supplier's branch, as the supplier's invoice names it. With the profile `ke`, it has at most 2 characters. Default: `00`, the head office. */
            supplier_bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Number of the supplier's invoice. The service registers each supplier invoice once. */
            supplier_invoice_no: components["schemas"]["InvoiceNo"];
            /** @description Code of the status, from `GET /codes?code_class=34`. `02` (default of a purchase) approves it and adds stock. `05` (default of a supplier's credit note) subtracts stock. `04` registers that you reject the invoice: its lines need no registered item. No other status moves stock. A credit note with `02` is read as `05`. A purchase with `05` is rejected. */
            purchase_status?: components["schemas"]["UnitCode"] | undefined;
            /**
             * @description `N` is a normal purchase, `I` is an import.
             * @default N
             * @enum {string}
             */
            purchase_type?: "N" | "I" | undefined;
            /**
             * @description `P` is a purchase, `R` is a supplier's credit note.
             * @default P
             * @enum {string}
             */
            receipt_type?: "P" | "R" | undefined;
            /** @description Code of the payment type, from `GET /codes/payment-types`. */
            payment_type: components["schemas"]["UnitCode"];
            /**
             * Format: text
             * @description Your remark on the purchase. The control unit gets it too.
             */
            remark?: string | undefined;
            /** @description Sum of the lines with tax, checked within 0.01. Default: calculated. */
            total_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Sum of the lines' tax, checked within 0.01. Default: calculated. */
            tax_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Sum of the lines without tax, checked within 0.01. Default: calculated. */
            taxable_amount?: components["schemas"]["Amount"] | undefined;
            /** @description The lines of the invoice. To confirm a fetched supplier sale, send its lines. */
            items: components["schemas"]["PurchaseLineInput"][];
        };
        PurchaseLineInput: {
            /** @description Number of the line, from 1. */
            item_seq?: number | undefined;
            /** @description Another name for `item_seq`. */
            item_sequence?: number | undefined;
            /** @description Code of your item, from `GET /items`. A purchase with status `04` can name an item that isn't registered. */
            item_code: components["schemas"]["ItemCodeInput"];
            /**
             * Format: text
             * @description Code of the item class, from `GET /codes?code_class=item_class`.
             */
            item_class_code: string;
            /**
             * Format: text
             * @description Name of the item.
             */
            item_name: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string | undefined;
            /** @description Code of the packaging unit, from `GET /codes?code_class=17`. */
            pkg_unit_code: components["schemas"]["UnitCode"];
            /** @description Number of packages. */
            pkg: components["schemas"]["Amount"];
            /** @description Code of the quantity unit, from `GET /codes?code_class=10`. */
            qty_unit_code: components["schemas"]["UnitCode"];
            /** @description Quantity bought, in the quantity unit, above zero, with at most 2 decimals. */
            qty?: components["schemas"]["Quantity"] | undefined;
            /** @description Another name for `qty`. */
            quantity?: components["schemas"]["Quantity"] | undefined;
            /** @description Price of one quantity unit, with tax. */
            unit_price: components["schemas"]["Amount"];
            /** @description Line amount without tax, before the discount. */
            supply_amount: components["schemas"]["Amount"];
            /**
             * @description Discount in percent, with at most 2 decimals.
             * @default 0
             */
            discount_rate?: components["schemas"]["Percent"] | undefined;
            /**
             * @description Discount as an amount of money.
             * @default 0
             */
            discount_amount?: components["schemas"]["Amount"] | undefined;
            /** @description `supply_amount` less the discount. */
            taxable_amount: components["schemas"]["Amount"];
            /** @description Tax type, a code from `GET /codes/tax-types`. */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description Tax rate in percent. */
            tax_rate: components["schemas"]["Percent"];
            /** @description Tax of the line. */
            tax_amount: components["schemas"]["Amount"];
            /** @description Line amount with tax. */
            total_amount: components["schemas"]["Amount"];
        } & (({
            /** @description Number of the line, from 1. */
            item_seq: number;
        } | {
            /** @description Another name for `item_seq`. */
            item_sequence: number;
        }) & ({
            /** @description Quantity bought, in the quantity unit, above zero, with at most 2 decimals. */
            qty: components["schemas"]["Quantity"];
        } | {
            /** @description Another name for `qty`. */
            quantity: components["schemas"]["Quantity"];
        }));
        PurchaseResult: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @description Our number of the purchase at the unit. */
            receipt_no: string | null;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string | null;
            total_amount: number;
            tax_amount: number;
            /** @description The unit's result code. */
            vscu_receipt_code: string | null;
            /** @description The unit's result text. */
            vscu_receipt_msg: string | null;
            /** @description True if the unit accepted the purchase but its response is lost. */
            receipt_unrecovered?: boolean | undefined;
        };
        PurchaseLine: {
            item_seq: number;
            item_code: string;
            item_class_code: string;
            item_name: string;
            bcd: string | null;
            pkg_unit_code: string;
            pkg: number;
            qty_unit_code: string;
            qty: number;
            unit_price: number;
            /** @description Line amount without tax, before the discount, as submitted. Of a purchase that confirms a supplier's sale: as the supplier reported it. */
            supply_amount: number;
            discount_rate: number;
            /** @description Amount that the buyer saves, **with tax**: `unit_price` × `qty` less `total_amount`. In requests, the discount is without tax. Of a purchase that confirms a supplier's sale: as the supplier reported it. */
            discount_amount: number;
            taxable_amount: number;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type: components["schemas"]["TaxTypeCode"];
            tax_rate: number;
            tax_amount: number;
            total_amount: number;
        };
        Purchase: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "P" | "R";
            /** @description `YYYYMMDD` */
            purchase_date: string;
            /** @description Month in which the tax is claimed, as `YYYY-MM`. */
            claim_month: string;
            /** @description `HHMMSS` */
            purchase_time: string;
            purchase_status: string;
            purchase_type: string;
            payment_type: string;
            supplier_tin: string;
            supplier_name: string;
            supplier_bhf_id: string | null;
            supplier_invoice_no: string;
            /** @description The control unit's number of the supplier's invoice, where the supplier's sale was fetched. */
            cu_invoice_no: string | null;
            /** @description Date of the supplier's sale, `YYYYMMDD`, where the supplier's sale was fetched. */
            supplier_sale_date: string | null;
            remark?: string | null | undefined;
            total_amount: number;
            tax_amount: number;
            taxable_amount?: number | undefined;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            items: components["schemas"]["PurchaseLine"][];
            /** @description The control unit's response. Values are null until the unit responds. */
            response: components["schemas"]["ResponseData"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        PurchaseSearch: {
            /** @description Only purchases of this branch, as `GET /branches` lists it. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: date
             * @description First purchase date, as `YYYY-MM-DD`, not after `to_date`.
             */
            from_date?: string | undefined;
            /**
             * Format: date
             * @description Last purchase date, as `YYYY-MM-DD`.
             */
            to_date?: string | undefined;
            /** @description Your number of the purchase, exactly. */
            invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /**
             * Format: text
             * @description Part of the supplier's name, in upper or lower case.
             */
            supplier_name?: string | undefined;
            /** @description Status of the purchase: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status?: components["schemas"]["TransactionStatus"] | undefined;
            /**
             * @description Purchases on a page.
             * @default 50
             */
            per_page?: number | undefined;
            /**
             * @description Number of the page, from 1.
             * @default 1
             */
            page?: number | undefined;
            /**
             * Format: text
             * @description `meta.next_cursor` of the previous page, with the same search. Don't send `page` with it.
             */
            cursor?: string | undefined;
        };
        PurchaseSummary: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "P" | "R";
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
            sign: components["schemas"]["DocumentSign"];
            purchase_date: string;
            /** @description Month in which the tax is claimed, as `YYYY-MM`. */
            claim_month: string;
            /** @description Code of the status, from `GET /codes?code_class=34`: `02` approved, `04` rejected, `05` a supplier's credit note. */
            purchase_status: string;
            supplier_name: string;
            supplier_tin: string;
            /** @description The supplier's invoice number. */
            supplier_invoice_no: string;
            taxable_amount: number;
            /** @description If the purchase confirms a supplier's sale: the tax that the supplier reported. */
            tax_amount: number;
            /** @description If the purchase confirms a supplier's sale: the total that the supplier reported. */
            total_amount: number;
            /** @description The lines summed by tax type and rate. Figures are positive on a credit note too: multiply them by `sign` before you add documents. */
            taxes: components["schemas"]["TaxesByLetter"];
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description A sale that a supplier reported to this branch: the reported figures, with the tax types of the API. */
        SupplierSale: {
            spplrTin: string;
            spplrBhfId: string;
            spplrNm: string;
            spplrInvcNo: string;
            /** @description The control unit's number of the invoice: the id of the supplier's unit and the invoice number. Null if the unit doesn't return the supplier's id. */
            cu_invoice_no?: string | null | undefined;
            /** @description Date of the supplier's sale, `YYYYMMDD`. The days and months of supplier invoices count by this date, not by `regDt`. */
            sale_date?: string | null | undefined;
            /**
             * @description `S` sale, `R` the supplier's credit note.
             * @enum {string}
             */
            rcptTyCd?: "S" | "R" | undefined;
            /** @description When the supplier's unit confirmed it, `YYYYMMDDHHmmss`. */
            regDt: string;
            totItemCnt: number;
            taxblAmtA: number;
            taxblAmtB: number;
            taxblAmtC: number;
            taxblAmtD: number;
            taxblAmtE: number;
            taxAmtA: number;
            taxAmtB: number;
            taxAmtC: number;
            taxAmtD: number;
            taxAmtE: number;
            taxRtA: number;
            totTaxblAmt: number;
            totTaxAmt: number;
            totAmt: number;
            itemList: components["schemas"]["SupplierSaleLine"][];
            /**
             * Format: date-time
             * @description When the service fetched it from the control unit.
             */
            fetched_at?: string | undefined;
            /** @description The purchase that registers it; null while it waits. */
            transaction_id?: string | null | undefined;
        };
        SupplierSaleLine: {
            itemSeq: number;
            /** @description The supplier's own code. */
            itemCd: string;
            /** @description Your item, if you set the supplier's code under the source `supplier:<TIN>`. Otherwise null. */
            item_code?: string | null | undefined;
            itemClsCd: string;
            itemNm: string;
            qty: number;
            prc: number;
            splyAmt: number;
            taxAmt: number;
            totAmt: number;
            taxTyCd: string;
        };
        /**
         * Format: identifier
         * @description Source of the code: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.
         */
        CodeSource: string;
        /**
         * Format: identifier
         * @description Code of the item in another system.
         */
        ExternalCodeText: string;
        ExternalCode: {
            source: string;
            external_code: string;
            item_code: string;
            /** @description Name of the item in the other system. */
            description: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ExternalCodesInput: {
            /**
             * @description Source of the codes: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.
             * @default default
             */
            source?: components["schemas"]["CodeSource"] | undefined;
            /** @description The codes and their items. Either all are stored or none. */
            codes: components["schemas"]["ExternalCodeInput"][];
        };
        ExternalCodeInput: {
            /** @description Code of the item in the other system, such as a stock code or a supplier's code. */
            external_code: components["schemas"]["ExternalCodeText"];
            /** @description Code of your item, from `GET /items`. */
            item_code: components["schemas"]["ItemCodeInput"];
            /**
             * Format: text
             * @description Name of the item in the other system.
             */
            description?: string | undefined;
        };
        ExternalCodesSet: {
            source: string;
            added: number;
            changed: number;
            unchanged: number;
        };
        TransactionSummary: {
            /** Format: uuid */
            transaction_id: string;
            type: components["schemas"]["TransactionType"];
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /**
             * @description `S` is a sale, `P` a purchase, `R` the credit note of a sale or of a supplier; null for other types.
             * @enum {string|null}
             */
            receipt_type: "S" | "P" | "R" | null;
            /** @description Status of a purchase: `02` is approved, `04` a rejected supplier's invoice. Null for other types, and for purchases from older versions. */
            purchase_status?: string | null | undefined;
            /** @description The customer of a sale, or the account's name for walk-in customers; the supplier of a purchase or import. Null where the document names none. */
            counterparty_name: string | null;
            /** @description The document's total with taxes, in the currency of the country. A credit note's is not negative. */
            total_amount: number;
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            /** @description The submission was sent, and its outcome is unknown. */
            in_doubt: boolean;
            can_retry: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        Transaction: {
            /** Format: uuid */
            transaction_id: string;
            type: components["schemas"]["TransactionType"];
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /**
             * @description `S` is a sale, `P` a purchase, `R` the credit note of a sale or of a supplier; null for other types.
             * @enum {string|null}
             */
            receipt_type: "S" | "P" | "R" | null;
            /** @description Status of a purchase: `02` is approved, `04` a rejected supplier's invoice. Null for other types, and for purchases from older versions. */
            purchase_status?: string | null | undefined;
            /** @description The customer of a sale, or the account's name for walk-in customers; the supplier of a purchase or import. Null where the document names none. */
            counterparty_name: string | null;
            /** @description The document's total with taxes, in the currency of the country. A credit note's is not negative. */
            total_amount: number;
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            can_retry: boolean;
            retry_count: number;
            retries_left: number;
            /** @description The transaction that took over the invoice number. */
            superseded_by: string | null;
            /** @description The submission was sent, and its outcome is unknown. */
            in_doubt: boolean;
            /** @description The sale's credit notes, failed ones excluded, at most 100. */
            credited_by: components["schemas"]["SaleLink"][];
            /** @description The corrected sale that replaces this one. */
            reissued_as: components["schemas"]["OptionalSaleLink"];
            /** @description The sale that this one replaces. */
            reissue_of: components["schemas"]["OptionalSaleLink"];
            /** @description The incoming movement of a transfer between branches; on its outgoing movement. */
            transferred_to: components["schemas"]["OptionalTransferLink"];
            /** @description The outgoing movement of a transfer between branches; on its incoming movement. */
            transferred_from: components["schemas"]["OptionalTransferLink"];
            /** @description The user who submitted it. For a request with an API key, the user of the key. */
            submitted_by: {
                id: number;
                /** @description Null if the user is not stored any more. */
                name: string | null;
            };
            /** @description Why the outcome of a call is unknown. Absent if it is known. With status `success`, the call is the stock movement that follows from the transaction. `receipt_mismatch`: the unit returned a receipt that can't belong to this sale. */
            doubt?: {
                /** @enum {string} */
                code: "outcome_unknown" | "receipt_mismatch";
                /** @enum {string} */
                stream: "sales" | "purchases" | "stock";
                /** @description The last response. */
                message: string | null;
                /**
                 * Format: date-time
                 * @description When the call was first sent.
                 */
                since: string;
                /** @description The command that records the outcome. Replace OUTCOME with `accepted` or `refused`, and REASON with how you know it. */
                resolve_with: string;
            } | undefined;
            /** @description Why the submission isn't sent now, and how to fix it. Absent if nothing blocks it. `lane_stopped`: numbering has stopped, for example after a restore. `device_not_ready`: the device is not initialized. `outcome_pending`: the control unit can't be reached or accepts nothing, or an earlier call has no outcome yet. */
            blocked?: {
                /** @enum {string} */
                code: "lane_stopped" | "device_not_ready" | "outcome_pending";
                /** @description What blocks the submission. */
                message: string;
                /** @description How to fix it, with the command. */
                remedy: string;
            } | undefined;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
            /** @description The submitted payload. */
            request_data: {
                [key: string]: unknown;
            };
            /** @description The control unit's response. Values are null until the unit responds. */
            response_data: components["schemas"]["ResponseData"];
            /** @description Changes not yet sent to the control unit. Empty if the unit has all of them. */
            follow_ups: components["schemas"]["FollowUp"][];
        };
        /** @description A stock movement, stock balance or import status that follows from a finished transaction and that the control unit has not accepted yet. It never changes the transaction. */
        FollowUp: {
            /** @enum {string} */
            kind: "movement" | "master" | "import";
            /**
             * @description `refused`: the unit rejected it five times. The service retries it each night, and when the item is counted.
             * @enum {string}
             */
            state: "waiting" | "unanswered" | "refused";
            item_codes: string[];
            /**
             * Format: uuid
             * @description The transaction that caused it.
             */
            transaction_id: string;
            invoice_no: string;
            /** @description How often the unit rejected it. */
            tries: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the service retries it. Null while something else must happen first, and after the last rejection.
             */
            next_try_at: string | null;
            /** @description Why it waits. */
            reason: string;
            /** @description How to fix it. */
            remedy: string;
        };
        /** @description The control unit's response. Values are null until the unit responds. */
        ResponseData: {
            receipt_no: string | null;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string | null;
            /** @description Image as a data URI. */
            qr_code: string | null;
            result_code: string | null;
            result_message: string | null;
            receipt_signature?: string | null | undefined;
            internal_data?: string | null | undefined;
            sdc_id?: string | null | undefined;
            total_receipt_no?: number | null | undefined;
            /** @description True if the unit accepted the submission but its receipt data is lost. */
            receipt_unrecovered?: boolean | undefined;
            /** @description A problem of a successful transaction, such as `receipt_unrecovered`, and how to fix it. */
            warning?: components["schemas"]["Warning"] | undefined;
            /** @description How often the submission was sent. */
            attempts?: number | undefined;
            /** @description Why the control unit did not accept the submission, and how to fix it. */
            failure?: components["schemas"]["Failure"] | undefined;
        };
        RetryInput: {
            /**
             * Format: text
             * @description Why you retry. The audit stores it.
             */
            reason?: string | undefined;
        };
        RetryResult: {
            /** Format: uuid */
            transaction_id: string;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            receipt_no: string | null;
        };
        SettleInput: {
            /**
             * @description The outcome of the call at the control unit: `accepted` or `refused`.
             * @enum {string}
             */
            outcome: "accepted" | "refused";
            /**
             * Format: text
             * @description How you know the outcome. The audit stores it.
             */
            reason: string;
            /** @description With `accepted`, and only after the database was restored: the unit's running number of the call whose outcome was open in the backup. */
            number?: number | undefined;
            /** @description With `accepted`: the unit's receipt number, if you know it. */
            receipt_no?: string | undefined;
            /** @description With `accepted`: when the unit signed the receipt, as `YYYYMMDDHHmmss`, if you know it. */
            receipt_date?: components["schemas"]["UnitDateTime"] | undefined;
            /**
             * Format: identifier
             * @description With `accepted`: the receipt's signature, if you know it.
             */
            receipt_signature?: string | undefined;
            /**
             * Format: identifier
             * @description With `accepted`: the receipt's internal data, if you know it.
             */
            internal_data?: string | undefined;
            /**
             * Format: identifier
             * @description With `accepted`: identifier of the control unit that signed the receipt, as the receipt prints it. A replacement unit counts its receipts from the start.
             */
            sdc_id?: string | undefined;
        };
        TransactionStats: {
            total: number;
            by_status: components["schemas"]["StatusCounts"];
            by_type: components["schemas"]["TypeCounts"];
            /** @description Percent, one decimal. */
            success_rate: number;
        };
        StatusCounts: {
            pending: number;
            processing: number;
            success: number;
            failed: number;
        };
        TypeCounts: {
            sales: number;
            purchase: number;
            stock: number;
            import: number;
        };
        Receipt: {
            /** Format: uuid */
            transaction_id: string;
            /** @enum {string} */
            receipt_type: "S" | "R";
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both. Multiply them by the sign to add them. */
            sign: components["schemas"]["DocumentSign"];
            /**
             * @description Kind as printed: `NS` normal sale, `NC` normal credit note, `CS` and `CC` their copies.
             * @enum {string}
             */
            label: "NS" | "NC" | "CS" | "CC";
            is_copy: boolean;
            /**
             * @description Profile of the control unit, which decides the form of the printed receipt.
             * @enum {string}
             */
            profile: "ke" | "plain";
            /**
             * @description Language of the words on the printed receipt.
             * @enum {string}
             */
            language: "en" | "sw";
            /** @description Whether the business was registered for VAT. */
            vat_registered: boolean;
            invoice_no: string;
            /** @description The sale that a credit note credits. */
            original_invoice_no: string | null;
            /** @description Its receipt. */
            original_receipt_no: string | null;
            /** @description The control unit's number of that sale: `KRACU0100000001/41`. Receipts print the label `NS` after it. */
            original_cu_invoice_no: string | null;
            receipt_no: string;
            /** @description With `receipt_no`, the counter as printed: `41/44 NS`. */
            total_receipt_no: number | null;
            /** @description Date of the sale, `YYYYMMDD`. */
            sale_date: string;
            /** @description `HHMMSS` */
            sale_time: string;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string | null;
            internal_data: string | null;
            receipt_signature: string | null;
            /** @description Identifier of the control unit. Printed with `receipt_no` as the unit number. */
            sdc_id: string | null;
            /** @description The unit's machine number. */
            mrc_no: string | null;
            /** @description URL where a buyer can verify the receipt. */
            verification_url: string | null;
            /** @description Image as a data URI. */
            qr_code: string | null;
            seller: components["schemas"]["ReceiptSeller"];
            /** @description Line below the title, as sent (`topMsg`). */
            header: string | null;
            /** @description Last line, as sent (`btmMsg`). */
            footer: string | null;
            customer_tin: string | null;
            customer_name: string | null;
            /** @description As sent (`custMblNo`). */
            customer_mobile: string | null;
            payment_type: string;
            payment_type_name: string;
            items: components["schemas"]["SaleLine"][];
            taxes: components["schemas"]["ReceiptTax"][];
            /** @description Each of the authority's tax types as sent, used or not. */
            tax_table: components["schemas"]["ReceiptRate"][];
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        ReceiptSeller: {
            tin: string;
            /** @description The registered name. It is printed and not sent. */
            name: string;
            /** @description As sent (`trdeNm`). */
            trade_name: string | null;
            branch_id: string;
            branch_name: string;
            /** @description As sent (`adrs`). */
            address: string | null;
            phone: string | null;
        };
        ReceiptRate: {
            /** @description The authority's tax type. */
            authority_tax_type: string;
            tax_rate: number;
            taxable_amount: number;
            tax_amount: number;
        };
        ReceiptTax: {
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description The authority's tax type, as sent and as printed on receipts. */
            authority_tax_type: string;
            tax_rate: number;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        Device: {
            id: number;
            branch_id: number;
            bhf_id: string;
            tin: string;
            dvc_srl_no: string;
            vscu_url: string;
            /** @description How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network. */
            via: components["schemas"]["DeviceVia"];
            /** @enum {string} */
            profile: "ke" | "plain";
            is_active: boolean;
            /** Format: date-time */
            last_initialized_at: string | null;
            /** @description Why the last initialization failed, or why the unit accepts nothing now, in the unit's words. */
            last_error: string | null;
            device_info: {
                [key: string]: unknown;
            };
            settings: components["schemas"]["DeviceSettings"];
            /** @description The names of the stored credentials, never their values. */
            credential_keys: {
                /** @description Sent to the control unit with every call. */
                used: string[];
                /** @description Stored and never sent. */
                stored_only: string[];
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        Attempt: {
            /** Format: uuid */
            id: string;
            /** @description The transaction that the call belongs to. */
            transaction_id: string | null;
            /** @enum {string} */
            kind: "sale" | "purchase" | "movement" | "master" | "item" | "import";
            /** @description The path below the control unit's URL. */
            path: string | null;
            /** @description The number in the unit's sequence. */
            number: number | null;
            /** Format: date-time */
            sent_at: string;
            /** @description Null while there is no response. */
            duration_ms: number | null;
            /**
             * @description `number_mismatch`: the unit expects another number in its sequence. `not_sent`: no connection, nothing left the service. `unknown`: no response, or one that doesn't state the outcome.
             * @enum {string}
             */
            outcome: "accepted" | "rejected" | "duplicate" | "number_mismatch" | "not_sent" | "unknown";
            http_status: number | null;
            result_code: string | null;
            result_message: string | null;
            /** @description The body sent, with secrets masked, at most 16 KB. A longer body is cut, and its length is added. */
            sent: string | null;
            /** @description The body received, with secrets masked, at most 4 KB. A longer body is cut, and its length is added. */
            received: string | null;
        };
        DeviceInput: {
            /** @description Branch of the control unit, as `GET /branches` lists it. */
            bhf_id: components["schemas"]["BhfId"];
            /** @description TIN that the control unit signs for. */
            tin: components["schemas"]["Tin"];
            /** @description Serial number of the control unit, as the authority issued it. */
            dvc_srl_no: components["schemas"]["SerialNo"];
            /** @description URL of the control unit. */
            vscu_url: components["schemas"]["UnitUrl"];
            /**
             * @description How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network.
             * @default direct
             * @enum {string}
             */
            via?: "direct" | "relay" | undefined;
            /**
             * @description Protocol of the tax authority. `ke` is Kenya (KRA eTIMS), `plain` has no national rules.
             * @default ke
             * @enum {string}
             */
            profile?: "ke" | "plain" | undefined;
            /** @description Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. It sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers, and `cmc_key` as the header `cmcKey`. */
            credentials?: components["schemas"]["Credentials"] | undefined;
            /** @description Your own data about the device. The service stores it and never sends it. */
            device_info?: {
                [key: string]: unknown;
            } | undefined;
            /** @description Settings of the device. Default: by profile and environment. */
            settings?: components["schemas"]["DeviceSettingsInput"] | undefined;
        };
        DeviceUpdate: {
            /** @description TIN that the control unit signs for. Initialize the device again after a change. */
            tin?: components["schemas"]["Tin"] | undefined;
            /** @description Serial number of the control unit, as the authority issued it. Initialize the device again after a change. */
            dvc_srl_no?: components["schemas"]["SerialNo"] | undefined;
            /** @description URL of the control unit. Initialize the device again after a change. */
            vscu_url?: components["schemas"]["UnitUrl"] | undefined;
            /** @description How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network. */
            via?: components["schemas"]["DeviceVia"] | undefined;
            /** @description Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. With every call it sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`. It stores other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
            credentials?: components["schemas"]["Credentials"] | undefined;
            /** @description Your own data about the device. The service stores it and never sends it. */
            device_info?: {
                [key: string]: unknown;
            } | undefined;
            /** @description Settings of the device. Default of each setting: by profile and environment. */
            settings?: components["schemas"]["DeviceSettingsInput"] | undefined;
        };
        /**
         * @description How the service calls the control unit. `direct`: from the service itself. `relay`: through the relay of the branch; the URL is then one in the branch's network.
         * @enum {string}
         */
        DeviceVia: "direct" | "relay";
        KeyUser: {
            id: number;
            name: string;
            role: components["schemas"]["Role"];
        };
        /** @enum {string} */
        Role: "owner" | "admin" | "accountant" | "cashier";
        Key: {
            /** Format: uuid */
            id: string;
            /** @description The first characters of the key. */
            prefix: string;
            user: components["schemas"]["KeyUser"];
            /** @enum {string} */
            environment: "live" | "sandbox";
            /** @description IP addresses and CIDR ranges from which the key works; empty means everywhere. */
            address_ranges: string[];
            /** @description Requests per minute. */
            rate_per_minute: number;
            /** @description Requests that can be made at once. */
            burst: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires. Null: never.
             */
            expires_at: string | null;
            is_expired: boolean;
            /** @description False until an operator approves the key; it doesn't work before. */
            is_approved: boolean;
            /**
             * Format: uuid
             * @description The key that was made by rotating this one.
             */
            replaced_by: string | null;
        };
        KeyWithSecret: {
            /** Format: uuid */
            id: string;
            /** @description The first characters of the key. */
            prefix: string;
            user: components["schemas"]["KeyUser"];
            /** @enum {string} */
            environment: "live" | "sandbox";
            /** @description IP addresses and CIDR ranges from which the key works; empty means everywhere. */
            address_ranges: string[];
            /** @description Requests per minute. */
            rate_per_minute: number;
            /** @description Requests that can be made at once. */
            burst: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key expires. Null: never.
             */
            expires_at: string | null;
            is_expired: boolean;
            /** @description False until an operator approves the key; it doesn't work before. */
            is_approved: boolean;
            /**
             * Format: uuid
             * @description The key that was made by rotating this one.
             */
            replaced_by: string | null;
            /** @description The key. It is shown only once. */
            key: string;
        };
        KeyInput: {
            /** @description Number of the user who owns the key, from `GET /users`. Default: you. */
            user_id?: number | undefined;
            /** @description IP addresses and CIDR ranges from which the key works, such as 203.0.113.0/24. Default: any address. */
            address_ranges?: string[] | undefined;
            /**
             * Format: date-time
             * @description When the key expires. Default: never.
             */
            expires_at?: string | undefined;
        };
        KeyRotation: {
            /**
             * @description Hours for which the old key still works.
             * @default 24
             */
            overlap_hours?: number | undefined;
        };
        User: {
            id: number;
            name: string;
            email: string;
            role: components["schemas"]["Role"];
            /**
             * @description `invited`: has not accepted the invitation yet. `disabled`: has no access.
             * @enum {string}
             */
            status: "active" | "invited" | "disabled";
            /** Format: date-time */
            created_at: string;
        };
        UserInput: {
            /**
             * Format: text
             * @description Name of the person.
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address that gets the invitation.
             */
            email: string;
            /** @description Role of the user. `owner`: everything, and the team. `admin`: everything else. `accountant`: documents, stock, imports, codes, notices and items. `cashier`: sales. */
            role: components["schemas"]["Role"];
        };
        UserUpdate: {
            /** @description Role of the user. `owner`: everything, and the team. `admin`: everything else. `accountant`: documents, stock, imports, codes, notices and items. `cashier`: sales. */
            role?: components["schemas"]["Role"] | undefined;
            /** @description Whether the user has access. */
            is_active?: boolean | undefined;
        };
        InvitationCode: {
            /**
             * Format: text
             * @description The code from the e-mail.
             */
            token: string;
        };
        InvitationAcceptance: {
            /**
             * Format: text
             * @description The code from the e-mail.
             */
            token: string;
            /**
             * Format: text
             * @description New password with at least 12 characters. Required if you have none yet.
             */
            password?: string | undefined;
        };
        AcceptedInvitation: {
            account: {
                id: number;
                name: string;
            };
            role: components["schemas"]["Role"];
        };
        RegistrationInput: {
            /**
             * Format: text
             * @description Name of the business.
             */
            business: string;
            /** @description TIN of the business. In Kenya, its KRA PIN: A or P, nine digits and a letter. */
            tin: string;
            /** @description Country as a two-letter ISO 3166-1 code, such as `KE`. */
            country: string;
            /**
             * Format: text
             * @description Name of the person who will own the account.
             */
            name: string;
            /**
             * Format: email
             * @description E-mail address of that person. It gets the code.
             */
            email: string;
            /**
             * Format: text
             * @description Password of that person. Common passwords and the person's own name are rejected.
             */
            password: string;
            /**
             * Format: text
             * @description Version of the terms that the person accepted. The operators set it with `TAXD_TERMS_VERSION`.
             */
            terms_version: string;
        };
        RegistrationProof: {
            /**
             * Format: text
             * @description The code from the e-mail.
             */
            token: string;
            /**
             * Format: text
             * @description The password of the registration.
             */
            password: string;
        };
        Registration: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "unverified" | "pending" | "approved" | "rejected";
            business: string;
            tin: string;
            country: string;
            name: string;
            email: string;
            terms_version: string;
            /** @description The account that the approval created. */
            account_id: number | null;
            /** @description The account that the TIN is bound to. */
            tin_account_id: number | null;
            /** @description Other registrations of this TIN that wait for review. */
            same_tin: number;
            /** @description Why it was rejected. */
            reason: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            verified_at: string | null;
            /** Format: date-time */
            reviewed_at: string | null;
        };
        RegistrationRejection: {
            /**
             * Format: text
             * @description Why you reject the registration. The applicant reads it.
             */
            reason: string;
        };
        OpenedAccount: {
            id: number;
            name: string;
            email: string;
            /** @enum {string} */
            status: "pending_approval" | "active" | "suspended" | "cancelled";
            /** Format: date-time */
            created_at: string;
        };
        InspectedAccount: {
            id: number;
            name: string;
            email: string;
            /** @enum {string} */
            status: "pending_approval" | "active" | "suspended" | "cancelled";
            /** @description Why an operator suspended or cancelled the account; null for other statuses, and without a reason. */
            status_reason: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null until the account is approved.
             */
            approved_at: string | null;
            /** @description Features in the account's plan: `async` submissions, customs `imports`, `webhooks`, `insurances`. */
            features: components["schemas"]["Features"];
            /** @description Number of users. */
            users: number;
            tins: {
                tin: string;
                /** Format: date-time */
                bound_at: string;
            }[];
            /** @description Keys that are not revoked. */
            keys: {
                id: string;
                /** @description The first characters of the key. */
                prefix: string;
                /** @enum {string} */
                environment: "live" | "sandbox";
                /** @description Requests a minute. */
                rate_per_minute: number;
                /** @description Requests at once. */
                burst: number;
                /** Format: date-time */
                last_used_at: string | null;
                /** Format: date-time */
                expires_at: string | null;
                /** @description False until an operator approves the key. */
                is_approved: boolean;
            }[];
            /** @description One for each environment; none until the account is approved. */
            health: {
                /** @enum {string} */
                environment: "live" | "sandbox";
                status: components["schemas"]["Verdict"];
                checks: components["schemas"]["HealthCheck"][];
                /** @description One for each device. */
                lanes: components["schemas"]["LaneHealth"][];
            }[];
        };
        /** @description Features in the account's plan: `async` submissions, customs `imports`, `webhooks`, `insurances`. */
        Features: ("async" | "imports" | "webhooks" | "insurances")[];
        AccountFeatures: {
            /** @description Features in the account's plan: `async` submissions, customs `imports`, `webhooks`, `insurances`. */
            features: components["schemas"]["Features"];
        };
        TinBinding: {
            /** @description The TIN to bind (in Kenya, the KRA PIN). */
            tin: string;
        };
        KeyLimits: {
            /** @description Requests per minute. */
            rate_per_minute?: number | undefined;
            /** @description Requests that can be made at once. */
            burst?: number | undefined;
        };
        WaitingKey: {
            /** Format: uuid */
            id: string;
            /** @description The first characters of the key. */
            prefix: string;
            /** @enum {string} */
            environment: "live" | "sandbox";
            account: {
                id: number;
                name: string;
            };
            user: components["schemas"]["KeyUser"];
            /** @description IP addresses and CIDR ranges from which the key will work; empty means everywhere. */
            address_ranges: string[];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the key expires. Null: never.
             */
            expires_at: string | null;
        };
        KeyRejection: {
            /**
             * Format: text
             * @description Why you reject the key. Its user reads it.
             */
            reason: string;
        };
        AccountStatusChange: {
            /**
             * @description `suspend` ends access until you `reactivate` the account. `cancel` ends it for good.
             * @enum {string}
             */
            move: "suspend" | "reactivate" | "cancel";
            /**
             * Format: text
             * @description Why you change the status. The audit stores it.
             */
            reason: string;
        };
        Relay: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The branches whose control units it calls. */
            branches: string[];
            /** @description The visible beginning of the token. */
            token_prefix: string;
            is_connected: boolean;
            /**
             * Format: date-time
             * @description When it connected. Null while it is not connected.
             */
            connected_at: string | null;
            /**
             * Format: date-time
             * @description When its last connection ended; null while it is connected.
             */
            disconnected_at: string | null;
            /** @description The version that connected last. */
            version: string | null;
            /** @description The IP address that it connected from last. */
            remote_address: string | null;
            /** @description Hosts and ports that the relay can call, as it reported when it last connected. */
            allowed: string[];
            /** Format: date-time */
            created_at: string;
        };
        RelayWithToken: {
            /** Format: uuid */
            id: string;
            name: string;
            branches: string[];
            token_prefix: string;
            is_connected: boolean;
            /** Format: date-time */
            connected_at: string | null;
            /** Format: date-time */
            disconnected_at: string | null;
            version: string | null;
            remote_address: string | null;
            allowed: string[];
            /** Format: date-time */
            created_at: string;
            /** @description The token. It is shown only once. */
            token: string;
        };
        SignIn: {
            /**
             * Format: email
             * @description Your e-mail address.
             */
            email: string;
            /**
             * Format: text
             * @description Your password.
             */
            password: string;
        };
        SignInChallenge: {
            /** @description Sent with the code to POST /sessions/complete. */
            challenge: string;
            /** Format: date-time */
            expires_at: string;
        };
        SignInCode: {
            /**
             * Format: identifier
             * @description The challenge from `POST /sessions`.
             */
            challenge: string;
            /** @description Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter. */
            code: components["schemas"]["SecondFactor"];
        };
        /**
         * Format: text
         * @description Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter.
         */
        SecondFactor: string;
        Session: {
            id: string;
            /** @description Whether it is the session of the request. */
            is_current: boolean;
            /** @description The browser or program that signed in. */
            user_agent: string;
            /** @description IP address of the sign-in. */
            address: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description When the session expires if it isn't used before.
             */
            expires_at: string;
        };
        /** @description Send either the password or a code. */
        SessionConfirmation: {
            /**
             * Format: text
             * @description Your password.
             */
            password?: string | undefined;
            /** @description Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter. */
            code?: components["schemas"]["SecondFactor"] | undefined;
        };
        Me: {
            id: number;
            email: string;
            name: string;
            /** @description Whether signing in needs a code. */
            two_factor: boolean;
            recovery_codes_left: number;
            /** @description Whether you get e-mails about serious events in accounts that you own. */
            alerts: boolean;
            /** @description Whether you may call the operations for operators. */
            is_operator: boolean;
            memberships: components["schemas"]["Membership"][];
            /** @description The businesses that you registered and confirmed by mail, newest first, at most 20. */
            registrations: components["schemas"]["OwnRegistration"][];
        };
        OwnRegistration: {
            business: string;
            tin: string;
            /**
             * @description `pending` while operators review it.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /** @description Why the operators rejected it. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the form was sent.
             */
            created_at: string;
        };
        Membership: {
            user_id: number;
            /** @enum {string} */
            role: "owner" | "admin" | "accountant" | "cashier";
            account: {
                /** @description For the header `X-Account`. */
                id: number;
                name: string;
                /** @description Whether the account requires two-factor sign-in. Without it, your requests in the account are 403 `two_factor_required`. */
                two_factor_required: boolean;
                /** @enum {string} */
                status: "pending_approval" | "active" | "suspended" | "cancelled";
                /** @description Why the operators suspended or cancelled the account. Only owners get it. */
                status_reason: string | null;
            };
        };
        MeUpdate: {
            /**
             * Format: text
             * @description Your name.
             */
            name?: string | undefined;
            /** @description Whether you get e-mails about serious events in accounts that you own: an unreachable control unit, an outcome that is unknown for an hour, a document without retries left, a disabled webhook. Only for live. */
            alerts?: boolean | undefined;
        };
        PasswordInput: {
            /** @description At least 12 characters. Common passwords are rejected. */
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Format: text
         * @description At least 12 characters. Common passwords are rejected.
         */
        NewPassword: string;
        TwoFactorSetup: {
            /** @description The secret to type into an authenticator app. */
            secret: string;
            /** @description The secret as a URI for a QR code. */
            uri: string;
        };
        TwoFactorCode: {
            /** @description Six digits from your authenticator app, or a recovery code. Spaces, hyphens and case don't matter. */
            code: components["schemas"]["SecondFactor"];
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        PasswordResetRequest: {
            /**
             * Format: email
             * @description Your e-mail address.
             */
            email: string;
        };
        PasswordReset: {
            /**
             * Format: identifier
             * @description The token from the link in the e-mail.
             */
            token: string;
            /** @description At least 12 characters. Common passwords are rejected. */
            password: components["schemas"]["NewPassword"];
        };
        ReceiptLinkInput: {
            /**
             * Format: date-time
             * @description When the link expires, at most five years from now. Default: 90 days from now.
             */
            expires_at?: string | undefined;
        };
        ReceiptLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            transaction_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            is_expired: boolean;
        };
        ReceiptMailInput: {
            /**
             * Format: email
             * @description The customer's e-mail address.
             */
            email: string;
            /**
             * Format: date-time
             * @description When the link expires, at most five years from now. Default: 90 days from now.
             */
            expires_at?: string | undefined;
        };
        MailedReceiptLink: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            transaction_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            is_expired: boolean;
            email: string;
        };
        ReceiptLinkWithUrl: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            transaction_id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            is_expired: boolean;
            /** @description The page of the receipt. Only this response shows it. */
            url: string;
        };
        /** @enum {string} */
        ExportType: "sales" | "purchases" | "movements" | "audit";
        /**
         * @description Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx" | "jsonl";
        ExportInput: {
            /** @description Records to export: `sales`, `purchases`, stock `movements`, or the `audit`. The caller's role decides which types it can export. */
            type: components["schemas"]["ExportType"];
            /** @description Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line. */
            format: components["schemas"]["ExportFormat"];
            /**
             * Format: date
             * @description First day of the period, as `YYYY-MM-DD`.
             */
            from_date: string;
            /**
             * Format: date
             * @description Last day of the period, as `YYYY-MM-DD`, not before `from_date`.
             */
            to_date: string;
            /** @description Branch to export, as `GET /branches` lists it. Default: all branches. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
        };
        Export: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["ExportType"];
            /** @description Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line. */
            format: components["schemas"]["ExportFormat"];
            /** @description Null: all branches. The audit always covers all branches. */
            branch_id: string | null;
            /** Format: date */
            from_date: string;
            /** Format: date */
            to_date: string;
            /** @enum {string} */
            status: "pending" | "running" | "ready" | "failed";
            /** @description Rows written so far. */
            rows: number;
            /** @description Size of the file so far. */
            bytes: number;
            /** @description Checksum of the whole file, once it is ready. */
            sha256: string | null;
            file_name: string;
            /** @description Why it failed. */
            error: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When the export and its file are deleted.
             */
            expires_at: string;
        };
        RelayInput: {
            /**
             * Format: text
             * @description Name of the relay in lists, such as the place where it runs.
             */
            name: string;
            /** @description Branches whose control units the relay can call, as `GET /branches` lists them. */
            branches: components["schemas"]["BhfId"][];
        };
        DeviceSettings: {
            /** @enum {string} */
            amounts: "tax_included" | "tax_excluded" | "as_submitted";
            /** @enum {string} */
            unknown_item_classes: "warn" | "reject";
        };
        /** @description Settings of the device. Default of each setting: by profile and environment. */
        DeviceSettingsInput: {
            /**
             * @description How the service sends amounts to the control unit. `tax_included`: price and supply with tax, the taxable amount without tax (default of `ke`). `tax_excluded`: price, supply, discount and taxable amount without tax. `as_submitted`: the figures that you submitted (default of `plain`). The signed totals are the same.
             * @enum {string}
             */
            amounts?: "tax_included" | "tax_excluded" | "as_submitted" | undefined;
            /**
             * @description What happens to a new item whose class is not in the synchronized table. `warn`: the item is registered, with a warning (default in the sandbox, whose table is incomplete). `reject`: the response is 422 (default in live).
             * @enum {string}
             */
            unknown_item_classes?: "warn" | "reject" | undefined;
        };
        /**
         * Format: identifier
         * @description Serial number issued by the authority.
         */
        SerialNo: string;
        /**
         * Format: uri
         * @description Address of the control unit.
         */
        UnitUrl: string;
        /** @description Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. With every call it sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`. It stores other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
        Credentials: {
            [key: string]: unknown;
        };
        CredentialsInput: {
            /** @description Credentials for the control unit besides TIN, branch and serial number. The service encrypts the values, and never shows or logs them. With every call it sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`. It stores other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
            credentials?: components["schemas"]["Credentials"] | undefined;
        };
        InitializeInput: {
            /** @description Credentials for the control unit, as in `POST /devices`. Default: the stored ones. */
            credentials?: components["schemas"]["Credentials"] | undefined;
            /**
             * @description Registers the device at the control unit even if it is already initialized.
             * @default false
             */
            force?: boolean | undefined;
        };
        InitializeResult: {
            bhf_id: string;
            is_active: boolean;
            /** @description False if the device was already initialized and only the tables were fetched. */
            registered: boolean;
            /** Format: date-time */
            last_initialized_at: string;
            synced_data: components["schemas"]["SyncedCounts"];
            /** @description Contradictions in the unit's tables that block nothing. */
            warnings?: string[] | undefined;
        };
        SyncedCounts: {
            tax_types: number;
            item_classes: number;
            packaging_units: number;
            quantity_units: number;
            payment_types: number;
            countries: number;
        };
        TestResult: {
            bhf_id: string;
            vscu_url: string;
            /** @constant */
            connectivity: "ok";
            response_time_ms: number;
            /** @description How far the control unit's clock is ahead of the service's clock, negative if it is behind. Units report their time in whole seconds. Null if the unit reports no time. */
            clock_offset_ms: number | null;
            /** Format: date-time */
            tested_at: string;
        };
        Branch: {
            /** @description What devices call `branch_id`. */
            id: number;
            bhf_id: string;
            name: string;
            is_head_office: boolean;
            address_line: string | null;
            city: string | null;
            county: string | null;
            postal_code: string | null;
            country: string | null;
            phone: string | null;
            email: string | null;
            manager_name: string | null;
            manager_phone: string | null;
            manager_email: string | null;
            /** @description Trade name on the branch's receipts. Null: the account's. */
            trade_name: string | null;
            /** @description Address on the branch's receipts. Null: `address_line`, city and county. Without an `address_line`: the account's address, otherwise city and county. */
            receipt_address: string | null;
            /** @description Line below the title of receipts. Null: the account's. */
            receipt_header: string | null;
            /** @description Last line of receipts. Null: the account's. */
            receipt_footer: string | null;
            /**
             * @description Language of receipts. Null: the account's.
             * @enum {string|null}
             */
            receipt_language: "en" | "sw" | null;
            /** @description Customer name of sales that are submitted without one. Null: the account's. */
            walk_in_customer_name: string | null;
            /** @description When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: at a time between 01:00 and 05:00 that the service chooses for the branch. */
            daily_fetch: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        Account: {
            /** @description Name of the business. */
            name: string;
            /**
             * @description The environment of the settings.
             * @enum {string}
             */
            environment: "live" | "sandbox";
            /** @description Features of the account's plan. */
            features: string[];
            /** @description Customer name of sales that are submitted without one. */
            walk_in_customer_name: string;
            /** @description Trade name on receipts. Null: the account's name if it has at most 20 characters, otherwise none. */
            trade_name: string | null;
            /** @description Address on receipts of branches that have none. */
            receipt_address: string | null;
            /** @description Line below the title of receipts. */
            receipt_header: string | null;
            /** @description Last line of receipts. */
            receipt_footer: string | null;
            /**
             * @description Language of receipts: English or Kiswahili.
             * @enum {string}
             */
            receipt_language: "en" | "sw";
            /** @description The authority's logo on receipts; null for an empty frame. */
            receipt_logo: {
                /** @description The first 32 digits of the image's SHA-256. */
                fingerprint: string;
                /** @enum {string} */
                media_type: "image/png" | "image/jpeg";
                /** @description Pixels. */
                width: number;
                /** @description Pixels. */
                height: number;
                bytes: number;
            } | null;
            /** @description Whether sales may have VAT. */
            vat_registered: boolean;
            /** @description How long after a sale it can be credited: `6 months`, `90 days` or `none` for no limit. Null: the limit of the control unit's profile, which is 6 months for `ke` and none for `plain`. */
            credit_note_window: string | null;
            /** @description How many credit notes a sale can have. Null: any number. */
            credit_notes_per_sale: number | null;
            /** @description Whether uploaded books are matched each night. */
            nightly_matching: boolean;
            /**
             * Format: date-time
             * @description When a setting was last changed.
             */
            updated_at: string | null;
        };
        TwoFactorRequirement: {
            /** @description Whether people need two-factor sign-in in this account. */
            required: boolean;
        };
        TwoFactorRequired: {
            two_factor_required: boolean;
        };
        AccountUpdate: {
            /** @description Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
            walk_in_customer_name?: components["schemas"]["WalkInName"] | undefined;
            /** @description Trade name on receipts. Null: the account's name if it has at most 20 characters, otherwise none. */
            trade_name?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Address on the receipts of branches that have none. */
            receipt_address?: components["schemas"]["ReceiptAddress"] | undefined;
            /** @description Line below the title of receipts. */
            receipt_header?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Last line of receipts. */
            receipt_footer?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Language of the words on receipts: `en` is English, `sw` is Kiswahili. */
            receipt_language?: components["schemas"]["ReceiptLanguage"] | undefined;
            /** @description The authority's logo for receipts: a PNG (8 bits per color, not interlaced) or JPEG (gray or RGB) as a data URI, at most 128 KiB and 1200 pixels wide and high. Null removes it, and receipts have an empty frame. */
            receipt_logo?: string | null | undefined;
            /** @description Whether the business is registered for VAT. With `false`, the service rejects sales with VAT, and receipts show no VAT. */
            vat_registered?: boolean | null | undefined;
            /** @description How long after the sale date you can credit a sale: `6 months`, `90 days`, or `none` for no limit. Null restores the limit of the control unit's profile: 6 months for `ke`, none for `plain`. Accepted credit notes stay accepted. */
            credit_note_window?: string | null | undefined;
            /** @description How many credit notes a sale can have. Failed ones don't count. Null: any number. */
            credit_notes_per_sale?: number | null | undefined;
            /** @description Whether uploaded books are matched each night with what suppliers reported. Null restores the default, true. */
            nightly_matching?: boolean | null | undefined;
        };
        /** @description A line on receipts. Its length is limited by the control unit. */
        ReceiptText: string | null;
        /** @description The address on receipts. Its length is limited by the control unit. */
        ReceiptAddress: string | null;
        /**
         * @description Language of the words on receipts: `en` is English, `sw` is Kiswahili.
         * @enum {string|null}
         */
        ReceiptLanguage: "en" | "sw" | null;
        /** @description Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
        WalkInName: string | null;
        BranchInput: {
            /** @description Identifier of the new branch, as the authority assigned it: two digits or capital letters. `00` is the head office. */
            bhf_id: components["schemas"]["NewBhfId"];
            /**
             * Format: text
             * @description Name of the branch.
             */
            name: string;
            /**
             * @description Whether the branch is the head office.
             * @default false
             */
            is_head_office?: boolean | undefined;
            /**
             * Format: text
             * @description Street and number.
             */
            address_line?: string | null | undefined;
            /**
             * Format: text
             * @description City or town.
             */
            city?: string | null | undefined;
            /**
             * Format: text
             * @description County.
             */
            county?: string | null | undefined;
            /**
             * Format: text
             * @description Postal code.
             */
            postal_code?: string | null | undefined;
            /** @description Country as a two-letter ISO 3166-1 code, such as `KE`. */
            country?: string | null | undefined;
            /**
             * Format: text
             * @description Phone number of the branch.
             */
            phone?: string | null | undefined;
            /**
             * Format: email
             * @description E-mail address of the branch.
             */
            email?: string | null | undefined;
            /**
             * Format: text
             * @description Name of the manager.
             */
            manager_name?: string | null | undefined;
            /**
             * Format: text
             * @description Phone number of the manager.
             */
            manager_phone?: string | null | undefined;
            /**
             * Format: email
             * @description E-mail address of the manager.
             */
            manager_email?: string | null | undefined;
            /** @description Trade name on the branch's receipts. Null: the account's. */
            trade_name?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Address on the branch's receipts. Null: `address_line`, city and county. */
            receipt_address?: components["schemas"]["ReceiptAddress"] | undefined;
            /** @description Line below the title of the branch's receipts. Null: the account's. */
            receipt_header?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Last line of the branch's receipts. Null: the account's. */
            receipt_footer?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Language of the words on receipts: `en` is English, `sw` is Kiswahili. */
            receipt_language?: components["schemas"]["ReceiptLanguage"] | undefined;
            /** @description Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
            walk_in_customer_name?: components["schemas"]["WalkInName"] | undefined;
            /** @description When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: the service chooses a time at night. */
            daily_fetch?: components["schemas"]["DailyFetch"] | undefined;
        };
        BranchUpdate: {
            /**
             * Format: text
             * @description Name of the branch.
             */
            name?: string | undefined;
            /** @description Whether the branch is the head office. */
            is_head_office?: boolean | undefined;
            /**
             * Format: text
             * @description Street and number. Null removes it.
             */
            address_line?: string | null | undefined;
            /**
             * Format: text
             * @description City or town. Null removes it.
             */
            city?: string | null | undefined;
            /**
             * Format: text
             * @description County. Null removes it.
             */
            county?: string | null | undefined;
            /**
             * Format: text
             * @description Postal code. Null removes it.
             */
            postal_code?: string | null | undefined;
            /** @description Country as a two-letter ISO 3166-1 code, such as `KE`. Null removes it. */
            country?: string | null | undefined;
            /**
             * Format: text
             * @description Phone number of the branch. Null removes it.
             */
            phone?: string | null | undefined;
            /**
             * Format: email
             * @description E-mail address of the branch. Null removes it.
             */
            email?: string | null | undefined;
            /**
             * Format: text
             * @description Name of the manager. Null removes it.
             */
            manager_name?: string | null | undefined;
            /**
             * Format: text
             * @description Phone number of the manager. Null removes it.
             */
            manager_phone?: string | null | undefined;
            /**
             * Format: email
             * @description E-mail address of the manager. Null removes it.
             */
            manager_email?: string | null | undefined;
            /** @description Trade name on the branch's receipts. Null: the account's. */
            trade_name?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Address on the branch's receipts. Null: `address_line`, city and county. */
            receipt_address?: components["schemas"]["ReceiptAddress"] | undefined;
            /** @description Line below the title of the branch's receipts. Null: the account's. */
            receipt_header?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Last line of the branch's receipts. Null: the account's. */
            receipt_footer?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Language of the words on receipts: `en` is English, `sw` is Kiswahili. */
            receipt_language?: components["schemas"]["ReceiptLanguage"] | undefined;
            /** @description Customer name of sales that you submit without one. The control unit takes at most 60 characters. */
            walk_in_customer_name?: components["schemas"]["WalkInName"] | undefined;
            /** @description When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: the service chooses a time at night. */
            daily_fetch?: components["schemas"]["DailyFetch"] | undefined;
        };
        /** @description When the service fetches supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: the service chooses a time at night. */
        DailyFetch: string | null;
        BranchStats: {
            bhf_id: string;
            total: number;
            by_status: components["schemas"]["StatusCounts"];
            by_type: components["schemas"]["TypeCounts"];
            /** @description Percent, one decimal. */
            success_rate: number;
            /** @description Items in the branch's stock list. */
            items: number;
            /** @description Items at or below their safety quantity. */
            low_stock: number;
            /** @description Items at zero or below. */
            out_of_stock: number;
            /** @description Null when the branch has none. */
            device: {
                is_active: boolean;
                /** Format: date-time */
                last_initialized_at: string | null;
                last_error: string | null;
            } | null;
        };
        Code: {
            code_class: string;
            class_name: string;
            /** @description The code in the API. */
            code: string;
            /** @description The control unit's code with the same meaning. Null if it has none. */
            unit_code: string | null;
            name: string;
            sort_order: number;
            /** @description Tax types only, percent. */
            rate?: number | null | undefined;
        };
        TaxType: {
            code_class: string;
            class_name: string;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            code: components["schemas"]["TaxTypeCode"];
            unit_code: string | null;
            name: string;
            sort_order: number;
            /** @description Percent. */
            rate: number;
            /** @description False if the authority's table contradicts the tax type. */
            is_active: boolean;
        };
        SyncCodesResult: {
            bhf_id: string;
            synced_data: components["schemas"]["SyncedCounts"];
            /** Format: date-time */
            synced_at: string;
        };
        Item: {
            id: number;
            item_code: string;
            item_name: string;
            item_class_code: string;
            /** @description `1` raw material, `2` finished product, `3` service without stock. */
            item_type: string;
            current_qty: number;
            safety_qty: number;
            default_price: number;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            pkg_unit_code: string;
            qty_unit_code: string;
            origin_nation_code: string;
            barcode: string | null;
            is_active: boolean;
            /**
             * Format: date-time
             * @description When the control unit last accepted it.
             */
            last_synced_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ItemInput: {
            /** @description Branch whose control unit registers the item, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Code of the new item: country, item type, packaging unit, quantity unit, and seven digits. Default: the service makes it. */
            item_code?: components["schemas"]["ItemCodeInput"] | undefined;
            /**
             * Format: text
             * @description Name of the item, which receipts print.
             */
            item_name: string;
            /** @description Code of the item class, from `GET /codes?code_class=item_class`. */
            item_class_code: string;
            /**
             * @description Code of the item type, from `GET /codes?code_class=24`: `1` is raw material, `2` a finished product, `3` a service without stock.
             * @default 2
             * @enum {string}
             */
            item_type?: "1" | "2" | "3" | undefined;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            /**
             * @description Code of the packaging unit, from `GET /codes?code_class=17`.
             * @default NT
             */
            pkg_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Code of the quantity unit, from `GET /codes?code_class=10`. */
            qty_unit_code: components["schemas"]["UnitCode"];
            /**
             * @description Code of the country of origin, from `GET /codes/countries`.
             * @default KE
             */
            origin_nation_code?: string | undefined;
            /**
             * @description Price of one quantity unit, with tax.
             * @default 0
             */
            default_price?: components["schemas"]["Amount"] | undefined;
            /**
             * @description Quantity at or below which stock is low.
             * @default 0
             */
            safety_qty?: components["schemas"]["Amount"] | undefined;
            /**
             * Format: identifier
             * @description Barcode.
             */
            barcode?: string | undefined;
            /**
             * @description With `false`, the service rejects new documents that name the item.
             * @default true
             */
            is_active?: boolean | undefined;
        };
        ItemUpdate: {
            /** @description Branch whose control unit registers the change, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: text
             * @description Name of the item, which receipts print.
             */
            item_name?: string | undefined;
            /** @description Price of one quantity unit, with tax. */
            default_price?: components["schemas"]["Amount"] | undefined;
            /** @description Quantity at or below which stock is low. */
            safety_qty?: components["schemas"]["Amount"] | undefined;
            /**
             * Format: identifier
             * @description Barcode. Null removes it.
             */
            barcode?: string | null | undefined;
            /** @description With `false`, the service rejects new documents that name the item. */
            is_active?: boolean | undefined;
        };
        SelectImportItemsInput: {
            /** @description Branch whose control unit the service calls, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description `result_date` of the previous request, as `YYYYMMDDHHmmss`. The unit returns records that changed later. */
            last_request_date: components["schemas"]["UnitDateTime"];
            /** @description Returns only these records, processed ones too. A record that is missing from the response doesn't exist. */
            records?: components["schemas"]["ImportKey"][] | undefined;
        };
        /** @description Identifies a customs record. */
        ImportKey: {
            /** @description Task code of the record, from `POST /imports/select-items`. */
            task_code: string;
            /** @description Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
            declaration_date: components["schemas"]["DeclarationDate"];
            /** @description Number of the item in the declaration. */
            item_sequence: number;
            /** @description HS code (customs tariff number) of the record, from `POST /imports/select-items`. */
            hs_code: string;
        };
        ImportItemsResult: {
            items: components["schemas"]["ImportItem"][];
            total_items: number;
            /** @description `000` on success. */
            result_code: string;
            result_message: string;
            /** @description `YYYYMMDDHHmmss`, the next `last_request_date`. */
            result_date: string;
        };
        /** @description A customs record, with its keys exactly as the authority wrote them. */
        ImportItem: {
            task_code: string;
            /** @description `YYYYMMDD` */
            declaration_date: string;
            item_sequence: number;
            declaration_number: string;
            hs_code: string;
            item_name: string;
            /** @description `1` unsent, `2` waiting, `3` approved, `4` cancelled. */
            import_item_status_code: string;
            origin_nation_code: string | null;
            export_nation_code: string | null;
            package: number | null;
            package_unit_code: string | null;
            quantity: number;
            quantity_unit_code: string | null;
            gross_weight: number | null;
            net_weight: number | null;
            supplier_name: string | null;
            agent_name: string | null;
            invoice_foreign_currency_amount: number | null;
            invoice_foreign_currency: string | null;
            invoice_foreign_currency_exchange_rate: number | null;
        };
        MappableItems: {
            items: components["schemas"]["MappableItem"][];
            total: number;
        };
        MappableItem: {
            id: number;
            item_code: string;
            item_name: string;
            item_class_code: string;
            current_qty: number;
            default_price: number;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            pkg_unit_code: string;
            qty_unit_code: string;
            origin_nation_code: string;
        };
        /** @description Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
        DeclarationDate: string;
        /** @description A customs record and its item. `map` needs `existing_item_code`, `create` needs `new_item`. */
        ProcessImportInput: {
            /** @description Branch that receives the stock, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * @description `map` books the record to an item that exists, `create` registers a new item.
             * @enum {string}
             */
            action: "map" | "create";
            /** @description Task code of the record, from `POST /imports/select-items`. */
            task_code: string;
            /** @description Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
            declaration_date: components["schemas"]["DeclarationDate"];
            /** @description Number of the customs declaration. */
            declaration_number: string;
            /** @description Number of the item in the declaration. */
            item_sequence: number;
            /** @description HS code (customs tariff number) of the record, from `POST /imports/select-items`. */
            hs_code: string;
            /** @description Name of the item in the declaration. */
            import_item_name: string;
            /** @description Code of the country of origin, from `GET /codes/countries`. */
            origin_nation_code: string;
            /** @description Quantity imported, in the quantity unit. */
            quantity: number;
            /** @description Code of the quantity unit, from `GET /codes?code_class=10`. */
            quantity_unit_code: components["schemas"]["UnitCode"];
            /** @description Name of the foreign supplier. */
            supplier_name?: string | undefined;
            /** @description Amount of the supplier's invoice, in its currency. */
            invoice_amount: components["schemas"]["Amount"];
            /** @description Currency of the supplier's invoice, as a three-letter ISO 4217 code. */
            invoice_currency?: string | undefined;
            /**
             * @description Local currency for one unit of the invoice's currency, with at most 6 decimals.
             * @default 1
             */
            exchange_rate?: number | undefined;
            /** @description With `map`: code of your item, from `GET /imports/items`. */
            existing_item_code?: components["schemas"]["ItemCodeInput"] | undefined;
            /** @description With `create`: the item to register. */
            new_item?: components["schemas"]["NewItemInput"] | undefined;
        };
        NewItemInput: {
            /** @description Code of the new item: country, item type, packaging unit, quantity unit, and seven digits. */
            item_code: string;
            /**
             * Format: text
             * @description Code of the item class, from `GET /codes?code_class=item_class`.
             */
            item_class_code: string;
            /**
             * Format: text
             * @description Name of the item, which receipts print.
             */
            item_name: string;
            /**
             * @description Code of the packaging unit, from `GET /codes?code_class=17`.
             * @default NT
             */
            pkg_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Code of the quantity unit, from `GET /codes?code_class=10`. */
            qty_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /**
             * @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`).
             * @default A
             */
            tax_type?: components["schemas"]["TaxTypeCode"] | undefined;
            /** @description Price of one quantity unit, with tax. Default: `invoice_amount` times `exchange_rate`, divided by `quantity`. */
            default_price?: components["schemas"]["Amount"] | undefined;
        };
        ProcessImportResult: {
            /** Format: uuid */
            transaction_id: string;
            item_code: string;
            item_name: string;
            qty_added: number;
            previous_qty: number;
            new_qty: number;
            /** @description The control unit has accepted the new status. */
            authority_status_updated: boolean;
            /** @description The control unit has accepted the movement and the stock balance. */
            authority_stock_synced: boolean;
            /** @description Only when `authority_stock_synced` is false. */
            sync_error?: string | undefined;
        };
        UpdateImportItemInput: {
            /** @description Branch whose control unit registers the status, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Task code of the record, from `POST /imports/select-items`. */
            task_code: string;
            /** @description Date of the declaration, as `YYYYMMDD`. `-1` is a record that the control unit shows without a date. For a fetched record, send the date as the unit shows it. */
            declaration_date: components["schemas"]["DeclarationDate"];
            /** @description Number of the item in the declaration. */
            item_sequence: number;
            /** @description HS code (customs tariff number) of the record, from `POST /imports/select-items`. */
            hs_code: string;
            /**
             * Format: text
             * @description Code of the item class, from `GET /codes?code_class=item_class`.
             */
            item_class_code: string;
            /** @description Code of your item, from `GET /items`. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description Code of the import status, from `GET /codes?code_class=26`: `1` unsent, `2` waiting, `3` approved, `4` cancelled. */
            import_item_status_code: components["schemas"]["UnitCode"];
            /**
             * Format: text
             * @description Your remark. The control unit gets it too.
             */
            remark?: string | undefined;
            /**
             * Format: text
             * @description Name of the person who sets the status.
             */
            modifier_name: string;
            /**
             * Format: identifier
             * @description Your identifier of the person who sets the status.
             */
            modifier_id: string;
        };
        UpdateImportItemResult: {
            result_code: string;
            result_message: string;
            /** @description `YYYYMMDDHHmmss` */
            result_date: string;
        };
        StockLevel: {
            item_id: string;
            item_code: string;
            item_name: string;
            item_class_code: string;
            barcode: string | null;
            current_qty: number;
            safety_qty: number;
            is_low_stock: boolean;
            is_out_of_stock: boolean;
            qty_unit_code: string;
            default_price: number;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            tax_type_name: string;
            /** Format: date-time */
            last_synced_at: string | null;
        };
        StockItem: {
            item_id: string;
            item_code: string;
            item_name: string;
            item_class_code: string;
            barcode: string | null;
            current_qty: number;
            safety_qty: number;
            is_low_stock: boolean;
            is_out_of_stock: boolean;
            qty_unit_code: string;
            default_price: number;
            /** @description Tax type, a code from `GET /codes/tax-types`. `A` is the standard rate. The control unit can use another letter (`unit_code`). */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            /** Format: date-time */
            last_synced_at: string | null;
        };
        StockItemHistory: {
            item: components["schemas"]["StockItem"];
            movements: components["schemas"]["ItemMovement"][];
        };
        /** @description A page that you requested with `cursor` has no `current_page`, `total_movements` and `total_pages`. */
        MovementsMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Warnings about a successful request. Omitted if there are none. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            current_page?: number | undefined;
            per_page: number;
            total_movements?: number | undefined;
            total_pages?: number | undefined;
            /** @description Send it as `cursor` to get the next page. Null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Direction of the movement. `qty` is positive with `IN` and `OUT`, and signed with `ADJUST`.
         * @enum {string}
         */
        MovementDirection: "IN" | "OUT" | "ADJUST";
        ItemMovement: {
            /** Format: uuid */
            transaction_id: string;
            /** @enum {string} */
            type: "sales" | "purchase" | "stock";
            /** @description `SALE`, `PURCHASE`, `TRANSFER` (between branches) or the stock movement type. */
            movement_type: string;
            /** @description Direction of the movement. `qty` is positive with `IN` and `OUT`, and signed with `ADJUST`. */
            direction: components["schemas"]["MovementDirection"];
            qty: number;
            invoice_no: string | null;
            reference: string;
            /** Format: date-time */
            date: string;
        };
        Movement: {
            /** Format: uuid */
            transaction_id: string;
            item_code: string;
            item_name: string;
            /** @enum {string} */
            type: "sales" | "purchase" | "stock";
            /** @description `SALE`, `PURCHASE`, `TRANSFER` (between branches) or the stock movement type. */
            movement_type: string;
            /** @description Direction of the movement. `qty` is positive with `IN` and `OUT`, and signed with `ADJUST`. */
            direction: components["schemas"]["MovementDirection"];
            qty: number;
            unit_price: number;
            total_amount: number;
            invoice_no: string | null;
            reference: string;
            /** Format: date-time */
            date: string;
        };
        /** @description An amount or a quantity, which can be negative, with at most 2 decimals. */
        SignedAmount: number;
        StockMovementInput: {
            /** @description Branch whose stock changes, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Your number of the movement, which identifies it: a retry with the same number and content returns the first result. */
            sar_no: components["schemas"]["InvoiceNo"];
            /**
             * @description Type of the movement: `11` in, `12` or `21` out, `13` adjustment with signed quantities.
             * @enum {string}
             */
            sar_ty_cd: "11" | "12" | "13" | "21";
            /** @description Date of the movement, local, as `YYYYMMDD`. Today at the latest. */
            sar_dt: components["schemas"]["DocumentDate"];
            /** @description Date on which the items were received, local, as `YYYYMMDD`. Today at the latest. */
            sar_rcv_dt?: components["schemas"]["DocumentDate"] | undefined;
            /** @description Number of lines. */
            tot_item_cnt: number;
            /** @description Sum of the lines' `taxbl_amt`, without tax. */
            tot_taxbl_amt: components["schemas"]["SignedAmount"];
            /** @description Sum of the lines' `tax_amt`. */
            tot_tax_amt: components["schemas"]["SignedAmount"];
            /** @description Sum of the lines' `tot_amt`, with tax. */
            tot_amt: components["schemas"]["SignedAmount"];
            /**
             * Format: text
             * @description Your remark. The control unit gets it too.
             */
            remark?: string | undefined;
            /** @description The lines of the movement. */
            items: components["schemas"]["StockLineInput"][];
        };
        StockLineInput: {
            /** @description Number of the line, from 1. */
            item_seq: number;
            /** @description Code of the item, from `GET /items`. */
            item_cd: components["schemas"]["ItemCodeInput"];
            /**
             * Format: text
             * @description Code of the item class, from `GET /codes?code_class=item_class`.
             */
            item_clss_cd: string;
            /**
             * Format: text
             * @description Name of the item.
             */
            item_nm: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string | undefined;
            /** @description Code of the packaging unit, from `GET /codes?code_class=17`. */
            pkg_unit_cd: components["schemas"]["UnitCode"];
            /** @description Number of packages. */
            pkg: components["schemas"]["SignedAmount"];
            /** @description Code of the quantity unit, from `GET /codes?code_class=10`. */
            qty_unit_cd: components["schemas"]["UnitCode"];
            /** @description Quantity moved, in the quantity unit. Never zero; negative only with type `13`. */
            qty: components["schemas"]["SignedAmount"];
            /**
             * Format: calendar-day
             * @description Expiry date of the item, as `YYYYMMDD`.
             */
            item_expr_dt?: string | undefined;
            /** @description Price of one quantity unit, with tax. */
            prc: components["schemas"]["Amount"];
            /** @description Line amount without tax, before the discount. */
            sply_amt: components["schemas"]["SignedAmount"];
            /**
             * @description Discount as an amount of money.
             * @default 0
             */
            tot_dcamt?: components["schemas"]["Amount"] | undefined;
            /** @description `sply_amt` less the discount. */
            taxbl_amt: components["schemas"]["SignedAmount"];
            /** @description Tax type, a code from `GET /codes/tax-types`. */
            tax_ty_cd: components["schemas"]["TaxTypeCode"];
            /** @description Tax of the line. */
            tax_amt: components["schemas"]["SignedAmount"];
            /** @description Line amount with tax. */
            tot_amt: components["schemas"]["SignedAmount"];
        };
        StockMovementResult: {
            /** Format: uuid */
            transaction_id: string;
            sar_no: string;
            sar_type: string;
            item_count: number;
            total_amount: number;
            vscu_receipt_code: string | null;
            vscu_receipt_msg: string | null;
        };
        StockTransferInput: {
            /**
             * Format: identifier
             * @description Your number of the transfer. Its movements have this number with `-OUT` and `-IN`.
             */
            reference: string;
            /** @description Branch that the items leave, as `GET /branches` lists it. */
            from_branch_id: components["schemas"]["BhfId"];
            /** @description Branch that receives the items, as `GET /branches` lists it. */
            to_branch_id: components["schemas"]["BhfId"];
            /** @description Date of the transfer, as `YYYYMMDD`. Default: today. */
            transfer_date?: components["schemas"]["DocumentDate"] | undefined;
            /**
             * Format: text
             * @description Your remark. Both control units get it too.
             */
            remark?: string | undefined;
            /** @description The items to transfer. */
            items: components["schemas"]["StockTransferLineInput"][];
        };
        StockTransferLineInput: {
            /** @description Code of the item, from `GET /items`. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description Quantity to transfer, above zero, with at most 2 decimals. */
            quantity: components["schemas"]["Quantity"];
            /** @description Price of one quantity unit, with tax. Default: the item's default price. */
            unit_price?: components["schemas"]["Amount"] | undefined;
        };
        StockTransferResult: {
            reference: string;
            /** @description The movement of the branch that the items leave. */
            outgoing: components["schemas"]["StockTransferPart"];
            /** @description The movement of the branch that receives the items. */
            incoming: components["schemas"]["StockTransferPart"];
        };
        StockTransferPart: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            sar_no: string;
            item_count: number;
            total_amount: number;
            vscu_receipt_code: string | null;
            vscu_receipt_msg: string | null;
        };
        OptionalTransferLink: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
        } | null;
        StockMasterInput: {
            /** @description Branch that was counted, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Code of the item, from `GET /items`. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description The quantity that was counted, with at most 2 decimals. */
            remaining_qty: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Your remark.
             */
            remark?: string | undefined;
        };
        StockMasterResult: {
            /** Format: uuid */
            transaction_id: string;
            item_code: string;
            remaining_qty: number;
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            /** @description Only when `synced_to_authority` is false. */
            sync_error?: string | undefined;
        };
        PendingStockItem: {
            itemCd: string;
            itemClsCd: string;
            itemNm: string;
            bcd: string | null;
            pkgUnitCd: string | null;
            qtyUnitCd: string | null;
            taxTyCd: string;
            qty: number;
            prc: number;
            splyAmt: number;
            taxAmt: number;
            totAmt: number;
            /** @description `YYYYMMDDHHmmss` */
            lastReqDt: string;
        };
        StockDrift: {
            item_code: string;
            item_name: string;
            current_qty: number;
            /** @description Sum of the movements that the unit has acknowledged. */
            acknowledged_qty: number;
            /** @description The last stock balance that the unit accepted. */
            master_qty: number | null;
            /** @description Local quantity minus acknowledged quantity. */
            difference: number;
            /** @description Movements that are not sent yet. */
            pending_movements: number;
            sync_error: string | null;
            /** @description What waits and why, the 20 oldest. */
            follow_ups: components["schemas"]["FollowUp"][];
            /** Format: date-time */
            last_synced_at: string | null;
        };
        /** @enum {string} */
        EventName: "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "export.completed" | "stock.low" | "notices.received" | "supplier_invoices.received" | "customs_records.received" | "reconciliation.matched" | "reconciliation.no_data" | "webhook.disabled" | "webhook.test";
        /** @enum {string} */
        SubscribableEvent: "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "export.completed" | "stock.low" | "notices.received" | "supplier_invoices.received" | "customs_records.received" | "reconciliation.matched" | "reconciliation.no_data" | "webhook.disabled";
        /** @enum {string} */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        WebhookInput: {
            /**
             * Format: uri
             * @description URL of your endpoint. In live it must be public and use https.
             */
            url: string;
            /**
             * @description Events that the webhook receives. The section Webhooks of this document describes each event. Default: `transaction.completed`.
             * @default [
             *       "transaction.completed"
             *     ]
             */
            events?: components["schemas"]["SubscribableEvent"][] | undefined;
            /**
             * Format: text
             * @description Your note about the webhook, for lists.
             */
            description?: string | undefined;
        };
        WebhookUpdate: {
            /**
             * Format: uri
             * @description URL of your endpoint. In live it must be public and use https.
             */
            url?: string | undefined;
            /** @description Events that the webhook receives from now on. The list replaces the current one. */
            events?: components["schemas"]["SubscribableEvent"][] | undefined;
            /**
             * Format: text
             * @description Your note about the webhook. Null removes it.
             */
            description?: string | null | undefined;
            /** @description Enables (`true`) or disables (`false`) the webhook. */
            is_active?: boolean | undefined;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: components["schemas"]["SubscribableEvent"][];
            description: string | null;
            is_active: boolean;
            disabled_reason: string | null;
            /** Format: date-time */
            last_success_at: string | null;
            /** Format: date-time */
            last_failure_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            url: string;
            events: components["schemas"]["SubscribableEvent"][];
            description: string | null;
            is_active: boolean;
            disabled_reason: string | null;
            /** Format: date-time */
            last_success_at: string | null;
            /** Format: date-time */
            last_failure_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Signing secret, `whsec_…`, shown once. */
            secret: string;
            /**
             * Format: date-time
             * @description After a rotation.
             */
            old_secret_expires_at: string | null;
        };
        RotateSecretInput: {
            /**
             * @description Hours for which deliveries are also signed with the old secret.
             * @default 24
             */
            keep_old_hours?: number | undefined;
        };
        EmptyInput: Record<string, never>;
        Delivery: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            url: string;
            event: components["schemas"]["EventName"];
            /** @description The `webhook-id` header. */
            event_id: string;
            /** Format: uuid */
            transaction_id: string | null;
            status: components["schemas"]["DeliveryStatus"];
            attempts: number;
            /** @description HTTP status of the last attempt. */
            response_status: number | null;
            /** @description Why the last attempt failed. */
            error: string | null;
            /** @description The last 20 attempts, oldest first. */
            attempt_log: components["schemas"]["DeliveryAttempt"][];
            /** @description The body. */
            payload: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_attempt_at: string | null;
            /** Format: date-time */
            next_attempt_at: string | null;
        };
        DeliveryAttempt: {
            /** Format: date-time */
            at: string;
            took_ms: number;
            response_status: number | null;
            error: string | null;
        };
        TransactionCompletedEvent: {
            /** @constant */
            event: "transaction.completed";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "transaction.completed";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                transaction_id: string;
                type: components["schemas"]["TransactionType"];
                /** @enum {string} */
                status: "success" | "failed";
                invoice_no: string;
                receipt_no: string | null;
            };
        };
        TransactionStalledEvent: {
            /** @constant */
            event: "transaction.stalled";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "transaction.stalled";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                transaction_id: string;
                type: components["schemas"]["TransactionType"];
                /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
                status: components["schemas"]["TransactionStatus"];
                branch_id: string;
                invoice_no: string;
                in_doubt: boolean;
                /** Format: date-time */
                waiting_since: string;
                /**
                 * @description Why the transaction makes no progress. `receipt_mismatch` is reported at once.
                 * @enum {string}
                 */
                code: "outcome_pending" | "outcome_unknown" | "receipt_mismatch";
                /** @description The stream that waits for the unconfirmed call: `sales`, `purchases` or `stock`. With status `success`, the call is the stock movement that follows from the transaction. Null while nothing was sent. */
                stream: string | null;
                /** @description The control unit's last response to the call. */
                message: string | null;
                /** @description The command that records the outcome. Replace OUTCOME with `accepted` or `refused`, and REASON with how you know it. */
                resolve_with: string | null;
            };
        };
        DeviceUnreachableEvent: {
            /** @constant */
            event: "device.unreachable";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "device.unreachable";
            /** Format: date-time */
            timestamp: string;
            data: {
                bhf_id: string;
                vscu_url: string;
                error: string;
                /** Format: date-time */
                unreachable_since: string;
            };
        };
        StockLowEvent: {
            /** @constant */
            event: "stock.low";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "stock.low";
            /** Format: date-time */
            timestamp: string;
            data: {
                branch_id: string;
                item_code: string;
                item_name: string;
                current_qty: number;
                safety_qty: number;
            };
        };
        TransactionOutcomeUnknownEvent: {
            /** @constant */
            event: "transaction.outcome_unknown";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "transaction.outcome_unknown";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                transaction_id: string;
                type: components["schemas"]["TransactionType"];
                /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
                status: components["schemas"]["TransactionStatus"];
                branch_id: string;
                invoice_no: string;
                /**
                 * Format: date-time
                 * @description When the call was first sent.
                 */
                sent_at: string;
                /** @description The stream that waits: `sales`, `purchases` or `stock`. With status `success` it is the stock movement that follows from the transaction. */
                stream: string;
                /** @description The control unit's last response to the call. */
                message: string | null;
                /** @description The command that records the outcome. Replace OUTCOME with `accepted` or `refused`, and REASON with how you know it. */
                resolve_with: string;
            };
        };
        TransactionExhaustedEvent: {
            /** @constant */
            event: "transaction.exhausted";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "transaction.exhausted";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                transaction_id: string;
                type: components["schemas"]["TransactionType"];
                branch_id: string;
                invoice_no: string;
                retry_count: number;
                /** @description Why the last attempt was rejected. */
                code: string;
                message: string;
            };
        };
        DeviceReachableEvent: {
            /** @constant */
            event: "device.reachable";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "device.reachable";
            /** Format: date-time */
            timestamp: string;
            data: {
                bhf_id: string;
                vscu_url: string;
                /** Format: date-time */
                unreachable_since: string;
                /** Format: date-time */
                reachable_since: string;
            };
        };
        RelayDisconnectedEvent: {
            /** @constant */
            event: "relay.disconnected";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "relay.disconnected";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                relay_id: string;
                name: string;
                /** @description The branches that it serves. */
                branches: string[];
                /** Format: date-time */
                disconnected_at: string;
            };
        };
        RelayConnectedEvent: {
            /** @constant */
            event: "relay.connected";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "relay.connected";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                relay_id: string;
                name: string;
                /** @description The branches that it serves. */
                branches: string[];
                /** Format: date-time */
                disconnected_at: string;
                /** Format: date-time */
                connected_at: string;
            };
        };
        ExportCompletedEvent: {
            /** @constant */
            event: "export.completed";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "export.completed";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                export_id: string;
                type: components["schemas"]["ExportType"];
                /** @description Format of the file. `csv`: UTF-8 with a byte order mark, commas, and no formulas. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object on each line. */
                format: components["schemas"]["ExportFormat"];
                /** @description Null for all branches. */
                branch_id: string | null;
                /** Format: date */
                from_date: string;
                /** Format: date */
                to_date: string;
                /** @enum {string} */
                status: "ready" | "failed";
                rows: number;
                bytes: number;
                /** @description Checksum of the file. */
                sha256: string | null;
                /** @description Why it failed. */
                error: string | null;
                /**
                 * Format: date-time
                 * @description When the file is deleted.
                 */
                expires_at: string;
            };
        };
        NoticesReceivedEvent: {
            /** @constant */
            event: "notices.received";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "notices.received";
            /** Format: date-time */
            timestamp: string;
            data: {
                count: number;
                /** @description The first 20. */
                notices: {
                    notice_no: number;
                    title: string;
                    url: string | null;
                    /** @description `YYYYMMDDHHmmss` */
                    date: string | null;
                }[];
            };
        };
        ReconciliationMatchedEvent: {
            /** @constant */
            event: "reconciliation.matched";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "reconciliation.matched";
            /** Format: date-time */
            timestamp: string;
            data: {
                reconciliation_id: string;
                /** @description Null for all branches. */
                branch_id: string | null;
                /** Format: date */
                from_date: string;
                /** Format: date */
                to_date: string;
                /** @description Rows by status. */
                counts: {
                    exact: number;
                    suggested: number;
                    mismatch: number;
                    residual: number;
                    missing_in_books: number;
                    missing_at_authority: number;
                    duplicate: number;
                };
                /** @description Rows that differ and that nobody has decided for good. */
                open: number;
                /** @description Decisions that no longer hold. */
                lapsed_decisions: number;
            };
        };
        ReconciliationNoDataEvent: {
            /** @constant */
            event: "reconciliation.no_data";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "reconciliation.no_data";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** @description Null for all branches. */
                branch_id: string | null;
                /** Format: date */
                from_date: string;
                /** Format: date */
                to_date: string;
                /**
                 * @description What the period lacks.
                 * @enum {string}
                 */
                missing: "supplier_invoices" | "books";
            };
        };
        SupplierInvoicesReceivedEvent: {
            /** @constant */
            event: "supplier_invoices.received";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "supplier_invoices.received";
            /** Format: date-time */
            timestamp: string;
            data: {
                branch_id: string;
                count: number;
                /** @description The first 20. */
                invoices: {
                    supplier_tin: string;
                    supplier_bhf_id: string;
                    supplier_invoice_no: string;
                    /**
                     * @description `R` for a credit note.
                     * @enum {string}
                     */
                    receipt_type: "S" | "R";
                    /** @description `YYYYMMDD` */
                    sales_date: string;
                    total_amount: number;
                }[];
            };
        };
        CustomsRecordsReceivedEvent: {
            /** @constant */
            event: "customs_records.received";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "customs_records.received";
            /** Format: date-time */
            timestamp: string;
            data: {
                branch_id: string;
                count: number;
                /** @description The first 20. */
                records: {
                    task_code: string;
                    /** @description `YYYYMMDD` */
                    declaration_date: string;
                    item_sequence: number;
                    hs_code: string;
                    item_name: string;
                }[];
            };
        };
        WebhookDisabledEvent: {
            /** @constant */
            event: "webhook.disabled";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "webhook.disabled";
            /** Format: date-time */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description The webhook that was disabled.
                 */
                webhook_id: string;
                url: string;
                reason: string;
                /** Format: date-time */
                disabled_at: string;
            };
        };
        WebhookTestEvent: {
            /** @constant */
            event: "webhook.test";
            /**
             * @description The same as `event`.
             * @constant
             */
            type: "webhook.test";
            /** Format: date-time */
            timestamp: string;
            data: {
                /** Format: uuid */
                webhook_id: string;
            };
        };
        Notice: {
            notice_no: number;
            title: string;
            content: string | null;
            url: string | null;
            author: string | null;
            /** @description `YYYYMMDDHHmmss` */
            date: string | null;
        };
        SyncNoticesResult: {
            bhf_id: string;
            new_notices: number;
            /** Format: date-time */
            synced_at: string;
        };
        Taxpayer: {
            tin: string;
            /** @description Null if the authority gives no name. */
            name: string | null;
            /**
             * @description Whether the TIN is in use at the authority.
             * @enum {string}
             */
            status: "active" | "inactive";
            address: string | null;
            /**
             * @description `unit`: the control unit returned this data now. `cache`: the service had stored it.
             * @enum {string}
             */
            source: "unit" | "cache";
            /**
             * Format: date-time
             * @description When the control unit gave the data.
             */
            fetched_at: string;
            /** @description Seconds since `fetched_at`. More than a day: the control unit can't be reached now, or the request has `cached=true`. */
            age_s: number;
        };
        ReconciliationInput: {
            /** @description Branch whose books you upload, as `GET /branches` lists it. Default: the books of all branches. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: date
             * @description First day of the period, as `YYYY-MM-DD`, not after `to_date`.
             */
            from_date: string;
            /**
             * Format: date
             * @description Last day of the period, as `YYYY-MM-DD`.
             */
            to_date: string;
            /**
             * Format: text
             * @description The export of your books in base64: CSV or .xlsx, at most 10 MiB.
             */
            file?: string | undefined;
            /**
             * Format: text
             * @description Name of the file, shown with the reconciliation.
             */
            file_name?: string | undefined;
            /**
             * Format: text
             * @description Character between the cells of a CSV file. Default: detected.
             */
            delimiter?: string | undefined;
            /**
             * Format: text
             * @description Encoding of a CSV file, as a label of the WHATWG Encoding Standard, such as `windows-1252`. Default: detected.
             */
            encoding?: string | undefined;
            /** @description How to read the file, where the service can't detect it. */
            mapping?: {
                /** @description Header of the column for each field. Default: detected. */
                columns?: {
                    /**
                     * Format: text
                     * @description Header of the column with your identifier of the purchase.
                     */
                    id?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the supplier's invoice number.
                     */
                    number?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the control unit's number of the invoice.
                     */
                    unit_number?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the invoice date.
                     */
                    date?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column that distinguishes invoices from credit notes.
                     */
                    kind?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the supplier's TIN.
                     */
                    supplier_tin?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the supplier's name.
                     */
                    supplier_name?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the supplier's branch.
                     */
                    supplier_branch?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with your branch.
                     */
                    own_branch?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount without tax.
                     */
                    taxable?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the tax.
                     */
                    tax?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount including tax.
                     */
                    total?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount without tax of tax type A.
                     */
                    taxable_A?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount without tax of tax type B.
                     */
                    taxable_B?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount without tax of tax type C.
                     */
                    taxable_C?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount without tax of tax type D.
                     */
                    taxable_D?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the amount without tax of tax type E.
                     */
                    taxable_E?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the tax of tax type A.
                     */
                    tax_A?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the tax of tax type B.
                     */
                    tax_B?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the tax of tax type C.
                     */
                    tax_C?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the tax of tax type D.
                     */
                    tax_D?: string | undefined;
                    /**
                     * Format: text
                     * @description Header of the column with the tax of tax type E.
                     */
                    tax_E?: string | undefined;
                } | undefined;
                /**
                 * Format: text
                 * @description Format of dates, such as `dd/mm/yyyy`. Default: detected.
                 */
                date_format?: string | undefined;
                /** @description Whether numbers have a decimal comma. Default: detected. */
                decimal_comma?: boolean | undefined;
                /**
                 * Format: text
                 * @description Sheet of a workbook. Default: the first sheet.
                 */
                sheet?: string | undefined;
                /** @description Values of the `kind` column that mean a credit note. */
                credit_notes?: string[] | undefined;
                /** @description Headers of further columns for the report. */
                extra?: string[] | undefined;
            } | undefined;
            /** @description Purchases from your books, in place of a file. Each row needs two of `taxable`, `tax` and `total`. */
            rows?: {
                /**
                 * Format: text
                 * @description Your identifier of the purchase.
                 */
                id?: string | undefined;
                /**
                 * Format: text
                 * @description The supplier's invoice number.
                 */
                number: string;
                /**
                 * Format: text
                 * @description The control unit's number of the invoice.
                 */
                unit_number?: string | undefined;
                /**
                 * Format: date
                 * @description Date of the invoice, as `YYYY-MM-DD`.
                 */
                date: string;
                /**
                 * @description `invoice` is a supplier's invoice, `credit_note` a supplier's credit note.
                 * @enum {string}
                 */
                kind?: "invoice" | "credit_note" | undefined;
                /**
                 * Format: text
                 * @description The supplier's TIN.
                 */
                supplier_tin?: string | undefined;
                /**
                 * Format: text
                 * @description The supplier's name.
                 */
                supplier_name?: string | undefined;
                /**
                 * Format: text
                 * @description The supplier's branch, as the supplier's invoice names it.
                 */
                supplier_branch?: string | undefined;
                /**
                 * Format: text
                 * @description Your branch, as `GET /branches` lists it.
                 */
                own_branch?: string | undefined;
                /** @description Amount without tax. */
                taxable?: components["schemas"]["SignedAmount"] | undefined;
                /** @description Amount of the tax. */
                tax?: components["schemas"]["SignedAmount"] | undefined;
                /** @description Amount with tax. */
                total?: components["schemas"]["SignedAmount"] | undefined;
            }[] | undefined;
            /** @description How closely two documents must agree to be a match. */
            options?: {
                /**
                 * @description Largest difference in money that counts as rounding.
                 * @default 1
                 */
                tolerance?: number | undefined;
                /**
                 * @description Largest difference that counts as rounding, as a part of the amount: 0.001 is 0.1 %.
                 * @default 0
                 */
                relative_tolerance?: number | undefined;
                /**
                 * @description Largest number of days between the two dates.
                 * @default 10
                 */
                max_days?: number | undefined;
                /**
                 * Format: text
                 * @description First day of the fiscal year, as `MM-DD`.
                 * @default 01-01
                 */
                fiscal_year_start?: string | undefined;
            } | undefined;
        };
        Reconciliation: {
            id: string;
            /** Format: date */
            from_date: string;
            /** Format: date */
            to_date: string;
            /** @description Null for all branches. */
            branch_id: string | null;
            file_name: string;
            /** @description Purchases in the books. */
            documents: number;
            /** @description Purchases that the books have under other branches. They are skipped. */
            of_other_branches: number;
            /** @description How the books were read. */
            read_as: {
                /** @description Column of the file for each field. */
                columns: {
                    [key: string]: string;
                };
                has_branches: boolean;
                encoding: string | null;
                /** @enum {string|null} */
                decimal: "point" | "comma" | null;
                date_forms: string[];
                /** @description Rows with totals and remarks, which were not read. */
                skipped_rows: number;
                rounded_amounts: number;
            };
            options: {
                tolerance: number;
                relative_tolerance: number;
                max_days: number;
                fiscal_year_start: string;
            };
            /** @enum {string} */
            status: "matching" | "matched";
            counts: {
                /** @enum {string} */
                status: "exact" | "suggested" | "mismatch" | "residual" | "missing_in_books" | "missing_at_authority" | "duplicate";
                count: number;
                /** @description Rows with a final decision. Rows that are marked as pending are not counted. */
                decided: number;
                /** @description Books − authority, of the totals. */
                difference: number;
                tax_difference: number;
            }[];
            /** @description Rows that differ and have no final decision. */
            open: number;
            /** @description Accepted matches whose supplier invoice is not registered yet. */
            to_register: number;
            /** @description Decisions that no longer apply, without those about purchases that left the books. */
            lapsed_decisions: number;
            /** @description The first 100 of them. */
            lapsed: {
                authority_id: string | null;
                books_id: string | null;
                action: string;
                author: string;
                /** Format: date-time */
                time: string;
                reason: string;
            }[];
            /** Format: date-time */
            uploaded_at: string;
            /** Format: date-time */
            matched_at: string | null;
        };
        ReconciliationDocument: {
            id: string;
            supplier_tin: string;
            supplier_branch: string | null;
            supplier_name: string | null;
            own_branch: string | null;
            number: string;
            /** @description The control unit's number of the invoice. */
            unit_number: string | null;
            date: string;
            /** @enum {string|null} */
            kind: "invoice" | "credit_note" | null;
            taxable: number;
            tax: number;
            total: number;
            /** @description The amounts by tax type. Null if one side has none. */
            by_letter: {
                [key: string]: {
                    taxable: number;
                    tax: number;
                };
            } | null;
            /** @description Further columns of the books. */
            extra: {
                [key: string]: string;
            };
        };
        /** @description A text, or an amount of money. */
        ComparedValue: string | number | null;
        ReconciliationRow: {
            /** @description Identifier of the row. It stays the same when the same documents are matched again. */
            id: string;
            /** @enum {string} */
            status: "exact" | "suggested" | "mismatch" | "residual" | "missing_in_books" | "missing_at_authority" | "duplicate";
            /** @description Changes with every figure of the documents. */
            seen: string;
            decision: {
                /** @enum {string} */
                action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink";
                author: string;
                /** Format: date-time */
                time: string;
                note: string | null;
            } | null;
            /** @description The rule that matched the documents. */
            rule: string | null;
            score: number | null;
            /** @description What the supplier reported. */
            authority: components["schemas"]["ReconciliationDocument"] | null;
            /** @description The purchase in the books. */
            books: components["schemas"]["ReconciliationDocument"] | null;
            /** @description Books − authority. */
            difference: {
                taxable: number;
                tax: number;
                total: number;
            };
            /** @description Each field that differs. */
            differences: {
                field: string;
                /** @description A text, or an amount of money. */
                authority: components["schemas"]["ComparedValue"];
                /** @description A text, or an amount of money. */
                books: components["schemas"]["ComparedValue"];
                difference: number | null;
            }[];
            /** @description The most similar documents of the other side, for a document without a match. */
            candidates: {
                document: components["schemas"]["ReconciliationDocument"];
                score: number;
                /** @description Whether it belongs to another match. */
                taken: boolean;
                /** @description Why it isn't a match. */
                reason: string | null;
            }[];
            /** @description The purchase that registers the supplier's sale. */
            registration: {
                transaction_id: string;
                /** @enum {string} */
                status: "pending" | "processing" | "success" | "failed";
                /** @description Whether it is registered as rejected. */
                rejected: boolean;
            } | null;
            /** @description Whether the supplier's sale waits to be registered. */
            can_register: boolean;
        };
        ReconciliationDecisions: {
            /** @description The decisions. Each one is applied separately. */
            decisions: {
                /**
                 * Format: text
                 * @description Identifier of the supplier's document, from the row. Null: the purchase is only in the books.
                 */
                authority_id?: string | null | undefined;
                /**
                 * Format: text
                 * @description Identifier of the purchase in the books, from the row. Null: the document was only reported by the supplier.
                 */
                books_id?: string | null | undefined;
                /**
                 * @description The decision: `accept`, `pending`, `ignore` or `reject`. `link` and `unlink` change the match, `note` changes only the note, `clear` removes the decision.
                 * @enum {string}
                 */
                action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink" | "note" | "clear";
                /**
                 * Format: text
                 * @description Your note on the row.
                 */
                note?: string | undefined;
                /**
                 * Format: text
                 * @description `seen` of the row as you read it. If a figure has changed since, the decision is rejected.
                 */
                seen?: string | undefined;
            }[];
        };
        ReconciliationDecided: {
            applied: number;
            rejected: number;
            results: {
                index: number;
                /** @enum {string} */
                result: "applied" | "rejected";
                reason: string | null;
            }[];
        };
        ReconciliationRegister: {
            /**
             * Format: text
             * @description Code of the payment type of the purchases, from `GET /codes/payment-types`. Default: `01`.
             */
            payment_type?: string | undefined;
            /**
             * Format: text
             * @description Start of the purchases' numbers.
             */
            prefix?: string | undefined;
            /**
             * Format: text
             * @description Month in which you claim the tax, as `YYYY-MM`. Default: this month.
             */
            claim_month?: string | undefined;
            /**
             * @description Whether to send rejections to the authority too.
             * @default false
             */
            reject?: boolean | undefined;
            /** @description `next_after` of the previous response. */
            after?: number | undefined;
        };
        ReconciliationRegistered: {
            accepted: number;
            duplicates: number;
            not_registered: number;
            results: {
                authority_id: string;
                invoice_no: string | null;
                transaction_id: string | null;
                /** @enum {string} */
                result: "accepted" | "duplicate" | "not_registered";
                reason: string | null;
            }[];
            /** @description Null when no purchase is left. */
            next_after: number | null;
        };
        ReconciliationReport: {
            file_name: string;
            media_type: string;
            /** @description The available tables. */
            tables: string[];
            /** @description The file in base64; null with `format=json`. */
            content: string | null;
            /** @description The reconciliation statement (`bridge`) and the tables. Null with other formats. */
            report: {
                [key: string]: unknown;
            } | null;
        };
        AccountingPeriod: {
            /** @description `YYYY-MM` */
            month: string;
            /** @enum {string} */
            status: "open" | "closed";
            /** Format: date-time */
            closed_at: string | null;
            /** @description The user who closed it. */
            closed_by: number | null;
            /** @description Why it was closed although documents were open. */
            reason: string | null;
            /** @description Documents that are waiting, unconfirmed, or failed and retryable. */
            open_documents: number;
        };
        PeriodCloseInput: {
            /**
             * Format: text
             * @description Why you close the month although documents are open. The audit stores it.
             */
            reason?: string | undefined;
        };
        PeriodReopenInput: {
            /**
             * Format: text
             * @description Why you reopen the month. The audit stores it.
             */
            reason: string;
        };
        VatReturn: {
            /** @description `YYYY-MM`. */
            month: string;
            /** @enum {string} */
            status: "open" | "closed";
            /**
             * Format: date-time
             * @description When the month was closed, with these figures.
             */
            closed_at: string | null;
            /** @description The authority's name of the return. */
            form: string;
            boxes: components["schemas"]["VatReturnBox"][];
            totals: components["schemas"]["VatReturnTotals"];
            entered: components["schemas"]["VatReturnEntered"];
            /** @description The sales to buyers with a TIN, and the purchases: a line for each section of a document. Null unless `itemized` is `true`. */
            lines: components["schemas"]["VatReturnLine"][] | null;
            /** @description How many sales, purchases and credit notes the figures sum up. */
            documents: number;
            /** @description How many documents of a closed month were signed after its figures were made. They are not in the figures. */
            late_documents: number;
            /** @description Number of documents of the period that no figure includes. */
            left_out: components["schemas"]["LeftOutOfPeriod"];
        };
        VatReturnBox: {
            box: components["schemas"]["VatReturnBoxName"];
            /** @enum {string} */
            side: "sales" | "purchases" | "imports";
            /** @enum {string} */
            rate: "general" | "other" | "zero_rated" | "exempt" | "outside_vat";
            title: string;
            /** @description `false` for documents outside VAT: they are shown, but no total includes them. */
            on_return: boolean;
            /** @description Without tax; credit notes are subtracted. */
            taxable_amount: number;
            tax_amount: number;
            /** @description Sales to buyers with a TIN; null for purchases and imports. */
            registered_buyers: {
                documents: number;
                taxable_amount: number;
                tax_amount: number;
            } | null;
            /** @description All other sales in one sum; null for purchases and imports. */
            other_buyers: {
                taxable_amount: number;
                tax_amount: number;
            } | null;
        };
        /** @enum {string} */
        VatReturnBoxName: "sales_general" | "sales_other" | "sales_zero_rated" | "sales_exempt" | "sales_outside_vat" | "purchases_general" | "purchases_other" | "purchases_zero_rated" | "purchases_exempt" | "purchases_outside_vat" | "imports_general" | "imports_other" | "imports_zero_rated" | "imports_exempt" | "imports_outside_vat";
        VatReturnTotals: {
            /** @description Sales without tax, exempt ones included. */
            sales: number;
            /** @description Purchases and imports without tax. */
            purchases: number;
            /** @description Tax of sales. */
            output_tax: number;
            /** @description Tax of purchases, imports and imported services. */
            input_tax: number;
            /** @description `input_tax` less `non_deductible`. */
            deductible_tax: number;
            /** @description `output_tax` less `deductible_tax`. */
            tax_due: number;
            /** @description `tax_due` less `withheld` and `brought_forward`, plus `refund_adjustment`. */
            net: number;
            /** @description The net if it is above 0. */
            payable: number;
            /** @description The credit if the net is below 0. */
            carried_forward: number;
        };
        VatReturnEntered: {
            /** @description Taxable value of imports at the general rate, from the customs entries. Null while nobody entered it. */
            import_general_taxable: number | null;
            /** @description VAT of imports at the general rate, from the customs entries. Null while nobody entered it. */
            import_general_tax: number | null;
            /** @description Taxable value of imports at other rates. Null while nobody entered it. */
            import_other_taxable: number | null;
            /** @description VAT of imports at other rates. Null while nobody entered it. */
            import_other_tax: number | null;
            /** @description Value of zero-rated imports. Null while nobody entered it. */
            import_zero_rated_taxable: number | null;
            /** @description Value of exempt imports. Null while nobody entered it. */
            import_exempt_taxable: number | null;
            /** @description VAT paid on imported services. Null while nobody entered it. */
            imported_services_tax: number | null;
            /** @description Input tax that may not be deducted. Null while nobody entered it. */
            non_deductible: number | null;
            /** @description VAT that buyers withheld, by their certificates. Null while nobody entered it. */
            withheld: number | null;
            /** @description Credit brought forward from the month before. Null while nobody entered it. */
            brought_forward: number | null;
            /** @description Refunds claimed in the month, added to the net. Negative for an adjustment in the taxpayer's favor. Null while nobody entered it. */
            refund_adjustment: number | null;
            /** Format: date-time */
            updated_at: string | null;
            /** @description Id of the user who entered amounts last. */
            updated_by: number | null;
        };
        VatReturnLine: {
            box: components["schemas"]["VatReturnBoxName"];
            is_credit_note: boolean;
            transaction_id: string;
            branch_id: string;
            /** @description Your number of the sale or purchase. */
            invoice_no: string;
            /** @description The supplier's number of a purchase. Null for a sale. */
            supplier_invoice_no: string | null;
            receipt_no: string | null;
            /** @description `YYYYMMDD`. */
            date: string;
            /** @description The buyer's or supplier's TIN. */
            tin: string | null;
            name: string | null;
            /** @description Negative on a credit note. */
            taxable_amount: number;
            /** @description Negative on a credit note. */
            tax_amount: number;
        };
        VatReturnUpdate: {
            /** @description Taxable value of imports at the general rate, from the customs entries. Null removes it. */
            import_general_taxable?: number | null | undefined;
            /** @description VAT on imports at the general rate, from the customs entries. Null removes it. */
            import_general_tax?: number | null | undefined;
            /** @description Taxable value of imports at other rates. Null removes it. */
            import_other_taxable?: number | null | undefined;
            /** @description VAT on imports at other rates. Null removes it. */
            import_other_tax?: number | null | undefined;
            /** @description Value of zero-rated imports. Null removes it. */
            import_zero_rated_taxable?: number | null | undefined;
            /** @description Value of exempt imports. Null removes it. */
            import_exempt_taxable?: number | null | undefined;
            /** @description VAT paid on imported services. Null removes it. */
            imported_services_tax?: number | null | undefined;
            /** @description Input tax that you can't deduct. Null removes it. */
            non_deductible?: number | null | undefined;
            /** @description VAT that buyers withheld, by their certificates. Null removes it. */
            withheld?: number | null | undefined;
            /** @description Credit brought forward from the previous month. Null removes it. */
            brought_forward?: number | null | undefined;
            /** @description Refunds claimed in the month, added to the net. Negative in the taxpayer's favor. Null removes it. */
            refund_adjustment?: number | null | undefined;
        };
        TaxReport: {
            /** Format: date */
            from_date: string;
            /** Format: date */
            to_date: string;
            /** @description Null for all branches. */
            branch_id: string | null;
            /** @description How many sales, purchases and credit notes the rows sum up. */
            documents: number;
            rows: components["schemas"]["TaxReportRow"][];
            totals: {
                /** @description Credit notes are subtracted. */
                sales: components["schemas"]["TaxReportTotals"];
                /** @description Credit notes are subtracted. */
                purchases: components["schemas"]["TaxReportTotals"];
                /** @description The tax of sales less the tax of purchases. */
                tax_difference: number;
            };
            /** @description The processed customs records, by value. */
            imports: {
                documents: number;
                /** @description In local currency. */
                total_amount: number;
            };
            /**
             * Format: date-time
             * @description When the month was closed, with these figures. Null for an open month and for any other period.
             */
            closed_at: string | null;
            /** @description How many documents of a closed month were signed after its figures were made. They are not in the figures. */
            late_documents: number;
            /** @description Number of documents of the period that no figure includes. */
            left_out: components["schemas"]["LeftOutOfPeriod"];
        };
        TaxReportRow: {
            /**
             * @description `purchase_credit_notes` are credit notes of suppliers. Credit notes are negative.
             * @enum {string}
             */
            of: "sales" | "credit_notes" | "purchases" | "purchase_credit_notes";
            /** @description How many documents have the tax type and rate. */
            documents: number;
        } & components["schemas"]["LetterFigures"];
        /** @description Credit notes are subtracted. */
        TaxReportTotals: {
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        /** @description Number of documents of the period that no figure includes. */
        LeftOutOfPeriod: {
            sales: components["schemas"]["LeftOut"];
            purchases: components["schemas"]["LeftOut"] & {
                /** @description Accepted by the control unit with another status than approved. */
                not_approved: number;
            };
            imports: components["schemas"]["LeftOut"];
        };
        LeftOut: {
            pending: number;
            processing: number;
            failed: number;
        };
        Outage: {
            /** Format: uuid */
            id: string;
            branch_id: string;
            /** @description TIN that the control unit signs for. */
            tin: string;
            /**
             * @description How the outage began. `unreachable`: no connection, nothing was sent. `unanswered`: a call was sent and its outcome was unknown. `rejecting`: the unit responded that it accepts nothing, for example because it is full.
             * @enum {string}
             */
            reason: "unreachable" | "unanswered" | "rejecting";
            /** @description The first failure. */
            message: string;
            /**
             * Format: date-time
             * @description When the first unsuccessful call was sent.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the unit responded again; null while the outage lasts.
             */
            ended_at: string | null;
            /** @description Number of documents that waited, by their current status. */
            documents: {
                /** @description All documents that waited. */
                waited: number;
                signed: number;
                rejected: number;
                /** @description Not signed yet. */
                waiting: number;
            };
        };
        OutageDocument: {
            /** Format: uuid */
            transaction_id: string;
            type: components["schemas"]["TransactionType"];
            invoice_no: string;
            /** @description `S` sale, `R` credit note; null for other documents. */
            receipt_type: string | null;
            /** @description As `yyyyMMdd`. */
            document_date: string;
            total_amount: number;
            /** @description Status of the transaction: `pending` and `processing` until the outcome is known, then `success` or `failed`. */
            status: components["schemas"]["TransactionStatus"];
            /**
             * Format: date-time
             * @description When the service stored it.
             */
            accepted_at: string;
            /**
             * Format: date-time
             * @description When the service received the unit's signature.
             */
            signed_at: string | null;
            receipt_no: string | null;
        };
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Null for a change of the account as a whole.
             * @enum {string|null}
             */
            environment: "live" | "sandbox" | null;
            /**
             * @description A user, with a key or signed in; an operator; or the service.
             * @enum {string}
             */
            actor: "user" | "operator" | "service";
            user_id: number | null;
            user_name: string | null;
            user_email: string | null;
            /** @description The visible start of the key that was used; null for a user who was signed in. */
            key_prefix: string | null;
            /** @description Topic and verb, such as `branches.update`. */
            action: string;
            /** @description Type and name of the changed record, such as `branch 00`. */
            subject: string;
            /** @description The values before the change. */
            old: {
                [key: string]: unknown;
            } | null;
            /** @description The values after the change. */
            new: {
                [key: string]: unknown;
            } | null;
            /** @description Anything else that explains the change, such as a reason. */
            detail: {
                [key: string]: unknown;
            } | null;
        };
        Insurance: {
            branch_id: string;
            code: string;
            name: string;
            /** @description Percent that the insurer pays. */
            rate: number;
            is_active: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** Format: identifier */
        InsuranceCodeText: string;
        /** @description Percent of the line's total that the insurer pays. */
        InsuranceRate: number;
        InsuranceInput: {
            /** @description Branch that accepts the insurance, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Your code of the insurance. Sale lines name it as `insurance_code`. */
            code: components["schemas"]["InsuranceCodeText"];
            /**
             * Format: text
             * @description Name of the insurer.
             */
            name: string;
            /** @description Percent of a line's total that the insurer pays. */
            rate: components["schemas"]["InsuranceRate"];
            /**
             * @description With `false`, the service rejects new sales that name the insurance.
             * @default true
             */
            is_active?: boolean | undefined;
        };
        InsuranceUpdate: {
            /** @description Branch that accepts the insurance, as `GET /branches` lists it. Default: the account's only branch. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Another name for `branch_id`. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: text
             * @description Name of the insurer.
             */
            name?: string | undefined;
            /** @description Percent of a line's total that the insurer pays. */
            rate?: components["schemas"]["InsuranceRate"] | undefined;
            /** @description With `false`, the service rejects new sales that name the insurance. */
            is_active?: boolean | undefined;
        };
        Health: {
            status: components["schemas"]["Verdict"];
            version: string;
            /** @enum {string} */
            environment: "live" | "sandbox";
            /** @description The caller of the request. */
            caller: components["schemas"]["Caller"];
            /**
             * Format: date-time
             * @description The service's clock.
             */
            time: string;
            /**
             * @description The IANA name of the time zone that document dates are in.
             * @example Africa/Nairobi
             */
            time_zone: string;
            checks: components["schemas"]["HealthCheck"][];
            /** @description One entry for each device. */
            lanes: components["schemas"]["LaneHealth"][];
        };
        /** @description The caller of the request. */
        Caller: {
            /** @description Name of the account. */
            account: string;
            user: {
                name: string;
                /** @enum {string} */
                role: "owner" | "admin" | "accountant" | "cashier";
            };
            /** @description The API key of the request; null in a session. */
            key: {
                /** @description As operators know it. */
                id: string;
                /** @description The visible beginning of the key. */
                prefix: string;
                /** Format: date-time */
                expires_at: string | null;
            } | null;
        };
        /** @enum {string} */
        Verdict: "pass" | "warn" | "fail";
        HealthCheck: {
            /** @description `database`, `worker`, `clock`, `key`, `codes`, `device`, `queue`, `stock`, `receipts`, `webhooks`, … */
            name: string;
            status: components["schemas"]["Verdict"];
            message: string;
            /** @description How to fix it. */
            remedy?: string | undefined;
            /** @description The branch that the check is about. */
            bhf_id?: string | undefined;
        };
        LaneHealth: {
            bhf_id: string;
            is_active: boolean;
            /**
             * @description Open while the unit can't be reached or responds that it accepts nothing (no key, full, offline). All submissions then wait.
             * @enum {string}
             */
            circuit: "closed" | "open";
            /** @description Submissions that wait. */
            pending: number;
            /** @description Submissions whose outcome is unknown. */
            in_doubt: number;
            /** @description Age of the oldest waiting submission, in seconds. */
            oldest_pending_s: number | null;
            /** @description Changes after finished transactions that are not sent to the unit yet (stock movements, stock balances, import statuses). `GET /stock/drift` lists them. */
            follow_ups: {
                waiting: number;
                /** @description Rejected five times; the service retries them each night. */
                refused: number;
                /** @description Age of the oldest, in seconds. */
                oldest_s: number | null;
            };
            /** @description Sequences whose numbering has stopped because another system uses the unit's counter. */
            stopped: {
                /** @enum {string} */
                stream: "sales" | "purchases" | "stock";
                reason: string;
            }[];
            /** Format: date-time */
            last_contact_at: string | null;
        };
    };
    responses: {
        /** @description The response that you have stored is current. */
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
        /** @description The submission is stored and will be sent. Poll `meta.check_status_url` or wait for the event `transaction.completed`. */
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
                    /** @constant */
                    status: "processing";
                    message: string;
                    data: components["schemas"]["AcceptedSubmission"];
                    meta: components["schemas"]["AcceptedMeta"];
                };
            };
        };
        /** @description The body is not JSON, is not valid (sales, purchases), or was rejected by the control unit (imports). */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is missing, malformed, unknown, expired or revoked; its account is not active; or you are not signed in. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role, the plan, the IP address or the account does not allow this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the record, or a request that is still running, prevents this. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range begins after the end of the file. */
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body arrived too slowly. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MiB, or than 4 MiB for `POST /sales/bulk`. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json`, or is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid, or the idempotency key was used with another body. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The control unit rejected the submission, its outcome is not known yet, or the device is not ready. */
        SubmissionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The transaction can't be retried (`reason`), or the retry failed (`data`). */
        RetryFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The control unit rejected the request or could not be reached. */
        DeviceFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; wait `meta.retry_after` seconds. */
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An error of the service, or a control unit that gave no usable response. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is lost or the service is overloaded. Retry after `Retry-After` seconds. */
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
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The branch of the request, as `GET /branches` lists it.
         * @example 00
         */
        BranchHeader: components["schemas"]["BhfId"];
        /**
         * @description The taxpayer's TIN. The service trims it and converts it to capitals.
         * @example A001234567B
         */
        TaxpayerTin: string;
        /**
         * @description `true` returns only a stored response, at most 90 days old. The request then calls no control unit.
         * @example true
         */
        CachedOnly: boolean;
        /**
         * @description The branch, as `GET /branches` lists it.
         * @example 00
         */
        BranchQuery: components["schemas"]["BhfId"];
        /**
         * @description Identifier of the reconciliation.
         * @example 0199c1a7-0000-7a00-8b00-00000000cc01
         */
        ReconciliationId: string;
        /**
         * @description Only rows with these statuses, separated by commas. `exact`, `suggested`, `mismatch` and `residual` are matches, from sure to possible. `missing_in_books` and `missing_at_authority` are on one side only. A `duplicate` is in the books twice.
         * @example mismatch,residual
         */
        RowStatuses: string;
        /**
         * @description Only rows with this decision: `accept`, `pending`, `ignore`, `reject`, or `none` for no decision yet.
         * @example none
         */
        RowDecision: "none" | "accept" | "pending" | "ignore" | "reject";
        /**
         * @description The supplier's TIN.
         * @example P051234567Z
         */
        SupplierTinQuery: string;
        /**
         * @description Format of the report. `csv` has one table, `json` and `xlsx` have all.
         * @example xlsx
         */
        ReportFormat: "json" | "csv" | "xlsx";
        /**
         * @description Rows on a page.
         * @example 1000
         */
        RowsPerPage: number;
        /**
         * @description Statuses of matches whose VAT can be claimed without a decision, separated by commas.
         * @example exact,suggested
         */
        ReportClaim: string;
        /**
         * @description Table of a CSV report: `summary` (default), `suppliers`, `documents`, `bridge` (the reconciliation statement) or `decisions`.
         * @example documents
         */
        ReportTable: string;
        /**
         * @description The month as `YYYY-MM`.
         * @example 2026-02
         */
        Month: string;
        /**
         * @description `true` lists the documents in `lines`. The response is long for a month with many documents.
         * @example true
         */
        ItemizedQuery: boolean;
        /**
         * @description First day, as `YYYY-MM-DD`, by the dates of the documents. Not after `to_date`.
         * @example 2026-03-01
         */
        ReportFrom: string;
        /**
         * @description Last day, as `YYYY-MM-DD`.
         * @example 2026-03-31
         */
        ReportTo: string;
        /**
         * @description Another name for `branch_id`.
         * @example 00
         */
        BhfQuery: components["schemas"]["BhfId"];
        /**
         * @description The `ETag` of the response that you have stored. If it is still current, the response is 304.
         * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
         */
        IfNoneMatch: string;
        /**
         * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
         * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
         */
        IdempotencyKey: string;
        /**
         * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
         * @example true
         */
        Async: boolean;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
         * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
         */
        Cursor: string;
        /**
         * @description Rows on a page.
         * @example 50
         */
        PerPage: number;
        /**
         * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
         * @example 2026-03-01
         */
        FromDate: string;
        /**
         * @description Last local day, as `YYYY-MM-DD`.
         * @example 2026-03-31
         */
        ToDate: string;
        /**
         * @description Identifier of the outage.
         * @example 0199c1a7-0000-7a00-8b00-00000000bd01
         */
        OutageId: string;
        /**
         * @description Only changes made by a `user` of the account, by an `operator`, or by the `service` itself.
         * @example user
         */
        AuditActor: "user" | "operator" | "service";
        /**
         * @description Only changes made by this user, by the number from `GET /users`.
         * @example 1
         */
        AuditUser: number;
        /**
         * @description Only this action (`branches.update`), or all actions of a topic (`branches`), as entries of `GET /audit` have it.
         * @example branches
         */
        AuditAction: string;
        /**
         * @description Text that the subject contains, such as a branch, an item code or an id. Upper and lower case differ.
         * @example branch 00
         */
        AuditSubject: string;
        /**
         * @description Identifier of the transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
         */
        TransactionId: string;
        /**
         * @description Identifier of the purchase's transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09
         */
        PurchaseId: string;
        /**
         * @description Identifier of the branch, from `GET /branches`.
         * @example 00
         */
        BhfId: string;
        /**
         * @description Code of the insurance, from `GET /insurances`.
         * @example INS01
         */
        InsuranceCode: string;
        /**
         * @description Code of the item, from `GET /items`.
         * @example KE2NTXU0000001
         */
        ItemCode: string;
        /**
         * @description Format of the receipt, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
         * @example pdf
         */
        FormatQuery: "json" | "pdf";
        /**
         * @description Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
         * @example 80mm
         */
        PaperQuery: "a4" | "80mm";
        /**
         * @description Marks the receipt as a copy of an earlier print.
         * @example true
         */
        CopyQuery: boolean;
        /**
         * @description Language of the words on the printed receipt: `en` is English, `sw` is Kiswahili. Names, texts and figures don't change. Default: the language of the sale when you submitted it.
         * @example sw
         */
        LanguageQuery: "en" | "sw";
        /**
         * @description Only transactions of this type: `sales`, `purchase`, `stock` or `import`.
         * @example sales
         */
        TypeFilter: components["schemas"]["TransactionType"];
        /**
         * @description Only transactions with this status: `pending` and `processing` until the outcome is known, then `success` or `failed`.
         * @example failed
         */
        StatusFilter: components["schemas"]["TransactionStatus"];
        /**
         * @description `waiting`: not registered by a purchase yet. `registered`: registered by a purchase. `all`: both.
         * @example waiting
         */
        SupplierSaleStatus: "waiting" | "registered" | "all";
        /**
         * @description `missing`: only successful sales whose receipt was lost (`receipt_unrecovered`). Enter the receipt with `POST /transactions/{id}/settle`.
         * @example missing
         */
        ReceiptFilter: "missing";
        /**
         * @description Only this invoice number, exactly.
         * @example INV-2026-0041
         */
        InvoiceNoFilter: string;
        /**
         * @description Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `34` purchase status, `item_class`, or another class that the authority publishes.
         * @example 17
         */
        CodeClassFilter: string;
        /**
         * @description Text that the code or the name contains, in upper or lower case.
         * @example carton
         */
        TextFilter: string;
        /**
         * @description Part of the item code that `GET /items` lists.
         * @example KE2NT
         */
        ItemCodeFilter: string;
        /**
         * @description Part of the name, in upper or lower case.
         * @example cola
         */
        ItemNameFilter: string;
        /**
         * @description Part of the barcode.
         * @example 616110
         */
        BarcodeFilter: string;
        /**
         * @description Only codes of this source, as `GET /items/external-codes` lists it.
         * @example default
         */
        SourceFilter: components["schemas"]["CodeSource"];
        /**
         * @description Only this code, as `GET /items/external-codes` lists it.
         * @example 85123A
         */
        ExternalCodeFilter: components["schemas"]["ExternalCodeText"];
        /**
         * @description Source of the code, as in `GET /items/external-codes`.
         * @example default
         */
        ExternalSource: components["schemas"]["CodeSource"];
        /**
         * @description The external code, from `GET /items/external-codes`.
         * @example 85123A
         */
        ExternalCode: components["schemas"]["ExternalCodeText"];
        /**
         * @description Only active, or only inactive items.
         * @example true
         */
        IsActiveFilter: boolean;
        /**
         * @description Only this item, by its code from `GET /items`.
         * @example KE2NTXU0000001
         */
        ExactItemCodeFilter: string;
        /**
         * @description Code of the item, from `GET /items`.
         * @example KE2NTXU0000001
         */
        StockItemCode: string;
        /**
         * @description Movements on a page.
         * @example 50
         */
        PerPage50: number;
        /**
         * @description Only items at or below their safety quantity, or only the others.
         * @example true
         */
        LowStockFilter: boolean;
        /**
         * @description Only items at zero or below, or only the others.
         * @example false
         */
        OutOfStockFilter: boolean;
        /**
         * @description Column to sort by: `item_code`, `item_name`, `current_qty` or `last_synced_at`.
         * @example current_qty
         */
        StockSortBy: "item_code" | "item_name" | "current_qty" | "last_synced_at";
        /**
         * @description Direction of `sort_by`, `asc` or `desc`.
         * @example asc
         */
        SortOrder: "asc" | "desc";
        /**
         * @description Order by time: `desc` is newest first (default), `asc` is oldest first.
         * @example desc
         */
        MovementSortOrder: "asc" | "desc";
        /**
         * @description Only movements of this kind: of `sales`, of a `purchase`, or `stock` movements that you recorded.
         * @example sales
         */
        MovementTypeFilter: "sales" | "purchase" | "stock";
        /**
         * @description Identifier of the session, or `current`.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        SessionId: string;
        /**
         * @description Identifier of the key.
         * @example 0199c166-0000-7a00-8b00-00000000e001
         */
        KeyId: string;
        /**
         * @description Number of the user.
         * @example 4711
         */
        UserId: string;
        /**
         * @description Identifier of the registration.
         * @example 0199c166-0000-7a00-8b00-00000000f001
         */
        RegistrationId: string;
        /**
         * @description Only registrations with this status: `unverified` until the applicant enters the code, then `pending`, then `approved` or `rejected`.
         * @example pending
         */
        RegistrationStatus: "unverified" | "pending" | "approved" | "rejected";
        /**
         * @description Only accounts with this status: `pending_approval`, `active`, `suspended` or `cancelled`.
         * @example active
         */
        AccountStatus: "pending_approval" | "active" | "suspended" | "cancelled";
        /**
         * @description Part of the name or e-mail address, or a whole TIN.
         * @example duka
         */
        AccountSearch: string;
        /**
         * @description The TIN that is bound to the account.
         * @example P051234567Z
         */
        BoundTin: string;
        /**
         * @description Identifier of the key.
         * @example 0199c166-0000-7a00-8b00-00000000e001
         */
        LimitedKey: string;
        /**
         * @description Identifier of the key.
         * @example 0199c166-0000-7a00-8b00-00000000e003
         */
        WaitingKey: string;
        /**
         * @description Number of the account.
         * @example 4711
         */
        AccountId: string;
        /**
         * @description Identifier of the link.
         * @example 0199c1b0-0000-7a00-8b00-00000000ff01
         */
        ReceiptLinkId: string;
        /**
         * @description Identifier of the export.
         * @example 0199c166-0000-7a00-8b00-00000000ef01
         */
        ExportId: string;
        /**
         * @description One range of the file, such as `bytes=1048576-`. Other ranges are ignored, and the whole file is sent.
         * @example bytes=1048576-
         */
        RangeHeader: string;
        /**
         * @description The `ETag` of the first part. If the file has another one, the whole file is sent.
         * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
         */
        IfRangeHeader: string;
        /**
         * @description Identifier of the relay.
         * @example 0199c166-0000-7a00-8b00-00000000ee01
         */
        RelayId: string;
        /**
         * @description Identifier of the webhook.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        WebhookId: string;
        /**
         * @description Identifier of the delivery.
         * @example 0199c1a2-7000-7a00-8b00-00000000dd01
         */
        DeliveryId: string;
        /**
         * @description Only deliveries to this webhook, by the `id` from `GET /webhooks`.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        WebhookFilter: string;
        /**
         * @description Only deliveries of this event. The section Webhooks of this document describes each event.
         * @example transaction.completed
         */
        EventFilter: components["schemas"]["EventName"];
        /**
         * @description Only deliveries with this status: `pending` until a delivery succeeds or its retries end, then `succeeded` or `failed`.
         * @example failed
         */
        DeliveryStatusFilter: components["schemas"]["DeliveryStatus"];
        /**
         * @description Only deliveries about this transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
         */
        TransactionFilter: string;
        /**
         * @description Only deliveries that were created after the one with this id.
         * @example 0199c1a2-7000-7a00-8b00-00000000dd01
         */
        AfterFilter: string;
        /**
         * @description Identifier of the event, the same on every retry.
         * @example 0199c1a2-7000-7a00-8b00-00000000ee01
         */
        WebhookIdHeader: string;
        /**
         * @description When the delivery was sent, in Unix seconds.
         * @example 1773126901
         */
        WebhookTimestampHeader: string;
        /**
         * @description One or more signatures, separated by a space.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Parts of the file can be requested.
         * @example bytes
         */
        "Accept-Ranges": "bytes";
        /**
         * @description The range of this part, and the size of the whole file.
         * @example bytes 1048576-2097151/5242880
         */
        "Content-Range": string;
        /**
         * @description The session's cookie, empty if the session has ended.
         * @example __Host-taxctl=Zk3vQ9aB…; Path=/; HttpOnly; SameSite=Lax; Secure
         */
        "Set-Cookie": string;
        /**
         * @description The id of the request: the one that you sent, or a new one.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11
         */
        "X-Request-Id": string;
        /**
         * @description Requests per minute that the key, or without a valid key the IP address, can make over time. It is always the sustained rate, never the burst.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that can be made at once now. The number rises at the sustained rate up to the burst (100 for an ordinary key), so it can be higher than `X-RateLimit-Limit`.
         * @example 99
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the full allowance is back, in Unix seconds.
         * @example 1773126961
         */
        "X-RateLimit-Reset": number;
        /**
         * @description The version of the content. Send it as `If-None-Match` to get 304 while it is current.
         * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
         */
        ETag: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 7
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type BhfId = components['schemas']['BhfId'];
export type NewBhfId = components['schemas']['NewBhfId'];
export type Tin = components['schemas']['Tin'];
export type InvoiceNo = components['schemas']['InvoiceNo'];
export type ItemCodeInput = components['schemas']['ItemCodeInput'];
export type UnitCode = components['schemas']['UnitCode'];
export type DocumentDate = components['schemas']['DocumentDate'];
export type DocumentTime = components['schemas']['DocumentTime'];
export type UnitDateTime = components['schemas']['UnitDateTime'];
export type Amount = components['schemas']['Amount'];
export type Quantity = components['schemas']['Quantity'];
export type Percent = components['schemas']['Percent'];
export type TaxTypeCode = components['schemas']['TaxTypeCode'];
export type TransactionType = components['schemas']['TransactionType'];
export type TransactionStatus = components['schemas']['TransactionStatus'];
export type Meta = components['schemas']['Meta'];
export type AcceptedMeta = components['schemas']['AcceptedMeta'];
export type NextCursor = components['schemas']['NextCursor'];
export type Pagination = components['schemas']['Pagination'];
export type SupplierSalesMeta = components['schemas']['SupplierSalesMeta'];
export type TotalMeta = components['schemas']['TotalMeta'];
export type NextStepMeta = components['schemas']['NextStepMeta'];
export type NoteMeta = components['schemas']['NoteMeta'];
export type ResponseWarning = components['schemas']['ResponseWarning'];
export type ResponseWarnings = components['schemas']['ResponseWarnings'];
export type Period = components['schemas']['Period'];
export type ErrorBody = components['schemas']['Error'];
export type Failure = components['schemas']['Failure'];
export type Warning = components['schemas']['Warning'];
export type AcceptedSubmission = components['schemas']['AcceptedSubmission'];
export type BranchInputOnly = components['schemas']['BranchInputOnly'];
export type DocumentSign = components['schemas']['DocumentSign'];
export type SalesBulkInput = components['schemas']['SalesBulkInput'];
export type SalesBulkResult = components['schemas']['SalesBulkResult'];
export type BulkSaleResult = components['schemas']['BulkSaleResult'];
export type SaleInput = components['schemas']['SaleInput'];
export type SaleLineInput = components['schemas']['SaleLineInput'];
export type ReissueInput = components['schemas']['ReissueInput'];
export type SaleLink = components['schemas']['SaleLink'];
export type OptionalSaleLink = components['schemas']['OptionalSaleLink'];
export type ReissueResult = components['schemas']['ReissueResult'];
export type SaleResult = components['schemas']['SaleResult'];
export type SaleLine = components['schemas']['SaleLine'];
export type Sale = components['schemas']['Sale'];
export type SaleSearch = components['schemas']['SaleSearch'];
export type SaleSummary = components['schemas']['SaleSummary'];
export type TaxesByLetter = components['schemas']['TaxesByLetter'];
export type LetterFigures = components['schemas']['LetterFigures'];
export type PurchaseInput = components['schemas']['PurchaseInput'];
export type PurchaseLineInput = components['schemas']['PurchaseLineInput'];
export type PurchaseResult = components['schemas']['PurchaseResult'];
export type PurchaseLine = components['schemas']['PurchaseLine'];
export type Purchase = components['schemas']['Purchase'];
export type PurchaseSearch = components['schemas']['PurchaseSearch'];
export type PurchaseSummary = components['schemas']['PurchaseSummary'];
export type SupplierSale = components['schemas']['SupplierSale'];
export type SupplierSaleLine = components['schemas']['SupplierSaleLine'];
export type CodeSource = components['schemas']['CodeSource'];
export type ExternalCodeText = components['schemas']['ExternalCodeText'];
export type ExternalCode = components['schemas']['ExternalCode'];
export type ExternalCodesInput = components['schemas']['ExternalCodesInput'];
export type ExternalCodeInput = components['schemas']['ExternalCodeInput'];
export type ExternalCodesSet = components['schemas']['ExternalCodesSet'];
export type TransactionSummary = components['schemas']['TransactionSummary'];
export type Transaction = components['schemas']['Transaction'];
export type FollowUp = components['schemas']['FollowUp'];
export type ResponseData = components['schemas']['ResponseData'];
export type RetryInput = components['schemas']['RetryInput'];
export type RetryResult = components['schemas']['RetryResult'];
export type SettleInput = components['schemas']['SettleInput'];
export type TransactionStats = components['schemas']['TransactionStats'];
export type StatusCounts = components['schemas']['StatusCounts'];
export type TypeCounts = components['schemas']['TypeCounts'];
export type Receipt = components['schemas']['Receipt'];
export type ReceiptSeller = components['schemas']['ReceiptSeller'];
export type ReceiptRate = components['schemas']['ReceiptRate'];
export type ReceiptTax = components['schemas']['ReceiptTax'];
export type Device = components['schemas']['Device'];
export type Attempt = components['schemas']['Attempt'];
export type DeviceInput = components['schemas']['DeviceInput'];
export type DeviceUpdate = components['schemas']['DeviceUpdate'];
export type DeviceVia = components['schemas']['DeviceVia'];
export type KeyUser = components['schemas']['KeyUser'];
export type Role = components['schemas']['Role'];
export type Key = components['schemas']['Key'];
export type KeyWithSecret = components['schemas']['KeyWithSecret'];
export type KeyInput = components['schemas']['KeyInput'];
export type KeyRotation = components['schemas']['KeyRotation'];
export type User = components['schemas']['User'];
export type UserInput = components['schemas']['UserInput'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type InvitationCode = components['schemas']['InvitationCode'];
export type InvitationAcceptance = components['schemas']['InvitationAcceptance'];
export type AcceptedInvitation = components['schemas']['AcceptedInvitation'];
export type RegistrationInput = components['schemas']['RegistrationInput'];
export type RegistrationProof = components['schemas']['RegistrationProof'];
export type Registration = components['schemas']['Registration'];
export type RegistrationRejection = components['schemas']['RegistrationRejection'];
export type OpenedAccount = components['schemas']['OpenedAccount'];
export type InspectedAccount = components['schemas']['InspectedAccount'];
export type Features = components['schemas']['Features'];
export type AccountFeatures = components['schemas']['AccountFeatures'];
export type TinBinding = components['schemas']['TinBinding'];
export type KeyLimits = components['schemas']['KeyLimits'];
export type WaitingKey = components['schemas']['WaitingKey'];
export type KeyRejection = components['schemas']['KeyRejection'];
export type AccountStatusChange = components['schemas']['AccountStatusChange'];
export type Relay = components['schemas']['Relay'];
export type RelayWithToken = components['schemas']['RelayWithToken'];
export type SignIn = components['schemas']['SignIn'];
export type SignInChallenge = components['schemas']['SignInChallenge'];
export type SignInCode = components['schemas']['SignInCode'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type Session = components['schemas']['Session'];
export type SessionConfirmation = components['schemas']['SessionConfirmation'];
export type Me = components['schemas']['Me'];
export type OwnRegistration = components['schemas']['OwnRegistration'];
export type Membership = components['schemas']['Membership'];
export type MeUpdate = components['schemas']['MeUpdate'];
export type PasswordInput = components['schemas']['PasswordInput'];
export type NewPassword = components['schemas']['NewPassword'];
export type TwoFactorSetup = components['schemas']['TwoFactorSetup'];
export type TwoFactorCode = components['schemas']['TwoFactorCode'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type ReceiptLinkInput = components['schemas']['ReceiptLinkInput'];
export type ReceiptLink = components['schemas']['ReceiptLink'];
export type ReceiptMailInput = components['schemas']['ReceiptMailInput'];
export type MailedReceiptLink = components['schemas']['MailedReceiptLink'];
export type ReceiptLinkWithUrl = components['schemas']['ReceiptLinkWithUrl'];
export type ExportType = components['schemas']['ExportType'];
export type ExportFormat = components['schemas']['ExportFormat'];
export type ExportInput = components['schemas']['ExportInput'];
export type Export = components['schemas']['Export'];
export type RelayInput = components['schemas']['RelayInput'];
export type DeviceSettings = components['schemas']['DeviceSettings'];
export type DeviceSettingsInput = components['schemas']['DeviceSettingsInput'];
export type SerialNo = components['schemas']['SerialNo'];
export type UnitUrl = components['schemas']['UnitUrl'];
export type Credentials = components['schemas']['Credentials'];
export type CredentialsInput = components['schemas']['CredentialsInput'];
export type InitializeInput = components['schemas']['InitializeInput'];
export type InitializeResult = components['schemas']['InitializeResult'];
export type SyncedCounts = components['schemas']['SyncedCounts'];
export type TestResult = components['schemas']['TestResult'];
export type Branch = components['schemas']['Branch'];
export type Account = components['schemas']['Account'];
export type TwoFactorRequirement = components['schemas']['TwoFactorRequirement'];
export type TwoFactorRequired = components['schemas']['TwoFactorRequired'];
export type AccountUpdate = components['schemas']['AccountUpdate'];
export type ReceiptText = components['schemas']['ReceiptText'];
export type ReceiptAddress = components['schemas']['ReceiptAddress'];
export type ReceiptLanguage = components['schemas']['ReceiptLanguage'];
export type WalkInName = components['schemas']['WalkInName'];
export type BranchInput = components['schemas']['BranchInput'];
export type BranchUpdate = components['schemas']['BranchUpdate'];
export type DailyFetch = components['schemas']['DailyFetch'];
export type BranchStats = components['schemas']['BranchStats'];
export type Code = components['schemas']['Code'];
export type TaxType = components['schemas']['TaxType'];
export type SyncCodesResult = components['schemas']['SyncCodesResult'];
export type Item = components['schemas']['Item'];
export type ItemInput = components['schemas']['ItemInput'];
export type ItemUpdate = components['schemas']['ItemUpdate'];
export type SelectImportItemsInput = components['schemas']['SelectImportItemsInput'];
export type ImportKey = components['schemas']['ImportKey'];
export type ImportItemsResult = components['schemas']['ImportItemsResult'];
export type ImportItem = components['schemas']['ImportItem'];
export type MappableItems = components['schemas']['MappableItems'];
export type MappableItem = components['schemas']['MappableItem'];
export type DeclarationDate = components['schemas']['DeclarationDate'];
export type ProcessImportInput = components['schemas']['ProcessImportInput'];
export type NewItemInput = components['schemas']['NewItemInput'];
export type ProcessImportResult = components['schemas']['ProcessImportResult'];
export type UpdateImportItemInput = components['schemas']['UpdateImportItemInput'];
export type UpdateImportItemResult = components['schemas']['UpdateImportItemResult'];
export type StockLevel = components['schemas']['StockLevel'];
export type StockItem = components['schemas']['StockItem'];
export type StockItemHistory = components['schemas']['StockItemHistory'];
export type MovementsMeta = components['schemas']['MovementsMeta'];
export type MovementDirection = components['schemas']['MovementDirection'];
export type ItemMovement = components['schemas']['ItemMovement'];
export type Movement = components['schemas']['Movement'];
export type SignedAmount = components['schemas']['SignedAmount'];
export type StockMovementInput = components['schemas']['StockMovementInput'];
export type StockLineInput = components['schemas']['StockLineInput'];
export type StockMovementResult = components['schemas']['StockMovementResult'];
export type StockTransferInput = components['schemas']['StockTransferInput'];
export type StockTransferLineInput = components['schemas']['StockTransferLineInput'];
export type StockTransferResult = components['schemas']['StockTransferResult'];
export type StockTransferPart = components['schemas']['StockTransferPart'];
export type OptionalTransferLink = components['schemas']['OptionalTransferLink'];
export type StockMasterInput = components['schemas']['StockMasterInput'];
export type StockMasterResult = components['schemas']['StockMasterResult'];
export type PendingStockItem = components['schemas']['PendingStockItem'];
export type StockDrift = components['schemas']['StockDrift'];
export type EventName = components['schemas']['EventName'];
export type SubscribableEvent = components['schemas']['SubscribableEvent'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type WebhookInput = components['schemas']['WebhookInput'];
export type WebhookUpdate = components['schemas']['WebhookUpdate'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookWithSecret = components['schemas']['WebhookWithSecret'];
export type RotateSecretInput = components['schemas']['RotateSecretInput'];
export type EmptyInput = components['schemas']['EmptyInput'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryAttempt = components['schemas']['DeliveryAttempt'];
export type TransactionCompletedEvent = components['schemas']['TransactionCompletedEvent'];
export type TransactionStalledEvent = components['schemas']['TransactionStalledEvent'];
export type DeviceUnreachableEvent = components['schemas']['DeviceUnreachableEvent'];
export type StockLowEvent = components['schemas']['StockLowEvent'];
export type TransactionOutcomeUnknownEvent = components['schemas']['TransactionOutcomeUnknownEvent'];
export type TransactionExhaustedEvent = components['schemas']['TransactionExhaustedEvent'];
export type DeviceReachableEvent = components['schemas']['DeviceReachableEvent'];
export type RelayDisconnectedEvent = components['schemas']['RelayDisconnectedEvent'];
export type RelayConnectedEvent = components['schemas']['RelayConnectedEvent'];
export type ExportCompletedEvent = components['schemas']['ExportCompletedEvent'];
export type NoticesReceivedEvent = components['schemas']['NoticesReceivedEvent'];
export type ReconciliationMatchedEvent = components['schemas']['ReconciliationMatchedEvent'];
export type ReconciliationNoDataEvent = components['schemas']['ReconciliationNoDataEvent'];
export type SupplierInvoicesReceivedEvent = components['schemas']['SupplierInvoicesReceivedEvent'];
export type CustomsRecordsReceivedEvent = components['schemas']['CustomsRecordsReceivedEvent'];
export type WebhookDisabledEvent = components['schemas']['WebhookDisabledEvent'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type Notice = components['schemas']['Notice'];
export type SyncNoticesResult = components['schemas']['SyncNoticesResult'];
export type Taxpayer = components['schemas']['Taxpayer'];
export type ReconciliationInput = components['schemas']['ReconciliationInput'];
export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationDocument = components['schemas']['ReconciliationDocument'];
export type ComparedValue = components['schemas']['ComparedValue'];
export type ReconciliationRow = components['schemas']['ReconciliationRow'];
export type ReconciliationDecisions = components['schemas']['ReconciliationDecisions'];
export type ReconciliationDecided = components['schemas']['ReconciliationDecided'];
export type ReconciliationRegister = components['schemas']['ReconciliationRegister'];
export type ReconciliationRegistered = components['schemas']['ReconciliationRegistered'];
export type ReconciliationReport = components['schemas']['ReconciliationReport'];
export type AccountingPeriod = components['schemas']['AccountingPeriod'];
export type PeriodCloseInput = components['schemas']['PeriodCloseInput'];
export type PeriodReopenInput = components['schemas']['PeriodReopenInput'];
export type VatReturn = components['schemas']['VatReturn'];
export type VatReturnBox = components['schemas']['VatReturnBox'];
export type VatReturnBoxName = components['schemas']['VatReturnBoxName'];
export type VatReturnTotals = components['schemas']['VatReturnTotals'];
export type VatReturnEntered = components['schemas']['VatReturnEntered'];
export type VatReturnLine = components['schemas']['VatReturnLine'];
export type VatReturnUpdate = components['schemas']['VatReturnUpdate'];
export type TaxReport = components['schemas']['TaxReport'];
export type TaxReportRow = components['schemas']['TaxReportRow'];
export type TaxReportTotals = components['schemas']['TaxReportTotals'];
export type LeftOutOfPeriod = components['schemas']['LeftOutOfPeriod'];
export type LeftOut = components['schemas']['LeftOut'];
export type Outage = components['schemas']['Outage'];
export type OutageDocument = components['schemas']['OutageDocument'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type Insurance = components['schemas']['Insurance'];
export type InsuranceCodeText = components['schemas']['InsuranceCodeText'];
export type InsuranceRate = components['schemas']['InsuranceRate'];
export type InsuranceInput = components['schemas']['InsuranceInput'];
export type InsuranceUpdate = components['schemas']['InsuranceUpdate'];
export type Health = components['schemas']['Health'];
export type Caller = components['schemas']['Caller'];
export type Verdict = components['schemas']['Verdict'];
export type HealthCheck = components['schemas']['HealthCheck'];
export type LaneHealth = components['schemas']['LaneHealth'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseAccepted = components['responses']['Accepted'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseRequestTimeout = components['responses']['RequestTimeout'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ResponseSubmissionFailed = components['responses']['SubmissionFailed'];
export type ResponseRetryFailed = components['responses']['RetryFailed'];
export type ResponseDeviceFailed = components['responses']['DeviceFailed'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterBranchHeader = components['parameters']['BranchHeader'];
export type ParameterTaxpayerTin = components['parameters']['TaxpayerTin'];
export type ParameterCachedOnly = components['parameters']['CachedOnly'];
export type ParameterBranchQuery = components['parameters']['BranchQuery'];
export type ParameterReconciliationId = components['parameters']['ReconciliationId'];
export type ParameterRowStatuses = components['parameters']['RowStatuses'];
export type ParameterRowDecision = components['parameters']['RowDecision'];
export type ParameterSupplierTinQuery = components['parameters']['SupplierTinQuery'];
export type ParameterReportFormat = components['parameters']['ReportFormat'];
export type ParameterRowsPerPage = components['parameters']['RowsPerPage'];
export type ParameterReportClaim = components['parameters']['ReportClaim'];
export type ParameterReportTable = components['parameters']['ReportTable'];
export type ParameterMonth = components['parameters']['Month'];
export type ParameterItemizedQuery = components['parameters']['ItemizedQuery'];
export type ParameterReportFrom = components['parameters']['ReportFrom'];
export type ParameterReportTo = components['parameters']['ReportTo'];
export type ParameterBhfQuery = components['parameters']['BhfQuery'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterAsync = components['parameters']['Async'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterFromDate = components['parameters']['FromDate'];
export type ParameterToDate = components['parameters']['ToDate'];
export type ParameterOutageId = components['parameters']['OutageId'];
export type ParameterAuditActor = components['parameters']['AuditActor'];
export type ParameterAuditUser = components['parameters']['AuditUser'];
export type ParameterAuditAction = components['parameters']['AuditAction'];
export type ParameterAuditSubject = components['parameters']['AuditSubject'];
export type ParameterTransactionId = components['parameters']['TransactionId'];
export type ParameterPurchaseId = components['parameters']['PurchaseId'];
export type ParameterBhfId = components['parameters']['BhfId'];
export type ParameterInsuranceCode = components['parameters']['InsuranceCode'];
export type ParameterItemCode = components['parameters']['ItemCode'];
export type ParameterFormatQuery = components['parameters']['FormatQuery'];
export type ParameterPaperQuery = components['parameters']['PaperQuery'];
export type ParameterCopyQuery = components['parameters']['CopyQuery'];
export type ParameterLanguageQuery = components['parameters']['LanguageQuery'];
export type ParameterTypeFilter = components['parameters']['TypeFilter'];
export type ParameterStatusFilter = components['parameters']['StatusFilter'];
export type ParameterSupplierSaleStatus = components['parameters']['SupplierSaleStatus'];
export type ParameterReceiptFilter = components['parameters']['ReceiptFilter'];
export type ParameterInvoiceNoFilter = components['parameters']['InvoiceNoFilter'];
export type ParameterCodeClassFilter = components['parameters']['CodeClassFilter'];
export type ParameterTextFilter = components['parameters']['TextFilter'];
export type ParameterItemCodeFilter = components['parameters']['ItemCodeFilter'];
export type ParameterItemNameFilter = components['parameters']['ItemNameFilter'];
export type ParameterBarcodeFilter = components['parameters']['BarcodeFilter'];
export type ParameterSourceFilter = components['parameters']['SourceFilter'];
export type ParameterExternalCodeFilter = components['parameters']['ExternalCodeFilter'];
export type ParameterExternalSource = components['parameters']['ExternalSource'];
export type ParameterExternalCode = components['parameters']['ExternalCode'];
export type ParameterIsActiveFilter = components['parameters']['IsActiveFilter'];
export type ParameterExactItemCodeFilter = components['parameters']['ExactItemCodeFilter'];
export type ParameterStockItemCode = components['parameters']['StockItemCode'];
export type ParameterPerPage50 = components['parameters']['PerPage50'];
export type ParameterLowStockFilter = components['parameters']['LowStockFilter'];
export type ParameterOutOfStockFilter = components['parameters']['OutOfStockFilter'];
export type ParameterStockSortBy = components['parameters']['StockSortBy'];
export type ParameterSortOrder = components['parameters']['SortOrder'];
export type ParameterMovementSortOrder = components['parameters']['MovementSortOrder'];
export type ParameterMovementTypeFilter = components['parameters']['MovementTypeFilter'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterKeyId = components['parameters']['KeyId'];
export type ParameterUserId = components['parameters']['UserId'];
export type ParameterRegistrationId = components['parameters']['RegistrationId'];
export type ParameterRegistrationStatus = components['parameters']['RegistrationStatus'];
export type ParameterAccountStatus = components['parameters']['AccountStatus'];
export type ParameterAccountSearch = components['parameters']['AccountSearch'];
export type ParameterBoundTin = components['parameters']['BoundTin'];
export type ParameterLimitedKey = components['parameters']['LimitedKey'];
export type ParameterWaitingKey = components['parameters']['WaitingKey'];
export type ParameterAccountId = components['parameters']['AccountId'];
export type ParameterReceiptLinkId = components['parameters']['ReceiptLinkId'];
export type ParameterExportId = components['parameters']['ExportId'];
export type ParameterRangeHeader = components['parameters']['RangeHeader'];
export type ParameterIfRangeHeader = components['parameters']['IfRangeHeader'];
export type ParameterRelayId = components['parameters']['RelayId'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterDeliveryId = components['parameters']['DeliveryId'];
export type ParameterWebhookFilter = components['parameters']['WebhookFilter'];
export type ParameterEventFilter = components['parameters']['EventFilter'];
export type ParameterDeliveryStatusFilter = components['parameters']['DeliveryStatusFilter'];
export type ParameterTransactionFilter = components['parameters']['TransactionFilter'];
export type ParameterAfterFilter = components['parameters']['AfterFilter'];
export type ParameterWebhookIdHeader = components['parameters']['WebhookIdHeader'];
export type ParameterWebhookTimestampHeader = components['parameters']['WebhookTimestampHeader'];
export type ParameterWebhookSignatureHeader = components['parameters']['WebhookSignatureHeader'];
export type HeaderAcceptRanges = components['headers']['Accept-Ranges'];
export type HeaderContentRange = components['headers']['Content-Range'];
export type HeaderSetCookie = components['headers']['Set-Cookie'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderXRateLimitLimit = components['headers']['X-RateLimit-Limit'];
export type HeaderXRateLimitRemaining = components['headers']['X-RateLimit-Remaining'];
export type HeaderXRateLimitReset = components['headers']['X-RateLimit-Reset'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type $defs = Record<string, never>;
export interface operations {
    createSale: {
        parameters: {
            query?: {
                /**
                 * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleInput"];
            };
        };
        responses: {
            /** @description The receipt that the control unit issued. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["SaleResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesBulkInput"];
            };
        };
        responses: {
            /** @description One result for each entry. */
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
                        /** @constant */
                        status: "processing";
                        message: string;
                        data: components["schemas"]["SalesBulkResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Sale"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReissueInput"];
            };
        };
        responses: {
            /** @description Both receipts that the control unit issued. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["ReissueResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SaleSearch"];
            };
        } | undefined;
        responses: {
            /** @description One page of sales. */
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
                        data: components["schemas"]["SaleSummary"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseInput"];
            };
        };
        responses: {
            /** @description The purchase is registered. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["PurchaseResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the purchase's transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09
                 */
                transaction_id: components["parameters"]["PurchaseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Purchase"];
                        meta: components["schemas"]["Meta"];
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
    searchPurchases: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchaseSearch"];
            };
        } | undefined;
        responses: {
            /** @description One page of purchases. */
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
                        data: components["schemas"]["PurchaseSummary"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description `waiting`: not registered by a purchase yet. `registered`: registered by a purchase. `all`: both.
                 * @example waiting
                 */
                status?: components["parameters"]["SupplierSaleStatus"] | undefined;
                /**
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of supplier sales. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["SupplierSale"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["SupplierSalesMeta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        } | undefined;
        responses: {
            /** @description The supplier sales not yet registered. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["SupplierSale"][];
                        meta: components["schemas"]["Meta"];
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
                 * @description Only transactions of this type: `sales`, `purchase`, `stock` or `import`.
                 * @example sales
                 */
                type?: components["parameters"]["TypeFilter"] | undefined;
                /**
                 * @description Only transactions with this status: `pending` and `processing` until the outcome is known, then `success` or `failed`.
                 * @example failed
                 */
                status?: components["parameters"]["StatusFilter"] | undefined;
                /**
                 * @description `missing`: only successful sales whose receipt was lost (`receipt_unrecovered`). Enter the receipt with `POST /transactions/{id}/settle`.
                 * @example missing
                 */
                receipt?: components["parameters"]["ReceiptFilter"] | undefined;
                /**
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Only this invoice number, exactly.
                 * @example INV-2026-0041
                 */
                invoice_no?: components["parameters"]["InvoiceNoFilter"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transactions. */
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
                        data: components["schemas"]["TransactionSummary"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
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
            /** @description The counts. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["TransactionStats"];
                        period: components["schemas"]["Period"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Transaction"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts, latest first. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Attempt"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RetryInput"];
            };
        } | undefined;
        responses: {
            /** @description The retry succeeded. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["RetryResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Format of the receipt, `json` or `pdf`. It overrides the `Accept` header. Default: `json`.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"] | undefined;
                /**
                 * @description Paper of the PDF: an `a4` page, or the `80mm` roll of a receipt printer.
                 * @example 80mm
                 */
                paper?: components["parameters"]["PaperQuery"] | undefined;
                /**
                 * @description Marks the receipt as a copy of an earlier print.
                 * @example true
                 */
                copy?: components["parameters"]["CopyQuery"] | undefined;
                /**
                 * @description Language of the words on the printed receipt: `en` is English, `sw` is Kiswahili. Names, texts and figures don't change. Default: the language of the sale when you submitted it.
                 * @example sw
                 */
                language?: components["parameters"]["LanguageQuery"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Receipt"];
                        meta: components["schemas"]["Meta"];
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
    listReceiptLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["ReceiptLink"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReceiptLinkInput"];
            };
        } | undefined;
        responses: {
            /** @description The link with its URL. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["ReceiptLinkWithUrl"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
                /**
                 * @description Identifier of the link.
                 * @example 0199c1b0-0000-7a00-8b00-00000000ff01
                 */
                link_id: components["parameters"]["ReceiptLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is revoked. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptMailInput"];
            };
        };
        responses: {
            /** @description The link, and its recipient. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["MailedReceiptLink"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                id: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleInput"];
            };
        };
        responses: {
            /** @description The outcome is recorded. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["RetryResult"];
                        meta: components["schemas"]["Meta"];
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
            /** @description The devices. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Device"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceInput"];
            };
        };
        responses: {
            /** @description The device, not yet active. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Device"];
                        meta: components["schemas"]["NextStepMeta"];
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
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Device"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceUpdate"];
            };
        };
        responses: {
            /** @description The device as it is now. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Device"];
                        meta: components["schemas"]["NoteMeta"];
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
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device is deleted. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts, latest first. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Attempt"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InitializeInput"];
            };
        } | undefined;
        responses: {
            /** @description The device is active. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["InitializeResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CredentialsInput"];
            };
        } | undefined;
        responses: {
            /** @description The unit responded. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["TestResult"];
                        meta: components["schemas"]["Meta"];
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
            /** @description The relays. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Relay"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelayInput"];
            };
        };
        responses: {
            /** @description The relay with its token. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["RelayWithToken"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the relay.
                 * @example 0199c166-0000-7a00-8b00-00000000ee01
                 */
                id: components["parameters"]["RelayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relay is revoked. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Account"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account with its new settings. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Account"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["TwoFactorRequirement"];
            };
        };
        responses: {
            /** @description What the account requires now. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["TwoFactorRequired"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
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
            /** @description One page of branches. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Branch"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchInput"];
            };
        };
        responses: {
            /** @description The branch. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Branch"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Branch"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchUpdate"];
            };
        };
        responses: {
            /** @description The updated branch. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Branch"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch is deleted. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
    getBranchStats: {
        parameters: {
            query?: {
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the branch, from `GET /branches`.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["BranchStats"];
                        period: components["schemas"]["Period"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `34` purchase status, `item_class`, or another class that the authority publishes.
                 * @example 17
                 */
                code_class?: components["parameters"]["CodeClassFilter"] | undefined;
                /**
                 * @description Text that the code or the name contains, in upper or lower case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of codes. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Code"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        } | undefined;
        responses: {
            /** @description The codes are refreshed. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["SyncCodesResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax types. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["TaxType"][];
                        meta: components["schemas"]["Meta"];
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
                 * @description The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment types. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Code"][];
                        meta: components["schemas"]["Meta"];
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
                 * @description The `ETag` of the response that you have stored. If it is still current, the response is 304.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Code"][];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Part of the item code that `GET /items` lists.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"] | undefined;
                /**
                 * @description Part of the name, in upper or lower case.
                 * @example cola
                 */
                item_name?: components["parameters"]["ItemNameFilter"] | undefined;
                /**
                 * @description Part of the barcode.
                 * @example 616110
                 */
                barcode?: components["parameters"]["BarcodeFilter"] | undefined;
                /**
                 * @description Only active, or only inactive items.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActiveFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Item"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemInput"];
            };
        };
        responses: {
            /** @description The item. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Only codes of this source, as `GET /items/external-codes` lists it.
                 * @example default
                 */
                source?: components["parameters"]["SourceFilter"] | undefined;
                /**
                 * @description Only this code, as `GET /items/external-codes` lists it.
                 * @example 85123A
                 */
                external_code?: components["parameters"]["ExternalCodeFilter"] | undefined;
                /**
                 * @description Only this item, by its code from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
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
            /** @description One page of external codes. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["ExternalCode"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                "application/json": components["schemas"]["ExternalCodesInput"];
            };
        };
        responses: {
            /** @description How many codes were added, changed and unchanged. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["ExternalCodesSet"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Source of the code, as in `GET /items/external-codes`.
                 * @example default
                 */
                source: components["parameters"]["ExternalSource"];
                /**
                 * @description The external code, from `GET /items/external-codes`.
                 * @example 85123A
                 */
                external_code: components["parameters"]["ExternalCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is deleted. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the item, from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                itemCode: components["parameters"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the item, from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                itemCode: components["parameters"]["ItemCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description The updated item, with its quantity in the branch. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Item"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectImportItemsInput"];
            };
        };
        responses: {
            /** @description The customs records. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["ImportItemsResult"];
                        meta: components["schemas"]["Meta"];
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
    listImportItems: {
        parameters: {
            query?: {
                /**
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["MappableItems"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessImportInput"];
            };
        };
        responses: {
            /** @description The import is booked. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["ProcessImportResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImportItemInput"];
            };
        };
        responses: {
            /** @description The status is set. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UpdateImportItemResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Part of the item code that `GET /items` lists.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"] | undefined;
                /**
                 * @description Part of the name, in upper or lower case.
                 * @example cola
                 */
                item_name?: components["parameters"]["ItemNameFilter"] | undefined;
                /**
                 * @description Part of the barcode.
                 * @example 616110
                 */
                barcode?: components["parameters"]["BarcodeFilter"] | undefined;
                /**
                 * @description Only items at or below their safety quantity, or only the others.
                 * @example true
                 */
                low_stock?: components["parameters"]["LowStockFilter"] | undefined;
                /**
                 * @description Only items at zero or below, or only the others.
                 * @example false
                 */
                out_of_stock?: components["parameters"]["OutOfStockFilter"] | undefined;
                /**
                 * @description Column to sort by: `item_code`, `item_name`, `current_qty` or `last_synced_at`.
                 * @example current_qty
                 */
                sort_by?: components["parameters"]["StockSortBy"] | undefined;
                /**
                 * @description Direction of `sort_by`, `asc` or `desc`.
                 * @example asc
                 */
                sort_order?: components["parameters"]["SortOrder"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stock levels. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["StockLevel"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockMovementInput"];
            };
        };
        responses: {
            /** @description The movement is recorded. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["StockMovementResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Respond with 202 at once and finish in the background. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockTransferInput"];
            };
        };
        responses: {
            /** @description Both control units have accepted their movement. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["StockTransferResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Movements on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage50"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the item, from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                item_code: components["parameters"]["StockItemCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Level and movements. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["StockItemHistory"];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total_movements` and `total_pages`. */
                        meta: components["schemas"]["MovementsMeta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Only this item, by its code from `GET /items`.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"] | undefined;
                /**
                 * @description Only movements of this kind: of `sales`, of a `purchase`, or `stock` movements that you recorded.
                 * @example sales
                 */
                type?: components["parameters"]["MovementTypeFilter"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Order by time: `desc` is newest first (default), `asc` is oldest first.
                 * @example desc
                 */
                sort_order?: components["parameters"]["MovementSortOrder"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of movements. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Movement"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockMasterInput"];
            };
        };
        responses: {
            /** @description The quantity is saved. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["StockMasterResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        } | undefined;
        responses: {
            /** @description The items not yet recorded. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["PendingStockItem"][];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of discrepancies. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["StockDrift"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
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
            /** @description One page of webhooks. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Webhook"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Webhook"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The updated webhook. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Webhook"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecretInput"];
            };
        } | undefined;
        responses: {
            /** @description The webhook with its new secret. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyInput"];
            };
        } | undefined;
        responses: {
            /** @description The delivery. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Delivery"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Only deliveries to this webhook, by the `id` from `GET /webhooks`.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                webhook_id?: components["parameters"]["WebhookFilter"] | undefined;
                /**
                 * @description Only deliveries of this event. The section Webhooks of this document describes each event.
                 * @example transaction.completed
                 */
                event?: components["parameters"]["EventFilter"] | undefined;
                /**
                 * @description Only deliveries with this status: `pending` until a delivery succeeds or its retries end, then `succeeded` or `failed`.
                 * @example failed
                 */
                status?: components["parameters"]["DeliveryStatusFilter"] | undefined;
                /**
                 * @description Only deliveries about this transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                transaction_id?: components["parameters"]["TransactionFilter"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Only deliveries that were created after the one with this id.
                 * @example 0199c1a2-7000-7a00-8b00-00000000dd01
                 */
                after?: components["parameters"]["AfterFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
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
            /** @description One page of deliveries. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Delivery"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the delivery.
                 * @example 0199c1a2-7000-7a00-8b00-00000000dd01
                 */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyInput"];
            };
        } | undefined;
        responses: {
            /** @description The delivery, which is queued again. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Delivery"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Text that the code or the name contains, in upper or lower case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
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
            /** @description One page of notices. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Notice"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        } | undefined;
        responses: {
            /** @description The notices are stored. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["SyncNoticesResult"];
                        meta: components["schemas"]["Meta"];
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
                 * @description `true` returns only a stored response, at most 90 days old. The request then calls no control unit.
                 * @example true
                 */
                cached?: components["parameters"]["CachedOnly"] | undefined;
                /**
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description The taxpayer's TIN. The service trims it and converts it to capitals.
                 * @example A001234567B
                 */
                tin: components["parameters"]["TaxpayerTin"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxpayer. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Taxpayer"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of insurances. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Insurance"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceInput"];
            };
        };
        responses: {
            /** @description The insurance. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Insurance"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the insurance, from `GET /insurances`.
                 * @example INS01
                 */
                code: components["parameters"]["InsuranceCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceUpdate"];
            };
        };
        responses: {
            /** @description The updated insurance. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Insurance"];
                        meta: components["schemas"]["Meta"];
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
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Only changes made by a `user` of the account, by an `operator`, or by the `service` itself.
                 * @example user
                 */
                actor?: components["parameters"]["AuditActor"] | undefined;
                /**
                 * @description Only changes made by this user, by the number from `GET /users`.
                 * @example 1
                 */
                user_id?: components["parameters"]["AuditUser"] | undefined;
                /**
                 * @description Only this action (`branches.update`), or all actions of a topic (`branches`), as entries of `GET /audit` have it.
                 * @example branches
                 */
                action?: components["parameters"]["AuditAction"] | undefined;
                /**
                 * @description Text that the subject contains, such as a branch, an item code or an id. Upper and lower case differ.
                 * @example branch 00
                 */
                subject?: components["parameters"]["AuditSubject"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
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
            /** @description One page of audit entries. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["AuditEntry"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
            /** @description The exports. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Export"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            /** @description The export has started. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Export"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the export.
                 * @example 0199c166-0000-7a00-8b00-00000000ef01
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Export"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the export.
                 * @example 0199c166-0000-7a00-8b00-00000000ef01
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is deleted. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description One range of the file, such as `bytes=1048576-`. Other ranges are ignored, and the whole file is sent.
                 * @example bytes=1048576-
                 */
                Range?: components["parameters"]["RangeHeader"] | undefined;
                /**
                 * @description The `ETag` of the first part. If the file has another one, the whole file is sent.
                 * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 */
                "If-Range"?: components["parameters"]["IfRangeHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the export.
                 * @example 0199c166-0000-7a00-8b00-00000000ef01
                 */
                id: components["parameters"]["ExportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
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
            /** @description A part of the file. */
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
    listPeriods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months. */
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
                        /** @constant */
                        status: "success";
                        data: {
                            periods: components["schemas"]["AccountingPeriod"][];
                        };
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reconciliations. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Reconciliation"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationInput"];
            };
        };
        responses: {
            /** @description The books are matched. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Reconciliation"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reconciliation. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Reconciliation"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Only rows with these statuses, separated by commas. `exact`, `suggested`, `mismatch` and `residual` are matches, from sure to possible. `missing_in_books` and `missing_at_authority` are on one side only. A `duplicate` is in the books twice.
                 * @example mismatch,residual
                 */
                status?: components["parameters"]["RowStatuses"] | undefined;
                /**
                 * @description Only rows with this decision: `accept`, `pending`, `ignore`, `reject`, or `none` for no decision yet.
                 * @example none
                 */
                decision?: components["parameters"]["RowDecision"] | undefined;
                /**
                 * @description The supplier's TIN.
                 * @example P051234567Z
                 */
                supplier_tin?: components["parameters"]["SupplierTinQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 1000
                 */
                per_page?: components["parameters"]["RowsPerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["ReconciliationRow"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationDecisions"];
            };
        };
        responses: {
            /** @description One result for each decision. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["ReconciliationDecided"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationRegister"];
            };
        };
        responses: {
            /** @description One result for each purchase. */
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
                        /** @constant */
                        status: "processing";
                        message: string;
                        data: components["schemas"]["ReconciliationRegistered"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Format of the report. `csv` has one table, `json` and `xlsx` have all.
                 * @example xlsx
                 */
                format?: components["parameters"]["ReportFormat"] | undefined;
                /**
                 * @description Table of a CSV report: `summary` (default), `suppliers`, `documents`, `bridge` (the reconciliation statement) or `decisions`.
                 * @example documents
                 */
                table?: components["parameters"]["ReportTable"] | undefined;
                /**
                 * @description Statuses of matches whose VAT can be claimed without a decision, separated by commas.
                 * @example exact,suggested
                 */
                claim?: components["parameters"]["ReportClaim"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the reconciliation.
                 * @example 0199c1a7-0000-7a00-8b00-00000000cc01
                 */
                id: components["parameters"]["ReconciliationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["ReconciliationReport"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PeriodCloseInput"];
            };
        } | undefined;
        responses: {
            /** @description The month is closed. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["AccountingPeriod"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PeriodReopenInput"];
            };
        };
        responses: {
            /** @description The month is open. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["AccountingPeriod"];
                        meta: components["schemas"]["Meta"];
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
                 * @description `true` lists the documents in `lines`. The response is long for a month with many documents.
                 * @example true
                 */
                itemized?: components["parameters"]["ItemizedQuery"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["VatReturn"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The month as `YYYY-MM`.
                 * @example 2026-02
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatReturnUpdate"];
            };
        };
        responses: {
            /** @description The updated return. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["VatReturn"];
                        meta: components["schemas"]["Meta"];
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
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First day, as `YYYY-MM-DD`, by the dates of the documents. Not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date: components["parameters"]["ReportFrom"];
                /**
                 * @description Last day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date: components["parameters"]["ReportTo"];
            };
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["TaxReport"];
                        meta: components["schemas"]["Meta"];
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
    listOutages: {
        parameters: {
            query?: {
                /**
                 * @description The branch, as `GET /branches` lists it.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name for `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First local day, as `YYYY-MM-DD`, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day, as `YYYY-MM-DD`.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch of the request, as `GET /branches` lists it.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of outages. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Outage"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the previous page, with the same filter and sort. Returns the next page, without totals. Rows that are added meanwhile cause no gaps or repetitions. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page?: components["parameters"]["PerPage"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the outage.
                 * @example 0199c1a7-0000-7a00-8b00-00000000bd01
                 */
                id: components["parameters"]["OutageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["OutageDocument"][];
                        /** @description A page that you requested with `cursor` has no `current_page`, `total` and `total_pages`. */
                        meta: components["schemas"]["Pagination"];
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
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Key"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyInput"];
            };
        };
        responses: {
            /** @description The key. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["KeyWithSecret"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The second key. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["KeyWithSecret"];
                        meta: components["schemas"]["Meta"];
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
            /** @description The users. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["User"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The user, who is invited. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the user.
                 * @example 4711
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is removed. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the user.
                 * @example 4711
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The updated user. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Number of the user.
                 * @example 4711
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new owner. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["User"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["InvitationCode"];
            };
        };
        responses: {
            /** @description The account, and the role in it. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["AcceptedInvitation"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The account, and the role in it. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["AcceptedInvitation"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description The registration is stored. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["RegistrationProof"];
            };
        };
        responses: {
            /** @description The registration waits for review. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Only registrations with this status: `unverified` until the applicant enters the code, then `pending`, then `approved` or `rejected`.
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
            /** @description The registrations. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Registration"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Identifier of the registration.
                 * @example 0199c166-0000-7a00-8b00-00000000f001
                 */
                id: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["OpenedAccount"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the registration.
                 * @example 0199c166-0000-7a00-8b00-00000000f001
                 */
                id: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRejection"];
            };
        };
        responses: {
            /** @description The registration is rejected. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Only accounts with this status: `pending_approval`, `active`, `suspended` or `cancelled`.
                 * @example active
                 */
                status?: components["parameters"]["AccountStatus"] | undefined;
                /**
                 * @description Part of the name or e-mail address, or a whole TIN.
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
            /** @description The accounts. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["OpenedAccount"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["InspectedAccount"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountFeatures"];
            };
        };
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["InspectedAccount"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TinBinding"];
            };
        };
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["InspectedAccount"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
                /**
                 * @description The TIN that is bound to the account.
                 * @example P051234567Z
                 */
                tin: components["parameters"]["BoundTin"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["InspectedAccount"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
                /**
                 * @description Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e001
                 */
                key: components["parameters"]["LimitedKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyLimits"];
            };
        };
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["InspectedAccount"];
                        meta: components["schemas"]["Meta"];
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
            /** @description The keys. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["WaitingKey"][];
                        meta: components["schemas"]["TotalMeta"];
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
                 * @description Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e003
                 */
                key: components["parameters"]["WaitingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is approved. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the key.
                 * @example 0199c166-0000-7a00-8b00-00000000e003
                 */
                key: components["parameters"]["WaitingKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRejection"];
            };
        };
        responses: {
            /** @description The key is revoked. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                 * @description Number of the account.
                 * @example 4711
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountStatusChange"];
            };
        };
        responses: {
            /** @description The account. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["OpenedAccount"];
                        meta: components["schemas"]["Meta"];
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
            /** @description The sessions. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Session"][];
                        meta: components["schemas"]["TotalMeta"];
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
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description A code is needed: the session is not open yet. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["SignInChallenge"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            /** @description The session. Its cookie is in `Set-Cookie`. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Session"];
                        meta: components["schemas"]["Meta"];
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
            /** @description You are signed out. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description The session. Its cookie is in `Set-Cookie`. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Session"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["SessionConfirmation"];
            };
        };
        responses: {
            /** @description The session is confirmed. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Session"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Identifier of the session, or `current`.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
            /** @description Your profile. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Me"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["MeUpdate"];
            };
        };
        responses: {
            /** @description Your updated profile. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["Me"];
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description The password is changed. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
            /** @description The secret, which is not shown again. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["TwoFactorSetup"];
                        meta: components["schemas"]["Meta"];
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
            /** @description Two-factor sign-in is off. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["TwoFactorCode"];
            };
        };
        responses: {
            /** @description The recovery codes, which are not shown again. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["RecoveryCodes"];
                        meta: components["schemas"]["Meta"];
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
            /** @description The recovery codes, which are not shown again. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        data: components["schemas"]["RecoveryCodes"];
                        meta: components["schemas"]["Meta"];
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
                 * @description Makes it safe to retry the request for 24 hours: the same key returns the same response. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` if the first request took effect and its response was lost. Responses above 256 KiB are not stored: with the same key, a fetch runs again, and a change is 409 `idempotency_response_lost`.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A mail is sent if the address is known. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set: sign in. */
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
                        /** @constant */
                        status: "success";
                        message: string;
                        meta: components["schemas"]["Meta"];
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
            /** @description The results. */
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
                        /** @constant */
                        status: "success";
                        data: components["schemas"]["Health"];
                        meta: components["schemas"]["Meta"];
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
