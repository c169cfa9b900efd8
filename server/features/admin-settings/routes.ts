/** The page “Settings” of the back-office: choices, invitations, the state of the server, a mail to oneself. */
import { z } from "zod";
import { newInviteSchema, spellInvite } from "#domain/account/invite.ts";
import { reasonActSchema } from "#domain/admin/audit.ts";
import {
  chooseSettingSchema,
  chosenSettingSchema,
  invitesSchema,
  madeInviteSchema,
  mailTestSchema,
  serverStateSchema,
} from "#domain/admin/server-settings.ts";
import { dangerousSettings, siteSettingNames, siteSettingSchemas } from "#domain/site/site-settings.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import { readLetterReader } from "#server/features/auth/queries/accounts.ts";
import { route } from "#server/http/routes/route.ts";
import { testLetter } from "#server/mail/letters/test-letter.ts";
import type { Services } from "#server/services.ts";
import { chooseSetting, makeInvite, revokeInvite } from "./mutations.ts";
import { presentInvite } from "./present.ts";
import { readInvites, readServerState, readSettingRows, storageAnswers } from "./queries.ts";

const maxBody = 8 * 1024;
const limit = { max: 240, windowSeconds: 3_600, by: "person" } as const;

export const adminSettingsRoutes = (services: Services) => {
  const { office, env, clock } = services;
  return [
    route(
      {
        method: "GET",
        path: "/api/admin/settings",
        auth: "superadmin",
        summary: "What was chosen, what the server was started with, and what is wrong with it; no secret",
        output: serverStateSchema,
      },
      async ({ c, scope }) => {
        c.header("cache-control", "no-store");
        const answers = await storageAnswers(services.files);
        return office.transact(scope, (tx) => readServerState(tx, services, answers));
      },
    ),
    route(
      {
        method: "PUT",
        path: "/api/admin/settings/:name",
        auth: "superadmin",
        recentProof: true,
        summary: "Choose a setting, or take the choice back; not saved when somebody chose since `base`",
        params: z.object({ name: z.enum(siteSettingNames) }),
        body: chooseSettingSchema,
        output: chosenSettingSchema,
        maxBody,
        limit,
      },
      async ({ scope, params: { name }, body: { value, base, reason } }) => {
        if (value !== null && !siteSettingSchemas[name].safeParse(value).success)
          throw new AppError("validation", { details: { field: "value" } });
        if (reason === undefined && dangerousSettings.includes(name))
          throw new AppError("validation", { details: { field: "reason" } });
        return office.transact(scope, async (tx) => {
          const saved = await chooseSetting(tx, { name, value, base, reason });
          const setting = (await readSettingRows(tx, env)).find((each) => each.name === name);
          if (!setting) throw new AppError("internal");
          return { saved, setting };
        });
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/admin/mail-test",
        auth: "superadmin",
        summary: "Send a mail to one's own address, and say what came of it",
        body: z.strictObject({}),
        output: mailTestSchema,
        maxBody: 1024,
        limit: { max: 10, windowSeconds: 3_600, by: "person" },
      },
      async ({ scope, session }) => {
        const { mailer, db } = services;
        const { email: to } = session;
        const { locale } = await readLetterReader(db.auth, session.personId);
        const code = await sendingCode(mailer.send({ to, ...testLetter(locale, services.publicUrl) }));
        await office.transact(scope, (tx) =>
          noteAudit(tx, { action: "mail.tested", after: { sent: code === null, code } }),
        );
        return { sent: code === null, to, kind: mailer.kind, code };
      },
    ),
    route(
      {
        method: "GET",
        path: "/api/admin/invites",
        auth: "superadmin",
        summary: "The invitations, newest first; the codes themselves are not kept",
        output: invitesSchema,
      },
      async ({ c, scope }) => {
        c.header("cache-control", "no-store");
        const rows = await office.transact(scope, readInvites);
        return { invites: rows.map(presentInvite) };
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/admin/invites",
        auth: "superadmin",
        recentProof: true,
        summary: "Make an invitation; the answer tells its code this once",
        body: newInviteSchema,
        output: madeInviteSchema,
        maxBody,
        limit,
      },
      async ({ c, scope, body }) => {
        c.header("cache-control", "no-store");
        return office.transact(scope, async (tx) => {
          const made = await makeInvite(tx, body, clock.now());
          if (!made) throw new AppError("conflict", { message: "There are too many invitations" });
          const row = (await readInvites(tx)).find(({ id }) => id === made.id);
          if (!row) throw new AppError("internal");
          return { invite: presentInvite(row), code: spellInvite(made.code) };
        });
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/admin/invites/:id/revoke",
        auth: "superadmin",
        recentProof: true,
        summary: "Revoke an invitation; accounts that it opened stay",
        params: z.object({ id: idSchema }),
        body: reasonActSchema,
        output: z.object({ revoked: z.literal(true) }),
        maxBody,
        limit,
      },
      async ({ scope, params: { id }, body: { reason } }) => {
        if (!(await office.transact(scope, (tx) => revokeInvite(tx, id, reason))))
          throw new AppError("not_found");
        return { revoked: true } as const;
      },
    ),
  ];
};

/** Milliseconds that the mail server may take. */
const mailPatience = 12_000;

/** Null when it was sent. */
async function sendingCode(sending: Promise<void>): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve("ETIMEDOUT"), mailPatience);
  const sent = sending.then(() => null, codeOf);
  return Promise.race([sent, late.promise]).finally(() => clearTimeout(timer));
}

/** As nodemailer names it (`EAUTH`, `ECONNECTION`); its sentence may quote addresses, so it stays here. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[A-Z_]{2,40}$/.test(code) ? code : "UNKNOWN";
}
