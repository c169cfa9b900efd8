/** Conversations with LISA on this device, and their turns: rows like any other (docs/sync.md). */
import { writeLocal } from "#app/lib/local-storage.ts";
import { type Journal, requireJournal } from "#app/store/db/journal.ts";
import { derive, isAlive, useView } from "#app/store/db/use-view.ts";
import {
  createRow,
  deleteRow,
  patchRow,
  restoreRow,
  type TypedFrom,
  type Written,
} from "#app/store/write/write-row.ts";
import type {
  Conversation,
  ConversationFields,
  Feedback,
  KeptReply,
  Turn,
} from "#domain/conversation/conversation.ts";
import { conversationTraits, turnTraits } from "#domain/conversation/conversation-traits.ts";
import { trashDaysLeft } from "#domain/journal/trash.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const kept = derive<Conversation, readonly Conversation[]>((rows) =>
  [...rows.values()].filter(isAlive).toSorted((a, b) => (a.id < b.id ? 1 : -1)),
);
const turnsByConversation = derive<Turn, ReadonlyMap<string, readonly Turn[]>>((rows) =>
  Map.groupBy(
    [...rows.values()].filter(isAlive).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ conversation_id }) => conversation_id,
  ),
);

/** Without the trash, the newest first; undefined until read from the database. */
export function useConversations(): readonly Conversation[] | undefined {
  return kept(useView("conversations"));
}

/** By their conversation, the oldest first; undefined until read from the database. */
export function useTurns(): ReadonlyMap<string, readonly Turn[]> | undefined {
  return turnsByConversation(useView("turns"));
}

/** In the trash with their words, and within their thirty days; `today` is a day of `timeZone`. The last deleted first. */
export function useDeletedConversations(today: CalendarDay, timeZone: string): readonly Conversation[] {
  const conversations = useView("conversations");
  const turns = useTurns();
  return [...(conversations?.values() ?? [])]
    .filter((row) => row.deleted_at !== null && trashDaysLeft(row.deleted_at, today, timeZone) > 0)
    .filter(({ id }) => turns?.get(id)?.some(({ question }) => question !== ""))
    .toSorted((a, b) => ((a.deleted_at ?? "") < (b.deleted_at ?? "") ? 1 : -1));
}

/** A question in words as a title: its first line, cut at a word. */
export function titleOf(question: string): string {
  const [line = ""] = question.trim().split("\n");
  const half = conversationTraits.title.max / 2;
  if (line.length <= half) return line;
  return `${cutText(line, half).replace(/\s+\S*$/u, "")}…`;
}

/** `id`: chosen by the page, so that its first turn can name it. */
export function createConversation(
  id: string,
  fields: Partial<ConversationFields>,
  journal = requireJournal(),
): Promise<Written<Conversation>> {
  return createRow(journal, "conversations", fields, { id });
}

export function updateConversation(
  id: string,
  patch: Partial<ConversationFields>,
): Promise<Written<Conversation>> {
  return patchRow(requireJournal(), "conversations", id, patch);
}

/** To the trash, its turns with it: `undoDeleteConversation` brings both back for thirty days. */
export function deleteConversation(id: string, journal = requireJournal()): Promise<Written<Conversation>> {
  return deleteRow(journal, "conversations", id);
}

export function undoDeleteConversation(id: string): Promise<Written<Conversation>> {
  return restoreRow(requireJournal(), "conversations", id);
}

type Answered = { readonly reply: KeptReply; readonly cited: readonly string[] };

/** A question with its first reply. `journal`: the one that was asked, which may have been left since. */
export function createTurn(
  conversationId: string,
  { reply, cited }: Answered,
  { journal = requireJournal(), draft }: { journal?: Journal } & Pick<TypedFrom, "draft"> = {},
): Promise<Written<Turn>> {
  const fields = { conversation_id: conversationId, question: reply.question, replies: [reply], cited };
  return createRow(journal, "turns", fields, { draft });
}

/** Another version of the reply, to the same question or to one that was put right; the oldest goes when there are many. */
export function addReply(
  turn: Turn,
  { reply, cited }: Answered,
  journal = requireJournal(),
): Promise<Written<Turn>> {
  return patchRow(
    journal,
    "turns",
    turn.id,
    {
      question: reply.question,
      replies: [...turn.replies, reply].slice(-turnTraits.replies.count),
      cited: [...new Set([...turn.cited, ...cited])],
      feedback: null,
    },
    { seen: turn },
  );
}

/** A call that was stopped, before the reply that is shown: that one stays the last. */
export function addStoppedCall(
  turn: Turn,
  { reply, cited }: Answered,
  journal = requireJournal(),
): Promise<Written<Turn>> {
  const shown = turn.replies.slice(-1);
  const replies = [...turn.replies.slice(0, -1), reply, ...shown].slice(-turnTraits.replies.count);
  return patchRow(
    journal,
    "turns",
    turn.id,
    { replies, cited: [...new Set([...turn.cited, ...cited])] },
    { seen: turn },
  );
}

export function setFeedback(id: string, feedback: Feedback | null): Promise<Written<Turn>> {
  return patchRow(requireJournal(), "turns", id, { feedback });
}

/**
 * The local copy that the specification names (section 3): which conversations there are and how many messages each has, without a word of
 * them. Written for backups, never read as truth, deleted at sign-out (docs/decisions/034-lisas-room.md).
 */
export function keepConversationList(
  personId: string,
  conversations: readonly Conversation[],
  turns: ReadonlyMap<string, readonly Turn[]>,
): void {
  const list = conversations.map(({ id, created_at }) => ({
    id,
    created_at,
    messages: turns.get(id)?.length ?? 0,
  }));
  writeLocal(`aiConversations:${personId}`, JSON.stringify(list));
}
