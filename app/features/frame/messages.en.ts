export const en = {
  starting: "Initialisation...",
  loading: "Chargement…",
} as const;
