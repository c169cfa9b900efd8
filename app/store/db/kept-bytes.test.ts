import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { openTestJournal } from "#app/store/testing/open-test-journal.ts";
import { closeDatabase } from "./journal.ts";

afterEach(() => vi.restoreAllMocks());

const id = "01989681-0000-7000-8000-000000000001";
const photo = { id, name: "large", blob: new Blob(["a lantern"], { type: "image/webp" }) } as const;

async function openFiles() {
  const journal = await openTestJournal();
  onTestFinished(() => closeDatabase(journal));
  return journal.database;
}

/** As WebKit in a private window: what holds a Blob is refused, by an exception or by the request. */
function refuseBlobs(how: "throws" | "fails") {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    row,
    key,
  ) {
    if (!(row.blob instanceof Blob)) return put.call(this, row, key);
    if (how === "throws") throw new DOMException("Error preparing Blob/File data", "DataCloneError");
    // A request that fails by itself: the key of this one is taken.
    put.call(this, { ...row, blob: null }, key);
    const request = this.add({ ...row, blob: null }, key);
    return request;
  });
}

test.each(["throws", "fails"] as const)(
  "where the browser %s on a Blob, its bytes come back as one",
  async (how) => {
    const { dexie, files, uploads } = await openFiles();
    const put = refuseBlobs(how);
    await dexie.transaction("rw", files, uploads, async () => {
      await files.bulkPut([photo, { ...photo, name: "small" }]);
      expect(await uploads.count()).toBe(0);
    });
    put.mockRestore();
    for (const kept of [
      await files.get([id, "large"]),
      (await files.bulkGet([[id, "large"]]))[0],
      (await files.where("[id+name]").between([id, ""], [id, "\uffff"]).toArray())[0],
    ]) {
      expect(kept?.blob).toBeInstanceOf(Blob);
      expect([kept?.blob.type, await kept?.blob.text()]).toEqual(["image/webp", "a lantern"]);
    }
    expect(await files.toCollection().primaryKeys()).toEqual([
      [id, "large"],
      [id, "small"],
    ]);
  },
);

test("where it takes them, they are kept as they are", async () => {
  const { files } = await openFiles();
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  await files.put(photo);
  expect(put.mock.lastCall?.[0]).toMatchObject({ blob: expect.any(Blob) });
  expect(await (await files.get([id, "large"]))?.blob.text()).toBe("a lantern");
});
