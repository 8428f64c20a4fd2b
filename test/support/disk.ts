// A disk that completes writes when a test says so.
import { EventEmitter, once } from "node:events";
import fs from "node:fs";
import { threadSource, useThreadSource } from "../../server/src/base/threads.ts";

/** Delays writes to the disk; `asked` waits for the next request, and returns the function that completes it. */
export function holdDisk() {
  type Finish = (error?: Error) => void;
  const requests = new EventEmitter();
  const files: number[] = [];
  const real = threadSource;
  const giveBack = useThreadSource({
    ...real,
    async sync(descriptor) {
      files.push(fs.fstatSync(descriptor).ino);
      await new Promise<void>((resolve, reject) => {
        const finish: Finish = (error) => (error ? reject(error) : resolve(real.sync(descriptor)));
        requests.emit("request", finish);
      });
    },
  });
  return {
    /** The inodes of the requests. */
    files,
    async asked(): Promise<Finish> {
      const [finish] = (await once(requests, "request")) as [Finish];
      return finish;
    },
    release: giveBack,
  };
}
