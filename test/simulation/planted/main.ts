// `npm run planted`: plants one bug after another into the service, and shows after how many histories the simulation finds it.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { takenNow } from "../../support/machine.ts";
import { type PlantedBug, plantedBugs } from "./bugs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    histories: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    jobs: { type: "string", default: String(availableParallelism()) },
    report: { type: "string" },
  },
});
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

type Found = Pick<PlantedBug, "name" | "harm"> & {
  /** Histories until the first violation; null: none within the limit. */
  after: number | null;
  violation: string;
};

/** Plays histories with the bug until one fails. */
async function find({ name, harm }: PlantedBug): Promise<Found> {
  const child = spawn(
    process.execPath,
    [
      "--no-warnings",
      "--conditions=source",
      "--max-semi-space-size=64",
      "--import",
      fileOf("plant.ts"),
      fileOf("first.ts"),
      values.seed,
      values.histories,
    ],
    { env: { ...process.env, TAXCTL_PLANTED: name }, stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  const code = await new Promise((resolve) => child.on("exit", resolve));
  if (code !== 0) throw new Error(`the search for "${name}" ended with ${code}: ${output}`);
  const { after, violation } = JSON.parse(output);
  return { name, harm, after, violation };
}

const unknown = positionals.filter((asked) => !plantedBugs.some(({ name }) => name === asked));
if (unknown.length > 0) {
  const names = plantedBugs.map(({ name }) => `  ${name}`).join("\n");
  process.stderr.write(`There is no planted bug "${unknown.join('", "')}". These are:\n${names}\n`);
  process.exit(2);
}
const asked = plantedBugs.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const found: Found[] = [];
const queue = [...asked];
/** In the order of the list. */
const foundSoFar = (): Found[] => asked.flatMap(({ name }) => found.find((one) => one.name === name) ?? []);

/** After each bug: a run that is stopped leaves what it found. */
function report(): void {
  if (!values.report) return;
  const { histories } = values;
  const seconds = performance.now() / 1_000;
  const content = { ...takenNow(), seconds, histories: Number(histories), bugs: foundSoFar() };
  writeFileSync(values.report, `${JSON.stringify(content, null, 2)}\n`);
}

await Promise.all(
  Array.from({ length: Number(values.jobs) }, async () => {
    for (let bug = queue.shift(); bug; bug = queue.shift()) {
      const result = await find(bug);
      found.push(result);
      const said = result.after === null ? "SURVIVED" : `found after ${result.after}`;
      process.stdout.write(`${said.padEnd(18)} ${result.name}: ${result.violation}\n`);
      report();
    }
  }),
);
const survived = found.filter(({ after }) => after === null);
process.stdout.write(`${found.length - survived.length} passed, ${survived.length} failed\n`);
process.exitCode = survived.length > 0 ? 1 : 0;
