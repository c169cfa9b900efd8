import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Le journal dans le temps",
  back: "Vos données",
  lead: "Regardez tout le journal tel qu’il était un soir des trente derniers jours, et reprenez ce que vous voulez.",
  reach: {
    account:
      "Vos réglages et vos conversations restent tels quels, comme tout ce qui est scellé. Ce qui a été effacé reste effacé.",
    device:
      "Ce journal ne vit que dans ce navigateur. Il garde chaque version des moments\u00A0; des personnes et des photos, il sait seulement quand elles ont été ajoutées ou mises à la corbeille.",
  },
  day: "Le soir du",
  loading: "Lecture de ce qui a changé depuis…",
  again: "Réessayer",
  failed: {
    offline:
      "Vous êtes hors ligne\u00A0: ce qui a changé est gardé sur le serveur. Ce qui est ici est inchangé.",
    unsent:
      "Tout ce que vous avez écrit n’est pas encore envoyé. Après l’envoi, le journal d’avant pourra se lire.",
    failed: "Ce qui a changé n’a pas pu être lu. Votre journal est inchangé\u00A0: réessayez.",
  },
  held: "Ce soir-là\u00A0: {what}.",
  nothing: "Ce soir-là, il n’y avait rien.",
  same: "Rien n’a changé depuis.",
  count: {
    people: "{count, plural, =1 {une personne} other {{count, number} personnes}}",
    moments: "{count, plural, =1 {un moment} other {{count, number} moments}}",
    media: "{count, plural, =1 {une photo ou vidéo} other {{count, number} photos et vidéos}}",
  },
  closed:
    "{count, plural, =1 {Une page changée est scellée\u00A0: ni montrée, ni reprise} other {{count, number} pages changées sont scellées\u00A0: ni montrées, ni reprises}}.",
  waiting:
    "{count, plural, =1 {Une page attend votre décision} other {{count, number} pages attendent votre décision}} sur cet appareil\u00A0: rien n’y bouge d’ici là.",
  changes: "Ce qui a changé depuis",
  nobody: "Personne en particulier",
  someone: "Quelqu’un",
  photo: "Une photo ou vidéo",
  act: {
    trash: "N’y était pas encore\u00A0: irait à la corbeille.",
    restore: "À la corbeille depuis\u00A0: en reviendrait.",
    change: "A changé depuis\u00A0: {fields}.",
  },
  more: "Et {count, number} autres\u00A0: repris avec le reste.",
  earlier: "Comme c’était",
  empty: "Rien",
  unknown: "N’est plus connu, et reste donc tel quel\u00A0: {fields}.",
  take: { moment: "Reprendre", person: "Reprendre {name}", all: "Tout reprendre tel que ce soir-là" },
  ask: {
    title: "Revenir au soir du {day}\u00A0?",
    moment: "Ce moment, avec ses photos\u00A0:",
    person: "{name}, avec moments et photos\u00A0:",
    all: "Tout le journal\u00A0:",
    trash:
      "{count, plural, =1 {une page va} other {{count, number} pages vont}} à la corbeille, pour trente jours",
    restore:
      "{count, plural, =1 {une page revient} other {{count, number} pages reviennent}} de la corbeille",
    change:
      "{count, plural, =1 {une page redit ce qu’elle disait} other {{count, number} pages redisent ce qu’elles disaient}}",
    limit:
      "Votre formule garde {limit, number} relations, et il y en aurait {count, number}\u00A0: le serveur refuserait celles qui sont en trop, et elles vous attendraient. Reprenez-en moins, ou voyez les formules.",
    undo: "On peut l’annuler pendant trente jours, sur cet appareil.",
    yes: "Reprendre",
    no: "Laisser",
  },
  result: {
    done: "Repris comme au soir du {day}.",
    invalid:
      "Rien n’a été repris\u00A0: les règles d’aujourd’hui ne permettent plus à «\u00A0{name}\u00A0» de redevenir comme avant.",
    storage_full: "Rien n’a été repris\u00A0: le stockage de ce navigateur est plein.",
    failed: "Rien n’a été repris\u00A0: quelque chose a échoué. Réessayez.",
  },
  recent: {
    title: "Repris sur cet appareil",
    line: "{when}, comme au soir du {day}\u00A0: {what}",
    undo: "L’annuler",
    undone:
      "Annulé ({when})\u00A0: {put, plural, =0 {rien} =1 {une page} other {{put, number} pages}} comme avant{kept, plural, =0 {} =1 {, une laissée telle que vous l’avez changée depuis} other {, {kept, number} laissées telles que vous les avez changées depuis}}.",
    failed: {
      storage_full: "Pas annulé\u00A0: le stockage de ce navigateur est plein.",
      not_found: "C’était déjà annulé.",
      failed: "Pas annulé\u00A0: quelque chose a échoué. Réessayez.",
    },
  },
  was: {
    title: "Le journal tel qu’il était",
    more: "Montrer la suite",
    moments: "{count, plural, =0 {aucun moment} =1 {un moment} other {{count, number} moments}}",
  },
} satisfies Messages<typeof en>;
