// Every error code of the service and of control units: what it means, why it happens, how to fix it, and who must act.
// Decisions about the API: 7.
import { type UnitResultCode, unitCodes } from "./unit-codes.ts";

export { type CodeOutcome, unitCodes } from "./unit-codes.ts";

/** Why a failure happened, how to fix it, and who must act. */
export type Explanation = {
  title: string;
  cause: string;
  remedy: string;
  /** The calling program, the business it calls for, the service's operators, or the tax authority. */
  actor: "caller" | "taxpayer" | "operator" | "authority";
  /** Whether the same request, sent again later, can succeed. */
  retryable: boolean;
};

/** An entry as the table below has it: only a code that is retryable says so. */
type OwnEntry = Omit<Explanation, "retryable"> & { retryable?: true };

const own = {
  // The request itself
  validation_failed: {
    title: "Request not valid",
    cause:
      "One or more fields are missing, unknown, of the wrong type, out of bounds or contradict each other.",
    remedy: "Correct the fields listed in `errors` and send the request again.",
    actor: "caller",
  },
  invalid_cursor: {
    title: "Cursor not valid",
    cause:
      "The cursor was changed, or comes from another list, filter, sort, branch or account. Or the request has both `cursor` and `page`.",
    remedy:
      "Send `meta.next_cursor` of the last page unchanged, with the same filter and sort and without `page`. To begin again, omit `cursor`.",
    actor: "caller",
  },
  books_unreadable: {
    title: "Books can't be read",
    cause:
      "The uploaded file is not CSV or a workbook, its columns or cells are not clear, or it is larger than the service reads.",
    remedy:
      "Correct the file as the message says, or name columns and formats in `mapping`, and upload it again.",
    actor: "caller",
  },
  sales_file_unreadable: {
    title: "Sales file can't be read",
    cause: "The uploaded file is not CSV or a workbook, has no rows, or is larger than the service reads.",
    remedy: "Correct the file as the message says, and upload it again.",
    actor: "caller",
  },
  sales_upload_state: {
    title: "Upload of sales is in another state",
    cause: "The upload was started or canceled before, or no sale of it can be sent.",
    remedy:
      "Read the upload: its `status` says what happened, and `problem` and `problems` what is wrong. Upload the file again to send more of it.",
    actor: "caller",
  },
  sales_upload_limit: {
    title: "Too many uploads of sales",
    cause: "Too many uploaded files of the environment wait to be started.",
    remedy: "Start or cancel one of them (`GET /sales-uploads`), then upload the file again.",
    actor: "caller",
  },
  reconciliation_busy: {
    title: "Reconciliation is being matched",
    cause: "Another request or the nightly match works on the same reconciliation.",
    remedy: "Send the request again in a few seconds.",
    actor: "caller",
    retryable: true,
  },
  invalid_json: {
    title: "Body is not JSON",
    cause: "The request body could not be read as JSON, or one of its objects has a field twice.",
    remedy: "Send one well-formed JSON document in UTF-8, each field once.",
    actor: "caller",
  },
  payload_too_large: {
    title: "Body too large",
    cause:
      "The request body is above the limit: 1 MiB, for many sales (bulk) 4 MiB, with an uploaded file 14 MiB.",
    remedy:
      "Send fewer or shorter lines in one request. Of books, send each month as a file of its own, or save the file as a workbook (.xlsx).",
    actor: "caller",
  },
  unsupported_media_type: {
    title: "Media type not supported",
    cause: "The body is not declared as `application/json`, or it is compressed.",
    remedy: "Send `Content-Type: application/json` and no `Content-Encoding`.",
    actor: "caller",
  },
  malformed_request: {
    title: "Malformed request",
    cause:
      "The request is not valid HTTP/1.1, has two `Host` headers, or its path or query has a `%` that is not followed by the two digits of a UTF-8 byte.",
    remedy: "Send one `Host` header, and percent-encode the path and the query as UTF-8.",
    actor: "caller",
  },
  account_busy: {
    title: "Too many simultaneous requests",
    cause:
      "The account has too many open requests, bytes of request bodies, or costly requests (PDF, search for part of a text).",
    remedy: "Send fewer requests at once; wait for the seconds in `Retry-After`.",
    actor: "caller",
    retryable: true,
  },
  headers_too_large: {
    title: "Headers too large",
    cause: "The request line and the headers are larger than 16 KiB.",
    remedy: "Send fewer or shorter headers, and put long values in the body.",
    actor: "caller",
  },
  request_timeout: {
    title: "Request too slow",
    cause:
      "The headers took longer than 10 seconds, the whole request took longer than 30, or the body arrived at less than 1 KiB a second.",
    remedy: "Send the whole request at once. Check the network between you and the service.",
    actor: "caller",
    retryable: true,
  },
  expectation_failed: {
    title: "Expectation not supported",
    cause: "The request has an `Expect` header other than `100-continue`.",
    remedy: "Omit the `Expect` header.",
    actor: "caller",
  },
  route_not_found: {
    title: "Path unknown",
    cause: "No operation has this path.",
    remedy: "Check the path and the version prefix against the API reference at /docs.",
    actor: "caller",
  },
  method_not_allowed: {
    title: "Method not allowed",
    cause: "The path exists, but not with this method.",
    remedy: "Use one of the methods in the `Allow` header.",
    actor: "caller",
  },

  // Who calls
  key_missing: {
    title: "API key missing",
    cause: "The request carries no `Authorization: Bearer` header.",
    remedy: "Send the API key in `Authorization: Bearer <API_KEY>`.",
    actor: "caller",
  },
  key_malformed: {
    title: "API key malformed",
    cause: "The value in the header isn't a key of exactly 64 characters.",
    remedy: "Send the whole key as you received it.",
    actor: "caller",
  },
  key_unknown: {
    title: "API key unknown",
    cause: "The service never issued this key.",
    remedy:
      "Check that the key belongs to this service, or have an owner or admin create a new one (`POST /keys`).",
    actor: "caller",
  },
  key_revoked: {
    title: "API key revoked",
    cause: "The key was revoked.",
    remedy: "Use the account's newer key, or have an owner or admin create one (`POST /keys`).",
    actor: "caller",
  },
  key_expired: {
    title: "API key expired",
    cause: "The key's expiry date has passed.",
    remedy: "Have an owner or admin create a new key (`POST /keys`).",
    actor: "caller",
  },
  key_not_approved: {
    title: "API key not approved",
    cause: "The operators of the service approve each live key, and have not approved this one yet.",
    remedy:
      "Wait for the mail that says that the key is approved, or ask the operators. Sandbox keys work at once.",
    actor: "operator",
  },
  key_wrong_environment: {
    title: "Live key on the sandbox URL",
    cause: "`/sandbox/api/v1` takes sandbox keys only.",
    remedy: "Use a sandbox key (`txs_…`), or the live URL `/api/v1`.",
    actor: "caller",
  },
  user_inactive: {
    title: "User not active",
    cause: "The user that the key belongs to was deactivated.",
    remedy: "Use a key of an active user.",
    actor: "taxpayer",
  },
  account_pending_approval: {
    title: "Account waits for approval",
    cause: "The client account was registered and is not approved yet.",
    remedy: "Wait for the operators' approval.",
    actor: "operator",
  },
  account_suspended: {
    title: "Account suspended",
    cause: "The client account is temporarily disabled.",
    remedy: "Ask the operators why, and to reactivate it.",
    actor: "operator",
  },
  account_cancelled: {
    title: "Account cancelled",
    cause: "The client account is permanently disabled.",
    remedy: "Register a new account.",
    actor: "taxpayer",
  },

  // Who is signed in
  session_missing: {
    title: "Not signed in",
    cause: "The operation needs a session, and the request has no session cookie.",
    remedy: "Sign in with `POST /sessions` and send the cookie that you get.",
    actor: "caller",
  },
  session_ended: {
    title: "Session ended",
    cause:
      "The session was not used for too long, reached its longest duration, or was ended by you, by a new password, or by a change of the account or its team.",
    remedy: "Sign in again with `POST /sessions`.",
    actor: "caller",
  },
  session_required: {
    title: "API keys can't do this",
    cause:
      "The operation belongs to a person: sign-in, team, keys and ownership. API keys can't change them.",
    remedy: "Sign in with `POST /sessions`, and send the session's cookie instead of the key.",
    actor: "caller",
  },
  cross_site_request: {
    title: "Request from another site",
    cause:
      "The request has a session cookie and changes something, but it does not come from the service's own pages.",
    remedy: "Send the request from the service's own pages. A program sends `Sec-Fetch-Site: same-origin`.",
    actor: "caller",
  },
  account_not_named: {
    title: "Account not named",
    cause: "You belong to several accounts, and the request names none of them.",
    remedy: "Send the number of the account in the header `X-Account`. `GET /me` lists your accounts.",
    actor: "caller",
  },
  account_not_yours: {
    title: "Not your account",
    cause: "You don't belong to the account in `X-Account`.",
    remedy: "Send the number of an account from `GET /me`, or ask the account's owner to invite you.",
    actor: "taxpayer",
  },
  sign_in_failed: {
    title: "Sign-in failed",
    cause:
      "The e-mail address is unknown, or the password or code is wrong. The response does not say which.",
    remedy: "Check both and try again, or set a new password with `POST /password-resets`.",
    actor: "caller",
  },
  challenge_expired: {
    title: "Sign-in took too long",
    cause:
      "The code was given more than five minutes after the password, or the sign-in was completed already.",
    remedy: "Start over with `POST /sessions`.",
    actor: "caller",
  },
  too_many_attempts: {
    title: "Too many failed attempts",
    cause:
      "Several passwords or codes were wrong one after the other. The wait gets longer with each attempt.",
    remedy: "Wait for the seconds in `Retry-After`, or set a new password with `POST /password-resets`.",
    actor: "caller",
    retryable: true,
  },
  email_not_verified: {
    title: "E-mail address not verified",
    cause: "You have not confirmed yet that the e-mail address is yours.",
    remedy: "Open the link in the e-mail from the service. `POST /password-resets` sends another e-mail.",
    actor: "caller",
  },
  confirmation_required: {
    title: "Confirmation required",
    cause:
      "The operation could do lasting harm, and you last gave your password or code more than 10 minutes ago.",
    remedy: "Send your password or a code to `POST /sessions/confirm`, then retry the request.",
    actor: "caller",
  },
  code_required: {
    title: "Code required",
    cause:
      "The operation changes your sign-in, and two-factor sign-in is on. You last gave a code more than 10 minutes ago, or only the password since then.",
    remedy:
      "Send a code of your authenticator app, or a recovery code, to `POST /sessions/confirm`, then retry the request.",
    actor: "caller",
  },
  confirmation_failed: {
    title: "Confirmation failed",
    cause: "The password or the code is wrong, or the code was used before.",
    remedy: "Try again with your password, or with the next code of your authenticator app.",
    actor: "caller",
  },
  link_invalid: {
    title: "Link not valid",
    cause:
      "The link or code from the e-mail was used before, has expired, or was not copied completely. A newer one or a newer password can invalidate it.",
    remedy: "Request a new one.",
    actor: "caller",
  },
  two_factor_on: {
    title: "Two-factor sign-in is on",
    cause: "Two-factor sign-in is on already.",
    remedy: "To use another authenticator app, turn it off first with `DELETE /me/two-factor`.",
    actor: "caller",
  },
  two_factor_off: {
    title: "Two-factor sign-in is off",
    cause: "The operation needs two-factor sign-in, which is off.",
    remedy: "Turn it on with `POST /me/two-factor`.",
    actor: "caller",
  },
  two_factor_not_begun: {
    title: "No secret to confirm",
    cause: "You have not set up a secret yet.",
    remedy: "Begin with `POST /me/two-factor`.",
    actor: "caller",
  },
  code_wrong: {
    title: "Code is wrong",
    cause: "The code doesn't match the secret at this time, or was used before.",
    remedy: "Enter the secret in the authenticator app, check the phone's clock, and send the next code.",
    actor: "caller",
  },

  // Permissions of the caller
  address_not_allowed: {
    title: "IP address not allowed",
    cause: "The key is restricted to certain IP addresses, and yours isn't one of them.",
    remedy: "Call from an allowed IP address, or ask an owner to change the key's list.",
    actor: "caller",
  },
  role_not_allowed: {
    title: "Role not allowed",
    cause: "The role of the key's user, or of the person who is signed in, can't call this operation.",
    remedy: "Use a key of a user with one of the roles that the operation names.",
    actor: "taxpayer",
  },
  operator_required: {
    title: "Not an operator",
    cause: "Only operators of the service can call the operation, and you aren't an operator.",
    remedy: "Ask the person who runs the service to add you with `taxd operators add`.",
    actor: "operator",
  },
  two_factor_required: {
    title: "Two-factor sign-in required",
    cause: "Operators, and people in an account that requires it, must have two-factor sign-in on.",
    remedy: "Turn it on with `POST /me/two-factor`, then retry the request.",
    actor: "caller",
  },
  role_above_own: {
    title: "Role above your own",
    cause: "You can't give, change or remove a role above your own.",
    remedy: "Ask an owner of the account.",
    actor: "taxpayer",
  },
  feature_not_enabled: {
    title: "Feature not enabled",
    cause: "The account's plan does not include this feature.",
    remedy: "Ask the operators to enable it.",
    actor: "operator",
  },
  branch_not_owned: {
    title: "Branch not owned",
    cause: "The branch in the request doesn't belong to the account.",
    remedy: "Name one of the account's own branches (GET /branches).",
    actor: "caller",
  },
  resource_not_owned: {
    title: "Resource of another account",
    cause: "The identifier belongs to another account.",
    remedy: "Use identifiers that this account's own requests returned.",
    actor: "caller",
  },
  not_found: {
    title: "Not found",
    cause: "The key's environment has no record with this identifier.",
    remedy: "Check the identifier, and whether it belongs to the other environment (live, sandbox).",
    actor: "caller",
  },

  // How often, and again
  rate_limited: {
    title: "Rate limit exceeded",
    cause: "The key (or, without a key, the IP address) sent more requests than its limit allows.",
    remedy:
      "Wait `meta.retry_after` seconds. The `X-RateLimit-*` headers show how many requests you can send.",
    actor: "caller",
    retryable: true,
  },
  idempotency_in_progress: {
    title: "First request still running",
    cause: "Another request with the same Idempotency-Key is still running.",
    remedy: "Wait a moment and send the same request again.",
    actor: "caller",
    retryable: true,
  },
  idempotency_response_lost: {
    title: "Response of the first request lost",
    cause:
      "The first request with this Idempotency-Key changed something, but its response was not stored: its process stopped before that, or the response is larger than 256 KiB. The service doesn't run the request again.",
    remedy:
      "Read the record that the request changed, or `GET /audit`. To make the change again, send it with a new Idempotency-Key.",
    actor: "caller",
  },
  idempotency_mismatch: {
    title: "Idempotency key used for another request",
    cause: "The Idempotency-Key was used in the last 24 hours with another body.",
    remedy: "Use a new Idempotency-Key for each new request.",
    actor: "caller",
  },

  // The service itself
  internal_error: {
    title: "Internal error",
    cause: "An unexpected error occurred in the service.",
    remedy: "Report the `meta.request_id` to the operators. The service's log has the details.",
    actor: "operator",
    retryable: true,
  },
  unavailable: {
    title: "Service not available at the moment",
    cause: "The database can't be reached, the service is overloaded, or it is shutting down.",
    remedy: "Send the request again after `Retry-After` seconds.",
    actor: "operator",
    retryable: true,
  },

  // Submissions and their outcome
  invoice_conflict: {
    title: "Number already used with other content",
    cause: "The branch already has a transaction of this type with this number and other content.",
    remedy:
      "The first transaction stays valid; read it at `transaction_id`. Correct a sale with a credit note, a purchase with the supplier's credit " +
      "note, and a stock movement with one in the other direction. Don't submit it again: under a new number it would be signed twice. Use a new number only for another document.",
    actor: "caller",
  },
  supplier_invoice_registered: {
    title: "Supplier invoice already registered",
    cause:
      "A purchase with this supplier, supplier branch, supplier invoice number and receipt type already exists.",
    remedy: "Read the purchase at `transaction_id`. Register each supplier invoice once.",
    actor: "caller",
  },
  outcome_pending: {
    title: "Stored, not sent yet",
    cause: "The control unit couldn't be reached in time. The transaction is stored and will be sent.",
    remedy: "Poll `meta.check_status_url`. Don't submit the document under another number.",
    actor: "operator",
    retryable: true,
  },
  outcome_unknown: {
    title: "Sent, outcome unknown",
    cause: "The control unit gave no response. The service retries the call until the outcome is known.",
    remedy: "Poll `meta.check_status_url`. Don't submit the document under another number.",
    actor: "operator",
    retryable: true,
  },
  branch_paused: {
    title: "Branch is paused",
    cause:
      "A person has paused the branch. The service stores its submissions and sends nothing to its control unit.",
    remedy:
      "Read the reason in `error`. When the cause is gone, resume the branch: POST /branches/{bhfId}/resume, `taxctl branches resume BRANCH`. Then retry.",
    actor: "taxpayer",
  },
  receipt_mismatch: {
    title: "Another sale's receipt",
    cause:
      "The sale was sent and got no response. When the service retried, the control unit returned a receipt of another sale: its number or signature is known, it was signed before the sale was sent, or its number or total differs.",
    remedy:
      "Look the sale up in the control unit's journal or at the authority, then record the outcome: POST /transactions/{id}/settle, `taxctl transactions settle INVOICE_NO accepted --receipt-no NO --reason REASON`, or `rejected` in place of `accepted --receipt-no NO`. Until then the service keeps retrying, and later sales of the device wait.",
    actor: "operator",
  },
  unit_rejected: {
    title: "Rejected by the control unit",
    cause: "The control unit or the authority rejected the document.",
    remedy: "Read `error` and the result code. Correct the content and submit it again.",
    actor: "caller",
  },
  unit_body_rejected: {
    title: "Body rejected in front of the control unit",
    cause:
      "A web server in front of the control unit's program rejected the request's body (HTTP 413 or 415), so the document was not written.",
    remedy:
      "Ask the operator of the control unit to raise the body limit of its web server, or to allow `application/json`. Then retry. Or submit fewer lines.",
    actor: "operator",
    retryable: true,
  },
  unit_unreachable: {
    title: "Control unit not reachable",
    cause: "The branch's control unit gave no response.",
    remedy: "Check the unit's power, network and URL (POST /devices/{bhfId}/test), then try again.",
    actor: "taxpayer",
    retryable: true,
  },
  device_not_ready: {
    title: "No initialized device",
    cause: "The branch has no device, or its device is not initialized.",
    remedy: "Create the device and initialize it (POST /devices/{bhfId}/initialize).",
    actor: "taxpayer",
  },
  credentials_missing: {
    title: "Device's credentials missing",
    cause:
      "The device was moved to another server or to a relay. Credentials are dropped then, so that nobody reads them by another address.",
    remedy: "Send the device's credentials again (POST /devices/{bhfId}/initialize with `credentials`).",
    actor: "taxpayer",
  },
  unit_key_missing: {
    title: "Key of the online unit missing",
    cause:
      "The control unit was initialized before, issues its key (cmcKey) only once, and the service doesn't have it for this server.",
    remedy:
      "Send the key as `credentials.cmc_key` (POST /devices/{bhfId}/initialize), if another system has it. If it is lost, ask the authority's support to approve the device again.",
    actor: "taxpayer",
  },
  lane_stopped: {
    title: "Device's numbering stopped",
    cause:
      "The unit's numbers don't match the service's: another system sends through the same unit. Or the database was restored from a backup, and the unit's current numbers are not recorded yet.",
    remedy:
      "No document is lost: don't submit any again. Stop the other system, or after a restore look up the unit's last number. Then ask the operators to set the next number (`taxd numbers set`).",
    actor: "operator",
  },
  retry_not_allowed: {
    title: "Retry not allowed",
    cause: "The transaction is not failed, is being processed, was superseded, or used its three retries.",
    remedy: "Read `reason`. If the transaction can't be retried, submit a corrected document.",
    actor: "caller",
  },
  retry_failed: {
    title: "Retry failed",
    cause: "The transaction was sent again and rejected again.",
    remedy: "Read `error` and correct the problem that it names.",
    actor: "caller",
  },
  no_receipt: {
    title: "No receipt",
    cause: "The transaction isn't signed yet, was rejected, isn't a sale, or lost its receipt data.",
    remedy:
      "Read the transaction (GET /transactions/{id}). Only an accepted sale or credit note has a receipt.",
    actor: "caller",
  },
  no_copy: {
    title: "No copy",
    cause:
      "The document is a quotation or a training document. Only signed receipts have copies, which reports count.",
    remedy:
      "Print it again with GET /transactions/{id}/receipt: it always says that it is no official receipt.",
    actor: "caller",
  },
  characters_not_printable: {
    title: "Characters without a shape",
    cause:
      "The receipt has characters that the font of printed receipts lacks. Paper and PDF show a replacement mark for each of them.",
    remedy: "Write the name with letters of the font, such as Latin, Greek, Cyrillic or Arabic.",
    actor: "caller",
  },
  item_code_form: {
    title: "Item code of the wrong form",
    cause:
      "The code of a new item isn't the item's country, type, packaging unit and quantity unit with seven digits, such as KE2CTU0000044 or KE2NTKGM0000001.",
    remedy: "Correct `item_code`, or omit it: the service then makes a code of the right form.",
    actor: "caller",
  },
  item_name_differs: {
    title: "Line and item have different names",
    cause:
      "The code of a purchase line is that of your item, but their names share no word. Suppliers number items themselves, so the same code can be another product. Nothing was registered.",
    remedy:
      "Compare the line with your item (GET /items/{itemCode}). Send the code of the right item. If it is the same item, send `same_item: true` on the line.",
    actor: "caller",
  },
  item_class_unknown: {
    title: "Item class not in the synchronized table",
    cause: "The table of item classes that the control unit gave does not list the class of the new item.",
    remedy:
      "Check the class with GET /codes?code_class=item_class, or fetch the tables again with POST /codes/sync. To reject such items, set `settings.unknown_item_classes` of the device to reject.",
    actor: "caller",
  },
  receipt_unrecovered: {
    title: "Accepted, but the receipt is lost",
    cause:
      "The control unit accepted the document, but the service doesn't have its receipt. The unit's first response was lost and it confirmed the retry without the receipt, or a person recorded the outcome without the receipt.",
    remedy:
      "Don't submit it again. Read the receipt in the unit's journal or on the authority's portal. Enter it with POST /transactions/{id}/settle (outcome accepted, receipt_no and the other receipt data that you know).",
    actor: "taxpayer",
  },
  not_in_doubt: {
    title: "No outcome to record",
    cause: "The outcome of the transaction is known, or the transaction isn't sent yet.",
    remedy:
      "Read the transaction (GET /transactions/{id}) and follow its instructions. You can record the outcome of a call without a response, and the receipt of a success whose receipt is lost or was entered by hand.",
    actor: "caller",
  },
  settled_rejected: {
    title: "Recorded as rejected by hand",
    cause: "The control unit gave no response, and a person recorded that it didn't accept the document.",
    remedy: "Retry it, or submit a corrected document. The audit has the reason.",
    actor: "caller",
    retryable: true,
  },
  original_not_found: {
    title: "Original of the credit note not found",
    cause: "No sale with the `original_invoice_no` exists in the branch, or it failed.",
    remedy: "Send the invoice number of a sale that was accepted or is waiting.",
    actor: "caller",
  },
  customer_mismatch: {
    title: "Customer differs from the original",
    cause: "The credit note names a customer TIN that its original sale doesn't have.",
    remedy: "Omit customer_tin, or send the TIN of the original sale (GET /sales/{id}).",
    actor: "caller",
  },
  customer_name_missing: {
    title: "Customer without a name",
    cause:
      "The sale has the customer's TIN but no customer_name. It was accepted with the authority's name for the TIN if GET /taxpayers/{tin} has looked it up in the last 90 days, otherwise with the account's name for walk-in customers (GET /account).",
    remedy: "Send customer_name together with customer_tin.",
    actor: "caller",
  },
  taxpayer_unknown: {
    title: "TIN unknown at the authority",
    cause: "The tax authority knows no taxpayer with this TIN.",
    remedy: "Compare the TIN with the taxpayer's registration certificate and correct it.",
    actor: "caller",
  },
  taxpayer_not_cached: {
    title: "Taxpayer not in the cache",
    cause: "The request has cached=true, and this TIN was not looked up in the last 90 days.",
    remedy: "Omit cached to ask the control unit.",
    actor: "caller",
  },
  amount_adjusted: {
    title: "An amount is signed otherwise than it was sent",
    cause:
      "A tax, taxable or supply amount differs by at most 0.01 a line from what the calculation rules give. The calculated amount was signed.",
    remedy:
      "Compare your rounding with the rules: taxable = total / (1 + rate), tax = total − taxable. Or omit these amounts.",
    actor: "caller",
  },
  price_unusual: {
    title: "A price is far from the item's own",
    cause:
      "The price of a line is at least ten times the price of its item, or at most a tenth. The document was accepted.",
    remedy:
      "Compare quantity and price: the columns may be swapped. If the price is wrong, credit the document and submit it again; if it is right, ignore the warning or change the item's price.",
    actor: "caller",
  },
  tax_type_differs: {
    title: "A tax type isn't the item's",
    cause: "A line of the sale has another tax type than its item. The sale was accepted with the line's.",
    remedy:
      "Omit tax_type, so that the line has its item's. If the item's is wrong, change it (PATCH /items/{itemCode}). If the sale is wrong, credit it and submit it again.",
    actor: "caller",
  },
  unit_differs: {
    title: "A quantity unit isn't the item's",
    cause:
      "A line has another quantity unit than its item. The document was accepted, and the quantity is booked as if it were in the item's unit.",
    remedy:
      "Send the quantity in the item's unit and omit qty_unit_code, or register an item for the other unit (POST /items). If the document is wrong, credit it and submit it again.",
    actor: "caller",
  },
  discount_unusual: {
    title: "A discount is below one percent",
    cause:
      "A discount rate is below 1. Rates are percent: 0.1 is a tenth of a percent, 10 is ten. The document was accepted.",
    remedy: "If you meant a fraction, credit the document and submit it again with the rate in percent.",
    actor: "caller",
  },
  insurance_rate_differs: {
    title: "Insurance rate differs from the registered one",
    cause:
      "A line has another `insurance_rate` than its insurance is registered with. The sale was accepted.",
    remedy:
      "Omit `insurance_rate` to have the registered rate. If the insurer changed it, change the insurance: PATCH /insurances/{code}.",
    actor: "caller",
  },
  barcode_in_use: {
    title: "Another item has the barcode",
    cause: "Another active item of the environment has the same barcode. The item was accepted.",
    remedy:
      "If both are one item, take one out of use: PATCH /items/{itemCode} with is_active false. Otherwise correct the barcode there.",
    actor: "caller",
  },
  date_unusual: {
    title: "The date is years ago",
    cause:
      "The sale has a date more than twenty years ago. It was accepted, and belongs to the month of that date.",
    remedy: "Check the year. If it is wrong, credit the sale and submit it again with another number.",
    actor: "caller",
  },
  exchange_rate_unusual: {
    title: "The exchange rate is far from the last one",
    cause:
      "The rate of the sale is more than 5 % above or below that of the last sale in the same currency. The sale was accepted with its own rate.",
    remedy:
      "Check the rate: it is local currency for one unit of the foreign one. If it is wrong, credit the sale and submit it again with another number.",
    actor: "caller",
  },
  own_tin: {
    title: "The other party has your own TIN",
    cause:
      "The TIN of the supplier or customer is that of the branch's own control unit. The document was accepted.",
    remedy:
      "Check the TIN. Stock that moves between your branches is a transfer (POST /stock/transfers). If the document is wrong, credit it and submit it again.",
    actor: "caller",
  },
  supplier_invoice_similar: {
    title: "The supplier's invoice may be registered twice",
    cause:
      "Another purchase of the last two months has the same supplier TIN, supplier invoice number and total, and another supplier_bhf_id. The purchase was accepted.",
    remedy:
      "Compare the two with the supplier's paper. If they are one invoice, register a supplier's credit note (receipt_type R) for the wrong one.",
    actor: "caller",
  },
  quantity_above_record: {
    title: "More than the customs record has",
    cause: "The import was booked in with a larger quantity than its customs record has.",
    remedy:
      "Compare the quantity with the record (POST /imports/select-items lists it). If it is wrong, correct the stock with an adjustment (POST /stock with sar_ty_cd 13).",
    actor: "caller",
  },
  record_differs: {
    title: "Import differs from its customs record",
    cause:
      "The country of origin or the quantity unit of the import isn't that of its customs record. The import was booked.",
    remedy:
      "Compare the values with the record (POST /imports/select-items lists it). If the quantity is wrong, correct the stock with an adjustment (POST /stock with sar_ty_cd 13).",
    actor: "caller",
  },
  import_item_differs: {
    title: "Customs record linked to an unknown item or class",
    cause: "The item of the customs record is not registered, or has another item class. The status was set.",
    remedy:
      "Compare item_code and item_class_code with the item (GET /items). If they are wrong, send the status again with the right ones.",
    actor: "caller",
  },
  exchange_rate_missing: {
    title: "Foreign invoice booked without its rate",
    cause:
      "The exchange rate of the import is 1, and its customs record has another one. The amount in the foreign currency was booked as an amount in the local currency.",
    remedy:
      "Send `exchange_rate` with each import in a foreign currency. Correct the value of the stock with adjustments (POST /stock with sar_ty_cd 13).",
    actor: "caller",
  },
  customer_name_replaced: {
    title: "Customer name of the original used",
    cause:
      "The credit note has another customer name than its original sale. Control units compare the names, so it was accepted with the original's.",
    remedy: "Omit customer_name in credit notes. The service takes it from the original sale.",
    actor: "caller",
  },
  tin_form: {
    title: "TIN of the customer is malformed",
    cause:
      "The TIN of the customer doesn't have the form of the tax authority's TINs. Nothing was stored, because a receipt can't be changed.",
    remedy:
      "Correct `customer_tin`, or omit it to sign the sale without a TIN. If it is right, such as a foreign one, send `accept_unusual_tin: true`.",
    actor: "caller",
  },
  tin_malformed: {
    title: "TIN has an unusual format",
    cause:
      "The TIN of the customer or supplier doesn't have the form of the tax authority's TINs. It was accepted unchanged.",
    remedy:
      "Compare the TIN with the customer's or supplier's certificate. Ignore the warning if the TIN is foreign.",
    actor: "caller",
  },
  credit_exceeds_original: {
    title: "More credited than sold",
    cause:
      "Together with earlier credit notes, it credits more than the original sale in amount, quantity or items, or at a higher unit price.",
    remedy: "Credit at most the rest of the original, at most at its unit prices.",
    actor: "caller",
  },
  credit_tax_differs: {
    title: "Tax of the original expected",
    cause: "A line of the credit note has another tax type or rate than its item has on the original sale.",
    remedy: "Omit `tax_type` and `tax_rate` in credit notes. The service takes them from the original sale.",
    actor: "caller",
  },
  kind_not_supported: {
    title: "Kind of receipt not supported",
    cause: "The profile of the branch's control unit has no quotations, or no training mode.",
    remedy: "Omit `sale_kind` for a sale. Make the quotation in your own system.",
    actor: "caller",
  },
  already_credited: {
    title: "Nothing left to credit",
    cause: "The credit notes of the sale cover all its items, so a reissue has nothing to credit.",
    remedy: "Submit the corrected sale as a new one: POST /sales, `taxctl sales submit`.",
    actor: "caller",
  },
  period_closed: {
    title: "Month closed",
    cause: "The document is dated or claimed in a month that was closed. Nothing was stored.",
    remedy:
      "For a sale: date it in an open month. For a purchase: claim it in an open month (`claim_month`). Or have the owner reopen the month: POST /periods/{month}/reopen, `taxctl periods reopen`.",
    actor: "caller",
  },
  return_closed: {
    title: "Return of a closed month",
    cause: "The month was closed, so the amounts of its return no longer change. Nothing was stored.",
    remedy:
      "Have the owner reopen the month: POST /periods/{month}/reopen, `taxctl periods reopen`. Then enter the amounts, and close it again.",
    actor: "caller",
  },
  period_has_open_documents: {
    title: "Month has open work",
    cause:
      "Documents of the month are waiting or unconfirmed, or they failed and can be retried. Or purchases are not decided, or supplier invoices are not registered.",
    remedy:
      "List the documents: GET /transactions, `taxctl transactions list`. Retry or resolve those that are open. Decide and register purchases: POST /reconciliations/{id}/register, `taxctl purchases sync`. To close the month with its open work, give a reason.",
    actor: "caller",
  },
  period_not_over: {
    title: "Month not over",
    cause: "The month is the current month or a later one.",
    remedy: "Close the month from the first day of the next one.",
    actor: "caller",
  },
  period_open: {
    title: "Month open",
    cause: "The month is not closed, so it can't be reopened, and its return can't be filed.",
    remedy:
      "See which months are closed: GET /periods, `taxctl periods list`. Close it first: POST /periods/{month}/close, `taxctl periods close`.",
    actor: "caller",
  },
  z_report_made: {
    title: "Z report already made",
    cause: "The business day of the branch has its Z report.",
    remedy:
      "Read it: GET /reports/z, `taxctl reports z --list`. Make the next one when the next business day has begun.",
    actor: "caller",
  },
  z_report_unconfirmed: {
    title: "Z report with an unconfirmed sale",
    cause:
      "The control unit has not said whether it accepted a sale that counts in the Z report. Nothing was stored.",
    remedy:
      "Wait until the outcome is known, or record it: POST /transactions/{id}/settle, `taxctl transactions settle`. Then make the Z report.",
    actor: "caller",
    retryable: true,
  },
  z_report_waiting: {
    title: "Z report with waiting sales",
    cause: "Sales of the branch wait to be sent to the control unit. Nothing was stored.",
    remedy:
      "Wait until they are signed, or leave them for the next Z report with `leave_waiting`: POST /reports/z, `taxctl reports z --leave-waiting`.",
    actor: "caller",
    retryable: true,
  },
  input_tax_late: {
    title: "Input tax claimed late",
    cause:
      "The purchase is older than the authority allows for a deduction. It is registered without a claim, and its claim can't be changed to a month, unless an owner sends a `claim_reason`.",
    remedy:
      "Enter the tax as a cost. If the authority extended the time, an owner claims it with `claim_reason`, also after the registration: PUT /purchases/{transaction_id}/claim, `taxctl purchases claim`.",
    actor: "taxpayer",
  },
  already_reissued: {
    title: "Sale already reissued",
    cause: "The sale was credited and reissued with other content. The first reissue stands.",
    remedy:
      "Read the reissue at `transaction_id`. To correct it, reissue that sale once the control unit has signed it. A reissue whose sale was rejected can be corrected directly.",
    actor: "caller",
  },
  credit_note_rejected: {
    title: "Credit note of the reissue rejected",
    cause:
      "The control unit rejected the credit note of a reissue, so the corrected sale was not sent. The original sale stands.",
    remedy:
      "Remove the cause and retry the credit note: POST /transactions/{id}/retry, `taxctl transactions retry NUMBER`. The corrected sale is sent automatically once the credit note is accepted. If it has no retries left, reissue the original with another `credit_note_no`.",
    actor: "caller",
  },
  outgoing_rejected: {
    title: "Outgoing movement of the transfer rejected",
    cause:
      "The control unit of the sending branch rejected the outgoing movement of a transfer, so the incoming movement was not sent. No stock has moved.",
    remedy:
      "Remove the cause and retry the outgoing movement: POST /transactions/{id}/retry, `taxctl transactions retry NUMBER`. The incoming movement is sent automatically once the outgoing one is accepted. Or send the corrected transfer under the same reference.",
    actor: "caller",
  },
  credit_note_too_late: {
    title: "Credit note after the time limit",
    cause:
      "The credit note's date is later than the account allows. The setting credit_note_window has the limit, by default that of the control unit's profile (ke: 6 months).",
    remedy:
      "Ask the tax authority how to correct a sale of that time. An owner or administrator can change credit_note_window (PATCH /account).",
    actor: "taxpayer",
  },
  credit_note_too_early: {
    title: "Credit note before its sale",
    cause:
      "The credit note is dated before the sale that it credits. It would lower the tax of a day on which nothing was sold.",
    remedy: "Use the date on which the items came back: the sale's date, or a later one.",
    actor: "caller",
  },
  too_many_credit_notes: {
    title: "Credit note limit of the sale",
    cause:
      "The sale has as many credit notes as the account allows. The setting credit_notes_per_sale has the number.",
    remedy:
      "Check the sale's earlier credit notes. An owner or administrator can change credit_notes_per_sale (PATCH /account).",
    actor: "taxpayer",
  },

  // Records
  last_owner: {
    title: "Only owner",
    cause: "The change would leave the account without an active owner.",
    remedy: "Make another user owner first: `POST /users/{id}/transfer-ownership`.",
    actor: "taxpayer",
  },
  user_without_access: {
    title: "User has no access",
    cause: "The user is disabled, or has not accepted the invitation yet.",
    remedy: "Enable the user with `PATCH /users/{id}`, or wait until the person accepts.",
    actor: "taxpayer",
  },
  account_status: {
    title: "Not possible in this status",
    cause: "The account is in a status from which this change is not possible.",
    remedy:
      "An active account can be suspended or cancelled, a suspended one reactivated or cancelled. A cancelled account stays cancelled.",
    actor: "operator",
  },
  registration_not_pending: {
    title: "Not waiting for review",
    cause: "The registration was reviewed before, or its e-mail address is not confirmed yet.",
    remedy: "`GET /operator/registrations` lists the registrations that wait for review.",
    actor: "operator",
  },
  tin_bound: {
    title: "TIN bound to another account",
    cause: "Another account of the service already uses this TIN.",
    remedy:
      "Find out which account belongs to the taxpayer. Reject the registration, or unbind the TIN: `taxd accounts tins unbind`.",
    actor: "operator",
  },
  tin_in_use: {
    title: "TIN in use",
    cause: "A live device of the account reports under this TIN.",
    remedy:
      "Delete the device first, or use `taxd accounts tins unbind --force`: the device then stops at once, and its submissions wait.",
    actor: "operator",
  },
  too_many_mails: {
    title: "Too many e-mails",
    cause: "The e-mail address got several e-mails within an hour, or you requested several.",
    remedy: "Wait for the seconds in `Retry-After`. Check the spam folder of that address.",
    actor: "caller",
    retryable: true,
  },
  key_ended: {
    title: "Key has ended",
    cause: "The key was revoked or rotated before, or has expired.",
    remedy: "`GET /keys` lists the keys. Create another one with `POST /keys`.",
    actor: "taxpayer",
  },
  key_not_waiting: {
    title: "Key doesn't wait for approval",
    cause: "The key was approved or revoked before.",
    remedy: "`GET /operator/keys` lists the keys that wait.",
    actor: "operator",
  },
  already_exists: {
    title: "Already exists",
    cause: "A record with this identifier already exists.",
    remedy: "Use another identifier, or read and change the existing record.",
    actor: "caller",
  },
  in_use: {
    title: "Record in use",
    cause: "Other records depend on this one, so it can't be deleted or changed.",
    remedy: "Delete the records that depend on it first, if that is possible.",
    actor: "caller",
  },
  webhook_inactive: {
    title: "Webhook not active",
    cause:
      "The webhook is disabled or deleted. The service disables a webhook when its URL responds with 410 or fails for 5 days.",
    remedy: "Repair the endpoint and test it (POST /webhooks/{id}/test). A successful test enables it again.",
    actor: "caller",
  },
  relay_limit: {
    title: "Too many relays",
    cause: "The environment has the maximum number of relays.",
    remedy: "Revoke one that is no longer needed (GET /relays).",
    actor: "caller",
  },
  receipt_link_limit: {
    title: "Too many receipt links",
    cause: "The transaction has 20 valid links, the maximum.",
    remedy: "Use one of them, or revoke one (`GET /transactions/{id}/receipt-links`).",
    actor: "caller",
  },
  public_url_unknown: {
    title: "The service does not know its URL",
    cause: "Links for customers begin with the service's public URL, which is not set.",
    remedy: "Set `TAXD_PUBLIC_URL` and restart the service.",
    actor: "operator",
  },
  export_limit: {
    title: "Too many exports",
    cause: "The environment has 5 unfinished exports, or 50 exports in all.",
    remedy: "Wait until one is finished, or delete one that is no longer needed (GET /exports).",
    actor: "caller",
  },
  export_not_ready: {
    title: "The export has no file",
    cause: "The export is still being made, or it failed.",
    remedy: "Download the file when `GET /exports/{id}` says `ready`. Create a failed export again.",
    actor: "caller",
  },
  range_not_satisfiable: {
    title: "The range begins after the end of the file",
    cause: "The `Range` header begins after the last byte of the file.",
    remedy:
      "Compare the size of the download with `bytes` of the export: it is complete, or it belongs to another file.",
    actor: "caller",
  },
  webhook_limit: {
    title: "Too many webhooks",
    cause: "The environment has the maximum number of webhooks.",
    remedy: "Delete one that is no longer needed (GET /webhooks).",
    actor: "caller",
  },
  device_busy: {
    title: "Device has open transactions",
    cause: "Transactions of the device are pending or unconfirmed.",
    remedy:
      "Wait until they are finished (GET /transactions?status=pending), then try again. If the message names an unconfirmed transaction, start the control unit at its URL again, or record the outcome (POST /transactions/{id}/settle).",
    actor: "caller",
    retryable: true,
  },
  unit_in_use: {
    title: "Control unit is in use by another account",
    cause:
      "The operators have bound the TIN to another account. Only that account may use the TIN's control units, in live and sandbox.",
    remedy:
      "Check the TIN. If the business moves to this account, ask the operators to bind the TIN here (`taxd accounts tins`) and to set the numbers (`taxd numbers set`).",
    actor: "taxpayer",
  },
  tin_not_bound: {
    title: "TIN is not bound to the account",
    cause:
      "A live device needs a TIN that the operators have bound to the account. This one is bound to no account.",
    remedy: "Ask the operators to bind it: `taxd accounts tins bind ACCOUNT TIN`. Then retry the request.",
    actor: "operator",
    retryable: true,
  },
  initialization_failed: {
    title: "Device initialization failed",
    cause: "The control unit rejected the initialization or gave no response.",
    remedy: "Check the device's URL, TIN and serial number, and the unit. Then initialize again.",
    actor: "taxpayer",
    retryable: true,
  },
  connection_test_failed: {
    title: "Connection test failed",
    cause: "The control unit couldn't be reached or responded with an error.",
    remedy: "Read `data.error`. Check the URL, the network and the unit.",
    actor: "taxpayer",
    retryable: true,
  },
  profile_contradiction: {
    title: "Tax tables contradict the profile",
    cause: "The unit's tax types and rates differ from those of the device's profile.",
    remedy: "Compare both tables in `data`. Choose the right profile, or ask the operators.",
    actor: "operator",
  },
  item_number_unavailable: {
    title: "No item number available",
    cause: "The service couldn't number a new item, because the device is busy or its numbering has stopped.",
    remedy: "Try again, or send an `item_code` of your own.",
    actor: "operator",
    retryable: true,
  },
} satisfies Record<string, OwnEntry>;

/** A code that this version of the service can return. */
export type ErrorCode = keyof typeof own | `unit_${UnitResultCode}`;

/** Every code of the service, then those of control units. A unit's code is named `unit_<code>`. */
export const catalogue = Object.fromEntries<Explanation>([
  ...Object.entries<OwnEntry>(own).map(([code, entry]): [string, Explanation] => [
    code,
    { ...entry, retryable: entry.retryable ?? false },
  ]),
  ...Object.entries(unitCodes).map(([code, { outcome: _, ...entry }]): [string, Explanation] => [
    `unit_${code}`,
    entry,
  ]),
]) as Readonly<Record<ErrorCode, Explanation>>;

/** The explanation of a code or of a unit's result code (`910`). Undefined if the code is not listed. */
export function explain(code: ErrorCode): Explanation;
export function explain(code: string): Explanation | undefined;
export function explain(code: string): Explanation | undefined {
  return [code, `unit_${code}`].filter(isListed).map((name) => catalogue[name])[0];
}

/** Whether a code is in the catalog. */
export function isListed(code: string): code is ErrorCode {
  return Object.hasOwn(catalogue, code);
}
