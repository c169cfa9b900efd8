export const en = {
  title: "Erase everywhere",
  heading: "Erase {name} everywhere",
  lead: "Everything this journal holds of {name} goes at once: from this device, from the server, from your other devices. Nobody can bring it back, not even you.",
  leadDevice:
    "Everything this journal holds of {name} goes from this device at once. Nobody can bring it back, not even you.",
  goes: {
    title: "What goes",
    page: "The page: name, dates, places, rating, notes",
    moments: "{count, plural, one {# moment} other {# moments}}",
    media: "{count, plural, one {# photo or video} other {# photos and videos}}",
    waiting:
      "{count, plural, one {# file on its way to the server} other {# files on their way to the server}}",
    trash: "{count, plural, one {# thing in the trash} other {# things in the trash}}",
    conversations:
      "{count, plural, one {# conversation with LISA that names or cites them, whole} other {# conversations with LISA that name or cite them, whole}}",
    history: "Every earlier version of all that",
    conflicts:
      "{count, plural, one {# choice still open between two versions} other {# choices still open between two versions}}",
    drafts: "{count, plural, one {# draft} other {# drafts}}",
    unsent: "{count, plural, one {# change not sent yet} other {# changes not sent yet}}",
    backups:
      "Every backup that the server keeps of your conversations and choices, since they may name {name}; the next one is made without",
    elsewhere: "What another device of yours wrote of {name} and has not sent yet, as soon as it connects",
  },
  stays: {
    title: "What stays, for you to decide",
    mentions:
      "{count, plural, one {{name} is named elsewhere once. These words are about something else too: erase or change them yourself.} other {{name} is named elsewhere # times. These words are about something else too: erase or change them yourself.}}",
    none: "{name} is named nowhere else in your journal.",
    more: "Show {count} more",
    copies:
      "Copies already taken stay where they are: exports you downloaded, the server’s own backups until they are replaced, and your browser’s history, where the name may stand as the title of a page.",
    inTrash: "in the trash",
    sealed: "A sealed letter",
    untitled: "A moment",
    caption: "The caption of a picture",
  },
  confirm: {
    title: "The last step",
    label: "Write “{name}” to confirm",
    mismatch: "This is not the name above. Write “{name}”, accents and capitals aside.",
    erase: "Erase everywhere",
    eraseDevice: "Erase for good",
    keep: "Keep everything",
    gentler: "To stop coming across {name}, folding or sealing is enough, and can be undone.",
    offline:
      "You’re offline. It goes from this device now; the server and your other devices follow as soon as you’re back online.",
  },
  done: "Erased everywhere",
  doneDevice: "Erased for good",
  doneHere: "Erased from this device",
  doneLater: "The server and your other devices follow as soon as you’re back online.",
} as const;
