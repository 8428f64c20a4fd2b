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
         * @description Sales by document date, number, customer and status, newest first. All conditions must hold; an empty body finds everything.
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
         * @description Registers a supplier's invoice with the authority and increases stock. Amounts must follow the calculation rules within 0.01, or equal the stored supplier sale that the purchase confirms. One supplier invoice can be registered once. Stored before anything is sent; everything that follows from success is written together.
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
         * @description Purchases by document date, number, supplier and status, newest first. All conditions must hold; an empty body finds everything.
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
         * @description Submissions of all kinds, newest first. A cashier sees those that the same user submitted.
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
         * @description Counts of the account's transactions by status and type over local days, the last 30 days by default. `success_rate` is the percentage of successes among finished transactions, 0 when nothing is finished.
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
         * @description The transaction with the submitted payload and the control unit's answer. Poll it until `status` is `success` or `failed`. 403 when it belongs to another account, or a cashier did not submit it.
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
         * @description The receipt from stored data, as JSON or PDF, chosen by `format` or else by the `Accept` header. 404 while no receipt was issued.
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
         * @description Ends the doubt about a send that got no answer, by what is known from the unit or the authority. `accepted` makes the transaction successful with its number used, `refused` makes it failed and releases the number. Audited with the reason. 409 unless the transaction is in doubt.
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
         * @description Changes the fields given, at least one. A new address, TIN or serial makes the device inactive until it is initialized again, and is refused with 409 while anything of it is pending or in doubt.
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
         * @description Registers the device with the authority, fetches and stores the reference data and checks the link. A device that is installed already counts as success. On failure `is_active` stays as it was and the error is recorded.
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
         * @description Calls the control unit once and measures the answer. Changes nothing and initializes nothing.
         */
        post: operations["testDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Registers an item with the authority through the branch's device and stores it. `item_code` is made when left out. 409 when the code exists, 422 when the unit refuses it, 500 `unit_unreachable` when it gives no answer.
         */
        post: operations["createItem"];
        delete?: never;
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
         * @description Key, database, worker, clock, code tables, devices, queues and webhooks, each with a verdict and what to do. Answers 200 whatever the verdict; 503 when the database is lost.
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Identifier of a branch, `00` for the head office. */
        BhfId: string;
        /** @description Tax identification number. */
        Tin: string;
        /** @description The caller's own number of a document, compared exactly. */
        InvoiceNo: string;
        /** @description Code of an item, compared exactly. */
        ItemCodeInput: string;
        /** @description A code of a reference table, as `GET /codes` lists it. */
        UnitCode: string;
        /** @description Local date, `YYYYMMDD`, not in the future. */
        DocumentDate: string;
        /** @description Local time, `HHMMSS`. */
        DocumentTime: string;
        /** @description Local time of the control unit, `YYYYMMDDHHmmss`. */
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
            /** @description This submission repeats an earlier one. */
            duplicate?: boolean;
            /** @description Path of the transaction. */
            check_status_url: string;
        };
        Pagination: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            current_page: number;
            per_page: number;
            total: number;
            total_pages: number;
        };
        TotalMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            total: number;
        };
        NextStepMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description What to do next. */
            next_step: string;
        };
        NoteMeta: {
            /** Format: date-time */
            timestamp: string;
            request_id: string;
            /** @description Given when the device must be initialized again. */
            note?: string;
        };
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
        /** @description A sale, or with `receipt_type: R` a credit note (positive figures, not above the original sale). */
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
            customer_tin?: components["schemas"]["Tin"];
            customer_name?: string;
            customer_mobile?: string;
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
            item_code: components["schemas"]["ItemCodeInput"];
            item_class_code?: string;
            item_name?: string;
            /** @description Barcode. */
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
        } & (unknown | unknown);
        SaleResult: {
            /** Format: uuid */
            transaction_id: string;
            invoice_no: string;
            /** @description The unit's receipt number; null when it could not be recovered. */
            receipt_no: string | null;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string | null;
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
             * @description First sale date.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Last sale date.
             */
            to_date?: string;
            invoice_no?: components["schemas"]["InvoiceNo"];
            /** @description Part of the name, whatever its case. */
            customer_name?: string;
            customer_tin?: components["schemas"]["Tin"];
            status?: components["schemas"]["TransactionStatus"];
            /** @default 50 */
            per_page: number;
            /** @default 1 */
            page: number;
        };
        SaleSummary: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            /** @enum {string} */
            receipt_type: "S" | "R";
            sale_date: string;
            customer_name: string | null;
            customer_tin: string | null;
            total_amount: number;
            status: components["schemas"]["TransactionStatus"];
            /** Format: date-time */
            created_at: string;
        };
        /** @description A supplier's invoice. */
        PurchaseInput: {
            branch_id?: components["schemas"]["BhfId"];
            bhf_id?: components["schemas"]["BhfId"];
            invoice_no: components["schemas"]["InvoiceNo"];
            purchase_date: components["schemas"]["DocumentDate"];
            purchase_time: components["schemas"]["DocumentTime"];
            supplier_tin: components["schemas"]["Tin"];
            supplier_name: string;
            supplier_bhf_id?: components["schemas"]["BhfId"];
            supplier_invoice_no: components["schemas"]["InvoiceNo"];
            /**
             * @description Progress of the purchase, `02` approved.
             * @default 02
             */
            purchase_status: components["schemas"]["UnitCode"];
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
            item_class_code: string;
            item_name: string;
            /** @description Barcode. */
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
        } & ((unknown | unknown) & (unknown | unknown));
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
             * @description First purchase date.
             */
            from_date?: string;
            /**
             * Format: date
             * @description Last purchase date.
             */
            to_date?: string;
            invoice_no?: components["schemas"]["InvoiceNo"];
            /** @description Part of the name, whatever its case. */
            supplier_name?: string;
            status?: components["schemas"]["TransactionStatus"];
            /** @default 50 */
            per_page: number;
            /** @default 1 */
            page: number;
        };
        PurchaseSummary: {
            /** Format: uuid */
            transaction_id: string;
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
            purchase_date: string;
            supplier_name: string;
            total_amount: number;
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
            itemCd: string;
            itemClsCd: string;
            itemNm: string;
            qty: number;
            prc: number;
            splyAmt: number;
            taxAmt: number;
            totAmt: number;
            taxTyCd: string;
        };
        TransactionSummary: {
            /** Format: uuid */
            transaction_id: string;
            type: components["schemas"]["TransactionType"];
            status: components["schemas"]["TransactionStatus"];
            branch_id: string;
            invoice_no: string;
            receipt_no: string | null;
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
            synced_to_authority: boolean;
            can_retry: boolean;
            retry_count: number;
            retries_left: number;
            /** @description The transaction that took over the invoice number. */
            superseded_by: string | null;
            /** @description It was sent and the unit's verdict is not known. */
            in_doubt: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            processed_at: string | null;
            /** @description The submitted payload. */
            request_data: {
                [key: string]: unknown;
            };
            response_data: components["schemas"]["ResponseData"];
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
            receipt_unrecovered?: boolean;
            /** @description How often it was sent. */
            attempts?: number;
            failure?: components["schemas"]["Failure"];
        };
        RetryInput: {
            /** @description Kept for audit. */
            reason?: string;
        };
        RetryResult: {
            /** Format: uuid */
            transaction_id: string;
            status: components["schemas"]["TransactionStatus"];
            synced_to_authority: boolean;
            receipt_no: string | null;
        };
        SettleInput: {
            /**
             * @description What the unit did with it.
             * @enum {string}
             */
            outcome: "accepted" | "refused";
            /** @description How it is known, kept for audit. */
            reason: string;
            /** @description With `accepted`, when known. */
            receipt_no?: string;
            /** @description With `accepted`, when known. */
            receipt_date?: components["schemas"]["UnitDateTime"];
            /** @description With `accepted`, when known. */
            receipt_signature?: string;
            /** @description With `accepted`, when known. */
            internal_data?: string;
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
            /** @description Kind as printed: `NS` normal sale, `NC` normal credit note. */
            label: string;
            invoice_no: string;
            original_invoice_no: string | null;
            receipt_no: string;
            total_receipt_no: number | null;
            /** @description `YYYYMMDDHHmmss` */
            receipt_date: string;
            internal_data: string | null;
            receipt_signature: string | null;
            sdc_id: string | null;
            /** @description Where a buyer can check the receipt. */
            verification_url: string | null;
            /** @description Image as a data URI. */
            qr_code: string | null;
            seller: components["schemas"]["ReceiptSeller"];
            customer_tin: string | null;
            customer_name: string | null;
            payment_type: string;
            items: components["schemas"]["SaleLine"][];
            taxes: components["schemas"]["ReceiptTax"][];
            taxable_amount: number;
            tax_amount: number;
            total_amount: number;
        };
        ReceiptSeller: {
            tin: string;
            name: string;
            branch_id: string;
            branch_name: string;
            address?: string | null;
            phone?: string | null;
        };
        ReceiptTax: {
            tax_type: components["schemas"]["TaxTypeCode"];
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
            /** @enum {string} */
            profile: "ke" | "plain";
            is_active: boolean;
            /** Format: date-time */
            last_initialized_at: string | null;
            /** @description Why the last initialization failed. */
            last_error: string | null;
            device_info: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        DeviceInput: {
            bhf_id: components["schemas"]["BhfId"];
            tin: components["schemas"]["Tin"];
            dvc_srl_no: components["schemas"]["SerialNo"];
            vscu_url: components["schemas"]["UnitUrl"];
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
        };
        DeviceUpdate: {
            tin?: components["schemas"]["Tin"];
            dvc_srl_no?: components["schemas"]["SerialNo"];
            vscu_url?: components["schemas"]["UnitUrl"];
            credentials?: components["schemas"]["Credentials"];
            device_info?: {
                [key: string]: unknown;
            };
        };
        /** @description Serial number issued by the authority. */
        SerialNo: string;
        /**
         * Format: uri
         * @description Address of the control unit.
         */
        UnitUrl: string;
        /** @description What the control unit asks for beyond TIN, branch and serial; stored encrypted, never shown. */
        Credentials: {
            [key: string]: unknown;
        };
        CredentialsInput: {
            credentials?: components["schemas"]["Credentials"];
        };
        InitializeResult: {
            bhf_id: string;
            is_active: boolean;
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
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        BranchInput: {
            bhf_id: components["schemas"]["BhfId"];
            name: string;
            /** @default false */
            is_head_office: boolean;
            address_line?: string | null;
            city?: string | null;
            county?: string | null;
            postal_code?: string | null;
            /** @description Two letters. */
            country?: string | null;
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            manager_name?: string | null;
            manager_phone?: string | null;
            /** Format: email */
            manager_email?: string | null;
        };
        BranchUpdate: {
            name?: string;
            is_head_office?: boolean;
            address_line?: string | null;
            city?: string | null;
            county?: string | null;
            postal_code?: string | null;
            /** @description Two letters. */
            country?: string | null;
            phone?: string | null;
            /** Format: email */
            email?: string | null;
            manager_name?: string | null;
            manager_phone?: string | null;
            /** Format: email */
            manager_email?: string | null;
        };
        BranchStats: {
            bhf_id: string;
            total: number;
            by_status: components["schemas"]["StatusCounts"];
            by_type: components["schemas"]["TypeCounts"];
            /** @description Percent, one decimal. */
            success_rate: number;
            /** @description Items with stock in this branch. */
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
             * @description When the authority last took it.
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
            barcode?: string;
            /** @default true */
            is_active: boolean;
        };
        Health: {
            status: components["schemas"]["Verdict"];
            version: string;
            /** @enum {string} */
            environment: "live" | "sandbox";
            /**
             * Format: date-time
             * @description The service's clock.
             */
            time: string;
            checks: components["schemas"]["HealthCheck"][];
            /** @description One for each device. */
            lanes: components["schemas"]["LaneHealth"][];
        };
        /** @enum {string} */
        Verdict: "pass" | "warn" | "fail";
        HealthCheck: {
            /** @description `database`, `worker`, `clock`, `key`, `codes`, `device`, `queue`, `webhooks`, … */
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
             * @description Open while the unit can't be reached.
             * @enum {string}
             */
            circuit: "closed" | "open";
            /** @description Submissions waiting. */
            pending: number;
            /** @description Submissions sent without a verdict. */
            in_doubt: number;
            /** @description Age of the oldest waiting one in seconds. */
            oldest_pending_s: number | null;
            /** Format: date-time */
            last_contact_at: string | null;
        };
    };
    responses: {
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
        /** @description The body is not JSON, or (sales, purchases) not valid. */
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
        /** @description The key is missing, malformed, unknown, expired or revoked, or its account is not active. */
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
        /** @description The body is larger than 1 MiB. */
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
        /** @description The operation is described but not built yet. */
        NotBuilt: {
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
         * @description The branch, as in `X-Branch-ID`.
         * @example 00
         */
        BranchQuery: components["schemas"]["BhfId"];
        /**
         * @description Another name of `branch_id`.
         * @example 00
         */
        BhfQuery: components["schemas"]["BhfId"];
        /**
         * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
         * @description Rows on a page.
         * @example 50
         */
        PerPage: number;
        /**
         * @description First local day.
         * @example 2026-03-01
         */
        FromDate: string;
        /**
         * @description Last local day.
         * @example 2026-03-31
         */
        ToDate: string;
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
         * @description Only active, or only inactive items.
         * @example true
         */
        IsActiveFilter: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The request's id, as sent or made.
         * @example 0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11
         */
        "X-Request-Id": string;
        /**
         * @description Requests a minute that this key may make.
         * @example 60
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests left before the limit is reached.
         * @example 99
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When the full allowance is back, in Unix seconds.
         * @example 1773126961
         */
        "X-RateLimit-Reset": number;
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SubmissionFailed"];
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
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
                 * @description First local day.
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
                 * @description First local day.
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
    retryTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
                format?: components["parameters"]["FormatQuery"];
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
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleTransaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotBuilt"];
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
    initializeDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DeviceFailed"];
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
                 * @description First local day.
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
            /** @description One page of codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
                 * @example 5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
                 * @description Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
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

/** The OpenAPI document as JSON text, so that no YAML is parsed at run time. */
export const documentText = "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"taxctl\",\"version\":\"1.0.0\",\"summary\":\"Report sales, purchases, stock and customs imports to a tax authority.\",\"description\":\"A multi-tenant JSON service in front of the control units (VSCU) of a tax authority. A client account owns\\nbranches, a branch has one device, and a device numbers and signs what the branch submits.\\n\\n**Keys.** Each request carries `Authorization: Bearer <API key>`. A key has 64 characters: `txl_…` opens the live\\ndata, `txs_…` the sandbox data; nothing of one is readable from the other. `/api/v1` takes both kinds,\\n`/sandbox/api/v1` takes sandbox keys only.\\n\\n**Branch.** Operations marked `x-branch: true` work on one branch: header `X-Branch-ID`, or `branch_id` (also\\n`bhf_id`) in the body, or for GET in the query. Two different values are a validation error. Without any, the\\naccount's only branch is meant. Operations marked `x-branch: optional` cover all branches when none is named.\\n\\n**Answers.** Success: `status`, mostly `message`, `data`, `meta`. Failure: `status: error`, `message`, a stable\\n`code` and, where they apply, `errors` (field to messages), `error`, `reason`, `data`, `transaction_id`,\\n`retryable`, `doc_url`. Fields may be added to answers at any time; request bodies with unknown fields are refused.\\n\\n**Validation** is answered with 422, on operations with `x-validation-status: 400` with 400. A body that is not\\nJSON is always 400.\\n\\n**Repeating safely.** The invoice number identifies a submission: the same content again is answered with the\\npresent state of the first (`meta.duplicate: true`), other content with 409. Any POST also honours an\\n`Idempotency-Key` header.\\n\\n**Tracing.** A well-formed `X-Request-Id` request header is taken over; the answer always carries one, repeated in\\n`meta.request_id`.\\n\\n**Limits.** 60 requests a minute and key, bursts of 100; bodies up to 1 MiB; 999 lines a submission; numbers with\\nat most 11 integer digits and 2 decimals (exchange rates 6).\\n\\n**Dates.** Document dates are the authority's local `YYYYMMDD`, control-unit times `YYYYMMDDHHmmss`, timestamps of\\nthe service ISO 8601 in UTC, query dates `YYYY-MM-DD`.\\n\",\"license\":{\"name\":\"MIT\",\"identifier\":\"MIT\"},\"contact\":{\"name\":\"The taxctl maintainers\"}},\"servers\":[{\"url\":\"/api/v1\",\"description\":\"Live or sandbox data, decided by the key.\"},{\"url\":\"/sandbox/api/v1\",\"description\":\"Sandbox data, sandbox keys only.\"}],\"security\":[{\"bearer\":[]}],\"tags\":[{\"name\":\"sales\",\"description\":\"Sales and credit notes, signed by the branch's device.\"},{\"name\":\"purchases\",\"description\":\"Purchases and the suppliers' sales they confirm.\"},{\"name\":\"transactions\",\"description\":\"Everything submitted, its state, retry, receipt and statistics.\"},{\"name\":\"devices\",\"description\":\"The control unit of each branch.\"},{\"name\":\"branches\",\"description\":\"The account's places of business.\"},{\"name\":\"codes\",\"description\":\"Reference codes, in this interface's letters with the unit's code beside.\"},{\"name\":\"items\",\"description\":\"Goods and services as registered with the authority.\"},{\"name\":\"imports\",\"description\":\"Customs records, mapped to items and booked into stock.\"},{\"name\":\"stock\",\"description\":\"Quantities, movements and the authority's stock master.\"},{\"name\":\"webhooks\",\"description\":\"Addresses told about events, and the deliveries made to them.\"},{\"name\":\"notices\",\"description\":\"Notices of the authority.\"},{\"name\":\"insurances\",\"description\":\"Insurers of a pharmacy branch.\"},{\"name\":\"health\",\"description\":\"Self-check of the whole chain.\"}],\"paths\":{\"/sales\":{\"post\":{\"operationId\":\"createSale\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":true,\"x-lane\":true,\"x-validation-status\":400,\"summary\":\"Submit a sale or credit note\",\"description\":\"Stores the sale, has the branch's device sign it and answers with the receipt. Names, rates and amounts left out are filled from the item and the calculation rules, given ones are checked within 0.01. Stored before anything is sent; status, receipt, quantities, movements and event are then written together. Without an outcome within 30 seconds the answer is 422 `outcome_pending` or `outcome_unknown`: the sale is kept and must not be submitted under another number.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SaleInput\"},\"examples\":{\"SaleInput\":{\"$ref\":\"#/components/examples/SaleInput\"},\"CreditNoteInput\":{\"$ref\":\"#/components/examples/CreditNoteInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The receipt that the control unit issued.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SaleResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Sale\":{\"$ref\":\"#/components/examples/Sale\"},\"SaleDuplicate\":{\"$ref\":\"#/components/examples/SaleDuplicate\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sales/{id}\":{\"get\":{\"operationId\":\"getSale\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"Show a sale\",\"description\":\"The sale with its lines and the control unit's answer. 403 when it belongs to another account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"}],\"responses\":{\"200\":{\"description\":\"The sale.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Sale\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SaleDetail\":{\"$ref\":\"#/components/examples/SaleDetail\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/sales/search\":{\"post\":{\"operationId\":\"searchSales\",\"tags\":[\"sales\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"x-validation-status\":400,\"summary\":\"Search sales\",\"description\":\"Sales by document date, number, customer and status, newest first. All conditions must hold; an empty body finds everything.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SaleSearch\"},\"examples\":{\"SaleSearch\":{\"$ref\":\"#/components/examples/SaleSearch\"}}}}},\"responses\":{\"200\":{\"description\":\"One page of sales.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"data\",\"meta\"],\"properties\":{\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleSummary\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"SaleList\":{\"$ref\":\"#/components/examples/SaleList\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases\":{\"post\":{\"operationId\":\"createPurchase\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-lane\":true,\"x-validation-status\":400,\"summary\":\"Register a purchase\",\"description\":\"Registers a supplier's invoice with the authority and increases stock. Amounts must follow the calculation rules within 0.01, or equal the stored supplier sale that the purchase confirms. One supplier invoice can be registered once. Stored before anything is sent; everything that follows from success is written together.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/Async\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PurchaseInput\"},\"examples\":{\"PurchaseInput\":{\"$ref\":\"#/components/examples/PurchaseInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The purchase is registered.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/PurchaseResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Purchase\":{\"$ref\":\"#/components/examples/Purchase\"}}}}},\"202\":{\"$ref\":\"#/components/responses/Accepted\"},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/SubmissionFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases/{transaction_id}\":{\"get\":{\"operationId\":\"getPurchase\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show a purchase\",\"description\":\"The purchase with its lines and the control unit's answer. 403 when it belongs to another account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/PurchaseId\"}],\"responses\":{\"200\":{\"description\":\"The purchase.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Purchase\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PurchaseDetail\":{\"$ref\":\"#/components/examples/PurchaseDetail\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases/search\":{\"post\":{\"operationId\":\"searchPurchases\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":\"optional\",\"x-validation-status\":400,\"summary\":\"Search purchases\",\"description\":\"Purchases by document date, number, supplier and status, newest first. All conditions must hold; an empty body finds everything.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/PurchaseSearch\"},\"examples\":{\"PurchaseSearch\":{\"$ref\":\"#/components/examples/PurchaseSearch\"}}}}},\"responses\":{\"200\":{\"description\":\"One page of purchases.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"data\",\"meta\"],\"properties\":{\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/PurchaseSummary\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"PurchaseList\":{\"$ref\":\"#/components/examples/PurchaseList\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/purchases/sales\":{\"post\":{\"operationId\":\"fetchSupplierSales\",\"tags\":[\"purchases\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"x-validation-status\":400,\"summary\":\"Fetch unregistered supplier sales\",\"description\":\"Asks the control unit for sales of suppliers to this branch and answers with every stored one that no purchase has registered yet. New ones are stored before the cursor moves. 500 `unit_unreachable` when the unit gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInputOnly\"},\"examples\":{\"BranchOnly\":{\"$ref\":\"#/components/examples/BranchOnly\"}}}}},\"responses\":{\"200\":{\"description\":\"The supplier sales not yet registered.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SupplierSale\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"SupplierSales\":{\"$ref\":\"#/components/examples/SupplierSales\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions\":{\"get\":{\"operationId\":\"listTransactions\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"summary\":\"List transactions\",\"description\":\"Submissions of all kinds, newest first. A cashier sees those that the same user submitted.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TypeFilter\"},{\"$ref\":\"#/components/parameters/StatusFilter\"},{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/InvoiceNoFilter\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of transactions.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"data\",\"meta\"],\"properties\":{\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/TransactionSummary\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"TransactionList\":{\"$ref\":\"#/components/examples/TransactionList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/stats\":{\"get\":{\"operationId\":\"getTransactionStats\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show transaction statistics\",\"description\":\"Counts of the account's transactions by status and type over local days, the last 30 days by default. `success_rate` is the percentage of successes among finished transactions, 0 when nothing is finished.\",\"parameters\":[{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"}],\"responses\":{\"200\":{\"description\":\"The counts.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\",\"period\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/TransactionStats\"},\"period\":{\"$ref\":\"#/components/schemas/Period\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TransactionStats\":{\"$ref\":\"#/components/examples/TransactionStats\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}\":{\"get\":{\"operationId\":\"getTransaction\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"Show a transaction\",\"description\":\"The transaction with the submitted payload and the control unit's answer. Poll it until `status` is `success` or `failed`. 403 when it belongs to another account, or a cashier did not submit it.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"}],\"responses\":{\"200\":{\"description\":\"The transaction.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Transaction\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TransactionDetail\":{\"$ref\":\"#/components/examples/TransactionDetail\"},\"TransactionFailed\":{\"$ref\":\"#/components/examples/TransactionFailed\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/retry\":{\"post\":{\"operationId\":\"retryTransaction\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Retry a failed transaction\",\"description\":\"Sends a failed transaction again and waits for the outcome. Possible while `can_retry` is true: at most three retries after the first attempt, manual and automatic together. 422 when it can't be retried (`reason`), or when the retry failed (`data`).\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/RetryInput\"},\"examples\":{\"RetryInput\":{\"$ref\":\"#/components/examples/RetryInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The retry succeeded.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RetryResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Retry\":{\"$ref\":\"#/components/examples/Retry\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/RetryFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/receipt\":{\"get\":{\"operationId\":\"getReceipt\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-extension\":true,\"summary\":\"Show or print a receipt\",\"description\":\"The receipt from stored data, as JSON or PDF, chosen by `format` or else by the `Accept` header. 404 while no receipt was issued.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/FormatQuery\"}],\"responses\":{\"200\":{\"description\":\"The receipt.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Receipt\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Receipt\":{\"$ref\":\"#/components/examples/Receipt\"}}},\"application/pdf\":{\"schema\":{\"type\":\"string\",\"contentMediaType\":\"application/pdf\"}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"501\":{\"$ref\":\"#/components/responses/NotBuilt\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/transactions/{id}/settle\":{\"post\":{\"operationId\":\"settleTransaction\",\"tags\":[\"transactions\"],\"x-roles\":[\"owner\",\"admin\"],\"x-extension\":true,\"summary\":\"Settle a transaction in doubt\",\"description\":\"Ends the doubt about a send that got no answer, by what is known from the unit or the authority. `accepted` makes the transaction successful with its number used, `refused` makes it failed and releases the number. Audited with the reason. 409 unless the transaction is in doubt.\",\"parameters\":[{\"$ref\":\"#/components/parameters/TransactionId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/SettleInput\"},\"examples\":{\"SettleInput\":{\"$ref\":\"#/components/examples/SettleInput\"}}}}},\"responses\":{\"200\":{\"description\":\"The doubt is settled.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/RetryResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Settled\":{\"$ref\":\"#/components/examples/Settled\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"501\":{\"$ref\":\"#/components/responses/NotBuilt\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices\":{\"get\":{\"operationId\":\"listDevices\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"List devices\",\"description\":\"Every device of the account's data set.\",\"responses\":{\"200\":{\"description\":\"The devices.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Device\"}},\"meta\":{\"$ref\":\"#/components/schemas/TotalMeta\"}}},\"examples\":{\"DeviceList\":{\"$ref\":\"#/components/examples/DeviceList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Create a device\",\"description\":\"Records the control unit of a branch; it must then be initialized. 422 on `bhf_id` when the branch does not exist, 409 when it has a device already.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/DeviceInput\"},\"examples\":{\"DeviceInput\":{\"$ref\":\"#/components/examples/DeviceInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The device, not yet active.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Device\"},\"meta\":{\"$ref\":\"#/components/schemas/NextStepMeta\"}}},\"examples\":{\"DeviceCreated\":{\"$ref\":\"#/components/examples/DeviceCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}\":{\"get\":{\"operationId\":\"getDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show a device\",\"description\":\"The device of a branch. Credentials are never shown.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The device.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Device\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Device\":{\"$ref\":\"#/components/examples/Device\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"put\":{\"operationId\":\"updateDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Update a device\",\"description\":\"Changes the fields given, at least one. A new address, TIN or serial makes the device inactive until it is initialized again, and is refused with 409 while anything of it is pending or in doubt.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/DeviceUpdate\"},\"examples\":{\"DeviceUpdate\":{\"$ref\":\"#/components/examples/DeviceUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The device as it is now.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Device\"},\"meta\":{\"$ref\":\"#/components/schemas/NoteMeta\"}}},\"examples\":{\"DeviceUpdated\":{\"$ref\":\"#/components/examples/DeviceUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"deleteDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Delete a device\",\"description\":\"Removes the device; its branch can't submit until there is another. 409 while anything of it is pending or in doubt. Number sequences are kept.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The device is removed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeviceDeleted\":{\"$ref\":\"#/components/examples/DeviceDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}/initialize\":{\"post\":{\"operationId\":\"initializeDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Initialize a device\",\"description\":\"Registers the device with the authority, fetches and stores the reference data and checks the link. A device that is installed already counts as success. On failure `is_active` stays as it was and the error is recorded.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/CredentialsInput\"},\"examples\":{\"Credentials\":{\"$ref\":\"#/components/examples/Credentials\"},\"Empty\":{\"$ref\":\"#/components/examples/Empty\"}}}}},\"responses\":{\"200\":{\"description\":\"The device is active.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/InitializeResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeviceInitialized\":{\"$ref\":\"#/components/examples/DeviceInitialized\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/DeviceFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/devices/{bhfId}/test\":{\"post\":{\"operationId\":\"testDevice\",\"tags\":[\"devices\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Test the connection of a device\",\"description\":\"Calls the control unit once and measures the answer. Changes nothing and initializes nothing.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":false,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/CredentialsInput\"},\"examples\":{\"Empty\":{\"$ref\":\"#/components/examples/Empty\"},\"Credentials\":{\"$ref\":\"#/components/examples/Credentials\"}}}}},\"responses\":{\"200\":{\"description\":\"The unit answered.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/TestResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"DeviceTested\":{\"$ref\":\"#/components/examples/DeviceTested\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/DeviceFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/branches\":{\"get\":{\"operationId\":\"listBranches\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"List branches\",\"description\":\"The account's branches, newest first.\",\"parameters\":[{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of branches.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Branch\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"BranchList\":{\"$ref\":\"#/components/examples/BranchList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Create a branch\",\"description\":\"Adds a branch under an identifier of the authority. 409 when the account has it already.\",\"parameters\":[{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInput\"},\"examples\":{\"BranchInput\":{\"$ref\":\"#/components/examples/BranchInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The branch.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Branch\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchCreated\":{\"$ref\":\"#/components/examples/BranchCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/branches/{bhfId}\":{\"get\":{\"operationId\":\"getBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show a branch\",\"description\":\"One branch of the account.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The branch.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Branch\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Branch\":{\"$ref\":\"#/components/examples/Branch\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"put\":{\"operationId\":\"updateBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Update a branch\",\"description\":\"Changes the fields given, at least one. The identifier can't be changed.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchUpdate\"},\"examples\":{\"BranchUpdate\":{\"$ref\":\"#/components/examples/BranchUpdate\"}}}}},\"responses\":{\"200\":{\"description\":\"The branch as it is now.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Branch\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchUpdated\":{\"$ref\":\"#/components/examples/BranchUpdated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"delete\":{\"operationId\":\"deleteBranch\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\"],\"summary\":\"Delete a branch\",\"description\":\"Removes a branch without transactions together with its device. 409 when it has transactions.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"}],\"responses\":{\"200\":{\"description\":\"The branch is removed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchDeleted\":{\"$ref\":\"#/components/examples/BranchDeleted\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/branches/{bhfId}/stats\":{\"get\":{\"operationId\":\"getBranchStats\",\"tags\":[\"branches\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"summary\":\"Show statistics of a branch\",\"description\":\"The transaction statistics of one branch with its item counts and the state of its device.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BhfId\"},{\"$ref\":\"#/components/parameters/FromDate\"},{\"$ref\":\"#/components/parameters/ToDate\"}],\"responses\":{\"200\":{\"description\":\"The counts.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\",\"period\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/BranchStats\"},\"period\":{\"$ref\":\"#/components/schemas/Period\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"BranchStats\":{\"$ref\":\"#/components/examples/BranchStats\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes\":{\"get\":{\"operationId\":\"listCodes\",\"tags\":[\"codes\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List reference codes\",\"description\":\"Rows of all code classes, or of one; `code_class=item_class` gives the item classes. Ordered by class, then as the authority orders them.\",\"parameters\":[{\"$ref\":\"#/components/parameters/CodeClassFilter\"},{\"$ref\":\"#/components/parameters/TextFilter\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of codes.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Code\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"CodeList\":{\"$ref\":\"#/components/examples/CodeList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/sync\":{\"post\":{\"operationId\":\"syncCodes\",\"tags\":[\"codes\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Refresh reference codes\",\"description\":\"Fetches code tables and item classes from the control unit of a branch and stores them. 500 `unit_unreachable` when the unit gives no answer; what was stored before stays.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/BranchInputOnly\"},\"examples\":{\"BranchOnly\":{\"$ref\":\"#/components/examples/BranchOnly\"}}}}},\"responses\":{\"200\":{\"description\":\"The codes are refreshed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/SyncCodesResult\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"CodesSynced\":{\"$ref\":\"#/components/examples/CodesSynced\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/tax-types\":{\"get\":{\"operationId\":\"listTaxTypes\",\"tags\":[\"codes\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List tax types\",\"description\":\"The tax types `A` to `E` with their rates.\",\"responses\":{\"200\":{\"description\":\"The tax types.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/TaxType\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"TaxTypes\":{\"$ref\":\"#/components/examples/TaxTypes\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/payment-types\":{\"get\":{\"operationId\":\"listPaymentTypes\",\"tags\":[\"codes\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List payment types\",\"description\":\"The payment types that sales and purchases accept.\",\"responses\":{\"200\":{\"description\":\"The payment types.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Code\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"PaymentTypes\":{\"$ref\":\"#/components/examples/PaymentTypes\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/codes/countries\":{\"get\":{\"operationId\":\"listCountries\",\"tags\":[\"codes\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"summary\":\"List countries\",\"description\":\"The countries of origin that items and imports accept.\",\"responses\":{\"200\":{\"description\":\"The countries.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Code\"}},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Countries\":{\"$ref\":\"#/components/examples/Countries\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/items\":{\"get\":{\"operationId\":\"listItems\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"summary\":\"List items\",\"description\":\"Items of the data set, newest first, with the quantity of the branch named, or else the sum over all branches.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"},{\"$ref\":\"#/components/parameters/ItemCodeFilter\"},{\"$ref\":\"#/components/parameters/ItemNameFilter\"},{\"$ref\":\"#/components/parameters/BarcodeFilter\"},{\"$ref\":\"#/components/parameters/IsActiveFilter\"},{\"$ref\":\"#/components/parameters/Page\"},{\"$ref\":\"#/components/parameters/PerPage\"}],\"responses\":{\"200\":{\"description\":\"One page of items.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Item\"}},\"meta\":{\"$ref\":\"#/components/schemas/Pagination\"}}},\"examples\":{\"ItemList\":{\"$ref\":\"#/components/examples/ItemList\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}},\"post\":{\"operationId\":\"createItem\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\"],\"x-branch\":true,\"summary\":\"Create an item\",\"description\":\"Registers an item with the authority through the branch's device and stores it. `item_code` is made when left out. 409 when the code exists, 422 when the unit refuses it, 500 `unit_unreachable` when it gives no answer.\",\"parameters\":[{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/IdempotencyKey\"}],\"requestBody\":{\"required\":true,\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/ItemInput\"},\"examples\":{\"ItemInput\":{\"$ref\":\"#/components/examples/ItemInput\"}}}}},\"responses\":{\"201\":{\"description\":\"The item.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/Item\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"ItemCreated\":{\"$ref\":\"#/components/examples/ItemCreated\"}}}}},\"400\":{\"$ref\":\"#/components/responses/BadRequest\"},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"409\":{\"$ref\":\"#/components/responses/Conflict\"},\"413\":{\"$ref\":\"#/components/responses/PayloadTooLarge\"},\"415\":{\"$ref\":\"#/components/responses/UnsupportedMediaType\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/items/{itemCode}\":{\"get\":{\"operationId\":\"getItem\",\"tags\":[\"items\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-branch\":\"optional\",\"summary\":\"Show an item\",\"description\":\"One item, with the quantity of the branch named, or else the sum over all branches.\",\"parameters\":[{\"$ref\":\"#/components/parameters/ItemCode\"},{\"$ref\":\"#/components/parameters/BranchHeader\"},{\"$ref\":\"#/components/parameters/BranchQuery\"},{\"$ref\":\"#/components/parameters/BhfQuery\"}],\"responses\":{\"200\":{\"description\":\"The item.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Item\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Item\":{\"$ref\":\"#/components/examples/Item\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"404\":{\"$ref\":\"#/components/responses/NotFound\"},\"422\":{\"$ref\":\"#/components/responses/ValidationFailed\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}},\"/health\":{\"get\":{\"operationId\":\"getHealth\",\"tags\":[\"health\"],\"x-roles\":[\"owner\",\"admin\",\"accountant\",\"cashier\"],\"x-extension\":true,\"summary\":\"Check the whole chain\",\"description\":\"Key, database, worker, clock, code tables, devices, queues and webhooks, each with a verdict and what to do. Answers 200 whatever the verdict; 503 when the database is lost.\",\"responses\":{\"200\":{\"description\":\"The verdicts.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"success\"},\"data\":{\"$ref\":\"#/components/schemas/Health\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"examples\":{\"Health\":{\"$ref\":\"#/components/examples/Health\"}}}}},\"401\":{\"$ref\":\"#/components/responses/Unauthorized\"},\"403\":{\"$ref\":\"#/components/responses/Forbidden\"},\"429\":{\"$ref\":\"#/components/responses/TooManyRequests\"},\"500\":{\"$ref\":\"#/components/responses/InternalError\"},\"503\":{\"$ref\":\"#/components/responses/Unavailable\"}}}}},\"components\":{\"securitySchemes\":{\"bearer\":{\"type\":\"http\",\"scheme\":\"bearer\",\"bearerFormat\":\"txl_… (live) or txs_… (sandbox), 64 characters\",\"description\":\"An API key. It belongs to a user, whose role decides what it may do (`x-roles`).\"}},\"headers\":{\"X-Request-Id\":{\"description\":\"The request's id, as sent or made.\",\"schema\":{\"type\":\"string\"},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"},\"X-RateLimit-Limit\":{\"description\":\"Requests a minute that this key may make.\",\"schema\":{\"type\":\"integer\"},\"example\":60},\"X-RateLimit-Remaining\":{\"description\":\"Requests left before the limit is reached.\",\"schema\":{\"type\":\"integer\"},\"example\":99},\"X-RateLimit-Reset\":{\"description\":\"When the full allowance is back, in Unix seconds.\",\"schema\":{\"type\":\"integer\"},\"example\":1773126961},\"Retry-After\":{\"description\":\"Seconds to wait before the next try.\",\"schema\":{\"type\":\"integer\"},\"example\":7}},\"parameters\":{\"BranchHeader\":{\"name\":\"X-Branch-ID\",\"in\":\"header\",\"description\":\"The branch that the request is about.\",\"schema\":{\"$ref\":\"#/components/schemas/BhfId\"},\"example\":\"00\"},\"BranchQuery\":{\"name\":\"branch_id\",\"in\":\"query\",\"description\":\"The branch, as in `X-Branch-ID`.\",\"schema\":{\"$ref\":\"#/components/schemas/BhfId\"},\"example\":\"00\"},\"BhfQuery\":{\"name\":\"bhf_id\",\"in\":\"query\",\"description\":\"Another name of `branch_id`.\",\"schema\":{\"$ref\":\"#/components/schemas/BhfId\"},\"example\":\"00\"},\"IdempotencyKey\":{\"name\":\"Idempotency-Key\",\"in\":\"header\",\"description\":\"Makes the request safe to repeat for 24 hours: the same key gives the same answer. 409 while the first request is running, 422 with another body.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":255,\"pattern\":\"^[!-~]+$\"},\"example\":\"5f0c8d0e-4b7a-4b55-8f1c-6b6a0e0d7b52\"},\"Async\":{\"name\":\"async\",\"in\":\"query\",\"description\":\"Answer 202 at once and finish later. Needs the plan feature `async`.\",\"schema\":{\"type\":\"boolean\",\"default\":false},\"example\":true},\"Page\":{\"name\":\"page\",\"in\":\"query\",\"description\":\"Number of the page, from 1.\",\"schema\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100000000,\"default\":1},\"example\":1},\"PerPage\":{\"name\":\"per_page\",\"in\":\"query\",\"description\":\"Rows on a page.\",\"schema\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":50},\"example\":50},\"FromDate\":{\"name\":\"from_date\",\"in\":\"query\",\"description\":\"First local day.\",\"schema\":{\"type\":\"string\",\"format\":\"date\"},\"example\":\"2026-03-01\"},\"ToDate\":{\"name\":\"to_date\",\"in\":\"query\",\"description\":\"Last local day.\",\"schema\":{\"type\":\"string\",\"format\":\"date\"},\"example\":\"2026-03-31\"},\"TransactionId\":{\"name\":\"id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the transaction.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"},\"PurchaseId\":{\"name\":\"transaction_id\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the purchase's transaction.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\"},\"BhfId\":{\"name\":\"bhfId\",\"in\":\"path\",\"required\":true,\"description\":\"Identifier of the branch.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"00\"},\"ItemCode\":{\"name\":\"itemCode\",\"in\":\"path\",\"required\":true,\"description\":\"Code of the item.\",\"schema\":{\"type\":\"string\",\"minLength\":1},\"example\":\"KE2NTXU0000001\"},\"FormatQuery\":{\"name\":\"format\",\"in\":\"query\",\"description\":\"Overrules the `Accept` header.\",\"schema\":{\"type\":\"string\",\"enum\":[\"json\",\"pdf\"]},\"example\":\"pdf\"},\"TypeFilter\":{\"name\":\"type\",\"in\":\"query\",\"description\":\"Only this kind.\",\"schema\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"example\":\"sales\"},\"StatusFilter\":{\"name\":\"status\",\"in\":\"query\",\"description\":\"Only this status.\",\"schema\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"example\":\"failed\"},\"InvoiceNoFilter\":{\"name\":\"invoice_no\",\"in\":\"query\",\"description\":\"Only this invoice number, exactly.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":191},\"example\":\"INV-2026-0041\"},\"CodeClassFilter\":{\"name\":\"code_class\",\"in\":\"query\",\"description\":\"Only this class: `04` tax type, `05` country, `07` payment type, `10` quantity unit, `12` stock in/out, `17` packaging unit, `24` item type, `26` import status, `32` credit-note reason, `item_class`, and what else the authority publishes.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"example\":\"17\"},\"TextFilter\":{\"name\":\"q\",\"in\":\"query\",\"description\":\"Text contained in code or name, whatever its case.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"example\":\"carton\"},\"ItemCodeFilter\":{\"name\":\"item_code\",\"in\":\"query\",\"description\":\"Part of the item code.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"example\":\"KE2NT\"},\"ItemNameFilter\":{\"name\":\"item_name\",\"in\":\"query\",\"description\":\"Part of the name, whatever its case.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"example\":\"cola\"},\"BarcodeFilter\":{\"name\":\"barcode\",\"in\":\"query\",\"description\":\"Part of the barcode.\",\"schema\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"example\":\"616110\"},\"IsActiveFilter\":{\"name\":\"is_active\",\"in\":\"query\",\"description\":\"Only active, or only inactive items.\",\"schema\":{\"type\":\"boolean\"},\"example\":true}},\"responses\":{\"Accepted\":{\"description\":\"Stored, will be sent. Poll `meta.check_status_url` or wait for the event `transaction.completed`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"required\":[\"status\",\"message\",\"data\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"processing\"},\"message\":{\"type\":\"string\"},\"data\":{\"$ref\":\"#/components/schemas/AcceptedSubmission\"},\"meta\":{\"$ref\":\"#/components/schemas/AcceptedMeta\"}}},\"examples\":{\"Accepted\":{\"$ref\":\"#/components/examples/Accepted\"}}}}},\"BadRequest\":{\"description\":\"The body is not JSON, or (sales, purchases) not valid.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"InvalidJson\":{\"$ref\":\"#/components/examples/InvalidJson\"},\"InvalidSale\":{\"$ref\":\"#/components/examples/InvalidSale\"}}}}},\"Unauthorized\":{\"description\":\"The key is missing, malformed, unknown, expired or revoked, or its account is not active.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"Unauthorized\":{\"$ref\":\"#/components/examples/Unauthorized\"}}}}},\"Forbidden\":{\"description\":\"The role, plan, address or account may not do this.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"ForbiddenRole\":{\"$ref\":\"#/components/examples/ForbiddenRole\"},\"ForbiddenBranch\":{\"$ref\":\"#/components/examples/ForbiddenBranch\"},\"ForbiddenFeature\":{\"$ref\":\"#/components/examples/ForbiddenFeature\"}}}}},\"NotFound\":{\"description\":\"There is no such record.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"NotFound\":{\"$ref\":\"#/components/examples/NotFound\"}}}}},\"Conflict\":{\"description\":\"The state of the record, or a request that is still running, is in the way.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"IdempotencyInProgress\":{\"$ref\":\"#/components/examples/IdempotencyInProgress\"},\"InvoiceConflict\":{\"$ref\":\"#/components/examples/InvoiceConflict\"},\"InUse\":{\"$ref\":\"#/components/examples/InUse\"}}}}},\"PayloadTooLarge\":{\"description\":\"The body is larger than 1 MiB.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"PayloadTooLarge\":{\"$ref\":\"#/components/examples/PayloadTooLarge\"}}}}},\"UnsupportedMediaType\":{\"description\":\"The body is not `application/json`, or is compressed.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"UnsupportedMediaType\":{\"$ref\":\"#/components/examples/UnsupportedMediaType\"}}}}},\"ValidationFailed\":{\"description\":\"The request is not valid, or the idempotency key was used with another body.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"ValidationFailed\":{\"$ref\":\"#/components/examples/ValidationFailed\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"},\"UnitRefused\":{\"$ref\":\"#/components/examples/UnitRefused\"}}}}},\"SubmissionFailed\":{\"description\":\"The control unit refused, the outcome is not known yet, or the device is not ready.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"UnitRefused\":{\"$ref\":\"#/components/examples/UnitRefused\"},\"OutcomePending\":{\"$ref\":\"#/components/examples/OutcomePending\"},\"OutcomeUnknown\":{\"$ref\":\"#/components/examples/OutcomeUnknown\"},\"DeviceNotReady\":{\"$ref\":\"#/components/examples/DeviceNotReady\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"}}}}},\"RetryFailed\":{\"description\":\"The transaction can't be retried (`reason`), or the retry failed (`data`).\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"NotRetryable\":{\"$ref\":\"#/components/examples/NotRetryable\"},\"RetryFailed\":{\"$ref\":\"#/components/examples/RetryFailed\"},\"OutcomeUnknown\":{\"$ref\":\"#/components/examples/OutcomeUnknown\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"}}}}},\"DeviceFailed\":{\"description\":\"The control unit refused or could not be reached.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"DeviceInitializationFailed\":{\"$ref\":\"#/components/examples/DeviceInitializationFailed\"},\"DeviceTestFailed\":{\"$ref\":\"#/components/examples/DeviceTestFailed\"},\"IdempotencyMismatch\":{\"$ref\":\"#/components/examples/IdempotencyMismatch\"}}}}},\"TooManyRequests\":{\"description\":\"Too many requests; wait `meta.retry_after` seconds.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Retry-After\":{\"$ref\":\"#/components/headers/Retry-After\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"TooManyRequests\":{\"$ref\":\"#/components/examples/TooManyRequests\"}}}}},\"InternalError\":{\"description\":\"A fault of the service, or a control unit that gave no answer to a direct call.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"InternalError\":{\"$ref\":\"#/components/examples/InternalError\"},\"UnitUnreachable\":{\"$ref\":\"#/components/examples/UnitUnreachable\"}}}}},\"NotBuilt\":{\"description\":\"The operation is described but not built yet.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"NotBuilt\":{\"$ref\":\"#/components/examples/NotBuilt\"}}}}},\"Unavailable\":{\"description\":\"The database is lost or the service is overloaded; try again after `Retry-After`.\",\"headers\":{\"X-Request-Id\":{\"$ref\":\"#/components/headers/X-Request-Id\"},\"X-RateLimit-Limit\":{\"$ref\":\"#/components/headers/X-RateLimit-Limit\"},\"X-RateLimit-Remaining\":{\"$ref\":\"#/components/headers/X-RateLimit-Remaining\"},\"X-RateLimit-Reset\":{\"$ref\":\"#/components/headers/X-RateLimit-Reset\"},\"Retry-After\":{\"$ref\":\"#/components/headers/Retry-After\"}},\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"#/components/schemas/Error\"},\"examples\":{\"Unavailable\":{\"$ref\":\"#/components/examples/Unavailable\"}}}}}},\"schemas\":{\"BhfId\":{\"description\":\"Identifier of a branch, `00` for the head office.\",\"type\":\"string\",\"maxLength\":20,\"pattern\":\"^\\\\S(.*\\\\S)?$\"},\"Tin\":{\"description\":\"Tax identification number.\",\"type\":\"string\",\"maxLength\":20,\"pattern\":\"^\\\\S(.*\\\\S)?$\"},\"InvoiceNo\":{\"description\":\"The caller's own number of a document, compared exactly.\",\"type\":\"string\",\"maxLength\":50,\"pattern\":\"^\\\\S(.*\\\\S)?$\"},\"ItemCodeInput\":{\"description\":\"Code of an item, compared exactly.\",\"type\":\"string\",\"maxLength\":20,\"pattern\":\"^\\\\S(.*\\\\S)?$\"},\"UnitCode\":{\"description\":\"A code of a reference table, as `GET /codes` lists it.\",\"type\":\"string\",\"maxLength\":5,\"pattern\":\"^\\\\S+$\"},\"DocumentDate\":{\"description\":\"Local date, `YYYYMMDD`, not in the future.\",\"type\":\"string\",\"pattern\":\"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$\"},\"DocumentTime\":{\"description\":\"Local time, `HHMMSS`.\",\"type\":\"string\",\"pattern\":\"^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$\"},\"UnitDateTime\":{\"description\":\"Local time of the control unit, `YYYYMMDDHHmmss`.\",\"type\":\"string\",\"pattern\":\"^[0-9]{14}$\"},\"Amount\":{\"description\":\"Money, at most 2 decimals.\",\"type\":\"number\",\"minimum\":0,\"maximum\":99999999999.99},\"Quantity\":{\"description\":\"A quantity above zero, at most 2 decimals.\",\"type\":\"number\",\"exclusiveMinimum\":0,\"maximum\":99999999999.99},\"Percent\":{\"description\":\"A percentage, at most 2 decimals.\",\"type\":\"number\",\"minimum\":0,\"maximum\":100},\"TaxTypeCode\":{\"description\":\"Tax type; `A` is the standard rate.\",\"type\":\"string\",\"enum\":[\"A\",\"B\",\"C\",\"D\",\"E\"]},\"TransactionType\":{\"type\":\"string\",\"enum\":[\"sales\",\"purchase\",\"stock\",\"import\"]},\"TransactionStatus\":{\"type\":\"string\",\"enum\":[\"pending\",\"processing\",\"success\",\"failed\"]},\"Meta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"duplicate\":{\"type\":\"boolean\",\"description\":\"This submission repeats an earlier one and made no new receipt.\"},\"check_status_url\":{\"type\":\"string\",\"description\":\"Path of the transaction.\"},\"retry_after\":{\"type\":\"integer\",\"description\":\"Seconds to wait.\"}}},\"AcceptedMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"check_status_url\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"duplicate\":{\"type\":\"boolean\",\"description\":\"This submission repeats an earlier one.\"},\"check_status_url\":{\"type\":\"string\",\"description\":\"Path of the transaction.\"}}},\"Pagination\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"current_page\",\"per_page\",\"total\",\"total_pages\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"current_page\":{\"type\":\"integer\",\"minimum\":1},\"per_page\":{\"type\":\"integer\",\"minimum\":1},\"total\":{\"type\":\"integer\",\"minimum\":0},\"total_pages\":{\"type\":\"integer\",\"minimum\":0}}},\"TotalMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"total\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"total\":{\"type\":\"integer\",\"minimum\":0}}},\"NextStepMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\",\"next_step\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"next_step\":{\"type\":\"string\",\"description\":\"What to do next.\"}}},\"NoteMeta\":{\"type\":\"object\",\"required\":[\"timestamp\",\"request_id\"],\"properties\":{\"timestamp\":{\"type\":\"string\",\"format\":\"date-time\"},\"request_id\":{\"type\":\"string\"},\"note\":{\"type\":\"string\",\"description\":\"Given when the device must be initialized again.\"}}},\"Period\":{\"type\":\"object\",\"required\":[\"from\",\"to\"],\"properties\":{\"from\":{\"type\":\"string\",\"format\":\"date\"},\"to\":{\"type\":\"string\",\"format\":\"date\"}}},\"Error\":{\"description\":\"A failure.\",\"type\":\"object\",\"required\":[\"status\",\"message\",\"code\",\"meta\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"error\"},\"message\":{\"type\":\"string\",\"description\":\"A sentence for people.\"},\"code\":{\"type\":\"string\",\"description\":\"Stable and machine-readable; the catalogue has its cause and remedy.\"},\"errors\":{\"description\":\"Field path to messages, at most 100 fields.\",\"type\":\"object\",\"additionalProperties\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"error\":{\"type\":\"string\",\"description\":\"A detail.\"},\"reason\":{\"type\":\"string\",\"description\":\"Why a retry is not allowed.\"},\"data\":{\"type\":\"object\",\"additionalProperties\":true,\"description\":\"What is known of the record that failed.\"},\"transaction_id\":{\"type\":\"string\",\"description\":\"The transaction that the failure is about.\"},\"retryable\":{\"type\":\"boolean\",\"description\":\"Whether the same request can succeed later.\"},\"doc_url\":{\"type\":\"string\",\"description\":\"Where the code is explained.\"},\"meta\":{\"$ref\":\"#/components/schemas/Meta\"}}},\"Failure\":{\"description\":\"Why the control unit did not accept, and what to do about it.\",\"type\":\"object\",\"required\":[\"code\",\"message\",\"cause\",\"remedy\",\"actor\",\"retryable\",\"doc_url\"],\"properties\":{\"code\":{\"type\":\"string\"},\"message\":{\"type\":\"string\",\"description\":\"The unit's own text.\"},\"cause\":{\"type\":\"string\"},\"remedy\":{\"type\":\"string\"},\"actor\":{\"type\":\"string\",\"enum\":[\"caller\",\"taxpayer\",\"operator\",\"authority\"],\"description\":\"Who must act.\"},\"retryable\":{\"type\":\"boolean\"},\"doc_url\":{\"type\":\"string\"}}},\"AcceptedSubmission\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"status\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"status\":{\"type\":\"string\",\"enum\":[\"pending\",\"processing\"]}}},\"BranchInputOnly\":{\"description\":\"The branch; the header `X-Branch-ID` does as well.\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"}}},\"SaleInput\":{\"description\":\"A sale, or with `receipt_type: R` a credit note (positive figures, not above the original sale).\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"invoice_no\",\"sale_date\",\"payment_type\",\"items\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"sale_date\":{\"$ref\":\"#/components/schemas/DocumentDate\"},\"sale_time\":{\"$ref\":\"#/components/schemas/DocumentTime\",\"description\":\"Local time, `HHMMSS`; now when left out.\"},\"payment_type\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Payment type, as `GET /codes/payment-types` lists it.\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"],\"default\":\"S\",\"description\":\"`S` sale, `R` credit note.\"},\"original_invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\",\"description\":\"Credit notes only and required there.\"},\"refund_reason_code\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Credit notes only and required there.\"},\"customer_tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"customer_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":60},\"customer_mobile\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"remark\":{\"type\":\"string\",\"maxLength\":400},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"items\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/SaleLineInput\"}}}},\"SaleLineInput\":{\"description\":\"What is left out is filled from the item and the calculation rules; what is given is checked.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_code\",\"unit_price\"],\"allOf\":[{\"anyOf\":[{\"required\":[\"quantity\"]},{\"required\":[\"qty\"]}]}],\"properties\":{\"item_seq\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Position, 1 and up.\"},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Another name of `item_seq`.\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"item_class_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10},\"item_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"bcd\":{\"type\":\"string\",\"maxLength\":20,\"description\":\"Barcode.\"},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"pkg\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Number of packages.\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"quantity\":{\"$ref\":\"#/components/schemas/Quantity\"},\"qty\":{\"$ref\":\"#/components/schemas/Quantity\",\"description\":\"Another name of `quantity`.\"},\"unit_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Price with tax.\"},\"supply_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total without tax.\"},\"discount_rate\":{\"$ref\":\"#/components/schemas/Percent\"},\"discount_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Supply less discount.\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"$ref\":\"#/components/schemas/Percent\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total less supply.\"},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Quantity times price.\"}}},\"SaleResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"receipt_no\",\"receipt_date\",\"total_amount\",\"tax_amount\",\"taxable_amount\",\"vscu_receipt_code\",\"vscu_receipt_msg\",\"qr_code\",\"receipt_signature\",\"internal_data\",\"sdc_id\",\"total_receipt_no\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's receipt number; null when it could not be recovered.\"},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"vscu_receipt_code\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result code.\"},\"vscu_receipt_msg\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result text.\"},\"qr_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Image as a data URI.\"},\"receipt_signature\":{\"type\":[\"string\",\"null\"]},\"internal_data\":{\"type\":[\"string\",\"null\"]},\"sdc_id\":{\"type\":[\"string\",\"null\"],\"description\":\"Identifier of the control unit.\"},\"total_receipt_no\":{\"type\":[\"integer\",\"null\"],\"description\":\"The unit's counter over all receipts.\"},\"receipt_unrecovered\":{\"type\":\"boolean\",\"description\":\"True when the unit accepted but its receipt data is lost.\"}}},\"SaleLine\":{\"type\":\"object\",\"required\":[\"item_seq\",\"item_code\",\"item_class_code\",\"item_name\",\"bcd\",\"pkg_unit_code\",\"pkg\",\"qty_unit_code\",\"quantity\",\"unit_price\",\"supply_amount\",\"discount_rate\",\"discount_amount\",\"taxable_amount\",\"tax_type\",\"tax_rate\",\"tax_amount\",\"total_amount\"],\"properties\":{\"item_seq\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"bcd\":{\"type\":[\"string\",\"null\"]},\"pkg_unit_code\":{\"type\":\"string\"},\"pkg\":{\"type\":\"number\"},\"qty_unit_code\":{\"type\":\"string\"},\"quantity\":{\"type\":\"number\"},\"unit_price\":{\"type\":\"number\"},\"supply_amount\":{\"type\":\"number\"},\"discount_rate\":{\"type\":\"number\"},\"discount_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"Sale\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"original_invoice_no\",\"refund_reason_code\",\"sale_date\",\"sale_time\",\"payment_type\",\"customer_tin\",\"customer_name\",\"total_amount\",\"tax_amount\",\"taxable_amount\",\"status\",\"items\",\"response\",\"created_at\",\"processed_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"]},\"original_invoice_no\":{\"type\":[\"string\",\"null\"]},\"refund_reason_code\":{\"type\":[\"string\",\"null\"]},\"sale_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDD`\"},\"sale_time\":{\"type\":\"string\",\"description\":\"`HHMMSS`\"},\"payment_type\":{\"type\":\"string\"},\"customer_tin\":{\"type\":[\"string\",\"null\"]},\"customer_name\":{\"type\":[\"string\",\"null\"]},\"customer_mobile\":{\"type\":[\"string\",\"null\"]},\"remark\":{\"type\":[\"string\",\"null\"]},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleLine\"}},\"response\":{\"$ref\":\"#/components/schemas/ResponseData\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"SaleSearch\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"from_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"First sale date.\"},\"to_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"Last sale date.\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"customer_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":60,\"description\":\"Part of the name, whatever its case.\"},\"customer_tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"per_page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":50},\"page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100000000,\"default\":1}}},\"SaleSummary\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"sale_date\",\"customer_name\",\"customer_tin\",\"total_amount\",\"status\",\"created_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"]},\"sale_date\":{\"type\":\"string\"},\"customer_name\":{\"type\":[\"string\",\"null\"]},\"customer_tin\":{\"type\":[\"string\",\"null\"]},\"total_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"PurchaseInput\":{\"description\":\"A supplier's invoice.\",\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"invoice_no\",\"purchase_date\",\"purchase_time\",\"supplier_tin\",\"supplier_name\",\"supplier_invoice_no\",\"payment_type\",\"items\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"purchase_date\":{\"$ref\":\"#/components/schemas/DocumentDate\"},\"purchase_time\":{\"$ref\":\"#/components/schemas/DocumentTime\"},\"supplier_tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"supplier_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":60},\"supplier_bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"supplier_invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"purchase_status\":{\"$ref\":\"#/components/schemas/UnitCode\",\"default\":\"02\",\"description\":\"Progress of the purchase, `02` approved.\"},\"purchase_type\":{\"type\":\"string\",\"enum\":[\"N\",\"I\"],\"default\":\"N\",\"description\":\"`N` normal, `I` import.\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"P\",\"R\"],\"default\":\"P\",\"description\":\"`P` purchase, `R` the supplier's credit note.\"},\"payment_type\":{\"$ref\":\"#/components/schemas/UnitCode\",\"description\":\"Payment type, as `GET /codes/payment-types` lists it.\"},\"remark\":{\"type\":\"string\",\"maxLength\":400},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\"},\"items\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":999,\"items\":{\"$ref\":\"#/components/schemas/PurchaseLineInput\"}}}},\"PurchaseLineInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_code\",\"item_class_code\",\"item_name\",\"pkg_unit_code\",\"pkg\",\"qty_unit_code\",\"unit_price\",\"supply_amount\",\"taxable_amount\",\"tax_type\",\"tax_rate\",\"tax_amount\",\"total_amount\"],\"allOf\":[{\"anyOf\":[{\"required\":[\"item_seq\"]},{\"required\":[\"item_sequence\"]}]},{\"anyOf\":[{\"required\":[\"qty\"]},{\"required\":[\"quantity\"]}]}],\"properties\":{\"item_seq\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Position, 1 and up.\"},\"item_sequence\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":999,\"description\":\"Another name of `item_seq`.\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\"},\"item_class_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10},\"item_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"bcd\":{\"type\":\"string\",\"maxLength\":20,\"description\":\"Barcode.\"},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"pkg\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Number of packages.\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"qty\":{\"$ref\":\"#/components/schemas/Quantity\"},\"quantity\":{\"$ref\":\"#/components/schemas/Quantity\",\"description\":\"Another name of `qty`.\"},\"unit_price\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Price with tax.\"},\"supply_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total without tax.\"},\"discount_rate\":{\"$ref\":\"#/components/schemas/Percent\",\"default\":0},\"discount_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0},\"taxable_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Supply less discount.\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"$ref\":\"#/components/schemas/Percent\"},\"tax_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Total less supply.\"},\"total_amount\":{\"$ref\":\"#/components/schemas/Amount\",\"description\":\"Quantity times price.\"}}},\"PurchaseResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"invoice_no\",\"receipt_no\",\"receipt_date\",\"total_amount\",\"tax_amount\",\"vscu_receipt_code\",\"vscu_receipt_msg\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"],\"description\":\"Our number of the purchase at the unit.\"},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"vscu_receipt_code\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result code.\"},\"vscu_receipt_msg\":{\"type\":[\"string\",\"null\"],\"description\":\"The unit's result text.\"},\"receipt_unrecovered\":{\"type\":\"boolean\",\"description\":\"True when the unit accepted but its answer is lost.\"}}},\"PurchaseLine\":{\"type\":\"object\",\"required\":[\"item_seq\",\"item_code\",\"item_class_code\",\"item_name\",\"bcd\",\"pkg_unit_code\",\"pkg\",\"qty_unit_code\",\"qty\",\"unit_price\",\"supply_amount\",\"discount_rate\",\"discount_amount\",\"taxable_amount\",\"tax_type\",\"tax_rate\",\"tax_amount\",\"total_amount\"],\"properties\":{\"item_seq\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"bcd\":{\"type\":[\"string\",\"null\"]},\"pkg_unit_code\":{\"type\":\"string\"},\"pkg\":{\"type\":\"number\"},\"qty_unit_code\":{\"type\":\"string\"},\"qty\":{\"type\":\"number\"},\"unit_price\":{\"type\":\"number\"},\"supply_amount\":{\"type\":\"number\"},\"discount_rate\":{\"type\":\"number\"},\"discount_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"Purchase\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"receipt_type\",\"purchase_date\",\"purchase_time\",\"purchase_status\",\"purchase_type\",\"payment_type\",\"supplier_tin\",\"supplier_name\",\"supplier_bhf_id\",\"supplier_invoice_no\",\"total_amount\",\"tax_amount\",\"status\",\"items\",\"response\",\"created_at\",\"processed_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"P\",\"R\"]},\"purchase_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDD`\"},\"purchase_time\":{\"type\":\"string\",\"description\":\"`HHMMSS`\"},\"purchase_status\":{\"type\":\"string\"},\"purchase_type\":{\"type\":\"string\"},\"payment_type\":{\"type\":\"string\"},\"supplier_tin\":{\"type\":\"string\"},\"supplier_name\":{\"type\":\"string\"},\"supplier_bhf_id\":{\"type\":[\"string\",\"null\"]},\"supplier_invoice_no\":{\"type\":\"string\"},\"remark\":{\"type\":[\"string\",\"null\"]},\"total_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/PurchaseLine\"}},\"response\":{\"$ref\":\"#/components/schemas/ResponseData\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"PurchaseSearch\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"from_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"First purchase date.\"},\"to_date\":{\"type\":\"string\",\"format\":\"date\",\"description\":\"Last purchase date.\"},\"invoice_no\":{\"$ref\":\"#/components/schemas/InvoiceNo\"},\"supplier_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":60,\"description\":\"Part of the name, whatever its case.\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"per_page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100,\"default\":50},\"page\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100000000,\"default\":1}}},\"PurchaseSummary\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"purchase_date\",\"supplier_name\",\"total_amount\",\"status\",\"created_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"purchase_date\":{\"type\":\"string\"},\"supplier_name\":{\"type\":\"string\"},\"total_amount\":{\"type\":\"number\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"SupplierSale\":{\"description\":\"A sale that a supplier reported to this branch, with the figures as reported and tax letters of this interface.\",\"type\":\"object\",\"required\":[\"spplrTin\",\"spplrBhfId\",\"spplrNm\",\"spplrInvcNo\",\"regDt\",\"totItemCnt\",\"taxblAmtA\",\"taxblAmtB\",\"taxblAmtC\",\"taxblAmtD\",\"taxblAmtE\",\"taxAmtA\",\"taxAmtB\",\"taxAmtC\",\"taxAmtD\",\"taxAmtE\",\"taxRtA\",\"totTaxblAmt\",\"totTaxAmt\",\"totAmt\",\"itemList\"],\"properties\":{\"spplrTin\":{\"type\":\"string\"},\"spplrBhfId\":{\"type\":\"string\"},\"spplrNm\":{\"type\":\"string\"},\"spplrInvcNo\":{\"type\":\"string\"},\"regDt\":{\"type\":\"string\",\"description\":\"When the supplier's unit confirmed it, `YYYYMMDDHHmmss`.\"},\"totItemCnt\":{\"type\":\"integer\"},\"taxblAmtA\":{\"type\":\"number\"},\"taxblAmtB\":{\"type\":\"number\"},\"taxblAmtC\":{\"type\":\"number\"},\"taxblAmtD\":{\"type\":\"number\"},\"taxblAmtE\":{\"type\":\"number\"},\"taxAmtA\":{\"type\":\"number\"},\"taxAmtB\":{\"type\":\"number\"},\"taxAmtC\":{\"type\":\"number\"},\"taxAmtD\":{\"type\":\"number\"},\"taxAmtE\":{\"type\":\"number\"},\"taxRtA\":{\"type\":\"number\"},\"totTaxblAmt\":{\"type\":\"number\"},\"totTaxAmt\":{\"type\":\"number\"},\"totAmt\":{\"type\":\"number\"},\"itemList\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SupplierSaleLine\"}}}},\"SupplierSaleLine\":{\"type\":\"object\",\"required\":[\"itemSeq\",\"itemCd\",\"itemClsCd\",\"itemNm\",\"qty\",\"prc\",\"splyAmt\",\"taxAmt\",\"totAmt\",\"taxTyCd\"],\"properties\":{\"itemSeq\":{\"type\":\"integer\"},\"itemCd\":{\"type\":\"string\"},\"itemClsCd\":{\"type\":\"string\"},\"itemNm\":{\"type\":\"string\"},\"qty\":{\"type\":\"number\"},\"prc\":{\"type\":\"number\"},\"splyAmt\":{\"type\":\"number\"},\"taxAmt\":{\"type\":\"number\"},\"totAmt\":{\"type\":\"number\"},\"taxTyCd\":{\"type\":\"string\"}}},\"TransactionSummary\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"synced_to_authority\",\"can_retry\",\"created_at\",\"processed_at\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"synced_to_authority\":{\"type\":\"boolean\"},\"can_retry\":{\"type\":\"boolean\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}},\"Transaction\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"type\",\"status\",\"branch_id\",\"invoice_no\",\"receipt_no\",\"synced_to_authority\",\"can_retry\",\"retry_count\",\"retries_left\",\"superseded_by\",\"in_doubt\",\"created_at\",\"processed_at\",\"request_data\",\"response_data\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"type\":{\"$ref\":\"#/components/schemas/TransactionType\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"branch_id\":{\"type\":\"string\"},\"invoice_no\":{\"type\":\"string\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"synced_to_authority\":{\"type\":\"boolean\"},\"can_retry\":{\"type\":\"boolean\"},\"retry_count\":{\"type\":\"integer\",\"minimum\":0},\"retries_left\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":3},\"superseded_by\":{\"type\":[\"string\",\"null\"],\"description\":\"The transaction that took over the invoice number.\"},\"in_doubt\":{\"type\":\"boolean\",\"description\":\"It was sent and the unit's verdict is not known.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"processed_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"request_data\":{\"type\":\"object\",\"additionalProperties\":true,\"description\":\"The submitted payload.\"},\"response_data\":{\"$ref\":\"#/components/schemas/ResponseData\"}}},\"ResponseData\":{\"description\":\"What the control unit answered; values are null while it has not.\",\"type\":\"object\",\"required\":[\"receipt_no\",\"receipt_date\",\"qr_code\",\"result_code\",\"result_message\"],\"properties\":{\"receipt_no\":{\"type\":[\"string\",\"null\"]},\"receipt_date\":{\"type\":[\"string\",\"null\"],\"description\":\"`YYYYMMDDHHmmss`\"},\"qr_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Image as a data URI.\"},\"result_code\":{\"type\":[\"string\",\"null\"]},\"result_message\":{\"type\":[\"string\",\"null\"]},\"receipt_signature\":{\"type\":[\"string\",\"null\"]},\"internal_data\":{\"type\":[\"string\",\"null\"]},\"sdc_id\":{\"type\":[\"string\",\"null\"]},\"total_receipt_no\":{\"type\":[\"integer\",\"null\"]},\"receipt_unrecovered\":{\"type\":\"boolean\"},\"attempts\":{\"type\":\"integer\",\"minimum\":0,\"description\":\"How often it was sent.\"},\"failure\":{\"$ref\":\"#/components/schemas/Failure\"}}},\"RetryInput\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"reason\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"description\":\"Kept for audit.\"}}},\"RetryResult\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"status\",\"synced_to_authority\",\"receipt_no\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"status\":{\"$ref\":\"#/components/schemas/TransactionStatus\"},\"synced_to_authority\":{\"type\":\"boolean\"},\"receipt_no\":{\"type\":[\"string\",\"null\"]}}},\"SettleInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"outcome\",\"reason\"],\"properties\":{\"outcome\":{\"type\":\"string\",\"enum\":[\"accepted\",\"refused\"],\"description\":\"What the unit did with it.\"},\"reason\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"description\":\"How it is known, kept for audit.\"},\"receipt_no\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"description\":\"With `accepted`, when known.\"},\"receipt_date\":{\"$ref\":\"#/components/schemas/UnitDateTime\",\"description\":\"With `accepted`, when known.\"},\"receipt_signature\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"description\":\"With `accepted`, when known.\"},\"internal_data\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"description\":\"With `accepted`, when known.\"}}},\"TransactionStats\":{\"type\":\"object\",\"required\":[\"total\",\"by_status\",\"by_type\",\"success_rate\"],\"properties\":{\"total\":{\"type\":\"integer\"},\"by_status\":{\"$ref\":\"#/components/schemas/StatusCounts\"},\"by_type\":{\"$ref\":\"#/components/schemas/TypeCounts\"},\"success_rate\":{\"type\":\"number\",\"description\":\"Percent, one decimal.\"}}},\"StatusCounts\":{\"type\":\"object\",\"required\":[\"pending\",\"processing\",\"success\",\"failed\"],\"properties\":{\"pending\":{\"type\":\"integer\"},\"processing\":{\"type\":\"integer\"},\"success\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"}}},\"TypeCounts\":{\"type\":\"object\",\"required\":[\"sales\",\"purchase\",\"stock\",\"import\"],\"properties\":{\"sales\":{\"type\":\"integer\"},\"purchase\":{\"type\":\"integer\"},\"stock\":{\"type\":\"integer\"},\"import\":{\"type\":\"integer\"}}},\"Receipt\":{\"type\":\"object\",\"required\":[\"transaction_id\",\"receipt_type\",\"label\",\"invoice_no\",\"original_invoice_no\",\"receipt_no\",\"total_receipt_no\",\"receipt_date\",\"internal_data\",\"receipt_signature\",\"sdc_id\",\"verification_url\",\"qr_code\",\"seller\",\"customer_tin\",\"customer_name\",\"payment_type\",\"items\",\"taxes\",\"taxable_amount\",\"tax_amount\",\"total_amount\"],\"properties\":{\"transaction_id\":{\"type\":\"string\",\"format\":\"uuid\"},\"receipt_type\":{\"type\":\"string\",\"enum\":[\"S\",\"R\"]},\"label\":{\"type\":\"string\",\"description\":\"Kind as printed: `NS` normal sale, `NC` normal credit note.\"},\"invoice_no\":{\"type\":\"string\"},\"original_invoice_no\":{\"type\":[\"string\",\"null\"]},\"receipt_no\":{\"type\":\"string\"},\"total_receipt_no\":{\"type\":[\"integer\",\"null\"]},\"receipt_date\":{\"type\":\"string\",\"description\":\"`YYYYMMDDHHmmss`\"},\"internal_data\":{\"type\":[\"string\",\"null\"]},\"receipt_signature\":{\"type\":[\"string\",\"null\"]},\"sdc_id\":{\"type\":[\"string\",\"null\"]},\"verification_url\":{\"type\":[\"string\",\"null\"],\"description\":\"Where a buyer can check the receipt.\"},\"qr_code\":{\"type\":[\"string\",\"null\"],\"description\":\"Image as a data URI.\"},\"seller\":{\"$ref\":\"#/components/schemas/ReceiptSeller\"},\"customer_tin\":{\"type\":[\"string\",\"null\"]},\"customer_name\":{\"type\":[\"string\",\"null\"]},\"payment_type\":{\"type\":\"string\"},\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/SaleLine\"}},\"taxes\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/ReceiptTax\"}},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"ReceiptSeller\":{\"type\":\"object\",\"required\":[\"tin\",\"name\",\"branch_id\",\"branch_name\"],\"properties\":{\"tin\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"},\"branch_id\":{\"type\":\"string\"},\"branch_name\":{\"type\":\"string\"},\"address\":{\"type\":[\"string\",\"null\"]},\"phone\":{\"type\":[\"string\",\"null\"]}}},\"ReceiptTax\":{\"type\":\"object\",\"required\":[\"tax_type\",\"tax_rate\",\"taxable_amount\",\"tax_amount\",\"total_amount\"],\"properties\":{\"tax_type\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"tax_rate\":{\"type\":\"number\"},\"taxable_amount\":{\"type\":\"number\"},\"tax_amount\":{\"type\":\"number\"},\"total_amount\":{\"type\":\"number\"}}},\"Device\":{\"type\":\"object\",\"required\":[\"id\",\"branch_id\",\"bhf_id\",\"tin\",\"dvc_srl_no\",\"vscu_url\",\"profile\",\"is_active\",\"last_initialized_at\",\"last_error\",\"device_info\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"integer\"},\"branch_id\":{\"type\":\"integer\"},\"bhf_id\":{\"type\":\"string\"},\"tin\":{\"type\":\"string\"},\"dvc_srl_no\":{\"type\":\"string\"},\"vscu_url\":{\"type\":\"string\"},\"profile\":{\"type\":\"string\",\"enum\":[\"ke\",\"plain\"]},\"is_active\":{\"type\":\"boolean\"},\"last_initialized_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"last_error\":{\"type\":[\"string\",\"null\"],\"description\":\"Why the last initialization failed.\"},\"device_info\":{\"type\":\"object\",\"additionalProperties\":true},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"DeviceInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"bhf_id\",\"tin\",\"dvc_srl_no\",\"vscu_url\"],\"properties\":{\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"dvc_srl_no\":{\"$ref\":\"#/components/schemas/SerialNo\"},\"vscu_url\":{\"$ref\":\"#/components/schemas/UnitUrl\"},\"profile\":{\"type\":\"string\",\"enum\":[\"ke\",\"plain\"],\"default\":\"ke\",\"description\":\"The tax authority's dialect.\"},\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"},\"device_info\":{\"type\":\"object\",\"additionalProperties\":true,\"maxProperties\":50}}},\"DeviceUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"tin\":{\"$ref\":\"#/components/schemas/Tin\"},\"dvc_srl_no\":{\"$ref\":\"#/components/schemas/SerialNo\"},\"vscu_url\":{\"$ref\":\"#/components/schemas/UnitUrl\"},\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"},\"device_info\":{\"type\":\"object\",\"additionalProperties\":true,\"maxProperties\":50}}},\"SerialNo\":{\"description\":\"Serial number issued by the authority.\",\"type\":\"string\",\"maxLength\":100,\"pattern\":\"^\\\\S(.*\\\\S)?$\"},\"UnitUrl\":{\"description\":\"Address of the control unit.\",\"type\":\"string\",\"format\":\"uri\",\"maxLength\":500,\"pattern\":\"^https?://\"},\"Credentials\":{\"description\":\"What the control unit asks for beyond TIN, branch and serial; stored encrypted, never shown.\",\"type\":\"object\",\"additionalProperties\":true,\"maxProperties\":50},\"CredentialsInput\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"credentials\":{\"$ref\":\"#/components/schemas/Credentials\"}}},\"InitializeResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"is_active\",\"last_initialized_at\",\"synced_data\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"is_active\":{\"type\":\"boolean\"},\"last_initialized_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"synced_data\":{\"$ref\":\"#/components/schemas/SyncedCounts\"},\"warnings\":{\"description\":\"What the unit's tables contradict without stopping anything.\",\"type\":\"array\",\"items\":{\"type\":\"string\"}}}},\"SyncedCounts\":{\"type\":\"object\",\"required\":[\"tax_types\",\"item_classes\",\"packaging_units\",\"quantity_units\",\"payment_types\",\"countries\"],\"properties\":{\"tax_types\":{\"type\":\"integer\"},\"item_classes\":{\"type\":\"integer\"},\"packaging_units\":{\"type\":\"integer\"},\"quantity_units\":{\"type\":\"integer\"},\"payment_types\":{\"type\":\"integer\"},\"countries\":{\"type\":\"integer\"}}},\"TestResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"vscu_url\",\"connectivity\",\"response_time_ms\",\"tested_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"vscu_url\":{\"type\":\"string\"},\"connectivity\":{\"type\":\"string\",\"const\":\"ok\"},\"response_time_ms\":{\"type\":\"integer\"},\"tested_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Branch\":{\"type\":\"object\",\"required\":[\"id\",\"bhf_id\",\"name\",\"is_head_office\",\"address_line\",\"city\",\"county\",\"postal_code\",\"country\",\"phone\",\"email\",\"manager_name\",\"manager_phone\",\"manager_email\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"integer\",\"description\":\"What devices call `branch_id`.\"},\"bhf_id\":{\"type\":\"string\"},\"name\":{\"type\":\"string\"},\"is_head_office\":{\"type\":\"boolean\"},\"address_line\":{\"type\":[\"string\",\"null\"]},\"city\":{\"type\":[\"string\",\"null\"]},\"county\":{\"type\":[\"string\",\"null\"]},\"postal_code\":{\"type\":[\"string\",\"null\"]},\"country\":{\"type\":[\"string\",\"null\"]},\"phone\":{\"type\":[\"string\",\"null\"]},\"email\":{\"type\":[\"string\",\"null\"]},\"manager_name\":{\"type\":[\"string\",\"null\"]},\"manager_phone\":{\"type\":[\"string\",\"null\"]},\"manager_email\":{\"type\":[\"string\",\"null\"]},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"BranchInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"bhf_id\",\"name\"],\"properties\":{\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":60},\"is_head_office\":{\"type\":\"boolean\",\"default\":false},\"address_line\":{\"type\":[\"string\",\"null\"],\"maxLength\":200},\"city\":{\"type\":[\"string\",\"null\"],\"maxLength\":100},\"county\":{\"type\":[\"string\",\"null\"],\"maxLength\":100},\"postal_code\":{\"type\":[\"string\",\"null\"],\"maxLength\":20},\"country\":{\"type\":[\"string\",\"null\"],\"pattern\":\"^[A-Z]{2}$\",\"description\":\"Two letters.\"},\"phone\":{\"type\":[\"string\",\"null\"],\"maxLength\":20},\"email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100},\"manager_name\":{\"type\":[\"string\",\"null\"],\"maxLength\":60},\"manager_phone\":{\"type\":[\"string\",\"null\"],\"maxLength\":20},\"manager_email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100}}},\"BranchUpdate\":{\"type\":\"object\",\"additionalProperties\":false,\"minProperties\":1,\"properties\":{\"name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":60},\"is_head_office\":{\"type\":\"boolean\"},\"address_line\":{\"type\":[\"string\",\"null\"],\"maxLength\":200},\"city\":{\"type\":[\"string\",\"null\"],\"maxLength\":100},\"county\":{\"type\":[\"string\",\"null\"],\"maxLength\":100},\"postal_code\":{\"type\":[\"string\",\"null\"],\"maxLength\":20},\"country\":{\"type\":[\"string\",\"null\"],\"pattern\":\"^[A-Z]{2}$\",\"description\":\"Two letters.\"},\"phone\":{\"type\":[\"string\",\"null\"],\"maxLength\":20},\"email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100},\"manager_name\":{\"type\":[\"string\",\"null\"],\"maxLength\":60},\"manager_phone\":{\"type\":[\"string\",\"null\"],\"maxLength\":20},\"manager_email\":{\"type\":[\"string\",\"null\"],\"format\":\"email\",\"maxLength\":100}}},\"BranchStats\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"total\",\"by_status\",\"by_type\",\"success_rate\",\"items\",\"low_stock\",\"out_of_stock\",\"device\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"total\":{\"type\":\"integer\"},\"by_status\":{\"$ref\":\"#/components/schemas/StatusCounts\"},\"by_type\":{\"$ref\":\"#/components/schemas/TypeCounts\"},\"success_rate\":{\"type\":\"number\",\"description\":\"Percent, one decimal.\"},\"items\":{\"type\":\"integer\",\"description\":\"Items with stock in this branch.\"},\"low_stock\":{\"type\":\"integer\",\"description\":\"Items at or below their safety quantity.\"},\"out_of_stock\":{\"type\":\"integer\",\"description\":\"Items at zero or below.\"},\"device\":{\"description\":\"Null when the branch has none.\",\"type\":[\"object\",\"null\"],\"required\":[\"is_active\",\"last_initialized_at\",\"last_error\"],\"properties\":{\"is_active\":{\"type\":\"boolean\"},\"last_initialized_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},\"last_error\":{\"type\":[\"string\",\"null\"]}}}}},\"Code\":{\"type\":\"object\",\"required\":[\"code_class\",\"class_name\",\"code\",\"unit_code\",\"name\",\"sort_order\"],\"properties\":{\"code_class\":{\"type\":\"string\"},\"class_name\":{\"type\":\"string\"},\"code\":{\"type\":\"string\",\"description\":\"The code in this interface.\"},\"unit_code\":{\"type\":[\"string\",\"null\"],\"description\":\"The control unit's code for the same; null when it has none.\"},\"name\":{\"type\":\"string\"},\"sort_order\":{\"type\":\"integer\"},\"rate\":{\"type\":[\"number\",\"null\"],\"description\":\"Tax types only, percent.\"}}},\"TaxType\":{\"type\":\"object\",\"required\":[\"code_class\",\"class_name\",\"code\",\"unit_code\",\"name\",\"sort_order\",\"rate\",\"is_active\"],\"properties\":{\"code_class\":{\"type\":\"string\"},\"class_name\":{\"type\":\"string\"},\"code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"unit_code\":{\"type\":[\"string\",\"null\"]},\"name\":{\"type\":\"string\"},\"sort_order\":{\"type\":\"integer\"},\"rate\":{\"type\":\"number\",\"description\":\"Percent.\"},\"is_active\":{\"type\":\"boolean\",\"description\":\"False when the authority's table contradicts the type.\"}}},\"SyncCodesResult\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"synced_data\",\"synced_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"synced_data\":{\"$ref\":\"#/components/schemas/SyncedCounts\"},\"synced_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"Item\":{\"type\":\"object\",\"required\":[\"id\",\"item_code\",\"item_name\",\"item_class_code\",\"item_type\",\"current_qty\",\"safety_qty\",\"default_price\",\"tax_type_code\",\"pkg_unit_code\",\"qty_unit_code\",\"origin_nation_code\",\"barcode\",\"is_active\",\"last_synced_at\",\"created_at\",\"updated_at\"],\"properties\":{\"id\":{\"type\":\"integer\"},\"item_code\":{\"type\":\"string\"},\"item_name\":{\"type\":\"string\"},\"item_class_code\":{\"type\":\"string\"},\"item_type\":{\"type\":\"string\",\"description\":\"`1` raw material, `2` finished product, `3` service without stock.\"},\"current_qty\":{\"type\":\"number\"},\"safety_qty\":{\"type\":\"number\"},\"default_price\":{\"type\":\"number\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"pkg_unit_code\":{\"type\":\"string\"},\"qty_unit_code\":{\"type\":\"string\"},\"origin_nation_code\":{\"type\":\"string\"},\"barcode\":{\"type\":[\"string\",\"null\"]},\"is_active\":{\"type\":\"boolean\"},\"last_synced_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\",\"description\":\"When the authority last took it.\"},\"created_at\":{\"type\":\"string\",\"format\":\"date-time\"},\"updated_at\":{\"type\":\"string\",\"format\":\"date-time\"}}},\"ItemInput\":{\"type\":\"object\",\"additionalProperties\":false,\"required\":[\"item_name\",\"item_class_code\",\"tax_type_code\",\"qty_unit_code\"],\"properties\":{\"branch_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"bhf_id\":{\"$ref\":\"#/components/schemas/BhfId\"},\"item_code\":{\"$ref\":\"#/components/schemas/ItemCodeInput\",\"description\":\"Made when left out: country, type, package unit, quantity unit, seven-digit number.\"},\"item_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"item_class_code\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"pattern\":\"^[0-9]+$\"},\"item_type\":{\"type\":\"string\",\"enum\":[\"1\",\"2\",\"3\"],\"default\":\"2\",\"description\":\"`1` raw material, `2` finished product, `3` service without stock.\"},\"tax_type_code\":{\"$ref\":\"#/components/schemas/TaxTypeCode\"},\"pkg_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\",\"default\":\"NT\"},\"qty_unit_code\":{\"$ref\":\"#/components/schemas/UnitCode\"},\"origin_nation_code\":{\"type\":\"string\",\"pattern\":\"^[A-Z]{2}$\",\"default\":\"KE\",\"description\":\"Country of origin.\"},\"default_price\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0,\"description\":\"Price with tax.\"},\"safety_qty\":{\"$ref\":\"#/components/schemas/Amount\",\"default\":0,\"description\":\"Below or at it stock is low.\"},\"barcode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"is_active\":{\"type\":\"boolean\",\"default\":true}}},\"Health\":{\"type\":\"object\",\"required\":[\"status\",\"version\",\"environment\",\"time\",\"checks\",\"lanes\"],\"properties\":{\"status\":{\"$ref\":\"#/components/schemas/Verdict\"},\"version\":{\"type\":\"string\"},\"environment\":{\"type\":\"string\",\"enum\":[\"live\",\"sandbox\"]},\"time\":{\"type\":\"string\",\"format\":\"date-time\",\"description\":\"The service's clock.\"},\"checks\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/HealthCheck\"}},\"lanes\":{\"description\":\"One for each device.\",\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/LaneHealth\"}}}},\"Verdict\":{\"type\":\"string\",\"enum\":[\"pass\",\"warn\",\"fail\"]},\"HealthCheck\":{\"type\":\"object\",\"required\":[\"name\",\"status\",\"message\"],\"properties\":{\"name\":{\"type\":\"string\",\"description\":\"`database`, `worker`, `clock`, `key`, `codes`, `device`, `queue`, `webhooks`, …\"},\"status\":{\"$ref\":\"#/components/schemas/Verdict\"},\"message\":{\"type\":\"string\"},\"remedy\":{\"type\":\"string\",\"description\":\"What to do about it.\"},\"bhf_id\":{\"type\":\"string\",\"description\":\"The branch that it concerns.\"}}},\"LaneHealth\":{\"type\":\"object\",\"required\":[\"bhf_id\",\"is_active\",\"circuit\",\"pending\",\"in_doubt\",\"oldest_pending_s\",\"last_contact_at\"],\"properties\":{\"bhf_id\":{\"type\":\"string\"},\"is_active\":{\"type\":\"boolean\"},\"circuit\":{\"type\":\"string\",\"enum\":[\"closed\",\"open\"],\"description\":\"Open while the unit can't be reached.\"},\"pending\":{\"type\":\"integer\",\"description\":\"Submissions waiting.\"},\"in_doubt\":{\"type\":\"integer\",\"description\":\"Submissions sent without a verdict.\"},\"oldest_pending_s\":{\"type\":[\"integer\",\"null\"],\"description\":\"Age of the oldest waiting one in seconds.\"},\"last_contact_at\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"}}}},\"examples\":{\"SaleInput\":{\"summary\":\"A sale with two tax types\",\"value\":{\"invoice_no\":\"INV-2026-0041\",\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"payment_type\":\"01\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"total_amount\":1310,\"tax_amount\":160,\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_code\":\"KE2NTXL0000002\",\"quantity\":3,\"unit_price\":50}]}},\"CreditNoteInput\":{\"summary\":\"One bottle comes back\",\"value\":{\"branch_id\":\"00\",\"invoice_no\":\"CN-2026-0003\",\"receipt_type\":\"R\",\"original_invoice_no\":\"INV-2026-0041\",\"refund_reason_code\":\"06\",\"sale_date\":\"20260311\",\"payment_type\":\"01\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":1,\"unit_price\":580}]}},\"SaleSearch\":{\"value\":{\"from_date\":\"2026-03-01\",\"to_date\":\"2026-03-31\",\"customer_name\":\"acacia\",\"status\":\"success\",\"per_page\":50,\"page\":1}},\"PurchaseInput\":{\"value\":{\"branch_id\":\"00\",\"invoice_no\":\"PUR-2026-0009\",\"purchase_date\":\"20260309\",\"purchase_time\":\"113000\",\"supplier_tin\":\"P059999999Q\",\"supplier_name\":\"Lakeside Wholesale Ltd\",\"supplier_bhf_id\":\"00\",\"supplier_invoice_no\":\"812\",\"purchase_type\":\"N\",\"payment_type\":\"01\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"pkg_unit_code\":\"NT\",\"pkg\":10,\"qty_unit_code\":\"U\",\"qty\":10,\"unit_price\":348,\"supply_amount\":3000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":3000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":480,\"total_amount\":3480}]}},\"PurchaseSearch\":{\"value\":{\"branch_id\":\"00\",\"from_date\":\"2026-03-01\",\"to_date\":\"2026-03-31\",\"supplier_name\":\"lakeside\"}},\"BranchOnly\":{\"value\":{\"branch_id\":\"00\"}},\"RetryInput\":{\"value\":{\"reason\":\"The unit was restarted\"}},\"SettleInput\":{\"value\":{\"outcome\":\"accepted\",\"reason\":\"Receipt 41 is on the unit's journal roll\",\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\"}},\"DeviceInput\":{\"value\":{\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"credentials\":{\"access_code\":\"9274\"}}},\"DeviceUpdate\":{\"value\":{\"vscu_url\":\"http://10.0.4.7:8088\"}},\"Credentials\":{\"summary\":\"With credentials\",\"value\":{\"credentials\":{\"access_code\":\"9274\"}}},\"Empty\":{\"summary\":\"With what is stored\",\"value\":{}},\"BranchInput\":{\"value\":{\"bhf_id\":\"01\",\"name\":\"Mombasa Shop\",\"address_line\":\"Moi Avenue 12\",\"city\":\"Mombasa\",\"country\":\"KE\",\"phone\":\"+254700000001\"}},\"BranchUpdate\":{\"value\":{\"name\":\"Mombasa Old Town Shop\",\"manager_name\":\"J. Otieno\"}},\"ItemInput\":{\"value\":{\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"default_price\":580,\"safety_qty\":24}},\"Sale\":{\"summary\":\"Signed\",\"value\":{\"status\":\"success\",\"message\":\"Sale INV-2026-0041 is signed\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SaleDuplicate\":{\"summary\":\"The same sale again\",\"value\":{\"status\":\"success\",\"message\":\"Sale INV-2026-0041 was signed before\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44},\"meta\":{\"timestamp\":\"2026-03-10T07:16:20.005Z\",\"request_id\":\"0199c1a3-a3a5-7b0c-8f5e-1f0d6f0a7c12\",\"duplicate\":true}}},\"Accepted\":{\"value\":{\"status\":\"processing\",\"message\":\"Stored and waiting for the control unit\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"invoice_no\":\"INV-2026-0041\",\"status\":\"pending\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:00.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"check_status_url\":\"/api/v1/transactions/0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"}}},\"SaleDetail\":{\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_type\":\"S\",\"original_invoice_no\":null,\"refund_reason_code\":null,\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"payment_type\":\"01\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"total_amount\":1310,\"tax_amount\":160,\"taxable_amount\":1150,\"status\":\"success\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":2,\"qty_unit_code\":\"U\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":1000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_seq\":2,\"item_code\":\"KE2NTXL0000002\",\"item_class_code\":\"99011021\",\"item_name\":\"Raw milk\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":3,\"qty_unit_code\":\"L\",\"quantity\":3,\"unit_price\":50,\"supply_amount\":150,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":150,\"tax_type\":\"B\",\"tax_rate\":0,\"tax_amount\":0,\"total_amount\":150}],\"response\":{\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"result_code\":\"000\",\"result_message\":\"Successful\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44,\"attempts\":1},\"created_at\":\"2026-03-10T07:15:00.118Z\",\"processed_at\":\"2026-03-10T07:15:01.409Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"SaleList\":{\"value\":{\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"receipt_type\":\"S\",\"sale_date\":\"20260310\",\"customer_name\":\"Acacia Hotel\",\"customer_tin\":\"A001234567B\",\"total_amount\":1310,\"status\":\"success\",\"created_at\":\"2026-03-10T07:15:00.118Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1}}},\"Purchase\":{\"value\":{\"status\":\"success\",\"message\":\"Purchase PUR-2026-0009 is registered\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\",\"invoice_no\":\"PUR-2026-0009\",\"receipt_no\":\"9\",\"receipt_date\":\"20260310113001\",\"total_amount\":3480,\"tax_amount\":480,\"vscu_receipt_code\":\"000\",\"vscu_receipt_msg\":\"Successful\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PurchaseDetail\":{\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\",\"branch_id\":\"00\",\"invoice_no\":\"PUR-2026-0009\",\"receipt_no\":\"9\",\"receipt_type\":\"P\",\"purchase_date\":\"20260309\",\"purchase_time\":\"113000\",\"purchase_status\":\"02\",\"purchase_type\":\"N\",\"payment_type\":\"01\",\"supplier_tin\":\"P059999999Q\",\"supplier_name\":\"Lakeside Wholesale Ltd\",\"supplier_bhf_id\":\"00\",\"supplier_invoice_no\":\"812\",\"total_amount\":3480,\"tax_amount\":480,\"status\":\"success\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":10,\"qty_unit_code\":\"U\",\"qty\":10,\"unit_price\":348,\"supply_amount\":3000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":3000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":480,\"total_amount\":3480}],\"response\":{\"receipt_no\":\"9\",\"receipt_date\":\"20260310113001\",\"qr_code\":null,\"result_code\":\"000\",\"result_message\":\"Successful\",\"attempts\":1},\"created_at\":\"2026-03-10T08:30:00.020Z\",\"processed_at\":\"2026-03-10T08:30:01.300Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PurchaseList\":{\"value\":{\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a09\",\"branch_id\":\"00\",\"invoice_no\":\"PUR-2026-0009\",\"receipt_no\":\"9\",\"purchase_date\":\"20260309\",\"supplier_name\":\"Lakeside Wholesale Ltd\",\"total_amount\":3480,\"status\":\"success\",\"created_at\":\"2026-03-10T08:30:00.020Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1}}},\"SupplierSales\":{\"value\":{\"status\":\"success\",\"message\":\"1 supplier sale is not registered yet\",\"data\":[{\"spplrTin\":\"P059999999Q\",\"spplrBhfId\":\"00\",\"spplrNm\":\"Lakeside Wholesale Ltd\",\"spplrInvcNo\":\"812\",\"regDt\":\"20260309162000\",\"totItemCnt\":1,\"taxblAmtA\":3000,\"taxblAmtB\":0,\"taxblAmtC\":0,\"taxblAmtD\":0,\"taxblAmtE\":0,\"taxAmtA\":480,\"taxAmtB\":0,\"taxAmtC\":0,\"taxAmtD\":0,\"taxAmtE\":0,\"taxRtA\":16,\"totTaxblAmt\":3000,\"totTaxAmt\":480,\"totAmt\":3480,\"itemList\":[{\"itemSeq\":1,\"itemCd\":\"KE2NTXU0000044\",\"itemClsCd\":\"5020230602\",\"itemNm\":\"Cola bottle\",\"qty\":10,\"prc\":348,\"splyAmt\":3480,\"taxAmt\":480,\"totAmt\":3480,\"taxTyCd\":\"A\"}]}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionList\":{\"value\":{\"data\":[{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"synced_to_authority\":true,\"can_retry\":false,\"created_at\":\"2026-03-10T07:15:00.118Z\",\"processed_at\":\"2026-03-10T07:15:01.409Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1}}},\"TransactionDetail\":{\"summary\":\"Accepted\",\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"type\":\"sales\",\"status\":\"success\",\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"receipt_no\":\"41\",\"synced_to_authority\":true,\"can_retry\":false,\"retry_count\":0,\"retries_left\":0,\"superseded_by\":null,\"in_doubt\":false,\"created_at\":\"2026-03-10T07:15:00.118Z\",\"processed_at\":\"2026-03-10T07:15:01.409Z\",\"request_data\":{\"branch_id\":\"00\",\"invoice_no\":\"INV-2026-0041\",\"sale_date\":\"20260310\",\"sale_time\":\"101500\",\"payment_type\":\"01\",\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":2,\"qty_unit_code\":\"U\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":1000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_seq\":2,\"item_code\":\"KE2NTXL0000002\",\"item_class_code\":\"99011021\",\"item_name\":\"Raw milk\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":3,\"qty_unit_code\":\"L\",\"quantity\":3,\"unit_price\":50,\"supply_amount\":150,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":150,\"tax_type\":\"B\",\"tax_rate\":0,\"tax_amount\":0,\"total_amount\":150}]},\"response_data\":{\"receipt_no\":\"41\",\"receipt_date\":\"20260310101501\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"result_code\":\"000\",\"result_message\":\"Successful\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"sdc_id\":\"KRACU0100000001\",\"total_receipt_no\":44,\"attempts\":1}},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionFailed\":{\"summary\":\"Refused\",\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"type\":\"sales\",\"status\":\"failed\",\"branch_id\":\"00\",\"invoice_no\":\"CN-2026-0003\",\"receipt_no\":null,\"synced_to_authority\":false,\"can_retry\":true,\"retry_count\":0,\"retries_left\":3,\"superseded_by\":null,\"in_doubt\":false,\"created_at\":\"2026-03-11T06:00:00.000Z\",\"processed_at\":\"2026-03-11T06:00:01.100Z\",\"request_data\":{\"branch_id\":\"00\",\"invoice_no\":\"CN-2026-0003\",\"receipt_type\":\"R\",\"original_invoice_no\":\"INV-2026-0041\",\"refund_reason_code\":\"06\",\"sale_date\":\"20260311\",\"payment_type\":\"01\",\"items\":[{\"item_code\":\"KE2NTXU0000001\",\"quantity\":1,\"unit_price\":580}]},\"response_data\":{\"receipt_no\":null,\"receipt_date\":null,\"qr_code\":null,\"result_code\":\"930\",\"result_message\":\"The original invoice does not exist\",\"attempts\":1,\"failure\":{\"code\":\"unit_930\",\"message\":\"The original invoice does not exist\",\"cause\":\"The authority doesn't know the invoice that the credit note names.\",\"remedy\":\"Check original_invoice_no, then retry once the original has reached the authority.\",\"actor\":\"caller\",\"retryable\":true,\"doc_url\":\"/docs/errors#unit_930\"}}},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Retry\":{\"value\":{\"status\":\"success\",\"message\":\"The retry succeeded\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"status\":\"success\",\"synced_to_authority\":true,\"receipt_no\":\"42\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Settled\":{\"value\":{\"status\":\"success\",\"message\":\"Settled as accepted\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"status\":\"success\",\"synced_to_authority\":true,\"receipt_no\":\"41\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TransactionStats\":{\"value\":{\"status\":\"success\",\"data\":{\"total\":8,\"by_status\":{\"pending\":1,\"processing\":0,\"success\":6,\"failed\":1},\"by_type\":{\"sales\":5,\"purchase\":2,\"stock\":1,\"import\":0},\"success_rate\":85.7},\"period\":{\"from\":\"2026-02-08\",\"to\":\"2026-03-10\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Receipt\":{\"value\":{\"status\":\"success\",\"data\":{\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"receipt_type\":\"S\",\"label\":\"NS\",\"invoice_no\":\"INV-2026-0041\",\"original_invoice_no\":null,\"receipt_no\":\"41\",\"total_receipt_no\":44,\"receipt_date\":\"20260310101501\",\"internal_data\":\"K7QWMX2ZP4TBRN5HVD3LJYCAGE\",\"receipt_signature\":\"M4XK7PZ2QW5TBN3H\",\"sdc_id\":\"KRACU0100000001\",\"verification_url\":\"https://etims-sbx.kra.go.ke/common/link/etims/receipt/indexEtimsReceiptData?Data=P051234567Z00M4XK7PZ2QW5TBN3H\",\"qr_code\":\"data:image/png;base64,iVBORw0KGgo=\",\"seller\":{\"tin\":\"P051234567Z\",\"name\":\"Example Traders Ltd\",\"branch_id\":\"00\",\"branch_name\":\"Head Office\",\"address\":\"Kenyatta Avenue 1, Nairobi\",\"phone\":\"+254700000000\"},\"customer_tin\":\"A001234567B\",\"customer_name\":\"Acacia Hotel\",\"payment_type\":\"01\",\"items\":[{\"item_seq\":1,\"item_code\":\"KE2NTXU0000001\",\"item_class_code\":\"5020230602\",\"item_name\":\"Cola 500ml\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":2,\"qty_unit_code\":\"U\",\"quantity\":2,\"unit_price\":580,\"supply_amount\":1000,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":1000,\"tax_type\":\"A\",\"tax_rate\":16,\"tax_amount\":160,\"total_amount\":1160},{\"item_seq\":2,\"item_code\":\"KE2NTXL0000002\",\"item_class_code\":\"99011021\",\"item_name\":\"Raw milk\",\"bcd\":null,\"pkg_unit_code\":\"NT\",\"pkg\":3,\"qty_unit_code\":\"L\",\"quantity\":3,\"unit_price\":50,\"supply_amount\":150,\"discount_rate\":0,\"discount_amount\":0,\"taxable_amount\":150,\"tax_type\":\"B\",\"tax_rate\":0,\"tax_amount\":0,\"total_amount\":150}],\"taxes\":[{\"tax_type\":\"A\",\"tax_rate\":16,\"taxable_amount\":1000,\"tax_amount\":160,\"total_amount\":1160},{\"tax_type\":\"B\",\"tax_rate\":0,\"taxable_amount\":150,\"tax_amount\":0,\"total_amount\":150}],\"taxable_amount\":1150,\"tax_amount\":160,\"total_amount\":1310},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"profile\":\"ke\",\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null,\"device_info\":{\"device_type\":\"VSCU\",\"firmware_version\":\"2.0.6\"},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:15:02.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"total\":1}}},\"Device\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"profile\":\"ke\",\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null,\"device_info\":{\"device_type\":\"VSCU\",\"firmware_version\":\"2.0.6\"},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:15:02.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The device is created\",\"data\":{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://127.0.0.1:8088\",\"profile\":\"ke\",\"is_active\":false,\"last_initialized_at\":null,\"last_error\":null,\"device_info\":{},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-10T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T06:10:00.004Z\",\"request_id\":\"0199c166-e5c4-7d10-9a41-3d2f8f6f0a12\",\"next_step\":\"POST /devices/00/initialize\"}}},\"DeviceUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The device is updated\",\"data\":{\"id\":3,\"branch_id\":1,\"bhf_id\":\"00\",\"tin\":\"P051234567Z\",\"dvc_srl_no\":\"SIM-DEV-0001\",\"vscu_url\":\"http://10.0.4.7:8088\",\"profile\":\"ke\",\"is_active\":false,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null,\"device_info\":{},\"created_at\":\"2026-03-10T06:10:00.000Z\",\"updated_at\":\"2026-03-12T06:10:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-12T06:10:00.004Z\",\"request_id\":\"0199cbb3-f7c4-7d10-9a41-3d2f8f6f0a13\",\"note\":\"The device must be initialized again, because its address changed\"}}},\"DeviceDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The device is deleted\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceInitialized\":{\"value\":{\"status\":\"success\",\"message\":\"The device is initialized\",\"data\":{\"bhf_id\":\"00\",\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"synced_data\":{\"tax_types\":5,\"item_classes\":1000,\"packaging_units\":52,\"quantity_units\":43,\"payment_types\":7,\"countries\":252}},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceTested\":{\"value\":{\"status\":\"success\",\"message\":\"The control unit answered\",\"data\":{\"bhf_id\":\"00\",\"vscu_url\":\"http://127.0.0.1:8088\",\"connectivity\":\"ok\",\"response_time_ms\":12,\"tested_at\":\"2026-03-10T07:15:01.400Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":1,\"bhf_id\":\"00\",\"name\":\"Head Office\",\"is_head_office\":true,\"address_line\":\"Kenyatta Avenue 1\",\"city\":\"Nairobi\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000000\",\"email\":\"shop@example.com\",\"manager_name\":null,\"manager_phone\":null,\"manager_email\":null,\"created_at\":\"2026-03-10T06:00:00.000Z\",\"updated_at\":\"2026-03-10T06:00:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1}}},\"Branch\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":1,\"bhf_id\":\"00\",\"name\":\"Head Office\",\"is_head_office\":true,\"address_line\":\"Kenyatta Avenue 1\",\"city\":\"Nairobi\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000000\",\"email\":\"shop@example.com\",\"manager_name\":null,\"manager_phone\":null,\"manager_email\":null,\"created_at\":\"2026-03-10T06:00:00.000Z\",\"updated_at\":\"2026-03-10T06:00:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The branch is created\",\"data\":{\"id\":2,\"bhf_id\":\"01\",\"name\":\"Mombasa Shop\",\"is_head_office\":false,\"address_line\":\"Moi Avenue 12\",\"city\":\"Mombasa\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000001\",\"email\":null,\"manager_name\":null,\"manager_phone\":null,\"manager_email\":null,\"created_at\":\"2026-03-10T06:05:00.000Z\",\"updated_at\":\"2026-03-10T06:05:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchUpdated\":{\"value\":{\"status\":\"success\",\"message\":\"The branch is updated\",\"data\":{\"id\":2,\"bhf_id\":\"01\",\"name\":\"Mombasa Old Town Shop\",\"is_head_office\":false,\"address_line\":\"Moi Avenue 12\",\"city\":\"Mombasa\",\"county\":null,\"postal_code\":null,\"country\":\"KE\",\"phone\":\"+254700000001\",\"email\":null,\"manager_name\":\"J. Otieno\",\"manager_phone\":null,\"manager_email\":null,\"created_at\":\"2026-03-10T06:05:00.000Z\",\"updated_at\":\"2026-03-10T06:06:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchDeleted\":{\"value\":{\"status\":\"success\",\"message\":\"The branch is deleted\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"BranchStats\":{\"value\":{\"status\":\"success\",\"data\":{\"bhf_id\":\"00\",\"total\":8,\"by_status\":{\"pending\":1,\"processing\":0,\"success\":6,\"failed\":1},\"by_type\":{\"sales\":5,\"purchase\":2,\"stock\":1,\"import\":0},\"success_rate\":85.7,\"items\":2,\"low_stock\":1,\"out_of_stock\":0,\"device\":{\"is_active\":true,\"last_initialized_at\":\"2026-03-10T06:15:02.000Z\",\"last_error\":null}},\"period\":{\"from\":\"2026-02-08\",\"to\":\"2026-03-10\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"CodeList\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"17\",\"class_name\":\"Packaging Unit\",\"code\":\"CT\",\"unit_code\":\"CT\",\"name\":\"Carton\",\"sort_order\":20}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1}}},\"CodesSynced\":{\"value\":{\"status\":\"success\",\"message\":\"The codes are refreshed\",\"data\":{\"bhf_id\":\"00\",\"synced_data\":{\"tax_types\":5,\"item_classes\":1000,\"packaging_units\":52,\"quantity_units\":43,\"payment_types\":7,\"countries\":252},\"synced_at\":\"2026-03-10T07:15:01.400Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TaxTypes\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"A\",\"unit_code\":\"B\",\"name\":\"A 16%\",\"sort_order\":1,\"rate\":16,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"B\",\"unit_code\":\"A\",\"name\":\"B 0%\",\"sort_order\":2,\"rate\":0,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"C\",\"unit_code\":\"C\",\"name\":\"C 0%\",\"sort_order\":3,\"rate\":0,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"D\",\"unit_code\":\"D\",\"name\":\"D 0%\",\"sort_order\":4,\"rate\":0,\"is_active\":true},{\"code_class\":\"04\",\"class_name\":\"Taxation Type\",\"code\":\"E\",\"unit_code\":\"E\",\"name\":\"E 8%\",\"sort_order\":5,\"rate\":8,\"is_active\":true}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PaymentTypes\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"07\",\"class_name\":\"Payment Type\",\"code\":\"01\",\"unit_code\":\"01\",\"name\":\"Cash\",\"sort_order\":1},{\"code_class\":\"07\",\"class_name\":\"Payment Type\",\"code\":\"02\",\"unit_code\":\"05\",\"name\":\"Debit or credit card\",\"sort_order\":2}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Countries\":{\"value\":{\"status\":\"success\",\"data\":[{\"code_class\":\"05\",\"class_name\":\"Country\",\"code\":\"KE\",\"unit_code\":\"KE\",\"name\":\"Kenya\",\"sort_order\":118}],\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ItemList\":{\"value\":{\"status\":\"success\",\"data\":[{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":8,\"safety_qty\":24,\"default_price\":580,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T06:20:00.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T06:20:00.000Z\"}],\"meta\":{\"timestamp\":\"2026-03-10T07:20:00.000Z\",\"request_id\":\"0199c1a7-0100-7c00-8a00-0a0b0c0d0e0f\",\"current_page\":1,\"per_page\":50,\"total\":1,\"total_pages\":1}}},\"Item\":{\"value\":{\"status\":\"success\",\"data\":{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":8,\"safety_qty\":24,\"default_price\":580,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T06:20:00.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T06:20:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ItemCreated\":{\"value\":{\"status\":\"success\",\"message\":\"The item is registered\",\"data\":{\"id\":11,\"item_code\":\"KE2NTXU0000001\",\"item_name\":\"Cola 500ml\",\"item_class_code\":\"5020230602\",\"item_type\":\"2\",\"current_qty\":0,\"safety_qty\":24,\"default_price\":580,\"tax_type_code\":\"A\",\"pkg_unit_code\":\"NT\",\"qty_unit_code\":\"U\",\"origin_nation_code\":\"KE\",\"barcode\":null,\"is_active\":true,\"last_synced_at\":\"2026-03-10T06:20:00.000Z\",\"created_at\":\"2026-03-10T06:20:00.000Z\",\"updated_at\":\"2026-03-10T06:20:00.000Z\"},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Health\":{\"value\":{\"status\":\"success\",\"data\":{\"status\":\"warn\",\"version\":\"1.0.0\",\"environment\":\"sandbox\",\"time\":\"2026-03-10T07:15:01.412Z\",\"checks\":[{\"name\":\"database\",\"status\":\"pass\",\"message\":\"Answers in 1 ms\"},{\"name\":\"worker\",\"status\":\"pass\",\"message\":\"Last seen 2 s ago\"},{\"name\":\"codes\",\"status\":\"warn\",\"message\":\"Last refreshed 40 days ago\",\"remedy\":\"POST /codes/sync\",\"bhf_id\":\"00\"}],\"lanes\":[{\"bhf_id\":\"00\",\"is_active\":true,\"circuit\":\"closed\",\"pending\":0,\"in_doubt\":0,\"oldest_pending_s\":null,\"last_contact_at\":\"2026-03-10T07:15:01.400Z\"}]},\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InvalidJson\":{\"value\":{\"status\":\"error\",\"message\":\"The body is not valid JSON\",\"code\":\"invalid_json\",\"error\":\"Unexpected end of JSON input\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InvalidSale\":{\"value\":{\"status\":\"error\",\"message\":\"The request is not valid\",\"code\":\"validation_failed\",\"error\":\"items[0].tax_amount: expected 160, found 185.6\",\"errors\":{\"items[0].tax_amount\":[\"expected 160, found 185.6\"]},\"retryable\":false,\"doc_url\":\"/docs/errors#validation_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Unauthorized\":{\"value\":{\"status\":\"error\",\"message\":\"The API key is not known\",\"code\":\"key_unknown\",\"retryable\":false,\"doc_url\":\"/docs/errors#key_unknown\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ForbiddenRole\":{\"summary\":\"Role\",\"value\":{\"status\":\"error\",\"message\":\"A cashier may not do this\",\"code\":\"role_not_allowed\",\"retryable\":false,\"doc_url\":\"/docs/errors#role_not_allowed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ForbiddenBranch\":{\"summary\":\"Branch\",\"value\":{\"status\":\"error\",\"message\":\"Branch 07 does not belong to the account\",\"code\":\"branch_not_owned\",\"retryable\":false,\"doc_url\":\"/docs/errors#branch_not_owned\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ForbiddenFeature\":{\"summary\":\"Plan\",\"value\":{\"status\":\"error\",\"message\":\"The plan does not include imports\",\"code\":\"feature_not_enabled\",\"retryable\":false,\"doc_url\":\"/docs/errors#feature_not_enabled\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"NotFound\":{\"value\":{\"status\":\"error\",\"message\":\"There is no such record\",\"code\":\"not_found\",\"retryable\":false,\"doc_url\":\"/docs/errors#not_found\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"IdempotencyInProgress\":{\"summary\":\"The first request is running\",\"value\":{\"status\":\"error\",\"message\":\"The first request with this Idempotency-Key is still running\",\"code\":\"idempotency_in_progress\",\"retryable\":true,\"doc_url\":\"/docs/errors#idempotency_in_progress\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InvoiceConflict\":{\"summary\":\"Same number, other content\",\"value\":{\"status\":\"error\",\"message\":\"INV-2026-0041 was submitted before with other content\",\"code\":\"invoice_conflict\",\"errors\":{\"total_amount\":[\"is 1310 in the first submission, 1410 in this one\"]},\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"retryable\":false,\"doc_url\":\"/docs/errors#invoice_conflict\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"InUse\":{\"summary\":\"In use\",\"value\":{\"status\":\"error\",\"message\":\"The branch has transactions\",\"code\":\"in_use\",\"retryable\":false,\"doc_url\":\"/docs/errors#in_use\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"PayloadTooLarge\":{\"value\":{\"status\":\"error\",\"message\":\"The body is larger than 1 MiB\",\"code\":\"payload_too_large\",\"retryable\":false,\"doc_url\":\"/docs/errors#payload_too_large\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UnsupportedMediaType\":{\"value\":{\"status\":\"error\",\"message\":\"Send application/json without content encoding\",\"code\":\"unsupported_media_type\",\"retryable\":false,\"doc_url\":\"/docs/errors#unsupported_media_type\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"ValidationFailed\":{\"summary\":\"Not valid\",\"value\":{\"status\":\"error\",\"message\":\"The request is not valid\",\"code\":\"validation_failed\",\"errors\":{\"per_page\":[\"must be <= 100\"],\"from_date\":[\"must be a date like 2026-03-31\"]},\"retryable\":false,\"doc_url\":\"/docs/errors#validation_failed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"IdempotencyMismatch\":{\"summary\":\"Key used with another body\",\"value\":{\"status\":\"error\",\"message\":\"This Idempotency-Key was used with another body\",\"code\":\"idempotency_mismatch\",\"retryable\":false,\"doc_url\":\"/docs/errors#idempotency_mismatch\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UnitRefused\":{\"summary\":\"The unit refused\",\"value\":{\"status\":\"error\",\"message\":\"The control unit refused the submission\",\"code\":\"unit_930\",\"error\":\"The original invoice does not exist\",\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"status\":\"failed\",\"can_retry\":true},\"retryable\":true,\"doc_url\":\"/docs/errors#unit_930\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"OutcomePending\":{\"summary\":\"Not sent yet\",\"value\":{\"status\":\"error\",\"message\":\"Stored, will be sent; do not submit it again under another number\",\"code\":\"outcome_pending\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"retryable\":true,\"doc_url\":\"/docs/errors#outcome_pending\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:30.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"check_status_url\":\"/api/v1/transactions/0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"}}},\"OutcomeUnknown\":{\"summary\":\"Sent without an answer\",\"value\":{\"status\":\"error\",\"message\":\"Sent, but the control unit gave no verdict; do not submit it again under another number\",\"code\":\"outcome_unknown\",\"transaction_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\",\"retryable\":true,\"doc_url\":\"/docs/errors#outcome_unknown\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:30.120Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"check_status_url\":\"/api/v1/transactions/0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41\"}}},\"DeviceNotReady\":{\"summary\":\"No active device\",\"value\":{\"status\":\"error\",\"message\":\"Branch 00 has no initialized device\",\"code\":\"device_not_ready\",\"retryable\":false,\"doc_url\":\"/docs/errors#device_not_ready\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"NotRetryable\":{\"summary\":\"Can't be retried\",\"value\":{\"status\":\"error\",\"message\":\"The transaction can't be retried\",\"code\":\"retry_not_allowed\",\"reason\":\"The retry limit of 3 is reached\",\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"retryable\":false,\"doc_url\":\"/docs/errors#retry_not_allowed\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"RetryFailed\":{\"summary\":\"Refused again\",\"value\":{\"status\":\"error\",\"message\":\"The control unit refused the submission\",\"code\":\"unit_930\",\"error\":\"The original invoice does not exist\",\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"data\":{\"transaction_id\":\"0199c1b0-2d10-7a55-b0c3-77d0f3b1c003\",\"synced_to_authority\":false,\"can_retry\":true},\"retryable\":true,\"doc_url\":\"/docs/errors#unit_930\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceInitializationFailed\":{\"summary\":\"Initialization refused\",\"value\":{\"status\":\"error\",\"message\":\"The device could not be initialized\",\"code\":\"unit_901\",\"error\":\"It is not a valid device\",\"data\":{\"bhf_id\":\"00\",\"error\":\"It is not a valid device\"},\"retryable\":false,\"doc_url\":\"/docs/errors#unit_901\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"DeviceTestFailed\":{\"summary\":\"No connection\",\"value\":{\"status\":\"error\",\"message\":\"The control unit did not answer\",\"code\":\"unit_unreachable\",\"error\":\"connection refused\",\"data\":{\"bhf_id\":\"00\",\"vscu_url\":\"http://127.0.0.1:8088\",\"connectivity\":\"failed\",\"error\":\"connection refused\"},\"retryable\":true,\"doc_url\":\"/docs/errors#unit_unreachable\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"TooManyRequests\":{\"value\":{\"status\":\"error\",\"message\":\"Too many requests\",\"code\":\"rate_limited\",\"retryable\":true,\"doc_url\":\"/docs/errors#rate_limited\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\",\"retry_after\":7}}},\"InternalError\":{\"value\":{\"status\":\"error\",\"message\":\"Something went wrong here; the operators can find it by the request id\",\"code\":\"internal_error\",\"retryable\":true,\"doc_url\":\"/docs/errors#internal_error\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"UnitUnreachable\":{\"summary\":\"A direct call got no answer\",\"value\":{\"status\":\"error\",\"message\":\"The control unit could not be reached\",\"code\":\"unit_unreachable\",\"error\":\"connection refused\",\"retryable\":true,\"doc_url\":\"/docs/errors#unit_unreachable\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"NotBuilt\":{\"value\":{\"status\":\"error\",\"message\":\"This operation is not built yet\",\"code\":\"not_built\",\"retryable\":false,\"doc_url\":\"/docs/errors#not_built\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}},\"Unavailable\":{\"value\":{\"status\":\"error\",\"message\":\"The service is overloaded; try again shortly\",\"code\":\"unavailable\",\"retryable\":true,\"doc_url\":\"/docs/errors#unavailable\",\"meta\":{\"timestamp\":\"2026-03-10T07:15:01.412Z\",\"request_id\":\"0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a11\"}}}}}}";
