// A unit that only the relay can reach, since no route leads from the service to the branch's network.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { LedgerEntry } from "../../../server/src/simulator/index.ts";
import { sale } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { branchInput, failureOf, itemInput } from "../../support/records.ts";
import { startTestService, type TestService } from "../../support/service.ts";
import { follow, type TaxdProcess } from "../../support/taxd.ts";
import { until } from "../../support/until.ts";

const program = fileURLToPath(new URL("../../support/branch-network.ts", import.meta.url));
const unitHost = "192.168.77.20";

/** How a namespace is entered here, with the unit's address in it; undefined where the machine permits none. */
function findNamespace(): string[] | undefined {
  const inside = `ip link set lo up && ip addr add ${unitHost}/32 dev lo && exec "$@"`;
  const ways = [["--net"], ["--map-root-user", "--net"]].map((flags) => [...flags, "sh", "-c", inside, "sh"]);
  return ways.find((args) => spawnSync("unshare", [...args, "true"]).status === 0);
}

const namespace = findNamespace();
const where = namespace
  ? "in a network namespace without a route from the service"
  : "that the service may not call (this machine permits no network namespaces)";

describeEachFamily(`a control unit ${where}`, (family) => {
  let test: TestService;
  let folder: string;
  let line: Server;
  let branch: TaxdProcess;
  let unitUrl: string;
  const passing = new Set<Socket>();

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-line-"));
    test = await startTestService({
      family,
      simulator: false,
      environment: { TAXD_ALLOW_PRIVATE_UNITS: String(namespace !== undefined) },
    });
    const port = Number(new URL(test.origin).port);
    line = createServer((caller) => {
      const service = connect(port, "127.0.0.1");
      caller.pipe(service).pipe(caller);
      for (const socket of [caller, service]) {
        passing.add(socket);
        socket
          .on("error", () => undefined)
          .on("close", () => {
            passing.delete(socket);
            caller.destroy();
            service.destroy();
          });
      }
    }).listen(join(folder, "line"));
    await once(line, "listening");
    await test.client.branches.create(branchInput());
    const { token } = await test.client.relays.create({ name: "Shop", branches: ["00"] });
    const args = [namespace ? unitHost : "127.0.0.1", join(folder, "line"), token, join(folder, "ledger")];
    const node = [process.execPath, "--conditions=source", "--no-warnings", program, ...args];
    const [command = "", ...rest] = namespace ? ["unshare", ...namespace, ...node] : node;
    branch = follow(spawn(command, rest));
    unitUrl = /unit (\S+)/.exec(await branch.printed(/unit \S+\n/))?.[1] ?? "";
    await branch.printed("Connected");
    await until(async () => (await test.client.relays.list())[0]?.is_connected);
  });
  after(async () => {
    branch?.child.stdin?.end();
    await branch?.finished;
    line?.close();
    for (const socket of passing) socket.destroy();
    await test?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const device = (via: "direct" | "relay") => ({
    bhf_id: "00",
    tin: "P051234567Z",
    dvc_srl_no: "NETWORK-1",
    vscu_url: unitUrl,
    via,
  });
  const signed = () =>
    readFileSync(join(folder, "ledger"), "utf8")
      .split("\n")
      .filter((text) => text !== "")
      .map((text) => JSON.parse(text) as LedgerEntry)
      .filter(({ kind }) => kind === "sale").length;
  const one = (item_code: string) => ({ items: [{ item_code, quantity: 1, unit_price: 250 }] });
  let item = "";

  it("is out of the service's reach", async () => {
    if (!namespace) {
      const { TEST_REQUIRE_NAMESPACES: isRequired } = process.env;
      expect(isRequired, "network namespaces are required, and not permitted here").to.equal(undefined);
      const rejected = await failureOf(test.client.devices.create(device("direct")));
      expect(Object.keys(rejected.errors ?? {})).to.deep.equal(["vscu_url"]);
      return;
    }
    await test.client.devices.create(device("direct"));
    expect((await failureOf(test.client.devices.test("00"))).code).to.equal("connection_test_failed");
    expect((await failureOf(test.client.devices.initialize("00"))).code).to.equal("initialization_failed");
    await test.client.devices.delete("00");
  });

  it("is initialized and signs a sale through the relay", async () => {
    await test.client.devices.create(device("relay"));
    await test.client.devices.initialize("00");
    expect((await test.client.devices.test("00")).connectivity).to.equal("ok");
    ({ item_code: item } = await test.client.items.create(itemInput({ item_type: "3" })));
    expect((await test.client.sales.create(sale(one(item)))).receipt_no).to.be.a("string");
    expect(signed()).to.equal(1);
  });

  it("signs a sale once although the line is cut in the middle of the call", async () => {
    const before = signed();
    // The unit signs, and never responds to this call.
    const { transaction_id: id } = await test.client.sales.create(
      sale({ ...one(item), remark: "SIM-F3-hang" }),
      {
        async: true,
      },
    );
    await until(() => signed() > before);
    for (const socket of passing) socket.destroy();
    await until(async () => (await test.client.transactions.get(id)).status === "success");
    expect(signed()).to.equal(before + 1);
    expect(branch.stdout().match(/Connected/g)).to.have.length.above(1);
  });
});
