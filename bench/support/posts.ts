// The limit of draining: bare POSTs of a sale's size to the unit; nothing is stored, and the response is only read to its end.
import { Pool } from "undici";
import { saleOf } from "./sale.ts";

export type Posts = { url: string; inFlight: number; count: number };

const headers = { "content-type": "application/json" };

/** Posts so many sales, so many at a time; returns the milliseconds that each took and all took. */
export async function postBare({ url, inFlight, count }: Posts): Promise<{ ms: number[]; totalMs: number }> {
  const pool = new Pool(url, { connections: inFlight, pipelining: 1 });
  const body = JSON.stringify(saleOf("BARE", "20260310"));
  const ms: number[] = [];
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const startedMs = performance.now();
      const response = await pool.request({ path: "/trnsSales/saveSales", method: "POST", headers, body });
      await response.body.dump();
      ms.push(performance.now() - startedMs);
    }
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: inFlight }, work));
  const totalMs = performance.now() - startedMs;
  await pool.close();
  return { ms, totalMs };
}
