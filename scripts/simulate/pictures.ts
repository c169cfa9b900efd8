/** Drawn photos and videos of invented places, so that they have no copyright and differ from one another. */
import sharp from "sharp";
import { element } from "#server/testing/pictures.ts";

/** A place written into every photo, to be searched for afterwards. */
export const photographedAt = "48.8530N-2.3499E";

type Scene = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly shift?: number;
};

/** A sky, a sun or a moon, three rows of hills. */
function drawScene({ number, width, height, shift = 0 }: Scene): string {
  const hue = (number * 47) % 360;
  const sun = {
    x: width * (0.15 + ((number * 31) % 70) / 100) + shift,
    y: height * (0.18 + (number % 5) / 20),
  };
  const hills = [0, 1, 2].map((row) => {
    const base = height * (0.55 + row * 0.14);
    const points = Array.from({ length: 13 }, (_, step) => {
      const lift = Math.sin(step * (0.7 + row * 0.2) + number * (row + 1)) * height * 0.07;
      return `${(step * width) / 12},${base + lift}`;
    });
    const fill = `hsl(${(hue + 100 + row * 18) % 360} 32% ${46 - row * 13}%)`;
    return `<polygon fill="${fill}" points="0,${height} ${points.join(" ")} ${width},${height}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 38%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 40) % 360} 70% 82%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${height / 11}" fill="hsl(45 90% 88%)"/>${hills.join("")}</svg>`;
}

/** A JPEG of two megapixels, upright or lying, with grain and a place in its EXIF. */
export async function takePhoto(number: number): Promise<Buffer> {
  const [width, height] = number % 3 === 0 ? [1_200, 1_600] : [1_600, 1_200];
  const noise = { type: "gaussian", mean: 128, sigma: 9 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "grey", noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(drawScene({ number, width, height })))
    .composite([{ input: grain, blend: "soft-light" }])
    .withExif({
      IFD0: { ImageDescription: photographedAt },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 10/1" },
    })
    .jpeg({ quality: 88 })
    .toBuffer();
}

const framesASecond = 10;

/** A WebM of `seconds`: VP8 key frames are what lossy WebP files hold (RFC 9649, 2.5). */
export async function takeFilm(number: number, seconds: number): Promise<Buffer> {
  const size = { width: 480, height: 320 };
  const frames: Buffer[] = [];
  for (let frame = 0; frame < seconds * framesASecond; frame += 1) {
    const scene = drawScene({ number, ...size, shift: frame * 3 });
    const webp = await sharp(Buffer.from(scene)).flatten().webp({ quality: 60, effort: 1 }).toBuffer();
    const at = webp.indexOf("VP8 ");
    frames.push(webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4)));
  }
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], "webm")),
    element(
      [0x18, 0x53, 0x80, 0x67],
      Buffer.concat([infoOf(seconds), tracksOf(size), ...frames.map(clusterOf)]),
    ),
  ]);
}

const whole = (value: number, bytes = 2) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

function infoOf(seconds: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeFloatBE(seconds * 1_000);
  const fields = [element([0x2a, 0xd7, 0xb1], whole(1_000_000, 3)), element([0x44, 0x89], length)];
  return element([0x15, 0x49, 0xa9, 0x66], Buffer.concat(fields));
}

function tracksOf({ width, height }: { readonly width: number; readonly height: number }): Buffer {
  const video = [element([0xb0], whole(width)), element([0xba], whole(height))];
  const track = [
    element([0xd7], whole(1, 1)),
    element([0x73, 0xc5], whole(1, 1)),
    element([0x83], whole(1, 1)),
    element([0x86], "V_VP8"),
    element([0xe0], Buffer.concat(video)),
  ];
  return element([0x16, 0x54, 0xae, 0x6b], element([0xae], Buffer.concat(track)));
}

function clusterOf(frame: Buffer, index: number): Buffer {
  const block = Buffer.concat([Buffer.of(0x81, 0, 0, 0x80), frame]);
  const time = element([0xe7], whole((index * 1_000) / framesASecond, 3));
  return element([0x1f, 0x43, 0xb6, 0x75], Buffer.concat([time, element([0xa3], block)]));
}
