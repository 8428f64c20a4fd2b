// Responsible for proving the examples that editors show: each method's own is run as it stands.
import { readFile } from "node:fs/promises";
import { Taxctl } from "@taxctl/sdk";
import { answerCheck, type FakeFailure, FakeService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { routes } from "../../sdk/src/routes.ts";
import { requireOperation } from "../../sdk/src/testing/operations.ts";
import type { Route } from "../../sdk/src/types.ts";
import { clientOf, SALE } from "./double.ts";

/** The code of each example by the method that it stands above, like `sales.create`. */
async function readExamples(): Promise<Map<string, string>> {
  const source = await readFile(new URL("../../sdk/src/routes.ts", import.meta.url), "utf8");
  const blocks = [...source.matchAll(/@example\n([\s\S]*?)\n *\*\//g)].map(([, lines = ""]) =>
    lines.replace(/^ *\* ?/gm, ""),
  );
  return new Map(blocks.map((code) => [/client\.(\w+\.\w+)\(/.exec(code)?.[1] ?? code, code]));
}

/** Operations on a transaction that has failed, or is in doubt. */
const BEFORE: Record<string, FakeFailure> = {
  retryTransaction: { kind: "refused" },
  settleTransaction: { kind: "outcome_unknown" },
};
/** The second id of an example. */
const LINK_ID = /(?<=", ")[0-9a-f]{8}-[0-9a-f-]{27}/;
const EXAMPLE_ID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

describe("examples of the methods", () => {
  let examples: Map<string, string>;
  before(async () => {
    examples = await readExamples();
  });

  for (const [resource, methods] of Object.entries<Record<string, Route>>(routes)) {
    for (const [name, { operation, params }] of Object.entries(methods)) {
      it(`${resource}.${name} works as it is shown`, async () => {
        const service = new FakeService();
        const double = { url: service.baseUrl, seen: [], close: async () => {} };
        const client = clientOf(double, { fetch: service.fetch, checkAnswer: answerCheck(), maxRetries: 0 });
        const code = examples.get(`${resource}.${name}`);
        if (code === undefined) throw new Error("there is no example");
        const failure = BEFORE[operation];
        if (failure) service.failNext("createSale", failure);
        const sold = await client.sales
          .create(SALE)
          .catch((error) => ({ transaction_id: Object(error).transactionId }));
        if (operation === "createDevice") await client.devices.delete("00");
        if (operation === "getPurchase") await run(client, examples.get("purchases.create") ?? "");
        if (operation === "updateInsurance") await run(client, examples.get("insurances.create") ?? "");
        const bought = await client.purchases.search().toArray({ limit: 1 });
        const id = bought[0]?.transaction_id ?? sold.transaction_id;
        const isTransaction =
          ["sales", "purchases", "transactions"].includes(resource) && (params?.length ?? 0) > 0;
        const session = new Taxctl({
          session: { token: "any" },
          fetch: service.fetch,
          checkAnswer: answerCheck(),
        });
        const caller = requireOperation(operation).takesKey ? client : session;
        const own = isTransaction ? code.replace(EXAMPLE_ID, id) : code;
        if (operation === "deleteReceiptLink") {
          const { id: link } = await client.transactions.createReceiptLink(id);
          await run(caller, own.replace(LINK_ID, link));
        } else await run(caller, own);
        expect(service.calls.at(-1)).to.include({ operation });
        service.verify();
      });
    }
  }
});

/** Runs code that has a `client`; what it prints is kept quiet. */
async function run(client: Taxctl, code: string): Promise<void> {
  const quiet = { log: () => {} };
  const work = new Function("client", "console", `return (async () => { ${code} })();`);
  await work(client, quiet);
}
