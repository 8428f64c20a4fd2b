// The rule for setting the next number of a device's stream by hand: never next to a worker, nor under a call in doubt.

import { normalTin } from "@taxctl/sdk/rules/tins";
import { newUuid } from "../../base/chance.ts";
import type { Clock } from "../../base/clock.ts";
import { pause } from "../../base/timers.ts";
import { AccountError } from "../../core/accounts/admin-error.ts";
import type { Environment } from "../../core/accounts/keys.ts";
import { findEnvironment } from "../../core/accounts/store.ts";
import { findTins } from "../../core/accounts/tin-store.ts";
import { recordOperatorChange } from "../../core/audit/record.ts";
import type { Database } from "../../db/open.ts";
import type { Trx } from "../../db/sql/schema.ts";
import { unsendCall } from "../../lanes/by-hand.ts";
import { findSentCalls } from "../../lanes/calls.ts";
import {
  findStoppedStreams,
  heldReason,
  holdStreams,
  isHeld,
  type NumberedKind,
  setNumberCommand,
} from "../../lanes/hold.ts";
import type { CallKinds, StreamName } from "../../lanes/kinds.ts";
import { claimLane, releaseLane } from "../../lanes/leases.ts";
import { findOpenNumbers, mostOpen, type NumberedCall } from "../../lanes/numbers.ts";
import { ensureLane, ensureStreams, findStreams, updateStream } from "../../lanes/store.ts";

const usualLeaseMs = 10_000;

/** Which stream of which unit. `tin` may be left out where the branch reports under one only. */
type StreamScope = {
  account_id: number;
  environment: Environment;
  bhf_id: string;
  tin?: string | undefined;
  stream: StreamName;
};

async function requireTin(db: Database, scope: StreamScope, environmentId: number): Promise<string> {
  const tins = await findTins(db.knex, environmentId, scope.bhf_id);
  const [only] = tins;
  if (scope.tin !== undefined) return normalTin(scope.tin);
  if (only !== undefined && tins.length === 1) return only;
  throw new AccountError(
    tins.length === 0
      ? `Branch ${scope.bhf_id} has no device.`
      : `Branch ${scope.bhf_id} has documents under several TINs.`,
    "Say which TIN is meant: --tin.",
  );
}

/**
 * Waits for a worker to put the lane down; it does so between calls, when nothing is left to send.
 * @throws AccountError when it does not within `waitMs`
 */
export async function holdLane(
  db: Database,
  laneId: number,
  owner: string,
  waitMs: number,
  leaseMs = usualLeaseMs,
): Promise<void> {
  for (let waitedMs = 0; !(await claimLane(db, laneId, owner, leaseMs)); waitedMs += 100) {
    if (waitedMs >= waitMs) {
      throw new AccountError("The device is busy sending.", "Try again when its queue is empty.");
    }
    await pause(100);
  }
}

const words: Record<NumberedKind, string> = {
  sale: "sale",
  purchase: "purchase",
  movement: "stock movement",
};

/** A submission or its stock movement in a sentence, such as `stock movement of INV-1 (its id, sent as 7)`. */
export function describeCall({ kind, invoice_no, transaction_id, number }: NumberedCall): string {
  const sent = number === null ? "" : `, sent as ${number}`;
  return `${words[kind]} of ${invoice_no} (${transaction_id}${sent})`;
}

/** After a restore, the unit may have these calls: a person looks them up. */
export class OpenAfterRestore extends AccountError {
  readonly calls: readonly NumberedCall[];
  /** The command that was rejected. */
  readonly command: string;

  constructor(calls: readonly NumberedCall[], command: string) {
    const more = calls.length < mostOpen ? "" : "\n- and more, which the next list shows";
    super(
      `The database was restored. The unit may have these already:\n${calls.map((call) => `- ${describeCall(call)}`).join("\n")}${more}`,
      `Look up each at the unit. If the unit has it, record that: \`taxd settle ${calls[0]?.transaction_id} accepted --number NUMBER ${reason}\`. Then send the rest: \`${command} --unsent\`. ` +
        `If they are many, record them from a file, which \`${command} --list open.csv\` writes.`,
    );
    this.calls = calls;
    this.command = command;
  }
}

const reason = '--reason "how it is known"';

/** @throws AccountError while sales or purchases are held: their outcomes decide which stock movements the unit may have. */
async function requireDocumentsResolved(trx: Trx, laneId: number): Promise<void> {
  for (const stream of (await findStoppedStreams(trx, [laneId])).filter(({ name }) => name !== "stock")) {
    const { unanswered, held } = await findOpenNumbers(trx, laneId, stream.name);
    const [first] = [...unanswered, ...held];
    if (!isHeld(stream) || !first) continue;
    throw new AccountError(
      `The ${describeCall(first)} has no outcome yet. If the unit has it, the unit may have its stock movement, too.`,
      `Set the number of ${stream.name} first: \`${setNumberCommand(stream, "NEXT")}\`.`,
    );
  }
}

/**
 * Balances, items and import steps have no number. They block nothing, since they may be sent again at any time.
 *
 * @param unsent The kinds of calls that the unit doesn't have: they wait again.
 * @throws AccountError that names the open calls and the commands that resolve them
 */
async function requireNothingOpen(
  trx: Trx,
  clock: Clock,
  at: { laneId: number; scope: StreamScope; isHeld: boolean; command: string },
  unsent: CallKinds | undefined,
): Promise<void> {
  const { laneId, scope, command } = at;
  if (at.isHeld && scope.stream === "stock") await requireDocumentsResolved(trx, laneId);
  const sent = (await findSentCalls(trx, laneId)).filter(
    ({ stream, number }) => stream === scope.stream && number !== null,
  );
  if (at.isHeld && unsent) {
    for (const call of sent) await unsendCall(trx, unsent, call, clock.now());
    return;
  }
  const { unanswered, held } = await findOpenNumbers(trx, laneId, scope.stream);
  const [first] = [...unanswered, ...held];
  if (!first) return;
  const id = first.transaction_id;
  if (!at.isHeld) {
    throw new AccountError(
      `There is no response yet to the ${describeCall(first)}.`,
      `It is sent again under its number until the unit responds. If the unit never will, record what its journal shows: \`taxd settle ${id} OUTCOME ${reason}\`, where OUTCOME is accepted or rejected.`,
    );
  }
  throw new OpenAfterRestore([...unanswered, ...held], command);
}

/**
 * Sets the number that the unit expects next, for a branch that used another system before. A stopped stream continues.
 * After a restore, calls that were open in the copy or submitted since are sent with it: `unsent` is the operators' word that the unit has
 * none of them.
 * @throws AccountError when a call of the stream is unanswered or held, or the number is below the present one and not forced
 */
export async function setNextNumber(
  db: Database,
  clock: Clock,
  scope: StreamScope,
  next: number,
  options: { isForced?: boolean; unsent?: CallKinds | undefined; waitMs?: number } = {},
): Promise<{ tin: string; from: number; to: number; was_held: boolean }> {
  const environment = await findEnvironment(db.knex, scope.account_id, scope.environment);
  if (!environment) {
    throw new AccountError(
      `There is no ${scope.environment} data of account ${scope.account_id}.`,
      "`taxd accounts list` shows the accounts; it must be approved.",
    );
  }
  const tin = await requireTin(db, scope, environment.id);
  const place = { data_set_id: environment.id, tin, bhf_id: scope.bhf_id };
  const laneId = await db.transaction(async (trx) => {
    const id = await ensureLane(trx, place, clock.now());
    await ensureStreams(trx, id, clock.now());
    return id;
  });
  const owner = `numbers ${newUuid()}`;
  await holdLane(db, laneId, owner, options.waitMs ?? 10_000);
  try {
    return await db.transaction(async (trx) => {
      const stream = (await findStreams(trx, laneId)).get(scope.stream);
      const command = setNumberCommand({ ...scope, tin, name: scope.stream }, next);
      await requireNothingOpen(
        trx,
        clock,
        { laneId, scope, isHeld: isHeld(stream), command },
        options.unsent,
      );
      const from = stream?.next_number ?? 1;
      if (next < from && !options.isForced) {
        throw new AccountError(
          `The next number is ${from}; ${next} lies below it and could be given out twice.`,
          "Use --force only when the unit itself was set back.",
        );
      }
      const nowMs = clock.now();
      const change = { next_number: next, stopped_reason: null, resynced_at: null, updated_at: nowMs };
      await updateStream(trx, laneId, scope.stream, change);
      const recorded = {
        action: "numbers.set",
        subject: `numbers ${scope.stream} of ${tin}/${scope.bhf_id}`,
        old: { next_number: from },
        new: { next_number: next },
        detail: {
          is_forced: options.isForced === true,
          ...(options.unsent ? { is_unsent: true } : {}),
        },
      };
      await recordOperatorChange(
        trx,
        { account_id: scope.account_id, data_set_id: environment.id },
        recorded,
        nowMs,
      );
      return { tin, from, to: next, was_held: isHeld(stream) };
    });
  } finally {
    await releaseLane(db, laneId, owner);
  }
}

/** Holds every stream of every device, recorded for each environment; returns how many. */
export async function holdNumbers(trx: Trx, nowMs: number): Promise<number> {
  const { held, environments } = await holdStreams(trx, nowMs);
  const change = {
    action: "numbers.hold",
    subject: "numbers of every device",
    new: { stopped_reason: heldReason },
  };
  for (const data_set_id of environments) await recordOperatorChange(trx, { data_set_id }, change, nowMs);
  return held;
}
