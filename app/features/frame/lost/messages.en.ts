export const en = {
  upgraded: {
    title: "A new version of Tendre is open",
    text: "It has taken over the journal in another tab. Refresh the page to go on here: everything you kept is there.",
  },
  gone: {
    title: "This browser has let go of the journal",
    text: "Its data was cleared, in another tab or by the browser. Refresh the page: everything that had been sent comes again from your account.",
  },
  goneOnDevice: {
    title: "This browser has let go of the journal",
    text: "Its data was cleared, in another tab or by the browser. This journal was kept nowhere else.",
  },
  shut: {
    title: "The browser does not open the journal just now",
    text: "Nothing says that it is lost. Refresh the page; if that does not help, close the browser and open it again.",
  },
  reload: "Refresh the page",
} as const;
