// Writes docs/unit-faults.md: each fault of a control unit, how to play it, how the service handles it, and its test.
import { writeFile } from "node:fs/promises";
import { definitionOf, type FaultId, faultIds } from "./src/simulator/faults.ts";

const documentation = new URL("../docs/unit-faults.md", import.meta.url);

/** The faults that integrators have met with real units, in their order. */
export const unitFaultIds: FaultId[] = faultIds.filter((id) => id.startsWith("F"));

/** The path of a fault's test, below the project's root. */
export function testPathOf(id: FaultId): string {
  return `test/faults/F${id.slice(1).padStart(2, "0")}-${definitionOf(id).name}.test.ts`;
}

/** The value that plays a fault from inside a request; undefined if its calls have no text of the caller. */
export function magicValueOf(id: FaultId): string | undefined {
  const { reach, argument, params } = definitionOf(id);
  const functions = Array.isArray(reach) ? reach : [];
  const isFetch = reach === "selects" || (functions.length > 0 && functions.every(isWithoutText));
  if (isFetch) return undefined;
  const value = argument === undefined ? "" : String(params[argument]);
  return /^-?\w+$/.test(value) ? `SIM-${id}-${value}` : `SIM-${id}`;
}

/** The initialization has the serial number. Other fetches have only TIN, branch and cursor, a stock balance its item's code. */
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
  return `| ${id} | \`${name}\` | ${cell(what)} | ${value ? `\`${value}\`` : "–"} | ${cell(service)} | ${link} |`;
}

/** The text of docs/unit-faults.md. */
export function unitFaultsDocument(): string {
  return `<!-- Generated from server/src/simulator/faults.ts by npm run generate: change that. -->

# Faults of control units, and how the service handles them

The [simulator](simulator.md) plays every fault that integrators have met with real units. Switch a fault on by its id or name:

\`\`\`sh
curl -d '{"fault":"F3"}' localhost:8088/_control/faults
\`\`\`

Or put its value into a request: the invoice number of a sale, a remark, or a device's serial number. The value has the parameter's default;
[the simulator's table](simulator.md#faults) has all parameters. A fault without a value hits calls without a text of yours, so switch it on.

A value hits the document that contains it. The stock movement that follows a sale, purchase or import has that document's number, but only F22 hits it. Each row has its own test.

| Id | Fault | Effect | Value | How the service handles it | Test |
|---|---|---|---|---|---|
${unitFaultIds.map(row).join("\n")}
`;
}

if (import.meta.main) await writeFile(documentation, unitFaultsDocument());
