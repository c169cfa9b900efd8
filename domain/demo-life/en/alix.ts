import type { WriterWords } from "../life.ts";

export const alix: WriterWords = {
  location: "Marseille",
  partnerWord: "partner",
  bio: "Teaches geography, sings on Thursdays, swims when the water will have it. Learning to say things while they are still small.",
  interests: ["maps", "choir", "cold water", "long walks", "letters"],
};

export const needs: Readonly<Record<string, string>> = {
  w1: "Someone who is in the room.",
  w2: "Laughing at table.",
  w3: "Things said while they are small. By me first.",
  w4: "A door to close on Thursdays.",
};

export const tags: Readonly<Record<string, string>> = {
  walk: "walking",
  water: "water",
  cook: "cooking",
  music: "music",
  laugh: "laughing",
  home: "home",
  journey: "journey",
  friends: "friends",
  family: "family",
  work: "school",
  alone: "time to myself",
  night: "night",
  letter: "letter",
  said: "said aloud",
  kept: "kept in",
  quarrel: "quarrel",
  mending: "mending",
  silence: "silence",
  distance: "distance",
  child: "the child question",
  jealous: "jealousy",
  grief: "grief",
};

/** What each picture shows, for those who do not see it. */
export const pictures: Readonly<Record<string, string>> = {
  heron: "A printed heron above a sink",
  maples: "Maples from inside a truck",
  snow: "A snowy street at night",
  fireworks: "Fireworks over a river",
  boat: "A boat in a bay",
  lights: "A hill of lit windows",
  umbrella: "An umbrella in the rain",
  lighthouse: "A lighthouse",
  keys: "Keys on a nail",
  cat: "A cat under a bath",
  boots: "Two pairs of boots on a coast path",
  river: "An evening beside the Loire",
  lemons: "A crate of lemons on a quay",
  spot: "A cone of light on a shoe",
  tram: "A stopped tram",
  greenhouse: "Pots in a greenhouse",
  ferry: "A ferry at night",
  boxes: "Boxes up a stairwell",
  calanque: "A rocky inlet",
  soup: "A tureen and a fallen salt cellar",
};
