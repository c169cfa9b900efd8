import type { MomentWords, PersonWords } from "../life.ts";

export const dario: PersonWords = {
  city: "Procida",
  meetingPlace: "En voyage",
  notes:
    "Cinq semaines, exprès. Un ami depuis. Lui envoyer le programme de la chorale, il le lit aux ferrys.",
};

export const darioMoments: Readonly<Record<string, MomentWords>> = {
  d1: {
    word: "Le mauvais bateau",
    text: "J’avais mis ma valise sur le bateau d’Ischia. Un homme en bleu a couru sur le quai, l’a lancée à quelqu’un qui l’a lancée à quelqu’un, et elle est revenue à terre par-dessus cinq têtes. Dario. Il répare les ferrys. «\u00A0Celui-là, a-t-il dit en flattant le bon bateau, il part quand je veux.\u00A0»",
    place: "Procida, Marina Grande",
  },
  d2: { word: "Gasoil et citron", text: "Je le reconnaîtrais les yeux fermés." },
  d3: {
    word: "Étincelles",
    text: "Baignade à minuit. L’eau s’allumait partout où l’on bougeait. Il paraît que c’est du plancton contrarié.",
    place: "Procida, Chiaia",
    caption: "La baie, le lendemain matin",
  },
  d4: {
    word: "Le lapin",
    text: "Sa grand-mère a surveillé chaque bouchée. Quand j’ai repris du lapin, elle a dit une phrase et toute la table a hurlé de rire. Il refuse de traduire.",
  },
  d5: {
    word: "La chanteuse",
    text: "Son ex chante au bar, et bien, ce que j’ai trouvé exagéré. J’ai boudé le temps d’une chanson. Il m’a apporté un granité sans rien dire de malin.",
  },
  d6: {
    word: "Jusqu’au vingt-huit",
    text: "Sur la jetée à compter les étoiles filantes, dix-neuf. Et on s’est dit les choses clairement\u00A0: jusqu’à mon bateau du vingt-huit, et pas une promesse après. Jamais une fin ne m’a pesé si peu.",
  },
  d7: { word: "Coupure", text: "Orage, plus une lumière sur l’île, cartes à la bougie. Il triche, et mal." },
  d8: {
    word: "La clé à molette",
    text: "Il m’a dit au revoir avec une clé à molette. J’ai pleuré jusqu’à Pouzzoles, et puis j’ai eu faim.",
    place: "Procida, Marina Grande",
  },
  d9: {
    word: "Cinq semaines et un ami",
    text: "Un colis de citrons, chacun dans une page de l’horaire des ferrys, et un mot\u00A0: «\u00A0Ils marchent quand même sans toi.\u00A0» C’est fini, c’était fini le jour dit, et je cherche en vain le morceau qui manquerait. Je crois que j’y ai gagné un ami. Je vais lui écrire comme à un ami, on verra si ça tient.",
    place: "Lyon",
  },
};
