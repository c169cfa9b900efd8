import type { MomentWords, PersonWords } from "../life.ts";

export const ines: PersonWords = {
  city: "Nantes",
  meetingPlace: "Through friends",
  notes:
    "Reads the last page first. Swims in anything. Never wake her after nights; leave the note against the sugar bowl.",
};

export const inesMoments: Readonly<Record<string, MomentWords>> = {
  i1: {
    word: "Table nine",
    text: "Lucie’s wedding. Table nine, the one for people who know nobody: a widower, a child, a magician on his night off, Inès and me. She does nights on a children’s ward in Nantes, and was cutting up everybody’s meat without noticing.",
    place: "Clisson",
  },
  i2: {
    word: "The elephant",
    text: "The mechanical elephant sprayed us from head to foot. She’d known it would. She had brought a towel. One.",
  },
  i3: {
    word: "The last page",
    text: "She reads the last page of a novel first. “That way I stop worrying and look at the scenery,” she says.",
  },
  i4: {
    word: "Sunday train",
    text: "The Sunday train along the Loire, sandbanks, a boat with nobody in it. By my reckoning: nine hours on rails for thirty with her. A bargain.",
  },
  i5: {
    word: "From the roof",
    text: "Fireworks from her roof, our legs over the edge, her commentary like a football match.",
    caption: "The fourteenth, with commentary",
  },
  i6: {
    word: "First journey together",
    text: "Belle-Île, a tent, wind. She swims in anything. I hold the towel and shout the time. The second night a peg went and we lay with the canvas on our faces, laughing like drains.",
    place: "Belle-Île",
    caption: "Belle-Île, before the tent peg went",
  },
  i7: {
    word: "Chantenay",
    text: "New lycée, new town, a room with cranes in the window. Her flat is eleven minutes off by bicycle. I timed it three times, for rigour.",
  },
  i8: { word: "ours", text: "" },
  i9: {
    word: "Marking",
    text: "She came off nights and fell asleep on my marking. One essay on the monsoon bears the print of her cheek. I gave it an extra point.",
  },
  i10: {
    word: "Where you go",
    text: "Dinner with her friends from the ward. I stopped talking, I do that, and thought it bothered nobody. On the stairs she said: “Where do you go, when you’re not there? I had your chair beside me all evening.” I said I was tired. She had three nights’ work behind her and hadn’t mentioned it.",
  },
  i11: {
    word: "Trentemoult",
    text: "Six days of good manners. Then the little ferry to Trentemoult, and on the far side, among the painted houses, I managed to say it: her friends frightened me, they all knew how to be with her. “You should have told me,” she said. “I’d have sat on your side of the table.”",
    place: "Nantes, Trentemoult",
  },
  i12: {
    word: "The stuffing",
    text: "Christmas Eve at her mother’s. A forty-minute debate on the stuffing, with a vote. I abstained and was awarded the washing-up.",
    place: "Angers",
  },
  i13: {
    word: "The keys",
    text: "We have a flat. Third floor, a bath with feet, a view of other people’s washing. The agency had one set of keys, and in the hall we passed it back and forth like something hot. She put a nail in the wall by the door before she’d even taken off her coat.",
    caption: "One set, two hands",
  },
  i14: {
    word: "Radis",
    text: "A cat comes with the flat, or the other way round. She lives under the bath. Inès named her Radis, for reasons that wouldn’t stand up in any court.",
    caption: "Radis, under the bath",
  },
  i15: {
    word: "Sunday",
    text: "Pancakes, radio, crossword, rain. At four she asked what we’d done today, and there was no answer to give.",
  },
  i16: {
    word: "Against the sugar",
    text: "Two years since Papa. I hadn’t said anything. When I got up she had already left for the hospital, and his photograph was leaning against the sugar bowl with a clean glass in front of it.",
  },
  i17: {
    word: "The dishes",
    text: "The dishes, meaning not the dishes. “I carry other people’s children for twelve hours,” she said, “and I come home to your cups.” I listed, aloud, everything I do. It’s a long list and nobody had asked for it.",
  },
  i18: {
    word: "The treaty of the fridge",
    text: "Nine days, then a treaty on the fridge door: two columns, signed, stamped with a radish. In my column: cups.",
  },
  i19: {
    word: "Oysters",
    text: "Easter holidays at Cancale. My mother taught her to open oysters and told her everything I did before the age of ten. They have a code now.",
    place: "Cancale",
  },
  i20: {
    word: "Nineteen minutes",
    text: "The sea at fourteen degrees, according to her. Nineteen minutes. I shouted the time.",
    place: "Pornic",
  },
  i21: {
    word: "A beautiful idea",
    text: "We were shelling peas. She said it without looking up: she’d like a child, with me, and not someday. I said it was a beautiful idea. It’s what you say about other people’s houses. She waited, and the peas went on dropping into the bowl. I did the washing-up, thoroughly.",
  },
  i22: { word: "Not no", text: "No sleep. It isn’t no. I don’t know what it is, so how would I say it." },
  i23: {
    word: "The lunch box",
    text: "A note in my lunch, under the lentils: “The capital of Inès is you. Discuss.” I marked it and gave it back. Nineteen out of twenty, one off for sentiment.",
  },
  i24: {
    word: "Boots",
    text: "Six days on the coast path in Asturias. Cows, cider, blisters. She walks in front and gives the commentary. I have the map and no say.",
    place: "Llanes",
    caption: "Asturias, day six",
  },
  i25: {
    word: "In the tent",
    text: "She asked again, in the dark, where it’s easier. I said couldn’t we enjoy the holiday. She turned over. “You’ve answered about the holiday,” she said. And I lay there with my good reasons until it got light.",
    place: "Finisterre",
  },
  i26: {
    word: "The end of the path",
    text: "Finisterre. Four days of looking at the sea in the same direction. She said let’s leave it till September, and took my arm.",
    place: "Finisterre",
  },
  i27: { word: "September", text: "It’s September." },
  i28: {
    word: "Fig jam",
    text: "Burnt the jam. Ate it. It tastes of campfire, and according to her people pay for that.",
  },
  i29: {
    word: "Fauré",
    text: "We sang the Requiem. She claims to have had something in her eye for the whole of the Libera me.",
  },
  i30: {
    word: "The wrong laugh",
    text: "Her mother, about a cousin’s baby: “Some people wait until there’s nobody left to ask.” I laughed. It was nerves. Inès heard a laugh.",
    place: "Angers",
  },
  i31: {
    word: "The letter in the locker",
    text: "Eight days. In the end I wrote, four pages, because aloud it comes out as explanations. That the laugh was fear; that I think about this child every day, and every day I see it from the door, like a lit room. She didn’t answer. She came and sat on my side of the sofa. The letter is in her locker at the hospital. A colleague let it slip.",
  },
  i32: {
    word: "A day with nothing in it",
    text: "For the record, because the days that hold up the others leave no trace.\n\nUp at ten. She’d come off nights and couldn’t sleep, so we bolted to the market in what we had on, coats over pyjamas, like people fleeing. Leeks, a chicken, far too many apples. The cheese man asked after Radis. Home by the river, since the sun was showing itself for the first time that week, and she did my colleagues one by one, having met them once.\n\nWe cooked. That is, she cooked, and I peeled and read out the small ads. In Rezé a man is giving a piano to whoever will carry it. We got it up here in our heads: three floors, the banister off, the second-floor dog mislaid, abandoned level with the bath.\n\nSlept from three to five, the cat between us like a hot stone. Woke without knowing the season. She said “don’t move”, and didn’t say why.\n\nIn the evening, leeks again, a film we never let get a word in, the bins. Nothing happened. Nobody said anything that needs keeping. I’d like to come upon this page on some bad day and not be able to pretend that it was never good, or that I didn’t know. I knew. At about ten to five I knew it completely.",
  },
  i33: {
    word: "Forty clementines",
    text: "The rota gave her Christmas Eve. I took forty clementines to the ward and was allowed as far as the double doors. She ate one on the other side of the glass, at me.",
  },
  i34: {
    word: "The calendar",
    text: "“I’ll be thirty-six in March,” she said. “I’m not going to blackmail you with a calendar. I just want to know what you see when you look.” I saw the lit room, and me at the door. I said: soon. I said the mock exams had to be got through first. She nodded the way she does at parents who promise to give up smoking.",
  },
  i35: { word: "Tides", text: "Two days at Cancale to think. I thought about tides.", place: "Cancale" },
  i36: {
    word: "The ticket",
    text: "The worst so far, over a train ticket I’d forgotten to buy. Nobody mentioned January. “You forget what you don’t want to do,” she said. I said that was unfair and slammed the only door in the flat that doesn’t close.",
  },
  i37: {
    word: "Truce",
    text: "Five days. She had made the soup with the little stars. “It’s a truce, not peace,” she said. “But eat.”",
  },
  i38: {
    word: "The vet at three",
    text: "Radis swallowed a rubber band. Vet at three in the morning, Inès on the telephone in her ward voice, me jumping the lights. The cat will live. We were a perfect team. We can do anything that’s urgent.",
  },
  i39: {
    word: "The envelope",
    text: "Her birthday. I gave her two days’ canoeing on the Loire, in an envelope. She opened it as if there might be something else inside, and then she was lovely about the canoes.",
  },
  i40: {
    word: "To the mirror",
    text: "To the bathroom mirror: I don’t think I want one. To her: I’m tired.",
  },
  i41: {
    word: "Asparagus",
    text: "The canoes, then. Sandbanks, terns, a hut selling asparagus as thick as candles. Two days of happiness, like people who’ve been let off.",
    caption: "The Loire, the second evening",
  },
  i42: {
    word: "In front of a door",
    text: "“It isn’t the no I can’t live with,” she said. “I could have lived with a no. It’s living in front of a door.” The door was in my letter; she had kept the word all that time. My answer had been ready since the mirror, a month, and in the kitchen I said it was complicated. “It isn’t, really,” she said, quite low. She was right. It was only frightening.",
  },
  i43: { word: "Courtesy", text: "We pass each other the salt with enormous courtesy." },
  i44: {
    word: "The third floor",
    text: "She told me at the kitchen table with her hands flat, as she must do with parents. She’s going to her sister’s in Angers, she has asked for a transfer, she is taking Radis because I’m out all day. She’d been thinking about it for a month and wanted to tell me before she was angry, so that it shouldn’t be said in anger. “I love you,” she said. “I’m thirty-six. I can’t wait for an answer you don’t have.”\n\nI had it. That’s the part I’ll have to live with. I had it in my mouth and told myself that to give it now would be cruel, and to keep quiet would be kind. So I said I understood. She gave me a look, as if I’d handed her the wrong coat.\n\nThen the practical things. She took the sieve, I kept the atlas. Over the books, perfect fairness. The cat wouldn’t go into the basket, and for twenty minutes we begged on our knees in the bathroom, together, in the voice you need. It was the last thing we did together and we did it well.\n\nFrom the window I saw her set the basket on the front seat and fasten the belt. She looked up. I raised my hand, so did she, and I thought: now, go down, three floors, say it, yes or no. And there it stayed, my hand in the air, as if asking to speak in class.\n\nThe nail by the door is still there. I haven’t hung anything on it.",
  },
  i45: { word: "The bowl", text: "Stepped over the cat’s bowl. There is no bowl." },
  i46: { word: "The noise", text: "I have learnt the noise the flat makes." },
  i47: {
    word: "What I owe Inès",
    text: "Six months, nearly seven. I’ve often written this ending in my head, and in all the versions I’m the one who is left. That’s accurate: she left. It is also the easy half.\n\nThe other half. She asked me four times. In June over the peas, in August in the tent, in January, in April. I answered beautiful idea, holiday, soon, complicated. The answer itself I had by the end of March, I wrote it here, to the mirror. So for six weeks she lived with somebody who knew and left her to guess. I called it not wanting to hurt her.\n\nNot wanting a child, I don’t believe that’s a fault. It is so. And she wasn’t wrong to want one, nor to go, nor to go before the anger came: that was her last kindness and I took it for coldness.\n\nWhat I want to keep: I can say things. At Trentemoult I said it, and she’d have changed chairs. Each time I said it small, she came round to my side of the table. It was the big thing I wanted to say perfectly.\n\nI wrote to her, one page, no door in it. That the answer was no, that I knew in March, that she should have had it then, and sorry. She replied the same day. “Thank you,” she wrote. “I needed it to be a word.” Radis has put on weight, apparently.",
    place: "Nantes",
  },
};
