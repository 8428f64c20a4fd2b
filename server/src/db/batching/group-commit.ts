// Group commit: several tasks share one database transaction. Their equal reads and writes take one statement.
import type { Knex } from "knex";
import { isRetryable } from "../engine/failures.ts";
import type { Database } from "../open.ts";
import { createBatcher, mostInBatch, type Waiting } from "./batcher.ts";

/**
 * Reads or writes for many tasks at once, with a result for each. It does nothing else: when it fails, it fails for all
 * tasks, and they are retried one by one.
 */
export type Operation<Argument, Result> = (trx: Knex.Transaction, all: Argument[]) => Promise<Result[]>;

/**
 * A deferred write: nothing reads it before the commit, such as a sum. It runs once at the end of the transaction, for all tasks.
 * Deferred writes run in the order of `rank`, so that two transactions never wait for each other's rows.
 */
export type DeferredWrite<Argument> = {
  rank: number;
  write(trx: Knex.Transaction, all: Argument[]): Promise<void>;
};

/** Thrown by an operation that can't determine for each of several tasks whether its row was changed. */
export class Unmergeable extends Error {
  override readonly name = "Unmergeable";
}

type Pending = { argument: unknown; resolve(result: unknown): void; reject(error: unknown): void };
type AnyOperation = (trx: Knex.Transaction, all: never[]) => Promise<unknown[]>;

/** The tasks of one transaction. Operations run when each task waits for one or has ended. */
class Group {
  #trx: Knex.Transaction;
  #working: number;
  #waiting = 0;
  #isRunning = false;
  #pending = new Map<AnyOperation, Pending[]>();
  #deferred = new Map<DeferredWrite<never>, unknown[]>();
  /** Why an operation failed. It spoils the transaction, even if its task has caught the error. */
  failure: unknown;

  constructor(trx: Knex.Transaction, tasks: number) {
    this.#trx = trx;
    this.#working = tasks;
  }

  run(operation: AnyOperation, argument: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const pending = this.#pending.get(operation) ?? [];
      pending.push({ argument, resolve, reject });
      this.#pending.set(operation, pending);
      this.#waiting += 1;
      this.#runWhenReady();
    });
  }

  defer(write: DeferredWrite<never>, argument: unknown): void {
    const deferred = this.#deferred.get(write);
    if (deferred) deferred.push(argument);
    else this.#deferred.set(write, [argument]);
  }

  ended(): void {
    this.#working -= 1;
    this.#runWhenReady();
  }

  /** Runs the deferred writes, when every task has ended. */
  async finish(): Promise<void> {
    const ordered = [...this.#deferred].sort(([one], [other]) => one.rank - other.rank);
    for (const [{ write }, all] of ordered) await write(this.#trx, all as never[]);
  }

  #runWhenReady(): void {
    if (this.#isRunning || this.#pending.size === 0 || this.#waiting < this.#working) return;
    this.#isRunning = true;
    void this.#runPending();
  }

  async #runPending(): Promise<void> {
    const operations = [...this.#pending];
    this.#pending = new Map();
    const ends: (() => void)[] = [];
    for (const [operation, pending] of operations) {
      try {
        const results = await operation(this.#trx, pending.map(({ argument }) => argument) as never[]);
        for (const [index, { resolve }] of pending.entries()) ends.push(() => resolve(results[index]));
      } catch (error) {
        this.failure ??= error;
        for (const { reject } of pending) ends.push(() => reject(error));
      }
    }
    this.#waiting -= ends.length;
    this.#isRunning = false;
    for (const end of ends) end();
    this.#runWhenReady();
  }
}

const groups = new WeakMap<Knex.Transaction, Group>();

/** Runs an operation once for all tasks of the transaction that need it; at once where a transaction is not shared. */
export async function runGrouped<Argument, Result>(
  trx: Knex.Transaction,
  operation: Operation<Argument, Result>,
  argument: Argument,
): Promise<Result> {
  const group = groups.get(trx);
  if (group) return group.run(operation, argument) as Promise<Result>;
  const [result] = await operation(trx, [argument]);
  return result as Result;
}

/** Leaves a write for the end of the transaction; writes at once where a transaction is not shared. */
export async function deferWrite<Argument>(
  trx: Knex.Transaction,
  write: DeferredWrite<Argument>,
  argument: Argument,
): Promise<void> {
  const group = groups.get(trx);
  if (group) group.defer(write, argument);
  else await write.write(trx, [argument]);
}

type Task = (trx: Knex.Transaction) => Promise<unknown>;

export type GroupCommit = {
  /**
   * Runs `work` in a write transaction, which it may share with other waiting tasks. It must be
   * retryable like the work of any transaction. It changes rows that other tasks may change only through operations.
   */
  run<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
};

/** The tasks that wait when a writer becomes free share its transaction; a lone task begins at once. */
export function createGroupCommit(db: Database): GroupCommit {
  const batcher = createBatcher(
    db,
    (waiting: Waiting<Task, unknown>[]) => [waiting.slice(0, mostInBatch), waiting.slice(mostInBatch)],
    (tasks) => db.transaction((trx) => runAll(trx, tasks)),
  );

  async function runAll(trx: Knex.Transaction, tasks: Task[]): Promise<unknown[]> {
    const group = new Group(trx, tasks.length);
    groups.set(trx, group);
    const ends = await Promise.allSettled(
      tasks.map(async (task) => {
        try {
          return await task(trx);
        } finally {
          group.ended();
        }
      }),
    );
    const failed = ends.filter((end) => end.status === "rejected").map(({ reason }) => reason);
    if (group.failure !== undefined && tasks.length > 1) failed.unshift(group.failure);
    // An error that rolled the transaction back comes first: then the whole transaction is retried.
    if (failed.length > 0) throw failed.find(isRetryable) ?? failed[0];
    await group.finish();
    return ends.map((end) => (end.status === "fulfilled" ? end.value : undefined));
  }

  return { run: (work) => batcher.add(work) as ReturnType<typeof work> };
}
