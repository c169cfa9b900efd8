import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  mark: "Démo",
  strip: {
    label: "À propos de cette démo",
    text: "Le journal d’Alix est inventé. Écrivez-y à votre guise\u00A0: tout reste dans ce navigateur et s’oublie quand vous partez.",
    own: "Ouvrir mon journal",
    again: "Recommencer",
    signIn: "Se connecter",
    leave: "Quitter la démo",
  },
  again: {
    title: "Recommencer la démo\u00A0?",
    text: "{count, plural, one {La page que vous avez écrite ici s’en va, et le journal d’Alix redevient ce qu’il était.} other {Les # pages que vous avez écrites ici s’en vont, et le journal d’Alix redevient ce qu’il était.}}",
    yes: "Recommencer",
    no: "Continuer",
    done: "La démo recommence.",
  },
  closed: {
    title: "La démo ne s’ouvre pas",
    text: "Ce navigateur ne lui donne pas de place\u00A0: le disque est peut-être plein, ou la fenêtre privée. Rien de ce qui est à vous n’a été touché.",
    retry: "Réessayer",
    gone: "La démo a été rangée",
    goneText:
      "Un autre onglet a ouvert ou fermé une session, ou vidé les données de ce navigateur. Elle peut recommencer.",
    begin: "Recommencer",
  },
  leaving: {
    text: "On quitte la démo…",
    title: "Ce que vous avez écrit n’a pas pu venir avec vous",
    kept: "Ce navigateur n’a plus de place pour cela. Tout est encore dans la démo.",
    retry: "Réessayer",
    without: "Partir sans",
    back: "Revenir à la démo",
  },
  account: {
    title: "Il faut un compte pour cela",
    text: "Une formule, des appareils, un second facteur\u00A0: cela appartient à quelqu’un, et Alix n’est personne. Ouvrez un journal à vous, et tout y est.",
    keeps:
      "{count, plural, one {La page que vous avez écrite dans la démo peut vous suivre.} other {Les # pages que vous avez écrites dans la démo peuvent vous suivre.}}",
    open: "Ouvrir mon journal",
    back: "Revenir à la démo",
  },
  written: {
    label: "De la démo",
    text: "{count, plural, one {Vous avez écrit une page dans la démo\u00A0: {title}.} other {Vous avez écrit # pages dans la démo, dont la dernière est {title}.}} Les photos y sont restées.",
    keep: "{count, plural, one {La garder ici} other {Les garder ici}}",
    empty: "Commencer à vide",
    kept: "{count, plural, one {Elle est dans votre journal.} other {Elles sont dans votre journal.}}",
    untitled: "sans titre",
  },
} satisfies Messages<typeof en>;
