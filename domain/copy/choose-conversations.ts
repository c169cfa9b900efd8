/**
 * Which conversations with LISA are in a copy. Her replies are made from the pages, so one that cites or names somebody who is left out, or
 * cites a moment that is, stays out whole, as it would be erased whole (docs/decisions/034-lisas-room.md). Veiled copies have none: a reply
 * quotes, and a name in a quotation is only one of the ways in which it tells who it is about.
 */
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { conversationsAboutAny } from "#domain/conversation/conversations-about.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { ChosenRows, CopyChoice } from "./choose-copy.ts";

export type Conversations = {
  readonly conversations: readonly Conversation[];
  readonly turns: readonly Turn[];
};

export const noConversations: Conversations = { conversations: [], turns: [] };

type ChosenConversations = {
  /** Oldest first. */
  readonly conversations: readonly Conversation[];
  /** By their conversation, oldest first. */
  readonly turns: ReadonlyMap<string, readonly Turn[]>;
  /** How many stay out, of those that are not in the trash. */
  readonly leftOut: number;
};

/** @param chosen the rows of the copy, of the same journal and choice */
export function chooseConversations(
  { conversations, turns }: Conversations,
  journal: Journal,
  chosen: Pick<ChosenRows, "relationships" | "moments">,
  choice: CopyChoice,
): ChosenConversations {
  const kept = conversations.filter(({ deleted_at }) => deleted_at === null).toSorted(byId);
  const asked = turns.filter(({ deleted_at }) => deleted_at === null).toSorted(byId);
  if (!choice.withConversations || choice.names === "veiled") {
    return { conversations: [], turns: new Map(), leftOut: kept.length };
  }
  const closed = conversationsAboutAny(leftOutOf(journal, chosen), kept, asked);
  const open = kept.filter(({ id }) => !closed.has(id));
  return {
    conversations: open,
    turns: Map.groupBy(asked, ({ conversation_id }) => conversation_id),
    leftOut: kept.length - open.length,
  };
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

/** The trash counts as left out. Somebody who is in the copy may bear the name of somebody who is not: it says nothing then. */
function leftOutOf(
  journal: Journal,
  chosen: Pick<ChosenRows, "relationships" | "moments">,
): { readonly ids: ReadonlySet<string>; readonly names: readonly string[] } {
  const people = new Set(chosen.relationships.map(({ id }) => id));
  const written = new Set(chosen.moments.map(({ id }) => id));
  const without = journal.relationships.filter(({ id }) => !people.has(id));
  const ids = new Set([
    ...without.map(({ id }) => id),
    ...journal.moments.filter(({ id }) => !written.has(id)).map(({ id }) => id),
  ]);
  for (const { id, relationship_id, moment_id } of journal.media) {
    if (ids.has(String(relationship_id)) || ids.has(String(moment_id))) ids.add(id);
  }
  const said = new Set(chosen.relationships.map(({ name }) => foldText(name)));
  return { ids, names: without.map(({ name }) => name).filter((name) => !said.has(foldText(name))) };
}
