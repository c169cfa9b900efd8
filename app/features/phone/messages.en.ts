export const en = {
  title: "Telephone number",
  back: "Profile",
  again: "Try again",
  offline: "You are offline. The number can only be seen and changed online.",
  onDevice: "This journal is kept in this browser only, without an account: it needs no number.",
  off: "This server sends no text messages: no number can be confirmed here.",
  failed: "The number could not be loaded",
  failedText: "Nothing has changed. Try again in a moment.",
  factor:
    "A number here opens nothing. To be asked for a code when you sign in, set it up as a <link>second factor</link>.",
  own: {
    confirmed: "Confirmed. It is kept sealed, and shown to nobody else.",
    change: "Another number",
    remove: "Remove the number",
    removed: "The number was removed",
  },
  form: {
    lead: "We send a code to it once, by text message, to be sure that it is yours. It is kept sealed, and shown to nobody else.",
    field: "Telephone number",
    hint: "International format, like +33 6 12 34 56 78. Mobile numbers only.",
    missing: "Still empty",
    submit: "Send a code",
    cancel: "Cancel",
  },
  code: {
    sentTo: "A code was sent to {phone}. It is good for five minutes.",
    field: "Six-digit code",
    sixDigits: "Please enter a valid 6-digit code",
    submit: "Confirm the number",
    again: "Send another code",
    sentAgain: "Another code is on its way; only the newest one works",
    other: "Another number",
    done: "Your number is confirmed",
  },
  problem: {
    phone: "Invalid number",
    wrong: "Invalid code. Please try again",
    unsent: "The message could not be sent. Try again in a moment.",
    too_many:
      "Too many wrong codes. The next one can be tried in {minutes, plural, one {# minute} other {# minutes}}.",
    too_many_hours:
      "Too many wrong codes. The next one can be tried in {hours, plural, one {# hour} other {# hours}}.",
    too_many_sent:
      "Too many messages were sent. The next one can leave in {minutes, plural, one {# minute} other {# minutes}}.",
    too_many_sent_hours:
      "Too many messages were sent. The next one can leave in {hours, plural, one {# hour} other {# hours}}.",
    network:
      "No answer came, so it is not known whether it was done. The server is being asked: check this page before you try again.",
    ended: "Your session has ended. Sign in again: nothing is lost.",
    cancelled: "Nothing was changed: you did not prove that it is you.",
    unknown: "An error occurred. Please try again.",
  },
} as const;
