import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Numéro de téléphone",
  back: "Profil",
  again: "Réessayer",
  offline: "Vous êtes hors ligne. Le numéro ne se consulte et ne se change qu’avec le serveur.",
  onDevice:
    "Ce journal est gardé dans ce navigateur seulement, sans compte\u00A0: il n’a pas besoin de numéro.",
  off: "Ce serveur n’envoie pas de SMS\u00A0: aucun numéro ne peut être confirmé ici.",
  failed: "Le numéro n’a pas pu être chargé",
  failedText: "Rien n’a changé. Réessayez dans un instant.",
  factor:
    "Un numéro donné ici n’ouvre rien. Pour qu’un code soit demandé à la connexion, faites-en un <link>second facteur</link>.",
  own: {
    confirmed: "Confirmé. Il est gardé scellé, et n’est montré à personne d’autre.",
    change: "Un autre numéro",
    remove: "Retirer le numéro",
    removed: "Le numéro a été retiré",
  },
  form: {
    lead: "Nous lui envoyons un code une fois, par SMS, pour savoir qu’il est à vous. Il est gardé scellé, et n’est montré à personne d’autre.",
    field: "Numéro de téléphone",
    hint: "Au format international, comme +33\u00A06\u00A012\u00A034\u00A056\u00A078. Numéros mobiles seulement.",
    missing: "Encore vide",
    submit: "Envoyer un code",
    cancel: "Annuler",
  },
  code: {
    sentTo: "Un code a été envoyé au {phone}. Il est valable cinq minutes.",
    field: "Code à six chiffres",
    sixDigits: "Saisissez un code valide, à six chiffres",
    submit: "Confirmer le numéro",
    again: "Envoyer un autre code",
    sentAgain: "Un autre code est en route\u00A0; seul le plus récent fonctionne",
    other: "Un autre numéro",
    done: "Votre numéro est confirmé",
  },
  problem: {
    phone: "Numéro invalide",
    wrong: "Code incorrect. Réessayez",
    unsent: "Le message n’a pas pu être envoyé. Réessayez dans un instant.",
    too_many:
      "Trop de codes incorrects. Le prochain pourra être essayé dans {minutes, plural, one {# minute} other {# minutes}}.",
    too_many_hours:
      "Trop de codes incorrects. Le prochain pourra être essayé dans {hours, plural, one {# heure} other {# heures}}.",
    too_many_sent:
      "Trop de messages ont été envoyés. Le prochain pourra partir dans {minutes, plural, one {# minute} other {# minutes}}.",
    too_many_sent_hours:
      "Trop de messages ont été envoyés. Le prochain pourra partir dans {hours, plural, one {# heure} other {# heures}}.",
    network:
      "Aucune réponse n’est venue\u00A0: on ne sait pas si c’est fait. La question est posée au serveur\u00A0: regardez cette page avant de réessayer.",
    ended: "Votre session est terminée. Connectez-vous à nouveau\u00A0: rien n’est perdu.",
    cancelled: "Rien n’a changé\u00A0: votre identité n’a pas été confirmée.",
    unknown: "Une erreur s’est produite. Réessayez.",
  },
} satisfies Messages<typeof en>;
