/** What each field of threads and messages is. */
import type { TableTraits } from "#domain/wire/field-traits.ts";

export const threadTraits = {
  to: { isFixed: true },
  answer: {},
  is_blocked: {},
  read_until: {},
  is_open: { serverBlank: false },
  peer_name: { serverBlank: null },
  peer_handle: { serverBlank: null },
  has_left: { serverBlank: false },
  seen_until: { serverBlank: null },
} as const satisfies TableTraits;

export const messageTraits = {
  thread_id: { parent: "threads", isFixed: true, blank: "" },
  body: { max: 4_000, blank: null },
  is_mine: { serverBlank: true },
  sent_at: { serverBlank: null },
  edited_at: { serverBlank: null },
} as const satisfies TableTraits;
