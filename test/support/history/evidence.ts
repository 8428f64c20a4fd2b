// The records that a run left behind, for its checks.
import type { Knex } from "knex";
import type { BranchView, LedgerEntry } from "../../../server/src/simulator/index.ts";
import type { Received } from "../receiver.ts";

export type Row = {
  id: string;
  data_set_id: number;
  branch_id: number;
  lane_id: number;
  bhf_id: string;
  type: string;
  status: string;
  invoice_no: string;
  receipt_type: string | null;
  receipt_no: string | null;
  receipt_unrecovered: number;
};

/** The records that a run left behind. All work has ended. */
export type Evidence = {
  knex: Knex;
  /** One environment, and the API's responses to a key of it. */
  environmentId: number;
  get(path: string): Promise<Record<string, unknown>>;
  /** The unit's own books. */
  ledger: readonly LedgerEntry[];
  branches: readonly BranchView[];
  /** The deliveries to a webhook for `transaction.completed`; omitted without a webhook. */
  received?: readonly Received[];
  /** Whether the history has every submission of the environment; default true. */
  isComplete?: boolean;
  /** Whether the unit may have documents that the database lacks, as after a restore; default false. */
  isRestored?: boolean;
};

export type Lane = { id: number; tin: string; bhf_id: string };
