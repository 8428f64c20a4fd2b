// The policy of versions: the sources against the last release, and the checks of a release.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { apiChanges } from "../../tools/release/api-changes.ts";
import { recordProblems, treeProblems, versionProblems } from "../../tools/release/checks.ts";
import { type ApiDocument, currentInterface, type Interface } from "../../tools/release/interface.ts";
import { root } from "../../tools/release/packed.ts";
import { lastReleased, policyProblems, record, sectionsOf } from "../../tools/release/policy.ts";

const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");

describe("versions", function () {
  this.timeout(120_000);
  let current: Interface;
  before(() => {
    current = currentInterface();
  });

  it("keep what the last release promised; before the first release there is nothing to keep", () => {
    const released = lastReleased();
    if (released === undefined)
      expect(sectionsOf(changelog).map(({ name }) => name)).to.deep.equal([current.version]);
    else expect(policyProblems(released, current, changelog)).to.deep.equal([]);
  });

  it("are compared by all that others rely on", () => {
    expect(current.schema).to.match(/^baseline_[0-9a-f]{8}$/);
    expect(current.settings).to.include({ TAXD_PORT: "integer", TAXD_HOST: "string" });
    expect(current.sdk["."]).to.include.members(["Taxctl", "SaleResult"]);
    expect(Object.keys(current.sdk)).to.include("./webhooks");
    expect(Object.keys(current.api.paths ?? {})).to.include("/sales");
    expect(policyProblems(current, structuredClone(current), changelog)).to.deep.equal([]);
  });

  const listed = (...lines: string[]) =>
    `# Changelog\n\n## Pending\n\n### Breaking\n\n${lines.join("\n")}\n\n${changelog.slice(12)}`;
  /** The problems of sources that were changed since the release. */
  const whenChanged = (change: (next: Interface) => void, log = changelog): string[] => {
    const next = structuredClone(current);
    change(next);
    return policyProblems(current, next, log);
  };

  it("never change the frozen schema, whatever the changelog says", () => {
    const problems = whenChanged((next) => {
      next.schema = "baseline_00000000";
    }, listed("- `baseline_00000000`"));
    expect(problems).to.have.length(1);
    expect(problems[0]).to.contain("frozen").and.contain("add a migration");
  });

  it("name a setting and an export that break in the changelog, each by its name", () => {
    const change = (next: Interface) => {
      delete next.settings.TAXD_PORT;
      next.settings.TAXD_HOST = "integer";
      next.sdk["."] = (next.sdk["."] ?? []).filter((name) => name !== "Taxctl");
      delete next.sdk["./webhooks"];
    };
    expect(whenChanged(change).map((text) => text.split(". Undo")[0])).to.deep.equal([
      "the setting TAXD_HOST was string, and is integer",
      "the setting TAXD_PORT is missing",
      "@taxctl/sdk no longer exports Taxctl",
      "@taxctl/sdk/webhooks is missing",
    ]);
    const named = listed("- `TAXD_HOST`, `TAXD_PORT`", "- `Taxctl` and `@taxctl/sdk/webhooks`");
    expect(whenChanged(change, named)).to.deep.equal([]);
  });

  it("raise the second number before 1.0.0 for what breaks, and the first one afterwards", () => {
    const problems = (from: string, to: string, isBreaking: boolean) =>
      policyProblems(
        { ...current, version: from },
        { ...current, version: to, settings: isBreaking ? {} : current.settings },
        listed(...Object.keys(current.settings)),
      );
    expect(problems("0.1.0", "0.1.1", false)).to.deep.equal([]);
    expect(problems("0.1.3", "0.2.0", true)).to.deep.equal([]);
    expect(problems("0.1.0", "0.1.1", true)).to.deep.equal([
      "The version must be 0.2.0 or higher, not 0.1.1.",
    ]);
    expect(problems("1.4.2", "1.5.0", true)).to.deep.equal([
      "The version must be 2.0.0 or higher, not 1.5.0.",
    ]);
    expect(problems("1.4.2", "1.4.1", false)).to.deep.equal([
      "The version must be 1.4.3 or higher, not 1.4.1.",
    ]);
  });

  describe("of the API", () => {
    const made = (): ApiDocument => ({
      paths: {
        "/sales": {
          post: {
            parameters: [{ $ref: "#/components/parameters/Branch" }],
            requestBody: {
              content: { "application/json": { schema: { $ref: "#/components/schemas/Sale" } } },
            },
            responses: {
              201: { content: { "application/json": { schema: { $ref: "#/components/schemas/Result" } } } },
            },
          },
        },
      },
      components: {
        parameters: { Branch: { name: "branch", in: "query", schema: { type: "string" } } },
        schemas: {
          Sale: {
            type: "object",
            required: ["lines"],
            properties: {
              kind: { type: "string", enum: ["normal", "training"] },
              note: { type: "string", deprecated: true },
              lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
            },
          },
          Line: { type: "object", properties: { price: { type: ["string", "number"] } } },
          Result: {
            allOf: [
              { type: "object", required: ["id"], properties: { id: { type: "string" } } },
              { type: "object", properties: { state: { type: "string" } } },
            ],
          },
        },
      },
    });
    // biome-ignore lint/suspicious/noExplicitAny: each change reaches deep into a document
    const changed = (change: (document: any) => void): string[] => {
      const next = structuredClone(made());
      change(next);
      return apiChanges(made(), next).map(({ text }) => text);
    };
    const sale = "POST /sales: ";

    it("are compatible if they add what callers may omit or ignore", () => {
      expect(changed(() => undefined)).to.deep.equal([]);
      const added = changed(({ paths, components: { schemas } }) => {
        paths["/new"] = { get: {} };
        paths["/sales"].post.parameters.push({ name: "dry", in: "query" });
        schemas.Sale.properties.more = { type: "string" };
        schemas.Sale.properties.kind.enum.push("proforma");
        schemas.Result.allOf[1].properties.more = { type: "string" };
        schemas.Result.allOf[1].required = ["state"];
      });
      expect(added).to.deep.equal([]);
    });

    it("break if something is missing: at once, unless it was deprecated", () => {
      expect(changed(({ paths }) => delete paths["/sales"])).to.deep.equal([
        "POST /sales is missing, and was not deprecated before",
      ]);
      expect(changed(({ components }) => delete components.schemas.Sale.properties.note)).to.deep.equal([
        `${sale}body.note is missing`,
      ]);
      expect(changed(({ components }) => delete components.schemas.Sale.properties.kind)).to.deep.equal([
        `${sale}body.kind is missing, and was not deprecated before`,
      ]);
      expect(
        changed(({ components }) => delete components.schemas.Result.allOf[1].properties.state),
      ).to.deep.equal([`${sale}response 201.state is missing, and was not deprecated before`]);
      expect(changed(({ paths }) => paths["/sales"].post.parameters.pop())).to.deep.equal([
        `${sale}the query parameter branch is missing`,
      ]);
    });

    it("break if callers must send more, or may send less", () => {
      expect(changed(({ components }) => components.schemas.Sale.required.push("kind"))).to.deep.equal([
        `${sale}body.kind is required`,
      ]);
      expect(changed(({ components }) => components.schemas.Sale.properties.kind.enum.pop())).to.deep.equal([
        `${sale}body.kind no longer takes "training"`,
      ]);
      const narrower = changed(({ components }) => {
        components.schemas.Line.properties.price.type = "string";
        components.parameters.Branch.required = true;
      });
      expect(narrower).to.deep.equal([
        `${sale}the query parameter branch is required`,
        `${sale}body.lines[].price has another type: no longer number`,
      ]);
    });

    it("break if callers receive what they don't expect", () => {
      const other = changed(({ components: { schemas } }) => {
        schemas.Result.allOf[0].required = [];
        schemas.Result.allOf[1].properties.state.type = ["string", "null"];
      });
      expect(other).to.deep.equal([
        `${sale}response 201.state has another type: null`,
        `${sale}response 201.id is not always there`,
      ]);
      const status = changed(({ paths }) => {
        paths["/sales"].post.responses = { 202: {} };
      });
      expect(status).to.deep.equal([`${sale}the response 201 is missing`]);
    });

    it("are removed only after a release that marked them as deprecated, whatever the changelog says", () => {
      const problems = whenChanged(
        (next) => delete (next.api.paths as ApiDocument)["/sales"],
        listed("- `GET /sales`, `POST /sales`"),
      );
      expect(problems).not.to.deep.equal([]);
      for (const problem of problems) expect(problem).to.contain("Mark it as `deprecated`, release that");
    });
  });

  describe("are released", () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "released-"));
      for (const name of [
        "package.json",
        "package-lock.json",
        "CHANGELOG.md",
        ...["sdk", "server", "cli"].map((part) => `${part}/package.json`),
      ])
        cpSync(join(root, name), join(folder, name));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it("if all files say the same one, and every file that says another is named", () => {
      const set = (version: string) => {
        const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
        writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, version }));
      };
      writeFileSync(join(folder, "CHANGELOG.md"), `## ${current.version} (2026-12-01)\n`);
      expect(versionProblems(folder)).to.deep.equal([]);
      set("7.0.0");
      const problems = versionProblems(folder).join("\n");
      for (const place of [
        "sdk/package.json",
        "package-lock.json (cli)",
        "@taxctl/sdk in server/package.json",
        "CHANGELOG.md",
      ])
        expect(problems).to.contain(place);
    });

    it("if everything is committed", () => {
      const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
      git("init", "--quiet");
      git("add", ".");
      git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "all");
      expect(treeProblems(folder)).to.deep.equal([]);
      writeFileSync(join(folder, "new.txt"), "");
      expect(treeProblems(folder).join()).to.contain("new.txt");
    });

    it("if their interface is recorded as it is", () => {
      mkdirSync(join(folder, "released"));
      expect(recordProblems(lastReleased(folder), current).join()).to.contain("is not recorded");
      record(current, folder);
      expect(recordProblems(lastReleased(folder), current)).to.deep.equal([]);
      const next = { ...current, settings: {} };
      expect(recordProblems(lastReleased(folder), next).join()).to.contain(
        "has changed since it was recorded",
      );
    });
  });
});
