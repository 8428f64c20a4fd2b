// The request-forgery guard: addresses as typed, addresses as connected to.
import { expect } from "chai";
import { addressProblem, checkUrl, GuardError, reachOf } from "../../server/src/control-unit/guard.ts";

/** Rejected whatever the settings. */
const never = [
  "http://169.254.169.254/latest/meta-data/",
  "http://169.254.169.254:80",
  "http://169.254.0.1",
  "http://2852039166/",
  "http://0xA9FEA9FE/",
  "http://0xa9.0xfe.0xa9.0xfe/",
  "http://0251.0376.0251.0376/",
  "http://169.16689662/",
  "http://169.254.43518/",
  "http://[fe80::1]/",
  "http://[febf::1]/",
  "http://[::ffff:169.254.169.254]/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[0:0:0:0:0:ffff:a9fe:a9fe]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://[64:ff9b:1::a9fe:a9fe]/",
  "http://[2002:a9fe:a9fe::]/",
  "http://[2001:0:a9fe:a9fe::1]/",
  "http://[::a9fe:a9fe]/",
  "http://[2001:470:1::5efe:a9fe:a9fe]/",
  "http://[fd00:ec2::254]/",
  "http://[fd20:ce::254]/",
  "http://100.100.100.200/",
  "http://168.63.129.16/",
  "http://192.0.0.192/",
  "http://metadata.google.internal/",
  "http://metadata/computeMetadata/v1/",
  "http://METADATA.google.internal./",
  "http://instance-data/latest",
  "http://0.0.0.0/",
  "http://0/",
  "http://0.1.2.3/",
  "http://[::]/",
  "http://255.255.255.255/",
  "http://224.0.0.1/",
  "http://239.255.255.250:1900/",
  "http://[ff02::1]/",
  "http://240.0.0.1/",
  "http://192.0.2.1/",
  "http://198.18.0.1/",
  "http://[2001:db8::1]/",
  "http://[100::1]/",
  "http://[fec0::1]/",
  "http://[::2]/",
  "http://[2001:470:1:0:200:5efe:a9fe:a9fe]/",
  "http://１６９.２５４.１６９.２５４/",
  "http://169。254。169。254/",
  "http://①⑥⑨.254.169.254/",
];

/** Rejected unless private addresses are allowed. */
const inside = [
  "http://127.0.0.1:8088",
  "http://127.1/",
  "http://127.0.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0x7f.1/",
  "http://017700000001/",
  "http://0177.0.0.1/",
  "http://127.255.255.254/",
  "http://localhost:8088",
  "http://LOCALHOST/",
  "http://localhost./",
  "http://unit.localhost/",
  "http://vscu/",
  "http://unit.internal/",
  "http://unit.local/",
  "http://printer.lan/",
  "http://gateway.home.arpa/",
  "http://[::1]:8088",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::ffff:10.0.0.1]/",
  "http://[64:ff9b::10.0.0.1]/",
  "http://10.0.0.1",
  "http://10.255.255.255/",
  "http://172.16.0.1/",
  "http://172.31.255.255/",
  "http://192.168.1.10:8088",
  "http://3232235777/",
  "http://100.64.0.1/",
  "http://[fd12:3456::1]/",
  "http://[fc00::1]/",
  "http://１２７.0.0.1/",
];

/** Not an address for a unit, wherever it leads. */
const malformed = [
  "",
  "unit.example:8088",
  "//unit.example",
  "/etc/passwd",
  "file:///etc/passwd",
  "gopher://unit.example:6379/_INFO",
  "ftp://unit.example",
  "data:text/plain,x",
  "javascript:alert(1)",
  "http:unit.example",
  "http:/unit.example",
  "http:\\\\unit.example",
  "http://unit.example\\@169.254.169.254",
  "http:///unit.example",
  "http://user@unit.example",
  "http://user:pass@unit.example",
  "http://unit.example@169.254.169.254",
  "http://@unit.example",
  "http://:@unit.example",
  " http://unit.example",
  "http://unit.example ",
  "http://unit.example/a b",
  "http://unit.example/\r\nHost: other",
  "http://unit.example\t/",
  "http://unit.example/\u0000",
  "http://unit.example/%0d%0aX",
  "http://unit.example/%00",
  "http://unit.example/%1F",
  "http://unit.example/%7f",
  "http://unit.example/#frag",
  "http://unit.example/#@169.254.169.254",
  "http://unit.example/?q=1",
  "http://unit.example:22",
  "http://unit.example:25",
  "http://unit.example:3306",
  "http://unit.example:6379/",
  "http://unit.example:27017/",
  "http://unit.example:0/",
  "http://unit.example:65536/",
  "http://unit.example:-1/",
  "http://unit.example:80:80/",
  "http://[::1/",
  "http://256.1.1.1/",
  "http://1.2.3.4.5/",
  "http://%/",
];

const fine = [
  "http://unit.example:8088",
  "https://unit.example",
  "https://unit.example/zravsdc",
  "http://8.8.8.8:8088",
  "http://[2606:4700::1111]:8088/",
  "http://[64:ff9b::8.8.8.8]/",
  "http://[::ffff:8.8.8.8]/",
  "https://xn--bcher-kva.example/",
];

describe("control unit URL guard", () => {
  for (const url of never) {
    it(`never takes ${JSON.stringify(url)}`, () => {
      expect(checkUrl(url, { allowPrivate: true })).to.not.be.empty;
    });
  }
  for (const url of inside) {
    it(`takes ${JSON.stringify(url)} only where private addresses are allowed`, () => {
      expect(checkUrl(url)).to.not.be.empty;
      expect(checkUrl(url, { allowPrivate: true })).to.be.empty;
    });
  }
  for (const url of malformed) {
    it(`rejects ${JSON.stringify(url)} as malformed`, () => {
      expect(checkUrl(url, { allowPrivate: true })).to.not.be.empty;
    });
  }
  for (const url of fine) {
    it(`takes ${url}`, () => {
      expect(checkUrl(url)).to.be.empty;
    });
  }

  it("knows the rules of other addresses: https only, a query allowed", () => {
    expect(checkUrl("http://shop.example/hook", { httpsOnly: true })).to.deep.equal([
      "must start with https://",
    ]);
    expect(checkUrl("https://shop.example/hook?tenant=4", { httpsOnly: true, allowQuery: true })).to.be.empty;
  });

  it("says who may allow a private address, if anybody may", () => {
    expect(checkUrl("http://10.0.0.1/")).to.deep.equal([
      "must not name a private or local address (the operators of the service allow those with TAXD_ALLOW_PRIVATE_UNITS)",
    ]);
    expect(checkUrl("https://10.0.0.1/", { httpsOnly: true })).to.deep.equal([
      "must not name a private or local address",
    ]);
  });

  it("names each problem of a URL", () => {
    expect(checkUrl("http://u:p@10.0.0.1:25/?a#b")).to.have.length(5);
  });

  it("checks socket addresses, with and without a zone", () => {
    expect(reachOf("fe80::1%eth0")).to.equal("never");
    expect(reachOf("::ffff:192.168.0.4")).to.equal("private");
    expect(reachOf("9.9.9.9")).to.equal("public");
    expect(reachOf("not an address")).to.equal("never");
    const problem = addressProblem("192.168.0.4", false);
    expect(problem).to.be.instanceOf(GuardError);
    expect(problem?.message).to.contain("private address");
    expect(addressProblem("192.168.0.4", true)).to.equal(undefined);
    expect(addressProblem("169.254.1.1", true)?.message).to.contain("never");
  });
});
