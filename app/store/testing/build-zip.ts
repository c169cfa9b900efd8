/** A ZIP as somebody else may have built it, hostile ones included: whatever its directory is told to say. Needs Node. */
import { crc32, deflateRawSync } from "node:zlib";

export type BuiltEntry = {
  readonly name: string;
  readonly content?: Uint8Array | string;
  readonly isDeflated?: boolean;
  /** What the directory says instead of the truth. */
  readonly says?: { readonly bytes?: number; readonly crc?: number; readonly method?: number };
  /** Of Unix, with the kind of file: 0o120777 is a link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
};

export function buildZip(entries: readonly BuiltEntry[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? "");
    const stored = entry.isDeflated ? deflateRawSync(content) : content;
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((entry.isEncrypted ? 1 : 0) | 0x800, 2);
    fields.writeUInt16LE(entry.says?.method ?? (entry.isDeflated ? 8 : 0), 4);
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(entry.says?.crc ?? crc32(content), 10);
    fields.writeUInt32LE(stored.length, 14);
    fields.writeUInt32LE(entry.says?.bytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const mode = Buffer.alloc(14);
    mode.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
    mode.writeUInt32LE(offset, 10);
    // Made by Unix where it has a mode.
    const madeBy = Buffer.from([20, entry.mode === undefined ? 0 : 3]);
    directory.push(Buffer.concat([signature(0x02014b50), madeBy, fields, mode, name]));
    const local = Buffer.concat([signature(0x04034b50), fields, name, stored]);
    pieces.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length & 0xffff, 4);
  end.writeUInt16LE(entries.length & 0xffff, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...pieces, list, signature(0x06054b50), end]));
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
