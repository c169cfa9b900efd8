export const en = {
  title: "Delete my account",
  lead: "Everything the server keeps of you goes, for good. You have {days, plural, =0 {no time to change your mind} one {one day to change your mind} other {# days to change your mind}}: just sign in.",
  leadNow: "Everything the server keeps of you goes, for good.",
  goes: {
    title: "What goes",
    relationships:
      "{count, plural, one {# relationship, with all that was ever written of it} other {# relationships, with all that was ever written of them}}",
    moments: "{count, plural, one {# moment} other {# moments}}",
    media: "{count, plural, one {# photo or video} other {# photos and videos}} ({size} MB)",
    conversations: "{count, plural, one {# conversation with LISA} other {# conversations with LISA}}",
    messages:
      "{count, plural, one {# message with someone else: your copy of it} other {# messages with other people: your copy of them}}",
    empty: "Your journal, which is still empty",
    account: "Your address, your name, your sign-ins, and the keys that open what you wrote",
    plan: "The {plan} plan: it ends with your account and nothing is charged any more",
    devices: "What your devices hold, when they next reach the server; on this one, at once",
    unsent: "{count, plural, one {# change that was not sent yet} other {# changes that were not sent yet}}",
  },
  stays: {
    title: "What stays",
    copies:
      "Pictures and pages you saved outside Tendre. A device that never goes online again keeps its copy.",
    messages:
      "What you wrote to people stays in their conversations, without your name and with no way back to you.",
    books: "Payments stay in the books of the payment provider, as the law asks.",
    receipt: "A number without a name: your receipt, sent to you by email.",
  },
  ask: "Delete in {days, plural, one {# day} other {# days}}",
  now: "Delete now",
  keep: "Keep everything",
  nowTitle: "Delete everything now?",
  nowText: "There is no way back: not for you, not for us.",
  nowConfirm: "Delete for good",
  pending: {
    title: "Your account goes on {day}",
    text: "You asked for its deletion. Until then nothing is lost, and nothing happens to your journal.",
    soon: "Your account is being deleted",
    soonText:
      "What is still there goes within the hour; while the payment provider is away, as soon as it is back.",
    keep: "Keep my account",
    out: "Sign out",
    kept: "Your account stays. Nothing was deleted.",
  },
  countOffline: "You are offline. What would go can only be counted online.",
  loadFailed: "What would go could not be counted",
  loadFailedText: "Nothing has changed. Try again in a moment.",
  retry: "Try again",
  failed: "Error deleting account",
  keepFailed: "Your account could not be kept",
  reason: {
    cancelled: "You did not prove that it is you. Nothing was changed.",
    offline: "You’re offline: nothing was asked of the server. Try again once you are online.",
    provider: "The payment provider does not answer, so nothing was deleted. Try again in a few minutes.",
    busy: "A payment of yours is under way, so nothing was deleted. Try again in a moment.",
    lost: "No answer came. Whether it was done is not known yet: the server is asked again until it answers.",
    stands:
      "No answer came. The server, asked since, has not done it: your account is as it was. It is asked again for a minute, in case it still comes to it.",
    gone: "The account is being deleted already.",
    ended: "Your session has ended. Sign in again.",
    too_many: "Too many tries. Wait a few minutes.",
    unknown: "An error occurred. Please try again.",
  },
} as const;
