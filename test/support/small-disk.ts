// A real file system of a few megabytes, to fill it up and to make it fail.
import { execFileSync } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = {
  /** Where it is mounted. */
  path: string;
  /** Writes a file until nothing more fits. */
  fill(): void;
  /** Deletes that file. */
  free(): void;
  /** Makes the file system read-only at once, as the kernel does when a disk fails; only `repair` ends it. */
  fail(): void;
  /** Mounts it again, writable: nothing may use it meanwhile. */
  repair(): void;
  /** Unmounts it, with everything on it. */
  close(): void;
};

/** Runs a command as root: directly, or with `sudo` where the tests run as another user. */
function asRoot(...command: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program = "", ...args] = isRoot ? command : ["sudo", "-n", ...command];
  try {
    execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  } catch (cause) {
    const message = `This test needs a file system of its own, and "${command.join(" ")}" failed: run it as root, or as a user with sudo.`;
    throw new Error(message, { cause });
  }
}

/** Mounts an ext4 file system of the given size. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "taxctl-small-disk-"));
  const image = join(folder, "image");
  const path = join(folder, "mounted");
  const ballast = join(path, "ballast");
  writeFileSync(image, "");
  truncateSync(image, megabytes * 1_048_576);
  const owner = `root_owner=${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
  // No blocks are kept back for root, so that a full disk is full for everybody.
  execFileSync("mkfs.ext4", ["-q", "-m", "0", "-E", owner, image], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });
  const mount = (): void => asRoot("mount", "-o", "loop", image, path);
  mkdirSync(path);
  mount();
  return {
    path,
    fill() {
      const file = openSync(ballast, "a");
      try {
        for (let size = 1_048_576; size >= 512; ) {
          try {
            if (writeSync(file, Buffer.alloc(size)) < size) size /= 2;
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
            size /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    fail: () => asRoot("mount", "-o", "remount,abort", path),
    repair() {
      asRoot("umount", path);
      mount();
    },
    close() {
      // Files that a failed test left open must not keep the mount.
      asRoot("umount", "-l", path);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
