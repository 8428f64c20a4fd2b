// A branch's network as a program of its own: a control unit, a relay, and the line by which the relay reaches the service. It runs
// in a network namespace where the machine permits one: nothing leads into it, and only the line leads out.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { argv, stdin, stdout } from "node:process";
import { runRelay } from "../../server/src/modules/relay/program.ts";
import { startSimulator } from "../../server/src/simulator/index.ts";

const [host = "", line = "", token = "", ledgerFile = ""] = argv.slice(2);
const print = (text: string) => stdout.write(`${text}\n`);

const unit = await startSimulator({ host, ledgerFile });
// The line is a socket file: file systems are shared, networks are not.
const uplink = createServer((relay) => {
  const service = connect(line);
  relay.pipe(service).pipe(relay);
  for (const socket of [relay, service])
    socket
      .on("error", () => undefined)
      .on("close", () => {
        relay.destroy();
        service.destroy();
      });
}).listen(0, "127.0.0.1");
await once(uplink, "listening");
const address = uplink.address();
const port = typeof address === "object" ? address?.port : 0;
print(`unit ${unit.url}`);

const controller = new AbortController();
stdin.resume().on("end", () => controller.abort());
await runRelay({
  service: `http://127.0.0.1:${port}`,
  readToken: async () => token,
  allowed: [new URL(unit.url).host],
  signal: controller.signal,
  report: print,
  waitMs: () => 50,
});
await unit.close();
uplink.close();
