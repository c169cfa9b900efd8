import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  addTitle: "Nouvelle relation",
  addLead: "Un prénom suffit. Le reste peut venir plus tard.",
  editTitle: "Modifier la fiche",
  index: "Sommaire",
  section: { person: "La personne", dates: "Les dates", bond: "Le lien", notes: "Notes" },
  meetingPlaceHint: "un bal, un train, une amie commune",
  status: { ongoing: "En cours", ended: "Terminée" },
  dateHint: "printemps 2019",
  calendar: "Ouvrir le calendrier",
  precision: {
    label: "Précision",
    day: "au jour près",
    month: "au mois près",
    season: "à la saison près",
    year: "à l’année près",
  },
  understood: {
    read: "Lu comme {date}.",
    from: "Compté {date}.",
    until: "Comptée {date}.",
    lasted: "Cela fait {duration}.",
    unknown: "Elle peut rester ouverte\u00A0: aucune date n’est gardée.",
  },
  times: {
    add: "Une autre fois ensemble",
    addFirst: "Cela s’est arrêté, puis a repris",
    remove: "Retirer",
    removeLabel: "Retirer\u00A0: {time}",
    inAll: "En tout, {duration}.",
    order: "Elles seront mises dans l’ordre à l’enregistrement.",
    notice: {
      overlap: "Deux de ces périodes se chevauchent. Leurs jours communs ne comptent qu’une fois.",
      none_open: "Chacune de ces périodes a une fin. Si cela continue, laissez la dernière fin vide.",
      end_missing:
        "Une période plus ancienne n’a pas de fin\u00A0: elle n’est pas comptée. Une année suffit.",
    },
  },
  clearRating: "Effacer",
  thirdParty:
    "Vous parlez de quelqu’un qui ne lira pas ces lignes. Laissez de côté sa santé, son adresse et ses secrets.",
  sensitive: {
    surname: "Un prénom suffit ici\u00A0: un nom de famille en dit plus qu’il n’en faut.",
    phone:
      "«\u00A0{words}\u00A0» ressemble à un numéro de téléphone. Il ne vous appartient pas\u00A0: gardez-le ailleurs.",
    email:
      "«\u00A0{words}\u00A0» ressemble à une adresse e-mail. Elle ne vous appartient pas\u00A0: gardez-la ailleurs.",
    address:
      "«\u00A0{words}\u00A0» ressemble à une adresse. Elle ne vous appartient pas\u00A0: gardez-la ailleurs.",
    handle:
      "«\u00A0{words}\u00A0» ressemble à un nom de compte. Il ne vous appartient pas\u00A0: gardez-le ailleurs.",
    surnameInText: "«\u00A0{words}\u00A0» ressemble à un nom de famille. Un prénom suffit ici.",
  },
  preview: {
    title: "La fiche dira",
    unnamed: "Un prénom",
  },
  save: "Enregistrer",
  keep: "Garder cette relation",
  cancel: "Annuler",
  back: "Relations",
  close: "Fermer sans enregistrer",
  place:
    "Ce sera la {place, select, 1 {première} 2 {deuxième} 3 {troisième} 4 {quatrième} 5 {cinquième} 6 {sixième} 7 {septième} 8 {huitième} 9 {neuvième} 10 {dixième} other {{place}e}} sur {limit}.",
  draft: {
    kept: "Brouillon gardé à {time}",
    restart: "Repartir d’une page blanche",
  },
  shortcut: { control: "Ctrl", command: "⌘", enter: "Entrée", toSave: "pour enregistrer" },
  saved: { added: "Relation gardée", changed: "Fiche enregistrée" },
  underage: "Moins de 18\u00A0ans\u00A0: cette fiche ne reçoit pas de photo et LISA ne la lit pas.",
  issue: {
    name_required: "Il manque un prénom\u00A0: un surnom ou une initiale suffit.",
    age_range: "Un âge est un nombre entier, de {min} à {max}.",
    rating_range: "Une appréciation est un nombre entier, de 1 à 5.",
    unreadable:
      "Cette date ne se lit pas. Essayez «\u00A014 juillet 2025\u00A0», «\u00A0printemps 2019\u00A0» ou «\u00A02019\u00A0», ou laissez vide.",
    no_such_day: "Ce jour n’existe pas au calendrier. Vérifiez le jour et le mois.",
    out_of_range: "Le journal va de l’année 1900 à l’année 2200.",
    start_in_future: "Ce début n’est pas encore venu. Donnez une date qui ne dépasse pas aujourd’hui.",
    end_in_future: "Cette fin n’est pas encore venue. Donnez une date qui ne dépasse pas aujourd’hui.",
    end_before_start: "La fin vient avant le début. L’une des deux est à corriger.",
    not_allowed: "Ceci ne peut pas être gardé tel quel. Choisissez de nouveau.",
  },
  limit: {
    title:
      "{limit, plural, one {Votre place est prise.} =3 {Vos trois places sont prises.} =10 {Vos dix places sont prises.} other {Vos # places sont prises.}}",
    text: "Rien ne s’efface et tout reste lisible. Ce que vous venez d’écrire est gardé ici, en brouillon.",
    nextPlus: "Plus va jusqu’à dix relations.",
    nextPlusFor: "Plus va jusqu’à dix relations, pour {price} par mois.",
    nextPro: "Pro ne fixe aucune limite.",
    nextProFor: "Pro ne fixe aucune limite, pour {price} par mois.",
    notice:
      "Votre formule garde {limit} relations, et toutes les places sont prises. Vous pouvez écrire\u00A0: le brouillon est gardé.",
    seePlans: "Voir les formules",
    later: "Plus tard",
  },
} satisfies Messages<typeof en>;
