/** How the model outside is used, in counts of nobody: what the page “AI” of the back-office shows. */
import { z } from "zod";

/** Milliseconds within which the first word came; what took longer is in `later`. */
export const firstWordBounds = [250, 500, 1_000, 2_000, 5_000, 10_000] as const;
const later = 2_147_483_647;

/** @param milliseconds null when no word came */
export function firstWordWithin(milliseconds: number | null): number {
  if (milliseconds === null) return 0;
  return firstWordBounds.find((bound) => milliseconds <= bound) ?? later;
}

type Waited = { readonly within: number; readonly calls: number };

/**
 * The bound within which a share of the answered calls had their first word: `within` null is later than the last bound.
 * @param share of 1: 0.5 for the middle one
 * @returns null without calls
 */
export function firstWordOf(
  waits: readonly Waited[],
  share: number,
): { readonly within: number | null } | null {
  const answered = waits.filter(({ within }) => within > 0).toSorted((a, b) => a.within - b.within);
  const all = answered.reduce((sum, { calls }) => sum + calls, 0);
  if (all === 0) return null;
  let counted = 0;
  for (const { within, calls } of answered) {
    counted += calls;
    if (counted >= share * all) return { within: within === later ? null : within };
  }
  return { within: null };
}

const waitSchema = z.object({ within: z.int(), calls: z.int() });

const modelDaySchema = z.object({
  day: z.iso.date(),
  calls: z.int(),
  failures: z.int(),
  givenBack: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /**
   * Milliseconds within which half of the answered calls, and 95 of 100, had their first word; null within: later than the last bound.
   * Null: none was answered.
   */
  firstWord: z.object({ half: z.int().nullable(), most: z.int().nullable() }).nullable(),
});
export type ModelDay = z.infer<typeof modelDaySchema>;

export const modelPageSchema = z.object({
  /** As the provider knows it; null when the settings name none, or one that is refused. */
  model: z.string().nullable(),
  /** Why there is none. */
  absence: z.enum(["none", "refused", "off"]).nullable(),
  /** Switched on in the back-office, and by the server's own settings. */
  isOn: z.boolean(),
  health: z.enum(["unknown", "well", "failing"]),
  wellAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  contractVersion: z.string(),
  /** The days asked for, in UTC: today is the last. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** Of them, each day that had a call. */
  days: z.array(modelDaySchema),
  waits: z.array(waitSchema),
  failures: z.array(z.object({ reason: z.string(), calls: z.int() })),
  tokensToday: z.int(),
  /** 0: no limit. */
  tokensPerDay: z.int(),
  currency: z.string(),
});
export type ModelPage = z.infer<typeof modelPageSchema>;

/** In the currency of the plans, from the prices per million tokens. */
export function costOf(
  { inputTokens, outputTokens }: Pick<ModelDay, "inputTokens" | "outputTokens">,
  prices: { readonly input: number; readonly output: number },
): number {
  return (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000;
}
