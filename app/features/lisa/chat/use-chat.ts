/** The conversation that is open: what was said, what is on its way, and what became of it. */
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl/react";
import { useConversations, useTurns } from "#app/store/conversations/conversations.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { attempt } from "#app/store/write/outcome.ts";
import type { Conversation } from "#domain/conversation/conversation.ts";
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
};

export type ChatNews =
  | { readonly kind: "same"; readonly sent: Sent }
  | { readonly kind: "stopped"; readonly sent: Sent; readonly isCounted: boolean }
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
  /** True when the question was answered or the card was shown: the line may be emptied. */
  readonly send: (sent: Sent) => Promise<boolean>;
  readonly stop: () => void;
  readonly open: (id: string | null, isTemporary?: boolean) => void;
};

const noTurns: readonly ShownTurn[] = [];

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
  const id = search.get("c");
  const rows = id === null ? undefined : kept?.get(id);
  const turns = useMemo(() => temporary ?? rows?.map(shownTurn) ?? noTurns, [temporary, rows]);
  const found = conversations?.find((one) => one.id === id) ?? null;
  const conversation = conversations && kept ? found : undefined;

  async function send(sent: Sent): Promise<boolean> {
    if (!analyst || stopping.current) return false;
    const journal = requireJournal();
    const controller = new AbortController();
    stopping.current = controller;
    setPending(sent);
    setNews(null);
    const target = { id: found?.id ?? journal.newId(), isNew: found === null, title: sent.title ?? "" };
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
      case "stopped":
        setNews({ kind: "stopped", sent, isCounted: given.isCounted });
        return false;
      case "same":
        setNews({ kind: "same", sent });
        return true;
      case "refused":
        setNews({ kind: "refused", sent, refusal: given });
        return false;
      case "card":
        showCard({ personId: journal.personId, language, reason: "written" });
        return true;
      case "given":
        if (temporary) setTemporary(withReply(temporary, turn, { ...given, question: sent.text }));
        else if (target.isNew) setSearch({ c: target.id }, { replace: true });
        setNewest(given.id);
        return true;
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
      stopping.current?.abort();
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
  return turns.map((one) =>
    one.id === turn.id ? { ...one, question, versions: [...one.versions, { id, question, reply }] } : one,
  );
}
