/**
 * Conversations that an erasure takes along. What LISA said is made from the pages, so nothing that cites or names an erased person may
 * stay: one turn is enough, and the whole conversation goes, since later turns were answered from it (docs/decisions/034-lisas-room.md).
 */
import { wholeWord } from "#domain/journal/erase-person.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { Conversation, Turn } from "./conversation.ts";

type Said = Pick<Conversation, "id" | "title">;
type Asked = Pick<Turn, "conversation_id" | "question" | "replies" | "cited">;

/**
 * Ids of the conversations that cite one of these rows, or say the name as a word of its own. `ids`: the relationship, its moments and its
 * media; `name` empty: nothing is looked for by name.
 */
export function conversationsAbout(
  { ids, name }: { readonly ids: ReadonlySet<string>; readonly name: string },
  conversations: Iterable<Said>,
  turns: Iterable<Asked>,
): ReadonlySet<string> {
  return conversationsAboutAny({ ids, names: [name] }, conversations, turns);
}

/** The same for several people at once; a thousand names cost little more than one. */
export function conversationsAboutAny(
  { ids, names }: { readonly ids: ReadonlySet<string>; readonly names: readonly string[] },
  conversations: Iterable<Said>,
  turns: Iterable<Asked>,
): ReadonlySet<string> {
  const isNamed = namesAnyOf(names);
  const found = new Set<string>();
  for (const { id, title } of conversations) if (isNamed(title)) found.add(id);
  for (const turn of turns) {
    if (found.has(turn.conversation_id)) continue;
    const said = [turn.question, ...turn.replies.flatMap(({ question, reply }) => [question, reply])];
    if (turn.cited.some((id) => ids.has(id)) || said.some(isNamed)) found.add(turn.conversation_id);
  }
  return found;
}

/** A name is only looked for where its first word is. */
function namesAnyOf(names: readonly string[]): (text: string) => boolean {
  const known = names
    .filter((name) => name.trim() !== "")
    .map((name) => ({ first: wordsOf(name)[0], isNamed: wholeWord(name) }));
  if (known.length === 0) return () => false;
  return (text) => {
    const words = new Set(wordsOf(text));
    return known.some(({ first, isNamed }) => (first === undefined || words.has(first)) && isNamed(text));
  };
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
