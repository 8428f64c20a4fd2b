// No secret gets into a line of the log, whatever a message or an error quotes.
import { Writable } from "node:stream";
import { expect } from "chai";
import { createLog } from "../../server/src/base/log.ts";
import { makeToken } from "../../server/src/modules/relay/tokens.ts";

describe("secrets in the log", () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog("info", sink);

  it("are masked in fields, messages and errors: API keys, relay tokens, credentials", () => {
    const key = `txs_${"k3".repeat(30)}`;
    const token = makeToken();
    log.info({ api_key: key, device: { credentials: { token: "unit-s3cret" } } }, "a device was changed");
    log.warn(`a relay came with ${token}, a caller with ${key}`);
    log.error({ err: new Error(`no such relay: ${token}`, { cause: new Error(key) }) }, "failed");
    const text = lines.join("");
    expect(lines).to.have.length(3);
    for (const secret of [key, token, "unit-s3cret"]) expect(text).to.not.contain(secret);
    expect(text)
      .to.contain(`${key.slice(0, 8)}…`)
      .and.contain(`${token.slice(0, 8)}…`);
  });
});
