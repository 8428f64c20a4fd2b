// A key with a small allowance that is used up: the client waits as long as it must, and no longer.
import { expect } from "chai";
import { Pacer } from "../../../sdk/src/client/pace.ts";

describe("pace of a key below the usual limit", () => {
  it("continues after a 429 with nothing remaining", async () => {
    let now = 0;
    const clock = {
      now: () => now,
      sleep: async (ms: number) => {
        now += ms;
      },
    };
    const pacer = new Pacer(clock);
    const first = await pacer.acquire();
    pacer.release(first, new Headers({ "X-RateLimit-Limit": "20", "X-RateLimit-Remaining": "0" }), 3_000);
    await pacer.acquire();
    expect(now).to.be.within(3_000, 10_000);
  });
});
