/** Help lines of a country as whoever runs the server wrote them: they stand in place of the built-in entry (domain/lisa/safety/help-lines.ts). */
import { z } from "zod";
import { someLine } from "#domain/text/text-schemas.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";

/** Lines of one country. */
export const helpLineLimit = 12;

const day = z.string().refine(isCalendarDay, "not_a_date");
/** What a telephone dials or a person reads out; an address on the web for a directory. */
const numberField = someLine(60).refine((number) => /^[\w .+()/-]+$/.test(number), "not_a_number");

export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

const helpLineSchema = z.strictObject({
  name: someLine(80),
  number: numberField,
  hours: someLine(60),
  text: someLine(80).optional(),
  for: z.enum(["crisis", "violence", "anyone"]),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .min(1)
    .max(12),
  /** Who runs it, or where it is published: the name of a site. */
  source: z
    .string()
    .trim()
    .max(120)
    .regex(/^[\w-]+(?:\.[\w-]+)+$/),
  compared: z
    .strictObject({ on: day, pages: z.array(z.url({ protocol: /^https$/ }).max(400)).max(12) })
    .nullable(),
  checked: day.nullable(),
});

export const countryHelpFieldsSchema = z.strictObject({
  emergency: z.array(numberField).min(1).max(8),
  lines: z.array(helpLineSchema).max(helpLineLimit),
});
export type CountryHelpFields = z.infer<typeof countryHelpFieldsSchema>;

export const servedHelpSchema = countryHelpFieldsSchema.extend({ country: countrySchema });
export type ServedHelp = z.infer<typeof servedHelpSchema>;
