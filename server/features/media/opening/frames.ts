/**
 * Messages between the server and its child over a pipe: four bytes with the length of a JSON head, the head, and the blobs it announces.
 */
export type Frame = { readonly head: unknown; readonly blobs: readonly Buffer[] };

const headLimit = 64 * 1024;
const blobCount = 8;

export function encodeFrame({ head, blobs }: Frame): readonly Buffer[] {
  const text = Buffer.from(JSON.stringify({ head, blobs: blobs.map(({ length }) => length) }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return [length, text, ...blobs];
}

/**
 * Collects the pieces of a stream and gives each whole message to `take`.
 * @param largest bytes that one message may have, asked at each piece
 * @returns a function that throws on the first message that cannot be read, or is larger
 */
export function createFrameReader(
  take: (frame: Frame) => void,
  largest: () => number = () => Number.POSITIVE_INFINITY,
): (piece: Buffer) => void {
  let held: Buffer[] = [];
  let size = 0;
  let wanted = 4;
  return (piece) => {
    held.push(piece);
    size += piece.length;
    if (size > largest()) throw new Error("A message is too long.");
    while (size >= wanted) {
      const bytes = Buffer.concat(held);
      held = [bytes];
      const headLength = bytes.readUInt32BE(0);
      if (headLength > headLimit) throw new Error("A message's head is too long.");
      wanted = 4 + headLength;
      if (size < wanted) return;
      const { head, blobs } = readEnvelope(bytes.toString("utf8", 4, wanted));
      const start = wanted;
      wanted += blobs.reduce((sum, each) => sum + each, 0);
      if (size < wanted) return;
      let at = start;
      const read = blobs.map((each) => {
        at += each;
        return bytes.subarray(at - each, at);
      });
      held = [bytes.subarray(wanted)];
      size -= wanted;
      wanted = 4;
      take({ head, blobs: read });
    }
  };
}

/** Parsed by hand: the child loads this too, and zod would be half of what it loads. */
function readEnvelope(text: string): { readonly head: unknown; readonly blobs: readonly number[] } {
  const read: unknown = JSON.parse(text);
  if (typeof read !== "object" || read === null || !("head" in read) || !("blobs" in read)) {
    throw new Error("A message without a head.");
  }
  const { head, blobs } = read;
  if (!Array.isArray(blobs) || blobs.length > blobCount || !blobs.every(isLength)) {
    throw new Error("A message without its lengths.");
  }
  return { head, blobs };
}

const isLength = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
