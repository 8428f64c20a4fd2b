// A write that the database doesn't take: its caller gets a 503 with a code while a proxy still waits, and may send it again.
import { readFileSync } from "node:fs";
import { expect } from "chai";
import { parseAllDocuments } from "yaml";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, databaseFamilies } from "../support/database.ts";
import { lockWrites } from "../support/locked-database.ts";
import { startTestService } from "../support/service.ts";

/** The shipped proxies give up after 60 s. */
const patienceMs = 60_000;

type Probe = { httpGet: { path: string }; failureThreshold?: number };

/** The probes of the shipped pod. */
const probes: Probe[] = parseAllDocuments(
  readFileSync(new URL("../../deploy/kubernetes/taxd.yaml", import.meta.url), "utf8"),
)
  .map((document) => document.toJS())
  .filter(({ kind }) => kind === "Deployment")
  .flatMap(({ spec }) => spec.template.spec.containers)
  .flatMap(({ readinessProbe, livenessProbe }) => [readinessProbe, livenessProbe]);

/** Kubernetes takes a pod out after so many failures, unless the probe says otherwise. */
const usualThreshold = 3;

/** As the kubelet asks: as often as it takes to lose the pod. */
async function probe(origin: string, { httpGet, failureThreshold }: Probe): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < (failureThreshold ?? usualThreshold))
    statuses.push((await fetch(`${origin}${httpGet.path}`)).status);
  return statuses;
}

for (const family of databaseFamilies()) {
  describe(`a sale while nothing can be stored on ${family}`, () => {
    it("is 503 in time, leaves reads and the pod's probes alone, and is signed once when it is sent again", async () => {
      const place = await createPlace(family);
      const test = await startTestService({ place });
      let unlock: (() => Promise<void>) | undefined;
      try {
        await openBranch(test);
        unlock = await lockWrites(place);
        const body = sale();
        const startedMs = performance.now();
        const [{ status, body: response, headers }, ...probed] = await Promise.all([
          test.call("POST", "/sales", { body }),
          ...probes.map((one) => probe(test.origin, one)),
        ]);
        expect(performance.now() - startedMs).to.be.below(patienceMs);
        expect([status, response.code]).to.deep.equal([503, "unavailable"]);
        expect(Number(headers.get("retry-after"))).to.be.above(0);
        expect((await test.call("GET", "/items")).status).to.equal(200);
        expect(probed).to.have.lengthOf(2);
        expect(new Set(probed.flat())).to.deep.equal(new Set([200]));
        await unlock();
        unlock = undefined;
        expect((await test.call("POST", "/sales", { body })).status).to.equal(200);
        expect(test.simulator.ledger().filter(({ kind }) => kind === "sale")).to.have.lengthOf(1);
      } finally {
        await unlock?.();
        await test.close();
        await place.release();
      }
    });
  });
}
