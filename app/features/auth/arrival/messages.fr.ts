import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "La carte privée de votre cœur",
  what: "Tendre est le journal de votre vie amoureuse\u00A0: qui, quand, où, et ce que vous avez ressenti.",
  how: "Une humeur et un mot font un moment\u00A0; les moments tracent un chemin, que l’on peut refaire des années plus tard.",
  whose: "Personne d’autre ne le feuillette, et il s’ouvre aussi sans réseau.",
  ways: "Entrées",
  open: "Ouvrir un journal",
  signIn: "Se connecter",
  here: "Sur cet appareil, sans compte",
  hereDetail: "Tout reste dans ce navigateur, en dehors de tout compte.",
  look: {
    label: "À quoi ressemble une page",
    name: "Camille",
    lead: "Ensemble depuis un an et quatre mois.",
    word: "«\u00A0Trop salée\u00A0»",
    day: "jeu. 19 nov.",
    text: "Soupe trop salée, fou rire. On a refait le monde jusqu’à une heure.",
    milestone: "Nous emménageons",
    milestoneDay: "sam. 17 oct.",
    milestoneText: "Quatrième sans ascenseur. Gérard a monté une éponge.",
    heavy: "«\u00A0Douze cartons\u00A0»",
    heavyDay: "jeu. 8 oct.",
    heavyText: "Douze cartons, trois paquets de copies, un rouleau de scotch.",
  },
} satisfies Messages<typeof en>;
