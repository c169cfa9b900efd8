/** A telephone on its way to be a second factor: its number, then the first code. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { enrollPhone, verifyPhone } from "#app/lib/factors.ts";
import { readOwnPhone } from "#app/lib/own-phone.ts";
import { readPhone, showPhone } from "#app/lib/phone-number.ts";
import type { FactorRefusal } from "#app/lib/second-factor.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { CodeField } from "#app/ui/fields/code-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { phoneLength } from "#domain/account/phone-number.ts";
import { readTotpCode } from "#domain/account/second-factor.ts";
import { SentNote } from "./sent-note.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";
import { useSentCode } from "./use-sent-code.ts";

type SetUpPhoneProps = {
  /** The first one switches the second factor on. */
  isFirst: boolean;
  onDone: (backupCodes: readonly string[] | null) => void;
  onCancel: () => void;
};

type Begun = { readonly id: string; readonly shown: string };

export function SetUpPhone({ isFirst, onDone, onCancel }: SetUpPhoneProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const focusSoon = useFocusSoon();
  const sent = useSentCode();
  const [typed, setTyped] = useState("");
  const [begun, setBegun] = useState<Begun | null>(null);
  const [code, setCode] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // One's own number, where there is one.
  useEffect(() => {
    void readOwnPhone().then(async (read) => {
      if (!read.ok || read.value.phone === null) return;
      const shown = await showPhone(read.value.phone);
      setTyped((before) => before || shown);
    });
  }, []);

  function point(what: string) {
    setIssue(what);
    focusSoon(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }
  function refuse(refusal: FactorRefusal) {
    if (refusal.problem === "phone" || refusal.problem === "wrong") point(words(refusal));
    else setProblem(words(refusal));
  }
  async function begin() {
    if (!typed.trim()) return point(t("phone.missing"));
    const phone = await readPhone(typed);
    if (phone === null) return point(t("problem.phone"));
    const outcome = await enrollPhone(phone, t("phone.name", { end: phone.slice(-2) }));
    if (!outcome.ok) return refuse(outcome);
    const refused = await sent.send(outcome.factor.id);
    if (refused) return refuse(refused);
    setBegun({ id: outcome.factor.id, shown: await showPhone(phone) });
  }
  async function confirm({ id }: Begun) {
    const read = readTotpCode(code);
    if (read === null) return point(t("sixDigits"));
    const verified = await verifyPhone(id, sent.challengeId ?? "", read);
    if (verified.ok) return onDone(verified.backupCodes);
    if (verified.problem === "wrong") setCode("");
    refuse(verified);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setIssue(null);
    setProblem(null);
    await (begun ? confirm(begun) : begin());
    setBusy(false);
  }
  async function sendAgain({ id }: Begun) {
    setProblem(null);
    const refused = await sent.send(id);
    if (refused) refuse(refused);
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Heading>{t("phone.title")}</Heading>
        {begun ? (
          <Stack gap={4}>
            <Inline gap={4} wrap>
              <Text>{t("phone.sentTo", { phone: begun.shown })}</Text>
              <TextButton
                size="small"
                onClick={() => {
                  setBegun(null);
                  sent.reset();
                  setCode("");
                  setIssue(null);
                  setProblem(null);
                }}
              >
                {t("phone.other")}
              </TextButton>
            </Inline>
            <CodeField
              label={t("code")}
              autoFocus
              value={code}
              error={issue}
              onChange={(digits) => {
                setCode(digits);
                setIssue(null);
              }}
            />
            <SentNote times={sent.times} isSending={sent.isSending} onAgain={() => void sendAgain(begun)} />
          </Stack>
        ) : (
          <Stack gap={3}>
            <TextField
              label={t("phone.number")}
              hint={t("phone.numberHint")}
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
            <Text tone="soft" size="small">
              {t("phone.cost")}
            </Text>
          </Stack>
        )}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
        <Inline gap={4} wrap>
          <Button type="submit" variant="primary" pending={isBusy}>
            {begun ? t(isFirst ? "setUp.confirm" : "setUp.confirmMore") : t("sent.send")}
          </Button>
          <TextButton tone="soft" onClick={onCancel}>
            {t("setUp.cancel")}
          </TextButton>
        </Inline>
      </Stack>
    </form>
  );
}
