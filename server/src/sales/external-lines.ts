// Lines of a sale that name their item by a code of another system.
import { normalSource } from "@taxctl/sdk/tins";
import { checkExternalSources } from "@taxctl/sdk/validation";
import type { Context } from "../context.ts";
import { ValidationError } from "../errors.ts";
import { itemsOfExternalCodes, ownSource } from "../items/external-code-store.ts";
import { Problems, type SubmittedLine } from "../transactions/lines.ts";

/**
 * The same lines, each with its item code if it had an external one.
 *
 * @throws ValidationError that names every code without an item.
 */
export async function withItemCodes<AnyLine extends SubmittedLine>(
  { service, dataSet }: Context,
  lines: AnyLine[],
): Promise<AnyLine[]> {
  if (lines.every(({ external_code, external_source }) => (external_code ?? external_source) === undefined))
    return lines;
  const external = lines.flatMap(({ external_code, external_source: source = ownSource }) =>
    external_code === undefined ? [] : [{ source: normalSource(source), external_code }],
  );
  const items = await itemsOfExternalCodes(service.db.knex, dataSet.id, external);
  const problems = new Problems(lines);
  checkExternalSources(lines, problems);
  const known = lines.map((line, index) => {
    const { external_code, external_source } = line;
    const path = `items[${index}]`;
    if (external_code === undefined) return line;
    const source = normalSource(external_source ?? ownSource);
    const found = items.get(source)?.get(external_code);
    if (found === undefined)
      problems.add(`${path}.external_code`, `${external_code} stands for no item in the source ${source}`);
    return { ...line, item_code: found ?? "" };
  });
  if (problems.any) throw new ValidationError(problems.errors);
  return known;
}
