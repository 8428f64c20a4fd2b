// The control unit's result codes: what each means, what helps, who must act, and what it says about a save.

/** What a result code says about the call that it answers. */
export type Outcome =
  /** Done. */
  | "accepted"
  /** Nothing found: a success for a fetch, no verdict on a save. */
  | "empty"
  /** Definitely not done. */
  | "refused"
  /** Definitely not done, but the same call may pass later. */
  | "passing"
  /** Definitely not done, and nothing else would be: the unit's own condition, not what was sent. */
  | "unit"
  /** Done before. */
  | "duplicate"
  /** Says nothing certain. */
  | "doubt";

type UnitCode = {
  title: string;
  cause: string;
  remedy: string;
  /** Who can remove the cause. */
  actor: "caller" | "taxpayer" | "operator" | "authority";
  /** Whether the same call can succeed later with nothing corrected here: the device's record and the document as they are. */
  retryable: boolean;
  outcome: Outcome;
};

type Row = [
  outcome: Outcome,
  actor: UnitCode["actor"],
  retryable: boolean,
  title: string,
  cause: string,
  remedy: string,
];

const wait =
  "Wait: it is sent again by itself, three times at most. If that is not enough, call the operator, and submit it again under the same number once the unit answers otherwise.";
const settle =
  "Nothing needs to be done: the same call is repeated under the same number until its fate is known.";
const callAuthority = "Ask the tax authority's support, naming the device and the time.";
const correct = "Correct the submission and send it again.";

const rows = {
  "000": [
    "accepted",
    "caller",
    false,
    "Accepted",
    "The control unit accepted the call.",
    "Nothing needs to be done.",
  ],
  "001": ["empty", "caller", false, "Nothing found", "No record matches.", "Nothing needs to be done."],

  "400": [
    "refused",
    "caller",
    false,
    "Request not valid",
    "The control unit could not use the request.",
    correct,
  ],
  "401": [
    "unit",
    "taxpayer",
    false,
    "Unit does not know the caller",
    "TIN or device serial number are not those that the unit was approved for.",
    "Compare TIN and serial number with the authority's approval, correct the device and initialise it again.",
  ],
  "404": [
    "unit",
    "taxpayer",
    false,
    "Device not found",
    "No device of this TIN and branch is known to the unit.",
    "Have the device approved by the authority, then initialise it again.",
  ],
  "500": [
    "doubt",
    "authority",
    true,
    "Error inside the unit",
    "The control unit failed at the call.",
    settle,
  ],
  "503": [
    "unit",
    "taxpayer",
    true,
    "Unit gives no receipts now",
    "The control unit has been out of reach of the authority for too long and stopped issuing receipts.",
    "Restore the unit's internet connection; waiting submissions follow in their order.",
  ],
  "504": ["doubt", "authority", true, "Authority answered too late", "A gateway gave up waiting.", settle],

  "801": ["doubt", "operator", true, "No data to send again", "The unit has nothing to hand on.", settle],
  "802": [
    "passing",
    "operator",
    true,
    "Unit must hand on earlier data first",
    "The control unit still holds data that the authority has not received.",
    wait,
  ],
  "803": [
    "doubt",
    "operator",
    true,
    "Report handed on before",
    "The unit's report was sent already.",
    settle,
  ],
  "804": ["doubt", "operator", true, "Report is empty", "The unit's report has no data.", settle],
  "805": [
    "doubt",
    "operator",
    true,
    "Data to send again exists",
    "The unit holds data to hand on again.",
    settle,
  ],
  "834": [
    "refused",
    "caller",
    false,
    "Receipt kind not allowed",
    "Transaction type and receipt type do not go together.",
    "Use a normal sale (`S`) or credit note (`R`).",
  ],
  "836": [
    "unit",
    "operator",
    true,
    "Unit's counters were altered",
    "The unit's local sequence numbers do not match the authority's.",
    "Connect the unit to the internet so that it can fetch its counters; then it continues by itself.",
  ],
  "838": [
    "unit",
    "taxpayer",
    true,
    "Unit cannot reach the authority",
    "The control unit has no connection to the tax authority and signs nothing more.",
    "Restore the unit's internet connection; waiting submissions follow in their order.",
  ],
  "881": [
    "refused",
    "caller",
    false,
    "Purchase code missing",
    "A sale to a business needs the buyer's purchase code.",
    "Ask the buyer for the code and send it.",
  ],
  "882": [
    "refused",
    "caller",
    false,
    "Purchase code not valid",
    "The authority does not know the purchase code.",
    correct,
  ],
  "883": [
    "refused",
    "caller",
    false,
    "Purchase code used before",
    "The purchase code belongs to another sale.",
    "Ask the buyer for a new code.",
  ],
  "884": [
    "refused",
    "caller",
    false,
    "Customer TIN not valid",
    "The authority does not know the buyer's tax number.",
    "Correct `customer_tin`, or leave it out for a buyer without one.",
  ],
  "891": [
    "unit",
    "operator",
    true,
    "Unit's address setting is wrong",
    "The control unit could not form the authority's address.",
    "Correct the unit's own configuration, then retry.",
  ],
  "892": [
    "unit",
    "operator",
    true,
    "Unit could not form the request header",
    "Settings or keys of the control unit are incomplete.",
    "Check the unit's configuration and key files, then retry.",
  ],
  "893": [
    "refused",
    "caller",
    false,
    "Unit could not use the content",
    "A value of the call does not fit.",
    correct,
  ],
  "894": [
    "doubt",
    "authority",
    true,
    "Unit lost the authority's server",
    "The control unit could not complete its talk with the authority's server.",
    settle,
  ],
  "895": [
    "refused",
    "operator",
    true,
    "Call not allowed by the unit",
    "The unit does not serve this call, or not in this way.",
    "Check the version and the configuration of the control unit, then retry.",
  ],
  "896": [
    "doubt",
    "authority",
    true,
    "Authority's server answered wrongly",
    "The unit got no proper status.",
    settle,
  ],
  "899": [
    "doubt",
    "operator",
    true,
    "Unit gives no reason",
    "A repeated number, or missing key files: units use one code for both.",
    "The same call is repeated. If it lasts, check the unit's key files.",
  ],

  "900": [
    "unit",
    "operator",
    true,
    "Unit's keys are missing",
    "The unit sent no identification, usually because its stored key is empty.",
    "Restore the unit's key files or have the device approved anew, then retry.",
  ],
  "901": [
    "unit",
    "taxpayer",
    false,
    "Device not valid",
    "TIN, branch and serial number are not approved together; a blank or a typing error is enough.",
    "Compare all three with the authority's approval, correct the device and initialise it.",
  ],
  "902": [
    "doubt",
    "caller",
    false,
    "Device installed before",
    "The device was initialised earlier; its keys are given once only.",
    "Nothing needs to be done: the device can be used.",
  ],
  "903": [
    "unit",
    "taxpayer",
    false,
    "Wrong kind of device",
    "The serial number belongs to another kind of control unit.",
    "Use the serial number that the authority gave for this kind of unit.",
  ],
  "905": [
    "unit",
    "taxpayer",
    true,
    "Device could not be verified",
    "The authority did not confirm the device.",
    "Check the device's approval with the authority, then retry.",
  ],
  "910": [
    "refused",
    "caller",
    false,
    "Field refused",
    "The unit did not accept one or more fields; its message names them.",
    correct,
  ],
  "911": ["refused", "operator", false, "Call without content", "The unit received no body.", callAuthority],
  "912": [
    "refused",
    "operator",
    true,
    "Method not known to the unit",
    "The unit does not serve this call.",
    "Check the version of the control unit, then retry.",
  ],
  "913": [
    "refused",
    "caller",
    false,
    "Code not in its table",
    "A code (unit, package, payment, class …) is not in the authority's table; the message names the field.",
    "Synchronise the codes, use one of the table, and send again.",
  ],
  "921": [
    "refused",
    "taxpayer",
    false,
    "Period is closed",
    "The authority no longer takes data of this declaration.",
    "Ask the tax authority how to report it.",
  ],
  "922": [
    "refused",
    "operator",
    true,
    "Sale data must come first",
    "The unit takes invoice data only after its sale.",
    "Retry after the sale has been accepted.",
  ],
  "924": [
    "duplicate",
    "operator",
    false,
    "Number used before",
    "The unit has accepted this number already.",
    settle,
  ],
  "930": [
    "refused",
    "caller",
    false,
    "Original sale not found",
    "The unit does not know the sale that the credit note refers to.",
    "Check `original_invoice_no`; the original must have gone through the same unit.",
  ],
  "931": [
    "refused",
    "caller",
    false,
    "Credit above the original amount",
    "A line credits more than was sold.",
    "Lower the amount of the credit note.",
  ],
  "932": [
    "refused",
    "caller",
    false,
    "Item not on the original",
    "The credit note has an item that was not sold with the original.",
    "Leave the item out.",
  ],
  "934": [
    "refused",
    "caller",
    false,
    "Credit above the original quantity",
    "A line credits more pieces than were sold.",
    "Lower the quantity of the credit note.",
  ],
  "935": [
    "refused",
    "caller",
    false,
    "Credit note does not fit the original",
    "Lines of the credit note differ from those of the sale.",
    "Take price, tax type and item from the original.",
  ],

  "990": [
    "doubt",
    "caller",
    false,
    "Too many rows",
    "More rows were asked for than the unit gives.",
    "Ask for a shorter period.",
  ],
  "991": [
    "doubt",
    "authority",
    true,
    "Authority could not store",
    "An insert failed at the authority.",
    settle,
  ],
  "992": [
    "doubt",
    "authority",
    true,
    "Authority could not change",
    "An update failed at the authority.",
    settle,
  ],
  "993": [
    "doubt",
    "authority",
    true,
    "Authority could not delete",
    "A deletion failed at the authority.",
    settle,
  ],
  "994": [
    "duplicate",
    "operator",
    false,
    "Data sent before",
    "The authority holds the same data already.",
    settle,
  ],
  "995": ["doubt", "authority", true, "File missing", "The authority has no file to give.", callAuthority],
  "999": ["doubt", "authority", true, "Unknown error", "The authority gives no reason.", settle],

  E04: [
    "unit",
    "taxpayer",
    false,
    "Device or branch not found",
    "The authority does not know this device at this branch.",
    "Correct the branch identifier or have the device approved, then initialise it again.",
  ],
  E11: [
    "unit",
    "operator",
    true,
    "Unit's memory is full",
    "The control unit cannot store another receipt.",
    "Connect the unit so that it can hand on its data, or have it replaced; then retry.",
  ],
  E31: [
    "refused",
    "operator",
    false,
    "Cursor malformed",
    "The unit did not take the date of the last request.",
    callAuthority,
  ],
} satisfies Record<string, Row>;

function describe([outcome, actor, retryable, title, cause, remedy]: Row): UnitCode {
  return { title, cause, remedy, actor, retryable, outcome };
}

/** A result code that units are known to give. */
export type UnitResultCode = keyof typeof rows;

/** Every result code, keyed as the unit gives it (`894`); a catalogue of errors lists them as `unit_894`. */
export const unitCodes: Record<string, UnitCode> = Object.fromEntries(
  Object.entries(rows).map(([code, row]) => [code, describe(row)]),
);
