// Outcomes that the unit leaves unknown, and what people record of them.
import { expect } from "chai";
import type { LaneTest, Script } from "./lane.ts";
import type { ServiceResponse } from "./service.ts";

export const noResponse = { kind: "doubt", code: null, message: "No response." } as const;
/** The unit has nothing of it, and doesn't respond. */
export const lost: Script = async () => noResponse;
/** The unit has it; its response is lost. */
export const taken: Script = async ({ send }) => {
  await send();
  return noResponse;
};

export const accepted = { outcome: "accepted", reason: "It is on the unit's journal roll" };
export const rejected = { outcome: "rejected", reason: "The unit's journal ends before it" };

/** Calls about transactions of a lane whose outcome is unknown. */
export function outcomesOf(lane: LaneTest) {
  return {
    settle: (id: string, body: unknown, key?: string): Promise<ServiceResponse> =>
      lane.test.call("POST", `/transactions/${id}/settle`, { body, key }),
    show: async (id: string) => Object((await lane.test.call("GET", `/transactions/${id}`)).body.data),
    async sellInDoubt(script: Script, overrides: Record<string, unknown> = {}): Promise<string> {
      lane.unit.next("sale", script);
      const id = await lane.sell(overrides);
      await lane.drain();
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1 });
      return id;
    },
  };
}
