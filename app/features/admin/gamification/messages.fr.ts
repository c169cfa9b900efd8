import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Jeu",
  lead: "Le Jeu se calcule sur chaque appareil, à partir de son propre journal. Cette page montre ses règles et son unique interrupteur.",
  switch: "Pour tout le monde",
  people: "Combien de personnes jouent",
  peopleText:
    "Éteindre le Jeu ou le mettre en pause est un choix scellé avec le profil de chaque personne, comme son journal\u00A0: ce serveur ne peut pas le compter, et n’essaie pas.",
  seals: "Combien de fois chaque sceau est gagné",
  sealsText:
    "Cela non plus n’est pas connu\u00A0: les sceaux viennent de ce que les gens écrivent, et ce serveur ne lit pas les journaux. L’absence de chiffre est voulue.",
  points: "Ce qui donne des points",
  pointsLead:
    "Chaque entrée compte une fois. Rien ne dépend du nombre de relations, de leur durée ni de leur fin.",
  act: {
    moment: "Un moment, même une simple humeur",
    milestone: "Une étape avec des mots",
    record: "Une fiche avec début, ville, lieu de rencontre et notes",
    closing: "Une page de fin avec des mots",
    reread: "Une page rouverte après un mois ou plus",
    caption: "Une photo ou une vidéo légendée",
  },
  each: "{points, plural, =0 {aucun point} one {# point} other {# points}}",
  villages: "Villages",
  village: "{name} ({gloss})",
  from: "à partir de {points}",
  rhythm: "Rythme",
  rhythmText:
    "Il montre {weeks} semaines, et ne donne ni n’ôte de points. {perFreeze} semaines avec une trace valent un gel, {most} au plus\u00A0; après une fin, {rest} semaines se reposent d’elles-mêmes.",
  sealRules: "Sceaux",
  kind: {
    reflection: "Réflexion",
    memory: "Mémoire",
    honesty: "Honnêteté",
    care: "Soin",
    return: "Retour",
    gentle: "Douceur",
  },
  sealCount:
    "{count, plural, =0 {aucun sceau} one {# sceau} other {# sceaux}}, dont {hidden, plural, =0 {aucun} one {#} other {#}} sans gravure avant d’être gagné",
  fixed:
    "Les règles sont dans le code et valent sur chaque appareil, en ligne ou non\u00A0; elles ne se changent pas ici.",
} as const satisfies Messages<typeof en>;
