export const en = {
  notSaved: "Not saved",
  notDone: "Not done",
  reason: {
    invalid: "Something here cannot be kept as it is.",
    not_found: "It was deleted meanwhile, here or on another device.",
    storage_full: "This device has no room left: free some, then try again.",
    plan_limit: "Your plan has no room left for this.",
    offline: "You’re offline: try again once you’re back online.",
    failed: "The browser did not keep it. Try again; if that changes nothing, refresh the page.",
  },
  textKept: "What you wrote is still here.",
  unchanged: "Nothing was changed.",
  draftNotKept: {
    storage_full:
      "This draft is on screen only: the device has no room left. Save it or copy it before you leave this page.",
    failed:
      "This draft is on screen only: the browser does not keep it. Save it or copy it before you leave.",
  },
  retry: "Try again",
  undo: "Undo",
  makeRoom: "Empty the trash",
  seePlans: "See plans",
  copy: "Copy what you wrote",
  copied: "Copied",
  copyRefused: "The browser refuses to copy: select the text and copy it by hand.",
} as const;
