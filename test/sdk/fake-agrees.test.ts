// Responsible for proving that the fake service checks requests as the service does: both get the same generated requests.
import { FakeService } from "@taxctl/sdk/testing";
import { expect } from "chai";
import fc from "fast-check";
import { operationList } from "../../server/src/operations.ts";
import { requestFor } from "../fuzz/request.ts";
import { openBranch } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

/** What both say of a request that they can't read or that is not valid. */
const READING = ["validation_failed", "invalid_json", "unsupported_media_type", "payload_too_large"];

/** What only the service can know: records, its tables of codes, networks. sdk/README.md lists it. */
const UNKNOWABLE = [
  /is not (a registered item|active)/,
  /is a service; services have no stock/,
  /is not a payment type/,
  /is not a tax type in use/,
  /which is not in use/,
  /stands for no item/,
  /\(GET \/codes\?code_class=/,
  /must name an existing branch/,
  /name the branch in X-Branch-ID/,
  /must be the id of a delivery/,
  /must be text of 1 to 1000 characters, next to/,
];

type Answer = { status: number; code: unknown; errors: Record<string, string[]> };

const READ = { known: {}, keys: { owner: "" }, faults: ["-"] };

describe("the fake service and the service", function () {
  this.timeout(120_000);
  const seed = Number(process.env.FUZZ_SEED ?? 1);
  let test: TestService;
  before(async () => {
    test = await startTestService({ family: databaseFamilies()[0] ?? "sqlite" });
    await openBranch(test);
  });
  after(() => test.close());

  const fields = ({ errors }: Answer) =>
    Object.entries(errors)
      .filter(([, messages]) => !messages.every((one) => UNKNOWABLE.some((known) => known.test(one))))
      .map(([field]) => field)
      .sort();
  /** Where the service does not know an item it says nothing of its line and of the sums; the fake says more then. */
  function agree(service: Answer, imitated: Answer): boolean {
    if (service.status !== imitated.status || service.code !== imitated.code) return false;
    const [expected, found] = [fields(service), fields(imitated)];
    const saysAll = expected.length === Object.keys(service.errors).length;
    return expected.every((field) => found.includes(field)) && (!saysAll || found.length === expected.length);
  }

  function answerOf(status: number, text: string): Answer {
    const { code, errors } = JSON.parse(text);
    return { status, code, errors: errors ?? {} };
  }

  it(`give the same status, code and fields for generated requests (seed ${seed})`, async () => {
    const fake = new FakeService({ baseUrl: `${test.origin}/api/v1`, strict: false });
    const known = { branch_id: ["00"], bhf_id: ["00"], item_code: ["KE2NTXU0000001"], payment_type: ["01"] };
    const differences: string[] = [];
    const compared = new Map<string, number>();
    // A second branch would make naming one necessary.
    const operations = operationList.toSorted((one) => (one.id === "createBranch" ? 1 : 0));
    for (const [at, operation] of operations.entries()) {
      const requests = fc.sample(requestFor(operation, { ...READ, known }), { seed: seed + at, numRuns: 40 });
      for (const { method, target, headers, body } of requests) {
        if (headers.authorization !== "Bearer owner") continue;
        const sent = new Headers({ ...headers, authorization: `Bearer ${test.keys.owner}` });
        const url = `${test.origin}${target}`;
        const init = { method, headers: sent, ...(body === undefined ? {} : { body }) };
        const response = await fetch(url, init);
        const service = answerOf(response.status, await response.text());
        // Another account's branch, a URL that no server reads, a record that only one of them has.
        if ([401, 403, 429].includes(service.status) || service.code === "malformed_request") continue;
        if (service.code === "not_found") continue;
        const answered = await fake.fetch(url, init);
        const imitated = answerOf(answered.status, await answered.text());
        if (![service, imitated].some(({ code }) => READING.includes(String(code)))) continue;
        const isUnknowable = service.code === "validation_failed" && fields(service).length === 0;
        // The fake may already have refused for another reason than the field that only the service knows.
        if (isUnknowable) continue;
        compared.set(operation.id, (compared.get(operation.id) ?? 0) + 1);
        if (agree(service, imitated)) continue;
        const [one, other] = [service, imitated].map((answer) => JSON.stringify(answer).slice(0, 3_000));
        const [mine, theirs] = [fields(service), fields(imitated)];
        const odd = [...mine, ...theirs].filter((field) => !(mine.includes(field) && theirs.includes(field)));
        differences.push(
          `${operation.id} [${odd}] ${target} ${body?.slice(0, 800)}\n    service: ${one}\n    fake:    ${other}`,
        );
      }
    }
    expect(differences, `FUZZ_SEED=${seed}: ${differences.length}\n${differences.join("\n")}`).to.deep.equal(
      [],
    );
    expect(compared.size).to.be.above(40);
  });
});
