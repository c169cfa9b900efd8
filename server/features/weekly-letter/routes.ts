/** Whether a mail says on Sundays that the week's letter can be opened. The letter is composed on the device. */
import { weeklyLetterSchema } from "#domain/account/weekly-letter.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { setWeeklyLetter } from "./mutations.ts";
import { hasWeeklyLetter } from "./queries.ts";

export const weeklyLetterRoutes = ({ db }: Services) => [
  route(
    {
      method: "GET",
      path: "/api/weekly-letter",
      auth: "session",
      summary: "Whether a mail says on Sundays that the week's letter is there",
      output: weeklyLetterSchema,
    },
    async ({ session }) => ({ enabled: await hasWeeklyLetter(db.auth, session.personId) }),
  ),
  route(
    {
      method: "PATCH",
      path: "/api/weekly-letter",
      auth: "session",
      summary: "Have that mail sent, or not any more",
      body: weeklyLetterSchema,
      output: weeklyLetterSchema,
      maxBody: 1024,
      limit: { max: 60, windowSeconds: 3_600, by: "person" },
    },
    async ({ session, body: { enabled } }) => {
      await setWeeklyLetter(db.auth, session.personId, enabled);
      return { enabled };
    },
  ),
];
