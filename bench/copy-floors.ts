/** What copies are measured against. Both run in the page, by themselves: nothing of the app is in them. */

/**
 * The same bytes as the app's ZIP by nothing but a plain one: each photo asked for by the same road, text as long as that of the JSON, the tables,
 * the reader and the book, each with its checksum. Nothing is read from the journal, written of it or hashed. Resolves to milliseconds.
 */
export async function plainZip({
  count,
  textBytes,
}: {
  readonly count: number;
  readonly textBytes: number;
}): Promise<number> {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  const checksum = (content: Uint8Array) => {
    let value = 0xffffffff;
    for (const byte of content) value = (value >>> 8) ^ (table[(value ^ byte) & 255] ?? 0);
    return ~value >>> 0;
  };
  const text = "x".repeat(textBytes);
  const began = performance.now();
  const parts: Blob[] = [];
  const add = (content: Uint8Array<ArrayBuffer>) => {
    const head = new Uint32Array([0x04034b50, checksum(content), content.length]);
    parts.push(new Blob([head, content]));
  };
  for (let at = 0; at < count; at += 1) {
    const response = await fetch(`/api/media/${at}/large`);
    add(new Uint8Array(await response.arrayBuffer()));
  }
  add(new TextEncoder().encode(text));
  const zip = new Blob(parts);
  return zip.size > 0 ? performance.now() - began : Number.NaN;
}

/** Reads the text and writes each of its rows, and files of that many bytes in all, into a database that checks nothing. Resolves to milliseconds. */
export async function parseAndWrite({
  count,
  bytes,
  json,
}: {
  readonly count: number;
  readonly bytes: number;
  readonly json: string;
}): Promise<number> {
  const lists = ["relationships", "moments", "media"] as const;
  const open = indexedDB.open("floor", 1);
  open.onupgradeneeded = () => {
    for (const name of lists) open.result.createObjectStore(name, { keyPath: "id" });
    open.result.createObjectStore("files", { autoIncrement: true });
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  const began = performance.now();
  const copy = JSON.parse(json);
  const write = database.transaction([...lists, "files"], "readwrite");
  for (const name of lists) for (const row of copy[name]) write.objectStore(name).put(row);
  for (let at = 0; at < count; at += 1)
    write.objectStore("files").put(new Blob([new Uint8Array(bytes / count).fill(7)]));
  await new Promise<void>((resolve, reject) => {
    write.oncomplete = () => resolve();
    write.onerror = () => reject(write.error);
  });
  const took = performance.now() - began;
  database.close();
  indexedDB.deleteDatabase("floor");
  return took;
}
