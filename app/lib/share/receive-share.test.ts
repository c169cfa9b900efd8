import { expect, test } from "vitest";
import { receiveShare, shareLimits } from "./receive-share.ts";
import type { NewPart } from "./share-box.ts";

const photo = (bytes: number, name = "a.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

/** What a form with these entries leaves in the box. */
async function receive(entries: readonly (readonly [string, string | File])[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const kept: NewPart[] = [];
  const outcome = await receiveShare(
    async () => form,
    async (part) => kept.push(part),
  );
  return { outcome, kept };
}

test("a title, a text and an address become one text, each said once", async () => {
  const { outcome, kept } = await receive([
    ["title", "A song"],
    ["text", "Listen: https://example.org/song"],
    ["url", "https://example.org/song"],
  ]);
  expect(outcome).toBe("whole");
  expect(kept).toEqual([{ text: "A song\nListen: https://example.org/song", files: [] }]);
});

test("photos keep their bytes, name and type", async () => {
  const { outcome, kept } = await receive([["files", photo(3, "lake.heic", "")]]);
  expect(outcome).toBe("whole");
  expect(kept[0]?.files.map(({ name, blob }) => [name, blob.size])).toEqual([["lake.heic", 3]]);
});

test.each([
  ["a file that is too large", [["files", photo(shareLimits.file + 1)]], 0],
  ["an empty file", [["files", photo(0)]], 0],
  ["a page in place of a picture", [["files", photo(9, "x.html", "text/html")]], 0],
  ["more files than a share may have", Array.from({ length: 25 }, () => ["files", photo(1)] as const), 20],
] as const)("%s is left out, and it is said", async (_, entries, files) => {
  const { outcome, kept } = await receive(entries);
  expect(outcome).toBe("part");
  expect(kept.flatMap((part) => part.files)).toHaveLength(files);
});

test("a text without an end is cut, and it is said", async () => {
  const { outcome, kept } = await receive([
    ["title", "t"],
    ["text", "é".repeat(shareLimits.text + 5)],
  ]);
  expect(outcome).toBe("part");
  expect(kept[0]?.text).toHaveLength(shareLimits.text);
});

test("names without an end are bounded, from their beginning: the ending says the type", async () => {
  const { kept } = await receive([["files", photo(1, `${"x".repeat(5_000)}.heic`, "")]]);
  expect(kept[0]?.files[0]?.name).toMatch(/^x+\.heic$/);
  expect(kept[0]?.files[0]?.name).toHaveLength(shareLimits.name);
});

test("nothing, a form that cannot be read, a full box and a full disk are each told apart", async () => {
  expect((await receive([["text", "  "]])).outcome).toBe("none");
  const unread = async () => Promise.reject(new TypeError("no form"));
  expect(await receiveShare(unread, async () => 1)).toBe("failed");
  const form = new FormData();
  form.append("text", "hello");
  expect(
    await receiveShare(
      async () => form,
      async () => null,
    ),
  ).toBe("full");
  expect(
    await receiveShare(
      async () => form,
      () => Promise.reject(new DOMException("full", "QuotaExceededError")),
    ),
  ).toBe("failed");
});
