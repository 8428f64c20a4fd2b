// The options of a simulator at start, and their defaults.
import { ke } from "./countries/ke/index.ts";
import type { Country } from "./country.ts";
import type { AmountConvention, DuplicateMode } from "./modes.ts";
import type { WireName } from "./wire-name.ts";

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
  /** The country whose unit it plays; Kenya. */
  country?: Country;
  /** Which unit it plays: one in a branch's network, or the authority's online unit with its paths, keys and responses; `vscu`. */
  wire?: WireName;
  /** Where calls of the online unit may have the key that it issued; `either`. */
  keyIn?: "either" | "body" | "headers";
  /** Zone of every time on the wire; the country's. */
  timeZone?: string;
  /** Called with one line a request. */
  log?: (line: string) => void;
  /** The credentials that every call needs; others get HTTP 401 and are not processed. None by default. */
  access?: RequiredAccess;
  /** The only serials that may be installed; any by default. */
  serials?: string[];
  /** Reject (901) calls of a branch whose device was never installed; true. */
  requireInit?: boolean;
  /** Devices installed from the start; their initialization returns 902. */
  devices?: InstalledDevice[];
  /** `strict` demands the next number of each counter, `lenient` any unused one; strict. */
  numbering?: "strict" | "lenient";
  /** Response to an accepted number that is sent again: a code with `data` null, `receipt` (924 with the original receipt in
   * `data`) or `expected` (the counter's text); the country's, mostly `994`. */
  duplicates?: DuplicateMode;
  /** Line amounts enforced on sales: nothing, sums only, or gross base, split, net; `S`. */
  amounts?: AmountConvention;
  /** `strict` rejects a stock balance without a movement or different from their sum, and a sale of items without a balance; lenient. */
  stockOrder?: "strict" | "lenient";
  /** `strict` rejects sale and stock lines of items never saved; lenient. */
  itemOrder?: "strict" | "lenient";
  /** Reject (935) credit notes whose customer name differs from their original's, or is empty; false. */
  compareNames?: boolean;
  /** `gapless` demands the next seven-digit running number in a new item code; any. */
  itemNumbering?: "any" | "gapless";
  /** Whether the response to an initialization has the counters; true, of the online unit false. */
  initCounters?: boolean;
  /** Name of the signing time in the response to a sale; `vsdcRcptPbctDate`, of the online unit `sdcDateTime`. */
  signingTime?: "vsdcRcptPbctDate" | "VSCURcptPbctDate" | "sdcDateTime";
  /** Wording of a counter rejection: `Invalid invcNo sequence, expected: n but found: m`, or
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
  /** File that gets one JSON line for each accepted save, on disk before the response is sent. */
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
  const { country = ke, wire = "vscu" } = options;
  const isOnline = wire === "oscu";
  return {
    country,
    wire,
    keyIn: "either",
    host: "127.0.0.1",
    port: 0,
    now: () => new Date(),
    timeZone: country.timeZone,
    requireInit: true,
    devices: [],
    numbering: "strict",
    duplicates: country.defaults?.duplicates ?? "994",
    amounts: country.defaults?.amounts ?? "S",
    stockOrder: "lenient",
    itemOrder: "lenient",
    compareNames: false,
    itemNumbering: "any",
    initCounters: !isOnline,
    signingTime: isOnline ? "sdcDateTime" : "vsdcRcptPbctDate",
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
