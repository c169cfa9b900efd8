/** The messages of a conversation by the days on which they were sent. */
import type { Message, Thread } from "#domain/message/message.ts";
import { isSeen, sentAt } from "#domain/message/message-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

type MessageDay = { readonly day: CalendarDay; readonly messages: readonly Message[] };

/** @param messages in their order */
export function groupByDay(messages: readonly Message[], timeZone: string): readonly MessageDay[] {
  const days: { day: CalendarDay; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = dayInTimeZone(sentAt(message), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** The newest of one's own messages that the other has seen: one mark says it of all before. */
export function lastSeen(messages: readonly Message[], thread: Thread): string | null {
  return messages.findLast((message) => message.body !== null && isSeen(message, thread))?.id ?? null;
}
