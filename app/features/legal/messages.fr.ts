import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  back: "Retour",
  close: "Fermer",
  notices: "Le travail des autres dans Tendre, et ses licences",
  dated: "En vigueur depuis le 28 novembre 2026",
  datedServed: "En vigueur depuis le {day}",
  privacy: {
    title: "Confidentialité",
    what: {
      title: "Ce qui est gardé",
      text: "Votre adresse, votre mot de passe sous une forme qui ne se relit pas, la moitié publique de vos clés d’accès, un numéro de téléphone si vous en donnez un, ce que vous écrivez, et les dates de vos connexions. Un code pour un téléphone passe par un fournisseur de SMS, qui apprend le numéro. Rien n’est pris ailleurs, et rien ne mesure votre usage. Une lettre écrite depuis l’Aide est gardée chiffrée, avec l’adresse que vous donnez, et peut aller par e-mail à qui tient le serveur\u00A0; elle disparaît quatre-vingt-dix jours après la réponse, un an après avoir été écrite, ou avec votre compte.",
    },
    where: {
      title: "Où",
      text: "Dans votre navigateur, pour que tout marche hors ligne, et sur le serveur dont vous avez ouvert l’adresse. Tout y est chiffré, avec une clé distincte pour chaque personne\u00A0: noms, dates, lieux et mots. Toutes les quelques minutes, une sauvegarde de vos conversations avec LISA et de vos choix y est gardée en plus, avec les dix d’avant. Sans compte, tout reste dans le navigateur.",
    },
    who: {
      title: "Qui peut lire",
      text: "Vous. Aucune page de votre journal n’est jamais publique. Qui tient le serveur en a aussi les clés et pourrait l’ouvrir\u00A0: choisissez un serveur de confiance, ou tenez le vôtre.",
    },
    others: {
      title: "Les personnes dont vous parlez",
      text: "Elles n’ont pas demandé à être ici. Un prénom suffit\u00A0; laissez de côté ce qui pourrait leur nuire.",
    },
    rights: {
      title: "Ce que vous pouvez demander",
      text: "Voir, corriger, emporter ou effacer ce qui est gardé sur vous. L’essentiel se fait sans rien demander\u00A0: ce que vous écrivez s’emporte dans un fichier, quelle que soit la formule, avec les photos à partir de Plus, et le compte se supprime depuis le profil. Pour le reste, écrivez à qui tient ce serveur, depuis l’Aide.",
    },
  },
  terms: {
    title: "Conditions d’utilisation",
    age: { title: "Pour adultes", text: "Tendre est réservé aux personnes de 18 ans et plus." },
    yours: {
      title: "Ce que vous écrivez est à vous",
      text: "Vous en gardez tous les droits. Le serveur le garde pour vous et n’en fait rien d’autre.",
    },
    fair: {
      title: "Un usage loyal",
      text: "N’utilisez pas Tendre pour surveiller, menacer ou exposer qui que ce soit. N’essayez pas d’atteindre ce qui est à quelqu’un d’autre.",
    },
    limits: {
      title: "Ce qui n’est pas promis",
      text: "Tout est fait pour que rien ne se perde, mais personne ne peut le promettre. Gardez une copie de ce qui compte le plus.",
    },
  },
} as const satisfies Messages<typeof en>;
