// The reference at /docs shows who may call each operation, its plan feature and its limits.
import { expect } from "chai";
import { document, operationList } from "../../server/src/core/context/operations.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("the document at /docs", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));

  it("shows for every operation who may call it and its limits", async () => {
    const { paths } = Object((await test.call("GET", "//docs/openapi.json", { key: null })).body);
    for (const { id, path, method, roles, feature } of operationList) {
      const { description } = paths[path][method];
      const own = Object(document.paths)[path][method].description;
      expect(description.startsWith(own), id).to.equal(true);
      const added = description.slice(own.length);
      for (const role of roles) expect(added, id).to.contain(role);
      if (feature !== undefined) expect(added, id).to.contain(`**Plan feature:** \`${feature}\``);
      else expect(added, id).not.to.contain("Plan feature");
      expect(added, id).to.match(/\*\*Limits:\*\* /);
    }
    const bulk = paths["/sales/bulk"].post.description;
    expect(bulk).to.contain("a body of at most 4096 KiB");
    expect(paths["/sessions"].post.description).to.contain("Everybody").and.to.contain("16 KiB");
    expect(paths["/keys"].get.description).to.contain("API keys can't");
  });

  it("leaves the OpenAPI document for programs unchanged", async () => {
    expect((await test.call("GET", "//openapi.json", { key: null })).body).to.deep.equal(document);
  });
});
