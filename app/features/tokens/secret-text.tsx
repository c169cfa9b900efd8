import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";

type SecretTextProps = { secret: string; onCopied?: () => void };

/** A token, whole, to be copied or selected. */
export function SecretText({ secret, onCopied }: SecretTextProps) {
  const t = useTranslations("tokens.shown");
  const [answer, setAnswer] = useState<"copied" | "copyRefused" | null>(null);
  async function copy() {
    const copied = await copyText(secret);
    setAnswer(copied.ok ? "copied" : "copyRefused");
    if (copied.ok) onCopied?.();
  }
  return (
    <Stack gap={3} align="start">
      <Text
        as="code"
        aria-label={t("label")}
        className="block w-full border-y border-line py-4 break-all select-all"
      >
        {secret}
      </Text>
      <TextButton onClick={() => void copy()}>{t("copy")}</TextButton>
      <div role="status">
        {answer && <Remark tone={answer === "copied" ? "good" : "bad"}>{t(answer)}</Remark>}
      </div>
    </Stack>
  );
}
