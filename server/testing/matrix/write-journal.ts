/** A small journal in which every writable text contains the person's canary. */
import { z } from "zod";
import { createDevice } from "../devices.ts";
import { photo } from "../pictures.ts";
import type { RolePerson } from "../roles.ts";
import type { TestServer } from "../test-server.ts";
import { createUploads, statusIn } from "../uploads.ts";
import type { Target } from "./sample-input.ts";

export async function writeJournal(server: Pick<TestServer, "request">, person: RolePerson): Promise<Target> {
  const device = createDevice(server, person);
  const { canary, personId, email } = person;
  const relationship = device.put({ name: canary, city: canary, meeting_place: canary, notes: canary });
  const moment = device.put(
    {
      relationship_id: relationship.id,
      occurred_on: "2025-05-14",
      word: canary,
      text: canary,
      tags: [canary.slice(0, 40)],
      place: canary,
    },
    { table: "moments" },
  );
  const conversation = device.put({ title: canary }, { table: "conversations" });
  const turn = device.put(
    {
      conversation_id: conversation.id,
      question: canary,
      replies: [
        {
          id: moment.id,
          question: canary,
          locale: "en",
          at: "2026-01-01T00:00:00.000Z",
          reply: `["${canary}"]`,
        },
      ],
      cited: [moment.id],
    },
    { table: "turns" },
  );
  const thread = device.put({ to: { kind: "email", value: "nobody@example.org" } }, { table: "threads" });
  const message = device.put({ thread_id: thread.id, body: { v: 1, body: canary } }, { table: "messages" });
  const about = { bio: canary, location: canary, messages_are_on: true };
  const self = device.patch(personId, 0, about, "profiles");
  const { answers } = await device.push(relationship, moment, conversation, turn, self, thread, message);
  const unwritten = answers.filter(({ status }) => status !== "applied" && status !== "merged");
  if (unwritten.length > 0) throw new Error(`A journal was not written: ${JSON.stringify(unwritten)}`);
  const rev = answers[0]?.row?.rev ?? 0;
  const other = createDevice(server, person);
  await device.send(device.patch(relationship.id, rev, { notes: `${canary} here` }));
  const crossed = await other.send(other.patch(relationship.id, rev, { notes: `${canary} there` }));
  const conflict = crossed.status === "conflict" ? crossed.conflicts?.[0]?.id : undefined;
  if (conflict === undefined) throw new Error(`Two edits did not cross: ${JSON.stringify(crossed)}`);
  const uploads = createUploads(server, person);
  const picture = await uploads.keep(await photo(), { caption: canary });
  const waiting = await statusIn(await uploads.open(100));
  await server.request("/api/profile/photo", {
    method: "PUT",
    cookie: person.cookie,
    body: new Uint8Array(await photo()),
  });
  const backup = async () => {
    const response = await server.request("/api/user_backups?on_conflict=user_id&select=id", {
      method: "POST",
      cookie: person.cookie,
      headers: { prefer: "return=representation" },
      json: { user_id: personId, backup_data: { note: canary } },
    });
    return z.array(z.object({ id: z.string() })).parse(await response.json())[0]?.id ?? "";
  };
  await backup();
  const user_backups = await backup();
  const earlier = await server.request("/api/user_backup_versions?select=id", { cookie: person.cookie });
  const user_backup_versions = z.array(z.object({ id: z.string() })).parse(await earlier.json())[0]?.id ?? "";
  const things = {
    user_backups,
    user_backup_versions,
    relationships: relationship.id,
    moments: moment.id,
    media: picture.id,
    uploads: waiting.id,
    conversations: conversation.id,
    turns: turn.id,
    threads: thread.id,
    conflicts: conflict,
    messages: turn.id,
  };
  return { personId, email, things };
}
