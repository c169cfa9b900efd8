import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  found: {
    day_one: "Un journal Day One de {count, plural, =1 {une page} other {{count, number} pages}}",
    daylio: "Un journal Daylio de {count, plural, =1 {une page} other {{count, number} pages}}",
    apple_journal:
      "Un journal de l’app Journal d’Apple, de {count, plural, =1 {une page} other {{count, number} pages}}",
    journey: "Un journal Journey de {count, plural, =1 {une page} other {{count, number} pages}}",
    takeout: "Des photos Google, prises {count, plural, =1 {le même jour} other {sur {count, number} jours}}",
    table: "Un tableau de {count, plural, =1 {une ligne} other {{count, number} lignes}}",
  },
  days: "Du {first} au {last}.",
  oneDay: "Du {first}.",
  noDays: "Aucune date n’a pu y être lue.",
  nothing: "Il ne contient aucune page.",
  takeout:
    "Chaque jour avec des photos devient un moment, avec ce que vous en avez écrit. Google garde les heures sans fuseau\u00A0: celui de cet appareil sert pour les jours.",
  becomes:
    "Chaque page devient un moment\u00A0: son jour et son heure, ses mots, étiquettes, lieu et humeur.",
  without: "La météo, les positions exactes et les autres mesures ne sont pas reprises.",
  columns: {
    title: "Quelle colonne dit quoi",
    remembered: "Comme pour le dernier tableau qui avait ces colonnes.",
    none: "Aucune colonne",
    unnamed: "Colonne {place}",
    role: {
      day: "Le jour",
      time: "L’heure",
      title: "Un mot ou un titre",
      text: "Le texte",
      mood: "L’humeur",
      tags: "Les étiquettes",
      person: "De qui il s’agit",
      where: "Le lieu",
      city: "La ville",
    },
    dayMissing: "Sans jour, rien ne peut être repris\u00A0: choisissez la colonne qui le donne.",
    order: "Comment lire {example}",
    dayFirst: "Le jour d’abord\u00A0: {date}",
    monthFirst: "Le mois d’abord\u00A0: {date}",
    unused: "Laissées de côté\u00A0: {columns}.",
    looking: "Nouvelle lecture du tableau…",
  },
  about: {
    title: "De qui il s’agit",
    everything: "Ces pages parlent de",
    others: "Les autres pages parlent de",
    nobody: "Personne en particulier",
    someone: "Quelqu’un de nouveau…",
    name: "Son nom",
    nameMissing: "Écrivez un nom, ou choisissez «\u00A0Personne en particulier\u00A0».",
    suggestions: "Trouvé dans les pages",
    label:
      "{count, plural, =1 {La page marquée} other {Les {count, number} pages marquées}} «\u00A0{label}\u00A0» {count, plural, =1 {concerne} other {concernent}} {name}",
    named:
      "{count, plural, =1 {La page qui nomme} other {Les {count, number} pages qui nomment}} {name} {count, plural, =1 {concerne} other {concernent}} {name}",
    namedHint:
      "Un prénom peut être celui de quelqu’un d’autre\u00A0: cochez ce qui est vrai. Là où il y en a plusieurs, c’est le premier qui compte.",
    byLabel: "Décider par étiquette ou par nom ({count, number})",
    asOthers: "Comme les autres",
    newPerson: "Quelqu’un de nouveau\u00A0: {name}",
    labelOf: "Les pages marquées «\u00A0{label}\u00A0» parlent de",
    times: "{count, plural, =1 {une page} other {{count, number} pages}}",
    labelsCut: "Les {count, number} plus fréquentes sont montrées.",
  },
  moods: {
    title: "Ses humeurs et les nôtres",
    text: "Une première supposition\u00A0: changez ce qui voulait dire autre chose.",
    open: "{count, plural, =1 {Une humeur n’a pas d’équivalent probable et vient} other {{count, number} humeurs n’ont pas d’équivalent probable et viennent}} sans humeur, sauf si vous en choisissez une.",
    none: "Sans humeur",
    labelOf: "«\u00A0{mood}\u00A0» devient",
  },
  files: {
    media:
      "Regarder aussi {count, plural, =1 {sa photo ou vidéo} other {ses {count, number} photos et vidéos}}",
    missing:
      "{count, plural, =1 {Une photo ou vidéo y est nommée sans son fichier, que l’autre application a laissé de côté} other {{count, number} photos et vidéos y sont nommées sans leurs fichiers, que l’autre application a laissés de côté}}.",
    others:
      "Un moment n’a pas de place pour les enregistrements et autres fichiers\u00A0: {count, plural, =1 {il en reste un} other {il en reste {count, number}}} de côté.",
    unread:
      "{count, plural, =1 {Un fichier n’a pas pu être lu comme une page} other {{count, number} fichiers n’ont pas pu être lus comme des pages}}\u00A0:",
    unreadMore: "et {count, number} autres",
  },
  compare: "Comparer avec votre journal",
  leave: "Ne rien faire",
} as const satisfies Messages<typeof en>;
