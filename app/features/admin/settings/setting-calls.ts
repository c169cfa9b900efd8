/** The calls of the pages with choices. */
import { z } from "zod";
import type { NewInvite } from "#domain/account/invite.ts";
import {
  chosenSettingSchema,
  madeInviteSchema,
  mailTestSchema,
  type SettingValue,
} from "#domain/admin/server-settings.ts";
import type { SiteSettingName } from "#domain/site/site-settings.ts";
import { askAdmin } from "../asking/ask-admin.ts";

type Choice = { readonly value: SettingValue | null; readonly base: number; readonly reason?: string };

export const chooseSetting = (name: SiteSettingName, choice: Choice) =>
  askAdmin(chosenSettingSchema, `/api/admin/settings/${name}`, { method: "PUT", body: choice });

/** Longer than the server waits for the mail server. */
export const testMail = () =>
  askAdmin(mailTestSchema, "/api/admin/mail-test", { method: "POST", body: {}, timeout: 20_000 });

export const makeInvite = (invite: NewInvite) =>
  askAdmin(madeInviteSchema, "/api/admin/invites", { method: "POST", body: invite });

export const revokeInvite = (id: string, reason: string) =>
  askAdmin(z.object({ revoked: z.literal(true) }), `/api/admin/invites/${id}/revoke`, {
    method: "POST",
    body: { reason },
  });
