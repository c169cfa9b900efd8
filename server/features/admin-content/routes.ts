/** The page “Content” of the back-office: announcements, help lines by country, legal and support texts. */
import { z } from "zod";
import { reasonActSchema } from "#domain/admin/audit.ts";
import {
  announcementsSchema,
  helpCountriesSchema,
  publishedTextSchema,
  publishTextSchema,
  siteTextsSchema,
  textNameSchema,
  writeAnnouncementSchema,
  writeHelpSchema,
  writtenAnnouncementSchema,
  writtenHelpSchema,
} from "#domain/admin/site-contents.ts";
import { countrySchema } from "#domain/site/served-help.ts";
import { servedTextSchema } from "#domain/site/site-text.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { presentAnnouncement, presentText } from "#server/features/site/present.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { publishText, withdrawAnnouncement, writeAnnouncement, writeHelp } from "./mutations.ts";
import { readAllAnnouncements, readAnnouncement, readHelpCountries, readText, readTexts } from "./queries.ts";

const auth = "superadmin";
const limit = { max: 240, windowSeconds: 3_600, by: "person" } as const;
const maxBody = 64 * 1024;
/** A text of 60,000 letters takes up to four bytes each. */
const largestText = 300 * 1024;

export const adminContentRoutes = ({ office }: Services) => [
  route(
    {
      method: "GET",
      path: "/api/admin/announcements",
      auth,
      summary: "The announcements, also those that are over",
      output: announcementsSchema,
    },
    async ({ c, scope }) => {
      c.header("cache-control", "no-store");
      const rows = await office.transact(scope, readAllAnnouncements);
      return {
        announcements: rows.map((row) => ({
          ...presentAnnouncement(row),
          withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
        })),
      };
    },
  ),
  route(
    {
      method: "PUT",
      path: "/api/admin/announcements/:id",
      auth,
      recentProof: true,
      summary:
        "Write an announcement under an id of one's own (`base` 0), or change one that was not changed since",
      params: z.object({ id: idSchema }),
      body: writeAnnouncementSchema,
      output: writtenAnnouncementSchema,
      maxBody,
      limit,
    },
    ({ scope, params: { id }, body }) =>
      office.transact(scope, async (tx) => {
        const { written, version } = await writeAnnouncement(tx, id, body);
        const row = version === null ? undefined : await readAnnouncement(tx, id);
        if (row)
          return { outcome: written ? "saved" : "changed", announcement: presentAnnouncement(row) } as const;
        return { outcome: body.base === 0 ? "full" : "gone" } as const;
      }),
  ),
  route(
    {
      method: "POST",
      path: "/api/admin/announcements/:id/withdraw",
      auth,
      recentProof: true,
      summary: "Withdraw an announcement: apps stop showing it the next time they ask",
      params: z.object({ id: idSchema }),
      body: reasonActSchema,
      maxBody,
      output: z.object({ withdrawn: z.literal(true) }),
      limit,
    },
    async ({ scope, params: { id }, body: { reason } }) => {
      if (!(await office.transact(scope, (tx) => withdrawAnnouncement(tx, id, reason))))
        throw new AppError("not_found");
      return { withdrawn: true } as const;
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/admin/help-lines",
      auth,
      summary: "The countries whose help lines were written here",
      output: helpCountriesSchema,
    },
    async ({ c, scope }) => {
      c.header("cache-control", "no-store");
      return { countries: [...(await office.transact(scope, readHelpCountries))] };
    },
  ),
  route(
    {
      method: "PUT",
      path: "/api/admin/help-lines/:country",
      auth,
      recentProof: true,
      summary:
        "Write the help lines of a country, or give it back its built-in ones; not saved when changed since",
      params: z.object({ country: countrySchema }),
      body: writeHelpSchema,
      output: writtenHelpSchema,
      maxBody,
      limit,
    },
    ({ scope, params: { country }, body }) =>
      office.transact(scope, async (tx) => {
        const saved = await writeHelp(tx, country, body);
        const entry = (await readHelpCountries(tx)).find((each) => each.country === country);
        return { saved, entry: entry ?? { country, version: 0, help: null, changedAt: null } };
      }),
  ),
  route(
    {
      method: "GET",
      path: "/api/admin/texts",
      auth,
      summary: "The legal and support texts by language, with their versions",
      output: siteTextsSchema,
    },
    async ({ c, scope }) => {
      c.header("cache-control", "no-store");
      return { texts: [...(await office.transact(scope, readTexts))] };
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/admin/texts/:document/:language/:version",
      auth,
      summary: "One version of a text; 0 is the built-in one, which the app has",
      params: textNameSchema.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
      output: servedTextSchema,
    },
    async ({ c, scope, params: { version, ...name } }) => {
      c.header("cache-control", "no-store");
      const row =
        version === 0 ? undefined : await office.transact(scope, (tx) => readText(tx, name, version));
      if (version > 0 && !row) throw new AppError("not_found");
      return presentText(row);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/admin/texts/:document/:language",
      auth,
      recentProof: true,
      summary:
        "Publish a version of a text, or the built-in one again; not saved when somebody published since",
      params: textNameSchema,
      body: publishTextSchema,
      output: publishedTextSchema,
      maxBody: largestText,
      limit,
    },
    ({ scope, params, body }) =>
      office.transact(scope, async (tx) => {
        const saved = await publishText(tx, params, body);
        return { saved, text: presentText(await readText(tx, params)) };
      }),
  ),
];
