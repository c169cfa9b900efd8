/** "Is it you?": asked by an act that the server refused until a proof (app/lib/proof.ts). Any one of the ways will do. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useAuthOptions } from "#app/lib/auth-options.ts";
import { type Proof, prove, readSecondFactor } from "#app/lib/factors.ts";
import { signInWith } from "#app/lib/outside-sign-in.ts";
import { canKeepPasskeys } from "#app/lib/passkey-support.ts";
import type { FactorRefusal } from "#app/lib/second-factor.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { CodeField } from "#app/ui/fields/code-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Factor, SecondFactorState } from "#domain/account/factor-fields.ts";
import { readBackupCode, readTotpCode } from "#domain/account/second-factor.ts";
import { BackupField } from "./backup-field.tsx";
import { factorWords } from "./factor-words.ts";
import { SentNote } from "./sent-note.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";
import { useSentCode } from "./use-sent-code.ts";

type ProofDialogProps = { onSettled: (isProven: boolean) => void };

export function ProofDialog(props: ProofDialogProps) {
  return (
    <WithMessages words={factorWords}>
      <Question {...props} />
    </WithMessages>
  );
}

function Question({ onSettled }: ProofDialogProps) {
  const t = useTranslations("factor.proof");
  const words = useRefusalWords();
  const [state, setState] = useState<SecondFactorState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wordsNow = useRef(words);
  wordsNow.current = words;
  useEffect(() => {
    void readSecondFactor().then((found) => {
      if (found.ok) setState(found.value);
      else setFailure(wordsNow.current(found));
    });
  }, []);
  const factors = state?.factors.filter(({ status }) => status === "verified") ?? [];
  const ways = state && waysOf(state, factors);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onSettled(false)}
      title={t("title")}
      description={t("lead")}
      closeLabel={t("close")}
    >
      {failure && (
        <div role="alert">
          <Remark tone="bad">{failure}</Remark>
        </div>
      )}
      {!state && !failure && <Skeleton rows={2} />}
      {ways?.length === 0 && <SignInAgain />}
      {ways && ways.length > 0 && (
        <ProofForm
          ways={ways}
          factors={factors}
          onProven={() => onSettled(true)}
          onCancel={() => onSettled(false)}
        />
      )}
    </Dialog>
  );
}

type Way = Exclude<Proof["kind"], "sent">;
const wayWords = {
  passkey: "usePasskey",
  code: "useCode",
  password: "usePassword",
  backup: "useBackup",
} as const;

/** The one asked for first, then the others. */
function waysOf(
  { hasPassword, backupCodesLeft, passkeys }: SecondFactorState,
  factors: readonly Factor[],
): readonly Way[] {
  return [
    ...(passkeys > 0 && canKeepPasskeys() ? (["passkey"] as const) : []),
    ...(hasPassword ? (["password"] as const) : []),
    ...(factors.length > 0 ? (["code"] as const) : []),
    ...(factors.length > 0 && backupCodesLeft > 0 ? (["backup"] as const) : []),
  ];
}

type ProofFormProps = {
  ways: readonly Way[];
  factors: readonly Factor[];
  onProven: () => void;
  onCancel: () => void;
};

function ProofForm({ ways, factors, onProven, onCancel }: ProofFormProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const focusSoon = useFocusSoon();
  const [way, setWay] = useState<Way>(ways[0] ?? "password");
  const [factorId, setFactorId] = useState(factors[0]?.id ?? "");
  const sent = useSentCode();
  const isPhone = way === "code" && factors.find(({ id }) => id === factorId)?.factor_type === "phone";
  const isUnsent = isPhone && sent.challengeId === null;
  const [typed, setTyped] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function change(text: string) {
    setTyped(text);
    setIssue(null);
  }
  function choose(next: Way) {
    setWay(next);
    change("");
    setProblem(null);
  }
  function chooseFactor(id: string) {
    setFactorId(id);
    sent.reset();
    change("");
    setProblem(null);
  }
  async function send() {
    setProblem(null);
    const refused = await sent.send(factorId);
    if (refused) return setProblem(words(refused));
    focusSoon(() => form.current?.querySelector<HTMLElement>("[inputmode=numeric]"));
  }
  function refuse(refusal: FactorRefusal) {
    if (refusal.problem === "wrong" || refusal.problem === "wrong_password") point(words(refusal));
    else setProblem(words(refusal));
  }
  function point(what: string) {
    setIssue(what);
    focusSoon(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }
  function readProof(): Proof | string {
    if (way === "passkey") return { kind: way };
    if (way === "password") return typed ? { kind: way, password: typed } : t("proof.missing");
    const code = way === "code" ? readTotpCode(typed) : readBackupCode(typed);
    if (code === null) return t(way === "code" ? "sixDigits" : "backup.malformed");
    if (way === "backup") return { kind: way, code };
    const { challengeId } = sent;
    return isPhone && challengeId !== null
      ? { kind: "sent", factorId, challengeId, code }
      : { kind: way, factorId, code };
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || sent.isSending) return;
    if (isUnsent) return send();
    setProblem(null);
    const proof = readProof();
    if (typeof proof === "string") return point(proof);
    setBusy(true);
    const outcome = await prove(proof);
    setBusy(false);
    if (outcome.ok) onProven();
    else refuse(outcome);
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {way === "code" && factors.length > 1 && (
          <RadioRows
            label={t("proof.which")}
            value={factorId}
            onChange={chooseFactor}
            options={factors.map(({ id, friendly_name }) => ({ value: id, label: friendly_name }))}
          />
        )}
        {way === "passkey" && <Text>{t("proof.passkey")}</Text>}
        {way === "password" && (
          <PasswordField
            label={t("proof.password")}
            showLabel={t("proof.show")}
            hideLabel={t("proof.hide")}
            autoComplete="current-password"
            value={typed}
            error={issue}
            onChange={({ target }) => change(target.value)}
          />
        )}
        {isUnsent && <Text tone="soft">{t("prompt.leadPhone")}</Text>}
        {way === "code" && !isUnsent && (
          <CodeField label={t("code")} value={typed} error={issue} onChange={change} />
        )}
        {isPhone && !isUnsent && (
          <SentNote times={sent.times} isSending={sent.isSending} onAgain={() => void send()} />
        )}
        {way === "backup" && <BackupField value={typed} error={issue ?? false} onChange={change} />}
        <div role="alert" className="empty:hidden">
          {problem && <Remark tone="bad">{problem}</Remark>}
        </div>
        <Inline gap={5} wrap>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <TextButton key={other} size="small" onClick={() => choose(other)}>
                {t(`proof.${wayWords[other]}`)}
              </TextButton>
            ))}
        </Inline>
        <Inline gap={2} wrap>
          <Button type="submit" variant="primary" pending={isBusy || (isUnsent && sent.isSending)}>
            {t(isUnsent ? "sent.send" : way === "passkey" ? "proof.askPasskey" : "proof.confirm")}
          </Button>
          <Button onClick={onCancel}>{t("proof.cancel")}</Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Without a password and a factor, a fresh sign-in is the proof; it comes back to this page. */
function SignInAgain() {
  const t = useTranslations("factor.proof");
  const language = useLocale();
  const { providers } = useAuthOptions();
  const words = useTranslations("factor.problem");
  const [problem, setProblem] = useState<string | null>(null);
  async function leave(id: string) {
    const target = location.pathname + location.search;
    const outcome = await signInWith(id, { target, opensAccounts: false, language });
    setProblem(outcome.ok ? null : words(outcome.problem === "network" ? "network" : "unknown"));
  }
  return (
    <Stack gap={3}>
      <Text>{t("signInAgain")}</Text>
      <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      <div className="border-b border-line">
        {providers.map(({ id, name }) => (
          <LinkRow key={id} title={t("with", { name })} onClick={() => void leave(id)} />
        ))}
      </div>
    </Stack>
  );
}
