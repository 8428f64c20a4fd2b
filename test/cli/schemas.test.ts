// The JSON that programs rely on: each command prints the envelope, with data as its schema in the repository says.
import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { loadCommands } from "../../cli/reference.ts";
import type { Envelope } from "./support/command.ts";
import { runEveryCommand } from "./support/every-command.ts";
import { FOLDER, readSchema } from "./support/schema-files.ts";

const ids = Object.keys(await loadCommands()).toSorted();
/** Runs until it is stopped, and prints what the service prints. */
const ENDLESS = ["dev", "webhooks:listen"];

describe("the JSON of every command", () => {
  let printed: Map<string, Envelope[]>;

  before(async function () {
    this.timeout(240_000);
    printed = await runEveryCommand(({ desk }, argv, options) => desk.run(argv, options));
  });

  for (const id of ids.filter((one) => !ENDLESS.includes(one))) {
    it(`${id.replaceAll(":", " ")} is as its schema says`, async () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      const envelopeSchema = JSON.parse(await readFile(new URL("envelope.json", FOLDER), "utf8"));
      const envelopes = printed.get(id) ?? [];
      const good = envelopes.filter(({ ok }) => ok);
      expect(good, `never ended well: ${JSON.stringify(envelopes)}`).to.not.deep.equal([]);
      const schema = await readSchema(id);
      expect(schema, "no schema: npm run generate writes it").to.not.equal(undefined);
      const validateData = ajv.compile(schema ?? {});
      const validateEnvelope = ajv.compile(envelopeSchema);
      for (const envelope of envelopes) {
        expect(validateEnvelope(envelope), JSON.stringify(validateEnvelope.errors)).to.equal(true);
        if (envelope.ok)
          expect(validateData(envelope.data), JSON.stringify(validateData.errors)).to.equal(true);
      }
    });
  }
});
