export const en = {
  page: "Welcome",
  step: "Step {step} of {count}",
  next: "Continue",
  skip: "Skip",
  back: "Back",
  name: { title: "What shall we call you?", label: "First name", lead: "Only this journal will use it." },
  word: { title: "Which word do you use for someone you love?" },
  goals: { title: "What do you seek, these days?", lead: "As many as you like, or none." },
  device: {
    title: "Is this device only yours?",
    lead: "If not, you are not remembered on it, and nothing of your journal stays readable here after you sign out, or after a quarter of an hour without a touch.",
    mine: "Only mine",
    shared: "Others use it too",
  },
  first: {
    title: "The land is ready.",
    lead: "Note a first relationship now, or look around first.",
    now: "Note a first relationship",
    later: "Later",
  },
} as const;
