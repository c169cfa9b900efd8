import type { MomentWords, PersonWords } from "../life.ts";

export const ewan: PersonWords = { city: "Édimbourg", meetingPlace: "À la chorale", notes: "" };

export const ewanMoments: Readonly<Record<string, MomentWords>> = {
  e1: {
    word: "Le rang dans le noir",
    text: "Concert de la chorale. À l’entracte, l’éclairagiste vient s’excuser. «\u00A0J’ai laissé votre rang dans le noir pendant tout le Poulenc, a-t-il dit. Mais un beau noir.\u00A0» Ewan, d’Édimbourg en passant par partout.",
    place: "Lyon",
  },
  e2: {
    word: "Sans nom",
    text: "Il repart en tournée demain. On a décidé de ne rien appeler, avec un grand soulagement de part et d’autre.",
    place: "Lyon",
  },
  e3: {
    word: "Omelette",
    text: "Revenu pour quatre jours. Pluie sur les toits, omelette à deux heures du matin, et tout un opéra raconté avec la salière et le poivrier.",
    place: "Lyon, la Guillotière",
  },
  e4: {
    word: "Banc de brume",
    text: "Huit jours sans rien, puis la photo d’un banc de brume. Pas un mot. C’était un beau banc de brume.",
    place: "Lyon",
  },
  e5: {
    word: "Navets",
    text: "La Saint-Valentin, très peu pour lui. Il m’a envoyé une recette de navets.",
    place: "Lyon",
  },
  e6: {
    word: "C’est quoi, nous",
    text: "J’ai demandé ce que c’était, nous. «\u00A0C’est bien, non\u00A0?\u00A0» a-t-il répondu. C’est bien. Il répondait à une autre question, et moi, j’en avais à moitié posé une autre.",
    place: "Lyon",
  },
  e7: {
    word: "Depuis Gand",
    text: "Il a appelé de Gand, il fallait que ce soit Gand, pour dire qu’il a rencontré quelqu’un. Rien ne l’obligeait à appeler. Je lui ai souhaité bonne chance, sincèrement aux deux tiers.",
    place: "Lyon",
  },
  e8: {
    word: "Toujours dans le noir\u00A0?",
    text: "«\u00A0Toujours dans le noir\u00A0?\u00A0» a-t-il écrit. Il éclaire un spectacle ici, neuf jours. Deux ans et demi, et il a repris ça comme un manteau laissé sur une chaise.",
    place: "Nantes",
  },
  e9: {
    word: "Le long de l’Erdre",
    text: "Remonté l’Erdre à pied en jurant de ne pas parler d’Inès. Parlé d’Inès trois heures. Il écoute bien quand il est là.",
    place: "Nantes",
  },
  e10: { word: "Indices", text: "Il laisse des chaussettes. Ce sont les seuls indices.", place: "Nantes" },
  e11: {
    word: "Quand il pleut",
    text: "J’ai relu nos messages. C’est moi qui commence, cinq fois sur six, et je commence quand il pleut. Il n’est donc pas le seul à s’abriter ici.",
    place: "Nantes",
  },
  e12: {
    word: "Pas grave",
    text: "Tournée prolongée, il ne vient pas. J’ai dit pas grave. C’était grave.",
    place: "Nantes",
  },
  e13: {
    word: "Gentiment, encore",
    text: "On a arrêté, par téléphone, gentiment, encore. Cette fois c’est moi qui l’ai dit\u00A0: je veux quelqu’un qui soit dans la pièce. Il a répondu qu’il avait toujours aimé mes phrases.",
    place: "Nantes",
  },
  e14: { word: "Évidemment", text: "Il est revenu. Évidemment. J’ai fait de la soupe.", place: "Nantes" },
  e15: {
    word: "Une condition",
    text: "Je l’ai dit avant qu’il ne pose sa valise\u00A0: pas de disparition. Un mot tous les trois jours, un banc de brume suffira. «\u00A0C’est juste\u00A0», a-t-il dit, et il l’a noté sur sa main.",
    place: "Nantes",
  },
  e16: { word: "Brume, brume, pont", text: "Il tient parole. Brume, brume, pont.", place: "Nantes" },
  e17: {
    word: "La poursuite",
    text: "En répétition il m’a confié la poursuite. Onze secondes. J’ai éclairé la chaussure gauche d’un violoncelliste.",
    place: "Nantes",
    caption: "Onze secondes de lumière",
  },
  e18: { word: "Neuf jours", text: "Neuf jours. Même pas une brume.", place: "Nantes" },
  e19: {
    word: "Trois brouillons",
    text: "Trois messages écrits, un en colère, un drôle, un vrai. Aucun envoyé.",
    place: "Nantes",
  },
  e20: {
    word: "Quelqu’un qui répond",
    text: "«\u00A0Il te faudrait quelqu’un qui réponde\u00A0», a-t-il dit. J’ai dit\u00A0: à toi aussi. Ce n’est pas un sale type, c’est un type avec une valise. La valise, je l’avais vue dès le premier soir.",
    place: "Nantes",
  },
};
