/**
 * The size of a picture by its header, before anything is decoded: browsers refuse what is too long for them without saying why. PNG and JPEG;
 * no still picture of WebP is longer than 16,383 pixels (RFC 9649, section 2.7), and of any other the size is known once it is open.
 *
 * Sources: PNG specification, third edition, 11.2.1 (IHDR); ITU-T T.81, B.2.2 (frame headers).
 */
type PictureSize = { readonly width: number; readonly height: number };

/** Pixels along one side at most: a picture that is longer can be cut in two (docs/decisions/005-media.md). */
const pictureEdgeLimit = 16_384;

export const isTooLong = ({ width, height }: PictureSize): boolean =>
  Math.max(width, height) > pictureEdgeLimit;

/** As it is stored, before it is turned upright; null for another format, or a header that ends too soon. Never throws. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return null;
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : null;
}

function sizeOfJpeg(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // A byte that fills up stands before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the tables and conditions that have numbers among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
