import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Gardé sur le serveur",
  text: "Toutes les cinq minutes, si quelque chose a changé, le serveur garde une sauvegarde scellée de ce que vous avez dit avec LISA, de votre avancée dans le Jeu et de vos choix\u00A0; et les dix d’avant. Vos pages et vos photos ont leurs propres historiques.",
  loading: "Demande au serveur…",
  none: "Rien n’est encore gardé. La première sauvegarde vient dans les cinq minutes après un changement, pendant que Tendre est ouvert.",
  list: "Les états gardés, du plus récent au plus ancien",
  newest: "le plus récent",
  look: "Regarder dedans",
  lookAt: "Regarder dedans\u00A0: {when}",
  off: "Le serveur a dit ne pas garder de sauvegardes\u00A0: cet appareil n’en envoie plus.",
  switchOn: "En envoyer de nouveau",
  problem: {
    network: "Sans réseau, ces états ne peuvent pas être montrés. Votre journal est là.",
    signed_out: "Votre session est finie\u00A0: connectez-vous pour les voir.",
    missing:
      "Ce serveur ne garde pas de sauvegardes. Votre journal et vos conversations sont gardés sans elles.",
    gone: "Cet état n’est plus là\u00A0: de plus récents ont pris sa place. Choisissez-en un autre.",
    unavailable: "Le serveur n’a pas pu répondre. Votre journal est là.",
  },
  retry: "Réessayer",
  refused: {
    damaged: "Cet état est abîmé\u00A0: il ne peut pas être lu. Choisissez-en un autre.",
    other_person: "Cet état est celui de quelqu’un d’autre. La lecture s’est arrêtée là.",
    newer:
      "Cet état a été fait par une version plus récente de Tendre. Rafraîchissez la page, puis regardez à nouveau.",
    foreign_field:
      "Cet état dit quelque chose qu’aucune sauvegarde ne dit («\u00A0{field}\u00A0»)\u00A0: il a été modifié. Rien n’en est pris.",
  },
  unchanged: "Rien n’a été changé.",
  preview: {
    title: "Comme c’était, {when}",
    same: "Tout ce qu’il contient est ici comme alors.",
    back: "Reviendrait",
    conversations: "{count, plural, =1 {une conversation} other {{count, number} conversations}}",
    messages:
      "{count, plural, =1 {un message} other {{count, number} messages}} dans des conversations qui sont ici",
    differs: "Différent ici",
    entry: "{when}\u00A0: {state}",
    untitled: "Sans titre",
    trashed: "supprimée ici",
    gone: "pas ici",
    more: "plus courte ici",
    changed: "autre ici",
    choices: "Vos choix",
    stays:
      "Ce qui est venu depuis reste. Les points du Jeu se comptent sur vos pages\u00A0: {points, number} alors.",
    leftOut:
      "{count, plural, =1 {Une conversation plus ancienne n’y tenait pas.} other {{count, number} conversations plus anciennes n’y tenaient pas.}}",
    difference: "Là où les deux diffèrent",
    keep: "Garder ce qui est ici",
    keepDetail: "Seul ce qui manque revient.",
    take: "Reprendre comme c’était",
    takeDetail: "Les réponses et les titres changés depuis sont remplacés\u00A0; cela peut s’annuler.",
    withChoices: "Aussi les choix d’alors\u00A0: {what}",
    write: "Faire revenir",
    leave: "Ne rien faire",
    nothing: "Avec ce choix, rien ne changerait.",
    failed: {
      storage_full: "Rien n’est revenu\u00A0: la mémoire de ce navigateur est pleine.",
      invalid: "Rien n’est revenu\u00A0: quelque chose dedans ne peut pas être gardé tel quel.",
      nothing: "Il n’y a plus rien à faire revenir\u00A0: tout est ici maintenant.",
      failed: "Rien n’est revenu\u00A0: quelque chose s’est mal passé. Réessayez.",
    },
  },
  done: "C’est revenu\u00A0: {what}. Cela peut être annulé pendant trente jours, ci-dessous.",
  choices: "{count, plural, =1 {un choix} other {{count, number} choix}}",
  recent: {
    title: "Revenu sur cet appareil",
    line: "{when}\u00A0: {what} (état\u00A0: {of})",
    undo: "Annuler ce retour",
    keep: "Le garder",
    askTitle: "Annuler ce retour\u00A0?",
    askText:
      "Les conversations revenues sont supprimées à nouveau et attendent trente jours dans la corbeille. Ce qui a changé retrouve ses valeurs d’avant, sauf si vous l’avez modifié depuis.",
    undone:
      "Annulé ({when})\u00A0: {trashed, plural, =0 {rien} =1 {une entrée} other {{trashed, number} entrées}} à la corbeille{reverted, plural, =0 {} =1 {, une remise comme avant} other {, {reverted, number} remises comme avant}}{kept, plural, =0 {} other {, {kept, number} laissées comme modifiées depuis}}.",
    erased:
      "{count, plural, =1 {Une de ses entrées a été effacée} other {{count, number} de ses entrées ont été effacées}} pour de bon\u00A0: cela reste effacé.",
    failed: {
      storage_full: "Pas annulé\u00A0: la mémoire de ce navigateur est pleine.",
      not_found: "C’était déjà annulé.",
      failed: "Pas annulé\u00A0: quelque chose s’est mal passé. Réessayez.",
    },
  },
} as const satisfies Messages<typeof en>;
