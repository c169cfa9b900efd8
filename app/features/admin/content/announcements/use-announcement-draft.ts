import { useState } from "react";
import { z } from "zod";
import type { ListedAnnouncement } from "#domain/admin/site-contents.ts";
import { useContentDraft } from "../use-content-draft.ts";

const fieldsSchema = z.object({
  en: z.string(),
  fr: z.string(),
  /** By the device's clock, as the platform's field has it. */
  from: z.string(),
  until: z.string(),
  reason: z.string(),
});
type TypedAnnouncement = Readonly<z.infer<typeof fieldsSchema>>;

export const announcementKey = (id: string) => `announcement:${id}`;

const week = 7 * 24 * 3_600_000;

/** @param announcement as it is opened; null: a new one, a week long from now on */
export function useAnnouncementDraft(announcement: ListedAnnouncement | null) {
  const [start] = useState<TypedAnnouncement>(() => ({
    ...(announcement?.texts ?? { en: "", fr: "" }),
    from: toLocal(announcement?.startsAt ?? new Date().toISOString()),
    until: toLocal(announcement?.endsAt ?? new Date(Date.now() + week).toISOString()),
    reason: "",
  }));
  return useContentDraft({
    key: announcementKey(announcement?.id ?? "new"),
    start,
    base: announcement?.version ?? 0,
    read: readFields,
  });
}

const readFields = (stored: unknown): TypedAnnouncement | null => fieldsSchema.safeParse(stored).data ?? null;

/** The platform's own field speaks the device's time. */
function toLocal(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function toInstant(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}
