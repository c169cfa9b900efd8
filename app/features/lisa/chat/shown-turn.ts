/** A turn as the page shows it: kept in the journal, or, in a temporary conversation, on this page alone. */
import type { Feedback, KeptReply, Turn } from "#domain/conversation/conversation.ts";
import { type GivenReply, isStoppedCall, readReply } from "#domain/conversation/kept-reply.ts";
import type { LisaTurn } from "#domain/lisa/reply.ts";

type ShownVersion = {
  readonly id: string;
  readonly question: string;
  /** Null: written by a newer build. */
  readonly reply: GivenReply | null;
};

export type ShownTurn = {
  readonly id: string;
  readonly question: string;
  /** Oldest first; the last is shown first. */
  readonly versions: readonly ShownVersion[];
  readonly feedback: Feedback | null;
  /** Null in a temporary conversation. */
  readonly row: Turn | null;
};

const versions = new WeakMap<KeptReply, ShownVersion>();

/** Each kept reply is read once. */
function versionOf(kept: KeptReply): ShownVersion {
  const known = versions.get(kept);
  if (known) return known;
  const version = { id: kept.id, question: kept.question, reply: readReply(kept.reply) };
  versions.set(kept, version);
  return version;
}

export function shownTurn(row: Turn): ShownTurn {
  const { id, question, feedback, replies } = row;
  return { id, question, feedback, versions: replies.map(versionOf), row };
}

/** Turns that the analyst is told of: the last ones are enough for "and before?". */
const toldTurns = 30;

function answerOf(version: ShownVersion | undefined): GivenReply | null {
  const reply = version?.reply ?? null;
  return reply && !isStoppedCall(reply) ? reply : null;
}

/** What was said before this turn; before the next one when it is null. */
export function saidBefore(turns: readonly ShownTurn[], turn: ShownTurn | null): readonly LisaTurn[] {
  const at = turn ? turns.findIndex(({ id }) => id === turn.id) : turns.length;
  return turns
    .slice(0, at === -1 ? turns.length : at)
    .slice(-toldTurns)
    .map(({ question, versions: all }) => ({ text: question, reply: answerOf(all.at(-1)) }));
}
