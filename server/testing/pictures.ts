/** Photos and videos like those of cameras, small, with places wherever cameras write them. */
import sharp from "sharp";

/** Must occur nowhere in what is kept. */
export const secretPlace = "48.8566N-2.3522E";

type Wanted = { readonly width?: number; readonly height?: number; readonly hue?: number };

const plain = ({ width = 120, height = 80, hue = 30 }: Wanted) =>
  sharp({ create: { width, height, channels: 3, background: { r: hue, g: 120, b: 90 } } });

/** A JPEG with GPS in its EXIF and a place in its XMP. */
export function photoWithPlace(wanted: Wanted = {}): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${secretPlace}"/></rdf:RDF></x:xmpmeta>`;
  return plain(wanted)
    .withExif({
      IFD0: { ImageDescription: secretPlace },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 24/1", GPSAreaInformation: secretPlace },
    })
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const photo = (wanted: Wanted = {}) => plain(wanted).jpeg().toBuffer();
export const png = (wanted: Wanted = {}) => plain(wanted).png().toBuffer();

/** Grain does not compress: about 2 MB, several parts of an upload. */
export const grainyPhoto = (width = 1_600, height = 1_200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();

/** 64 × 48 pixels, HEVC inside, like a phone's. Made with kvazaar from four plain fields of colour. */
export const heic = () => Buffer.from(heicBytes, "base64");

export function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((each) => (typeof each === "string" ? Buffer.from(each, "latin1") : each)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

export const words = (...numbers: readonly number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => void bytes.writeUInt32BE(number, index * 4));
  return bytes;
};

const identity = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const quarterTurn = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000];

type Track = {
  readonly handler: string;
  readonly at: number;
  readonly sizes: readonly number[];
  readonly isTurned?: boolean;
};

const track = ({ handler, at, sizes, isTurned }: Track) =>
  box(
    "trak",
    box(
      "tkhd",
      words(0, 7, 7, 1, 0, 5_000, 0, 0, 0, 0, ...(isTurned ? quarterTurn : identity), 640 << 16, 360 << 16),
    ),
    box(
      "mdia",
      box("mdhd", words(0, 7, 7, 1_000, 5_000, 0)),
      box("hdlr", words(0, 0), handler, words(0, 0, 0), secretPlace),
      box(
        "minf",
        box("dinf", box("dref", words(0, 1), box("url ", words(0), secretPlace))),
        box(
          "stbl",
          box(
            "stsd",
            words(0, 1),
            handler === "vide" ? filmEntry() : box("text", Buffer.alloc(8), secretPlace),
          ),
          box("stts", words(0, 1, sizes.length, 40), secretPlace),
          box("stsz", words(0, 0, sizes.length, ...sizes)),
          box("stsc", words(0, 1, 1, sizes.length, 1)),
          box("stco", words(0, 1, at)),
        ),
      ),
    ),
    box("udta", box("name", secretPlace)),
  );

/** A sample description with the name of an encoder, a known setting and an unknown one. */
function filmEntry(): Buffer {
  const body = Buffer.alloc(78);
  body.writeUInt16BE(1, 6);
  body.writeUInt16BE(24, 74);
  body.write(secretPlace, 43, "latin1");
  return box("avc1", body, box("avcC", Buffer.of(1, 66, 0, 30)), box("note", secretPlace));
}

/** A video header with text in reserved bytes and after its end. */
function filmHead(length: number): Buffer {
  const rest = Buffer.alloc(80);
  rest.write(secretPlace, 52, "latin1");
  return box("mvhd", words(0, 7, 7, 1_000, length), rest, secretPlace);
}

export const picturePart = Buffer.from("these bytes are the film");

/** An MP4 of one video track, with a track of positions, tags of a place and a page of HTML beside it. */
export function videoWithPlace(isTurned = false): Buffer {
  const start = box("ftyp", "isom", words(512), `isommp42${secretPlace.slice(0, 16)}`);
  const page = box("html", "<html><script>alert(1)</script></html>");
  const sample = Buffer.from(secretPlace);
  const mdat = box("mdat", picturePart, sample, "<html>behind</html>");
  const at = start.length + page.length + 8;
  const moov = box(
    "moov",
    filmHead(5_000),
    track({ handler: "vide", at, sizes: [10, picturePart.length - 10], isTurned }),
    track({ handler: "meta", at: at + picturePart.length, sizes: [sample.length] }),
    box("udta", box("\u00a9xyz", secretPlace), box("meta", secretPlace)),
    box("meta", box("keys", "com.apple.quicktime.location.ISO6709"), secretPlace),
  );
  return Buffer.concat([
    start,
    page,
    mdat,
    moov,
    box("sidx", secretPlace),
    box("uuid", Buffer.alloc(16, 9), secretPlace),
  ]);
}

/** As a browser records it: no duration in the header, two fragments of ten and five samples, 40 ms each. */
export function fragmentedVideo(handler = "vide"): Buffer {
  const empty = { at: 0, sizes: [] };
  const fragment = (starts: number, run: Buffer) =>
    box(
      "moof",
      box("mfhd", words(0, 1)),
      box("traf", box("tfhd", words(0x20000, 1)), box("tfdt", words(0, starts)), run),
      box("udta", secretPlace),
    );
  return Buffer.concat([
    box("ftyp", "isom", words(512), "isomiso5"),
    box(
      "moov",
      filmHead(0),
      track({ handler: "vide", ...empty }),
      ...(handler === "vide" ? [] : [track({ handler, ...empty })]),
      box("mvex", box("trex", words(0, 1, 1, 40, 0, 0))),
    ),
    fragment(0, box("trun", words(0, 10))),
    box("mdat", picturePart),
    fragment(400, box("trun", words(0x101, 5, 0, 40, 40, 40, 40, 40))),
    box("mdat", picturePart),
  ]);
}

export function element(id: readonly number[], content: Buffer | string): Buffer {
  const body = typeof content === "string" ? Buffer.from(content) : content;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(id), size, body]);
}
const openElement = (id: readonly number[], content: Buffer) =>
  Buffer.concat([Buffer.from(id), Buffer.of(0x01, 255, 255, 255, 255, 255, 255, 255), content]);
/** An eight-byte length, as Chrome's recorder writes for segments and clusters. */
const longElement = (id: readonly number[], content: Buffer) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id), size, content]);
};
const integer = (number: number) => Buffer.of(number >> 8, number & 255);

/** A WebM as a browser records it: open or long lengths, no duration; with tags, an attachment and the name of a place. */
export function webmWithPlace(docType = "webm", lengths: "open" | "long" = "open"): Buffer {
  const whole = lengths === "open" ? openElement : longElement;
  const film = Buffer.concat([Buffer.of(0x81), Buffer.from([4, 0xd2]), Buffer.of(0x80), picturePart]);
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], docType)),
    whole(
      [0x18, 0x53, 0x80, 0x67],
      Buffer.concat([
        element(
          [0x15, 0x49, 0xa9, 0x66],
          Buffer.concat([
            element([0x2a, 0xd7, 0xb1], Buffer.of(0x0f, 0x42, 0x40)),
            element([0x7b, 0xa9], secretPlace),
          ]),
        ),
        element(
          [0x16, 0x54, 0xae, 0x6b],
          element(
            [0xae],
            Buffer.concat([
              element([0xd7], Buffer.of(1)),
              element([0x83], Buffer.of(1)),
              element([0x53, 0x6e], secretPlace),
              element([0xe0], Buffer.concat([element([0xb0], integer(640)), element([0xba], integer(360))])),
            ]),
          ),
        ),
        whole(
          [0x1f, 0x43, 0xb6, 0x75],
          Buffer.concat([
            element([0xe7], integer(2_000)),
            element([0xa3], film),
            element([0xbf], secretPlace),
          ]),
        ),
        element([0x12, 0x54, 0xc3, 0x67], secretPlace),
        element([0x19, 0x41, 0xa4, 0x69], `<html>${secretPlace}</html>`),
      ]),
    ),
  ]);
}

const heicBytes =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAw9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAVGlsb2MAAAAAREAAAgABAAAAAAMzAAMAAAAAAAAAtAAAALQAAABCAAAA9gAAABYAAgAAAAAEPwADAAAAAAAAALQAAAC0AAAAEQAAAMUAAAAOAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAAAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAaHZjMQAAAAIuaXBycAAAAglpcGNvAAAA2Gh2Y0MBAWAAAAAAAAAAAAC68AD8/fj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAhEAcFxgpkgACAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAdEAcFxgpkgAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAA0Gh2Y0MBAWAAAAAAAAAAAAC68AD8/Pj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEAKEIBAgFgAAADAIAAAAMAAAMAugAAwIIMXLkkyqbAgAAAAwCAAAAMhAAiAAEACEQBwXGCmSAAIAABABpAAQwC//8BYAAAAwCAAAADAAADALoAACwJACEAAQAoQgECAWAAAAMAgAAAAwAAAwC6AADAggxcuSTKpsCAAAADAIAAAAyEACIAAQAHRAHBcYKZIAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECAwACBIQCBYYAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAedtZGF0AAAAsE4BBasy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVuY29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAxNSAtIGh0dHA6Ly91bHRyYXZpZGVvLmNzLnR1dC5maS8gLSBvcHRpb25zOiA2NHg0OCBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJhX3BlcmlvZD02NCBxcD0yNiByZWY9MQCAAAAAPiYBr3iE9Yp/y578Gob1NSGHqzELZE8WRyceN8lr/7uAQS8+12LthcLyPZAOx9WQUwL/LHdTkDo6io+1xtJgAAAAElABhA0CAAQa9gABO4AAAXPAgAAAALBOAQWrMv5GbJhBQmmuNWqRVJ7z8Ut2YXphYXIgSEVWQyBFbmNvZGVyIHYuIDIuMy4xLWVhMDlhZjUgLSBDb3B5bGVmdCAyMDEyLTIwMTUgLSBodHRwOi8vdWx0cmF2aWRlby5jcy50dXQuZmkvIC0gb3B0aW9uczogNjR4NDggZGVibG9jaz0xOjA6MCBzYW89MyBpbnRyYV9wZXJpb2Q9NjQgcXA9MjYgcmVmPTEAgAAAAA0mAa7w8ZwvndpZeRWAAAAAClABhAUCAAp6AIA=";
