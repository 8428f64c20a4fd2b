// The console's pages: processor time of the service for each, on top of the operations that the page calls.
import { localDate, systemClock } from "../server/src/base/clock.ts";
import { type Child, startChild } from "./support/child.ts";
import { accountPages, filled, openPages, operatorPages, personPages } from "./support/console-pages.ts";
import type { fillConsole } from "./support/console-records.ts";
import type { Operations } from "./support/console-watch.ts";
import { compared, type Figure, median } from "./support/figures.ts";
import { type Family, openPlace } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { itemCodes, nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";

/** Of the month. */
const sales = 20_000;
const callers = 16;
/** A person may send 300 requests a minute, of which a costly operation counts as five: each round has a person of its own. */
const pagesARound = 8;
const goalMs = 5;
const publicUrl = "http://console.example";

async function cpuMs(service: Child): Promise<number> {
  const { user, system } = await service.ask<NodeJS.CpuUsage>("cpu");
  return (user + system) / 1000;
}

type Api = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** Sales, books with rows, a relay: the values of the names in the paths. */
async function fill(service: Child, api: Api, account: SeededAccount): Promise<Record<string, string>> {
  const today = localDate(systemClock.now(), "Africa/Nairobi");
  const month = `${today.slice(0, 4)}-${today.slice(4, 6)}`;
  let id = "";
  let left = sales;
  const submit = async () => {
    while (left-- > 0) {
      const sale = saleOf(nextNumber(), today, itemCodes.slice(0, 10));
      id = String((await api("POST", "/sales?async=true", sale)).transaction_id);
    }
  };
  await Promise.all(Array.from({ length: callers }, submit));
  const { registration, books } = await service.ask<Awaited<ReturnType<typeof fillConsole>>>(
    "fillConsole",
    account,
  );
  const days = { from_date: `${month}-01`, to_date: lastDay(month) };
  const matched = await api("POST", "/reconciliations", { ...days, rows: books });
  const relay = await api("POST", "/relays", { name: "Shop", branches: ["00"] });
  const number = String((await api("GET", `/transactions/${id}`)).invoice_no);
  const day = `${month}-${today.slice(6)}`;
  return {
    id,
    beginning: number.slice(0, 8),
    month,
    item: itemCodes[0] ?? "",
    from: day,
    to: day,
    registration,
    books: String(matched.id),
    relay: String(relay.id),
    user: String(account.userId),
    key: account.keyId,
  };
}

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** `getMe, getSale ×2` */
function counted(names: readonly string[], views: number): string {
  const counts = [...Map.groupBy(names, (name) => name)].map(
    ([name, all]) => [name, all.length / views] as const,
  );
  return (
    counts.map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(", ") || "no operation"
  );
}

export async function measureConsole(family: Family, { rounds }: { rounds: number }): Promise<Group> {
  const place = await openPlace(family);
  const service = startChild("service-process.ts", {
    env: {
      BENCH_DATA_DIR: place.dataDir,
      BENCH_CONSOLE_URL: publicUrl,
      ...(place.url ? { BENCH_DATABASE_URL: place.url } : {}),
    },
  });
  const figures: Figure[] = [];
  try {
    const [account] = await service.ask<SeededAccount[]>("seed", { accounts: 1, branches: 2 });
    if (!account) throw new Error("no account was made");
    const url = await service.ask<string>("url");
    const api: Api = async (method, path, body) => {
      const headers = { authorization: `Bearer ${account.key}`, "x-branch-id": "00" };
      const response = await fetch(`${url}/sandbox/api/v1${path}`, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return ((await response.json()) as { data: Record<string, unknown> }).data;
    };
    const values = await fill(service, api, account);

    /** One page after the other, with nothing else to do for the service. */
    async function look(path: string, token: string | undefined): Promise<void> {
      const at = `${url}/console${filled(path, values)}`;
      for (let count = 0; count < pagesARound; count++) {
        const response = await fetch(at, {
          headers: token === undefined ? {} : { cookie: `taxctl-session=${token}` },
          redirect: "manual",
        });
        const html = await response.text();
        if (response.status !== 200)
          throw new Error(`${at}: ${response.status} ${html.replaceAll(/<[^>]*>/g, " ").slice(0, 1_000)}`);
      }
    }

    async function measure(name: string, path: string, signIn: () => Promise<string | undefined>) {
      const whole: number[] = [];
      const onTop: number[] = [];
      let names: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const token = await signIn();
        await look(path, token);
        await service.ask("operations");
        const before = await cpuMs(service);
        await look(path, token);
        const all = (await cpuMs(service)) - before;
        const operations = await service.ask<Operations>("operations");
        names = operations.names;
        whole.push(all / pagesARound);
        onTop.push((all - operations.cpuMs) / pagesARound);
      }
      const note = `the whole page ${median(whole).toFixed(1)} ms; ${counted(names, pagesARound)}`;
      const goal = { name: `${goalMs} ms`, values: onTop.map(() => goalMs) };
      figures.push(compared(name, "ms", onTop, goal, note));
    }

    const signIn = async (): Promise<string> => {
      const { token, accountId } = await service.ask<{ token: string; accountId: number }>(
        "signIn",
        account.userId,
      );
      values.account = String(accountId);
      return token;
    };
    const asOperator = () => service.ask<string>("signInOperator");
    for (const [name, path] of Object.entries(accountPages))
      await measure(name, `/{account}/sandbox${path}`, signIn);
    for (const [name, path] of Object.entries(personPages)) await measure(name, path, signIn);
    for (const [name, path] of Object.entries(operatorPages)) await measure(name, path, asOperator);
    for (const [name, path] of Object.entries(openPages)) await measure(name, path, async () => undefined);
  } finally {
    await service.stop();
    place.release();
  }
  return {
    name: "Pages of the console, processor time on top of their operations",
    database: place.name,
    figures,
  };
}
