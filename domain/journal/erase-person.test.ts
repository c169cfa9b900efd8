import { expect, test } from "vitest";
import { buildMedia, buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { eraseRelationship } from "./erase-person.ts";

const ana = buildRelationship(1, { name: "Ana" });
const noe = buildRelationship(2, { notes: "Ami d’ANA depuis toujours." });
const hers = buildMoment(1, "2026", { relationship_id: ana.id, deleted_at: "2026-01-01T00:00:00Z" });
const named = buildMoment(2, "2026", { text: "Ana’s hands." });
const other = buildMoment(3, "2026", { text: "Une banane, a banana." });
const journal = {
  relationships: [ana, noe],
  moments: [hers, named, other],
  media: [
    buildMedia(1, { relationship_id: ana.id }),
    buildMedia(2, { moment_id: hers.id }),
    buildMedia(3, { caption: "Avec Ana" }),
    buildMedia(4),
  ],
};

test("everything of the person goes, the trash included, and the writer's own mentions are shown", () => {
  expect(eraseRelationship(journal, ana.id)).toEqual({
    relationshipIds: [ana.id],
    momentIds: [hers.id],
    mediaIds: [buildMedia(1).id, buildMedia(2).id],
    mentions: [
      { table: "relationships", id: noe.id },
      { table: "moments", id: named.id },
      { table: "media", id: buildMedia(3).id },
    ],
  });
});

test("a name with signs of its own is only itself, and an unknown person erases nothing", () => {
  const odd = buildRelationship(1, { name: "C. (voisin)" });
  expect(eraseRelationship({ ...journal, relationships: [odd] }, odd.id).mentions).toEqual([]);
  expect(eraseRelationship(journal, "nobody")).toEqual({
    relationshipIds: [],
    momentIds: [],
    mediaIds: [],
    mentions: [],
  });
});
