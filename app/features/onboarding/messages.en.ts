export const en = {
  page: "Welcome",
  step: "{step, plural, =1 {First} =2 {Second} =3 {Third} other {Last}} step of {count, plural, =3 {three} other {#}}",
  next: "Continue",
  skip: "Skip",
  back: "Back",
  name: { label: "Your first name", lead: "Only this journal will use it." },
  word: {
    title: "Which word is yours?",
    lead: "For someone you love. Tendre uses it beside their name, and you change it whenever you want.",
    other: "Another…",
    reads: "You will read",
    sentence: "Together for two years.",
    quoted: "“{sentence}”",
  },
  device: {
    title: "Is this device yours alone?",
    lead: "It decides what stays here once you have left.",
    mine: "This device is mine alone",
    mineHint: "The journal stays open here, online and offline.",
    sharedHint:
      "You are not remembered on it, and nothing of your journal stays readable here after you sign out, or after a quarter of an hour without use.",
  },
  first: {
    title: "The land is ready.",
    lead: "A first name is enough for a first village. Or look around first.",
    now: "A first relationship",
    later: "Later",
  },
} as const;
