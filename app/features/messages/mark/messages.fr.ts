import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  open: "Messages",
  unread: "Messages, {count, plural, =0 {aucun non lu} one {1 non lu} other {# non lus}}",
} satisfies Messages<typeof en>;
