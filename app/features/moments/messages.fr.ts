import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  mood: {
    label: "Humeur",
    bright: "Lumineux",
    gentle: "Doux",
    even: "Égal",
    heavy: "Lourd",
    stormy: "Orageux",
    clear: "Effacer",
  },
  capture: {
    open: "Noter un moment",
    with: "Avec",
    nobody: "personne en particulier",
    title: "Comment c’était\u00A0?",
    word: "Un mot",
    yourWords: "Vos mots",
    today: "Aujourd’hui",
    add: "Ajouter",
    place: "Lieu",
    text: "Texte",
    milestone: "Étape",
    more: "Plus",
    save: "Garder ce moment",
    kept: "Gardé sur cet appareil d’abord. Un mot suffit.",
    draftKept: "Brouillon gardé à {time}",
    restart: "Recommencer",
    newRelationship: "Nouvelle relation",
    close: "Fermer, le brouillon est gardé",
    saved: "Moment gardé",
    savedSealed: "Lettre scellée jusqu’au {day}",
    undo: "Annuler",
    see: "Voir",
  },
  field: {
    date: "Quand",
    dateHint: "aujourd’hui, dimanche, printemps 2019",
    dateRead: "Lu comme {date}.",
    calendar: "Ouvrir le calendrier",
    text: "Ce que vous voulez retrouver",
    place: "Lieu",
    placeHint: "un banc, une gare, la cuisine",
    tags: "Étiquettes",
    tagsHint: "Entrée ou une virgule en ajoute une",
    removeTag: "Retirer «\u00A0{tag}\u00A0»",
    keepTag: "Ajouter «\u00A0{typed}\u00A0»",
    tagCount: "{count, plural, =0 {Aucune proposition} one {# proposition} other {# propositions}}",
    milestone: "Une étape sur le chemin",
    closing: "La page qui referme le chemin",
    seal: "Une lettre à plus tard",
    sealHint: "Rien ne s’en lira à l’écran avant ce jour.",
    sealUntil: "Scellée jusqu’au",
    feelings: "Ce que vous ressentiez",
    before: "Avant",
    during: "Pendant",
    after: "Après",
  },
  sensitive: {
    surname: "«\u00A0{words}\u00A0» ressemble à un nom de famille. Un prénom suffit ici.",
    phone:
      "«\u00A0{words}\u00A0» ressemble à un numéro de téléphone. Il ne vous appartient pas\u00A0: gardez-le ailleurs.",
    email:
      "«\u00A0{words}\u00A0» ressemble à une adresse électronique. Elle ne vous appartient pas\u00A0: gardez-la ailleurs.",
    address:
      "«\u00A0{words}\u00A0» ressemble à une adresse. Elle ne vous appartient pas\u00A0: gardez-la ailleurs.",
    handle:
      "«\u00A0{words}\u00A0» ressemble à un nom de compte. Il ne vous appartient pas\u00A0: gardez-le ailleurs.",
  },
  issue: {
    nothing_written: "Choisissez une humeur ou écrivez un mot\u00A0: l’un des deux suffit.",
    date_empty:
      "C’était quand\u00A0? «\u00A0aujourd’hui\u00A0» convient, «\u00A0printemps 2019\u00A0» aussi.",
    date_unreadable:
      "Cette date ne se lit pas. Essayez «\u00A0hier\u00A0», «\u00A014 juillet 2025\u00A0» ou «\u00A0printemps 2019\u00A0».",
    date_no_such_day: "Ce jour n’existe pas au calendrier. Vérifiez le jour et le mois.",
    date_out_of_range: "Le journal va de l’année 1900 à l’année 2200.",
    date_in_future: "Ce jour n’est pas encore venu. Donnez une date jusqu’à aujourd’hui.",
    word_too_long: "Un mot ou un titre s’arrête à {limit} caractères. Celui-ci en compte {count}.",
    text_too_long:
      "Un texte s’arrête à {limit} caractères. Celui-ci en compte {count}\u00A0: il faut en retirer {over}.",
    place_too_long: "Un lieu s’arrête à {limit} caractères. Celui-ci en compte {count}.",
    tag_too_long: "Une étiquette s’arrête à {limit} caractères.",
    too_many_tags: "Un moment porte jusqu’à {limit} étiquettes.",
    seal_in_past: "Une lettre à plus tard demande un jour à venir.",
  },
  failed: {
    invalid: "Quelque chose ici ne peut pas être gardé tel quel. Votre brouillon est gardé.",
    not_found: "Ce moment a été supprimé entre-temps. Votre brouillon est gardé.",
    storage_full:
      "Il n’y a plus de place sur cet appareil. Libérez-en un peu et recommencez\u00A0: votre brouillon reste à l’écran.",
  },
} satisfies Messages<typeof en>;
