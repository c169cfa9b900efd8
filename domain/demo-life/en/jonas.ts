import type { MomentWords, PersonWords } from "../life.ts";

export const jonas: PersonWords = {
  city: "Ghent",
  meetingPlace: "While travelling",
  notes: "Printmaker, mends bicycles for the rent. Cuts herons. Letters rather than the telephone.",
};

export const jonasMoments: Readonly<Record<string, MomentWords>> = {
  j1: {
    word: "The tin of peaches",
    text: "Ghent, a hostel kitchen, rain on the skylight. Nobody could open the tin. Jonas did it with a screwdriver and great ceremony, and we ate the peaches standing up, out of the tin, with one fork. I missed my train on purpose and told him it was cancelled.",
  },
  j2: {
    word: "The heron",
    text: "His first letter. No news in it at all, only a linocut of a heron and the words “he stands there every morning, so do I”. The ink was not quite dry.",
    caption: "His first letter, which had no news in it",
  },
  j3: {
    word: "Every other Friday",
    text: "Lille to Ghent, an hour and a quarter, the beetroot fields in the dark. I know the conductor by his cough.",
    place: "Lille",
  },
  j4: {
    word: "Learning to fall",
    text: "The Leie froze, or enough of it did. Jonas lent me his brother’s skates and taught me one thing only, how to fall. “The rest comes.” It did not come. Best afternoon of the winter.",
  },
  j5: {
    word: "The question on the bridge",
    text: "Two toothbrushes in the glass. I meant to ask, I had the sentence ready on the bridge, and I asked him the name of a bird. He told me, at length.",
  },
  j6: {
    word: "Five weeks, six weeks",
    text: "His letter took five weeks. Mine took six. I told myself it was the post.",
  },
  j7: {
    word: "The film",
    text: "He had a cold, I had forty essays to mark. We both slept through the film and were very polite about the ending.",
  },
  j8: {
    word: "What became of Jonas",
    text: "I found the postcard tonight, in the box from Lille. The Graslei, the stamp already on it, “Dear Jonas”, and then nothing. So it was me. All these years I have told it as the story of someone who stopped writing, and here is his last letter, answered in full in my head and never on paper.\n\nNobody closed that door. It was used less and less, until one day there was a plant in front of it. I don’t think he was seeing anyone. I don’t think he wasn’t. I never asked, and he never asked why I didn’t come in January, and two people can be very gentle with each other in that way, right to the end.\n\nI kept the heron. It hangs over the sink. Thank you for the falling lesson: that was the part I’ve used.",
    place: "Cancale",
  },
};
