export const en = {
  title: "Help",
  back: "Back",
  mail: {
    title: "The confirmation does not arrive",
    text: "Look in your spam, then have it sent again from the sign-in page. On a server of your own without mail, letters wait at /dev/mail.",
  },
  password: {
    title: "A forgotten password",
    text: "“Forgot password?” on the sign-in page sends a link that is good for one hour. It ends every open session.",
  },
  offline: {
    title: "Without a network",
    text: "Everything you write is kept on this device and leaves by itself when the network is back. A small cloud counts what waits.",
  },
  conflict: {
    title: "Two versions of the same thing",
    text: "When two devices change the same field, both versions are kept and you choose.",
  },
  contact: {
    title: "Someone to write to",
    text: "Write to {email}.",
    none: "Write to whoever runs this server.",
  },
} as const;
