import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { askPhone, confirmPhone } from "#app/lib/own-phone.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { CodeField } from "#app/ui/fields/code-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { OwnPhone } from "#domain/account/phone-number.ts";
import { readTotpCode } from "#domain/account/second-factor.ts";
import { useRefusalWords } from "./use-refusal-words.ts";
import { useShownPhone } from "./use-shown-phone.ts";

type CodeFormProps = {
  phone: string;
  onTaken: (own: OwnPhone) => void;
  onSent: (own: OwnPhone) => void;
  onOther: () => void;
};

/** The code that was sent to a number: given, sent again, or another number. */
export function CodeForm({ phone, onTaken, onSent, onOther }: CodeFormProps) {
  const t = useTranslations("phone.code");
  const words = useRefusalWords();
  const shown = useShownPhone(phone);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<"give" | "send" | null>(null);
  function point(what: string) {
    setIssue(what);
    field.current?.focus();
  }
  async function give(event: FormEvent) {
    event.preventDefault();
    if (doing) return;
    setProblem(null);
    const read = readTotpCode(code);
    if (read === null) return point(t("sixDigits"));
    setDoing("give");
    const outcome = await confirmPhone(read);
    setDoing(null);
    if (outcome.ok) {
      showToast({ title: t("done") });
      return onTaken(outcome.value);
    }
    if (outcome.problem !== "wrong") return setProblem(words(outcome));
    setCode("");
    point(words(outcome));
  }
  async function sendAgain() {
    if (doing) return;
    setProblem(null);
    setDoing("send");
    const outcome = await askPhone(phone);
    setDoing(null);
    if (!outcome.ok) return setProblem(words(outcome));
    showToast({ title: t("sentAgain") });
    onSent(outcome.value);
  }
  return (
    <form noValidate onSubmit={(event) => void give(event)}>
      <Stack gap={5} align="start">
        <Text>{t("sentTo", { phone: shown })}</Text>
        <div className="w-full">
          <CodeField
            ref={field}
            label={t("field")}
            value={code}
            error={issue ?? false}
            onChange={(digits) => {
              setCode(digits);
              setIssue(null);
            }}
          />
        </div>
        <div role="alert" className="empty:hidden">
          {problem && <Remark tone="bad">{problem}</Remark>}
        </div>
        <Button type="submit" variant="primary" pending={doing === "give"}>
          {t("submit")}
        </Button>
        <Inline gap={5} wrap>
          <TextButton
            size="small"
            aria-disabled={doing === "send" || undefined}
            onClick={() => void sendAgain()}
          >
            {t("again")}
          </TextButton>
          <TextButton size="small" onClick={onOther}>
            {t("other")}
          </TextButton>
        </Inline>
      </Stack>
    </form>
  );
}
