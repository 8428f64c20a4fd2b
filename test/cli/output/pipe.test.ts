// A reader that has enough, as `head`: the command ends without a word, and leaves nothing half done.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { pageOf } from "../support/response.ts";
import { csvOf, mappingFlags, sheetOf } from "../support/sheet.ts";

describe("a pipe whose reader goes away", () => {
  const { service, desk } = signedInDesk();

  /** More than a pipe holds, so that the command writes on when its reader has gone. */
  const fillPipe = () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      item_code: `K${index}`,
      item_name: "Cola ".repeat(400),
    }));
    service.answers["GET /items"] = () => pageOf(items);
  };

  for (const format of [["--json"], ["--format", "csv"], ["--format", "table"]]) {
    it(`does not fail a list with ${format.join(" ")}`, async () => {
      fillPipe();
      const ran = await desk.runInto("head -c 5", ["items", "list", ...format]);
      expect(ran.stdout).to.have.length(5);
      expect({ stderr: ran.stderr, exitCode: ran.exitCode }).to.deep.equal({ stderr: "", exitCode: 0 });
    });
  }

  it("does not fail help and version", async () => {
    for (const argv of [["--help"], ["purchases", "sync", "--help"], ["--version"]]) {
      const ran = await desk.runInto("true", argv);
      expect({ stderr: ran.stderr, exitCode: ran.exitCode }, argv.join(" ")).to.deep.equal({
        stderr: "",
        exitCode: 0,
      });
    }
  });

  it("keeps the exit code of a failure", async () => {
    const ran = await desk.runInto("true", ["items", "show", "NONE", "--json"]);
    expect({ stderr: ran.stderr, exitCode: ran.exitCode }).to.deep.equal({ stderr: "", exitCode: 1 });
  });

  it("ends commands that only follow", async () => {
    service.answers["GET /transactions"] = async () => {
      await service.submit(`INV-${service.seen.length}`);
      return undefined;
    };
    const ran = await desk.runInto("head -n 1", ["transactions", "watch", "--every", "1", "--json-lines"]);
    // A record's own type is not the line's.
    const line = JSON.parse(ran.stdout);
    expect([line.type, line.data.type, line.data.invoice_no]).to.deep.equal(["row", "sales", "INV-1"]);
    expect(ran.exitCode).to.equal(0);
    expect(ran.stderr).to.equal("Following the newest submissions; Ctrl-C ends it.\n");
  });

  it("stops a file of sales like Ctrl-C, and a later run resumes it", async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => String(index + 1));
    await desk.write("shop.csv", csvOf(sheetOf(...numbers.map((no) => ({ no })))));
    const argv = [
      "sales",
      "submit",
      desk.path("shop.csv"),
      "--date-format",
      "dd/mm/yyyy hh:mm",
      "--json-lines",
      "--register-items",
      "--item-class",
      "5020230602",
      "--concurrency",
      "1",
      ...(mappingFlags.map ?? []).flatMap((pair) => ["--map", pair]),
    ];
    const first = await desk.runInto("head -n 1", argv);
    expect(first.exitCode).to.equal(130);
    const before = service.submitted().length;
    expect(before).to.be.greaterThan(0).and.below(60);
    const second = await desk.run([...argv, "--resume"]);
    expect(second.exitCode, second.stderr).to.equal(0);
    const sent = service.submitted();
    expect([...new Set(sent)].toSorted()).to.deep.equal(numbers.toSorted());
    expect(sent.length).to.equal(60);
  });
});
