import { useRef, useState } from "react";
import { useLocale } from "use-intl/react";
import type { Person } from "#app/lib/person.ts";
import { type LetterFault, type LetterFields, letterFaults } from "#domain/support/letter.ts";
import { keepLetterDraft, type LetterDraft, readLetterDraft, tryDraft } from "./letter-draft.ts";
import { type LetterProblem, sendLetter } from "./send-letter.ts";

type SentLetter = { readonly replyTo: string; readonly isPriority: boolean };

/** One letter: typed, kept with every letter typed, sent once. */
export function useLetter(person: Person | null) {
  const personId = person?.id ?? null;
  const blank: LetterDraft = { subject: "", words: "", replyTo: person?.email ?? "", tried: null };
  const language = useLocale();
  const [draft, setDraft] = useState<LetterDraft>(() => readLetterDraft(personId) ?? blank);
  const [isKept, setKept] = useState(true);
  const [faults, setFaults] = useState<Partial<Record<keyof LetterFields, LetterFault>>>({});
  const [problem, setProblem] = useState<LetterProblem | null>(null);
  const [sent, setSent] = useState<SentLetter | null>(null);
  const [isSending, setSending] = useState(false);
  // An answer comes later than the render that asked: letters typed meanwhile are not the ones that were sent.
  const latest = useRef(draft);
  const isBegun = draft.subject.trim() !== "" || draft.words.trim() !== "";

  function set(next: LetterDraft) {
    latest.current = next;
    setDraft(next);
    const isEmpty = next.subject === "" && next.words === "" && next.replyTo === blank.replyTo;
    setKept(keepLetterDraft(personId, isEmpty ? null : next));
  }
  return {
    draft,
    isBegun,
    isKept,
    faults,
    problem,
    sent,
    isSending,
    change(part: Partial<LetterFields>) {
      set({ ...latest.current, ...part });
      for (const field of ["subject", "words", "replyTo"] as const)
        if (part[field] !== undefined) setFaults(({ [field]: _, ...others }) => others);
    },
    /** @returns what was thrown away, for putting it back */
    discard(): LetterDraft {
      const before = latest.current;
      set(blank);
      setFaults({});
      setProblem(null);
      return before;
    },
    putBack: set,
    writeAnother: () => setSent(null),
    async send() {
      if (isSending) return;
      const found = letterFaults(latest.current);
      setFaults(found);
      setProblem(null);
      if (Object.keys(found).length > 0) return;
      const tried = tryDraft(latest.current);
      set(tried);
      setSending(true);
      const answer = await sendLetter(personId, { ...tried.tried, locale: language });
      setSending(false);
      if (!answer.ok) return setProblem(answer.problem);
      setSent({ replyTo: tried.replyTo.trim(), isPriority: answer.isPriority });
      // What was typed while it was on its way is the beginning of another.
      const { subject, words, replyTo } = latest.current;
      if (subject === tried.subject && words === tried.words && replyTo === tried.replyTo) set(blank);
    },
  };
}
