// A bare Koa that reads a body, parses it and responds like the service: the cost of HTTP alone on this machine.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { readBody } from "../server/src/http/body.ts";
import { serveChild } from "./support/child.ts";

const reading = { hold: () => undefined, leastBytesPerS: 0, bodyGraceMs: 5_000 };
const app = new Koa();
app.use(async (context) => {
  const { invoice_no } = JSON.parse((await readBody(context.req, context.res, reading)).toString());
  context.status = 202;
  context.body = { status: "pending", message: `${invoice_no} is accepted.` };
});
const server = createServer(app.callback());
const url = new Promise<string>((resolve) => {
  server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});

serveChild({ url: () => url }, async () => {
  server.closeAllConnections();
  server.close();
});
