// Resources that the tests of a suite share: started before them, closed after them.

type Closable = { close(): Promise<unknown> };

/** Starts it before the tests of this suite and closes it after them. Hooks and tests may use it. */
export function forSuite<T extends Closable>(start: () => Promise<T>): T {
  let started: T | undefined;
  before(async () => {
    started = await start();
  });
  after(() => started?.close());
  return latest(() => started);
}

/** Starts it anew before each test of this suite, and closes it after the test. */
export function forEachTest<T extends Closable>(start: () => Promise<T>): T {
  let started: T | undefined;
  beforeEach(async () => {
    started = await start();
  });
  afterEach(() => started?.close());
  return latest(() => started);
}

/** Stands for the last started resource, so that a suite can name it before it runs. */
export function latest<T extends object>(current: () => T | undefined): T {
  const started = (): T => {
    const it = current();
    if (!it) throw new Error("It is started before the tests of the suite: use it in hooks and tests.");
    return it;
  };
  return new Proxy<T>(Object.create(null), {
    get(_, name) {
      const it = started();
      const value: unknown = Reflect.get(it, name);
      // A class's method reads private fields, which the stand-in does not have.
      return typeof value === "function" && !Object.hasOwn(it, name) ? value.bind(it) : value;
    },
    set: (_, name, value) => Reflect.set(started(), name, value),
    ownKeys: () => Reflect.ownKeys(started()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(started(), name),
  });
}
