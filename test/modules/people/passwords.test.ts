// Passwords: which ones are good enough, and hashes that take turns.
import { expect } from "chai";
import { ServiceError, ValidationError } from "../../../server/src/base/errors.ts";
import { createPasswords, requireGoodPassword } from "../../../server/src/modules/people/passwords.ts";

const person = { email: "amina.odhiambo@acacia.example", name: "Amina Odhiambo" };

function problemOf(text: string): string | undefined {
  try {
    requireGoodPassword(text, person);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.details.errors?.password?.[0];
    throw error;
  }
}

describe("a password", () => {
  it("is valid if it is long and hard to guess", () => {
    for (const text of [
      "correct horse battery staple",
      "eleven green bicycles",
      "Zm4!kd92?xQw",
      "ninakula ugali kila siku",
      "пароль для налогов",
      "passwords are for my neighbor",
      "1234 taxes for amina",
    ])
      expect(problemOf(text), text).to.equal(undefined);
  });

  it("has at least 12 characters, however they are stored", () => {
    expect(problemOf("Zm4!kd92?xQ")).to.match(/at least 12/);
    expect(problemOf("👍🏽🎉")).to.match(/at least 12/);
    // A letter and its accent count once.
    expect(problemOf(`e\u0301${"e\u0301".repeat(5)}`)).to.match(/at least 12/);
  });

  it("isn't a common one, even with digits and marks after it", () => {
    for (const text of [
      "qwertyuiop12",
      "Password1234",
      "PASSWORD!!!!!!",
      "iloveyou2026!",
      "aaaaaaaaaaaa",
      "121212121212",
      "abcdefabcdef",
      "unbelievable",
    ])
      expect(problemOf(text), text).to.match(/common/);
  });

  it("is not the person's name or address", () => {
    for (const text of [
      "amina.odhiambo",
      "Amina Odhiambo",
      "odhiambo202620",
      "amina.odhiambo@acacia.example",
    ])
      expect(problemOf(text), text).to.match(/name or e-mail/);
  });
});

describe("a password's hash", () => {
  const passwords = createPasswords();

  it("is Argon2id with 19 MiB, salted, and fits its password alone", async () => {
    const [hash, other] = [
      await passwords.hash("eleven green bicycles"),
      await passwords.hash("eleven green bicycles"),
    ];
    expect(hash).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.to.equal(hash);
    expect(await passwords.verify("eleven green bicycles", hash)).to.equal(true);
    for (const wrong of ["eleven green bicycle", "Eleven green bicycles", "", "eleven green bicycles "])
      expect(await passwords.verify(wrong, hash), wrong).to.equal(false);
  });

  it("matches a password in each form that keyboards write it", async () => {
    expect(await passwords.verify("cafe\u0301 au lait", await passwords.hash("caf\u00e9 au lait"))).to.equal(
      true,
    );
  });

  it("never matches if it is missing or incomplete", async () => {
    for (const stored of [undefined, null, "", "plain", "$argon2id$v=19$m=19456,t=2,p=1$AAAA$"])
      expect(await passwords.verify("", stored), String(stored)).to.equal(false);
  });

  it("is computed in turn, and rejects callers if too many wait", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => passwords.verify("x", undefined)),
    );
    const rejected = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(rejected).to.have.lengthOf(60 - 52);
    for (const { reason } of rejected)
      expect(reason).to.be.instanceOf(ServiceError).with.property("status", 503);
    expect(await passwords.verify("x", undefined)).to.equal(false);
  });
});
