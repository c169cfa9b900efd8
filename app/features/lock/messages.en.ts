export const en = {
  title: "Locked",
  lead: "Nothing is shown until you open it.",
  pin: "PIN",
  show: "Show the PIN",
  hide: "Hide the PIN",
  open: "Open",
  stuck: "Your journal does not open just now. Another window of Tendre may be holding it.",
  empty: "Type your PIN.",
  wrong: "That is not the PIN.",
  wrongLast: "That is not the PIN. After the next wrong one there is a wait.",
  waitSeconds: "Too many wrong PINs. The next try is in about {count, number} seconds.",
  waitMinutes:
    "{count, plural, one {Too many wrong PINs. The next try is in about a minute.} other {Too many wrong PINs. The next try is in about # minutes.}}",
  waitOpen: "The wait passes while this page is open.",
  passkey: "Open with this device’s own lock",
  passkeyFailed: "It did not open that way. Your PIN does.",
  quitKey: "Shift",
  quit: "to leave quickly",
  quitButton: "Leave quickly",
  close: "Close",
  damaged: {
    title: "This lock cannot be read",
    text: "Its entry in this browser was lost or changed, so no PIN can be checked against it. Nothing opens.",
  },
  forgotten: {
    ask: "Forgotten your PIN?",
    account:
      "Nobody can tell you your PIN, and nothing opens without it. Sign out on this device and sign in again: your journal comes back, without a lock.",
    unsent:
      "{count, plural, one {One thing has not been sent yet. It stays here, encrypted, and comes back once you have signed in.} other {# things have not been sent yet. They stay here, encrypted, and come back once you have signed in.}}",
    signOut: "Sign out, to sign in again",
    leaving: "Signing out…",
    noKey:
      "What has not been sent cannot be kept safe without the network. Nothing has happened: try again online.",
    device:
      "Nobody can tell you your PIN, and nothing opens without it. This journal is on this device only: without the PIN it can only be removed.",
    clear: "Clear this device",
  },
  clear: {
    title: "Clear this device?",
    account: "Your journal leaves this browser and you are signed out. What was sent stays in your account.",
    unsent:
      "{count, plural, one {One thing was written here and never sent. It would be lost.} other {# things were written here and never sent. They would be lost.}}",
    sent: "Everything has been sent. Nothing is lost.",
    unread: "This browser does not let the journal be read: what was not sent would be lost.",
    device:
      "Your journal is kept in this browser and nowhere else. Once it is removed, nobody can bring it back.",
    confirm: "Remove it from this device",
    clearing: "Removing…",
    keep: "Keep",
    failed: "Another window of Tendre still holds it. Close the others: it goes as soon as they are closed.",
  },
  ask: {
    title: "Open with your lock",
    text: "What you asked for is kept behind it.",
  },
  page: {
    title: "Lock",
    back: "Profile",
    lead: "A PIN before the journal on this device, after you have been away.",
    noCrypto:
      "A lock needs a page that came by https. This one did not, so its PIN could not be kept safely.",
    newPin: "New PIN",
    newPinHint: "4 to 12 digits. Six or more are hard to guess.",
    again: "The same PIN again",
    problem: {
      digits: "Digits only.",
      short: "At least {min, number} digits.",
      long: "{max, number} digits at most.",
      simple: "One digit over and over, or a run, is what everyone tries first. Choose another one.",
      again: "The two PINs are not the same.",
    },
    delay: "Lock after being away for",
    delays: { d0: "No time at all", d15: "15 seconds", d60: "One minute", d300: "Five minutes" },
    delayHint:
      "Away is when no tab of Tendre is in front, or nothing was touched for a quarter of an hour. Closing Tendre locks it.",
    switchOn: "Switch the lock on",
    isOn: "The lock is on",
    isOff: "The lock is off",
    changed: "The PIN is changed",
    notKept: "This browser does not keep it. Nothing has changed.",
    pin: "PIN",
    change: "Change the PIN",
    keepPin: "Keep the new PIN",
    cancel: "Cancel",
    switchOff: "Switch the lock off",
    lockNow: "Lock now",
    passkey: "This device’s own lock",
    passkeyOn: "Its fingerprint, face or code opens the journal too.",
    passkeyOff: "Its fingerprint, face or code can open the journal too. The PIN stays.",
    passkeyNone: "This browser offers none.",
    passkeyAdd: "Use it too",
    passkeyRemove: "Only by PIN",
    passkeyAdded: "This device’s own lock opens it too",
    passkeyRemoved: "Only the PIN opens it now",
    passkeyRefused: "The device did not agree. Nothing has changed.",
    passkeyName: "Tendre’s lock on this device",
    helps: {
      title: "What it protects from",
      someone:
        "Someone who picks up this device, or sits down at it: no page, no name, no title, in any tab and after a reload.",
      guessing:
        "Guessing: after four wrong PINs each try costs a longer wait, which no new tab and no changed clock shortens.",
    },
    helpsNot: {
      title: "What it does not protect from",
      storage:
        "Someone who can read the browser’s storage. The PIN covers the journal; it does not encrypt it. The lock of the device itself does more.",
      watchers: "Programs and extensions on this device, and eyes that see the PIN typed.",
      elsewhere:
        "Your other devices: each has a lock of its own. And titles that the browser’s history already holds: a neutral tab title keeps new ones out.",
    },
  },
} as const;
