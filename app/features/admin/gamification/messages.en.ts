export const en = {
  title: "Game",
  lead: "The Game is worked out on each device from its own journal. This page shows its rules and its one switch.",
  switch: "For everyone",
  people: "How many play",
  peopleText:
    "Who has switched the Game off or paused it is a choice that is sealed with each person’s profile, like their journal: this server cannot count it, and does not try.",
  seals: "How often each seal is earned",
  sealsText:
    "Not known either: seals are earned by what people write, and this server does not read journals. There is no figure here on purpose.",
  points: "What gives points",
  pointsLead:
    "Each entry counts once. Nothing depends on how many relationships there are, how long they last, or how they end.",
  act: {
    moment: "A moment, even just a mood",
    milestone: "A milestone with words",
    record: "A record with start, city, meeting place and notes",
    closing: "A closing page with words",
    reread: "A page opened again after a month or more",
    caption: "A photo or video with a caption",
  },
  each: "{points, plural, =0 {no point} one {# point} other {# points}}",
  villages: "Villages",
  village: "{name} ({gloss})",
  from: "from {points}",
  rhythm: "Rhythm",
  rhythmText:
    "It shows {weeks} weeks, and neither gives nor takes points. {perFreeze} weeks with a trace earn a freeze, {most} at most; after an ending, {rest} weeks rest by themselves.",
  sealRules: "Seals",
  kind: {
    reflection: "Reflection",
    memory: "Memory",
    honesty: "Honesty",
    care: "Care",
    return: "Coming back",
    gentle: "Gentleness",
  },
  sealCount:
    "{count, plural, =0 {no seal} one {# seal} other {# seals}}, {hidden, plural, =0 {none} one {# of them} other {# of them}} blank until earned",
  fixed:
    "The rules are in the code and are the same on every device, online or not; they are not changed here.",
} as const;
