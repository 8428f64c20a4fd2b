// The shape of a check.
import { asCommands } from "@taxctl/sdk/commands";

/** One line of the doctor. */
export type Check = {
  name: string;
  status: "pass" | "warn" | "fail";
  message: string;
  remedy: string | null;
  /** The branch that it concerns. */
  bhf_id: string | null;
};

export function check(
  name: string,
  status: Check["status"],
  message: string,
  more: { remedy?: string; bhf_id?: string } = {},
): Check {
  return {
    name,
    status,
    message,
    remedy: more.remedy === undefined ? null : asCommands(more.remedy, undefined, more.bhf_id),
    bhf_id: more.bhf_id ?? null,
  };
}
