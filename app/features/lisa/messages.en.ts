export const en = {
  title: "AI analysis",
  lead: "LISA is not in this version of Tendre.",
  text: "No AI reads your journal here, and nothing of it is sent to one. What can be worked out from your pages is worked out on this device:",
  statistics: "Statistics",
  statisticsDetail: "Durations, moods, places and themes, each with the pages behind it",
  search: "Search",
  searchDetail: "Every word you wrote, as you type",
  year: "A year looked back on",
  yearDetail: "What this year held",
} as const;
