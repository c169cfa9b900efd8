/** Puts a copy together from the rows of a journal (journal-file.ts). Pure: the same rows and choice give the same copy. */
import type { Profile, ProfileFields } from "#domain/account/profile.ts";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { readReply } from "#domain/conversation/kept-reply.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { momentFieldsSchema } from "#domain/moment/moment-fields.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { mapTexts } from "#domain/wire/own-texts.ts";
import { type Conversations, chooseConversations, noConversations } from "./choose-conversations.ts";
import { type CopyChoice, chooseRows } from "./choose-copy.ts";
import {
  type ConversationEntry,
  type CopyPreferences,
  copyFormat,
  copyVersion,
  type JournalFile,
  type MediaEntry,
  type MomentEntry,
  type MomentHistoryEntry,
  type RelationshipEntry,
} from "./journal-file.ts";
import { type Alias, aliasLetters, blankSensitive, veilNames } from "./veil-names.ts";

export type CopySource = {
  readonly journal: Journal;
  /** With LISA. */
  readonly conversations?: Conversations;
  readonly profile: Profile | null;
  /** Earlier versions by the moment's id, as far as the device has them. */
  readonly versions: ReadonlyMap<string, readonly MomentHistoryEntry[]>;
  readonly owner: string;
  readonly preferences: CopyPreferences;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly today: CalendarDay;
  /** The word before the letter of a veiled name ("Person"), and what stands for the writer ("me"). */
  readonly aliasWords: { readonly person: string; readonly writer: string };
};

export function makeCopy(source: CopySource, choice: CopyChoice): JournalFile {
  const { relationships, moments, media, leftOut } = chooseRows(source.journal, choice, source.today);
  const talks = chooseConversations(
    source.conversations ?? noConversations,
    source.journal,
    { relationships, moments },
    choice,
  );
  const copy = {
    format: copyFormat,
    version: copyVersion,
    made_at: source.madeAt,
    owner: source.owner,
    names: choice.names,
    left_out: { ...leftOut, conversations: talks.leftOut },
    profile: profileOf(source.profile, new Set(relationships.map(({ id }) => id))),
    account: accountOf(source.profile),
    preferences: source.preferences,
    relationships: relationships.toSorted(byDay(({ start_date }) => start_date)).map(relationshipEntry),
    moments: moments
      .toSorted(byDay(({ occurred_on }) => occurred_on))
      .map((moment) => momentEntry(moment, source.versions.get(moment.id))),
    media: media.map(mediaEntry),
    conversations: talks.conversations.map((one) => conversationEntry(one, talks.turns.get(one.id) ?? [])),
  } as const;
  return choice.names === "veiled" ? veiled(copy, source) : copy;
}

const byDay =
  <Row extends { readonly id: string }>(dayOf: (row: Row) => string | null) =>
  (one: Row, other: Row) =>
    (dayOf(one) ?? "").localeCompare(dayOf(other) ?? "") || one.id.localeCompare(other.id);

const recordOf = ({
  id,
  created_at,
  updated_at,
}: Pick<Relationship, "id" | "created_at" | "updated_at">) => ({
  id,
  created_at,
  updated_at,
});

function pick<Fields extends object>(names: readonly string[], row: object): Fields {
  const values = new Map<string, unknown>(Object.entries(row));
  // The names are those of the schema of `Fields`, and a row has all of them (app/store/db/fill-rows.ts).
  return Object.fromEntries(names.map((name) => [name, values.get(name)])) as Fields;
}

const relationshipNames = Object.keys(relationshipFieldsSchema.shape);
const momentNames = Object.keys(momentFieldsSchema.shape);
const profileNames = Object.keys(profileFieldsSchema.shape);

function relationshipEntry(row: Relationship): RelationshipEntry {
  return {
    ...recordOf(row),
    ...pick<Omit<RelationshipEntry, "id" | "created_at" | "updated_at">>(relationshipNames, row),
  };
}

function momentEntry(row: Moment, versions: readonly MomentHistoryEntry[] | undefined): MomentEntry {
  const entry = {
    ...recordOf(row),
    ...pick<Omit<MomentEntry, "id" | "created_at" | "updated_at">>(momentNames, row),
  };
  // A single version is the moment itself.
  return versions && versions.length > 1 ? { ...entry, history: [...versions] } : entry;
}

function mediaEntry(row: Media): MediaEntry {
  const { relationship_id, moment_id, caption, position, is_cover, is_blurred, consent } = row;
  const { kind, width, height, duration, bytes } = row;
  return {
    ...recordOf(row),
    ...{ relationship_id, moment_id, caption, position, is_cover, is_blurred, consent },
    ...{ kind, width, height, duration, bytes },
    file: null,
    sha256: null,
    still: null,
  };
}

function conversationEntry(row: Conversation, turns: readonly Turn[]): ConversationEntry {
  const { title, kind, is_pinned } = row;
  return { ...recordOf(row), title, kind, is_pinned, turns: turns.map(turnEntry) };
}

function turnEntry(row: Turn): ConversationEntry["turns"][number] {
  const { question, feedback, cited } = row;
  const replies = row.replies.map((one) => ({ ...one, text: plainText(one.reply) }));
  return { ...recordOf(row), question, replies, feedback, cited };
}

/** Empty for a reply of a later build, which this one cannot show either. */
function plainText(stored: string): string {
  const reply = readReply(stored);
  return reply ? replyText(reply) : "";
}

/** Ids of people who are not in the copy say nothing there. */
function profileOf(profile: Profile | null, people: ReadonlySet<string>): ProfileFields | null {
  if (!profile) return null;
  const fields = pick<ProfileFields>(profileNames, profile);
  const known = (ids: readonly string[]) => ids.filter((id) => people.has(id));
  return {
    ...fields,
    memory_hidden_relationships: known(fields.memory_hidden_relationships),
    memory_remembered_endings: known(fields.memory_remembered_endings),
  };
}

function accountOf(profile: Profile | null): JournalFile["account"] {
  if (!profile || profile.is_fallback_profile) return null;
  const { email, subscription_plan, subscription_status, current_period_end } = profile;
  return { email, subscription_plan, subscription_status, current_period_end };
}

/** Nothing of the writer's account, no earlier versions, and no name of anyone in the journal. */
function veiled(copy: JournalFile, { profile, aliasWords }: CopySource): JournalFile {
  const people = copy.relationships.map(
    ({ name }, at): Alias => ({ name, alias: `${aliasWords.person} ${aliasLetters(at)}` }),
  );
  const writer = [profile?.first_name, profile?.last_name]
    .filter((name) => typeof name === "string")
    .join(" ");
  const names = copy.relationships.map(({ name }) => name);
  const byAlias = veilNames([...people, { name: writer, alias: aliasWords.writer }]);
  const veil = (text: string) => byAlias(blankSensitive(text, names));
  return {
    ...copy,
    profile: null,
    account: null,
    relationships: copy.relationships.map((one, at) => ({
      ...mapTexts(relationshipTraits, one, veil),
      name: people[at]?.alias ?? aliasWords.person,
    })),
    moments: copy.moments.map(({ history: _, ...moment }) => mapTexts(momentTraits, moment, veil)),
  };
}
