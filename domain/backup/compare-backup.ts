/** A state beside the journal of today: what would come back, what differs, and which choices would change. Nothing that came since goes. */
import type { Profile, ProfileFields } from "#domain/account/profile.ts";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import {
  type BackedUpConversation,
  type Backup,
  namingFields,
  type PreferenceField,
  preferenceFields,
} from "./backup.ts";

/** One row to write: of a conversation or of one of its turns. */
export type BackupEntry = {
  readonly table: "conversations" | "turns";
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};
export type ComparedConversation = {
  readonly id: string;
  /** Its title, else its first question. */
  readonly title: string;
  readonly createdAt: string;
  /** new: not here; trashed: in the trash here; more: here, and the state has turns that are not; different: here with other values. */
  readonly state: "same" | "new" | "trashed" | "more" | "different";
  /** What is not here. */
  readonly missing: readonly BackupEntry[];
  /** What is here with other values, which would take the state's. */
  readonly changed: readonly BackupEntry[];
};
type ChoiceField = PreferenceField | "game_is_on" | "game_pauses";
type ChangedChoice = { readonly field: ChoiceField; readonly value: ProfileFields[ChoiceField] };

export type ComparedBackup = {
  /** The newest first. */
  readonly conversations: readonly ComparedConversation[];
  readonly choices: readonly ChangedChoice[];
  readonly leftOut: number;
  /** Counted from the journal, so never brought back: what stood there then. */
  readonly points: number;
};

type Here = {
  readonly conversations: ReadonlyMap<string, Conversation>;
  readonly turns: ReadonlyMap<string, Turn>;
  readonly profile: Profile | null;
  /** Relationships that are here: a choice about one that is gone is left behind. */
  readonly relationships: ReadonlySet<string>;
};

export function compareBackup({ data }: Backup, here: Here): ComparedBackup {
  return {
    conversations: data.aiConversations.map((conversation) => compareConversation(conversation, here)),
    choices: here.profile ? changedChoices(data, here, here.profile) : [],
    leftOut: data.conversationsLeftOut,
    points: data.gameProgress.points,
  };
}

function compareConversation(told: BackedUpConversation, here: Here): ComparedConversation {
  const { id, turns, title, created_at, kind, is_pinned } = told;
  const missing: BackupEntry[] = [];
  const changed: BackupEntry[] = [];
  const known = here.conversations.get(id);
  const isGone = !known || known.deleted_at !== null;
  const own: BackupEntry = { table: "conversations", id, fields: { title, kind, is_pinned } };
  if (isGone) missing.push(own);
  else if (differs(own, known)) changed.push(own);
  for (const { id: turnId, created_at: _, ...fields } of turns) {
    const row = here.turns.get(turnId);
    // A turn never moves to another conversation: such a state was edited.
    if (row && row.conversation_id !== id && row.deleted_at === null) continue;
    const entry: BackupEntry = { table: "turns", id: turnId, fields: { ...fields, conversation_id: id } };
    if (!row || row.deleted_at !== null) missing.push(entry);
    else if (differs(entry, row)) changed.push(entry);
  }
  const state = !known
    ? "new"
    : isGone
      ? "trashed"
      : missing.length > 0
        ? "more"
        : changed.length > 0
          ? "different"
          : "same";
  return { id, title: title || (turns[0]?.question ?? ""), createdAt: created_at, state, missing, changed };
}

const differs = ({ fields }: BackupEntry, row: object): boolean =>
  Object.entries(fields).some(([name, value]) => !isSameValue(value ?? null, Reflect.get(row, name) ?? null));

function changedChoices(
  { preferences, gameProgress }: Backup["data"],
  { relationships }: Here,
  profile: Profile,
): readonly ChangedChoice[] {
  const then: { [F in ChoiceField]?: ProfileFields[ChoiceField] | undefined } = {
    ...preferences,
    game_is_on: gameProgress.isOn,
    game_pauses: gameProgress.pauses,
  };
  for (const field of namingFields) {
    const ids = preferences[field];
    if (ids) then[field] = ids.filter((id) => relationships.has(id));
  }
  const foldedFor = preferences.next_crush_folded_for;
  if (foldedFor && !relationships.has(foldedFor)) delete then.next_crush_folded_for;
  const fields: readonly ChoiceField[] = [...preferenceFields, "game_is_on", "game_pauses"];
  return fields.flatMap((field) => {
    const value = then[field];
    return value === undefined || isSameValue(value, profile[field] ?? null) ? [] : [{ field, value }];
  });
}
