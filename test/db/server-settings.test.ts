// Settings of a database server that lose commits: named by health on a single server, no start on a cluster.
import { expect } from "chai";
import { readServerSettings } from "../../server/src/db/engine/server-settings.ts";
import { type Database, openDatabase } from "../../server/src/db/open.ts";
import { checkDurability } from "../../server/src/modules/health/checks.ts";
import { databaseFamilies } from "../support/database.ts";
import { findMysqlProgram, type MysqlServer, startMysqlServer } from "../support/mysql-server.ts";
import { startTestService } from "../support/service.ts";

/** A database whose server responds with these settings. */
const serverWith = (settings: Record<string, string>): Database => {
  const rows = Object.entries(settings).map(([Variable_name, Value]) => ({ Variable_name, Value }));
  return { family: "mysql", knex: { raw: async () => rows } } as unknown as Database;
};

describe("settings of the database server", () => {
  const safe = { innodb_flush_log_at_trx_commit: "1", log_bin: "OFF", sync_binlog: "0" };
  const provider = "base_dir = /var/lib; pc.ignore_quorum = false; pc.ignore_sb = false; pc.weight = 1";
  const cases: [what: string, settings: Record<string, string>, variables: string[]][] = [
    ["that flush at each commit", safe, []],
    ["that flush at prepare too", { ...safe, innodb_flush_log_at_trx_commit: "3" }, []],
    [
      "that flush once a second",
      { ...safe, innodb_flush_log_at_trx_commit: "2" },
      ["innodb_flush_log_at_trx_commit"],
    ],
    ["that write a binary log without flushing it", { ...safe, log_bin: "ON" }, ["sync_binlog"]],
    ["of a node", { ...safe, wsrep_on: "ON", wsrep_provider_options: provider }, []],
    [
      "of a node that goes on without the majority",
      {
        ...safe,
        wsrep_on: "ON",
        wsrep_provider_options: provider.replace("quorum = false", "quorum = true"),
      },
      ["pc.ignore_quorum"],
    ],
    [
      "of a node that goes on when the cluster splits",
      { ...safe, wsrep_on: "ON", wsrep_provider_options: provider.replace("sb = false", "sb = YES") },
      ["pc.ignore_sb"],
    ],
  ];
  for (const [what, settings, variables] of cases) {
    it(`${what} ${variables.length === 0 ? "are safe" : "are not"}`, async () => {
      const { unsafe } = await readServerSettings(serverWith(settings));
      expect(unsafe.map(({ variable }) => variable)).to.deep.equal(variables);
    });
  }

  it("distinguish clusters from single servers", async () => {
    const isCluster = async (settings: Record<string, string>) =>
      (await readServerSettings(serverWith(settings))).isCluster;
    expect(await isCluster(safe)).to.equal(false);
    expect(await isCluster({ ...safe, wsrep_on: "OFF", group_replication_group_name: "" })).to.equal(false);
    expect(await isCluster({ ...safe, wsrep_on: "ON" })).to.equal(true);
    expect(await isCluster({ ...safe, group_replication_group_name: "6f1c" })).to.equal(true);
  });

  it("fail a cluster's health and are a warning elsewhere", async () => {
    const settings = await readServerSettings(serverWith({ innodb_flush_log_at_trx_commit: "0" }));
    expect(checkDurability(settings).map(({ status }) => status)).to.deep.equal(["warn"]);
    expect(checkDurability({ ...settings, isCluster: true }).map(({ status }) => status)).to.deep.equal([
      "fail",
    ]);
    expect(checkDurability({ ...settings, unsafe: [] })).to.deep.equal([]);
  });
});

if (databaseFamilies().includes("mysql") && findMysqlProgram()) {
  describe("a real server that flushes once a second", () => {
    let server: MysqlServer;
    before(async () => {
      server = await startMysqlServer(["--innodb-flush-log-at-trx-commit=2"]);
    });
    after(() => server?.stop());

    it("is named by GET /health", async () => {
      const url = Object.assign(new URL(server.url), { pathname: "/mysql" }).href;
      const admin = await openDatabase({ url, dataDir: "." });
      await admin.knex.raw("create database unsafe character set utf8mb4 collate utf8mb4_bin");
      await admin.close();
      const place = {
        family: "mysql" as const,
        url: Object.assign(new URL(server.url), { pathname: "/unsafe" }).href,
        dataDir: ".",
        release: async () => undefined,
      };
      const test = await startTestService({ place, simulator: false });
      try {
        const { body } = await test.call("GET", "/health");
        const { checks } = body.data as { checks: { name: string; status: string; message: string }[] };
        const found = checks.find(({ message }) => message.includes("innodb_flush_log_at_trx_commit = 2"));
        expect(found).to.include({ name: "database", status: "warn" });
      } finally {
        await test.close();
      }
    });
  });
}
