// People with two-factor sign-in, and the operations that their password alone doesn't open.
import type { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import type { Service } from "../../server/src/core/context/context.ts";
import { activate, clientOf, codeOf, insertToken, password, sessionClient, tokenOf } from "./people.ts";
import { failureOf } from "./records.ts";

type Running = { service: Service; url: string };

/** Turns two-factor sign-in on for a user's person. `client` has the session of it; `complete` signs in with a recovery code. */
export async function withFactor(test: Running, userId: number) {
  const person = await activate(test, userId);
  const first = await clientOf(test, userId);
  const { secret } = await first.me.beginTwoFactor();
  const code = codeOf(secret, test.service.clock);
  const { headers, data } = await first.me.confirmTwoFactor({ code }).withResponse();
  const codes = [...data.recovery_codes];
  const { email } = person;
  const complete = async (recoveryCode = codes.pop() ?? ""): Promise<Taxctl> => {
    const { challenge } = Object(await sessionClient(test).sessions.create({ email, password }));
    const opened = await sessionClient(test)
      .sessions.complete({ challenge, code: recoveryCode })
      .withResponse();
    return sessionClient(test, tokenOf(opened.headers));
  };
  return { person, email, secret, codes, complete, client: sessionClient(test, tokenOf(headers)) };
}

/**
 * A change of the sign-in fails in sessions that were confirmed with the password only, whenever a code was given before, and
 * changes nothing.
 */
export async function expectCodeRequired(
  test: Running,
  client: Taxctl,
  change: (client: Taxctl) => PromiseLike<unknown>,
): Promise<void> {
  const { id } = await client.me.get();
  const nowMs = test.service.clock.now();
  const state = async () => [
    await test.service.db.knex("people").where({ id }),
    await test.service.db.knex("recovery_codes").where({ person_id: id }),
  ];
  const before = await state();
  for (const code_at of [null, nowMs - 10 * 60_000, nowMs + 60_000]) {
    const token = await insertToken(test, id, { code_at });
    const failure = await failureOf(change(sessionClient(test, token)));
    expect(failure, String(code_at)).to.include({ status: 403, code: "code_required" });
    // The password, also given again, opens none of it.
    const confirmed = await sessionClient(test, token).sessions.confirm({ password }).withResponse();
    const again = await failureOf(change(sessionClient(test, tokenOf(confirmed.headers))));
    expect(again).to.include({ status: 403, code: "code_required" });
  }
  expect(await state()).to.deep.equal(before);
}

/** Each change of the sign-in ends the other sessions, gives this one a new token, and sends one mail of this kind. */
export async function expectOwnChange(
  test: Running,
  { client, other, email }: { client: Taxctl; other: Taxctl; email: string },
  kind: string,
  change: () => Promise<{ headers: Headers }>,
): Promise<Taxctl> {
  const mails = () => test.service.db.knex("mails").where({ recipient: email, kind });
  const before = await mails();
  const { headers } = await change();
  for (const old of [client, other])
    expect(await failureOf(old.me.get())).to.include({ status: 401, code: "session_ended" });
  const kept = sessionClient(test, tokenOf(headers));
  expect(await kept.me.get()).to.include({ email });
  expect(await mails()).to.have.lengthOf(before.length + 1);
  return kept;
}
