// The result file on disk: written whole, and never over corrections.

import { createHash } from "node:crypto";
import { basename } from "node:path";
import { decode } from "@taxctl/sdk/books";
import { type Failure, usageFailure } from "../failures/failure.ts";
import { isSheetError } from "../failures/sheet.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { readIfThere } from "../files/read-if-there.ts";
import { counted } from "../output/words.ts";
import type { JobOutcome } from "./jobs.ts";
import type { Source } from "./source.ts";
import type { Recalled, State } from "./state.ts";

type ResultsFileOptions = {
  path: string;
  /** The input of the run. */
  input: string;
  source: Source;
  recalled: Recalled;
};

/** The result file of one run. */
export class ResultsFile {
  readonly path: string;
  /** Receipts in the file as it was found. */
  readonly receipts: Map<string, JobOutcome>;
  readonly #input: string;
  /** Hash of the file as it was last seen or written, `undefined` without one. */
  #hash: string | undefined;
  /** Whether a person saved the file during this run: then it is theirs. */
  #isTheirs = false;

  private constructor(
    path: string,
    input: string,
    hash: string | undefined,
    receipts: Map<string, JobOutcome>,
  ) {
    this.path = path;
    this.#input = basename(input);
    this.#hash = hash;
    this.receipts = receipts;
  }

  /**
   * Reads the file that will be replaced. Throws a {@link Failure} if it has rows that the input lacks, unless
   * a run over this very input wrote them: they are corrections, and the input would undo them.
   */
  static async look({ path, input, source, recalled }: ResultsFileOptions): Promise<ResultsFile> {
    const bytes = await readIfThere(path);
    if (bytes === undefined) return new ResultsFile(path, input, undefined, new Map());
    const { receipts, ownRows } = await source.compare(textOf(bytes));
    const hash = hashOf(bytes);
    if (ownRows > 0 && recalled.results.get(hash) !== basename(input)) throw corrected(path, input, ownRows);
    return new ResultsFile(path, input, hash, receipts);
  }

  /**
   * Replaces the file, unless a person saved it during this run. Their version stays as it is, so that no correction is lost and
   * there is one result file; the state file has the receipts that it lacks.
   *
   * @param state gets the content first
   * @returns whether the file was written
   */
  async write(content: string, state: State | undefined): Promise<boolean> {
    const hash = hashOf(content);
    const bytes = await readIfThere(this.path);
    const found = bytes && hashOf(bytes);
    this.#isTheirs ||= found !== undefined && found !== this.#hash && found !== hash;
    if (this.#isTheirs) return false;
    await state?.keepResults(hash, this.#input);
    await writeAtomically(this.path, content);
    this.#hash = hash;
    return true;
  }
}

/** The text of a file that a spreadsheet program may have saved in its own encoding. */
function textOf(bytes: Buffer): string {
  try {
    return decode(bytes).text;
  } catch (error) {
    // Damaged text equals no row of the input, and counts as corrected.
    if (isSheetError(error)) return bytes.toString();
    throw error;
  }
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

function corrected(path: string, input: string, ownRows: number): Failure {
  const rows = counted(ownRows, "row");
  return usageFailure(
    `${path} would be overwritten: it has ${rows} that ${input === "-" ? "the input" : input} does not have`,
    `If you corrected it, submit it instead of ${input === "-" ? "the input" : input}: invoices with a receipt ` +
      "are not sent again. Otherwise move it away first.",
  );
}
