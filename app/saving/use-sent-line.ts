import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";

export type SentLineHandle = {
  readonly focus: () => void;
  /** Puts words into the line, before what stands there. */
  readonly put: (text: string) => void;
  /** Sends words that were not typed here, or are sent again, as the line sends its own. Words that stand first in it leave it. */
  readonly send: (text: string, onSend: SentLineProps["onSend"]) => Promise<void>;
};

export type SentLineProps = {
  ref: Ref<SentLineHandle> | undefined;
  /** What was typed before the page was left; it may be read a moment after the line is drawn. */
  start: string;
  /** Letters. */
  limit: number;
  /** Keeps the draft: what was sent and is not answered, and what stands in the line. */
  onType: (text: string) => void;
  /** True once the words are taken: their draft may go. A function where what was typed since belongs to another draft. */
  onSend: (text: string) => Promise<boolean | ((rest: string) => void)>;
};

type SentLine = {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly trouble: "empty" | "tooLong" | null;
  readonly change: (text: string) => void;
  readonly send: () => Promise<void>;
};

/**
 * A line that is emptied as it is sent. Until the words are taken they are in its draft, before what is typed since; words that are refused
 * stand in the line again, before the newer ones.
 */
export function useSentLine({ ref, start, limit, onType, onSend }: SentLineProps): SentLine {
  /** Null until something is typed here. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? start;
  const [trouble, setTrouble] = useState<"empty" | "tooLong" | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  /** Also once its page was left. */
  const line = useRef({ standing: "", sent: "" });
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    put: (words) => {
      change(wordsBefore(words, text));
      box.current?.focus();
    },
    send: (words, onSend) =>
      hand(words, isFirst(words, text) ? text.slice(words.length + 1) : text, async (said) => {
        const isTaken = await onSend(said);
        if (isTaken === false) box.current?.focus();
        return isTaken;
      }),
  }));

  function change(next: string) {
    line.current.standing = next;
    setTyped(next);
    setTrouble(null);
    onType(wordsBefore(line.current.sent, next));
  }
  async function hand(words: string, rest: string, onSend: SentLineProps["onSend"]): Promise<void> {
    if (line.current.sent !== "") return;
    line.current.sent = words;
    change(rest);
    const isTaken = await onSend(words);
    line.current.sent = "";
    const { standing } = line.current;
    if (isTaken === false) change(wordsBefore(words, standing));
    else if (isTaken === true) onType(standing);
    else isTaken(standing);
  }
  async function send() {
    if (line.current.sent !== "") return;
    const said = text.trim();
    if (said === "") return setTrouble("empty");
    if (said.length > limit) return setTrouble("tooLong");
    box.current?.focus();
    await hand(said, "", onSend);
  }
  return { box, text, trouble, change, send };
}

const isFirst = (words: string, text: string) => text === words || text.startsWith(`${words}\n`);

function wordsBefore(words: string, text: string): string {
  if (text.trim() === "") return words;
  return words === "" || isFirst(words, text) ? text : `${words}\n${text}`;
}
