import type { MomentWords, PersonWords } from "../life.ts";

export const camille: PersonWords = {
  city: "Marseille",
  meetingPlace: "On a tram",
  notes:
    "Right side, always. In bed by ten. Likes to be read to. Says sorry to plants. Ask rather than guess.",
};

export const camilleMoments: Readonly<Record<string, MomentWords>> = {
  c1: {
    word: "The stopped tram",
    text: "The tram stopped between two stops and the driver got down to talk to it. “Can we swap?” said the woman next to me. “I’m no good on the left.” She has heard nothing on that side since she was six. So I changed places and we talked for fifty minutes, and when it moved off again the whole carriage clapped, except us. Camille. She plants the city’s roundabouts.",
    place: "Marseille",
    caption: "Between two stops",
  },
  c2: {
    word: "The right side",
    text: "The Corniche from end to end. I’m learning to stay on her right, even if it means walking among the cars.",
    place: "Marseille, the Corniche",
  },
  c3: {
    word: "Five o’clock",
    text: "She gets up at five for the gardens. I’m learning to be asleep by ten, and to receive her morning kiss as a rumour.",
  },
  c4: {
    word: "Burnt lentils",
    text: "Dinner at hers. She cooks with the record player full up and forgets the cooking. Burnt lentils, both sides of Nina Simone.",
  },
  c5: {
    word: "Thursdays",
    text: "Said it before it could turn into a question: Thursday evening is choir, choir is mine, and I come home without an escort. She took the calendar down and put a cross on every Thursday to the end of the year. “Perfect,” she said. “Thursdays I do my accounts in my vest.”",
  },
  c6: {
    word: "Three hundred pots",
    text: "Rain all day. She showed me the city’s greenhouse, three hundred pots with their names on sticks. To the ones she thins out, she says sorry.",
    caption: "The municipal greenhouse, in the rain",
  },
  c7: {
    word: "At the market",
    text: "Cried at the market, in front of the lemons, without knowing why, and for once I said so instead of blaming a cold. She bought lemons.",
  },
  c8: {
    word: "Six friends and a dog",
    text: "Met her friends, six and a dog. I’d warned her that at some point I would stop talking. “Then I’ll put you next to the dog,” she said. A good evening. The dog’s name is Gérard.",
  },
  c9: {
    word: "Forty minutes",
    text: "Forty minutes late, no word sent. “I don’t need you to be on time,” she said. “I need to know.” I thought of the dot, of Victor, and everything went stiff: I said nobody was going to track me. She had no idea what I was talking about. How could she.",
  },
  c10: {
    word: "On the right side",
    text: "Told her about Victor, all of it, on the right side so as to have to say it only once. She listened to the end. “I won’t ask you where you are,” she said. “I’ll ask if you’re eating out.” A message when I’m late: agreed, and it was my idea.",
  },
  c11: {
    word: "First journey together",
    text: "The night boat to Bastia. With her good ear in the pillow she hears no engines, so she slept; I had the engines and the sea. In the morning the island smelt of burning and sugar, and from the deck she named nine plants.",
    place: "Bastia",
    caption: "The night boat",
  },
  c12: {
    word: "Off the map",
    text: "Three hours off the path. I teach geography. She’s going to tell everyone.",
    place: "Corte",
  },
  c13: {
    word: "Thirty-one parents",
    text: "Parents’ evening, thirty-one of them. Home at ten to a saucepan with my name on it.",
  },
  c14: {
    word: "In the hall",
    text: "She hums when she thinks nobody’s there, always the same four notes. I waited in the hall with the shopping until my hands hurt.",
  },
  c15: {
    word: "Sunday papers",
    text: "The papers, coffee, feet. Two hours without a word, and it wasn’t silence.",
  },
  c16: {
    word: "About the bins",
    text: "Her ex wrote to her at midnight, Maïté, about a kayak. I brooded for a whole day without a word and it came out crooked, as a speech about the bins. “Is this about the bins?” she asked. No.",
  },
  c17: {
    word: "Ask me",
    text: "Said the word, jealousy. It’s smaller aloud. “Ask me,” she said. “I’d rather have a question than a riddle.” The kayak has been collected.",
  },
  c18: {
    word: "Chapter three",
    text: "At night I read to her, into the good ear. By chapter three she’s asleep, and next day she denies it, with quotations.",
  },
  c19: {
    word: "Met the family",
    text: "My mother did the whole harbour on her left, shouting. Nobody had warned her. Camille answered whatever she could read on her lips. They have concluded a quince tree.",
    place: "Cancale",
  },
  c20: {
    word: "The inspector",
    text: "Inspection. Two hours of deltas with a stranger at the back. On my desk this morning, a fern in a yoghurt pot: “It inspects nobody.”",
  },
  c21: {
    word: "Three days of my own",
    text: "Three days’ walking in the Cévennes, with myself. I didn’t ask, I said. “Bring me back a pebble,” she said. Joy at setting out and joy at coming home: I hadn’t known you could have both.",
    place: "Florac",
  },
  c22: {
    word: "Fine",
    text: "She asked if I was all right. I said fine. I wasn’t. It was only a bad class, and I carried it all the way to bed like a tray.",
  },
  c23: {
    word: "The day after fine",
    text: "Told her at five in the morning, in the dark, while she laced her boots. She sat down again. Four minutes late at the roundabouts, a first in nine years.",
  },
  c24: { word: "Cups", text: "The washing-up. I heard my voice begin the list of everything I do." },
  c25: {
    word: "It isn’t the dishes",
    text: "Stopped in the middle of the list: it isn’t the dishes, I’m afraid your mother doesn’t like me. She laughed till she was sitting on the floor. Her mother is afraid of me.",
  },
  c26: {
    word: "The answer",
    text: "She asked while she was watering: did I want children, she had never dared. I put the can down. All the old doors were there, beautiful idea, holiday, soon, complicated. I said: wait, I’m going to say this badly.\n\nI said no. That I don’t want a child, that I’ve known for years, and that I once let someone live for six weeks in front of that answer because I wanted it to sound better. That if it was no for her too, or if it was yes, I’d rather know today, with wet feet, than some day in March with an envelope. My voice did something. I was on her right, I had checked.\n\nShe went on watering for a while. She’s like that, she finishes the row. Then she told me that at thirty she’d wanted one, with somebody, that it hadn’t come, that she’d had two years of sorrow and after that no more sorrow. That she has eleven hectares, and four nephews who eat like house fires. That a yes wouldn’t have bothered her and a no doesn’t. What bothered her was not asking. “I was leaving you in peace,” she said. “It isn’t very peaceful, leaving people in peace.”\n\nWe sat on two crates. I wanted to write to Inès, and no, it isn’t hers to carry. The thing I was afraid of took eleven minutes. I looked at the clock, I don’t know why. Eleven minutes, and the ferns got too much water.",
  },
  c27: { word: "Aioli, third attempt", text: "Aioli, third attempt. It is now a wall paint." },
  c28: {
    word: "The good ear",
    text: "An infection, in the good ear. For one night she heard nothing at all. In the hospital corridor I went on talking to her, left side, right side, it made no difference, and I wrote on my hand: I’M HERE. On hers: I KNOW.",
  },
  c29: {
    word: "The tap",
    text: "It’s come back. Her first sound: the kitchen tap dripping. I’m forbidden to mend it.",
  },
  c30: {
    word: "Sainte-Victoire",
    text: "Such a wind on the ridge that both her ears were worth the same at last. We shouted recipes at each other.",
    place: "Aix-en-Provence, Sainte-Victoire",
  },
  c31: {
    word: "Later",
    text: "She would like us to look for a flat. I said later. She said nothing, she went and watered, for a long time.",
  },
  c32: {
    word: "My word for afraid",
    text: "Three days. Then I said it: “later” is my word for afraid. The last time I had keys, the nail stayed in the wall and part of me with it. She asked what I would need. Nobody had ever asked me that with a pencil in her hand. A door to close on Thursdays. A shelf. To choose the floor.",
  },
  c33: {
    word: "Viewings",
    text: "Five viewings. One of the flats had no window in the kitchen: “It’s cosier,” according to the agent.",
  },
  c34: {
    word: "The keys",
    text: "Lease signed with Camille’s pen, the landlord’s having died. Two sets of keys. She gave me hers to hold while she found her pocket: for a moment I had both.",
    caption: "Two sets, this time",
  },
  c35: {
    word: "Second row",
    text: "Concert. She sat at the far left so as to have us all in her right ear. Second row, in full light this time.",
  },
  c36: {
    word: "To me, once the boxes are unpacked",
    text: "You’ll read this once the boxes are unpacked, or once you’ve stopped believing in it. I’m writing from the old kitchen, half of it wrapped in newspaper. I’m full of joy and I don’t trust it, so here is something to check it by. Do you still sing on Thursdays? Does the door close? When you said later, did you say within three days what you were afraid of? (Three is the longest it has taken.) Is there anything you’re telling the mirror? If so, go and stand on her right. If not, buy lemons. I don’t need it to have worked. I’d like you to have been in the room.",
  },
  c37: {
    word: "Not about the keys",
    text: "A quarrel about the keys, at bottom not about the keys. She’d had a third set cut, for her sister. I said it was my home too, and “home” came out like a gate. “I thought we were getting a house with a door,” she said, “not a door with a house.” After that not a word. I did what I used to do, I tidied.",
  },
  c38: {
    word: "Half past five",
    text: "I had planned to sulk till Friday. At half past five I caught up with her on the stairs instead, boots in her hand, and said it was Inès’s nail again, not her sister. “Then we’ll ask before we cut keys,” she said. “You and me both. Even for the plants.”",
  },
  c39: { word: "Twelve boxes", text: "Twelve boxes, three classes to mark, one roll of tape." },
  c40: {
    word: "We move in",
    text: "Fourth floor, no lift. Her friends, mine, and Gérard, who carried up a sponge. First the record player, last my atlas. There’s a nail by the door. I put it there; I hung both our jackets on it, and it held.",
    caption: "Fourth floor, no lift",
  },
  c41: { word: "The third box", text: "Found the lost record in the third box, under the sieve." },
  c42: {
    word: "Thursday",
    text: "Choir, then home by the harbour, the long way. A light in the kitchen. She didn’t ask where I’d been. She asked if there was any Bach left over.",
  },
  c43: {
    word: "Sormiou",
    text: "Down to Sormiou on foot, nobody there. She listened to the sea with her head tilted, the way you pour.",
    place: "Marseille, Sormiou",
    caption: "Sormiou, nobody there",
  },
  c44: {
    word: "The radio",
    text: "I wanted to ask her to turn the radio down. I cleaned the oven. It is very clean.",
  },
  c45: {
    word: "Too salty",
    text: "Soup too salty, giggles. We put the world to rights until one, and I brought up the radio. “I turn it up because I think you like it,” she said.",
    caption: "The soup, before",
  },
};
