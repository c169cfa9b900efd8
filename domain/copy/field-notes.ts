/** What each field of a copy means, in one sentence: published with the schema (journal-file.ts). A field without a note does not compile. */
import type { ProfileFields } from "#domain/account/profile.ts";
import type { Conversation, ConversationFields, KeptReply, Turn } from "#domain/conversation/conversation.ts";
import type { MediaFields } from "#domain/media/media.ts";
import type { MomentFields } from "#domain/moment/moment.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";

type Notes<Fields> = Readonly<Record<keyof Fields & string, string>>;

const vague =
  "as precisely as it is remembered: a year (2019), a season (2019-21 spring, -22 summer, -23 autumn, -24 winter), a month (2019-05) or a day (2019-05-14)";
const place =
  "Where that city is: its GeoNames number, country (ISO 3166-1), latitude and longitude; null when the city was typed freely.";

export const recordNotes = {
  id: "The entry's own id, a UUID. It stays the same in every copy, which is how a copy is compared with a journal.",
  created_at: "When the entry was first kept, ISO 8601. Told, not taken back.",
  updated_at: "When the entry was last changed, ISO 8601. Told, not taken back.",
} as const;

export const profileNotes: Notes<ProfileFields> = {
  first_name: "The writer's first name.",
  last_name: "The writer's last name.",
  age: "The writer's age in years.",
  location: "Where the writer lives, in their own words.",
  relationship_goals: "What the writer is looking for.",
  bio: "What the writer says of themselves.",
  interests: "The writer's interests.",
  onboarding_completed: "Whether the first steps were taken.",
  partner_word: "The writer's word for someone they love.",
  locale: "The language of the app and its mails: en or fr.",
  timezone: "The writer's time zone, an IANA name.",
  memory_hidden_days:
    "Days that are not brought up as memories: of one year (2024-02-14) or of every year (02-14).",
  memory_hidden_relationships: "Ids of relationships that are not brought up as memories.",
  memory_remembered_endings: "Ids of ended relationships whose memories are brought up on request.",
  game_is_on: "Whether the Game is on. Its points are not in the copy: they are counted from the journal.",
  game_pauses: "Pauses of the Game, first and last day; a last day of null lasts until further notice.",
  lisa_reads:
    "The kinds of text that LISA may read: texts, moods, tags, places, notes, captions, own_pages, needs; none means nothing.",
  messages_are_on: "Whether others could write to the writer. Told, not taken back.",
  discoverable: "Whether the writer could be found by an exact address. Told, not taken back.",
  messages_from: "Who could send a first message: anyone or nobody. Told, not taken back.",
  read_receipts: "Whether receipts were given and heard. Told, not taken back.",
  needs: "What the writer wants to find, in lines of their own: an id, the day it was written, the text.",
  next_crush_removed: "Tags that Next Crush is not to propose again.",
  next_crush_folded_for:
    "The id of the relationship for as long as which Next Crush is folded; null when it is not.",
  blur_media: "Whether photos and videos stay blurred until tapped.",
};

export const relationshipNotes: Notes<RelationshipFields> = {
  name: "What the person is called in the journal.",
  age: "Their age in years. Under 18 no photo or video can be kept with them.",
  city: "Their city, in the writer's words.",
  city_place: place,
  meeting_place: "Where the two met.",
  start_date: `When it began, ${vague}; null when it is not known.`,
  end_date: `When it ended, ${vague}; null when it is not known or goes on.`,
  periods: "Further times together of a relationship that began again, each with a beginning and an end.",
  status: "ongoing or ended.",
  type: "serious, casual, fling, fwb (friends with benefits) or other.",
  rating: "From 1 to 5; null when it was not rated.",
  notes: "The writer's notes.",
  veil: "open, folded (out of sight, last in the list) or sealed (hidden from the list too).",
  lisa_may_read: "Whether LISA may read what is written about this person.",
  veil_until: "The day on which a folded or sealed relationship opens by itself; null until it is opened.",
};

export const momentNotes: Notes<MomentFields> = {
  relationship_id: "The id of the relationship it is about; null when it is about nobody in particular.",
  occurred_on: `When it was, ${vague}.`,
  time_of_day: "The hour (22:00), or morning, afternoon, evening or night; null when it was not said.",
  mood: "5 bright, 4 gentle, 3 even, 2 heavy, 1 stormy.",
  feeling_before: "How it felt before, as a mood.",
  feeling_during: "How it felt during, as a mood.",
  feeling_after: "How it felt after, as a mood.",
  word: "Its word or title.",
  text: "What was written.",
  tags: "The writer's own words for finding it again.",
  place: "Where it was, in the writer's words.",
  city: "The city it was in, when that is not the person's.",
  city_place: place,
  is_milestone: "Whether it is a milestone.",
  sealed_until: "For a letter to later me: the day from which it may be read.",
  is_closing: "Whether it closes the relationship's path.",
  reread_on: "The first day on which it was read again.",
};

type MediaNotes = Notes<Omit<MediaFields, "upload_id">>;

export const mediaNotes: MediaNotes &
  Readonly<Record<"kind" | "width" | "height" | "duration" | "bytes" | "file" | "sha256" | "still", string>> =
  {
    relationship_id: "The id of the relationship it belongs to, or null.",
    moment_id: "The id of the moment it belongs to, or null.",
    caption: "What was written under it.",
    position: "Its place among the others, smallest first.",
    is_cover: "Whether it stands for the relationship.",
    is_blurred: "Whether it stays blurred until tapped.",
    consent: "Whether the person in it knows of it (knows), agreed (agreed), or neither was said (unsure).",
    kind: "photo or video.",
    width: "Width in pixels.",
    height: "Height in pixels.",
    duration: "Length in seconds; null for a photo.",
    bytes: "Size of the kept file in bytes.",
    file: "Its path inside a ZIP; null in a copy without files, and where this file could not be had.",
    sha256: "The SHA-256 of that file, in hexadecimal; null where the copy holds no files.",
    still:
      "In a ZIP, of a video, or of a photo whose file could not be had: the path of a picture of it; null otherwise.",
  };

export const conversationNotes: Notes<ConversationFields> = {
  title: "What it is called; empty: named by its first question.",
  kind: "The analysis it was begun with; null: a free question.",
  is_pinned: "Whether it stands above the others.",
};

type TurnFields = Omit<
  Turn,
  Exclude<keyof Conversation, keyof ConversationFields> | "conversation_id" | "replies"
>;

export const turnNotes: Notes<TurnFields> = {
  question: "As it was asked last.",
  feedback: "Whether it helped the writer think: yes or no; null when it was not said.",
  cited: "Ids of the people, moments and photos that its replies cite or are about.",
};

export const replyNotes: Notes<KeptReply & { readonly text: string }> = {
  id: "The reply's own id.",
  question: "The question as it stood then.",
  locale: "The language of the reply: en or fr.",
  at: "When it was given, by the clock of the device.",
  reply: "The whole reply with its quotations, pages and ways on, as JSON.",
  text: "The same in plain words, to be read. Told, not taken back.",
};
