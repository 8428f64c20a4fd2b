// Units in a separate process: one accepts everything, at once or after a while, and one never responds.
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { serveChild } from "./support/child.ts";

let delayMs = 0;
let completed = 0;

const yes = Buffer.from(
  JSON.stringify({
    resultCd: "000",
    resultMsg: "It is succeeded",
    resultDt: "20260310101502",
    data: {
      rcptNo: 1,
      totRcptNo: 1,
      intrlData: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      rcptSign: "ABCDEFGHIJKLMNOP",
      vsdcRcptPbctDate: "20260310101502",
      sdcId: "KRACU0100000001",
      mrcNo: "WIS01000000",
    },
  }),
);
const headers = { "content-type": "application/json", "content-length": yes.length };

const unit = createServer((request, response) => {
  request.resume().on("end", () => {
    const respond = () => {
      completed += 1;
      response.writeHead(200, headers).end(yes);
    };
    if (delayMs > 0) setTimeout(respond, delayMs);
    else respond();
  });
});
unit.keepAliveTimeout = 60_000;
const dead = createTcpServer((socket) => {
  socket.on("error", () => undefined);
});

const listening = (server: typeof dead): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
const urls = { unit: await listening(unit), dead: await listening(dead) };

serveChild(
  {
    urls: () => urls,
    completed: () => completed,
    delay(ms: number) {
      delayMs = ms;
    },
  },
  async () => unit.closeAllConnections(),
);
