/** A whole life taken as a sealed ZIP and brought into a new account of an empty server: every row, field and file, through its own routes. */
import { createHash } from "node:crypto";
import pg from "pg";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { compareFile } from "#app/store/copies/compare-file.ts";
import { movedId } from "#app/store/copies/moved-id.ts";
import { openSealedCopy } from "#app/store/copies/open-seal.ts";
import { sealCopy } from "#app/store/copies/seal.ts";
import { writeImport } from "#app/store/copies/write-import.ts";
import { streamZip } from "#app/store/copies/write-zip.ts";
import { closeDatabase, type Journal, type JournalChoice } from "#app/store/db/journal.ts";
import { syncOnce } from "#app/store/sync/sync-round.ts";
import { copyFacts } from "#app/store/testing/copy-facts.ts";
import { openTestJournal, somePerson } from "#app/store/testing/open-test-journal.ts";
import { fillLife, type LifeSize, photoId } from "#app/store/testing/whole-life.ts";
import { drainUploads } from "#app/store/uploads/drain-uploads.ts";
import { wholeCopy } from "#domain/copy/choose-copy.ts";
import { mediaAddress } from "#domain/media/upload.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import { faultyRoad } from "./faulty-road.ts";
import { uploadRoad } from "./upload-road.ts";

/** More than one batch of each road; `npm run bench -- --only copies` takes a life of ten thousand moments. */
const small: LifeSize = { people: 120, moments: 850, photos: 40, conversations: 12 };

async function open(choice: JournalChoice): Promise<Journal> {
  const journal = await openTestJournal(choice);
  onTestFinished(() => closeDatabase(journal));
  return journal;
}

/** A new account of an empty server, its journal open on a device. */
async function newHome() {
  const server = await createTestServer({}, { opener: createOpenerHere() });
  onTestFinished(() => server.close());
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("nobody came");
  const { cookie, personId } = person;
  await server.request("/api/profile", { cookie });
  const operator = new pg.Client(server.database.superuser);
  await operator.connect();
  await operator.query("update profiles set subscription_plan = 'pro', subscription_status = 'active'");
  await operator.end();
  const journal = await open({ kind: "account", personId });
  const sync = (device: Journal) =>
    syncOnce(
      device,
      faultyRoad(server, cookie, () => "none"),
    );
  const send = () =>
    drainUploads(
      journal,
      uploadRoad(server, cookie, () => "none"),
    );
  const { outbox, uploads } = journal.database;
  async function settle() {
    for (let round = 0; round === 0 || (await outbox.count()) + (await uploads.count()) > 0; round += 1) {
      if (round > 20) throw new Error("It never came to rest.");
      await Promise.all([sync(journal), send()]);
    }
  }
  const fileOf = (media: { readonly id: string; readonly upload_id: string }) =>
    server.request(mediaAddress(media, "large"), { cookie });
  /** Another device of theirs, which has only what the server says. */
  async function anotherDevice(): Promise<Journal> {
    const device = await open({ kind: "account", personId });
    await sync(device);
    return device;
  }
  await sync(journal);
  return { journal, personId, settle, fileOf, anotherDevice };
}

/** A photo of one colour for each id, as the server keeps them. */
async function makePhotos(): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const photoOf = async (n: number) => {
    const background = { r: (n % 20) * 12, g: Math.floor(n / 20) * 16, b: 60 };
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
    return [photoId(n), new Uint8Array(await picture.webp().toBuffer())] as const;
  };
  return new Map(await Promise.all(Array.from({ length: small.photos }, (_, n) => photoOf(n))));
}

/** What only a server, or this journal, says of a row: whose it is, and when and how often it was written. */
const own =
  /^(?:user_id|rev|created_at|updated_at|deleted_at|upload_id|media|unreadable|width|height|duration|bytes|blur)$/;
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** The rows of all tables, each as text by its id; `idIn`: the id that one has there. */
async function rowsOf({ database }: Journal, idIn: (id: string) => string) {
  const tables: readonly SyncedTableName[] = ["relationships", "moments", "media", "conversations", "turns"];
  const rows = (await Promise.all(tables.map((table) => database.rows(table).toArray()))).flat();
  const known = new Set<string>(rows.map(({ id }) => id));
  const said = rows.map((row) => {
    const fields = Object.entries(row).filter(([name]) => !own.test(name));
    const text = JSON.stringify(fields.toSorted()).replace(uuid, (id) => (known.has(id) ? idIn(id) : id));
    return [idIn(row.id), text] as const;
  });
  return new Map(said);
}

const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

test("a whole life is in the new account of an empty server to the last row, field and file, and nothing besides", async () => {
  const from = await open({ kind: "account", personId: somePerson });
  await fillLife(from, small);
  const photos = await makePhotos();
  const { stream, result } = await streamZip(
    from.database,
    { ...copyFacts, owner: from.personId, choice: { ...wholeCopy, withVeiled: true, withLetters: true } },
    async ({ id }) => new Blob([photos.get(id) ?? ""], { type: "image/webp" }),
    () => undefined,
  );
  const file = await new Response(await sealCopy(stream, "as many words as it takes")).blob();
  expect(result().missing).toEqual([]);
  expect((await openSealedCopy(file, null)).ok).toBe(false);

  const to = await newHome();
  const importId = to.journal.newId();
  const source = { file, passphrase: "as many words as it takes", mode: "merge", importId } as const;
  const read = await compareFile(to.journal, source);
  if (!read.ok) throw new Error(read.refusal.reason);
  expect(read.compared.notes).toEqual([]);
  const choice = {
    withoutPeople: new Set<string>(),
    onDifference: "keep",
    withProfile: true,
    withMedia: true,
    withConversations: true,
  } as const;
  const order = { importId, choice, files: read.files };
  expect(await writeImport(to.journal, read.compared, order, () => undefined)).toMatchObject({
    ok: true,
    record: {
      counts: {
        relationships: small.people,
        moments: small.moments,
        media: small.photos,
        conversations: small.conversations,
        turns: small.conversations * 3,
      },
    },
  });
  await to.settle();
  expect(await to.journal.database.refusedOps.count()).toBe(0);

  const there = await to.anotherDevice();
  const before = await rowsOf(from, (id) => movedId(id, to.personId));
  const after = await rowsOf(there, (id) => id);
  expect(after.size).toBe(small.people + small.moments + small.photos + small.conversations * 4);
  expect(after).toEqual(before);

  const hashes = new Map<string, string>();
  for (const media of await there.database.table("media").toArray()) {
    const file = await to.fileOf(media);
    hashes.set(media.id, sha256(new Uint8Array(await file.arrayBuffer())));
  }
  expect(new Set(hashes.values()).size).toBe(small.photos);
  expect(hashes).toEqual(
    new Map([...photos].map(([id, photo]) => [movedId(id, to.personId), sha256(photo)])),
  );
}, 600_000);
