// Two services on two nodes that get the same thing at the same moment: it is done once.
import { expect } from "chai";
import { assembleFleet, type Fleet, type Member } from "../crash/fleet.ts";
import { sale } from "../support/branch.ts";
import { type ClusterPlace, createClusterPlace } from "./cluster.ts";

const pairs = 15;

describe("services on two nodes of a cluster", () => {
  let place: ClusterPlace;
  let fleet: Fleet;
  let members: Member[];
  const accepted = new Set<string>();

  before(async () => {
    place = await createClusterPlace();
    fleet = await assembleFleet({ suite: "cluster-pairs", family: "mysql", branches: 1, place });
    members = [await fleet.member("serve", place.urlAt(1)), await fleet.member("serve", place.urlAt(2))];
    await Promise.all(members.map((member) => member.start()));
  });
  after(async () => {
    await fleet?.close();
    await place?.release();
  });

  async function submit(url: string, body: object, path = "/sales?async=true") {
    const { status, id } = await fleet.call(url, path, body);
    return { status, id: String(id) };
  }

  /** Sends one body to each service at once. */
  async function submitBoth(bodies: [object, object], path?: string) {
    const responses = await Promise.all(
      members.map(({ url }, index) => submit(url, bodies[index] ?? {}, path)),
    );
    return { statuses: responses.map(({ status }) => status).sort(), ids: responses.map(({ id }) => id) };
  }

  it("store an invoice once", async () => {
    for (let pair = 0; pair < pairs; pair++) {
      const body = sale({ branch_id: "00" });
      const { statuses, ids } = await submitBoth([body, body]);
      for (const status of statuses) expect(status).to.be.oneOf([200, 202]);
      expect(new Set(ids).size).to.equal(1);
      accepted.add(ids[0] ?? "");
    }
  });

  it("reject the second content of an invoice", async () => {
    for (let pair = 0; pair < pairs; pair++) {
      const body = sale({ branch_id: "00" });
      const { statuses, ids } = await submitBoth([body, { ...body, customer_name: "Somebody else" }]);
      expect(statuses).to.deep.equal([202, 409]);
      expect(new Set(ids).size).to.equal(1);
    }
  });

  it("credit a sale once", async () => {
    for (let pair = 0; pair < pairs; pair++) {
      const sold = sale({ branch_id: "00" });
      expect((await submit(members[0]?.url ?? "", sold)).status).to.equal(202);
      const note = () =>
        sale({
          branch_id: "00",
          receipt_type: "R",
          original_invoice_no: sold.invoice_no,
          refund_reason_code: "06",
        });
      const { statuses } = await submitBoth([note(), note()]);
      expect(statuses).to.deep.equal([202, 422]);
    }
  });

  it("read at once what the other service stored", async () => {
    for (let pair = 0; pair < pairs; pair++) {
      const { id } = await submit(members[pair % 2]?.url ?? "", sale({ branch_id: "00" }));
      const { status } = await fleet.call(members[(pair + 1) % 2]?.url ?? "", `/transactions/${id}`);
      expect(status).to.equal(200);
    }
  });

  it("have given callers, the database and the unit one story", async () => {
    await place.whole();
    expect(await fleet.findBreaches(accepted)).to.deep.equal([]);
  });
});
