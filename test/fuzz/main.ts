// `npm run fuzz`: fuzzes for FUZZ_SECONDS (600) from FUZZ_SEED (the clock), half of the time on each database family.
import { databaseFamilies } from "../support/database.ts";
import { type FileReport, writeReport } from "../support/report.ts";
import { fuzz } from "./fuzz.ts";

const seconds = Number(process.env.FUZZ_SECONDS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);
if (!(seconds > 0) || !Number.isSafeInteger(seed))
  throw new Error("FUZZ_SECONDS and FUZZ_SEED must be numbers");

const families = databaseFamilies();
let failed = 0;
let wrong = 0;
const figures = { requests: 0, rounds: 0, "operations that never succeeded": 0 };
console.log(`seed ${seed} (again: FUZZ_SEED=${seed} npm run fuzz), ${seconds} s on ${families.join(", ")}`);
for (const family of families) {
  const { requests, rounds, responses, missing, problems } = await fuzz({
    family,
    seed,
    seconds: seconds / families.length,
    onRound: (round, count) => {
      if (round % 10 === 0) console.log(`${family}: round ${round}, ${count} requests`);
    },
  });
  console.log(
    `${family}: ${requests} requests in ${rounds} rounds, ${responses.size} pairs of operation and status, ` +
      `${missing.length} operations never succeeded, ${problems.length} problems`,
  );
  for (const id of missing) console.log(`  ${id} never succeeded`);
  if (process.env.FUZZ_VERBOSE) {
    for (const [pair, count] of [...responses].sort()) console.log(`  ${pair}: ${count}`);
  }
  for (const problem of problems) console.log(`\n  ${problem}`);
  failed += problems.length + missing.length;
  figures.requests += requests;
  figures.rounds += rounds;
  figures["operations that never succeeded"] += missing.length;
  wrong += problems.length;
}
const report: FileReport = {
  file: "test/fuzz/main.ts",
  passed: families.length,
  failed: wrong,
  seconds,
  figures,
};
writeReport("fuzz", { files: [report] });
process.exit(failed > 0 ? 1 : 0);
