import { bodyVersion, type Message } from "#domain/message/message.ts";
import { cleanMessage } from "#domain/message/message-text.ts";
import { unreadableFields } from "#domain/wire/unreadable-fields.ts";

/** What a message says. Cleaned again: a sender's device may be anybody's. */
type MessageWords =
  | { readonly kind: "text"; readonly text: string }
  /** Taken back by its sender. */
  | { readonly kind: "takenBack" }
  /** The server keeps it and cannot open it, and this device has no copy of before. Whose it is was sealed too. */
  | { readonly kind: "damaged" }
  /** Of a newer version of Tendre. */
  | { readonly kind: "unreadable" };

type Said = Pick<Message, "body" | "sent_at">;

const known = new WeakMap<object, MessageWords>();

export function wordsOf(message: Said): MessageWords {
  const { body } = message;
  if (body === null) return { kind: isDamaged(message) ? "damaged" : "takenBack" };
  const words = known.get(body) ?? readBody(body);
  known.set(body, words);
  return words;
}

/** Empty where there is nothing to read. */
export function textOf(message: Said): string {
  const words = wordsOf(message);
  return words.kind === "text" ? words.text : "";
}

export const isOwn = (message: Message): boolean => message.is_mine && !isDamaged(message);

/** A copy of before the damage keeps all of its fields (`app/store/write/apply-row.ts`), and one that was taken back then stays so. */
const isDamaged = (message: Said): boolean =>
  message.body === null && message.sent_at === null && unreadableFields(message).includes("body");

function readBody({ v, body }: NonNullable<Message["body"]>): MessageWords {
  if (v !== bodyVersion || typeof body !== "string") return { kind: "unreadable" };
  return { kind: "text", text: cleanMessage(body) };
}
