import { en as sections } from "./sections/messages.en.ts";

export const en = {
  title: "Statistics",
  lead: "{relationships, plural, =0 {No relationship} one {One relationship} other {{words} relationships}} and {moments, plural, =0 {no moment yet} one {one moment} other {{written} moments}}, {since}.",
  leadUndated:
    "{relationships, plural, =0 {No relationship} one {One relationship} other {{words} relationships}} and {moments, plural, =0 {no moment yet} one {one moment} other {{written} moments}}.",
  leadTogether: "Together for {about}{duration}, with {names}.",
  leadTogetherNow: "With someone for {about}{duration}, today with {names}.",
  leadSingle: "On your own for {about}{duration}.",
  about: "about ",
  leadMore: "{count, plural, one {one other} other {# others}}",
  leadPerson:
    "{moments, plural, =0 {{years, select, none {No moment yet} other {No moment counted}}} one {One moment} other {{words} moments}} with {name}{years, select, none {} other {, {years}}}.",
  leadYears:
    "{years}: {relationships, plural, =0 {no relationship} one {one relationship} other {{few} relationships}} and {moments, plural, =0 {no moment counted} one {one moment} other {{written} moments}}.",
  tooFew: "Too little in this selection to say: {list}.",
  inYear: "in {year}",
  inYears: "from {from} to {to}",
  contents: "On this page",
  close: "Close",
  more: "{count} more",
  computed:
    "Worked out on this device on {day}. These pictures describe what you wrote: they explain nothing.",
  year: "Look back on {year}",
  yearDetail: "Made on this device, for you",
  filter: {
    label: "What is counted",
    life: "Your whole life",
    thisYear: "This year",
    from: "From",
    to: "to",
    with: "With",
    everyone: "Everyone",
    keepEveryone: "Keep everyone",
    keepOne: "Keep {name}",
    offers: "{count, plural, one {# name} other {# names}}",
  },
  arriving: "The rest is still coming: the numbers will grow.",
  table: { show: "See the table", hide: "Close the table" },
  picture: { save: "Picture without names", failed: "This browser could not make the picture." },
  refusal: { tally: "{have} of {of} {counted}" },
  empty: {
    sentence: "Nothing to count yet. A first name is enough to begin the map.",
    add: "New relationship",
    folded: "All your relationships are folded away: they are kept, and counted nowhere.",
    list: "See the list",
    filtered: "No page is counted within this selection.",
    clear: "Count your whole life",
  },
  plan: {
    title: "The rest of the map comes with Plus",
    text: "Your totals, your paths and the Game are yours on every plan. Plus draws how long, how often, where, the moods in time and what you write about, from the pages you already have. Nothing you wrote is locked.",
    action: "See plans",
    device: "This journal is kept in this browser only, without a plan. With an account it could have one.",
  },
  n: {
    relationships: "{count, plural, one {# relationship} other {# relationships}}",
    relationshipsMoments:
      "{relationships, plural, one {# relationship} other {# relationships}}, {moments, plural, one {# moment} other {# moments}}",
    moments: "{count, plural, one {# moment} other {# moments}}",
    moods: "{count, plural, one {# moment with a mood} other {# moments with a mood}}",
    rated: "{count, plural, one {# rated relationship} other {# rated relationships}}",
    milestones: "{count, plural, =0 {no milestone} one {# milestone} other {# milestones}}",
    tagged: "{count, plural, one {# moment} other {# moments}}, {tags, plural, one {# tag} other {# tags}}",
    placed: "{count, plural, one {# entry with a place} other {# entries with a place}}",
  },
  entry: {
    behind:
      "{count, plural, =0 {Nothing behind this number} one {The entry behind this number} other {The # entries behind this number}}",
    none: "Nothing here.",
    milestone: "milestone",
    mood: { bright: "Bright", gentle: "Gentle", even: "Even", heavy: "Heavy", stormy: "Stormy" },
  },
  ...sections,
} as const;
