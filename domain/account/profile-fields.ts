/** The fields of their own profile that a person may write, validated one by one. */
import { z } from "zod";
import { readableTexts } from "#domain/conversation/conversation.ts";
import { messageSenders } from "#domain/message/message.ts";
import { line, lines, someLine } from "#domain/text/text-schemas.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";
import { isTimeZone } from "#domain/time/time-zone-name.ts";
import type { Shape } from "#domain/wire/field-traits.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { relationshipGoals } from "./profile.ts";
import { profileTraits as traits } from "./profile-traits.ts";

/** A date of one year (`2024-02-14`) or of every year (`02-14`). */
const memoryDay = z
  .string()
  .refine((day) => isCalendarDay(day) || isCalendarDay(`2000-${day}`), "not_a_date")
  .max(10);
const calendarDay = z.string().refine(isCalendarDay, "not_a_date");

/** The fields that the person may change. All others are the server's. */
export const profileFieldsSchema = z.strictObject({
  first_name: line(traits.first_name.max).nullable().default(null),
  last_name: line(traits.last_name.max).nullable().default(null),
  age: z.int().min(traits.age.min).max(traits.age.max).nullable().default(null),
  location: line(traits.location.max).nullable().default(null),
  relationship_goals: z.array(z.enum(relationshipGoals)).max(relationshipGoals.length).default([]),
  bio: lines(traits.bio.max).nullable().default(null),
  interests: z.array(someLine(traits.interests.max)).max(traits.interests.count).default([]),
  onboarding_completed: z.boolean().default(false),
  /** One of `partnerWords`, or a word of the person's own. */
  partner_word: line(traits.partner_word.max).nullable().default(null),
  locale: z.enum(["en", "fr"]).default("fr"),
  /** An IANA name. */
  timezone: z.string().max(traits.timezone.max).refine(isTimeZone, "not_allowed").default("Europe/Paris"),
  /** Days that are not shown as memories (domain/journal/on-this-day.ts). */
  memory_hidden_days: z.array(memoryDay).max(traits.memory_hidden_days.count).default([]),
  /** Relationships that are not shown as memories. */
  memory_hidden_relationships: z.array(idSchema).max(traits.memory_hidden_relationships.count).default([]),
  /** Ended relationships whose memories are shown on request. */
  memory_remembered_endings: z.array(idSchema).max(traits.memory_remembered_endings.count).default([]),
  game_is_on: z.boolean().default(true),
  /** Pauses of the Game chosen by the person; `end` null: until further notice. */
  game_pauses: z
    .array(z.strictObject({ start: calendarDay, end: calendarDay.nullable() }))
    .max(traits.game_pauses.count)
    .default([]),
  /** Photos and videos stay blurred until tapped. */
  blur_media: z.boolean().default(false),
  /** What the person wants to find, in lines of their own, the newest last (docs/product-decisions.md, "Next Crush"). */
  needs: z
    .array(z.strictObject({ id: idSchema, on: calendarDay, text: someLine(traits.needs.max) }))
    .max(traits.needs.count)
    .default([]),
  /** Tags, folded, that Next Crush is not to propose again. */
  next_crush_removed: z
    .array(z.string().min(1).max(traits.next_crush_removed.max))
    .max(traits.next_crush_removed.count)
    .default([]),
  /** The relationship for as long as which Next Crush is folded. */
  next_crush_folded_for: idSchema.nullable().default(null),
  /** Messages between people; off: nothing reaches this person, and nobody is told. */
  messages_are_on: z.boolean().default(false),
  /** Found by an exact e-mail address, telephone number or handle. */
  discoverable: z.boolean().default(false),
  /** Who may send a first message. */
  messages_from: z.enum(messageSenders).default("anyone"),
  /** Tells others what was read, and hears it of them: only where both want it. */
  read_receipts: z.boolean().default(false),
  /** The kinds of text that LISA may read; none until the person says so. */
  lisa_reads: z.array(z.enum(readableTexts)).max(readableTexts.length).default([]),
} satisfies Shape<typeof traits>);
