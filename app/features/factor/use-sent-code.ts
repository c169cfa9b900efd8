/** A code on its way to a telephone: sent when it is asked for, never by itself. */
import { useRef, useState } from "react";
import { type FactorRefusal, sendCode } from "#app/lib/second-factor.ts";

type SentCode = {
  /** What the newest code answers; null before one was sent. */
  readonly challengeId: string | null;
  readonly times: number;
  readonly isSending: boolean;
  /** @returns why no message left; null when one did */
  readonly send: (factorId: string) => Promise<FactorRefusal | null>;
  readonly reset: () => void;
};

export function useSentCode(): SentCode {
  const [sent, setSent] = useState<{ readonly challengeId: string | null; readonly times: number }>(nothing);
  const [isSending, setSending] = useState(false);
  const latest = useRef(0);
  return {
    ...sent,
    isSending,
    async send(factorId) {
      latest.current += 1;
      const mine = latest.current;
      setSending(true);
      const outcome = await sendCode(factorId);
      // Another factor was chosen meanwhile.
      if (mine !== latest.current) return null;
      setSending(false);
      if (!outcome.ok) return outcome;
      setSent(({ times }) => ({ challengeId: outcome.challengeId, times: times + 1 }));
      return null;
    },
    reset() {
      latest.current += 1;
      setSending(false);
      setSent(nothing);
    },
  };
}

const nothing = { challengeId: null, times: 0 };
