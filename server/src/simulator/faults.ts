// Every fault that the simulator can play, and how the service handles it. The documentation is made from this table.

/** Which calls a fault touches when no function is named. */
export type FaultReach = "all" | "saves" | "numbered" | "selects" | string[];

/** The definition of a fault, with its parameters. */
interface FaultDefinition {
  name: string;
  /** The effect for the caller. */
  what: string;
  /** How the service handles it. Faults on the wire (`T`) have none: for the service, each leaves the call in doubt. */
  service?: string;
  /** Parameters with their defaults. */
  params: Record<string, string | number | boolean>;
  /** The parameter that `SIM-F2-5000` sets. */
  argument?: string;
  reach: FaultReach;
}

const sales = ["saveSales"];
const supplierSales = ["selectTrnsPurchaseSales"];
const imports = ["selectImportItems"];

/** All faults by id. `F` as integrators have met them, `T` on the wire below them. */
export const faults = {
  F1: {
    name: "refused",
    what: "Nobody listens: connections are refused until `forMs` is over, or until the same process clears the fault (`listener`). The control endpoint is closed too, so over HTTP `forMs` is 5000 by default. With `reset`, the next connection is reset before anything is read.",
    service:
      "Stores the submission, frees the number, backs off, and opens the circuit after three sends. Waiting callers learn at once that the submission is stored and not sent. No attempt is counted.",
    params: { how: "listener", forMs: 0 },
    argument: "how",
    reach: "all",
  },
  F2: {
    name: "slow",
    what: "Waits `ms` before (`before`) or after (`after`) the call is processed, then responds as usual.",
    service:
      "Gives each call its own time limit, a long one for item classes. A save that takes longer is unconfirmed. It is sent again with the same number, and never signed twice.",
    params: { ms: 2000, when: "before" },
    argument: "ms",
    reach: "all",
  },
  F3: {
    name: "unanswered",
    what: "Accepts and signs, then never responds (`hang`) or resets the connection (`reset`). Only a first acceptance uses up the fault, never a replay.",
    service:
      "Keeps the number bound and sends the same content with it until the unit reports the outcome. A sale is signed once.",
    params: { how: "hang" },
    argument: "how",
    reach: "numbered",
  },
  F4: {
    name: "duplicate",
    what: "The next replay of an accepted number gets this response: `899`, `994`, `924` (each with `data` null), `receipt` (924 with the original receipt) or `expected` (the counter's text). By value: the sale is signed, its response lost, and its replay gets this response.",
    service:
      "Treats each response except 899 as the acceptance of its own lost call. Stores the receipt if the response has it, else marks the sale `receipt_unrecovered`. 899 decides nothing; after three, health and `transaction.stalled` report it.",
    params: { mode: "receipt" },
    argument: "mode",
    reach: "numbered",
  },
  F5: {
    name: "key-missing",
    what: "899 with `data` null that isn't a duplicate: the key file is missing, and the unit accepts nothing.",
    service:
      "Treats 899 as an unknown outcome, never as a duplicate. The number stays bound until a definite response, so the receipt is the real one. After three responses, health and `transaction.stalled` report it; the other streams continue.",
    params: { code: "899" },
    argument: "code",
    reach: "numbered",
  },
  F6: {
    name: "drift",
    what: "Another system has used `by` numbers of the counter just before this call (negative: the unit was set back). The rejection names the expected number.",
    service:
      "Takes the unit's number once; in live only upward. At the second sequence mismatch in a row, the stream stops and reports it.",
    params: { by: 1 },
    argument: "by",
    reach: "numbered",
  },
  F7: {
    name: "race",
    what: "Delays the call by `ms`. Any other save of the branch that arrives meanwhile is rejected with 899.",
    service: "Makes one save call at a time for each device, over all its streams and all processes.",
    params: { ms: 200 },
    argument: "ms",
    reach: "saves",
  },
  F8: {
    name: "sent-twice",
    what: "A trader's number that was signed before is rejected with 994 if it comes with a new number of the unit. Without the fault it is signed again and reported as violation `signed_twice`.",
    service:
      "Recognizes a submission by branch, kind and number. A retry returns the current state, and only one call goes to the unit.",
    params: {},
    reach: sales,
  },
  F9: {
    name: "offline",
    what: "The unit has lost its connection to the authority. It signs for `graceMs` more (the online unit not at all), then responds with `code` (894, 838) or HTTP 503 (`503`).",
    service:
      "Stops the lane without using up an attempt, and continues in the old order when the unit is back. Health, `GET /devices` and an event report it.",
    params: { code: "894", graceMs: 0 },
    argument: "code",
    reach: "all",
  },
  F10: {
    name: "outage",
    what: "An HTML page with HTTP 504, 500, 502 or 503, an `empty` body, or an HTML page with HTTP 200 (`html200`). With `signed` the call was processed first.",
    service:
      "Treats pages, empty bodies and 5xx as no result. A save is sent again with its number. A fetch fails with 500 `unit_unreachable` and keeps its cursor.",
    params: { kind: "504", signed: false },
    argument: "kind",
    reach: "all",
  },
  F11: {
    name: "wrapped",
    what: "The usual response in an unusual shape: any code but 000 as HTTP 400 (`status`), or inside the wrapper of a gateway (`gateway`).",
    service:
      "Decides by the result code, wherever it is and with any HTTP status. A gateway's own 400 is a rejection on a first send, and decides no replay.",
    params: { as: "gateway" },
    argument: "as",
    reach: "all",
  },
  F12: {
    name: "installed",
    what: "Initialization returns 902 with `data` null.",
    service:
      "Counts 902 as success. The device becomes active, keeps the keys and data that the unit sent before, and fetches the tables again.",
    params: { code: "902" },
    reach: ["selectInitInfo"],
  },
  F13: {
    name: "device-rejected",
    what: "Initialization returns 901 (not valid) or 903 (wrong kind).",
    service:
      "Responds 422 with the unit's text, its cause and how to fix it, and leaves the device as it was. The same code on a save makes the lane wait.",
    params: { code: "901" },
    argument: "code",
    reach: ["selectInitInfo"],
  },
  F14: {
    name: "nothing-found",
    what: "A select returns 001 with `data` null.",
    service: "Returns an empty list as success, and keeps all rows that were fetched before.",
    params: { code: "001" },
    reach: "selects",
  },
  F15: {
    name: "parameter-error",
    what: "910 whose message names `fields`.",
    service:
      "Ends the submission as failed, with the unit's whole text. The number is free again, and nothing is retried automatically.",
    params: { code: "910", fields: "regrId, regrNm, modrId, modrNm" },
    argument: "fields",
    reach: "all",
  },
  F16: {
    name: "code-unknown",
    what: "913 whose message contains the `path` of a code value.",
    service:
      "Rejects codes outside the synchronized tables before the unit sees them. If the unit rejects another code, the record shows its text and path.",
    params: { code: "913", path: "[<itemList><pkgUnitCd>]" },
    reach: "saves",
  },
  F17: {
    name: "foreign-codes",
    what: "Fetched rows have codes outside the tables: `KGM`, `BX`, a null packaging unit.",
    service: "Lists such rows as they are. When a row is processed, the service sends the item's own units.",
    params: {},
    reach: [...imports, ...supplierSales],
  },
  F18: {
    name: "amount-rejected",
    what: "Rejected with the text of an amount check that expects one cent more or less than the amount sent.",
    service:
      "Shows the expected and the found amount as the unit wrote them, and never resends a rejected amount automatically.",
    params: { field: "taxblAmt" },
    argument: "field",
    reach: ["saveSales", "savePurchases", "saveStockItems"],
  },
  F19: {
    name: "rounding",
    what: "Fetched supplier sales whose totals are a cent off the sum of their lines and whose quantities have four decimals.",
    service:
      "Shows a supplier's figures as reported and registers the purchase with them to the cent. Quantities have the decimals that the unit takes. Own totals are sums of rounded lines.",
    params: {},
    reach: supplierSales,
  },
  F20: {
    name: "item-unknown",
    what: "Rejected because an item has no stock balance at the unit.",
    service:
      "Rejects unregistered items before the unit sees them. A rejection by the unit is final until somebody retries it.",
    params: {},
    reach: ["saveSales", "saveStockItems"],
  },
  F21: {
    name: "master-rejected",
    what: "A stock balance is rejected: no movement yet (`empty`) or another quantity expected (`mismatch`).",
    service:
      "Sends the movement before the balance and retries a rejected balance. After five attempts it is a `sync_error`, until a stock take or the nightly run resolves it.",
    params: { kind: "mismatch" },
    argument: "kind",
    reach: ["saveStockMaster"],
  },
  F22: {
    name: "follow-up-fails",
    what: "A movement or stock balance fails with 899 after the sale was signed.",
    service: "Leaves the sale a success, and retries its movement and balance separately.",
    params: { code: "899" },
    argument: "code",
    reach: ["saveStockItems", "saveStockMaster"],
  },
  F23: {
    name: "import-remark",
    what: "Approving an import without a remark returns 999. With `stale` the update is accepted, but the next fetch still shows the old status.",
    service: "Always sends a remark, and trusts its own record of processed rows, not an early fetch.",
    params: { stale: false },
    reach: ["updateImportItems", ...imports],
  },
  F24: {
    name: "odd-rows",
    what: "Fetched rows in their odd live forms: `imptItemsttsCd`, declaration date `dclDe` (`-1` or as given), line breaks in names, numbers as texts.",
    service: "Reads such rows in any spelling, and returns their keys exactly as they came.",
    params: { dclDe: "-1" },
    argument: "dclDe",
    reach: [...imports, ...supplierSales],
  },
  F25: {
    name: "repeated-rows",
    what: "A select ignores the cursor and returns every row again, including supplier sales with a decision.",
    service: "Stores rows by their natural key. No row appears twice, and no registered row comes back.",
    params: {},
    reach: "selects",
  },
  F26: {
    name: "stalled-pages",
    what: "A page of item classes whose `resultDt` does not advance.",
    service:
      "Stops paging when a page does not advance, keeps the rows that arrived, and asks for the rest next time.",
    params: {},
    reach: ["selectItemsClass"],
  },
  F27: {
    name: "credit-rejected",
    what: "A credit note is rejected with 930, 931, 932, 934 or 935, or as too `late` (921).",
    service:
      "Checks a credit note against its original before anything is stored. The record shows a rejection by the unit with code and text.",
    params: { code: "930" },
    argument: "code",
    reach: sales,
  },
  F28: {
    name: "burst",
    what: "Sporadic failures under load: every call that the fault hits gets 999, or HTTP 400 (`400`). Use `times` and `after`.",
    service:
      "Resends a save with its number and growing waits, one call at a time, until each has its result. Nothing is lost or signed twice.",
    params: { code: "999" },
    argument: "code",
    reach: "all",
  },
  F29: {
    name: "wrong-branch",
    what: "910 names the tax type, although the branch is wrong.",
    service: "Shows the unit's whole text and the branch that was called.",
    params: {},
    reach: "saves",
  },
  F30: {
    name: "busy",
    what: "A temporary rejection (`code`), `times` times, to count how often a caller tries.",
    service:
      "Retries a temporary rejection after 30 s, 2 min and 10 min. At most three retries are made, automatic and manual together.",
    params: { code: "802" },
    argument: "code",
    reach: "saves",
  },
  F31: {
    name: "foreign-items",
    what: "Another system has registered `count` items of the taxpayer.",
    service:
      "Takes over unknown items at initialization, `POST /codes/sync` and the daily refresh. They can be sold at once, and own items stay as they are.",
    params: { count: 3 },
    argument: "count",
    reach: ["selectItems"],
  },
  F32: {
    name: "clock",
    what: "The unit's clock is `ms` off for this call (negative: behind), so that dates of today may be in its future.",
    service:
      "Writes dates in the authority's time zone on every machine. A document whose date is in the unit's future waits for the unit's midnight. Health warns if the unit's clock is more than five minutes off.",
    params: { ms: -86_400_000 },
    argument: "ms",
    reach: "all",
  },
  F33: {
    name: "blocked",
    what: "The unit is full (`E11`) or its key was lost (`900`, `836`), and it accepts nothing.",
    service:
      "Lets everything wait without using up an attempt, probes with growing waits, and reports the unit's text in health, in `GET /devices` and as an event.",
    params: { code: "E11" },
    argument: "code",
    reach: "numbered",
  },
  F34: {
    name: "not-served",
    what: "A web server's own page (Tomcat's) with HTTP `status` 404, 405, 413, 415 or 501, without the unit's envelope. Nothing is processed. Name a `path` to make one function missing.",
    service:
      "After 404, 405 or 501 on a first send, only that stream waits, and health names path and URL. 413 and 415 fail the transaction as `unit_body_rejected`. On a replay none of them decides anything.",
    params: { status: "404" },
    argument: "status",
    reach: "all",
  },
  F35: {
    name: "row-exists",
    what: "The next replay of an accepted number gets 999 with a database's text (`text`): `duplicate` (Duplicate entry), `unique` (unique constraint), or `none` (no reason). By value: the document is signed, its response lost, and its replay gets this response.",
    service:
      "Treats a text that says the row exists as the acceptance of its own lost call. 999 without a reason decides nothing, and health names the command that resolves it.",
    params: { text: "duplicate" },
    argument: "text",
    reach: "numbered",
  },
  F36: {
    name: "foreign-receipt",
    what: "The next replay of an accepted sale gets 924 with a receipt that can't be its own (`how`): `other` (that of another sale), `early` (signed before the sale was sent) or `total` (of another total). By value: the sale is signed, its response lost, and its replay gets this response.",
    service:
      "Stores no receipt that can't be the sale's own. The sale stays unconfirmed with `receipt_mismatch`; an event and the messages name the command that resolves it.",
    params: { how: "other" },
    argument: "how",
    reach: sales,
  },
  F37: {
    name: "success-code",
    what: "The code for success is `code` instead of `000`: `0`, `00` or `0000`.",
    service: "Reads any number of zeros as success, on saves, fetches and the initialization.",
    params: { code: "0000" },
    argument: "code",
    reach: "all",
  },
  T1: {
    name: "reset-mid-body",
    what: "The call is processed, and the connection is reset in the middle of the response.",
    params: {},
    reach: "all",
  },
  T2: {
    name: "truncated-json",
    what: "The call is processed. The response is complete as HTTP, but its JSON ends half-way.",
    params: {},
    reach: "all",
  },
  T3: {
    name: "garbage",
    what: "The call is processed, and the response isn't JSON.",
    params: {},
    reach: "all",
  },
  T4: {
    name: "content-type",
    what: "The call is processed, and the right response comes as `text/html`.",
    params: { type: "text/html" },
    reach: "all",
  },
  T5: {
    name: "huge-body",
    what: "The call is processed, and the response has `bytes` bytes.",
    params: { bytes: 64 * 1024 * 1024 },
    argument: "bytes",
    reach: "all",
  },
  T6: {
    name: "hang-accept",
    what: "The next connection is accepted and never read. Idle connections are closed, so that callers open a new one.",
    params: {},
    reach: "all",
  },
  T7: {
    name: "hang-before-reading",
    what: "The request's head is read, but never its body. Nothing is processed.",
    params: {},
    reach: "all",
  },
  T8: {
    name: "dribble",
    what: "The call is processed, and the response comes at one byte every `ms`.",
    params: { ms: 50 },
    argument: "ms",
    reach: "all",
  },
} satisfies Record<string, FaultDefinition>;

/** Id of a fault. */
export type FaultId = keyof typeof faults;

/** Every id, in the order of the table. */
export const faultIds = Object.keys(faults) as FaultId[];

/** The definition of a fault. */
export function definitionOf(id: FaultId): FaultDefinition {
  return faults[id];
}

/** Finds a fault by id or name. */
export function findFault(idOrName: string): FaultId | undefined {
  return faultIds.find((id) => id === idOrName || faults[id].name === idOrName);
}

/** The table of all faults as Markdown. */
export function renderFaultTable(): string {
  const rows = faultIds.map((id) => {
    const { name, what, params, argument } = definitionOf(id);
    const listed = Object.entries(params).map(
      ([key, value]) => `\`${key}\`${key === argument ? "*" : ""} \`${value}\``,
    );
    return `| ${id} | \`${name}\` | ${what} | ${listed.join(", ")} |`;
  });
  return ["| Id | Name | Effect | Parameters (default) |", "|---|---|---|---|", ...rows].join("\n");
}
