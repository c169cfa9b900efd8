export const en = {
  title: "What is waiting",
  lead: {
    well: "Everything is up to date. Nothing is waiting.",
    device: "This journal lives on this device only: none of it is sent anywhere.",
    leaving: "{count, plural, one {One change is on its way.} other {# changes are on their way.}}",
    offline:
      "You’re offline. What you write is kept on this device, and is sent by itself when you’re back online.",
    signedOut:
      "Your session has ended. What is waiting is kept on this device, and is sent once you have signed in.",
  },
  signIn: "Sign in again",
  home: "Back home",
  undecided: {
    title: "{count, plural, one {One change needs you} other {# changes need you}}",
    conflict: "Written in two places: choose which version stays.",
    deletion: "Edited in one place, deleted in another: choose what becomes of it.",
    choose: "See both and choose",
    file: "Not accepted: it stays on this device.",
    retry: "Try again",
    discard: "Discard",
    discarded: "Discarded",
    open: "Look at it",
  },
  orphanedRows: {
    title:
      "{count, plural, one {This device has 1 page that the server does not have. Send it again?} other {This device has # pages that the server does not have. Send them again?}}",
    text: "The server was restored from an older copy, or this device was away for a very long time. Nothing is lost here.",
    send: "Send again",
    more: "{count, plural, one {and 1 more} other {and # more}}",
    sent: "On their way",
    whole: "not on the server",
    words: "in an older version on the server",
  },
  kept: {
    title: "{count, plural, one {One change stays on this device} other {# changes stay on this device}}",
    text: "You chose not to send {count, plural, one {it} other {them}}. You can do so whenever you like.",
    waits: "{count, plural, one {One other change waits with it.} other {# other changes wait with it.}}",
    send: "Send now",
    sent: "On its way",
  },
  leaving: {
    title: "On their way",
    offline: "Kept on this device",
    more: "{count, plural, one {and 1 more} other {and # more}}",
    withOthers: "{name} and {count, plural, one {1 other} other {# others}}",
  },
  unreadable: {
    title: "{count, plural, one {One text cannot be read} other {# texts cannot be read}}",
    text: "The server’s copy is damaged. Nothing overwrites it without you, and the rest of your journal is intact. A device that still shows the words keeps them: copy them from there, or write them again. Whoever runs the server can find the damage in its log.",
    part: {
      profiles: "What you wrote about yourself",
      relationships: "Some of what you wrote there",
      moments: "Some of what you wrote there",
      media: "The caption or how it is shown",
      conflicts: "One of two versions",
      conversations: "The title of a conversation with LISA",
      turns: "A question to LISA and its replies",
      threads: "What was said there, or who with",
      messages: "What was said there, or who with",
    },
  },
} as const;
