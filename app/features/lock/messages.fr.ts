import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Verrouillé",
  lead: "Rien de votre journal ne se montre avant que vous l’ouvriez.",
  pin: "Code",
  show: "Montrer le code",
  hide: "Cacher le code",
  open: "Ouvrir",
  stuck: "Votre journal ne s’ouvre pas pour l’instant. Une autre fenêtre de Tendre le retient peut-être.",
  empty: "Tapez votre code.",
  wrong: "Ce n’est pas le code.",
  wrongLast: "Ce n’est pas le code. Une erreur de plus, et il faudra attendre.",
  waitSeconds: "Trop de codes faux. Prochain essai dans {count, number} secondes environ.",
  waitMinutes:
    "{count, plural, one {Trop de codes faux. Prochain essai dans une minute environ.} other {Trop de codes faux. Prochain essai dans # minutes environ.}}",
  waitOpen: "L’attente s’écoule tant que cette page reste ouverte.",
  passkey: "Ouvrir avec le verrou de l’appareil",
  passkeyFailed: "Cela n’a pas ouvert. Votre code, lui, ouvre.",
  quitKey: "Maj",
  quit: "pour quitter vite",
  quitButton: "Quitter vite",
  close: "Fermer",
  damaged: {
    title: "Ce verrou est illisible",
    text: "Ce que ce navigateur en gardait a été perdu ou modifié\u00A0: aucun code ne peut plus être vérifié. Rien ne s’ouvre.",
  },
  forgotten: {
    ask: "Code oublié\u00A0?",
    account:
      "Personne ne peut vous redonner votre code, et rien ne s’ouvre sans lui. Déconnectez-vous de cet appareil, puis reconnectez-vous\u00A0: votre journal revient, sans verrou.",
    unsent:
      "{count, plural, one {Une chose n’est pas encore partie. Elle reste ici, chiffrée, et vous revient après la connexion.} other {# choses ne sont pas encore parties. Elles restent ici, chiffrées, et vous reviennent après la connexion.}}",
    signOut: "Se déconnecter, pour se reconnecter",
    leaving: "Déconnexion…",
    noKey:
      "Sans réseau, ce qui n’est pas parti ne peut pas être gardé à l’abri. Rien ne s’est passé\u00A0: réessayez en ligne.",
    device:
      "Personne ne peut vous redonner votre code, et rien ne s’ouvre sans lui. Ce journal n’est que sur cet appareil\u00A0: sans le code, on ne peut que l’effacer.",
    clear: "Effacer cet appareil",
  },
  clear: {
    title: "Effacer cet appareil\u00A0?",
    account:
      "Votre journal quitte ce navigateur et la session se ferme. Ce qui est parti reste dans votre compte.",
    unsent:
      "{count, plural, one {Une chose a été écrite ici sans jamais partir. Elle serait perdue.} other {# choses ont été écrites ici sans jamais partir. Elles seraient perdues.}}",
    sent: "Tout est parti. Rien n’est perdu.",
    unread: "Ce navigateur ne laisse pas lire le journal\u00A0: ce qui n’est pas parti serait perdu.",
    device:
      "Votre journal est gardé dans ce navigateur et nulle part ailleurs. Une fois effacé, personne ne peut le rendre.",
    confirm: "Effacer de cet appareil",
    clearing: "Effacement…",
    keep: "Garder",
    failed:
      "Une autre fenêtre de Tendre le retient. Fermez les autres\u00A0: il part dès qu’elles sont fermées.",
  },
  ask: {
    title: "Ouvrir avec votre verrou",
    text: "Ce que vous demandez est gardé derrière lui.",
  },
  page: {
    title: "Verrouillage",
    back: "Profil",
    lead: "Un code devant le journal de cet appareil, après une absence.",
    noCrypto:
      "Un verrou demande une page venue par https. Ce n’est pas le cas ici\u00A0: son code ne serait pas gardé à l’abri.",
    newPin: "Nouveau code",
    newPinHint: "De 4 à 12 chiffres. À partir de six, il se devine difficilement.",
    again: "Le même code, encore",
    problem: {
      digits: "Des chiffres seulement.",
      short: "Au moins {min, number} chiffres.",
      long: "{max, number} chiffres au plus.",
      simple:
        "Un seul chiffre répété, ou une suite\u00A0: c’est ce que tout le monde essaie d’abord. Choisissez-en un autre.",
      again: "Les deux codes ne sont pas les mêmes.",
    },
    delay: "Verrouiller après une absence de",
    delays: { d0: "Un seul instant", d15: "15 secondes", d60: "Une minute", d300: "Cinq minutes" },
    delayHint:
      "Une absence, c’est quand aucun onglet de Tendre n’est devant, ou que rien n’a été touché depuis un quart d’heure. Fermer Tendre le verrouille.",
    switchOn: "Poser le verrou",
    isOn: "Le verrou est posé",
    isOff: "Le verrou est retiré",
    changed: "Le code est changé",
    notKept: "Ce navigateur ne le garde pas. Rien n’a changé.",
    pin: "Code",
    change: "Changer le code",
    keepPin: "Garder le nouveau code",
    cancel: "Annuler",
    switchOff: "Retirer le verrou",
    lockNow: "Verrouiller maintenant",
    passkey: "Le verrou de l’appareil",
    passkeyOn: "Votre empreinte, votre visage ou le code de l’appareil ouvre aussi le journal.",
    passkeyOff:
      "Votre empreinte, votre visage ou le code de l’appareil peut aussi ouvrir le journal. Le code de Tendre reste.",
    passkeyNone: "Ce navigateur n’en propose pas.",
    passkeyAdd: "S’en servir aussi",
    passkeyRemove: "Par code seulement",
    passkeyAdded: "Le verrou de l’appareil ouvre aussi",
    passkeyRemoved: "Seul votre code ouvre désormais",
    passkeyRefused: "L’appareil n’a pas voulu. Rien n’a changé.",
    passkeyName: "Le verrou de Tendre sur cet appareil",
    helps: {
      title: "Ce dont il protège",
      someone:
        "De qui prend cet appareil en main ou s’assied devant\u00A0: ni page, ni nom, ni titre, dans aucun onglet, même rechargé.",
      guessing:
        "De qui devine\u00A0: après quatre codes faux, chaque essai coûte une attente plus longue, qu’aucun nouvel onglet ni aucune horloge changée ne raccourcit.",
    },
    helpsNot: {
      title: "Ce dont il ne protège pas",
      storage:
        "De qui sait lire ce que le navigateur garde. Le code couvre le journal, il ne le chiffre pas. Le verrou de l’appareil fait davantage.",
      watchers: "Des programmes et extensions de cet appareil, ni des yeux qui voient taper le code.",
      elsewhere:
        "De vos autres appareils\u00A0: chacun a son verrou. Ni des titres que l’historique du navigateur tient déjà\u00A0: un titre d’onglet neutre en épargne de nouveaux.",
    },
  },
} as const satisfies Messages<typeof en>;
