import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  close: "Fermer",
  version: {
    ready: "Une nouvelle version de Tendre est là.",
    readyDetail: "Elle vient d’elle-même à la prochaine ouverture de Tendre.",
    use: "L’utiliser maintenant",
    later:
      "Vous avez commencé à écrire sur cette page. La nouvelle version viendra dès que vous la quitterez.",
    taken: "Tendre a été renouvelé dans un autre onglet.",
    takenDetail: "Cette page continue telle quelle. Rafraîchissez-la quand vous aurez fini ici.",
    newerServer: "Cette page est plus ancienne que le serveur auquel elle parle.",
    newerServerDetail: "Rien n’est perdu\u00A0: ce qu’elle ne sait pas lire attend la nouvelle version.",
    olderServer: "Cette page est plus récente que le serveur auquel elle parle.",
    olderServerDetail:
      "Rien n’est perdu\u00A0: ce que le serveur ne connaît pas encore attend sur cet appareil qu’il le connaisse.",
    reload: "Rafraîchir la page",
  },
  offer: {
    install: "Tendre peut devenir une application de cet appareil",
    installText: "Avec son icône, dans sa propre fenêtre. Le même journal, sans réseau aussi.",
    installNeutral:
      "Elle s’appellera «\u00A0Notes\u00A0», avec une icône neutre, comme choisi pour l’onglet.",
    installAct: "L’installer",
    never: "Non merci",
    hint: "Dans le menu Partager de ce navigateur, choisissez «\u00A0Sur l’écran d’accueil\u00A0».",
    hintDevice:
      "L’application garde un journal à elle\u00A0: celui-ci ne la suit pas de lui-même. Prenez-en une copie ici, et faites-la entrer là-bas.",
    hintAccount: "Vous vous y connecterez une fois de plus.",
    hintRead: "Compris",
    copy: "La seule copie de ce journal est dans ce navigateur",
    copyText:
      "Si le navigateur efface ses données ou si l’appareil se perd, ce journal disparaît. Une copie prend une minute.",
    copyAct: "Prendre une copie",
    copyOff: "Ne plus me le rappeler",
  },
  unconfigured: {
    title: "{name} n’est pas configuré",
    text: "Il n’y a pas de comptes à cette adresse. Les journaux restent dans le navigateur qui les a écrits, et rien n’est envoyé nulle part.",
    open: "Ouvrir le journal de cet appareil",
    demo: "Feuilleter un journal inventé",
  },
  storage: {
    title: "Stockage sur cet appareil",
    back: "Profil",
    lead: {
      account: "Votre journal est ici et dans votre compte. Voici ce qu’il occupe ici.",
      device: "Votre journal est dans ce navigateur et nulle part ailleurs.",
    },
    used: "Occupé ici",
    usedOf: "{used} sur environ {quota} que ce navigateur permet",
    usedUnknown: "Ce navigateur ne le dit pas.",
    usedDetail: "Avec l’application elle-même, pour qu’elle s’ouvre sans réseau.",
    nearlyFull: "Presque plein. Prenez une copie, puis faites de la place sur cet appareil.",
    pictures: "Photos gardées ici",
    picturesText:
      "{small} de petites, pour les voir sans réseau\u00A0; {large} de grandes que vous avez regardées, {limit} au plus.",
    picturesDrop: "Laisser partir les grandes",
    picturesDropped: "Les grandes photos ne sont plus sur cet appareil",
    picturesStill: "Elles sont dans votre compte, et reviennent quand vous les regardez.",
    kept: "Gardé pour de bon",
    keptYes: "Ce navigateur a promis de ne pas l’effacer de lui-même.",
    keptNo: "Ce navigateur peut l’effacer quand son disque est plein.",
    keptIos:
      "Ce navigateur peut l’effacer après sept jours sans visite, sauf si Tendre est sur l’écran d’accueil.",
    keptUnknown: "Ce navigateur ne le dit pas. Il peut l’effacer quand son disque est plein.",
    ask: "Lui demander de le garder",
    refused: "Il a dit non cette fois. Les navigateurs disent oui à ce qui est installé ou souvent utilisé.",
    reminder: "Rappel d’une copie",
    reminderHint:
      "Tous les deux mois au plus, une ligne sur la première page dit que la seule copie est ici.",
    copies: "Copies de votre journal",
    copiesDetail: "En emporter une, en rapporter une",
    app: "Tendre comme application",
    appInstalled: "Vous y êtes.",
    appPrompt: "Ce navigateur peut l’installer.",
    appHint: "Dans le menu Partager de ce navigateur, choisissez «\u00A0Sur l’écran d’accueil\u00A0».",
    appNone: "Ce navigateur ne propose pas de l’installer, ou elle l’est déjà.",
    size: { kb: "{size}\u00A0ko", mb: "{size}\u00A0Mo", gb: "{size}\u00A0Go" },
  },
} as const satisfies Messages<typeof en>;
