// Files and folders that a command line names: those that don't exist, and those of the other kind.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";

describe("a file or folder that a command names", () => {
  const { desk } = signedInDesk();
  const CHECK = "Check the path. A relative path begins at the current folder.";

  it("is named with what to do if it doesn't exist, by each command", async () => {
    const books = await desk.write("books.csv", "Date,No\n");
    for (const words of [
      ["purchases", "upload", "NOTHING"],
      ["sales", "submit", "NOTHING"],
      ["sales", "submit", books, "--mapping", "NOTHING"],
      ["stock", "adjust", "--count", "NOTHING"],
      ["stock", "transfer", "--from", "00", "--to", "01", "--file", "NOTHING"],
      ["items", "map", "--file", "NOTHING"],
      ["imports", "apply", "NOTHING"],
      ["purchases", "match", "--books", "NOTHING"],
      ["purchases", "match", "--books", books, "--mapping", "NOTHING"],
    ]) {
      const ran = await desk.run([...words, "--json"]);
      const { code, message, remedy } = ran.json().error;
      expect([ran.exitCode, code, message, remedy], words.join(" ")).to.deep.equal([
        2,
        "file_not_found",
        "NOTHING doesn't exist",
        CHECK,
      ]);
    }
    const ran = await desk.run(["purchases", "upload", "no/folder"]);
    expect(ran.stderr).to.match(/^Error: no\/folder doesn't exist, nor does its folder\n/);
    expect(ran.stderr).to.contain(`What to do: ${CHECK}`).and.to.not.contain("ENOENT");
  });

  it("is named if it is of the other kind", async () => {
    const file = await desk.write("march.csv", "a,b\n");
    const upload = (await desk.run(["purchases", "upload", file, "--json"])).json().error;
    expect([upload.message, upload.remedy]).to.deep.equal([`${file} is not a folder`, "Name a folder."]);
    const map = (await desk.run(["items", "map", "--file", desk.path("config"), "--json"])).json().error;
    expect([map.message, map.remedy]).to.deep.equal([
      `${desk.path("config")} is a folder`,
      "Name a file in it.",
    ]);
  });
});
