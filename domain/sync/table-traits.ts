/** The traits of every synced table. */
import { profileTraits } from "#domain/account/profile-traits.ts";
import { conversationTraits, turnTraits } from "#domain/conversation/conversation-traits.ts";
import { mediaTraits } from "#domain/media/media-traits.ts";
import { messageTraits, threadTraits } from "#domain/message/message-traits.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import { link, type TableTraits } from "#domain/wire/field-traits.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

const conflictTraits = {
  table: { serverBlank: null },
  row_id: { clear: link, serverBlank: null },
  field: { serverBlank: null },
  value: { serverBlank: null },
  base_value: { serverBlank: null },
  device_id: { serverBlank: null },
  at: { serverBlank: null },
  op_id: { clear: "an id: an answer that is repeated finds its conflicts by it", serverBlank: null },
} as const satisfies TableTraits;

/** In the order of `syncedTableNames`. */
export const tableTraits = {
  profiles: profileTraits,
  relationships: relationshipTraits,
  moments: momentTraits,
  media: mediaTraits,
  conflicts: conflictTraits,
  conversations: conversationTraits,
  turns: turnTraits,
  threads: threadTraits,
  messages: messageTraits,
} as const satisfies Readonly<Record<SyncedTableName, TableTraits>>;

/** FNV-1a, 32 bits, as hexadecimal: enough to tell one set of names from the one before. Whatever the order of a table's fields. */
export function markOf(tables: Readonly<Record<string, TableTraits>>): string {
  const named = Object.entries(tables).map(([table, traits]) =>
    [table, ...Object.keys(traits).sort()].join(),
  );
  let hash = 0x811c9dc5;
  for (const sign of named.join(";")) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
