// Which receipts are to be printed, and which were: a file for each, so that a crash prints none twice as an original.
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readTextIfThere } from "../../files/read-if-there.ts";
import { jsonIn } from "../../input/json.ts";
import { moveEnded, writeResult } from "../files.ts";
import type { Places } from "../folder.ts";

/** A receipt to print. `begun` counts the prints that may have brought out paper: the next one is a copy. */
export type PrintJob = {
  transaction_id: string;
  /** The claim that its file had: while that file is at work, the job is not ready. */
  claim: string;
  file: string;
  invoice_no: string;
  begun: number;
};

export class PrintJournal {
  readonly #places: Pick<Places, "print" | "printed">;

  constructor(places: Pick<Places, "print" | "printed">) {
    this.#places = places;
  }

  /** Notes a receipt to print. False if it is noted already for another file, or was printed. */
  async note(job: PrintJob): Promise<boolean> {
    if ((await readTextIfThere(this.#path("printed", job.transaction_id))) !== undefined) return false;
    const noted = await this.#read(job.transaction_id);
    if (noted) return noted.claim === job.claim;
    await this.#write(job);
    return true;
  }

  /** The noted receipts, oldest first. */
  async open(): Promise<PrintJob[]> {
    const names = (await readdir(this.#places.print)).filter((name) => name.endsWith(".json"));
    const jobs = await Promise.all(names.map((name) => this.#read(name.slice(0, -".json".length))));
    return jobs.flatMap((job) => job ?? []).toSorted((a, b) => (a.claim < b.claim ? -1 : 1));
  }

  /** Before the first byte leaves. */
  begin(job: PrintJob): Promise<void> {
    job.begun += 1;
    return this.#write(job);
  }

  ended({ transaction_id: id }: PrintJob): Promise<void> {
    return moveEnded(this.#path("print", id), this.#path("printed", id));
  }

  /** A receipt that no try can print. */
  drop({ transaction_id: id }: PrintJob): Promise<void> {
    return rm(this.#path("print", id), { force: true });
  }

  #path(folder: "print" | "printed", id: string): string {
    return join(this.#places[folder], `${id}.json`);
  }

  #write(job: PrintJob): Promise<void> {
    return writeResult(this.#path("print", job.transaction_id), `${JSON.stringify(job)}\n`);
  }

  async #read(id: string): Promise<PrintJob | undefined> {
    const text = await readTextIfThere(this.#path("print", id));
    const { transaction_id, claim, file, invoice_no, begun } = Object(jsonIn(text ?? ""));
    const isJob = transaction_id === id && typeof claim === "string" && Number.isInteger(begun);
    return isJob
      ? { transaction_id, claim, file: String(file), invoice_no: String(invoice_no), begun }
      : undefined;
  }
}
