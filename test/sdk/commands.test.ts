// The service names its operations; at the terminal the same sentence names commands that can be pasted.

import { asCommands } from "@taxctl/sdk/commands";
import { expect } from "chai";

describe("a remedy at the terminal", () => {
  it("names the command of an operation, with its branch", () => {
    expect(asCommands("Set the device up: POST /devices", undefined, "05")).to.equal(
      "Set the device up: `taxctl devices setup --branch 05`",
    );
  });

  it("names the branch once where the service named it already", () => {
    const remedy = "Correct the URL: `taxctl devices setup --branch 00 --unit-url URL`";
    expect(asCommands(remedy, undefined, "00")).to.equal(remedy);
  });
});
