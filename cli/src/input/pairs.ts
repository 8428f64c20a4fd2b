// Flags that are pairs of a field and its value, like `--map invoice_no=Nr`.
import { usageFailure } from "../failures/failure.ts";

/** The pairs of one flag, and where they go. */
export type Pairs<Field extends string> = {
  flag: string;
  pairs: readonly string[] | undefined;
  target: Partial<Record<Field, string>>;
};

/** Takes all pairs. Invalid ones are one usage failure that names all of them. */
export function takePairs<Field extends string>(
  fields: readonly Field[],
  given: readonly Pairs<Field>[],
): void {
  const problems = given.flatMap(({ flag, pairs = [], target }) =>
    pairs.flatMap((pair) => {
      const at = pair.indexOf("=");
      if (at < 1 || at === pair.length - 1) return [`${flag} ${pair} is not field=value`];
      const name = pair.slice(0, at).trim();
      const field = fields.find((known) => known === name);
      if (!field) return [`${flag}: there is no field ${name}`];
      target[field] = pair.slice(at + 1).trim();
      return [];
    }),
  );
  if (problems.length > 0)
    throw usageFailure(problems.join("; "), `Give field=value. Fields: ${fields.join(", ")}.`);
}
