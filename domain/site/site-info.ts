/** What the server tells every app about itself, signed in or not. The app keeps the newest copy, so that it counts without a network too. */
import { z } from "zod";
import { announcementSchema } from "./announcement.ts";
import { servedHelpSchema } from "./served-help.ts";

export const siteInfoSchema = z.object({
  /** False: the Game is switched off for everyone. */
  gameIsOn: z.boolean(),
  /** Those of now and of the days to come. */
  announcements: z.array(announcementSchema),
  /** Countries whose help lines stand in place of the built-in ones. */
  help: z.array(servedHelpSchema),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;
