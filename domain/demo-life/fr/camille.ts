import type { MomentWords, PersonWords } from "../life.ts";

export const camille: PersonWords = {
  city: "Marseille",
  meetingPlace: "Dans un tram",
  notes:
    "Du côté droit, toujours. Au lit à dix heures. Aime qu’on lui lise à voix haute. Demande pardon aux plantes. Demander plutôt que deviner.",
};

export const camilleMoments: Readonly<Record<string, MomentWords>> = {
  c1: {
    word: "Le tram arrêté",
    text: "Le tram s’est arrêté entre deux stations et le conducteur est descendu lui parler. «\u00A0On peut échanger\u00A0? a dit ma voisine. À gauche je ne vaux rien.\u00A0» De ce côté elle n’entend plus depuis ses six ans. J’ai changé de place, on a parlé cinquante minutes, et quand il est reparti toute la rame a applaudi, sauf nous. Camille. Elle plante les ronds-points de la ville.",
    place: "Marseille",
    caption: "Entre deux arrêts",
  },
  c2: {
    word: "Le bon côté",
    text: "La Corniche de bout en bout. J’apprends à rester à sa droite, quitte à marcher dans les voitures.",
    place: "Marseille, la Corniche",
  },
  c3: {
    word: "Cinq heures",
    text: "Elle se lève à cinq heures pour les jardins. J’apprends à dormir à dix heures et à recevoir son baiser du matin comme une rumeur.",
  },
  c4: {
    word: "Lentilles brûlées",
    text: "Dîner chez elle. Elle cuisine le tourne-disque à fond et oublie la cuisine. Lentilles brûlées, les deux faces de Nina Simone.",
  },
  c5: {
    word: "Les jeudis",
    text: "Je l’ai dit avant que ça devienne une question\u00A0: le jeudi soir c’est la chorale, la chorale est à moi, et je rentre sans escorte. Elle a décroché le calendrier et mis une croix sur tous les jeudis jusqu’à la fin de l’année. «\u00A0Parfait, a-t-elle dit. Le jeudi je fais mes comptes en maillot de corps.\u00A0»",
  },
  c6: {
    word: "Trois cents pots",
    text: "Pluie toute la journée. Elle m’a montré les serres de la ville, trois cents pots avec leur nom sur un bâton. À ceux qu’elle éclaircit, elle demande pardon.",
    caption: "Les serres municipales, sous la pluie",
  },
  c7: {
    word: "Au marché",
    text: "J’ai pleuré au marché, devant les citrons, sans savoir pourquoi, et pour une fois je l’ai dit au lieu d’invoquer un rhume. Elle a acheté des citrons.",
  },
  c8: {
    word: "Six amis et un chien",
    text: "Rencontre de ses amis, six et un chien. J’avais prévenu qu’à un moment je ne dirais plus rien. «\u00A0Alors je te mets à côté du chien\u00A0», a-t-elle dit. Bonne soirée. Le chien s’appelle Gérard.",
  },
  c9: {
    word: "Quarante minutes",
    text: "Quarante minutes de retard, sans prévenir. «\u00A0Je n’ai pas besoin que tu sois à l’heure, a-t-elle dit. J’ai besoin de savoir.\u00A0» J’ai pensé au point, à Victor, et tout s’est raidi\u00A0: j’ai dit qu’on ne me suivrait pas à la trace. Elle ne comprenait pas de quoi je parlais. Comment aurait-elle pu.",
  },
  c10: {
    word: "Du bon côté",
    text: "Je lui ai raconté Victor, en entier, du bon côté pour n’avoir à le dire qu’une fois. Elle a écouté jusqu’au bout. «\u00A0Je ne te demanderai pas où tu es, a-t-elle dit. Je te demanderai si tu dînes.\u00A0» Un message en cas de retard\u00A0: d’accord, et c’est moi qui l’ai proposé.",
  },
  c11: {
    word: "Premier voyage ensemble",
    text: "Le bateau de nuit pour Bastia. La bonne oreille dans l’oreiller, elle n’entend plus les machines, elle a donc dormi\u00A0; moi j’ai eu les machines et la mer. Au matin l’île sentait le brûlé et le sucre, et du pont elle a nommé neuf plantes.",
    place: "Bastia",
    caption: "Le bateau de nuit",
  },
  c12: {
    word: "Hors carte",
    text: "Trois heures hors du sentier. J’enseigne la géographie. Elle va le raconter à tout le monde.",
    place: "Corte",
  },
  c13: {
    word: "Trente et un parents",
    text: "Réunion parents-profs, trente et un. Retour à dix heures, une casserole avec mon nom dessus.",
  },
  c14: {
    word: "Dans le couloir",
    text: "Elle fredonne quand elle croit qu’il n’y a personne, toujours les quatre mêmes notes. J’ai attendu dans le couloir avec les courses, jusqu’à en avoir mal aux mains.",
  },
  c15: {
    word: "Les journaux du dimanche",
    text: "Les journaux, le café, les pieds. Deux heures sans parler, et ce n’était pas du silence.",
  },
  c16: {
    word: "À propos des poubelles",
    text: "Son ex lui a écrit à minuit, Maïté, pour un kayak. J’ai ruminé toute une journée sans un mot et c’est sorti de travers, en discours sur les poubelles. «\u00A0C’est à propos des poubelles, là\u00A0?\u00A0» a-t-elle demandé. Non.",
  },
  c17: {
    word: "Demande-moi",
    text: "J’ai dit le mot, jalousie. À voix haute il est plus petit. «\u00A0Demande-moi, a-t-elle dit. J’aime mieux une question qu’une devinette.\u00A0» Le kayak est reparti.",
  },
  c18: {
    word: "Chapitre trois",
    text: "Le soir je lui fais la lecture, dans la bonne oreille. Au chapitre trois elle dort, et le lendemain elle nie, citations à l’appui.",
  },
  c19: {
    word: "Présentation à la famille",
    text: "Ma mère a fait tout le port à sa gauche, en criant. Personne ne l’avait prévenue. Camille répondait à ce qu’elle lisait sur ses lèvres. Elles ont conclu un cognassier.",
    place: "Cancale",
  },
  c20: {
    word: "L’inspectrice",
    text: "Inspection. Deux heures de deltas avec une inconnue au fond. Sur mon bureau ce matin, une fougère dans un pot de yaourt\u00A0: «\u00A0Elle n’inspecte personne.\u00A0»",
  },
  c21: {
    word: "Trois jours à moi",
    text: "Trois jours de marche dans les Cévennes, avec moi-même. Je n’ai pas demandé, j’ai prévenu. «\u00A0Rapporte-moi un caillou\u00A0», a-t-elle dit. De la joie au départ, de la joie au retour\u00A0: j’ignorais qu’on pouvait avoir les deux.",
    place: "Florac",
  },
  c22: {
    word: "Ça va",
    text: "Elle a demandé si ça allait. J’ai dit ça va. Ça n’allait pas. Ce n’était qu’une mauvaise classe, et je l’ai portée jusqu’au lit comme un plateau.",
  },
  c23: {
    word: "Le lendemain de ça va",
    text: "Je le lui ai dit à cinq heures, dans le noir, pendant qu’elle laçait ses chaussures. Elle s’est rassise. Quatre minutes de retard aux ronds-points, une première en neuf ans.",
  },
  c24: {
    word: "Les tasses",
    text: "La vaisselle. J’ai entendu ma voix commencer la liste de tout ce que je fais.",
  },
  c25: {
    word: "Ce n’est pas la vaisselle",
    text: "Au milieu de la liste j’ai arrêté\u00A0: ce n’est pas la vaisselle, j’ai peur que ta mère ne m’aime pas. Elle a ri jusqu’à s’asseoir par terre. Sa mère a peur de moi.",
  },
  c26: {
    word: "La réponse",
    text: "Elle a demandé en arrosant\u00A0: est-ce que je voulais des enfants, elle n’avait jamais osé. J’ai posé l’arrosoir. Toutes les vieilles portes étaient là, belle idée, vacances, bientôt, compliqué. J’ai dit\u00A0: attends, je vais mal le dire.\n\nJ’ai dit non. Que je ne veux pas d’enfant, que je le sais depuis des années, et qu’une fois j’ai laissé quelqu’un vivre six semaines devant cette réponse parce que je voulais qu’elle sonne mieux. Que si c’était non pour elle aussi, ou si c’était oui, j’aimais mieux le savoir aujourd’hui, les pieds dans l’eau, qu’un jour de mars avec une enveloppe. Ma voix a fait quelque chose. J’étais à sa droite, j’avais vérifié.\n\nElle a continué d’arroser un moment. Elle est comme ça, elle finit la rangée. Puis elle a raconté qu’à trente ans elle en voulait un, avec quelqu’un, que ce n’était pas venu, qu’elle avait eu deux ans de chagrin et ensuite plus de chagrin. Qu’elle a onze hectares, et quatre neveux qui mangent comme des incendies. Qu’un oui ne l’aurait pas gênée, qu’un non ne la gêne pas. Ce qui la gênait, c’était de ne pas demander. «\u00A0Je te laissais en paix, a-t-elle dit. Ce n’est pas très paisible, de laisser les gens en paix.\u00A0»\n\nOn a pris deux cagettes pour s’asseoir. J’ai eu envie d’écrire à Inès, et non, ce n’est pas à elle de porter ça. La chose dont j’avais peur a duré onze minutes. J’ai regardé l’heure, je ne sais pas pourquoi. Onze minutes, et les fougères ont eu trop d’eau.",
  },
  c27: {
    word: "Aïoli, troisième essai",
    text: "Aïoli, troisième essai. C’est désormais une peinture murale.",
  },
  c28: {
    word: "La bonne oreille",
    text: "Une infection, dans la bonne oreille. Pendant une nuit elle n’a plus rien entendu. Dans le couloir de l’hôpital je continuais de lui parler, à gauche, à droite, peu importe, et j’ai écrit sur ma main\u00A0: JE SUIS LÀ. Sur la sienne\u00A0: JE SAIS.",
  },
  c29: {
    word: "Le robinet",
    text: "C’est revenu. Son premier bruit\u00A0: le robinet de la cuisine qui goutte. Interdiction de le réparer.",
  },
  c30: {
    word: "Sainte-Victoire",
    text: "Un tel vent sur la crête que ses deux oreilles se valaient enfin. On s’est crié des recettes.",
    place: "Aix-en-Provence, Sainte-Victoire",
  },
  c31: {
    word: "Plus tard",
    text: "Elle voudrait qu’on cherche un appartement. J’ai dit plus tard. Elle n’a rien dit, elle est allée arroser, longtemps.",
  },
  c32: {
    word: "Mon mot pour la peur",
    text: "Trois jours. Puis je l’ai dit\u00A0: «\u00A0plus tard\u00A0», c’est mon mot pour la peur. La dernière fois que j’ai eu des clés, le clou est resté dans le mur, et une part de moi avec. Elle a demandé ce qu’il me faudrait. On ne m’avait jamais posé la question un crayon à la main. Une porte à fermer le jeudi. Une étagère. Choisir l’étage.",
  },
  c33: {
    word: "Les visites",
    text: "Cinq visites. Un des appartements n’avait pas de fenêtre à la cuisine\u00A0: «\u00A0C’est plus intime\u00A0», selon l’agent.",
  },
  c34: {
    word: "Les clés",
    text: "Bail signé au stylo de Camille, celui du propriétaire étant mort. Deux jeux de clés. Elle m’a confié le sien le temps de trouver sa poche\u00A0: un instant j’ai eu les deux.",
    caption: "Deux jeux, cette fois",
  },
  c35: {
    word: "Deuxième rang",
    text: "Concert. Elle s’est mise tout à gauche pour nous avoir dans l’oreille droite. Deuxième rang, en pleine lumière cette fois.",
  },
  c36: {
    word: "À moi, quand les cartons seront défaits",
    text: "Tu liras ça une fois les cartons défaits, ou quand tu auras cessé d’y croire. J’écris de l’ancienne cuisine, à moitié emballée dans du journal. J’ai de la joie et je m’en méfie, alors voici de quoi vérifier. Chantes-tu toujours le jeudi\u00A0? La porte ferme-t-elle\u00A0? Quand tu as dit plus tard, as-tu dit dans les trois jours de quoi tu avais peur\u00A0? (Trois, c’est le plus long.) Y a-t-il une chose que tu racontes au miroir\u00A0? Si oui, va te mettre à sa droite. Sinon, achète des citrons. Je n’ai pas besoin que ça ait marché. Je voudrais que tu aies été là.",
  },
  c37: {
    word: "Pas pour les clés",
    text: "Une dispute pour les clés, au fond pas pour les clés. Elle en avait fait faire un troisième jeu, pour sa sœur. J’ai dit que c’était chez moi aussi, et «\u00A0chez moi\u00A0» est sorti comme une grille. «\u00A0Je croyais qu’on prenait une maison avec une porte, a-t-elle dit, pas une porte avec une maison.\u00A0» Ensuite plus un mot. J’ai fait comme autrefois, du rangement.",
  },
  c38: {
    word: "Cinq heures et demie",
    text: "J’avais prévu de bouder jusqu’à vendredi. À cinq heures et demie je l’ai rattrapée dans l’escalier, ses chaussures à la main, et j’ai dit que c’était encore le clou d’Inès, pas sa sœur. «\u00A0Alors on demandera avant de faire des clés, a-t-elle dit. Toi et moi. Même pour les plantes.\u00A0»",
  },
  c39: { word: "Douze cartons", text: "Douze cartons, trois paquets de copies, un rouleau de scotch." },
  c40: {
    word: "Nous emménageons",
    text: "Quatrième sans ascenseur. Ses amis, les miens, et Gérard, qui a monté une éponge. En premier le tourne-disque, en dernier mon atlas. Il y a un clou près de la porte. C’est moi qui l’ai planté\u00A0; j’y ai pendu nos deux vestes, et il a tenu.",
    caption: "Quatrième sans ascenseur",
  },
  c41: {
    word: "Le troisième carton",
    text: "Retrouvé le disque perdu dans le troisième carton, sous la passoire.",
  },
  c42: {
    word: "Jeudi",
    text: "Chorale, puis retour par le port, le grand tour. De la lumière dans la cuisine. Elle n’a pas demandé d’où je venais. Elle a demandé s’il restait du Bach.",
  },
  c43: {
    word: "Sormiou",
    text: "Sormiou à pied, personne. Elle écoutait la mer la tête penchée, comme on verse.",
    place: "Marseille, Sormiou",
    caption: "Sormiou, personne",
  },
  c44: {
    word: "La radio",
    text: "Je voulais lui demander de baisser la radio. J’ai nettoyé le four. Il est très propre.",
  },
  c45: {
    word: "Trop salée",
    text: "Soupe trop salée, fou rire. On a refait le monde jusqu’à une heure, et j’ai parlé de la radio. «\u00A0Je monte le son parce que je crois que ça te plaît\u00A0», a-t-elle dit.",
    caption: "La soupe, avant",
  },
};
