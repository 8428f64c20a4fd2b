// Generated from openapi.yaml by generate.ts: the types of the interface for callers. Do not edit.

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
         * @description Stores the sale, has the branch's device sign it and answers with the receipt. Names, rates and amounts left out are filled from the item and the calculation rules, given ones are checked within 0.01. Stored before anything is sent; status, receipt, quantities, movements and event are then written together. Without an outcome within 30 seconds the answer is 422 `outcome_pending` or `outcome_unknown`: the sale is kept and must not be submitted under another number.
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
         * @description Stores up to 500 sales and credit notes, each on its own, and responds before they are signed. Each entry is the body of `POST /sales` and is checked and stored by the same rules; sales are stored before credit notes. The response is 202 and has one result for each entry, also where all are rejected. A number that was submitted before is a `duplicate` with its present status. Poll `GET /transactions` or wait for the event `transaction.completed`. The request counts once in the rate limit, and its body may have 4 MiB. An environment has at most 50,000 sales that are not signed yet; beyond that the response is 503. Send a request again whose response was lost: invoice numbers protect each sale.
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
         * @description The sale with its lines and the control unit's answer. 403 when it belongs to another account.
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
         * @description Corrects a sale that was signed with a wrong buyer, date or line. Stores two documents at once: a credit note of what is left of the sale, dated today, and the corrected sale. Fields that you leave out stay as they are on the original, except the date: the corrected sale is of today. The corrected sale is sent once the control unit has accepted the credit note. If the unit rejects the credit note, the corrected sale fails with `credit_note_rejected` and isn't sent. Retry the credit note; the corrected sale follows automatically. If the unit rejects the corrected sale, retry it, or send this request again with other corrections: the credit note is kept. The same request again returns the same result. Other corrections of a sale that has its reissue are 409 `already_reissued`.
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
         * @description Sales by document date, number, customer and status, newest first. All conditions must hold; an empty body finds everything. A part of a name is looked for in at most 100,000 sales: dates narrow them.
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
         * @description Registers a supplier's invoice at the control unit and increases stock. Amounts must follow the calculation rules within 0.01, or equal the stored supplier sale that the purchase confirms. One supplier invoice can be registered once. Stored before anything is sent; everything that follows from success is written together.
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
         * @description The purchase with its lines and the control unit's answer. 403 when it belongs to another account.
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
         * @description Purchases by document date, number, supplier and status, newest first. All conditions must hold; an empty body finds everything. A part of a name is looked for in at most 100,000 purchases: dates narrow them.
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
         * @description Sales of suppliers to this branch that the service has stored, latest first. No control unit is called. The service fetches them once a day; `meta.synced_at` and `meta.age_s` say when it last did. `POST /purchases/sales` fetches at once.
         */
        get: operations["listSupplierSales"];
        put?: never;
        /**
         * Fetch unregistered supplier sales
         * @description Asks the control unit for sales of suppliers to this branch and answers with every stored one that no purchase has registered yet. New ones are stored before the cursor moves. 500 `unit_unreachable` when the unit gives no answer.
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
         * @description Submissions of all kinds, newest first. A cashier sees sales only.
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
         * @description Counts of the account's transactions by status and type over local days, the last 30 days by default. Without `to_date` the period ends today, or on the day of the latest transaction where that is later. `success_rate` is the percentage of successes among finished transactions, 0 when nothing is finished.
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
         * @description The transaction with the submitted payload and the control unit's answer. Poll it until `status` is `success` or `failed`. 403 when it belongs to another account, or to a cashier when it is no sale.
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
         * @description Each time that the service called the control unit for the transaction and for its stock movements, with the body sent and the body received, also after a rejection. Keys and passwords are masked. Attempts are kept for 90 days, unless the operator chose another time. 403 when the transaction belongs to another account.
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
         * @description Sends a failed transaction again and waits for the outcome. Possible while `can_retry` is true: at most three retries after the first attempt, manual and automatic together. 422 when it can't be retried (`reason`), or when the retry failed (`data`).
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
         * @description The receipt from stored data, as JSON or PDF, chosen by `format` or else by the `Accept` header. 422 `no_receipt` for a transaction that has none: not signed yet, refused, or no sale.
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
         * @description The links that are not revoked, newest first. Their URLs are not shown again.
         */
        get: operations["listReceiptLinks"];
        put?: never;
        /**
         * Create a link to a receipt
         * @description Creates a URL under which a customer sees the receipt and downloads it as PDF, without signing in. The URL is shown once. It also works before the sale is signed: the page then says that the receipt is not signed yet, and shows it later. The page hides the customer's phone number and masks a person's TIN. 409 `public_url_unknown` while the service does not know its own URL.
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
         * @description The page of the link shows nothing any more. Revoking a link twice is harmless.
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
         * @description Creates a link to the receipt and sends it to the customer by e-mail, in the language of the receipt. The mail waits while the mail server is away. The URL is in the mail only. 429 `too_many_mails` after 20 mails to an address in an hour. 409 `public_url_unknown` while the service does not know its own URL.
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
         * Settle a transaction in doubt
         * @description Ends the doubt about a send that got no answer, by what is known from the unit or the authority. `accepted` makes the transaction successful with its number used, `refused` makes it failed and releases the number; what follows from a transaction at the unit (its stock movement) is settled in the same way. A success whose receipt data is lost (`receipt_unrecovered`) gets it by `accepted` with `receipt_no`. A receipt that was entered so is corrected in the same way: fields that are left out keep their values. 422 when another sale has the receipt's number, from the same control unit, or its signature. Audited with the reason, and with the old and new receipt. `refused` also gives up a call that a fault inside the service keeps from being sent (`blocked` says so): the transaction fails, and a stock movement that follows from a success is cancelled. 409 `not_in_doubt` when nothing is unanswered, 409 `device_busy` while a send may still be on its way. With a session it needs a confirmation of the last 10 minutes (403 `confirmation_required`).
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
         * @description Every device of the account's data set.
         */
        get: operations["listDevices"];
        put?: never;
        /**
         * Create a device
         * @description Records the control unit of a branch; it must then be initialized. 422 on `bhf_id` when the branch does not exist, 409 when it has a device already.
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
         * @description The device of a branch. Credentials are never shown.
         */
        get: operations["getDevice"];
        /**
         * Update a device
         * @description Changes the fields given, at least one. A new address, route (`via`), TIN or serial makes the device inactive until it is initialized again, and is refused with 409 while anything of it is pending or in doubt.
         */
        put: operations["updateDevice"];
        post?: never;
        /**
         * Delete a device
         * @description Removes the device; its branch can't submit until there is another. 409 while anything of it is pending or in doubt. Number sequences are kept.
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
         * @description Each time that the service called the device's control unit with a document, for whatever transaction. The same fields and times as the attempts of a transaction.
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
         * @description Registers the device with the authority, fetches and stores the reference data and checks the link. A device that is initialized already only fetches the reference data again, unless `force` is true, the control unit reports a fault of its own, or URL, TIN or serial have changed. A unit that says that it is installed already counts as success. On failure `is_active` stays as it was and the error is recorded.
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
         * @description Calls the control unit once and measures the response time. Changes and initializes nothing at the unit. After a passed test, submissions that wait for the unit, for a program at its path or for its midnight are sent at once.
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
         * @description The relays that are not revoked, newest first, and whether each is connected. Tokens are never shown again.
         */
        get: operations["listRelays"];
        put?: never;
        /**
         * Create a relay
         * @description Creates the access of a relay: the program `taxd relay`, which runs at a branch and carries calls to the control units there. The response holds its token, which is shown once. Devices use it with `via: relay`.
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
         * @description The token is no longer valid, and the relay's connection ends at once. Revoking a relay twice is harmless.
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
         * @description The account's name and plan features, and its settings. Live data and sandbox data have settings of their own: a sandbox key shows and changes those of the sandbox.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the account's settings
         * @description Changes the given settings, at least one; null restores a setting's default. Documents that were accepted before keep what was sent with them.
         */
        patch: operations["updateAccount"];
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
         * @description Adds a branch under an identifier of the authority. 409 when the account has it already.
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
         * @description One branch of the account.
         */
        get: operations["getBranch"];
        /**
         * Update a branch
         * @description Changes the fields given, at least one. The identifier can't be changed.
         */
        put: operations["updateBranch"];
        post?: never;
        /**
         * Delete a branch
         * @description Removes a branch without transactions together with its device. 409 when it has transactions.
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
         * @description The transaction statistics of one branch with its item counts and the state of its device.
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
         * @description Rows of all code classes, or of one; `code_class=item_class` gives the item classes. Ordered by class, then as the authority orders them.
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
         * @description Fetches code tables and item classes from the control unit of a branch and stores them. 500 `unit_unreachable` when the unit gives no answer; what was stored before stays.
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
         * @description The tax types `A` to `E` with their rates.
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
         * @description The payment types that sales and purchases accept.
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
         * @description The countries of origin that items and imports accept.
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
         * @description Items of the data set, newest first, with the quantity of the branch named, or else the sum over all branches.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description Registers an item at the branch's control unit and stores it. `item_code` is made when left out. 409 when the code exists, 422 when the unit refuses it, 500 `unit_unreachable` when it gives no answer.
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
         * @description Codes of other systems and the items that they stand for, in the order of source and code: your shop's own stock codes, and your suppliers' codes under the source `supplier:<TIN>`.
         */
        get: operations["listExternalCodes"];
        /**
         * Set external codes
         * @description Stores which item each code of one source stands for: all of the request, or none. A code that is there already changes its item. Sales lines can then name `external_code` in place of `item_code`.
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
         * @description Forgets which item a code of a source stands for. Documents that named it keep their item.
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
         * @description One item, with the quantity of the branch named, or else the sum over all branches.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an item
         * @description Changes the given fields, at least one: at the branch's control unit first, then here. The item code never changes. Documents that were accepted before keep the old name and price. `is_active: false` keeps the item out of new documents. 422 when the unit rejects the change; 500 `unit_unreachable` when the unit gives no response. The item stays as it was then; send the same request again.
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
         * @description Asks the control unit for customs records changed after `last_request_date`, stores them and answers with every stored one that is not processed yet, or with those that `records` names. Keep `result_date` for the next call. 400 when the unit refuses, 500 `unit_unreachable` when it gives no answer.
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
         * @description The active items of the branch, by code.
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
         * @description Maps the customs record to an item (`map`) or registers a new one (`create`), sets the import status to 3 and books the quantity into stock once. The transaction and its movement are written together; what the authority could not be told is repeated later and shown in `authority_status_updated` and `authority_stock_synced`.
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
         * @description Sends a status for one customs record to the control unit and keeps the modifier for audit. Never changes stock. 400 when the unit refuses, 500 `unit_unreachable` when it gives no answer.
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
         * @description Quantities of the items that the branch registered, moved or counted. Services have no stock. An item out of use is listed while something is left of it. Newest items first unless `sort_by` says otherwise.
         */
        get: operations["listStock"];
        put?: never;
        /**
         * Record a stock movement
         * @description An explicit adjustment: `11` in and `12` (or `21`) out with positive quantities, `13` with signed ones. Sales and purchases change stock by themselves. Totals must equal the sums of the lines. Stored before anything is sent; the quantities change when the movement succeeds. An adjustment with both signs is two movements at the unit: when the second is refused, the first stays accepted and a retry sends only the second.
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
         * @description Moves items from one branch to another under one reference. Stores two movements at once: the outgoing one (`reference` with `-OUT`) goes to the control unit of the branch that sends, the incoming one (`reference` with `-IN`) to that of the branch that receives. The incoming movement is sent once the outgoing one is accepted. If the outgoing movement is rejected, the incoming one fails with `outgoing_rejected` and isn't sent. Retry the outgoing movement; the incoming one follows automatically. If the incoming movement is rejected, the items have left one branch and have not arrived at the other: remove the cause and retry it. Both branches report under the same TIN. The same request again returns the same transfer. Other content under the same reference is 409 `invoice_conflict`, unless a movement was rejected: then the request replaces what failed and keeps an accepted outgoing movement.
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
         * @description The stock level of one item in the branch and its movements, newest first.
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
         * @description Movements of all items of the branch, newest first unless `sort_order` says otherwise.
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
         * Save a remaining quantity
         * @description Books the difference to the quantity counted and sends the stock balance to the control unit. The local quantity changes even when the unit can't be reached; `synced_to_authority` is then false, and the balance is sent again. What was refused of the item before is sent again.
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
         * @description Asks the control unit for goods sent to this branch and answers with every stored one that is not booked yet. 500 `unit_unreachable` when the unit gives no answer.
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
         * Compare stock with the authority
         * @description Items whose quantity differs from what the unit has acknowledged, whose last master does, or of which the unit has still something to be told, by item code; each with what waits, why, and what to do. `POST /stock/master` settles an item; what was refused for good is repeated each night as well.
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
         * @description The registered addresses, newest first. Secrets are never shown again.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers an address for events. The answer holds the signing secret, which is shown once. In live data the address must be public https.
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
         * @description One registered address and whether it works. 403 when it belongs to another account.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Nothing more is sent to the address; waiting deliveries are dropped.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change, enable or disable a webhook
         * @description Changes the given fields, at least one. Deliveries that wait go to the new URL. `is_active: false` stops the webhook: waiting deliveries are dropped, and later events are kept as failed deliveries, which can be resent. `is_active: true` enables it again, without a test. The secret stays.
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
         * @description Makes a new secret, shown once. Deliveries carry signatures of both until the old one ends.
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
         * @description Sends one `webhook.test` event at once, without retries, and answers with what came back. Success enables a disabled webhook again.
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
         * List deliveries
         * @description What was sent where and what came back, newest first. With `after` only deliveries made later than that one: a reader that keeps the newest id misses nothing and sees nothing twice.
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
         * Send a delivery again
         * @description Queues the same event with the same id to the same address once more, from the start of the schedule. To send a range again, list it (by days, status, event or webhook) and resend each. 409 `webhook_inactive` when the webhook is disabled or deleted.
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
         * @description Stored notices of the authority, newest first; `q` looks in the title, or names a number. New ones are fetched once a day with the daily fetch of each branch, and at once by `POST /notices/sync`.
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
         * @description Fetches new notices through the branch's control unit and stores them. 500 `unit_unreachable` when the unit gives no answer.
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
         * @description The insurers registered for the branches, newest first.
         */
        get: operations["listInsurances"];
        put?: never;
        /**
         * Register an insurance
         * @description Registers an insurer of the branch at the control unit. 409 when the branch has the code already, 422 when the unit refuses, 500 `unit_unreachable` when it gives no answer.
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
         * @description Changes the given fields, at least one: at the branch's control unit first, then here. The code never changes. `is_active: false` keeps the insurance out of new sales. Sales that were accepted before keep the old name and rate, and so do their credit notes. 422 when the unit rejects the change; 500 `unit_unreachable` when the unit gives no response. The insurance stays as it was then; send the same request again.
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
         * List who changed what
         * @description Lists every change of the account's users, keys, branches, devices, items, webhooks and settings, and every resolution by hand, newest first. Entries of the key's environment and of the account as a whole are listed. An entry is written together with the change, is never changed or deleted, and holds no secrets.
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
         * @description Writes sales, purchases, stock movements or the audit of a period to a file, in the background. Poll `GET /exports/{id}`, or have a webhook receive `export.completed`; then download the file. Rows come newest first, and a file has at most 1,000,000. Sales and purchases are chosen by the dates of the documents, credit notes are negative, and `counted` says whether `GET /reports/tax` counts the document. The roles are those of the matching list: a cashier exports sales only, and an accountant everything but the audit. The request counts as five in the rate limit. 409 `export_limit` for more than 5 unfinished or 50 stored exports.
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
         * @description How far an export is; once it is `ready`, the size and the SHA-256 checksum of its file.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        /**
         * Delete an export
         * @description Deletes the export with its file, also while it is being made.
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
         * @description The file, or the part that `Range` names: an interrupted download is continued with `Range: bytes=<size so far>-` and the file's `ETag` in `If-Range`. `ETag` is the SHA-256 checksum of the whole file. 409 `export_not_ready` until the export is `ready`.
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
         * @description Lists the months that have sales or purchases, newest first: open or closed, and how many documents of each are not finished.
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
         * @description Reads an export of the purchases in the books and matches it with what suppliers reported to the authority, by the rules of docs/matching.md. `file` is CSV in any encoding or a workbook (.xlsx), in base64: at most 10 MiB and 50,000 rows. In its place, `rows` takes up to 999 purchases. `mapping` names columns whose names are not clear. Without a branch, the books of all branches are matched. A period has one reconciliation: a second upload takes the place of the first, and keeps each decision about documents that did not change. A file that can't be read is 422 `books_unreadable`, with the reason. Counts as five requests.
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
         * @description Returns the counts of its rows by status, how the books were read, and decisions that no longer hold.
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
         * @description Lists the pairs first, then what the books lack, then what no supplier reported. A cursor belongs to one match: after the next match it is 422 `invalid_cursor`.
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
         * @description Applies each decision on its own, links and unlinks first. `accept` a pair: its purchase may be registered. `ignore` a document without a partner. `reject` a supplier's document: the registration sends the rejection to the authority. `pending`: looked at, not decided. `link` makes a pair of two documents without partners; `unlink` takes a pair apart; both match anew. `note` changes the note alone. `clear` takes the decision back. With `seen` of the row, a decision is rejected when a figure has changed since. Each decision is audited.
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
         * @description Stores a purchase for each accepted pair whose supplier sale is not registered yet, at most 200 in a request, and responds before the control unit takes them. With `reject`, rejections are sent as well. The number of a purchase is made from the supplier's TIN, branch and number, so each is registered once, however often the request is sent. While `next_after` is not null, send the request again with it as `after`. A line without an item of yours leaves its purchase out, with the reason.
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
         * @description Returns the reconciliation statement and all tables as JSON, all tables as a workbook, or one table as CSV. Texts in files are no formulas. Counts as five requests.
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
         * @description Closes a month that is over, in all branches. From then on no sale dated in it and no purchase claimed in it is accepted (422 `period_closed`), and `GET /reports/tax` of the month returns the figures of the close. While documents of the month wait, are in doubt, or failed and can be retried, the response is 409 `period_has_open_documents` unless a `reason` is given. Documents that were accepted before are still signed. Closing a month twice is harmless.
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
         * @description Opens a closed month again, for the owner. The audit keeps the reason and the totals that the month was closed with.
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
         * @description Returns the sections of the authority's VAT return for the month, in all branches. The authority's tax letters decide the section: zero-rated, exempt and outside VAT are never mixed. The figures are those of `GET /reports/tax`. Sales to buyers with a TIN and other sales have sums of their own; `itemized=true` also lists the sales to buyers with a TIN, and the purchases. The amounts in `entered` are those that only people know. The return of a closed month doesn't change. The request counts as five in the rate limit.
         */
        get: operations["getVatReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enter amounts in a month's VAT return
         * @description Enters the amounts that the service can't know, at least one; null takes an amount back. Once the month is closed, the response is 409 `return_closed`. The audit keeps each change. The request counts as five in the rate limit.
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
         * Sum up a period by tax letter
         * @description Sums up the documents that the control units accepted, by their own dates, of one branch or of all; purchases by the month in which they are claimed. Sales, credit notes, purchases and suppliers' credit notes have rows of their own for each tax letter and rate; credit notes are negative. Purchases count once they are approved. Imports count by their value in local currency: the control unit knows no import VAT, so take that from the customs entry. The figures equal the sum of the documents that `POST /sales/search` and `POST /purchases/search` list. The request counts as five in the rate limit.
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
         * @description Lists the periods in which a branch's control unit could not be reached, did not respond, or took nothing, newest first. An outage begins with the first call without success and ends with the next response. After a call without a response, the same kind of document must get one. With `from_date` and `to_date`, outages that touch these days are listed. Outages are never deleted.
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
         * @description The keys of the environment that are not revoked, newest first, with user, address ranges and last use. Keys are known by their first characters; a whole key is shown once, when it is created.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key of the environment for yourself, or for another user whose role is not above yours. The response holds the key, which is shown once. Requires a confirmation within the last 10 minutes.
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
         * @description The key stops at once, in every process within a second, for good. Requires a confirmation within the last 10 minutes.
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
         * @description Creates a second key with the user, address ranges and limits of the first. Both work until the overlap ends, then only the second. The second key is valid for as long as the first was in all. A key is rotated once (409 `key_ended`). Requires a confirmation within the last 10 minutes.
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
         * @description The users of the account, with role and access, oldest first.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a user
         * @description Invites a person by e-mail. The person has no access before accepting the invitation; the code in the mail works once, for 24 hours. Inviting a person again who has not accepted sends another code and sets name and role. Requires a confirmation within the last 10 minutes.
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
         * @description Ends the membership of a user, or an invitation. Sessions end and keys are revoked at once; what the user did stays in the audit. The only active owner can not be removed (409 `last_owner`). Requires a confirmation within the last 10 minutes.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change role or access of a user
         * @description Changes the role of a user, or takes or gives back access. Without access, sessions end and keys stop at once. The only active owner keeps role and access (409 `last_owner`). Requires a confirmation within the last 10 minutes.
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
         * @description Makes another active user owner, and you admin, in one step. Requires a confirmation within the last 10 minutes.
         */
        post: operations["transferOwnership"];
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
         * @description Accepts an invitation with the code from the mail. A person who is new sets a password; the password of a person who has one stays as it is. Then sign in: POST /sessions.
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
         * @description Registers a business, with the person who will own the account. A mail with a code goes to the e-mail address; with POST /registrations/verify the registration waits for review. The response is the same whether the address is known or not. After 10 registrations from one network within an hour, or several mails to one address, wait (429 `rate_limited`, or no further mail).
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
         * @description Confirms the e-mail address with the code from the mail and the password of the registration. The registration then waits for review by the operators, and a mail says what they decided. A person who had a password keeps it.
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
         * @description For operators, with two-factor sign-in. Lists registrations of one status, oldest first, with what else is known of the TIN.
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
         * @description For operators, with two-factor sign-in. Makes the account, active, with its owner, binds the TIN to it, and notifies the owner by mail. No key is made: the owner creates one after signing in. Requires a confirmation within the last 10 minutes.
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
         * @description For operators, with two-factor sign-in. The applicant gets the reason by mail and may register again. Requires a confirmation within the last 10 minutes.
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
         * @description For operators, with two-factor sign-in. Shows plan, TINs, keys with their limits and the health of both environments. It shows no content of documents.
         */
        get: operations["inspectAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what the plan of an account includes
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
         * Take a TIN from an account
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
         * @description For operators, with two-factor sign-in. A suspended account has no access until it is reactivated; a cancelled one has none for good. Its records are kept. Requires a confirmation within the last 10 minutes.
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
         * @description The sessions in which you are signed in, newest first, with device, IP address and last use.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in
         * @description Opens a session with e-mail address and password. With two-factor sign-in, the response is 200 with a challenge instead, and POST /sessions/complete opens the session with a code. The response to a wrong password is the same as to an unknown e-mail address (401 `sign_in_failed`). After some failed attempts you must wait before the next (429 `too_many_attempts`).
         */
        post: operations["createSession"];
        /**
         * Sign out everywhere
         * @description Ends all your sessions, this one too.
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
         * @description The second step of a sign-in with two factors: opens the session with the challenge of POST /sessions and a code of your authenticator app, or one of your recovery codes. Each code works once.
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
         * Confirm that it is you
         * @description Confirms the session with your password or, with two-factor sign-in, with a code. For 10 minutes you can then do what needs a confirmation (403 `confirmation_required`). The session gets a new cookie.
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
         * Show yourself
         * @description Who is signed in: name, e-mail address, two-factor sign-in, the accounts that you belong to, with your role in each, and the businesses that you registered, with the result of the review.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name and settings
         * @description Changes your name in all accounts that you belong to, and whether you get mails about grave events. Fields that you leave out stay as they are.
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
         * @description Sets a new password and ends your other sessions. Needs a recent confirmation. This session gets a new cookie.
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
         * @description Makes a secret for your authenticator app. Nothing changes until you confirm it with a code. Needs a recent confirmation.
         */
        post: operations["beginTwoFactor"];
        /**
         * Turn off two-factor sign-in
         * @description Turns off two-factor sign-in and deletes the recovery codes. Needs a recent confirmation.
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
         * @description Turns on two-factor sign-in with a code of your authenticator app, and ends your other sessions. The response has ten recovery codes, each of which replaces a code once. Needs a recent confirmation.
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
         * @description Makes ten new recovery codes; the earlier ones no longer work. Needs a recent confirmation.
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
         * Ask for a new password
         * @description Sends a mail with a link for a new password, if a person has this e-mail address. The response is the same whether or not one has. The link works once, for 24 hours.
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
         * @description Sets a new password with the token of the mailed link, verifies the e-mail address, and ends all sessions of the person. The token works once (422 `link_invalid`).
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
         * @description Key, database, worker, clock, code tables, devices, queues and webhooks, each with a verdict and what to do. Responds with 200 whatever the results; 503 when the database is lost, or does not respond within a second.
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
         * @description Once for each final state of a submission that was accepted asynchronously or answered before its end was known (`outcome_pending`, `outcome_unknown`, or a refusal that is tried again by itself). Deliveries are signed by Standard Webhooks; any 2xx answer within 15 seconds is success.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * @description It has been in doubt for 5 minutes, or waiting for 15.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * A control unit can't be reached, or takes nothing
         * @description Once when three sends found no unit, or the unit said that it takes nothing (no key, full, away from the authority), until it works again.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * @description When a quantity falls to or below the safety quantity.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * @description Once when the last retry of a submission was rejected. Correct it and submit it under another number.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * @description The first response after `device.unreachable`; what waited is being sent.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * @description The first connection after `relay.disconnected`; what waited is being sent.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * @description Once for each export, when its file is ready or it has failed; not when it is deleted before.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
                /** @description Not received; repeated on schedule. 410 disables the webhook. */
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
         * A test was asked for
         * @description Sent by `testWebhook` only.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description Identifier of the event, the same on every repetition.
                     * @example 0199c1a2-7000-7a00-8b00-00000000ee01
                     */
                    "webhook-id": components["parameters"]["WebhookIdHeader"];
                    /**
                     * @description When it was sent, in Unix seconds.
                     * @example 1773126901
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                    /**
                     * @description One or more signatures, separated by a blank.
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
         * @description Identifier of a branch, `00` for the head office.
         */
        BhfId: string;
        /**
         * Format: branch-id
         * @description Identifier of a new branch, as the authority gave it: two digits or capital letters, `00` for the head office. Control units take no other.
         */
        NewBhfId: string;
        /**
         * Format: identifier
         * @description Tax identification number. The service removes blanks around it and writes it in capitals.
         */
        Tin: string;
        /**
         * Format: identifier
         * @description The caller's own number of a document, compared exactly.
         */
        InvoiceNo: string;
        /**
         * Format: identifier
         * @description Code of an item, compared exactly.
         */
        ItemCodeInput: string;
        /**
         * Format: identifier
         * @description A code of a reference table, as `GET /codes` lists it.
         */
        UnitCode: string;
        /**
         * Format: calendar-day
         * @description Local date, `YYYYMMDD`, not in the future.
         */
        DocumentDate: string;
        /** @description Local time, `HHMMSS`. */
        DocumentTime: string;
        /**
         * Format: calendar-time
         * @description Local time of the control unit, `YYYYMMDDHHmmss`.
         */
        UnitDateTime: string;
        /** @description Money, at most 2 decimals. */
        Amount: number;
        /** @description A quantity above zero, at most 2 decimals. */
        Quantity: number;
        /** @description A percentage, at most 2 decimals. */
        Percent: number;
        /**
         * @description Tax type; `A` is the standard rate.
         * @enum {string}
         */
        TaxTypeCode: "A" | "B" | "C" | "D" | "E";
        /** @enum {string} */
        TransactionType: "sales" | "purchase" | "stock" | "import";
        /** @enum {string} */
        TransactionStatus: "pending" | "processing" | "success" | "failed";
        Meta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description This submission repeats an earlier one and made no new receipt. */
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
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description This submission repeats an earlier one. */
            duplicate?: boolean | undefined;
            /** @description Path of the transaction. */
            check_status_url: string;
        };
        /** @description Send it as `cursor` to get the page that follows; null on the last page. */
        NextCursor: string | null;
        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
        Pagination: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            current_page?: number | undefined;
            per_page: number;
            total?: number | undefined;
            total_pages?: number | undefined;
            /** @description Send it as `cursor` to get the page that follows; null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
        };
        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
        SupplierSalesMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            current_page?: number | undefined;
            per_page: number;
            total?: number | undefined;
            total_pages?: number | undefined;
            /** @description Send it as `cursor` to get the page that follows; null on the last page. */
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
             * @description When the service fetches next; after a failed fetch, when it tries again. Null while the branch's daily fetch is off or its device isn't initialized.
             */
            next_fetch_at: string | null;
        };
        TotalMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            total: number;
        };
        NextStepMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description What to do next. */
            next_step: string;
        };
        NoteMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            /** @description Given when the device must be initialized again. */
            note?: string | undefined;
        };
        ResponseWarning: {
            /** @description Stable and machine-readable; the catalogue explains it. */
            code: string;
            /** @description A sentence for people. */
            message: string;
            /** @description Path of the field that the warning is about, like `customer_name`. */
            field?: string | undefined;
        };
        /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
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
            /** @description Stable and machine-readable; the catalogue has its cause and remedy. */
            code: string;
            /** @description Field path to messages, at most 100 fields. */
            errors?: {
                [key: string]: string[];
            } | undefined;
            /** @description A detail. */
            error?: string | undefined;
            /** @description Why a retry is not allowed. */
            reason?: string | undefined;
            /** @description What is known of the record that failed. */
            data?: {
                [key: string]: unknown;
            } | undefined;
            /** @description The transaction that the failure is about. */
            transaction_id?: string | undefined;
            /** @description Whether the same request can succeed later. */
            retryable?: boolean | undefined;
            /** @description Where the code is explained. */
            doc_url?: string | undefined;
            meta: components["schemas"]["Meta"];
        };
        /** @description Why the control unit did not accept, and what to do about it. */
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
        /** @description What is not in order although it succeeded, such as `receipt_unrecovered`, and what to do about it. */
        Warning: components["schemas"]["Failure"];
        AcceptedSubmission: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @enum {string} */
            status: "pending" | "processing";
        };
        /** @description The branch; the header `X-Branch-ID` does as well. */
        BranchInputOnly: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
        };
        /**
         * @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up.
         * @enum {integer}
         */
        DocumentSign: 1 | -1;
        SalesBulkInput: {
            /** @description The branch of the sales that name none. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Each entry is checked on its own; its problems are in its result. */
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
            /** @description Null where it can't be read. */
            invoice_no: string | null;
            /**
             * @description `duplicate`: the same sale was submitted before. `rejected`: nothing was stored.
             * @enum {string}
             */
            result: "accepted" | "duplicate" | "rejected";
            /** @description Null for a rejected sale, except where another transaction has its number. */
            transaction_id: string | null;
            /** @description Of the transaction now; null for a rejected sale. */
            status: components["schemas"]["TransactionStatus"] | null;
            /** @description Why it was rejected, or why the earlier submission failed. */
            code?: string | undefined;
            /** @description A sentence for people. */
            message?: string | undefined;
            /** @description Field path to messages. */
            errors?: {
                [key: string]: string[];
            } | undefined;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
        };
        /** @description A sale, or with `receipt_type: R` a credit note (positive figures, not above the original sale). A credit note goes out with its original's customer. */
        SaleInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description The caller's own number of a document, compared exactly. */
            invoice_no: components["schemas"]["InvoiceNo"];
            /** @description Local date, `YYYYMMDD`, not in the future. */
            sale_date: components["schemas"]["DocumentDate"];
            /** @description Local time, `HHMMSS`; now when left out. */
            sale_time?: components["schemas"]["DocumentTime"] | undefined;
            /** @description Payment type, as `GET /codes/payment-types` lists it. */
            payment_type: components["schemas"]["UnitCode"];
            /**
             * @description `S` sale, `R` credit note.
             * @default S
             * @enum {string}
             */
            receipt_type?: "S" | "R" | undefined;
            /** @description Credit notes only and required there. */
            original_invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /** @description Credit notes only and required there. */
            refund_reason_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description On a credit note the original's, or left out; another one is 422 `customer_mismatch`. */
            customer_tin?: components["schemas"]["Tin"] | undefined;
            /**
             * Format: text
             * @description Left out, a sale gets the authority's name for `customer_tin` where `GET /taxpayers/{tin}` has looked it up, else the account's name for walk-in customers. A credit note goes out with its original's name; another one is replaced, with a warning.
             */
            customer_name?: string | undefined;
            /** Format: text */
            customer_mobile?: string | undefined;
            /** Format: text */
            remark?: string | undefined;
            /** @description Money, at most 2 decimals. */
            total_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Money, at most 2 decimals. */
            tax_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Money, at most 2 decimals. */
            taxable_amount?: components["schemas"]["Amount"] | undefined;
            items: components["schemas"]["SaleLineInput"][];
        };
        /** @description What is left out is filled from the item and the calculation rules; what is given is checked. */
        SaleLineInput: {
            /** @description Position, 1 and up. */
            item_seq?: number | undefined;
            /** @description Another name of `item_seq`. */
            item_sequence?: number | undefined;
            /** @description Code of an item, compared exactly. */
            item_code?: components["schemas"]["ItemCodeInput"] | undefined;
            /** @description A code that was set with `PUT /items/external-codes`, in place of `item_code`. */
            external_code?: components["schemas"]["ExternalCodeText"] | undefined;
            /** @description Source of `external_code`; `default` when left out. */
            external_source?: components["schemas"]["CodeSource"] | undefined;
            /** Format: text */
            item_class_code?: string | undefined;
            /** Format: text */
            item_name?: string | undefined;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string | undefined;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            pkg_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Number of packages. */
            pkg?: components["schemas"]["Amount"] | undefined;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            qty_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description A quantity above zero, at most 2 decimals. */
            quantity?: components["schemas"]["Quantity"] | undefined;
            /** @description Another name of `quantity`. */
            qty?: components["schemas"]["Quantity"] | undefined;
            /** @description Price with tax. */
            unit_price: components["schemas"]["Amount"];
            /** @description Total without tax. */
            supply_amount?: components["schemas"]["Amount"] | undefined;
            /** @description A percentage, at most 2 decimals. */
            discount_rate?: components["schemas"]["Percent"] | undefined;
            /** @description Money, at most 2 decimals. */
            discount_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Supply less discount. */
            taxable_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Tax type; `A` is the standard rate. */
            tax_type?: components["schemas"]["TaxTypeCode"] | undefined;
            /** @description A percentage, at most 2 decimals. */
            tax_rate?: components["schemas"]["Percent"] | undefined;
            /** @description Total less supply. */
            tax_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Quantity times price. */
            total_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Code of the insurance that pays a part of the line, an active one of `GET /insurances` of the branch. A credit note takes it from its original; another one is 422. */
            insurance_code?: components["schemas"]["InsuranceCodeText"] | undefined;
            /** @description Percent of the line's total that the insurer pays. Left out, it is the insurance's own. */
            insurance_rate?: components["schemas"]["InsuranceRate"] | undefined;
        } & (({
            /** @description A quantity above zero, at most 2 decimals. */
            quantity: components["schemas"]["Quantity"];
        } | {
            /** @description Another name of `quantity`. */
            qty: components["schemas"]["Quantity"];
        }) & ({
            /** @description Code of an item, compared exactly. */
            item_code: components["schemas"]["ItemCodeInput"];
        } | {
            /** @description A code that was set with `PUT /items/external-codes`, in place of `item_code`. */
            external_code: components["schemas"]["ExternalCodeText"];
        }));
        /** @description The corrections of a sale, at least one. Fields that are left out stay as they are on the original. */
        ReissueInput: {
            /** @description Number of the corrected sale. Left out, it is the original's with `-R1`, or the next of them for a sale that was reissued itself. */
            invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /** @description Number of the credit note. Left out, it is the original's with `-CN`. */
            credit_note_no?: components["schemas"]["InvoiceNo"] | undefined;
            /** @description Left out, it is `07` (wrong customer PIN) where `customer_tin` is given, `08` (wrong customer name) where only the name is, else `13` (other). */
            refund_reason_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description Date of the corrected sale, `YYYYMMDD`; today when left out. */
            sale_date?: components["schemas"]["DocumentDate"] | undefined;
            /** @description Local time, `HHMMSS`; now when left out. */
            sale_time?: components["schemas"]["DocumentTime"] | undefined;
            /** @description Payment type, as `GET /codes/payment-types` lists it. */
            payment_type?: components["schemas"]["UnitCode"] | undefined;
            /**
             * Format: identifier
             * @description The right TIN; null for a buyer without one.
             */
            customer_tin?: string | null | undefined;
            /**
             * Format: text
             * @description The right name; null for the account's name for walk-in customers.
             */
            customer_name?: string | null | undefined;
            /** Format: text */
            customer_mobile?: string | undefined;
            /** Format: text */
            remark?: string | undefined;
            /** @description All lines of the corrected sale. Left out, they are what is left of the original after earlier credit notes. */
            items?: components["schemas"]["SaleLineInput"][] | undefined;
        };
        SaleLink: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            status: components["schemas"]["TransactionStatus"];
        };
        OptionalSaleLink: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
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
            /** @description The unit's receipt number; null when it could not be recovered. */
            receipt_no: string | null;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string | null;
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up. */
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
            /** @description True when the unit accepted but its receipt data is lost. */
            receipt_unrecovered?: boolean | undefined;
            /** @description What is not in order although it succeeded, such as `receipt_unrecovered`, and what to do about it. */
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
            unit_price: number;
            supply_amount: number;
            discount_rate: number;
            discount_amount: number;
            taxable_amount: number;
            /** @description Tax type; `A` is the standard rate. */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description The tax letter that was sent to the authority, as receipts print it. */
            authority_tax_type: string;
            tax_rate: number;
            tax_amount: number;
            total_amount: number;
            /** @description Code of the insurance that pays a part of the line. */
            insurance_code: string | null;
            insurance_name: string | null;
            /** @description Percent that the insurer pays. */
            insurance_rate: number | null;
            /** @description What the insurer pays: `total_amount` × `insurance_rate` / 100, rounded half up to two decimals. Totals and taxes of the sale stay the same. */
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
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up. */
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
            status: components["schemas"]["TransactionStatus"];
            /** @description Credit notes of the sale that hold their number, at most 100. */
            credited_by: components["schemas"]["SaleLink"][];
            /** @description The sale that was issued in its place. */
            reissued_as: components["schemas"]["OptionalSaleLink"];
            /** @description The sale that it was issued in place of. */
            reissue_of: components["schemas"]["OptionalSaleLink"];
            items: components["schemas"]["SaleLine"][];
            /** @description What the control unit answered; values are null while it has not. */
            response: components["schemas"]["ResponseData"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        SaleSearch: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: date
             * @description First sale date, not after `to_date`.
             */
            from_date?: string | undefined;
            /**
             * Format: date
             * @description Last sale date.
             */
            to_date?: string | undefined;
            /** @description The caller's own number of a document, compared exactly. */
            invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /**
             * Format: text
             * @description Part of the name, whatever its case.
             */
            customer_name?: string | undefined;
            /** @description Tax identification number. The service removes blanks around it and writes it in capitals. */
            customer_tin?: components["schemas"]["Tin"] | undefined;
            status?: components["schemas"]["TransactionStatus"] | undefined;
            /** @default 50 */
            per_page?: number | undefined;
            /** @default 1 */
            page?: number | undefined;
            /**
             * Format: text
             * @description `meta.next_cursor` of the last page, with the same search. Don't send `page` with it.
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
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up. */
            sign: components["schemas"]["DocumentSign"];
            sale_date: string;
            customer_name: string | null;
            customer_tin: string | null;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
            /** @description The lines summed by tax letter and rate. Figures are positive also on a credit note: multiply them by `sign` before you add documents up. */
            taxes: components["schemas"]["TaxesByLetter"];
            status: components["schemas"]["TransactionStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description The lines summed by tax letter and rate. Figures are positive also on a credit note: multiply them by `sign` before you add documents up. */
        TaxesByLetter: components["schemas"]["LetterFigures"][];
        LetterFigures: {
            /** @description Tax type; `A` is the standard rate. */
            tax_type: components["schemas"]["TaxTypeCode"];
            tax_rate: number;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        /** @description A supplier's invoice. */
        PurchaseInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description The caller's own number of a document, compared exactly. */
            invoice_no: components["schemas"]["InvoiceNo"];
            /** @description Local date, `YYYYMMDD`, not in the future. */
            purchase_date: components["schemas"]["DocumentDate"];
            /** @description Local time, `HHMMSS`. */
            purchase_time: components["schemas"]["DocumentTime"];
            /** @description The month in which its tax is claimed, from the month of `purchase_date` to this month. Left out, it is this month. Later than the authority allows (six months in Kenya), the response has the warning `input_tax_late`. */
            claim_month?: string | undefined;
            /** @description Tax identification number. The service removes blanks around it and writes it in capitals. */
            supplier_tin: components["schemas"]["Tin"];
            /** Format: text */
            supplier_name: string;
            /** @description Identifier of a branch, `00` for the head office. */
            supplier_bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description The caller's own number of a document, compared exactly. */
            supplier_invoice_no: components["schemas"]["InvoiceNo"];
            /**
             * @description A code of class 34. `02` (default of a purchase) approves and adds stock. `05` (default of a supplier's credit note) subtracts it; a
             *     credit note with `02` is read as `05`, a purchase with `05` is rejected. `04` registers that you reject the invoice: its lines need no
             *     registered item. Every status but `02` and `05` moves no stock.
             */
            purchase_status?: components["schemas"]["UnitCode"] | undefined;
            /**
             * @description `N` normal, `I` import.
             * @default N
             * @enum {string}
             */
            purchase_type?: "N" | "I" | undefined;
            /**
             * @description `P` purchase, `R` the supplier's credit note.
             * @default P
             * @enum {string}
             */
            receipt_type?: "P" | "R" | undefined;
            /** @description Payment type, as `GET /codes/payment-types` lists it. */
            payment_type: components["schemas"]["UnitCode"];
            /** Format: text */
            remark?: string | undefined;
            /** @description Money, at most 2 decimals. */
            total_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Money, at most 2 decimals. */
            tax_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Money, at most 2 decimals. */
            taxable_amount?: components["schemas"]["Amount"] | undefined;
            items: components["schemas"]["PurchaseLineInput"][];
        };
        PurchaseLineInput: {
            /** @description Position, 1 and up. */
            item_seq?: number | undefined;
            /** @description Another name of `item_seq`. */
            item_sequence?: number | undefined;
            /** @description Code of an item, compared exactly. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** Format: text */
            item_class_code: string;
            /** Format: text */
            item_name: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string | undefined;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            pkg_unit_code: components["schemas"]["UnitCode"];
            /** @description Number of packages. */
            pkg: components["schemas"]["Amount"];
            /** @description A code of a reference table, as `GET /codes` lists it. */
            qty_unit_code: components["schemas"]["UnitCode"];
            /** @description A quantity above zero, at most 2 decimals. */
            qty?: components["schemas"]["Quantity"] | undefined;
            /** @description Another name of `qty`. */
            quantity?: components["schemas"]["Quantity"] | undefined;
            /** @description Price with tax. */
            unit_price: components["schemas"]["Amount"];
            /** @description Total without tax. */
            supply_amount: components["schemas"]["Amount"];
            /**
             * @description A percentage, at most 2 decimals.
             * @default 0
             */
            discount_rate?: components["schemas"]["Percent"] | undefined;
            /**
             * @description Money, at most 2 decimals.
             * @default 0
             */
            discount_amount?: components["schemas"]["Amount"] | undefined;
            /** @description Supply less discount. */
            taxable_amount: components["schemas"]["Amount"];
            /** @description Tax type; `A` is the standard rate. */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description A percentage, at most 2 decimals. */
            tax_rate: components["schemas"]["Percent"];
            /** @description Total less supply. */
            tax_amount: components["schemas"]["Amount"];
            /** @description Quantity times price. */
            total_amount: components["schemas"]["Amount"];
        } & (({
            /** @description Position, 1 and up. */
            item_seq: number;
        } | {
            /** @description Another name of `item_seq`. */
            item_sequence: number;
        }) & ({
            /** @description A quantity above zero, at most 2 decimals. */
            qty: components["schemas"]["Quantity"];
        } | {
            /** @description Another name of `qty`. */
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
            /** @description True when the unit accepted but its answer is lost. */
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
            supply_amount: number;
            discount_rate: number;
            discount_amount: number;
            taxable_amount: number;
            /** @description Tax type; `A` is the standard rate. */
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
            /** @description The month in which its tax is claimed, `YYYY-MM`. */
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
            remark?: string | null | undefined;
            total_amount: number;
            tax_amount: number;
            taxable_amount?: number | undefined;
            status: components["schemas"]["TransactionStatus"];
            items: components["schemas"]["PurchaseLine"][];
            /** @description What the control unit answered; values are null while it has not. */
            response: components["schemas"]["ResponseData"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        PurchaseSearch: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: date
             * @description First purchase date, not after `to_date`.
             */
            from_date?: string | undefined;
            /**
             * Format: date
             * @description Last purchase date.
             */
            to_date?: string | undefined;
            /** @description The caller's own number of a document, compared exactly. */
            invoice_no?: components["schemas"]["InvoiceNo"] | undefined;
            /**
             * Format: text
             * @description Part of the name, whatever its case.
             */
            supplier_name?: string | undefined;
            status?: components["schemas"]["TransactionStatus"] | undefined;
            /** @default 50 */
            per_page?: number | undefined;
            /** @default 1 */
            page?: number | undefined;
            /**
             * Format: text
             * @description `meta.next_cursor` of the last page, with the same search. Don't send `page` with it.
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
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up. */
            sign: components["schemas"]["DocumentSign"];
            purchase_date: string;
            /** @description The month in which its tax is claimed, `YYYY-MM`. */
            claim_month: string;
            /** @description As in `GET /codes?code_class=34`: `02` approved, `04` rejected, `05` a supplier's credit note. */
            purchase_status: string;
            supplier_name: string;
            supplier_tin: string;
            taxable_amount: number;
            /** @description Of a purchase that confirms a supplier's sale, as the supplier reported it. */
            tax_amount: number;
            /** @description Of a purchase that confirms a supplier's sale, as the supplier reported it. */
            total_amount: number;
            /** @description The lines summed by tax letter and rate. Figures are positive also on a credit note: multiply them by `sign` before you add documents up. */
            taxes: components["schemas"]["TaxesByLetter"];
            status: components["schemas"]["TransactionStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description A sale that a supplier reported to this branch, with the figures as reported and tax letters of this interface. */
        SupplierSale: {
            spplrTin: string;
            spplrBhfId: string;
            spplrNm: string;
            spplrInvcNo: string;
            /** @description The control unit's number of the invoice: the id of the supplier's unit and the invoice number. Null where the unit doesn't name the supplier's. */
            cu_invoice_no?: string | null | undefined;
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
            /** @description Your item, where the supplier's code was set under the source `supplier:<TIN>`; else null. */
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
         * @description Whose codes they are: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.
         */
        CodeSource: string;
        /**
         * Format: identifier
         * @description A code of another system.
         */
        ExternalCodeText: string;
        ExternalCode: {
            source: string;
            external_code: string;
            item_code: string;
            /** @description What the other system calls the item. */
            description: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ExternalCodesInput: {
            /**
             * @description Whose codes they are: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.
             * @default default
             */
            source?: components["schemas"]["CodeSource"] | undefined;
            codes: components["schemas"]["ExternalCodeInput"][];
        };
        ExternalCodeInput: {
            /** @description A code of another system. */
            external_code: components["schemas"]["ExternalCodeText"];
            /** @description Code of an item, compared exactly. */
            item_code: components["schemas"]["ItemCodeInput"];
            /**
             * Format: text
             * @description What the other system calls the item.
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
            status: components["schemas"]["TransactionStatus"];
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
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
            status: components["schemas"]["TransactionStatus"];
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            can_retry: boolean;
            retry_count: number;
            retries_left: number;
            /** @description The transaction that took over the invoice number. */
            superseded_by: string | null;
            /** @description It was sent and the unit's verdict is not known. */
            in_doubt: boolean;
            /** @description Credit notes of the sale that hold their number, at most 100. */
            credited_by: components["schemas"]["SaleLink"][];
            /** @description The sale that was issued in its place. */
            reissued_as: components["schemas"]["OptionalSaleLink"];
            /** @description The sale that it was issued in place of. */
            reissue_of: components["schemas"]["OptionalSaleLink"];
            /** @description The incoming movement of a transfer between branches; on its outgoing movement. */
            transferred_to: components["schemas"]["OptionalTransferLink"];
            /** @description The outgoing movement of a transfer between branches; on its incoming movement. */
            transferred_from: components["schemas"]["OptionalTransferLink"];
            /**
             * @description Why the outcome of its call is unknown; absent once it is known. With status `success` it is the stock movement that follows
             *     from the transaction. `receipt_mismatch`: the unit returned a receipt that can't be this sale's.
             */
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
                /** @description The command that records the outcome by hand. Replace OUTCOME with accepted or refused, and REASON with how you know it. */
                resolve_with: string;
            } | undefined;
            /**
             * @description Why it isn't sent now, and what to do; absent while nothing is in its way. `lane_stopped`: numbering has stopped, also after a
             *     restore. `device_not_ready`: its device is not initialized. `outcome_pending`: its control unit can't be reached or takes
             *     nothing, or an earlier call has no outcome yet.
             */
            blocked?: {
                /** @enum {string} */
                code: "lane_stopped" | "device_not_ready" | "outcome_pending";
                /** @description What is in the way. */
                message: string;
                /** @description What to do about it, with the command. */
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
            /** @description What the control unit answered; values are null while it has not. */
            response_data: components["schemas"]["ResponseData"];
            /** @description What the unit has still to be told of it; empty when it knows everything. */
            follow_ups: components["schemas"]["FollowUp"][];
        };
        /** @description A stock movement, stock master or import status that follows from a finished transaction and that the unit has not taken. It never changes the transaction. */
        FollowUp: {
            /** @enum {string} */
            kind: "movement" | "master" | "import";
            /**
             * @description `refused`: five tries were refused; it is repeated each night and by a count of the item.
             * @enum {string}
             */
            state: "waiting" | "unanswered" | "refused";
            item_codes: string[];
            /**
             * Format: uuid
             * @description What it follows from.
             */
            transaction_id: string;
            invoice_no: string;
            /** @description How often it was refused. */
            tries: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null while something else has to be done first, and once it was refused for good.
             */
            next_try_at: string | null;
            /** @description What is in the way. */
            reason: string;
            /** @description What to do about it. */
            remedy: string;
        };
        /** @description What the control unit answered; values are null while it has not. */
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
            /** @description True when the unit accepted but its receipt data is lost. */
            receipt_unrecovered?: boolean | undefined;
            /** @description What is not in order although it succeeded, such as `receipt_unrecovered`, and what to do about it. */
            warning?: components["schemas"]["Warning"] | undefined;
            /** @description How often it was sent. */
            attempts?: number | undefined;
            /** @description Why the control unit did not accept, and what to do about it. */
            failure?: components["schemas"]["Failure"] | undefined;
        };
        RetryInput: {
            /**
             * Format: text
             * @description Kept for audit.
             */
            reason?: string | undefined;
        };
        RetryResult: {
            /** Format: uuid */
            transaction_id: string;
            status: components["schemas"]["TransactionStatus"];
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            receipt_no: string | null;
        };
        SettleInput: {
            /**
             * @description What the unit did with it.
             * @enum {string}
             */
            outcome: "accepted" | "refused";
            /**
             * Format: text
             * @description How it is known, kept for audit.
             */
            reason: string;
            /** @description With `accepted`, and only after the database was restored: the unit's running number of what was open in the copy. */
            number?: number | undefined;
            /** @description With `accepted`, when known. */
            receipt_no?: string | undefined;
            /** @description With `accepted`, when known. */
            receipt_date?: components["schemas"]["UnitDateTime"] | undefined;
            /**
             * Format: identifier
             * @description With `accepted`, when known.
             */
            receipt_signature?: string | undefined;
            /**
             * Format: identifier
             * @description With `accepted`, when known.
             */
            internal_data?: string | undefined;
            /**
             * Format: identifier
             * @description With `accepted`: the control unit that signed the receipt, as the receipt prints it. A unit that was replaced counts its receipts anew.
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
            /** @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up. */
            sign: components["schemas"]["DocumentSign"];
            /**
             * @description Kind as printed: `NS` normal sale, `NC` normal credit note, `CS` and `CC` their copies.
             * @enum {string}
             */
            label: "NS" | "NC" | "CS" | "CC";
            is_copy: boolean;
            /**
             * @description Whose form the printed receipt has: that of the control unit's profile.
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
            /** @description The control unit's number of that sale: `KRACU0100000001/41`. Receipts print the label `NS` behind it. */
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
            /** @description The unit; with `receipt_no` the unit number as printed. */
            sdc_id: string | null;
            /** @description The unit's machine number. */
            mrc_no: string | null;
            /** @description Where a buyer can check the receipt. */
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
            /** @description Each of the authority's tax letters as it was sent, used or not. */
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
            /** @description The authority's tax letter. */
            authority_tax_type: string;
            tax_rate: number;
            taxable_amount: number;
            tax_amount: number;
        };
        ReceiptTax: {
            /** @description Tax type; `A` is the standard rate. */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description The tax letter that was sent to the authority, as receipts print it. */
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
            /** @description Who calls the control unit. `direct`: the service. `relay`: the relay of the branch; the URL is then an address in the branch's network. */
            via: components["schemas"]["DeviceVia"];
            /** @enum {string} */
            profile: "ke" | "plain";
            is_active: boolean;
            /** Format: date-time */
            last_initialized_at: string | null;
            /** @description Why the last initialization failed, or why the unit takes nothing now, by its own word. */
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
             * @description `number_mismatch`: the unit expects another number in its sequence. `not_sent`: no connection, nothing left the service. `unknown`: no response, or none that says what happened.
             * @enum {string}
             */
            outcome: "accepted" | "rejected" | "duplicate" | "number_mismatch" | "not_sent" | "unknown";
            http_status: number | null;
            result_code: string | null;
            result_message: string | null;
            /** @description The body sent, secrets masked, 16 KB at most. A longer one ends with its length. */
            sent: string | null;
            /** @description The body received, secrets masked, 4 KB at most. A longer one ends with its length. */
            received: string | null;
        };
        DeviceInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id: components["schemas"]["BhfId"];
            /** @description Tax identification number. The service removes blanks around it and writes it in capitals. */
            tin: components["schemas"]["Tin"];
            /** @description Serial number issued by the authority. */
            dvc_srl_no: components["schemas"]["SerialNo"];
            /** @description Address of the control unit. */
            vscu_url: components["schemas"]["UnitUrl"];
            /**
             * @description Who calls the control unit; see DeviceVia.
             * @default direct
             * @enum {string}
             */
            via?: "direct" | "relay" | undefined;
            /**
             * @description The tax authority's dialect.
             * @default ke
             * @enum {string}
             */
            profile?: "ke" | "plain" | undefined;
            /** @description What the control unit asks for beyond TIN, branch and serial. The values are stored encrypted, never shown and never logged. The service sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, with every call to the control unit. It stores all other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
            credentials?: components["schemas"]["Credentials"] | undefined;
            device_info?: {
                [key: string]: unknown;
            } | undefined;
            /** @description Settings of the device. A setting that was never given follows the profile and the environment. */
            settings?: components["schemas"]["DeviceSettingsInput"] | undefined;
        };
        DeviceUpdate: {
            /** @description Tax identification number. The service removes blanks around it and writes it in capitals. */
            tin?: components["schemas"]["Tin"] | undefined;
            /** @description Serial number issued by the authority. */
            dvc_srl_no?: components["schemas"]["SerialNo"] | undefined;
            /** @description Address of the control unit. */
            vscu_url?: components["schemas"]["UnitUrl"] | undefined;
            /** @description Who calls the control unit. `direct`: the service. `relay`: the relay of the branch; the URL is then an address in the branch's network. */
            via?: components["schemas"]["DeviceVia"] | undefined;
            /** @description What the control unit asks for beyond TIN, branch and serial. The values are stored encrypted, never shown and never logged. The service sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, with every call to the control unit. It stores all other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
            credentials?: components["schemas"]["Credentials"] | undefined;
            device_info?: {
                [key: string]: unknown;
            } | undefined;
            /** @description Settings of the device. A setting that was never given follows the profile and the environment. */
            settings?: components["schemas"]["DeviceSettingsInput"] | undefined;
        };
        /**
         * @description Who calls the control unit. `direct`: the service. `relay`: the relay of the branch; the URL is then an address in the branch's network.
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
            /** @description Requests a minute. */
            rate_per_minute: number;
            /** @description Requests at once. */
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
             * @description The key ends then; null means never.
             */
            expires_at: string | null;
            is_expired: boolean;
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
            /** @description Requests a minute. */
            rate_per_minute: number;
            /** @description Requests at once. */
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
             * @description The key ends then; null means never.
             */
            expires_at: string | null;
            is_expired: boolean;
            /**
             * Format: uuid
             * @description The key that was made by rotating this one.
             */
            replaced_by: string | null;
            /** @description The key. It is shown this one time. */
            key: string;
        };
        KeyInput: {
            /** @description The user whom the key belongs to; you by default. */
            user_id?: number | undefined;
            /** @description IP addresses and CIDR ranges such as 203.0.113.0/24 from which the key works. Default is everywhere. */
            address_ranges?: string[] | undefined;
            /**
             * Format: date-time
             * @description The key ends then. Default is never.
             */
            expires_at?: string | undefined;
        };
        KeyRotation: {
            /**
             * @description How long the first key still works.
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
            /** Format: text */
            name: string;
            /** Format: email */
            email: string;
            role: components["schemas"]["Role"];
        };
        UserUpdate: {
            role?: components["schemas"]["Role"] | undefined;
            /** @description Whether the user has access. */
            is_active?: boolean | undefined;
        };
        InvitationAcceptance: {
            /**
             * Format: text
             * @description The code from the mail.
             */
            token: string;
            /**
             * Format: text
             * @description Required from a person without a password; at least 12 characters.
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
            /** @description TIN of the business. */
            tin: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /**
             * Format: text
             * @description The person who will own the account.
             */
            name: string;
            /** Format: email */
            email: string;
            /**
             * Format: text
             * @description Common passwords and your own name are rejected.
             */
            password: string;
            /**
             * Format: text
             * @description The version of the terms that the contact has accepted.
             */
            terms_version: string;
        };
        RegistrationProof: {
            /**
             * Format: text
             * @description The code from the mail.
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
            /** @description The account that approval made. */
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
             * @description The applicant reads it.
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
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null until the account is approved.
             */
            approved_at: string | null;
            /** @description What the plan of an account includes: asynchronous submissions, customs imports, webhooks, insurances. */
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
        /** @description What the plan of an account includes: asynchronous submissions, customs imports, webhooks, insurances. */
        Features: ("async" | "imports" | "webhooks" | "insurances")[];
        AccountFeatures: {
            /** @description What the plan of an account includes: asynchronous submissions, customs imports, webhooks, insurances. */
            features: components["schemas"]["Features"];
        };
        TinBinding: {
            /** @description The taxpayer identification number (KRA: PIN). */
            tin: string;
        };
        KeyLimits: {
            /** @description Requests a minute. */
            rate_per_minute?: number | undefined;
            /** @description Requests at once. */
            burst?: number | undefined;
        };
        AccountStatusChange: {
            /** @enum {string} */
            move: "suspend" | "reactivate" | "cancel";
            /**
             * Format: text
             * @description Kept in the audit.
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
             * @description Since when it is connected; null while it is not.
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
            /** @description Hosts and ports that the relay calls, as its last connection said. */
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
            /** @description Shown only here. */
            token: string;
        };
        SignIn: {
            /** Format: email */
            email: string;
            /** Format: text */
            password: string;
        };
        SignInChallenge: {
            /** @description Sent with the code to POST /sessions/complete. */
            challenge: string;
            /** Format: date-time */
            expires_at: string;
        };
        SignInCode: {
            /** Format: identifier */
            challenge: string;
            /** @description Six digits of the authenticator app, or a recovery code. Blanks, hyphens and case don't matter. */
            code: components["schemas"]["SecondFactor"];
        };
        /**
         * Format: text
         * @description Six digits of the authenticator app, or a recovery code. Blanks, hyphens and case don't matter.
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
             * @description The end unless the session is used before.
             */
            expires_at: string;
        };
        /** @description One of both fields. */
        SessionConfirmation: {
            /** Format: text */
            password?: string | undefined;
            /** @description Six digits of the authenticator app, or a recovery code. Blanks, hyphens and case don't matter. */
            code?: components["schemas"]["SecondFactor"] | undefined;
        };
        Me: {
            id: number;
            email: string;
            name: string;
            /** @description Whether signing in needs a code. */
            two_factor: boolean;
            recovery_codes_left: number;
            /** @description Whether you get mails about grave events of the accounts that you own. */
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
             * @description `pending` while the operators review it.
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
                /** @enum {string} */
                status: "pending_approval" | "active" | "suspended" | "cancelled";
            };
        };
        MeUpdate: {
            /** Format: text */
            name?: string | undefined;
            /** @description Whether owners get an e-mail when a control unit is unreachable, an outcome stays unknown for an hour, a document has no retries left or a webhook is disabled. In live only. */
            alerts?: boolean | undefined;
        };
        PasswordInput: {
            /** @description At least 12 characters, and none of the common passwords. */
            password: components["schemas"]["NewPassword"];
        };
        /**
         * Format: text
         * @description At least 12 characters, and none of the common passwords.
         */
        NewPassword: string;
        TwoFactorSetup: {
            /** @description To be typed into an authenticator app. */
            secret: string;
            /** @description The same as a QR code holds it. */
            uri: string;
        };
        TwoFactorCode: {
            /** @description Six digits of the authenticator app, or a recovery code. Blanks, hyphens and case don't matter. */
            code: components["schemas"]["SecondFactor"];
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        PasswordReset: {
            /** Format: identifier */
            token: string;
            /** @description At least 12 characters, and none of the common passwords. */
            password: components["schemas"]["NewPassword"];
        };
        ReceiptLinkInput: {
            /**
             * Format: date-time
             * @description The link ends then, at most five years from now. Default is 90 days from now.
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
             * @description The customer's address.
             */
            email: string;
            /**
             * Format: date-time
             * @description The link ends then, at most five years from now. Default is 90 days from now.
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
         * @description `csv`: UTF-8 with a byte order mark, commas, formulas neutralized. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object in each line.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx" | "jsonl";
        ExportInput: {
            type: components["schemas"]["ExportType"];
            /** @description `csv`: UTF-8 with a byte order mark, commas, formulas neutralized. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object in each line. */
            format: components["schemas"]["ExportFormat"];
            /**
             * Format: date
             * @description First day.
             */
            from_date: string;
            /**
             * Format: date
             * @description Last day; not before `from_date`.
             */
            to_date: string;
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
        };
        Export: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["ExportType"];
            /** @description `csv`: UTF-8 with a byte order mark, commas, formulas neutralized. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object in each line. */
            format: components["schemas"]["ExportFormat"];
            /** @description Null for all branches. The audit is always that of all branches. */
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
             * @description What people call it.
             */
            name: string;
            /** @description The branches whose control units it may call. */
            branches: components["schemas"]["BhfId"][];
        };
        DeviceSettings: {
            /** @enum {string} */
            amounts: "tax_included" | "tax_excluded" | "as_submitted";
            /** @enum {string} */
            unknown_item_classes: "warn" | "reject";
        };
        /** @description Settings of the device. A setting that was never given follows the profile and the environment. */
        DeviceSettingsInput: {
            /**
             * @description How amounts stand in calls to the control unit. `tax_included`: price and supply with tax, the taxable amount without it (default of `ke`). `tax_excluded`: price, supply, discount and taxable amount without tax. `as_submitted`: the figures of this interface (default of `plain`). The signed totals are the same.
             * @enum {string}
             */
            amounts?: "tax_included" | "tax_excluded" | "as_submitted" | undefined;
            /**
             * @description What happens to a new item of a class that the synchronized table lacks: `warn` registers it with a warning (default in the sandbox, whose table is known to be short), `reject` answers 422 (default in live).
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
        /** @description What the control unit asks for beyond TIN, branch and serial. The values are stored encrypted, never shown and never logged. The service sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, with every call to the control unit. It stores all other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
        Credentials: {
            [key: string]: unknown;
        };
        CredentialsInput: {
            /** @description What the control unit asks for beyond TIN, branch and serial. The values are stored encrypted, never shown and never logged. The service sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, with every call to the control unit. It stores all other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
            credentials?: components["schemas"]["Credentials"] | undefined;
        };
        InitializeInput: {
            /** @description What the control unit asks for beyond TIN, branch and serial. The values are stored encrypted, never shown and never logged. The service sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, with every call to the control unit. It stores all other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets. */
            credentials?: components["schemas"]["Credentials"] | undefined;
            /**
             * @description Register the device at the control unit although it is initialized.
             * @default false
             */
            force?: boolean | undefined;
        };
        InitializeResult: {
            bhf_id: string;
            is_active: boolean;
            /** @description False where the device was initialized before: only the tables were fetched again. */
            registered: boolean;
            /** Format: date-time */
            last_initialized_at: string;
            synced_data: components["schemas"]["SyncedCounts"];
            /** @description What the unit's tables contradict without stopping anything. */
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
            /** @description How far the control unit's clock is ahead of the service's clock; negative when it is behind. Units tell their time in whole seconds. `null` when the unit tells no time. */
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
            /** @description Address on the branch's receipts. Null: address_line with city and county; without an address_line the account's, else city and county. */
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
             * @description Whose settings these are.
             * @enum {string}
             */
            environment: "live" | "sandbox";
            /** @description Features of the account's plan. */
            features: string[];
            /** @description Customer name of sales that are submitted without one. */
            walk_in_customer_name: string;
            /** @description Trade name on receipts; null for the account's name where it has at most 20 characters, else none. */
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
            /**
             * Format: date-time
             * @description When a setting was last changed.
             */
            updated_at: string | null;
        };
        AccountUpdate: {
            /** @description Customer name of sales that are submitted without one. The control unit takes at most 60 characters. */
            walk_in_customer_name?: components["schemas"]["WalkInName"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            trade_name?: components["schemas"]["ReceiptText"] | undefined;
            /** @description The address on receipts, as long as the control unit takes it. */
            receipt_address?: components["schemas"]["ReceiptAddress"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            receipt_header?: components["schemas"]["ReceiptText"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            receipt_footer?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Language of the words on receipts: `en` English, `sw` Kiswahili. */
            receipt_language?: components["schemas"]["ReceiptLanguage"] | undefined;
            /** @description The authority's logo for receipts: a PNG (8 bits a colour, not interlaced) or JPEG (grey or RGB) as a data URI, at most 128 KiB and 1200 pixels in each direction. Null removes it, and receipts have an empty frame. */
            receipt_logo?: string | null | undefined;
            /** @description Whether the business is registered for VAT. False rejects sales with VAT, and receipts have no VAT. */
            vat_registered?: boolean | null | undefined;
            /** @description How long after a sale it can be credited, counted from its sale date to that of the credit note: `6 months`, `90 days` or `none` for no limit. Null restores the limit of the control unit's profile: 6 months for `ke`, none for `plain`. Accepted credit notes stay accepted. */
            credit_note_window?: string | null | undefined;
            /** @description How many credit notes a sale can have, those that failed not counted. Null allows any number. */
            credit_notes_per_sale?: number | null | undefined;
        };
        /** @description A line on receipts, as long as the control unit takes it. */
        ReceiptText: string | null;
        /** @description The address on receipts, as long as the control unit takes it. */
        ReceiptAddress: string | null;
        /**
         * @description Language of the words on receipts: `en` English, `sw` Kiswahili.
         * @enum {string|null}
         */
        ReceiptLanguage: "en" | "sw" | null;
        /** @description Customer name of sales that are submitted without one. The control unit takes at most 60 characters. */
        WalkInName: string | null;
        BranchInput: {
            /** @description Identifier of a new branch, as the authority gave it: two digits or capital letters, `00` for the head office. Control units take no other. */
            bhf_id: components["schemas"]["NewBhfId"];
            /** Format: text */
            name: string;
            /** @default false */
            is_head_office?: boolean | undefined;
            /** Format: text */
            address_line?: string | null | undefined;
            /** Format: text */
            city?: string | null | undefined;
            /** Format: text */
            county?: string | null | undefined;
            /** Format: text */
            postal_code?: string | null | undefined;
            /** @description Two letters. */
            country?: string | null | undefined;
            /** Format: text */
            phone?: string | null | undefined;
            /** Format: email */
            email?: string | null | undefined;
            /** Format: text */
            manager_name?: string | null | undefined;
            /** Format: text */
            manager_phone?: string | null | undefined;
            /** Format: email */
            manager_email?: string | null | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            trade_name?: components["schemas"]["ReceiptText"] | undefined;
            /** @description The address on receipts, as long as the control unit takes it. */
            receipt_address?: components["schemas"]["ReceiptAddress"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            receipt_header?: components["schemas"]["ReceiptText"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            receipt_footer?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Language of the words on receipts: `en` English, `sw` Kiswahili. */
            receipt_language?: components["schemas"]["ReceiptLanguage"] | undefined;
            /** @description Customer name of sales that are submitted without one. The control unit takes at most 60 characters. */
            walk_in_customer_name?: components["schemas"]["WalkInName"] | undefined;
            /** @description When to fetch supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: at a time of the night that the service chooses. */
            daily_fetch?: components["schemas"]["DailyFetch"] | undefined;
        };
        BranchUpdate: {
            /** Format: text */
            name?: string | undefined;
            is_head_office?: boolean | undefined;
            /** Format: text */
            address_line?: string | null | undefined;
            /** Format: text */
            city?: string | null | undefined;
            /** Format: text */
            county?: string | null | undefined;
            /** Format: text */
            postal_code?: string | null | undefined;
            /** @description Two letters. */
            country?: string | null | undefined;
            /** Format: text */
            phone?: string | null | undefined;
            /** Format: email */
            email?: string | null | undefined;
            /** Format: text */
            manager_name?: string | null | undefined;
            /** Format: text */
            manager_phone?: string | null | undefined;
            /** Format: email */
            manager_email?: string | null | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            trade_name?: components["schemas"]["ReceiptText"] | undefined;
            /** @description The address on receipts, as long as the control unit takes it. */
            receipt_address?: components["schemas"]["ReceiptAddress"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            receipt_header?: components["schemas"]["ReceiptText"] | undefined;
            /** @description A line on receipts, as long as the control unit takes it. */
            receipt_footer?: components["schemas"]["ReceiptText"] | undefined;
            /** @description Language of the words on receipts: `en` English, `sw` Kiswahili. */
            receipt_language?: components["schemas"]["ReceiptLanguage"] | undefined;
            /** @description Customer name of sales that are submitted without one. The control unit takes at most 60 characters. */
            walk_in_customer_name?: components["schemas"]["WalkInName"] | undefined;
            /** @description When to fetch supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: at a time of the night that the service chooses. */
            daily_fetch?: components["schemas"]["DailyFetch"] | undefined;
        };
        /** @description When to fetch supplier invoices, customs records and notices each day: `HH:MM` in the service's time zone, or `off`. Null: at a time of the night that the service chooses. */
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
            /** @description The code in this interface. */
            code: string;
            /** @description The control unit's code for the same; null when it has none. */
            unit_code: string | null;
            name: string;
            sort_order: number;
            /** @description Tax types only, percent. */
            rate?: number | null | undefined;
        };
        TaxType: {
            code_class: string;
            class_name: string;
            /** @description Tax type; `A` is the standard rate. */
            code: components["schemas"]["TaxTypeCode"];
            unit_code: string | null;
            name: string;
            sort_order: number;
            /** @description Percent. */
            rate: number;
            /** @description False when the authority's table contradicts the type. */
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
            /** @description Tax type; `A` is the standard rate. */
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
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Made when left out: country, type, package unit, quantity unit, seven-digit number. */
            item_code?: components["schemas"]["ItemCodeInput"] | undefined;
            /** Format: text */
            item_name: string;
            item_class_code: string;
            /**
             * @description `1` raw material, `2` finished product, `3` service without stock.
             * @default 2
             * @enum {string}
             */
            item_type?: "1" | "2" | "3" | undefined;
            /** @description Tax type; `A` is the standard rate. */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            /**
             * @description A code of a reference table, as `GET /codes` lists it.
             * @default NT
             */
            pkg_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            qty_unit_code: components["schemas"]["UnitCode"];
            /**
             * @description Country of origin.
             * @default KE
             */
            origin_nation_code?: string | undefined;
            /**
             * @description Price with tax.
             * @default 0
             */
            default_price?: components["schemas"]["Amount"] | undefined;
            /**
             * @description Below or at it stock is low.
             * @default 0
             */
            safety_qty?: components["schemas"]["Amount"] | undefined;
            /** Format: identifier */
            barcode?: string | undefined;
            /** @default true */
            is_active?: boolean | undefined;
        };
        ItemUpdate: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** Format: text */
            item_name?: string | undefined;
            /** @description Price with tax. */
            default_price?: components["schemas"]["Amount"] | undefined;
            /** @description Below or at it stock is low. */
            safety_qty?: components["schemas"]["Amount"] | undefined;
            /**
             * Format: identifier
             * @description `null` removes it.
             */
            barcode?: string | null | undefined;
            /** @description `false` keeps the item out of new documents. */
            is_active?: boolean | undefined;
        };
        SelectImportItemsInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description The `result_date` of the last call. */
            last_request_date: components["schemas"]["UnitDateTime"];
            /** @description Answer with these records instead, processed ones too. One that is not in the answer does not exist. */
            records?: components["schemas"]["ImportKey"][] | undefined;
        };
        /** @description What identifies a customs record. */
        ImportKey: {
            task_code: string;
            /**
             * @description A day of the calendar, `YYYYMMDD`; `-1` for a record that the unit shows without a date. The date of a fetched
             *     record is taken as the unit shows it.
             */
            declaration_date: components["schemas"]["DeclarationDate"];
            item_sequence: number;
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
        /** @description A customs record, with the keys exactly as the authority wrote them. */
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
            /** @description Tax type; `A` is the standard rate. */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            pkg_unit_code: string;
            qty_unit_code: string;
            origin_nation_code: string;
        };
        /**
         * @description A day of the calendar, `YYYYMMDD`; `-1` for a record that the unit shows without a date. The date of a fetched
         *     record is taken as the unit shows it.
         */
        DeclarationDate: string;
        /** @description `map` needs `existing_item_code`, `create` needs `new_item`. */
        ProcessImportInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @enum {string} */
            action: "map" | "create";
            task_code: string;
            /**
             * @description A day of the calendar, `YYYYMMDD`; `-1` for a record that the unit shows without a date. The date of a fetched
             *     record is taken as the unit shows it.
             */
            declaration_date: components["schemas"]["DeclarationDate"];
            declaration_number: string;
            item_sequence: number;
            hs_code: string;
            import_item_name: string;
            origin_nation_code: string;
            quantity: number;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            quantity_unit_code: components["schemas"]["UnitCode"];
            supplier_name?: string | undefined;
            /** @description In the foreign currency. */
            invoice_amount: components["schemas"]["Amount"];
            invoice_currency?: string | undefined;
            /**
             * @description To the local currency, at most 6 decimals.
             * @default 1
             */
            exchange_rate?: number | undefined;
            /** @description Code of an item, compared exactly. */
            existing_item_code?: components["schemas"]["ItemCodeInput"] | undefined;
            new_item?: components["schemas"]["NewItemInput"] | undefined;
        };
        NewItemInput: {
            /** @description Country, type, package unit, quantity unit, seven digits. */
            item_code: string;
            /** Format: text */
            item_class_code: string;
            /** Format: text */
            item_name: string;
            /**
             * @description A code of a reference table, as `GET /codes` lists it.
             * @default NT
             */
            pkg_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            qty_unit_code?: components["schemas"]["UnitCode"] | undefined;
            /**
             * @description Tax type; `A` is the standard rate.
             * @default A
             */
            tax_type?: components["schemas"]["TaxTypeCode"] | undefined;
            /** @description Amount times rate by quantity when left out. */
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
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            task_code: string;
            /**
             * @description A day of the calendar, `YYYYMMDD`; `-1` for a record that the unit shows without a date. The date of a fetched
             *     record is taken as the unit shows it.
             */
            declaration_date: components["schemas"]["DeclarationDate"];
            item_sequence: number;
            hs_code: string;
            /** Format: text */
            item_class_code: string;
            /** @description Code of an item, compared exactly. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description A code of a reference table, as `GET /codes` lists it. */
            import_item_status_code: components["schemas"]["UnitCode"];
            /** Format: text */
            remark?: string | undefined;
            /** Format: text */
            modifier_name: string;
            /** Format: identifier */
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
            /** @description Tax type; `A` is the standard rate. */
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
            /** @description Tax type; `A` is the standard rate. */
            tax_type_code: components["schemas"]["TaxTypeCode"];
            /** Format: date-time */
            last_synced_at: string | null;
        };
        StockItemHistory: {
            item: components["schemas"]["StockItem"];
            movements: components["schemas"]["ItemMovement"][];
        };
        /** @description A page that was asked for by `cursor` has no `current_page`, `total_movements` and `total_pages`. */
        MovementsMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What the caller should know although the request succeeded. Left out when there is nothing. */
            warnings?: components["schemas"]["ResponseWarnings"] | undefined;
            current_page?: number | undefined;
            per_page: number;
            total_movements?: number | undefined;
            total_pages?: number | undefined;
            /** @description Send it as `cursor` to get the page that follows; null on the last page. */
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description `qty` is positive with `IN` and `OUT`, signed with `ADJUST`.
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
            /** @description `qty` is positive with `IN` and `OUT`, signed with `ADJUST`. */
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
            /** @description `qty` is positive with `IN` and `OUT`, signed with `ADJUST`. */
            direction: components["schemas"]["MovementDirection"];
            qty: number;
            unit_price: number;
            total_amount: number;
            invoice_no: string | null;
            reference: string;
            /** Format: date-time */
            date: string;
        };
        /** @description Money or quantity with a sign, at most 2 decimals. */
        SignedAmount: number;
        StockMovementInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description The caller's own number of a document, compared exactly. */
            sar_no: components["schemas"]["InvoiceNo"];
            /**
             * @description `11` in, `12` or `21` out, `13` adjustment with signed quantities.
             * @enum {string}
             */
            sar_ty_cd: "11" | "12" | "13" | "21";
            /** @description Local date, `YYYYMMDD`, not in the future. */
            sar_dt: components["schemas"]["DocumentDate"];
            /** @description Local date, `YYYYMMDD`, not in the future. */
            sar_rcv_dt?: components["schemas"]["DocumentDate"] | undefined;
            tot_item_cnt: number;
            /** @description Money or quantity with a sign, at most 2 decimals. */
            tot_taxbl_amt: components["schemas"]["SignedAmount"];
            /** @description Money or quantity with a sign, at most 2 decimals. */
            tot_tax_amt: components["schemas"]["SignedAmount"];
            /** @description With tax. */
            tot_amt: components["schemas"]["SignedAmount"];
            /** Format: text */
            remark?: string | undefined;
            items: components["schemas"]["StockLineInput"][];
        };
        StockLineInput: {
            item_seq: number;
            /** @description Code of an item, compared exactly. */
            item_cd: components["schemas"]["ItemCodeInput"];
            /** Format: text */
            item_clss_cd: string;
            /** Format: text */
            item_nm: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string | undefined;
            /** @description A code of a reference table, as `GET /codes` lists it. */
            pkg_unit_cd: components["schemas"]["UnitCode"];
            /** @description Money or quantity with a sign, at most 2 decimals. */
            pkg: components["schemas"]["SignedAmount"];
            /** @description A code of a reference table, as `GET /codes` lists it. */
            qty_unit_cd: components["schemas"]["UnitCode"];
            /** @description Not zero; negative only with `13`. */
            qty: components["schemas"]["SignedAmount"];
            /**
             * Format: calendar-day
             * @description Expiry, `YYYYMMDD`.
             */
            item_expr_dt?: string | undefined;
            /** @description Money, at most 2 decimals. */
            prc: components["schemas"]["Amount"];
            /** @description Money or quantity with a sign, at most 2 decimals. */
            sply_amt: components["schemas"]["SignedAmount"];
            /**
             * @description Discount.
             * @default 0
             */
            tot_dcamt?: components["schemas"]["Amount"] | undefined;
            /** @description Money or quantity with a sign, at most 2 decimals. */
            taxbl_amt: components["schemas"]["SignedAmount"];
            /** @description Tax type; `A` is the standard rate. */
            tax_ty_cd: components["schemas"]["TaxTypeCode"];
            /** @description Money or quantity with a sign, at most 2 decimals. */
            tax_amt: components["schemas"]["SignedAmount"];
            /** @description Money or quantity with a sign, at most 2 decimals. */
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
            /** @description The branch that the items leave. */
            from_branch_id: components["schemas"]["BhfId"];
            /** @description The branch that receives the items. */
            to_branch_id: components["schemas"]["BhfId"];
            /** @description `YYYYMMDD`; today when left out. */
            transfer_date?: components["schemas"]["DocumentDate"] | undefined;
            /** Format: text */
            remark?: string | undefined;
            items: components["schemas"]["StockTransferLineInput"][];
        };
        StockTransferLineInput: {
            /** @description Code of an item, compared exactly. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description A quantity above zero, at most 2 decimals. */
            quantity: components["schemas"]["Quantity"];
            /** @description With tax, at most 2 decimals; the item's default price when left out. */
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
            status: components["schemas"]["TransactionStatus"];
        } | null;
        StockMasterInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Code of an item, compared exactly. */
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description The quantity counted, at most 2 decimals. */
            remaining_qty: components["schemas"]["Amount"];
            /** Format: text */
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
            /** @description What the movements that the unit has acknowledged add up to. */
            acknowledged_qty: number;
            /** @description The remaining quantity that the unit took last. */
            master_qty: number | null;
            /** @description Local less acknowledged. */
            difference: number;
            /** @description Movements still to be sent. */
            pending_movements: number;
            sync_error: string | null;
            /** @description What waits and why, the oldest twenty. */
            follow_ups: components["schemas"]["FollowUp"][];
            /** Format: date-time */
            last_synced_at: string | null;
        };
        /** @enum {string} */
        EventName: "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "export.completed" | "stock.low" | "notices.received" | "supplier_invoices.received" | "customs_records.received" | "webhook.disabled" | "webhook.test";
        /** @enum {string} */
        SubscribableEvent: "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "export.completed" | "stock.low" | "notices.received" | "supplier_invoices.received" | "customs_records.received" | "webhook.disabled";
        /** @enum {string} */
        DeliveryStatus: "pending" | "succeeded" | "failed";
        WebhookInput: {
            /** Format: uri */
            url: string;
            /**
             * @description Only `transaction.completed` when left out.
             * @default [
             *       "transaction.completed"
             *     ]
             */
            events?: components["schemas"]["SubscribableEvent"][] | undefined;
            /** Format: text */
            description?: string | undefined;
        };
        WebhookUpdate: {
            /** Format: uri */
            url?: string | undefined;
            /** @description The events that the webhook receives from now on; they replace the present ones. */
            events?: components["schemas"]["SubscribableEvent"][] | undefined;
            /** Format: text */
            description?: string | null | undefined;
            /** @description Enables or disables the webhook. */
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
             * @description How long the old secret still signs.
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
                status: components["schemas"]["TransactionStatus"];
                branch_id: string;
                invoice_no: string;
                in_doubt: boolean;
                /** Format: date-time */
                waiting_since: string;
                /**
                 * @description Why it stands still. `receipt_mismatch` is reported at once.
                 * @enum {string}
                 */
                code: "outcome_pending" | "outcome_unknown" | "receipt_mismatch";
                /**
                 * @description The stream that the unanswered call holds up: `sales`, `purchases` or `stock`. With status `success` it is the stock
                 *     movement that follows from the transaction. Null while nothing was sent.
                 */
                stream: string | null;
                /** @description The control unit's last response to the call. */
                message: string | null;
                /** @description The command that records the outcome by hand. Replace OUTCOME with accepted or refused, and REASON with how you know it. */
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
                status: components["schemas"]["TransactionStatus"];
                branch_id: string;
                invoice_no: string;
                /**
                 * Format: date-time
                 * @description When the call was sent first.
                 */
                sent_at: string;
                /** @description The stream that waits: `sales`, `purchases` or `stock`. With status `success` it is the stock movement that follows from the transaction. */
                stream: string;
                /** @description The control unit's last response to the call. */
                message: string | null;
                /** @description The command that records the outcome by hand. Replace OUTCOME with accepted or refused, and REASON with how you know it. */
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
                /** @description `csv`: UTF-8 with a byte order mark, commas, formulas neutralized. `xlsx`: a workbook with one sheet. `jsonl`: one JSON object in each line. */
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
            /** @description Null where the authority gives no name. */
            name: string | null;
            /**
             * @description Whether the TIN is in use at the authority.
             * @enum {string}
             */
            status: "active" | "inactive";
            address: string | null;
            /**
             * @description `unit`: the control unit was asked for this response.
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
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /**
             * Format: date
             * @description First day of the period, not after `to_date`.
             */
            from_date: string;
            /**
             * Format: date
             * @description Last day of the period.
             */
            to_date: string;
            /**
             * Format: text
             * @description The export of the books in base64: CSV or .xlsx, at most 10 MiB.
             */
            file?: string | undefined;
            /**
             * Format: text
             * @description Shown with the reconciliation.
             */
            file_name?: string | undefined;
            /**
             * Format: text
             * @description Between the cells of CSV. Recognized without it.
             */
            delimiter?: string | undefined;
            /**
             * Format: text
             * @description The encoding of CSV, such as `windows-1252`. Recognized without it.
             */
            encoding?: string | undefined;
            /** @description How the file is read, where that is not clear. */
            mapping?: {
                /** @description Field to column of the file. */
                columns?: {
                    /** Format: text */
                    id?: string | undefined;
                    /** Format: text */
                    number?: string | undefined;
                    /** Format: text */
                    unit_number?: string | undefined;
                    /** Format: text */
                    date?: string | undefined;
                    /** Format: text */
                    kind?: string | undefined;
                    /** Format: text */
                    supplier_tin?: string | undefined;
                    /** Format: text */
                    supplier_name?: string | undefined;
                    /** Format: text */
                    supplier_branch?: string | undefined;
                    /** Format: text */
                    own_branch?: string | undefined;
                    /** Format: text */
                    taxable?: string | undefined;
                    /** Format: text */
                    tax?: string | undefined;
                    /** Format: text */
                    total?: string | undefined;
                    /** Format: text */
                    taxable_A?: string | undefined;
                    /** Format: text */
                    taxable_B?: string | undefined;
                    /** Format: text */
                    taxable_C?: string | undefined;
                    /** Format: text */
                    taxable_D?: string | undefined;
                    /** Format: text */
                    taxable_E?: string | undefined;
                    /** Format: text */
                    tax_A?: string | undefined;
                    /** Format: text */
                    tax_B?: string | undefined;
                    /** Format: text */
                    tax_C?: string | undefined;
                    /** Format: text */
                    tax_D?: string | undefined;
                    /** Format: text */
                    tax_E?: string | undefined;
                } | undefined;
                /**
                 * Format: text
                 * @description Like `dd/mm/yyyy`.
                 */
                date_format?: string | undefined;
                /** @description Whether numbers have a decimal comma. */
                decimal_comma?: boolean | undefined;
                /**
                 * Format: text
                 * @description The sheet of a workbook; the first without it.
                 */
                sheet?: string | undefined;
                /** @description What the column of the kind says of credit notes. */
                credit_notes?: string[] | undefined;
                /** @description Further columns for the report. */
                extra?: string[] | undefined;
            } | undefined;
            /** @description Purchases of the books, in the place of a file. Two of `taxable`, `tax` and `total` are needed. */
            rows?: {
                /** Format: text */
                id?: string | undefined;
                /** Format: text */
                number: string;
                /**
                 * Format: text
                 * @description The control unit's number of the invoice.
                 */
                unit_number?: string | undefined;
                /** Format: date */
                date: string;
                /** @enum {string} */
                kind?: "invoice" | "credit_note" | undefined;
                /** Format: text */
                supplier_tin?: string | undefined;
                /** Format: text */
                supplier_name?: string | undefined;
                /** Format: text */
                supplier_branch?: string | undefined;
                /** Format: text */
                own_branch?: string | undefined;
                /** @description Money or quantity with a sign, at most 2 decimals. */
                taxable?: components["schemas"]["SignedAmount"] | undefined;
                /** @description Money or quantity with a sign, at most 2 decimals. */
                tax?: components["schemas"]["SignedAmount"] | undefined;
                /** @description Money or quantity with a sign, at most 2 decimals. */
                total?: components["schemas"]["SignedAmount"] | undefined;
            }[] | undefined;
            /** @description How closely documents must agree. */
            options?: {
                /**
                 * @description Largest difference in money that counts as rounding.
                 * @default 1
                 */
                tolerance?: number | undefined;
                /**
                 * @description The same as a part of the amount: 0.001 is 0.1 %.
                 * @default 0
                 */
                relative_tolerance?: number | undefined;
                /**
                 * @description Days that dates may lie apart.
                 * @default 10
                 */
                max_days?: number | undefined;
                /**
                 * Format: text
                 * @description First day of the fiscal year.
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
            /** @description Purchases that the books have under other branches. They are left out. */
            of_other_branches: number;
            /** @description How the books were read. */
            read_as: {
                /** @description Field to column. */
                columns: {
                    [key: string]: string;
                };
                has_branches: boolean;
                encoding: string | null;
                /** @enum {string|null} */
                decimal: "point" | "comma" | null;
                date_forms: string[];
                /** @description Totals and remarks. */
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
                decided: number;
                /** @description Books − authority, of the totals. */
                difference: number;
                tax_difference: number;
            }[];
            /** @description Rows that differ and that nobody has decided for good. */
            open: number;
            /** @description Decisions that no longer hold. */
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
            /** @description The amounts by tax letter; null where one side has none. */
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
            /** @description The same in each match of the same documents. */
            id: string;
            /** @enum {string} */
            status: "exact" | "suggested" | "mismatch" | "residual" | "missing_in_books" | "missing_at_authority" | "duplicate";
            /** @description Changes with any figure of the documents. */
            seen: string;
            decision: {
                /** @enum {string} */
                action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink";
                author: string;
                /** Format: date-time */
                time: string;
                note: string | null;
            } | null;
            /** @description The rule that made the pair. */
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
            /** @description The nearest documents of the other side, for a document without a partner. */
            candidates: {
                document: components["schemas"]["ReconciliationDocument"];
                score: number;
                /** @description Whether it is in a pair. */
                taken: boolean;
                /** @description Why it is no partner. */
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
            decisions: {
                /**
                 * Format: text
                 * @description The supplier's document; null for a purchase in the books alone.
                 */
                authority_id?: string | null | undefined;
                /**
                 * Format: text
                 * @description The purchase in the books; null for a supplier's document alone.
                 */
                books_id?: string | null | undefined;
                /** @enum {string} */
                action: "accept" | "pending" | "ignore" | "reject" | "link" | "unlink" | "note" | "clear";
                /** Format: text */
                note?: string | undefined;
                /**
                 * Format: text
                 * @description `seen` of the row as it was read.
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
             * @description How the purchases were paid; `01` by default.
             */
            payment_type?: string | undefined;
            /**
             * Format: text
             * @description Begins the numbers of the purchases.
             */
            prefix?: string | undefined;
            /**
             * Format: text
             * @description The month in which the tax is claimed; this month by default.
             */
            claim_month?: string | undefined;
            /**
             * @description Whether rejections are sent to the authority.
             * @default false
             */
            reject?: boolean | undefined;
            /** @description `next_after` of the last response. */
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
            /** @description The tables that there are. */
            tables: string[];
            /** @description The file in base64; null with `format=json`. */
            content: string | null;
            /** @description The statement (`bridge`) and the tables; null with other formats. */
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
            /** @description Documents that wait, are in doubt, or failed and can be retried. */
            open_documents: number;
        };
        PeriodCloseInput: {
            /**
             * Format: text
             * @description Closes the month although documents are open.
             */
            reason?: string | undefined;
        };
        PeriodReopenInput: {
            /** Format: text */
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
            /** @description How many documents of the period are in none of the figures. */
            left_out: components["schemas"]["LeftOutOfPeriod"];
        };
        VatReturnBox: {
            box: components["schemas"]["VatReturnBoxName"];
            /** @enum {string} */
            side: "sales" | "purchases" | "imports";
            /** @enum {string} */
            rate: "general" | "other" | "zero_rated" | "exempt" | "outside_vat";
            title: string;
            /** @description `false` for documents outside VAT: they are shown, and are in none of the totals. */
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
            /** @description Refunds claimed in the month, added to the net. Negative for an adjustment in the taxpayer's favour. Null while nobody entered it. */
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
            invoice_no: string;
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
            /** @description Taxable value of imports at the general rate, from the customs entries. */
            import_general_taxable?: number | null | undefined;
            /** @description VAT of imports at the general rate, from the customs entries. */
            import_general_tax?: number | null | undefined;
            /** @description Taxable value of imports at other rates. */
            import_other_taxable?: number | null | undefined;
            /** @description VAT of imports at other rates. */
            import_other_tax?: number | null | undefined;
            /** @description Value of zero-rated imports. */
            import_zero_rated_taxable?: number | null | undefined;
            /** @description Value of exempt imports. */
            import_exempt_taxable?: number | null | undefined;
            /** @description VAT paid on imported services. */
            imported_services_tax?: number | null | undefined;
            /** @description Input tax that may not be deducted. */
            non_deductible?: number | null | undefined;
            /** @description VAT that buyers withheld, by their certificates. */
            withheld?: number | null | undefined;
            /** @description Credit brought forward from the month before. */
            brought_forward?: number | null | undefined;
            /** @description Refunds claimed in the month, added to the net. Negative for an adjustment in the taxpayer's favour. */
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
             * @description When the month was closed, with these figures; null for an open month and for any other period.
             */
            closed_at: string | null;
            /** @description How many documents of a closed month were signed after its figures were made. They are not in the figures. */
            late_documents: number;
            /** @description How many documents of the period are in none of the figures. */
            left_out: components["schemas"]["LeftOutOfPeriod"];
        };
        TaxReportRow: {
            /**
             * @description `purchase_credit_notes` are credit notes of suppliers. Credit notes are negative.
             * @enum {string}
             */
            of: "sales" | "credit_notes" | "purchases" | "purchase_credit_notes";
            /** @description How many documents have the tax letter and rate. */
            documents: number;
        } & components["schemas"]["LetterFigures"];
        /** @description Credit notes are subtracted. */
        TaxReportTotals: {
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        /** @description How many documents of the period are in none of the figures. */
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
            /** @description The TIN that the control unit signs for. */
            tin: string;
            /**
             * @description How it began. `unreachable`: no connection, nothing was sent. `unanswered`: a call was sent and its outcome was unknown. `rejecting`: the unit responded that it takes nothing, for example because it is full.
             * @enum {string}
             */
            reason: "unreachable" | "unanswered" | "rejecting";
            /** @description The first failure. */
            message: string;
            /**
             * Format: date-time
             * @description When the first call without success was sent.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the unit responded again; null while the outage lasts.
             */
            ended_at: string | null;
            /** @description How many documents waited, by what became of them until now. */
            documents: {
                /** @description All of them. */
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
            status: components["schemas"]["TransactionStatus"];
            /**
             * Format: date-time
             * @description When the service stored it.
             */
            accepted_at: string;
            /**
             * Format: date-time
             * @description When the service got the unit's signature.
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
             * @description A user with a key, an operator with `taxd`, or the service itself.
             * @enum {string}
             */
            actor: "user" | "operator" | "service";
            user_id: number | null;
            user_name: string | null;
            user_email: string | null;
            /** @description The visible start of the key that was used. */
            key_prefix: string | null;
            /** @description Topic and verb, such as `branches.update`. */
            action: string;
            /** @description Kind and name of what was changed, such as `branch 00`. */
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
        /** @description Percent that the insurer pays. */
        InsuranceRate: number;
        InsuranceInput: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            code: components["schemas"]["InsuranceCodeText"];
            /** Format: text */
            name: string;
            /** @description Percent that the insurer pays. */
            rate: components["schemas"]["InsuranceRate"];
            /**
             * @description `false` keeps the insurance out of new sales.
             * @default true
             */
            is_active?: boolean | undefined;
        };
        InsuranceUpdate: {
            /** @description Identifier of a branch, `00` for the head office. */
            branch_id?: components["schemas"]["BhfId"] | undefined;
            /** @description Identifier of a branch, `00` for the head office. */
            bhf_id?: components["schemas"]["BhfId"] | undefined;
            /** Format: text */
            name?: string | undefined;
            /** @description Percent that the insurer pays. */
            rate?: components["schemas"]["InsuranceRate"] | undefined;
            /** @description `false` keeps the insurance out of new sales. */
            is_active?: boolean | undefined;
        };
        Health: {
            status: components["schemas"]["Verdict"];
            version: string;
            /** @enum {string} */
            environment: "live" | "sandbox";
            /** @description Who makes the request. */
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
            /** @description One for each device. */
            lanes: components["schemas"]["LaneHealth"][];
        };
        /** @description Who makes the request. */
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
            /** @description What to do about it. */
            remedy?: string | undefined;
            /** @description The branch that it concerns. */
            bhf_id?: string | undefined;
        };
        LaneHealth: {
            bhf_id: string;
            is_active: boolean;
            /**
             * @description Open while the unit can't be reached, or says that it takes nothing (no key, full, away from the authority): everything waits.
             * @enum {string}
             */
            circuit: "closed" | "open";
            /** @description Submissions waiting. */
            pending: number;
            /** @description Submissions sent without a verdict. */
            in_doubt: number;
            /** @description Age of the oldest waiting one in seconds. */
            oldest_pending_s: number | null;
            /** @description What the unit has still to be told of finished transactions (stock movements, stock masters, import statuses); `GET /stock/drift` lists it. */
            follow_ups: {
                waiting: number;
                /** @description Refused for good; repeated each night. */
                refused: number;
                /** @description Age of the oldest in seconds. */
                oldest_s: number | null;
            };
            /** @description Numbering that has stopped, because another system uses the unit's counter. */
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
        /** @description The response that the caller has kept is current. */
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
        /** @description Stored, will be sent. Poll `meta.check_status_url` or wait for the event `transaction.completed`. */
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
        /** @description The body is not JSON, is not valid (sales, purchases), or was refused by the control unit (imports). */
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
        /** @description The key is missing, malformed, unknown, expired or revoked, or its account is not active; or nobody is signed in. */
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
        /** @description The role, plan, address or account may not do this. */
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
        /** @description The state of the record, or a request that is still running, is in the way. */
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
        /** @description The control unit refused, the outcome is not known yet, or the device is not ready. */
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
        /** @description The control unit refused or could not be reached. */
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
        /** @description A fault of the service, or a control unit that gave no answer to a direct call. */
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
        /** @description The database is lost or the service is overloaded; try again after `Retry-After`. */
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
         * @description The branch that the request is about.
         * @example 00
         */
        BranchHeader: components["schemas"]["BhfId"];
        /**
         * @description The taxpayer's TIN. The service removes blanks around it and writes it in capitals.
         * @example A001234567B
         */
        TaxpayerTin: string;
        /**
         * @description `true` returns only a stored response, at most 90 days old. The request then calls no control unit.
         * @example true
         */
        CachedOnly: boolean;
        /**
         * @description The branch, as in `X-Branch-ID`.
         * @example 00
         */
        BranchQuery: components["schemas"]["BhfId"];
        /** @example 0199c1a7-0000-7a00-8b00-00000000cc01 */
        ReconciliationId: string;
        /**
         * @description Statuses of rows, separated by commas.
         * @example mismatch,residual
         */
        RowStatuses: string;
        /**
         * @description The decision about a row; `none` where nobody has decided.
         * @example none
         */
        RowDecision: "none" | "accept" | "pending" | "ignore" | "reject";
        /**
         * @description The supplier's TIN.
         * @example P051234567Z
         */
        SupplierTinQuery: string;
        /**
         * @description `csv` has one table, `xlsx` all of them.
         * @example xlsx
         */
        ReportFormat: "json" | "csv" | "xlsx";
        /**
         * @description Rows on a page.
         * @example 1000
         */
        RowsPerPage: number;
        /**
         * @description Statuses of pairs whose VAT may be claimed without a decision, separated by commas.
         * @example exact,suggested
         */
        ReportClaim: string;
        /**
         * @description The table of a CSV report; the first without it.
         * @example matched
         */
        ReportTable: string;
        /**
         * @description The month as `YYYY-MM`.
         * @example 2026-02
         */
        Month: string;
        /**
         * @description `true` lists the documents in `lines`. A month of many documents makes a long response.
         * @example true
         */
        ItemizedQuery: boolean;
        /**
         * @description First day, by the dates of the documents; not after `to_date`.
         * @example 2026-03-01
         */
        ReportFrom: string;
        /**
         * @description Last day.
         * @example 2026-03-31
         */
        ReportTo: string;
        /**
         * @description Another name of `branch_id`.
         * @example 00
         */
        BhfQuery: components["schemas"]["BhfId"];
        /**
         * @description The `ETag` of a response that the caller has kept. 304 says that it is still current.
         * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
         */
        IfNoneMatch: string;
        /**
         * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
         * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
         */
        IdempotencyKey: string;
        /**
         * @description Answer 202 at once and finish later. Needs the plan feature `async`.
         * @example true
         */
        Async: boolean;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
         * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
         */
        Cursor: string;
        /**
         * @description Rows on a page.
         * @example 50
         */
        PerPage: number;
        /**
         * @description First local day, not after `to_date`.
         * @example 2026-03-01
         */
        FromDate: string;
        /**
         * @description Last local day.
         * @example 2026-03-31
         */
        ToDate: string;
        /**
         * @description The outage.
         * @example 0199c1a7-0000-7a00-8b00-00000000bd01
         */
        OutageId: string;
        /**
         * @description Only changes made by users with a key, by operators with `taxd`, or by the service itself.
         * @example user
         */
        AuditActor: "user" | "operator" | "service";
        /**
         * @description Only changes made by this user.
         * @example 1
         */
        AuditUser: number;
        /**
         * @description Only this action (`branches.update`), or all actions of a topic (`branches`).
         * @example branches
         */
        AuditAction: string;
        /**
         * @description Text contained in the subject, such as a branch, an item code or an id. Upper and lower case differ.
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
         * @description Identifier of the branch.
         * @example 00
         */
        BhfId: string;
        /**
         * @description Code of the insurance.
         * @example INS01
         */
        InsuranceCode: string;
        /**
         * @description Code of the item.
         * @example KE2NTXU0000001
         */
        ItemCode: string;
        /**
         * @description Overrules the `Accept` header.
         * @example pdf
         */
        FormatQuery: "json" | "pdf";
        /**
         * @description Paper of the PDF, a page or the roll of a receipt printer.
         * @example 80mm
         */
        PaperQuery: "a4" | "80mm";
        /**
         * @description Marks the receipt as a copy of one that was handed over before.
         * @example true
         */
        CopyQuery: boolean;
        /**
         * @description Language of the words on the printed receipt. Names, texts and figures stay as they were sent. Default: the language that the sale was submitted with.
         * @example sw
         */
        LanguageQuery: "en" | "sw";
        /**
         * @description Only this kind.
         * @example sales
         */
        TypeFilter: components["schemas"]["TransactionType"];
        /**
         * @description Only this status.
         * @example failed
         */
        StatusFilter: components["schemas"]["TransactionStatus"];
        /**
         * @description `waiting`: no purchase registers it yet; `registered`: a purchase does.
         * @example waiting
         */
        SupplierSaleStatus: "waiting" | "registered" | "all";
        /**
         * @description `missing`: only sales that succeeded and whose receipt was lost (`receipt_unrecovered`). Enter it with `POST /transactions/{id}/settle`.
         * @example missing
         */
        ReceiptFilter: "missing";
        /**
         * @description Only this invoice number, exactly.
         * @example INV-2026-0041
         */
        InvoiceNoFilter: string;
        /**
         * @description Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `item_class`, and what else the authority publishes.
         * @example 17
         */
        CodeClassFilter: string;
        /**
         * @description Text contained in code or name, whatever its case.
         * @example carton
         */
        TextFilter: string;
        /**
         * @description Part of the item code.
         * @example KE2NT
         */
        ItemCodeFilter: string;
        /**
         * @description Part of the name, whatever its case.
         * @example cola
         */
        ItemNameFilter: string;
        /**
         * @description Part of the barcode.
         * @example 616110
         */
        BarcodeFilter: string;
        /**
         * @description Only codes of this source.
         * @example default
         */
        SourceFilter: components["schemas"]["CodeSource"];
        /**
         * @description Only this code.
         * @example 85123A
         */
        ExternalCodeFilter: components["schemas"]["ExternalCodeText"];
        /**
         * @description Whose code it is.
         * @example default
         */
        ExternalSource: components["schemas"]["CodeSource"];
        /**
         * @description The code.
         * @example 85123A
         */
        ExternalCode: components["schemas"]["ExternalCodeText"];
        /**
         * @description Only active, or only inactive items.
         * @example true
         */
        IsActiveFilter: boolean;
        /**
         * @description Only this item.
         * @example KE2NTXU0000001
         */
        ExactItemCodeFilter: string;
        /**
         * @description Code of the item.
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
         * @description Column to sort by.
         * @example current_qty
         */
        StockSortBy: "item_code" | "item_name" | "current_qty" | "last_synced_at";
        /**
         * @description Direction of `sort_by`.
         * @example asc
         */
        SortOrder: "asc" | "desc";
        /**
         * @description By time, newest first by default.
         * @example desc
         */
        MovementSortOrder: "asc" | "desc";
        /**
         * @description Only movements of this kind.
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
         * @description Only registrations of this status.
         * @example pending
         */
        RegistrationStatus: "unverified" | "pending" | "approved" | "rejected";
        /**
         * @description Only accounts of this status.
         * @example active
         */
        AccountStatus: "pending_approval" | "active" | "suspended" | "cancelled";
        /**
         * @description A part of the name or e-mail address, or a whole TIN.
         * @example duka
         */
        AccountSearch: string;
        /**
         * @description The TIN.
         * @example P051234567Z
         */
        BoundTin: string;
        /**
         * @description Identifier of the key.
         * @example 0199c166-0000-7a00-8b00-00000000e001
         */
        LimitedKey: string;
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
         * @description The part of the file, one range such as `bytes=1048576-`. Others are ignored, and the whole file is sent.
         * @example bytes=1048576-
         */
        RangeHeader: string;
        /**
         * @description The `ETag` of the first part; the whole file is sent where the file has another.
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
         * @description Only deliveries to this webhook.
         * @example 0199c166-0000-7a00-8b00-00000000aa01
         */
        WebhookFilter: string;
        /**
         * @description Only this event.
         * @example transaction.completed
         */
        EventFilter: components["schemas"]["EventName"];
        /**
         * @description Only this status.
         * @example failed
         */
        DeliveryStatusFilter: components["schemas"]["DeliveryStatus"];
        /**
         * @description Only deliveries about this transaction.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
         */
        TransactionFilter: string;
        /**
         * @description Only deliveries made later than the one with this id.
         * @example 0199c1a2-7000-7a00-8b00-00000000dd01
         */
        AfterFilter: string;
        /**
         * @description Identifier of the event, the same on every repetition.
         * @example 0199c1a2-7000-7a00-8b00-00000000ee01
         */
        WebhookIdHeader: string;
        /**
         * @description When it was sent, in Unix seconds.
         * @example 1773126901
         */
        WebhookTimestampHeader: string;
        /**
         * @description One or more signatures, separated by a blank.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Parts of the file can be asked for.
         * @example bytes
         */
        "Accept-Ranges": "bytes";
        /**
         * @description Which part of the file this is, and the size of the whole file.
         * @example bytes 1048576-2097151/5242880
         */
        "Content-Range": string;
        /**
         * @description The session's cookie; empty where the session has ended.
         * @example __Host-taxctl=Zk3vQ9aB…; Path=/; HttpOnly; SameSite=Lax; Secure
         */
        "Set-Cookie": string;
        /**
         * @description The request's id, as sent or made.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11
         */
        "X-Request-Id": string;
        /**
         * @description Requests a minute that the key, or without a valid key the IP address, may make over time. Always the sustained rate, never the burst.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests that may be made at once now. It refills at the sustained rate up to the burst (100 for an ordinary key), so it can be higher than `X-RateLimit-Limit`.
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
         * @description Seconds to wait before the next try.
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
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description `waiting`: no purchase registers it yet; `registered`: a purchase does.
                 * @example waiting
                 */
                status?: components["parameters"]["SupplierSaleStatus"] | undefined;
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Only this kind.
                 * @example sales
                 */
                type?: components["parameters"]["TypeFilter"] | undefined;
                /**
                 * @description Only this status.
                 * @example failed
                 */
                status?: components["parameters"]["StatusFilter"] | undefined;
                /**
                 * @description `missing`: only sales that succeeded and whose receipt was lost (`receipt_unrecovered`). Enter it with `POST /transactions/{id}/settle`.
                 * @example missing
                 */
                receipt?: components["parameters"]["ReceiptFilter"] | undefined;
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Only this invoice number, exactly.
                 * @example INV-2026-0041
                 */
                invoice_no?: components["parameters"]["InvoiceNoFilter"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
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
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
            /** @description One page of attempts, the latest first. */
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Overrules the `Accept` header.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"] | undefined;
                /**
                 * @description Paper of the PDF, a page or the roll of a receipt printer.
                 * @example 80mm
                 */
                paper?: components["parameters"]["PaperQuery"] | undefined;
                /**
                 * @description Marks the receipt as a copy of one that was handed over before.
                 * @example true
                 */
                copy?: components["parameters"]["CopyQuery"] | undefined;
                /**
                 * @description Language of the words on the printed receipt. Names, texts and figures stay as they were sent. Default: the language that the sale was submitted with.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The link, and where it is sent. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The doubt is settled. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Identifier of the branch.
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
                 * @description Identifier of the branch.
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
                 * @description Identifier of the branch.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device is removed. */
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
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description Identifier of the branch.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts, the latest first. */
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the branch.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Identifier of the branch.
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
            /** @description The unit answered. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The account as it is now. */
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
    listBranches: {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Identifier of the branch.
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
                 * @description Identifier of the branch.
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
            /** @description The branch as it is now. */
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
                 * @description Identifier of the branch.
                 * @example 00
                 */
                bhfId: components["parameters"]["BhfId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch is removed. */
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
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * @description Identifier of the branch.
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
                 * @description Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `item_class`, and what else the authority publishes.
                 * @example 17
                 */
                code_class?: components["parameters"]["CodeClassFilter"] | undefined;
                /**
                 * @description Text contained in code or name, whatever its case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The `ETag` of a response that the caller has kept. 304 says that it is still current.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The `ETag` of a response that the caller has kept. 304 says that it is still current.
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
                 * @description The `ETag` of a response that the caller has kept. 304 says that it is still current.
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
                 * @description The `ETag` of a response that the caller has kept. 304 says that it is still current.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Part of the item code.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"] | undefined;
                /**
                 * @description Part of the name, whatever its case.
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
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Only codes of this source.
                 * @example default
                 */
                source?: components["parameters"]["SourceFilter"] | undefined;
                /**
                 * @description Only this code.
                 * @example 85123A
                 */
                external_code?: components["parameters"]["ExternalCodeFilter"] | undefined;
                /**
                 * @description Only this item.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
            /** @description How many codes were added, changed and left as they were. */
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
                 * @description Whose code it is.
                 * @example default
                 */
                source: components["parameters"]["ExternalSource"];
                /**
                 * @description The code.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the item.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the item.
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
            /** @description The item as it is now, with the quantity of the branch. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
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
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Part of the item code.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"] | undefined;
                /**
                 * @description Part of the name, whatever its case.
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
                 * @description Column to sort by.
                 * @example current_qty
                 */
                sort_by?: components["parameters"]["StockSortBy"] | undefined;
                /**
                 * @description Direction of `sort_by`.
                 * @example asc
                 */
                sort_order?: components["parameters"]["SortOrder"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async?: components["parameters"]["Async"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the item.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total_movements` and `total_pages`. */
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Only this item.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"] | undefined;
                /**
                 * @description Only movements of this kind.
                 * @example sales
                 */
                type?: components["parameters"]["MovementTypeFilter"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description By time, newest first by default.
                 * @example desc
                 */
                sort_order?: components["parameters"]["MovementSortOrder"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of differences. */
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The webhook as it is now. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Only deliveries to this webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                webhook_id?: components["parameters"]["WebhookFilter"] | undefined;
                /**
                 * @description Only this event.
                 * @example transaction.completed
                 */
                event?: components["parameters"]["EventFilter"] | undefined;
                /**
                 * @description Only this status.
                 * @example failed
                 */
                status?: components["parameters"]["DeliveryStatusFilter"] | undefined;
                /**
                 * @description Only deliveries about this transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                transaction_id?: components["parameters"]["TransactionFilter"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Only deliveries made later than the one with this id.
                 * @example 0199c1a2-7000-7a00-8b00-00000000dd01
                 */
                after?: components["parameters"]["AfterFilter"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The delivery, waiting again. */
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
                 * @description Text contained in code or name, whatever its case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description The taxpayer's TIN. The service removes blanks around it and writes it in capitals.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of insurers. */
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description Code of the insurance.
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
            /** @description The insurance as it is now. */
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
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Only changes made by users with a key, by operators with `taxd`, or by the service itself.
                 * @example user
                 */
                actor?: components["parameters"]["AuditActor"] | undefined;
                /**
                 * @description Only changes made by this user.
                 * @example 1
                 */
                user_id?: components["parameters"]["AuditUser"] | undefined;
                /**
                 * @description Only this action (`branches.update`), or all actions of a topic (`branches`).
                 * @example branches
                 */
                action?: components["parameters"]["AuditAction"] | undefined;
                /**
                 * @description Text contained in the subject, such as a branch, an item code or an id. Upper and lower case differ.
                 * @example branch 00
                 */
                subject?: components["parameters"]["AuditSubject"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The export is being made. */
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
                 * @description The part of the file, one range such as `bytes=1048576-`. Others are ignored, and the whole file is sent.
                 * @example bytes=1048576-
                 */
                Range?: components["parameters"]["RangeHeader"] | undefined;
                /**
                 * @description The `ETag` of the first part; the whole file is sent where the file has another.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"] | undefined;
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                /** @example 0199c1a7-0000-7a00-8b00-00000000cc01 */
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
                 * @description Statuses of rows, separated by commas.
                 * @example mismatch,residual
                 */
                status?: components["parameters"]["RowStatuses"] | undefined;
                /**
                 * @description The decision about a row; `none` where nobody has decided.
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
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                /** @example 0199c1a7-0000-7a00-8b00-00000000cc01 */
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /** @example 0199c1a7-0000-7a00-8b00-00000000cc01 */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /** @example 0199c1a7-0000-7a00-8b00-00000000cc01 */
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
                 * @description `csv` has one table, `xlsx` all of them.
                 * @example xlsx
                 */
                format?: components["parameters"]["ReportFormat"] | undefined;
                /**
                 * @description The table of a CSV report; the first without it.
                 * @example matched
                 */
                table?: components["parameters"]["ReportTable"] | undefined;
                /**
                 * @description Statuses of pairs whose VAT may be claimed without a decision, separated by commas.
                 * @example exact,suggested
                 */
                claim?: components["parameters"]["ReportClaim"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @example 0199c1a7-0000-7a00-8b00-00000000cc01 */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description `true` lists the documents in `lines`. A month of many documents makes a long response.
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
            /** @description The return as it is now. */
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First day, by the dates of the documents; not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date: components["parameters"]["ReportFrom"];
                /**
                 * @description Last day.
                 * @example 2026-03-31
                 */
                to_date: components["parameters"]["ReportTo"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
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
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"] | undefined;
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"] | undefined;
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"] | undefined;
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"] | undefined;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"] | undefined;
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The branch that the request is about.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
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
                 * @description The outage.
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
                        /** @description A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            /** @description The user, as changed. */
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description The registration is taken. */
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
                 * @description Only registrations of this status.
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
                 * @description Only accounts of this status.
                 * @example active
                 */
                status?: components["parameters"]["AccountStatus"] | undefined;
                /**
                 * @description A part of the name or e-mail address, or a whole TIN.
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
                 * @description The TIN.
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
            /** @description You. */
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
            /** @description You, as changed. */
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
            header?: never;
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
            /** @description The verdicts. */
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
