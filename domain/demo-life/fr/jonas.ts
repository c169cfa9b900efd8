import type { MomentWords, PersonWords } from "../life.ts";

export const jonas: PersonWords = {
  city: "Gand",
  meetingPlace: "En voyage",
  notes: "Graveur, répare des vélos pour le loyer. Taille des hérons. Les lettres plutôt que le téléphone.",
};

export const jonasMoments: Readonly<Record<string, MomentWords>> = {
  j1: {
    word: "La boîte de pêches",
    text: "Gand, la cuisine de l’auberge, la pluie sur la verrière. Personne n’arrivait à ouvrir la boîte. Jonas s’y est mis au tournevis, très cérémonieux, et on a mangé les pêches debout, à même le fer, avec une seule fourchette. J’ai laissé partir mon train exprès. Je lui ai dit qu’il était supprimé.",
  },
  j2: {
    word: "Le héron",
    text: "Sa première lettre. Aucune nouvelle dedans, rien qu’un héron en linogravure et ces mots\u00A0: «\u00A0il est là tous les matins, moi aussi\u00A0». L’encre n’avait pas fini de sécher.",
    caption: "Sa première lettre, sans aucune nouvelle",
  },
  j3: {
    word: "Un vendredi sur deux",
    text: "Lille–Gand, une heure et quart, les champs de betteraves dans le noir. Je reconnais le contrôleur à sa toux.",
    place: "Lille",
  },
  j4: {
    word: "Apprendre à tomber",
    text: "La Lys a gelé, assez pour les gens d’ici. Jonas m’a prêté les patins de son frère et ne m’a appris qu’une chose, tomber. «\u00A0Le reste vient tout seul.\u00A0» Le reste n’est pas venu. Le plus bel après-midi de l’hiver.",
  },
  j5: {
    word: "La question sur le pont",
    text: "Deux brosses à dents dans le verre. Je voulais demander, j’avais la phrase prête sur le pont, et j’ai demandé le nom d’un oiseau. Il me l’a donné, avec tous les détails.",
  },
  j6: {
    word: "Cinq semaines, six semaines",
    text: "Sa lettre a mis cinq semaines. La mienne, six. J’ai accusé la poste.",
  },
  j7: {
    word: "Le film",
    text: "Il avait un rhume, moi quarante copies. On a dormi tous les deux pendant le film, et parlé de la fin avec beaucoup de politesse.",
  },
  j8: {
    word: "Ce qu’est devenu Jonas",
    text: "J’ai retrouvé la carte postale ce soir, dans le carton de Lille. Le Graslei, le timbre déjà collé, «\u00A0Cher Jonas\u00A0», et plus rien. C’était donc moi. Depuis des années je raconte l’histoire de quelqu’un qui a cessé d’écrire, et voilà sa dernière lettre, à laquelle j’ai tout répondu dans ma tête et rien sur le papier.\n\nCette porte, personne ne l’a fermée. Elle a servi de moins en moins, et un jour il y a eu une plante devant. Je ne crois pas qu’il voyait quelqu’un. Je ne crois pas le contraire. Je n’ai pas demandé, il n’a pas demandé pourquoi je ne venais pas en janvier, et l’on peut se ménager ainsi, à deux, jusqu’au bout.\n\nJ’ai gardé le héron. Il est au-dessus de l’évier. Merci pour la leçon de chute\u00A0: c’est la partie qui a servi.",
    place: "Cancale",
  },
};
