// The process that runs most commands of the tests: what a command prints and its exit code are those of a process of its own.
import { expect } from "chai";
import { Desk, type Ran } from "./command.ts";

const lines: { argv: string[]; stdin?: string; env?: Record<string, string>; exitCode: number }[] = [
  { argv: ["profile", "list"], exitCode: 0 },
  { argv: ["profile", "show"], exitCode: 2 },
  { argv: ["profile", "list", "--nonsense"], exitCode: 2 },
  { argv: ["nonsense"], exitCode: 127 },
  { argv: ["sales", "submit", "-"], stdin: "{}", exitCode: 4 },
  { argv: ["--version"], exitCode: 0 },
  { argv: ["--help"], env: { LANG: "C" }, exitCode: 0 },
  { argv: ["explain", "unit_unreachable"], exitCode: 0 },
];

describe("commands in the host", () => {
  let desk: Desk;
  before(async () => {
    desk = await Desk.open();
  });
  after(() => desk.clear());

  const shown = ({ stdout, stderr, exitCode }: Ran) => ({ stdout, stderr, exitCode });

  for (const { argv, exitCode, ...options } of lines)
    it(`print and end as in a process of their own: ${argv.join(" ")}`, async () => {
      const hosted = await desk.run(argv, options);
      const alone = await desk.run(argv, { ...options, meanwhile: async () => {} });
      expect(shown(hosted)).to.deep.equal(shown(alone));
      expect(hosted.exitCode, hosted.stderr).to.equal(exitCode);
      expect(hosted.stdout + hosted.stderr).to.not.equal("");
    });

  it("leave neither exit code nor environment to the next one", async () => {
    const failed = await desk.run(["profile", "show"], { env: { TAXCTL_PROFILE: "elsewhere" } });
    expect(failed.exitCode).to.not.equal(0);
    expect(failed.stderr).to.contain("elsewhere");
    const next = await desk.run(["profile", "show"]);
    expect(next.stderr).to.contain("No profile is current").and.not.contain("elsewhere");
    expect((await desk.run(["profile", "list"])).exitCode).to.equal(0);
  });

  it("run at the same time as others", async () => {
    const ran = await Promise.all([1, 2, 3].map(() => desk.run(["profile", "list"])));
    expect(ran.map(({ exitCode }) => exitCode)).to.deep.equal([0, 0, 0]);
    expect(new Set(ran.map(({ stderr }) => stderr)).size).to.equal(1);
  });
});
