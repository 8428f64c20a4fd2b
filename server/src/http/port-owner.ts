// Finds the process that listens on a port of this machine, if the system shows it (Linux).
import { readdir, readFile, readlink } from "node:fs/promises";
import { basename } from "node:path";

const listening = "0A";

async function findSocketInode(port: number): Promise<string | undefined> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  for (const file of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    const text = await readFile(file, "utf8").catch(() => "");
    for (const line of text.split("\n").slice(1)) {
      const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === listening && local.endsWith(suffix)) return inode;
    }
  }
  return undefined;
}

async function holds(pid: string, inode: string): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
  for (const file of files) {
    const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => "");
    if (target === `socket:[${inode}]`) return true;
  }
  return false;
}

/** Like `process 4711 (node)`; `undefined` if it can't be determined, as for processes of other users. */
export async function findPortOwner(port: number): Promise<string | undefined> {
  const inode = await findSocketInode(port);
  if (inode === undefined) return undefined;
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if (!(await holds(pid, inode))) continue;
    // Not `comm`: Node's is the name of a thread. Not the arguments: they may have secrets.
    const [program = ""] = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
    return program === "" ? `process ${pid}` : `process ${pid} (${basename(program)})`;
  }
  return undefined;
}
