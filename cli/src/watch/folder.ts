// The folders of a watched folder, and who may read them.
import { lstat, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { Failure, usageFailure } from "../failures/failure.ts";
import { fileFailure, systemCode } from "../failures/of-file.ts";
import { shellWord } from "../output/words.ts";

/** Where everything is. Tills write into `root` and read from `out`; `own` is the watcher's. */
export type Places = Readonly<
  Record<"root" | "out" | "done" | "failed" | "own" | "work" | "print" | "printed", string>
>;

/** The folder that was named, with the folders in it. @throws Failure if others may read it, or if it isn't a folder */
export async function openPlaces(path: string): Promise<Places> {
  const root = await realpath(path).catch((error: unknown) => {
    if (systemCode(error) !== "ENOENT") throw fileFailure(error, path);
    throw new Failure(`${path} doesn't exist`, {
      code: "file_not_found",
      exitCode: 2,
      remedy: `Create it as the user that runs the tills: \`mkdir -m 700 ${shellWord(path)}\`.`,
    });
  });
  await requireOwn(root);
  const own = join(root, ".taxctl");
  const places: Places = {
    root,
    out: join(root, "out"),
    done: join(root, "done"),
    failed: join(root, "failed"),
    own,
    work: join(own, "work"),
    print: join(own, "print"),
    printed: join(own, "printed"),
  };
  for (const folder of Object.values(places)) if (folder !== root) await requireFolder(folder);
  return places;
}

/** Sales in the folder are reported to the authority: nobody else may write them there, or read them. */
async function requireOwn(root: string): Promise<void> {
  const found = await lstat(root);
  const { mode, uid } = found;
  if (!found.isDirectory()) throw fileFailure(Object.assign(new Error(), { code: "ENOTDIR" }), root);
  // Windows has no such modes: the page says how to check the rights there.
  if (process.platform === "win32") return;
  if (uid !== process.getuid?.())
    throw usageFailure(
      `${root} belongs to another user`,
      `Run this command as the owner of the folder, or change the owner: \`chown ${process.getuid?.()} ${shellWord(root)}\`.`,
    );
  if ((mode & 0o077) !== 0)
    throw usageFailure(
      `Other users may use ${root}`,
      `Only its owner may: \`chmod 700 ${shellWord(root)}\`.`,
    );
}

async function requireFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (systemCode(error) !== "EEXIST") throw fileFailure(error, folder);
  });
  // A link would lead out of the folder.
  if (!(await lstat(folder)).isDirectory())
    throw usageFailure(`${folder} is not a folder`, "Move it away: the command creates the folder itself.");
}
