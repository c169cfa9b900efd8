import type { MomentWords } from "../life.ts";

export const otherMoments: Readonly<Record<string, MomentWords>> = {
  n1: {
    word: "The pen works",
    text: "Fourteen months without a line here. The pen works. So, mostly, do I.",
    place: "Lyon",
  },
  n2: {
    word: "Eleven hours",
    text: "Slept eleven hours in my old room. My mother had put the cat on the bed, the way you put a stone on papers.",
    place: "Cancale",
  },
  n3: {
    word: "The folder",
    text: "First Thursday back at choir. Nobody asked anything. Someone had kept my folder, with the new pieces in it.",
    place: "Lyon",
  },
  n4: {
    word: "The box from Lille",
    text: "No sleep to be had. Opened the box from Lille and began writing Jonas down, from memory, before memory does the housework.",
    place: "Cancale",
  },
  n5: { word: "Half an onion", text: "Learning to cook for one: the eternal half onion.", place: "Lyon" },
  n6: {
    word: "Lucie and the drill",
    text: "Lucie came with a drill and three dinners. She put shelves up where the basket used to be.",
    place: "Nantes",
  },
  n7: {
    word: "My own towel",
    text: "Swam. Nobody to shout the time, so I counted strokes. A hundred and ten.",
    place: "Pornic",
  },
  n8: {
    word: "Lunch",
    text: "“Nobody’s asking you for conversation,” my mother said. “Just come down to lunch.”",
    place: "Cancale",
  },
  n9: {
    word: "The chair",
    text: "I’ve been eating standing up since May. Bought one chair, just the one, a beautiful one.",
    place: "Nantes",
  },
  n10: {
    word: "The long way",
    text: "Took the long way home for no reason, and wasn’t sad. I note it because nobody notes those.",
  },
  n11: {
    word: "Dario’s wedding",
    text: "Dario’s wedding, the whole island in one courtyard. To Chiara I am “the wrong boat”, that’s how he introduced us. They sat me among the aunts. Five weeks, then five years of lemons: I sometimes think it’s what I’ve done best.",
    place: "Procida",
    caption: "Lemons, five years of them",
  },
  n12: {
    word: "Last Thursday in Nantes",
    text: "Last choir in Nantes. This time they sang to me and not with me.",
    place: "Nantes",
  },
  n13: {
    word: "No curtains",
    text: "First night in Marseille. No curtains, a mattress, the mistral trying every door. I slept like a parcel.",
    place: "Marseille",
  },
  n14: {
    word: "Yann",
    text: "My brother rang. He and Élise are separating. First he talked for half an hour about the boiler. It runs in the family.",
    place: "Marseille",
  },
  n15: {
    word: "Her hip",
    text: "My mother’s hip. Ten days at Cancale making soup under supervision.",
    place: "Cancale",
  },
  n16: {
    word: "Thirty-eight",
    text: "Thirty-eight. I’d asked for nothing and got a kite.",
    place: "Marseille",
  },
  n17: {
    word: "Odile’s tickets",
    text: "Took soup to Odile downstairs, a widow for a month. She showed me the shoebox: a ticket for every film, and on the back what they’d quarrelled about. Fifty-one years of quarrels. She was laughing.",
    place: "Marseille",
  },
  n18: {
    word: "A map of something else",
    text: "Asked the class to draw a map that isn’t of a country. Soraya, who never speaks, drew the places where someone has listened to her: a bench, a kitchen, the back of the 31 bus, my classroom, at one to twenty thousand. I had some need to look out of the window.",
    place: "Marseille",
  },
  n19: {
    word: "Rereading",
    text: "Reread the Inès pages, all of them, in order. I come out of it less innocent and less guilty than I remembered.",
  },
  n20: {
    word: "Dark row?",
    text: "Ewan wrote: “In Marseille for four days next month. Dark row?” I haven’t answered. Camille knows, I showed her the message. She thinks it’s a good message.",
    place: "Marseille",
  },
};
