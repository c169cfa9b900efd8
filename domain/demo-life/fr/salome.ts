import type { MomentWords, PersonWords } from "../life.ts";

export const salome: PersonWords = {
  city: "Montréal",
  meetingPlace: "Une buanderie",
  notes:
    "La nuit à la radio. Dix mois dans la même ville, dix avec un océan au milieu. Son minuit, c’est mes six heures du matin.",
};

export const salomeMoments: Readonly<Record<string, MomentWords>> = {
  s1: {
    word: "La sécheuse",
    text: "La sécheuse a avalé mes deux derniers dollars sans rien donner. Une femme, le casque autour du cou, lui a mis un coup de pied, un seul, tout en bas, l’air d’avoir déjà fait ça. «\u00A0Elle comprend rien que ça\u00A0», a-t-elle dit. Salomé. Elle travaille la nuit à la radio et lit des cartes en papier. On a regardé tourner mes draps pendant quarante minutes.",
    place: "Montréal, une buanderie du Plateau",
  },
  s2: {
    word: "Les feux rouges",
    text: "Sur le mont Royal à une heure du matin, sa nuit de congé. Elle connaît la ville par ses antennes\u00A0: ce feu rouge, c’est le jazz, celui-là le hockey, et celui-là, c’est elle.",
    place: "Montréal, mont Royal",
  },
  s3: {
    word: "Premier voyage ensemble",
    text: "Baie-Saint-Paul dans le truck de son oncle. Les érables, on dirait que quelqu’un a monté la couleur trop fort. Un motel avec un seul calorifère et un écriteau priant de ne pas vider de poisson dans le bain. On a dormi en tuque.",
    place: "Baie-Saint-Paul",
    caption: "Les érables, depuis le truck",
  },
  s4: {
    word: "Le corridor de la journée",
    text: "Elle dort pendant que j’enseigne, je dors pendant qu’elle travaille. On se croise dans le corridor de la journée.",
  },
  s5: {
    word: "Première neige",
    text: "Elle m’a fait signe d’arrêter au milieu de la rue et d’écouter. Rien. C’était ça. «\u00A0La ville s’est mis une doudou\u00A0», a-t-elle dit.",
    caption: "Notre rue, à l’écoute",
  },
  s6: {
    word: "Le français de qui",
    text: "Je l’ai reprise au souper, devant son ami Maxime, sur un mot. Un mot très bien. Elle a posé sa fourchette. «\u00A0Moi, je parle français, a-t-elle dit. Toi, tu parles le tien.\u00A0» Puis, très gentiment, pour toute la table, elle a changé de sujet. Ici c’est moi qui passe, et j’ai joué les douaniers.",
  },
  s7: {
    word: "Le dictionnaire",
    text: "J’ai acheté le gros dictionnaire des expressions d’ici et je l’ai lu à voix haute depuis la lettre A, debout, en pénitence. Elle a tenu jusqu’à «\u00A0achaler\u00A0» avant de rire.",
  },
  s8: {
    word: "Rimouski",
    text: "Le réveillon chez ses parents. Cipâte, violon, un oncle endormi parmi les manteaux. Sa grand-mère m’a pris la main sous la table et m’a demandé si j’allais rester. J’ai dit qu’on verrait. Elle a gardé ma main.",
    place: "Rimouski",
  },
  s9: {
    word: "Cinq cents kilomètres",
    text: "Toute la route du retour, le fleuve blanc à droite, j’avais la phrase prête\u00A0: je pourrais demander une deuxième année. J’ai dit que le chauffage marchait bien.",
  },
  s10: {
    word: "Moins vingt-sept",
    text: "L’auto n’a pas voulu démarrer, la journée était annulée. Dansé en manteau dans la cuisine sur sa propre émission, qu’elle avait enregistrée et fait semblant de détester.",
  },
  s11: { word: "au chaud", text: "" },
  s12: {
    word: "Cabane à sucre",
    text: "Œufs au sirop, jambon au sirop, bines au sirop. Ses amis ont parié sur moi. J’ai fini l’assiette. C’est une adoption, ou un empoisonnement.",
  },
  s13: {
    word: "La débâcle",
    text: "Sur le pont pour entendre partir les glaces. On dirait des meubles qu’on déplace, dans une maison où quelqu’un vient de décider quelque chose.",
  },
  s14: {
    word: "Six semaines",
    text: "Encore six semaines. C’est sur le calendrier, de ma main, et on regarde un peu à gauche.",
  },
  s15: {
    word: "Métro, ligne orange",
    text: "Je l’ai dit. Je t’aime, dans le métro, pile quand la rame entrait. Elle a dit «\u00A0quoi\u00A0?\u00A0». J’ai dit «\u00A0c’est là qu’on descend\u00A0». Ce n’était même pas là.",
  },
  s16: {
    word: "C’est dit",
    text: "La Saint-Jean, les feux au-dessus du fleuve, on n’entendait rien, alors j’ai attendu le calme entre deux. Je t’aime. «\u00A0Je sais, a-t-elle dit. J’avais compris dans le métro. Je voulais voir si tu reviendrais le chercher.\u00A0»",
    caption: "La Saint-Jean, au-dessus du fleuve",
  },
  s17: {
    word: "Dorval",
    text: "L’aéroport. Elle avait fait des sandwichs, comme pour une sortie scolaire. On a parlé des sandwichs. Devant la porte elle a glissé dans ma poche son badge de la radio, celui à la photo affreuse, «\u00A0pour qu’ils te laissent rentrer\u00A0». J’ai tenu jusqu’à ce que mon voisin me demande si j’allais finir mon pain.",
    place: "Montréal, aéroport de Dorval",
  },
  s18: {
    word: "Six heures",
    text: "Son minuit, c’est mes six heures du matin. Elle finit une journée que je n’ai pas commencée. On a trouvé ça poétique. C’est surtout fatigant.",
  },
  s19: {
    word: "Les bonnes serviettes",
    text: "Dix jours. Ma mère lui a donné les bonnes serviettes, que je n’avais jamais vues servir. Elles se comprennent parfaitement, l’une en cancalais, l’autre en rimouskois. Salomé se baigne avant le petit déjeuner, tous les matins.",
    place: "Saint-Malo, plage du Sillon",
  },
  s20: {
    word: "Quai quatre",
    text: "Rennes, quai quatre. On commence à bien savoir faire. Ce n’est pas là-dessus que je voulais progresser.",
    place: "Rennes",
  },
  s21: {
    word: "Les frigos",
    text: "Appel du dimanche. On s’est décrit nos frigos. Le sien\u00A0: un citron, des piles, un demi-gâteau d’anniversaire au nom de quelqu’un qu’elle ne connaît pas.",
    place: "Rennes",
  },
  s22: {
    word: "Le souffle",
    text: "Elle s’est endormie au téléphone. Pendant vingt minutes j’ai écouté respirer quelqu’un dans ce qui était encore hier.",
    place: "Rennes",
  },
  s23: {
    word: "Le prix du billet",
    text: "Dispute pour Noël\u00A0: qui prend l’avion, qui paie, qui n’en peut plus. «\u00A0Toi, tu comptes l’argent, a-t-elle dit. Moi, je compte les semaines.\u00A0» J’ai dit qu’il fallait bien que quelqu’un compte l’argent. C’est vrai, et c’était moche.",
    place: "Rennes",
  },
  s24: {
    word: "Deux photos de deux lettres",
    text: "Quatre jours sans appel. Puis j’ai écrit à la main, parce qu’au téléphone je me défends, et je lui ai envoyé la photo de la page. Elle a répondu par la photo de la sienne. Les mêmes excuses, mieux écrites.",
    place: "Rennes",
  },
  s25: {
    word: "En visite",
    text: "Une semaine à Montréal. On a des égards. On dit s’il te plaît pour le sel. Je ne sais plus où se rangent les choses.",
  },
  s26: {
    word: "Le poste permanent",
    text: "On lui propose le poste permanent. Elle me l’a annoncé comme on annonce une fuite d’eau. J’ai dit bravo. J’avais une question, et je l’ai rangée pour plus tard, avec les autres.",
    place: "Rennes",
  },
  s27: {
    word: "Douze minutes",
    text: "Appel de douze minutes. Avant, on y laissait des matinées.",
    place: "Rennes",
  },
  s28: {
    word: "Répondeurs",
    text: "Trois appels manqués, un de moi, deux d’elle. Nos répondeurs font connaissance.",
    place: "Rennes",
  },
  s29: {
    word: "Le formulaire",
    text: "J’ai cherché les postes d’échange pour septembre. Rempli le formulaire jusqu’à «\u00A0motif de la demande\u00A0», enregistré le brouillon. À elle, j’ai parlé du temps.",
    place: "Rennes",
  },
  s30: {
    word: "La cuisine, jusqu’à quatre heures",
    text: "On a tout vidé, comme on vide une armoire à deux. Elle avait fait du thé et ne buvait pas le sien. Elle a dit que tout l’hiver elle avait retourné l’appartement dans sa tête pour voir où mettre mon bureau. J’ai dit que j’avais un formulaire en brouillon. Elle a voulu le voir. Je le lui ai montré sur mon téléphone\u00A0: nom, date de naissance, motif de la demande, rien. Elle l’a lu deux fois, avec soin, comme s’il y avait une suite.\n\n«\u00A0On s’est jamais demandé de rester, a-t-elle dit. Pas une fois. Toi dans le truck, moi avec la job. On avait trop peur de peser.\u00A0» J’ai dit que je ne voulais pas être la personne qui l’obligerait à choisir. Elle racontait la même chose de moi à sa sœur. Voilà où on en était à quatre heures du matin\u00A0: deux prévenances qui s’étaient protégées jusqu’à la fin.\n\nJe pourrais dire que si j’avais parlé sur la route de Rimouski, tout aurait tourné autrement. Je n’en sais rien. Elle aurait peut-être dit non, elle aime sa rue. Ce que je sais, c’est que j’avais la phrase et que je l’ai gardée, et qu’elle en avait une aussi.\n\nOn a ri une fois, à cause du poisson dans le bain. Puis elle a bu le thé, froid, jusqu’au fond, pour ne pas gâcher. Je l’aime. Demain je reprends l’avion. J’ai cherché à qui en vouloir, il n’y a personne.",
  },
  s31: {
    word: "Dorval, encore",
    text: "Pas de sandwichs. J’ai rendu le badge à la photo affreuse. Elle a dit garde-le, et elle a tendu la main.",
    place: "Montréal, aéroport de Dorval",
  },
  s32: {
    word: "Replier la carte",
    text: "Trois semaines. Ce que je garde\u00A0: le feu rouge qui était elle, l’oncle parmi les manteaux, moins vingt-sept, la main de sa grand-mère. Ce que je veux me rappeler, contre la version que j’aurai envie de raconter\u00A0: ce n’était pas l’océan. Il y a des gens qui le traversent. C’était deux silences bien élevés, dont le mien.\n\nElle a pris le poste. C’est bien. La phrase coûte quelque chose, alors je l’écris lentement. Je ne vais plus écrire ici pendant un temps. Le carnet n’y est pour rien.",
    place: "Rennes",
  },
};
