// Runs after an install: builds the programs, unless the install omitted what builds them (`npm ci --omit=dev`).
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { writeDocument } from "../sdk/build.ts";
import { writeReference } from "../server/build.ts";

const builders = ["typescript", "esbuild"].map((name) => new URL(`../node_modules/${name}`, import.meta.url));

if (builders.every((folder) => existsSync(folder))) {
  execFileSync("npm", ["run", "build"], { stdio: "inherit", shell: process.platform === "win32" });
} else {
  // The sources read the OpenAPI document as JSON, and the files of the API reference.
  writeDocument();
  writeReference();
  console.log(
    "Nothing is built, because this install omits development packages. `npm start` and `npx taxctl` run the sources.",
  );
}
