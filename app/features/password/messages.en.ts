export const en = {
  title: "Password",
  back: "Profile",
  again: "Try again",
  offline: "You are offline. The password can only be changed online.",
  onDevice: "This journal is kept in this browser only, without an account: it has no password.",
  failed: "The server did not say how your journal is opened",
  failedText: "Nothing has changed. Try again in a moment.",
  lead: "A new one takes effect at once, in place of the old one.",
  leadFirst: "Your account has no password so far. With one, your email address opens your journal too.",
  follows: {
    others: "All your other devices are signed out, and asked for your second factor again. This one stays.",
    tokens: "Tokens for scripts stop working, and a link by email to choose a password is void.",
    stays:
      "<passkeys>Passkeys</passkeys>, <accounts>outside accounts</accounts> and the second factor stay. Take away what is not yours.",
    proof: "If it has been a while since you signed in, you are asked first whether it is you.",
    proofFirst:
      "If it has been a while since you signed in, you are asked to do so again first. This page comes back empty then.",
  },
  submit: "Use this password",
  done: "Your password is changed",
  doneFirst: "Your account has a password",
  doneDetail: "Your other devices are signed out.",
  problem: {
    weak: "This password cannot be used. Choose another one.",
    unproven: "Nothing was changed: you did not prove that it is you.",
    signedOut: "Your session has ended. Sign in again: nothing is lost.",
    tooMany: "Too many attempts. Wait a few minutes, then try again.",
    network:
      "No answer came, so it is not known whether the new password is in force. Send the same one again: twice does no harm.",
    unavailable: "An error occurred. Please try again.",
  },
} as const;
