// The service of a desk: a real one with its simulated unit, whose requests a test sees, and may respond to.
import { type Body, type SupplierSale, type Taxctl, TaxctlError } from "@taxctl/sdk";
import { closeLanes, openBranch, openLanes, type TestBranch } from "../../support/branch.ts";
import { createTestClock, type TestClock } from "../../support/clock.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { type Hook, type Recorder, startRecorder } from "./recorder.ts";
import { failure, type Seen } from "./response.ts";

/** The code of an item that the account has. */
export const cola = "KE2NTXU0000001";

/** A sale of one bottle for 100. */
export const sale = (invoice_no: string, more: Partial<Body<"createSale">> = {}): Body<"createSale"> => ({
  invoice_no,
  sale_date: "20260310",
  payment_type: "01",
  items: [{ item_code: cola, quantity: 1, unit_price: 100 }],
  ...more,
});

/** A service that desks share one after another, and its clock, which stands. */
export type Shared = { test: TestService; clock: TestClock; close(): Promise<void> };

/** The time at which each test begins. */
const begin = "2026-03-10T07:15:01.412Z";

export async function startShared(): Promise<Shared> {
  const clock = createTestClock(Date.parse(begin));
  const simulator = { now: () => new Date(clock.now()), supplierSales: 0 };
  const test = await startTestService({ family: "sqlite", clock, simulator });
  return { test, clock, close: () => test.close() };
}

export type ServiceOptions = {
  /** Whose live key signs in, to a branch of the live data; default: the sandbox. */
  isLive?: boolean;
  /** False: the account has no branch and no items. */
  hasBranch?: boolean;
};

/** How a submission of a test ends, if not well: rejected by the unit, not sent yet, or without a response. */
type End = "rejected" | "waiting" | "unknown";

/** The service of one test, with an account of its own, whose branch 00 is ready. */
export class DeskService {
  /** Called before the service; its result is the response. */
  before: Hook | undefined;
  /** The same for one method and path. */
  readonly answers: Record<string, Hook> = {};
  /** What suppliers will have reported by the next request of a command. */
  reported: readonly SupplierSale[] = [];
  readonly test: TestService;
  /** Calls the service directly: such calls are not in `seen`. */
  readonly client: Taxctl;
  readonly key: string;
  readonly liveKey: string;
  readonly accountId: number;
  readonly #shared: Shared;
  readonly #isOwner: boolean;
  #reporting: Promise<void> | undefined;
  #recorder: Recorder | undefined;
  #branch: TestBranch | undefined;

  private constructor(
    shared: Shared,
    account: { id: number; keys: { owner: string; live: string } },
    { isLive, isOwner }: { isLive: boolean; isOwner: boolean },
  ) {
    this.test = shared.test;
    this.accountId = account.id;
    this.key = isLive ? account.keys.live : account.keys.owner;
    this.liveKey = account.keys.live;
    this.client = this.test.clientFor(this.key);
    this.#shared = shared;
    this.#isOwner = isOwner;
  }

  /** @param given default: a service of its own, which is closed with it */
  static async start(
    { isLive = false, hasBranch = true }: ServiceOptions = {},
    given?: Shared,
  ): Promise<DeskService> {
    const shared = given ?? (await startShared());
    const account = await shared.test.openAccount();
    const service = new DeskService(shared, account, { isLive, isOwner: !given });
    service.time = begin;
    await shared.test.simulator.clearFaults();
    if (hasBranch) service.#branch = await service.openBranch(isLive ? "live" : "sandbox");
    service.#recorder = await startRecorder(shared.test.url, (seen) => service.#hooked(seen));
    return service;
  }

  /** Another account of the same service, by way of another URL. */
  another(options: ServiceOptions = {}): Promise<DeskService> {
    return DeskService.start(options, this.#shared);
  }

  async #hooked(seen: Seen) {
    if (this.reported.length > 0) {
      this.#reporting = this.report(...this.reported);
      this.reported = [];
    }
    await this.#reporting;
    return (
      (await this.before?.(seen)) ?? (await this.answers[`${seen.method} ${seen.path.split("?")[0]}`]?.(seen))
    );
  }

  /** Opens branch 00 in one of the account's two environments. */
  openBranch(environment: "live" | "sandbox"): Promise<TestBranch> {
    return openBranch(
      { ...this.test, simulator: this.test.simulator },
      { environment, accountId: this.accountId, price: 0 },
    );
  }

  get branch(): TestBranch {
    if (!this.#branch) throw new Error("the account of this test has no branch");
    return this.#branch;
  }

  get #proxy(): Recorder {
    if (!this.#recorder) throw new Error("it is not started");
    return this.#recorder;
  }

  get url(): string {
    return this.#proxy.url;
  }

  /** The requests of commands, oldest first. */
  get seen(): Seen[] {
    return this.#proxy.seen;
  }

  /** The service's clock stands there from now on. */
  set time(iso: string) {
    const { clock } = this.#shared;
    clock.advance(Date.parse(iso) - clock.now());
  }

  /** Requests to a path, oldest first. */
  calls(method: string, path: string): Seen[] {
    return this.seen.filter((seen) => seen.method === method && seen.path.split("?")[0] === path);
  }

  /** Requests that may change something, oldest first. */
  get changes(): Seen[] {
    return this.seen.filter(({ method }) => method !== "GET");
  }

  /** The numbers of the invoices that were submitted, oldest first. */
  submitted(): string[] {
    return this.calls("POST", "/sales").map(({ body }) => (body as { invoice_no: string }).invoice_no);
  }

  /** The unit rejects the next sale of the branch, or the next ones. */
  rejectSales(times = 1): Promise<void> {
    return this.test.simulator.setFault({ fault: "F15", path: "saveSales", times, tin: this.branch.tin });
  }

  /** From now on nothing reaches the branch's unit, and the service says so: submissions wait. */
  closeLane(): Promise<void> {
    return closeLanes(this.test, this.branch);
  }

  /** The branch's unit can be reached again. */
  openLane(): Promise<void> {
    return openLanes(this.test, this.branch);
  }

  /** Another process serves the lane, and is slow: submissions wait for no reason that anybody could name. */
  async #leaveLane({ laneId }: TestBranch): Promise<void> {
    const { lanes, db } = this.test.service;
    await lanes.drain();
    await db.knex("lanes").where({ id: laneId }).update({ owner: "another", lease_until: 9e12 });
  }

  /** Submits a sale and returns its transaction's id. After one that waits or is unknown, the later ones of the branch wait. */
  async submit(
    invoiceNo: string,
    { end, ...more }: Partial<Body<"createSale">> & { end?: End } = {},
    { client, branch }: Pick<DeskService, "client" | "branch"> = this,
  ): Promise<string> {
    if (end === "rejected") await this.rejectSales();
    if (end === "waiting") await this.#leaveLane(branch);
    if (end === "unknown")
      await this.test.simulator.setFault({ fault: "F3", path: "saveSales", params: { how: "reset" } });
    try {
      const isOpen = end === "waiting" || end === "unknown";
      const { transaction_id } = isOpen
        ? await client.sales.create(sale(invoiceNo, more), { async: true })
        : await client.sales.create(sale(invoiceNo, more));
      if (isOpen) await this.test.service.lanes.drain();
      return transaction_id;
    } catch (error) {
      if (error instanceof TaxctlError && error.transactionId !== undefined) return error.transactionId;
      throw error;
    }
  }

  /** Commands learn nothing of the device: whose TIN it has, and of which authority it is. */
  hideDevices(): void {
    this.before = ({ path }) =>
      path.startsWith("/devices") ? failure(404, "not_found", "There is no such record") : undefined;
  }

  /** Suppliers report these sales to the authority: the next fetch of the branch has them. */
  report(...sales: SupplierSale[]): Promise<void> {
    return this.test.simulator.addSupplierSales(this.branch.tin, this.branch.bhf_id, sales.map(rowOf));
  }

  async close(): Promise<void> {
    await this.#proxy.close();
    if (this.#isOwner) await this.#shared.close();
  }
}

/** A supplier's sale as a Kenyan unit has it, whose letters A and B are the API's B and A. */
function rowOf({ regDt, sale_date, itemList, ...sale }: SupplierSale): Record<string, unknown> {
  const letterOf = (letter: string) => ({ A: "B", B: "A" })[letter] ?? letter;
  const buckets = Object.entries(sale).map(([name, value]) => [
    name.replace(/^((?:taxblAmt|taxAmt|taxRt))([AB])$/, (_, field, letter) => field + letterOf(letter)),
    value,
  ]);
  return {
    ...Object.fromEntries(buckets),
    salesDt: sale_date ?? regDt.slice(0, 8),
    cfmDt: regDt,
    itemList: itemList.map((line) => ({ ...line, taxTyCd: letterOf(line.taxTyCd) })),
  };
}
