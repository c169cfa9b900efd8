import type { MomentWords, PersonWords } from "../life.ts";

export const ines: PersonWords = {
  city: "Nantes",
  meetingPlace: "Par des amis",
  notes:
    "Lit d’abord la dernière page. Se baigne dans n’importe quoi. Ne jamais la réveiller après une garde\u00A0; laisser le mot contre le sucrier.",
};

export const inesMoments: Readonly<Record<string, MomentWords>> = {
  i1: {
    word: "La table neuf",
    text: "Le mariage de Lucie. La table neuf, celle des gens qui ne connaissent personne\u00A0: un veuf, un enfant, un magicien en congé, Inès et moi. Infirmière de nuit en pédiatrie à Nantes, elle coupait la viande de tout le monde sans s’en rendre compte.",
    place: "Clisson",
  },
  i2: {
    word: "L’éléphant",
    text: "L’éléphant mécanique a craché en plein sur nous. Elle le savait. Elle avait pris une serviette. Une.",
  },
  i3: {
    word: "La dernière page",
    text: "Elle lit d’abord la dernière page des romans. «\u00A0Comme ça je ne m’inquiète plus et je regarde le paysage\u00A0», dit-elle.",
  },
  i4: {
    word: "Le train du dimanche",
    text: "Le train du dimanche le long de la Loire, les bancs de sable, une barque sans personne. J’ai calculé\u00A0: neuf heures de rails pour trente avec elle. Donné.",
  },
  i5: {
    word: "Depuis le toit",
    text: "Le feu d’artifice depuis son toit, les jambes dans le vide, commenté par elle comme un match.",
    caption: "Le quatorze, commenté",
  },
  i6: {
    word: "Premier voyage ensemble",
    text: "Belle-Île, une tente, du vent. Elle se baigne dans n’importe quoi. Moi je tiens la serviette et je crie le temps. La deuxième nuit, une sardine a lâché\u00A0: on a fini la toile sur la figure, à rire comme des bossus.",
    place: "Belle-Île",
    caption: "Belle-Île, avant que la sardine lâche",
  },
  i7: {
    word: "Chantenay",
    text: "Nouveau lycée, nouvelle ville, une chambre avec vue sur les grues. Chez elle, onze minutes à vélo. J’ai chronométré trois fois, par rigueur.",
  },
  i8: { word: "à nous", text: "" },
  i9: {
    word: "Les copies",
    text: "Elle sortait de garde et s’est endormie sur mes copies. Une dissertation sur la mousson porte l’empreinte de sa joue. J’ai mis un point de plus.",
  },
  i10: {
    word: "Où tu vas",
    text: "Dîner avec ses amies du service. J’ai fini par ne plus rien dire, ça m’arrive, je pensais que ça ne gênait personne. Dans l’escalier elle a dit\u00A0: «\u00A0Tu vas où, quand tu n’es pas là\u00A0? J’ai eu ta chaise à côté de moi toute la soirée.\u00A0» J’ai parlé de fatigue. Elle avait trois nuits de garde dans les jambes et n’en parlait pas.",
  },
  i11: {
    word: "Trentemoult",
    text: "Six jours de bonnes manières. Puis le petit bateau de Trentemoult et, sur l’autre rive, entre les maisons de couleur, j’ai réussi à le dire\u00A0: ses amies me faisaient peur, elles savaient toutes comment être avec elle. «\u00A0Il fallait le dire, a-t-elle répondu. Je me serais mise de ton côté de la table.\u00A0»",
    place: "Nantes, Trentemoult",
  },
  i12: {
    word: "La farce",
    text: "Réveillon chez sa mère. Débat de quarante minutes sur la farce, avec vote. Abstention de ma part\u00A0: j’ai eu droit à la vaisselle.",
    place: "Angers",
  },
  i13: {
    word: "Les clés",
    text: "On a un appartement. Troisième étage, une baignoire à pattes, vue sur le linge des autres. L’agence n’avait qu’un jeu de clés et dans l’entrée on se le passait de main en main comme une chose brûlante. Elle a planté un clou près de la porte avant même d’enlever son manteau.",
    caption: "Un jeu, quatre mains",
  },
  i14: {
    word: "Radis",
    text: "Une chatte est livrée avec l’appartement, ou l’inverse. Elle vit sous la baignoire. Inès l’a nommée Radis, pour des raisons qui ne tiendraient devant aucun tribunal.",
    caption: "Radis, sous la baignoire",
  },
  i15: {
    word: "Dimanche",
    text: "Crêpes, radio, mots croisés, pluie. À quatre heures elle a demandé ce qu’on avait fait aujourd’hui, et il n’y avait rien à répondre.",
  },
  i16: {
    word: "Contre le sucrier",
    text: "Deux ans pour papa. Je n’avais rien dit. Au réveil elle avait déjà filé à l’hôpital, et sa photo à lui était contre le sucrier, un verre propre devant.",
  },
  i17: {
    word: "La vaisselle",
    text: "La vaisselle, c’est-à-dire pas la vaisselle. «\u00A0Je porte les enfants des autres douze heures de suite, a-t-elle dit, et je rentre trouver tes tasses.\u00A0» J’ai énuméré à voix haute tout ce que je fais. La liste est longue, personne ne l’avait demandée.",
  },
  i18: {
    word: "Le traité du frigo",
    text: "Neuf jours, puis un traité sur la porte du frigo\u00A0: deux colonnes, signé, tamponné d’un radis. Dans ma colonne\u00A0: les tasses.",
  },
  i19: {
    word: "Les huîtres",
    text: "Vacances de Pâques à Cancale. Ma mère lui a appris à ouvrir les huîtres et lui a raconté tout ce que j’ai fait avant dix ans. Elles ont un code maintenant.",
    place: "Cancale",
  },
  i20: {
    word: "Dix-neuf minutes",
    text: "L’eau à quatorze, d’après elle. Dix-neuf minutes. J’ai crié le temps.",
    place: "Pornic",
  },
  i21: {
    word: "Une belle idée",
    text: "On écossait des petits pois. Elle l’a dit sans lever les yeux\u00A0: elle voudrait un enfant, avec moi, et pas un jour. J’ai dit que c’était une belle idée. C’est ce qu’on dit de la maison des autres. Elle a attendu, les pois continuaient de tomber dans le saladier. J’ai fait la vaisselle, à fond.",
  },
  i22: {
    word: "Pas non",
    text: "Pas dormi. Ce n’est pas non. Je ne sais pas ce que c’est, alors comment le dire.",
  },
  i23: {
    word: "La boîte à déjeuner",
    text: "Un mot dans mon déjeuner, sous les lentilles\u00A0: «\u00A0La capitale d’Inès, c’est toi. Commentez.\u00A0» Je l’ai corrigé et rendu. Dix-neuf sur vingt, un point en moins pour le lyrisme.",
  },
  i24: {
    word: "Les chaussures",
    text: "Six jours sur le chemin côtier des Asturies. Vaches, cidre, ampoules. Elle marche devant et commente. J’ai la carte, pas la parole.",
    place: "Llanes",
    caption: "Asturies, sixième jour",
  },
  i25: {
    word: "Sous la tente",
    text: "Elle a redemandé, dans le noir, là où c’est plus facile. J’ai dit\u00A0: si on profitait des vacances. Elle a changé de côté. «\u00A0Tu as répondu pour les vacances\u00A0», a-t-elle dit. Et moi, avec mes bonnes raisons, jusqu’au jour.",
    place: "Finisterre",
  },
  i26: {
    word: "Le bout du chemin",
    text: "Finisterre. Quatre jours à regarder la mer dans la même direction. Elle a dit\u00A0: on laisse ça jusqu’en septembre, et elle a pris mon bras.",
    place: "Finisterre",
  },
  i27: { word: "Septembre", text: "C’est septembre." },
  i28: {
    word: "Confiture de figues",
    text: "Confiture brûlée. Mangée. Un goût de feu de camp, et selon elle les gens paient pour ça.",
  },
  i29: {
    word: "Fauré",
    text: "On a chanté le Requiem. Elle avait, paraît-il, une poussière dans l’œil pendant tout le Libera me.",
  },
  i30: {
    word: "Le mauvais rire",
    text: "Sa mère, à propos du bébé d’une cousine\u00A0: «\u00A0Il y en a qui attendent qu’il n’y ait plus personne à qui demander.\u00A0» J’ai ri. C’était nerveux. Inès, elle, a entendu un rire.",
    place: "Angers",
  },
  i31: {
    word: "La lettre du casier",
    text: "Huit jours. J’ai fini par écrire, quatre pages, parce qu’à voix haute je m’explique. Que ce rire, c’était la peur\u00A0; que j’y pense chaque jour, à cet enfant, et que chaque jour je le vois depuis la porte, comme une pièce éclairée. Elle n’a pas répondu. Elle est venue de mon côté du canapé. La lettre est dans son casier à l’hôpital. Une collègue me l’a dit, sans le vouloir.",
  },
  i32: {
    word: "Une journée sans rien dedans",
    text: "Pour mémoire, puisque les jours qui font tenir les autres ne laissent pas de trace.\n\nDebout à dix heures. Elle rentrait de garde sans pouvoir dormir, alors on a filé au marché dans la tenue du matin, manteau sur le pyjama, comme des gens en fuite. Des poireaux, un poulet, beaucoup trop de pommes. Le fromager a demandé des nouvelles de Radis. Retour par le fleuve, puisque le soleil se montrait pour la première fois de la semaine, et elle a imité mes collègues un par un, pour les avoir vus une fois.\n\nOn a cuisiné. C’est-à-dire qu’elle cuisinait, que j’épluchais et lisais les petites annonces. À Rezé, un monsieur donne un piano à qui voudra bien le porter. On l’a monté en imagination\u00A0: trois étages, la rampe démontée, le chien du deuxième égaré, abandon au niveau de la baignoire.\n\nSieste de trois à cinq, la chatte entre nous comme une pierre chaude. Réveil sans savoir la saison. Elle a dit «\u00A0bouge pas\u00A0», et n’a pas dit pourquoi.\n\nLe soir, encore des poireaux, un film à qui on n’a pas laissé placer un mot, les poubelles. Il ne s’est rien passé. Personne n’a rien dit qu’il faille retenir. Je voudrais retomber sur cette page un mauvais jour et ne pas pouvoir prétendre que ça n’a jamais été bon, ni que je ne le savais pas. Je le savais. Vers cinq heures moins dix, je le savais entièrement.",
  },
  i33: {
    word: "Quarante clémentines",
    text: "Le planning lui a donné le réveillon. J’ai apporté quarante clémentines au service, jusqu’aux portes battantes, pas plus loin. Elle en a mangé une derrière la vitre, les yeux dans les miens.",
  },
  i34: {
    word: "Le calendrier",
    text: "«\u00A0J’aurai trente-six ans en mars, a-t-elle dit. Je ne vais pas te faire du chantage au calendrier. Je voudrais juste savoir ce que tu vois quand tu regardes.\u00A0» Je voyais la pièce éclairée, et moi à la porte. J’ai dit\u00A0: bientôt. J’ai dit qu’il fallait d’abord passer le bac blanc. Elle a hoché la tête comme devant les parents qui promettent d’arrêter de fumer.",
  },
  i35: {
    word: "Les marées",
    text: "Deux jours à Cancale pour réfléchir. J’ai réfléchi aux marées.",
    place: "Cancale",
  },
  i36: {
    word: "Le billet",
    text: "La pire jusqu’ici, pour un billet de train que j’avais oublié de prendre. Personne n’a parlé de janvier. «\u00A0Tu oublies ce que tu n’as pas envie de faire\u00A0», a-t-elle dit. J’ai dit que c’était injuste et j’ai claqué la seule porte de l’appartement qui ne ferme pas.",
  },
  i37: {
    word: "Trêve",
    text: "Cinq jours. Elle avait fait la soupe aux petites étoiles. «\u00A0C’est une trêve, pas la paix, a-t-elle dit. Mais mange.\u00A0»",
  },
  i38: {
    word: "Le véto à trois heures",
    text: "Radis a avalé un élastique. Véto à trois heures du matin, Inès au téléphone avec sa voix de service, moi qui grillais les feux. Elle vivra. Une équipe parfaite. On sait faire tout ce qui est urgent.",
  },
  i39: {
    word: "L’enveloppe",
    text: "Son anniversaire. Je lui ai offert deux jours de canoë sur la Loire, dans une enveloppe. Elle l’a ouverte comme s’il pouvait y avoir autre chose, puis elle a été adorable à propos des canoës.",
  },
  i40: {
    word: "Au miroir",
    text: "Au miroir de la salle de bains\u00A0: je crois que je n’en veux pas. À elle\u00A0: j’ai sommeil.",
  },
  i41: {
    word: "Les asperges",
    text: "Les canoës, finalement. Bancs de sable, sternes, une cabane qui vendait des asperges grosses comme des bougies. Deux jours de bonheur, comme des gens à qui on a fait grâce.",
    caption: "La Loire, le deuxième soir",
  },
  i42: {
    word: "Devant une porte",
    text: "«\u00A0Ce n’est pas le non qui est invivable, a-t-elle dit. Un non, j’aurais pu. C’est d’habiter devant une porte.\u00A0» La porte, c’était dans ma lettre\u00A0; elle avait gardé le mot tout ce temps. Ma réponse était prête depuis le miroir, un mois, et dans la cuisine j’ai dit que c’était compliqué. «\u00A0Non, pas vraiment\u00A0», a-t-elle dit tout bas. Elle avait raison. C’était seulement effrayant.",
  },
  i43: { word: "Courtoisie", text: "On se passe le sel avec une courtoisie immense." },
  i44: {
    word: "Le troisième étage",
    text: "Elle me l’a dit à la table de la cuisine, les mains à plat, comme elle doit parler aux parents. Elle va chez sa sœur à Angers, elle a demandé sa mutation, elle prend Radis parce que je ne suis pas là de la journée. Elle y pensait depuis un mois et voulait le dire avant la colère, pour que ça ne se dise pas dans la colère. «\u00A0Je t’aime, a-t-elle dit. J’ai trente-six ans. Je ne peux pas attendre une réponse que tu n’as pas.\u00A0»\n\nJe l’avais. C’est avec ça qu’il va falloir vivre. Je l’avais dans la bouche et je me suis dit que la donner maintenant serait cruel, et que me taire serait gentil. Alors j’ai dit que je comprenais. Elle a eu un regard, comme si je lui avais tendu le mauvais manteau.\n\nEnsuite, les choses pratiques. Elle a pris la passoire, j’ai gardé l’atlas. Pour les livres, une équité parfaite. La chatte refusait d’entrer dans le panier et pendant vingt minutes on a supplié à genoux dans la salle de bains, à deux, avec la voix qu’il faut. C’est la dernière chose qu’on ait faite ensemble, et on l’a bien faite.\n\nDe la fenêtre j’ai vu qu’elle posait le panier sur le siège avant et bouclait la ceinture. Elle a levé les yeux. J’ai levé la main, elle aussi, et j’ai pensé\u00A0: maintenant, descends, trois étages, dis-le, que ce soit oui ou non. Et c’est resté là, ma main en l’air, comme pour demander la parole en classe.\n\nLe clou près de la porte est toujours là. Je n’y ai rien accroché.",
  },
  i45: { word: "La gamelle", text: "J’ai enjambé la gamelle de la chatte. Il n’y a plus de gamelle." },
  i46: { word: "Le bruit", text: "J’ai appris le bruit que fait l’appartement." },
  i47: {
    word: "Ce que je dois à Inès",
    text: "Six mois, bientôt sept. J’ai souvent écrit cette fin dans ma tête, et dans toutes les versions c’est moi qu’on quitte. C’est exact\u00A0: elle a quitté. C’est aussi la moitié facile.\n\nL’autre moitié. Elle m’a demandé quatre fois. En juin devant les petits pois, en août sous la tente, en janvier, en avril. J’ai répondu belle idée, vacances, bientôt, compliqué. La réponse, je l’avais fin mars, je l’ai écrite ici, au miroir. Pendant six semaines elle a donc vécu avec quelqu’un qui savait et la laissait deviner. J’appelais ça ne pas vouloir la blesser.\n\nNe pas vouloir d’enfant, je ne crois pas que ce soit une faute. C’est ainsi. Et elle n’a pas eu tort d’en vouloir un, ni de partir, ni de partir avant la colère\u00A0: c’était sa dernière gentillesse, j’y ai vu de la froideur.\n\nCe que je veux garder\u00A0: je sais dire les choses. À Trentemoult je l’ai dit, et elle aurait changé de chaise. Chaque fois que je l’ai dit petit, elle est venue de mon côté de la table. C’est la grande chose que je voulais dire parfaitement.\n\nJe lui ai écrit, une page, sans porte dedans. Que la réponse était non, que je la savais en mars, qu’elle aurait dû l’avoir à ce moment-là, et pardon. Elle a répondu dans la journée. «\u00A0Merci, a-t-elle écrit. J’avais besoin que ce soit un mot.\u00A0» Radis a grossi, paraît-il.",
    place: "Nantes",
  },
};
