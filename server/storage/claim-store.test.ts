import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { claimStore } from "./claim-store.ts";
import { createDiskStore } from "./disk-store.ts";

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), "tendre-claim-"));
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});
const claim = (name: string, isMoved = false) => {
  const { db, env, log } = server.services;
  const files = createDiskStore(join(folder, name));
  return claimStore({ db, log, files, env: { ...env, MEDIA_STORE_MOVED: isMoved } });
};

test("a server with a disk of its own is refused once the database lists files elsewhere", async () => {
  await claim("first");
  await claim("first");
  // Without files nothing can be lost: an empty folder may be replaced.
  await claim("second");
  await claim("first");
  const [anna] = await makeManyPeople(server, 1);
  const { cookie } = anna ?? { cookie: "" };
  await server.request("/api/profile", { cookie });
  const opened = await server.request("/api/uploads", {
    method: "POST",
    cookie,
    json: { id: newId(), bytes: 9 },
  });
  expect(opened.status).toBe(201);
  await expect(claim("second")).rejects.toThrow(/another folder or bucket/);
  await claim("first");
  await claim("second", true);
  await expect(claim("first")).rejects.toThrow(/another folder or bucket/);
});

test("servers that begin at once in one folder all start, and go by the mark that stays", async () => {
  const other = await createTestServer();
  const outside = new pg.Client(other.database.superuser);
  await outside.connect();
  const { db, env, log } = other.services;
  for (let round = 0; round < 10; round += 1) {
    const files = createDiskStore(join(folder, `shared ${round}`));
    await Promise.all([1, 2, 3, 4].map(() => claimStore({ db, env, log, files })));
    const { rows } = await outside.query("select id from file_store");
    expect(rows).toEqual([{ id: (await files.get("store-mark"))?.toString("utf8") }]);
  }
  await outside.end();
  await other.close();
});
