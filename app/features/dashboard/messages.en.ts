export const en = {
  title: "Home",
  current: {
    others: "Also ongoing:",
  },
  own: {
    title: "Your journal",
    single: "Single at the moment. A day of your own can be noted here too.",
    afterEnding: "Take your time. Nothing here asks anything of you.",
  },
  afterEnding: {
    label: "If you like",
    write: "Write a page",
    pause: "Pause the Game",
  },
  action: {
    label: "Quick actions",
    capture: "Note a moment",
    add: "New relationship",
    photo: "Photo",
  },
  recent: {
    title: "Recent relationships",
    all: "{count, plural, one {See it} other {All relationships}}",
  },
  figure: {
    total: "{count, plural, one {relationship noted} other {relationships noted}}",
    totalShort: "{count, plural, one {relationship} other {relationships}}",
    average: "on average",
    roughly: "or so, {words}",
    left: "{count, number} of unknown length",
    averageNone: "Lengths appear with the first dates.",
  },
  ways: {
    label: "Through time",
    moments: "Moments",
    momentsDetail: "all that is noted, month by month",
    calendar: "Calendar",
    calendarDetail: "the year in pixels",
    lifeline: "Lifeline",
    lifelineDetail: "everyone side by side",
    memories: "On this day",
    memoriesDetail: "what may come up, and what may not",
  },
  empty: {
    welcome: "Welcome, {name}",
    welcomeUnnamed: "Welcome",
    demo: "Leaf through an invented journal",
  },
  folded: "All your relationships are folded away. They are kept in the list.",
} as const;
