/**
 * HEIC: `sharp` ships no HEVC decoder; libheif in WebAssembly decodes it. Its output has three bytes a pixel in its own memory, which is
 * not copied: a picture of 48 million pixels stays within the child's memory limit (opening/child-process.ts).
 */
import { createRequire } from "node:module";
import { refuse } from "./made.ts";
import { validateSize } from "./picture-limits.ts";

type Decoded = {
  readonly ok: true;
  /** Upright. May be a view of the decoder's memory, valid until the next picture. */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
};

type Plane = {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly data: Uint8Array;
};

export async function decodeHeic(bytes: Buffer): Promise<Decoded | ReturnType<typeof refuse>> {
  const heif = await load();
  const decoder = new heif.HeifDecoder();
  const [image] = decoder.decode(bytes);
  if (!image) return refuse("unreadable");
  const size = { width: image.get_width(), height: image.get_height() };
  const refusal = validateSize({ ...size, format: "heic", depth: "uchar" });
  if (refusal) return refuse(refusal);
  const isClear =
    heif.heif_image_handle_has_alpha_channel(image.handle) !== 0 && size.width * size.height < alphaLimit;
  const { heif_chroma_interleaved_RGBA: rgba, heif_chroma_interleaved_RGB: rgb } = heif.heif_chroma;
  const given = await heif.heif_js_decode_image2(
    image.handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    isClear ? rgba : rgb,
  );
  const plane = given.channels?.[0];
  if (!plane) return refuse("unreadable");
  const channels = isClear ? 4 : 3;
  return { ok: true, pixels: packed(plane, channels), width: plane.width, height: plane.height, channels };
}

/** Pixels up to which the alpha channel is read too: cut-outs are small, cameras have none. */
const alphaLimit = 24_000_000;

/** Removes the padding between rows; without padding the buffer is returned as it is. */
function packed({ data, width, height, stride }: Plane, channels: number): Buffer {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const row = width * channels;
  if (stride === row) return bytes.subarray(0, row * height);
  for (let y = 1; y < height; y += 1) bytes.copyWithin(y * row, y * stride, y * stride + row);
  return bytes.subarray(0, row * height);
}

type Handle = object;
type Libheif = {
  readonly ready?: Promise<unknown>;
  readonly HeifDecoder: new () => {
    decode(
      bytes: Uint8Array,
    ): readonly { readonly handle: Handle; get_width(): number; get_height(): number }[];
  };
  heif_image_handle_has_alpha_channel(handle: Handle): number;
  heif_js_decode_image2(
    handle: Handle,
    colorspace: unknown,
    chroma: unknown,
  ): { readonly channels?: readonly Plane[] };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: {
    readonly heif_chroma_interleaved_RGB: unknown;
    readonly heif_chroma_interleaved_RGBA: unknown;
  };
};

let loaded: Promise<Libheif> | undefined;

function load(): Promise<Libheif> {
  loaded ??= (async () => {
    const heif: Libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle");
    await heif.ready;
    return heif;
  })();
  return loaded;
}
