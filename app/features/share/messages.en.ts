export const en = {
  title: "What was shared is not here",
  outcome: {
    full: "Twenty shares, or 200 MB, are waiting already. Note a moment with them, or remove them; then share this again.",
    failed: "This browser could not read or keep it.",
    none: "Nothing came with it that a moment can hold: a text, a photo or a video.",
    lost: "This browser had let go of the part of the app that takes it. It is back now: share it once more.",
  },
  still: "It is still where you shared it from.",
  note: "Note a moment",
  home: "Back home",
} as const;
