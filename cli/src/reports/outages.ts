// Outages with the documents that waited, read from the service.
import type { Outage, OutageDocument, Taxctl } from "@taxctl/sdk";
import { given } from "../input/paging.ts";
import { dayAtService } from "../service/local-day.ts";

type OutageQuery = {
  from: string | undefined;
  to: string | undefined;
  branch: string | undefined;
  signal: AbortSignal;
};

/** An outage with every document that waited. */
export type WholeOutage = Omit<Outage, "documents"> & {
  counts: Outage["documents"];
  documents: OutageDocument[];
};

/** Outages, oldest first; times of the service are in UTC, and `time_zone` is the authority's. */
export type OutageReport = {
  from: string | null;
  to: string | null;
  branch: string | null;
  time_zone: string;
  written_at: string;
  outages: WholeOutage[];
};

export async function outageReport(
  client: Taxctl,
  { from, to, branch, signal }: OutageQuery,
): Promise<OutageReport> {
  const { timeZone } = await dayAtService(client);
  const written_at = (await client.health.get()).time;
  const query = given({ from_date: from, to_date: to, branch_id: branch });
  const outages: WholeOutage[] = [];
  for (const { documents: counts, ...outage } of await client.reports
    .outages({ ...query, per_page: 100 }, { signal })
    .toArray()) {
    const documents = await client.reports
      .outageDocuments(outage.id, { per_page: 100 }, { signal })
      .toArray();
    outages.unshift({ ...outage, counts, documents });
  }
  const scope = { from: from ?? null, to: to ?? null, branch: branch ?? null };
  return { ...scope, time_zone: timeZone, written_at, outages };
}
