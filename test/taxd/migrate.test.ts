// `taxd migrate down` destroys nothing unasked: it shows the data that it would drop, requires a name, and does not run next to a service.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "chai";
import { migrations } from "../../server/src/db/migrations/all.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { conditions } from "../support/build.ts";
import {
  createEmptyPlace,
  type DatabasePlace,
  databaseFamilies,
  environmentOf,
} from "../support/database.ts";
import { connectTo } from "../support/mysql-server.ts";
import { runTaxd, startTaxd } from "../support/taxd.ts";

const last = migrations.at(-1)?.name ?? "";
/** All tables are dropped here. */
const old = "empty";

for (const family of databaseFamilies()) {
  describe(`taxd migrate down on ${family}`, () => {
    let place: DatabasePlace;
    let env: Record<string, string>;
    const down = (...args: string[]) => runTaxd(["migrate", "down", ...args], env);
    const change = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
      const db = await openDatabase(place);
      return work(db).finally(() => db.close());
    };
    const version = () => change((db) => db.schemaVersion());

    /** A database of its own, migrated: what a test leaves of the schema is nobody else's. */
    beforeEach(async () => {
      place = await createEmptyPlace(family);
      env = environmentOf(place);
      await change((db) => db.migrate());
    });
    afterEach(() => place.release());

    it("shows the data that it would drop, changes nothing, and names the command that does it", async () => {
      const setting = { value: "1" };
      await change(async ({ knex }) => {
        await knex("settings").insert([
          { ...setting, name: "a" },
          { ...setting, name: "b" },
        ]);
      });
      const { code, stdout } = await down("--to", old);
      expect(code).to.equal(1);
      expect(stdout)
        .to.match(/^table +settings +2$/m)
        .and.contain(`taxd migrate down --to ${old} --confirm ${old}`);
      expect(await version()).to.equal(last);
      const asked = await down("--to", old, "--json");
      expect(JSON.parse(asked.stdout).would_drop).to.deep.include({ table: "settings", rows: 2 });
      expect((await down("--to", old, "--confirm", old)).code).to.equal(0);
      expect(await version()).to.equal(undefined);
    });

    it("requires the exact name", async () => {
      const { code, stderr } = await down("--to", old, "--confirm", "yes");
      expect([code, stderr]).to.deep.equal([2, stderr]);
      expect(stderr).to.contain(`--confirm must name the last migration that stays: ${old}`);
      expect((await down("--to", "0000_nothing")).stderr).to.contain("has no migration");
      expect((await runTaxd(["migrate", "up", "--to", old], env)).stderr).to.contain(
        "belong to `taxd migrate down`",
      );
      expect(await version()).to.equal(last);
    });

    it("accepts the typed name, and nothing else", async () => {
      const type = async (answer: string): Promise<string> => {
        const words = [
          process.execPath,
          ...conditions(),
          "server/bin/taxd.js",
          "migrate",
          "down",
          "--to",
          old,
        ];
        const { PATH } = process.env;
        const child = spawn("script", ["-qec", words.join(" "), "/dev/null"], {
          env: { PATH, ...env, TERM: "xterm" },
        });
        let printed = "";
        let isTyped = false;
        child.stdout.setEncoding("utf8").on("data", (text: string) => {
          printed += text;
          if (isTyped || !printed.includes("to go on:")) return;
          isTyped = true;
          child.stdin.write(`${answer}\r`);
        });
        await once(child, "close");
        return printed;
      };
      const asked = await type("y");
      expect(asked).to.contain("Nothing was changed.");
      expect(asked.slice(0, asked.indexOf("to go on:")), "the plan stands before the question")
        .to.contain(`Takes back 1 migration, down to ${old}: ${last}`)
        .and.match(/table +settings/);
      expect(await version()).to.equal(last);
      expect(await type(old)).to.contain("is at no version yet");
      expect(await version()).to.equal(undefined);
    });

    it("does not run next to a service", async () => {
      const service = startTaxd(["serve"], { ...env, TAXD_PORT: "0", TAXD_LOG_LEVEL: "silent" });
      try {
        await service.printed("listens at");
        const { code, stderr } = await down("--to", old, "--confirm", old);
        expect(code).to.equal(1);
        expect(stderr).to.match(
          family === "sqlite" ? /is in use by process \d+/ : /processes of the service are running/,
        );
        expect(await version()).to.equal(last);
      } finally {
        service.child.kill("SIGTERM");
        await service.finished;
      }
      expect((await down("--to", old, "--confirm", old)).code).to.equal(0);
    });

    if (family === "mysql") {
      it("does not run on a database that another program uses", async () => {
        const other = await connectTo(place.url ?? "");
        try {
          const { code, stderr } = await down("--to", old, "--confirm", old);
          expect(code).to.equal(1);
          expect(stderr).to.contain("1 other connections use the database.");
        } finally {
          await other.end();
        }
        expect(await version()).to.equal(last);
      });
    }
  });
}
