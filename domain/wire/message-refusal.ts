/** Why an op on a message or a thread is refused; no row of the journal is. Without the parser: pages of the journal tell the two apart. */
import type { RefusalCode } from "./sync.ts";

export const messageRefusals = [
  /** More messages than a person writes: `of` says which limit, `wait` the seconds until there is room. */
  "message_limit",
  /** The thread takes no message: `reason` is its state (domain/message/message-rules.ts). */
  "thread_closed",
  /** The time for editing a message is over, or it was taken back. */
  "too_late",
] as const;
type MessageRefusal = (typeof messageRefusals)[number];

/** Whether it is one that a row of the journal can be refused for. */
export const isJournalRefusal = (code: RefusalCode): code is Exclude<RefusalCode, MessageRefusal> =>
  !messageRefusals.some((one) => one === code);
