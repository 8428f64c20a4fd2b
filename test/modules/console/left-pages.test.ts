// A browser that leaves a page before it is complete: no failure of the service.
import { once } from "node:events";
import { connect } from "node:net";
import { expect } from "chai";
import { pino } from "pino";
import { handlers } from "../../support/handlers.ts";
import { browserOf, startConsole } from "./support.ts";

describe("a page that a browser left", () => {
  it("is logged with status 499, and not as an error", async () => {
    const lines: Record<string, unknown>[] = [];
    let written = () => {};
    const write = (line: string) => {
      lines.push(JSON.parse(line));
      written();
    };
    let reached = () => {};
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const listAudit: typeof handlers.listAudit = async (...request) => {
      reached();
      await held;
      return handlers.listAudit(...request);
    };
    const test = await startConsole({
      simulator: false,
      overrides: { work: false, log: pino({ level: "info" }, { write }) },
      handlers: { ...handlers, listAudit },
    });
    try {
      const { cookie } = await browserOf(test, test.account.users.owner);
      const path = `/console/${test.account.id}/sandbox/audit`;
      const { hostname, port, host } = new URL(test.origin);
      const isReached = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
      await isReached;
      const found = () => lines.find((line) => line.msg === "request" && line.path === path);
      const isLogged = new Promise<void>((resolve) => {
        written = () => found() && resolve();
      });
      socket.destroy();
      await once(socket, "close");
      await isLogged;
      expect(found()).to.include({ level: 30, status: 499 });
      expect(lines.filter(({ level }) => level === 50)).to.deep.equal([]);
    } finally {
      release();
      await test.close();
    }
  });
});
