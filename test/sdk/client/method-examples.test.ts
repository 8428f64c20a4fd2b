// Proving the examples that editors show: each method's own is run as it stands.
import { readFile } from "node:fs/promises";
import { Taxctl } from "@taxctl/sdk";
import { answerCheck, Responder } from "@taxctl/sdk/testing";
import { expect } from "chai";
import { routes } from "../../../sdk/src/client/routes.ts";
import type { Route } from "../../../sdk/src/client/types.ts";
import { requireOperation } from "../../../sdk/src/testing/operations.ts";
import { clientOf, noDouble } from "./double.ts";

/** The code of each example by the method that it stands above, like `sales.create`. */
async function readExamples(): Promise<Map<string, string>> {
  const source = await readFile(new URL("../../../sdk/src/client/routes.ts", import.meta.url), "utf8");
  const blocks = [...source.matchAll(/@example\n([\s\S]*?)\n *\*\//g)].map(([, lines = ""]) =>
    lines.replace(/^ *\* ?/gm, ""),
  );
  return new Map(blocks.map((code) => [/client\.(\w+\.\w+)\(/.exec(code)?.[1] ?? code, code]));
}

describe("examples of the methods", () => {
  let examples: Map<string, string>;
  before(async () => {
    examples = await readExamples();
  });

  for (const [resource, methods] of Object.entries<Record<string, Route>>(routes)) {
    for (const [name, { operation }] of Object.entries(methods)) {
      it(`${resource}.${name} works as it is shown`, async () => {
        const service = new Responder();
        const options = { fetch: service.fetch, checkAnswer: answerCheck() };
        const client = clientOf(noDouble, { ...options, maxRetries: 0 });
        const session = new Taxctl({ session: { token: "any" }, ...options });
        const code = examples.get(`${resource}.${name}`);
        if (code === undefined) throw new Error("there is no example");
        await run(requireOperation(operation).takesKey ? client : session, code);
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
