import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { AuthOutcome } from "#app/lib/accounts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { useProblemWords } from "./use-problem-words.ts";

type LetterSentProps = { email: string; onAgain: () => Promise<AuthOutcome>; onOther: () => void };

/** The same whether the address was known or not. */
export function LetterSent({ email, onAgain, onOther }: LetterSentProps) {
  const t = useTranslations("accounts.sent");
  const words = useProblemWords("sendMail");
  const [said, setSaid] = useState<string | null>(null);
  async function again() {
    const outcome = await onAgain();
    setSaid(outcome.ok ? t("resent", { email }) : words(outcome));
  }
  return (
    <AuthShell title={t("title")}>
      <Stack gap={5} align="start" className="max-w-measure">
        <Letter />
        <Text size="lead" className="wrap-anywhere">
          {t("text", { email })}
        </Text>
        <Text tone="soft">{t("late")}</Text>
        <Inline gap={4} wrap>
          <ButtonLink to={paths.login} variant="primary">
            {t("signIn")}
          </ButtonLink>
          <TextButton onClick={() => void again()}>{t("resend")}</TextButton>
          <TextButton onClick={onOther}>{t("other")}</TextButton>
        </Inline>
        <p role="status" className="type-small text-ink-soft">
          {said}
        </p>
      </Stack>
    </AuthShell>
  );
}
