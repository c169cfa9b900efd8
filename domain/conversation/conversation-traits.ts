/** What each field of conversations and their turns is. */
import type { TableTraits } from "#domain/wire/field-traits.ts";

export const conversationTraits = {
  title: { max: 120 },
  kind: {},
  is_pinned: {},
} as const satisfies TableTraits;

export const turnTraits = {
  conversation_id: { parent: "conversations", isFixed: true, blank: "" },
  question: { max: 10_000, group: "replies", blank: "" },
  /**
   * Each as JSON, with what a model was sent for it; the oldest goes when another comes. Both limits together bound what one turn sends at
   * once.
   */
  replies: { max: 60_000, count: 8, group: "replies" },
  feedback: {},
  cited: { count: 500, group: "replies" },
} as const satisfies TableTraits;
