// What a simulator can be told at start, and the defaults.

/** How an accepted number that is sent again is answered. */
export type DuplicateMode = "899" | "994" | "924" | "receipt" | "expected";

/** Which meaning of the line amounts is enforced. */
export type AmountConvention = "none" | "sums" | "G" | "S" | "N";

/** A device that is already installed when the simulator starts. */
interface InstalledDevice {
  tin: string;
  bhfId: string;
  dvcSrlNo: string;
}

/** How callers must authenticate themselves, as at a unit behind a gateway. */
export interface RequiredAccess {
  /** HTTP Basic. */
  username?: string;
  password?: string;
  /** HTTP Bearer. */
  token?: string;
  /** The header `cmcKey`. */
  cmcKey?: string;
  /** Further headers and their values. */
  headers?: Record<string, string>;
}

/** Everything that can be chosen at start. */
export interface SimulatorOptions {
  /** Address to listen on; `127.0.0.1`. */
  host?: string;
  /** Port to listen on; 0 takes a free one. */
  port?: number;
  /** Source of time; the machine's. */
  now?: () => Date;
  /** Zone of every time on the wire; `Africa/Nairobi`. */
  timeZone?: string;
  /** Called with one line a request. */
  log?: (line: string) => void;
  /** What every call must carry: others are answered HTTP 401 and not processed. Nothing by default. */
  access?: RequiredAccess;
  /** The only serials that may be installed; any by default. */
  serials?: string[];
  /** Refuse (901) calls of a branch whose device was never installed; true. */
  requireInit?: boolean;
  /** Devices installed from the start; their initialisation answers 902. */
  devices?: InstalledDevice[];
  /** `strict` demands the next number of each counter, `lenient` any unused one; strict. */
  numbering?: "strict" | "lenient";
  /** Answer to an accepted number sent again: a code with `data` null, `receipt` (924 with the original receipt in
   * `data`) or `expected` (the counter's text); `994`. */
  duplicates?: DuplicateMode;
  /** Line amounts enforced on sales: nothing, sums only, or gross base, split, net; `S`. */
  amounts?: AmountConvention;
  /** `strict` refuses a stock master without movement or unlike their sum, and a sale of goods without master; lenient. */
  stockOrder?: "strict" | "lenient";
  /** `strict` refuses sale and stock lines of items never saved; lenient. */
  itemOrder?: "strict" | "lenient";
  /** Refuse (935) credit notes whose customer name is not their original's, or empty; false. */
  compareNames?: boolean;
  /** `gapless` demands the next seven-digit running number in a new item code; any. */
  itemNumbering?: "any" | "gapless";
  /** Whether initialisation answers with the counters; true. */
  initCounters?: boolean;
  /** Name of the signing time in a sale's answer; `vsdcRcptPbctDate`. */
  signingTime?: "vsdcRcptPbctDate" | "VSCURcptPbctDate" | "sdcDateTime";
  /** Wording of a counter refusal: `Invalid invcNo sequence, expected: n but found: m`, or
   * `Invc No: m is invalid, use the expected value: n`; `sequence`. */
  driftText?: "sequence" | "use";
  /** How many item classes exist; 3000. */
  itemClasses?: number;
  /** Supplier sales seeded for each new branch; 12. */
  supplierSales?: number;
  /** Whether some seeded supplier sales report gross bases, net prices or totals a cent off; false. */
  oddSales?: boolean;
  /** Import rows seeded for each new branch; 8. */
  imports?: number;
  /** Notices seeded at start; 3. */
  notices?: number;
  /** Seed of everything made up; 1. */
  seed?: number;
  /** File that gets one JSON line for each accepted save, on disk before the answer leaves. */
  ledgerFile?: string;
  /** Folder that keeps the state over restarts; without it everything is in memory. */
  stateDir?: string;
  /** How many requests are remembered; 1000. */
  requestLog?: number;
}

type Optional = "access" | "log" | "serials" | "ledgerFile" | "stateDir";

/** Options with every default applied. */
export type Settings = Required<Omit<SimulatorOptions, Optional>> & Pick<SimulatorOptions, Optional>;

/** Applies the defaults. */
export function settle(options: SimulatorOptions): Settings {
  return {
    host: "127.0.0.1",
    port: 0,
    now: () => new Date(),
    timeZone: "Africa/Nairobi",
    requireInit: true,
    devices: [],
    numbering: "strict",
    duplicates: "994",
    amounts: "S",
    stockOrder: "lenient",
    itemOrder: "lenient",
    compareNames: false,
    itemNumbering: "any",
    initCounters: true,
    signingTime: "vsdcRcptPbctDate",
    driftText: "sequence",
    itemClasses: 3000,
    supplierSales: 12,
    oddSales: false,
    imports: 8,
    notices: 3,
    seed: 1,
    requestLog: 1000,
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  };
}
