export const en = {
  title: "What waits",
  lead: {
    well: "Everything is in step. Nothing waits.",
    device: "This journal lives on this device only: nothing of it is sent anywhere.",
    leaving: "{count, plural, one {One change is on its way.} other {# changes are on their way.}}",
    offline:
      "The network is away. What you write is kept on this device, and leaves by itself when the network is back.",
    signedOut:
      "Your session has ended. What waits is kept on this device, and leaves once you have signed in.",
  },
  signIn: "Sign in again",
  home: "Back home",
  needs: {
    title: "{count, plural, one {One change needs you} other {# changes need you}}",
    conflict: "Written in two places: choose which version stays.",
    file: "Not accepted: it stays on this device.",
    reason: {
      plan_limit: "Your plan has no room left for this.",
      validation: "One of its fields cannot be kept as it is.",
      gone: "It was deleted elsewhere, for good.",
      forbidden: "It belongs to another account.",
      underage: "Under 18: no photo can be kept for this person.",
      storage_limit: "There is no room left for this file.",
      missing_upload: "Its file has not arrived yet.",
      erased: "You erased what it belongs to.",
    },
    retry: "Try again",
    keepHere: "Keep on this device",
    discard: "Discard",
    discarded: "Discarded",
    undo: "Undo",
    open: "Look at it",
  },
  leaving: {
    title: "On their way",
    offline: "Kept on this device",
    more: "{count, plural, one {and 1 more} other {and # more}}",
  },
  row: {
    profiles: "Your profile",
    relationships: "A relationship",
    moments: "A moment",
    media: "A photo or video",
    conflicts: "A choice between two versions",
  },
  kind: { put: "new", patch: "changed", delete: "deleted", erase: "erased for good" },
} as const;
