/** The calls of the page “Content”. */
import { z } from "zod";
import {
  publishedTextSchema,
  type TextName,
  writtenAnnouncementSchema,
  writtenHelpSchema,
} from "#domain/admin/site-contents.ts";
import type { AnnouncementFields } from "#domain/site/announcement.ts";
import type { CountryHelpFields } from "#domain/site/served-help.ts";
import { servedTextSchema } from "#domain/site/site-text.ts";
import { askAdmin } from "../asking/ask-admin.ts";

type Based<T> = T & { readonly base: number; readonly reason: string };

export const writeHelp = (country: string, body: Based<{ help: CountryHelpFields | null }>) =>
  askAdmin(writtenHelpSchema, `/api/admin/help-lines/${country}`, { method: "PUT", body });

const textPath = ({ document, language }: TextName) => `/api/admin/texts/${document}/${language}`;

export const readText = (name: TextName, version: number) =>
  askAdmin(servedTextSchema, `${textPath(name)}/${version}`);

export const publishText = (name: TextName, body: Based<{ body: string | null }>) =>
  askAdmin(publishedTextSchema, textPath(name), { method: "POST", body });

export const writeAnnouncement = (id: string, body: Based<{ announcement: AnnouncementFields }>) =>
  askAdmin(writtenAnnouncementSchema, `/api/admin/announcements/${id}`, { method: "PUT", body });

export const withdrawAnnouncement = (id: string, reason: string) =>
  askAdmin(z.object({ withdrawn: z.literal(true) }), `/api/admin/announcements/${id}/withdraw`, {
    method: "POST",
    body: { reason },
  });
