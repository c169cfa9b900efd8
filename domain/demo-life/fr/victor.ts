import type { MomentWords, PersonWords } from "../life.ts";

export const victor: PersonWords = {
  city: "Lyon",
  meetingPlace: "Par des amis",
  notes: "Relire la dernière page avant de répondre à une lettre.",
};

export const victorMoments: Readonly<Record<string, MomentWords>> = {
  v1: {
    word: "Dîner chez Lucie",
    text: "Victor, architecte, en face de moi. Il pose une question et il attend vraiment la réponse. Au dessert il se souvenait de ce que j’avais dit aux olives.",
    place: "Lyon, Croix-Rousse",
  },
  v2: {
    word: "Soupe",
    text: "Plus de voix, troisième jour de grippe. À midi la loge du lycée appelle\u00A0: quelqu’un a déposé pour moi un thermos de soupe, avec une cuillère. Une cuillère\u00A0!",
  },
  v3: {
    word: "Fête des Lumières",
    text: "Un million de personnes, et sa main dans ma poche.",
    caption: "La colline, et un million de personnes",
  },
  v4: {
    word: "Le téléphone",
    text: "Il m’a offert un téléphone, un beau, «\u00A0pour ne plus jamais tomber en panne de batterie\u00A0». Il l’avait mis sur son forfait et tout réglé\u00A0: la musique, les cartes, le petit point qui montre où chacun se trouve. Ça m’a fait quelque chose. Personne n’avait jamais pensé à ma batterie.",
  },
  v5: {
    word: "Jeudi",
    text: "Chorale. Il est encore venu pour le retour\u00A0; la voiture était là dès neuf heures, moteur allumé, et on finit à la demie. Les autres parlent de ma chance. C’est ce que je me suis dit aussi.",
  },
  v6: {
    word: "Qui est Dario",
    text: "Il a demandé qui était Dario. Un ami, des citrons, l’île. Il a demandé à voir, j’ai tendu le téléphone puisqu’il n’y avait rien à voir. Il a tout lu, jusqu’en haut. «\u00A0J’aime savoir\u00A0», a-t-il dit. C’était comme une fouille à l’aéroport\u00A0: rien à cacher, et tout à ranger.",
  },
  v7: {
    word: "Papa",
    text: "L’hôpital a appelé à onze heures du soir. Victor avait déjà les clés en main que je n’avais pas raccroché. Neuf heures de Lyon à Cancale, la pluie à partir de Nevers. Il n’a pas mis la radio, il n’a pas dit que ça irait. Aux péages il payait sans un mot. À Rennes il a pris un café pour moi et l’a tenu jusqu’à ce qu’il refroidisse. Quarante minutes trop tard. Il a attendu dans le couloir pour que je puisse entrer sans personne.",
    place: "Cancale",
  },
  v8: {
    word: "Le parapluie",
    text: "Pendant tout l’enterrement il a tenu le parapluie au-dessus de ma mère, trempé jusqu’aux os. Quoi qu’il arrive, j’aurai vu ça.",
    place: "Cancale",
    caption: "Cancale, ce jour-là",
  },
  v9: {
    word: "Repos",
    text: "Pas de chorale ce soir. Victor trouve que j’ai besoin de repos. Il n’a pas tort.",
  },
  v10: {
    word: "Deux cafés",
    text: "Il a trouvé un ticket\u00A0: deux cafés. Avec qui. Avec Lucie. Pourquoi ne pas l’avoir dit. Je n’y voyais rien à dire. Il était très calme et ça a pris la soirée. «\u00A0Je ne t’accuse pas, a-t-il dit. Je n’aime pas apprendre les choses, c’est tout.\u00A0» J’ai fini par m’excuser, je ne sais toujours pas de quoi.",
  },
  v11: {
    word: "Croissants",
    text: "Il est rentré avec des croissants et a parlé lui-même d’«\u00A0interrogatoire\u00A0». On a ri. Il perd dix ans quand il s’excuse.",
  },
  v12: {
    word: "Pierres dorées",
    text: "Marche toute la journée dans les Pierres dorées. Il appelle chaque pierre par son petit nom et m’a présenté une grange.",
    place: "Oingt",
  },
  v13: {
    word: "La veste jaune",
    text: "«\u00A0Avec la jaune, on dirait que tu veux qu’on te regarde\u00A0», a-t-il dit, gentiment. J’ai changé de veste. Ce n’était qu’une veste, et on était en retard.",
  },
  v14: {
    word: "L’anniversaire de Lucie",
    text: "Sa migraine a commencé quand je laçais mes chaussures. Une vraie, il était gris. On est restés. J’ai envoyé à Lucie un message avec trois points d’exclamation.",
  },
  v15: {
    word: "Cinq jeudis",
    text: "Cinq jeudis manqués de suite. La cheffe de chœur m’a écrit pour savoir si j’allais bien. J’ai répondu que c’était le travail.",
  },
  v16: {
    word: "La voisine",
    text: "On a tellement ri devant le film que la voisine a cogné au mur. On l’a invitée.",
  },
  v17: {
    word: "Pas de réseau",
    text: "Une semaine en Ardèche sans réseau. Ici il est léger, il chante dans le canoë. J’ai remarqué que je dormais bien, et puis j’ai remarqué que je le remarquais.",
    place: "Vallon-Pont-d’Arc",
  },
  v18: {
    word: "Le point",
    text: "«\u00A0Ton point s’est arrêté quarante minutes\u00A0», a-t-il dit. Je lisais sur un banc. Il était livide. Pas en colère\u00A0; ce serait plus simple à écrire. «\u00A0Quand il s’arrête, je vois la voiture de ma sœur\u00A0», a-t-il dit. Elle avait dix-neuf ans. Il ne m’en avait jamais parlé. Je l’ai pris dans mes bras en pensant\u00A0: voilà donc ce que je porte.",
  },
  v19: {
    word: "Rallumé",
    text: "Cette nuit j’avais éteint le point, pour le calme. Ce matin je l’ai rallumé avant son réveil. Il a fait des crêpes. Tout va bien.",
  },
  v20: {
    word: "Une liste",
    text: "J’ai fait une liste au dos d’une enveloppe. La chorale depuis janvier\u00A0: quatre jeudis. Lucie\u00A0: deux fois, dont une avec lui. Les soirées que j’ai décidées\u00A0: je n’ai pas su comment compter. Puis j’ai caché l’enveloppe dans l’atlas, à Océanie, en me demandant quel genre de personne cache une enveloppe. Rien n’est interdit. Chaque chose a sa raison, et les raisons sont tendres. C’est quand on les met en colonne.",
  },
  v21: {
    word: "Ma mère au téléphone",
    text: "J’ai raconté à ma mère. Elle a attendu la fin, ce qui est rare. «\u00A0Tu demandes la permission à l’intérieur de tes phrases, a dit ma mère. Avant, non.\u00A0»",
  },
  v22: {
    word: "Le 10 h 04",
    text: "Je l’ai dit au petit déjeuner, à voix haute, onze phrases apprises comme un rôle. Que je partais, que c’était aujourd’hui, qu’il n’avait rien fait que je puisse montrer du doigt, que j’avais rapetissé. Il n’a pas haussé la voix. Il a dit qu’il n’avait jamais voulu que ma sécurité, et je le crois, et j’ai mis mes chaussures. Il a demandé un message à l’arrivée. J’ai dit non, doucement. C’était la douzième phrase, je ne l’avais pas apprise. J’ai laissé le téléphone sur la table, à côté du pain.",
  },
  v23: {
    word: "En colonne",
    text: "Quatre semaines. Je veux écrire ceci avec justice, parce que c’est moi qui le relirai.\n\nCe qui était bon était bon. La soupe avec sa cuillère. Neuf heures de pluie et pas un mot inutile. Le parapluie au-dessus de ma mère. Il remarquait tout de moi, et longtemps j’ai pris cette attention pour de la connaissance.\n\nCe qui n’allait pas n’avait l’air de rien. Un cadeau avec un point dedans. Une voiture en avance d’une demi-heure. Une migraine, un ticket, une veste. J’ai cherché le jour où il aurait fallu dire non\u00A0: il n’existe pas. Il y a soixante petits jours où le oui coûtait moins cher. Personne ne m’a interdit la chorale. On a pris soin de moi jusqu’à ce que je n’y aille plus.\n\nLucie a un mot pour ça, un mot grave. Elle a peut-être raison. Je ne veux pas le coller sur lui\u00A0: c’est un homme qui a perdu sa sœur et qui monte la garde devant ce qui lui reste. Les deux peuvent être vrais, sa peur, et moi qui rapetissais dedans. Ce que j’en fais me regarde\u00A0: je sais maintenant à quoi ça ressemble quand c’est tendre. Si je me surprends à expliquer deux cafés, je prendrai le train plus tôt.\n\nIl a écrit deux fois. J’ai répondu une fois, que j’allais bien et que je ne répondrais plus. Jeudi j’ai chanté.",
  },
};
