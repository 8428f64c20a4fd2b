// Periodic tasks of a process: one run at a time, whatever its outcome.
import { mock } from "node:test";
import { expect } from "chai";
import { periodicTask } from "../../server/src/base/periodic-task.ts";

describe("periodic tasks", () => {
  let began: number;
  let end: (error?: Error) => void;
  let failures: unknown[];
  const look = () =>
    new Promise<void>((resolve, reject) => {
      began += 1;
      end = (error) => (error ? reject(error) : resolve());
    });
  /** Settled promises have been noticed. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const tick = (times: number) => mock.timers.tick(1_000 * times);

  beforeEach(() => {
    mock.timers.enable({ apis: ["setInterval"] });
    [began, failures] = [0, []];
  });
  afterEach(() => mock.timers.reset());

  it("begin when they are started, each after its interval", async () => {
    const looks = periodicTask(look, 1_000, (error) => failures.push(error));
    tick(2);
    expect(began).to.equal(0);
    looks.start();
    looks.start();
    expect(began).to.equal(0);
    for (const count of [1, 2]) {
      tick(1);
      expect(began).to.equal(count);
      end();
      await settled();
    }
  });

  it("wait while one runs", async () => {
    const looks = periodicTask(look, 1_000, (error) => failures.push(error));
    looks.start();
    tick(5);
    expect(began).to.equal(1);
    end();
    await settled();
    tick(1);
    expect(began).to.equal(2);
  });

  it("continue after a failed run, which is reported", async () => {
    const looks = periodicTask(look, 1_000, (error) => failures.push(error));
    looks.start();
    tick(1);
    const error = new Error("gone");
    end(error);
    await settled();
    expect(failures).to.deep.equal([error]);
    tick(1);
    expect(began).to.equal(2);
  });

  it("stop after the current run", async () => {
    const looks = periodicTask(look, 1_000, (error) => failures.push(error));
    looks.start();
    tick(1);
    let isStopped = false;
    const stopping = looks.stop().then(() => {
      isStopped = true;
    });
    await settled();
    expect(isStopped).to.equal(false);
    tick(3);
    end();
    await stopping;
    tick(3);
    expect(began).to.equal(1);
    await looks.stop();
  });

  it("signal the current run to stop, and no later one after a restart", async () => {
    const asked: boolean[] = [];
    const looks = periodicTask(
      async (isStopping) => {
        asked.push(isStopping());
        await look();
        asked.push(isStopping());
      },
      1_000,
      (error) => failures.push(error),
    );
    looks.start();
    tick(1);
    const stopping = looks.stop();
    end();
    await stopping;
    expect(asked).to.deep.equal([false, true]);
    looks.start();
    tick(1);
    expect(asked).to.deep.equal([false, true, false]);
    end();
    await looks.stop();
    expect(failures).to.be.empty;
  });
});
