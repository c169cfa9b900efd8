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
} as const;
