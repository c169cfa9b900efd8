/** The conversation that is open: what was said, what is on its way, and what became of it. */
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl/react";
import { useConversations, useTurns } from "#app/store/conversations/conversations.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { attempt } from "#app/store/write/outcome.ts";
import type { Conversation } from "#domain/conversation/conversation.ts";
import { type GivenReply, isStoppedCall } from "#domain/conversation/kept-reply.ts";
import type { AnalysisType, LisaLanguage } from "#domain/lisa/reply.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Analyst } from "../analyst/analyst.ts";
import type { WordsOfModel } from "../model/words-of-model.ts";
import { giveReply, type Refusal } from "./give-reply.ts";
import { showCard } from "./open-card.ts";
import { type ShownTurn, saidBefore, shownTurn } from "./shown-turn.ts";

export type Sent = {
  readonly text: string;
  readonly analysis?: AnalysisType | undefined;
  /** The turn that is asked again. */
  readonly turn?: ShownTurn | undefined;
  /** The conversation's name, when this begins it. */
  readonly title?: string | undefined;
  /** Key of the draft that it was typed in: it goes once the answer is kept. */
  readonly draft?: string | undefined;
};

/** What became of a question. `begun`: the conversation that begins with its answer. */
type Taken = { readonly isTaken: boolean; readonly begun: string | null };
const taken: Taken = { isTaken: true, begun: null };
const notTaken: Taken = { isTaken: false, begun: null };

export type ChatNews =
  | { readonly kind: "same"; readonly sent: Sent }
  | {
      readonly kind: "stopped";
      readonly sent: Sent;
      readonly isCounted: boolean;
      /** What a model had been sent, where no turn on the page says it. */
      readonly call: GivenReply["inOtherWords"] | null;
    }
  | { readonly kind: "refused"; readonly sent: Sent; readonly refusal: Refusal };

type Chat = {
  /** Undefined while all of them are read; null: none is named, or there is none with this id. */
  readonly conversation: Conversation | null | undefined;
  /** The address names a conversation that is not here: deleted, or another person's. */
  readonly isMissing: boolean;
  readonly isTemporary: boolean;
  readonly turns: readonly ShownTurn[];
  readonly pending: Sent | null;
  /** What a model has said of the reply that is on its way. */
  readonly streamed: string;
  readonly news: ChatNews | null;
  /** The reply that came last while this page was open, to be announced. */
  readonly newest: string | null;
  /** Taken when the question was answered or the card was shown: the line may be emptied. */
  readonly send: (sent: Sent) => Promise<Taken>;
  readonly stop: () => void;
  readonly open: (id: string | null, isTemporary?: boolean) => void;
};

const noTurns: readonly ShownTurn[] = [];
/** Why a question is stopped when another conversation is opened: nothing is said of it there. */
const left = "another conversation was opened";

export function useChat(analyst: Analyst | null, words: WordsOfModel | null, today: CalendarDay): Chat {
  const [search, setSearch] = useSearchParams();
  const language: LisaLanguage = useLocale() === "fr" ? "fr" : "en";
  const conversations = useConversations();
  const kept = useTurns();
  const [temporary, setTemporary] = useState<readonly ShownTurn[] | null>(null);
  const [pending, setPending] = useState<Sent | null>(null);
  const [streamed, setStreamed] = useState("");
  const [news, setNews] = useState<ChatNews | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  // Begun by a question that was stopped: the page stays, with the question in its line, and the next one goes on there.
  const begun = useRef<string | null>(null);
  const id = search.get("c");
  const rows = id === null ? undefined : kept?.get(id);
  const turns = useMemo(() => temporary ?? rows?.map(shownTurn) ?? noTurns, [temporary, rows]);
  const found = conversations?.find((one) => one.id === id) ?? null;
  const conversation = conversations && kept ? found : undefined;

  async function send(sent: Sent): Promise<Taken> {
    if (!analyst || stopping.current) return notTaken;
    const journal = requireJournal();
    const controller = new AbortController();
    stopping.current = controller;
    setPending(sent);
    setNews(null);
    const known = found?.id ?? conversations?.find((one) => one.id === begun.current)?.id ?? null;
    const target = { id: known ?? journal.newId(), isNew: known === null, title: sent.title ?? "" };
    const turn = sent.turn ?? null;
    const outcome = await attempt(async () => ({
      ok: true,
      given: await giveReply({
        journal,
        question: {
          text: sent.text,
          ...(sent.analysis ? { analysis: sent.analysis } : {}),
          turns: saidBefore(turns, turn),
          interfaceLanguage: language,
          today,
          emergencyCountry: null,
        },
        turn,
        draft: sent.draft,
        conversation: temporary ? null : target,
        ask: analyst.ask,
        words,
        show: setStreamed,
        signal: controller.signal,
      }),
    }));
    stopping.current = null;
    setPending(null);
    setStreamed("");
    const given = outcome.ok ? outcome.given : ({ kind: "refused", reason: "failed" } as const);
    switch (given.kind) {
      case "stopped": {
        if (controller.signal.reason === left) return notTaken;
        const { call, isCounted } = given;
        if (call && temporary) setTemporary(withReply(temporary, turn, { ...call, question: sent.text }));
        else if (call && !found) begun.current = target.id;
        const isShown = temporary !== null || found !== null;
        setNews({ kind: "stopped", sent, isCounted, call: (!isShown && call?.reply.inOtherWords) || null });
        return notTaken;
      }
      case "same":
        setNews({ kind: "same", sent });
        return taken;
      case "refused":
        setNews({ kind: "refused", sent, refusal: given });
        return notTaken;
      case "card":
        showCard({ personId: journal.personId, language, reason: "written" });
        return taken;
      case "given":
        if (temporary) setTemporary(withReply(temporary, turn, { ...given, question: sent.text }));
        else if (!found) setSearch({ c: target.id }, { replace: true });
        setNewest(given.id);
        return { isTaken: true, begun: temporary || found ? null : target.id };
    }
  }

  return {
    conversation,
    isMissing: id !== null && conversation === null,
    isTemporary: temporary !== null,
    turns,
    pending,
    streamed,
    news,
    newest,
    send,
    stop: () => stopping.current?.abort(),
    open(next, isTemporary = false) {
      stopping.current?.abort(left);
      begun.current = null;
      setTemporary(isTemporary ? noTurns : null);
      setNews(null);
      setNewest(null);
      setSearch(next === null ? {} : { c: next });
    },
  };
}

type NewVersion = {
  readonly id: string;
  readonly question: string;
  readonly reply: ShownTurn["versions"][0]["reply"];
};

function withReply(turns: readonly ShownTurn[], turn: ShownTurn | null, version: NewVersion): ShownTurn[] {
  const { id, question, reply } = version;
  if (!turn)
    return [...turns, { id, question, versions: [{ id, question, reply }], feedback: null, row: null }];
  const isStopped = reply !== null && isStoppedCall(reply);
  return turns.map((one) => {
    if (one.id !== turn.id) return one;
    // What is shown stays the last.
    const [before, shown] = isStopped
      ? [one.versions.slice(0, -1), one.versions.slice(-1)]
      : [one.versions, []];
    const versions = [...before, { id, question, reply }, ...shown];
    return { ...one, question: isStopped ? one.question : question, versions };
  });
}
