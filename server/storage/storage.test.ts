import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataKeyOf } from "#server/crypto/seal.ts";
import { readEnv } from "#server/env.ts";
import { freePort } from "#server/testing/running-server.ts";
import { createFileStore } from "./create-file-store.ts";
import { createDiskStore, type Disk } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";
import { folderOf, pieceSize, readRange, writeFile, writePiece } from "./sealed-files.ts";

const folder = mkdtempSync(join(tmpdir(), "tendre-storage-"));
let s3: S3rver;
let endpoint = "";
beforeAll(async () => {
  const port = await freePort();
  endpoint = `http://127.0.0.1:${port}`;
  s3 = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "tendre", configs: [] }],
  });
  await s3.run();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const s3Settings = {
  bucket: "tendre",
  region: "us-east-1",
  accessKeyId: "S3RVER",
  secretAccessKey: "S3RVER",
};
const stores: readonly (readonly [string, () => FileStore])[] = [
  ["a folder", () => createDiskStore(join(folder, "disk"))],
  ["an S3 server", () => createS3Store({ ...s3Settings, endpoint })],
];
const read = async (pieces: AsyncIterable<Buffer>) => {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
};

describe.each(stores)("%s", (_, open) => {
  test("gives back what was put, the newest of it, and null for nothing", async () => {
    const store = open();
    const key = `${randomUUID()}/a-0`;
    expect(await store.get(key)).toBeNull();
    await store.put(key, Buffer.from("first"));
    await store.put(key, Buffer.from("second"));
    expect(await store.get(key)).toEqual(Buffer.from("second"));
  });

  test("takes away a folder with all that is in it, and no other", async () => {
    const store = open();
    const [gone, kept] = [`aa/${randomUUID()}`, `aa/${randomUUID()}`];
    for (const key of [`${gone}/a-0`, `${gone}/in/b-0`, `${kept}/a-0`]) await store.put(key, Buffer.of(1));
    await store.removeFolder(gone);
    await store.removeFolder(gone);
    expect(await store.get(`${gone}/a-0`)).toBeNull();
    expect(await store.get(`${gone}/in/b-0`)).toBeNull();
    expect(await store.get(`${kept}/a-0`)).toEqual(Buffer.of(1));
  });

  test("lists a folder with all that is in it, and no other", async () => {
    const store = open();
    const [one, other] = [`ab/${randomUUID()}`, `ab/${randomUUID()}`];
    const keys = [`${one}/a-0`, `${one}/a-1`, `${one}/in/b-0`];
    for (const key of [...keys, `${other}/a-0`]) await store.put(key, Buffer.of(1));
    expect((await store.list(one)).toSorted()).toEqual(keys);
    expect(await store.list(randomUUID())).toEqual([]);
  });

  test("refuses a key that is not made of our own words", async () => {
    const store = open();
    for (const key of ["../a", "a/../b", "/a", "a//b", "a\0", "A", ""]) {
      await expect(store.put(key, Buffer.of(1))).rejects.toThrow("Not a key");
    }
  });

  test("keeps a file of several pieces, and gives any range of it", async () => {
    const store = open();
    const key = dataKeyOf(randomBytes(32));
    const place = { personId: randomUUID(), uploadId: randomUUID(), name: "video" };
    const bytes = randomBytes(2 * pieceSize + 77);
    await writeFile(store, key, place, bytes);
    for (const [first, last] of [
      [0, bytes.length - 1],
      [5, 5],
      [pieceSize - 1, pieceSize],
      [pieceSize, 2 * pieceSize - 1],
      [2 * pieceSize + 70, bytes.length - 1],
    ] as const) {
      const part = await read(readRange(store, key, place, { first, last }));
      expect(part.equals(bytes.subarray(first, last + 1))).toBe(true);
    }
    await store.removeFolder(folderOf(place));
    await expect(read(readRange(store, key, place, { first: 0, last: 1 }))).rejects.toThrow("lacks a piece");
  });

  test("holds nothing that can be read or moved to another's place", async () => {
    const store = open();
    const key = dataKeyOf(randomBytes(32));
    const place = { personId: randomUUID(), uploadId: randomUUID(), name: "small" };
    await writePiece(store, key, place, 0, Buffer.from("words in a picture"));
    const sealed = await store.get(`${folderOf(place)}/small-0`);
    expect(sealed?.includes("words")).toBe(false);
    const elsewhere = { ...place, uploadId: randomUUID() };
    await store.put(`${folderOf(elsewhere)}/small-0`, sealed ?? Buffer.of());
    await expect(read(readRange(store, key, elsewhere, { first: 0, last: 1 }))).rejects.toThrow();
  });
});

test("a put that fails leaves the old file and nothing beside it", async () => {
  const store = createDiskStore(join(folder, "full"));
  await store.put("a/b", Buffer.from("old"));
  writeFileSync(join(folder, "full/c"), "a file where a folder should be");
  await expect(store.put("c/d", Buffer.of(1))).rejects.toThrow();
  expect(await store.get("a/b")).toEqual(Buffer.from("old"));
  expect(readdirSync(join(folder, "full/a"))).toEqual(["b"]);
  expect(statSync(join(folder, "full/a/b")).mode & 0o777).toBe(0o600);
});

test("an S3 that does not answer is an error, not a file that is missing", async () => {
  const port = await freePort();
  const store = createS3Store({ ...s3Settings, endpoint: `http://127.0.0.1:${port}` });
  await expect(store.get("a/b")).rejects.toMatchObject({ code: "unavailable", status: 503 });
  const foreign = createS3Store({ ...s3Settings, bucket: "elsewhere", endpoint });
  await expect(foreign.put("a/b", Buffer.of(1))).rejects.toThrow();
});

test("settings choose the store, and half of the settings of S3 are refused", () => {
  const settings = { S3_BUCKET: "tendre", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  expect(createFileStore(readEnv({ TENDRE_DATA: folder })).kind).toBe("disk");
  expect(createFileStore(readEnv({ TENDRE_DATA: folder, ...settings })).kind).toBe("s3");
  expect(() => createFileStore(readEnv({ TENDRE_DATA: folder, S3_BUCKET: "tendre" }))).toThrow("go together");
});

test("what a server that was killed left half written goes an hour later, and not before", async () => {
  const root = join(folder, "killed");
  const store = createDiskStore(root);
  await store.put("person/upload/a-0", Buffer.from("whole"));
  for (const [name, minutes] of [
    ["old", 61],
    ["young", 1],
  ] as const) {
    const path = join(root, ".arriving", name);
    writeFileSync(path, "half");
    const then = new Date(Date.now() - minutes * 60_000);
    utimesSync(path, then, then);
  }
  await store.sweep();
  expect(readdirSync(join(root, ".arriving"))).toEqual(["young"]);
  expect(await store.get("person/upload/a-0")).toEqual(Buffer.from("whole"));
});

test("a file is answered for only when it and every folder that was made for it are on the disk", async () => {
  const root = join(folder, "synced");
  const done: string[] = [];
  const disk: Disk = {
    async open(path, flags, mode) {
      const handle = await open(path, flags, mode);
      const sync = handle.sync.bind(handle);
      handle.sync = () => {
        done.push(path.includes(".arriving") ? "file" : `folder ${relative(root, path)}`);
        return sync();
      };
      return handle;
    },
    rename(from, to) {
      done.push(`rename ${relative(root, to)}`);
      return rename(from, to);
    },
  };
  const store = createDiskStore(root, disk);
  await store.put("person/upload/a-0", Buffer.from("x"));
  expect(done).toEqual([
    "file",
    "rename person/upload/a-0",
    "folder person/upload",
    "folder person",
    "folder ",
  ]);
  done.length = 0;
  await store.put("person/upload/b-0", Buffer.from("x"));
  expect(done).toEqual(["file", "rename person/upload/b-0", "folder person/upload"]);
});
