import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { AuthOutcome } from "#app/lib/accounts.ts";
import { type OutsideAccount, useAuthOptions } from "#app/lib/auth-options.ts";
import { type SignUpTerms, signInWith } from "#app/lib/outside-sign-in.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { useProblemWords } from "./use-problem-words.ts";

type OutsideAccountsProps = {
  /** The path to open after signing in, one of our own. */
  target: string;
  /** Allows creating an account, by this invitation if there is one: the person has confirmed their age and accepted the terms. */
  opensAccounts: SignUpTerms | false;
  /** False prevents leaving the page because a required field is missing; its error is shown beside the field. */
  mayLeave?: () => boolean;
};

/** Buttons to sign in with outside accounts; nothing when none is configured. */
export function OutsideAccounts({ target, opensAccounts, mayLeave = () => true }: OutsideAccountsProps) {
  const t = useTranslations("auth.outside");
  const language = useLocale();
  const words = useProblemWords("login");
  const { providers } = useAuthOptions();
  const [refused, setRefused] = useState<Extract<AuthOutcome, { ok: false }> | null>(null);
  if (providers.length === 0) return null;

  async function leave({ id }: OutsideAccount) {
    if (!mayLeave()) return;
    const outcome = await signInWith(id, { target, opensAccounts, language });
    setRefused(outcome.ok ? null : outcome);
  }
  return (
    <Stack gap={3}>
      <div role="alert">{refused && <Remark tone="bad">{words(refused)}</Remark>}</div>
      <div>
        {providers.map((provider) => (
          <LinkRow
            key={provider.id}
            title={t("with", { name: provider.name })}
            onClick={() => void leave(provider)}
          />
        ))}
      </div>
    </Stack>
  );
}
