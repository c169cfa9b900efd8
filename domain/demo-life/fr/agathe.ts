import type { MomentWords, PersonWords } from "../life.ts";

export const agathe: PersonWords = { city: "Nantes", meetingPlace: "Au travail", notes: "" };

export const agatheMoments: Readonly<Record<string, MomentWords>> = {
  a1: {
    word: "Châteaux à la craie",
    text: "La nouvelle prof d’histoire partage ma salle. Elle laisse au tableau des châteaux à la craie, meurtrières comprises, avec ses excuses à qui effacera.",
  },
  a2: { word: "Le gardien", text: "Des copies côte à côte jusqu’à ce que le gardien éteigne sur nous." },
  a3: {
    word: "Quelqu’un",
    text: "Elle vit avec quelqu’un. Elle en parle avec tendresse, et je l’en aime davantage, ce qui n’arrange rien.",
  },
  a4: {
    word: "Le ferry de Jersey",
    text: "Voyage scolaire, quarante et un élèves, houle grise. Elle a dormi contre mon épaule. Deux heures sans bouger.",
    place: "Saint-Malo",
  },
  a5: {
    word: "Le pont supérieur",
    text: "Un baiser, sur le pont supérieur, à la traversée de nuit. Le temps de rien. On s’est demandé pardon dans le même souffle, et pardon à quelqu’un qui n’était pas là. Je l’écris pour ne pas l’embellir plus tard, ni l’enlaidir.",
  },
  a6: {
    word: "Entendu",
    text: "On s’est parlé. Rien de plus, et pas de roman. Elle a eu plus de courage que moi, c’est elle qui a dit le mot honte. J’enseigne le dos au tableau.",
  },
  a7: {
    word: "Gâteau d’adieu",
    text: "Elle change de lycée en septembre. Sur ma carte, un château, pont-levis baissé.",
  },
};
