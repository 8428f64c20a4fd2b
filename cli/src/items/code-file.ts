// Reading codes of another system with their items: pairs as typed, or a sheet of them.
import { withoutTotals } from "@taxctl/sdk/books";
import { usageFailure } from "../failures/failure.ts";
import { readTable } from "../spreadsheets/read.ts";
import type { NewCode } from "./external-codes.ts";

const codeColumns = ["external_code", "item_code", "description"];

/** `CODE=ITEM` pairs. The last equals sign separates them: item codes have none. */
export function readCodePairs(pairs: readonly string[]): NewCode[] {
  const wrong = pairs.filter((pair) => !/^.+=[^=]+$/.test(pair));
  if (wrong.length > 0)
    throw usageFailure(`${wrong.join(", ")}: not CODE=ITEM`, "Example: 85123A=KE2NTXU0000001.");
  return pairs.map((pair) => {
    const at = pair.lastIndexOf("=");
    return { external_code: pair.slice(0, at).trim(), item_code: pair.slice(at + 1).trim() };
  });
}

/** The rows of a sheet with the columns external_code and item_code. */
export async function readCodeSheet(path: string, encoding: string | undefined): Promise<NewCode[]> {
  const known = (names: readonly string[]) => names.filter((name) => codeColumns.includes(name)).length;
  const table = await readTable(path, { encoding, known });
  const { columns, rows } = withoutTotals(table, { key: ["external_code", "item_code"] });
  const lacking = ["external_code", "item_code"].filter((column) => !columns.includes(column));
  if (lacking.length > 0)
    throw usageFailure(
      `The file has no column ${lacking.join(" and no column ")}`,
      `Name its columns ${codeColumns.join(", ")}.`,
    );
  const problems: Record<string, string[]> = {};
  const codes = rows.flatMap(({ line, cells }) => {
    const [external_code = "", item_code = "", description = ""] = codeColumns.map((column) =>
      (cells[column] ?? "").trim(),
    );
    if (external_code === "" && item_code === "") return [];
    if (external_code === "" || item_code === "")
      problems[`line ${line}`] = [`${external_code === "" ? "external_code" : "item_code"} is empty`];
    return [{ external_code, item_code, ...(description ? { description } : {}) }];
  });
  if (Object.keys(problems).length > 0)
    throw usageFailure("The file has rows without a code", "Correct them; nothing was set.", problems);
  return codes;
}
