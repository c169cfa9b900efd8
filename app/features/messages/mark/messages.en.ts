export const en = {
  open: "Messages",
  unread: "Messages, {count, plural, one {1 unread} other {# unread}}",
} as const;
