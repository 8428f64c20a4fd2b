// Reporting the sales of one file: the run of `sales submit`, whose state is the service's. The number and content of a sale identify it
// there, so a file is sent again after any crash. A key of its own (`Idempotency-Key`) would do harm: the service keeps the response to
// it for a day, also a rejection that a person has dealt with meanwhile.

import type { Interfaces } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import type { sheetReadingFlags } from "../sales-file/flags.ts";
import type { JobOutcome } from "../sales-file/jobs.ts";
import type { Mapping } from "../sales-file/mapping.ts";
import { openSource } from "../sales-file/open-source.ts";
import { runSales } from "../sales-file/run.ts";
import { ServiceFacts } from "../sales-file/service-facts.ts";
import type { Source } from "../sales-file/source.ts";
import { type Today, todayFor } from "../service/local-day.ts";
import type { ChosenProfile } from "../service/profile.ts";

export type ReportOptions = {
  client: () => Promise<Taxctl>;
  profile: () => Promise<ChosenProfile>;
  flags: Interfaces.InferredFlags<typeof sheetReadingFlags>;
  mapping: Mapping;
  acceptsPrices: boolean;
  /** The day at the service. */
  today: () => Promise<Today>;
  signal: AbortSignal;
};

/** Where nothing is drawn: progress is in the events. */
const nowhere = { write: () => true };

/** The sales of a file. @throws Failure for a file that can't be read as sales */
export async function openSales(bytes: Buffer, name: string, options: ReportOptions): Promise<Source> {
  const { client, profile, flags, signal } = options;
  const today = await options.today();
  const facts = new ServiceFacts(() => ({ client, profile, signal }), today);
  return openSource(bytes, name, {
    flags,
    mapping: structuredClone(options.mapping),
    today,
    facts: (documents) => facts.of(documents),
    ask: async () => undefined,
  });
}

/**
 * Sends the sales that have no receipt yet, and enters each outcome into `known`.
 *
 * @throws the error of a service that can't be reached or takes no sales now
 */
export async function reportSales(
  source: Source,
  known: Map<string, JobOutcome>,
  options: ReportOptions,
): Promise<void> {
  const { client, profile, mapping, signal, acceptsPrices } = options;
  const today = await options.today();
  const facts = new ServiceFacts(() => ({ client, profile, signal }), today);
  const isSheet = source.extension === "csv";
  await runSales({
    client: await client(),
    source,
    mapping,
    state: undefined,
    kept: known,
    results: undefined,
    registerItems: false,
    isAsync: false,
    // The service holds a sale for its outcome, and a longer wait would hold up other files. One look says why it takes longer.
    waitMs: 1,
    concurrency: 1,
    limit: undefined,
    // Of a document, only a total that nobody sees would be calculated from them.
    facts: async (documents) => (isSheet ? facts.of(documents) : { today }),
    unusualTins: 0,
    signal,
    screen: nowhere,
    onOutcome: (invoiceNo, outcome) => known.set(invoiceNo, outcome),
    // A program made the document: it has the service's warning in the receipt's response. A sheet may have a slipped decimal point.
    ...(isSheet && !acceptsPrices ? { acceptsPrices: async () => false } : {}),
  });
}

const dayKeptMs = 60_000;

/** The day at the service, asked once a minute at most. */
export function dayKeptFor(client: () => Promise<Taxctl>): () => Promise<Today> {
  let kept: Promise<Today> | undefined;
  let keptUntilMs = 0;
  return () => {
    if (!kept || performance.now() > keptUntilMs) {
      kept = todayFor(client);
      keptUntilMs = performance.now() + dayKeptMs;
    }
    return kept;
  };
}
