// Following deliveries: each is forwarded once, oldest first, also when the service returns it again.

import type { Delivery, Query, Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { listen } from "../../../cli/src/webhooks/listen.ts";

type Asked = Query<"listDeliveries">;

/** Follows these lists of deliveries, newest first, until they are used up. */
async function follow(lists: string[][], after?: string): Promise<{ handed: string[]; asked: Asked[] }> {
  const stop = new AbortController();
  const asked: Asked[] = [];
  const handed: string[] = [];
  const deliveries = (query: Asked) => ({
    async toArray() {
      asked.push(query);
      if (asked.length === lists.length) stop.abort(new Error("over"));
      return (lists[asked.length - 1] ?? []).map((id) => ({ id }));
    },
  });
  const client = { webhooks: { deliveries } } as unknown as Taxctl;
  const onDelivery = async ({ id }: Delivery) => void handed.push(id);
  const running = listen({ client, query: {}, after, everyMs: 1, signal: stop.signal, onDelivery });
  const error = await running.catch((thrown: unknown) => thrown);
  expect(error).to.be.an("error").with.property("message", "over");
  return { handed, asked };
}

describe("webhooks listen", () => {
  it("forwards deliveries from the oldest to the newest, each once", async () => {
    const { handed } = await follow([["d3", "d2", "d2", "d1"], []]);
    expect(handed).to.deep.equal(["d1", "d2", "d3"]);
  });

  it("asks for deliveries after the last forwarded one", async () => {
    const { asked } = await follow([["d2", "d1"], ["d3"], [], []], "d0");
    expect(asked.map(({ after }) => after)).to.deep.equal(["d0", "d2", "d3", "d3"]);
  });

  it("asks for all deliveries if none is known, and forwards none after it was stopped", async () => {
    const { handed, asked } = await follow([["d2", "d1"]]);
    expect(asked[0]).to.not.have.property("after");
    expect(handed).to.deep.equal([]);
  });
});
