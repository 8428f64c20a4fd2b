// Writes docs/unit-faults.md: each fault of a control unit, how to play it, what the service does, and the test that shows it.
import { writeFile } from "node:fs/promises";
import { definitionOf, type FaultId, faultIds } from "./src/simulator/faults.ts";

const documentation = new URL("../docs/unit-faults.md", import.meta.url);

/** The faults that integrators have met with real units, in their order. */
export const unitFaultIds: FaultId[] = faultIds.filter((id) => id.startsWith("F"));

/** Where the test of a fault stands, below the project's root. */
export function testPathOf(id: FaultId): string {
  return `test/faults/F${id.slice(1).padStart(2, "0")}-${definitionOf(id).name}.test.ts`;
}

/** The value that plays a fault from inside a request; undefined where its calls carry no text of the caller. */
export function magicValueOf(id: FaultId): string | undefined {
  const { reach, argument, params } = definitionOf(id);
  const functions = Array.isArray(reach) ? reach : [];
  const isFetch = reach === "selects" || (functions.length > 0 && functions.every(isWithoutText));
  if (isFetch) return undefined;
  const value = argument === undefined ? "" : String(params[argument]);
  return /^-?\w+$/.test(value) ? `SIM-${id}-${value}` : `SIM-${id}`;
}

/** The initialisation has the serial number; other fetches carry TIN, branch and cursor alone, a master its item's code. */
function isWithoutText(name: string): boolean {
  return name === "saveStockMaster" || (name.startsWith("select") && name !== "selectInitInfo");
}

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

function row(id: FaultId): string {
  const { name, what, service } = definitionOf(id);
  if (service === undefined) throw new Error(`${id} does not say what the service does`);
  const value = magicValueOf(id);
  const test = testPathOf(id);
  const link = `[${test.slice("test/faults/".length)}](../${test})`;
  return `| ${id} | ${name} | ${cell(what)} | ${value ? `\`${value}\`` : "–"} | ${cell(service)} | ${link} |`;
}

/** The text of docs/unit-faults.md. */
export function unitFaultsDocument(): string {
  return `<!-- Generated from server/src/simulator/faults.ts by npm run generate: change that. -->

# Faults of control units, and what the service does

Everything that integrators have met with real units can be played with the [simulator](simulator.md): switch it on
(\`curl -d '{"fault":"F3"}' localhost:8088/_control/faults\`, by id or name), or put the value into a request, best
in the invoice number of a sale or in a remark (a device's serial number for its initialisation). A value shows the
parameter's default; [the simulator's table](simulator.md#faults) has all parameters. Where no value is given, the calls carry no text of
yours: use the switch. A value hits what it was written into: the stock movement that follows from a sale, purchase or import repeats
that document's number and is left alone, except by F22, which is about movements. Each row has a test of its own.

| Id | Fault | Seen as | Value | What the service does | Test |
|---|---|---|---|---|---|
${unitFaultIds.map(row).join("\n")}
`;
}

if (import.meta.main) await writeFile(documentation, unitFaultsDocument());
