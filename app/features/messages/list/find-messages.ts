/** The search over messages, on the device: what is typed leaves it as little as the messages do. */
import type { Message } from "#domain/message/message.ts";
import { sentAt } from "#domain/message/message-rules.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { textOf } from "../message-words.ts";

export const foundAtMost = 20;

/** Of a message that is there each letter of a query asks again. */
const folded = new WeakMap<object, string>();

function foldedTextOf(message: Message): string {
  const { body } = message;
  if (body === null) return "";
  const text = folded.get(body) ?? foldText(textOf(message));
  folded.set(body, text);
  return text;
}

/** The messages that have every word of the query, the newest first; none for an empty query. */
export function findMessages(
  messages: ReadonlyMap<string, readonly Message[]>,
  threadIds: ReadonlySet<string>,
  query: string,
): readonly Message[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...messages]
    .filter(([id]) => threadIds.has(id))
    .flatMap(([, inThread]) => inThread)
    .filter((message) => hasAll(foldedTextOf(message), words))
    .toSorted((one, other) => (sentAt(one) < sentAt(other) ? 1 : -1));
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
