import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Aide",
  back: "Retour",
  mail: {
    title: "La confirmation n’arrive pas",
    text: "Regardez parmi les indésirables, puis faites-la renvoyer depuis la page de connexion. S’il n’en arrive jamais, demandez à qui tient ce serveur\u00A0: sans courrier, il ne peut confirmer personne.",
  },
  password: {
    title: "Un mot de passe oublié",
    text: "«\u00A0Mot de passe oublié\u00A0?\u00A0», sur la page de connexion, envoie un lien valable trente minutes. Un nouveau mot de passe ferme toutes les sessions ouvertes.",
  },
  offline: {
    title: "Sans réseau",
    text: "Tout ce que vous écrivez est gardé sur cet appareil et part tout seul au retour du réseau. Un petit nuage compte ce qui attend.",
  },
  conflict: {
    title: "Deux versions d’une même chose",
    text: "Quand deux appareils changent le même champ, les deux versions sont gardées et vous choisissez.",
  },
  contact: {
    title: "À qui écrire",
    text: "Écrivez à {email}.",
    none: "Écrivez à qui tient ce serveur.",
  },
} as const satisfies Messages<typeof en>;
