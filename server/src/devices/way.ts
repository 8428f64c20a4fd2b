// The way to a device's unit: the service calls it, or the relay at the branch does.
import type { UnitAddress } from "../control-unit/types.ts";

export type Via = "direct" | "relay";

/** A relay decides itself which of the branch's addresses it calls; the service only calls those that the operators allow. */
export function wayOf(
  { via, branch_id }: { via: Via | null; branch_id: number },
  allowsPrivate: boolean,
): Pick<UnitAddress, "allow_private" | "relayed_branch"> {
  if (via !== "relay") return { allow_private: allowsPrivate };
  return { allow_private: true, relayed_branch: branch_id };
}
