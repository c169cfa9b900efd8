import type { MomentWords, PersonWords } from "../life.ts";

export const ewan: PersonWords = { city: "Edinburgh", meetingPlace: "At choir", notes: "" };

export const ewanMoments: Readonly<Record<string, MomentWords>> = {
  e1: {
    word: "The dark row",
    text: "Choir concert. At the interval the lighting man came over to apologise. “I’ve left your row in the dark all through the Poulenc,” he said. “It’s a bonny dark, mind.” Ewan, from Edinburgh by way of everywhere.",
    place: "Lyon",
  },
  e2: {
    word: "No name for it",
    text: "He goes back on tour tomorrow. We decided not to call it anything, to great relief on both sides.",
    place: "Lyon",
  },
  e3: {
    word: "Omelette",
    text: "Back for four days. Rain on the rooftops, omelette at two in the morning, and the plot of an entire opera acted out with the salt and pepper.",
    place: "Lyon, Guillotière",
  },
  e4: {
    word: "Fogbank",
    text: "Eight days of nothing, then a photograph of a fogbank. No words. It was a good fogbank.",
    place: "Lyon",
  },
  e5: {
    word: "Turnips",
    text: "He doesn’t hold with Valentine’s. He sent me a recipe for turnips.",
    place: "Lyon",
  },
  e6: {
    word: "What is this",
    text: "I asked what this was. “It’s good, isn’t it?” he said. It is. He was answering another question, and I had half asked another question.",
    place: "Lyon",
  },
  e7: {
    word: "From Ghent",
    text: "He rang from Ghent, it would be Ghent, to say he’s met someone. Nothing obliged him to ring. I wished him luck and meant two thirds of it.",
    place: "Lyon",
  },
  e8: {
    word: "Still in the dark row?",
    text: "“Still in the dark row?” he wrote. He’s lighting a show here, nine days. Two and a half years, and he picked it up like a coat left on a chair.",
    place: "Nantes",
  },
  e9: {
    word: "Up the Erdre",
    text: "Walked up the Erdre having sworn not to talk about Inès. Talked about Inès for three hours. He listens well when he’s here.",
    place: "Nantes",
  },
  e10: { word: "Evidence", text: "He leaves socks. They are the only evidence.", place: "Nantes" },
  e11: {
    word: "When it rains",
    text: "Went back over our messages. I’m the one who starts, five times out of six, and I start when it rains. So he isn’t the only one who comes here to shelter.",
    place: "Nantes",
  },
  e12: {
    word: "No bother",
    text: "Tour extended, he isn’t coming. I said no bother. It was a bother.",
    place: "Nantes",
  },
  e13: {
    word: "Kindly, again",
    text: "We stopped, by telephone, kindly, again. This time I was the one who said it: I want someone who’s in the room. He said he had always liked my sentences.",
    place: "Nantes",
  },
  e14: { word: "Of course", text: "He’s back. Of course he is. I made soup.", place: "Nantes" },
  e15: {
    word: "One condition",
    text: "Said it before he’d put his suitcase down: no vanishing. A word every three days, a fogbank will do. “Fair,” he said, and wrote it on his hand.",
    place: "Nantes",
  },
  e16: {
    word: "Fogbank, fogbank, bridge",
    text: "He’s keeping his word. Fogbank, fogbank, bridge.",
    place: "Nantes",
  },
  e17: {
    word: "Follow spot",
    text: "In rehearsal he trusted me with the follow spot. Eleven seconds. I lit a cellist’s left shoe.",
    place: "Nantes",
    caption: "Eleven seconds of light",
  },
  e18: { word: "Nine days", text: "Nine days. Not even a fogbank.", place: "Nantes" },
  e19: {
    word: "Three drafts",
    text: "Three messages written, one angry, one funny, one true. None sent.",
    place: "Nantes",
  },
  e20: {
    word: "Someone who answers",
    text: "“You should have someone who answers,” he said. I said: so should you. He isn’t a bad man, he’s a man with a suitcase. The suitcase I saw the first night.",
    place: "Nantes",
  },
};
