export const en = {
  title: "Help",
  back: "Back",
  mail: {
    title: "The confirmation has not arrived",
    text: "Look in your spam folder, then have it sent again from the sign-in page. If none ever comes, ask whoever runs this server: one that sends no mail can confirm nobody.",
  },
  password: {
    title: "A forgotten password",
    text: "“Forgot password?” on the sign-in page sends a link that works for thirty minutes. A new password ends every open session.",
  },
  offline: {
    title: "Offline",
    text: "Everything you write is kept on this device and sent by itself when you’re back online. A small cloud counts what is waiting.",
  },
  conflict: {
    title: "Two versions of the same thing",
    text: "When two devices change the same field, both versions are kept and you choose.",
  },
  contact: {
    title: "Whom to write to",
    text: "Write to {email}.",
    none: "Write to whoever runs this server.",
  },
  letter: {
    title: "Write to us",
    lead: "Your letter goes to whoever runs this server, with the address below and the language of this page. Nothing of a journal goes along, unless you write it here.",
    leadSignedIn:
      "Your letter goes to whoever runs this server, with the address below, the name of your plan and the language of this page. Nothing of your journal goes along, unless you write it here. Letters from Pro are marked, and come first.",
    byMail: "Or write to {email}.",
    subject: "What it is about",
    words: "Your letter",
    replyTo: "Address to answer to",
    fault: {
      missing: {
        subject: "Say in a few words what it is about",
        words: "There is nothing in it yet",
        replyTo: "Without an address nobody can answer you",
      },
      tooLong: "{count, number} characters at most",
      notAnAddress: "One address, such as anna@example.org",
    },
    send: "Send",
    kept: "Kept in this browser as a draft until you send it.",
    keptInTab: "Kept in this tab as a draft until you send it.",
    notKept: "This browser keeps no draft: your letter is on this page only.",
    offline: "No network. Your letter is kept here as a draft: send it once the network is back.",
    discard: "Throw the draft away",
    discarded: "The draft is gone",
    putBack: "Put it back",
    sent: "Your letter has arrived. The answer will go to {address}.",
    sentFirst: "It is marked as coming from Pro, and comes first.",
    another: "Write another",
    problem: {
      network:
        "No answer came, so it is not known whether your letter arrived. It is kept here: send it again, it will not arrive twice.",
      signedOut: "Your session has ended, and nothing was sent. Your letter is kept here.",
      signIn: "Sign in",
      unread: "Nobody reads letters here any more, and nothing was sent. Your letter is kept here.",
      invalid: "It is not taken as it is: look at the address. Nothing was sent.",
      unavailable: "The server could not take it. Your letter is kept here: try again in a moment.",
      tooMany:
        "Several letters came from here a short while ago. Yours is kept: send it {minutes, plural, one {in a minute} other {in # minutes}}.",
    },
  },
} as const;
