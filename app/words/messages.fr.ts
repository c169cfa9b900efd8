import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  partner: "Partenaire",
  boyfriend: "Copain",
  girlfriend: "Copine",
  crush: "Béguin",
  lover: "Amour",
} satisfies Messages<typeof en>;
