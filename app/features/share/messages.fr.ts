import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Ce qui a été partagé n’est pas ici",
  outcome: {
    full: "Vingt partages, ou 200\u00A0Mo, attendent déjà. Notez un moment avec eux, ou retirez-les\u00A0; puis partagez encore une fois.",
    failed: "Ce navigateur n’a pas pu le lire ou le garder.",
    none: "Il n’y avait rien qu’un moment puisse contenir\u00A0: un texte, une photo ou une vidéo.",
    lost: "Ce navigateur avait laissé partir la partie de l’application qui le reçoit. Elle est revenue\u00A0: partagez encore une fois.",
  },
  still: "C’est toujours là d’où vous l’avez partagé.",
  note: "Noter un moment",
  home: "Retour à l’accueil",
} as const satisfies Messages<typeof en>;
