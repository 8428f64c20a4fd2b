// A world: one seed's time, chance, machine, network, unit and people, and the service in it. It plays steps, heals, and tells what was seen.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Taxctl } from "@taxctl/sdk";
import { createControlUnit } from "../../server/src/control-unit/unit.ts";
import { resendAll } from "../../server/src/core/stock/resend.ts";
import { setNextNumber } from "../../server/src/modules/settlement/numbers.ts";
import { password } from "../support/people.ts";
import { type Chance, createChance } from "./chance.ts";
import { Disk } from "./disk.ts";
import { corrected, type Document, documentOf } from "./documents.ts";
import { useMachine } from "./globals.ts";
import { fair, Network, type WireRequest, type WireResponse } from "./network.ts";
import { ownerEmail, type Prepared } from "./prepared.ts";
import { closeConnections, copyPrepared, Process, startProcess } from "./processes.ts";
import { Seen } from "./seen.ts";
import type { Caller, Step } from "./steps.ts";
import { leaseReserveMs, runAs, VirtualTime } from "./time.ts";
import { openUnits, type Units } from "./units.ts";
import { branches } from "./wires.ts";

/** Noon in Nairobi. */
export const startMs = Date.parse("2026-03-10T09:00:00Z");
const second = 1_000;
/** How often the end of a history looks whether all is done; time jumps further each time, as after a clock that was set back. */
const roundsToSettle = 400;

export class World {
  readonly time = new VirtualTime(startMs);
  readonly chance: Chance;
  readonly disk: Disk;
  readonly network: Network;
  readonly seen: Seen;
  units!: Units;
  #processes: Process[] = [];
  /** Those that serve now, by their place; undefined where one crashed. */
  #serving: (Process | undefined)[] = [undefined, undefined];
  #starts = 0;
  #powerLosses = 0;
  #receiverFails = 0;
  #documents = new Map<number, Document & { id?: string }>();
  #callers: Map<Caller, Taxctl>;
  #underWay = new Set<Promise<void>>();
  #prepared: Prepared;
  #folder: string;

  constructor(seed: number, prepared: Prepared, folder: string) {
    this.chance = createChance(seed);
    this.#prepared = prepared;
    this.#folder = folder;
    this.disk = new Disk(this.time, this.chance, join(folder, "0"));
    this.seen = new Seen(seed, this.time);
    this.network = new Network(this.time, this.chance, (what) => this.seen.note(what));
    this.#callers = new Map(
      Object.entries(prepared.keys).map(([name, key]) => [name as Caller, this.#client(name as Caller, key)]),
    );
  }

  /** Plays all of it, and returns what was seen. */
  async play(steps: readonly Step[]): Promise<Seen> {
    copyPrepared(this.#prepared.folder, this.disk.folder);
    const giveBack = useMachine({ ...this, sync: (...given) => this.disk.sync(...given) });
    try {
      await this.time.runUntil(this.#live(steps));
      return this.seen;
    } finally {
      for (const process of this.#processes) process.isDead = true;
      await closeConnections(this.#processes);
      giveBack();
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  async #live(steps: readonly Step[]): Promise<void> {
    this.units = await openUnits(
      this.#prepared.wires,
      () => new Date(this.time.now()),
      (entry, body) => this.seen.signed(entry, body),
      () => this.time.areLeasesKept,
    );
    for (const branch of branches) await this.units.of(branch).install(branch);
    await Promise.all([this.#start(0), this.#start(1)]);
    const began = this.time.monotonicMs;
    for (const step of steps) {
      await this.time.pause(Math.max(0, began + step.at - this.time.monotonicMs));
      this.#begin(this.#do(step));
    }
    // What was begun may itself begin something.
    while (this.#underWay.size > 0) {
      await Promise.race([Promise.all(this.#underWay), this.time.pause(30 * second)]);
      this.#heal();
    }
    await this.#settle();
    if (this.chance.happens(0.2)) {
      this.seen.note("the clock was set back before the records were read");
      this.time.setClock(-3_600 * second);
    }
    await this.#readAll();
  }

  #begin(work: Promise<void>): void {
    const ended = work.finally(() => void this.#underWay.delete(ended));
    this.#underWay.add(ended);
  }

  // Processes

  async #start(place: number): Promise<void> {
    if (this.#serving[place] && !this.#serving[place].isDead) return;
    this.#starts += 1;
    const name = `service-${this.#starts}`;
    const surroundings = {
      units: createControlUnit({
        clock: { now: () => this.time.now() },
        transport: this.network.transportTo(this.units),
      }),
      poster: this.network.posterTo((headers, body) => this.#receive(headers, body)),
      log: this.seen.logOf(name),
    };
    const { folder } = this.disk;
    const process = new Process(name, this.disk);
    this.#serving[place] = process;
    this.#processes.push(process);
    process.onStep = (what) => this.seen.note(`a process came to ${what}`);
    process.onDeath.add(() => this.seen.note(`a process crashed at ${process.lastStep}`));
    try {
      await untilDeath(process, startProcess(process, surroundings));
    } catch {
      if (process.isDead || folder !== this.disk.folder) return;
      // As its supervisor would: a service that could not start is started again.
      this.seen.note("a process could not start");
      process.crash();
      await this.time.pause(second);
      if (this.#serving[place] === process) await this.#start(place);
    }
  }

  async #restartAfter(place: number, ms: number): Promise<void> {
    await this.time.pause(ms);
    await this.#start(place);
  }

  #anyProcess(): Process | undefined {
    const alive = this.#serving.filter((one) => one?.app && !one.isDead);
    return alive.length === 0 ? undefined : this.chance.pick(alive);
  }

  #losePower(): void {
    this.seen.note("the machine lost its power");
    for (const process of this.#serving) process?.crash();
    this.#powerLosses += 1;
    const next = join(this.#folder, String(this.#powerLosses));
    mkdirSync(next, { recursive: true, mode: 0o700 });
    this.disk.losePower(next);
  }

  // People

  #client(name: Caller, apiKey: string): Taxctl {
    return new Taxctl({
      apiKey,
      baseUrl: "http://127.0.0.1:8080/api/v1",
      pace: false,
      fetch: (input, init) => this.#fetch(name, input, init),
    });
  }

  /** The way of an attempt of the SDK: to any process that listens, and back. */
  async #fetch(by: Caller, input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const request: WireRequest = {
      method: init.method ?? "GET",
      path: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? init.body : undefined,
    };
    const answered = this.seen.request(by, request);
    const aborted = new Promise<never>((_resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    aborted.catch(() => undefined);
    const again = () => {
      this.seen.request(by, request);
      return this.#anyProcess();
    };
    const carried = this.network.request(this.#anyProcess(), request, again);
    carried.catch(() => undefined);
    const response = await Promise.race([carried, aborted]);
    answered(response);
    const { status, headers, text } = response;
    return new Response(text === "" ? null : text, { status, headers });
  }

  #receive(headers: Record<string, string>, body: Uint8Array): number {
    this.seen.delivery(headers["webhook-id"] ?? "", Buffer.from(body).toString());
    if (this.#receiverFails > 0) {
      this.#receiverFails -= 1;
      return 503;
    }
    return 204;
  }

  async #submit(by: Caller, document: Document & { id?: string }, idempotencyKey?: string): Promise<void> {
    const client = this.#callers.get(by);
    if (!client) return;
    const options = { async: document.isAsync, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
    const body = document.body as never;
    try {
      const said: { transaction_id?: string | null } =
        document.kind === "sale"
          ? await client.sales.create(body, options)
          : document.kind === "purchase"
            ? await client.purchases.create(body, options)
            : await client.stock.createMovement(body, options);
      if (said.transaction_id) document.id = said.transaction_id;
    } catch (error) {
      const { transactionId } = Object(error);
      if (typeof transactionId === "string") document.id = transactionId;
    }
  }

  async #do(step: Step): Promise<void> {
    const { network, units } = this;
    const of = "of" in step ? this.#documents.get(step.of) : undefined;
    switch (step.do) {
      case "sell":
      case "buy":
      case "move":
      case "credit": {
        const document = documentOf(step, of, units.wireOf(String(of?.body.branch_id ?? step.branch)));
        if (!document) return;
        this.#documents.set(step.n, document);
        return this.#submit(step.by, document, `key-${step.n}`);
      }
      case "repeat":
        return of && this.#submit(step.by, of);
      case "race":
        if (!of) return;
        this.#begin(this.#submit("owner", of));
        return this.#submit(step.by, of);
      case "correct":
        return of && this.#submit(step.by, corrected(of));
      case "rekey": {
        const document = documentOf(step, undefined, units.wireOf(step.branch));
        if (!document || of?.kind !== document.kind) return;
        this.#documents.set(step.n, document);
        return this.#submit(of.by, document, `key-${step.of}`);
      }
      case "insist":
        // One more than are allowed.
        for (let tries = 0; tries < 5 && of?.id !== undefined; tries++) {
          await quietly((this.#callers.get(step.by) as Taxctl).transactions.retry(of.id, {}));
          // A retry can only follow the outcome of the one before.
          await this.time.pause(second);
        }
        return;
      case "retry":
      case "look": {
        const { transactions } = this.#callers.get(step.by) as Taxctl;
        const id = of?.id;
        if (id === undefined) return;
        return quietly(step.do === "retry" ? transactions.retry(id, {}) : transactions.get(id));
      }
      case "list":
        return quietly((this.#callers.get(step.by) as Taxctl).transactions.list({ per_page: 100 }));
      case "levels":
        return quietly((this.#callers.get(step.by) as Taxctl).stock.list({ per_page: 100 }));
      case "statistics":
        return quietly(
          (this.#callers.get(step.by) as Taxctl).transactions.stats({ from_date: "2026-01-01" }),
        );
      case "count":
        return quietly(
          (this.#callers.get(step.by) as Taxctl).stock.saveMaster(
            { item_code: "KE2NTXU0000001", remaining_qty: step.quantity },
            { branch: step.branch },
          ),
        );
      case "pause":
        return quietly(
          (this.#callers.get("owner") as Taxctl).branches.pause(step.branch, { reason: "stocktaking" }),
        );
      case "resume":
        return quietly((this.#callers.get("owner") as Taxctl).branches.resume(step.branch));
      case "revoke":
        return quietly(this.#revoke());
      case "fault":
        for (const unit of units.all) unit.setFault(step.fault);
        return;
      case "drift":
        return this.#drift(step.branch, step.by);
      case "clear":
        network.weather = fair;
        for (const unit of units.all) unit.clearFaults();
        return;
      case "weather":
        network.weather = step.weather;
        return;
      case "crash": {
        const process = this.#serving[step.process];
        if (!process || process.isDead) return;
        process.crashAt = step.point;
        process.leftUntilCrash = step.after;
        process.onDeath.add(() =>
          this.#begin(runAs(undefined, () => this.#restartAfter(step.process, step.restartMs))),
        );
        return;
      }
      case "stop": {
        const process = this.#serving[step.process];
        if (step.point !== undefined && process) process.stopAt = { point: step.point, forMs: step.forMs };
        else process?.stop(step.forMs);
        return;
      }
      case "power":
        this.#losePower();
        await Promise.all([0, 1].map((place) => this.#restartAfter(place, step.restartMs)));
        return;
      case "disk":
        this.disk.failing = { code: step.code, times: step.times };
        return;
      case "clock":
        // Set forward by more than their reserve, it ends leases while they are used.
        if (step.byMs < leaseReserveMs || network.underWay === 0) this.time.setClock(step.byMs);
        return;
      case "receiver":
        this.#receiverFails += step.fails;
    }
  }

  /** The owner signs in and revokes a colleague's key, whose requests are rejected from then on. */
  async #revoke(): Promise<void> {
    const signedIn = await this.#ask({
      method: "POST",
      path: "/api/v1/sessions",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: ownerEmail, password }),
    });
    const [cookie = ""] = (signedIn.headers["set-cookie"] ?? "").split(";");
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const path = `/sandbox/api/v1/keys/${this.#prepared.revocable}`;
    const { status } = await this.#ask({ method: "DELETE", path, headers, body: undefined });
    this.seen.note(status === 200 ? "a key was revoked" : `revoking a key was ${status}`);
  }

  /** A request of the owner without a key. */
  async #ask(request: WireRequest): Promise<WireResponse> {
    const answered = this.seen.request("owner", request);
    const response = await this.network.request(this.#anyProcess(), request);
    answered(response);
    return response;
  }

  /**
   * Another system uses the counter. Only while no sale is to be sent: no unit shows whether a number that somebody else may have used
   * meanwhile was the service's own lost call.
   */
  async #drift(branch: string, by: number): Promise<void> {
    const calls = this.#anyProcess()?.db?.knex("calls");
    const open = await calls?.where({ stream: "sales" }).whereIn("state", ["waiting", "sent"]).first("id");
    if (!calls || open) return;
    const unit = this.units.of(branch);
    this.seen.foreign(unit.tin, branch);
    await unit.useNumbers(branch, "sales", by);
  }

  // The end

  /** Everything around the service is well again. */
  #heal(): void {
    this.network.weather = fair;
    for (const unit of this.units.all) unit.clearFaults();
    this.disk.failing = undefined;
    this.#receiverFails = 0;
    for (const process of this.#serving) {
      if (!process) continue;
      process.leftUntilCrash = undefined;
      process.stopAt = undefined;
    }
  }

  /** Lets the service finish, on healthy processes, until nothing is open; time jumps where it only waits. */
  async #settle(): Promise<void> {
    this.#heal();
    await Promise.all([this.#start(0), this.#start(1)]);
    // What a stopped process is in the middle of goes on when it does.
    const stoppedUntilMs = Math.max(...this.#serving.map((process) => process?.stoppedUntilMs ?? 0));
    await this.time.pause(stoppedUntilMs - this.time.monotonicMs);
    let before = "";
    for (let round = 0; round < roundsToSettle; round++) {
      await this.time.pause(700);
      const { open, due, shown } = await this.#open();
      const { underWay, asked } = this.network;
      if (open === 0 && asked === 0 && !(await this.#resendRejected())) return;
      const stands = shown === before && underWay === 0 && asked === 0;
      const isHelped =
        (await this.#resumeBranches()) ||
        (stands && ((await this.#restartStreams()) || (await this.#resendRejected())));
      if (stands && !isHelped)
        this.time.setClock(Math.max(Number.isFinite(due) ? due - this.time.now() : 0, round * second));
      before = shown;
    }
    this.seen.violation(`work is left after everything was well for long: ${before}`);
  }

  /** What is still to be done, read from the database. */
  async #open(): Promise<{ open: number; due: number; shown: string }> {
    const process = this.#anyProcess();
    const knex = process?.db?.knex;
    if (!knex) return { open: 1, due: 0, shown: "no process serves" };
    const calls: { id: string; state: string; due_at: number; kind: string }[] = await knex("calls")
      .join("streams", (on) =>
        on.on("streams.lane_id", "calls.lane_id").andOn("streams.name", "calls.stream"),
      )
      .whereIn("calls.state", ["waiting", "sent"])
      .select(
        "calls.id",
        "calls.state",
        "calls.due_at",
        "calls.kind",
        "calls.last_error",
        "streams.stopped_reason",
      );
    const deliveries: { id: string; due_at: number }[] = await knex("jobs")
      .where({ queue: "deliveries" })
      .select("subject as id", "due_at");
    const events: { id: string; due_at: number }[] = await knex("events")
      .where({ is_published: 0 })
      .select("id", knex.raw("0 as due_at"));
    const open = [...calls, ...deliveries, ...events];
    return {
      open: open.length,
      due: Math.min(...open.map(({ due_at }) => due_at).filter((at) => at > this.time.now())),
      shown: JSON.stringify(open),
    };
  }

  /** The owner resumes what is paused. A request to pause may be carried out late, after another one to resume. */
  async #resumeBranches(): Promise<boolean> {
    const knex = this.#anyProcess()?.db?.knex;
    if (!knex) return false;
    const paused: string[] = await knex("branches").whereNotNull("paused_at").pluck("bhf_id");
    const owner = this.#callers.get("owner") as Taxctl;
    for (const branch of paused) await quietly(owner.branches.resume(branch));
    return paused.length > 0;
  }

  /** A stopped stream is set to what the unit expects, as its operator would. */
  async #restartStreams(): Promise<boolean> {
    const process = this.#anyProcess();
    const { service, db } = process ?? {};
    if (!process || !service || !db) return false;
    const stopped: { lane_id: number; name: "sales" | "purchases" | "stock"; bhf_id: string }[] = await db
      .knex("streams")
      .join("lanes", "lanes.id", "streams.lane_id")
      .whereNotNull("stopped_reason")
      .select("lane_id", "name", "bhf_id");
    for (const { name: stream, bhf_id } of stopped) {
      const unit = this.units.of(bhf_id);
      const counters = unit.branches.find(({ bhfId }) => bhfId === bhf_id)?.counters;
      if (!counters) continue;
      this.seen.note("a stopped stream was started by its operator");
      const scope = { account_id: this.#prepared.accountId, environment: "sandbox" as const, bhf_id, stream };
      const set = runAs(process, () =>
        setNextNumber(db, service.clock, scope, counters[stream] + 1, { isForced: true }),
      );
      await quietly(untilDeath(process, set));
    }
    return stopped.length > 0;
  }

  /** Follow-ups that the unit rejected too often are sent again, as the nightly run does. */
  async #resendRejected(): Promise<boolean> {
    const process = this.#anyProcess();
    const { service, db } = process ?? {};
    if (!process || !service || !db) return false;
    const resent = runAs(process, () => db.transaction((trx) => resendAll(trx, service.clock.now(), "")));
    const ids = await untilDeath(process, resent).catch(() => []);
    if (!Array.isArray(ids) || ids.length === 0) return false;
    this.seen.note("rejected follow-ups were sent again");
    return true;
  }

  /** The records as a reader of the API gets them. */
  async #readAll(): Promise<void> {
    const process = this.#anyProcess();
    if (!process) return this.seen.violation("no process serves in the end");
    const read = async (path: string): Promise<Record<string, unknown>> => {
      const headers = { authorization: `Bearer ${this.#prepared.keys.owner}` };
      const request = { method: "GET", path: `/api/v1${path}`, headers, body: undefined };
      let { status, text } = await this.network.request(process, request);
      // After a clock was set back, an allowance counts as used up for a moment.
      for (let tries = 0; status === 429 && tries < 5; tries++) {
        await this.time.pause(second);
        ({ status, text } = await this.network.request(process, request));
      }
      if (status !== 200) this.seen.violation(`GET ${path} is ${status} in the end: ${text.slice(0, 300)}`);
      return JSON.parse(text);
    };
    await this.seen.finish(read, this.units);
  }
}

/** Work in a process, which ends with the process. */
const untilDeath = (process: Process, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise<void>((resolve) => void process.onDeath.add(resolve))]);

/** People's calls may fail: what they were told is in the history. */
const quietly = (work: Promise<unknown>): Promise<void> =>
  Promise.resolve(work).then(
    () => undefined,
    () => undefined,
  );
