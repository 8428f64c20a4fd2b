// The JSON that programs rely on: each command prints the envelope, with data as its schema says.
import { readFile } from "node:fs/promises";
import { timeIn } from "@taxctl/sdk/formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { schemasOfData } from "../../../cli/schemas.ts";
import type { Envelope } from "../support/command.ts";
import { loadCommands } from "../support/commands.ts";
import { runEveryCommand } from "../support/every-command.ts";
import { isChange, type Recorder, startRecorder } from "../support/recorder.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
const envelopeFile = new URL("../../../cli/schemas/envelope.json", import.meta.url);
const validateEnvelope = ajv.compile(JSON.parse(await readFile(envelopeFile, "utf8")));
const schemas = await schemasOfData();

const commands = await loadCommands();
const ids = Object.keys(commands).toSorted();
/** Runs until it is stopped, and prints what the service prints. */
const endless = ["dev", "webhooks:listen"];

/** Commands that send changes and have no --dry-run, and why. */
const withoutDryRun: Record<string, string> = {
  "certify:ke": "runs each kind of document in a sandbox, and needs their receipts",
  "codes:sync": "fetches from the authority",
  "devices:init": "fetches from the authority; registering a device twice is harmless",
  "devices:test": "is itself a test",
  doctor: "tests the connection to the control unit",
  "notices:sync": "fetches from the authority",
  receipt: "records a printed copy, and only with --copy",
  "stock:pending": "fetches from the authority",
  watch: "reports the files that a till drops; `sales submit --dry-run` checks one of them",
};
/** A time in a field of its own. */
const hasTime = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/;

/** Commands that change this machine or the simulator, which the recorder doesn't see, or that show what they received. */
const notRunAgain = /^(auth|dev|profile|api|webhooks:verify)(:|$)/;

describe("the JSON of every command", () => {
  let printed: Map<string, Envelope[]>;
  let recorder: Recorder | undefined;
  /** Requests of each command that changed something. */
  const changes = new Map<string, string[]>();
  /** The output for people of each command that changed nothing and shows a time. */
  const shown = new Map<string, string>();

  before(async function () {
    // Hundreds of commands, one after another: a busy machine takes long.
    this.timeout(1_200_000);
    printed = await runEveryCommand(async ({ desk, test }, argv, { env = {} }) => {
      recorder ??= await startRecorder(test.url);
      recorder.seen.length = 0;
      const { TAXCTL_BASE_URL: service } = env;
      const options = { env: service ? { ...env, TAXCTL_BASE_URL: recorder.url } : env };
      const ran = await desk.run(argv, options);
      const id = ids.findLast((one) => one === argv.slice(0, one.split(":").length).join(":")) ?? "";
      const sent = recorder.requests.filter(isChange);
      if (sent.length > 0) changes.set(id, [...(changes.get(id) ?? []), ...sent]);
      else if (!notRunAgain.test(id) && hasTime.test(JSON.stringify(ran.json().data))) {
        const words = argv.filter((word) => word !== "--json");
        shown.set(id, `${shown.get(id) ?? ""}${(await desk.run(words, options)).stdout}`);
      }
      return ran;
    });
  });
  after(() => recorder?.close());

  it("has a schema for each command that ends, and for no other", () => {
    expect([...schemas.keys()]).to.have.members(ids.filter((one) => !endless.includes(one)));
  });

  it("is checked by schemas that any validator takes, and that allow no other field", () => {
    const strict = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    const accepts = (id: string, data: unknown) => strict.compile(schemas.get(id) ?? false)(data);
    for (const schema of schemas.values()) strict.compile(schema);
    expect(accepts("auth:logout", { profile: "shop" })).to.equal(true);
    for (const data of [{}, { profile: 1 }, { profile: "shop", other: 1 }, ["shop"]])
      expect(accepts("auth:logout", data), JSON.stringify(data)).to.equal(false);
    const [notice] = (printed.get("notices:list") ?? []).flatMap(({ data }) => data);
    expect(accepts("notices:list", [notice])).to.equal(true);
    expect(accepts("notices:list", [{ ...Object(notice), other: 1 }])).to.equal(false);
  });

  it("has UTC times, and people read the same times in the service's zone", () => {
    const withUtc = [...shown].filter(([, text]) => /\d\dT\d\d:\d\d/.test(text));
    expect(withUtc.map(([id, text]) => `${id}\n${text}`)).to.deep.equal([]);
    const local = [...shown].filter(([, text]) => /\d{4}-\d\d-\d\d \d\d:\d\d/.test(text));
    expect(local.map(([id]) => id)).to.include.members(["audit:list", "exports:list", "transactions:list"]);
    const [created] = JSON.stringify(printed.get("audit:list")).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/) ?? [];
    expect(shown.get("audit:list")).to.contain(timeIn("Africa/Nairobi", String(created)));
  });

  it("is also shown by a dry run of each command that changes something", () => {
    const without = [...changes.keys()].filter((id) => !("dry-run" in (commands[id]?.flags ?? {})));
    expect(without, "give it --dry-run, or a reason").to.have.members(Object.keys(withoutDryRun));
    expect(changes.size).to.be.above(30);
  });

  for (const id of ids.filter((one) => !endless.includes(one))) {
    it(`${id.replaceAll(":", " ")} is as its schema says`, async () => {
      const envelopes = printed.get(id) ?? [];
      const good = envelopes.filter(({ ok }) => ok);
      expect(
        good,
        `no successful run in test/cli/support/every-command.ts: ${JSON.stringify(envelopes)}`,
      ).to.not.deep.equal([]);
      const schema = schemas.get(id);
      expect(schema, "no shape in cli/shapes.ts").to.not.equal(undefined);
      const validateData = ajv.compile(schema ?? false);
      for (const envelope of envelopes) {
        expect(validateEnvelope(envelope), JSON.stringify(validateEnvelope.errors)).to.equal(true);
        if (envelope.ok)
          expect(validateData(envelope.data), JSON.stringify(validateData.errors)).to.equal(true);
      }
    });
  }
});
