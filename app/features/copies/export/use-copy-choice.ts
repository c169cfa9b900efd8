/** What the person chose to put into a copy, and what is then in it. */
import { useMemo, useState } from "react";
import type { Computation } from "#app/lib/computing/computation.ts";
import { useComputed } from "#app/lib/computing/use-computed.ts";
import { useToday } from "#app/lib/use-today.ts";
import { queuedMedia } from "#app/store/copies/queued-media.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useView } from "#app/store/db/use-view.ts";
import { type Conversations, chooseConversations } from "#domain/copy/choose-conversations.ts";
import { type ChosenRows, type CopyChoice, chooseRows, wholeCopy } from "#domain/copy/choose-copy.ts";
import { type Journal, keptJournal } from "#domain/journal/journal.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { earliestDay } from "#domain/time/vague-date.ts";

type ChoiceRequest = {
  readonly journal: Journal;
  /** Ids of photos and videos in the queue. */
  readonly queued: ReadonlySet<string>;
  readonly talks: Conversations;
  readonly choice: CopyChoice;
  readonly today: CalendarDay;
};

type ChosenCopy = Omit<ChosenRows, "leftOut"> & {
  /** Of the photos and videos: what the server does not have yet. */
  readonly onTheWay: number;
  readonly conversations: number;
  readonly leftOut: ChosenRows["leftOut"] & { readonly conversations: number };
};

/** Without a worker: copying a long journal takes longer than choosing of it. */
const chosenRows: Computation<ChoiceRequest, ChosenCopy> = {
  compute({ journal, queued, talks, choice, today }) {
    const rows = chooseRows(journal, choice, today);
    const { conversations, leftOut } = chooseConversations(talks, journal, rows, choice);
    return {
      ...rows,
      onTheWay: rows.media.filter(({ id }) => queued.has(id)).length,
      conversations: conversations.length,
      leftOut: { ...rows.leftOut, conversations: leftOut },
    };
  },
  sizeOf: ({ journal: { relationships, moments, media }, talks: { turns } }) =>
    relationships.length + moments.length + media.length + turns.length,
};

export type CopyOffer = {
  readonly choice: CopyChoice;
  readonly change: (part: Partial<CopyChoice>) => void;
  /** Undefined until worked out. */
  readonly chosen: ChosenCopy | undefined;
  /** By name; those who are folded away or sealed only once they are opened for this copy. */
  readonly people: readonly Relationship[];
  /** Oldest first. */
  readonly years: readonly number[];
  readonly veiled: number;
  readonly letters: number;
  /** Conversations with LISA, without the trash. */
  readonly talks: number;
};

export function useCopyChoice(): CopyOffer {
  const { journal, queued } = useRowsAndQueue();
  const today = useToday();
  const [choice, setChoice] = useState(wholeCopy);
  const conversations = useView("conversations");
  const turns = useView("turns");
  const talks = useMemo(
    () =>
      conversations && turns && { conversations: [...conversations.values()], turns: [...turns.values()] },
    [conversations, turns],
  );
  const chosen = useComputed(chosenRows, journal && talks && { journal, queued, talks, choice, today });
  const kept = useMemo(() => journal && keptJournal(journal), [journal]);
  const facts = useMemo(() => {
    const relationships = kept?.relationships ?? [];
    const moments = kept?.moments ?? [];
    const dates = [
      ...moments.map(({ occurred_on }) => occurred_on),
      ...relationships.flatMap(({ start_date }) => start_date ?? []),
    ];
    const first = Math.min(yearOf(today), ...dates.map((date) => yearOf(earliestDay(date))));
    return {
      years: Array.from({ length: yearOf(today) - first + 1 }, (_, at) => first + at),
      veiled: relationships.filter((one) => isVeiled(one, today)).length,
      letters: moments.filter((moment) => isSealed(moment, today)).length,
    };
  }, [kept, today]);
  const people = useMemo(
    () =>
      (kept?.relationships ?? [])
        .filter((one) => choice.withVeiled || !isVeiled(one, today))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    [kept, choice.withVeiled, today],
  );
  const change = (part: Partial<CopyChoice>) => setChoice((before) => ({ ...before, ...part }));
  const open = talks?.conversations.filter(({ deleted_at }) => deleted_at === null).length ?? 0;
  return { choice, change, chosen, people, ...facts, talks: open };
}

/** The rows of the journal, and what is in its upload queue as the rows that it will be. */
function useRowsAndQueue() {
  const rows = useJournalRows();
  const uploads = useView("uploads");
  return useMemo(() => {
    if (!rows || !uploads) return { journal: undefined, queued: new Set<string>() };
    const waiting = queuedMedia(uploads.values(), new Set());
    const known = new Set(rows.media.map(({ id }) => id));
    const media = [...rows.media, ...waiting.filter(({ id }) => !known.has(id))];
    return { journal: { ...rows, media }, queued: new Set(waiting.map(({ id }) => id)) };
  }, [rows, uploads]);
}
