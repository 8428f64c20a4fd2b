// Several pieces of work in one database transaction, side by side: what they ask alike is asked of the database once.
import type { Knex } from "knex";
import { isRepeatable } from "../engine/failures.ts";
import type { Database } from "../open.ts";
import { createPump, mostTogether, type Waiting } from "./batcher.ts";

/**
 * Asks the database for many at once, and answers for each. It does nothing but that: what fails here fails for all of
 * them, and they are repeated one by one.
 */
export type Operation<Argument, Result> = (trx: Knex.Transaction, all: Argument[]) => Promise<Result[]>;

/** Thrown by an operation that can't tell for each of several whether it was done. */
export class Unmergeable extends Error {
  override readonly name = "Unmergeable";
}

type Asked = { argument: unknown; resolve(result: unknown): void; reject(error: unknown): void };
type AnyOperation = (trx: Knex.Transaction, all: never[]) => Promise<unknown[]>;

/** The pieces of one transaction: when each of them waits for an operation or has ended, the operations are carried out. */
class Group {
  #trx: Knex.Transaction;
  #working: number;
  #waiting = 0;
  #isAsking = false;
  #asked = new Map<AnyOperation, Asked[]>();
  #last = new Map<AnyOperation, unknown[]>();
  /** Why an operation failed: whose fault it was is not known, whatever each piece makes of it. */
  failure: unknown;

  constructor(trx: Knex.Transaction, pieces: number) {
    this.#trx = trx;
    this.#working = pieces;
  }

  ask(operation: AnyOperation, argument: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const asked = this.#asked.get(operation) ?? [];
      asked.push({ argument, resolve, reject });
      this.#asked.set(operation, asked);
      this.#waiting += 1;
      this.#goOn();
    });
  }

  askLast(operation: AnyOperation, argument: unknown): void {
    const asked = this.#last.get(operation);
    if (asked) asked.push(argument);
    else this.#last.set(operation, [argument]);
  }

  ended(): void {
    this.#working -= 1;
    this.#goOn();
  }

  /** What was left for the end, when every piece has ended; in one order, so that no two transactions wait for each other. */
  async finish(): Promise<void> {
    const ordered = [...this.#last].sort(([one], [other]) => (one.name < other.name ? -1 : 1));
    for (const [operation, all] of ordered) await operation(this.#trx, all as never[]);
  }

  #goOn(): void {
    if (this.#isAsking || this.#asked.size === 0 || this.#waiting < this.#working) return;
    this.#isAsking = true;
    void this.#carryOut();
  }

  async #carryOut(): Promise<void> {
    const rounds = [...this.#asked];
    this.#asked = new Map();
    const answers: (() => void)[] = [];
    for (const [operation, asked] of rounds) {
      try {
        const results = await operation(this.#trx, asked.map(({ argument }) => argument) as never[]);
        for (const [index, { resolve }] of asked.entries()) answers.push(() => resolve(results[index]));
      } catch (error) {
        this.failure ??= error;
        for (const { reject } of asked) answers.push(() => reject(error));
      }
    }
    this.#waiting -= answers.length;
    this.#isAsking = false;
    for (const answer of answers) answer();
    this.#goOn();
  }
}

const groups = new WeakMap<Knex.Transaction, Group>();

/** Carries an operation out together with the same one of the transaction's other pieces; alone where there are none. */
export function ask<Argument, Result>(
  trx: Knex.Transaction,
  operation: Operation<Argument, Result>,
  argument: Argument,
): Promise<Result> {
  const group = groups.get(trx);
  if (group) return group.ask(operation, argument) as Promise<Result>;
  return operation(trx, [argument]).then(([result]) => result as Result);
}

/**
 * The same for what nobody reads before the commit, such as sums: carried out when all pieces have ended, for all that
 * each of them asked.
 */
export async function askLast<Argument>(
  trx: Knex.Transaction,
  operation: Operation<Argument, void>,
  argument: Argument,
): Promise<void> {
  const group = groups.get(trx);
  if (group) group.askLast(operation, argument);
  else await operation(trx, [argument]);
}

export type Together = {
  /**
   * Runs `work` in a write transaction, which it may share with other pieces of work that are waiting. It must be
   * repeatable like any work of a transaction, and touch no row that another piece may touch but through operations.
   */
  run<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
};

type Piece = (trx: Knex.Transaction) => Promise<unknown>;

/** What waits when a writer becomes free is its transaction; a lone piece is begun at once. */
export function createTogether(db: Database): Together {
  const pump = createPump(
    db,
    (waiting: Waiting<Piece, unknown>[]) => [waiting.slice(0, mostTogether), waiting.slice(mostTogether)],
    (pieces) => db.transaction((trx) => runAll(trx, pieces)),
  );

  async function runAll(trx: Knex.Transaction, pieces: Piece[]): Promise<unknown[]> {
    const group = new Group(trx, pieces.length);
    groups.set(trx, group);
    const ends = await Promise.allSettled(
      pieces.map(async (work) => {
        try {
          return await work(trx);
        } finally {
          group.ended();
        }
      }),
    );
    const failed = ends.filter((end) => end.status === "rejected").map(({ reason }) => reason);
    if (group.failure !== undefined && pieces.length > 1) failed.unshift(group.failure);
    // What rolled the transaction back says most: it is repeated as a whole then.
    if (failed.length > 0) throw failed.find(isRepeatable) ?? failed[0];
    await group.finish();
    return ends.map((end) => (end.status === "fulfilled" ? end.value : undefined));
  }

  return { run: (work) => pump.add(work) as ReturnType<typeof work> };
}
