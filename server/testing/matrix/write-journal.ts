/** A small journal in which every writable text contains the person's canary. */
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
  const about = device.patch(personId, 0, { bio: canary, location: canary }, "profiles");
  const { answers } = await device.push(relationship, moment, about);
  const unwritten = answers.filter(({ status }) => status !== "applied" && status !== "merged");
  if (unwritten.length > 0) throw new Error(`A journal was not written: ${JSON.stringify(unwritten)}`);
  const uploads = createUploads(server, person);
  const picture = await uploads.keep(await photo(), { caption: canary });
  const waiting = await statusIn(await uploads.open(100));
  const things = {
    relationships: relationship.id,
    moments: moment.id,
    media: picture.id,
    uploads: waiting.id,
  };
  return { personId, email, things };
}
