/** A journal with uploads, for the tests of the queue. */
import { onTestFinished } from "vitest";
import { closeDatabase, type Journal } from "#app/store/db/journal.ts";
import { addUpload, type NewUpload } from "#app/store/uploads/uploads.ts";
import type { Answer, Op, Push } from "#domain/wire/sync.ts";
import { emptyStorage, openTestJournal, somePerson } from "./open-test-journal.ts";

export const place: NewUpload["place"] = {
  relationship_id: null,
  moment_id: null,
  caption: "",
  position: 0,
  is_cover: false,
  is_blurred: false,
  consent: "unsure",
};

export async function openQueue(storage = emptyStorage()) {
  let instant = Date.parse("2026-11-21T10:00:00.000Z");
  const account = { kind: "account", personId: somePerson } as const;
  const journal = await openTestJournal(account, { indexedDb: storage, now: () => new Date(instant) });
  onTestFinished(() => closeDatabase(journal));
  const pass = (milliseconds: number) => {
    instant += milliseconds;
  };
  return { journal, pass };
}

export async function add(journal: Journal, bytes = 700_000, more: Partial<NewUpload> = {}): Promise<string> {
  const file = new Blob([Uint8Array.from({ length: bytes }, (_, at) => at % 251)], { type: "image/jpeg" });
  const added = await addUpload(
    { file, name: "us.jpg", kind: "photo", place, preview: new Blob(["p"]), poster: null, ...more },
    journal,
  );
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

export const queue = (journal: Journal) => journal.database.uploads.toArray();
export const queued = async (journal: Journal) =>
  (await journal.database.outbox.toArray()).map(({ op }) => op);

/** Answers every op like the sync. */
export function answering(refusal?: Pick<Extract<Answer, { status: "refused" }>, "code" | "details">) {
  const answer = ({ opId, id, at, fields }: Op): Answer =>
    refusal
      ? { opId, status: "refused", row: null, ...refusal }
      : {
          opId,
          status: "applied",
          row: { id, rev: 7, created_at: at, updated_at: at, deleted_at: null, ...fields },
        };
  return {
    push: async ({ ops }: Push) => ({
      ok: true as const,
      value: { answers: ops.map(answer), unread: 0, wire: 0 },
    }),
    pull: async () => ({ ok: false as const, status: 0 }),
  };
}
