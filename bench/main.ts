// `npm run bench [group…]`: runs the groups that are named, or all of them, and writes the report.
import { parseArgs } from "node:util";
import { closePlaces, families } from "./support/places.ts";
import { type Group, tableOf, writeReport } from "./support/report.ts";
import { watchStolen } from "./support/stolen.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: "string" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    rows: { type: "string", default: "1000000" },
    requests: { type: "string", default: "100000" },
    profile: { type: "string" },
    busy: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const profileTo = values.profile;

const groups: Record<string, () => Promise<Group[]>> = {
  async submit() {
    const { measureSubmit } = await import("./submit.ts");
    const { measureBusy } = await import("./busy.ts");
    const measure = values.busy ? measureBusy : measureSubmit;
    const measured: Group[] = [];
    for (const family of families(values.database))
      measured.push(await measure(family, { rounds, seconds, profileTo }));
    return measured;
  },
  async bulk() {
    const { measureBulk } = await import("./bulk.ts");
    const measured: Group[] = [];
    for (const family of families(values.database)) measured.push(await measureBulk(family, { rounds }));
    return measured;
  },
  async memory() {
    const { measureMemory } = await import("./memory.ts");
    const measured: Group[] = [];
    for (const family of families(values.database))
      measured.push(await measureMemory(family, { rounds, requests: Number(values.requests) }));
    return measured;
  },
  async small() {
    const { measureSmall } = await import("./small.ts");
    return [await measureSmall()];
  },
  async sdk() {
    const { measureSdk } = await import("./sdk.ts");
    return [await measureSdk({ rounds })];
  },
  async reconcile() {
    const { measureReconcile } = await import("./reconcile.ts");
    return [measureReconcile({ rounds })];
  },
  async cli() {
    const { measureCli } = await import("./cli.ts");
    return [await measureCli()];
  },
  async lists() {
    const { measureLists } = await import("./lists.ts");
    const { measureItemLists } = await import("./item-lists.ts");
    const measured: Group[] = [];
    for (const family of families(values.database)) {
      for (const items of [20_000, 100_000]) measured.push(await measureItemLists(family, { rounds, items }));
      measured.push(await measureLists(family, { rounds, rows: Number(values.rows) }));
    }
    return measured;
  },
  async neighbors() {
    const { measureNeighbors } = await import("./neighbors.ts");
    const measured: Group[] = [];
    for (const family of families(values.database))
      measured.push(await measureNeighbors(family, { rounds, seconds }));
    return measured;
  },
  async stalls() {
    const { measureStalls } = await import("./stalls.ts");
    const measured: Group[] = [];
    for (const family of families(values.database)) measured.push(await measureStalls(family, { rounds }));
    return measured;
  },
  async console() {
    const { measureConsole } = await import("./console.ts");
    const measured: Group[] = [];
    for (const family of families(values.database)) measured.push(await measureConsole(family, { rounds }));
    return measured;
  },
  async scale() {
    const { measureTwoProcesses } = await import("./two-processes.ts");
    const { measureGrown } = await import("./grown.ts");
    const { measureRelays } = await import("./relays.ts");
    const measured: Group[] = [];
    for (const family of families(values.database)) {
      // The embedded database belongs to one process.
      if (family === "mysql") measured.push(await measureTwoProcesses({ rounds, seconds }));
      measured.push(await measureGrown(family, { rounds, seconds, rows: Number(values.rows) }));
      measured.push(await measureRelays(family, { rounds, seconds }));
    }
    return measured;
  },
  async drain() {
    const { measureDrain } = await import("./drain.ts");
    const measured: Group[] = [];
    for (const family of families(values.database))
      measured.push(await measureDrain(family, { rounds, profileTo }));
    return measured;
  },
};

const unknown = positionals.filter((name) => !(name in groups));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no group ${unknown.join(", ")}: choose of ${Object.keys(groups).join(", ")}.\n`,
  );
  process.exit(2);
}
const report: Group[] = [];
try {
  for (const [name, run] of Object.entries(groups)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const stolen = watchStolen();
    for (const measured of await run()) {
      const group = { ...measured, stolen: stolen() };
      report.push(group);
      process.stdout.write(`${tableOf(group)}\n`);
    }
  }
} finally {
  await closePlaces();
  const { markdown, json } = writeReport(report);
  process.stdout.write(`${markdown}\n${json}\n`);
}
