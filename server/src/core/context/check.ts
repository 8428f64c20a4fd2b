// One check of the service's health, by any module: a sentence with a result and, where something is to be done, what.
import type { Config } from "../../base/config.ts";
import type { ProfileName } from "../../control-unit/types.ts";
import type { Database } from "../../db/open.ts";

export type Check = {
  name: string;
  status: "pass" | "warn" | "fail";
  message: string;
  remedy?: string;
  bhf_id?: string;
};

/** One environment whose health is asked for, with the devices of its branches. */
export type CheckedEnvironment = {
  db: Database;
  config: Config;
  environmentId: number;
  nowMs: number;
  devices: readonly {
    branch_id: number;
    bhf_id: string;
    profile: ProfileName;
    is_active: unknown;
    via: string | null;
    vscu_url: string | null;
  }[];
};

/** What a part of the service that can be left out adds to the health of an environment. */
export type EnvironmentCheck = (subject: CheckedEnvironment) => Promise<Check[]>;

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** `90 s`, `12 min`, `3 h`, `40 days`. */
export function ageOf(ms: number): string {
  if (ms < 2 * minute) return `${Math.max(0, Math.round(ms / second))} s`;
  if (ms < 120 * minute) return `${Math.round(ms / minute)} min`;
  if (ms < 2 * day) return `${Math.round(ms / (60 * minute))} h`;
  return `${Math.round(ms / day)} days`;
}
