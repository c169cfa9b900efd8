import { z } from "zod";

/** The mail of Sunday evenings, which says only that the letter is there. Off until asked for. */
export const weeklyLetterSchema = z.strictObject({ enabled: z.boolean() });
