// `taxd service`: what it gives to the systems' managers of services, and the service as the task on Windows runs it.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import { openLogFile } from "../../server/src/commands/service/log-file.ts";
import { askToStop, runningIn } from "../../server/src/commands/service/running.ts";
import { systemdManager, systemdPlaces, systemdUnit } from "../../server/src/commands/service/systemd.ts";
import { taskManager } from "../../server/src/commands/service/task.ts";
import { taskXml, windowsArgument } from "../../server/src/commands/service/task-xml.ts";
import { caught } from "../support/caught.ts";
import { runTaxd, startTaxd, type TaxdProcess } from "../support/taxd.ts";

const root = new URL("../../", import.meta.url);

describe("taxd service", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxd service "));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A program of the system that writes its arguments down, and ends with 1 if a file `no-<name>` is there. */
  function fakeProgram(path: string, more = ""): void {
    const name = path.replace(/^.*\//, "").replace(/\.exe$/, "");
    const script = `#!/bin/sh\nprintf '%s|' ${name} "$@" >>"${folder}/calls"; echo >>"${folder}/calls"\n${more}\ntest ! -e "${folder}/no-\${1#/}"\n`;
    writeFileSync(path, script);
    chmodSync(path, 0o755);
  }
  const calls = (): string[] =>
    existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8").trim().split("\n") : [];

  describe("on Windows", () => {
    const program = "C:\\Program Files\\taxctl\\taxd.exe";
    let env: NodeJS.ProcessEnv;
    beforeEach(() => {
      env = { SystemRoot: folder, ProgramData: join(folder, "Program Data"), USERPROFILE: "C:\\Users\\Asha" };
      mkdirSync(join(folder, "System32"));
      mkdirSync(String(env.ProgramData));
      for (const name of ["icacls", "fltmc"]) fakeProgram(join(folder, "System32", `${name}.exe`));
      fakeProgram(
        join(folder, "System32/schtasks.exe"),
        `if [ "$4" = /XML ]; then cp "$5" "${folder}/task.xml"; rm -f "${folder}/no-Query"; fi`,
      );
    });
    const manager = (command = [program]) => taskManager(env, command);

    it("quotes arguments as programs there read them", () => {
      const read = {
        plain: "plain",
        "": '""',
        "two words": '"two words"',
        "C:\\Program Data\\": '"C:\\Program Data\\\\"',
      };
      for (const [text, quoted] of Object.entries(read)) expect(windowsArgument(text)).to.equal(quoted);
      expect(windowsArgument('a \\"b')).to.equal('"a \\\\\\"b"');
    });

    it("makes a task of the system's start, of LOCAL SERVICE, without a limit, that starts again and is hidden", () => {
      const xml = taskXml({ command: [program], folder: "C:\\Program Data & more\\taxctl" });
      for (const part of [
        "<BootTrigger>",
        "<UserId>S-1-5-19</UserId>",
        "<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>",
        "<RestartOnFailure>",
        "<Interval>PT1M</Interval>",
        "<MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>",
        "<Hidden>true</Hidden>",
        "<DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>",
        "<StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>",
        "<StopOnIdleEnd>false</StopOnIdleEnd>",
        "<RunOnlyIfIdle>false</RunOnlyIfIdle>",
        "<RunOnlyIfNetworkAvailable>false</RunOnlyIfNetworkAvailable>",
        "<StopAtDurationEnd>false</StopAtDurationEnd>",
        `<Command>${program}</Command>`,
        "<Arguments>service run --folder &quot;C:\\Program Data &amp; more\\taxctl&quot;</Arguments>",
      ])
        expect(xml).to.contain(part);
      // An XML parser reads it: it would stop at an element that is not closed.
      const check = "import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())";
      expect(spawnSync("python3", ["-c", check], { input: xml.replace("UTF-16", "UTF-8") }).status).to.equal(
        0,
      );
    });

    it("installs: protects the folder, gives the task as UTF-16, and starts it", async () => {
      writeFileSync(join(folder, "no-Query"), "");
      await manager().install();
      const data = join(String(env.ProgramData), "taxctl");
      const [admin, asked, rights, create = "", run, ...rest] = calls();
      expect(admin).to.equal("fltmc|");
      expect(asked).to.equal("schtasks|/Query|/TN|taxd|");
      expect(rights).to.equal(
        `icacls|${data}|/inheritance:r|/grant:r|*S-1-5-18:(OI)(CI)F|/grant:r|*S-1-5-32-544:(OI)(CI)F|/grant:r|*S-1-5-19:(OI)(CI)M|`,
      );
      expect(create).to.match(/^schtasks\|\/Create\|\/TN\|taxd\|\/XML\|.+task\.xml\|\/F\|$/);
      expect(run).to.equal("schtasks|/Run|/TN|taxd|");
      expect(rest).to.deep.equal([]);
      const xml = readFileSync(join(folder, "task.xml"));
      expect([...xml.subarray(0, 2)]).to.deep.equal([0xff, 0xfe]);
      expect(xml.toString("utf16le")).to.contain(`&quot;${data}&quot;</Arguments>\r\n`);
    });

    it("installs nothing without an administrator's rights, nor a program in a person's folder", async () => {
      const own = await caught(manager(["C:\\users\\asha\\Downloads\\taxd.exe"]).install());
      expect(own).to.include({
        remedy: "Move the program to C:\\Program Files\\taxctl, and run it from there.",
      });
      rmSync(join(folder, "System32/fltmc.exe"));
      const plain = await caught(manager().install());
      expect(plain).to.have.property("message", "Only an administrator may install services.");
      expect(existsSync(join(folder, "task.xml"))).to.equal(false);
    });

    it("says what schtasks said when that fails", async () => {
      fakeProgram(
        join(folder, "System32/schtasks.exe"),
        'echo "ERROR: Access is denied." >&2; [ "$1" = /Query ]; exit $?',
      );
      const failure = await caught(manager().start());
      expect(failure).to.have.property("message").that.contains("ERROR: Access is denied.");
    });

    it("starts, stops and uninstalls: a stopped task is disabled, or the next minute starts it again", async () => {
      await manager().start();
      await manager().stop();
      await manager().uninstall();
      expect(calls().filter((call) => !call.includes("/Query"))).to.deep.equal([
        "schtasks|/Change|/TN|taxd|/ENABLE|",
        "schtasks|/Run|/TN|taxd|",
        "schtasks|/Change|/TN|taxd|/DISABLE|",
        "schtasks|/Change|/TN|taxd|/DISABLE|",
        "schtasks|/Delete|/TN|taxd|/F|",
      ]);
      expect(await manager().state()).to.deep.equal({ installed: true, running: false, url: undefined });
      writeFileSync(join(folder, "no-Query"), "");
      for (const act of ["start", "stop", "uninstall"] as const)
        expect(await caught(manager()[act]())).to.have.property("message", "The service is not installed.");
    });

    describe("runs in its folder", () => {
      let place: string;
      let taxd: TaxdProcess;
      beforeEach(() => {
        place = join(String(env.ProgramData), "taxctl");
        mkdirSync(place);
        writeFileSync(join(place, "taxd.env"), "TAXD_PORT=0\nTAXD_LOG_LEVEL=debug\n");
        taxd = startTaxd(["service", "run", "--folder", place], { HOME: folder });
      });
      afterEach(async () => {
        taxd.child.kill("SIGKILL");
        await taxd.finished;
      });

      it("with its settings, data and log, until `taxd service stop` asks it to finish", async () => {
        await taxd.printed("The service listens at");
        const { installed, running, url } = await manager().state();
        expect({ installed, running }).to.deep.equal({ installed: true, running: true });
        expect((await fetch(`${url}/readyz`)).status).to.equal(200);
        expect(readdirSync(place).sort()).to.include.members(["data", "logs", "running.json", "taxd.env"]);
        await manager().stop();
        expect(await taxd.finished).to.include({ code: 0, signal: null });
        const lines = readFileSync(join(place, "logs/taxd.log"), "utf8").trim().split("\n");
        expect(lines.map((line) => JSON.parse(line).msg)).to.include.members([
          "started",
          "stopping",
          "stopped",
        ]);
        expect(readdirSync(place).sort()).to.deep.equal(["data", "logs", "taxd.env"]);
        expect(statSync(join(place, "logs/taxd.log")).mode & 0o077).to.equal(0);
      });

      it("and is known to have ended when it was killed", async () => {
        await taxd.printed("The service listens at");
        taxd.child.kill("SIGKILL");
        await taxd.finished;
        expect(await manager().state()).to.include({ running: false });
        await manager().stop();
      });
    });

    it("logs why it can't run, and ends with an exit code", async () => {
      writeFileSync(join(folder, "taxd.env"), "TAXD_PORT=none\n");
      const ended = await startTaxd(["service", "run", "--folder", folder], { HOME: folder }).finished;
      expect(ended.code).to.equal(2);
      const log = readFileSync(join(folder, "logs/taxd.log"), "utf8");
      expect(log).to.contain("the service can't run").and.contain("TAXD_PORT");
      expect(runningIn(folder)).to.equal(undefined);
    });

    it("does not stop at a wish of an earlier time", async () => {
      askToStop(folder);
      writeFileSync(join(folder, "taxd.env"), "TAXD_PORT=0\n");
      const taxd = startTaxd(["service", "run", "--folder", folder], { HOME: folder });
      await taxd.printed("The service listens at");
      taxd.child.kill("SIGTERM");
      expect(await taxd.finished).to.include({ code: 0 });
    });
  });

  describe("its log", () => {
    it("keeps to its size: older lines are in numbered files, the oldest are deleted", async () => {
      const path = join(folder, "logs/taxd.log");
      const file = openLogFile(path, { size: "10K", rotate: 2 }, (message) => expect.fail(message));
      const log = createLog("info", file);
      for (let count = 0; count < 500; count += 1) {
        log.info({ count }, "a line of some length, so that a file is soon full");
        await new Promise(setImmediate);
      }
      await file.end();
      const names = readdirSync(join(folder, "logs")).filter((name) => name.startsWith("taxd.log"));
      expect(names.sort()).to.deep.equal(["taxd.log", "taxd.log.1", "taxd.log.2"]);
      for (const name of names) expect(statSync(join(folder, "logs", name)).size).to.be.below(12_000);
      expect(readFileSync(join(folder, "logs", "taxd.log"), "utf8")).to.contain('"count":499');
    });

    it("reports that it can't be written", async () => {
      writeFileSync(join(folder, "logs"), "a file in place of the folder");
      const problem = await new Promise<string>((resolve) => {
        openLogFile(join(folder, "logs/taxd.log"), { size: "10K", rotate: 2 }, resolve).write("a line\n");
      });
      expect(problem).to.match(/ENOTDIR|EEXIST/);
    });
  });

  describe("on Linux", () => {
    it("has the unit of deploy/systemd", () => {
      const unit = systemdUnit(["/usr/local/bin/taxd"]);
      expect(readFileSync(new URL("deploy/systemd/taxd.service", root), "utf8")).to.equal(unit);
    });

    it("writes a program with blanks and signs of systemd as one word", () => {
      const unit = systemdUnit(["/opt/my taxctl/100%/taxd"]);
      expect(unit).to.contain('\nExecStart="/opt/my taxctl/100%%/taxd" serve\n');
    });

    it("says what to do where systemd is missing", async () => {
      for (const act of ["install", "state"] as const) {
        const failure = await caught(systemdManager(`${folder}/`)[act]());
        expect(failure).to.have.property("message", "This system has no systemd.");
      }
    });

    it("installs the unit, starts it, and removes it", async () => {
      const root = `${folder}/`;
      mkdirSync(join(folder, "run/systemd/system"), { recursive: true });
      mkdirSync(join(folder, "etc/systemd/system"), { recursive: true });
      mkdirSync(join(folder, "bin"));
      for (const name of ["systemctl", "useradd", "id", "chown"]) fakeProgram(join(folder, "bin", name));
      writeFileSync(join(folder, "no-taxd"), "");
      const { PATH, getuid } = { PATH: process.env.PATH, getuid: process.getuid };
      process.env.PATH = `${folder}/bin:${PATH}`;
      process.getuid = () => 1_000;
      try {
        const manager = systemdManager(root, ["/usr/local/bin/taxd"]);
        expect(await caught(manager.install())).to.have.property("remedy", "Run the command with sudo.");
        process.getuid = () => 0;
        expect(await caught(manager.start())).to.have.property("message", "The service is not installed.");
        const hidden = systemdManager(root, ["/home/asha/taxd"]);
        expect(await caught(hidden.install()))
          .to.have.property("message")
          .that.contains("/home/asha/taxd");
        await manager.install();
        expect(statSync(join(folder, "etc/taxd")).mode & 0o777).to.equal(0o710);
        // What the help and the command print is what is done.
        const { unit, user, settings, data, log, cache } = manager.places;
        const lines = readFileSync(join(folder, unit), "utf8").split("\n");
        expect(lines).to.include.members([
          `User=${user}`,
          `EnvironmentFile=-${settings}`,
          `Environment=TAXD_DATA_DIR=${data}`,
          `StateDirectory=${data.replace("/var/lib/", "")}`,
          `CacheDirectory=${cache.replace("/var/cache/", "")}`,
        ]);
        expect(log).to.equal(`journalctl --unit ${unit.replace(/^.*\/|\.service$/g, "")}`);
        expect(await manager.state()).to.deep.equal({ installed: true, running: true });
        await manager.stop();
        await manager.uninstall();
        expect(await manager.state()).to.include({ installed: false });
      } finally {
        process.env.PATH = PATH;
        process.getuid = getuid;
      }
      expect(calls().slice(0, 6)).to.deep.equal([
        "id|taxd|",
        "useradd|--system|--user-group|--home-dir|/var/lib/taxd|--shell|/usr/sbin/nologin|taxd|",
        `chown|:taxd|${root}etc/taxd|`,
        "systemctl|daemon-reload|",
        "systemctl|enable|taxd|",
        "systemctl|restart|taxd|",
      ]);
      expect(calls()).to.include("systemctl|disable|--now|taxd|");
    });
  });

  if (process.platform === "linux")
    it("shows its places in the help, and in the documentation", async () => {
      const page = readFileSync(new URL("docs/operators/install.md", root), "utf8");
      for (const word of ["install", "status", "uninstall"]) {
        const { stdout } = await runTaxd(["service", word, "--help"], {});
        const [, shown = ""] = stdout.split("Places:\n");
        const places = shown
          .trim()
          .split("\n")
          .map((line) => line.trim().split(/ {2,}/)[1]);
        expect(places).to.deep.equal(Object.values(systemdPlaces));
      }
      for (const place of Object.values(systemdPlaces)) expect(page).to.contain(`\`${place}\``);
    });

  it("run needs a folder, and says so", async () => {
    const { code, stderr } = await runTaxd(["service", "run"], {});
    expect(code).to.equal(2);
    expect(stderr).to.contain("--folder is needed.");
  });
});
