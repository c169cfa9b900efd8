/**
 * A backup (specification, section 3, table `user_backups`): what the person said with LISA, where they stand in the Game, and what they
 * chose. Made and read on the device; the server stores it without looking inside (docs/decisions/047-backups-of-a-journal.md).
 */
import type { z } from "zod";
import type { Profile } from "#domain/account/profile.ts";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import type { GameProgress } from "#domain/game/progress.ts";
import { backupBytesLimit } from "./backup-limits.ts";
import type { backedUpConversationSchema, backupSchema } from "./read-backup.ts";

export const backupVersion = "1.0";

/** What a person chose, of their profile. What LISA may read is a permission, not a choice to bring back: it is given anew. */
export const preferenceFields = [
  "partner_word",
  "locale",
  "memory_hidden_days",
  "memory_hidden_relationships",
  "memory_remembered_endings",
  "blur_media",
  "next_crush_removed",
  "next_crush_folded_for",
] as const;
export type PreferenceField = (typeof preferenceFields)[number];
/** Choices that name relationships. */
export const namingFields = ["memory_hidden_relationships", "memory_remembered_endings"] as const;

export type Backup = z.infer<typeof backupSchema>;
export type BackedUpConversation = z.infer<typeof backedUpConversationSchema>;

type BackupSource = {
  readonly personId: string;
  /** ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly profile: Profile | null;
  readonly game: GameProgress;
  /** Without the trash. A temporary conversation is no row, so it is never in here. */
  readonly conversations: readonly Conversation[];
  readonly turns: readonly Turn[];
};

/** Whole conversations, the newest first, for as long as they fit into `backupBytesLimit`; the others are counted. */
export function makeBackup(source: BackupSource): Backup {
  const { personId, timestamp, profile, game, conversations } = source;
  const preferences = Object.fromEntries(preferenceFields.map((name) => [name, profile?.[name]]));
  const backup: Backup = {
    userId: personId,
    timestamp,
    version: backupVersion,
    data: {
      aiConversations: [],
      gameProgress: { ...game, pauses: [...game.pauses], trophies: [...game.trophies] },
      preferences,
      conversationsLeftOut: 0,
    },
  };
  // A turn that does not open has no question: there is nothing of it to keep.
  const whole = source.turns.filter(({ question }) => question !== "");
  const turns = Map.groupBy(whole, ({ conversation_id }) => conversation_id);
  // Room for the count, which is 0 as yet.
  let room = backupBytesLimit - bytesOf(backup) - 20;
  const newestFirst = conversations.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const kept: BackedUpConversation[] = [];
  for (const conversation of newestFirst) {
    const one = backUpConversation(conversation, turns.get(conversation.id) ?? []);
    const bytes = bytesOf(one) + 1;
    if (bytes > room) break;
    room -= bytes;
    kept.push(one);
  }
  return {
    ...backup,
    data: {
      ...backup.data,
      aiConversations: kept,
      conversationsLeftOut: conversations.length - kept.length,
    },
  };
}

function backUpConversation(
  { id, created_at, title, kind, is_pinned }: Conversation,
  turns: readonly Turn[],
): BackedUpConversation {
  const inOrder = turns.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    id,
    created_at,
    title,
    kind,
    is_pinned,
    turns: inOrder.map((turn) => ({
      id: turn.id,
      created_at: turn.created_at,
      question: turn.question,
      replies: turn.replies,
      feedback: turn.feedback,
      cited: turn.cited,
    })),
  };
}

/** Bytes of a value as JSON in UTF-8. JSON escapes what is half a sign, so each of two halves counts two. */
export function bytesOf(value: unknown): number {
  const json = JSON.stringify(value);
  let bytes = 0;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}
