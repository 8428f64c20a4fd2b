// `npm run trip`: the files and functions of the service that run for one sale. A request that waits for its receipt is one list, the
// calls to the control unit are another. Each has only what ran for every sale of several and not in idle windows as well, so no timer's
// work is in it. Coverage has no order: files stand from the top floor to the ground, as a request passes them, and functions as their
// file has them.
import { Session } from "node:inspector/promises";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openBranch, sale } from "../test/support/branch.ts";
import { startTestService } from "../test/support/service.ts";

const root = join(import.meta.dirname, "..");
const own = /^(server|sdk)\/src\/(?!simulator\/)/;
/** As a request passes them: what stands in no folder is the top. */
const floors = ["top", "http", "modules", "core", "lanes", "control-unit", "db", "base", "sdk"];
const warmSales = 20;
const countedSales = 8;
const quietMs = 300;

/** Functions by file. An unnamed callback counts as part of the function around it. */
export type Trip = { [file: string]: string[] };
/** Each as `file offset name`. */
type Called = Set<string>;

const heightOf = (file: string): number => {
  const [, workspace = "", folder = ""] = /^(\w+)\/src\/([^/]+)/.exec(file) ?? [];
  return Math.max(0, floors.indexOf(workspace === "sdk" ? workspace : folder));
};

/** The functions that ran since the last call. */
async function calledSince(session: Session): Promise<Called> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const called: Called = new Set();
  for (const { url, functions } of result) {
    const file = url.startsWith("file:") ? relative(root, fileURLToPath(url)) : "";
    if (!own.test(file)) continue;
    for (const { functionName, ranges } of functions)
      if (ranges[0]?.count) called.add(`${file} ${ranges[0].startOffset} ${functionName}`);
  }
  return called;
}

const inEach = ([first, ...others]: readonly Called[]): Called =>
  new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
const without = (timers: Called, called: Called): Called =>
  new Set([...called].filter((one) => !timers.has(one)));
const joined = (one: Called, other: Called): Called => new Set([...one, ...other]);

function byFile(called: Called): Trip {
  const rows = [...called].map((one) => {
    const [file = "", offset, ...name] = one.split(" ");
    return { file, offset: Number(offset), name: name.join(" ") };
  });
  rows.sort(
    (a, b) => heightOf(a.file) - heightOf(b.file) || a.file.localeCompare(b.file) || a.offset - b.offset,
  );
  const trip: Trip = {};
  for (const { file, name } of rows) {
    trip[file] ??= [];
    if (/^[#\w]/.test(name)) trip[file].push(name);
  }
  return trip;
}

/** Takes warm sales through a service whose lanes work only when this function lets them. */
export async function takeTrip(): Promise<{ request: Trip; laneCall: Trip; both: Trip }> {
  const test = await startTestService({ family: "sqlite", overrides: { work: false } });
  const session = new Session();
  session.connect();
  try {
    await openBranch(test);
    const { lanes } = test.service;
    const wait = lanes.outcomes.wait;
    let waiting = Promise.withResolvers<void>();
    let served = Promise.withResolvers<void>();
    lanes.outcomes.wait = async (...call) => {
      const outcome = wait(...call);
      waiting.resolve();
      await served.promise;
      return outcome;
    };
    const sell = async (): Promise<{ request: Called; laneCall: Called }> => {
      waiting = Promise.withResolvers();
      served = Promise.withResolvers();
      await calledSince(session);
      const response = test.call("POST", "/sales", { body: sale() });
      await Promise.race([waiting.promise, response]);
      const before = await calledSince(session);
      await lanes.drain();
      const laneCall = await calledSince(session);
      served.resolve();
      const { status, text } = await response;
      if (status !== 200) throw new Error(`the sale failed: ${text}`);
      return { request: joined(before, await calledSince(session)), laneCall };
    };
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    for (let index = 0; index < warmSales; index++) await sell();
    const idle = async (): Promise<Called> => {
      await calledSince(session);
      await pause(quietMs);
      return calledSince(session);
    };
    // The checks of other operations are still compiled in quiet turns.
    while ([...(await idle())].some((one) => one.startsWith("server/src/http/")));
    const timers = inEach([await idle(), await idle(), await idle()]);
    const sales = [];
    for (let index = 0; index < countedSales; index++) sales.push(await sell());
    const request = without(timers, inEach(sales.map((one) => one.request)));
    const laneCall = without(timers, inEach(sales.map((one) => one.laneCall)));
    return { request: byFile(request), laneCall: byFile(laneCall), both: byFile(joined(request, laneCall)) };
  } finally {
    session.disconnect();
    await test.close();
  }
}

const totals = (trip: Trip): string =>
  `${Object.keys(trip).length} files, ${Object.values(trip).flat().length} functions`;

function print(title: string, trip: Trip): void {
  console.log(`\n${title}: ${totals(trip)}`);
  for (const [file, names] of Object.entries(trip))
    console.log(`  ${file}: ${names.join(", ") || "unnamed"}`);
}

if (import.meta.main) {
  const { request, laneCall, both } = await takeTrip();
  if (process.argv.includes("--json")) console.log(JSON.stringify({ request, laneCall, both }));
  else {
    print("The request", request);
    print("The lane's calls", laneCall);
    console.log(`\nTogether: ${totals(both)}`);
  }
}
