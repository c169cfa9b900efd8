/** What the server tells everyone about itself: switches, announcements, help lines, and the texts that stand in place of the built-in ones. */
import { z } from "zod";
import { siteInfoSchema } from "#domain/site/site-info.ts";
import { servedTextSchema, siteDocuments, siteLanguages } from "#domain/site/site-text.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { presentAnnouncement, presentText } from "./present.ts";
import { readAnnouncements, readServedHelp, readServedText, readSettings } from "./queries.ts";

export const siteRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/site",
      auth: "public",
      summary: "What counts for every app of this server: the Game's switch, announcements, help lines",
      output: siteInfoSchema,
    },
    async ({ c }) => {
      c.header("cache-control", "no-cache");
      const { db, clock } = services;
      const [chosen, announcements, help] = await Promise.all([
        readSettings(services),
        readAnnouncements(db, clock.now()),
        readServedHelp(db),
      ]);
      return {
        gameIsOn: chosen.game_is_on,
        announcements: announcements.map(presentAnnouncement),
        help: [...help],
      };
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/site/texts/:document/:language",
      auth: "public",
      summary:
        "A legal or support text as whoever runs the server published it; version 0 is the built-in one",
      params: z.object({ document: z.enum(siteDocuments), language: z.enum(siteLanguages) }),
      output: servedTextSchema,
      limit: { max: 600, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, params }) => {
      c.header("cache-control", "no-cache");
      return presentText(await readServedText(services.db, params));
    },
  ),
];
