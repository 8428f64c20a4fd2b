// Responsible for remembering registered purchases as documents, so that a purchase is read from the service once.
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Document } from "@taxctl/sdk/reconcile";
import { jsonIn } from "../input/json.ts";

type Entry = { transaction_id: string; document: Document };

/** A file of JSON lines next to the credentials. Losing it costs requests, nothing else. */
export class Ledger {
  readonly #path: string;
  readonly #known: Map<string, Document>;

  private constructor(path: string, known: Map<string, Document>) {
    this.#path = path;
    this.#known = known;
  }

  static async open(path: string): Promise<Ledger> {
    const known = new Map<string, Document>();
    const text = await readFile(path, "utf8").catch(() => "");
    for (const line of text.split("\n")) {
      const entry = parse(line);
      if (entry) known.set(entry.transaction_id, entry.document);
    }
    return new Ledger(path, known);
  }

  find(transactionId: string): Document | undefined {
    return this.#known.get(transactionId);
  }

  async keep(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    for (const { transaction_id, document } of entries) this.#known.set(transaction_id, document);
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const file = await open(this.#path, "a", 0o600);
    try {
      // Begins on a new line: a crash may have left half of one.
      await file.appendFile(`\n${entries.map((entry) => JSON.stringify(entry)).join("\n")}\n`);
    } finally {
      await file.close();
    }
  }
}

function parse(line: string): Entry | undefined {
  const entry = jsonIn(line) as Entry | null | undefined;
  const isEntry = typeof entry?.transaction_id === "string" && typeof entry.document?.id === "string";
  return isEntry ? entry : undefined;
}
