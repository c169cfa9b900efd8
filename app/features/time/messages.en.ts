export const en = {
  title: "The journal in time",
  back: "Your data",
  lead: "Look at the whole journal as it was on an evening of the last thirty days, and restore what you choose.",
  reach: {
    account:
      "Your settings and conversations stay as they are, and so does whatever is sealed. What was erased stays erased.",
    device:
      "This journal lives in this browser only. Of moments it keeps every version; of people and photos it knows when they came and went to the trash, not what they said before.",
  },
  day: "The evening of",
  loading: "Reading what has changed since…",
  again: "Try again",
  failed: {
    offline: "You are offline: what changed is kept on the server. What is here is unchanged.",
    unsent: "Some of what you wrote is not sent yet. Once it is, the earlier journal can be read.",
    failed: "What changed could not be read. Your journal is unchanged: try again.",
  },
  held: "On that evening: {what}.",
  nothing: "On that evening nothing was in it.",
  same: "Nothing has changed since then.",
  count: {
    people: "{count, plural, one {one person} other {{count, number} people}}",
    moments: "{count, plural, one {one moment} other {{count, number} moments}}",
    media: "{count, plural, one {one photo or video} other {{count, number} photos and videos}}",
  },
  closed:
    "{count, plural, one {One changed entry is sealed} other {{count, number} changed entries are sealed}}: not shown, not restored.",
  waiting:
    "{count, plural, one {One entry waits for a decision of yours} other {{count, number} entries wait for a decision of yours}} on this device, and stays as it is until then.",
  changes: "What has changed since",
  nobody: "Nobody in particular",
  someone: "Someone",
  photo: "A photo or video",
  act: {
    trash: "Added since: would go to the trash.",
    restore: "In the trash since: would come back.",
    change: "Changed since: {fields}.",
  },
  more: "And {count, number} more: they are restored with the rest.",
  earlier: "How it was",
  empty: "Nothing",
  unknown: "No longer known, so left as is: {fields}.",
  take: { moment: "Restore", person: "Restore {name}", all: "Take everything back to that evening" },
  ask: {
    title: "Go back to the evening of {day}?",
    moment: "This moment, with its photos:",
    person: "{name}, with moments and photos:",
    all: "The whole journal:",
    trash:
      "{count, plural, one {one entry goes} other {{count, number} entries go}} to the trash, for thirty days",
    restore:
      "{count, plural, one {one entry comes} other {{count, number} entries come}} back from the trash",
    change:
      "{count, plural, one {one entry goes back to what it said} other {{count, number} entries go back to what they said}}",
    limit:
      "Your plan keeps {limit, number} relationships, and {count, number} would be here: the server would refuse those beyond that, and they would wait for you. Restore fewer, or see the plans.",
    undo: "It can be undone for thirty days, on this device.",
    yes: "Restore",
    no: "Leave it",
  },
  result: {
    done: "Restored to the evening of {day}.",
    invalid: "Nothing was restored: today’s rules do not allow “{name}” to be as it was.",
    storage_full: "Nothing was restored: the storage of this browser is full.",
    failed: "Nothing was restored: something went wrong. Try again.",
  },
  recent: {
    title: "Restored on this device",
    line: "{when}, to the evening of {day}: {what}",
    undo: "Undo it",
    undone:
      "Undone {when}: {put, plural, =0 {nothing} one {one entry} other {{put, number} entries}} as before{kept, plural, =0 {} one {, one left as you have changed it since} other {, {kept, number} left as you have changed them since}}.",
    failed: {
      storage_full: "Not undone: the storage of this browser is full.",
      not_found: "It was undone already.",
      failed: "Not undone: something went wrong. Try again.",
    },
  },
  was: {
    title: "The journal as it was",
    more: "Show more",
    moments: "{count, plural, =0 {no moment} one {one moment} other {{count, number} moments}}",
  },
} as const;
