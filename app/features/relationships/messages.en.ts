import { en as form } from "./form/messages.en.ts";
import { en as list } from "./list/messages.en.ts";
import { en as page } from "./page/messages.en.ts";
import { en as conflict } from "./rejected/messages.en.ts";

export const en = {
  status: { ongoing: "ongoing", ended: "over" },
  type: {
    serious: "Serious",
    casual: "Casual",
    fling: "Fling",
    fwb: "Friends with benefits",
    other: "Other",
  },
  rating: { of: "{rating} out of 5", none: "Not rated" },
  together: {
    since: "Together for {duration}",
    lasted: "Together {duration}",
    inAll: "Together {duration} in all",
    ongoing: "Together",
    ended: "It is over",
  },
  time: "{place, plural, =1 {First time} =2 {Second time} =3 {Third time} =4 {Fourth time} =5 {Fifth time} other {Time no. #}}",
  plan: { free: "Free", plus: "Plus", pro: "Pro" },
  close: "Close",
  undo: "Undo",
  list,
  form,
  page,
  conflict,
} as const;
