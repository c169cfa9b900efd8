import type { MomentWords, PersonWords } from "../life.ts";

export const dario: PersonWords = {
  city: "Procida",
  meetingPlace: "While travelling",
  notes:
    "Five weeks, on purpose. A friend since. Send him the choir programme, he reads them out to the ferries.",
};

export const darioMoments: Readonly<Record<string, MomentWords>> = {
  d1: {
    word: "The wrong boat",
    text: "I had put my suitcase on the boat to Ischia. A man in overalls ran down the quay and threw it to someone who threw it to someone, and it came ashore over five heads. Dario. He mends the ferries. “This one,” he said, patting the right boat, “leaves when I like.”",
    place: "Procida, Marina Grande",
  },
  d2: { word: "Diesel and lemon", text: "I’d know him blindfold." },
  d3: {
    word: "Sparks",
    text: "Swam at midnight. The water lit up wherever we moved. He says it’s plankton, being annoyed.",
    place: "Procida, Chiaia",
    caption: "The bay, the morning after",
  },
  d4: {
    word: "The rabbit",
    text: "His grandmother watched every forkful. When I took more she said something and the whole table roared. He refuses to translate.",
  },
  d5: {
    word: "The singer",
    text: "His ex sings at the bar, and well, which I found excessive. I sulked for the length of one song. He brought me a granita and said nothing clever.",
  },
  d6: {
    word: "Until the twenty-eighth",
    text: "On the jetty counting shooting stars; we got to nineteen. And we said it plainly: until my boat on the twenty-eighth, and not one promise past it. I’ve never felt so light about an ending.",
  },
  d7: {
    word: "Power cut",
    text: "Storm, not a light on the island, cards by candle. He cheats, and is bad at it.",
  },
  d8: {
    word: "The spanner",
    text: "He waved me off with a spanner. I cried as far as Pozzuoli and then I was hungry.",
    place: "Procida, Marina Grande",
  },
  d9: {
    word: "Five weeks and a friend",
    text: "A parcel of lemons, each in a page of the ferry timetable, and a note: “They run without you, all the same.” It’s over. It was over on the day we said, and I look for the missing piece and there isn’t one. I think what I’ve come away with is a friend. I’m going to write to him as to a friend and see if it holds.",
    place: "Lyon",
  },
};
