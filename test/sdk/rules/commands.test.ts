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

  for (const [sentence, said] of [
    ["Owners can change it (PATCH /account).", "Owners can change it (`taxctl account update`)."],
    ["Wait until `GET /exports/ID` says `ready`.", "Wait until `taxctl exports list` says `ready`."],
    ["Delete one (GET /exports).", "Delete one (`taxctl exports list`)."],
    ["Send its TIN (GET /sales/ID).", "Send its TIN (`taxctl sales show ID`)."],
    ["Submit it: POST /sales, `taxctl sales submit`.", "Submit it: `taxctl sales submit`."],
    [
      "Retry it: POST /transactions/ID/retry, `taxctl transactions retry NUMBER`.",
      "Retry it: `taxctl transactions retry NUMBER`.",
    ],
    [
      "Record it: POST /transactions/{id}/settle, `taxctl transactions settle INV-1 OUTCOME --reason REASON`.",
      "Record it: `taxctl transactions settle INV-1 OUTCOME --reason REASON`.",
    ],
    [
      "Resume: POST /branches/{bhfId}/resume, `taxctl branches resume 00`",
      "Resume: `taxctl branches resume 00`",
    ],
    // A command in front of an operation, or of taxd, takes no operation away.
    ["Send it: POST /sales, then `taxctl doctor`", "Send it: POST /sales, then `taxctl doctor`"],
    [
      "Name the branch in the header X-Branch-ID or in branch_id: the account has several branches, or none.",
      "Name the branch with --branch: the account has several branches, or none.",
    ],
    [
      "is required: name the branch in X-Branch-ID or branch_id",
      "is required: name the branch with --branch",
    ],
    // What a person does in a browser stays as it is.
    ["Sign in with `POST /sessions`.", "Sign in with `POST /sessions`."],
  ] as const)
    it(`says "${said}"`, () => {
      expect(asCommands(sentence)).to.equal(said);
    });
});
