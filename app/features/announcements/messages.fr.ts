import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  label: "De la part de qui tient ce serveur",
  close: "Fermer cette annonce",
} as const satisfies Messages<typeof en>;
