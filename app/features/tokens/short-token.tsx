import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SecretText } from "./secret-text.tsx";
import { makeShortToken } from "./token-calls.ts";
import { useActProblem } from "./use-act-problem.ts";

/** A signed token of this session. It is shown until the page is left, and kept nowhere. */
export function ShortToken() {
  const t = useTranslations("tokens.short");
  const problemText = useActProblem();
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    setProblem(null);
    const told = await makeShortToken();
    setBusy(false);
    setSecret(told.ok ? told.value.token : null);
    if (told.ok) return setProblem(told.value.isOurs ? null : t("refused"));
    setProblem(problemText(told.problem));
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="short-token">
      <Heading id="short-token">{t("title")}</Heading>
      <Text tone="soft">{t("text")}</Text>
      {secret && (
        <Stack gap={2}>
          <SecretText key={secret} secret={secret} />
          <Remark>{t("checked")}</Remark>
        </Stack>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
      <div>
        <Button pending={isBusy} onClick={() => void make()}>
          {t("make")}
        </Button>
      </div>
    </Stack>
  );
}
