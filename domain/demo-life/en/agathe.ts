import type { MomentWords, PersonWords } from "../life.ts";

export const agathe: PersonWords = { city: "Nantes", meetingPlace: "At work", notes: "" };

export const agatheMoments: Readonly<Record<string, MomentWords>> = {
  a1: {
    word: "Chalk castles",
    text: "The new history teacher shares my room. She leaves chalk castles on the board, arrow slits and all, with apologies to whoever wipes them off.",
  },
  a2: { word: "The caretaker", text: "Marked side by side until the caretaker turned the lights out on us." },
  a3: {
    word: "Someone",
    text: "She lives with someone. She speaks of him tenderly, and I like her the more for it, which is no help.",
  },
  a4: {
    word: "The Jersey ferry",
    text: "School trip, forty-one pupils, a grey swell. She slept against my shoulder. Two hours without moving.",
    place: "Saint-Malo",
  },
  a5: {
    word: "The upper deck",
    text: "A kiss, on the upper deck, on the night crossing. It took no time at all. We asked each other’s pardon in the same breath, and the pardon of someone who wasn’t there. I’m writing it down so as not to make it prettier later, or uglier.",
  },
  a6: {
    word: "Agreed",
    text: "We’ve talked. Nothing more, and no novel about it. She had more courage than I did: it was she who said the word shame. I teach with my back to the board.",
  },
  a7: {
    word: "Farewell cake",
    text: "She changes schools in September. On my card, a castle with its drawbridge down.",
  },
};
