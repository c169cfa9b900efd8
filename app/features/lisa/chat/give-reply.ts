/**
 * One question on its way: answered on the device, then counted, then kept. Whatever ends it early gives the message back, once; the server
 * keeps one counted whose model had begun to speak. What a model was sent is kept beside the question also when it was stopped.
 */
import {
  addReply,
  addStoppedCall,
  createConversation,
  createTurn,
  deleteConversation,
  titleOf,
} from "#app/store/conversations/conversations.ts";
import { beginMessage, countMessage, giveBackMessage } from "#app/store/conversations/send-count.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { attempt, attemptQuietly } from "#app/store/write/outcome.ts";
import type { Conversation, KeptReply } from "#domain/conversation/conversation.ts";
import {
  citedBy,
  type GivenReply,
  isCounted,
  isStoppedCall,
  stoppedCall,
  writeReply,
} from "#domain/conversation/kept-reply.ts";
import type { LisaQuestion, LisaReply } from "#domain/lisa/reply.ts";
import type { Quota } from "#domain/plan/quota.ts";
import type { WordsOfModel } from "../model/words-of-model.ts";
import type { ShownTurn } from "./shown-turn.ts";

type Asking = {
  readonly journal: Journal;
  readonly question: LisaQuestion;
  /** The turn whose reply is made anew, or whose question was put right; null: the next one. */
  readonly turn: ShownTurn | null;
  /** Key of the draft that the question was typed in: it goes with the write of its answer. */
  readonly draft?: string | undefined;
  /** Null: a temporary conversation, of which nothing is kept. */
  readonly conversation: { readonly id: string; readonly isNew: boolean; readonly title: string } | null;
  readonly ask: (question: LisaQuestion) => Promise<LisaReply | null>;
  /** Says an answer again; null: it stays in the built-in analyst's words. */
  readonly words: WordsOfModel | null;
  /** What is said so far, while a model says it. */
  readonly show: (text: string) => void;
  readonly signal: AbortSignal;
};

export type Refusal =
  | { readonly reason: "quota_reached"; readonly quota: Quota }
  | { readonly reason: "unknown" | "check_failed" | "failed" | "not_kept" }
  | { readonly reason: "signed_out"; readonly message: string };

type Given =
  | { readonly kind: "given"; readonly id: string; readonly reply: GivenReply }
  | { readonly kind: "card" }
  | { readonly kind: "same" }
  | {
      readonly kind: "stopped";
      readonly isCounted: boolean;
      /** What a model had been sent until then, as the conversation keeps it; null: nothing had. */
      readonly call: { readonly id: string; readonly reply: GivenReply } | null;
    }
  | ({ readonly kind: "refused" } & Refusal);

export async function giveReply(asking: Asking): Promise<Given> {
  const { journal, question, turn, conversation, ask, words, show, signal } = asking;
  const stopped = new Promise<"stopped">((resolve) =>
    signal.addEventListener("abort", () => resolve("stopped"), { once: true }),
  );
  const reply = await Promise.race([ask(question), stopped]);
  if (signal.aborted || reply === "stopped") return unsent;
  if (reply === null) return { kind: "refused", reason: "failed" };
  if (reply.kind === "safety") return { kind: "card" };
  const last = turn?.versions.at(-1);
  if (
    !words &&
    last?.reply &&
    last.question === question.text &&
    writeReply(last.reply) === writeReply(reply)
  )
    return { kind: "same" };

  const id = journal.newId();
  if (isCounted(reply)) {
    const begun = await beginMessage(journal, id);
    if (!begun.ok) return { kind: "refused", ...begun };
    if (signal.aborted) {
      await giveBackMessage(journal, id);
      return unsent;
    }
  }
  const asked = { reply, question: question.text, messageId: id, turns: question.turns };
  let hasSpoken = false;
  const hear = (text: string) => {
    hasSpoken ||= !signal.aborted;
    show(text);
  };
  const said = words
    ? await words.say({ ...asked, conversationId: conversation?.id ?? id }, hear, signal)
    : reply;
  if (signal.aborted) {
    if (isCounted(reply)) await giveBackMessage(journal, id);
    const call = stoppedCall(said);
    const isKept = call && (conversation === null || (await keep(asking, conversation, id, call)));
    return {
      kind: "stopped",
      isCounted: isCounted(reply) && hasSpoken && words?.countsFromFirstWord === true,
      call: isKept ? { id, reply: call } : null,
    };
  }
  if (conversation !== null && !(await keep(asking, conversation, id, said))) {
    if (isCounted(reply)) await giveBackMessage(journal, id);
    return { kind: "refused", reason: "not_kept" };
  }
  // Nobody waits for the server to hear of it: what is typed meanwhile has no draft until this returns.
  if (isCounted(reply)) void attemptQuietly(() => countMessage(journal, id));
  return { kind: "given", id, reply: said };
}

const unsent = { kind: "stopped", isCounted: false, call: null } as const;

async function keep(
  { journal, question, turn, draft }: Asking,
  { id, isNew, title }: NonNullable<Asking["conversation"]>,
  messageId: string,
  reply: GivenReply,
): Promise<boolean> {
  const written = writeReply(reply);
  if (written === null) return false;
  const kept: KeptReply = {
    id: messageId,
    question: question.text,
    locale: reply.language,
    at: journal.now().toISOString(),
    reply: written,
  };
  const answered = { reply: kept, cited: citedBy(reply) };
  const kind: Conversation["kind"] = question.analysis ?? null;
  if (isNew) {
    const made = await attempt(() =>
      createConversation(id, { title: title || titleOf(question.text), kind }, journal),
    );
    if (!made.ok) return false;
  }
  const row = turn?.row ?? null;
  // A question that was stopped stands in the line again.
  const isStopped = isStoppedCall(reply);
  const add = isStopped ? addStoppedCall : addReply;
  const from = { journal, draft: isStopped ? undefined : draft };
  const saved = await attempt(() => (row ? add(row, answered, journal) : createTurn(id, answered, from)));
  if (!saved.ok && isNew) await attemptQuietly(() => deleteConversation(id, journal));
  return saved.ok;
}
