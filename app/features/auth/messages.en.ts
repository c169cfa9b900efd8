export const en = {
  login: { title: "Reopen your journal" },
} as const;
