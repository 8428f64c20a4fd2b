// Running the real command, with its own configuration and no terminal.
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { conditions } from "../../support/build.ts";
import { runInHost } from "../../support/command-host.ts";
import { forSuite, latest } from "../../support/suite.ts";
import { DeskService, type ServiceOptions, type Shared, startShared } from "./service.ts";

/** Keys that no service knows. */
export const anyKey = `txs_${"k".repeat(60)}`;
export const anyLiveKey = `txl_${"v".repeat(60)}`;

const run = fileURLToPath(new URL("../../../cli/bin/run.js", import.meta.url));

export type Ran = { stdout: string; stderr: string; exitCode: number | null; json: () => Envelope };

/** What `--json` prints. */
export type Envelope = {
  ok: boolean;
  data: unknown;
  warnings: string[];
  meta: Record<string, unknown>;
  error: {
    code: string;
    message: string;
    remedy: string | null;
    errors: Record<string, string[]>;
    request_id: string | null;
    transaction_id: string | null;
    exit_code: number;
  };
};

/** A command while it runs. */
export type Running = {
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when its output, or its error output, has the text. */
  said: (text: string) => Promise<void>;
};

export type RunOptions = {
  env?: Record<string, string>;
  stdin?: string;
  /** What happens while the process runs; where this fails, so does the run. */
  meanwhile?: (running: Running) => Promise<void>;
};

/** A folder of its own for a test: configuration, files, runs. */
export class Desk {
  readonly folder: string;
  readonly #program: readonly string[];
  readonly #isBuilt: boolean;
  #service: DeskService | undefined;

  private constructor(folder: string, program: readonly string[], isBuilt: boolean) {
    this.folder = folder;
    this.#program = program;
    this.#isBuilt = isBuilt;
  }

  static open(): Promise<Desk> {
    return Desk.#open([process.execPath, ...conditions(), run], false);
  }

  /** A desk that is signed in to an account of its own. Without a shared service, it has one, which is closed with it. */
  static async signedIn(
    options: ServiceOptions = {},
    shared?: Shared,
  ): Promise<{ service: DeskService; desk: Desk }> {
    const service = await DeskService.start(options, shared);
    const desk = await Desk.open();
    desk.#service = service;
    await desk.signIn(service.url, service.key, options.hasBranch === false ? "" : "00");
    return { service, desk };
  }

  /** A desk whose command is the one that was built. */
  static openBuilt(): Promise<Desk> {
    return Desk.#open([process.execPath, run], true);
  }

  static async #open(program: readonly string[], isBuilt: boolean): Promise<Desk> {
    const desk = new Desk(await mkdtemp(join(tmpdir(), "taxctl-")), program, isBuilt);
    await mkdir(desk.path("config"));
    return desk;
  }

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  async write(name: string, content: string | Uint8Array): Promise<string> {
    await writeFile(this.path(name), content);
    return this.path(name);
  }

  /** Signs in without a call. */
  async signIn(baseUrl: string, apiKey = anyKey, branch = "00"): Promise<void> {
    const environment = apiKey.startsWith("txl_") ? "live" : "sandbox";
    const profiles = { sandbox: { base_url: baseUrl, api_key: apiKey, environment, branch } };
    await this.write("config/config.json", JSON.stringify({ version: 1, current: "sandbox", profiles }));
  }

  /** Runs the command to its end. */
  async run(argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
    const { env, stdin = "", meanwhile } = options;
    const hosted =
      meanwhile || this.#isBuilt
        ? undefined
        : runInHost({ program: "taxctl", argv, stdin, cwd: this.folder, env: this.#environment(env) });
    if (!hosted) return this.#spawn([...this.#program, ...argv], options);
    const ran = await hosted;
    return { ...ran, json: () => JSON.parse(ran.stdout) };
  }

  /** Runs the command with its output piped into another program by a shell; the exit code is the command's. */
  async runInto(reader: string, argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
    const code = this.path("exit-code");
    const script = `( "$@"; echo $? > '${code}' ) | ${reader}`;
    const ran = await this.#spawn(["/bin/sh", "-c", script, "sh", ...this.#program, ...argv], options);
    return { ...ran, exitCode: Number(await readFile(code, "utf8")) };
  }

  /**
   * Runs the command on a terminal of its own (`script` of util-linux). Each answer is typed when its question stands
   * there; input and error output are the terminal too, so `stdout` has everything.
   */
  async runOnTerminal(argv: readonly string[], answers: { to: string; type: string }[]): Promise<Ran> {
    const quoted = [...this.#program, ...argv].map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
    const child = this.#start("script", ["-qec", quoted.join(" "), "/dev/null"], { env: { TERM: "xterm" } });
    let shown = "";
    const waiting = [...answers];
    child.stdout.on("data", (chunk: Buffer) => {
      shown += chunk.toString();
      if (!waiting[0] || !shown.includes(waiting[0].to)) return;
      child.stdin.write(`${waiting.shift()?.type}\r`);
    });
    const exitCode = await new Promise<number | null>((resolve) => child.on("close", resolve));
    return { stdout: shown, stderr: "", exitCode, json: () => JSON.parse(shown) };
  }

  #environment(env: Record<string, string> = {}): Record<string, string> {
    return { PATH: process.env.PATH ?? "", TAXCTL_CONFIG_DIR: this.path("config"), LANG: "C.UTF-8", ...env };
  }

  #start(program: string, argv: readonly string[], { env }: RunOptions) {
    const child = spawn(program, argv, {
      cwd: this.folder,
      env: this.#environment(env),
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin.on("error", () => {});
    return child;
  }

  async #spawn([program = "", ...argv]: readonly string[], options: RunOptions): Promise<Ran> {
    const child = this.#start(program, argv, options);
    child.stdin.end(options.stdin ?? "");
    const said = { stdout: "", stderr: "" };
    const heard = new EventEmitter();
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", (chunk: string) => {
        said[name] += chunk;
        heard.emit("more");
      });
    const running: Running = {
      kill: (signal) => child.kill(signal),
      said: async (wanted) => {
        while (!Object.values(said).some((text) => text.includes(wanted))) await once(heard, "more");
      },
    };
    const exit = new Promise<number | null>((resolve) => child.on("close", resolve));
    const failed = new Promise<never>((_, reject) => {
      options.meanwhile?.(running).catch((error: unknown) => {
        child.kill("SIGKILL");
        reject(error);
      });
    });
    const exitCode = await Promise.race([exit, failed]);
    return { ...said, exitCode, json: () => JSON.parse(said.stdout) };
  }

  async clear(): Promise<void> {
    await this.#service?.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A desk for each test of this suite, signed in to an account of its own. */
export function signedInDesk(options?: ServiceOptions): { service: DeskService; desk: Desk } {
  const shared = forSuite(startShared);
  let opened: Awaited<ReturnType<typeof Desk.signedIn>> | undefined;
  beforeEach(async () => {
    opened = await Desk.signedIn(options, shared);
  });
  afterEach(() => opened?.desk.clear());
  return { service: latest(() => opened?.service), desk: latest(() => opened?.desk) };
}
