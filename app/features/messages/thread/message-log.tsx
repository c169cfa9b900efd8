/** The messages of a conversation by days: some of them, and those before and after when they are asked for. */

import { type KeyboardEvent, useMemo } from "react";
import { useTimeZone, useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { useView } from "#app/store/db/use-view.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Message, Thread } from "#domain/message/message.ts";
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { groupByDay, lastSeen } from "./group-messages.ts";
import { MessageItem } from "./message-item.tsx";
import { useDrawn } from "./use-drawn.ts";
import { useReading } from "./use-reading.ts";

type MessageLogProps = {
  thread: Thread;
  name: string;
  messages: readonly Message[];
  /** The first message that was new when the conversation was opened. */
  firstNew: string | null;
  /** One that the search led to. */
  sought: { readonly message: string; readonly query: string } | null;
  onReport: (messageId: string) => void;
  /** Escape leads back to the line one writes in. */
  onEscape: () => void;
};

export function MessageLog({
  thread,
  name,
  messages,
  firstNew,
  sought,
  onReport,
  onEscape,
}: MessageLogProps) {
  const t = useTranslations("messages.thread");
  const timeZone = useTimeZone() ?? "UTC";
  const ops = useMessageOps();
  const { shown, hasEarlier, showEarlier, hasLater, showLater, log } = useDrawn(
    messages,
    sought?.message ?? firstNew,
  );
  useReading(log, thread, shown);
  const days = useMemo(() => groupByDay(shown, timeZone), [shown, timeZone]);
  const seen = useMemo(() => lastSeen(messages, thread), [messages, thread]);
  const newest = shown.at(-1)?.id;
  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={t("log", { name })}
      onKeyDown={(event) => walk(event, onEscape)}
      className="flex flex-col gap-6"
    >
      {hasEarlier ? (
        <div className="flex justify-center">
          <TextButton size="small" onClick={showEarlier}>
            {t("earlier")}
          </TextButton>
        </div>
      ) : (
        <Text size="small" tone="soft">
          {t("start")}
        </Text>
      )}
      {days.map(({ day, messages: ofDay }) => (
        <section key={day} className="flex flex-col gap-4">
          <DayLine day={day} />
          <ol className="flex flex-col gap-4">
            {ofDay.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                thread={thread}
                name={name}
                isFirstNew={message.id === firstNew}
                isLastSeen={message.id === seen}
                isEntry={message.id === newest}
                isWaiting={ops.waiting.has(message.id)}
                refused={ops.refused.get(message.id) ?? null}
                query={message.id === sought?.message ? sought.query : ""}
                onReport={onReport}
                onGone={onEscape}
              />
            ))}
          </ol>
        </section>
      ))}
      {hasLater && (
        <div className="flex justify-center">
          <TextButton size="small" onClick={showLater}>
            {t("later")}
          </TextButton>
        </div>
      )}
    </div>
  );
}

function DayLine({ day }: { day: CalendarDay }) {
  const t = useTranslations("messages.thread");
  const format = useFormat();
  const today = useToday();
  const days = daysBetween(day, today);
  const near = days === 0 ? t("today") : days === 1 ? t("yesterday") : null;
  const style = day.slice(0, 4) === today.slice(0, 4) ? "weekday" : "full";
  return (
    <h2 className="border-t border-line pt-1.5 type-small text-ink-soft">
      <time dateTime={day}>{near ?? format.day(day, style)}</time>
    </h2>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The arrows lead from message to message. */
function walk(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  if (isComposing(event)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (!(event.target instanceof HTMLElement) || event.target.matches("textarea, input")) return;
  if (event.key === "Escape") {
    event.preventDefault();
    onEscape();
    return;
  }
  const step = steps[event.key];
  if (step === undefined) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-message]")];
  const at = places.findIndex((place) => place.contains(document.activeElement));
  if (at === -1) return;
  event.preventDefault();
  const next = Math.min(places.length - 1, Math.max(0, at + step));
  if (next === at && step === 1) onEscape();
  else places[next]?.focus();
}

type MessageOps = {
  readonly waiting: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, RefusedRow>;
};

const isBegunThread = ({ op }: RefusedRow) => op.table === "threads" && op.kind === "put";

/** Which of one's own messages have not left, and which were refused, or cannot leave because their thread was. */
function useMessageOps(): MessageOps {
  const outbox = useView("outbox");
  const refusedOps = useView("refusedOps");
  return useMemo(() => {
    const ops = [...(outbox?.values() ?? [])].filter(({ op }) => op.table === "messages");
    const all = [...(refusedOps?.values() ?? [])];
    const threads = new Map(all.filter(isBegunThread).map((row) => [row.op.id, row]));
    const held = ops.flatMap(({ op }) => {
      const thread = threads.get(String(op.fields.thread_id));
      return thread ? [[op.id, thread] as const] : [];
    });
    const refused = all.filter(({ op }) => op.table === "messages").map((row) => [row.op.id, row] as const);
    return { waiting: new Set(ops.map(({ op }) => op.id)), refused: new Map([...held, ...refused]) };
  }, [outbox, refusedOps]);
}
