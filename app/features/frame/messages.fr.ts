import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  starting: "Initialisation...",
  loading: "Chargement…",
} satisfies Messages<typeof en>;
