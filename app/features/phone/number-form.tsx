import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { askPhone } from "#app/lib/own-phone.ts";
import { readPhone } from "#app/lib/phone-number.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type OwnPhone, phoneLength } from "#domain/account/phone-number.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

type NumberFormProps = {
  onSent: (own: OwnPhone) => void;
  /** Where there is something to go back to. */
  onCancel?: (() => void) | undefined;
};

/** A number, to which a code is sent. */
export function NumberForm({ onSent, onCancel }: NumberFormProps) {
  const t = useTranslations("phone");
  const words = useRefusalWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  function point(what: string) {
    setIssue(what);
    field.current?.focus();
  }
  async function send() {
    if (!typed.trim()) return point(t("form.missing"));
    const phone = await readPhone(typed);
    if (phone === null) return point(t("problem.phone"));
    const outcome = await askPhone(phone);
    if (outcome.ok) return onSent(outcome.value);
    if (outcome.problem === "phone") point(words(outcome));
    else setProblem(words(outcome));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    await send();
    setBusy(false);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4} align="start">
        <Text>{t("form.lead")}</Text>
        <div className="w-full max-w-measure">
          <TextField
            ref={field}
            label={t("form.field")}
            hint={t("form.hint")}
            type="tel"
            autoComplete="tel"
            maxLength={phoneLength}
            value={typed}
            error={issue ?? false}
            onChange={({ target }) => {
              setTyped(target.value);
              setIssue(null);
            }}
          />
        </div>
        <div role="alert" className="empty:hidden">
          {problem && <Remark tone="bad">{problem}</Remark>}
        </div>
        <Inline gap={4} wrap>
          <Button type="submit" variant="primary" pending={isBusy}>
            {t("form.submit")}
          </Button>
          {onCancel && (
            <TextButton tone="soft" onClick={onCancel}>
              {t("form.cancel")}
            </TextButton>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
