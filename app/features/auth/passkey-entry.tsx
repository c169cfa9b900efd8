/** Signing in with a passkey: the button, and the offer among what the browser fills into the field of the address. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { PasskeySignIn, SignIn } from "#app/lib/passkey-sign-in.ts";
import { offersPasskeys } from "#app/lib/passkey-support.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { passkeyChallengeLife } from "#domain/account/passkey.ts";
import { useProblemWords } from "./use-problem-words.ts";

/** Milliseconds: a question is put anew before it is too old to be answered. */
const renewal = passkeyChallengeLife - 30_000;

export type PasskeyEntryProps = {
  remember: boolean;
  /** The person is here, or the page has something to say about an earlier one. */
  onEntered: () => void;
};

/** Nothing where there are none to keep. Known without asking the server: nothing moves once the page is drawn. */
export function PasskeyEntry(props: PasskeyEntryProps) {
  return offersPasskeys() ? <Entry {...props} /> : null;
}

function Entry({ remember, onEntered }: PasskeyEntryProps) {
  const t = useTranslations("auth.passkey");
  const words = useProblemWords("login");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOnline = useOnline();
  // Counts the questions in the field: each new one ends the one before.
  const [asked, setAsked] = useState(0);
  const now = useRef({ remember, onEntered, words, t });
  now.current = { remember, onEntered, words, t };

  const settle = useCallback((outcome: PasskeySignIn) => {
    const { onEntered: enter, words: say, t: own } = now.current;
    if (outcome.ok || ("problem" in outcome && outcome.problem === "blocked")) return enter();
    if ("problem" in outcome) return setProblem(say(outcome));
    if (outcome.unanswered !== "aborted") setProblem(own("cancelled"));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is one question.
  useEffect(() => {
    // The button's question takes the place of the field's.
    if (!isOnline || isBusy) return;
    const ending = new AbortController();
    const offer = async () => {
      const outcome = await signIn({
        way: "in field",
        remember: () => now.current.remember,
        signal: ending.signal,
      });
      // Nobody asked for it: what was not answered, or could not be asked, needs no words.
      const isQuiet = "unanswered" in outcome || (!outcome.ok && !isAboutPasskey(outcome.problem));
      if (ending.signal.aborted || isQuiet) return;
      settle(outcome);
      if (!outcome.ok) setAsked((count) => count + 1);
    };
    void offer();
    const timer = setTimeout(() => setAsked((count) => count + 1), renewal);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked, isBusy, isOnline, settle]);

  async function enter() {
    if (isBusy) return;
    setProblem(null);
    setBusy(true);
    const outcome = await signIn({ way: "now", remember: () => remember });
    setBusy(false);
    settle(outcome);
  }
  return (
    <Stack gap={3}>
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
      <div>
        <LinkRow title={t("enter")} detail={t("enterDetail")} onClick={() => void enter()} />
      </div>
    </Stack>
  );
}

/** Fetched once the page stands: it can be used before. */
async function signIn(ask: SignIn): Promise<PasskeySignIn> {
  try {
    const { signInWithPasskey } = await import("#app/lib/passkey-sign-in.ts");
    return ask.signal?.aborted ? { ok: false, unanswered: "aborted" } : await signInWithPasskey(ask);
  } catch {
    return { ok: false, problem: "network", weakness: null };
  }
}

const aboutPasskey: ReadonlySet<string> = new Set(["passkey", "passkey_late", "unverified", "unknown"]);
const isAboutPasskey = (problem: string) => aboutPasskey.has(problem);
