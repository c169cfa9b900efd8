import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";

export type SentLineHandle = {
  readonly focus: () => void;
  /** Puts words into the line, before what stands there. */
  readonly put: (text: string) => void;
  /** Takes words that stand first out again. */
  readonly take: (text: string) => void;
};

type SentLineProps = {
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
    take: (words) => {
      if (isFirst(words, text)) change(text.slice(words.length + 1));
    },
  }));

  function show(next: string) {
    line.current.standing = next;
    setTyped(next);
    setTrouble(null);
  }
  function change(next: string) {
    show(next);
    onType(wordsBefore(line.current.sent, next));
  }
  async function send() {
    if (line.current.sent !== "") return;
    const said = text.trim();
    if (said === "") return setTrouble("empty");
    if (said.length > limit) return setTrouble("tooLong");
    show("");
    line.current.sent = said;
    box.current?.focus();
    const isTaken = await onSend(said);
    line.current.sent = "";
    const { standing } = line.current;
    if (isTaken === false) return change(wordsBefore(said, standing));
    if (typeof isTaken === "function") return isTaken(standing);
    onType(standing);
  }
  return { box, text, trouble, change, send };
}

const isFirst = (words: string, text: string) => text === words || text.startsWith(`${words}\n`);

function wordsBefore(words: string, text: string): string {
  if (text.trim() === "") return words;
  return words === "" || isFirst(words, text) ? text : `${words}\n${text}`;
}
