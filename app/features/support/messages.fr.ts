import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Aide",
  back: "Retour",
  mail: {
    title: "La confirmation n’arrive pas",
    text: "Regardez parmi les indésirables, puis faites-la renvoyer depuis la page de connexion. S’il n’en arrive jamais, demandez à qui tient ce serveur\u00A0: sans e-mail, il ne peut confirmer aucune adresse.",
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
  letter: {
    title: "Nous écrire",
    lead: "Votre lettre va à qui tient ce serveur, avec l’adresse ci-dessous et la langue de cette page. Rien d’un journal ne l’accompagne, sauf ce que vous écrivez ici.",
    leadSignedIn:
      "Votre lettre va à qui tient ce serveur, avec l’adresse ci-dessous, le nom de votre formule et la langue de cette page. Rien de votre journal ne l’accompagne, sauf ce que vous écrivez ici. Les lettres de Pro sont signalées et passent en premier.",
    byMail: "Ou écrivez à {email}.",
    subject: "De quoi il s’agit",
    words: "Votre lettre",
    replyTo: "Adresse où vous répondre",
    fault: {
      missing: {
        subject: "Dites en quelques mots de quoi il s’agit",
        words: "Elle est encore vide",
        replyTo: "Sans adresse, personne ne peut vous répondre",
      },
      tooLong: "{count, number} caractères au plus",
      notAnAddress: "Une seule adresse, comme anna@example.org",
    },
    send: "Envoyer",
    kept: "Gardée dans ce navigateur comme brouillon, jusqu’à l’envoi.",
    keptInTab: "Gardée dans cet onglet comme brouillon, jusqu’à l’envoi.",
    notKept: "Ce navigateur ne garde pas de brouillon\u00A0: votre lettre n’est que sur cette page.",
    offline:
      "Pas de réseau. Votre lettre est gardée ici comme brouillon\u00A0: envoyez-la quand il sera revenu.",
    discard: "Jeter le brouillon",
    discarded: "Le brouillon est jeté",
    putBack: "Le remettre",
    sent: "Votre lettre est arrivée. La réponse ira à {address}.",
    sentFirst: "Elle est signalée comme venant de Pro et passe en premier.",
    another: "En écrire une autre",
    problem: {
      network:
        "Aucune réponse n’est venue\u00A0: on ne sait pas si votre lettre est arrivée. Elle est gardée ici\u00A0; renvoyez-la, elle n’arrivera pas deux fois.",
      signedOut: "Votre session a pris fin, et rien n’est parti. Votre lettre est gardée ici.",
      signIn: "Se connecter",
      unread: "Personne ne lit plus de lettres ici, et rien n’est parti. Votre lettre est gardée ici.",
      invalid: "Elle n’est pas acceptée ainsi\u00A0: regardez l’adresse. Rien n’est parti.",
      unavailable:
        "Le serveur n’a pas pu la prendre. Votre lettre est gardée ici\u00A0: réessayez dans un instant.",
      tooMany:
        "Plusieurs lettres sont venues d’ici il y a peu. La vôtre est gardée\u00A0: envoyez-la {minutes, plural, one {dans une minute} other {dans # minutes}}.",
    },
  },
} as const satisfies Messages<typeof en>;
