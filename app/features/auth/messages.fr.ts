import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  login: { title: "Rouvrir votre journal" },
} satisfies Messages<typeof en>;
