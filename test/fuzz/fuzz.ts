// Asks a whole service everything the document knows, and much it does not: what may come back is written in the document alone.

import { Writable } from "node:stream";
import fc from "fast-check";
import { Pool } from "undici";
import { createLog } from "../../server/src/base/log.ts";
import { type Role, roles } from "../../server/src/core/accounts/roles.ts";
import { type Operation, operationList } from "../../server/src/core/context/operations.ts";
import { takeProblems } from "../support/contract.ts";
import type { DatabaseFamily } from "../support/database.ts";
import { findBreaches, witnessOf } from "../support/invariants.ts";
import { awayMailServer } from "../support/mails.ts";
import { operatorToken } from "../support/operators.ts";
import { signedIn, withToken } from "../support/people.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { type FuzzRequest, requestFor, type Subject } from "./request.ts";
import { takeTour } from "./tour.ts";
import { know, mend, openWorld, spare, type World } from "./world.ts";

type FuzzOptions = {
  family: DatabaseFamily;
  seed: number;
  seconds: number;
  /** Reported after each round. */
  onRound?: (round: number, requests: number) => void;
};

type FuzzReport = {
  requests: number;
  rounds: number;
  /** How often each operation gave each status. */
  responses: Map<string, number>;
  /** The operations that never succeeded. */
  missing: string[];
  /** What should not have happened, each kind once, with the request that it came of. */
  problems: string[];
};

/** In a round; submissions, which most follows from, are asked for more often. */
const requestsOf = (operation: Operation): number => (operation.lane ? 12 : 3);
const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
const atOnce = 8;
const mostProblems = 50;
const responseLimitMs = 40_000;

/** What the unit does wrong where a request asks for it; nothing that would need another system's or an operator's hand. */
const faults = [
  "SIM-F3-reset",
  "SIM-F10",
  "SIM-884",
  "SIM-894x2",
  "SIM-F2-200",
  "SIM-T1",
  "SIM-T2",
  "SIM-T3",
];

function describe({ operation, method, target, headers, body }: FuzzRequest): string {
  const shown = body === undefined ? "" : ` ${body.length > 1_500 ? `${body.slice(0, 1_500)}…` : body}`;
  return `${operation.id}: ${method} ${target} ${JSON.stringify(headers)}${shown}`;
}

/** Why a response is wrong, beyond the OpenAPI document. */
function faultOf(status: number, text: string): string | undefined {
  if (/\bat .+\.[jt]s:\d+|node_modules|select .+ from |insert into /i.test(text)) return "shows its inside";
  if (status < 500) return undefined;
  let code: unknown;
  try {
    code = JSON.parse(text).code;
  } catch {
    return `returned ${status} without an envelope`;
  }
  if ((status === 500 && code === "unit_unreachable") || status === 503) return undefined;
  return `returned ${status} ${String(code)}`;
}

/** Fuzzes a service of its own for the given time. The same seed sends the same first round; later ones follow what it found. */
export async function fuzz({ family, seed, seconds, onRound }: FuzzOptions): Promise<FuzzReport> {
  const problems = new Map<string, string>();
  const report = (kind: string, detail: string): void => {
    const key = kind.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, "#").slice(0, 300);
    if (problems.size < mostProblems && !problems.has(key)) problems.set(key, `${kind}\n    ${detail}`);
  };
  const log = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trim().split("\n")) {
        const { level, msg, err } = JSON.parse(line);
        // The log line of a request that ended in 5xx: the response itself is checked.
        if ((level === "error" || level === "fatal") && msg !== "request") {
          report(`log: ${msg}: ${err?.message ?? ""}`, err?.stack ?? line);
        }
      }
      done();
    },
  });
  const test = await startTestService({
    family,
    simulator: { itemClasses: 20 },
    overrides: {
      mailTransport: awayMailServer,
      saveLimitMs: 1_000,
      syncWaitMs: 1_000,
      log: createLog("warn", log),
    },
  });
  const pool = new Pool(test.origin, {
    connections: atOnce,
    bodyTimeout: responseLimitMs,
    headersTimeout: responseLimitMs,
  });
  const responses = new Map<string, number>();
  let requests = 0;
  let rounds = 0;
  let missing: string[] = [];

  async function ask(request: FuzzRequest, keys: Record<string, string>): Promise<void> {
    const { authorization = "" } = request.headers;
    const [, name = ""] = /^Bearer (.+)$/.exec(authorization) ?? [];
    const sent = { ...request.headers };
    if (name in keys) sent.authorization = `Bearer ${keys[name]}`;
    // Operations for people take a session: each request gets a new one, as others may end it.
    const { access, path } = request.operation;
    if ((access === "person" || access === "session") && isRole(name)) {
      delete sent.authorization;
      const user = test.account.users[name];
      const isForOperators = path.startsWith("/operator/") && name === "owner";
      Object.assign(sent, isForOperators ? withToken(await operatorToken(test)) : await signedIn(test, user));
    }
    requests++;
    try {
      const response = await pool.request({
        method: request.method as "GET",
        path: request.target,
        headers: sent,
        body: request.body ?? null,
      });
      const text = await response.body.text();
      const pair = `${request.operation.id} ${response.statusCode}`;
      responses.set(pair, (responses.get(pair) ?? 0) + 1);
      const fault = faultOf(response.statusCode, text);
      if (fault)
        report(`${request.operation.id} ${fault}`, `${describe(request)}\n    ${text.slice(0, 500)}`);
    } catch (error) {
      report(`${request.operation.id} gave no response: ${String(error)}`, describe(request));
    }
    for (const problem of takeProblems()) {
      const [kind = "", detail = ""] = problem.split("\n");
      // Of simultaneous requests: the response names its operation, not always the request.
      const isOwn = kind.startsWith(`${request.operation.id} `);
      report(kind, isOwn ? `${describe(request)}\n${detail}` : detail);
    }
  }

  async function alive(): Promise<void> {
    for (const path of ["/healthz", "/readyz"]) {
      const { statusCode, body } = await pool.request({ method: "GET", path });
      await body.dump();
      if (statusCode !== 200) report(`${path} returned ${statusCode}`, "after a round");
    }
  }

  try {
    await takeTour(test, report);
    const world = await openWorld(test);
    const deadline = performance.now() + seconds * 1_000;
    while (performance.now() < deadline) {
      await mend(world);
      const subject: Subject = { known: await know(world), keys: world.keys, faults };
      const list = operationList.flatMap((operation, at) => {
        const spared = spare(operation.id, subject.known);
        const arbitrary = requestFor(operation, { ...subject, known: spared });
        return fc.sample(arbitrary, { seed: seed + rounds * 1_000 + at, numRuns: requestsOf(operation) });
      });
      const shuffled = fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), {
        seed: seed + rounds,
        numRuns: 1,
      })[0];
      const queue = (shuffled ?? list).values();
      const worker = async (): Promise<void> => {
        for (const request of queue) {
          if (performance.now() > deadline + 2_000) return;
          await ask(request, world.keys);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      await alive();
      rounds++;
      onRound?.(rounds, requests);
    }
    await settle(world, report);
    missing = await listMissing(test);
  } finally {
    await pool.close();
    await test.close();
  }
  return { requests, rounds, responses, missing, problems: [...problems.values()] };
}

/** The operations that have not succeeded once, as the service has counted its responses. */
async function listMissing({ origin }: TestService): Promise<string[]> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const counts = metrics.matchAll(/^taxd_http_requests_total\{operation="(\w+)",status="2\d\d"\} (\d+)$/gm);
  const done = new Set([...counts].flatMap(([, id, count]) => (count === "0" ? [] : [id])));
  return operationList.flatMap(({ id }) => (done.has(id) ? [] : [id]));
}

/** Finishes all open work, and compares the service's records with the unit's. */
async function settle(world: World, report: (kind: string, detail: string) => void): Promise<void> {
  const { test } = world;
  const { db, lanes } = test.service;
  await mend(world);
  const openCalls = () => db.knex("calls").where({ state: "sent" });
  for (let look = 0; look < 50 && (await openCalls().first("id")); look++) {
    await db.transaction((trx) => trx("calls").where({ state: "sent" }).update({ due_at: 0, holder: null }));
    await lanes.drain();
  }
  const environmentIds: number[] = await db.knex("data_sets").pluck("id");
  const breaches = await findBreaches(db, witnessOf(test.simulator), { environmentIds, isSettled: false });
  for (const breach of breaches) {
    // A count of the stock holds here whether or not the unit could be notified.
    if (!/^stock COUNT-.+ is not marked as reported$/.test(breach))
      report(`invariant: ${breach}`, "at the end");
  }
}
