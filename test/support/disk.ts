// A disk that completes writes when a test says so.
import { EventEmitter, once } from "node:events";
import fs from "node:fs";

/** Delays writes to the disk; `asked` waits for the next request, and returns the function that completes it. */
export function holdDisk() {
  type Finish = (error?: Error) => void;
  const requests = new EventEmitter();
  const files: number[] = [];
  const real = fs.fdatasync;
  fs.fdatasync = ((descriptor: number, done: (error: Error | null) => void): void => {
    files.push(fs.fstatSync(descriptor).ino);
    requests.emit("request", (error?: Error) => (error ? done(error) : real(descriptor, done)));
  }) as typeof fs.fdatasync;
  return {
    /** The inodes of the requests. */
    files,
    async asked(): Promise<Finish> {
      const [finish] = (await once(requests, "request")) as [Finish];
      return finish;
    },
    release(): void {
      fs.fdatasync = real;
    },
  };
}
