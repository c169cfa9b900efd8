import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Raccourcis clavier",
  capture: "Noter un moment",
  search: "Chercher",
  list: "Cette liste",
  toasts: "Aller au dernier message",
  escape: "Fermer ce qui est ouvert",
  quit: "Quitter vite, de partout",
  shift: "Maj",
  singleKeys: "Raccourcis d’une seule touche",
  singleKeysHint: "N, la barre oblique et le point d’interrogation. Sans eux, ces touches ne font plus rien.",
  quickExit: "Quitter vite en appuyant trois fois sur Maj",
  quickExitHint: "Sinon, le bouton du menu et du profil le fait toujours.",
  escapeKey: "Échap",
} satisfies Messages<typeof en>;
