// What the tests of `certify ke` begin with: an account with nothing but a device, and a desk that is signed in to it.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { WireName } from "@taxctl/sdk/profiles";
import { countries } from "../../../server/src/simulator/countries/index.ts";
import type { Country } from "../../../server/src/simulator/country.ts";
import type { DatabaseFamily } from "../../support/database.ts";
import { openInitialized } from "../../support/records.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { Desk, type Ran, type Running } from "./command.ts";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const classes = fileOf("certify-classes.csv");
/** The two PINs, and the class of each item. */
export const pins = ["--buyer-pin", "P051234568A", "--supplier-pin", "P051234569B", "--classes", classes];
/** The same in Rwanda, with a purchase code for each of the two sales to the buyer. */
export const tins = [
  ...["--buyer-tin", "100600571", "--supplier-tin", "100600572"],
  ...[
    "--purchase-code",
    "AB12CD",
    "--purchase-code",
    "EF34GH",
    "--classes",
    fileOf("certify-classes-rw.csv"),
  ],
];

type TableRow = { status: string; row: string; subject: string; detail: string };

export const rowsOf = (ran: Ran): TableRow[] => Object(ran.json().data).rows;
export const failedRows = (ran: Ran): TableRow[] => rowsOf(ran).filter(({ status }) => status !== "passed");

/** The numbers of the invoices and credit notes that have a PDF. */
export const invoices = (names: readonly string[]): string[] =>
  names.flatMap((name) => /^documents\/((?:INV|CN)-\d{6}-\d\d)\.pdf$/.exec(name)?.[1] ?? []).toSorted();

export class Evidence {
  readonly test: TestService;
  readonly desk: Desk;
  readonly #profile: "ke" | "rw";
  readonly #waiting: { count: number; resolve: () => void }[];

  private constructor(
    test: TestService,
    desk: Desk,
    waiting: { count: number; resolve: () => void }[],
    profile: "ke" | "rw",
  ) {
    this.#profile = profile;
    this.test = test;
    this.desk = desk;
    this.#waiting = waiting;
  }

  /** An account in Rwanda, whose unit is at a URL that may be that of a proxy. */
  static async openInRwanda(family?: DatabaseFamily, unitUrl?: (simulator: string) => string) {
    const test = await startTestService({ family, simulator: { country: countries.rw as Country } });
    const desk = await Desk.open();
    await desk.signIn(test.url, test.keys.owner);
    const device = { tin: "100600570", profile: "rw", dvc_srl_no: "EBM-1" };
    const vscu_url = (unitUrl ?? String)(test.simulator.url);
    await openInitialized(
      test,
      { ...device, vscu_url },
      { name: "Kigali", country: "RW", phone: "0788300099" },
    );
    const texts = { trade_name: "Umusambi Lodge", receipt_address: "KN 4 Avenue 12, Kigali" };
    await test.client.account.update({
      ...texts,
      receipt_header: "Murakaza neza",
      receipt_footer: "Murakoze",
    });
    return new Evidence(test, desk, [], "rw");
  }

  static async open(family?: DatabaseFamily, wire: WireName = "vscu"): Promise<Evidence> {
    const waiting: { count: number; resolve: () => void }[] = [];
    // Half past one at night in Nairobi: the day in UTC is the one before.
    const shift = Date.parse(`${new Date().toISOString().slice(0, 10)}T22:30:00Z`) - 86_400_000 - Date.now();
    const now = () => Date.now() + shift;
    const log = () => {
      for (const { count, resolve } of waiting) if (evidence.sales().length >= count) resolve();
    };
    const test = await startTestService({
      family,
      clock: { now },
      simulator: { wire, log, now: () => new Date(now()) },
    });
    const desk = await Desk.open();
    const evidence = new Evidence(test, desk, waiting, "ke");
    await desk.signIn(test.url, test.keys.owner);
    await openInitialized(test, { tin: "P051234567Z", wire, dvc_srl_no: `KRA-${wire.toUpperCase()}-1` });
    const texts = { trade_name: "Savanna <b>& Sons", receipt_address: "Kenyatta Avenue 1, Nairobi" };
    await test.client.account.update({ ...texts, receipt_header: "Karibu", receipt_footer: "Asante" });
    return evidence;
  }

  get folder(): string {
    return `evidence-${this.#profile}`;
  }

  certify(
    flags: readonly string[] = this.#profile === "ke" ? pins : tins,
    meanwhile?: (running: Running) => Promise<void>,
  ): Promise<Ran> {
    return this.desk.run(["certify", this.#profile, ...flags, "--json"], meanwhile ? { meanwhile } : {});
  }

  /** Kills the command once the unit has signed four sales. */
  certifyKilled(): Promise<Ran> {
    return this.certify(pins, async ({ kill }) => {
      await new Promise<void>((resolve) => this.#waiting.push({ count: 4, resolve }));
      kill("SIGKILL");
    });
  }

  /** What the unit signed. */
  ledger(): string[] {
    return this.test.simulator
      .ledger()
      .map(({ kind, trdInvcNo, number }) => `${kind} ${trdInvcNo} ${number}`);
  }

  sales() {
    return this.test.simulator.ledger().filter(({ kind }) => kind === "sale");
  }

  read(name: string): Promise<Buffer> {
    return readFile(this.desk.path(this.folder, name));
  }

  /** The remaining manual steps. */
  async leftToDo(): Promise<string> {
    return (await readFile(this.desk.path(`${this.folder}.left-to-do.txt`))).toString();
  }

  async files(): Promise<string[]> {
    const found = await readdir(this.desk.path(this.folder), { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(this.desk.path(this.folder).length + 1));
  }

  async close(): Promise<void> {
    await this.desk.clear();
    await this.test.close();
  }
}

/** The rows of the covering note, and those of a field: the printed and the sent value, the place, and the result. */
export function tableOf(note: string) {
  const rows = [...note.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = ""]) =>
    [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell),
  );
  return {
    rows,
    of: (name: string) => rows.filter(([, field]) => field === name).map((cells) => cells.slice(2)),
  };
}
