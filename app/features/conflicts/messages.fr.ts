import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "{name}\u00A0: {fields}, en deux versions",
  deletedTitle: "{name}\u00A0: modification d’un côté, suppression de l’autre",
  hint: "Les mots qui diffèrent sont soulignés. Rien n’est perdu\u00A0: ce que vous ne choisissez pas reste dans l’historique.",
  plainHint: "Ce qui diffère est souligné. Choisissez la version qui reste.",
  deletedHint: "C’est dans la corbeille, avec tout ce qui a été écrit. Choisissez si cela revient.",
  goneHint: "Ce dont il s’agissait a disparu pour de bon depuis. Il n’y a plus rien à choisir.",
  backHint: "Ce n’est plus dans la corbeille. Il n’y a plus rien à choisir.",
  thisDevice: { computer: "Cet ordinateur", phone: "Ce téléphone", tablet: "Cette tablette" },
  otherDevice: "Un autre appareil",
  kept: "Ce qui est gardé pour l’instant",
  edited: "Modifié",
  deleted: "Supprimé",
  nothing: "Rien d’écrit",
  choose: "La version à garder",
  keepOwn: {
    computer: "La version de cet ordinateur",
    phone: "La version de ce téléphone",
    tablet: "La version de cette tablette",
  },
  keepOther: "La version d’un autre appareil",
  keepKept: "La version déjà gardée",
  restore: "Faire revenir",
  leave: "Laisser dans la corbeille",
  keepChoice: "Garder ce choix",
  keepBoth: "Garder les deux, à la suite",
  later: "Décider plus tard",
  decide: "Décider maintenant",
  understood: "D’accord",
  resolved: "Choix gardé",
  notKept: "Ce choix n’a pas été gardé\u00A0; les deux versions sont toujours là.",
  tooLong:
    "Les deux ensemble dépassent de {over, plural, =1 {un caractère} other {# caractères}} la limite de {limit, number}. Les deux versions sont toujours là\u00A0: gardez-en une, ou raccourcissez-en une d’abord.",
  refusedDates:
    "Les dates de cette version ne vont plus ensemble, ou sont à venir. Les deux versions sont toujours là.",
  page: {
    title: "Deux versions",
    back: "Ce qui attend",
    none: "Plus rien n’attend de choix ici.",
    loading: "Recherche des deux versions",
  },
  of: {
    photosOf: "Les photos\u00A0: {name}",
    photos: "Les photos",
  },
  photoOrder: "Photo {position, number}",
} satisfies Messages<typeof en>;
