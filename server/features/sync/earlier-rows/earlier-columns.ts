/**
 * The columns in which rows were stored up to migration 0098: most fields in clear, some as sealed cells. A row that has not been sealed
 * as a whole yet is read from them (migration 0099); once none is left they are dropped (migration 0100). Frozen: fields that came later
 * were never stored like this.
 */
import type { SyncedTableName } from "#domain/wire/sync.ts";

type EarlierColumns = {
  /** Columns that were in clear and are sealed with the row now. */
  readonly clear: readonly string[];
  /** Cells, each sealed for itself, in their order. */
  readonly cells: readonly string[];
};

export const earlierColumns: Readonly<Record<SyncedTableName, EarlierColumns>> = {
  profiles: {
    clear: [
      "age",
      "location",
      "relationship_goals",
      "interests",
      "onboarding_completed",
      "partner_word",
      "memory_hidden_days",
      "memory_hidden_relationships",
      "memory_remembered_endings",
      "game_is_on",
      "game_pauses",
      "blur_media",
    ],
    cells: ["bio"],
  },
  relationships: {
    clear: [
      "name",
      "age",
      "city",
      "city_place",
      "meeting_place",
      "start_date",
      "end_date",
      "periods",
      "status",
      "type",
      "rating",
      "veil",
      "veil_until",
      "media",
    ],
    cells: ["notes"],
  },
  moments: {
    clear: [
      "occurred_on",
      "mood",
      "feeling_before",
      "feeling_during",
      "feeling_after",
      "is_milestone",
      "sealed_until",
      "is_closing",
      "reread_on",
    ],
    cells: ["word", "text", "tags", "place"],
  },
  media: {
    clear: ["is_cover", "is_blurred", "consent", "width", "height", "duration"],
    cells: ["caption", "blur"],
  },
  conflicts: {
    clear: ["table", "field", "device_id", "at"],
    cells: ["value", "base_value"],
  },
  conversations: { clear: [], cells: [] },
  turns: { clear: [], cells: [] },
  threads: { clear: [], cells: [] },
  messages: { clear: [], cells: [] },
};

/** Every column that goes with migration 0100. */
export function columnsToEmpty(table: SyncedTableName): readonly string[] {
  const { clear, cells } = earlierColumns[table];
  const others = {
    profiles: ["is_earlier"],
    relationships: ["folded"],
    moments: [],
    media: [],
    conflicts: [],
    conversations: [],
    turns: [],
    threads: [],
    messages: [],
  };
  return [...clear, ...cells, "seals", ...others[table]];
}
