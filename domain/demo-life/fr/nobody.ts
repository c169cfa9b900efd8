import type { MomentWords } from "../life.ts";

export const otherMoments: Readonly<Record<string, MomentWords>> = {
  n1: {
    word: "Le stylo marche",
    text: "Quatorze mois sans une ligne. Le stylo marche. Moi aussi, dans l’ensemble.",
    place: "Lyon",
  },
  n2: {
    word: "Onze heures",
    text: "Dormi onze heures dans mon ancienne chambre. Ma mère avait posé le chat sur le lit, comme on pose une pierre sur des papiers.",
    place: "Cancale",
  },
  n3: {
    word: "La pochette",
    text: "Premier jeudi de retour à la chorale. Personne n’a posé de question. Quelqu’un avait gardé ma pochette, avec les nouveaux morceaux dedans.",
    place: "Lyon",
  },
  n4: {
    word: "Le carton de Lille",
    text: "Pas moyen de dormir. J’ai ouvert le carton de Lille et commencé à noter Jonas, de mémoire, avant que la mémoire ne fasse le ménage.",
    place: "Cancale",
  },
  n5: {
    word: "Une moitié d’oignon",
    text: "Apprendre à cuisiner pour une personne\u00A0: l’éternelle moitié d’oignon.",
    place: "Lyon",
  },
  n6: {
    word: "Lucie et la perceuse",
    text: "Lucie est venue avec une perceuse et trois dîners. Elle a posé des étagères là où était le panier.",
    place: "Nantes",
  },
  n7: {
    word: "Ma propre serviette",
    text: "Baignade. Personne pour crier le temps, alors j’ai compté les brasses. Cent dix.",
    place: "Pornic",
  },
  n8: {
    word: "Le déjeuner",
    text: "«\u00A0On ne te demande pas d’avoir de la conversation, a dit ma mère. Descends déjeuner, c’est tout.\u00A0»",
    place: "Cancale",
  },
  n9: {
    word: "La chaise",
    text: "Depuis mai je mange debout. J’ai acheté une chaise, une seule, très belle.",
    place: "Nantes",
  },
  n10: {
    word: "Le grand tour",
    text: "Pris le chemin le plus long, sans raison, et sans tristesse. Je le note, parce que personne ne note ces jours-là.",
  },
  n11: {
    word: "Le mariage de Dario",
    text: "Le mariage de Dario, toute l’île dans une cour. Pour Chiara je suis «\u00A0le mauvais bateau\u00A0», c’est ainsi qu’il a fait les présentations. J’ai eu une place parmi les tantes. Cinq semaines, puis cinq ans de citrons\u00A0: je me dis parfois que c’est ce que j’ai le mieux réussi.",
    place: "Procida",
    caption: "Des citrons, cinq ans de citrons",
  },
  n12: {
    word: "Dernier jeudi à Nantes",
    text: "Dernière chorale à Nantes. Cette fois on chantait pour moi, et non avec.",
    place: "Nantes",
  },
  n13: {
    word: "Sans rideaux",
    text: "Première nuit à Marseille. Pas de rideaux, un matelas, le mistral qui essaie toutes les portes. J’ai dormi comme un colis.",
    place: "Marseille",
  },
  n14: {
    word: "Yann",
    text: "Mon frère a appelé. Élise et lui se séparent. Il a d’abord parlé une demi-heure de la chaudière. C’est de famille.",
    place: "Marseille",
  },
  n15: {
    word: "Sa hanche",
    text: "La hanche de ma mère. Dix jours à Cancale à faire de la soupe sous contrôle.",
    place: "Cancale",
  },
  n16: {
    word: "Trente-huit ans",
    text: "Trente-huit ans. Je n’avais rien demandé, j’ai eu un cerf-volant.",
    place: "Marseille",
  },
  n17: {
    word: "Les billets d’Odile",
    text: "Porté de la soupe à Odile, au premier, veuve depuis un mois. Elle m’a montré la boîte à chaussures\u00A0: le billet de chaque film, avec au dos le sujet de la dispute. Cinquante et un ans de disputes. Elle riait.",
    place: "Marseille",
  },
  n18: {
    word: "La carte d’autre chose",
    text: "J’ai demandé à la classe de dessiner la carte d’autre chose qu’un pays. Soraya, qui ne parle jamais, a dessiné les endroits où quelqu’un l’a écoutée\u00A0: un banc, une cuisine, le fond du bus 31, ma salle, au vingt-millième. J’ai eu besoin de regarder par la fenêtre.",
    place: "Marseille",
  },
  n19: {
    word: "Relire",
    text: "J’ai relu les pages d’Inès, toutes, dans l’ordre. J’en sors avec moins d’innocence et moins de faute que dans mon souvenir.",
  },
  n20: {
    word: "Le rang dans le noir\u00A0?",
    text: "Ewan a écrit\u00A0: «\u00A0À Marseille quatre jours le mois prochain. Toujours dans le noir\u00A0?\u00A0» Je n’ai pas répondu. Camille le sait, je lui ai montré le message. Elle trouve que c’est un bon message.",
    place: "Marseille",
  },
};
