import { z } from "zod";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { AppError } from "#server/errors.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { patchProfile } from "./mutations/patch-profile.ts";
import { photoRoutes } from "./photo-routes.ts";
import { presentProfile, profileSchema } from "./present.ts";
import { profilesRoutes } from "./profiles-routes.ts";
import { readProfile } from "./queries/own-profile.ts";

/** Validated field by field in the handler, so that each error names its field and protected fields have a code of their own. */
const patchSchema = z
  .record(z.string().max(64), z.json())
  .meta(z.toJSONSchema(profileFieldsSchema.partial(), { io: "input", unrepresentable: "any" }));

export const profileRoutes = (services: Services) => [
  ...photoRoutes(services),
  ...profilesRoutes(services),
  route(
    {
      method: "GET",
      path: "/api/profile",
      auth: "session",
      token: "read",
      summary: "The person's own profile",
      query: z.strictObject({
        /** Comma-separated columns; default all. */
        select: z.string().max(1_000).default("*"),
      }),
      output: profileSchema.partial(),
    },
    async ({ scope, session, query }) => {
      const row = await readProfile(services, scope);
      if (!row) throw new AppError("PGRST116");
      return pick(presentProfile(row, session), query.select);
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/api/profile",
      auth: "session",
      token: "write",
      summary: "Change one's own profile; only the fields that are sent",
      body: patchSchema,
      output: profileSchema,
    },
    async ({ scope, session, body }) => presentProfile(await patchProfile(services, scope, body), session),
  ),
];

/** @throws AppError `validation` for an unknown column */
function pick(profile: Row, select: string): Row {
  if (select === "*") return profile;
  const names = select.split(",").map((name) => name.trim());
  if (names.some((name) => !Object.hasOwn(profile, name)))
    throw refusalOf([{ field: "select", code: "not_allowed" }], "query");
  return Object.fromEntries(names.map((name) => [name, profile[name]]));
}

type Row = Readonly<Record<string, unknown>>;
