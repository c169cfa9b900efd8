import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Ce chemin n’est sur aucune carte.",
  text: "L’adresse ne mène nulle part, ou la page a changé de place.",
  home: "Revenir à l’accueil",
} satisfies Messages<typeof en>;
