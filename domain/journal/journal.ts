/** The whole journal of one person as stored on device and server, and its visible part. */

import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type Journal = {
  readonly relationships: readonly Relationship[];
  readonly moments: readonly Moment[];
  readonly media: readonly Media[];
};

/** Without the trash, and without rows that depend on something in the trash. Rows whose relationship is missing stay. */
export function keptJournal(journal: Journal): Journal {
  const relationships = journal.relationships.filter(isKept);
  const lost = idsOf(journal.relationships.filter((relationship) => !isKept(relationship)));
  const hangsOn = hangsOnNoneOf(lost);
  const moments = journal.moments.filter((moment) => isKept(moment) && hangsOn(moment));
  const lostMoments = idsOf(journal.moments.filter((moment) => !isKept(moment) || !hangsOn(moment)));
  const media = journal.media.filter(
    (one) => isKept(one) && hangsOn(one) && (one.moment_id === null || !lostMoments.has(one.moment_id)),
  );
  return { relationships, moments, media };
}

/**
 * The journal for memories and LISA: without the trash, and without folded and sealed relationships and their rows (product
 * decisions, "Folding and sealing").
 */
export function visibleJournal(journal: Journal, today: CalendarDay): Journal {
  const kept = keptJournal(journal);
  const veiled = idsOf(kept.relationships.filter((relationship) => isVeiled(relationship, today)));
  if (veiled.size === 0) return kept;
  const hangsOn = hangsOnNoneOf(veiled);
  const veiledMoments = idsOf(kept.moments.filter((moment) => !hangsOn(moment)));
  return {
    relationships: kept.relationships.filter(({ id }) => !veiled.has(id)),
    moments: kept.moments.filter(hangsOn),
    media: kept.media.filter(
      (one) => hangsOn(one) && (one.moment_id === null || !veiledMoments.has(one.moment_id)),
    ),
  };
}

/** What is counted and drawn in time: what is visible, without letters that are still closed, which are in no list either. */
export function countedJournal(journal: Journal, today: CalendarDay): Journal {
  const { relationships, moments, media } = visibleJournal(journal, today);
  const closed = idsOf(moments.filter((moment) => isSealed(moment, today)));
  if (closed.size === 0) return { relationships, moments, media };
  return {
    relationships,
    moments: moments.filter(({ id }) => !closed.has(id)),
    media: media.filter(({ moment_id }) => moment_id === null || !closed.has(moment_id)),
  };
}

function isKept({ deleted_at }: { readonly deleted_at: string | null }): boolean {
  return deleted_at === null;
}

function idsOf(rows: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}

function hangsOnNoneOf(ids: ReadonlySet<string>) {
  return ({ relationship_id }: { readonly relationship_id: string | null }) =>
    relationship_id === null || !ids.has(relationship_id);
}
