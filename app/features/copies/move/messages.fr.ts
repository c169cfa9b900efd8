import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Le journal de cet appareil",
  text: "Ce navigateur garde un journal écrit sans compte. Il peut entrer dans celui-ci\u00A0: il part comme tout ce que vous écrivez, et reste ici tant que tout n’est pas arrivé.",
  reading: "Lecture…",
  unreadable:
    "Ce navigateur ne le laisse pas lire. Il est inchangé\u00A0: rafraîchissez la page et réessayez.",
  again: "Réessayer",
  locked: "Il est derrière son verrou. Rien n’en est montré avant que vous l’ouvriez.",
  unlock: "Ouvrir son verrou",
  none: "Il ne contient plus rien\u00A0: ce navigateur l’a vidé.",
  elsewhere:
    "Il est entré dans un autre compte ({when}), et ne va que dans un seul. Qui le garde peut le libérer\u00A0: fermez la session, ouvrez-le, et voyez sous «\u00A0Vos données\u00A0».",
  notPulled:
    "Le journal de votre compte est encore en route vers cet appareil. Il faut d’abord l’avoir pour comparer.",
  holds: "Il contient {what}.",
  empty: "Il est vide.",
  look: "Voir ce qui viendrait",
  lookAgain: "Apporter le reste",
  comparing: "Comparaison avec votre compte…",
  stop: "Arrêter",
  room: {
    title: "La place dans votre formule",
    relationships:
      "Personnes\u00A0: {used, number} sur {limit, number} sont gardées, {incoming, plural, =0 {aucune ne viendrait} =1 {une viendrait} other {{incoming, number} viendraient}}.",
    media:
      "Photos et vidéos\u00A0: {used, number} sur {limit, number} sont gardées, {incoming, plural, =0 {aucune ne viendrait} =1 {une viendrait} other {{incoming, number} viendraient}}.",
    open: "Autant de personnes, de photos et de vidéos que vous voulez.",
  },
  stays: {
    title: "Ce qui reste sur cet appareil",
    trashed:
      "{count, plural, =1 {Une entrée à la corbeille} other {{count, number} entrées à la corbeille}}.",
    versioned:
      "Les versions précédentes {count, plural, =1 {d’un moment} other {de {count, number} moments}}\u00A0: dans votre compte, l’historique commence à la plus récente. Une copie (JSON), prise dans le journal de cet appareil, les contient.",
    drafts: "{count, plural, =1 {Un texte commencé} other {{count, number} textes commencés}}.",
    lisa: "Ce que LISA peut lire\u00A0: votre compte le redemande.",
  },
  profile: "Ce que vous dites de vous vient là où votre compte n’en dit encore rien.",
  take: "Prendre ceux de cet appareil",
  keepHere: "Le laisser ici",
  write: "Le faire entrer dans ce compte",
  keptAsItIs: "Les deux journaux sont inchangés.",
  failed: {
    storage_full: "Rien n’est venu\u00A0: le stockage de ce navigateur est plein.",
    failed: "Rien n’est venu\u00A0: quelque chose s’est mal passé. Réessayez.",
    changed: "Rien n’est venu\u00A0: une photo n’a pas pu être lue. Réessayez.",
    invalid: "Rien n’est venu\u00A0: «\u00A0{label}\u00A0» ne peut pas être gardé tel quel.",
    elsewhere: "Rien n’est venu\u00A0: un autre compte l’a.",
    none: "Rien n’est venu\u00A0: ce navigateur l’a vidé.",
    not_pulled: "Rien n’est venu\u00A0: le journal de votre compte est encore en route.",
  },
  photo: {
    sent: "Votre photo est venue aussi.",
    waits: "Votre photo attend sur votre profil qu’il y ait du réseau.",
    failed: "Votre photo n’a pas pu être reprise. Choisissez-la de nouveau sur votre profil.",
  },
  arrival: {
    done: "{arrived, plural, =0 {Aucune entrée} =1 {Une entrée} other {{arrived, number} entrées}} sur {of, plural, =1 {une} other {{of, number}}} {arrived, plural, =0 {n’est arrivée} one {est arrivée} other {sont arrivées}}.",
    sending:
      "{count, plural, =1 {Une est} other {{count, number} sont}} en route. Vous pouvez fermer cette page\u00A0: l’envoi continue chaque fois que Tendre est ouvert.",
    refused: "{count, plural, =1 {Une attend} other {{count, number} attendent}} votre décision\u00A0:",
    waiting: "voir pourquoi",
    missing:
      "{count, plural, =1 {Une n’est} other {{count, number} ne sont}} que sur cet appareil\u00A0: laissées de côté, ou écrites depuis.",
    changed: "{count, plural, =1 {Une a été modifiée} other {{count, number} ont été modifiées}} ici depuis.",
    trashed: "{count, plural, =1 {Une est} other {{count, number} sont}} à la corbeille de votre compte.",
    gone: "{count, plural, =1 {Une était} other {{count, number} étaient}} dans votre compte et n’y {count, plural, =1 {est} other {sont}} plus\u00A0: {count, plural, =1 {effacée ou retirée} other {effacées ou retirées}} là-bas. Sur cet appareil, {count, plural, =1 {elle reste} other {elles restent}}.",
    stays: "Tant que tout n’est pas arrivé, il reste ici tel quel.",
    whole: "Tout est dans votre compte.",
  },
  remove: {
    button: "L’enlever de cet appareil",
    title: "Enlever le journal de cet appareil\u00A0?",
    text: "{of, plural, =1 {Sa seule entrée est} other {Ses {of, number} entrées sont}} dans votre compte. Le journal d’ici est supprimé, et personne ne peut le faire revenir.",
    also: "S’en vont avec lui\u00A0:",
    yes: "L’enlever",
    no: "Le garder",
    not_whole: "Pas enlevé\u00A0: une partie n’est qu’ici. Regardez de nouveau.",
    open: "Pas encore enlevé\u00A0: un autre onglet l’a ouvert. Fermez-le et réessayez.",
    failed: "Pas enlevé\u00A0: quelque chose s’est mal passé. Réessayez.",
    done: "Le journal de cet appareil est enlevé. Tout est dans votre compte.",
  },
  offer: {
    people: "{count, plural, =1 {une personne} other {{count, number} personnes}}",
    moments: "{count, plural, =1 {un moment} other {{count, number} moments}}",
    label: "Le journal de cet appareil",
    text: "Ce navigateur garde un journal écrit sans compte\u00A0: {what}. Il peut entrer dans celui-ci.",
    locked:
      "Ce navigateur garde un journal écrit sans compte, derrière son verrou. Il peut entrer dans celui-ci.",
    see: "Voir ce qui viendrait",
    later: "Pas maintenant",
    laterSaid: "Vous le retrouvez sous «\u00A0Vos données\u00A0» quand vous voulez.",
  },
  brought: {
    title: "Entré dans un compte",
    text: "Ce journal est entré dans un compte ({when}). Ce que vous écrivez ici depuis n’est qu’ici, jusqu’à ce que vous l’y apportiez aussi. Il ne va que dans un seul compte.",
    release: "Le laisser à un autre compte",
    released: "N’importe quel compte qui se connecte dans ce navigateur peut maintenant le prendre.",
  },
} as const satisfies Messages<typeof en>;
