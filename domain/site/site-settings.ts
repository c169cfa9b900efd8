/**
 * What whoever runs the server chooses in the back-office, beside the settings it was started with (docs/decisions/052-chosen-settings.md).
 * A choice counts from the next request on, on every instance.
 */
import { z } from "zod";

export const signUpModes = ["open", "invite", "closed"] as const;
export type SignUpMode = (typeof signUpModes)[number];

const count = z.int().min(0).max(1_000_000_000);
/** Per million tokens, in the currency of the plans. */
const price = z.number().min(0).max(10_000);

export const siteSettingSchemas = {
  /** Who may open an account. */
  sign_up: z.enum(signUpModes),
  /** Signing in and up with an account of somebody else's. */
  outside_accounts_are_on: z.boolean(),
  game_is_on: z.boolean(),
  model_is_on: z.boolean(),
  /** Tokens of a day (UTC), of everybody; 0: no limit. */
  model_daily_tokens: count,
  model_input_price: price,
  model_output_price: price,
  /** The mail that says that a weekly letter can be read. */
  weekly_mails_are_on: z.boolean(),
  /** Days between the request to delete an account and its end. */
  grace_days: z.int().min(0).max(365),
  /** Text messages of a day, of everybody. */
  sms_per_day: z.int().min(0).max(1_000_000),
} as const;

export type SiteSettingName = keyof typeof siteSettingSchemas;
export type SiteSettings = {
  readonly [N in SiteSettingName]: z.infer<(typeof siteSettingSchemas)[N]>;
};
/** What was chosen; what is absent is as the server was started. */
export type ChosenSettings = Partial<SiteSettings>;

export const siteSettingNames = Object.keys(siteSettingSchemas) as readonly SiteSettingName[];

/** Settings that refuse people or let them in, or cost money: changing one asks for a proof and a reason. */
export const dangerousSettings: readonly SiteSettingName[] = [
  "sign_up",
  "outside_accounts_are_on",
  "game_is_on",
  "model_is_on",
  "model_daily_tokens",
  "grace_days",
  "sms_per_day",
];

/**
 * What counts: the choice, else what the server was started with. What the server refuses or bounds by its own settings, a choice can switch off
 * or lower, and never open or raise.
 */
export function settingsInForce(own: SiteSettings, chosen: ChosenSettings): SiteSettings {
  return {
    ...own,
    ...chosen,
    model_is_on: own.model_is_on && (chosen.model_is_on ?? true),
    model_daily_tokens: lowerLimit(own.model_daily_tokens, chosen.model_daily_tokens ?? 0),
    sms_per_day: Math.min(own.sms_per_day, chosen.sms_per_day ?? own.sms_per_day),
  };
}

/** Of two limits, of which 0 is none. */
const lowerLimit = (a: number, b: number) => (a === 0 || b === 0 ? Math.max(a, b) : Math.min(a, b));

/** Values of the database; what is not known or not valid any more counts as not chosen. */
export function readChosenSettings(
  rows: readonly { readonly name: string; readonly value: unknown }[],
): ChosenSettings {
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => {
      if (!isSiteSettingName(name)) return [];
      const read = siteSettingSchemas[name].safeParse(value);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}

const isSiteSettingName = (name: string): name is SiteSettingName =>
  siteSettingNames.some((known) => known === name);
