/** Somebody's conversations on this device, and the room that shows them. */
import { v7 } from "uuid";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { type Journal, openJournal } from "#app/store/db/journal.ts";
import { fillRow } from "#app/store/db/journal-rows.ts";
import type { Profile } from "#domain/account/profile.ts";
import type { Message, Thread } from "#domain/message/message.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import { Component as MessagesPage } from "../messages-page.tsx";

const minute = 60_000;
let revs = 0;

/** An instant so many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

function row(minutes: number): Row {
  revs += 1;
  return { id: v7(), rev: revs, created_at: ago(minutes), updated_at: ago(minutes), deleted_at: null };
}

/** A conversation that is open, unless it says otherwise. */
export function threadWith(name: string | null, facts: Partial<Thread> = {}): Thread {
  return {
    ...row(90),
    user_id: "",
    to: { kind: "handle", value: "maya.2047" },
    answer: "none",
    is_blocked: false,
    read_until: ago(0),
    is_open: true,
    peer_name: name,
    peer_handle: null,
    has_left: false,
    seen_until: null,
    ...facts,
  };
}

export const requestFrom = (name: string, facts: Partial<Thread> = {}) =>
  threadWith(name, { to: null, is_open: false, read_until: null, ...facts });

/** A message of the other's that came so many minutes ago. */
export function said(thread: Thread, text: string | null, minutes: number, facts: Partial<Message> = {}) {
  const kept: Message = {
    ...row(minutes),
    user_id: "",
    thread_id: thread.id,
    body: text === null ? null : { v: 1, body: text },
    is_mine: false,
    sent_at: ago(minutes),
    edited_at: null,
    ...facts,
  };
  return kept;
}

export const mine = (thread: Thread, text: string | null, minutes: number, facts: Partial<Message> = {}) =>
  said(thread, text, minutes, { is_mine: true, ...facts });

/** One whose sealed form does not open, as it comes from the server: all but its thread and its dates is blank. */
export function damaged({ id: thread_id }: Thread, minutes: number): Row {
  return { ...row(minutes), thread_id, unreadable: ["body", "is_mine", "sent_at", "edited_at"] };
}

type Kept = {
  readonly profile?: Partial<Profile>;
  readonly threads?: readonly Thread[];
  readonly messages?: readonly Row[];
};

/** Rows come from the server; none of them has an edit of this device. */
export async function arrive(journal: Journal, table: SyncedTableName, rows: readonly Row[]): Promise<void> {
  await journal.database.rows(table).bulkPut(rows.map((one) => fillRow(table, one)));
  await journal.views[table].settled();
}

export async function openWith({ profile = {}, threads = [], messages = [] }: Kept): Promise<Journal> {
  const personId = v7();
  const journal = await openJournal({ kind: "account", personId });
  const own = {
    ...row(10_000),
    id: personId,
    email: "camille@example.org",
    messages_are_on: true,
    ...profile,
  };
  await arrive(journal, "profiles", [own]);
  await arrive(journal, "threads", threads);
  await arrive(journal, "messages", messages);
  return journal;
}

type Place = { readonly at?: string; readonly locale?: "en" | "fr" };

export async function showMessages(kept: Kept, { at = "/messages", locale = "en" }: Place = {}) {
  const journal = await openWith(kept);
  const underBar = (
    <>
      <div className="h-14" />
      <MessagesPage />
    </>
  );
  const screen = await showPage(underBar, { pattern: "/messages/:id?", at, locale });
  const queued = async () => (await journal.database.outbox.orderBy("seq").toArray()).map(({ op }) => op);
  return { journal, screen, queued };
}

/** The ops that wait are refused, as by the drain: all, or those of a table. */
export async function refuse(
  { database, views }: Journal,
  code: "message_limit" | "thread_closed" | "too_late",
  details: Readonly<Record<string, unknown>> = {},
  table?: SyncedTableName,
): Promise<void> {
  await database.dexie.transaction("rw", database.outbox, database.refusedOps, async () => {
    for (const { seq, op } of await database.outbox.toArray()) {
      if (table !== undefined && op.table !== table) continue;
      await database.outbox.delete(seq);
      const refusal = { code, details, refusedAt: op.at, isKept: false };
      await database.refusedOps.put({ opId: op.opId, seq, op, ...refusal });
    }
  });
  await Promise.all([views.outbox.settled(), views.refusedOps.settled()]);
}
