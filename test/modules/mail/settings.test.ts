// The settings of mail: valid ones, and rejections with a reason.
import { expect } from "chai";
import { ConfigError, loadConfig } from "../../../server/src/base/config.ts";
import { readSender, readSmtpUrl } from "../../../server/src/base/mail-settings.ts";

const complete = {
  TAXD_SMTP_URL: "smtp://user:p%40ss@mail.example.com",
  TAXD_PUBLIC_URL: "https://tax.example.com",
  TAXD_MAIL_FROM: "taxctl <no-reply@tax.example.com>",
};

function problemsOf(env: Record<string, string>): Record<string, string> {
  try {
    loadConfig(env);
    return {};
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return Object.fromEntries(error.problems.map(({ variable, problem }) => [variable, problem]));
  }
}

describe("the settings of mail", () => {
  it("encrypt the connection, unless the mail server is on this machine or the URL says tls=off", () => {
    const securityOf = (url: string) => {
      const read = readSmtpUrl(url);
      return typeof read === "string" ? read : read.security;
    };
    expect(securityOf("smtp://mail.example.com")).to.equal("starttls");
    expect(securityOf("smtps://mail.example.com")).to.equal("tls");
    expect(securityOf("smtp://mail.example.com?tls=off")).to.equal("off");
    for (const host of ["127.0.0.1:25", "localhost", "[::1]"])
      expect(securityOf(`smtp://${host}`)).to.equal("off");
  });

  it("read host, usual port, user and password", () => {
    expect(loadConfig(complete).smtp).to.deep.equal({
      host: "mail.example.com",
      port: 587,
      security: "starttls",
      user: "user",
      password: "p@ss",
    });
    expect(readSmtpUrl("smtps://mail.example.com")).to.include({ port: 465, user: undefined });
  });

  it("reject other URLs with the reason, and never show the password", () => {
    const wrong = {
      "http://mail.example.com": "is not an smtp or smtps URL",
      "mail.example.com": "is not an smtp or smtps URL",
      "smtp://mail.example.com/inbox": "has something after host and port",
      "smtp://mail.example.com?tls=verify": 'takes tls=off only, not "tls=verify"',
      "smtp://mail.example.com?logger=true": 'takes tls=off only, not "logger=true"',
      "smtps://mail.example.com?tls=off": "says smtps and tls=off: keep one of them",
      "smtp://user:100%@mail.example.com": "has a user or password that is not URL-encoded",
    };
    for (const [url, problem] of Object.entries(wrong))
      expect(problemsOf({ ...complete, TAXD_SMTP_URL: url }), url).to.deep.equal({ TAXD_SMTP_URL: problem });
    const shown = () => loadConfig({ ...complete, TAXD_SMTP_URL: "smtp://user:hidden@mail.example.com/x" });
    expect(shown).to.throw(ConfigError).with.property("message").that.does.not.contain("hidden");
  });

  it("require URL and sender with a mail server", () => {
    const { TAXD_SMTP_URL } = complete;
    const required = "is required with TAXD_SMTP_URL";
    expect(problemsOf({ TAXD_SMTP_URL })).to.deep.equal({
      TAXD_PUBLIC_URL: required,
      TAXD_MAIL_FROM: required,
    });
    expect(problemsOf(complete)).to.deep.equal({});
    expect(problemsOf({})).to.deep.equal({});
  });

  it("require the URL with the console, unless the command knows its own", () => {
    const required = { TAXD_PUBLIC_URL: "is required with TAXD_CONSOLE=on" };
    expect(problemsOf({ TAXD_CONSOLE: "on" })).to.deep.equal(required);
    expect(problemsOf({ TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: "https://tax.example.com" })).to.deep.equal({});
    expect(problemsOf({ TAXD_CONSOLE: "off" })).to.deep.equal({});
    expect(loadConfig({}).console).to.equal(false);
    expect(loadConfig({}, { TAXD_CONSOLE: "on" }).console).to.equal(true);
    expect(loadConfig({ TAXD_CONSOLE: "off" }, { TAXD_CONSOLE: "on" }).console).to.equal(false);
  });

  it("accept a sender with and without a name, and none that could be two", () => {
    const address = "no-reply@tax.example.com";
    expect(readSender(address)).to.deep.equal({ name: "", address });
    expect(readSender(`Tax office <${address}>`)).to.deep.equal({ name: "Tax office", address });
    for (const text of ["", "Tax", `${address}, other@example.com`, `a\r\nBcc: <${address}>`, "<a b@c>"])
      expect(readSender(text), text).to.equal(undefined);
  });
});
