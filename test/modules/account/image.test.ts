// Logos are judged by their content: what passes can be printed, and is never larger than it says.
import { expect } from "chai";
import { readImage } from "../../../server/src/modules/account/image.ts";
import { jpeg, png } from "../../support/images.ts";

describe("images of logos", () => {
  it("takes PNG and JPEG by content, with their size", () => {
    expect(readImage(png(60, 40))).to.include({ media_type: "image/png", width: 60, height: 40 });
    for (const colors of [1, 3])
      expect(readImage(jpeg(60, 40, colors))).to.include({
        media_type: "image/jpeg",
        width: 60,
        height: 40,
      });
  });

  it("keeps nothing of a PNG that printing doesn't need", () => {
    const image = readImage(png(2, 2, { more: [["tEXt", "Author\0Asha"]] }));
    expect(image).to.have.property("content").that.deep.equals(png(2, 2));
  });

  const whole = png(8, 8);
  const wrong: [string, Buffer, RegExp][] = [
    ["nothing", Buffer.alloc(0), /PNG or JPEG/],
    ["a text", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /PNG or JPEG/],
    ["a GIF", Buffer.from("GIF89a\x01\0\x01\0"), /PNG or JPEG/],
    ["half a PNG", whole.subarray(0, whole.length - 20), /damaged PNG/],
    ["a PNG with more behind it", Buffer.concat([whole, Buffer.from("more")]), /damaged PNG/],
    [
      "a PNG with a changed byte",
      Buffer.from(whole.map((byte, at) => (at === 45 ? byte ^ 1 : byte))),
      /damaged/,
    ],
    ["a PNG with too few pixels", png(8, 8, { pixels: Buffer.alloc(10) }), /damaged PNG/],
    [
      "a PNG that unpacks to more than it says",
      png(8, 8, { pixels: Buffer.alloc(50_000_000) }),
      /damaged PNG/,
    ],
    ["a PNG with an unknown filter", png(1, 1, { pixels: Buffer.from([9, 0, 0, 0, 0]) }), /damaged PNG/],
    ["an interlaced PNG", png(8, 8, { interlace: 1 }), /not interlaced/],
    ["a PNG with 16 bits a color", png(8, 8, { depth: 16 }), /8 bits/],
    ["a PNG without pixels", png(0, 0), /1 to 1200 pixels/],
    ["a PNG that is too wide", png(1201, 1), /not 1201 × 1/],
    ["a JPEG that is too high", jpeg(1, 1201), /not 1 × 1201/],
    ["a JPEG in CMYK", jpeg(8, 8, 4), /gray or RGB/],
    ["half a JPEG", jpeg(8, 8).subarray(0, 20), /damaged JPEG/],
    ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xd9]), /damaged JPEG/],
  ];
  for (const [name, file, reason] of wrong) {
    it(`rejects ${name}`, () => {
      expect(readImage(file)).to.match(reason);
    });
  }
});
