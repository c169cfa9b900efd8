export const en = {
  label: "From whoever runs this server",
  close: "Close this announcement",
} as const;
