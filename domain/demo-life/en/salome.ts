import type { MomentWords, PersonWords } from "../life.ts";

export const salome: PersonWords = {
  city: "Montréal",
  meetingPlace: "A laundrette",
  notes:
    "Nights at the radio. Ten months in the same town, ten across an ocean. Her midnight is my six in the morning.",
};

export const salomeMoments: Readonly<Record<string, MomentWords>> = {
  s1: {
    word: "The dryer",
    text: "The dryer swallowed my last two dollars and gave nothing back. A woman with headphones round her neck kicked it once, low down, like someone who has done this before. “It only listens to that,” she said. Salomé. She works nights at the radio and reads paper maps. We watched my sheets go round for forty minutes.",
    place: "Montréal, a laundrette on the Plateau",
  },
  s2: {
    word: "The red lights",
    text: "Up Mount Royal at one in the morning, her night off. She knows the city by its transmitters: that red light is jazz, that one is hockey, that one is her.",
    place: "Montréal, Mount Royal",
  },
  s3: {
    word: "First journey together",
    text: "Baie-Saint-Paul in her uncle’s truck. The maples look as if someone had turned the colour up too far. A motel with one radiator and a sign asking us not to clean fish in the bath. We slept in our hats.",
    place: "Baie-Saint-Paul",
    caption: "The maples, from the truck",
  },
  s4: {
    word: "The corridor of the day",
    text: "She sleeps while I teach, I sleep while she works. We meet in the corridor of the day.",
  },
  s5: {
    word: "First snow",
    text: "She made me stop in the middle of the street and listen. Nothing. That was the point. “The whole town’s put a blanket on,” she said.",
    caption: "Our street, listening",
  },
  s6: {
    word: "Whose French",
    text: "I corrected her over supper, in front of her friend Maxime, for one word. It was a perfectly good word. She put her fork down. “I speak French,” she said. “You speak yours.” Then very kindly, for the whole table, she changed the subject. I’m the visitor here and I behaved like a customs officer.",
  },
  s7: {
    word: "The dictionary",
    text: "Bought the fat dictionary of Québec expressions and read it aloud from A, standing, as a penance. She held out as far as “achaler” before she laughed.",
  },
  s8: {
    word: "Rimouski",
    text: "Christmas Eve at her parents’. Layered meat pie, fiddle, an uncle asleep among the coats. Her grandmother took my hand under the table and asked whether I’d be staying on. I said we’d see. She kept my hand.",
    place: "Rimouski",
  },
  s9: {
    word: "Five hundred kilometres",
    text: "The whole road home, the river white on the right, I had the sentence ready: I could apply for another year. I said the heating was good.",
  },
  s10: {
    word: "Minus twenty-seven",
    text: "The car would not start, so the day was cancelled. Danced in the kitchen in our coats to her own programme, which she had recorded and pretends to hate.",
  },
  s11: { word: "warm", text: "" },
  s12: {
    word: "Sugar shack",
    text: "Eggs in syrup, ham in syrup, beans in syrup. Her friends took bets on me. I finished the plate. I have been adopted, or poisoned.",
  },
  s13: {
    word: "The ice goes out",
    text: "On the bridge to hear the ice go. It sounds like furniture being moved in a house where somebody has decided something.",
  },
  s14: {
    word: "Six weeks",
    text: "Six weeks left. It’s on the calendar in my own handwriting and we both look slightly to the left of it.",
  },
  s15: {
    word: "Metro, orange line",
    text: "I said it. I love you, in the metro, just as the train came in. She said “what?” I said “this is our stop”. It wasn’t even our stop.",
  },
  s16: {
    word: "Said it",
    text: "Saint-Jean, fireworks over the river, you couldn’t hear a thing, so I waited for the gap between two. I love you. “I know,” she said. “I got it in the metro. I wanted to see if you’d come back for it.”",
    caption: "Saint-Jean, over the river",
  },
  s17: {
    word: "Dorval",
    text: "The airport. She had made sandwiches, as if for a school trip. We talked about the sandwiches. At the gate she slipped her radio-station pass into my pocket, the one with the terrible photo, “so they’ll let you back in”. I held out until the man next to me asked whether I was going to finish my bread.",
    place: "Montréal, Dorval airport",
  },
  s18: {
    word: "Six hours",
    text: "Her midnight is my six in the morning. She is ending a day I haven’t begun. We agreed this was poetic. Mostly it is tiring.",
  },
  s19: {
    word: "The good towels",
    text: "Ten days. My mother gave her the good towels, which I had never seen used. They understand each other perfectly, one speaking Cancale and the other Rimouski. Salomé swims before breakfast, every day.",
    place: "Saint-Malo, the Sillon beach",
  },
  s20: {
    word: "Platform four",
    text: "Rennes, platform four. We’re getting good at this, which is not what I wanted to get good at.",
    place: "Rennes",
  },
  s21: {
    word: "Fridges",
    text: "Sunday call. We described our fridges. Hers: a lemon, batteries, half a birthday cake belonging to someone she doesn’t know.",
    place: "Rennes",
  },
  s22: {
    word: "Breathing",
    text: "She fell asleep on the line. For twenty minutes I listened to somebody breathing in what was still yesterday.",
    place: "Rennes",
  },
  s23: {
    word: "Fares",
    text: "Quarrelled about Christmas: who flies, who pays, who is tired. “You count the money,” she said. “Me, I count the weeks.” I said somebody had to count the money. True, and a rotten thing to say.",
    place: "Rennes",
  },
  s24: {
    word: "Two photographs of two letters",
    text: "Four days without a call. Then I wrote it by hand, because on the telephone I defend myself, and sent her a photograph of the page. She answered with a photograph of hers. The same apology, in better handwriting.",
    place: "Rennes",
  },
  s25: {
    word: "Guests",
    text: "A week in Montréal. We are considerate. We say please for the salt. I no longer know where anything is kept.",
  },
  s26: {
    word: "The permanent post",
    text: "They’ve offered her the permanent post. She told me the way one reports a leak. I said congratulations. What I had was a question, and I put it by for later, where I keep them.",
    place: "Rennes",
  },
  s27: {
    word: "Twelve minutes",
    text: "A call of twelve minutes. We used to lose whole mornings.",
    place: "Rennes",
  },
  s28: {
    word: "Voicemail",
    text: "Three missed calls, one mine, two hers. Our voicemails are getting to know each other.",
    place: "Rennes",
  },
  s29: {
    word: "The form",
    text: "Looked up the exchange posts for September. Filled in the form as far as “reason for application” and saved the draft. Talked to her about the weather.",
    place: "Rennes",
  },
  s30: {
    word: "The kitchen, until four",
    text: "We emptied it, the way two people empty a wardrobe. She had made tea and didn’t drink hers. She said that all winter she had turned the flat round in her head to see where my desk would go. I said I had a form, saved as a draft. She asked to see it. I showed her on my phone: surname, date of birth, reason for application, nothing. She read it twice, carefully, as if there were more.\n\n“We never asked each other to stay,” she said. “Not once. You in the truck, me with the job. We were so afraid of being a weight.” I said I hadn’t wanted to be the one who made her choose. She’d been telling her sister the same thing about me. So that’s where we were at four in the morning, two considerate people who had protected each other right out of it.\n\nI could say that if I had spoken on the road from Rimouski it would all have gone differently. I don’t know that. She might have said no; she loves her street. What I know is that I had the sentence and kept it, and that she had one too.\n\nWe laughed once, about the fish in the bath. Then she drank the tea, cold, to the bottom, so as not to waste it. I love her. Tomorrow I fly. I’ve looked for someone to be angry with and there’s nobody.",
  },
  s31: {
    word: "Dorval, again",
    text: "No sandwiches this time. I gave back the pass with the terrible photo. She said keep it, and held out her hand for it.",
    place: "Montréal, Dorval airport",
  },
  s32: {
    word: "Folding the map",
    text: "Three weeks. What I keep: the red light that was her, the uncle among the coats, minus twenty-seven, her grandmother’s hand. What I want to remember, against the version I’ll be tempted to tell: it was not the ocean. People cross it. It was two well-brought-up silences, and one of them was mine.\n\nShe has taken the post. That is good. The sentence costs something, so I’m writing it slowly. I shan’t write here for a while. It isn’t the notebook’s fault.",
    place: "Rennes",
  },
};
