// Sales that callers submit to a service or to the twin: their requests, the check of what came back, the processor time of each.
import { localDate, systemClock } from "../../server/src/base/clock.ts";
import { type Load, requestBytes } from "./callers.ts";
import type { Child } from "./child.ts";
import { nextNumber, numberedRequests, saleOf } from "./sale.ts";

/** Who sells: a key, and the branch where it isn't the head office. */
export type Seller = { key: string; bhf_id?: string };
export type Next = (caller: number) => Buffer;

export const submitPath = "/api/v1/sales?async=true";

const today = (): string => localDate(systemClock.now(), "Africa/Nairobi");

/** Each caller's own way to make its next request; callers are spread over the sellers. */
export function salesOf(url: string, sellers: readonly Seller[], path = submitPath): Next {
  const makers = sellers.map(({ key, bhf_id = "00" }) =>
    numberedRequests((invoiceNo) =>
      requestBytes({
        url,
        path,
        key,
        headers: { "X-Branch-ID": bhf_id },
        body: JSON.stringify(saleOf(invoiceNo, today())),
      }),
    ),
  );
  return (caller) => makers[caller % makers.length]?.() ?? Buffer.alloc(0);
}

/** The same request with an Idempotency-Key that no other has. */
export function withKey(request: Buffer): Buffer {
  const at = request.indexOf("X-Branch-ID");
  const header = Buffer.from(`Idempotency-Key: ${nextNumber()}\r\n`);
  return Buffer.concat([request.subarray(0, at), header, request.subarray(at)]);
}

export function requireStatus(load: Load, status: number): Load {
  const others = Object.keys(load.statuses).filter((found) => Number(found) !== status);
  if (others.length > 0) throw new Error(`returned ${JSON.stringify(load.statuses)}`);
  return load;
}

/** The processor time of a process so far, in microseconds. */
export async function cpuOf(child: Child): Promise<number> {
  const { user, system } = await child.ask<NodeJS.CpuUsage>("cpu");
  return user + system;
}

/** What a load gave, and the processor time of each request in microseconds, of which `usedUs` says how much was used so far. */
export async function withCpu(
  usedUs: () => number | Promise<number>,
  run: () => Promise<Load>,
): Promise<Load & { cpuUs: number }> {
  const before = await usedUs();
  const load = await run();
  return { ...load, cpuUs: ((await usedUs()) - before) / load.sent };
}
