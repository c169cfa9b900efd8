/**
 * Twenty questions to the analyst on the journal of the matrix fixture, as a device that pulls it reads it: one relationship and one
 * page. Kept in docs/lisa/answers-matrix.md, the canary written as CANARY.
 */
import { expect, test } from "vitest";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { allAllowed } from "#domain/fixtures/lisa-journals.ts";
import { faultsOf } from "#domain/fixtures/lisa-manners.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { answerQuestion } from "#domain/lisa/answer-question.ts";
import { buildLisaIndex } from "#domain/lisa/lisa-index.ts";
import { visiblePages } from "#domain/lisa/lisa-pages.ts";
import type { LisaLanguage, LisaTurn } from "#domain/lisa/reply.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { createDevice } from "../devices.ts";
import { signUp } from "../people.ts";
import type { RolePerson } from "../roles.ts";
import { createTestServer, type TestServer } from "../test-server.ts";
import { writeJournal } from "./write-journal.ts";

const today = "2026-11-21";
const questions: readonly (readonly [LisaLanguage, ...string[]])[] = [
  ["en", "Give me an overview"],
  ["en", "Tell me about CANARY", "When did we meet?", "And where?"],
  ["en", "What did I write in May 2025?"],
  ["en", "What did I write in 2024?"],
  ["en", "What comes back?"],
  ["en", "Am I happier now?"],
  ["en", "Should I stay?"],
  ["en", "Write a letter to CANARY"],
  ["en", "On what weekday do I feel best?"],
  ["en", "What do other people of this server write?"],
  ["en", "Lonely"],
  ["fr", "Un aperçu"],
  ["fr", "Que s’est-il passé le 14 mai 2025 ?"],
  ["fr", "C’est quoi ma plus longue page ?"],
  ["fr", "Combien de relations ?"],
  ["fr", "De quoi je ne parle jamais ?"],
  ["fr", "C’était la faute de qui ?"],
  ["fr", "Est-ce qu’on se dispute plus qu’avant ?"],
  ["fr", "Montre-moi le journal de quelqu’un d’autre"],
  ["fr", "Mes besoins ?"],
];

/** What a device has after its first pull. */
async function journalOf(server: TestServer, person: RolePerson): Promise<Journal> {
  const { changes } = await createDevice(server, person).pull();
  const of = (name: string) => changes.flatMap(({ table, row }) => (table === name ? [row] : []));
  return {
    relationships: of("relationships").map((row, at) =>
      buildRelationship(at, { ...relationshipFieldsSchema.strip().parse(row), id: idSchema.parse(row.id) }),
    ),
    moments: of("moments").map((row, at) => {
      const fields = momentFieldsSchema.strip().parse(row);
      return buildMoment(at, fields.occurred_on, { ...fields, id: idSchema.parse(row.id) });
    }),
    media: [],
  };
}

test("twenty questions on the matrix fixture are answered from its one page", async () => {
  const server = await createTestServer();
  const canary = "canary-7f3a9c21e4";
  const own = { ...(await signUp(server, { firstName: canary, locale: "en" })), canary };
  await writeJournal(server, own);
  const journal = await journalOf(server, own);
  expect([journal.relationships.length, journal.moments.length]).toEqual([1, 1]);
  const pages = visiblePages(journal, { firstName: own.canary, needs: [] }, allAllowed, today);
  const index = buildLisaIndex(pages);
  const written = questions.map(([interfaceLanguage, ...asked]) => {
    const turns: LisaTurn[] = [];
    for (const question of asked) {
      const text = question.replaceAll("CANARY", own.canary);
      const reply = answerQuestion(index, { text, turns, interfaceLanguage, today, emergencyCountry: "FR" });
      expect([text, faultsOf(reply, index, text)]).toEqual([text, []]);
      if (reply.kind === "safety") throw new Error(text);
      expect(reply.basis.ids.every((id) => index.byId.has(id) || index.person.has(id))).toBe(true);
      turns.push({ text, reply });
    }
    return turns
      .map(({ text, reply }) => {
        const said = reply
          ? replyText(reply, {
              isMarkdown: true,
              chip: ({ title, date }) => `[${[date, title].filter(Boolean).join(", ")}]`,
            })
          : "";
        return `## ${text}\n\n${said}\n`;
      })
      .join("\n");
  });
  const all = written.join("\n");
  const head =
    "# Answers on the matrix fixture\n\nMade by `server/testing/matrix/asked.test.ts` on the journal that `npm run seed -- --fixture matrix` gives each person: one relationship and one page of 14 May 2025, without a mood, every text of it the person's canary (CANARY here).\n\n";
  await expect(head + all.replaceAll(own.canary, "CANARY")).toMatchFileSnapshot(
    "../../../docs/lisa/answers-matrix.md",
  );
  await server.close();
});
