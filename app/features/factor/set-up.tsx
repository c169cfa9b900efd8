/** An authenticator on its way: its key as a picture and in letters, its name, the first code. */
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { renameFactor, verifyFactor } from "#app/lib/factors.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { CodeField } from "#app/ui/fields/code-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { NewFactor } from "#domain/account/factor-fields.ts";
import { factorNameLength, readTotpCode } from "#domain/account/second-factor.ts";
import { CodeClock } from "./code-clock.tsx";
import { QrCode } from "./qr-code.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";

type SetUpProps = {
  begun: NewFactor;
  /** The first one switches the second factor on. */
  isFirst: boolean;
  onDone: (backupCodes: readonly string[] | null) => void;
  onCancel: () => void;
};

export function SetUp({ begun, isFirst, onDone, onCancel }: SetUpProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const focusSoon = useFocusSoon();
  const [name, setName] = useState(t("setUp.defaultName"));
  const [code, setCode] = useState("");
  const [issues, setIssues] = useState<{ name?: string; code?: string }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const read = readTotpCode(code);
    const found = {
      ...(name.trim() ? {} : { name: t("setUp.nameMissing") }),
      ...(read === null ? { code: t("sixDigits") } : {}),
    };
    setIssues(found);
    setProblem(null);
    if (read === null || !name.trim()) return focusFirstIssue();
    setBusy(true);
    const verified = await verifyFactor(begun.id, read);
    // It counts already: a name that could not be kept can be given again on the page.
    if (verified.ok && name.trim() !== t("setUp.defaultName")) {
      const named = await renameFactor(begun.id, name.trim());
      if (!named.ok) showToast({ title: words(named), tone: "warn" });
    }
    setBusy(false);
    if (verified.ok) return onDone(verified.backupCodes);
    if (verified.problem !== "wrong") return setProblem(words(verified));
    setIssues({ code: words(verified) });
    setCode("");
    focusFirstIssue();
  }
  function focusFirstIssue() {
    focusSoon(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap={8}>
        <Stack gap={4}>
          {isHandheld() && (
            <Stack gap={2} align="start">
              <a href={begun.uri} className={buttonClass({ variant: "primary" })}>
                {t("setUp.open")}
              </a>
              <Text tone="soft" size="small">
                {t("setUp.openHint")}
              </Text>
            </Stack>
          )}
          <Heading>{t(isHandheld() ? "setUp.scanElsewhere" : "setUp.scan")}</Heading>
          <QrCode text={begun.uri} label={t("setUp.qr")} />
          <ManualKey secret={begun.secret} />
        </Stack>
        <Stack gap={5}>
          <Heading>{t("setUp.giveCode")}</Heading>
          <TextField
            label={t("setUp.name")}
            hint={t("setUp.nameHint")}
            maxLength={factorNameLength}
            value={name}
            error={issues.name}
            onChange={({ target }) => setName(target.value)}
          />
          <Stack gap={3}>
            <CodeField
              label={t("code")}
              value={code}
              error={issues.code}
              onChange={(digits) => {
                setCode(digits);
                setIssues({});
              }}
            />
            <CodeClock />
          </Stack>
          <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
          <Inline gap={4} wrap>
            <Button type="submit" variant="primary" pending={isBusy}>
              {t(isFirst ? "setUp.confirm" : "setUp.confirmMore")}
            </Button>
            <TextButton tone="soft" onClick={onCancel}>
              {t("setUp.cancel")}
            </TextButton>
          </Inline>
        </Stack>
      </Stack>
    </form>
  );
}

/** On a phone or a tablet no picture on its own screen can be scanned: the app is opened by the key's address. */
const isHandheld = () => matchMedia("(pointer: coarse)").matches;

/** In groups of four, as people copy letters. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

function ManualKey({ secret }: { secret: string }) {
  const t = useTranslations("factor.setUp");
  const [answer, setAnswer] = useState<"copied" | "copyRefused" | null>(null);
  async function copy() {
    const copied = await copyText(secret);
    setAnswer(copied.ok ? "copied" : "copyRefused");
  }
  return (
    <Stack gap={1}>
      <Text tone="soft" size="small">
        {t("manual")}
      </Text>
      <Text as="code" size="lead" className="tracking-wide break-words">
        {inGroups(secret)}
      </Text>
      <Text tone="soft" size="small">
        {t("manualHint")}
      </Text>
      <Inline gap={3} wrap>
        <TextButton size="small" onClick={() => void copy()}>
          {t("copy")}
        </TextButton>
        <span role="status">
          {answer && <Remark tone={answer === "copied" ? "good" : "bad"}>{t(answer)}</Remark>}
        </span>
      </Inline>
    </Stack>
  );
}
