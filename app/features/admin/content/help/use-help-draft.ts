import { useState } from "react";
import { z } from "zod";
import type { HelpCountry } from "#domain/admin/site-contents.ts";
import { useContentDraft } from "../use-content-draft.ts";
import { draftOf, type HelpDraft } from "./help-draft.ts";

type HelpFields = HelpDraft & { readonly reason: string };

export const helpKey = (country: string) => `help:${country}`;

/** @param entry as it is opened */
export function useHelpDraft({ country, help, version }: HelpCountry) {
  const [start] = useState<HelpFields>(() => ({ ...draftOf(country, help), reason: "" }));
  return useContentDraft({ key: helpKey(country), start, base: version, read: readFields });
}

const text = z.string();
const fieldsSchema = z.object({
  emergency: text,
  reason: text,
  lines: z.array(
    z.object({
      key: z.number(),
      ...{
        name: text,
        number: text,
        hours: text,
        text,
        for: text,
        languages: text,
        source: text,
        checked: text,
      },
      compared: z.object({ on: text, pages: z.array(text) }).nullable(),
    }),
  ),
});

const readFields = (stored: unknown): HelpFields | null => fieldsSchema.safeParse(stored).data ?? null;
