/** Texts of the simulated provider, in both languages. */
import type { PlanId } from "#domain/plan/plan.ts";

export type Locale = "en" | "fr";
export const localeOf = (text: string): Locale => (text === "fr" ? "fr" : "en");

const en = {
  simulation: "Simulation: no money moves here. This page stands in for the payment provider.",
  checkout: "Subscribe to Tendre",
  each: { month: "a month", year: "a year" },
  card: "Card number",
  cards: "Cards to try",
  pays: "is accepted",
  refuses: "is declined",
  asks: "asks for a confirmation by the bank",
  refusesLater: "is kept, and declined when it is charged",
  pay: (price: string) => `Pay ${price}`,
  back: "Back to Tendre",
  unknownCard: "This is none of the cards of the simulation.",
  refused: "The card was declined. Nothing was charged; try another.",
  bank: "Your bank asks",
  bankQuestion: (price: string) => `Do you confirm the payment of ${price} to Tendre?`,
  yes: "Confirm",
  no: "Refuse",
  gone: "This page is over",
  goneWhy: "It was used already, or is too old. Nothing more happens here.",
  portal: "Invoices and card",
  noInvoices: "No invoice yet.",
  invoices: "Invoices",
  paid: "paid",
  open: "unpaid",
  cardEnding: (last4: string) => `The card kept ends in ${last4}.`,
  noCard: "No card is kept.",
  changeCard: "Keep this card",
  kept: "The card is kept.",
  cancel: "Cancel the subscription",
  resume: "Take the cancellation back",
};

const fr: typeof en = {
  simulation: "Simulation : aucun argent ne circule ici. Cette page tient lieu de prestataire de paiement.",
  checkout: "S’abonner à Tendre",
  each: { month: "par mois", year: "par an" },
  card: "Numéro de carte",
  cards: "Cartes à essayer",
  pays: "est acceptée",
  refuses: "est refusée",
  asks: "demande une confirmation à la banque",
  refusesLater: "est gardée, puis refusée au moment de payer",
  pay: (price) => `Payer ${price}`,
  back: "Revenir à Tendre",
  unknownCard: "Ce n’est aucune des cartes de la simulation.",
  refused: "La carte a été refusée. Rien n’a été débité ; essayez-en une autre.",
  bank: "Votre banque demande",
  bankQuestion: (price) => `Confirmez-vous le paiement de ${price} à Tendre ?`,
  yes: "Confirmer",
  no: "Refuser",
  gone: "Cette page n’a plus cours",
  goneWhy: "Elle a déjà servi, ou elle est trop ancienne. Il ne se passe plus rien ici.",
  portal: "Factures et carte",
  noInvoices: "Pas encore de facture.",
  invoices: "Factures",
  paid: "payée",
  open: "impayée",
  cardEnding: (last4) => `La carte gardée se termine par ${last4}.`,
  noCard: "Aucune carte n’est gardée.",
  changeCard: "Garder cette carte",
  kept: "La carte est gardée.",
  cancel: "Annuler l’abonnement",
  resume: "Reprendre l’abonnement",
};

export const wordsIn = (locale: Locale): typeof en => (locale === "fr" ? fr : en);

const plans: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  plus_monthly: { en: "Plus, monthly", fr: "Plus, par mois" },
  plus_yearly: { en: "Plus, yearly", fr: "Plus, par an" },
  pro_monthly: { en: "Pro, monthly", fr: "Pro, par mois" },
  pro_yearly: { en: "Pro, yearly", fr: "Pro, par an" },
} satisfies Record<Exclude<PlanId, "free">, Record<Locale, string>>;

export const planIn = (locale: Locale, nickname: string) => plans[nickname]?.[locale] ?? nickname;
