/** The words for someone you love that can be chosen (domain/account/profile.ts). */
export const en = {
  partner: "Partner",
  boyfriend: "Boyfriend",
  girlfriend: "Girlfriend",
  crush: "Crush",
  lover: "Lover",
} as const;
