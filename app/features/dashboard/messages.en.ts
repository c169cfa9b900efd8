export const en = {
  title: "Home",
  band: {
    village:
      "{place, select, 0 {On the way to the first village} 1 {First village of ten} 2 {Second village of ten} 3 {Third village of ten} 4 {Fourth village of ten} 5 {Fifth village of ten} 6 {Sixth village of ten} 7 {Seventh village of ten} 8 {Eighth village of ten} 9 {Ninth village of ten} 10 {Tenth and last village} other {Village {place} of ten}}",
    unmapped: "The land of Tenderness",
  },
  current: {
    since: "Together for {duration}",
    sinceIn: "Together for {duration}, in {city}",
    together: "Together",
    togetherIn: "Together, in {city}",
    others: "{count, plural, one {and one other ongoing} other {and # others ongoing}}",
    single: "Single",
    singleText: "No relationship is ongoing at the moment.",
    lastEnded: "The last one on these pages: {name}, {duration}.",
  },
  action: {
    label: "Quick actions",
    capture: "Note a moment",
    add: "New relationship",
    write: "Write about {name}",
    all: "All relationships",
    search: "Search",
  },
  recent: {
    title: "Recent relationships",
    all: "{count, plural, one {See it} other {All #}}",
  },
  figure: {
    total: "{count, plural, one {relationship noted} other {relationships noted}}",
    totalSince: "since {date}",
    totalShort: "{count, plural, one {relationship} other {relationships}}",
    average: "on average",
    range: "from {shortest} to {longest}",
    averageNone: "The average appears with the first dates.",
  },
  empty: {
    sentence: "The land is not drawn yet: one name is enough to place the first village.",
    add: "Add a relationship",
    welcome: "Welcome, {name}",
    welcomeUnnamed: "Welcome",
  },
  folded: "All your relationships are folded away. They are kept in the list.",
  loading: "Loading…",
} as const;
