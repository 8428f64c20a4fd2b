// Generated from openapi.yaml by server/generate.ts (npm run generate): change the document, not this file.

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
        get?: never;
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
         * @description Ends the doubt about a send that got no answer, by what is known from the unit or the authority. `accepted` makes the transaction successful with its number used, `refused` makes it failed and releases the number; what follows from a transaction at the unit (its stock movement) is settled in the same way. A success whose receipt data is lost (`receipt_unrecovered`) gets it by `accepted` with `receipt_no`. A receipt that was entered so is corrected in the same way: fields that are left out keep their values. 422 when another sale has the receipt's number, from the same control unit, or its signature. Audited with the reason, and with the old and new receipt. `refused` also gives up a call that a fault inside the service keeps from being sent (`blocked` says so): the transaction fails, and a stock movement that follows from a success is cancelled. 409 `not_in_doubt` when nothing is unanswered, 409 `device_busy` while a send may still be on its way.
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
         * @description Stored notices of the authority, newest first; `q` looks in the title, or names a number. New ones are fetched once a day by themselves, and at once by `POST /notices/sync`.
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
    "/reports/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up a period by tax letter
         * @description Sums up the documents that the control units accepted, by their own dates, of one branch or of all. Sales, credit notes, purchases and suppliers' credit notes have rows of their own for each tax letter and rate; credit notes are negative. Purchases count once they are approved. Imports count by their value in local currency: the control unit knows no import VAT, so take that from the customs entry. The figures equal the sum of the documents that `POST /sales/search` and `POST /purchases/search` list. The request counts as five in the rate limit.
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
         * @description Who is signed in: name, e-mail address, two-factor sign-in, and the accounts that you belong to, with your role in each.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your name
         * @description Changes your name in all accounts that you belong to.
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
            warnings?: components["schemas"]["ResponseWarnings"];
            /** @description This submission repeats an earlier one and made no new receipt. */
            duplicate?: boolean;
            /** @description Path of the transaction. */
            check_status_url?: string;
            /** @description Seconds to wait. */
            retry_after?: number;
        };
        AcceptedMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            warnings?: components["schemas"]["ResponseWarnings"];
            /** @description This submission repeats an earlier one. */
            duplicate?: boolean;
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
            warnings?: components["schemas"]["ResponseWarnings"];
            current_page?: number;
            per_page: number;
            total?: number;
            total_pages?: number;
            next_cursor: components["schemas"]["NextCursor"];
        };
        TotalMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            warnings?: components["schemas"]["ResponseWarnings"];
            total: number;
        };
        NextStepMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            warnings?: components["schemas"]["ResponseWarnings"];
            /** @description What to do next. */
            next_step: string;
        };
        NoteMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            warnings?: components["schemas"]["ResponseWarnings"];
            /** @description Given when the device must be initialized again. */
            note?: string;
        };
        ResponseWarning: {
            /** @description Stable and machine-readable; the catalogue explains it. */
            code: string;
            /** @description A sentence for people. */
            message: string;
            /** @description Path of the field that the warning is about, like `customer_name`. */
            field?: string;
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
            };
            /** @description A detail. */
            error?: string;
            /** @description Why a retry is not allowed. */
            reason?: string;
            /** @description What is known of the record that failed. */
            data?: {
                [key: string]: unknown;
            };
            /** @description The transaction that the failure is about. */
            transaction_id?: string;
            /** @description Whether the same request can succeed later. */
            retryable?: boolean;
            /** @description Where the code is explained. */
            doc_url?: string;
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
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
        };
        /**
         * @description 1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up.
         * @enum {integer}
         */
        DocumentSign: 1 | -1;
        SalesBulkInput: {
            /** @description The branch of the sales that name none. */
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
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
            code?: string;
            /** @description A sentence for people. */
            message?: string;
            /** @description Field path to messages. */
            errors?: {
                [key: string]: string[];
            };
            warnings?: components["schemas"]["ResponseWarnings"];
        };
        /** @description A sale, or with `receipt_type: R` a credit note (positive figures, not above the original sale). A credit note goes out with its original's customer. */
        SaleInput: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            invoice_no: components["schemas"]["InvoiceNo"];
            sale_date: components["schemas"]["DocumentDate"];
            /** @description Local time, `HHMMSS`; now when left out. */
            sale_time?: components["schemas"]["DocumentTime"];
            /** @description Payment type, as `GET /codes/payment-types` lists it. */
            payment_type: components["schemas"]["UnitCode"];
            /**
             * @description `S` sale, `R` credit note.
             * @default S
             * @enum {string}
             */
            receipt_type: "S" | "R";
            /** @description Credit notes only and required there. */
            original_invoice_no?: components["schemas"]["InvoiceNo"];
            /** @description Credit notes only and required there. */
            refund_reason_code?: components["schemas"]["UnitCode"];
            /** @description On a credit note the original's, or left out; another one is 422 `customer_mismatch`. */
            customer_tin?: components["schemas"]["Tin"];
            /**
             * Format: text
             * @description Left out, a sale gets the authority's name for `customer_tin` where `GET /taxpayers/{tin}` has looked it up, else the account's name for walk-in customers. A credit note goes out with its original's name; another one is replaced, with a warning.
             */
            customer_name?: string;
            /** Format: text */
            customer_mobile?: string;
            /** Format: text */
            remark?: string;
            total_amount?: components["schemas"]["Amount"];
            tax_amount?: components["schemas"]["Amount"];
            taxable_amount?: components["schemas"]["Amount"];
            items: components["schemas"]["SaleLineInput"][];
        };
        /** @description What is left out is filled from the item and the calculation rules; what is given is checked. */
        SaleLineInput: {
            /** @description Position, 1 and up. */
            item_seq?: number;
            /** @description Another name of `item_seq`. */
            item_sequence?: number;
            item_code?: components["schemas"]["ItemCodeInput"];
            /** @description A code that was set with `PUT /items/external-codes`, in place of `item_code`. */
            external_code?: components["schemas"]["ExternalCodeText"];
            /** @description Source of `external_code`; `default` when left out. */
            external_source?: components["schemas"]["CodeSource"];
            /** Format: text */
            item_class_code?: string;
            /** Format: text */
            item_name?: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string;
            pkg_unit_code?: components["schemas"]["UnitCode"];
            /** @description Number of packages. */
            pkg?: components["schemas"]["Amount"];
            qty_unit_code?: components["schemas"]["UnitCode"];
            quantity?: components["schemas"]["Quantity"];
            /** @description Another name of `quantity`. */
            qty?: components["schemas"]["Quantity"];
            /** @description Price with tax. */
            unit_price: components["schemas"]["Amount"];
            /** @description Total without tax. */
            supply_amount?: components["schemas"]["Amount"];
            discount_rate?: components["schemas"]["Percent"];
            discount_amount?: components["schemas"]["Amount"];
            /** @description Supply less discount. */
            taxable_amount?: components["schemas"]["Amount"];
            tax_type?: components["schemas"]["TaxTypeCode"];
            tax_rate?: components["schemas"]["Percent"];
            /** @description Total less supply. */
            tax_amount?: components["schemas"]["Amount"];
            /** @description Quantity times price. */
            total_amount?: components["schemas"]["Amount"];
        } & (({
            quantity: components["schemas"]["Quantity"];
        } | {
            /** @description Another name of `quantity`. */
            qty: components["schemas"]["Quantity"];
        }) & ({
            item_code: components["schemas"]["ItemCodeInput"];
        } | {
            /** @description A code that was set with `PUT /items/external-codes`, in place of `item_code`. */
            external_code: components["schemas"]["ExternalCodeText"];
        }));
        /** @description The corrections of a sale, at least one. Fields that are left out stay as they are on the original. */
        ReissueInput: {
            /** @description Number of the corrected sale. Left out, it is the original's with `-R1`, or the next of them for a sale that was reissued itself. */
            invoice_no?: components["schemas"]["InvoiceNo"];
            /** @description Number of the credit note. Left out, it is the original's with `-CN`. */
            credit_note_no?: components["schemas"]["InvoiceNo"];
            /** @description Left out, it is `07` (wrong customer PIN) where `customer_tin` is given, `08` (wrong customer name) where only the name is, else `13` (other). */
            refund_reason_code?: components["schemas"]["UnitCode"];
            /** @description Date of the corrected sale, `YYYYMMDD`; today when left out. */
            sale_date?: components["schemas"]["DocumentDate"];
            /** @description Local time, `HHMMSS`; now when left out. */
            sale_time?: components["schemas"]["DocumentTime"];
            /** @description Payment type, as `GET /codes/payment-types` lists it. */
            payment_type?: components["schemas"]["UnitCode"];
            /**
             * Format: identifier
             * @description The right TIN; null for a buyer without one.
             */
            customer_tin?: string | null;
            /**
             * Format: text
             * @description The right name; null for the account's name for walk-in customers.
             */
            customer_name?: string | null;
            /** Format: text */
            customer_mobile?: string;
            /** Format: text */
            remark?: string;
            /** @description All lines of the corrected sale. Left out, they are what is left of the original after earlier credit notes. */
            items?: components["schemas"]["SaleLineInput"][];
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
            receipt_unrecovered?: boolean;
            warning?: components["schemas"]["Warning"];
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
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description The tax letter that was sent to the authority, as receipts print it. */
            authority_tax_type: string;
            tax_rate: number;
            tax_amount: number;
            total_amount: number;
        };
        Sale: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "S" | "R";
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
            customer_mobile?: string | null;
            remark?: string | null;
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
            response: components["schemas"]["ResponseData"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        SaleSearch: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /**
             * Format: date
             * @description First sale date, not after `to_date`.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Last sale date.
             */
            to_date?: string;
            invoice_no?: components["schemas"]["InvoiceNo"];
            /**
             * Format: text
             * @description Part of the name, whatever its case.
             */
            customer_name?: string;
            customer_tin?: components["schemas"]["Tin"];
            status?: components["schemas"]["TransactionStatus"];
            /** @default 50 */
            per_page: number;
            /** @default 1 */
            page: number;
            /**
             * Format: text
             * @description `meta.next_cursor` of the last page, with the same search. Don't send `page` with it.
             */
            cursor?: string;
        };
        SaleSummary: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "S" | "R";
            sign: components["schemas"]["DocumentSign"];
            sale_date: string;
            customer_name: string | null;
            customer_tin: string | null;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
            taxes: components["schemas"]["TaxesByLetter"];
            status: components["schemas"]["TransactionStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description The lines summed by tax letter and rate. Figures are positive also on a credit note: multiply them by `sign` before you add documents up. */
        TaxesByLetter: components["schemas"]["LetterFigures"][];
        LetterFigures: {
            tax_type: components["schemas"]["TaxTypeCode"];
            tax_rate: number;
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        /** @description A supplier's invoice. */
        PurchaseInput: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            invoice_no: components["schemas"]["InvoiceNo"];
            purchase_date: components["schemas"]["DocumentDate"];
            purchase_time: components["schemas"]["DocumentTime"];
            supplier_tin: components["schemas"]["Tin"];
            /** Format: text */
            supplier_name: string;
            supplier_bhf_id?: components["schemas"]["BhfId"];
            supplier_invoice_no: components["schemas"]["InvoiceNo"];
            /**
             * @description A code of class 34. `02` (default of a purchase) approves and adds stock. `05` (default of a supplier's credit note) subtracts it; a
             *     credit note with `02` is read as `05`, a purchase with `05` is rejected. `04` registers that you reject the invoice: its lines need no
             *     registered item. Every status but `02` and `05` moves no stock.
             */
            purchase_status?: components["schemas"]["UnitCode"];
            /**
             * @description `N` normal, `I` import.
             * @default N
             * @enum {string}
             */
            purchase_type: "N" | "I";
            /**
             * @description `P` purchase, `R` the supplier's credit note.
             * @default P
             * @enum {string}
             */
            receipt_type: "P" | "R";
            /** @description Payment type, as `GET /codes/payment-types` lists it. */
            payment_type: components["schemas"]["UnitCode"];
            /** Format: text */
            remark?: string;
            total_amount?: components["schemas"]["Amount"];
            tax_amount?: components["schemas"]["Amount"];
            taxable_amount?: components["schemas"]["Amount"];
            items: components["schemas"]["PurchaseLineInput"][];
        };
        PurchaseLineInput: {
            /** @description Position, 1 and up. */
            item_seq?: number;
            /** @description Another name of `item_seq`. */
            item_sequence?: number;
            item_code: components["schemas"]["ItemCodeInput"];
            /** Format: text */
            item_class_code: string;
            /** Format: text */
            item_name: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string;
            pkg_unit_code: components["schemas"]["UnitCode"];
            /** @description Number of packages. */
            pkg: components["schemas"]["Amount"];
            qty_unit_code: components["schemas"]["UnitCode"];
            qty?: components["schemas"]["Quantity"];
            /** @description Another name of `qty`. */
            quantity?: components["schemas"]["Quantity"];
            /** @description Price with tax. */
            unit_price: components["schemas"]["Amount"];
            /** @description Total without tax. */
            supply_amount: components["schemas"]["Amount"];
            /** @default 0 */
            discount_rate: components["schemas"]["Percent"];
            /** @default 0 */
            discount_amount: components["schemas"]["Amount"];
            /** @description Supply less discount. */
            taxable_amount: components["schemas"]["Amount"];
            tax_type: components["schemas"]["TaxTypeCode"];
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
            receipt_unrecovered?: boolean;
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
            /** @description `HHMMSS` */
            purchase_time: string;
            purchase_status: string;
            purchase_type: string;
            payment_type: string;
            supplier_tin: string;
            supplier_name: string;
            supplier_bhf_id: string | null;
            supplier_invoice_no: string;
            remark?: string | null;
            total_amount: number;
            tax_amount: number;
            taxable_amount?: number;
            status: components["schemas"]["TransactionStatus"];
            items: components["schemas"]["PurchaseLine"][];
            response: components["schemas"]["ResponseData"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
        };
        PurchaseSearch: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /**
             * Format: date
             * @description First purchase date, not after `to_date`.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Last purchase date.
             */
            to_date?: string;
            invoice_no?: components["schemas"]["InvoiceNo"];
            /**
             * Format: text
             * @description Part of the name, whatever its case.
             */
            supplier_name?: string;
            status?: components["schemas"]["TransactionStatus"];
            /** @default 50 */
            per_page: number;
            /** @default 1 */
            page: number;
            /**
             * Format: text
             * @description `meta.next_cursor` of the last page, with the same search. Don't send `page` with it.
             */
            cursor?: string;
        };
        PurchaseSummary: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "P" | "R";
            sign: components["schemas"]["DocumentSign"];
            purchase_date: string;
            /** @description As in `GET /codes?code_class=34`: `02` approved, `04` rejected, `05` a supplier's credit note. */
            purchase_status: string;
            supplier_name: string;
            supplier_tin: string;
            taxable_amount: number;
            /** @description Of a purchase that confirms a supplier's sale, as the supplier reported it. */
            tax_amount: number;
            /** @description Of a purchase that confirms a supplier's sale, as the supplier reported it. */
            total_amount: number;
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
            /**
             * @description `S` sale, `R` the supplier's credit note.
             * @enum {string}
             */
            rcptTyCd?: "S" | "R";
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
        };
        SupplierSaleLine: {
            itemSeq: number;
            /** @description The supplier's own code. */
            itemCd: string;
            /** @description Your item, where the supplier's code was set under the source `supplier:<TIN>`; else null. */
            item_code?: string | null;
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
            /** @default default */
            source: components["schemas"]["CodeSource"];
            codes: components["schemas"]["ExternalCodeInput"][];
        };
        ExternalCodeInput: {
            external_code: components["schemas"]["ExternalCodeText"];
            item_code: components["schemas"]["ItemCodeInput"];
            /**
             * Format: text
             * @description What the other system calls the item.
             */
            description?: string;
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
            };
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
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
            /** @description The submitted payload. */
            request_data: {
                [key: string]: unknown;
            };
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
            receipt_signature?: string | null;
            internal_data?: string | null;
            sdc_id?: string | null;
            total_receipt_no?: number | null;
            /** @description True when the unit accepted but its receipt data is lost. */
            receipt_unrecovered?: boolean;
            warning?: components["schemas"]["Warning"];
            /** @description How often it was sent. */
            attempts?: number;
            failure?: components["schemas"]["Failure"];
        };
        RetryInput: {
            /**
             * Format: text
             * @description Kept for audit.
             */
            reason?: string;
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
            number?: number;
            /** @description With `accepted`, when known. */
            receipt_no?: string;
            /** @description With `accepted`, when known. */
            receipt_date?: components["schemas"]["UnitDateTime"];
            /**
             * Format: identifier
             * @description With `accepted`, when known.
             */
            receipt_signature?: string;
            /**
             * Format: identifier
             * @description With `accepted`, when known.
             */
            internal_data?: string;
            /**
             * Format: identifier
             * @description With `accepted`: the control unit that signed the receipt, as the receipt prints it. A unit that was replaced counts its receipts anew.
             */
            sdc_id?: string;
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
            /** @description The control unit's number of that sale, as printed: `KRACU0100000001/41`. */
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
            bhf_id: components["schemas"]["BhfId"];
            tin: components["schemas"]["Tin"];
            dvc_srl_no: components["schemas"]["SerialNo"];
            vscu_url: components["schemas"]["UnitUrl"];
            /**
             * @description Who calls the control unit; see DeviceVia.
             * @default direct
             * @enum {string}
             */
            via: "direct" | "relay";
            /**
             * @description The tax authority's dialect.
             * @default ke
             * @enum {string}
             */
            profile: "ke" | "plain";
            credentials?: components["schemas"]["Credentials"];
            device_info?: {
                [key: string]: unknown;
            };
            settings?: components["schemas"]["DeviceSettingsInput"];
        };
        DeviceUpdate: {
            tin?: components["schemas"]["Tin"];
            dvc_srl_no?: components["schemas"]["SerialNo"];
            vscu_url?: components["schemas"]["UnitUrl"];
            via?: components["schemas"]["DeviceVia"];
            credentials?: components["schemas"]["Credentials"];
            device_info?: {
                [key: string]: unknown;
            };
            settings?: components["schemas"]["DeviceSettingsInput"];
        };
        /**
         * @description Who calls the control unit. `direct`: the service. `relay`: the relay of the branch; the URL is then an address in the branch's network.
         * @enum {string}
         */
        DeviceVia: "direct" | "relay";
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
            password?: string;
            code?: components["schemas"]["SecondFactor"];
        };
        Me: {
            id: number;
            email: string;
            name: string;
            /** @description Whether signing in needs a code. */
            two_factor: boolean;
            recovery_codes_left: number;
            memberships: components["schemas"]["Membership"][];
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
            name: string;
        };
        PasswordInput: {
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
            password: components["schemas"]["NewPassword"];
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
            amounts?: "tax_included" | "tax_excluded" | "as_submitted";
            /**
             * @description What happens to a new item of a class that the synchronized table lacks: `warn` registers it with a warning (default in the sandbox, whose table is known to be short), `reject` answers 422 (default in live).
             * @enum {string}
             */
            unknown_item_classes?: "warn" | "reject";
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
            credentials?: components["schemas"]["Credentials"];
        };
        InitializeInput: {
            credentials?: components["schemas"]["Credentials"];
            /**
             * @description Register the device at the control unit although it is initialized.
             * @default false
             */
            force: boolean;
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
            warnings?: string[];
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
            walk_in_customer_name?: components["schemas"]["WalkInName"];
            trade_name?: components["schemas"]["ReceiptText"];
            receipt_address?: components["schemas"]["ReceiptAddress"];
            receipt_header?: components["schemas"]["ReceiptText"];
            receipt_footer?: components["schemas"]["ReceiptText"];
            receipt_language?: components["schemas"]["ReceiptLanguage"];
            /** @description The authority's logo for receipts: a PNG (8 bits a colour, not interlaced) or JPEG (grey or RGB) as a data URI, at most 128 KiB and 1200 pixels in each direction. Null removes it, and receipts have an empty frame. */
            receipt_logo?: string | null;
            /** @description Whether the business is registered for VAT. False rejects sales with VAT, and receipts have no VAT. */
            vat_registered?: boolean | null;
            /** @description How long after a sale it can be credited, counted from its sale date to that of the credit note: `6 months`, `90 days` or `none` for no limit. Null restores the limit of the control unit's profile: 6 months for `ke`, none for `plain`. Accepted credit notes stay accepted. */
            credit_note_window?: string | null;
            /** @description How many credit notes a sale can have, those that failed not counted. Null allows any number. */
            credit_notes_per_sale?: number | null;
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
            bhf_id: components["schemas"]["NewBhfId"];
            /** Format: text */
            name: string;
            /** @default false */
            is_head_office: boolean;
            /** Format: text */
            address_line?: string | null;
            /** Format: text */
            city?: string | null;
            /** Format: text */
            county?: string | null;
            /** Format: text */
            postal_code?: string | null;
            /** @description Two letters. */
            country?: string | null;
            /** Format: text */
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: text */
            manager_name?: string | null;
            /** Format: text */
            manager_phone?: string | null;
            /** Format: email */
            manager_email?: string | null;
            trade_name?: components["schemas"]["ReceiptText"];
            receipt_address?: components["schemas"]["ReceiptAddress"];
            receipt_header?: components["schemas"]["ReceiptText"];
            receipt_footer?: components["schemas"]["ReceiptText"];
            receipt_language?: components["schemas"]["ReceiptLanguage"];
            walk_in_customer_name?: components["schemas"]["WalkInName"];
        };
        BranchUpdate: {
            /** Format: text */
            name?: string;
            is_head_office?: boolean;
            /** Format: text */
            address_line?: string | null;
            /** Format: text */
            city?: string | null;
            /** Format: text */
            county?: string | null;
            /** Format: text */
            postal_code?: string | null;
            /** @description Two letters. */
            country?: string | null;
            /** Format: text */
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: text */
            manager_name?: string | null;
            /** Format: text */
            manager_phone?: string | null;
            /** Format: email */
            manager_email?: string | null;
            trade_name?: components["schemas"]["ReceiptText"];
            receipt_address?: components["schemas"]["ReceiptAddress"];
            receipt_header?: components["schemas"]["ReceiptText"];
            receipt_footer?: components["schemas"]["ReceiptText"];
            receipt_language?: components["schemas"]["ReceiptLanguage"];
            walk_in_customer_name?: components["schemas"]["WalkInName"];
        };
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
            rate?: number | null;
        };
        TaxType: {
            code_class: string;
            class_name: string;
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
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /** @description Made when left out: country, type, package unit, quantity unit, seven-digit number. */
            item_code?: components["schemas"]["ItemCodeInput"];
            /** Format: text */
            item_name: string;
            item_class_code: string;
            /**
             * @description `1` raw material, `2` finished product, `3` service without stock.
             * @default 2
             * @enum {string}
             */
            item_type: "1" | "2" | "3";
            tax_type_code: components["schemas"]["TaxTypeCode"];
            /** @default NT */
            pkg_unit_code: components["schemas"]["UnitCode"];
            qty_unit_code: components["schemas"]["UnitCode"];
            /**
             * @description Country of origin.
             * @default KE
             */
            origin_nation_code: string;
            /**
             * @description Price with tax.
             * @default 0
             */
            default_price: components["schemas"]["Amount"];
            /**
             * @description Below or at it stock is low.
             * @default 0
             */
            safety_qty: components["schemas"]["Amount"];
            /** Format: identifier */
            barcode?: string;
            /** @default true */
            is_active: boolean;
        };
        ItemUpdate: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /** Format: text */
            item_name?: string;
            /** @description Price with tax. */
            default_price?: components["schemas"]["Amount"];
            /** @description Below or at it stock is low. */
            safety_qty?: components["schemas"]["Amount"];
            /**
             * Format: identifier
             * @description `null` removes it.
             */
            barcode?: string | null;
            /** @description `false` keeps the item out of new documents. */
            is_active?: boolean;
        };
        SelectImportItemsInput: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /** @description The `result_date` of the last call. */
            last_request_date: components["schemas"]["UnitDateTime"];
            /** @description Answer with these records instead, processed ones too. One that is not in the answer does not exist. */
            records?: components["schemas"]["ImportKey"][];
        };
        /** @description What identifies a customs record. */
        ImportKey: {
            task_code: string;
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
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /** @enum {string} */
            action: "map" | "create";
            task_code: string;
            declaration_date: components["schemas"]["DeclarationDate"];
            declaration_number: string;
            item_sequence: number;
            hs_code: string;
            import_item_name: string;
            origin_nation_code: string;
            quantity: number;
            quantity_unit_code: components["schemas"]["UnitCode"];
            supplier_name?: string;
            /** @description In the foreign currency. */
            invoice_amount: components["schemas"]["Amount"];
            invoice_currency?: string;
            /**
             * @description To the local currency, at most 6 decimals.
             * @default 1
             */
            exchange_rate: number;
            existing_item_code?: components["schemas"]["ItemCodeInput"];
            new_item?: components["schemas"]["NewItemInput"];
        };
        NewItemInput: {
            /** @description Country, type, package unit, quantity unit, seven digits. */
            item_code: string;
            /** Format: text */
            item_class_code: string;
            /** Format: text */
            item_name: string;
            /** @default NT */
            pkg_unit_code: components["schemas"]["UnitCode"];
            qty_unit_code?: components["schemas"]["UnitCode"];
            /** @default A */
            tax_type: components["schemas"]["TaxTypeCode"];
            /** @description Amount times rate by quantity when left out. */
            default_price?: components["schemas"]["Amount"];
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
            sync_error?: string;
        };
        UpdateImportItemInput: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            task_code: string;
            declaration_date: components["schemas"]["DeclarationDate"];
            item_sequence: number;
            hs_code: string;
            /** Format: text */
            item_class_code: string;
            item_code: components["schemas"]["ItemCodeInput"];
            import_item_status_code: components["schemas"]["UnitCode"];
            /** Format: text */
            remark?: string;
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
            warnings?: components["schemas"]["ResponseWarnings"];
            current_page?: number;
            per_page: number;
            total_movements?: number;
            total_pages?: number;
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
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            sar_no: components["schemas"]["InvoiceNo"];
            /**
             * @description `11` in, `12` or `21` out, `13` adjustment with signed quantities.
             * @enum {string}
             */
            sar_ty_cd: "11" | "12" | "13" | "21";
            sar_dt: components["schemas"]["DocumentDate"];
            sar_rcv_dt?: components["schemas"]["DocumentDate"];
            tot_item_cnt: number;
            tot_taxbl_amt: components["schemas"]["SignedAmount"];
            tot_tax_amt: components["schemas"]["SignedAmount"];
            /** @description With tax. */
            tot_amt: components["schemas"]["SignedAmount"];
            /** Format: text */
            remark?: string;
            items: components["schemas"]["StockLineInput"][];
        };
        StockLineInput: {
            item_seq: number;
            item_cd: components["schemas"]["ItemCodeInput"];
            /** Format: text */
            item_clss_cd: string;
            /** Format: text */
            item_nm: string;
            /**
             * Format: identifier
             * @description Barcode.
             */
            bcd?: string;
            pkg_unit_cd: components["schemas"]["UnitCode"];
            pkg: components["schemas"]["SignedAmount"];
            qty_unit_cd: components["schemas"]["UnitCode"];
            /** @description Not zero; negative only with `13`. */
            qty: components["schemas"]["SignedAmount"];
            /**
             * Format: calendar-day
             * @description Expiry, `YYYYMMDD`.
             */
            item_expr_dt?: string;
            prc: components["schemas"]["Amount"];
            sply_amt: components["schemas"]["SignedAmount"];
            /**
             * @description Discount.
             * @default 0
             */
            tot_dcamt: components["schemas"]["Amount"];
            taxbl_amt: components["schemas"]["SignedAmount"];
            tax_ty_cd: components["schemas"]["TaxTypeCode"];
            tax_amt: components["schemas"]["SignedAmount"];
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
            transfer_date?: components["schemas"]["DocumentDate"];
            /** Format: text */
            remark?: string;
            items: components["schemas"]["StockTransferLineInput"][];
        };
        StockTransferLineInput: {
            item_code: components["schemas"]["ItemCodeInput"];
            quantity: components["schemas"]["Quantity"];
            /** @description With tax, at most 2 decimals; the item's default price when left out. */
            unit_price?: components["schemas"]["Amount"];
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
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            item_code: components["schemas"]["ItemCodeInput"];
            /** @description The quantity counted, at most 2 decimals. */
            remaining_qty: components["schemas"]["Amount"];
            /** Format: text */
            remark?: string;
        };
        StockMasterResult: {
            /** Format: uuid */
            transaction_id: string;
            item_code: string;
            remaining_qty: number;
            /** @description The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when. */
            synced_to_authority: boolean;
            /** @description Only when `synced_to_authority` is false. */
            sync_error?: string;
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
        EventName: "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "stock.low" | "notices.received" | "supplier_invoices.received" | "webhook.disabled" | "webhook.test";
        /** @enum {string} */
        SubscribableEvent: "transaction.completed" | "transaction.stalled" | "transaction.outcome_unknown" | "transaction.exhausted" | "device.unreachable" | "device.reachable" | "relay.disconnected" | "relay.connected" | "stock.low" | "notices.received" | "supplier_invoices.received" | "webhook.disabled";
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
            events: components["schemas"]["SubscribableEvent"][];
            /** Format: text */
            description?: string;
        };
        WebhookUpdate: {
            /** Format: uri */
            url?: string;
            /** @description The events that the webhook receives from now on; they replace the present ones. */
            events?: components["schemas"]["SubscribableEvent"][];
            /** Format: text */
            description?: string | null;
            /** @description Enables or disables the webhook. */
            is_active?: boolean;
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
            keep_old_hours: number;
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
                sales: components["schemas"]["TaxReportTotals"];
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
            /** @description How many documents of the period are in none of the figures. */
            left_out: {
                sales: components["schemas"]["LeftOut"];
                purchases: components["schemas"]["LeftOut"] & {
                    /** @description Accepted by the control unit with another status than approved. */
                    not_approved: number;
                };
                imports: components["schemas"]["LeftOut"];
            };
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
        InsuranceInput: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            /** Format: identifier */
            code: string;
            /** Format: text */
            name: string;
            /** @description Percent that the insurer pays. */
            rate: number;
            /** @default true */
            is_active: boolean;
        };
        Health: {
            status: components["schemas"]["Verdict"];
            version: string;
            /** @enum {string} */
            environment: "live" | "sandbox";
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
            remedy?: string;
            /** @description The branch that it concerns. */
            bhf_id?: string;
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
export type $defs = Record<string, never>;
export interface operations {
    createSale: {
        parameters: {
            query: {
                /**
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async: components["parameters"]["Async"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async: components["parameters"]["Async"];
            };
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SaleSearch"];
            };
        };
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
            query: {
                /**
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async: components["parameters"]["Async"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchaseSearch"];
            };
        };
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
    fetchSupplierSales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        };
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
            query: {
                /**
                 * @description Only this kind.
                 * @example sales
                 */
                type?: components["parameters"]["TypeFilter"];
                /**
                 * @description Only this status.
                 * @example failed
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description `missing`: only sales that succeeded and whose receipt was lost (`receipt_unrecovered`). Enter it with `POST /transactions/{id}/settle`.
                 * @example missing
                 */
                receipt?: components["parameters"]["ReceiptFilter"];
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description Only this invoice number, exactly.
                 * @example INV-2026-0041
                 */
                invoice_no?: components["parameters"]["InvoiceNoFilter"];
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
            };
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
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
        };
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
            query: {
                /**
                 * @description Overrules the `Accept` header.
                 * @example pdf
                 */
                format?: components["parameters"]["FormatQuery"];
                /**
                 * @description Paper of the PDF, a page or the roll of a receipt printer.
                 * @example 80mm
                 */
                paper: components["parameters"]["PaperQuery"];
                /**
                 * @description Marks the receipt as a copy of one that was handed over before.
                 * @example true
                 */
                copy: components["parameters"]["CopyQuery"];
            };
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
    settleTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
        };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
        };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
            };
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
            query: {
                /**
                 * @description Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `item_class`, and what else the authority publishes.
                 * @example 17
                 */
                code_class?: components["parameters"]["CodeClassFilter"];
                /**
                 * @description Text contained in code or name, whatever its case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The `ETag` of a response that the caller has kept. 304 says that it is still current.
                 * @example W/"3q2-7wA0Zk1mQz8c5uYv9sT4b1E"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        };
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description Part of the item code.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"];
                /**
                 * @description Part of the name, whatever its case.
                 * @example cola
                 */
                item_name?: components["parameters"]["ItemNameFilter"];
                /**
                 * @description Part of the barcode.
                 * @example 616110
                 */
                barcode?: components["parameters"]["BarcodeFilter"];
                /**
                 * @description Only active, or only inactive items.
                 * @example true
                 */
                is_active?: components["parameters"]["IsActiveFilter"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description Only codes of this source.
                 * @example default
                 */
                source?: components["parameters"]["SourceFilter"];
                /**
                 * @description Only this code.
                 * @example 85123A
                 */
                external_code?: components["parameters"]["ExternalCodeFilter"];
                /**
                 * @description Only this item.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async: components["parameters"]["Async"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description Part of the item code.
                 * @example KE2NT
                 */
                item_code?: components["parameters"]["ItemCodeFilter"];
                /**
                 * @description Part of the name, whatever its case.
                 * @example cola
                 */
                item_name?: components["parameters"]["ItemNameFilter"];
                /**
                 * @description Part of the barcode.
                 * @example 616110
                 */
                barcode?: components["parameters"]["BarcodeFilter"];
                /**
                 * @description Only items at or below their safety quantity, or only the others.
                 * @example true
                 */
                low_stock?: components["parameters"]["LowStockFilter"];
                /**
                 * @description Only items at zero or below, or only the others.
                 * @example false
                 */
                out_of_stock?: components["parameters"]["OutOfStockFilter"];
                /**
                 * @description Column to sort by.
                 * @example current_qty
                 */
                sort_by?: components["parameters"]["StockSortBy"];
                /**
                 * @description Direction of `sort_by`.
                 * @example asc
                 */
                sort_order: components["parameters"]["SortOrder"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async: components["parameters"]["Async"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description Answer 202 at once and finish later. Needs the plan feature `async`.
                 * @example true
                 */
                async: components["parameters"]["Async"];
            };
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Movements on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage50"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description Only this item.
                 * @example KE2NTXU0000001
                 */
                item_code?: components["parameters"]["ExactItemCodeFilter"];
                /**
                 * @description Only movements of this kind.
                 * @example sales
                 */
                type?: components["parameters"]["MovementTypeFilter"];
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description By time, newest first by default.
                 * @example desc
                 */
                sort_order: components["parameters"]["MovementSortOrder"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
        };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
        };
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
            query: {
                /**
                 * @description Only deliveries to this webhook.
                 * @example 0199c166-0000-7a00-8b00-00000000aa01
                 */
                webhook_id?: components["parameters"]["WebhookFilter"];
                /**
                 * @description Only this event.
                 * @example transaction.completed
                 */
                event?: components["parameters"]["EventFilter"];
                /**
                 * @description Only this status.
                 * @example failed
                 */
                status?: components["parameters"]["DeliveryStatusFilter"];
                /**
                 * @description Only deliveries about this transaction.
                 * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41
                 */
                transaction_id?: components["parameters"]["TransactionFilter"];
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description Only deliveries made later than the one with this id.
                 * @example 0199c1a2-7000-7a00-8b00-00000000dd01
                 */
                after?: components["parameters"]["AfterFilter"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
        };
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
            query: {
                /**
                 * @description Text contained in code or name, whatever its case.
                 * @example carton
                 */
                q?: components["parameters"]["TextFilter"];
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BranchInputOnly"];
            };
        };
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
            query: {
                /**
                 * @description `true` returns only a stored response, at most 90 days old. The request then calls no control unit.
                 * @example true
                 */
                cached: components["parameters"]["CachedOnly"];
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
    listAudit: {
        parameters: {
            query: {
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description Only changes made by users with a key, by operators with `taxd`, or by the service itself.
                 * @example user
                 */
                actor?: components["parameters"]["AuditActor"];
                /**
                 * @description Only changes made by this user.
                 * @example 1
                 */
                user_id?: components["parameters"]["AuditUser"];
                /**
                 * @description Only this action (`branches.update`), or all actions of a topic (`branches`).
                 * @example branches
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Text contained in the subject, such as a branch, an item code or an id. Upper and lower case differ.
                 * @example branch 00
                 */
                subject?: components["parameters"]["AuditSubject"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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
    getTaxReport: {
        parameters: {
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
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
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description The branch, as in `X-Branch-ID`.
                 * @example 00
                 */
                branch_id?: components["parameters"]["BranchQuery"];
                /**
                 * @description Another name of `branch_id`.
                 * @example 00
                 */
                bhf_id?: components["parameters"]["BhfQuery"];
                /**
                 * @description First local day, not after `to_date`.
                 * @example 2026-03-01
                 */
                from_date?: components["parameters"]["FromDate"];
                /**
                 * @description Last local day.
                 * @example 2026-03-31
                 */
                to_date?: components["parameters"]["ToDate"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
            header?: {
                /**
                 * @description The branch that the request is about.
                 * @example 00
                 */
                "X-Branch-ID"?: components["parameters"]["BranchHeader"];
            };
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
            query: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description `meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.
                 * @example q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Rows on a page.
                 * @example 50
                 */
                per_page: components["parameters"]["PerPage"];
            };
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

/** Operations that need no credential. */
export type PublicOperation = "createSession" | "completeSession" | "requestPasswordReset" | "resetPassword";

/** Operations of a person, whatever the account: a session, and no API key. */
export type PersonOperation = "listSessions" | "deleteAllSessions" | "confirmSession" | "deleteSession" | "getMe" | "updateMe" | "changePassword" | "beginTwoFactor" | "disableTwoFactor" | "confirmTwoFactor" | "renewRecoveryCodes";

/** Operations in an account that need a session: no API key can call them. */
export type SessionOperation = never;

/** The OpenAPI document as JSON text, so that no YAML is parsed at run time. */
export const documentText = "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"taxctl\",\"version\":\"1.0.0\",\"summary\":\"Report sales, purchases, stock and customs imports to a tax authority.\",\"description\":\"A multi-tenant JSON service in front of the control units (VSCU) of a tax authority. A client account owns\\nbranches, a branch has one device, and a device numbers and signs what the branch submits.\\n\\n**Keys.** Each request carries `Authorization: Bearer <API key>`. A key has 64 characters: `txl_…` opens the live\\ndata, `txs_…` the sandbox data; nothing of one is readable from the other. `/api/v1` takes both kinds,\\n`/sandbox/api/v1` takes sandbox keys only.\\n\\n**Sessions.** A person who signs in (`POST /sessions`) gets a cookie that opens the same operations, with the role that the\\nperson has in the account. `/api/v1` is then live data and `/sandbox/api/v1` sandbox data. The header `X-Account` names the\\naccount by its number (`GET /me`); a person of one account can omit it. Operations with `security: [session]` take no API\\nkey. Requests that change something must come from the service's own pages: `Sec-Fetch-Site: same-origin`, or the service's\\n`Origin`.\\n\\n**Branch.** Operations marked `x-branch: true` work on one branch: header `X-Branch-ID`, or `branch_id` (also\\n`bhf_id`) in the body, or for GET in the query. Two different values are a validation error. Without any, the\\naccount's only branch is meant. Operations marked `x-branch: optional` cover all branches when none is named.\\n\\n**Answers.** Success: `status`, mostly `message`, `data`, `meta`. Failure: `status: error`, `message`, a stable\\n`code` and, where they apply, `errors` (field to messages), `error`, `reason`, `data`, `transaction_id`,\\n`retryable`, `doc_url`. Fields may be added to answers at any time; request bodies with unknown fields are refused.\\n\\n**Warnings.** `meta.warnings` lists what the caller should know although the service accepted the request: each has\\na stable `code`, a `message` and, where it is about a field, the `field`.\\n\\n**Validation** is answered with 422, on operations with `x-validation-status: 400` with 400. A body that is not\\nJSON is always 400.\\n\\n**Repeating safely.** The invoice number identifies a submission: the same content again is answered with the\\npresent state of the first (`meta.duplicate: true`), other content with 409. Any POST also honours an\\n`Idempotency-Key` header.\\n\\n**Tracing.** A well-formed `X-Request-Id` request header is taken over; the answer always carries one, repeated in\\n`meta.request_id`.\\n\\n**Limits.** 60 requests a minute and key, bursts of 100; bodies up to 1 MiB (`POST /sales/bulk` 4 MiB); 999 lines a submission; numbers with\\nat most 11 integer digits and 2 decimals (exchange rates 6).\\n\\n**Texts.** `format: text` has no control characters. `format: identifier` is in Unicode NFC and has no control,\\nzero-width or bidirectional characters. The service rejects other values and never rewrites them. A field that\\nstands twice in a JSON object is 400.\\n\\n**Lines.** Lines are numbered from 1, each number once; either every line has `item_seq` or none has.\\n\\n**Pages.** A list gives a page by its number (`page`), with totals. To read a whole list, begin without `page` and send\\n`meta.next_cursor` of each page as `cursor` of the next request, with the same filter and sort, until it is null. Each\\nrow comes once, also when rows are added meanwhile, and each page costs the same. Lists sorted by `current_qty` or\\n`last_synced_at` are an exception: their rows change places. A cursor that was changed or belongs to another request is\\n422 `invalid_cursor`.\\n\\n**Queries.** Unknown query parameters are rejected by name; an operation without query parameters ignores the\\nquery. Integers are decimal digits.\\n\\n**Dates.** Document dates are the authority's local `YYYYMMDD`, control-unit times `YYYYMMDDHHmmss`, timestamps of\\nthe service ISO 8601 in UTC, query dates `YYYY-MM-DD`. `format: calendar-day` and `calendar-time` are days that the\\ncalendar has; others are rejected.\\n\",\"license\":{\"name\":\"MIT\",\"identifier\":\"MIT\"},\"contact\":{\"name\":\"The taxctl maintainers\"}},\"servers\":[{\"url\":\"/api/v1\",\"description\":\"Live or sandbox data, decided by the key.\"},{\"url\":\"/sandbox/api/v1\",\"description\":\"Sandbox data, sandbox keys only.\"}],\"security\":[{\"bearer\":[]},{\"session\":[]}],\"tags\":[{\"name\":\"sales\",\"description\":\"Sales and credit notes, signed by the branch's device.\"},{\"name\":\"purchases\",\"description\":\"Purchases and the suppliers' sales they confirm.\"},{\"name\":\"transactions\",\"description\":\"Everything submitted, its state, retry, receipt and statistics.\"},{\"name\":\"devices\",\"description\":\"The control unit of each branch.\"},{\"name\":\"relays\",\"description\":\"Programs at branches that carry calls to control units which the service can't reach.\"},{\"name\":\"account\",\"description\":\"The account and its settings.\"},{\"name\":\"branches\",\"description\":\"The account's places of business.\"},{\"name\":\"codes\",\"description\":\"Reference codes, in this interface's letters with the unit's code beside.\"},{\"name\":\"items\",\"description\":\"Goods and services as registered with the authority.\"},{\"name\":\"imports\",\"description\":\"Customs records, mapped to items and booked into stock.\"},{\"name\":\"stock\",\"description\":\"Quantities, movements and the authority's stock master.\"},{\"name\":\"webhooks\",\"description\":\"Addresses told about events, and the deliveries made to them.\"},{\"name\":\"notices\",\"description\":\"Notices of the authority.\"},{\"name\":\"taxpayers\",\"description\":\"Names of customers and suppliers, as the authority has them.\"},{\"name\":\"insurances\",\"description\":\"Insurers of a pharmacy branch.\"},{\"name\":\"audit\",\"description\":\"Who changed what in the account.\"},{\"name\":\"reports\",\"description\":\"Reports for the authority.\"},{\"name\":\"sessions\",\"description\":\"Sign-in of people to the web console and to the operations that need a session.\"},{\"name\":\"me\",\"description\":\"The person who is signed in.\"},{\"name\":\"passwords\",\"description\":\"New passwords by mail.\"},{\"name\":\"health\",\"description\":\"Self-check of the whole chain.\"}],\"paths\":{\"/sales\":{\"post\":{\"operationId\":\"createSale\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":true,\"x-lane\":true,\"x-validation-status\":400,\"summary\":\"Submit a sale or credit note\",\"description\":\"Stores the sale, has the branch's device sign it and answers with the receipt. Names, rates and amounts left out are filled from the item and the calculation rules, given ones are checked within 0.01. Stored before anything is sent; status, receipt, quantities, movements and event are then written together. Without an outcome within 30 seconds the answer is 422 `outcome_pending` or `outcome_unknown`: the sale is kept and must not be submitted under another number.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SaleInput\"},\"examples\":{\"SaleInput\":{\"$ref\":\"#/components/examples/SaleInput\"},\"CreditNoteInput\":{\"$ref\":\"#/components/examples/CreditNoteInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The receipt that the control unit issued.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SaleResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Sale\":{\"$ref\":\"#/components/examples/Sale\"},\"SaleDuplicate\":{\"$ref\":\"#/components/examples/SaleDuplicate\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sales/bulk\":{\"post\":{\"operationId\":\"createSalesBulk\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":true,\"x-extension\":true,\"x-bulk\":{\"field\":\"sales\",\"of\":\"createSale\",\"most\":500,\"bytes\":4194304},\"x-validation-status\":400,\"summary\":\"Submit many sales and credit notes\",\"description\":\"Stores up to 500 sales and credit notes, each on its own, and responds before they are signed. Each entry is the body of `POST /sales` and is checked and stored by the same rules; sales are stored before credit notes. The response is 202 and has one result for each entry, also where all are rejected. A number that was submitted before is a `duplicate` with its present status. Poll `GET /transactions` or wait for the event `transaction.completed`. The request counts once in the rate limit, and its body may have 4 MiB. An environment has at most 50,000 sales that are not signed yet; beyond that the response is 503. Send a request again whose response was lost: invoice numbers protect each sale.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SalesBulkInput\"},\"examples\":{\"SalesBulkInput\":{\"$ref\":\"#/components/examples/SalesBulkInput\"}}}}},\"responses\":{\"202\":{\"description\":\"One result for each entry.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"processing\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SalesBulkResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SalesBulk\":{\"$ref\":\"#/components/examples/SalesBulk\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sales/{id}\":{\"get\":{\"operationId\":\"getSale\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"Show a sale\",\"description\":\"The sale with its lines and the control unit's answer. 403 when it belongs to another account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"}],\"responses\":{\"200\":{\"description\":\"The sale.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Sale\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SaleDetail\":{\"$ref\":\"#/components/examples/SaleDetail\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sales/{id}/reissue\":{\"post\":{\"operationId\":\"reissueSale\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-lane\":true,\"x-extension\":true,\"x-validation-status\":400,\"summary\":\"Credit a sale and issue it again\",\"description\":\"Corrects a sale that was signed with a wrong buyer, date or line. Stores two documents at once: a credit note of what is left of the sale, dated today, and the corrected sale. Fields that you leave out stay as they are on the original, except the date: the corrected sale is of today. The corrected sale is sent once the control unit has accepted the credit note. If the unit rejects the credit note, the corrected sale fails with `credit_note_rejected` and isn't sent. Retry the credit note; the corrected sale follows automatically. If the unit rejects the corrected sale, retry it, or send this request again with other corrections: the credit note is kept. The same request again returns the same result. Other corrections of a sale that has its reissue are 409 `already_reissued`.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/ReissueInput\"},\"examples\":{\"ReissueInput\":{\"$ref\":\"#/components/examples/ReissueInput\"}}}}},\"responses\":{\"200\":{\"description\":\"Both receipts that the control unit issued.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/ReissueResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Reissue\":{\"$ref\":\"#/components/examples/Reissue\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sales/search\":{\"post\":{\"operationId\":\"searchSales\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"x-validation-status\":400,\"summary\":\"Search sales\",\"description\":\"Sales by document date, number, customer and status, newest first. All conditions must hold; an empty body finds everything. A part of a name is looked for in at most 100,000 sales: dates narrow them.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SaleSearch\"},\"examples\":{\"SaleSearch\":{\"$ref\":\"#/components/examples/SaleSearch\"}}}}},\"responses\":{\"200\":{\"description\":\"One page of sales.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"data\",\"meta\"],\"properties\":{\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleSummary\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"SaleList\":{\"$ref\":\"#/components/examples/SaleList\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases\":{\"post\":{\"operationId\":\"createPurchase\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-lane\":true,\"x-validation-status\":400,\"summary\":\"Register a purchase\",\"description\":\"Registers a supplier's invoice at the control unit and increases stock. Amounts must follow the calculation rules within 0.01, or equal the stored supplier sale that the purchase confirms. One supplier invoice can be registered once. Stored before anything is sent; everything that follows from success is written together.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PurchaseInput\"},\"examples\":{\"PurchaseInput\":{\"$ref\":\"#/components/examples/PurchaseInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The purchase is registered.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/PurchaseResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Purchase\":{\"$ref\":\"#/components/examples/Purchase\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases/{transaction_id}\":{\"get\":{\"operationId\":\"getPurchase\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show a purchase\",\"description\":\"The purchase with its lines and the control unit's answer. 403 when it belongs to another account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/PurchaseId\"}],\"responses\":{\"200\":{\"description\":\"The purchase.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Purchase\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PurchaseDetail\":{\"$ref\":\"#/components/examples/PurchaseDetail\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases/search\":{\"post\":{\"operationId\":\"searchPurchases\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":\"optional\",\"x-validation-status\":400,\"summary\":\"Search purchases\",\"description\":\"Purchases by document date, number, supplier and status, newest first. All conditions must hold; an empty body finds everything. A part of a name is looked for in at most 100,000 purchases: dates narrow them.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PurchaseSearch\"},\"examples\":{\"PurchaseSearch\":{\"$ref\":\"#/components/examples/PurchaseSearch\"}}}}},\"responses\":{\"200\":{\"description\":\"One page of purchases.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"data\",\"meta\"],\"properties\":{\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/PurchaseSummary\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"PurchaseList\":{\"$ref\":\"#/components/examples/PurchaseList\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases/sales\":{\"post\":{\"operationId\":\"fetchSupplierSales\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-validation-status\":400,\"summary\":\"Fetch unregistered supplier sales\",\"description\":\"Asks the control unit for sales of suppliers to this branch and answers with every stored one that no purchase has registered yet. New ones are stored before the cursor moves. 500 `unit_unreachable` when the unit gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInputOnly\"},\"examples\":{\"BranchOnly\":{\"$ref\":\"#/components/examples/BranchOnly\"}}}}},\"responses\":{\"200\":{\"description\":\"The supplier sales not yet registered.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SupplierSale\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SupplierSales\":{\"$ref\":\"#/components/examples/SupplierSales\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions\":{\"get\":{\"operationId\":\"listTransactions\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"summary\":\"List transactions\",\"description\":\"Submissions of all kinds, newest first. A cashier sees sales only.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TypeFilter\"},{\"$ref\":\"#/components/parameters/StatusFilter\"},{\"$ref\":\"#/components/parameters/ReceiptFilter\"},{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/InvoiceNoFilter\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of transactions.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"data\",\"meta\"],\"properties\":{\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/TransactionSummary\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"TransactionList\":{\"$ref\":\"#/components/examples/TransactionList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/stats\":{\"get\":{\"operationId\":\"getTransactionStats\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show transaction statistics\",\"description\":\"Counts of the account's transactions by status and type over local days, the last 30 days by default. Without `to_date` the period ends today, or on the day of the latest transaction where that is later. `success_rate` is the percentage of successes among finished transactions, 0 when nothing is finished.\",\"parameters\":[{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"}],\"responses\":{\"200\":{\"description\":\"The counts.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\",\"period\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/TransactionStats\"},\"period\":{\"$ref\":\"#/components/schemas/Period\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TransactionStats\":{\"$ref\":\"#/components/examples/TransactionStats\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}\":{\"get\":{\"operationId\":\"getTransaction\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"Show a transaction\",\"description\":\"The transaction with the submitted payload and the control unit's answer. Poll it until `status` is `success` or `failed`. 403 when it belongs to another account, or to a cashier when it is no sale.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"}],\"responses\":{\"200\":{\"description\":\"The transaction.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Transaction\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TransactionDetail\":{\"$ref\":\"#/components/examples/TransactionDetail\"},\"TransactionFailed\":{\"$ref\":\"#/components/examples/TransactionFailed\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/attempts\":{\"get\":{\"operationId\":\"listTransactionAttempts\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-extension\":true,\"summary\":\"List the attempts of a transaction\",\"description\":\"Each time that the service called the control unit for the transaction and for its stock movements, with the body sent and the body received, also after a rejection. Keys and passwords are masked. Attempts are kept for 90 days, unless the operator chose another time. 403 when the transaction belongs to another account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of attempts, the latest first.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Attempt\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"AttemptList\":{\"$ref\":\"#/components/examples/AttemptList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/retry\":{\"post\":{\"operationId\":\"retryTransaction\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Retry a failed transaction\",\"description\":\"Sends a failed transaction again and waits for the outcome. Possible while `can_retry` is true: at most three retries after the first attempt, manual and automatic together. 422 when it can't be retried (`reason`), or when the retry failed (`data`).\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/RetryInput\"},\"examples\":{\"RetryInput\":{\"$ref\":\"#/components/examples/RetryInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The retry succeeded.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RetryResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Retry\":{\"$ref\":\"#/components/examples/Retry\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/RetryFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/receipt\":{\"get\":{\"operationId\":\"getReceipt\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-extension\":true,\"summary\":\"Show or print a receipt\",\"description\":\"The receipt from stored data, as JSON or PDF, chosen by `format` or else by the `Accept` header. 422 `no_receipt` for a transaction that has none: not signed yet, refused, or no sale.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/FormatQuery\"},{\"$ref\":\"#/components/parameters/PaperQuery\"},{\"$ref\":\"#/components/parameters/CopyQuery\"}],\"responses\":{\"200\":{\"description\":\"The receipt.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Receipt\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Receipt\":{\"$ref\":\"#/components/examples/Receipt\"}}},\"application/pdf\":{\"schema\":{\"type\":\"string\",\"contentMediaType\":\"application/pdf\"}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/settle\":{\"post\":{\"operationId\":\"settleTransaction\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\"],\"x-extension\":true,\"summary\":\"Settle a transaction in doubt\",\"description\":\"Ends the doubt about a send that got no answer, by what is known from the unit or the authority. `accepted` makes the transaction successful with its number used, `refused` makes it failed and releases the number; what follows from a transaction at the unit (its stock movement) is settled in the same way. A success whose receipt data is lost (`receipt_unrecovered`) gets it by `accepted` with `receipt_no`. A receipt that was entered so is corrected in the same way: fields that are left out keep their values. 422 when another sale has the receipt's number, from the same control unit, or its signature. Audited with the reason, and with the old and new receipt. `refused` also gives up a call that a fault inside the service keeps from being sent (`blocked` says so): the transaction fails, and a stock movement that follows from a success is cancelled. 409 `not_in_doubt` when nothing is unanswered, 409 `device_busy` while a send may still be on its way.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SettleInput\"},\"examples\":{\"SettleInput\":{\"$ref\":\"#/components/examples/SettleInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The doubt is settled.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RetryResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Settled\":{\"$ref\":\"#/components/examples/Settled\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices\":{\"get\":{\"operationId\":\"listDevices\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"List devices\",\"description\":\"Every device of the account's data set.\",\"responses\":{\"200\":{\"description\":\"The devices.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Device\"}},\"meta\":{\"$ref\":\"#/components/schemas/TotalMeta\"}}},\"examples\":{\"DeviceList\":{\"$ref\":\"#/components/examples/DeviceList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Create a device\",\"description\":\"Records the control unit of a branch; it must then be initialized. 422 on `bhf_id` when the branch does not exist, 409 when it has a device already.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/DeviceInput\"},\"examples\":{\"DeviceInput\":{\"$ref\":\"#/components/examples/DeviceInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The device, not yet active.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Device\"},\"meta\":{\"$ref\":\"#/components/schemas/NextStepMeta\"}}},\"examples\":{\"DeviceCreated\":{\"$ref\":\"#/components/examples/DeviceCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}\":{\"get\":{\"operationId\":\"getDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show a device\",\"description\":\"The device of a branch. Credentials are never shown.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The device.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Device\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Device\":{\"$ref\":\"#/components/examples/Device\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"put\":{\"operationId\":\"updateDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Update a device\",\"description\":\"Changes the fields given, at least one. A new address, route (`via`), TIN or serial makes the device inactive until it is initialized again, and is refused with 409 while anything of it is pending or in doubt.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/DeviceUpdate\"},\"examples\":{\"DeviceUpdate\":{\"$ref\":\"#/components/examples/DeviceUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The device as it is now.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Device\"},\"meta\":{\"$ref\":\"#/components/schemas/NoteMeta\"}}},\"examples\":{\"DeviceUpdated\":{\"$ref\":\"#/components/examples/DeviceUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"deleteDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Delete a device\",\"description\":\"Removes the device; its branch can't submit until there is another. 409 while anything of it is pending or in doubt. Number sequences are kept.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The device is removed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeviceDeleted\":{\"$ref\":\"#/components/examples/DeviceDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}/attempts\":{\"get\":{\"operationId\":\"listDeviceAttempts\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-extension\":true,\"summary\":\"List the attempts of a device\",\"description\":\"Each time that the service called the device's control unit with a document, for whatever transaction. The same fields and times as the attempts of a transaction.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of attempts, the latest first.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Attempt\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"AttemptList\":{\"$ref\":\"#/components/examples/AttemptList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}/initialize\":{\"post\":{\"operationId\":\"initializeDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Initialize a device\",\"description\":\"Registers the device with the authority, fetches and stores the reference data and checks the link. A device that is initialized already only fetches the reference data again, unless `force` is true, the control unit reports a fault of its own, or URL, TIN or serial have changed. A unit that says that it is installed already counts as success. On failure `is_active` stays as it was and the error is recorded.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/InitializeInput\"},\"examples\":{\"Credentials\":{\"$ref\":\"#/components/examples/Credentials\"},\"Empty\":{\"$ref\":\"#/components/examples/Empty\"}}}}},\"responses\":{\"200\":{\"description\":\"The device is active.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/InitializeResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeviceInitialized\":{\"$ref\":\"#/components/examples/DeviceInitialized\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/DeviceFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}/test\":{\"post\":{\"operationId\":\"testDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Test the connection of a device\",\"description\":\"Calls the control unit once and measures the response time. Changes and initializes nothing at the unit. After a passed test, submissions that wait for the unit, for a program at its path or for its midnight are sent at once.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/CredentialsInput\"},\"examples\":{\"Empty\":{\"$ref\":\"#/components/examples/Empty\"},\"Credentials\":{\"$ref\":\"#/components/examples/Credentials\"}}}}},\"responses\":{\"200\":{\"description\":\"The unit answered.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/TestResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeviceTested\":{\"$ref\":\"#/components/examples/DeviceTested\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/DeviceFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/relays\":{\"get\":{\"operationId\":\"listRelays\",\"tags\":[\"relays\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-extension\":true,\"summary\":\"List relays\",\"description\":\"The relays that are not revoked, newest first, and whether each is connected. Tokens are never shown again.\",\"responses\":{\"200\":{\"description\":\"The relays.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Relay\"}},\"meta\":{\"$ref\":\"#/components/schemas/TotalMeta\"}}},\"examples\":{\"RelayList\":{\"$ref\":\"#/components/examples/RelayList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createRelay\",\"tags\":[\"relays\"],\"x-roles\":[\"owner\",\"admin\"],\"x-extension\":true,\"summary\":\"Create a relay\",\"description\":\"Creates the access of a relay: the program `taxd relay`, which runs at a branch and carries calls to the control units there. The response holds its token, which is shown once. Devices use it with `via: relay`.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/RelayInput\"},\"examples\":{\"RelayInput\":{\"$ref\":\"#/components/examples/RelayInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The relay with its token.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RelayWithToken\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"RelayCreated\":{\"$ref\":\"#/components/examples/RelayCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/relays/{id}\":{\"delete\":{\"operationId\":\"deleteRelay\",\"tags\":[\"relays\"],\"x-roles\":[\"owner\",\"admin\"],\"x-extension\":true,\"summary\":\"Revoke a relay\",\"description\":\"The token is no longer valid, and the relay's connection ends at once. Revoking a relay twice is harmless.\",\"parameters\":[{\"$ref\":\"#/components/parameters/RelayId\"}],\"responses\":{\"200\":{\"description\":\"The relay is revoked.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"RelayDeleted\":{\"$ref\":\"#/components/examples/RelayDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/account\":{\"get\":{\"operationId\":\"getAccount\",\"tags\":[\"account\"],\"x-extension\":true,\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Show the account and its settings\",\"description\":\"The account's name and plan features, and its settings. Live data and sandbox data have settings of their own: a sandbox key shows and changes those of the sandbox.\",\"responses\":{\"200\":{\"description\":\"The account.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Account\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Account\":{\"$ref\":\"#/components/examples/Account\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"patch\":{\"operationId\":\"updateAccount\",\"tags\":[\"account\"],\"x-extension\":true,\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Change the account's settings\",\"description\":\"Changes the given settings, at least one; null restores a setting's default. Documents that were accepted before keep what was sent with them.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/AccountUpdate\"},\"examples\":{\"AccountUpdate\":{\"$ref\":\"#/components/examples/AccountUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The account as it is now.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Account\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"AccountUpdated\":{\"$ref\":\"#/components/examples/AccountUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/branches\":{\"get\":{\"operationId\":\"listBranches\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"List branches\",\"description\":\"The account's branches, newest first.\",\"parameters\":[{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of branches.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Branch\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"BranchList\":{\"$ref\":\"#/components/examples/BranchList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Create a branch\",\"description\":\"Adds a branch under an identifier of the authority. 409 when the account has it already.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInput\"},\"examples\":{\"BranchInput\":{\"$ref\":\"#/components/examples/BranchInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The branch.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Branch\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchCreated\":{\"$ref\":\"#/components/examples/BranchCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/branches/{bhfId}\":{\"get\":{\"operationId\":\"getBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show a branch\",\"description\":\"One branch of the account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The branch.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Branch\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Branch\":{\"$ref\":\"#/components/examples/Branch\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"put\":{\"operationId\":\"updateBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Update a branch\",\"description\":\"Changes the fields given, at least one. The identifier can't be changed.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchUpdate\"},\"examples\":{\"BranchUpdate\":{\"$ref\":\"#/components/examples/BranchUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The branch as it is now.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Branch\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchUpdated\":{\"$ref\":\"#/components/examples/BranchUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"deleteBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Delete a branch\",\"description\":\"Removes a branch without transactions together with its device. 409 when it has transactions.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The branch is removed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchDeleted\":{\"$ref\":\"#/components/examples/BranchDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/branches/{bhfId}/stats\":{\"get\":{\"operationId\":\"getBranchStats\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show statistics of a branch\",\"description\":\"The transaction statistics of one branch with its item counts and the state of its device.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"}],\"responses\":{\"200\":{\"description\":\"The counts.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\",\"period\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/BranchStats\"},\"period\":{\"$ref\":\"#/components/schemas/Period\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchStats\":{\"$ref\":\"#/components/examples/BranchStats\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes\":{\"get\":{\"operationId\":\"listCodes\",\"tags\":[\"codes\"],\"x-revalidate\":true,\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List reference codes\",\"description\":\"Rows of all code classes, or of one; `code_class=item_class` gives the item classes. Ordered by class, then as the authority orders them.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IfNoneMatch\"},{\"$ref\":\"#/components/parameters/CodeClassFilter\"},{\"$ref\":\"#/components/parameters/TextFilter\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of codes.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"ETag\":{\"$ref\":\"#/components/headers/ETag\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Code\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"CodeList\":{\"$ref\":\"#/components/examples/CodeList\"}}}}},\"304\":{\"$ref\":\"#/components/responses/NotModified\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/sync\":{\"post\":{\"operationId\":\"syncCodes\",\"tags\":[\"codes\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Refresh reference codes\",\"description\":\"Fetches code tables and item classes from the control unit of a branch and stores them. 500 `unit_unreachable` when the unit gives no answer; what was stored before stays.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInputOnly\"},\"examples\":{\"BranchOnly\":{\"$ref\":\"#/components/examples/BranchOnly\"}}}}},\"responses\":{\"200\":{\"description\":\"The codes are refreshed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SyncCodesResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"CodesSynced\":{\"$ref\":\"#/components/examples/CodesSynced\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/tax-types\":{\"get\":{\"operationId\":\"listTaxTypes\",\"tags\":[\"codes\"],\"x-revalidate\":true,\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List tax types\",\"description\":\"The tax types `A` to `E` with their rates.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IfNoneMatch\"}],\"responses\":{\"200\":{\"description\":\"The tax types.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"ETag\":{\"$ref\":\"#/components/headers/ETag\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/TaxType\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TaxTypes\":{\"$ref\":\"#/components/examples/TaxTypes\"}}}}},\"304\":{\"$ref\":\"#/components/responses/NotModified\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/payment-types\":{\"get\":{\"operationId\":\"listPaymentTypes\",\"tags\":[\"codes\"],\"x-revalidate\":true,\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List payment types\",\"description\":\"The payment types that sales and purchases accept.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IfNoneMatch\"}],\"responses\":{\"200\":{\"description\":\"The payment types.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"ETag\":{\"$ref\":\"#/components/headers/ETag\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Code\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PaymentTypes\":{\"$ref\":\"#/components/examples/PaymentTypes\"}}}}},\"304\":{\"$ref\":\"#/components/responses/NotModified\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/countries\":{\"get\":{\"operationId\":\"listCountries\",\"tags\":[\"codes\"],\"x-revalidate\":true,\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List countries\",\"description\":\"The countries of origin that items and imports accept.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IfNoneMatch\"}],\"responses\":{\"200\":{\"description\":\"The countries.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"ETag\":{\"$ref\":\"#/components/headers/ETag\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Code\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Countries\":{\"$ref\":\"#/components/examples/Countries\"}}}}},\"304\":{\"$ref\":\"#/components/responses/NotModified\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/items\":{\"get\":{\"operationId\":\"listItems\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"summary\":\"List items\",\"description\":\"Items of the data set, newest first, with the quantity of the branch named, or else the sum over all branches.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/ItemCodeFilter\"},{\"$ref\":\"#/components/parameters/ItemNameFilter\"},{\"$ref\":\"#/components/parameters/BarcodeFilter\"},{\"$ref\":\"#/components/parameters/IsActiveFilter\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of items.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Item\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"ItemList\":{\"$ref\":\"#/components/examples/ItemList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createItem\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Create an item\",\"description\":\"Registers an item at the branch's control unit and stores it. `item_code` is made when left out. 409 when the code exists, 422 when the unit refuses it, 500 `unit_unreachable` when it gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/ItemInput\"},\"examples\":{\"ItemInput\":{\"$ref\":\"#/components/examples/ItemInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The item.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Item\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ItemCreated\":{\"$ref\":\"#/components/examples/ItemCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/items/external-codes\":{\"get\":{\"operationId\":\"listExternalCodes\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-extension\":true,\"summary\":\"List external codes\",\"description\":\"Codes of other systems and the items that they stand for, in the order of source and code: your shop's own stock codes, and your suppliers' codes under the source `supplier:<TIN>`.\",\"parameters\":[{\"$ref\":\"#/components/parameters/SourceFilter\"},{\"$ref\":\"#/components/parameters/ExternalCodeFilter\"},{\"$ref\":\"#/components/parameters/ExactItemCodeFilter\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of external codes.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/ExternalCode\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"ExternalCodeList\":{\"$ref\":\"#/components/examples/ExternalCodeList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"put\":{\"operationId\":\"setExternalCodes\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-extension\":true,\"summary\":\"Set external codes\",\"description\":\"Stores which item each code of one source stands for: all of the request, or none. A code that is there already changes its item. Sales lines can then name `external_code` in place of `item_code`.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/ExternalCodesInput\"},\"examples\":{\"ExternalCodesInput\":{\"$ref\":\"#/components/examples/ExternalCodesInput\"}}}}},\"responses\":{\"200\":{\"description\":\"How many codes were added, changed and left as they were.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/ExternalCodesSet\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ExternalCodesSet\":{\"$ref\":\"#/components/examples/ExternalCodesSet\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/items/external-codes/{source}/{external_code}\":{\"delete\":{\"operationId\":\"deleteExternalCode\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-extension\":true,\"summary\":\"Delete an external code\",\"description\":\"Forgets which item a code of a source stands for. Documents that named it keep their item.\",\"parameters\":[{\"$ref\":\"#/components/parameters/ExternalSource\"},{\"$ref\":\"#/components/parameters/ExternalCode\"}],\"responses\":{\"200\":{\"description\":\"The code is deleted.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ExternalCodeDeleted\":{\"$ref\":\"#/components/examples/ExternalCodeDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/items/{itemCode}\":{\"get\":{\"operationId\":\"getItem\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"summary\":\"Show an item\",\"description\":\"One item, with the quantity of the branch named, or else the sum over all branches.\",\"parameters\":[{\"$ref\":\"#/components/parameters/ItemCode\"},{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"}],\"responses\":{\"200\":{\"description\":\"The item.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Item\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Item\":{\"$ref\":\"#/components/examples/Item\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"patch\":{\"operationId\":\"updateItem\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-extension\":true,\"summary\":\"Change an item\",\"description\":\"Changes the given fields, at least one: at the branch's control unit first, then here. The item code never changes. Documents that were accepted before keep the old name and price. `is_active: false` keeps the item out of new documents. 422 when the unit rejects the change; 500 `unit_unreachable` when the unit gives no response. The item stays as it was then; send the same request again.\",\"parameters\":[{\"$ref\":\"#/components/parameters/ItemCode\"},{\"$ref\":\"#/components/parameters/BranchHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/ItemUpdate\"},\"examples\":{\"ItemUpdate\":{\"$ref\":\"#/components/examples/ItemUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The item as it is now, with the quantity of the branch.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Item\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ItemUpdated\":{\"$ref\":\"#/components/examples/ItemUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/imports/select-items\":{\"post\":{\"operationId\":\"selectImportItems\",\"tags\":[\"imports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-feature\":\"imports\",\"summary\":\"Fetch import items\",\"description\":\"Asks the control unit for customs records changed after `last_request_date`, stores them and answers with every stored one that is not processed yet, or with those that `records` names. Keep `result_date` for the next call. 400 when the unit refuses, 500 `unit_unreachable` when it gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SelectImportItemsInput\"},\"examples\":{\"SelectImportItems\":{\"$ref\":\"#/components/examples/SelectImportItems\"},\"SelectImportItemsNamed\":{\"$ref\":\"#/components/examples/SelectImportItemsNamed\"}}}}},\"responses\":{\"200\":{\"description\":\"The customs records.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/ImportItemsResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ImportItems\":{\"$ref\":\"#/components/examples/ImportItems\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/imports/items\":{\"get\":{\"operationId\":\"listImportItems\",\"tags\":[\"imports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-feature\":\"imports\",\"summary\":\"List items to map imports to\",\"description\":\"The active items of the branch, by code.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"}],\"responses\":{\"200\":{\"description\":\"The items.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/MappableItems\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"MappableItems\":{\"$ref\":\"#/components/examples/MappableItems\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/imports/process\":{\"post\":{\"operationId\":\"processImport\",\"tags\":[\"imports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-feature\":\"imports\",\"x-lane\":true,\"summary\":\"Process an import\",\"description\":\"Maps the customs record to an item (`map`) or registers a new one (`create`), sets the import status to 3 and books the quantity into stock once. The transaction and its movement are written together; what the authority could not be told is repeated later and shown in `authority_status_updated` and `authority_stock_synced`.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/ProcessImportInput\"},\"examples\":{\"ProcessImportMap\":{\"$ref\":\"#/components/examples/ProcessImportMap\"},\"ProcessImportCreate\":{\"$ref\":\"#/components/examples/ProcessImportCreate\"}}}}},\"responses\":{\"200\":{\"description\":\"The import is booked.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/ProcessImportResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ProcessedImport\":{\"$ref\":\"#/components/examples/ProcessedImport\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/imports/update-items\":{\"post\":{\"operationId\":\"updateImportItem\",\"tags\":[\"imports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-feature\":\"imports\",\"summary\":\"Set the status of an import\",\"description\":\"Sends a status for one customs record to the control unit and keeps the modifier for audit. Never changes stock. 400 when the unit refuses, 500 `unit_unreachable` when it gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/UpdateImportItemInput\"},\"examples\":{\"UpdateImportItem\":{\"$ref\":\"#/components/examples/UpdateImportItem\"}}}}},\"responses\":{\"200\":{\"description\":\"The status is set.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/UpdateImportItemResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"UpdatedImportItem\":{\"$ref\":\"#/components/examples/UpdatedImportItem\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock\":{\"get\":{\"operationId\":\"listStock\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":true,\"summary\":\"List stock levels\",\"description\":\"Quantities of the items that the branch registered, moved or counted. Services have no stock. An item out of use is listed while something is left of it. Newest items first unless `sort_by` says otherwise.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/ItemCodeFilter\"},{\"$ref\":\"#/components/parameters/ItemNameFilter\"},{\"$ref\":\"#/components/parameters/BarcodeFilter\"},{\"$ref\":\"#/components/parameters/LowStockFilter\"},{\"$ref\":\"#/components/parameters/OutOfStockFilter\"},{\"$ref\":\"#/components/parameters/StockSortBy\"},{\"$ref\":\"#/components/parameters/SortOrder\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of stock levels.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/StockLevel\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"StockList\":{\"$ref\":\"#/components/examples/StockList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createStockMovement\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-lane\":true,\"summary\":\"Record a stock movement\",\"description\":\"An explicit adjustment: `11` in and `12` (or `21`) out with positive quantities, `13` with signed ones. Sales and purchases change stock by themselves. Totals must equal the sums of the lines. Stored before anything is sent; the quantities change when the movement succeeds. An adjustment with both signs is two movements at the unit: when the second is refused, the first stays accepted and a retry sends only the second.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/StockMovementInput\"},\"examples\":{\"StockMovement\":{\"$ref\":\"#/components/examples/StockMovement\"}}}}},\"responses\":{\"200\":{\"description\":\"The movement is recorded.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/StockMovementResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"StockMovementRecorded\":{\"$ref\":\"#/components/examples/StockMovementRecorded\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock/transfers\":{\"post\":{\"operationId\":\"transferStock\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-lane\":true,\"x-extension\":true,\"summary\":\"Transfer stock between branches\",\"description\":\"Moves items from one branch to another under one reference. Stores two movements at once: the outgoing one (`reference` with `-OUT`) goes to the control unit of the branch that sends, the incoming one (`reference` with `-IN`) to that of the branch that receives. The incoming movement is sent once the outgoing one is accepted. If the outgoing movement is rejected, the incoming one fails with `outgoing_rejected` and isn't sent. Retry the outgoing movement; the incoming one follows automatically. If the incoming movement is rejected, the items have left one branch and have not arrived at the other: remove the cause and retry it. Both branches report under the same TIN. The same request again returns the same transfer. Other content under the same reference is 409 `invoice_conflict`, unless a movement was rejected: then the request replaces what failed and keeps an accepted outgoing movement.\",\"parameters\":[{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/StockTransferInput\"},\"examples\":{\"StockTransfer\":{\"$ref\":\"#/components/examples/StockTransfer\"}}}}},\"responses\":{\"200\":{\"description\":\"Both control units have accepted their movement.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/StockTransferResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"StockTransferred\":{\"$ref\":\"#/components/examples/StockTransferred\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock/{item_code}\":{\"get\":{\"operationId\":\"getStockItem\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":true,\"summary\":\"Show an item's stock and history\",\"description\":\"The stock level of one item in the branch and its movements, newest first.\",\"parameters\":[{\"$ref\":\"#/components/parameters/StockItemCode\"},{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage50\"}],\"responses\":{\"200\":{\"description\":\"Level and movements.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/StockItemHistory\"},\"meta\":{\"$ref\":\"#/components/schemas/MovementsMeta\"}}},\"examples\":{\"StockItemHistory\":{\"$ref\":\"#/components/examples/StockItemHistory\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock/movements\":{\"get\":{\"operationId\":\"listStockMovements\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"List stock movements\",\"description\":\"Movements of all items of the branch, newest first unless `sort_order` says otherwise.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/ExactItemCodeFilter\"},{\"$ref\":\"#/components/parameters/MovementTypeFilter\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/MovementSortOrder\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of movements.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Movement\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"MovementList\":{\"$ref\":\"#/components/examples/MovementList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock/master\":{\"post\":{\"operationId\":\"saveStockMaster\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Save a remaining quantity\",\"description\":\"Books the difference to the quantity counted and sends the stock balance to the control unit. The local quantity changes even when the unit can't be reached; `synced_to_authority` is then false, and the balance is sent again. What was refused of the item before is sent again.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/StockMasterInput\"},\"examples\":{\"StockMaster\":{\"$ref\":\"#/components/examples/StockMaster\"}}}}},\"responses\":{\"200\":{\"description\":\"The quantity is saved.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/StockMasterResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"StockMasterSaved\":{\"$ref\":\"#/components/examples/StockMasterSaved\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock/items\":{\"post\":{\"operationId\":\"fetchStockItems\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Fetch unrecorded stock items\",\"description\":\"Asks the control unit for goods sent to this branch and answers with every stored one that is not booked yet. 500 `unit_unreachable` when the unit gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInputOnly\"},\"examples\":{\"BranchOnly\":{\"$ref\":\"#/components/examples/BranchOnly\"}}}}},\"responses\":{\"200\":{\"description\":\"The items not yet recorded.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/PendingStockItem\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PendingStock\":{\"$ref\":\"#/components/examples/PendingStock\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/stock/drift\":{\"get\":{\"operationId\":\"getStockDrift\",\"tags\":[\"stock\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-extension\":true,\"summary\":\"Compare stock with the authority\",\"description\":\"Items whose quantity differs from what the unit has acknowledged, whose last master does, or of which the unit has still something to be told, by item code; each with what waits, why, and what to do. `POST /stock/master` settles an item; what was refused for good is repeated each night as well.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of differences.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/StockDrift\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"StockDrift\":{\"$ref\":\"#/components/examples/StockDrift\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/webhooks\":{\"get\":{\"operationId\":\"listWebhooks\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-feature\":\"webhooks\",\"summary\":\"List webhooks\",\"description\":\"The registered addresses, newest first. Secrets are never shown again.\",\"parameters\":[{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of webhooks.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Webhook\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"WebhookList\":{\"$ref\":\"#/components/examples/WebhookList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createWebhook\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\"],\"x-feature\":\"webhooks\",\"summary\":\"Register a webhook\",\"description\":\"Registers an address for events. The answer holds the signing secret, which is shown once. In live data the address must be public https.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/WebhookInput\"},\"examples\":{\"WebhookInput\":{\"$ref\":\"#/components/examples/WebhookInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The webhook with its secret.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/WebhookWithSecret\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"WebhookCreated\":{\"$ref\":\"#/components/examples/WebhookCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/webhooks/{id}\":{\"get\":{\"operationId\":\"getWebhook\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"Show a webhook\",\"description\":\"One registered address and whether it works. 403 when it belongs to another account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookId\"}],\"responses\":{\"200\":{\"description\":\"The webhook.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Webhook\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Webhook\":{\"$ref\":\"#/components/examples/Webhook\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"patch\":{\"operationId\":\"updateWebhook\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"Change, enable or disable a webhook\",\"description\":\"Changes the given fields, at least one. Deliveries that wait go to the new URL. `is_active: false` stops the webhook: waiting deliveries are dropped, and later events are kept as failed deliveries, which can be resent. `is_active: true` enables it again, without a test. The secret stays.\",\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookId\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/WebhookUpdate\"},\"examples\":{\"WebhookUpdate\":{\"$ref\":\"#/components/examples/WebhookUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The webhook as it is now.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Webhook\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"WebhookUpdated\":{\"$ref\":\"#/components/examples/WebhookUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"deleteWebhook\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"Delete a webhook\",\"description\":\"Nothing more is sent to the address; waiting deliveries are dropped.\",\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookId\"}],\"responses\":{\"200\":{\"description\":\"The webhook is deleted.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"WebhookDeleted\":{\"$ref\":\"#/components/examples/WebhookDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/webhooks/{id}/rotate-secret\":{\"post\":{\"operationId\":\"rotateWebhookSecret\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"Rotate a webhook's secret\",\"description\":\"Makes a new secret, shown once. Deliveries carry signatures of both until the old one ends.\",\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/RotateSecretInput\"},\"examples\":{\"RotateSecret\":{\"$ref\":\"#/components/examples/RotateSecret\"}}}}},\"responses\":{\"200\":{\"description\":\"The webhook with its new secret.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/WebhookWithSecret\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"WebhookRotated\":{\"$ref\":\"#/components/examples/WebhookRotated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/webhooks/{id}/test\":{\"post\":{\"operationId\":\"testWebhook\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"Send a test event\",\"description\":\"Sends one `webhook.test` event at once, without retries, and answers with what came back. Success enables a disabled webhook again.\",\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/EmptyInput\"},\"examples\":{\"EmptyObject\":{\"$ref\":\"#/components/examples/EmptyObject\"}}}}},\"responses\":{\"200\":{\"description\":\"The delivery.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Delivery\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeliveryTested\":{\"$ref\":\"#/components/examples/DeliveryTested\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/webhooks/deliveries\":{\"get\":{\"operationId\":\"listDeliveries\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"List deliveries\",\"description\":\"What was sent where and what came back, newest first. With `after` only deliveries made later than that one: a reader that keeps the newest id misses nothing and sees nothing twice.\",\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookFilter\"},{\"$ref\":\"#/components/parameters/EventFilter\"},{\"$ref\":\"#/components/parameters/DeliveryStatusFilter\"},{\"$ref\":\"#/components/parameters/TransactionFilter\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/AfterFilter\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of deliveries.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Delivery\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"DeliveryList\":{\"$ref\":\"#/components/examples/DeliveryList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/webhooks/deliveries/{id}/resend\":{\"post\":{\"operationId\":\"resendDelivery\",\"tags\":[\"webhooks\"],\"x-roles\":[\"owner\",\"admin\"],\"x-feature\":\"webhooks\",\"x-extension\":true,\"summary\":\"Send a delivery again\",\"description\":\"Queues the same event with the same id to the same address once more, from the start of the schedule. To send a range again, list it (by days, status, event or webhook) and resend each. 409 `webhook_inactive` when the webhook is disabled or deleted.\",\"parameters\":[{\"$ref\":\"#/components/parameters/DeliveryId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/EmptyInput\"},\"examples\":{\"EmptyObject\":{\"$ref\":\"#/components/examples/EmptyObject\"}}}}},\"responses\":{\"200\":{\"description\":\"The delivery, waiting again.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Delivery\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeliveryResent\":{\"$ref\":\"#/components/examples/DeliveryResent\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/notices\":{\"get\":{\"operationId\":\"listNotices\",\"tags\":[\"notices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"List notices\",\"description\":\"Stored notices of the authority, newest first; `q` looks in the title, or names a number. New ones are fetched once a day by themselves, and at once by `POST /notices/sync`.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TextFilter\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of notices.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Notice\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"NoticeList\":{\"$ref\":\"#/components/examples/NoticeList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/notices/sync\":{\"post\":{\"operationId\":\"syncNotices\",\"tags\":[\"notices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Fetch new notices\",\"description\":\"Fetches new notices through the branch's control unit and stores them. 500 `unit_unreachable` when the unit gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInputOnly\"},\"examples\":{\"BranchOnly\":{\"$ref\":\"#/components/examples/BranchOnly\"}}}}},\"responses\":{\"200\":{\"description\":\"The notices are stored.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SyncNoticesResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"NoticesSynced\":{\"$ref\":\"#/components/examples/NoticesSynced\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/taxpayers/{tin}\":{\"get\":{\"operationId\":\"getTaxpayer\",\"tags\":[\"taxpayers\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":true,\"x-extension\":true,\"summary\":\"Look up a taxpayer\",\"description\":\"Returns the authority's name for a TIN. The service asks the branch's control unit and keeps the response for a day. A response from\\nthe cache has `source: cache` and its age. Errors:\\n\\n- 404 `taxpayer_unknown`: the authority doesn't know the TIN.\\n- 404 `taxpayer_not_cached`: with `cached=true`, the TIN was not looked up in the last 90 days.\\n- 422 `validation_failed`: the TIN doesn't have the form of the authority's TINs.\\n- 500 `unit_unreachable`: the control unit gives no usable response and the cache has none of the last 90 days.\\n\\nA request that asks the control unit counts as five in the rate limit. A sale with this `customer_tin` and without `customer_name` gets\\nthe name from the cache.\\n\",\"parameters\":[{\"$ref\":\"#/components/parameters/TaxpayerTin\"},{\"$ref\":\"#/components/parameters/CachedOnly\"},{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"}],\"responses\":{\"200\":{\"description\":\"The taxpayer.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Taxpayer\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TaxpayerFound\":{\"$ref\":\"#/components/examples/TaxpayerFound\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/insurances\":{\"get\":{\"operationId\":\"listInsurances\",\"tags\":[\"insurances\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":\"optional\",\"x-feature\":\"insurances\",\"summary\":\"List insurances\",\"description\":\"The insurers registered for the branches, newest first.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of insurers.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Insurance\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"InsuranceList\":{\"$ref\":\"#/components/examples/InsuranceList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createInsurance\",\"tags\":[\"insurances\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-feature\":\"insurances\",\"summary\":\"Register an insurance\",\"description\":\"Registers an insurer of the branch at the control unit. 409 when the branch has the code already, 422 when the unit refuses, 500 `unit_unreachable` when it gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/InsuranceInput\"},\"examples\":{\"InsuranceInput\":{\"$ref\":\"#/components/examples/InsuranceInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The insurance.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Insurance\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"InsuranceCreated\":{\"$ref\":\"#/components/examples/InsuranceCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/audit\":{\"get\":{\"operationId\":\"listAudit\",\"tags\":[\"audit\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"List who changed what\",\"description\":\"Lists every change of the account's users, keys, branches, devices, items, webhooks and settings, and every resolution by hand, newest first. Entries of the key's environment and of the account as a whole are listed. An entry is written together with the change, is never changed or deleted, and holds no secrets.\",\"parameters\":[{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/AuditActor\"},{\"$ref\":\"#/components/parameters/AuditUser\"},{\"$ref\":\"#/components/parameters/AuditAction\"},{\"$ref\":\"#/components/parameters/AuditSubject\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of audit entries.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/AuditEntry\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"AuditList\":{\"$ref\":\"#/components/examples/AuditList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/reports/tax\":{\"get\":{\"operationId\":\"getTaxReport\",\"tags\":[\"reports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":\"optional\",\"x-extension\":true,\"summary\":\"Sum up a period by tax letter\",\"description\":\"Sums up the documents that the control units accepted, by their own dates, of one branch or of all. Sales, credit notes, purchases and suppliers' credit notes have rows of their own for each tax letter and rate; credit notes are negative. Purchases count once they are approved. Imports count by their value in local currency: the control unit knows no import VAT, so take that from the customs entry. The figures equal the sum of the documents that `POST /sales/search` and `POST /purchases/search` list. The request counts as five in the rate limit.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/ReportFrom\"},{\"$ref\":\"#/components/parameters/ReportTo\"}],\"responses\":{\"200\":{\"description\":\"The figures.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/TaxReport\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TaxReport\":{\"$ref\":\"#/components/examples/TaxReport\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/reports/outages\":{\"get\":{\"operationId\":\"listOutages\",\"tags\":[\"reports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":\"optional\",\"x-extension\":true,\"summary\":\"List outages of control units\",\"description\":\"Lists the periods in which a branch's control unit could not be reached, did not respond, or took nothing, newest first. An outage begins with the first call without success and ends with the next response. After a call without a response, the same kind of document must get one. With `from_date` and `to_date`, outages that touch these days are listed. Outages are never deleted.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of outages.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Outage\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"OutageList\":{\"$ref\":\"#/components/examples/OutageList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/reports/outages/{id}/documents\":{\"get\":{\"operationId\":\"listOutageDocuments\",\"tags\":[\"reports\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-extension\":true,\"summary\":\"List the documents that waited during an outage\",\"description\":\"Lists the documents that the service had accepted before the outage ended, and that the control unit signed only afterwards or has not signed yet, oldest first. 404 when the environment has no such outage.\",\"parameters\":[{\"$ref\":\"#/components/parameters/OutageId\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/Cursor\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of documents.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/OutageDocument\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"OutageDocumentList\":{\"$ref\":\"#/components/examples/OutageDocumentList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sessions\":{\"get\":{\"operationId\":\"listSessions\",\"tags\":[\"sessions\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"List your sessions\",\"description\":\"The sessions in which you are signed in, newest first, with device, IP address and last use.\",\"responses\":{\"200\":{\"description\":\"The sessions.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Session\"}},\"meta\":{\"$ref\":\"#/components/schemas/TotalMeta\"}}},\"examples\":{\"SessionList\":{\"$ref\":\"#/components/examples/SessionList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createSession\",\"tags\":[\"sessions\"],\"x-extension\":true,\"security\":[],\"summary\":\"Sign in\",\"description\":\"Opens a session with e-mail address and password. With two-factor sign-in, the response is 200 with a challenge instead, and POST /sessions/complete opens the session with a code. The response to a wrong password is the same as to an unknown e-mail address (401 `sign_in_failed`). After some failed attempts you must wait before the next (429 `too_many_attempts`).\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SignIn\"},\"examples\":{\"SignIn\":{\"$ref\":\"#/components/examples/SignIn\"}}}}},\"responses\":{\"200\":{\"description\":\"A code is needed: the session is not open yet.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SignInChallenge\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SignInChallenge\":{\"$ref\":\"#/components/examples/SignInChallenge\"}}}}},\"201\":{\"description\":\"The session. Its cookie is in `Set-Cookie`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Set-Cookie\":{\"$ref\":\"#/components/headers/Set-Cookie\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Session\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SessionCreated\":{\"$ref\":\"#/components/examples/SessionCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"deleteAllSessions\",\"tags\":[\"sessions\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Sign out everywhere\",\"description\":\"Ends all your sessions, this one too.\",\"responses\":{\"200\":{\"description\":\"You are signed out.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Set-Cookie\":{\"$ref\":\"#/components/headers/Set-Cookie\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SessionsEnded\":{\"$ref\":\"#/components/examples/SessionsEnded\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sessions/complete\":{\"post\":{\"operationId\":\"completeSession\",\"tags\":[\"sessions\"],\"x-extension\":true,\"security\":[],\"summary\":\"Sign in with a code\",\"description\":\"The second step of a sign-in with two factors: opens the session with the challenge of POST /sessions and a code of your authenticator app, or one of your recovery codes. Each code works once.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SignInCode\"},\"examples\":{\"SignInCode\":{\"$ref\":\"#/components/examples/SignInCode\"}}}}},\"responses\":{\"201\":{\"description\":\"The session. Its cookie is in `Set-Cookie`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Set-Cookie\":{\"$ref\":\"#/components/headers/Set-Cookie\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Session\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SessionCreated\":{\"$ref\":\"#/components/examples/SessionCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sessions/confirm\":{\"post\":{\"operationId\":\"confirmSession\",\"tags\":[\"sessions\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Confirm that it is you\",\"description\":\"Confirms the session with your password or, with two-factor sign-in, with a code. For 10 minutes you can then do what needs a confirmation (403 `confirmation_required`). The session gets a new cookie.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SessionConfirmation\"},\"examples\":{\"SessionConfirmation\":{\"$ref\":\"#/components/examples/SessionConfirmation\"}}}}},\"responses\":{\"200\":{\"description\":\"The session is confirmed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Set-Cookie\":{\"$ref\":\"#/components/headers/Set-Cookie\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Session\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SessionConfirmed\":{\"$ref\":\"#/components/examples/SessionConfirmed\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sessions/{id}\":{\"delete\":{\"operationId\":\"deleteSession\",\"tags\":[\"sessions\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Sign out\",\"description\":\"Ends one of your sessions. `current` is the session of the request, whose cookie is then deleted.\",\"parameters\":[{\"$ref\":\"#/components/parameters/SessionId\"}],\"responses\":{\"200\":{\"description\":\"The session has ended.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SessionEnded\":{\"$ref\":\"#/components/examples/SessionEnded\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/me\":{\"get\":{\"operationId\":\"getMe\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Show yourself\",\"description\":\"Who is signed in: name, e-mail address, two-factor sign-in, and the accounts that you belong to, with your role in each.\",\"responses\":{\"200\":{\"description\":\"You.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Me\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Me\":{\"$ref\":\"#/components/examples/Me\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"patch\":{\"operationId\":\"updateMe\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Change your name\",\"description\":\"Changes your name in all accounts that you belong to.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/MeUpdate\"},\"examples\":{\"MeUpdate\":{\"$ref\":\"#/components/examples/MeUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"You, as changed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Me\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"MeUpdated\":{\"$ref\":\"#/components/examples/MeUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/me/password\":{\"put\":{\"operationId\":\"changePassword\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Change your password\",\"description\":\"Sets a new password and ends your other sessions. Needs a recent confirmation. This session gets a new cookie.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PasswordInput\"},\"examples\":{\"PasswordInput\":{\"$ref\":\"#/components/examples/PasswordInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The password is changed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Set-Cookie\":{\"$ref\":\"#/components/headers/Set-Cookie\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PasswordChanged\":{\"$ref\":\"#/components/examples/PasswordChanged\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/me/two-factor\":{\"post\":{\"operationId\":\"beginTwoFactor\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Set up two-factor sign-in\",\"description\":\"Makes a secret for your authenticator app. Nothing changes until you confirm it with a code. Needs a recent confirmation.\",\"responses\":{\"200\":{\"description\":\"The secret, which is not shown again.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/TwoFactorSetup\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TwoFactorBegun\":{\"$ref\":\"#/components/examples/TwoFactorBegun\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"disableTwoFactor\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Turn off two-factor sign-in\",\"description\":\"Turns off two-factor sign-in and deletes the recovery codes. Needs a recent confirmation.\",\"responses\":{\"200\":{\"description\":\"Two-factor sign-in is off.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TwoFactorDisabled\":{\"$ref\":\"#/components/examples/TwoFactorDisabled\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/me/two-factor/confirm\":{\"post\":{\"operationId\":\"confirmTwoFactor\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Turn on two-factor sign-in\",\"description\":\"Turns on two-factor sign-in with a code of your authenticator app, and ends your other sessions. The response has ten recovery codes, each of which replaces a code once. Needs a recent confirmation.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/TwoFactorCode\"},\"examples\":{\"TwoFactorCode\":{\"$ref\":\"#/components/examples/TwoFactorCode\"}}}}},\"responses\":{\"200\":{\"description\":\"The recovery codes, which are not shown again.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Set-Cookie\":{\"$ref\":\"#/components/headers/Set-Cookie\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RecoveryCodes\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TwoFactorConfirmed\":{\"$ref\":\"#/components/examples/TwoFactorConfirmed\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/me/two-factor/recovery-codes\":{\"post\":{\"operationId\":\"renewRecoveryCodes\",\"tags\":[\"me\"],\"x-extension\":true,\"security\":[{\"session\":[]}],\"summary\":\"Get new recovery codes\",\"description\":\"Makes ten new recovery codes; the earlier ones no longer work. Needs a recent confirmation.\",\"responses\":{\"200\":{\"description\":\"The recovery codes, which are not shown again.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RecoveryCodes\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"RecoveryCodesRenewed\":{\"$ref\":\"#/components/examples/RecoveryCodesRenewed\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/password-resets\":{\"post\":{\"operationId\":\"requestPasswordReset\",\"tags\":[\"passwords\"],\"x-extension\":true,\"security\":[],\"summary\":\"Ask for a new password\",\"description\":\"Sends a mail with a link for a new password, if a person has this e-mail address. The response is the same whether or not one has. The link works once, for 24 hours.\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PasswordResetRequest\"},\"examples\":{\"PasswordResetRequest\":{\"$ref\":\"#/components/examples/PasswordResetRequest\"}}}}},\"responses\":{\"202\":{\"description\":\"A mail is sent if the address is known.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PasswordResetRequested\":{\"$ref\":\"#/components/examples/PasswordResetRequested\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/password-resets/confirm\":{\"post\":{\"operationId\":\"resetPassword\",\"tags\":[\"passwords\"],\"x-extension\":true,\"security\":[],\"summary\":\"Set a new password\",\"description\":\"Sets a new password with the token of the mailed link, verifies the e-mail address, and ends all sessions of the person. The token works once (422 `link_invalid`).\",\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PasswordReset\"},\"examples\":{\"PasswordReset\":{\"$ref\":\"#/components/examples/PasswordReset\"}}}}},\"responses\":{\"200\":{\"description\":\"The password is set: sign in.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PasswordResetDone\":{\"$ref\":\"#/components/examples/PasswordResetDone\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"408\":{\"$ref\":\"#/components/responses/RequestTimeout\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/health\":{\"get\":{\"operationId\":\"getHealth\",\"tags\":[\"health\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-extension\":true,\"summary\":\"Check the whole chain\",\"description\":\"Key, database, worker, clock, code tables, devices, queues and webhooks, each with a verdict and what to do. Responds with 200 whatever the results; 503 when the database is lost, or does not respond within a second.\",\"responses\":{\"200\":{\"description\":\"The verdicts.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Health\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Health\":{\"$ref\":\"#/components/examples/Health\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}}},\"webhooks\":{\"transaction.completed\":{\"post\":{\"summary\":\"A submission has finished\",\"description\":\"Once for each final state of a submission that was accepted asynchronously or answered before its end was known (`outcome_pending`, `outcome_unknown`, or a refusal that is tried again by itself). Deliveries are signed by Standard Webhooks; any 2xx answer within 15 seconds is success.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/TransactionCompletedEvent\"},\"examples\":{\"TransactionCompleted\":{\"$ref\":\"#/components/examples/TransactionCompleted\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"transaction.stalled\":{\"post\":{\"summary\":\"A submission is stuck\",\"description\":\"It has been in doubt for 5 minutes, or waiting for 15.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/TransactionStalledEvent\"},\"examples\":{\"TransactionStalled\":{\"$ref\":\"#/components/examples/TransactionStalled\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"device.unreachable\":{\"post\":{\"summary\":\"A control unit can't be reached, or takes nothing\",\"description\":\"Once when three sends found no unit, or the unit said that it takes nothing (no key, full, away from the authority), until it works again.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/DeviceUnreachableEvent\"},\"examples\":{\"DeviceUnreachable\":{\"$ref\":\"#/components/examples/DeviceUnreachable\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"stock.low\":{\"post\":{\"summary\":\"An item runs low\",\"description\":\"When a quantity falls to or below the safety quantity.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/StockLowEvent\"},\"examples\":{\"StockLow\":{\"$ref\":\"#/components/examples/StockLow\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"transaction.outcome_unknown\":{\"post\":{\"summary\":\"The outcome of a submission has been unknown for an hour\",\"description\":\"Once for each call that was sent an hour ago and has no result. Its stream waits until the control unit responds or a person records the outcome.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/TransactionOutcomeUnknownEvent\"},\"examples\":{\"TransactionOutcomeUnknown\":{\"$ref\":\"#/components/examples/TransactionOutcomeUnknown\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"transaction.exhausted\":{\"post\":{\"summary\":\"A submission failed and has no retries left\",\"description\":\"Once when the last retry of a submission was rejected. Correct it and submit it under another number.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/TransactionExhaustedEvent\"},\"examples\":{\"TransactionExhausted\":{\"$ref\":\"#/components/examples/TransactionExhausted\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"device.reachable\":{\"post\":{\"summary\":\"A control unit works again\",\"description\":\"The first response after `device.unreachable`; what waited is being sent.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/DeviceReachableEvent\"},\"examples\":{\"DeviceReachable\":{\"$ref\":\"#/components/examples/DeviceReachable\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"relay.disconnected\":{\"post\":{\"summary\":\"A relay is disconnected\",\"description\":\"Once when a relay has been disconnected for a minute. Unless another relay of its branches is connected, submissions wait.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/RelayDisconnectedEvent\"},\"examples\":{\"RelayDisconnected\":{\"$ref\":\"#/components/examples/RelayDisconnected\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"relay.connected\":{\"post\":{\"summary\":\"A relay is connected again\",\"description\":\"The first connection after `relay.disconnected`; what waited is being sent.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/RelayConnectedEvent\"},\"examples\":{\"RelayConnected\":{\"$ref\":\"#/components/examples/RelayConnected\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"notices.received\":{\"post\":{\"summary\":\"New notices of the authority\",\"description\":\"Once for each group of at most 100 notices that a fetch stores for the first time.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/NoticesReceivedEvent\"},\"examples\":{\"NoticesReceived\":{\"$ref\":\"#/components/examples/NoticesReceived\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"supplier_invoices.received\":{\"post\":{\"summary\":\"New invoices of suppliers\",\"description\":\"Once for each group of at most 100 supplier invoices that a fetch stores for the first time.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SupplierInvoicesReceivedEvent\"},\"examples\":{\"SupplierInvoicesReceived\":{\"$ref\":\"#/components/examples/SupplierInvoicesReceived\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"webhook.disabled\":{\"post\":{\"summary\":\"The service disabled another webhook\",\"description\":\"When a URL responded 410 or failed for 5 days. The disabled webhook itself gets no event.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/WebhookDisabledEvent\"},\"examples\":{\"WebhookDisabled\":{\"$ref\":\"#/components/examples/WebhookDisabled\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received; repeated on schedule. 410 disables the webhook.\"}}}},\"webhook.test\":{\"post\":{\"summary\":\"A test was asked for\",\"description\":\"Sent by `testWebhook` only.\",\"security\":[],\"parameters\":[{\"$ref\":\"#/components/parameters/WebhookIdHeader\"},{\"$ref\":\"#/components/parameters/WebhookTimestampHeader\"},{\"$ref\":\"#/components/parameters/WebhookSignatureHeader\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/WebhookTestEvent\"},\"examples\":{\"WebhookTest\":{\"$ref\":\"#/components/examples/WebhookTest\"}}}}},\"responses\":{\"2XX\":{\"description\":\"Received.\"},\"4XX\":{\"description\":\"Not received.\"}}}}},\"components\":{\"securitySchemes\":{\"bearer\":{\"type\":\"http\",\"scheme\":\"bearer\",\"bearerFormat\":\"txl_… (live) or txs_… (sandbox), 64 characters\",\"description\":\"An API key. It belongs to a user, whose role decides what it may do (`x-roles`).\"},\"session\":{\"type\":\"apiKey\",\"in\":\"cookie\",\"name\":\"__Host-taxctl\",\"description\":\"The cookie of a session (POST /sessions); on plain http from the same machine it is named `taxctl-session`. The header `X-Account` names the account where the person belongs to several.\"}},\"headers\":{\"Set-Cookie\":{\"description\":\"The session's cookie; empty where the session has ended.\",\"schema\":{\"type\":\"string\"},\"example\":\"__Host-taxctl=Zk3vQ9aB…; Path=/; HttpOnly; SameSite=Lax; Secure\"},\"X-Request-Id\":{\"description\":\"The request's id, as sent or made.\",\"schema\":{\"type\":\"string\"},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"},\"X-RateLimit-Limit\":{\"description\":\"Requests a minute that the key, or without a valid key the IP address, may make over time. Always the sustained rate, never the burst.\",\"schema\":{\"type\":\"integer\"},\"example\":60},\"X-RateLimit-Remaining\":{\"description\":\"Requests that may be made at once now. It refills at the sustained rate up to the burst (100 for an ordinary key), so it can be higher than `X-RateLimit-Limit`.\",\"schema\":{\"type\":\"integer\"},\"example\":99},\"X-RateLimit-Reset\":{\"description\":\"When the full allowance is back, in Unix seconds.\",\"schema\":{\"type\":\"integer\"},\"example\":1773126961},\"ETag\":{\"description\":\"The version of the content. Send it as `If-None-Match` to get 304 while it is current.\",\"schema\":{\"type\":\"string\"},\"example\":\"W/\\\"3q2-7wA0Zk1mQz8c5uYv9sT4b1E\\\"\"},\"Retry-After\":{\"description\":\"Seconds to wait before the next try.\",\"schema\":{\"type\":\"integer\"},\"example\":7}},\"parameters\":{\"BranchHeader\":{\"name\":\"X-Branch-ID\",\"in\":\"header\",\"description\":\"The branch that the request is about.\",\"schema\":{\"$ref\":\"#/components/schemas/BhfId\"},\"example\":\"00\"},\"TaxpayerTin\":{\"name\":\"tin\",\"in\":\"path\",\"required\":true,\"description\":\"The taxpayer's TIN. The service removes blanks around it and writes it in capitals.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"example\":\"A001234567B\"},\"CachedOnly\":{\"name\":\"cached\",\"in\":\"query\",\"description\":\"`true` returns only a stored response, at most 90 days old. The request then calls no control unit.\",\"schema\":{\"type\":\"boolean\",\"default\":false},\"example\":true},\"BranchQuery\":{\"name\":\"branch_id\",\"in\":\"query\",\"description\":\"The branch, as in `X-Branch-ID`.\",\"schema\":{\"$ref\":\"#/components/schemas/BhfId\"},\"example\":\"00\"},\"ReportFrom\":{\"name\":\"from_date\",\"in\":\"query\",\"required\":true,\"description\":\"First day, by the dates of the documents; not after `to_date`.\",\"schema\":{\"type\":\"string\",\"format\":\"date\"},\"example\":\"2026-03-01\"},\"ReportTo\":{\"name\":\"to_date\",\"in\":\"query\",\"required\":true,\"description\":\"Last day.\",\"schema\":{\"type\":\"string\",\"format\":\"date\"},\"example\":\"2026-03-31\"},\"BhfQuery\":{\"name\":\"bhf_id\",\"in\":\"query\",\"description\":\"Another name of `branch_id`.\",\"schema\":{\"$ref\":\"#/components/schemas/BhfId\"},\"example\":\"00\"},\"IfNoneMatch\":{\"name\":\"If-None-Match\",\"in\":\"header\",\"description\":\"The `ETag` of a response that the caller has kept. 304 says that it is still current.\",\"schema\":{\"type\":\"string\",\"maxLength\":16384},\"example\":\"W/\\\"3q2-7wA0Zk1mQz8c5uYv9sT4b1E\\\"\"},\"IdempotencyKey\":{\"name\":\"Idempotency-Key\",\"in\":\"header\",\"description\":\"Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body. 409 `idempotency_response_lost` where the first request took effect and its response was lost. Responses above 256 KiB are not stored: the same key then runs a fetch again, and is 409 `idempotency_response_lost` after a change.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":255,\"pattern\":\"^[!-~]+$\",\"x-form\":\"printable ASCII characters without blanks\"},\"example\":\"5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52\"},\"Async\":{\"name\":\"async\",\"in\":\"query\",\"description\":\"Answer 202 at once and finish later. Needs the plan feature `async`.\",\"schema\":{\"type\":\"boolean\",\"default\":false},\"example\":true},\"Page\":{\"name\":\"page\",\"in\":\"query\",\"description\":\"Number of the page, from 1.\",\"schema\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100000000,\"default\":1},\"example\":1},\"Cursor\":{\"name\":\"cursor\",\"in\":\"query\",\"description\":\"`meta.next_cursor` of the last page, with the same filter and sort. The response is the page that follows, without totals. Rows that are added meanwhile neither repeat nor hide others. Don't send `page` with it.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":4096},\"example\":\"q1wI0bQ2m4sXJHq3yT6nVFsiMjAyNi0wMy0xMCIsIjAxOTljMWEyLTZmMmUtN2QxMC05YTQxLTNkMmY4ZjZmMGE0MSJd\"},\"PerPage\":{\"name\":\"per_page\",\"in\":\"query\",\"description\":\"Rows on a page.\",\"schema\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":50},\"example\":50},\"FromDate\":{\"name\":\"from_date\",\"in\":\"query\",\"description\":\"First local day, not after `to_date`.\",\"schema\":{\"type\":\"string\",\"format\":\"date\"},\"example\":\"2026-03-01\"},\"ToDate\":{\"name\":\"to_date\",\"in\":\"query\",\"description\":\"Last local day.\",\"schema\":{\"type\":\"string\",\"format\":\"date\"},\"example\":\"2026-03-31\"},\"OutageId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"The outage.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c1a7-0000-7a00-8b00-00000000bd01\"},\"AuditActor\":{\"name\":\"actor\",\"in\":\"query\",\"description\":\"Only changes made by users with a key, by operators with `taxd`, or by the service itself.\",\"schema\":{\"type\":\"string\",\"enum\":[\"user\",\"operator\",\"service\"]},\"example\":\"user\"},\"AuditUser\":{\"name\":\"user_id\",\"in\":\"query\",\"description\":\"Only changes made by this user.\",\"schema\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":2147483647},\"example\":1},\"AuditAction\":{\"name\":\"action\",\"in\":\"query\",\"description\":\"Only this action (`branches.update`), or all actions of a topic (`branches`).\",\"schema\":{\"type\":\"string\",\"pattern\":\"^[a-z_]+(\\\\.[a-z_]+)?$\",\"x-form\":\"an action such as branches.update, or a topic such as branches\",\"maxLength\":60},\"example\":\"branches\"},\"AuditSubject\":{\"name\":\"subject\",\"in\":\"query\",\"description\":\"Text contained in the subject, such as a branch, an item code or an id. Upper and lower case differ.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"example\":\"branch 00\"},\"TransactionId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the transaction.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"},\"PurchaseId\":{\"name\":\"transaction_id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the purchase's transaction.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\"},\"BhfId\":{\"name\":\"bhfId\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the branch.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"00\"},\"ItemCode\":{\"name\":\"itemCode\",\"in\":\"path\",\"required\":true,\"description\":\"Code of the item.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"KE2NTXU0000001\"},\"FormatQuery\":{\"name\":\"format\",\"in\":\"query\",\"description\":\"Overrules the `Accept` header.\",\"schema\":{\"type\":\"string\",\"enum\":[\"json\",\"pdf\"]},\"example\":\"pdf\"},\"PaperQuery\":{\"name\":\"paper\",\"in\":\"query\",\"description\":\"Paper of the PDF, a page or the roll of a receipt printer.\",\"schema\":{\"type\":\"string\",\"enum\":[\"a4\",\"80mm\"],\"default\":\"a4\"},\"example\":\"80mm\"},\"CopyQuery\":{\"name\":\"copy\",\"in\":\"query\",\"description\":\"Marks the receipt as a copy of one that was handed over before.\",\"schema\":{\"type\":\"boolean\",\"default\":false},\"example\":true},\"TypeFilter\":{\"name\":\"type\",\"in\":\"query\",\"description\":\"Only this kind.\",\"schema\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"example\":\"sales\"},\"StatusFilter\":{\"name\":\"status\",\"in\":\"query\",\"description\":\"Only this status.\",\"schema\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"example\":\"failed\"},\"ReceiptFilter\":{\"name\":\"receipt\",\"in\":\"query\",\"description\":\"`missing`: only sales that succeeded and whose receipt was lost (`receipt_unrecovered`). Enter it with `POST /transactions/{id}/settle`.\",\"schema\":{\"type\":\"string\",\"enum\":[\"missing\"]},\"example\":\"missing\"},\"InvoiceNoFilter\":{\"name\":\"invoice_no\",\"in\":\"query\",\"description\":\"Only this invoice number, exactly.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":191},\"example\":\"INV-2026-0041\"},\"CodeClassFilter\":{\"name\":\"code_class\",\"in\":\"query\",\"description\":\"Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `item_class`, and what else the authority publishes.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":20},\"example\":\"17\"},\"TextFilter\":{\"name\":\"q\",\"in\":\"query\",\"description\":\"Text contained in code or name, whatever its case.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":100},\"example\":\"carton\"},\"ItemCodeFilter\":{\"name\":\"item_code\",\"in\":\"query\",\"description\":\"Part of the item code.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":20},\"example\":\"KE2NT\"},\"ItemNameFilter\":{\"name\":\"item_name\",\"in\":\"query\",\"description\":\"Part of the name, whatever its case.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"example\":\"cola\"},\"BarcodeFilter\":{\"name\":\"barcode\",\"in\":\"query\",\"description\":\"Part of the barcode.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":20},\"example\":\"616110\"},\"SourceFilter\":{\"name\":\"source\",\"in\":\"query\",\"description\":\"Only codes of this source.\",\"schema\":{\"$ref\":\"#/components/schemas/CodeSource\"},\"example\":\"default\"},\"ExternalCodeFilter\":{\"name\":\"external_code\",\"in\":\"query\",\"description\":\"Only this code.\",\"schema\":{\"$ref\":\"#/components/schemas/ExternalCodeText\"},\"example\":\"85123A\"},\"ExternalSource\":{\"name\":\"source\",\"in\":\"path\",\"required\":true,\"description\":\"Whose code it is.\",\"schema\":{\"$ref\":\"#/components/schemas/CodeSource\"},\"example\":\"default\"},\"ExternalCode\":{\"name\":\"external_code\",\"in\":\"path\",\"required\":true,\"description\":\"The code.\",\"schema\":{\"$ref\":\"#/components/schemas/ExternalCodeText\"},\"example\":\"85123A\"},\"IsActiveFilter\":{\"name\":\"is_active\",\"in\":\"query\",\"description\":\"Only active, or only inactive items.\",\"schema\":{\"type\":\"boolean\"},\"example\":true},\"ExactItemCodeFilter\":{\"name\":\"item_code\",\"in\":\"query\",\"description\":\"Only this item.\",\"schema\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":20},\"example\":\"KE2NTXU0000001\"},\"StockItemCode\":{\"name\":\"item_code\",\"in\":\"path\",\"required\":true,\"description\":\"Code of the item.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"KE2NTXU0000001\"},\"PerPage50\":{\"name\":\"per_page\",\"in\":\"query\",\"description\":\"Movements on a page.\",\"schema\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":50,\"default\":50},\"example\":50},\"LowStockFilter\":{\"name\":\"low_stock\",\"in\":\"query\",\"description\":\"Only items at or below their safety quantity, or only the others.\",\"schema\":{\"type\":\"boolean\"},\"example\":true},\"OutOfStockFilter\":{\"name\":\"out_of_stock\",\"in\":\"query\",\"description\":\"Only items at zero or below, or only the others.\",\"schema\":{\"type\":\"boolean\"},\"example\":false},\"StockSortBy\":{\"name\":\"sort_by\",\"in\":\"query\",\"description\":\"Column to sort by.\",\"schema\":{\"type\":\"string\",\"enum\":[\"item_code\",\"item_name\",\"current_qty\",\"last_synced_at\"]},\"example\":\"current_qty\"},\"SortOrder\":{\"name\":\"sort_order\",\"in\":\"query\",\"description\":\"Direction of `sort_by`.\",\"schema\":{\"type\":\"string\",\"enum\":[\"asc\",\"desc\"],\"default\":\"asc\"},\"example\":\"asc\"},\"MovementSortOrder\":{\"name\":\"sort_order\",\"in\":\"query\",\"description\":\"By time, newest first by default.\",\"schema\":{\"type\":\"string\",\"enum\":[\"asc\",\"desc\"],\"default\":\"desc\"},\"example\":\"desc\"},\"MovementTypeFilter\":{\"name\":\"type\",\"in\":\"query\",\"description\":\"Only movements of this kind.\",\"schema\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchase\",\"stock\"]},\"example\":\"sales\"},\"SessionId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the session, or `current`.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c166-0000-7a00-8b00-00000000aa01\"},\"RelayId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the relay.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c166-0000-7a00-8b00-00000000ee01\"},\"WebhookId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the webhook.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c166-0000-7a00-8b00-00000000aa01\"},\"DeliveryId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the delivery.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c1a2-7000-7a00-8b00-00000000dd01\"},\"WebhookFilter\":{\"name\":\"webhook_id\",\"in\":\"query\",\"description\":\"Only deliveries to this webhook.\",\"schema\":{\"type\":\"string\",\"format\":\"uuid\"},\"example\":\"0199c166-0000-7a00-8b00-00000000aa01\"},\"EventFilter\":{\"name\":\"event\",\"in\":\"query\",\"description\":\"Only this event.\",\"schema\":{\"$ref\":\"#/components/schemas/EventName\"},\"example\":\"transaction.completed\"},\"DeliveryStatusFilter\":{\"name\":\"status\",\"in\":\"query\",\"description\":\"Only this status.\",\"schema\":{\"$ref\":\"#/components/schemas/DeliveryStatus\"},\"example\":\"failed\"},\"TransactionFilter\":{\"name\":\"transaction_id\",\"in\":\"query\",\"description\":\"Only deliveries about this transaction.\",\"schema\":{\"type\":\"string\",\"format\":\"uuid\"},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"},\"AfterFilter\":{\"name\":\"after\",\"in\":\"query\",\"description\":\"Only deliveries made later than the one with this id.\",\"schema\":{\"type\":\"string\",\"format\":\"uuid\"},\"example\":\"0199c1a2-7000-7a00-8b00-00000000dd01\"},\"WebhookIdHeader\":{\"name\":\"webhook-id\",\"in\":\"header\",\"required\":true,\"description\":\"Identifier of the event, the same on every repetition.\",\"schema\":{\"type\":\"string\"},\"example\":\"0199c1a2-7000-7a00-8b00-00000000ee01\"},\"WebhookTimestampHeader\":{\"name\":\"webhook-timestamp\",\"in\":\"header\",\"required\":true,\"description\":\"When it was sent, in Unix seconds.\",\"schema\":{\"type\":\"string\",\"pattern\":\"^[0-9]+$\",\"x-form\":\"digits only\"},\"example\":\"1773126901\"},\"WebhookSignatureHeader\":{\"name\":\"webhook-signature\",\"in\":\"header\",\"required\":true,\"description\":\"One or more signatures, separated by a blank.\",\"schema\":{\"type\":\"string\"},\"example\":\"v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=\"}},\"responses\":{\"NotModified\":{\"description\":\"The response that the caller has kept is current.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"ETag\":{\"$ref\":\"#/components/headers/ETag\"}}},\"Accepted\":{\"description\":\"Stored, will be sent. Poll `meta.check_status_url` or wait for the event `transaction.completed`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"processing\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/AcceptedSubmission\"},\"meta\":{\"$ref\":\"#/components/schemas/AcceptedMeta\"}}},\"examples\":{\"Accepted\":{\"$ref\":\"#/components/examples/Accepted\"}}}}},\"BadRequest\":{\"description\":\"The body is not JSON, is not valid (sales, purchases), or was refused by the control unit (imports).\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"InvalidJson\":{\"$ref\":\"#/components/examples/InvalidJson\"},\"InvalidSale\":{\"$ref\":\"#/components/examples/InvalidSale\"},\"ImportRefused\":{\"$ref\":\"#/components/examples/ImportRefused\"}}}}},\"Unauthorized\":{\"description\":\"The key is missing, malformed, unknown, expired or revoked, or its account is not active; or nobody is signed in.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"Unauthorized\":{\"$ref\":\"#/components/examples/Unauthorized\"}}}}},\"Forbidden\":{\"description\":\"The role, plan, address or account may not do this.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"ForbiddenRole\":{\"$ref\":\"#/components/examples/ForbiddenRole\"},\"ForbiddenBranch\":{\"$ref\":\"#/components/examples/ForbiddenBranch\"},\"ForbiddenFeature\":{\"$ref\":\"#/components/examples/ForbiddenFeature\"}}}}},\"NotFound\":{\"description\":\"There is no such record.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"NotFound\":{\"$ref\":\"#/components/examples/NotFound\"}}}}},\"Conflict\":{\"description\":\"The state of the record, or a request that is still running, is in the way.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"IdempotencyInProgress\":{\"$ref\":\"#/components/examples/IdempotencyInProgress\"},\"InvoiceConflict\":{\"$ref\":\"#/components/examples/InvoiceConflict\"},\"InUse\":{\"$ref\":\"#/components/examples/InUse\"}}}}},\"RequestTimeout\":{\"description\":\"The body arrived too slowly.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"RequestTimeout\":{\"$ref\":\"#/components/examples/RequestTimeout\"}}}}},\"PayloadTooLarge\":{\"description\":\"The body is larger than 1 MiB, or than 4 MiB for `POST /sales/bulk`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"PayloadTooLarge\":{\"$ref\":\"#/components/examples/PayloadTooLarge\"}}}}},\"UnsupportedMediaType\":{\"description\":\"The body is not `application/json`, or is compressed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"UnsupportedMediaType\":{\"$ref\":\"#/components/examples/UnsupportedMediaType\"}}}}},\"ValidationFailed\":{\"description\":\"The request is not valid, or the idempotency key was used with another body.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"ValidationFailed\":{\"$ref\":\"#/components/examples/ValidationFailed\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"},\"UnitRefused\":{\"$ref\":\"#/components/examples/UnitRefused\"}}}}},\"SubmissionFailed\":{\"description\":\"The control unit refused, the outcome is not known yet, or the device is not ready.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"UnitRefused\":{\"$ref\":\"#/components/examples/UnitRefused\"},\"OutcomePending\":{\"$ref\":\"#/components/examples/OutcomePending\"},\"OutcomeUnknown\":{\"$ref\":\"#/components/examples/OutcomeUnknown\"},\"DeviceNotReady\":{\"$ref\":\"#/components/examples/DeviceNotReady\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"}}}}},\"RetryFailed\":{\"description\":\"The transaction can't be retried (`reason`), or the retry failed (`data`).\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"NotRetryable\":{\"$ref\":\"#/components/examples/NotRetryable\"},\"RetryFailed\":{\"$ref\":\"#/components/examples/RetryFailed\"},\"OutcomeUnknown\":{\"$ref\":\"#/components/examples/OutcomeUnknown\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"}}}}},\"DeviceFailed\":{\"description\":\"The control unit refused or could not be reached.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"DeviceInitializationFailed\":{\"$ref\":\"#/components/examples/DeviceInitializationFailed\"},\"DeviceTestFailed\":{\"$ref\":\"#/components/examples/DeviceTestFailed\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"}}}}},\"TooManyRequests\":{\"description\":\"Too many requests; wait `meta.retry_after` seconds.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Retry-After\":{\"$ref\":\"#/components/headers/Retry-After\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"TooManyRequests\":{\"$ref\":\"#/components/examples/TooManyRequests\"}}}}},\"InternalError\":{\"description\":\"A fault of the service, or a control unit that gave no answer to a direct call.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"InternalError\":{\"$ref\":\"#/components/examples/InternalError\"},\"UnitUnreachable\":{\"$ref\":\"#/components/examples/UnitUnreachable\"}}}}},\"Unavailable\":{\"description\":\"The database is lost or the service is overloaded; try again after `Retry-After`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Retry-After\":{\"$ref\":\"#/components/headers/Retry-After\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"Unavailable\":{\"$ref\":\"#/components/examples/Unavailable\"}}}}}},\"schemas\":{\"BhfId\":{\"description\":\"Identifier of a branch, `00` for the head office.\",\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":20,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"NewBhfId\":{\"description\":\"Identifier of a new branch, as the authority gave it: two digits or capital letters, `00` for the head office. Control units take no other.\",\"type\":\"string\",\"format\":\"branch-id\",\"minLength\":2,\"maxLength\":2},\"Tin\":{\"description\":\"Tax identification number. The service removes blanks around it and writes it in capitals.\",\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":20,\"pattern\":\"\\\\S\",\"x-form\":\"a text that is not blank\"},\"InvoiceNo\":{\"description\":\"The caller's own number of a document, compared exactly.\",\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":50,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"ItemCodeInput\":{\"description\":\"Code of an item, compared exactly.\",\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":20,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"UnitCode\":{\"description\":\"A code of a reference table, as `GET /codes` lists it.\",\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":5,\"pattern\":\"^\\\\S+$\",\"x-form\":\"a code without blanks\"},\"DocumentDate\":{\"description\":\"Local date, `YYYYMMDD`, not in the future.\",\"type\":\"string\",\"format\":\"calendar-day\",\"pattern\":\"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$\",\"x-form\":\"a day of the calendar as YYYYMMDD\"},\"DocumentTime\":{\"description\":\"Local time, `HHMMSS`.\",\"type\":\"string\",\"pattern\":\"^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$\",\"x-form\":\"a time of day as HHMMSS\"},\"UnitDateTime\":{\"description\":\"Local time of the control unit, `YYYYMMDDHHmmss`.\",\"type\":\"string\",\"format\":\"calendar-time\",\"pattern\":\"^[0-9]{14}$\",\"x-form\":\"a time of the calendar as YYYYMMDDHHmmss\"},\"Amount\":{\"description\":\"Money, at most 2 decimals.\",\"type\":\"number\",\"minimum\":0,\"maximum\":99999999999.99},\"Quantity\":{\"description\":\"A quantity above zero, at most 2 decimals.\",\"type\":\"number\",\"exclusiveMinimum\":0,\"maximum\":99999999999.99},\"Percent\":{\"description\":\"A percentage, at most 2 decimals.\",\"type\":\"number\",\"minimum\":0,\"maximum\":100},\"TaxTypeCode\":{\"description\":\"Tax type; `A` is the standard rate.\",\"type\":\"string\",\"enum\":[\"A\",\"B\",\"C\",\"D\",\"E\"]},\"TransactionType\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchase\",\"stock\",\"import\"]},\"TransactionStatus\":{\"type\":\"string\",\"enum\":[\"pending\",\"processing\",\"success\",\"failed\"]},\"Meta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"duplicate\":{\"type\":\"boolean\",\"description\":\"This submission repeats an earlier one and made no new receipt.\"},\"check_status_url\":{\"type\":\"string\",\"description\":\"Path of the transaction.\"},\"retry_after\":{\"type\":\"integer\",\"description\":\"Seconds to wait.\"}}},\"AcceptedMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"check_status_url\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"duplicate\":{\"type\":\"boolean\",\"description\":\"This submission repeats an earlier one.\"},\"check_status_url\":{\"type\":\"string\",\"description\":\"Path of the transaction.\"}}},\"NextCursor\":{\"description\":\"Send it as `cursor` to get the page that follows; null on the last page.\",\"type\":[\"string\",\"null\"]},\"Pagination\":{\"description\":\"A page that was asked for by `cursor` has no `current_page`, `total` and `total_pages`.\",\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"per_page\",\"next_cursor\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"current_page\":{\"type\":\"integer\",\"minimum\":1},\"per_page\":{\"type\":\"integer\",\"minimum\":1},\"total\":{\"type\":\"integer\",\"minimum\":0},\"total_pages\":{\"type\":\"integer\",\"minimum\":0},\"next_cursor\":{\"$ref\":\"#/components/schemas/NextCursor\"}}},\"TotalMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"total\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"total\":{\"type\":\"integer\",\"minimum\":0}}},\"NextStepMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"next_step\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"next_step\":{\"type\":\"string\",\"description\":\"What to do next.\"}}},\"NoteMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"note\":{\"type\":\"string\",\"description\":\"Given when the device must be initialized again.\"}}},\"ResponseWarning\":{\"type\":\"object\",\"required\":[\"code\",\"message\"],\"properties\":{\"code\":{\"type\":\"string\",\"description\":\"Stable and machine-readable; the catalogue explains it.\"},\"message\":{\"type\":\"string\",\"description\":\"A sentence for people.\"},\"field\":{\"type\":\"string\",\"description\":\"Path of the field that the warning is about, like `customer_name`.\"}}},\"ResponseWarnings\":{\"description\":\"What the caller should know although the request succeeded. Left out when there is nothing.\",\"type\":\"array\",\"minItems\":1,\"items\":{\"$ref\":\"#/components/schemas/ResponseWarning\"}},\"Period\":{\"type\":\"object\",\"required\":[\"from\",\"to\"],\"properties\":{\"from\":{\"type\":\"string\",\"format\":\"date\"},\"to\":{\"type\":\"string\",\"format\":\"date\"}}},\"Error\":{\"description\":\"A failure.\",\"type\":\"object\",\"required\":[\"status\",\"message\",\"code\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"error\"},\"message\":{\"type\":\"string\",\"description\":\"A sentence for people.\"},\"code\":{\"type\":\"string\",\"description\":\"Stable and machine-readable; the catalogue has its cause and remedy.\"},\"errors\":{\"description\":\"Field path to messages, at most 100 fields.\",\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"error\":{\"type\":\"string\",\"description\":\"A detail.\"},\"reason\":{\"type\":\"string\",\"description\":\"Why a retry is not allowed.\"},\"data\":{\"type\":\"object\",\"additionalProperties\":true,\"description\":\"What is known of the record that failed.\"},\"transaction_id\":{\"type\":\"string\",\"description\":\"The transaction that the failure is about.\"},\"retryable\":{\"type\":\"boolean\",\"description\":\"Whether the same request can succeed later.\"},\"doc_url\":{\"type\":\"string\",\"description\":\"Where the code is explained.\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"Failure\":{\"description\":\"Why the control unit did not accept, and what to do about it.\",\"type\":\"object\",\"required\":[\"code\",\"message\",\"cause\",\"remedy\",\"actor\",\"retryable\",\"doc_url\"],\"properties\":{\"code\":{\"type\":\"string\"},\"message\":{\"type\":\"string\",\"description\":\"The unit's own text.\"},\"cause\":{\"type\":\"string\"},\"remedy\":{\"type\":\"string\"},\"actor\":{\"type\":\"string\",\"enum\":[\"caller\",\"taxpayer\",\"operator\",\"authority\"],\"description\":\"Who must act.\"},\"retryable\":{\"type\":\"boolean\"},\"doc_url\":{\"type\":\"string\"}}},\"Warning\":{\"description\":\"What is not in order although it succeeded, such as `receipt_unrecovered`, and what to do about it.\",\"allOf\":[{\"$ref\":\"#/components/schemas/Failure\"}]},\"AcceptedSubmission\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"status\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"status\":{\"type\":\"string\",\"enum\":[\"pending\",\"processing\"]}}},\"BranchInputOnly\":{\"description\":\"The branch; the header `X-Branch-ID` does as well.\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"}}},\"DocumentSign\":{\"description\":\"1 for a sale, -1 for a credit note. Figures are positive on both; multiply them to add them up.\",\"type\":\"integer\",\"enum\":[1,-1]},\"SalesBulkInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"sales\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\",\"description\":\"The branch of the sales that name none.\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"sales\":{\"description\":\"Each entry is checked on its own; its problems are in its result.\",\"type\":\"array\",\"maxItems\":500,\"items\":{\"$ref\":\"#/components/schemas/SaleInput\"}}}},\"SalesBulkResult\":{\"type\":\"object\",\"required\":[\"accepted\",\"duplicates\",\"rejected\",\"results\"],\"properties\":{\"accepted\":{\"type\":\"integer\"},\"duplicates\":{\"type\":\"integer\"},\"rejected\":{\"type\":\"integer\"},\"results\":{\"description\":\"One for each entry, in the order of the request.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/BulkSaleResult\"}}}},\"BulkSaleResult\":{\"type\":\"object\",\"required\":[\"index\",\"invoice_no\",\"result\",\"transaction_id\",\"status\"],\"properties\":{\"index\":{\"type\":\"integer\",\"description\":\"The position in the request, from 0.\"},\"invoice_no\":{\"type\":[\"string\",\"null\"],\"description\":\"Null where it can't be read.\"},\"result\":{\"type\":\"string\",\"enum\":[\"accepted\",\"duplicate\",\"rejected\"],\"description\":\"`duplicate`: the same sale was submitted before. `rejected`: nothing was stored.\"},\"transaction_id\":{\"type\":[\"string\",\"null\"],\"description\":\"Null for a rejected sale, except where another transaction has its number.\"},\"status\":{\"oneOf\":[{\"$ref\":\"#/components/schemas/TransactionStatus\"},{\"type\":\"null\"}],\"description\":\"Of the transaction now; null for a rejected sale.\"},\"code\":{\"type\":\"string\",\"description\":\"Why it was rejected, or why the earlier submission failed.\"},\"message\":{\"type\":\"string\",\"description\":\"A sentence for people.\"},\"errors\":{\"description\":\"Field path to messages.\",\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"}}},\"SaleInput\":{\"description\":\"A sale, or with `receipt_type: R` a credit note (positive figures, not above the original sale). A credit note goes out with its original's customer.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"invoice_no\",\"sale_date\",\"payment_type\",\"items\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"sale_date\":{\"$ref\":\"#/components/schemas/DocumentDate\"},\"sale_time\":{\"$ref\":\"#/components/schemas/DocumentTime\",\"description\":\"Local time, `HHMMSS`; now when left out.\"},\"payment_type\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Payment type, as `GET /codes/payment-types` lists it.\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"],\"default\":\"S\",\"description\":\"`S` sale, `R` credit note.\"},\"original_invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\",\"description\":\"Credit notes only and required there.\"},\"refund_reason_code\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Credit notes only and required there.\"},\"customer_tin\":{\"$ref\":\"#/components/schemas/Tin\",\"description\":\"On a credit note the original's, or left out; another one is 422 `customer_mismatch`.\"},\"customer_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60,\"description\":\"Left out, a sale gets the authority's name for `customer_tin` where `GET /taxpayers/{tin}` has looked it up, else the account's name for walk-in customers. A credit note goes out with its original's name; another one is replaced, with a warning.\"},\"customer_mobile\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":20},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"items\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/SaleLineInput\"}}}},\"SaleLineInput\":{\"description\":\"What is left out is filled from the item and the calculation rules; what is given is checked.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"unit_price\"],\"allOf\":[{\"anyOf\":[{\"required\":[\"quantity\"]},{\"required\":[\"qty\"]}]},{\"oneOf\":[{\"required\":[\"item_code\"]},{\"required\":[\"external_code\"]}]}],\"properties\":{\"item_seq\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Position, 1 and up.\"},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Another name of `item_seq`.\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"external_code\":{\"$ref\":\"#/components/schemas/ExternalCodeText\",\"description\":\"A code that was set with `PUT /items/external-codes`, in place of `item_code`.\"},\"external_source\":{\"$ref\":\"#/components/schemas/CodeSource\",\"description\":\"Source of `external_code`; `default` when left out.\"},\"item_class_code\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":10},\"item_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"bcd\":{\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":20,\"description\":\"Barcode.\"},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"pkg\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Number of packages.\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"quantity\":{\"$ref\":\"#/components/schemas/Quantity\"},\"qty\":{\"$ref\":\"#/components/schemas/Quantity\",\"description\":\"Another name of `quantity`.\"},\"unit_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Price with tax.\"},\"supply_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total without tax.\"},\"discount_rate\":{\"$ref\":\"#/components/schemas/Percent\"},\"discount_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Supply less discount.\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"$ref\":\"#/components/schemas/Percent\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total less supply.\"},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Quantity times price.\"}}},\"ReissueInput\":{\"description\":\"The corrections of a sale, at least one. Fields that are left out stay as they are on the original.\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\",\"description\":\"Number of the corrected sale. Left out, it is the original's with `-R1`, or the next of them for a sale that was reissued itself.\"},\"credit_note_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\",\"description\":\"Number of the credit note. Left out, it is the original's with `-CN`.\"},\"refund_reason_code\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Left out, it is `07` (wrong customer PIN) where `customer_tin` is given, `08` (wrong customer name) where only the name is, else `13` (other).\"},\"sale_date\":{\"$ref\":\"#/components/schemas/DocumentDate\",\"description\":\"Date of the corrected sale, `YYYYMMDD`; today when left out.\"},\"sale_time\":{\"$ref\":\"#/components/schemas/DocumentTime\",\"description\":\"Local time, `HHMMSS`; now when left out.\"},\"payment_type\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Payment type, as `GET /codes/payment-types` lists it.\"},\"customer_tin\":{\"type\":[\"string\",\"null\"],\"format\":\"identifier\",\"maxLength\":20,\"pattern\":\"\\\\S\",\"x-form\":\"a text that is not blank\",\"description\":\"The right TIN; null for a buyer without one.\"},\"customer_name\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"minLength\":1,\"maxLength\":60,\"description\":\"The right name; null for the account's name for walk-in customers.\"},\"customer_mobile\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":20},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400},\"items\":{\"description\":\"All lines of the corrected sale. Left out, they are what is left of the original after earlier credit notes.\",\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/SaleLineInput\"}}}},\"SaleLink\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"status\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"}}},\"OptionalSaleLink\":{\"type\":[\"object\",\"null\"],\"required\":[\"transaction_id\",\"invoice_no\",\"status\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"}}},\"ReissueResult\":{\"type\":\"object\",\"required\":[\"original\",\"credit_note\",\"sale\"],\"properties\":{\"original\":{\"$ref\":\"#/components/schemas/SaleLink\"},\"credit_note\":{\"$ref\":\"#/components/schemas/SaleResult\"},\"sale\":{\"$ref\":\"#/components/schemas/SaleResult\"}}},\"SaleResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"receipt_no\",\"receipt_date\",\"sign\",\"total_amount\",\"tax_amount\",\"taxable_amount\",\"vscu_receipt_code\",\"vscu_receipt_msg\",\"qr_code\",\"receipt_signature\",\"internal_data\",\"sdc_id\",\"total_receipt_no\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's receipt number; null when it could not be recovered.\"},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"sign\":{\"$ref\":\"#/components/schemas/DocumentSign\"},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"vscu_receipt_code\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result code.\"},\"vscu_receipt_msg\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result text.\"},\"qr_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Image as a data URI.\"},\"receipt_signature\":{\"type\":[\"string\",\"null\"]},\"internal_data\":{\"type\":[\"string\",\"null\"]},\"sdc_id\":{\"type\":[\"string\",\"null\"],\"description\":\"Identifier of the control unit.\"},\"total_receipt_no\":{\"type\":[\"integer\",\"null\"],\"description\":\"The unit's counter over all receipts.\"},\"receipt_unrecovered\":{\"type\":\"boolean\",\"description\":\"True when the unit accepted but its receipt data is lost.\"},\"warning\":{\"$ref\":\"#/components/schemas/Warning\"}}},\"SaleLine\":{\"type\":\"object\",\"required\":[\"item_seq\",\"item_code\",\"item_class_code\",\"item_name\",\"bcd\",\"pkg_unit_code\",\"pkg\",\"qty_unit_code\",\"quantity\",\"unit_price\",\"supply_amount\",\"discount_rate\",\"discount_amount\",\"taxable_amount\",\"tax_type\",\"authority_tax_type\",\"tax_rate\",\"tax_amount\",\"total_amount\"],\"properties\":{\"item_seq\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"bcd\":{\"type\":[\"string\",\"null\"]},\"pkg_unit_code\":{\"type\":\"string\"},\"pkg\":{\"type\":\"number\"},\"qty_unit_code\":{\"type\":\"string\"},\"quantity\":{\"type\":\"number\"},\"unit_price\":{\"type\":\"number\"},\"supply_amount\":{\"type\":\"number\"},\"discount_rate\":{\"type\":\"number\"},\"discount_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"authority_tax_type\":{\"type\":\"string\",\"description\":\"The tax letter that was sent to the authority, as receipts print it.\"},\"tax_rate\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"Sale\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"sign\",\"original_invoice_no\",\"refund_reason_code\",\"sale_date\",\"sale_time\",\"payment_type\",\"customer_tin\",\"customer_name\",\"total_amount\",\"tax_amount\",\"taxable_amount\",\"status\",\"credited_by\",\"reissued_as\",\"reissue_of\",\"items\",\"response\",\"created_at\",\"processed_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"]},\"sign\":{\"$ref\":\"#/components/schemas/DocumentSign\"},\"original_invoice_no\":{\"type\":[\"string\",\"null\"]},\"refund_reason_code\":{\"type\":[\"string\",\"null\"]},\"sale_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDD`\"},\"sale_time\":{\"type\":\"string\",\"description\":\"`HHMMSS`\"},\"payment_type\":{\"type\":\"string\"},\"customer_tin\":{\"type\":[\"string\",\"null\"]},\"customer_name\":{\"type\":[\"string\",\"null\"]},\"customer_mobile\":{\"type\":[\"string\",\"null\"]},\"remark\":{\"type\":[\"string\",\"null\"]},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"credited_by\":{\"description\":\"Credit notes of the sale that hold their number, at most 100.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleLink\"}},\"reissued_as\":{\"$ref\":\"#/components/schemas/OptionalSaleLink\",\"description\":\"The sale that was issued in its place.\"},\"reissue_of\":{\"$ref\":\"#/components/schemas/OptionalSaleLink\",\"description\":\"The sale that it was issued in place of.\"},\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleLine\"}},\"response\":{\"$ref\":\"#/components/schemas/ResponseData\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"SaleSearch\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"from_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"First sale date, not after `to_date`.\"},\"to_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"Last sale date.\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"customer_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60,\"description\":\"Part of the name, whatever its case.\"},\"customer_tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"per_page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":50},\"page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100000000,\"default\":1},\"cursor\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":4096,\"description\":\"`meta.next_cursor` of the last page, with the same search. Don't send `page` with it.\"}}},\"SaleSummary\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"sign\",\"sale_date\",\"customer_name\",\"customer_tin\",\"taxable_amount\",\"tax_amount\",\"total_amount\",\"taxes\",\"status\",\"created_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"]},\"sign\":{\"$ref\":\"#/components/schemas/DocumentSign\"},\"sale_date\":{\"type\":\"string\"},\"customer_name\":{\"type\":[\"string\",\"null\"]},\"customer_tin\":{\"type\":[\"string\",\"null\"]},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"},\"taxes\":{\"$ref\":\"#/components/schemas/TaxesByLetter\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"TaxesByLetter\":{\"description\":\"The lines summed by tax letter and rate. Figures are positive also on a credit note: multiply them by `sign` before you add documents up.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/LetterFigures\"}},\"LetterFigures\":{\"type\":\"object\",\"required\":[\"tax_type\",\"tax_rate\",\"taxable_amount\",\"tax_amount\",\"total_amount\"],\"properties\":{\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"PurchaseInput\":{\"description\":\"A supplier's invoice.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"invoice_no\",\"purchase_date\",\"purchase_time\",\"supplier_tin\",\"supplier_name\",\"supplier_invoice_no\",\"payment_type\",\"items\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"purchase_date\":{\"$ref\":\"#/components/schemas/DocumentDate\"},\"purchase_time\":{\"$ref\":\"#/components/schemas/DocumentTime\"},\"supplier_tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"supplier_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60},\"supplier_bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"supplier_invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"purchase_status\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"A code of class 34. `02` (default of a purchase) approves and adds stock. `05` (default of a supplier's credit note) subtracts it; a\\ncredit note with `02` is read as `05`, a purchase with `05` is rejected. `04` registers that you reject the invoice: its lines need no\\nregistered item. Every status but `02` and `05` moves no stock.\\n\"},\"purchase_type\":{\"type\":\"string\",\"enum\":[\"N\",\"I\"],\"default\":\"N\",\"description\":\"`N` normal, `I` import.\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"P\",\"R\"],\"default\":\"P\",\"description\":\"`P` purchase, `R` the supplier's credit note.\"},\"payment_type\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Payment type, as `GET /codes/payment-types` lists it.\"},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"items\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/PurchaseLineInput\"}}}},\"PurchaseLineInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_code\",\"item_class_code\",\"item_name\",\"pkg_unit_code\",\"pkg\",\"qty_unit_code\",\"unit_price\",\"supply_amount\",\"taxable_amount\",\"tax_type\",\"tax_rate\",\"tax_amount\",\"total_amount\"],\"allOf\":[{\"anyOf\":[{\"required\":[\"item_seq\"]},{\"required\":[\"item_sequence\"]}]},{\"anyOf\":[{\"required\":[\"qty\"]},{\"required\":[\"quantity\"]}]}],\"properties\":{\"item_seq\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Position, 1 and up.\"},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Another name of `item_seq`.\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"item_class_code\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":10},\"item_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"bcd\":{\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":20,\"description\":\"Barcode.\"},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"pkg\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Number of packages.\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"qty\":{\"$ref\":\"#/components/schemas/Quantity\"},\"quantity\":{\"$ref\":\"#/components/schemas/Quantity\",\"description\":\"Another name of `qty`.\"},\"unit_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Price with tax.\"},\"supply_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total without tax.\"},\"discount_rate\":{\"$ref\":\"#/components/schemas/Percent\",\"default\":0},\"discount_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Supply less discount.\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"$ref\":\"#/components/schemas/Percent\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total less supply.\"},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Quantity times price.\"}}},\"PurchaseResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"receipt_no\",\"receipt_date\",\"total_amount\",\"tax_amount\",\"vscu_receipt_code\",\"vscu_receipt_msg\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"],\"description\":\"Our number of the purchase at the unit.\"},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"vscu_receipt_code\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result code.\"},\"vscu_receipt_msg\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result text.\"},\"receipt_unrecovered\":{\"type\":\"boolean\",\"description\":\"True when the unit accepted but its answer is lost.\"}}},\"PurchaseLine\":{\"type\":\"object\",\"required\":[\"item_seq\",\"item_code\",\"item_class_code\",\"item_name\",\"bcd\",\"pkg_unit_code\",\"pkg\",\"qty_unit_code\",\"qty\",\"unit_price\",\"supply_amount\",\"discount_rate\",\"discount_amount\",\"taxable_amount\",\"tax_type\",\"tax_rate\",\"tax_amount\",\"total_amount\"],\"properties\":{\"item_seq\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"bcd\":{\"type\":[\"string\",\"null\"]},\"pkg_unit_code\":{\"type\":\"string\"},\"pkg\":{\"type\":\"number\"},\"qty_unit_code\":{\"type\":\"string\"},\"qty\":{\"type\":\"number\"},\"unit_price\":{\"type\":\"number\"},\"supply_amount\":{\"type\":\"number\"},\"discount_rate\":{\"type\":\"number\"},\"discount_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"Purchase\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"purchase_date\",\"purchase_time\",\"purchase_status\",\"purchase_type\",\"payment_type\",\"supplier_tin\",\"supplier_name\",\"supplier_bhf_id\",\"supplier_invoice_no\",\"total_amount\",\"tax_amount\",\"status\",\"items\",\"response\",\"created_at\",\"processed_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"P\",\"R\"]},\"purchase_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDD`\"},\"purchase_time\":{\"type\":\"string\",\"description\":\"`HHMMSS`\"},\"purchase_status\":{\"type\":\"string\"},\"purchase_type\":{\"type\":\"string\"},\"payment_type\":{\"type\":\"string\"},\"supplier_tin\":{\"type\":\"string\"},\"supplier_name\":{\"type\":\"string\"},\"supplier_bhf_id\":{\"type\":[\"string\",\"null\"]},\"supplier_invoice_no\":{\"type\":\"string\"},\"remark\":{\"type\":[\"string\",\"null\"]},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/PurchaseLine\"}},\"response\":{\"$ref\":\"#/components/schemas/ResponseData\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"PurchaseSearch\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"from_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"First purchase date, not after `to_date`.\"},\"to_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"Last purchase date.\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"supplier_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60,\"description\":\"Part of the name, whatever its case.\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"per_page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":50},\"page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100000000,\"default\":1},\"cursor\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":4096,\"description\":\"`meta.next_cursor` of the last page, with the same search. Don't send `page` with it.\"}}},\"PurchaseSummary\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"sign\",\"purchase_date\",\"purchase_status\",\"supplier_name\",\"supplier_tin\",\"taxable_amount\",\"tax_amount\",\"total_amount\",\"taxes\",\"status\",\"created_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"P\",\"R\"]},\"sign\":{\"$ref\":\"#/components/schemas/DocumentSign\"},\"purchase_date\":{\"type\":\"string\"},\"purchase_status\":{\"type\":\"string\",\"description\":\"As in `GET /codes?code_class=34`: `02` approved, `04` rejected, `05` a supplier's credit note.\"},\"supplier_name\":{\"type\":\"string\"},\"supplier_tin\":{\"type\":\"string\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\",\"description\":\"Of a purchase that confirms a supplier's sale, as the supplier reported it.\"},\"total_amount\":{\"type\":\"number\",\"description\":\"Of a purchase that confirms a supplier's sale, as the supplier reported it.\"},\"taxes\":{\"$ref\":\"#/components/schemas/TaxesByLetter\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"SupplierSale\":{\"description\":\"A sale that a supplier reported to this branch, with the figures as reported and tax letters of this interface.\",\"type\":\"object\",\"required\":[\"spplrTin\",\"spplrBhfId\",\"spplrNm\",\"spplrInvcNo\",\"regDt\",\"totItemCnt\",\"taxblAmtA\",\"taxblAmtB\",\"taxblAmtC\",\"taxblAmtD\",\"taxblAmtE\",\"taxAmtA\",\"taxAmtB\",\"taxAmtC\",\"taxAmtD\",\"taxAmtE\",\"taxRtA\",\"totTaxblAmt\",\"totTaxAmt\",\"totAmt\",\"itemList\"],\"properties\":{\"spplrTin\":{\"type\":\"string\"},\"spplrBhfId\":{\"type\":\"string\"},\"spplrNm\":{\"type\":\"string\"},\"spplrInvcNo\":{\"type\":\"string\"},\"rcptTyCd\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"],\"description\":\"`S` sale, `R` the supplier's credit note.\"},\"regDt\":{\"type\":\"string\",\"description\":\"When the supplier's unit confirmed it, `YYYYMMDDHHmmss`.\"},\"totItemCnt\":{\"type\":\"integer\"},\"taxblAmtA\":{\"type\":\"number\"},\"taxblAmtB\":{\"type\":\"number\"},\"taxblAmtC\":{\"type\":\"number\"},\"taxblAmtD\":{\"type\":\"number\"},\"taxblAmtE\":{\"type\":\"number\"},\"taxAmtA\":{\"type\":\"number\"},\"taxAmtB\":{\"type\":\"number\"},\"taxAmtC\":{\"type\":\"number\"},\"taxAmtD\":{\"type\":\"number\"},\"taxAmtE\":{\"type\":\"number\"},\"taxRtA\":{\"type\":\"number\"},\"totTaxblAmt\":{\"type\":\"number\"},\"totTaxAmt\":{\"type\":\"number\"},\"totAmt\":{\"type\":\"number\"},\"itemList\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SupplierSaleLine\"}}}},\"SupplierSaleLine\":{\"type\":\"object\",\"required\":[\"itemSeq\",\"itemCd\",\"itemClsCd\",\"itemNm\",\"qty\",\"prc\",\"splyAmt\",\"taxAmt\",\"totAmt\",\"taxTyCd\"],\"properties\":{\"itemSeq\":{\"type\":\"integer\"},\"itemCd\":{\"type\":\"string\",\"description\":\"The supplier's own code.\"},\"item_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Your item, where the supplier's code was set under the source `supplier:<TIN>`; else null.\"},\"itemClsCd\":{\"type\":\"string\"},\"itemNm\":{\"type\":\"string\"},\"qty\":{\"type\":\"number\"},\"prc\":{\"type\":\"number\"},\"splyAmt\":{\"type\":\"number\"},\"taxAmt\":{\"type\":\"number\"},\"totAmt\":{\"type\":\"number\"},\"taxTyCd\":{\"type\":\"string\"}}},\"CodeSource\":{\"description\":\"Whose codes they are: `default` for your own system, `supplier:<TIN>` for a supplier, or a name of your own.\",\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":64,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"ExternalCodeText\":{\"description\":\"A code of another system.\",\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":100,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"ExternalCode\":{\"type\":\"object\",\"required\":[\"source\",\"external_code\",\"item_code\",\"description\",\"created_at\",\"updated_at\"],\"properties\":{\"source\":{\"type\":\"string\"},\"external_code\":{\"type\":\"string\"},\"item_code\":{\"type\":\"string\"},\"description\":{\"type\":[\"string\",\"null\"],\"description\":\"What the other system calls the item.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"ExternalCodesInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"codes\"],\"properties\":{\"source\":{\"$ref\":\"#/components/schemas/CodeSource\",\"default\":\"default\"},\"codes\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"items\":{\"$ref\":\"#/components/schemas/ExternalCodeInput\"}}}},\"ExternalCodeInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"external_code\",\"item_code\"],\"properties\":{\"external_code\":{\"$ref\":\"#/components/schemas/ExternalCodeText\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"description\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200,\"description\":\"What the other system calls the item.\"}}},\"ExternalCodesSet\":{\"type\":\"object\",\"required\":[\"source\",\"added\",\"changed\",\"unchanged\"],\"properties\":{\"source\":{\"type\":\"string\"},\"added\":{\"type\":\"integer\"},\"changed\":{\"type\":\"integer\"},\"unchanged\":{\"type\":\"integer\"}}},\"TransactionSummary\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"synced_to_authority\",\"can_retry\",\"created_at\",\"processed_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"synced_to_authority\":{\"type\":\"boolean\",\"description\":\"The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when.\"},\"can_retry\":{\"type\":\"boolean\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"Transaction\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"synced_to_authority\",\"can_retry\",\"retry_count\",\"retries_left\",\"superseded_by\",\"in_doubt\",\"credited_by\",\"reissued_as\",\"reissue_of\",\"transferred_to\",\"transferred_from\",\"created_at\",\"processed_at\",\"request_data\",\"response_data\",\"follow_ups\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"synced_to_authority\":{\"type\":\"boolean\",\"description\":\"The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when.\"},\"can_retry\":{\"type\":\"boolean\"},\"retry_count\":{\"type\":\"integer\",\"minimum\":0},\"retries_left\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":3},\"superseded_by\":{\"type\":[\"string\",\"null\"],\"description\":\"The transaction that took over the invoice number.\"},\"in_doubt\":{\"type\":\"boolean\",\"description\":\"It was sent and the unit's verdict is not known.\"},\"credited_by\":{\"description\":\"Credit notes of the sale that hold their number, at most 100.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleLink\"}},\"reissued_as\":{\"$ref\":\"#/components/schemas/OptionalSaleLink\",\"description\":\"The sale that was issued in its place.\"},\"reissue_of\":{\"$ref\":\"#/components/schemas/OptionalSaleLink\",\"description\":\"The sale that it was issued in place of.\"},\"transferred_to\":{\"$ref\":\"#/components/schemas/OptionalTransferLink\",\"description\":\"The incoming movement of a transfer between branches; on its outgoing movement.\"},\"transferred_from\":{\"$ref\":\"#/components/schemas/OptionalTransferLink\",\"description\":\"The outgoing movement of a transfer between branches; on its incoming movement.\"},\"doubt\":{\"type\":\"object\",\"description\":\"Why the outcome of its call is unknown; absent once it is known. With status `success` it is the stock movement that follows\\nfrom the transaction. `receipt_mismatch`: the unit returned a receipt that can't be this sale's.\\n\",\"required\":[\"code\",\"stream\",\"message\",\"since\",\"resolve_with\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"outcome_unknown\",\"receipt_mismatch\"]},\"stream\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchases\",\"stock\"]},\"message\":{\"type\":[\"string\",\"null\"],\"description\":\"The last response.\"},\"since\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"When the call was first sent.\"},\"resolve_with\":{\"type\":\"string\",\"description\":\"The command that records the outcome by hand. Replace OUTCOME with accepted or refused, and REASON with how you know it.\"}}},\"blocked\":{\"type\":\"object\",\"description\":\"Why it isn't sent now, and what to do; absent while nothing is in its way. `lane_stopped`: numbering has stopped, also after a\\nrestore. `device_not_ready`: its device is not initialized. `outcome_pending`: its control unit can't be reached or takes\\nnothing, or an earlier call has no outcome yet.\\n\",\"required\":[\"code\",\"message\",\"remedy\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"lane_stopped\",\"device_not_ready\",\"outcome_pending\"]},\"message\":{\"type\":\"string\",\"description\":\"What is in the way.\"},\"remedy\":{\"type\":\"string\",\"description\":\"What to do about it, with the command.\"}}},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"request_data\":{\"type\":\"object\",\"additionalProperties\":true,\"description\":\"The submitted payload.\"},\"response_data\":{\"$ref\":\"#/components/schemas/ResponseData\"},\"follow_ups\":{\"description\":\"What the unit has still to be told of it; empty when it knows everything.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/FollowUp\"}}}},\"FollowUp\":{\"description\":\"A stock movement, stock master or import status that follows from a finished transaction and that the unit has not taken. It never changes the transaction.\",\"type\":\"object\",\"required\":[\"kind\",\"state\",\"item_codes\",\"transaction_id\",\"invoice_no\",\"tries\",\"created_at\",\"next_try_at\",\"reason\",\"remedy\"],\"properties\":{\"kind\":{\"type\":\"string\",\"enum\":[\"movement\",\"master\",\"import\"]},\"state\":{\"type\":\"string\",\"enum\":[\"waiting\",\"unanswered\",\"refused\"],\"description\":\"`refused`: five tries were refused; it is repeated each night and by a count of the item.\"},\"item_codes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\",\"description\":\"What it follows from.\"},\"invoice_no\":{\"type\":\"string\"},\"tries\":{\"type\":\"integer\",\"minimum\":0,\"description\":\"How often it was refused.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"next_try_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"Null while something else has to be done first, and once it was refused for good.\"},\"reason\":{\"type\":\"string\",\"description\":\"What is in the way.\"},\"remedy\":{\"type\":\"string\",\"description\":\"What to do about it.\"}}},\"ResponseData\":{\"description\":\"What the control unit answered; values are null while it has not.\",\"type\":\"object\",\"required\":[\"receipt_no\",\"receipt_date\",\"qr_code\",\"result_code\",\"result_message\"],\"properties\":{\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"qr_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Image as a data URI.\"},\"result_code\":{\"type\":[\"string\",\"null\"]},\"result_message\":{\"type\":[\"string\",\"null\"]},\"receipt_signature\":{\"type\":[\"string\",\"null\"]},\"internal_data\":{\"type\":[\"string\",\"null\"]},\"sdc_id\":{\"type\":[\"string\",\"null\"]},\"total_receipt_no\":{\"type\":[\"integer\",\"null\"]},\"receipt_unrecovered\":{\"type\":\"boolean\",\"description\":\"True when the unit accepted but its receipt data is lost.\"},\"warning\":{\"$ref\":\"#/components/schemas/Warning\"},\"attempts\":{\"type\":\"integer\",\"minimum\":0,\"description\":\"How often it was sent.\"},\"failure\":{\"$ref\":\"#/components/schemas/Failure\"}}},\"RetryInput\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"reason\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":400,\"description\":\"Kept for audit.\"}}},\"RetryResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"status\",\"synced_to_authority\",\"receipt_no\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"synced_to_authority\":{\"type\":\"boolean\",\"description\":\"The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when.\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]}}},\"SettleInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"outcome\",\"reason\"],\"properties\":{\"outcome\":{\"type\":\"string\",\"enum\":[\"accepted\",\"refused\"],\"description\":\"What the unit did with it.\"},\"reason\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":400,\"description\":\"How it is known, kept for audit.\"},\"number\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999999999999,\"description\":\"With `accepted`, and only after the database was restored: the unit's running number of what was open in the copy.\"},\"receipt_no\":{\"type\":\"string\",\"pattern\":\"^[1-9][0-9]{0,14}$\",\"x-form\":\"1 to 15 digits that do not begin with 0\",\"description\":\"With `accepted`, when known.\"},\"receipt_date\":{\"$ref\":\"#/components/schemas/UnitDateTime\",\"description\":\"With `accepted`, when known.\"},\"receipt_signature\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":100,\"description\":\"With `accepted`, when known.\"},\"internal_data\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":100,\"description\":\"With `accepted`, when known.\"},\"sdc_id\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":100,\"description\":\"With `accepted`: the control unit that signed the receipt, as the receipt prints it. A unit that was replaced counts its receipts anew.\"}}},\"TransactionStats\":{\"type\":\"object\",\"required\":[\"total\",\"by_status\",\"by_type\",\"success_rate\"],\"properties\":{\"total\":{\"type\":\"integer\"},\"by_status\":{\"$ref\":\"#/components/schemas/StatusCounts\"},\"by_type\":{\"$ref\":\"#/components/schemas/TypeCounts\"},\"success_rate\":{\"type\":\"number\",\"description\":\"Percent, one decimal.\"}}},\"StatusCounts\":{\"type\":\"object\",\"required\":[\"pending\",\"processing\",\"success\",\"failed\"],\"properties\":{\"pending\":{\"type\":\"integer\"},\"processing\":{\"type\":\"integer\"},\"success\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"}}},\"TypeCounts\":{\"type\":\"object\",\"required\":[\"sales\",\"purchase\",\"stock\",\"import\"],\"properties\":{\"sales\":{\"type\":\"integer\"},\"purchase\":{\"type\":\"integer\"},\"stock\":{\"type\":\"integer\"},\"import\":{\"type\":\"integer\"}}},\"Receipt\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"receipt_type\",\"sign\",\"label\",\"is_copy\",\"profile\",\"language\",\"vat_registered\",\"invoice_no\",\"original_invoice_no\",\"original_receipt_no\",\"original_cu_invoice_no\",\"receipt_no\",\"total_receipt_no\",\"sale_date\",\"sale_time\",\"receipt_date\",\"internal_data\",\"receipt_signature\",\"sdc_id\",\"mrc_no\",\"verification_url\",\"qr_code\",\"seller\",\"header\",\"footer\",\"customer_tin\",\"customer_name\",\"customer_mobile\",\"payment_type\",\"payment_type_name\",\"items\",\"taxes\",\"tax_table\",\"taxable_amount\",\"tax_amount\",\"total_amount\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"]},\"sign\":{\"$ref\":\"#/components/schemas/DocumentSign\"},\"label\":{\"type\":\"string\",\"enum\":[\"NS\",\"NC\",\"CS\",\"CC\"],\"description\":\"Kind as printed: `NS` normal sale, `NC` normal credit note, `CS` and `CC` their copies.\"},\"is_copy\":{\"type\":\"boolean\"},\"profile\":{\"type\":\"string\",\"enum\":[\"ke\",\"plain\"],\"description\":\"Whose form the printed receipt has: that of the control unit's profile.\"},\"language\":{\"type\":\"string\",\"enum\":[\"en\",\"sw\"],\"description\":\"Language of the words on the printed receipt.\"},\"vat_registered\":{\"type\":\"boolean\",\"description\":\"Whether the business was registered for VAT.\"},\"invoice_no\":{\"type\":\"string\"},\"original_invoice_no\":{\"type\":[\"string\",\"null\"],\"description\":\"The sale that a credit note credits.\"},\"original_receipt_no\":{\"type\":[\"string\",\"null\"],\"description\":\"Its receipt.\"},\"original_cu_invoice_no\":{\"type\":[\"string\",\"null\"],\"description\":\"The control unit's number of that sale, as printed: `KRACU0100000001/41`.\"},\"receipt_no\":{\"type\":\"string\"},\"total_receipt_no\":{\"type\":[\"integer\",\"null\"],\"description\":\"With `receipt_no`, the counter as printed: `41/44 NS`.\"},\"sale_date\":{\"type\":\"string\",\"description\":\"Date of the sale, `YYYYMMDD`.\"},\"sale_time\":{\"type\":\"string\",\"description\":\"`HHMMSS`\"},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"internal_data\":{\"type\":[\"string\",\"null\"]},\"receipt_signature\":{\"type\":[\"string\",\"null\"]},\"sdc_id\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit; with `receipt_no` the unit number as printed.\"},\"mrc_no\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's machine number.\"},\"verification_url\":{\"type\":[\"string\",\"null\"],\"description\":\"Where a buyer can check the receipt.\"},\"qr_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Image as a data URI.\"},\"seller\":{\"$ref\":\"#/components/schemas/ReceiptSeller\"},\"header\":{\"type\":[\"string\",\"null\"],\"description\":\"Line below the title, as sent (`topMsg`).\"},\"footer\":{\"type\":[\"string\",\"null\"],\"description\":\"Last line, as sent (`btmMsg`).\"},\"customer_tin\":{\"type\":[\"string\",\"null\"]},\"customer_name\":{\"type\":[\"string\",\"null\"]},\"customer_mobile\":{\"type\":[\"string\",\"null\"],\"description\":\"As sent (`custMblNo`).\"},\"payment_type\":{\"type\":\"string\"},\"payment_type_name\":{\"type\":\"string\"},\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleLine\"}},\"taxes\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/ReceiptTax\"}},\"tax_table\":{\"description\":\"Each of the authority's tax letters as it was sent, used or not.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/ReceiptRate\"}},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"ReceiptSeller\":{\"type\":\"object\",\"required\":[\"tin\",\"name\",\"trade_name\",\"branch_id\",\"branch_name\",\"address\",\"phone\"],\"properties\":{\"tin\":{\"type\":\"string\"},\"name\":{\"type\":\"string\",\"description\":\"The registered name. It is printed and not sent.\"},\"trade_name\":{\"type\":[\"string\",\"null\"],\"description\":\"As sent (`trdeNm`).\"},\"branch_id\":{\"type\":\"string\"},\"branch_name\":{\"type\":\"string\"},\"address\":{\"type\":[\"string\",\"null\"],\"description\":\"As sent (`adrs`).\"},\"phone\":{\"type\":[\"string\",\"null\"]}}},\"ReceiptRate\":{\"type\":\"object\",\"required\":[\"authority_tax_type\",\"tax_rate\",\"taxable_amount\",\"tax_amount\"],\"properties\":{\"authority_tax_type\":{\"type\":\"string\",\"description\":\"The authority's tax letter.\"},\"tax_rate\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"}}},\"ReceiptTax\":{\"type\":\"object\",\"required\":[\"tax_type\",\"authority_tax_type\",\"tax_rate\",\"taxable_amount\",\"tax_amount\",\"total_amount\"],\"properties\":{\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"authority_tax_type\":{\"type\":\"string\",\"description\":\"The tax letter that was sent to the authority, as receipts print it.\"},\"tax_rate\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"Device\":{\"type\":\"object\",\"required\":[\"id\",\"branch_id\",\"bhf_id\",\"tin\",\"dvc_srl_no\",\"vscu_url\",\"via\",\"profile\",\"is_active\",\"last_initialized_at\",\"last_error\",\"device_info\",\"settings\",\"credential_keys\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"integer\"},\"branch_id\":{\"type\":\"integer\"},\"bhf_id\":{\"type\":\"string\"},\"tin\":{\"type\":\"string\"},\"dvc_srl_no\":{\"type\":\"string\"},\"vscu_url\":{\"type\":\"string\"},\"via\":{\"$ref\":\"#/components/schemas/DeviceVia\"},\"profile\":{\"type\":\"string\",\"enum\":[\"ke\",\"plain\"]},\"is_active\":{\"type\":\"boolean\"},\"last_initialized_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"last_error\":{\"type\":[\"string\",\"null\"],\"description\":\"Why the last initialization failed, or why the unit takes nothing now, by its own word.\"},\"device_info\":{\"type\":\"object\",\"additionalProperties\":true},\"settings\":{\"$ref\":\"#/components/schemas/DeviceSettings\"},\"credential_keys\":{\"description\":\"The names of the stored credentials, never their values.\",\"type\":\"object\",\"required\":[\"used\",\"stored_only\"],\"properties\":{\"used\":{\"description\":\"Sent to the control unit with every call.\",\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"stored_only\":{\"description\":\"Stored and never sent.\",\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Attempt\":{\"type\":\"object\",\"required\":[\"id\",\"transaction_id\",\"kind\",\"path\",\"number\",\"sent_at\",\"duration_ms\",\"outcome\",\"http_status\",\"result_code\",\"result_message\",\"sent\",\"received\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"transaction_id\":{\"type\":[\"string\",\"null\"],\"description\":\"The transaction that the call belongs to.\"},\"kind\":{\"type\":\"string\",\"enum\":[\"sale\",\"purchase\",\"movement\",\"master\",\"item\",\"import\"]},\"path\":{\"type\":[\"string\",\"null\"],\"description\":\"The path below the control unit's URL.\"},\"number\":{\"type\":[\"integer\",\"null\"],\"description\":\"The number in the unit's sequence.\"},\"sent_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"duration_ms\":{\"type\":[\"integer\",\"null\"],\"description\":\"Null while there is no response.\"},\"outcome\":{\"description\":\"`number_mismatch`: the unit expects another number in its sequence. `not_sent`: no connection, nothing left the service. `unknown`: no response, or none that says what happened.\",\"type\":\"string\",\"enum\":[\"accepted\",\"rejected\",\"duplicate\",\"number_mismatch\",\"not_sent\",\"unknown\"]},\"http_status\":{\"type\":[\"integer\",\"null\"]},\"result_code\":{\"type\":[\"string\",\"null\"]},\"result_message\":{\"type\":[\"string\",\"null\"]},\"sent\":{\"type\":[\"string\",\"null\"],\"description\":\"The body sent, secrets masked, 16 KB at most. A longer one ends with its length.\"},\"received\":{\"type\":[\"string\",\"null\"],\"description\":\"The body received, secrets masked, 4 KB at most. A longer one ends with its length.\"}}},\"DeviceInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"bhf_id\",\"tin\",\"dvc_srl_no\",\"vscu_url\"],\"properties\":{\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"dvc_srl_no\":{\"$ref\":\"#/components/schemas/SerialNo\"},\"vscu_url\":{\"$ref\":\"#/components/schemas/UnitUrl\"},\"via\":{\"type\":\"string\",\"enum\":[\"direct\",\"relay\"],\"default\":\"direct\",\"description\":\"Who calls the control unit; see DeviceVia.\"},\"profile\":{\"type\":\"string\",\"enum\":[\"ke\",\"plain\"],\"default\":\"ke\",\"description\":\"The tax authority's dialect.\"},\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"},\"device_info\":{\"type\":\"object\",\"additionalProperties\":true,\"maxProperties\":50},\"settings\":{\"$ref\":\"#/components/schemas/DeviceSettingsInput\"}}},\"DeviceUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"dvc_srl_no\":{\"$ref\":\"#/components/schemas/SerialNo\"},\"vscu_url\":{\"$ref\":\"#/components/schemas/UnitUrl\"},\"via\":{\"$ref\":\"#/components/schemas/DeviceVia\"},\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"},\"device_info\":{\"type\":\"object\",\"additionalProperties\":true,\"maxProperties\":50},\"settings\":{\"$ref\":\"#/components/schemas/DeviceSettingsInput\"}}},\"DeviceVia\":{\"description\":\"Who calls the control unit. `direct`: the service. `relay`: the relay of the branch; the URL is then an address in the branch's network.\",\"type\":\"string\",\"enum\":[\"direct\",\"relay\"]},\"Relay\":{\"type\":\"object\",\"required\":[\"id\",\"name\",\"branches\",\"token_prefix\",\"is_connected\",\"connected_at\",\"disconnected_at\",\"version\",\"remote_address\",\"allowed\",\"created_at\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"name\":{\"type\":\"string\"},\"branches\":{\"description\":\"The branches whose control units it calls.\",\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"token_prefix\":{\"type\":\"string\",\"description\":\"The visible beginning of the token.\"},\"is_connected\":{\"type\":\"boolean\"},\"connected_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"Since when it is connected; null while it is not.\"},\"disconnected_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"When its last connection ended; null while it is connected.\"},\"version\":{\"type\":[\"string\",\"null\"],\"description\":\"The version that connected last.\"},\"remote_address\":{\"type\":[\"string\",\"null\"],\"description\":\"The IP address that it connected from last.\"},\"allowed\":{\"description\":\"Hosts and ports that the relay calls, as its last connection said.\",\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"RelayWithToken\":{\"type\":\"object\",\"required\":[\"id\",\"name\",\"branches\",\"token_prefix\",\"is_connected\",\"connected_at\",\"disconnected_at\",\"version\",\"remote_address\",\"allowed\",\"created_at\",\"token\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"name\":{\"type\":\"string\"},\"branches\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"token_prefix\":{\"type\":\"string\"},\"is_connected\":{\"type\":\"boolean\"},\"connected_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"disconnected_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"version\":{\"type\":[\"string\",\"null\"]},\"remote_address\":{\"type\":[\"string\",\"null\"]},\"allowed\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"token\":{\"type\":\"string\",\"description\":\"Shown only here.\"}}},\"SignIn\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"email\",\"password\"],\"properties\":{\"email\":{\"type\":\"string\",\"format\":\"email\",\"maxLength\":200},\"password\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200}}},\"SignInChallenge\":{\"type\":\"object\",\"required\":[\"challenge\",\"expires_at\"],\"properties\":{\"challenge\":{\"type\":\"string\",\"description\":\"Sent with the code to POST /sessions/complete.\"},\"expires_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"SignInCode\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"challenge\",\"code\"],\"properties\":{\"challenge\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":100},\"code\":{\"$ref\":\"#/components/schemas/SecondFactor\"}}},\"SecondFactor\":{\"description\":\"Six digits of the authenticator app, or a recovery code. Blanks, hyphens and case don't matter.\",\"type\":\"string\",\"format\":\"text\",\"minLength\":6,\"maxLength\":40},\"Session\":{\"type\":\"object\",\"required\":[\"id\",\"is_current\",\"user_agent\",\"address\",\"created_at\",\"last_used_at\",\"expires_at\"],\"properties\":{\"id\":{\"type\":\"string\"},\"is_current\":{\"type\":\"boolean\",\"description\":\"Whether it is the session of the request.\"},\"user_agent\":{\"type\":\"string\",\"description\":\"The browser or program that signed in.\"},\"address\":{\"type\":\"string\",\"description\":\"IP address of the sign-in.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"last_used_at\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"To the minute.\"},\"expires_at\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"The end unless the session is used before.\"}}},\"SessionConfirmation\":{\"description\":\"One of both fields.\",\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"password\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"code\":{\"$ref\":\"#/components/schemas/SecondFactor\"}}},\"Me\":{\"type\":\"object\",\"required\":[\"id\",\"email\",\"name\",\"two_factor\",\"recovery_codes_left\",\"memberships\"],\"properties\":{\"id\":{\"type\":\"integer\"},\"email\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"},\"two_factor\":{\"type\":\"boolean\",\"description\":\"Whether signing in needs a code.\"},\"recovery_codes_left\":{\"type\":\"integer\"},\"memberships\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Membership\"}}}},\"Membership\":{\"type\":\"object\",\"required\":[\"user_id\",\"role\",\"account\"],\"properties\":{\"user_id\":{\"type\":\"integer\"},\"role\":{\"type\":\"string\",\"enum\":[\"owner\",\"admin\",\"accountant\",\"cashier\"]},\"account\":{\"type\":\"object\",\"required\":[\"id\",\"name\",\"status\"],\"properties\":{\"id\":{\"type\":\"integer\",\"description\":\"For the header `X-Account`.\"},\"name\":{\"type\":\"string\"},\"status\":{\"type\":\"string\",\"enum\":[\"pending_approval\",\"active\",\"suspended\",\"cancelled\"]}}}}},\"MeUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"name\"],\"properties\":{\"name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200}}},\"PasswordInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"password\"],\"properties\":{\"password\":{\"$ref\":\"#/components/schemas/NewPassword\"}}},\"NewPassword\":{\"description\":\"At least 12 characters, and none of the common passwords.\",\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"TwoFactorSetup\":{\"type\":\"object\",\"required\":[\"secret\",\"uri\"],\"properties\":{\"secret\":{\"type\":\"string\",\"description\":\"To be typed into an authenticator app.\"},\"uri\":{\"type\":\"string\",\"description\":\"The same as a QR code holds it.\"}}},\"TwoFactorCode\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"code\"],\"properties\":{\"code\":{\"$ref\":\"#/components/schemas/SecondFactor\"}}},\"RecoveryCodes\":{\"type\":\"object\",\"required\":[\"recovery_codes\"],\"properties\":{\"recovery_codes\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},\"PasswordResetRequest\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"email\"],\"properties\":{\"email\":{\"type\":\"string\",\"format\":\"email\",\"maxLength\":200}}},\"PasswordReset\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"token\",\"password\"],\"properties\":{\"token\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":100},\"password\":{\"$ref\":\"#/components/schemas/NewPassword\"}}},\"RelayInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"name\",\"branches\"],\"properties\":{\"name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":100,\"description\":\"What people call it.\"},\"branches\":{\"description\":\"The branches whose control units it may call.\",\"type\":\"array\",\"minItems\":1,\"maxItems\":100,\"items\":{\"$ref\":\"#/components/schemas/BhfId\"}}}},\"DeviceSettings\":{\"type\":\"object\",\"required\":[\"amounts\",\"unknown_item_classes\"],\"properties\":{\"amounts\":{\"type\":\"string\",\"enum\":[\"tax_included\",\"tax_excluded\",\"as_submitted\"]},\"unknown_item_classes\":{\"type\":\"string\",\"enum\":[\"warn\",\"reject\"]}}},\"DeviceSettingsInput\":{\"description\":\"Settings of the device. A setting that was never given follows the profile and the environment.\",\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"amounts\":{\"description\":\"How amounts stand in calls to the control unit. `tax_included`: price and supply with tax, the taxable amount without it (default of `ke`). `tax_excluded`: price, supply, discount and taxable amount without tax. `as_submitted`: the figures of this interface (default of `plain`). The signed totals are the same.\",\"type\":\"string\",\"enum\":[\"tax_included\",\"tax_excluded\",\"as_submitted\"]},\"unknown_item_classes\":{\"description\":\"What happens to a new item of a class that the synchronized table lacks: `warn` registers it with a warning (default in the sandbox, whose table is known to be short), `reject` answers 422 (default in live).\",\"type\":\"string\",\"enum\":[\"warn\",\"reject\"]}}},\"SerialNo\":{\"description\":\"Serial number issued by the authority.\",\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":100,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"UnitUrl\":{\"description\":\"Address of the control unit.\",\"type\":\"string\",\"format\":\"uri\",\"maxLength\":500,\"pattern\":\"^https?://\",\"x-form\":\"an http:// or https:// URL\"},\"Credentials\":{\"description\":\"What the control unit asks for beyond TIN, branch and serial. The values are stored encrypted, never shown and never logged. The service sends `username` and `password` as HTTP Basic, `token` as HTTP Bearer, `headers` as extra request headers and `cmc_key` as the header `cmcKey`, with every call to the control unit. It stores all other keys without using them. `headers` can't name Host, Connection, Transfer-Encoding, Content-* or another header of the connection or the body, nor a header that another key sets.\",\"type\":\"object\",\"additionalProperties\":true,\"maxProperties\":50},\"CredentialsInput\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"}}},\"InitializeInput\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"},\"force\":{\"type\":\"boolean\",\"default\":false,\"description\":\"Register the device at the control unit although it is initialized.\"}}},\"InitializeResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"is_active\",\"registered\",\"last_initialized_at\",\"synced_data\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"is_active\":{\"type\":\"boolean\"},\"registered\":{\"type\":\"boolean\",\"description\":\"False where the device was initialized before: only the tables were fetched again.\"},\"last_initialized_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"synced_data\":{\"$ref\":\"#/components/schemas/SyncedCounts\"},\"warnings\":{\"description\":\"What the unit's tables contradict without stopping anything.\",\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},\"SyncedCounts\":{\"type\":\"object\",\"required\":[\"tax_types\",\"item_classes\",\"packaging_units\",\"quantity_units\",\"payment_types\",\"countries\"],\"properties\":{\"tax_types\":{\"type\":\"integer\"},\"item_classes\":{\"type\":\"integer\"},\"packaging_units\":{\"type\":\"integer\"},\"quantity_units\":{\"type\":\"integer\"},\"payment_types\":{\"type\":\"integer\"},\"countries\":{\"type\":\"integer\"}}},\"TestResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"vscu_url\",\"connectivity\",\"response_time_ms\",\"clock_offset_ms\",\"tested_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"vscu_url\":{\"type\":\"string\"},\"connectivity\":{\"type\":\"string\",\"const\":\"ok\"},\"response_time_ms\":{\"type\":\"integer\"},\"clock_offset_ms\":{\"type\":[\"integer\",\"null\"],\"description\":\"How far the control unit's clock is ahead of the service's clock; negative when it is behind. Units tell their time in whole seconds. `null` when the unit tells no time.\"},\"tested_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Branch\":{\"type\":\"object\",\"required\":[\"id\",\"bhf_id\",\"name\",\"is_head_office\",\"address_line\",\"city\",\"county\",\"postal_code\",\"country\",\"phone\",\"email\",\"manager_name\",\"manager_phone\",\"manager_email\",\"trade_name\",\"receipt_address\",\"receipt_header\",\"receipt_footer\",\"receipt_language\",\"walk_in_customer_name\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"integer\",\"description\":\"What devices call `branch_id`.\"},\"bhf_id\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"},\"is_head_office\":{\"type\":\"boolean\"},\"address_line\":{\"type\":[\"string\",\"null\"]},\"city\":{\"type\":[\"string\",\"null\"]},\"county\":{\"type\":[\"string\",\"null\"]},\"postal_code\":{\"type\":[\"string\",\"null\"]},\"country\":{\"type\":[\"string\",\"null\"]},\"phone\":{\"type\":[\"string\",\"null\"]},\"email\":{\"type\":[\"string\",\"null\"]},\"manager_name\":{\"type\":[\"string\",\"null\"]},\"manager_phone\":{\"type\":[\"string\",\"null\"]},\"manager_email\":{\"type\":[\"string\",\"null\"]},\"trade_name\":{\"type\":[\"string\",\"null\"],\"description\":\"Trade name on the branch's receipts. Null: the account's.\"},\"receipt_address\":{\"type\":[\"string\",\"null\"],\"description\":\"Address on the branch's receipts. Null: address_line with city and county; without an address_line the account's, else city and county.\"},\"receipt_header\":{\"type\":[\"string\",\"null\"],\"description\":\"Line below the title of receipts. Null: the account's.\"},\"receipt_footer\":{\"type\":[\"string\",\"null\"],\"description\":\"Last line of receipts. Null: the account's.\"},\"receipt_language\":{\"type\":[\"string\",\"null\"],\"enum\":[\"en\",\"sw\",null],\"description\":\"Language of receipts. Null: the account's.\"},\"walk_in_customer_name\":{\"type\":[\"string\",\"null\"],\"description\":\"Customer name of sales that are submitted without one. Null: the account's.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Account\":{\"type\":\"object\",\"required\":[\"name\",\"environment\",\"features\",\"walk_in_customer_name\",\"trade_name\",\"receipt_address\",\"receipt_header\",\"receipt_footer\",\"receipt_language\",\"receipt_logo\",\"vat_registered\",\"credit_note_window\",\"credit_notes_per_sale\",\"updated_at\"],\"properties\":{\"name\":{\"type\":\"string\",\"description\":\"Name of the business.\"},\"environment\":{\"type\":\"string\",\"enum\":[\"live\",\"sandbox\"],\"description\":\"Whose settings these are.\"},\"features\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"description\":\"Features of the account's plan.\"},\"walk_in_customer_name\":{\"type\":\"string\",\"description\":\"Customer name of sales that are submitted without one.\"},\"trade_name\":{\"type\":[\"string\",\"null\"],\"description\":\"Trade name on receipts; null for the account's name where it has at most 20 characters, else none.\"},\"receipt_address\":{\"type\":[\"string\",\"null\"],\"description\":\"Address on receipts of branches that have none.\"},\"receipt_header\":{\"type\":[\"string\",\"null\"],\"description\":\"Line below the title of receipts.\"},\"receipt_footer\":{\"type\":[\"string\",\"null\"],\"description\":\"Last line of receipts.\"},\"receipt_language\":{\"type\":\"string\",\"enum\":[\"en\",\"sw\"],\"description\":\"Language of receipts: English or Kiswahili.\"},\"receipt_logo\":{\"description\":\"The authority's logo on receipts; null for an empty frame.\",\"type\":[\"object\",\"null\"],\"required\":[\"fingerprint\",\"media_type\",\"width\",\"height\",\"bytes\"],\"properties\":{\"fingerprint\":{\"type\":\"string\",\"description\":\"The first 32 digits of the image's SHA-256.\"},\"media_type\":{\"type\":\"string\",\"enum\":[\"image/png\",\"image/jpeg\"]},\"width\":{\"type\":\"integer\",\"description\":\"Pixels.\"},\"height\":{\"type\":\"integer\",\"description\":\"Pixels.\"},\"bytes\":{\"type\":\"integer\"}}},\"vat_registered\":{\"type\":\"boolean\",\"description\":\"Whether sales may have VAT.\"},\"credit_note_window\":{\"type\":[\"string\",\"null\"],\"description\":\"How long after a sale it can be credited: `6 months`, `90 days` or `none` for no limit. Null: the limit of the control unit's profile, which is 6 months for `ke` and none for `plain`.\"},\"credit_notes_per_sale\":{\"type\":[\"integer\",\"null\"],\"description\":\"How many credit notes a sale can have. Null: any number.\"},\"updated_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"When a setting was last changed.\"}}},\"AccountUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"walk_in_customer_name\":{\"$ref\":\"#/components/schemas/WalkInName\"},\"trade_name\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_address\":{\"$ref\":\"#/components/schemas/ReceiptAddress\"},\"receipt_header\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_footer\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_language\":{\"$ref\":\"#/components/schemas/ReceiptLanguage\"},\"receipt_logo\":{\"description\":\"The authority's logo for receipts: a PNG (8 bits a colour, not interlaced) or JPEG (grey or RGB) as a data URI, at most 128 KiB and 1200 pixels in each direction. Null removes it, and receipts have an empty frame.\",\"type\":[\"string\",\"null\"],\"maxLength\":180000,\"pattern\":\"^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$\",\"x-form\":\"a data URI of a PNG or JPEG image in base64\"},\"vat_registered\":{\"description\":\"Whether the business is registered for VAT. False rejects sales with VAT, and receipts have no VAT.\",\"type\":[\"boolean\",\"null\"]},\"credit_note_window\":{\"description\":\"How long after a sale it can be credited, counted from its sale date to that of the credit note: `6 months`, `90 days` or `none` for no limit. Null restores the limit of the control unit's profile: 6 months for `ke`, none for `plain`. Accepted credit notes stay accepted.\",\"type\":[\"string\",\"null\"],\"maxLength\":12,\"pattern\":\"^(none|[1-9]\\\\d{0,3} (days?|months?))$\",\"x-form\":\"none, or a number of days or months such as 6 months\"},\"credit_notes_per_sale\":{\"description\":\"How many credit notes a sale can have, those that failed not counted. Null allows any number.\",\"type\":[\"integer\",\"null\"],\"minimum\":1,\"maximum\":1000}}},\"ReceiptText\":{\"description\":\"A line on receipts, as long as the control unit takes it.\",\"type\":[\"string\",\"null\"],\"maxLength\":20,\"pattern\":\"^[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd]([^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd]*[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd])?$\",\"x-form\":\"a single line that does not begin or end with blanks, without control characters or U+FFFD\"},\"ReceiptAddress\":{\"description\":\"The address on receipts, as long as the control unit takes it.\",\"type\":[\"string\",\"null\"],\"maxLength\":200,\"pattern\":\"^[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd]([^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd]*[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd])?$\",\"x-form\":\"a single line that does not begin or end with blanks, without control characters or U+FFFD\"},\"ReceiptLanguage\":{\"description\":\"Language of the words on receipts: `en` English, `sw` Kiswahili.\",\"type\":[\"string\",\"null\"],\"enum\":[\"en\",\"sw\",null]},\"WalkInName\":{\"description\":\"Customer name of sales that are submitted without one. The control unit takes at most 60 characters.\",\"type\":[\"string\",\"null\"],\"maxLength\":60,\"pattern\":\"^[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd]([^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd]*[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ufffd])?$\",\"x-form\":\"a single line that does not begin or end with blanks, without control characters or U+FFFD\"},\"BranchInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"bhf_id\",\"name\"],\"properties\":{\"bhf_id\":{\"$ref\":\"#/components/schemas/NewBhfId\"},\"name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60},\"is_head_office\":{\"type\":\"boolean\",\"default\":false},\"address_line\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":200},\"city\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":100},\"county\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":100},\"postal_code\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":20},\"country\":{\"type\":[\"string\",\"null\"],\"pattern\":\"^[A-Z]{2}$\",\"x-form\":\"two capital letters such as KE\",\"description\":\"Two letters.\"},\"phone\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":20},\"email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100},\"manager_name\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":60},\"manager_phone\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":20},\"manager_email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100},\"trade_name\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_address\":{\"$ref\":\"#/components/schemas/ReceiptAddress\"},\"receipt_header\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_footer\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_language\":{\"$ref\":\"#/components/schemas/ReceiptLanguage\"},\"walk_in_customer_name\":{\"$ref\":\"#/components/schemas/WalkInName\"}}},\"BranchUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60},\"is_head_office\":{\"type\":\"boolean\"},\"address_line\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":200},\"city\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":100},\"county\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":100},\"postal_code\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":20},\"country\":{\"type\":[\"string\",\"null\"],\"pattern\":\"^[A-Z]{2}$\",\"x-form\":\"two capital letters such as KE\",\"description\":\"Two letters.\"},\"phone\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":20},\"email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100},\"manager_name\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":60},\"manager_phone\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":20},\"manager_email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100},\"trade_name\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_address\":{\"$ref\":\"#/components/schemas/ReceiptAddress\"},\"receipt_header\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_footer\":{\"$ref\":\"#/components/schemas/ReceiptText\"},\"receipt_language\":{\"$ref\":\"#/components/schemas/ReceiptLanguage\"},\"walk_in_customer_name\":{\"$ref\":\"#/components/schemas/WalkInName\"}}},\"BranchStats\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"total\",\"by_status\",\"by_type\",\"success_rate\",\"items\",\"low_stock\",\"out_of_stock\",\"device\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"total\":{\"type\":\"integer\"},\"by_status\":{\"$ref\":\"#/components/schemas/StatusCounts\"},\"by_type\":{\"$ref\":\"#/components/schemas/TypeCounts\"},\"success_rate\":{\"type\":\"number\",\"description\":\"Percent, one decimal.\"},\"items\":{\"type\":\"integer\",\"description\":\"Items in the branch's stock list.\"},\"low_stock\":{\"type\":\"integer\",\"description\":\"Items at or below their safety quantity.\"},\"out_of_stock\":{\"type\":\"integer\",\"description\":\"Items at zero or below.\"},\"device\":{\"description\":\"Null when the branch has none.\",\"type\":[\"object\",\"null\"],\"required\":[\"is_active\",\"last_initialized_at\",\"last_error\"],\"properties\":{\"is_active\":{\"type\":\"boolean\"},\"last_initialized_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"last_error\":{\"type\":[\"string\",\"null\"]}}}}},\"Code\":{\"type\":\"object\",\"required\":[\"code_class\",\"class_name\",\"code\",\"unit_code\",\"name\",\"sort_order\"],\"properties\":{\"code_class\":{\"type\":\"string\"},\"class_name\":{\"type\":\"string\"},\"code\":{\"type\":\"string\",\"description\":\"The code in this interface.\"},\"unit_code\":{\"type\":[\"string\",\"null\"],\"description\":\"The control unit's code for the same; null when it has none.\"},\"name\":{\"type\":\"string\"},\"sort_order\":{\"type\":\"integer\"},\"rate\":{\"type\":[\"number\",\"null\"],\"description\":\"Tax types only, percent.\"}}},\"TaxType\":{\"type\":\"object\",\"required\":[\"code_class\",\"class_name\",\"code\",\"unit_code\",\"name\",\"sort_order\",\"rate\",\"is_active\"],\"properties\":{\"code_class\":{\"type\":\"string\"},\"class_name\":{\"type\":\"string\"},\"code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"unit_code\":{\"type\":[\"string\",\"null\"]},\"name\":{\"type\":\"string\"},\"sort_order\":{\"type\":\"integer\"},\"rate\":{\"type\":\"number\",\"description\":\"Percent.\"},\"is_active\":{\"type\":\"boolean\",\"description\":\"False when the authority's table contradicts the type.\"}}},\"SyncCodesResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"synced_data\",\"synced_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"synced_data\":{\"$ref\":\"#/components/schemas/SyncedCounts\"},\"synced_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Item\":{\"type\":\"object\",\"required\":[\"id\",\"item_code\",\"item_name\",\"item_class_code\",\"item_type\",\"current_qty\",\"safety_qty\",\"default_price\",\"tax_type_code\",\"pkg_unit_code\",\"qty_unit_code\",\"origin_nation_code\",\"barcode\",\"is_active\",\"last_synced_at\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"item_type\":{\"type\":\"string\",\"description\":\"`1` raw material, `2` finished product, `3` service without stock.\"},\"current_qty\":{\"type\":\"number\"},\"safety_qty\":{\"type\":\"number\"},\"default_price\":{\"type\":\"number\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"pkg_unit_code\":{\"type\":\"string\"},\"qty_unit_code\":{\"type\":\"string\"},\"origin_nation_code\":{\"type\":\"string\"},\"barcode\":{\"type\":[\"string\",\"null\"]},\"is_active\":{\"type\":\"boolean\"},\"last_synced_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"When the control unit last accepted it.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"ItemInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_name\",\"item_class_code\",\"tax_type_code\",\"qty_unit_code\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\",\"description\":\"Made when left out: country, type, package unit, quantity unit, seven-digit number.\"},\"item_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"item_class_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"pattern\":\"^[0-9]+$\",\"x-form\":\"digits only\"},\"item_type\":{\"type\":\"string\",\"enum\":[\"1\",\"2\",\"3\"],\"default\":\"2\",\"description\":\"`1` raw material, `2` finished product, `3` service without stock.\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\",\"default\":\"NT\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"origin_nation_code\":{\"type\":\"string\",\"pattern\":\"^[A-Z]{2}$\",\"x-form\":\"two capital letters such as KE\",\"default\":\"KE\",\"description\":\"Country of origin.\"},\"default_price\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0,\"description\":\"Price with tax.\"},\"safety_qty\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0,\"description\":\"Below or at it stock is low.\"},\"barcode\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":20},\"is_active\":{\"type\":\"boolean\",\"default\":true}}},\"ItemUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"item_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"default_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Price with tax.\"},\"safety_qty\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Below or at it stock is low.\"},\"barcode\":{\"type\":[\"string\",\"null\"],\"format\":\"identifier\",\"minLength\":1,\"maxLength\":20,\"description\":\"`null` removes it.\"},\"is_active\":{\"type\":\"boolean\",\"description\":\"`false` keeps the item out of new documents.\"}}},\"SelectImportItemsInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"last_request_date\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"last_request_date\":{\"$ref\":\"#/components/schemas/UnitDateTime\",\"description\":\"The `result_date` of the last call.\"},\"records\":{\"description\":\"Answer with these records instead, processed ones too. One that is not in the answer does not exist.\",\"type\":\"array\",\"minItems\":1,\"maxItems\":100,\"items\":{\"$ref\":\"#/components/schemas/ImportKey\"}}}},\"ImportKey\":{\"description\":\"What identifies a customs record.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"task_code\",\"declaration_date\",\"item_sequence\",\"hs_code\"],\"properties\":{\"task_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"declaration_date\":{\"$ref\":\"#/components/schemas/DeclarationDate\"},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9999999999},\"hs_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":17}}},\"ImportItemsResult\":{\"type\":\"object\",\"required\":[\"items\",\"total_items\",\"result_code\",\"result_message\",\"result_date\"],\"properties\":{\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/ImportItem\"}},\"total_items\":{\"type\":\"integer\"},\"result_code\":{\"type\":\"string\",\"description\":\"`000` on success.\"},\"result_message\":{\"type\":\"string\"},\"result_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDDHHmmss`, the next `last_request_date`.\"}}},\"ImportItem\":{\"description\":\"A customs record, with the keys exactly as the authority wrote them.\",\"type\":\"object\",\"required\":[\"task_code\",\"declaration_date\",\"item_sequence\",\"declaration_number\",\"hs_code\",\"item_name\",\"import_item_status_code\",\"origin_nation_code\",\"export_nation_code\",\"package\",\"package_unit_code\",\"quantity\",\"quantity_unit_code\",\"gross_weight\",\"net_weight\",\"supplier_name\",\"agent_name\",\"invoice_foreign_currency_amount\",\"invoice_foreign_currency\",\"invoice_foreign_currency_exchange_rate\"],\"properties\":{\"task_code\":{\"type\":\"string\"},\"declaration_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDD`\"},\"item_sequence\":{\"type\":\"integer\"},\"declaration_number\":{\"type\":\"string\"},\"hs_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"import_item_status_code\":{\"type\":\"string\",\"description\":\"`1` unsent, `2` waiting, `3` approved, `4` cancelled.\"},\"origin_nation_code\":{\"type\":[\"string\",\"null\"]},\"export_nation_code\":{\"type\":[\"string\",\"null\"]},\"package\":{\"type\":[\"number\",\"null\"]},\"package_unit_code\":{\"type\":[\"string\",\"null\"]},\"quantity\":{\"type\":\"number\"},\"quantity_unit_code\":{\"type\":[\"string\",\"null\"]},\"gross_weight\":{\"type\":[\"number\",\"null\"]},\"net_weight\":{\"type\":[\"number\",\"null\"]},\"supplier_name\":{\"type\":[\"string\",\"null\"]},\"agent_name\":{\"type\":[\"string\",\"null\"]},\"invoice_foreign_currency_amount\":{\"type\":[\"number\",\"null\"]},\"invoice_foreign_currency\":{\"type\":[\"string\",\"null\"]},\"invoice_foreign_currency_exchange_rate\":{\"type\":[\"number\",\"null\"]}}},\"MappableItems\":{\"type\":\"object\",\"required\":[\"items\",\"total\"],\"properties\":{\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/MappableItem\"}},\"total\":{\"type\":\"integer\"}}},\"MappableItem\":{\"type\":\"object\",\"required\":[\"id\",\"item_code\",\"item_name\",\"item_class_code\",\"current_qty\",\"default_price\",\"tax_type_code\",\"pkg_unit_code\",\"qty_unit_code\",\"origin_nation_code\"],\"properties\":{\"id\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"current_qty\":{\"type\":\"number\"},\"default_price\":{\"type\":\"number\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"pkg_unit_code\":{\"type\":\"string\"},\"qty_unit_code\":{\"type\":\"string\"},\"origin_nation_code\":{\"type\":\"string\"}}},\"DeclarationDate\":{\"description\":\"A day of the calendar, `YYYYMMDD`; `-1` for a record that the unit shows without a date. The date of a fetched\\nrecord is taken as the unit shows it.\",\"type\":\"string\",\"pattern\":\"^([0-9]{8}|-1)$\",\"x-form\":\"a day of the calendar as YYYYMMDD, or -1\"},\"ProcessImportInput\":{\"description\":\"`map` needs `existing_item_code`, `create` needs `new_item`.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"action\",\"task_code\",\"declaration_date\",\"declaration_number\",\"item_sequence\",\"hs_code\",\"import_item_name\",\"origin_nation_code\",\"quantity\",\"quantity_unit_code\",\"invoice_amount\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"action\":{\"type\":\"string\",\"enum\":[\"map\",\"create\"]},\"task_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"declaration_date\":{\"$ref\":\"#/components/schemas/DeclarationDate\"},\"declaration_number\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9999999999},\"hs_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":17},\"import_item_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":500},\"origin_nation_code\":{\"type\":\"string\",\"minLength\":2,\"maxLength\":2},\"quantity\":{\"type\":\"number\",\"minimum\":0.01,\"maximum\":99999999999.99},\"quantity_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"supplier_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":500},\"invoice_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"In the foreign currency.\"},\"invoice_currency\":{\"type\":\"string\",\"pattern\":\"^[A-Z]{3}$\",\"x-form\":\"three capital letters such as USD\"},\"exchange_rate\":{\"type\":\"number\",\"exclusiveMinimum\":0,\"maximum\":100000000000,\"default\":1,\"description\":\"To the local currency, at most 6 decimals.\"},\"existing_item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"new_item\":{\"$ref\":\"#/components/schemas/NewItemInput\"}}},\"NewItemInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_code\",\"item_class_code\",\"item_name\"],\"properties\":{\"item_code\":{\"type\":\"string\",\"pattern\":\"^[A-Z]{2}[0-9A-Z]{5}[0-9]{7}$\",\"x-form\":\"an item code such as KE2NTXU0000001\",\"description\":\"Country, type, package unit, quantity unit, seven digits.\"},\"item_class_code\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":10,\"maxLength\":10},\"item_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\",\"default\":\"NT\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\",\"default\":\"A\"},\"default_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Amount times rate by quantity when left out.\"}}},\"ProcessImportResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"item_code\",\"item_name\",\"qty_added\",\"previous_qty\",\"new_qty\",\"authority_status_updated\",\"authority_stock_synced\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"qty_added\":{\"type\":\"number\"},\"previous_qty\":{\"type\":\"number\"},\"new_qty\":{\"type\":\"number\"},\"authority_status_updated\":{\"type\":\"boolean\",\"description\":\"The control unit has accepted the new status.\"},\"authority_stock_synced\":{\"type\":\"boolean\",\"description\":\"The control unit has accepted the movement and the stock balance.\"},\"sync_error\":{\"type\":\"string\",\"description\":\"Only when `authority_stock_synced` is false.\"}}},\"UpdateImportItemInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"task_code\",\"declaration_date\",\"item_sequence\",\"hs_code\",\"item_class_code\",\"item_code\",\"import_item_status_code\",\"modifier_name\",\"modifier_id\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"task_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"declaration_date\":{\"$ref\":\"#/components/schemas/DeclarationDate\"},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9999999999},\"hs_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":17},\"item_class_code\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":10},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"import_item_status_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400},\"modifier_name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":60},\"modifier_id\":{\"type\":\"string\",\"format\":\"identifier\",\"minLength\":1,\"maxLength\":20}}},\"UpdateImportItemResult\":{\"type\":\"object\",\"required\":[\"result_code\",\"result_message\",\"result_date\"],\"properties\":{\"result_code\":{\"type\":\"string\"},\"result_message\":{\"type\":\"string\"},\"result_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDDHHmmss`\"}}},\"StockLevel\":{\"type\":\"object\",\"required\":[\"item_id\",\"item_code\",\"item_name\",\"item_class_code\",\"barcode\",\"current_qty\",\"safety_qty\",\"is_low_stock\",\"is_out_of_stock\",\"qty_unit_code\",\"default_price\",\"tax_type_code\",\"tax_type_name\",\"last_synced_at\"],\"properties\":{\"item_id\":{\"type\":\"string\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"barcode\":{\"type\":[\"string\",\"null\"]},\"current_qty\":{\"type\":\"number\"},\"safety_qty\":{\"type\":\"number\"},\"is_low_stock\":{\"type\":\"boolean\"},\"is_out_of_stock\":{\"type\":\"boolean\"},\"qty_unit_code\":{\"type\":\"string\"},\"default_price\":{\"type\":\"number\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_type_name\":{\"type\":\"string\"},\"last_synced_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"StockItem\":{\"type\":\"object\",\"required\":[\"item_id\",\"item_code\",\"item_name\",\"item_class_code\",\"barcode\",\"current_qty\",\"safety_qty\",\"is_low_stock\",\"is_out_of_stock\",\"qty_unit_code\",\"default_price\",\"tax_type_code\",\"last_synced_at\"],\"properties\":{\"item_id\":{\"type\":\"string\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"barcode\":{\"type\":[\"string\",\"null\"]},\"current_qty\":{\"type\":\"number\"},\"safety_qty\":{\"type\":\"number\"},\"is_low_stock\":{\"type\":\"boolean\"},\"is_out_of_stock\":{\"type\":\"boolean\"},\"qty_unit_code\":{\"type\":\"string\"},\"default_price\":{\"type\":\"number\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"last_synced_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"StockItemHistory\":{\"type\":\"object\",\"required\":[\"item\",\"movements\"],\"properties\":{\"item\":{\"$ref\":\"#/components/schemas/StockItem\"},\"movements\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/ItemMovement\"}}}},\"MovementsMeta\":{\"description\":\"A page that was asked for by `cursor` has no `current_page`, `total_movements` and `total_pages`.\",\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"per_page\",\"next_cursor\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"warnings\":{\"$ref\":\"#/components/schemas/ResponseWarnings\"},\"current_page\":{\"type\":\"integer\",\"minimum\":1},\"per_page\":{\"type\":\"integer\",\"minimum\":1},\"total_movements\":{\"type\":\"integer\",\"minimum\":0},\"total_pages\":{\"type\":\"integer\",\"minimum\":0},\"next_cursor\":{\"$ref\":\"#/components/schemas/NextCursor\"}}},\"MovementDirection\":{\"description\":\"`qty` is positive with `IN` and `OUT`, signed with `ADJUST`.\",\"type\":\"string\",\"enum\":[\"IN\",\"OUT\",\"ADJUST\"]},\"ItemMovement\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"movement_type\",\"direction\",\"qty\",\"invoice_no\",\"reference\",\"date\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchase\",\"stock\"]},\"movement_type\":{\"type\":\"string\",\"description\":\"`SALE`, `PURCHASE`, `TRANSFER` (between branches) or the stock movement type.\"},\"direction\":{\"$ref\":\"#/components/schemas/MovementDirection\"},\"qty\":{\"type\":\"number\"},\"invoice_no\":{\"type\":[\"string\",\"null\"]},\"reference\":{\"type\":\"string\"},\"date\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Movement\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"item_code\",\"item_name\",\"type\",\"movement_type\",\"direction\",\"qty\",\"unit_price\",\"total_amount\",\"invoice_no\",\"reference\",\"date\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"type\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchase\",\"stock\"]},\"movement_type\":{\"type\":\"string\",\"description\":\"`SALE`, `PURCHASE`, `TRANSFER` (between branches) or the stock movement type.\"},\"direction\":{\"$ref\":\"#/components/schemas/MovementDirection\"},\"qty\":{\"type\":\"number\"},\"unit_price\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"},\"invoice_no\":{\"type\":[\"string\",\"null\"]},\"reference\":{\"type\":\"string\"},\"date\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"SignedAmount\":{\"description\":\"Money or quantity with a sign, at most 2 decimals.\",\"type\":\"number\",\"minimum\":-99999999999.99,\"maximum\":99999999999.99},\"StockMovementInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"sar_no\",\"sar_ty_cd\",\"sar_dt\",\"tot_item_cnt\",\"tot_taxbl_amt\",\"tot_tax_amt\",\"tot_amt\",\"items\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"sar_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"sar_ty_cd\":{\"type\":\"string\",\"enum\":[\"11\",\"12\",\"13\",\"21\"],\"description\":\"`11` in, `12` or `21` out, `13` adjustment with signed quantities.\"},\"sar_dt\":{\"$ref\":\"#/components/schemas/DocumentDate\"},\"sar_rcv_dt\":{\"$ref\":\"#/components/schemas/DocumentDate\"},\"tot_item_cnt\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999},\"tot_taxbl_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\"},\"tot_tax_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\"},\"tot_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\",\"description\":\"With tax.\"},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400},\"items\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/StockLineInput\"}}}},\"StockLineInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_seq\",\"item_cd\",\"item_clss_cd\",\"item_nm\",\"pkg_unit_cd\",\"pkg\",\"qty_unit_cd\",\"qty\",\"prc\",\"sply_amt\",\"taxbl_amt\",\"tax_ty_cd\",\"tax_amt\",\"tot_amt\"],\"properties\":{\"item_seq\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999},\"item_cd\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"item_clss_cd\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":10},\"item_nm\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":200},\"bcd\":{\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":20,\"description\":\"Barcode.\"},\"pkg_unit_cd\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"pkg\":{\"$ref\":\"#/components/schemas/SignedAmount\"},\"qty_unit_cd\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"qty\":{\"$ref\":\"#/components/schemas/SignedAmount\",\"description\":\"Not zero; negative only with `13`.\"},\"item_expr_dt\":{\"type\":\"string\",\"format\":\"calendar-day\",\"pattern\":\"^[0-9]{8}$\",\"x-form\":\"a day of the calendar as YYYYMMDD\",\"description\":\"Expiry, `YYYYMMDD`.\"},\"prc\":{\"$ref\":\"#/components/schemas/Amount\"},\"sply_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\"},\"tot_dcamt\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0,\"description\":\"Discount.\"},\"taxbl_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\"},\"tax_ty_cd\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\"},\"tot_amt\":{\"$ref\":\"#/components/schemas/SignedAmount\"}}},\"StockMovementResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"sar_no\",\"sar_type\",\"item_count\",\"total_amount\",\"vscu_receipt_code\",\"vscu_receipt_msg\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"sar_no\":{\"type\":\"string\"},\"sar_type\":{\"type\":\"string\"},\"item_count\":{\"type\":\"integer\"},\"total_amount\":{\"type\":\"number\"},\"vscu_receipt_code\":{\"type\":[\"string\",\"null\"]},\"vscu_receipt_msg\":{\"type\":[\"string\",\"null\"]}}},\"StockTransferInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"reference\",\"from_branch_id\",\"to_branch_id\",\"items\"],\"properties\":{\"reference\":{\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":46,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\",\"description\":\"Your number of the transfer. Its movements have this number with `-OUT` and `-IN`.\"},\"from_branch_id\":{\"$ref\":\"#/components/schemas/BhfId\",\"description\":\"The branch that the items leave.\"},\"to_branch_id\":{\"$ref\":\"#/components/schemas/BhfId\",\"description\":\"The branch that receives the items.\"},\"transfer_date\":{\"$ref\":\"#/components/schemas/DocumentDate\",\"description\":\"`YYYYMMDD`; today when left out.\"},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400},\"items\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/StockTransferLineInput\"}}}},\"StockTransferLineInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_code\",\"quantity\"],\"properties\":{\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"quantity\":{\"$ref\":\"#/components/schemas/Quantity\"},\"unit_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"With tax, at most 2 decimals; the item's default price when left out.\"}}},\"StockTransferResult\":{\"type\":\"object\",\"required\":[\"reference\",\"outgoing\",\"incoming\"],\"properties\":{\"reference\":{\"type\":\"string\"},\"outgoing\":{\"$ref\":\"#/components/schemas/StockTransferPart\",\"description\":\"The movement of the branch that the items leave.\"},\"incoming\":{\"$ref\":\"#/components/schemas/StockTransferPart\",\"description\":\"The movement of the branch that receives the items.\"}}},\"StockTransferPart\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"sar_no\",\"item_count\",\"total_amount\",\"vscu_receipt_code\",\"vscu_receipt_msg\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"sar_no\":{\"type\":\"string\"},\"item_count\":{\"type\":\"integer\"},\"total_amount\":{\"type\":\"number\"},\"vscu_receipt_code\":{\"type\":[\"string\",\"null\"]},\"vscu_receipt_msg\":{\"type\":[\"string\",\"null\"]}}},\"OptionalTransferLink\":{\"type\":[\"object\",\"null\"],\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"status\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"}}},\"StockMasterInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_code\",\"remaining_qty\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"remaining_qty\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"The quantity counted, at most 2 decimals.\"},\"remark\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":400}}},\"StockMasterResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"item_code\",\"remaining_qty\",\"synced_to_authority\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"item_code\":{\"type\":\"string\"},\"remaining_qty\":{\"type\":\"number\"},\"synced_to_authority\":{\"type\":\"boolean\",\"description\":\"The control unit has accepted it. The unit forwards it to the authority itself, and doesn't say when.\"},\"sync_error\":{\"type\":\"string\",\"description\":\"Only when `synced_to_authority` is false.\"}}},\"PendingStockItem\":{\"type\":\"object\",\"required\":[\"itemCd\",\"itemClsCd\",\"itemNm\",\"bcd\",\"pkgUnitCd\",\"qtyUnitCd\",\"taxTyCd\",\"qty\",\"prc\",\"splyAmt\",\"taxAmt\",\"totAmt\",\"lastReqDt\"],\"properties\":{\"itemCd\":{\"type\":\"string\"},\"itemClsCd\":{\"type\":\"string\"},\"itemNm\":{\"type\":\"string\"},\"bcd\":{\"type\":[\"string\",\"null\"]},\"pkgUnitCd\":{\"type\":[\"string\",\"null\"]},\"qtyUnitCd\":{\"type\":[\"string\",\"null\"]},\"taxTyCd\":{\"type\":\"string\"},\"qty\":{\"type\":\"number\"},\"prc\":{\"type\":\"number\"},\"splyAmt\":{\"type\":\"number\"},\"taxAmt\":{\"type\":\"number\"},\"totAmt\":{\"type\":\"number\"},\"lastReqDt\":{\"type\":\"string\",\"description\":\"`YYYYMMDDHHmmss`\"}}},\"StockDrift\":{\"type\":\"object\",\"required\":[\"item_code\",\"item_name\",\"current_qty\",\"acknowledged_qty\",\"master_qty\",\"difference\",\"pending_movements\",\"sync_error\",\"follow_ups\",\"last_synced_at\"],\"properties\":{\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"current_qty\":{\"type\":\"number\"},\"acknowledged_qty\":{\"type\":\"number\",\"description\":\"What the movements that the unit has acknowledged add up to.\"},\"master_qty\":{\"type\":[\"number\",\"null\"],\"description\":\"The remaining quantity that the unit took last.\"},\"difference\":{\"type\":\"number\",\"description\":\"Local less acknowledged.\"},\"pending_movements\":{\"type\":\"integer\",\"description\":\"Movements still to be sent.\"},\"sync_error\":{\"type\":[\"string\",\"null\"]},\"follow_ups\":{\"description\":\"What waits and why, the oldest twenty.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/FollowUp\"}},\"last_synced_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"EventName\":{\"type\":\"string\",\"enum\":[\"transaction.completed\",\"transaction.stalled\",\"transaction.outcome_unknown\",\"transaction.exhausted\",\"device.unreachable\",\"device.reachable\",\"relay.disconnected\",\"relay.connected\",\"stock.low\",\"notices.received\",\"supplier_invoices.received\",\"webhook.disabled\",\"webhook.test\"]},\"SubscribableEvent\":{\"type\":\"string\",\"enum\":[\"transaction.completed\",\"transaction.stalled\",\"transaction.outcome_unknown\",\"transaction.exhausted\",\"device.unreachable\",\"device.reachable\",\"relay.disconnected\",\"relay.connected\",\"stock.low\",\"notices.received\",\"supplier_invoices.received\",\"webhook.disabled\"]},\"DeliveryStatus\":{\"type\":\"string\",\"enum\":[\"pending\",\"succeeded\",\"failed\"]},\"WebhookInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"url\"],\"properties\":{\"url\":{\"type\":\"string\",\"format\":\"uri\",\"maxLength\":2000,\"pattern\":\"^https?://\",\"x-form\":\"an http:// or https:// URL\"},\"events\":{\"description\":\"Only `transaction.completed` when left out.\",\"type\":\"array\",\"minItems\":1,\"maxItems\":20,\"uniqueItems\":true,\"default\":[\"transaction.completed\"],\"items\":{\"$ref\":\"#/components/schemas/SubscribableEvent\"}},\"description\":{\"type\":\"string\",\"format\":\"text\",\"maxLength\":200}}},\"WebhookUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"url\":{\"type\":\"string\",\"format\":\"uri\",\"maxLength\":2000,\"pattern\":\"^https?://\",\"x-form\":\"an http:// or https:// URL\"},\"events\":{\"description\":\"The events that the webhook receives from now on; they replace the present ones.\",\"type\":\"array\",\"minItems\":1,\"maxItems\":20,\"uniqueItems\":true,\"items\":{\"$ref\":\"#/components/schemas/SubscribableEvent\"}},\"description\":{\"type\":[\"string\",\"null\"],\"format\":\"text\",\"maxLength\":200},\"is_active\":{\"type\":\"boolean\",\"description\":\"Enables or disables the webhook.\"}}},\"Webhook\":{\"type\":\"object\",\"required\":[\"id\",\"url\",\"events\",\"description\",\"is_active\",\"disabled_reason\",\"last_success_at\",\"last_failure_at\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"url\":{\"type\":\"string\"},\"events\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SubscribableEvent\"}},\"description\":{\"type\":[\"string\",\"null\"]},\"is_active\":{\"type\":\"boolean\"},\"disabled_reason\":{\"type\":[\"string\",\"null\"]},\"last_success_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"last_failure_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"WebhookWithSecret\":{\"type\":\"object\",\"required\":[\"id\",\"url\",\"events\",\"description\",\"is_active\",\"disabled_reason\",\"last_success_at\",\"last_failure_at\",\"created_at\",\"updated_at\",\"secret\",\"old_secret_expires_at\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"url\":{\"type\":\"string\"},\"events\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SubscribableEvent\"}},\"description\":{\"type\":[\"string\",\"null\"]},\"is_active\":{\"type\":\"boolean\"},\"disabled_reason\":{\"type\":[\"string\",\"null\"]},\"last_success_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"last_failure_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"secret\":{\"type\":\"string\",\"description\":\"Signing secret, `whsec_…`, shown once.\"},\"old_secret_expires_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"After a rotation.\"}}},\"RotateSecretInput\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"keep_old_hours\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":168,\"default\":24,\"description\":\"How long the old secret still signs.\"}}},\"EmptyInput\":{\"type\":\"object\",\"additionalProperties\":false},\"Delivery\":{\"type\":\"object\",\"required\":[\"id\",\"webhook_id\",\"url\",\"event\",\"event_id\",\"transaction_id\",\"status\",\"attempts\",\"response_status\",\"error\",\"attempt_log\",\"payload\",\"created_at\",\"last_attempt_at\",\"next_attempt_at\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"webhook_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"url\":{\"type\":\"string\"},\"event\":{\"$ref\":\"#/components/schemas/EventName\"},\"event_id\":{\"type\":\"string\",\"description\":\"The `webhook-id` header.\"},\"transaction_id\":{\"type\":[\"string\",\"null\"],\"format\":\"uuid\"},\"status\":{\"$ref\":\"#/components/schemas/DeliveryStatus\"},\"attempts\":{\"type\":\"integer\",\"minimum\":0},\"response_status\":{\"type\":[\"integer\",\"null\"],\"description\":\"HTTP status of the last attempt.\"},\"error\":{\"type\":[\"string\",\"null\"],\"description\":\"Why the last attempt failed.\"},\"attempt_log\":{\"description\":\"The last 20 attempts, oldest first.\",\"type\":\"array\",\"maxItems\":20,\"items\":{\"$ref\":\"#/components/schemas/DeliveryAttempt\"}},\"payload\":{\"type\":\"object\",\"additionalProperties\":true,\"description\":\"The body.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"last_attempt_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"next_attempt_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"DeliveryAttempt\":{\"type\":\"object\",\"required\":[\"at\",\"took_ms\",\"response_status\",\"error\"],\"properties\":{\"at\":{\"type\":\"string\",\"format\":\"date-time\"},\"took_ms\":{\"type\":\"integer\",\"minimum\":0},\"response_status\":{\"type\":[\"integer\",\"null\"]},\"error\":{\"type\":[\"string\",\"null\"]}}},\"TransactionCompletedEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"transaction.completed\"},\"type\":{\"type\":\"string\",\"const\":\"transaction.completed\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"invoice_no\",\"receipt_no\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"type\":\"string\",\"enum\":[\"success\",\"failed\"]},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]}}}}},\"TransactionStalledEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"transaction.stalled\"},\"type\":{\"type\":\"string\",\"const\":\"transaction.stalled\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"branch_id\",\"invoice_no\",\"in_doubt\",\"waiting_since\",\"code\",\"stream\",\"message\",\"resolve_with\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"in_doubt\":{\"type\":\"boolean\"},\"waiting_since\":{\"type\":\"string\",\"format\":\"date-time\"},\"code\":{\"type\":\"string\",\"enum\":[\"outcome_pending\",\"outcome_unknown\",\"receipt_mismatch\"],\"description\":\"Why it stands still. `receipt_mismatch` is reported at once.\"},\"stream\":{\"type\":[\"string\",\"null\"],\"description\":\"The stream that the unanswered call holds up: `sales`, `purchases` or `stock`. With status `success` it is the stock\\nmovement that follows from the transaction. Null while nothing was sent.\\n\"},\"message\":{\"type\":[\"string\",\"null\"],\"description\":\"The control unit's last response to the call.\"},\"resolve_with\":{\"type\":[\"string\",\"null\"],\"description\":\"The command that records the outcome by hand. Replace OUTCOME with accepted or refused, and REASON with how you know it.\"}}}}},\"DeviceUnreachableEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"device.unreachable\"},\"type\":{\"type\":\"string\",\"const\":\"device.unreachable\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"vscu_url\",\"error\",\"unreachable_since\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"vscu_url\":{\"type\":\"string\"},\"error\":{\"type\":\"string\"},\"unreachable_since\":{\"type\":\"string\",\"format\":\"date-time\"}}}}},\"StockLowEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"stock.low\"},\"type\":{\"type\":\"string\",\"const\":\"stock.low\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"branch_id\",\"item_code\",\"item_name\",\"current_qty\",\"safety_qty\"],\"properties\":{\"branch_id\":{\"type\":\"string\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"current_qty\":{\"type\":\"number\"},\"safety_qty\":{\"type\":\"number\"}}}}},\"TransactionOutcomeUnknownEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"transaction.outcome_unknown\"},\"type\":{\"type\":\"string\",\"const\":\"transaction.outcome_unknown\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"branch_id\",\"invoice_no\",\"sent_at\",\"stream\",\"message\",\"resolve_with\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"sent_at\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"When the call was sent first.\"},\"stream\":{\"type\":\"string\",\"description\":\"The stream that waits: `sales`, `purchases` or `stock`. With status `success` it is the stock movement that follows from the transaction.\"},\"message\":{\"type\":[\"string\",\"null\"],\"description\":\"The control unit's last response to the call.\"},\"resolve_with\":{\"type\":\"string\",\"description\":\"The command that records the outcome by hand. Replace OUTCOME with accepted or refused, and REASON with how you know it.\"}}}}},\"TransactionExhaustedEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"transaction.exhausted\"},\"type\":{\"type\":\"string\",\"const\":\"transaction.exhausted\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"branch_id\",\"invoice_no\",\"retry_count\",\"code\",\"message\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"retry_count\":{\"type\":\"integer\",\"minimum\":0},\"code\":{\"type\":\"string\",\"description\":\"Why the last attempt was rejected.\"},\"message\":{\"type\":\"string\"}}}}},\"DeviceReachableEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"device.reachable\"},\"type\":{\"type\":\"string\",\"const\":\"device.reachable\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"vscu_url\",\"unreachable_since\",\"reachable_since\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"vscu_url\":{\"type\":\"string\"},\"unreachable_since\":{\"type\":\"string\",\"format\":\"date-time\"},\"reachable_since\":{\"type\":\"string\",\"format\":\"date-time\"}}}}},\"RelayDisconnectedEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"relay.disconnected\"},\"type\":{\"type\":\"string\",\"const\":\"relay.disconnected\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"relay_id\",\"name\",\"branches\",\"disconnected_at\"],\"properties\":{\"relay_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"name\":{\"type\":\"string\"},\"branches\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"description\":\"The branches that it serves.\"},\"disconnected_at\":{\"type\":\"string\",\"format\":\"date-time\"}}}}},\"RelayConnectedEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"relay.connected\"},\"type\":{\"type\":\"string\",\"const\":\"relay.connected\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"relay_id\",\"name\",\"branches\",\"disconnected_at\",\"connected_at\"],\"properties\":{\"relay_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"name\":{\"type\":\"string\"},\"branches\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"description\":\"The branches that it serves.\"},\"disconnected_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"connected_at\":{\"type\":\"string\",\"format\":\"date-time\"}}}}},\"NoticesReceivedEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"notices.received\"},\"type\":{\"type\":\"string\",\"const\":\"notices.received\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"count\",\"notices\"],\"properties\":{\"count\":{\"type\":\"integer\",\"minimum\":1},\"notices\":{\"description\":\"The first 20.\",\"type\":\"array\",\"maxItems\":20,\"items\":{\"type\":\"object\",\"required\":[\"notice_no\",\"title\",\"url\",\"date\"],\"properties\":{\"notice_no\":{\"type\":\"integer\"},\"title\":{\"type\":\"string\"},\"url\":{\"type\":[\"string\",\"null\"]},\"date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"}}}}}}}},\"SupplierInvoicesReceivedEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"supplier_invoices.received\"},\"type\":{\"type\":\"string\",\"const\":\"supplier_invoices.received\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"branch_id\",\"count\",\"invoices\"],\"properties\":{\"branch_id\":{\"type\":\"string\"},\"count\":{\"type\":\"integer\",\"minimum\":1},\"invoices\":{\"description\":\"The first 20.\",\"type\":\"array\",\"maxItems\":20,\"items\":{\"type\":\"object\",\"required\":[\"supplier_tin\",\"supplier_bhf_id\",\"supplier_invoice_no\",\"receipt_type\",\"sales_date\",\"total_amount\"],\"properties\":{\"supplier_tin\":{\"type\":\"string\"},\"supplier_bhf_id\":{\"type\":\"string\"},\"supplier_invoice_no\":{\"type\":\"string\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"],\"description\":\"`R` for a credit note.\"},\"sales_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDD`\"},\"total_amount\":{\"type\":\"number\"}}}}}}}},\"WebhookDisabledEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"webhook.disabled\"},\"type\":{\"type\":\"string\",\"const\":\"webhook.disabled\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"webhook_id\",\"url\",\"reason\",\"disabled_at\"],\"properties\":{\"webhook_id\":{\"type\":\"string\",\"format\":\"uuid\",\"description\":\"The webhook that was disabled.\"},\"url\":{\"type\":\"string\"},\"reason\":{\"type\":\"string\"},\"disabled_at\":{\"type\":\"string\",\"format\":\"date-time\"}}}}},\"WebhookTestEvent\":{\"type\":\"object\",\"required\":[\"event\",\"type\",\"timestamp\",\"data\"],\"properties\":{\"event\":{\"type\":\"string\",\"const\":\"webhook.test\"},\"type\":{\"type\":\"string\",\"const\":\"webhook.test\",\"description\":\"The same as `event`.\"},\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"data\":{\"type\":\"object\",\"required\":[\"webhook_id\"],\"properties\":{\"webhook_id\":{\"type\":\"string\",\"format\":\"uuid\"}}}}},\"Notice\":{\"type\":\"object\",\"required\":[\"notice_no\",\"title\",\"content\",\"url\",\"author\",\"date\"],\"properties\":{\"notice_no\":{\"type\":\"integer\"},\"title\":{\"type\":\"string\"},\"content\":{\"type\":[\"string\",\"null\"]},\"url\":{\"type\":[\"string\",\"null\"]},\"author\":{\"type\":[\"string\",\"null\"]},\"date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"}}},\"SyncNoticesResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"new_notices\",\"synced_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"new_notices\":{\"type\":\"integer\"},\"synced_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Taxpayer\":{\"type\":\"object\",\"required\":[\"tin\",\"name\",\"status\",\"address\",\"source\",\"fetched_at\",\"age_s\"],\"properties\":{\"tin\":{\"type\":\"string\"},\"name\":{\"type\":[\"string\",\"null\"],\"description\":\"Null where the authority gives no name.\"},\"status\":{\"type\":\"string\",\"enum\":[\"active\",\"inactive\"],\"description\":\"Whether the TIN is in use at the authority.\"},\"address\":{\"type\":[\"string\",\"null\"]},\"source\":{\"type\":\"string\",\"enum\":[\"unit\",\"cache\"],\"description\":\"`unit`: the control unit was asked for this response.\"},\"fetched_at\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"When the control unit gave the data.\"},\"age_s\":{\"type\":\"integer\",\"minimum\":0,\"description\":\"Seconds since `fetched_at`. More than a day: the control unit can't be reached now, or the request has `cached=true`.\"}}},\"TaxReport\":{\"type\":\"object\",\"required\":[\"from_date\",\"to_date\",\"branch_id\",\"documents\",\"rows\",\"totals\",\"imports\",\"left_out\"],\"properties\":{\"from_date\":{\"type\":\"string\",\"format\":\"date\"},\"to_date\":{\"type\":\"string\",\"format\":\"date\"},\"branch_id\":{\"type\":[\"string\",\"null\"],\"description\":\"Null for all branches.\"},\"documents\":{\"type\":\"integer\",\"description\":\"How many sales, purchases and credit notes the rows sum up.\"},\"rows\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/TaxReportRow\"}},\"totals\":{\"type\":\"object\",\"required\":[\"sales\",\"purchases\",\"tax_difference\"],\"properties\":{\"sales\":{\"$ref\":\"#/components/schemas/TaxReportTotals\"},\"purchases\":{\"$ref\":\"#/components/schemas/TaxReportTotals\"},\"tax_difference\":{\"type\":\"number\",\"description\":\"The tax of sales less the tax of purchases.\"}}},\"imports\":{\"type\":\"object\",\"description\":\"The processed customs records, by value.\",\"required\":[\"documents\",\"total_amount\"],\"properties\":{\"documents\":{\"type\":\"integer\"},\"total_amount\":{\"type\":\"number\",\"description\":\"In local currency.\"}}},\"left_out\":{\"type\":\"object\",\"description\":\"How many documents of the period are in none of the figures.\",\"required\":[\"sales\",\"purchases\",\"imports\"],\"properties\":{\"sales\":{\"$ref\":\"#/components/schemas/LeftOut\"},\"purchases\":{\"allOf\":[{\"$ref\":\"#/components/schemas/LeftOut\"},{\"type\":\"object\",\"required\":[\"not_approved\"],\"properties\":{\"not_approved\":{\"type\":\"integer\",\"description\":\"Accepted by the control unit with another status than approved.\"}}}]},\"imports\":{\"$ref\":\"#/components/schemas/LeftOut\"}}}}},\"TaxReportRow\":{\"allOf\":[{\"type\":\"object\",\"required\":[\"of\",\"documents\"],\"properties\":{\"of\":{\"type\":\"string\",\"enum\":[\"sales\",\"credit_notes\",\"purchases\",\"purchase_credit_notes\"],\"description\":\"`purchase_credit_notes` are credit notes of suppliers. Credit notes are negative.\"},\"documents\":{\"type\":\"integer\",\"description\":\"How many documents have the tax letter and rate.\"}}},{\"$ref\":\"#/components/schemas/LetterFigures\"}]},\"TaxReportTotals\":{\"type\":\"object\",\"description\":\"Credit notes are subtracted.\",\"required\":[\"taxable_amount\",\"tax_amount\",\"total_amount\"],\"properties\":{\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"LeftOut\":{\"type\":\"object\",\"required\":[\"pending\",\"processing\",\"failed\"],\"properties\":{\"pending\":{\"type\":\"integer\"},\"processing\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"}}},\"Outage\":{\"type\":\"object\",\"required\":[\"id\",\"branch_id\",\"tin\",\"reason\",\"message\",\"started_at\",\"ended_at\",\"documents\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"tin\":{\"type\":\"string\",\"description\":\"The TIN that the control unit signs for.\"},\"reason\":{\"type\":\"string\",\"enum\":[\"unreachable\",\"unanswered\",\"rejecting\"],\"description\":\"How it began. `unreachable`: no connection, nothing was sent. `unanswered`: a call was sent and its outcome was unknown. `rejecting`: the unit responded that it takes nothing, for example because it is full.\"},\"message\":{\"type\":\"string\",\"description\":\"The first failure.\"},\"started_at\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"When the first call without success was sent.\"},\"ended_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"When the unit responded again; null while the outage lasts.\"},\"documents\":{\"type\":\"object\",\"description\":\"How many documents waited, by what became of them until now.\",\"required\":[\"waited\",\"signed\",\"rejected\",\"waiting\"],\"properties\":{\"waited\":{\"type\":\"integer\",\"description\":\"All of them.\"},\"signed\":{\"type\":\"integer\"},\"rejected\":{\"type\":\"integer\"},\"waiting\":{\"type\":\"integer\",\"description\":\"Not signed yet.\"}}}}},\"OutageDocument\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"invoice_no\",\"receipt_type\",\"document_date\",\"total_amount\",\"status\",\"accepted_at\",\"signed_at\",\"receipt_no\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_type\":{\"type\":[\"string\",\"null\"],\"description\":\"`S` sale, `R` credit note; null for other documents.\"},\"document_date\":{\"type\":\"string\",\"description\":\"As `yyyyMMdd`.\"},\"total_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"accepted_at\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"When the service stored it.\"},\"signed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"When the service got the unit's signature.\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]}}},\"AuditEntry\":{\"type\":\"object\",\"required\":[\"id\",\"created_at\",\"environment\",\"actor\",\"user_id\",\"user_name\",\"user_email\",\"key_prefix\",\"action\",\"subject\",\"old\",\"new\",\"detail\"],\"properties\":{\"id\":{\"type\":\"string\",\"format\":\"uuid\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"environment\":{\"type\":[\"string\",\"null\"],\"enum\":[\"live\",\"sandbox\",null],\"description\":\"Null for a change of the account as a whole.\"},\"actor\":{\"type\":\"string\",\"enum\":[\"user\",\"operator\",\"service\"],\"description\":\"A user with a key, an operator with `taxd`, or the service itself.\"},\"user_id\":{\"type\":[\"integer\",\"null\"]},\"user_name\":{\"type\":[\"string\",\"null\"]},\"user_email\":{\"type\":[\"string\",\"null\"]},\"key_prefix\":{\"type\":[\"string\",\"null\"],\"description\":\"The visible start of the key that was used.\"},\"action\":{\"type\":\"string\",\"description\":\"Topic and verb, such as `branches.update`.\"},\"subject\":{\"type\":\"string\",\"description\":\"Kind and name of what was changed, such as `branch 00`.\"},\"old\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":true,\"description\":\"The values before the change.\"},\"new\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":true,\"description\":\"The values after the change.\"},\"detail\":{\"type\":[\"object\",\"null\"],\"additionalProperties\":true,\"description\":\"Anything else that explains the change, such as a reason.\"}}},\"Insurance\":{\"type\":\"object\",\"required\":[\"branch_id\",\"code\",\"name\",\"rate\",\"is_active\",\"created_at\",\"updated_at\"],\"properties\":{\"branch_id\":{\"type\":\"string\"},\"code\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"},\"rate\":{\"type\":\"number\",\"description\":\"Percent that the insurer pays.\"},\"is_active\":{\"type\":\"boolean\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"InsuranceInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"code\",\"name\",\"rate\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"code\":{\"type\":\"string\",\"format\":\"identifier\",\"maxLength\":10,\"pattern\":\"^\\\\S(.*\\\\S)?$\",\"x-form\":\"a single line that does not begin or end with blanks\"},\"name\":{\"type\":\"string\",\"format\":\"text\",\"minLength\":1,\"maxLength\":100},\"rate\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100,\"description\":\"Percent that the insurer pays.\"},\"is_active\":{\"type\":\"boolean\",\"default\":true}}},\"Health\":{\"type\":\"object\",\"required\":[\"status\",\"version\",\"environment\",\"caller\",\"time\",\"time_zone\",\"checks\",\"lanes\"],\"properties\":{\"status\":{\"$ref\":\"#/components/schemas/Verdict\"},\"version\":{\"type\":\"string\"},\"environment\":{\"type\":\"string\",\"enum\":[\"live\",\"sandbox\"]},\"caller\":{\"$ref\":\"#/components/schemas/Caller\"},\"time\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"The service's clock.\"},\"time_zone\":{\"description\":\"The IANA name of the time zone that document dates are in.\",\"type\":\"string\",\"examples\":[\"Africa/Nairobi\"]},\"checks\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/HealthCheck\"}},\"lanes\":{\"description\":\"One for each device.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/LaneHealth\"}}}},\"Caller\":{\"description\":\"Who makes the request.\",\"type\":\"object\",\"required\":[\"account\",\"user\",\"key\"],\"properties\":{\"account\":{\"type\":\"string\",\"description\":\"Name of the account.\"},\"user\":{\"type\":\"object\",\"required\":[\"name\",\"role\"],\"properties\":{\"name\":{\"type\":\"string\"},\"role\":{\"type\":\"string\",\"enum\":[\"owner\",\"admin\",\"accountant\",\"cashier\"]}}},\"key\":{\"description\":\"The API key of the request; null in a session.\",\"type\":[\"object\",\"null\"],\"required\":[\"id\",\"prefix\",\"expires_at\"],\"properties\":{\"id\":{\"type\":\"string\",\"description\":\"As operators know it.\"},\"prefix\":{\"type\":\"string\",\"description\":\"The visible beginning of the key.\"},\"expires_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}}}},\"Verdict\":{\"type\":\"string\",\"enum\":[\"pass\",\"warn\",\"fail\"]},\"HealthCheck\":{\"type\":\"object\",\"required\":[\"name\",\"status\",\"message\"],\"properties\":{\"name\":{\"type\":\"string\",\"description\":\"`database`, `worker`, `clock`, `key`, `codes`, `device`, `queue`, `stock`, `receipts`, `webhooks`, …\"},\"status\":{\"$ref\":\"#/components/schemas/Verdict\"},\"message\":{\"type\":\"string\"},\"remedy\":{\"type\":\"string\",\"description\":\"What to do about it.\"},\"bhf_id\":{\"type\":\"string\",\"description\":\"The branch that it concerns.\"}}},\"LaneHealth\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"is_active\",\"circuit\",\"pending\",\"in_doubt\",\"oldest_pending_s\",\"follow_ups\",\"stopped\",\"last_contact_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"is_active\":{\"type\":\"boolean\"},\"circuit\":{\"type\":\"string\",\"enum\":[\"closed\",\"open\"],\"description\":\"Open while the unit can't be reached, or says that it takes nothing (no key, full, away from the authority): everything waits.\"},\"pending\":{\"type\":\"integer\",\"description\":\"Submissions waiting.\"},\"in_doubt\":{\"type\":\"integer\",\"description\":\"Submissions sent without a verdict.\"},\"oldest_pending_s\":{\"type\":[\"integer\",\"null\"],\"description\":\"Age of the oldest waiting one in seconds.\"},\"follow_ups\":{\"description\":\"What the unit has still to be told of finished transactions (stock movements, stock masters, import statuses); `GET /stock/drift` lists it.\",\"type\":\"object\",\"required\":[\"waiting\",\"refused\",\"oldest_s\"],\"properties\":{\"waiting\":{\"type\":\"integer\",\"minimum\":0},\"refused\":{\"type\":\"integer\",\"minimum\":0,\"description\":\"Refused for good; repeated each night.\"},\"oldest_s\":{\"type\":[\"integer\",\"null\"],\"description\":\"Age of the oldest in seconds.\"}}},\"stopped\":{\"description\":\"Numbering that has stopped, because another system uses the unit's counter.\",\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"stream\",\"reason\"],\"properties\":{\"stream\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchases\",\"stock\"]},\"reason\":{\"type\":\"string\"}}}},\"last_contact_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}}},\"examples\":{\"SaleInput\":{\"summary\":\"A sale with two tax types\",\"value\":{\"invoice_no\":\"INV-2026-0041\",\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"payment_type\":\"01\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"total_amount\":1310,\"tax_amount\":160,\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_code\":\"KE2NTXL0000002\",\"quantity\":3,\"unit_price\":50}]}},\"CreditNoteInput\":{\"summary\":\"One bottle comes back\",\"value\":{\"branch_id\":\"00\",\"invoice_no\":\"CN-2026-0003\",\"receipt_type\":\"R\",\"original_invoice_no\":\"INV-2026-0041\",\"refund_reason_code\":\"06\",\"sale_date\":\"20260311\",\"payment_type\":\"01\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":1,\"unit_price\":580}]}},\"ReissueInput\":{\"summary\":\"The right buyer\",\"value\":{\"customer_tin\":\"P059999999Q\",\"customer_name\":\"Lakeside Wholesale Ltd\"}},\"SaleSearch\":{\"value\":{\"from_date\":\"2026-03-01\",\"to_date\":\"2026-03-31\",\"customer_name\":\"acacia\",\"status\":\"success\",\"per_page\":50,\"page\":1}},\"PurchaseInput\":{\"value\":{\"branch_id\":\"00\",\"invoice_no\":\"PUR-2026-0009\",\"purchase_date\":\"20260309\",\"purchase_time\":\"113000\",\"supplier_tin\":\"P059999999Q\",\"supplier_name\":\"Lakeside Wholesale Ltd\",\"supplier_bhf_id\":\"00\",\"supplier_invoice_no\":\"812\",\"purchase_type\":\"N\",\"payment_type\":\"01\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"pkg_unit_code\":\"NT\",\"pkg\":10,\"qty_unit_code\":\"U\",\"qty\":10,\"unit_price\":348,\"supply_amount\":3000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":3000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":480,\"total_amount\":3480}]}},\"PurchaseSearch\":{\"value\":{\"branch_id\":\"00\",\"from_date\":\"2026-03-01\",\"to_date\":\"2026-03-31\",\"supplier_name\":\"lakeside\"}},\"BranchOnly\":{\"value\":{\"branch_id\":\"00\"}},\"RetryInput\":{\"value\":{\"reason\":\"The unit was restarted\"}},\"SettleInput\":{\"value\":{\"outcome\":\"accepted\",\"reason\":\"Receipt 41 is on the unit's journal roll\",\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\"}},\"DeviceInput\":{\"value\":{\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"credentials\":{\"username\":\"till-1\",\"password\":\"9274\"}}},\"DeviceUpdate\":{\"value\":{\"vscu_url\":\"http://10.0.4.7:8088\"}},\"Credentials\":{\"summary\":\"With credentials\",\"value\":{\"credentials\":{\"username\":\"till-1\",\"password\":\"9274\"}}},\"Empty\":{\"summary\":\"With what is stored\",\"value\":{}},\"AccountUpdate\":{\"value\":{\"walk_in_customer_name\":\"Cash customer\",\"trade_name\":\"Duka\",\"receipt_header\":\"Karibu sana\"}},\"BranchInput\":{\"value\":{\"bhf_id\":\"01\",\"name\":\"Mombasa Shop\",\"address_line\":\"Moi Avenue 12\",\"city\":\"Mombasa\",\"country\":\"KE\",\"phone\":\"+254700000001\"}},\"BranchUpdate\":{\"value\":{\"name\":\"Mombasa Old Town Shop\",\"manager_name\":\"J. Otieno\"}},\"ItemInput\":{\"value\":{\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"default_price\":580,\"safety_qty\":24}},\"ItemUpdate\":{\"value\":{\"item_name\":\"Cola 0.5 l\",\"default_price\":600}},\"Sale\":{\"summary\":\"Signed\",\"value\":{\"status\":\"success\",\"message\":\"Sale INV-2026-0041 is signed\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"sign\":1,\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SaleDuplicate\":{\"summary\":\"The same sale again\",\"value\":{\"status\":\"success\",\"message\":\"Sale INV-2026-0041 was signed before\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"sign\":1,\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44},\"meta\":{\"timestamp\":\"2026-03-10T07:16:20.005Z\",\"request_id\":\"0199c1a3-a3a5-7b0c-8f5e-1f0d6f0a7c12\",\"duplicate\":true}}},\"Reissue\":{\"summary\":\"Credited and issued again\",\"value\":{\"status\":\"success\",\"message\":\"INV-2026-0041 was credited and reissued as INV-2026-0041-R1.\",\"data\":{\"original\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"status\":\"success\"},\"credit_note\":{\"transaction_id\":\"0199c1b3-0aa1-7d10-9a41-3d2f8f6f0a42\",\"invoice_no\":\"INV-2026-0041-CN\",\"receipt_no\":\"42\",\"receipt_date\":\"20260310114501\",\"sign\":-1,\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"receipt_signature\":\"N5ZK7PZ2QW5TBN3H\",\"internal_data\":\"L7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":45},\"sale\":{\"transaction_id\":\"0199c1b3-0aa2-7d10-9a41-3d2f8f6f0a43\",\"invoice_no\":\"INV-2026-0041-R1\",\"receipt_no\":\"43\",\"receipt_date\":\"20260310114502\",\"sign\":1,\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"receipt_signature\":\"P6ZK7PZ2QW5TBN3H\",\"internal_data\":\"M7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":46}},\"meta\":{\"timestamp\":\"2026-03-10T08:45:02.412Z\",\"request_id\":\"0199c1b3-0aa0-7d10-9a41-3d2f8f6f0a11\"}}},\"Accepted\":{\"value\":{\"status\":\"processing\",\"message\":\"Stored and waiting for the control unit\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"status\":\"pending\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:00.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"check_status_url\":\"/api/v1/transactions/0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"}}},\"SalesBulkInput\":{\"value\":{\"sales\":[{\"invoice_no\":\"INV-2026-0051\",\"sale_date\":\"20260310\",\"payment_type\":\"01\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":2,\"unit_price\":580}]},{\"invoice_no\":\"INV-2026-0052\",\"sale_date\":\"20260310\",\"payment_type\":\"01\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":1,\"unit_price\":580}]}]}},\"SalesBulk\":{\"value\":{\"status\":\"processing\",\"message\":\"2 sales: 1 accepted, 0 duplicates, 1 rejected.\",\"data\":{\"accepted\":1,\"duplicates\":0,\"rejected\":1,\"results\":[{\"index\":0,\"invoice_no\":\"INV-2026-0051\",\"result\":\"accepted\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a51\",\"status\":\"pending\"},{\"index\":1,\"invoice_no\":\"INV-2026-0052\",\"result\":\"rejected\",\"transaction_id\":null,\"status\":null,\"code\":\"validation_failed\",\"message\":\"The request is not valid: sale_date must not be in the future.\",\"errors\":{\"sale_date\":[\"must not be in the future\"]}}]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:00.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SaleDetail\":{\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_type\":\"S\",\"sign\":1,\"original_invoice_no\":null,\"refund_reason_code\":null,\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"payment_type\":\"01\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"status\":\"success\",\"credited_by\":[],\"reissued_as\":null,\"reissue_of\":null,\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":2,\"qty_unit_code\":\"U\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":1000,\"tax_type\":\"A\",\"authority_tax_type\":\"B\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_seq\":2,\"item_code\":\"KE2NTXL0000002\",\"item_class_code\":\"99011021\",\"item_name\":\"Raw milk\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":3,\"qty_unit_code\":\"L\",\"quantity\":3,\"unit_price\":50,\"supply_amount\":150,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":150,\"tax_type\":\"B\",\"authority_tax_type\":\"A\",\"tax_rate\":0,\"tax_amount\":0,\"total_amount\":150}],\"response\":{\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"result_code\":\"000\",\"result_message\":\"Successful\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44,\"attempts\":1},\"created_at\":\"2026-03-10T07:15:00.118Z\",\"processed_at\":\"2026-03-10T07:15:01.409Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SaleList\":{\"value\":{\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_type\":\"S\",\"sign\":1,\"sale_date\":\"20260310\",\"customer_name\":\"Acacia Hotel\",\"customer_tin\":\"A001234567B\",\"taxable_amount\":1129.31,\"tax_amount\":180.69,\"total_amount\":1310,\"taxes\":[{\"tax_type\":\"A\",\"tax_rate\":16,\"taxable_amount\":1129.31,\"tax_amount\":180.69,\"total_amount\":1310}],\"status\":\"success\",\"created_at\":\"2026-03-10T07:15:00.118Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"Purchase\":{\"value\":{\"status\":\"success\",\"message\":\"Purchase PUR-2026-0009 is registered\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\",\"invoice_no\":\"PUR-2026-0009\",\"receipt_no\":\"9\",\"receipt_date\":\"20260310113001\",\"total_amount\":3480,\"tax_amount\":480,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PurchaseDetail\":{\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\",\"branch_id\":\"00\",\"invoice_no\":\"PUR-2026-0009\",\"receipt_no\":\"9\",\"receipt_type\":\"P\",\"purchase_date\":\"20260309\",\"purchase_time\":\"113000\",\"purchase_status\":\"02\",\"purchase_type\":\"N\",\"payment_type\":\"01\",\"supplier_tin\":\"P059999999Q\",\"supplier_name\":\"Lakeside Wholesale Ltd\",\"supplier_bhf_id\":\"00\",\"supplier_invoice_no\":\"812\",\"total_amount\":3480,\"tax_amount\":480,\"status\":\"success\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":10,\"qty_unit_code\":\"U\",\"qty\":10,\"unit_price\":348,\"supply_amount\":3000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":3000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":480,\"total_amount\":3480}],\"response\":{\"receipt_no\":\"9\",\"receipt_date\":\"20260310113001\",\"qr_code\":null,\"result_code\":\"000\",\"result_message\":\"Successful\",\"attempts\":1},\"created_at\":\"2026-03-10T08:30:00.020Z\",\"processed_at\":\"2026-03-10T08:30:01.300Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PurchaseList\":{\"value\":{\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\",\"branch_id\":\"00\",\"invoice_no\":\"PUR-2026-0009\",\"receipt_no\":\"9\",\"receipt_type\":\"P\",\"sign\":1,\"purchase_date\":\"20260309\",\"purchase_status\":\"02\",\"supplier_name\":\"Lakeside Wholesale Ltd\",\"supplier_tin\":\"P059999999Q\",\"taxable_amount\":3000,\"tax_amount\":480,\"total_amount\":3480,\"taxes\":[{\"tax_type\":\"A\",\"tax_rate\":16,\"taxable_amount\":3000,\"tax_amount\":480,\"total_amount\":3480}],\"status\":\"success\",\"created_at\":\"2026-03-10T08:30:00.020Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"SupplierSales\":{\"value\":{\"status\":\"success\",\"message\":\"1 supplier sale is not registered yet\",\"data\":[{\"spplrTin\":\"P059999999Q\",\"spplrBhfId\":\"00\",\"spplrNm\":\"Lakeside Wholesale Ltd\",\"spplrInvcNo\":\"812\",\"regDt\":\"20260309162000\",\"totItemCnt\":1,\"taxblAmtA\":3000,\"taxblAmtB\":0,\"taxblAmtC\":0,\"taxblAmtD\":0,\"taxblAmtE\":0,\"taxAmtA\":480,\"taxAmtB\":0,\"taxAmtC\":0,\"taxAmtD\":0,\"taxAmtE\":0,\"taxRtA\":16,\"totTaxblAmt\":3000,\"totTaxAmt\":480,\"totAmt\":3480,\"itemList\":[{\"itemSeq\":1,\"itemCd\":\"KE2NTXU0000044\",\"itemClsCd\":\"5020230602\",\"itemNm\":\"Cola bottle\",\"qty\":10,\"prc\":348,\"splyAmt\":3480,\"taxAmt\":480,\"totAmt\":3480,\"taxTyCd\":\"A\"}]}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionList\":{\"value\":{\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"synced_to_authority\":true,\"can_retry\":false,\"created_at\":\"2026-03-10T07:15:00.118Z\",\"processed_at\":\"2026-03-10T07:15:01.409Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"TransactionDetail\":{\"summary\":\"Accepted\",\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"synced_to_authority\":true,\"can_retry\":false,\"retry_count\":0,\"retries_left\":0,\"superseded_by\":null,\"in_doubt\":false,\"credited_by\":[],\"reissued_as\":null,\"reissue_of\":null,\"transferred_to\":null,\"transferred_from\":null,\"created_at\":\"2026-03-10T07:15:00.118Z\",\"processed_at\":\"2026-03-10T07:15:01.409Z\",\"request_data\":{\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"payment_type\":\"01\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":2,\"qty_unit_code\":\"U\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":1000,\"tax_type\":\"A\",\"authority_tax_type\":\"B\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_seq\":2,\"item_code\":\"KE2NTXL0000002\",\"item_class_code\":\"99011021\",\"item_name\":\"Raw milk\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":3,\"qty_unit_code\":\"L\",\"quantity\":3,\"unit_price\":50,\"supply_amount\":150,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":150,\"tax_type\":\"B\",\"authority_tax_type\":\"A\",\"tax_rate\":0,\"tax_amount\":0,\"total_amount\":150}]},\"response_data\":{\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"result_code\":\"000\",\"result_message\":\"Successful\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44,\"attempts\":1},\"follow_ups\":[{\"kind\":\"movement\",\"state\":\"waiting\",\"item_codes\":[\"KE2NTXU0000001\"],\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"tries\":0,\"created_at\":\"2026-03-10T07:15:01.409Z\",\"next_try_at\":\"2026-03-10T07:15:01.409Z\",\"reason\":\"Its turn has not come yet\",\"remedy\":\"Nothing: it goes on by itself\"}]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionFailed\":{\"summary\":\"Refused\",\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"type\":\"sales\",\"status\":\"failed\",\"branch_id\":\"00\",\"invoice_no\":\"CN-2026-0003\",\"receipt_no\":null,\"synced_to_authority\":false,\"can_retry\":true,\"retry_count\":0,\"retries_left\":3,\"superseded_by\":null,\"in_doubt\":false,\"credited_by\":[],\"reissued_as\":null,\"reissue_of\":null,\"transferred_to\":null,\"transferred_from\":null,\"created_at\":\"2026-03-11T06:00:00.000Z\",\"processed_at\":\"2026-03-11T06:00:01.100Z\",\"request_data\":{\"branch_id\":\"00\",\"invoice_no\":\"CN-2026-0003\",\"receipt_type\":\"R\",\"original_invoice_no\":\"INV-2026-0041\",\"refund_reason_code\":\"06\",\"sale_date\":\"20260311\",\"payment_type\":\"01\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":1,\"unit_price\":580}]},\"response_data\":{\"receipt_no\":null,\"receipt_date\":null,\"qr_code\":null,\"result_code\":\"930\",\"result_message\":\"The original invoice does not exist\",\"attempts\":1,\"failure\":{\"code\":\"unit_930\",\"message\":\"The original invoice does not exist\",\"cause\":\"The unit does not know the sale that the credit note refers to.\",\"remedy\":\"Check `original_invoice_no`; the original must have gone through the same unit.\",\"actor\":\"caller\",\"retryable\":false,\"doc_url\":\"/docs/errors#unit_930\"}},\"follow_ups\":[]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Retry\":{\"value\":{\"status\":\"success\",\"message\":\"The retry succeeded\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"status\":\"success\",\"synced_to_authority\":true,\"receipt_no\":\"42\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Settled\":{\"value\":{\"status\":\"success\",\"message\":\"The outcome of INV-2026-0041 is recorded: accepted.\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"status\":\"success\",\"synced_to_authority\":true,\"receipt_no\":\"41\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionStats\":{\"value\":{\"status\":\"success\",\"data\":{\"total\":8,\"by_status\":{\"pending\":1,\"processing\":0,\"success\":6,\"failed\":1},\"by_type\":{\"sales\":5,\"purchase\":2,\"stock\":1,\"import\":0},\"success_rate\":85.7},\"period\":{\"from\":\"2026-02-08\",\"to\":\"2026-03-10\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Receipt\":{\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"receipt_type\":\"S\",\"sign\":1,\"label\":\"NS\",\"is_copy\":false,\"profile\":\"ke\",\"language\":\"en\",\"vat_registered\":true,\"invoice_no\":\"INV-2026-0041\",\"original_invoice_no\":null,\"original_receipt_no\":null,\"original_cu_invoice_no\":null,\"receipt_no\":\"41\",\"total_receipt_no\":44,\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"receipt_date\":\"20260310101501\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"sdc_id\":\"KRACU0100000001\",\"mrc_no\":\"WIS01000001\",\"verification_url\":\"https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=P051234567Z00M4XK7PZ2QW5TBN3H\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"seller\":{\"tin\":\"P051234567Z\",\"name\":\"Example Traders Ltd\",\"trade_name\":\"Example Traders\",\"branch_id\":\"00\",\"branch_name\":\"Head Office\",\"address\":\"Kenyatta Avenue 1, Nairobi\",\"phone\":\"+254700000000\"},\"header\":\"Karibu sana\",\"footer\":\"Asante\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"customer_mobile\":null,\"payment_type\":\"01\",\"payment_type_name\":\"Cash\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":2,\"qty_unit_code\":\"U\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":1000,\"tax_type\":\"A\",\"authority_tax_type\":\"B\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_seq\":2,\"item_code\":\"KE2NTXL0000002\",\"item_class_code\":\"99011021\",\"item_name\":\"Raw milk\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":3,\"qty_unit_code\":\"L\",\"quantity\":3,\"unit_price\":50,\"supply_amount\":150,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":150,\"tax_type\":\"B\",\"authority_tax_type\":\"A\",\"tax_rate\":0,\"tax_amount\":0,\"total_amount\":150}],\"taxes\":[{\"tax_type\":\"A\",\"authority_tax_type\":\"B\",\"tax_rate\":16,\"taxable_amount\":1000,\"tax_amount\":160,\"total_amount\":1160},{\"tax_type\":\"B\",\"authority_tax_type\":\"A\",\"tax_rate\":0,\"taxable_amount\":150,\"tax_amount\":0,\"total_amount\":150}],\"tax_table\":[{\"authority_tax_type\":\"A\",\"tax_rate\":0,\"taxable_amount\":150,\"tax_amount\":0},{\"authority_tax_type\":\"B\",\"tax_rate\":16,\"taxable_amount\":1000,\"tax_amount\":160},{\"authority_tax_type\":\"C\",\"tax_rate\":0,\"taxable_amount\":0,\"tax_amount\":0},{\"authority_tax_type\":\"D\",\"tax_rate\":0,\"taxable_amount\":0,\"tax_amount\":0},{\"authority_tax_type\":\"E\",\"tax_rate\":8,\"taxable_amount\":0,\"tax_amount\":0}],\"taxable_amount\":1150,\"tax_amount\":160,\"total_amount\":1310},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"via\":\"direct\",\"profile\":\"ke\",\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null,\"device_info\":{\"device_type\":\"VSCU\",\"firmware_version\":\"2.0.6\"},\"settings\":{\"amounts\":\"tax_included\",\"unknown_item_classes\":\"warn\"},\"credential_keys\":{\"used\":[\"password\",\"username\"],\"stored_only\":[]},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:15:02.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"total\":1}}},\"Device\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"via\":\"direct\",\"profile\":\"ke\",\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null,\"device_info\":{\"device_type\":\"VSCU\",\"firmware_version\":\"2.0.6\"},\"settings\":{\"amounts\":\"tax_included\",\"unknown_item_classes\":\"warn\"},\"credential_keys\":{\"used\":[\"password\",\"username\"],\"stored_only\":[]},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:15:02.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The device is created\",\"data\":{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"via\":\"direct\",\"profile\":\"ke\",\"is_active\":false,\"last_initialized_at\":null,\"last_error\":null,\"device_info\":{},\"settings\":{\"amounts\":\"tax_included\",\"unknown_item_classes\":\"warn\"},\"credential_keys\":{\"used\":[\"password\",\"username\"],\"stored_only\":[]},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T06:10:00.004Z\",\"request_id\":\"0199c166-e5c4-7d10-9a41-3d2f8f6f0a12\",\"next_step\":\"POST /devices/00/initialize\"}}},\"DeviceUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The device is updated\",\"data\":{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://10.0.4.7:8088\",\"via\":\"direct\",\"profile\":\"ke\",\"is_active\":false,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null,\"device_info\":{},\"settings\":{\"amounts\":\"tax_included\",\"unknown_item_classes\":\"warn\"},\"credential_keys\":{\"used\":[\"password\",\"username\"],\"stored_only\":[]},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-12T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-12T06:10:00.004Z\",\"request_id\":\"0199cbb3-f7c4-7d10-9a41-3d2f8f6f0a13\",\"note\":\"The device must be initialized again, because its address changed\"}}},\"SignIn\":{\"value\":{\"email\":\"asha@acacia.example\",\"password\":\"correct horse battery staple\"}},\"SignInCode\":{\"value\":{\"challenge\":\"Zk3vQ9aBexample\",\"code\":\"492039\"}},\"SessionConfirmation\":{\"value\":{\"password\":\"correct horse battery staple\"}},\"MeUpdate\":{\"value\":{\"name\":\"Asha Otieno\"}},\"PasswordInput\":{\"value\":{\"password\":\"eleven green bicycles at noon\"}},\"TwoFactorCode\":{\"value\":{\"code\":\"492039\"}},\"PasswordResetRequest\":{\"value\":{\"email\":\"asha@acacia.example\"}},\"PasswordReset\":{\"value\":{\"token\":\"Zk3vQ9aBexample\",\"password\":\"eleven green bicycles at noon\"}},\"SessionList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"is_current\":true,\"user_agent\":\"Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\",\"address\":\"203.0.113.9\",\"created_at\":\"2026-03-10T06:45:00.000Z\",\"last_used_at\":\"2026-03-10T07:15:00.000Z\",\"expires_at\":\"2026-03-10T07:45:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"total\":1}}},\"SignInChallenge\":{\"value\":{\"status\":\"success\",\"message\":\"Send the challenge with a code to POST /sessions/complete\",\"data\":{\"challenge\":\"Zk3vQ9aBexample\",\"expires_at\":\"2026-03-10T07:20:01.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SessionCreated\":{\"value\":{\"status\":\"success\",\"message\":\"You are signed in\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"is_current\":true,\"user_agent\":\"Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\",\"address\":\"203.0.113.9\",\"created_at\":\"2026-03-10T06:45:00.000Z\",\"last_used_at\":\"2026-03-10T07:15:00.000Z\",\"expires_at\":\"2026-03-10T07:45:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SessionConfirmed\":{\"value\":{\"status\":\"success\",\"message\":\"Confirmed for 10 minutes\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"is_current\":true,\"user_agent\":\"Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0\",\"address\":\"203.0.113.9\",\"created_at\":\"2026-03-10T06:45:00.000Z\",\"last_used_at\":\"2026-03-10T07:15:00.000Z\",\"expires_at\":\"2026-03-10T07:45:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SessionEnded\":{\"value\":{\"status\":\"success\",\"message\":\"The session has ended\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SessionsEnded\":{\"value\":{\"status\":\"success\",\"message\":\"All sessions have ended\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Me\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":12,\"email\":\"asha@acacia.example\",\"name\":\"Asha Otieno\",\"two_factor\":true,\"recovery_codes_left\":9,\"memberships\":[{\"user_id\":7,\"role\":\"owner\",\"account\":{\"id\":3,\"name\":\"Acacia Traders Ltd\",\"status\":\"active\"}}]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"MeUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The name is changed\",\"data\":{\"id\":12,\"email\":\"asha@acacia.example\",\"name\":\"Asha Otieno\",\"two_factor\":true,\"recovery_codes_left\":9,\"memberships\":[{\"user_id\":7,\"role\":\"owner\",\"account\":{\"id\":3,\"name\":\"Acacia Traders Ltd\",\"status\":\"active\"}}]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PasswordChanged\":{\"value\":{\"status\":\"success\",\"message\":\"The password is changed, and other sessions have ended\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TwoFactorBegun\":{\"value\":{\"status\":\"success\",\"message\":\"Confirm with a code of your authenticator app\",\"data\":{\"secret\":\"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP\",\"uri\":\"otpauth://totp/taxctl:asha%40acacia.example?issuer=taxctl&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TwoFactorConfirmed\":{\"value\":{\"status\":\"success\",\"message\":\"Two-factor sign-in is on. Keep the recovery codes, they are not shown again\",\"data\":{\"recovery_codes\":[\"7k2m-9qx4-hd3w-zr5t\",\"b8vn-3cjp-t6ys-4gme\"]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"RecoveryCodesRenewed\":{\"value\":{\"status\":\"success\",\"message\":\"Keep the recovery codes, they are not shown again\",\"data\":{\"recovery_codes\":[\"7k2m-9qx4-hd3w-zr5t\",\"b8vn-3cjp-t6ys-4gme\"]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TwoFactorDisabled\":{\"value\":{\"status\":\"success\",\"message\":\"Two-factor sign-in is off\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PasswordResetRequested\":{\"value\":{\"status\":\"success\",\"message\":\"If a person has this e-mail address, a mail with a link is on its way\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PasswordResetDone\":{\"value\":{\"status\":\"success\",\"message\":\"The password is set. Sign in with it\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"RelayInput\":{\"value\":{\"name\":\"Shop in Westlands\",\"branches\":[\"00\"]}},\"RelayList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c166-0000-7a00-8b00-00000000ee01\",\"name\":\"Shop in Westlands\",\"branches\":[\"00\"],\"token_prefix\":\"txr_Zk3vQ9aB\",\"is_connected\":true,\"connected_at\":\"2026-03-10T06:15:02.000Z\",\"disconnected_at\":null,\"version\":\"0.1.0\",\"remote_address\":\"203.0.113.9\",\"allowed\":[\"192.168.1.20:8088\"],\"created_at\":\"2026-03-10T06:10:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"total\":1}}},\"RelayCreated\":{\"value\":{\"status\":\"success\",\"message\":\"Keep the token, it is not shown again\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000ee01\",\"name\":\"Shop in Westlands\",\"branches\":[\"00\"],\"token_prefix\":\"txr_Zk3vQ9aB\",\"is_connected\":false,\"connected_at\":null,\"disconnected_at\":null,\"version\":null,\"remote_address\":null,\"allowed\":[],\"created_at\":\"2026-03-10T06:10:00.000Z\",\"token\":\"txr_Zk3vQ9aBexample\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"RelayDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The relay is revoked\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The device is deleted\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceInitialized\":{\"value\":{\"status\":\"success\",\"message\":\"The device is initialized\",\"data\":{\"bhf_id\":\"00\",\"is_active\":true,\"registered\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"synced_data\":{\"tax_types\":5,\"item_classes\":1000,\"packaging_units\":52,\"quantity_units\":43,\"payment_types\":7,\"countries\":252}},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceTested\":{\"value\":{\"status\":\"success\",\"message\":\"The control unit answered\",\"data\":{\"bhf_id\":\"00\",\"vscu_url\":\"http://127.0.0.1:8088\",\"connectivity\":\"ok\",\"response_time_ms\":12,\"clock_offset_ms\":-400,\"tested_at\":\"2026-03-10T07:15:01.400Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":1,\"bhf_id\":\"00\",\"name\":\"Head Office\",\"is_head_office\":true,\"address_line\":\"Kenyatta Avenue 1\",\"city\":\"Nairobi\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000000\",\"email\":\"shop@example.com\",\"manager_name\":null,\"manager_phone\":null,\"manager_email\":null,\"trade_name\":null,\"receipt_address\":null,\"receipt_header\":null,\"receipt_footer\":null,\"receipt_language\":null,\"walk_in_customer_name\":null,\"created_at\":\"2026-03-10T06:00:00.000Z\",\"updated_at\":\"2026-03-10T06:00:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"Branch\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":1,\"bhf_id\":\"00\",\"name\":\"Head Office\",\"is_head_office\":true,\"address_line\":\"Kenyatta Avenue 1\",\"city\":\"Nairobi\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000000\",\"email\":\"shop@example.com\",\"manager_name\":null,\"manager_phone\":null,\"manager_email\":null,\"trade_name\":null,\"receipt_address\":null,\"receipt_header\":null,\"receipt_footer\":null,\"receipt_language\":null,\"walk_in_customer_name\":null,\"created_at\":\"2026-03-10T06:00:00.000Z\",\"updated_at\":\"2026-03-10T06:00:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Account\":{\"value\":{\"status\":\"success\",\"data\":{\"name\":\"Duka Ltd\",\"environment\":\"sandbox\",\"features\":[\"async\",\"imports\",\"webhooks\"],\"walk_in_customer_name\":\"Walk-in customer\",\"trade_name\":null,\"receipt_address\":null,\"receipt_header\":null,\"receipt_footer\":null,\"receipt_language\":\"en\",\"receipt_logo\":null,\"vat_registered\":true,\"credit_note_window\":null,\"credit_notes_per_sale\":null,\"updated_at\":null},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"AccountUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The settings are changed\",\"data\":{\"name\":\"Duka Ltd\",\"environment\":\"sandbox\",\"features\":[\"async\",\"imports\",\"webhooks\"],\"walk_in_customer_name\":\"Cash customer\",\"trade_name\":\"Duka\",\"receipt_address\":null,\"receipt_header\":\"Karibu sana\",\"receipt_footer\":null,\"receipt_language\":\"en\",\"receipt_logo\":null,\"vat_registered\":true,\"credit_note_window\":null,\"credit_notes_per_sale\":null,\"updated_at\":\"2026-03-10T07:15:01.400Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The branch is created\",\"data\":{\"id\":2,\"bhf_id\":\"01\",\"name\":\"Mombasa Shop\",\"is_head_office\":false,\"address_line\":\"Moi Avenue 12\",\"city\":\"Mombasa\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000001\",\"email\":null,\"manager_name\":null,\"manager_phone\":null,\"manager_email\":null,\"trade_name\":null,\"receipt_address\":null,\"receipt_header\":null,\"receipt_footer\":null,\"receipt_language\":null,\"walk_in_customer_name\":null,\"created_at\":\"2026-03-10T06:05:00.000Z\",\"updated_at\":\"2026-03-10T06:05:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The branch is updated\",\"data\":{\"id\":2,\"bhf_id\":\"01\",\"name\":\"Mombasa Old Town Shop\",\"is_head_office\":false,\"address_line\":\"Moi Avenue 12\",\"city\":\"Mombasa\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000001\",\"email\":null,\"manager_name\":\"J. Otieno\",\"manager_phone\":null,\"manager_email\":null,\"trade_name\":null,\"receipt_address\":null,\"receipt_header\":null,\"receipt_footer\":null,\"receipt_language\":null,\"walk_in_customer_name\":null,\"created_at\":\"2026-03-10T06:05:00.000Z\",\"updated_at\":\"2026-03-10T06:06:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The branch is deleted\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchStats\":{\"value\":{\"status\":\"success\",\"data\":{\"bhf_id\":\"00\",\"total\":8,\"by_status\":{\"pending\":1,\"processing\":0,\"success\":6,\"failed\":1},\"by_type\":{\"sales\":5,\"purchase\":2,\"stock\":1,\"import\":0},\"success_rate\":85.7,\"items\":2,\"low_stock\":1,\"out_of_stock\":0,\"device\":{\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null}},\"period\":{\"from\":\"2026-02-08\",\"to\":\"2026-03-10\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"CodeList\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"17\",\"class_name\":\"Packaging Unit\",\"code\":\"CT\",\"unit_code\":\"CT\",\"name\":\"Carton\",\"sort_order\":20}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"CodesSynced\":{\"value\":{\"status\":\"success\",\"message\":\"The codes are refreshed\",\"data\":{\"bhf_id\":\"00\",\"synced_data\":{\"tax_types\":5,\"item_classes\":1000,\"packaging_units\":52,\"quantity_units\":43,\"payment_types\":7,\"countries\":252},\"synced_at\":\"2026-03-10T07:15:01.400Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TaxTypes\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"A\",\"unit_code\":\"B\",\"name\":\"A 16%\",\"sort_order\":1,\"rate\":16,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"B\",\"unit_code\":\"A\",\"name\":\"B 0%\",\"sort_order\":2,\"rate\":0,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"C\",\"unit_code\":\"C\",\"name\":\"C 0%\",\"sort_order\":3,\"rate\":0,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"D\",\"unit_code\":\"D\",\"name\":\"D 0%\",\"sort_order\":4,\"rate\":0,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"E\",\"unit_code\":\"E\",\"name\":\"E 8%\",\"sort_order\":5,\"rate\":8,\"is_active\":true}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PaymentTypes\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"07\",\"class_name\":\"Payment Type\",\"code\":\"01\",\"unit_code\":\"01\",\"name\":\"Cash\",\"sort_order\":1},{\"code_class\":\"07\",\"class_name\":\"Payment Type\",\"code\":\"02\",\"unit_code\":\"05\",\"name\":\"Debit or credit card\",\"sort_order\":2}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Countries\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"05\",\"class_name\":\"Country\",\"code\":\"KE\",\"unit_code\":\"KE\",\"name\":\"Kenya\",\"sort_order\":118}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ItemList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":8,\"safety_qty\":24,\"default_price\":580,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T06:20:00.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T06:20:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"Item\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":8,\"safety_qty\":24,\"default_price\":580,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T06:20:00.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T06:20:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ItemCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The item is registered\",\"data\":{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":0,\"safety_qty\":24,\"default_price\":580,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T06:20:00.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T06:20:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ItemUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The item is changed\",\"data\":{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 0.5 l\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":0,\"safety_qty\":24,\"default_price\":600,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T07:15:01.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T07:15:01.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Health\":{\"value\":{\"status\":\"success\",\"data\":{\"status\":\"warn\",\"version\":\"1.0.0\",\"environment\":\"sandbox\",\"caller\":{\"account\":\"Acacia Traders Ltd\",\"user\":{\"name\":\"Amina Odhiambo\",\"role\":\"accountant\"},\"key\":{\"id\":\"7\",\"prefix\":\"txs_4f2a\",\"expires_at\":null}},\"time\":\"2026-03-10T07:15:01.412Z\",\"time_zone\":\"Africa/Nairobi\",\"checks\":[{\"name\":\"database\",\"status\":\"pass\",\"message\":\"Answers in 1 ms\"},{\"name\":\"worker\",\"status\":\"pass\",\"message\":\"Last seen 2 s ago\"},{\"name\":\"codes\",\"status\":\"warn\",\"message\":\"Last refreshed 40 days ago\",\"remedy\":\"POST /codes/sync\",\"bhf_id\":\"00\"}],\"lanes\":[{\"bhf_id\":\"00\",\"is_active\":true,\"circuit\":\"closed\",\"pending\":0,\"in_doubt\":0,\"oldest_pending_s\":null,\"follow_ups\":{\"waiting\":1,\"refused\":0,\"oldest_s\":3},\"stopped\":[],\"last_contact_at\":\"2026-03-10T07:15:01.400Z\"}]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InvalidJson\":{\"summary\":\"Not JSON\",\"value\":{\"status\":\"error\",\"message\":\"The body is not valid JSON\",\"code\":\"invalid_json\",\"error\":\"Unexpected end of JSON input\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InvalidSale\":{\"summary\":\"Not valid (sales, purchases)\",\"value\":{\"status\":\"error\",\"message\":\"The request is not valid\",\"code\":\"validation_failed\",\"error\":\"items[0].tax_amount: expected 160, found 185.6\",\"errors\":{\"items[0].tax_amount\":[\"expected 160, found 185.6\"]},\"retryable\":false,\"doc_url\":\"/docs/errors#validation_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ImportRefused\":{\"summary\":\"The unit refused (imports)\",\"value\":{\"status\":\"error\",\"message\":\"The control unit refused the import status\",\"code\":\"unit_913\",\"error\":\"[<imptItemSttsCd>] is not in the code table\",\"retryable\":false,\"doc_url\":\"/docs/errors#unit_913\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Unauthorized\":{\"value\":{\"status\":\"error\",\"message\":\"The API key is not known\",\"code\":\"key_unknown\",\"retryable\":false,\"doc_url\":\"/docs/errors#key_unknown\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ForbiddenRole\":{\"summary\":\"Role\",\"value\":{\"status\":\"error\",\"message\":\"A cashier may not do this\",\"code\":\"role_not_allowed\",\"retryable\":false,\"doc_url\":\"/docs/errors#role_not_allowed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ForbiddenBranch\":{\"summary\":\"Branch\",\"value\":{\"status\":\"error\",\"message\":\"Branch 07 does not belong to the account\",\"code\":\"branch_not_owned\",\"retryable\":false,\"doc_url\":\"/docs/errors#branch_not_owned\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ForbiddenFeature\":{\"summary\":\"Plan\",\"value\":{\"status\":\"error\",\"message\":\"The plan does not include imports\",\"code\":\"feature_not_enabled\",\"retryable\":false,\"doc_url\":\"/docs/errors#feature_not_enabled\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"NotFound\":{\"value\":{\"status\":\"error\",\"message\":\"There is no such record\",\"code\":\"not_found\",\"retryable\":false,\"doc_url\":\"/docs/errors#not_found\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"IdempotencyInProgress\":{\"summary\":\"The first request is running\",\"value\":{\"status\":\"error\",\"message\":\"The first request with this Idempotency-Key is still running\",\"code\":\"idempotency_in_progress\",\"retryable\":true,\"doc_url\":\"/docs/errors#idempotency_in_progress\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InvoiceConflict\":{\"summary\":\"Same number, other content\",\"value\":{\"status\":\"error\",\"message\":\"INV-2026-0041 was submitted before with other content\",\"code\":\"invoice_conflict\",\"errors\":{\"total_amount\":[\"is 1310 in the first submission, 1410 in this one\"]},\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"retryable\":false,\"doc_url\":\"/docs/errors#invoice_conflict\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InUse\":{\"summary\":\"In use\",\"value\":{\"status\":\"error\",\"message\":\"The branch has transactions\",\"code\":\"in_use\",\"retryable\":false,\"doc_url\":\"/docs/errors#in_use\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"RequestTimeout\":{\"value\":{\"status\":\"error\",\"message\":\"The body arrived too slowly\",\"code\":\"request_timeout\",\"retryable\":true,\"doc_url\":\"/docs/errors#request_timeout\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PayloadTooLarge\":{\"value\":{\"status\":\"error\",\"message\":\"The body is larger than 1 MiB\",\"code\":\"payload_too_large\",\"retryable\":false,\"doc_url\":\"/docs/errors#payload_too_large\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UnsupportedMediaType\":{\"value\":{\"status\":\"error\",\"message\":\"Send application/json without content encoding\",\"code\":\"unsupported_media_type\",\"retryable\":false,\"doc_url\":\"/docs/errors#unsupported_media_type\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ValidationFailed\":{\"summary\":\"Not valid\",\"value\":{\"status\":\"error\",\"message\":\"The request is not valid\",\"code\":\"validation_failed\",\"errors\":{\"per_page\":[\"must be <= 100\"],\"from_date\":[\"must be a date like 2026-03-31\"]},\"retryable\":false,\"doc_url\":\"/docs/errors#validation_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"IdempotencyMismatch\":{\"summary\":\"Key used with another body\",\"value\":{\"status\":\"error\",\"message\":\"This Idempotency-Key was used with another body\",\"code\":\"idempotency_mismatch\",\"retryable\":false,\"doc_url\":\"/docs/errors#idempotency_mismatch\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UnitRefused\":{\"summary\":\"The unit refused\",\"value\":{\"status\":\"error\",\"message\":\"The control unit refused the submission\",\"code\":\"unit_930\",\"error\":\"The original invoice does not exist\",\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"status\":\"failed\",\"can_retry\":true},\"retryable\":false,\"doc_url\":\"/docs/errors#unit_930\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"OutcomePending\":{\"summary\":\"Not sent yet\",\"value\":{\"status\":\"error\",\"message\":\"Stored, will be sent; do not submit it again under another number\",\"code\":\"outcome_pending\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"retryable\":true,\"doc_url\":\"/docs/errors#outcome_pending\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:30.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"check_status_url\":\"/api/v1/transactions/0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"}}},\"OutcomeUnknown\":{\"summary\":\"Sent without an answer\",\"value\":{\"status\":\"error\",\"message\":\"Sent, but the control unit gave no verdict; do not submit it again under another number\",\"code\":\"outcome_unknown\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"retryable\":true,\"doc_url\":\"/docs/errors#outcome_unknown\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:30.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"check_status_url\":\"/api/v1/transactions/0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"}}},\"DeviceNotReady\":{\"summary\":\"No active device\",\"value\":{\"status\":\"error\",\"message\":\"Branch 00 has no initialized device\",\"code\":\"device_not_ready\",\"retryable\":false,\"doc_url\":\"/docs/errors#device_not_ready\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"NotRetryable\":{\"summary\":\"Can't be retried\",\"value\":{\"status\":\"error\",\"message\":\"The transaction can't be retried\",\"code\":\"retry_not_allowed\",\"reason\":\"The retry limit of 3 is reached\",\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"retryable\":false,\"doc_url\":\"/docs/errors#retry_not_allowed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"RetryFailed\":{\"summary\":\"Refused again\",\"value\":{\"status\":\"error\",\"message\":\"The control unit refused the submission\",\"code\":\"retry_failed\",\"error\":\"The original invoice does not exist\",\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"synced_to_authority\":false,\"can_retry\":true},\"retryable\":true,\"doc_url\":\"/docs/errors#retry_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceInitializationFailed\":{\"summary\":\"Initialization refused\",\"value\":{\"status\":\"error\",\"message\":\"The device could not be initialized\",\"code\":\"initialization_failed\",\"error\":\"It is not a valid device\",\"data\":{\"bhf_id\":\"00\",\"error\":\"It is not a valid device\"},\"retryable\":false,\"doc_url\":\"/docs/errors#initialization_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceTestFailed\":{\"summary\":\"No connection\",\"value\":{\"status\":\"error\",\"message\":\"The control unit did not answer\",\"code\":\"connection_test_failed\",\"error\":\"connection refused\",\"data\":{\"bhf_id\":\"00\",\"vscu_url\":\"http://127.0.0.1:8088\",\"connectivity\":\"failed\",\"error\":\"connection refused\"},\"retryable\":true,\"doc_url\":\"/docs/errors#connection_test_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TooManyRequests\":{\"value\":{\"status\":\"error\",\"message\":\"Too many requests\",\"code\":\"rate_limited\",\"retryable\":true,\"doc_url\":\"/docs/errors#rate_limited\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"retry_after\":7}}},\"InternalError\":{\"value\":{\"status\":\"error\",\"message\":\"Something went wrong here; the operators can find it by the request id\",\"code\":\"internal_error\",\"retryable\":true,\"doc_url\":\"/docs/errors#internal_error\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UnitUnreachable\":{\"summary\":\"A direct call got no answer\",\"value\":{\"status\":\"error\",\"message\":\"The control unit could not be reached\",\"code\":\"unit_unreachable\",\"error\":\"connection refused\",\"retryable\":true,\"doc_url\":\"/docs/errors#unit_unreachable\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Unavailable\":{\"value\":{\"status\":\"error\",\"message\":\"The service is overloaded; try again shortly\",\"code\":\"unavailable\",\"retryable\":true,\"doc_url\":\"/docs/errors#unavailable\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SelectImportItems\":{\"value\":{\"last_request_date\":\"20260301000000\"}},\"SelectImportItemsNamed\":{\"summary\":\"What became of one record\",\"value\":{\"last_request_date\":\"20260301000000\",\"records\":[{\"task_code\":\"2310001\",\"declaration_date\":\"20260301\",\"item_sequence\":1,\"hs_code\":\"84713000000\"}]}},\"ProcessImportMap\":{\"summary\":\"To an item that exists\",\"value\":{\"action\":\"map\",\"task_code\":\"2310001\",\"declaration_date\":\"20260309\",\"declaration_number\":\"26MBAIM400000001\",\"item_sequence\":1,\"hs_code\":\"20055900000\",\"import_item_name\":\"BAKED BEANS\",\"origin_nation_code\":\"BR\",\"quantity\":100,\"quantity_unit_code\":\"KGM\",\"supplier_name\":\"Exportadora Sul\",\"invoice_amount\":500,\"invoice_currency\":\"USD\",\"exchange_rate\":129.5,\"existing_item_code\":\"KE2NTKG0000004\"}},\"ProcessImportCreate\":{\"summary\":\"To a new item\",\"value\":{\"action\":\"create\",\"task_code\":\"2310001\",\"declaration_date\":\"20260309\",\"declaration_number\":\"26MBAIM400000001\",\"item_sequence\":2,\"hs_code\":\"20055900000\",\"import_item_name\":\"BAKED BEANS IN SAUCE\",\"origin_nation_code\":\"BR\",\"quantity\":40,\"quantity_unit_code\":\"KGM\",\"invoice_amount\":260,\"invoice_currency\":\"USD\",\"exchange_rate\":129.5,\"new_item\":{\"item_code\":\"BR2NTKG0000005\",\"item_class_code\":\"5046590100\",\"item_name\":\"Baked beans in sauce\",\"qty_unit_code\":\"KG\",\"tax_type\":\"A\"}}},\"UpdateImportItem\":{\"value\":{\"task_code\":\"2310001\",\"declaration_date\":\"20260309\",\"item_sequence\":3,\"hs_code\":\"20055900000\",\"item_class_code\":\"5046590100\",\"item_code\":\"KE2NTKG0000004\",\"import_item_status_code\":\"4\",\"remark\":\"Not ours\",\"modifier_name\":\"Accounts\",\"modifier_id\":\"u2\"}},\"StockMovement\":{\"summary\":\"Ten bottles more\",\"value\":{\"branch_id\":\"00\",\"sar_no\":\"SAR-2026-0017\",\"sar_ty_cd\":\"11\",\"sar_dt\":\"20260310\",\"tot_item_cnt\":1,\"tot_taxbl_amt\":5000,\"tot_tax_amt\":800,\"tot_amt\":5800,\"items\":[{\"item_seq\":1,\"item_cd\":\"KE2NTXU0000001\",\"item_clss_cd\":\"5020230602\",\"item_nm\":\"Cola 500ml\",\"pkg_unit_cd\":\"NT\",\"pkg\":10,\"qty_unit_cd\":\"U\",\"qty\":10,\"prc\":580,\"sply_amt\":5000,\"taxbl_amt\":5000,\"tax_ty_cd\":\"A\",\"tax_amt\":800,\"tot_amt\":5800}]}},\"StockTransfer\":{\"summary\":\"Five bottles for the second branch\",\"value\":{\"reference\":\"TR-2026-0003\",\"from_branch_id\":\"00\",\"to_branch_id\":\"01\",\"transfer_date\":\"20260310\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":5}]}},\"StockMaster\":{\"value\":{\"item_code\":\"KE2NTXU0000001\",\"remaining_qty\":8,\"remark\":\"Count of 10 March\"}},\"WebhookInput\":{\"value\":{\"url\":\"https://shop.example.com/hooks/tax\",\"events\":[\"transaction.completed\",\"transaction.stalled\"],\"description\":\"Till back office\"}},\"WebhookUpdate\":{\"value\":{\"url\":\"https://shop.example.com/hooks/tax-events\",\"is_active\":true}},\"RotateSecret\":{\"value\":{\"keep_old_hours\":24}},\"EmptyObject\":{\"value\":{}},\"InsuranceInput\":{\"value\":{\"branch_id\":\"00\",\"code\":\"INS01\",\"name\":\"Uzima Health\",\"rate\":20}},\"ImportItems\":{\"value\":{\"status\":\"success\",\"message\":\"1 import item is not processed yet\",\"data\":{\"items\":[{\"task_code\":\"2310001\",\"declaration_date\":\"20260309\",\"item_sequence\":1,\"declaration_number\":\"26MBAIM400000001\",\"hs_code\":\"20055900000\",\"item_name\":\"BAKED BEANS\",\"import_item_status_code\":\"2\",\"origin_nation_code\":\"BR\",\"export_nation_code\":\"BR\",\"package\":10,\"package_unit_code\":null,\"quantity\":100,\"quantity_unit_code\":\"KGM\",\"gross_weight\":104.5,\"net_weight\":100,\"supplier_name\":\"Exportadora Sul\",\"agent_name\":\"Bandari Clearing Ltd\",\"invoice_foreign_currency_amount\":500,\"invoice_foreign_currency\":\"USD\",\"invoice_foreign_currency_exchange_rate\":129.5}],\"total_items\":1,\"result_code\":\"000\",\"result_message\":\"Successful\",\"result_date\":\"20260310101501\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"MappableItems\":{\"value\":{\"status\":\"success\",\"data\":{\"items\":[{\"id\":14,\"item_code\":\"KE2NTKG0000004\",\"item_name\":\"Baked beans\",\"item_class_code\":\"5046590100\",\"current_qty\":20,\"default_price\":700,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"KG\",\"origin_nation_code\":\"KE\"}],\"total\":1},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ProcessedImport\":{\"value\":{\"status\":\"success\",\"message\":\"100 KG of Baked beans are booked in\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a77\",\"item_code\":\"KE2NTKG0000004\",\"item_name\":\"Baked beans\",\"qty_added\":100,\"previous_qty\":20,\"new_qty\":120,\"authority_status_updated\":true,\"authority_stock_synced\":true},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UpdatedImportItem\":{\"value\":{\"status\":\"success\",\"message\":\"The status is set\",\"data\":{\"result_code\":\"000\",\"result_message\":\"Successful\",\"result_date\":\"20260310101501\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"StockList\":{\"value\":{\"status\":\"success\",\"data\":[{\"item_id\":\"11\",\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"barcode\":null,\"current_qty\":8,\"safety_qty\":24,\"is_low_stock\":true,\"is_out_of_stock\":false,\"qty_unit_code\":\"U\",\"default_price\":580,\"tax_type_code\":\"A\",\"tax_type_name\":\"A 16%\",\"last_synced_at\":\"2026-03-10T07:15:02.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"StockMovementRecorded\":{\"value\":{\"status\":\"success\",\"message\":\"Movement SAR-2026-0017 is recorded\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a17\",\"sar_no\":\"SAR-2026-0017\",\"sar_type\":\"11\",\"item_count\":1,\"total_amount\":5800,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"StockTransferred\":{\"value\":{\"status\":\"success\",\"message\":\"Transfer TR-2026-0003 is recorded at both branches\",\"data\":{\"reference\":\"TR-2026-0003\",\"outgoing\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a21\",\"branch_id\":\"00\",\"sar_no\":\"TR-2026-0003-OUT\",\"item_count\":1,\"total_amount\":2900,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\"},\"incoming\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a22\",\"branch_id\":\"01\",\"sar_no\":\"TR-2026-0003-IN\",\"item_count\":1,\"total_amount\":2900,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\"}},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"StockItemHistory\":{\"value\":{\"status\":\"success\",\"data\":{\"item\":{\"item_id\":\"11\",\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"barcode\":null,\"current_qty\":8,\"safety_qty\":24,\"is_low_stock\":true,\"is_out_of_stock\":false,\"qty_unit_code\":\"U\",\"default_price\":580,\"tax_type_code\":\"A\",\"last_synced_at\":\"2026-03-10T07:15:02.000Z\"},\"movements\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"movement_type\":\"SALE\",\"direction\":\"OUT\",\"qty\":2,\"invoice_no\":\"INV-2026-0041\",\"reference\":\"Sale INV-2026-0041\",\"date\":\"2026-03-10T07:15:01.409Z\"},{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a17\",\"type\":\"stock\",\"movement_type\":\"11\",\"direction\":\"IN\",\"qty\":10,\"invoice_no\":null,\"reference\":\"Movement SAR-2026-0017\",\"date\":\"2026-03-10T06:30:01.000Z\"}]},\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total_movements\":2,\"total_pages\":1,\"next_cursor\":null}}},\"MovementList\":{\"value\":{\"status\":\"success\",\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"type\":\"sales\",\"movement_type\":\"SALE\",\"direction\":\"OUT\",\"qty\":2,\"unit_price\":580,\"total_amount\":1160,\"invoice_no\":\"INV-2026-0041\",\"reference\":\"Sale INV-2026-0041\",\"date\":\"2026-03-10T07:15:01.409Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"StockMasterSaved\":{\"value\":{\"status\":\"success\",\"message\":\"The remaining quantity is saved\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a18\",\"item_code\":\"KE2NTXU0000001\",\"remaining_qty\":8,\"synced_to_authority\":true},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PendingStock\":{\"value\":{\"status\":\"success\",\"message\":\"1 item is not recorded yet\",\"data\":[{\"itemCd\":\"KE2NTXU0000001\",\"itemClsCd\":\"5020230602\",\"itemNm\":\"Cola 500ml\",\"bcd\":null,\"pkgUnitCd\":\"NT\",\"qtyUnitCd\":\"U\",\"taxTyCd\":\"A\",\"qty\":2,\"prc\":580,\"splyAmt\":1160,\"taxAmt\":160,\"totAmt\":1160,\"lastReqDt\":\"20260310101501\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"StockDrift\":{\"value\":{\"status\":\"success\",\"data\":[{\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"current_qty\":8,\"acknowledged_qty\":10,\"master_qty\":10,\"difference\":-2,\"pending_movements\":1,\"sync_error\":null,\"follow_ups\":[{\"kind\":\"movement\",\"state\":\"waiting\",\"item_codes\":[\"KE2NTXU0000001\"],\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"tries\":0,\"created_at\":\"2026-03-10T07:15:01.409Z\",\"next_try_at\":\"2026-03-10T07:15:01.409Z\",\"reason\":\"Its turn has not come yet\",\"remedy\":\"Nothing: it goes on by itself\"}],\"last_synced_at\":\"2026-03-10T06:30:02.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"WebhookList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"events\":[\"transaction.completed\",\"transaction.stalled\"],\"description\":\"Till back office\",\"is_active\":true,\"disabled_reason\":null,\"last_success_at\":\"2026-03-10T07:15:02.000Z\",\"last_failure_at\":null,\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:10:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"Webhook\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"events\":[\"transaction.completed\",\"transaction.stalled\"],\"description\":\"Till back office\",\"is_active\":true,\"disabled_reason\":null,\"last_success_at\":\"2026-03-10T07:15:02.000Z\",\"last_failure_at\":null,\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"WebhookCreated\":{\"value\":{\"status\":\"success\",\"message\":\"Keep the secret, it is not shown again\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"events\":[\"transaction.completed\",\"transaction.stalled\"],\"description\":\"Till back office\",\"is_active\":true,\"disabled_reason\":null,\"last_success_at\":null,\"last_failure_at\":null,\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:10:00.000Z\",\"secret\":\"whsec_ZXhhbXBsZS1zZWNyZXQtMDAx\",\"old_secret_expires_at\":null},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"WebhookRotated\":{\"value\":{\"status\":\"success\",\"message\":\"Keep the secret, it is not shown again\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"events\":[\"transaction.completed\",\"transaction.stalled\"],\"description\":\"Till back office\",\"is_active\":true,\"disabled_reason\":null,\"last_success_at\":null,\"last_failure_at\":null,\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-11T06:10:00.000Z\",\"secret\":\"whsec_ZXhhbXBsZS1zZWNyZXQtMDAy\",\"old_secret_expires_at\":\"2026-03-12T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"WebhookUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The webhook is updated\",\"data\":{\"id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax-events\",\"events\":[\"transaction.completed\",\"transaction.stalled\"],\"description\":\"Till back office\",\"is_active\":true,\"disabled_reason\":null,\"last_success_at\":null,\"last_failure_at\":null,\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-11T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"WebhookDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The webhook is deleted\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeliveryTested\":{\"value\":{\"status\":\"success\",\"message\":\"The address answered 204\",\"data\":{\"id\":\"0199c1a2-7000-7a00-8b00-00000000dd00\",\"webhook_id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"event\":\"webhook.test\",\"event_id\":\"0199c1a2-7000-7a00-8b00-00000000ee00\",\"transaction_id\":null,\"status\":\"succeeded\",\"attempts\":1,\"response_status\":204,\"error\":null,\"attempt_log\":[{\"at\":\"2026-03-10T06:11:00.120Z\",\"took_ms\":118,\"response_status\":204,\"error\":null}],\"payload\":{\"event\":\"webhook.test\",\"type\":\"webhook.test\",\"timestamp\":\"2026-03-10T06:11:00.000Z\",\"data\":{\"webhook_id\":\"0199c166-0000-7a00-8b00-00000000aa01\"}},\"created_at\":\"2026-03-10T06:11:00.000Z\",\"last_attempt_at\":\"2026-03-10T06:11:00.120Z\",\"next_attempt_at\":null},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"AttemptList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0b01\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"kind\":\"sale\",\"path\":\"/trnsSales/saveSales\",\"number\":41,\"sent_at\":\"2026-03-10T07:15:00.400Z\",\"duration_ms\":212,\"outcome\":\"rejected\",\"http_status\":200,\"result_code\":\"910\",\"result_message\":\"Request parameter error: custNm is longer than 60\",\"sent\":\"{\\\"tin\\\":\\\"P051234567Z\\\",\\\"bhfId\\\":\\\"00\\\",\\\"trdInvcNo\\\":\\\"INV-2026-0041\\\",\\\"invcNo\\\":41}\",\"received\":\"{\\\"resultCd\\\":\\\"910\\\",\\\"resultMsg\\\":\\\"Request parameter error: custNm is longer than 60\\\",\\\"resultDt\\\":\\\"20260310101501\\\",\\\"data\\\":null}\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"DeliveryList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c1a2-7000-7a00-8b00-00000000dd01\",\"webhook_id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"event\":\"transaction.completed\",\"event_id\":\"0199c1a2-7000-7a00-8b00-00000000ee01\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"status\":\"succeeded\",\"attempts\":1,\"response_status\":200,\"error\":null,\"attempt_log\":[{\"at\":\"2026-03-10T07:15:02.000Z\",\"took_ms\":84,\"response_status\":200,\"error\":null}],\"payload\":{\"event\":\"transaction.completed\",\"type\":\"transaction.completed\",\"timestamp\":\"2026-03-10T07:15:01.409Z\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\"}},\"created_at\":\"2026-03-10T07:15:01.409Z\",\"last_attempt_at\":\"2026-03-10T07:15:02.000Z\",\"next_attempt_at\":null}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"DeliveryResent\":{\"value\":{\"status\":\"success\",\"message\":\"The delivery is queued again\",\"data\":{\"id\":\"0199c1a2-7000-7a00-8b00-00000000dd01\",\"webhook_id\":\"0199c166-0000-7a00-8b00-00000000aa01\",\"url\":\"https://shop.example.com/hooks/tax\",\"event\":\"transaction.completed\",\"event_id\":\"0199c1a2-7000-7a00-8b00-00000000ee01\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"status\":\"pending\",\"attempts\":1,\"response_status\":200,\"error\":null,\"attempt_log\":[{\"at\":\"2026-03-10T07:15:02.000Z\",\"took_ms\":84,\"response_status\":200,\"error\":null}],\"payload\":{\"event\":\"transaction.completed\",\"type\":\"transaction.completed\",\"timestamp\":\"2026-03-10T07:15:01.409Z\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\"}},\"created_at\":\"2026-03-10T07:15:01.409Z\",\"last_attempt_at\":\"2026-03-10T07:15:02.000Z\",\"next_attempt_at\":\"2026-03-10T08:00:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"NoticeList\":{\"value\":{\"status\":\"success\",\"data\":[{\"notice_no\":7,\"title\":\"Planned maintenance\",\"content\":\"The units are updated on Sunday night.\",\"url\":\"https://authority.example.com/notices/7\",\"author\":\"Administrator\",\"date\":\"20260309080000\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"NoticesSynced\":{\"value\":{\"status\":\"success\",\"message\":\"1 new notice\",\"data\":{\"bhf_id\":\"00\",\"new_notices\":1,\"synced_at\":\"2026-03-10T07:15:01.400Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TaxpayerFound\":{\"value\":{\"status\":\"success\",\"data\":{\"tin\":\"A001234567B\",\"name\":\"ACACIA HOTEL LTD\",\"status\":\"active\",\"address\":\"KONGOWEA, NYALI, MOMBASA\",\"source\":\"cache\",\"fetched_at\":\"2026-03-10T06:15:01.400Z\",\"age_s\":3600},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TaxReport\":{\"value\":{\"status\":\"success\",\"data\":{\"from_date\":\"2026-03-01\",\"to_date\":\"2026-03-31\",\"branch_id\":null,\"documents\":3,\"rows\":[{\"of\":\"sales\",\"tax_type\":\"A\",\"tax_rate\":16,\"documents\":1,\"taxable_amount\":1129.31,\"tax_amount\":180.69,\"total_amount\":1310},{\"of\":\"credit_notes\",\"tax_type\":\"A\",\"tax_rate\":16,\"documents\":1,\"taxable_amount\":-129.31,\"tax_amount\":-20.69,\"total_amount\":-150},{\"of\":\"purchases\",\"tax_type\":\"A\",\"tax_rate\":16,\"documents\":1,\"taxable_amount\":500,\"tax_amount\":80,\"total_amount\":580}],\"totals\":{\"sales\":{\"taxable_amount\":1000,\"tax_amount\":160,\"total_amount\":1160},\"purchases\":{\"taxable_amount\":500,\"tax_amount\":80,\"total_amount\":580},\"tax_difference\":80},\"imports\":{\"documents\":1,\"total_amount\":250000},\"left_out\":{\"sales\":{\"pending\":0,\"processing\":0,\"failed\":1},\"purchases\":{\"pending\":0,\"processing\":0,\"failed\":0,\"not_approved\":1},\"imports\":{\"pending\":0,\"processing\":0,\"failed\":0}}},\"meta\":{\"timestamp\":\"2026-03-31T17:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\"}}},\"OutageList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c1a7-0000-7a00-8b00-00000000bd01\",\"branch_id\":\"00\",\"tin\":\"P051234567Z\",\"reason\":\"unreachable\",\"message\":\"connect ECONNREFUSED 192.168.1.20:8088\",\"started_at\":\"2026-03-10T06:10:00.000Z\",\"ended_at\":\"2026-03-10T06:55:00.000Z\",\"documents\":{\"waited\":1,\"signed\":1,\"rejected\":0,\"waiting\":0}}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"OutageDocumentList\":{\"value\":{\"status\":\"success\",\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"invoice_no\":\"INV-260310-01\",\"receipt_type\":\"S\",\"document_date\":\"20260310\",\"total_amount\":3480,\"status\":\"success\",\"accepted_at\":\"2026-03-10T06:12:00.000Z\",\"signed_at\":\"2026-03-10T06:55:01.000Z\",\"receipt_no\":\"118\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"AuditList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":\"0199c1a7-0000-7a00-8b00-00000000ad01\",\"created_at\":\"2026-03-10T07:10:00.000Z\",\"environment\":\"live\",\"actor\":\"user\",\"user_id\":1,\"user_name\":\"Asha Otieno\",\"user_email\":\"asha@duka.example\",\"key_prefix\":\"txl_8ABCdefg\",\"action\":\"branches.update\",\"subject\":\"branch 00\",\"old\":{\"phone\":\"0700000001\"},\"new\":{\"phone\":\"0700000002\"},\"detail\":null}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"ExternalCodeList\":{\"value\":{\"status\":\"success\",\"data\":[{\"source\":\"default\",\"external_code\":\"85123A\",\"item_code\":\"KE2NTXU0000001\",\"description\":\"Cola 0.5 l\",\"created_at\":\"2026-03-10T07:00:00.000Z\",\"updated_at\":\"2026-03-10T07:00:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"ExternalCodesInput\":{\"value\":{\"source\":\"default\",\"codes\":[{\"external_code\":\"85123A\",\"item_code\":\"KE2NTXU0000001\",\"description\":\"Cola 0.5 l\"}]}},\"ExternalCodesSet\":{\"value\":{\"status\":\"success\",\"message\":\"The codes are stored\",\"data\":{\"source\":\"default\",\"added\":1,\"changed\":0,\"unchanged\":0},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ExternalCodeDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The code is deleted\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InsuranceList\":{\"value\":{\"status\":\"success\",\"data\":[{\"branch_id\":\"00\",\"code\":\"INS01\",\"name\":\"Uzima Health\",\"rate\":20,\"is_active\":true,\"created_at\":\"2026-03-10T07:00:00.000Z\",\"updated_at\":\"2026-03-10T07:00:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1,\"next_cursor\":null}}},\"InsuranceCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The insurance is registered\",\"data\":{\"branch_id\":\"00\",\"code\":\"INS01\",\"name\":\"Uzima Health\",\"rate\":20,\"is_active\":true,\"created_at\":\"2026-03-10T07:00:00.000Z\",\"updated_at\":\"2026-03-10T07:00:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionCompleted\":{\"value\":{\"event\":\"transaction.completed\",\"type\":\"transaction.completed\",\"timestamp\":\"2026-03-10T07:15:01.409Z\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\"}}},\"TransactionStalled\":{\"value\":{\"event\":\"transaction.stalled\",\"type\":\"transaction.stalled\",\"timestamp\":\"2026-03-10T07:20:01.000Z\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"processing\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"in_doubt\":true,\"waiting_since\":\"2026-03-10T07:15:01.000Z\",\"code\":\"outcome_unknown\",\"stream\":\"sales\",\"message\":\"No answer within 30 s.\",\"resolve_with\":\"taxctl transactions settle INV-2026-0041 OUTCOME --reason REASON\"}}},\"DeviceUnreachable\":{\"value\":{\"event\":\"device.unreachable\",\"type\":\"device.unreachable\",\"timestamp\":\"2026-03-10T07:20:01.000Z\",\"data\":{\"bhf_id\":\"00\",\"vscu_url\":\"http://127.0.0.1:8088\",\"error\":\"connection refused\",\"unreachable_since\":\"2026-03-10T07:19:50.000Z\"}}},\"StockLow\":{\"value\":{\"event\":\"stock.low\",\"type\":\"stock.low\",\"timestamp\":\"2026-03-10T07:15:01.409Z\",\"data\":{\"branch_id\":\"00\",\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"current_qty\":8,\"safety_qty\":24}}},\"TransactionOutcomeUnknown\":{\"value\":{\"event\":\"transaction.outcome_unknown\",\"type\":\"transaction.outcome_unknown\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"processing\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"sent_at\":\"2026-03-10T07:15:01.000Z\",\"stream\":\"sales\",\"message\":\"No answer within 30 s.\",\"resolve_with\":\"taxctl transactions settle INV-2026-0041 OUTCOME --reason REASON\"}}},\"TransactionExhausted\":{\"value\":{\"event\":\"transaction.exhausted\",\"type\":\"transaction.exhausted\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"retry_count\":3,\"code\":\"unit_802\",\"message\":\"The unit is busy.\"}}},\"DeviceReachable\":{\"value\":{\"event\":\"device.reachable\",\"type\":\"device.reachable\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"bhf_id\":\"00\",\"vscu_url\":\"http://127.0.0.1:8088\",\"unreachable_since\":\"2026-03-10T07:19:50.000Z\",\"reachable_since\":\"2026-03-10T08:15:01.000Z\"}}},\"RelayDisconnected\":{\"value\":{\"event\":\"relay.disconnected\",\"type\":\"relay.disconnected\",\"timestamp\":\"2026-03-10T07:21:01.000Z\",\"data\":{\"relay_id\":\"0199c166-0000-7a00-8b00-00000000ee01\",\"name\":\"Westlands\",\"branches\":[\"00\"],\"disconnected_at\":\"2026-03-10T07:20:00.000Z\"}}},\"RelayConnected\":{\"value\":{\"event\":\"relay.connected\",\"type\":\"relay.connected\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"relay_id\":\"0199c166-0000-7a00-8b00-00000000ee01\",\"name\":\"Westlands\",\"branches\":[\"00\"],\"disconnected_at\":\"2026-03-10T07:20:00.000Z\",\"connected_at\":\"2026-03-10T08:15:01.000Z\"}}},\"NoticesReceived\":{\"value\":{\"event\":\"notices.received\",\"type\":\"notices.received\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"count\":1,\"notices\":[{\"notice_no\":7,\"title\":\"Planned maintenance\",\"url\":\"https://authority.example.com/notices/7\",\"date\":\"20260309080000\"}]}}},\"SupplierInvoicesReceived\":{\"value\":{\"event\":\"supplier_invoices.received\",\"type\":\"supplier_invoices.received\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"branch_id\":\"00\",\"count\":1,\"invoices\":[{\"supplier_tin\":\"P059999999Q\",\"supplier_bhf_id\":\"00\",\"supplier_invoice_no\":\"10001\",\"receipt_type\":\"S\",\"sales_date\":\"20260309\",\"total_amount\":1160}]}}},\"WebhookDisabled\":{\"value\":{\"event\":\"webhook.disabled\",\"type\":\"webhook.disabled\",\"timestamp\":\"2026-03-10T08:15:01.000Z\",\"data\":{\"webhook_id\":\"0199c166-0000-7a00-8b00-00000000aa02\",\"url\":\"https://shop.example.com/hooks/old\",\"reason\":\"The address answered 410: it wants no more events\",\"disabled_at\":\"2026-03-10T08:15:01.000Z\"}}},\"WebhookTest\":{\"value\":{\"event\":\"webhook.test\",\"type\":\"webhook.test\",\"timestamp\":\"2026-03-10T06:11:00.000Z\",\"data\":{\"webhook_id\":\"0199c166-0000-7a00-8b00-00000000aa01\"}}}}}}";
