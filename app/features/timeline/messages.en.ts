export const en = {
  mood: { bright: "Bright", gentle: "Gentle", even: "Even", heavy: "Heavy", stormy: "Stormy" },
  word: "“{word}”",
  moment: "A moment",
  milestone: "Milestone",
  letter: "A letter for later",
  letterUntil: "Closed until {day}.",
  path: {
    title: "The path",
    count:
      "{moments, plural, one {# moment} other {# moments}}{milestones, plural, =0 {} one {, # milestone} other {, # milestones}}",
    note: "Note a moment",
    label: "The path, from today back to the beginning",
    labelOlder: "The older part of the path",
    empty: "The path is drawn moment by moment: a word is enough for the first step.",
    start: "The beginning",
    again: "Together again",
    parting: "A parting",
    end: "Over",
    closing: "The page that closes the path",
    silence: "{duration} without a note",
    silenceNow: "Nothing noted for {duration}",
    apart: "{duration} apart",
    days: "{count, plural, one {{words} day} other {{words} days}}",
    older:
      "{count, plural, =0 {The rest of the path} one {One older moment} other {# older moments}}, since {year}",
    loading: "The path is coming…",
  },
} as const;
