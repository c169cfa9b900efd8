import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  upgraded: {
    title: "Une nouvelle version de Tendre est ouverte",
    text: "Elle a repris le journal dans un autre onglet. Rafraîchissez la page pour continuer ici\u00A0: tout ce que vous avez gardé y est.",
  },
  gone: {
    title: "Ce navigateur n’a plus le journal",
    text: "Ses données ont été effacées, dans un autre onglet ou par le navigateur. Rafraîchissez la page\u00A0: tout ce qui était parti revient de votre compte.",
  },
  goneOnDevice: {
    title: "Ce navigateur n’a plus le journal",
    text: "Ses données ont été effacées, dans un autre onglet ou par le navigateur. Ce journal n’était gardé nulle part ailleurs.",
  },
  shut: {
    title: "Le navigateur n’ouvre pas le journal pour l’instant",
    text: "Rien ne dit qu’il est perdu. Rafraîchissez la page\u00A0; si cela ne suffit pas, fermez le navigateur, puis rouvrez-le.",
  },
  reload: "Rafraîchir la page",
} satisfies Messages<typeof en>;
