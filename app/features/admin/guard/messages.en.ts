export const en = {
  title: "Back-office",
  noProfile: "Profile does not exist. Please contact an administrator.",
  failed: "The back-office did not open",
  problem: {
    network: "The server did not answer. Nothing was changed.",
    tooMany: "The server was asked too often. Try again in a minute.",
    unavailable: "The server could not say who you are. Nothing was changed.",
  },
  retry: "Try again",
  home: "To my journal",
};
