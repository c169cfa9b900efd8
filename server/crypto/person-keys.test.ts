import { afterAll, beforeAll, expect, test } from "vitest";
import { mintOwnerScope } from "#server/db/scope.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { createMasterKeys } from "./master-keys.ts";
import { createPersonKeys } from "./person-keys.ts";
import type { KeyPurpose } from "./wrapped-key.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  anna = person;
  await server.request("/api/profile", { cookie: anna.cookie });
});
afterAll(() => server.close());

/** From a fresh instance without a cache, as in another process. */
const keyFor = (purpose: KeyPurpose) =>
  server.services.db.transact(mintOwnerScope(anna.personId), (tx) =>
    createPersonKeys(createMasterKeys([testMasterKey])).keyFor(tx, anna.personId, purpose),
  );

test("the journal's key and the one for the rest are apart, and each stays what it is", async () => {
  const [journal, rest] = [await keyFor("journal"), await keyFor("rest")];
  expect(journal.equals(rest)).toBe(false);
  expect((await keyFor("journal")).equals(journal)).toBe(true);
  expect((await keyFor("rest")).equals(rest)).toBe(true);
});

test("one is destroyed alone", async () => {
  const rest = await keyFor("rest");
  await keyFor("journal");
  await server.database.outside("delete from person_keys where purpose = 'journal'");
  expect((await keyFor("rest")).equals(rest)).toBe(true);
});

test("a key put in the place of the other does not open", async () => {
  await keyFor("journal");
  await keyFor("rest");
  await server.database.outside(
    "update person_keys set wrapped_key = (select wrapped_key from person_keys where purpose = 'rest') where purpose = 'journal'",
  );
  await expect(keyFor("journal")).rejects.toThrow();
});
