/** What an import writes: the compared entries with the person's decisions, within the limits of the plan (docs/decisions/017-one-gate.md). */
import { turnFieldsSchema } from "#domain/conversation/conversation-fields.ts";
import { conversationsAboutAny } from "#domain/conversation/conversations-about.ts";
import { type PlanName, planLimits } from "#domain/plan/plan.ts";
import type { ComparedCopy, ComparedEntry } from "./compare-copy.ts";
import type { CopiedTable } from "./read-entry.ts";

export type ImportChoice = {
  /** Ids, in this journal, of people who stay out with all that is about them. */
  readonly withoutPeople: ReadonlySet<string>;
  /** Where both differ, and for what is in the trash here: what is here stays, or the copy's is taken. */
  readonly onDifference: "keep" | "take";
  readonly withProfile: boolean;
  /** New photos and videos. */
  readonly withMedia: boolean;
  /** New conversations with LISA, except those about people who stay out. */
  readonly withConversations: boolean;
};

type ImportPlan = {
  /** People before moments before photos before conversations. */
  readonly writes: readonly ComparedEntry[];
  readonly profile: Readonly<Record<string, unknown>>;
  /** Relationships and photos that would begin to count. */
  readonly added: { readonly relationships: number; readonly media: number };
};

export function planImport(compared: ComparedCopy, choice: ImportChoice): ImportPlan {
  const takes = choice.onDifference === "take";
  // What stays in the trash here takes along what would hang on it.
  const stays = new Set(
    takes ? [] : compared.entries.filter(({ state }) => state === "trashed").map(({ id }) => id),
  );
  const silent = choice.withConversations ? talksAbout(compared, choice.withoutPeople) : null;
  const isChosen = ({ table, id, state, fields }: ComparedEntry) => {
    if (table === "media") return choice.withMedia || state === "different";
    if (table !== "conversations" && table !== "turns") return true;
    return silent !== null && !silent.has(table === "turns" ? String(fields.conversation_id) : id);
  };
  const writes = compared.entries.filter((entry) => isChosen(entry) && isDue(entry));
  function isDue({ state, person, fields }: ComparedEntry): boolean {
    return (
      state !== "same" &&
      (state === "new" || takes) &&
      (person === null || !(choice.withoutPeople.has(person) || stays.has(person))) &&
      !stays.has(String(fields.moment_id)) &&
      !stays.has(String(fields.conversation_id))
    );
  }
  const added = (table: CopiedTable) =>
    writes.filter((entry) => entry.table === table && entry.state !== "different").length;
  return {
    writes,
    profile: choice.withProfile ? compared.profile : {},
    added: { relationships: added("relationships"), media: added("media") },
  };
}

/** The conversations of the copy that cite or name one of these people. */
function talksAbout({ entries }: ComparedCopy, people: ReadonlySet<string>): ReadonlySet<string> {
  const without = entries.filter(({ person }) => person !== null && people.has(person));
  const of = (table: CopiedTable) => entries.filter((entry) => entry.table === table);
  return conversationsAboutAny(
    {
      ids: new Set(without.map(({ id }) => id)),
      names: without.flatMap(({ table, fields }) => (table === "relationships" ? [String(fields.name)] : [])),
    },
    of("conversations").map(({ id, fields }) => ({ id, title: String(fields.title ?? "") })),
    of("turns").map(({ fields }) => turnFieldsSchema.parse(fields)),
  );
}

/** What the plan would refuse; null when everything fits. `used` counts what the journal has today. */
export function importOverflow(
  plan: PlanName,
  used: { readonly relationships: number; readonly media: number },
  added: ImportPlan["added"],
): { readonly of: "relationships" | "media"; readonly limit: number; readonly over: number } | null {
  const { relations, images } = planLimits[plan];
  for (const [of, limit] of [
    ["relationships", relations],
    ["media", images],
  ] as const) {
    const over = limit === null ? 0 : used[of] + added[of] - limit;
    if (limit !== null && added[of] > 0 && over > 0) return { of, limit, over: Math.min(over, added[of]) };
  }
  return null;
}
