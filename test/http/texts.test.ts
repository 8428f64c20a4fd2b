// Texts in a body: where each ends is known before it is parsed, and none is longer than any field may be.
import { expect } from "chai";
import { ValidationError } from "../../server/src/base/errors.ts";
import { parseBody } from "../../server/src/http/body.ts";

describe("the texts of a body", () => {
  /** A text that looks like too deep a body to a reader that takes a quote in it for its end. */
  const brackets = "[".repeat(30);
  const tooDeep = `${"[".repeat(25)}${"]".repeat(25)}`;

  for (const escapes of ["", "\\", '"', '\\"', '\\\\"', '"\\', '\\\\\\"', '""""""', "\\\\\\\\"]) {
    it(`end where JSON ends them, after ${JSON.stringify(escapes)}`, () => {
      for (let length = 0; length < 200; length++) {
        const text = "x".repeat(length) + escapes + brackets + "x".repeat(200 - length) + escapes;
        const rest = " ".repeat(4_096);
        expect(parseBody(Buffer.from(`${JSON.stringify({ a: text, b: text })}${rest}`))).to.deep.equal({
          a: text,
          b: text,
        });
        const deep = `{"a":${JSON.stringify(text)},"b":${tooDeep}}${rest}`;
        expect(() => parseBody(Buffer.from(deep))).to.throw(ValidationError);
      }
    });
  }

  it("may be long, but not endless", () => {
    const body = (length: number) => Buffer.from(JSON.stringify({ remark: "x".repeat(length) }));
    expect(parseBody(body(20_000))).to.deep.equal({ remark: "x".repeat(20_000) });
    expect(() => parseBody(body(20_001)))
      .to.throw(ValidationError)
      .with.property("details")
      .that.deep.equals({ errors: { remark: ["must have at most 20000 characters"] } });
  });

  it("may not be long in a field that no object lacks", () => {
    expect(() => parseBody(Buffer.from(`{"constructor":"${"x".repeat(20_001)}"}`)))
      .to.throw(ValidationError)
      .with.property("details")
      .that.deep.equals({ errors: { constructor: ["must have at most 20000 characters"] } });
  });

  it("may be long however it is written, and is not built where it is far too long", () => {
    const escaped = (length: number) => Buffer.from(`{"remark":"${"\\u0041".repeat(length)}"}`);
    expect(parseBody(escaped(20_000))).to.deep.equal({ remark: "A".repeat(20_000) });
    // No JSON: it was judged before it was parsed.
    expect(() => parseBody(Buffer.from(`{"remark":"${"x".repeat(180_001)}",}`)))
      .to.throw(ValidationError)
      .with.property("details")
      .that.deep.equals({ errors: { body: ["must have at most 180000 bytes in one text"] } });
  });
});
