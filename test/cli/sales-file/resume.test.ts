// An interrupted file of sales: it resumes from its state, whatever ended it, and sends nothing twice.
import { readFile, stat } from "node:fs/promises";
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { Desk, type RunOptions } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { type DeskService, startShared } from "../support/service.ts";
import { csvOf, mixed, rowsOf, sheetOf, submitArguments } from "../support/sheet.ts";

describe("sales submit, broken off", () => {
  const shared = forSuite(startShared);
  let service: DeskService;
  let desk: Desk;
  let file: string;

  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn({}, shared));
    file = await desk.write("shop.csv", csvOf(mixed));
  });

  afterEach(() => desk.clear());

  const submit = (path: string, more: string[] = [], options: RunOptions = {}) =>
    desk.run(["sales", "submit", path, ...submitArguments, ...more], options);
  const results = (name = "shop.results.csv") => rowsOf(desk.path(name));

  describe("by any cause", () => {
    const MANY = sheetOf(...Array.from({ length: 12 }, (_, index) => ({ no: String(index + 1) })), {
      no: "C13",
      qty: "-1",
    });

    /** Resolves when the service has seen this many sales; the last one never gets a response. */
    const stuckAt = (count: number): Promise<void> =>
      new Promise((resolve) => {
        service.before = ({ method, path }) => {
          if (method !== "POST" || path !== "/sales" || service.submitted().length < count) return undefined;
          resolve();
          return new Promise(() => {});
        };
      });

    const withoutIds = async (name: string) =>
      (await results(name)).map(({ transaction_id: _, ...cells }) => cells);

    let whole: Awaited<ReturnType<typeof withoutIds>>;
    beforeEach(async () => {
      await desk.write("whole.csv", csvOf(MANY));
      await submit(desk.path("whole.csv"), ["--concurrency", "1"]);
      whole = await withoutIds("whole.results.csv");
      await desk.clear();
      ({ service, desk } = await Desk.signedIn({}, shared));
      file = await desk.write("many.csv", csvOf(MANY));
    });

    it("by Ctrl-C exits with 130, says how to resume, and resumes to the same result", async () => {
      const stuck = stuckAt(6);
      const ran = await submit(file, ["--concurrency", "1"], {
        meanwhile: ({ kill }) => stuck.then(() => kill("SIGINT")),
      });
      expect(ran.exitCode).to.equal(130);
      expect(ran.stderr).to.contain("run the same command again").and.to.contain("many.results.csv");
      const far = await results("many.results.csv");
      expect(far.filter(({ taxctl_status: status }) => status === "success")).to.have.length(5);
      expect(far.filter(({ taxctl_status: status }) => status === "unsent")).to.have.length(8);
      service.before = undefined;
      expect((await submit(file, ["--concurrency", "1"])).exitCode).to.equal(0);
      expect(await withoutIds("many.results.csv")).to.deep.equal(whole);
    });

    it("by kill -9 loses nothing and makes no second receipt", async () => {
      const stuck = stuckAt(9);
      const ran = await submit(file, ["--concurrency", "4"], {
        meanwhile: ({ kill }) => stuck.then(() => kill("SIGKILL")),
      });
      expect(ran.exitCode).to.equal(null);
      service.before = undefined;
      const again = await submit(file, ["--json"]);
      expect(again.json().data).to.deep.include({ receipts_out: 13, invoices_in: 13 });
      expect(await service.client.transactions.list().toArray()).to.have.length(13);
      expect(service.calls("POST", "/items/bulk")).to.have.length(1);
    });

    it("by a service outage exits with 1, and can be resumed", async () => {
      let gone = false;
      service.before = ({ path }) => {
        gone ||= path === "/sales" && service.submitted().length > 3;
        return gone ? "lost" : undefined;
      };
      const ran = await submit(file, ["--concurrency", "1", "--json"]);
      expect(ran.exitCode).to.be.oneOf([1, 8]);
      expect(ran.json().error.remedy).to.contain("run the same command again");
      service.before = undefined;
      await submit(file, ["--concurrency", "1"]);
      expect(await withoutIds("many.results.csv")).to.deep.equal(whole);
    });

    it("by a revoked key exits with 4 and skips the rest", async () => {
      service.before = ({ path }) => {
        if (path !== "/sales" || service.submitted().length < 4) return undefined;
        return failure(401, "key_revoked", "The API key was revoked");
      };
      const ran = await submit(file, ["--concurrency", "1", "--json"]);
      expect([ran.exitCode, ran.json().error.code]).to.deep.equal([4, "key_revoked"]);
      expect(service.submitted()).to.have.length(4);
    });
  });

  it("doesn't use another service's state", async () => {
    await submit(file);
    const other = await service.another();
    try {
      await desk.signIn(other.url, other.key);
      const ran = await submit(file, ["--json"]);
      expect(ran.exitCode).to.equal(2);
      expect(ran.json().error.message).to.contain("shop.state.jsonl belongs to");
      expect(other.changes).to.deep.equal([]);
    } finally {
      await other.close();
    }
  });

  it("notices that the data of its state is gone", async () => {
    await submit(file);
    const other = await service.another();
    await desk.signIn(service.url, other.key);
    await other.close();
    const ran = await submit(file, ["--json"]);
    expect(ran.exitCode).to.equal(2);
    expect(ran.json().error.message).to.contain("is from another account or from deleted data");
  });

  it("sends nothing if it can't save its state", async () => {
    const ran = await submit(file, ["--results", desk.path("nowhere", "out.csv"), "--json"]);
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "file_not_writable"]);
    expect(service.changes).to.deep.equal([]);
  });

  it("keeps its state private, and the key out of it", async () => {
    await submit(file);
    expect((await stat(desk.path("shop.state.jsonl"))).mode & 0o777).to.equal(0o600);
    expect(await readFile(desk.path("shop.state.jsonl"), "utf8")).to.not.contain(service.key);
  });
});
