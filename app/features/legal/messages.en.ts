export const en = {
  back: "Back",
  close: "Close",
  notices: "The work of others in Tendre, and its licences",
  dated: "In force since 28 November 2026",
  datedServed: "In force since {day}",
  privacy: {
    title: "Privacy",
    what: {
      title: "What is kept",
      text: "Your address, your password as a one-way hash, the public half of your passkeys, a telephone number if you give one, what you write, and when you signed in. A code for a telephone passes through a provider of text messages, which learns the number. Nothing is taken from other services, and nothing measures how you use the app. A letter that you write from Help is kept encrypted, with the address you give, and may go by email to whoever runs the server; it goes ninety days after its answer, a year after it was written, or with your account.",
    },
    where: {
      title: "Where",
      text: "In your browser, so that it works offline, and on the server whose address you opened. There all of it is encrypted, with a separate key for each person: names, dates, places and words. Every few minutes a copy of your conversations with LISA and of your choices is kept there besides, with the ten before it. Without an account, everything stays in the browser.",
    },
    who: {
      title: "Who can read it",
      text: "You. No page of your journal is ever public. Whoever runs the server holds its keys too and could open it; choose a server you trust, or run your own.",
    },
    others: {
      title: "The people you write about",
      text: "They did not ask to be here. A first name is enough; leave out what could harm them.",
    },
    rights: {
      title: "What you can ask",
      text: "To see, correct, take with you or erase what is kept about you. Most of it needs no question: what you write can be taken away as a file on every plan, with the photos from Plus upwards, and the account can be deleted from the profile. For the rest, write to whoever runs this server, from Help.",
    },
  },
  terms: {
    title: "Terms of use",
    age: { title: "For adults", text: "Tendre is for people of 18 and over." },
    yours: {
      title: "What you write is yours",
      text: "You keep every right to it. The server keeps it for you and does nothing else with it.",
    },
    fair: {
      title: "Fair use",
      text: "Do not use Tendre to watch, threaten or expose anyone. Do not try to reach what belongs to someone else.",
    },
    limits: {
      title: "What is not promised",
      text: "Great care is taken that nothing is lost, yet no one can promise it. Keep a copy of what matters most.",
    },
  },
} as const;
