/** Has an answer of the built-in analyst said again by the voice that was chosen, and keeps what was sent beside it. */
import type { GivenReply } from "#domain/conversation/kept-reply.ts";
import type { LisaPages } from "#domain/lisa/lisa-pages.ts";
import { isSaidAgain, namesOf } from "#domain/lisa/model/build-model-call.ts";
import type { LisaTurn } from "#domain/lisa/reply.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import { createNameVeil } from "#domain/name-veil/name-veil.ts";
import { nicknamesIn } from "#domain/name-veil/nicknames.ts";
import { sayAgain } from "./say-again.ts";
import { streams, type Voice } from "./voices.ts";

export type WordsOfModel = {
  readonly say: (
    asked: {
      readonly reply: GivenReply;
      readonly question: string;
      readonly messageId: string;
      readonly conversationId: string;
      readonly turns: readonly LisaTurn[];
    },
    show: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<GivenReply>;
  /** A message is counted from its first word on, also when it is stopped then: the server's model has worked for it. */
  readonly countsFromFirstWord: boolean;
};

/** Null: the built-in analyst answers in her own words. */
export function wordsOfModel(pages: LisaPages, voice: Voice, model: string | null): WordsOfModel | null {
  if (voice === "built_in") return null;
  const say: WordsOfModel["say"] = async (
    { reply, question, messageId, conversationId, turns },
    show,
    signal,
  ) => {
    if (!isSaidAgain(reply)) return reply;
    const texts = textsIn(pages);
    const fields = namesOf(pages);
    const names = [...fields, ...nicknamesIn(texts, fields)];
    const veil = createNameVeil({ names, texts, seed: conversationId });
    // In the order of the journal, so that a name has the same alias in every call of the conversation.
    for (const { name } of names) veil.veil(name);
    const told = turns.flatMap((turn) =>
      turn.reply === null ? [] : [{ question: turn.text, reply: replyText(turn.reply) }],
    );
    const parts = { messageId, question, answer: reply, pages, turns: told, veil, names };
    const { blocks, trouble, sent } = await sayAgain(parts, streams[voice], show, signal);
    const inOtherWords = {
      by: voice,
      model: voice === "server" ? model : null,
      trouble,
      sent: sent && JSON.stringify(sent, null, 1),
    };
    return { ...reply, blocks: blocks ?? reply.blocks, inOtherWords };
  };
  return { say, countsFromFirstWord: voice === "server" };
}

/** All that the person wrote and LISA may read: what is a name there is one in a question too. */
function textsIn({ moments, relationships }: LisaPages): readonly string[] {
  return [
    ...moments.flatMap(({ word, text, captions }) => [word, text, ...captions]),
    ...relationships.flatMap(({ notes, captions }) => [notes, ...captions]),
  ];
}
