// The Postman collection: made from the document, and its requests work as Postman sends them.
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { collectionOf, generateCollection, type Item } from "../../docs/postman.ts";
import { document, operationList } from "../../server/src/core/context/operations.ts";
import { openBranch } from "../support/branch.ts";
import { startTestService, type TestService } from "../support/service.ts";

const collection = collectionOf(document);
const [first, ...folders] = collection.item;
const items = folders.flatMap(({ item }) => item);

describe("the Postman collection", () => {
  it("is the one of the current document", async () => {
    const committed = new URL("../../docs/developers/taxctl.postman_collection.json", import.meta.url);
    const isSame = (await readFile(committed, "utf8")) === (await generateCollection());
    expect(isSame, "run npm run generate").to.equal(true);
  });

  it("has each operation once, in the folder of its tag", () => {
    const placeOf = ({ request }: Item) =>
      `${request.method} ${request.url.raw
        .replace("{{base_url}}", "")
        .replace(/\?.*/, "")
        .replace(/:(\w+)/g, "{$1}")}`;
    const expected = operationList.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(items.map(placeOf)).to.have.members(expected);
    expect(folders.map(({ name }) => name)).to.include.members(["sales", "purchases", "webhooks"]);
  });

  describe("against a service", () => {
    let test: TestService;
    before(async () => {
      test = await startTestService();
      await openBranch(test);
    });
    after(() => test.close());

    /** Sends a request as Postman does, with its variables. */
    async function send({ request }: Item, key = test.keys.owner) {
      const { method, auth, header, url, body } = request;
      const variables = { base_url: test.url, branch: "00", api_key: key };
      const filled = (text: string) =>
        Object.entries(variables).reduce((now, [name, value]) => now.replaceAll(`{{${name}}}`, value), text);
      const sent = header.filter((one) => !one.disabled).map((one) => [one.key, filled(one.value)]);
      const headers: Record<string, string> = Object.fromEntries(sent);
      if (auth?.type !== "noauth") headers.Authorization = `Bearer ${key}`;
      const response = await fetch(filled(url.raw), { method, headers, ...(body && { body: body.raw }) });
      return { status: response.status, body: await response.json() };
    }

    it("makes a first sale, and the same receipt again", async () => {
      const [one, again] = [await send(first), await send(first)];
      expect([one.status, again.status]).to.deep.equal([200, 200]);
      const [receipt, same] = [one, again].map(({ body }) => Object(body).data.receipt_no);
      expect(receipt).to.be.a("string").and.to.equal(same);
      expect((await send(first, "txs_unknown")).status).to.equal(401);
    });

    it("reads each list that needs no identifier", async () => {
      const reads = items.filter(
        ({ request }) => request.method === "GET" && !request.auth && !request.url.variable,
      );
      expect(reads).to.have.length.above(20);
      for (const item of reads) {
        const { status, body } = await send(item);
        expect(status, `${item.name}: ${JSON.stringify(body)}`).to.equal(200);
      }
    });
  });
});
