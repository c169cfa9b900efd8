import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Effacer partout",
  heading: "Effacer {name} partout",
  lead: "Tout ce que ce journal garde sur {name} disparaît d’un coup\u00A0: de cet appareil, du serveur, de vos autres appareils. Personne ne pourra le faire revenir, vous non plus.",
  leadDevice:
    "Tout ce que ce journal garde sur {name} disparaît d’un coup de cet appareil. Personne ne pourra le faire revenir, vous non plus.",
  goes: {
    title: "Ce qui disparaît",
    page: "La fiche\u00A0: prénom, dates, lieux, appréciation, notes",
    moments: "{count, plural, one {# moment} other {# moments}}",
    media: "{count, plural, one {# photo ou vidéo} other {# photos et vidéos}}",
    waiting:
      "{count, plural, one {# fichier en route vers le serveur} other {# fichiers en route vers le serveur}}",
    trash: "{count, plural, one {# chose dans la corbeille} other {# choses dans la corbeille}}",
    conversations:
      "{count, plural, one {# conversation avec LISA qui en parle, tout entière} other {# conversations avec LISA qui en parlent, tout entières}}",
    history: "Chaque version antérieure de tout cela",
    conflicts:
      "{count, plural, one {# choix encore ouvert entre deux versions} other {# choix encore ouverts entre deux versions}}",
    drafts: "{count, plural, one {# brouillon} other {# brouillons}}",
    unsent: "{count, plural, one {# changement pas encore envoyé} other {# changements pas encore envoyés}}",
    backups:
      "Chaque sauvegarde de vos conversations et de vos choix que le serveur garde, puisqu’elle peut nommer {name}\u00A0; la suivante se fait sans",
    elsewhere:
      "Ce qu’un autre de vos appareils a écrit sur {name} sans l’avoir encore envoyé, dès qu’il se connectera",
  },
  stays: {
    title: "Ce qui reste, à vous d’en décider",
    mentions:
      "{count, plural, =1 {«\u00A0{name}\u00A0» revient une fois ailleurs. Ces mots parlent aussi d’autre chose\u00A0: à vous de les effacer ou de les changer.} other {«\u00A0{name}\u00A0» revient # fois ailleurs. Ces mots parlent aussi d’autre chose\u00A0: à vous de les effacer ou de les changer.}}",
    none: "«\u00A0{name}\u00A0» ne revient nulle part ailleurs dans votre journal.",
    more: "En montrer {count} de plus",
    copies:
      "Les copies déjà faites restent où elles sont\u00A0: les exports que vous avez téléchargés, les sauvegardes du serveur jusqu’à leur remplacement, et l’historique de votre navigateur, où le prénom peut figurer comme titre d’une page.",
    inTrash: "dans la corbeille",
    sealed: "Une lettre scellée",
    untitled: "Un moment",
    caption: "La légende d’une image",
  },
  confirm: {
    title: "La dernière étape",
    label: "Écrivez «\u00A0{name}\u00A0» pour confirmer",
    mismatch:
      "Ce n’est pas le prénom ci-dessus. Écrivez «\u00A0{name}\u00A0», sans souci d’accents ni de majuscules.",
    erase: "Effacer partout",
    eraseDevice: "Effacer pour de bon",
    keep: "Tout garder",
    gentler: "Pour ne plus croiser {name}, replier ou sceller suffit, et se défait.",
    offline:
      "Vous êtes hors ligne. Tout disparaît de cet appareil maintenant\u00A0; le serveur et vos autres appareils suivront dès le retour du réseau.",
  },
  done: "Effacé partout",
  doneDevice: "Effacé pour de bon",
  doneHere: "Effacé de cet appareil",
  doneLater: "Le serveur et vos autres appareils suivront dès le retour du réseau.",
} satisfies Messages<typeof en>;
