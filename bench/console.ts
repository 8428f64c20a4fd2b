// The console's pages: processor time of the service for each, its operations and database included.
import { localDate, systemClock } from "../server/src/clock.ts";
import { type Child, startChild } from "./support/child.ts";
import { compared, type Figure } from "./support/figures.ts";
import { type Family, openPlace } from "./support/places.ts";
import type { Group } from "./support/report.ts";
import { itemCodes, nextNumber, saleOf } from "./support/sale.ts";
import type { SeededAccount } from "./support/seed.ts";

const sales = 200;
/** A person may send 300 requests a minute, so each round has a person of its own. */
const pagesARound = 12;
const goalMs = 5;
const publicUrl = "http://console.example";

/** Below the account's sandbox. */
const pages = {
  Home: "",
  "Documents, first page": "/documents",
  "A document": "/documents/{id}",
  Months: "/months",
  "A month": "/months/{month}",
  Branches: "/branches",
  Team: "/team",
  Keys: "/keys",
  Audit: "/audit",
  Settings: "/settings",
};

type SignedIn = { token: string; accountId: number };

async function cpuMs(service: Child): Promise<number> {
  const { user, system } = await service.ask<NodeJS.CpuUsage>("cpu");
  return (user + system) / 1000;
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
    const today = localDate(systemClock.now(), "Africa/Nairobi");
    let id = "";
    for (let count = 0; count < sales; count++) {
      const response = await fetch(`${url}/api/v1/sales?async=true`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${account.key}`,
          "content-type": "application/json",
          "x-branch-id": "00",
        },
        body: JSON.stringify(saleOf(nextNumber(), today, itemCodes.slice(0, 10))),
      });
      if (!response.ok) throw new Error(await response.text());
      const { data } = (await response.json()) as { data: { transaction_id: string } };
      id = data.transaction_id;
    }
    const month = `${today.slice(0, 4)}-${today.slice(4, 6)}`;
    const look = async ({ token, accountId }: SignedIn, path: string): Promise<void> => {
      const at = `${url}/console/${accountId}/sandbox${path.replace("{id}", id).replace("{month}", month)}`;
      const response = await fetch(at, {
        headers: { cookie: `taxctl-session=${token}` },
        redirect: "manual",
      });
      const html = await response.text();
      if (response.status !== 200) throw new Error(`${at}: ${response.status} ${html.slice(0, 200)}`);
    };
    for (const [name, path] of Object.entries(pages)) {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const session = await service.ask<SignedIn>("signIn", account.userId);
        for (let count = 0; count < pagesARound; count++) await look(session, path);
        const before = await cpuMs(service);
        for (let count = 0; count < pagesARound; count++) await look(session, path);
        taken.push(((await cpuMs(service)) - before) / pagesARound);
      }
      figures.push(compared(name, "ms", taken, { name: `${goalMs} ms`, values: taken.map(() => goalMs) }));
    }
  } finally {
    await service.stop();
    place.release();
  }
  return { name: "Pages of the console, processor time of the service", database: place.name, figures };
}
