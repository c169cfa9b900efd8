/** The history: searched by every word that was asked or answered, and in three groups. */
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { readReply } from "#domain/conversation/kept-reply.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

type Turns = ReadonlyMap<string, readonly Turn[]>;

const texts = new WeakMap<Turn, string>();

function textOf(turn: Turn): string {
  const known = texts.get(turn);
  if (known !== undefined) return known;
  const replies = turn.replies.flatMap(({ reply }) => readReply(reply) ?? []);
  const text = foldText([turn.question, ...replies.map((reply) => replyText(reply))].join("\n"));
  texts.set(turn, text);
  return text;
}

/** Those that say every word of the query, in their titles or their turns. */
export function findConversations(
  conversations: readonly Conversation[],
  turns: Turns,
  query: string,
): readonly Conversation[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return conversations;
  return conversations.filter(({ id, title }) => {
    const said = [foldText(title), ...(turns.get(id) ?? []).map(textOf)].join("\n");
    return words.every((word) => said.includes(word));
  });
}

type HistoryGroup = "pinned" | "week" | "earlier";

/** The last spoken in first; a week is the last seven days where the person is. */
export function groupConversations(
  conversations: readonly Conversation[],
  turns: Turns,
  today: CalendarDay,
  timeZone: string,
): readonly { readonly group: HistoryGroup; readonly conversations: readonly Conversation[] }[] {
  const weekAgo = addDays(today, -6);
  const lastOf = ({ id, created_at }: Conversation) => turns.get(id)?.at(-1)?.created_at ?? created_at;
  const groupOf = (one: Conversation): HistoryGroup =>
    one.is_pinned ? "pinned" : dayInTimeZone(lastOf(one), timeZone) >= weekAgo ? "week" : "earlier";
  const inOrder = conversations.toSorted((a, b) => (lastOf(a) < lastOf(b) ? 1 : -1));
  return (["pinned", "week", "earlier"] as const).flatMap((group) => {
    const found = inOrder.filter((one) => groupOf(one) === group);
    return found.length > 0 ? [{ group, conversations: found }] : [];
  });
}
