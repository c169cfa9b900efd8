import { expect, test, vi } from "vitest";
import { type BuiltEntry, buildZip } from "#app/store/testing/build-zip.ts";
import { entriesLimit, openZip, type ZipRefusal } from "./open-zip.ts";

const text = new TextEncoder();
const plain: BuiltEntry = { name: "journal.json", content: "{}" };
const blobOf = (entries: readonly BuiltEntry[]) => new Blob([buildZip(entries)]);

async function refusalOf(file: Blob): Promise<ZipRefusal | null> {
  const opened = await openZip(file);
  return opened.ok ? null : opened.refusal;
}

test("files come back byte by byte, stored or deflated, again and in any order, and folders are none", async () => {
  const long = "a long line, ".repeat(20_000);
  const opened = await openZip(
    blobOf([
      { name: "media/" },
      { name: "media/Zoé/été.txt", content: long, isDeflated: true },
      { name: "empty", content: "" },
      plain,
    ]),
  );
  if (!opened.ok) throw new Error(opened.refusal.reason);
  expect(opened.zip.entries).toEqual([
    { name: "media/Zoé/été.txt", bytes: long.length },
    { name: "empty", bytes: 0 },
    { name: "journal.json", bytes: 2 },
  ]);
  const read = async (name: string) => {
    const entry = await opened.zip.read(name, 1_000_000);
    return entry.ok ? new TextDecoder().decode(entry.bytes) : entry.refusal.reason;
  };
  expect(await read("journal.json")).toBe("{}");
  expect(await read("media/Zoé/été.txt")).toBe(long);
  expect(await read("empty")).toBe("");
  expect(await read("media/Zoé/été.txt")).toBe(long);
  expect(() => opened.zip.read("media/", 10)).toThrow();
});

test("a name that leaves the ZIP, or that systems read in two ways, refuses all of it and is said", async () => {
  const names = ["../x", "a/../../x", "/etc/x", "C:/x", "a\\..\\x", "a//x", "./x", "x\0y", "a/..", "\u0007"];
  for (const name of names) {
    const refusal = await refusalOf(blobOf([plain, { name }]));
    expect([name, refusal?.reason]).toEqual([name, "zip_bad_name"]);
    expect(refusal && "entry" in refusal && refusal.entry).toBe(name.replaceAll(/\p{Cc}/gu, "\uFFFD"));
  }
  expect(await refusalOf(blobOf([plain, { name: "a..b/...c" }]))).toBeNull();
});

test("a link, two entries of one name and an entry with a password are refused by name", async () => {
  expect(await refusalOf(blobOf([plain, { name: "link", content: "/etc/passwd", mode: 0o120777 }]))).toEqual({
    reason: "zip_link",
    entry: "link",
  });
  expect(await refusalOf(blobOf([plain, plain]))).toEqual({ reason: "zip_twice", entry: "journal.json" });
  expect(await refusalOf(blobOf([{ ...plain, isEncrypted: true }]))).toEqual({
    reason: "zip_encrypted",
    entry: "journal.json",
  });
});

test("sizes that no file has are refused before anything of them is read", async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({
    name: `bomb ${at}`,
    content: text.encode("0".repeat(1_000)),
    says: { bytes: 1_000_000_000 },
  }));
  const file = blobOf(ten);
  const read = vi.spyOn(Blob.prototype, "stream");
  expect(await refusalOf(file)).toEqual({ reason: "zip_bomb", entry: "bomb 0" });
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test("an entry that opens to more than it says stops there, and one that is too large for its reader is not opened", async () => {
  const content = new Uint8Array(50_000_000);
  const opened = await openZip(
    blobOf([
      { name: "lies", content, isDeflated: true, says: { bytes: 1_000 } },
      { name: "large", content, isDeflated: true },
    ]),
  );
  if (!opened.ok) throw new Error(opened.refusal.reason);
  expect(await opened.zip.read("lies", 2_000)).toEqual({
    ok: false,
    refusal: { reason: "zip_entry_damaged", entry: "lies" },
  });
  expect(await opened.zip.read("large", 1_000_000)).toEqual({
    ok: false,
    refusal: { reason: "zip_entry_too_large", entry: "large" },
  });
});

test("a million entries are refused, and so is a directory as long as the file", async () => {
  const many = buildZip(Array.from({ length: entriesLimit + 1 }, (_, at) => ({ name: `${at}` })));
  expect(await refusalOf(new Blob([many]))).toEqual({ reason: "zip_too_many" });
  const million = Array.from({ length: 1_000_000 }, (_, at) => ({ name: `entry ${at}` }));
  expect(await refusalOf(new Blob([buildZip(million)]))).toEqual({ reason: "zip_too_many" });
  const end = buildZip([]);
  new DataView(end.buffer).setUint16(10, 1, true);
  new DataView(end.buffer).setUint32(12, 33_000_000, true);
  expect(await refusalOf(new Blob([new Uint8Array(33_000_000), end]))).toEqual({ reason: "zip_too_many" });
}, 60_000);

test("what is cut off, damaged, no ZIP or packed in another way is told apart", async () => {
  const whole = buildZip([{ name: "text", content: "some words ".repeat(50) }, plain]);
  expect(await refusalOf(new Blob([whole.subarray(0, whole.length - 30)]))).toEqual({
    reason: "zip_truncated",
  });
  expect(await refusalOf(new Blob([whole.subarray(0, 100)]))).toEqual({ reason: "zip_truncated" });
  expect(await refusalOf(new Blob(["a text, and no ZIP at all, that is long enough"]))).toEqual({
    reason: "zip_not_one",
  });
  expect(await refusalOf(new Blob([]))).toEqual({ reason: "zip_not_one" });
  expect((await openZip(new Blob([buildZip([])]))).ok).toBe(true);
  const damaged = new Uint8Array(whole);
  damaged.set([1, 2, 3], 60);
  const opened = await openZip(new Blob([damaged]));
  if (!opened.ok) throw new Error(opened.refusal.reason);
  expect(await opened.zip.read("text", 10_000)).toMatchObject({ refusal: { reason: "zip_entry_damaged" } });
  expect(await opened.zip.read("journal.json", 10_000)).toMatchObject({ ok: true });
  const other = await openZip(blobOf([{ ...plain, says: { method: 14 } }]));
  if (!other.ok) throw new Error(other.refusal.reason);
  expect(await other.zip.read("journal.json", 10)).toMatchObject({
    refusal: { reason: "zip_entry_unsupported" },
  });
});

test("entries that share their bytes are refused when they are read", async () => {
  const bytes = buildZip([
    { name: "one", content: "12345" },
    { name: "two", content: "12345" },
  ]);
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  const directory = view.getUint32(end + 16, true);
  // The second entry of the directory points at the first one's bytes.
  view.setUint32(directory + 46 + 3 + 42, 0, true);
  const opened = await openZip(new Blob([bytes]));
  if (!opened.ok) throw new Error(opened.refusal.reason);
  expect((await opened.zip.read("one", 10)).ok).toBe(true);
  expect((await opened.zip.read("two", 10)).ok).toBe(false);
});
