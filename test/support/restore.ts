// Copies of a test's database, taken and put back as docs/operators/backup.md says.
import { expect } from "chai";
import { createEmptyPlace, type DatabasePlace, environmentOf } from "./database.ts";
import { dumpDatabase, loadDump } from "./mysql-dump.ts";
import { runPrinted } from "./printed-commands.ts";

/** Copies the database into a file, also while a service uses it. */
export async function takeCopy(place: DatabasePlace, file: string): Promise<void> {
  if (place.url !== undefined) return dumpDatabase(place.url, file);
  const { code, said } = await runPrinted(`taxd backup ${file}`, environmentOf(place));
  expect(code, said).to.equal(0);
}

/** Puts a copy back while no service runs; with the output of the last command. */
export async function putBack(
  place: DatabasePlace,
  file: string,
): Promise<{ restored: DatabasePlace; said: string }> {
  const restored = place.url === undefined ? place : await createEmptyPlace(place.family);
  if (restored.url !== undefined) await loadDump(restored.url, file);
  const line = restored.url === undefined ? `taxd restore ${file}` : "taxd numbers hold";
  const { code, said } = await runPrinted(line, environmentOf(restored));
  expect(code, said).to.equal(0);
  return { restored, said };
}
