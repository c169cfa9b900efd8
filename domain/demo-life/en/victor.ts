import type { MomentWords, PersonWords } from "../life.ts";

export const victor: PersonWords = {
  city: "Lyon",
  meetingPlace: "Through friends",
  notes: "Reread the closing page before answering any letter.",
};

export const victorMoments: Readonly<Record<string, MomentWords>> = {
  v1: {
    word: "Dinner at Lucie’s",
    text: "Victor, an architect, across the table. He asks a question and then actually waits. Over dessert he remembered what I’d said over the olives.",
    place: "Lyon, Croix-Rousse",
  },
  v2: {
    word: "Soup",
    text: "Voice gone, third day of flu. At noon the lycée rang: someone had left a flask of soup for me, with a spoon. A spoon!",
  },
  v3: {
    word: "Festival of Lights",
    text: "A million people, and his hand in my coat pocket.",
    caption: "The hill, and a million people",
  },
  v4: {
    word: "The telephone",
    text: "He gave me a telephone, a good one, “so that your battery never runs out again”. He’d put it on his plan and set it all up: the music, the maps, the little dot that shows where each of us is. I was moved. Nobody had ever thought about my battery.",
  },
  v5: {
    word: "Thursday",
    text: "Choir. He came to fetch me again; the car was there by nine, engine running, and we finish at half past. The others say I’m lucky. I told myself so too.",
  },
  v6: {
    word: "Who is Dario",
    text: "He asked who Dario was. A friend, lemons, the island. He asked if he could look, and I handed it over because there was nothing to see. He read everything, right up to the top. “I like knowing,” he said. It was like an airport search: nothing to hide, and everything to put back.",
  },
  v7: {
    word: "Papa",
    text: "The hospital rang at eleven at night. Victor had the keys in his hand before I’d put the phone down. Nine hours, Lyon to Cancale, rain from Nevers on. He didn’t put the radio on, he didn’t tell me it would be all right. At the tolls he paid without a word. At Rennes he bought me a coffee and held it until it had cooled. Forty minutes too late. He waited in the corridor so that I could go in with nobody.",
    place: "Cancale",
  },
  v8: {
    word: "The umbrella",
    text: "He held the umbrella over my mother through the whole burial and was soaked to the skin. Whatever happens I’ll have seen that.",
    place: "Cancale",
    caption: "Cancale, the day itself",
  },
  v9: { word: "Rest", text: "No choir tonight. Victor thinks I need rest. He isn’t wrong." },
  v10: {
    word: "Two coffees",
    text: "He found a receipt: two coffees. With whom. With Lucie. Why hadn’t I said. It hadn’t seemed a thing to say. He was very calm and it took the evening. “I’m not accusing you,” he said. “I just don’t like finding out.” I ended by apologising, I still don’t know for what.",
  },
  v11: {
    word: "Croissants",
    text: "He came home with croissants and called it “the inquisition” himself. We laughed. Being sorry takes ten years off him.",
  },
  v12: {
    word: "Golden stone",
    text: "Walked all day in the Beaujolais. He calls every stone by its first name and introduced me to a barn.",
    place: "Oingt",
  },
  v13: {
    word: "The yellow jacket",
    text: "“In the yellow one you look as if you want looking at,” he said, nicely. I changed. It was only a jacket and we were late.",
  },
  v14: {
    word: "Lucie’s birthday",
    text: "His headache began while I was tying my shoes. A real one, he was grey. We stayed in. I sent Lucie a message with three exclamation marks.",
  },
  v15: {
    word: "Five Thursdays",
    text: "Five Thursdays missed in a row. The conductor wrote to ask if I was well. I answered that it was work.",
  },
  v16: {
    word: "The neighbour",
    text: "We laughed so hard at the film that the neighbour banged on the wall. We invited her in.",
  },
  v17: {
    word: "No signal",
    text: "A week in the Ardèche with no signal. He is light here, he sings in the canoe. I noticed that I was sleeping well, and then I noticed that I’d noticed.",
    place: "Vallon-Pont-d’Arc",
  },
  v18: {
    word: "The dot",
    text: "“Your dot stopped for forty minutes,” he said. I was reading on a bench. He was white. Not angry; it would be simpler to write angry. “When it stops I see my sister’s car,” he said. She was nineteen. He had never told me. I held him, and I thought: so this is what I’m holding.",
  },
  v19: {
    word: "Switched on again",
    text: "In the night I’d turned the dot off, for the quiet. This morning I turned it back on before he woke. He made pancakes. All is well.",
  },
  v20: {
    word: "A list",
    text: "I made a list on the back of an envelope. Choir since January: four Thursdays. Lucie: twice, once with him. Evenings I decided: I couldn’t think how to count. Then I hid the envelope in the atlas, at Oceania, and wondered what sort of person hides an envelope. Nothing is forbidden. Each thing has its reason and the reasons are tender. It’s when you put them in a column.",
  },
  v21: {
    word: "On the telephone with my mother",
    text: "Told my mother. She let me finish, which is rare. “You ask permission inside your sentences,” said my mother. “You didn’t use to.”",
  },
  v22: {
    word: "The 10.04",
    text: "Said it at breakfast, out loud, eleven sentences I’d learnt like a part. That I was leaving, that it was today, that he hadn’t done anything I could point at, that I had got small. He didn’t raise his voice. He said all he’d ever wanted was for me to be safe, and I believe him, and I put my shoes on. He asked for a message when I got there. I said no, gently. That was the twelfth sentence, I hadn’t learnt it. I left the telephone on the table beside the bread.",
  },
  v23: {
    word: "In a column",
    text: "Four weeks. I want to write this fairly, because I’ll be the one to reread it.\n\nWhat was good was good. The soup with its spoon. Nine hours of rain and not one useless word. The umbrella over my mother. He noticed everything about me, and for a long time I took being noticed for being known.\n\nWhat wasn’t right never looked like anything. A present with a dot in it. A car half an hour early. A headache, a receipt, a jacket. I’ve looked for the day when I should have said no: it isn’t there. There are sixty small days when yes cost less. Nobody forbade me choir. I was looked after until I stopped going.\n\nLucie has a word for that, a serious word. Perhaps she’s right. I don’t want to stick it on him: he is a man who lost his sister and stands guard over what he has left. Both can be true, his fear, and me getting small inside it. What I do with that is my own business: I know now what it looks like when it is tender. If I catch myself explaining two coffees to anyone, I’ll take the train sooner.\n\nHe has written twice. I answered once, to say that I was well and wouldn’t answer again. On Thursday I sang.",
  },
};
