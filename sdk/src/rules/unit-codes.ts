// The control unit's result codes: the meaning of each, how to fix it, who must act, and the outcome for a save.
// Decisions about the API: 90.

/** The outcome that a result code gives a call. */
export type CodeOutcome =
  /** Done. */
  | "accepted"
  /** Nothing found: a success for a fetch, no result on a save. */
  | "empty"
  /** Definitely not done. */
  | "rejected"
  /** Definitely not done, but the same call may pass later. */
  | "passing"
  /** Definitely not done, and other calls would fail too: the unit's own condition, not the content. */
  | "unit"
  /** Done before. */
  | "duplicate"
  /** The outcome is unknown. */
  | "doubt";

type UnitCode = {
  title: string;
  cause: string;
  remedy: string;
  /** Who can remove the cause. */
  actor: "caller" | "taxpayer" | "operator" | "authority";
  /** Whether the same call can succeed later with nothing corrected here: the device's record and the document as they are. */
  retryable: boolean;
  outcome: CodeOutcome;
};

const wait =
  "Wait: the service retries it automatically, at most three times. If it still fails, ask the operator to check the unit. Then submit it again under the same number.";
const settle =
  "No action is needed. The service retries the call under the same number until the outcome is known.";
const callAuthority = "Ask the tax authority's support, naming the device and the time.";
const correct =
  "Correct the submission and send it again under the same number: it replaces the rejected one.";

/** The content is wrong: the caller corrects it. */
function rejected(title: string, cause: string, remedy = correct): UnitCode {
  return { title, cause, remedy, actor: "caller", retryable: false, outcome: "rejected" };
}

/** The service itself finds out what became of the call. */
function doubt(actor: UnitCode["actor"], title: string, cause: string, remedy = settle): UnitCode {
  return { title, cause, remedy, actor, retryable: true, outcome: "doubt" };
}

function duplicate(title: string, cause: string): UnitCode {
  return { title, cause, remedy: settle, actor: "operator", retryable: false, outcome: "duplicate" };
}

/** The unit is not the one that the device's record names. */
function wrongDevice(title: string, cause: string, remedy: string): UnitCode {
  return { title, cause, remedy, actor: "taxpayer", retryable: false, outcome: "unit" };
}

/** The unit takes no calls until somebody has removed the cause. */
function unitFault(actor: UnitCode["actor"], title: string, cause: string, remedy: string): UnitCode {
  return { title, cause, remedy, actor, retryable: true, outcome: "unit" };
}

const codes = {
  "000": {
    title: "Accepted",
    cause: "The control unit accepted the call.",
    remedy: "No action is needed.",
    actor: "caller",
    retryable: false,
    outcome: "accepted",
  },
  "001": {
    title: "Nothing found",
    cause: "No record matches.",
    remedy: "No action is needed.",
    actor: "caller",
    retryable: false,
    outcome: "empty",
  },

  "400": rejected("Request not valid", "The control unit could not use the request."),
  "401": wrongDevice(
    "Unit doesn't know the device",
    "The TIN or the device serial number differs from the unit's approval.",
    "Compare TIN and serial number with the authority's approval, correct the device and initialize it again.",
  ),
  "404": wrongDevice(
    "Device not found",
    "No device of this TIN and branch is known to the unit.",
    "Have the device approved by the authority, then initialize it again.",
  ),

  "500": doubt("authority", "Error inside the unit", "The control unit failed during the call."),
  "503": unitFault(
    "taxpayer",
    "Unit issues no receipts now",
    "The control unit had no connection to the authority for too long and stopped issuing receipts.",
    "Restore the unit's internet connection. Waiting submissions are then sent in order.",
  ),
  "504": doubt("authority", "Authority responded too late", "A gateway gave up waiting."),

  "801": doubt("operator", "No data to send again", "The unit has no data to forward."),
  "802": {
    title: "Unit must forward earlier data first",
    cause: "The control unit still holds data that the authority has not received.",
    remedy: wait,
    actor: "operator",
    retryable: true,
    outcome: "passing",
  },
  "803": doubt("operator", "Report already forwarded", "The unit's report was already sent."),
  "804": doubt("operator", "Report is empty", "The unit's report has no data."),
  "805": doubt("operator", "Data to send again exists", "The unit has data to forward again."),
  "834": rejected(
    "Receipt type not allowed",
    "The transaction type and the receipt type don't match.",
    "Use a normal sale (`S`) or credit note (`R`).",
  ),
  "836": unitFault(
    "operator",
    "Unit's counters don't match",
    "The unit's local sequence numbers do not match the authority's.",
    "Connect the unit to the internet so that it can fetch its counters. It then continues automatically.",
  ),
  "838": unitFault(
    "taxpayer",
    "Unit can't reach the authority",
    "The control unit has no connection to the tax authority and signs no more receipts.",
    "Restore the unit's internet connection. Waiting submissions are then sent in order.",
  ),
  "881": rejected(
    "Purchase code missing",
    "A sale to a business needs the buyer's purchase code.",
    "Ask the buyer for the code and send it as `purchase_code`, or omit `customer_tin`.",
  ),
  "882": rejected(
    "Purchase code not valid",
    "The authority does not know the purchase code, or gave it for another buyer or seller.",
    "Check `purchase_code` with the buyer, and send the sale again with the right one.",
  ),
  "883": rejected(
    "Purchase code used before",
    "The purchase code belongs to another sale.",
    "Ask the buyer for a new code, and send the sale again with it.",
  ),
  "884": rejected(
    "Customer TIN not valid",
    "The authority doesn't know the buyer's TIN.",
    "Correct `customer_tin`, or omit it for a buyer without a TIN.",
  ),
  "891": unitFault(
    "operator",
    "Unit's URL setting is wrong",
    "The control unit couldn't form the authority's URL.",
    "Correct the unit's own configuration, then retry.",
  ),
  "892": unitFault(
    "operator",
    "Unit could not form the request header",
    "Settings or keys of the control unit are incomplete.",
    "Check the unit's configuration and key files, then retry.",
  ),
  "893": rejected("Unit could not use the content", "A value of the call doesn't fit."),
  "894": doubt(
    "authority",
    "Unit lost the authority's server",
    "The control unit lost the connection to the authority's server.",
  ),
  "895": {
    ...rejected(
      "Call not allowed by the unit",
      "The unit doesn't support this call, or not with this content.",
      "Check the version and the configuration of the control unit, then retry.",
    ),
    actor: "operator",
    retryable: true,
  },
  "896": doubt("authority", "Authority's server gave a wrong response", "The unit got no valid status."),
  "899": doubt(
    "operator",
    "Unit gives no reason",
    "The number was used before, or key files are missing. Units use one code for both.",
    "The service retries the call, and reports it after three responses. Check the unit's key files. Or look the document up in the unit's journal, and record the outcome: POST /transactions/{id}/settle, `taxctl transactions settle`.",
  ),

  "900": unitFault(
    "operator",
    "Unit's keys are missing",
    "The unit sent no identification, usually because its stored key is empty.",
    "Restore the unit's key files or have the device approved again, then retry. An online unit wants the key that it issued to the device: send it as `credentials.cmc_key` (PUT /devices/{bhfId}).",
  ),
  "901": wrongDevice(
    "Device not valid",
    "TIN, branch and serial number are not approved together; a space or a typing error is enough.",
    "Compare all three with the authority's approval, correct the device and initialize it. Of an online unit, the key can be wrong too: send it as `credentials.cmc_key`.",
  ),
  "902": {
    ...doubt(
      "caller",
      "Device installed before",
      "The device was initialized earlier. Its keys are issued only once.",
      "No action is needed: you can use the device.",
    ),
    retryable: false,
  },
  "903": wrongDevice(
    "Wrong type of device",
    "The serial number belongs to another type of control unit.",
    "Use the serial number that the authority issued for this type of unit, or change the device's `wire`.",
  ),
  "905": unitFault(
    "taxpayer",
    "Device could not be verified",
    "The authority did not confirm the device.",
    "Check the device's approval with the authority, then retry.",
  ),
  "910": rejected("Field rejected", "The unit rejected one or more fields. Its message names them."),
  "911": {
    ...rejected("Call without content", "The unit received no body.", callAuthority),
    actor: "operator",
  },
  "912": {
    ...rejected(
      "Method unknown to the unit",
      "The unit doesn't support this call.",
      "Check the version of the control unit, then retry.",
    ),
    actor: "operator",
    retryable: true,
  },
  "913": rejected(
    "Code not in its table",
    "A code (unit, package, payment, class …) is not in the authority's table. The message names the field.",
    "Synchronize the codes, use a code from the table, and submit again.",
  ),
  "921": {
    ...rejected(
      "Period is closed",
      "The authority no longer accepts data for this period.",
      "Ask the tax authority how to report it.",
    ),
    actor: "taxpayer",
  },
  "922": {
    ...rejected(
      "Sale data must come first",
      "The unit accepts invoice data only after its sale.",
      "Retry after the sale has been accepted.",
    ),
    actor: "operator",
    retryable: true,
  },
  "924": duplicate("Number used before", "The unit has accepted this number already."),
  "930": rejected(
    "Original sale not found",
    "The unit does not know the sale that the credit note refers to.",
    "Check `original_invoice_no`. The same unit must have signed the original.",
  ),
  "931": rejected(
    "Credit above the original amount",
    "A line credits a higher amount than was sold.",
    "Lower the amount of the credit note.",
  ),
  "932": rejected(
    "Item not on the original",
    "The credit note has an item that isn't on the original sale.",
    "Remove the item.",
  ),
  "934": rejected(
    "Credit above the original quantity",
    "A line credits a higher quantity than was sold.",
    "Lower the quantity of the credit note.",
  ),
  "935": rejected(
    "Credit note doesn't match the original",
    "Lines of the credit note differ from those of the sale.",
    "Take price, tax type and item from the original.",
  ),
  "990": {
    ...doubt(
      "caller",
      "Too many rows",
      "The request asked for more rows than the unit returns.",
      "Ask for a shorter period.",
    ),
    retryable: false,
  },
  "991": doubt("authority", "Authority could not store", "An insert failed at the authority."),
  "992": doubt("authority", "Authority could not change", "An update failed at the authority."),
  "993": doubt("authority", "Authority could not delete", "A deletion failed at the authority."),
  "994": duplicate("Data sent before", "The authority already has the same data."),
  "995": doubt("authority", "File missing", "The authority doesn't have the file.", callAuthority),
  "999": doubt("authority", "Unknown error", "The authority gives no reason."),

  E04: wrongDevice(
    "Device or branch not found",
    "The authority does not know this device at this branch.",
    "Correct the branch identifier or have the device approved, then initialize it again.",
  ),
  E11: unitFault(
    "operator",
    "Unit's memory is full",
    "The control unit can't store another receipt.",
    "Connect the unit so that it can forward its data, or have it replaced. Then retry.",
  ),
  E31: {
    ...rejected("Cursor malformed", "The unit rejected the date of the last request.", callAuthority),
    actor: "operator",
  },
} satisfies Record<string, UnitCode>;

/** A result code that units are known to give. */
export type UnitResultCode = keyof typeof codes;

/** Every result code, keyed as the unit gives it (`894`); the catalog lists them as `unit_894`. */
export const unitCodes: Record<string, UnitCode> = codes;
