// One reader at work: a folder, `taxd start` in one terminal, and the commands of a page in another.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { conditions } from "../../support/build.ts";
import { monthAt } from "../../support/days.ts";
import { freePort } from "../../support/ports.ts";
import { startTaxd, type TaxdProcess } from "../../support/taxd.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const shownHost = "127.0.0.1:8080";
const receiver = "4000";
const simulatorHost = "127.0.0.1:8088";

/** What a page about a service of the reader's own shows: its database, its ports, its domain and the units of two branches. */
async function ownService(database: string, simulator: string, folder: string): Promise<[string, string][]> {
  const port = String(await freePort());
  return [
    ["mysql://taxd:secret@127.0.0.1:3306/taxctl", database],
    ["/var/lib/taxd", join(folder, "service")],
    ["TAXD_PORT=8080", `TAXD_PORT=${port}`],
    [shownHost, `127.0.0.1:${port}`],
    // The pages have a TLS proxy, which passes requests on to the service.
    ["https://tax.example.com", `http://localhost:${port}`],
    ["192.168.1.20:8088", simulator],
    ["192.168.1.21:8088", simulator.replace("127.0.0.1", "localhost")],
  ];
}

/** The pages were written in November 2026: their month, and the one before. */
const monthsOfPages = ["2026-11", "2026-10"];

/** The text with these months instead of those. The last day of a month becomes the last day of the other. */
function inMonths(text: string, from: readonly string[], to: readonly string[]): string {
  return text.replace(new RegExp(`(${from.join("|")})(-\\d\\d)?`, "g"), (_, month: string, day = "") => {
    const other = to[from.indexOf(month)] ?? month;
    return other + (day === lastDayOf(month) ? lastDayOf(other) : day);
  });
}

/** `-31` */
function lastDayOf(month: string): string {
  const [year, index] = month.split("-").map(Number) as [number, number];
  return `-${new Date(Date.UTC(year, index, 0)).getUTCDate()}`;
}

/** The programs that a reader has after `npm ci`. */
const programs = {
  taxctl: `[ "$TAXCTL_BASE_URL" = "$PAGE_BASE_URL" ] && unset TAXCTL_BASE_URL; exec node '${root}cli/bin/run.js' "$@"`,
  taxd: `exec node '${root}server/bin/taxd.js' "$@"`,
  npx: 'exec "$@"',
};

export class Session {
  readonly folder: string;
  readonly #taxd: TaxdProcess;
  readonly #env: Record<string, string | undefined>;
  readonly #shownAndReal: readonly (readonly [string, string])[];
  readonly #months = [monthAt(Date.now()), monthAt(Date.now(), 1)];
  readonly #children: ChildProcess[] = [];

  private constructor(
    folder: string,
    taxd: TaxdProcess,
    env: Record<string, string | undefined>,
    shownAndReal: readonly (readonly [string, string])[],
  ) {
    this.folder = folder;
    this.#taxd = taxd;
    this.#env = env;
    this.#shownAndReal = shownAndReal;
  }

  /** `database` is the URL that the page's own service uses, on the operators' pages. */
  static async open(database?: string): Promise<Session> {
    const folder = await mkdtemp(join(tmpdir(), "page-"));
    const bin = join(folder, ".bin");
    await mkdir(bin);
    for (const [name, line] of Object.entries(programs)) {
      await writeFile(join(bin, name), `#!/bin/sh\n${line}\n`);
      await chmod(join(bin, name), 0o755);
    }
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
    const port = String(await freePort());
    const env = {
      HOME: folder,
      TAXCTL_CONFIG_DIR: join(folder, ".config"),
      TAXD_DATA_DIR: join(folder, "data"),
    };
    const taxd = startTaxd(["start"], { ...env, TAXD_PORT: port });
    const printed = await taxd.printed("the next start keeps the data");
    const simulator = /Simulator +http:\/\/(\S+)/.exec(printed)?.[1] ?? simulatorHost;
    const { PATH, TMPDIR } = process.env;
    const key = /Sandbox key +(txs_\w+)/.exec(printed)?.[1] ?? "";
    return new Session(
      folder,
      taxd,
      {
        ...env,
        PATH: `${bin}:${join(root, "node_modules/.bin")}:${PATH}`,
        ...(TMPDIR === undefined ? {} : { TMPDIR }),
        NODE_OPTIONS: [...conditions(), "--no-warnings"].join(" "),
        NO_COLOR: "1",
        // What the SDK calls when nothing is set. taxctl has it in its profile, and ignores the variable of this value.
        TAXCTL_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
        PAGE_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
        TAXCTL_AUTHOR: "Wanjiru",
        LANG: "C.UTF-8",
      },
      [
        [simulatorHost, simulator],
        [shownHost, `127.0.0.1:${port}`],
        ["txs_…", key],
        [receiver, String(await freePort())],
        ...(database === undefined ? [] : await ownService(database, simulator, folder)),
      ],
    );
  }

  get #state(): string {
    return join(this.folder, ".bin/state");
  }

  /** Sets the variables that earlier commands of the page set. */
  get #restore(): string {
    return `[ -e '${this.#state}' ] && . '${this.#state}'`;
  }

  async save(name: string, text: string): Promise<void> {
    const file = join(this.folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, this.#real(text));
  }

  /** Runs a command line in the shell of the page: variables stay, `$?` is the last command's exit code. */
  async run(typed: string): Promise<string> {
    const state = this.#state;
    const script = `exec 2>&1; ${this.#restore}; (exit $TAXCTL_LAST)
${this.#real(typed)}
TAXCTL_LAST=$?; { export -p; echo "TAXCTL_LAST=$TAXCTL_LAST"; } > '${state}'`;
    const options = { cwd: this.folder, env: this.#env, timeout: 240_000 };
    const output = await new Promise<string>((resolve, reject) =>
      execFile("bash", ["-c", script], options, (error, stdout) =>
        error?.killed ? reject(new Error(`${typed} did not end: ${stdout}`)) : resolve(stdout),
      ),
    );
    return this.#shown(output);
  }

  /** Starts a command that goes on, as in a further terminal, and waits until it printed a line. */
  async startInBackground(typed: string): Promise<() => string> {
    const child = spawn("bash", ["-c", `exec 2>&1; ${this.#restore}; exec ${this.#real(typed)}`], {
      cwd: this.folder,
      env: this.#env,
    });
    this.#children.push(child);
    let printed = "";
    await new Promise<void>((resolve, reject) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        resolve();
      });
      child.once("close", (code) => reject(new Error(`${typed} ended with ${code}: ${printed}`)));
    });
    return () => this.#shown(printed);
  }

  async close(): Promise<void> {
    for (const child of this.#children) child.kill("SIGTERM");
    this.#taxd.child.kill("SIGINT");
    await this.#taxd.finished;
    await rm(this.folder, { recursive: true, force: true });
  }

  #real(text: string): string {
    const months = inMonths(text, monthsOfPages, this.#months);
    return this.#shownAndReal.reduce((now, [shown, real]) => now.replaceAll(shown, real), months);
  }

  #shown(text: string): string {
    const shown = this.#shownAndReal
      .toReversed()
      .reduce((now, [name, real]) => now.replaceAll(real, name), text);
    return inMonths(shown, this.#months, monthsOfPages)
      .replaceAll(`${this.folder}/.config/config.json`, "~/.config/taxctl/config.json")
      .replaceAll(`${this.folder}/`, "");
  }
}

/** The page's text, for a test that rewrites it. */
export const readPage = (path: string): Promise<string> => readFile(join(root, path), "utf8");
export const writePage = (path: string, text: string): Promise<void> => writeFile(join(root, path), text);
