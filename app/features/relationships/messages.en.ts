import { en as list } from "./list/messages.en.ts";

export const en = {
  deviceJournal:
    "What you noted on this device without an account is not in this account. It is still in this browser: <link>bring it here</link>, or open it from the sign-in page after signing out.",
  status: { ongoing: "ongoing", ended: "over" },
  type: {
    serious: "Serious",
    casual: "Casual",
    fling: "Fling",
    fwb: "Friends with benefits",
    other: "Other",
  },
  rating: { of: "{rating} out of 5", none: "Not rated", spoken: "rated {rating, number} out of 5" },
  together: {
    since: "Together for {duration}",
    lasted: "Together for {duration}",
    inAll: "Together for {duration} in all",
    ongoing: "Together",
    ended: "It is over",
  },
  inAll: "{duration} in all",
  time: "{place, plural, =1 {First time} =2 {Second time} =3 {Third time} =4 {Fourth time} =5 {Fifth time} other {Time no. #}}",
  plan: { free: "Free", plus: "Plus", pro: "Pro" },
  close: "Close",
  undo: "Undo",
  presence: { folded: "Folded away", sealed: "Sealed", open: "Open again" },
  list,
} as const;
