// Every fault the simulator can play: one table, from which the documentation is made.

/** Which calls a fault touches when no function is named. */
export type FaultReach = "all" | "saves" | "numbered" | "selects" | string[];

/** What a fault is and what can be chosen about it. */
export interface FaultDefinition {
  name: string;
  /** What the caller sees. */
  what: string;
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
    what: "Nobody listens: connections are refused until the fault is cleared or `forMs` is over (`listener`), or the next connection is reset before anything is read (`reset`).",
    params: { how: "listener", forMs: 0 },
    argument: "how",
    reach: "all",
  },
  F2: {
    name: "slow",
    what: "Waits `ms` before (`before`) or after (`after`) the call is processed, then answers as usual.",
    params: { ms: 2000, when: "before" },
    argument: "ms",
    reach: "all",
  },
  F3: {
    name: "unanswered",
    what: "Accepts and signs, then never answers (`hang`) or resets the connection (`reset`). Only a first acceptance uses it up, never a replay.",
    params: { how: "hang" },
    argument: "how",
    reach: "numbered",
  },
  F4: {
    name: "duplicate",
    what: "The next replay of an accepted number is answered in this shape: `899`, `994`, `924` (each with `data` null), `receipt` (924 with the original receipt) or `expected` (the counter's text). By value: the sale is signed, its answer lost, its replay answered so.",
    params: { mode: "receipt" },
    argument: "mode",
    reach: "numbered",
  },
  F5: {
    name: "key-missing",
    what: "899 with `data` null that is no duplicate: the key file is missing, nothing is accepted.",
    params: { code: "899" },
    argument: "code",
    reach: "numbered",
  },
  F6: {
    name: "drift",
    what: "Another system has used `by` numbers of the counter just before this call (negative: the unit was set back); the refusal names the expected number.",
    params: { by: 1 },
    argument: "by",
    reach: "numbered",
  },
  F7: {
    name: "race",
    what: "Holds the call for `ms`; any other save of the branch that arrives meanwhile is refused with 899.",
    params: { ms: 200 },
    argument: "ms",
    reach: "saves",
  },
  F8: {
    name: "sent-twice",
    what: "A trader's number that was signed before is refused with 994 when it comes under a new running number. Without the fault it is signed again and reported as violation `signed_twice`.",
    params: {},
    reach: sales,
  },
  F9: {
    name: "offline",
    what: "The unit has lost the authority: it signs for `graceMs` more, then answers `code` (894, 838) or HTTP 503 (`503`).",
    params: { code: "894", graceMs: 0 },
    argument: "code",
    reach: "all",
  },
  F10: {
    name: "outage",
    what: "An HTML page with HTTP 504, 500, 502 or 503, an `empty` body, or an HTML page with HTTP 200 (`html200`). With `signed` the call was processed first.",
    params: { kind: "504", signed: false },
    argument: "kind",
    reach: "all",
  },
  F11: {
    name: "wrapped",
    what: "The usual answer in an unusual shape: any code but 000 as HTTP 400 (`status`), or inside the wrapper of a gateway (`gateway`).",
    params: { as: "gateway" },
    argument: "as",
    reach: "all",
  },
  F12: {
    name: "installed",
    what: "Initialisation answers 902 with `data` null.",
    params: { code: "902" },
    reach: ["selectInitInfo"],
  },
  F13: {
    name: "device-refused",
    what: "Initialisation answers 901 (not valid) or 903 (wrong kind).",
    params: { code: "901" },
    argument: "code",
    reach: ["selectInitInfo"],
  },
  F14: {
    name: "nothing-found",
    what: "A select answers 001 with `data` null.",
    params: { code: "001" },
    reach: "selects",
  },
  F15: {
    name: "parameter-error",
    what: "910 whose message names `fields`.",
    params: { code: "910", fields: "regrId, regrNm, modrId, modrNm" },
    argument: "fields",
    reach: "all",
  },
  F16: {
    name: "code-unknown",
    what: "913 whose message carries the `path` of a code value.",
    params: { code: "913", path: "[<itemList><pkgUnitCd>]" },
    reach: "saves",
  },
  F17: {
    name: "foreign-codes",
    what: "Fetched rows carry codes outside the tables: `KGM`, `BX`, a null packaging unit.",
    params: {},
    reach: [...imports, ...supplierSales],
  },
  F18: {
    name: "amount-refused",
    what: "Refused with the text of an amount check, expected one cent beside what was sent.",
    params: { field: "taxblAmt" },
    argument: "field",
    reach: ["saveSales", "savePurchases", "saveStockItems"],
  },
  F19: {
    name: "rounding",
    what: "Fetched supplier sales whose totals are a cent off the sum of their lines and whose quantities have four decimals.",
    params: {},
    reach: supplierSales,
  },
  F20: {
    name: "item-unknown",
    what: "Refused because an item is not in the stock master.",
    params: {},
    reach: ["saveSales", "saveStockItems"],
  },
  F21: {
    name: "master-refused",
    what: "A stock master is refused: no movement yet (`empty`) or another quantity expected (`mismatch`).",
    params: { kind: "mismatch" },
    argument: "kind",
    reach: ["saveStockMaster"],
  },
  F22: {
    name: "follow-up-fails",
    what: "A movement or stock master fails with 899 after the sale was signed.",
    params: { code: "899" },
    argument: "code",
    reach: ["saveStockItems", "saveStockMaster"],
  },
  F23: {
    name: "import-remark",
    what: "Approving an import without remark gives 999; with `stale` the update is accepted but the next fetch still shows the old status.",
    params: { stale: false },
    reach: ["updateImportItems", ...imports],
  },
  F24: {
    name: "odd-rows",
    what: "Fetched rows in their odd live forms: `imptItemsttsCd`, declaration date `dclDe` (`-1` or as given), line breaks in names, numbers as texts.",
    params: { dclDe: "-1" },
    argument: "dclDe",
    reach: [...imports, ...supplierSales],
  },
  F25: {
    name: "repeated-rows",
    what: "A select ignores the cursor and returns every row again, settled supplier sales included.",
    params: {},
    reach: "selects",
  },
  F26: {
    name: "stalled-pages",
    what: "A page of item classes whose `resultDt` does not advance.",
    params: {},
    reach: ["selectItemsClass"],
  },
  F27: {
    name: "credit-refused",
    what: "A credit note is refused with 930, 931, 932, 934 or 935, or as too `late` (921).",
    params: { code: "930" },
    argument: "code",
    reach: sales,
  },
  F28: {
    name: "burst",
    what: "Sporadic failures under load: every call it hits is answered 999, or HTTP 400 (`400`). Use `times` and `after`.",
    params: { code: "999" },
    argument: "code",
    reach: "all",
  },
  F29: {
    name: "wrong-branch",
    what: "910 about the tax type, although the branch is what is wrong.",
    params: {},
    reach: "saves",
  },
  F30: {
    name: "busy",
    what: "A passing refusal (`code`) as often as `times` says, to count how often a caller tries.",
    params: { code: "802" },
    argument: "code",
    reach: "saves",
  },
  F31: {
    name: "foreign-items",
    what: "Another system has registered `count` items of the taxpayer.",
    params: { count: 3 },
    argument: "count",
    reach: ["selectItems"],
  },
  F32: {
    name: "clock",
    what: "The unit's clock is `ms` off for this call (negative: behind), so that dates of today may lie in its future.",
    params: { ms: -86_400_000 },
    argument: "ms",
    reach: "all",
  },
  F33: {
    name: "blocked",
    what: "The unit is full (`E11`) or its key was lost (`900`, `836`): nothing is accepted.",
    params: { code: "E11" },
    argument: "code",
    reach: "numbered",
  },
  T1: {
    name: "reset-mid-body",
    what: "Processed; the connection is reset in the middle of the answer.",
    params: {},
    reach: "all",
  },
  T2: {
    name: "truncated-json",
    what: "Processed; the answer is complete as HTTP but its JSON ends half-way.",
    params: {},
    reach: "all",
  },
  T3: {
    name: "garbage",
    what: "Processed; the answer is no JSON at all.",
    params: {},
    reach: "all",
  },
  T4: {
    name: "content-type",
    what: "Processed; the right answer as `text/html`.",
    params: { type: "text/html" },
    reach: "all",
  },
  T5: {
    name: "huge-body",
    what: "Processed; the answer goes on for `bytes`.",
    params: { bytes: 64 * 1024 * 1024 },
    argument: "bytes",
    reach: "all",
  },
  T6: {
    name: "hang-accept",
    what: "The next connection is accepted and never read. Idle connections are closed, so that one is made.",
    params: {},
    reach: "all",
  },
  T7: {
    name: "hang-before-reading",
    what: "The request's head is read, its body never; nothing is processed.",
    params: {},
    reach: "all",
  },
  T8: {
    name: "dribble",
    what: "Processed; the answer comes a byte every `ms`.",
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
    return `| ${id} | ${name} | ${what} | ${listed.join(", ")} |`;
  });
  return ["| Id | Name | What it does | Parameters (default) |", "|---|---|---|---|", ...rows].join("\n");
}
