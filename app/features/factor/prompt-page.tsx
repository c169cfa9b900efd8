/** Between the password, or an outside account, and the journal: the code of an authenticator app, or a backup code. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { AuthShell } from "#app/features/auth/auth-shell.tsx";
import { originIn } from "#app/lib/own-path.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { canKeepPasskeys } from "#app/lib/passkey-support.ts";
import {
  cancelSignIn,
  type FactorRefusal,
  passSecondStep,
  readPendingSignIn,
  type SecondStep,
} from "#app/lib/second-factor.ts";
import { currentSession } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { CodeField } from "#app/ui/fields/code-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { PendingSignIn } from "#domain/account/factor-fields.ts";
import { readBackupCode, readTotpCode } from "#domain/account/second-factor.ts";
import { BackupField } from "./backup-field.tsx";
import { CodeClock } from "./code-clock.tsx";
import { factorWords } from "./factor-words.ts";
import { LossNote, LostFactor } from "./lost-factor.tsx";
import { SentNote } from "./sent-note.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";
import { useSentCode } from "./use-sent-code.ts";

export function Component() {
  return (
    <WithMessages words={factorWords}>
      <PromptPage />
    </WithMessages>
  );
}

function PromptPage() {
  const t = useTranslations("factor");
  const { search } = useLocation();
  const [found, setFound] = useState<Awaited<ReturnType<typeof readPendingSignIn>> | null>(null);
  const look = useCallback(async () => setFound(await readPendingSignIn()), []);
  useEffect(() => void look(), [look]);
  usePageTitle(t("prompt.page"));
  // A reload keeps the prompt: the server knows what waits. Nothing does, or somebody is in: the sign-in page sends on.
  if (found?.ok && !found.pending) return <Navigate to={paths.login + search} replace />;
  if (found?.ok && found.pending) return <Prompt pending={found.pending} />;
  return (
    <AuthShell title={t("prompt.title")}>
      {found ? (
        <ErrorState
          title={t("prompt.unreached")}
          text={t("prompt.unreachedText")}
          actions={<Button onClick={() => void look()}>{t("again")}</Button>}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </AuthShell>
  );
}

type Kind = "code" | "backup";

function Prompt({ pending }: { pending: PendingSignIn }) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isShared = useSharedDevice();
  const { factors, hasBackupCodes } = pending;
  const canUsePasskey = pending.hasPasskeys && canKeepPasskeys();
  const [kind, setKind] = useState<Kind>("code");
  const [isLost, setLost] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const focusSoon = useFocusSoon();
  const [factorId, setFactorId] = useState(factors[0]?.id ?? "");
  const sent = useSentCode();
  const isPhone = kind === "code" && factors.find(({ id }) => id === factorId)?.factor_type === "phone";
  const isUnsent = isPhone && sent.challengeId === null;
  const [code, setCode] = useState("");
  const [backup, setBackup] = useState("");
  const [isTrusted, setTrusted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function change(next: Kind) {
    setKind(next);
    setIssue(null);
    setProblem(null);
  }
  function choose(id: string) {
    setFactorId(id);
    setCode("");
    setIssue(null);
    setProblem(null);
    sent.reset();
  }
  async function send() {
    setProblem(null);
    setIssue(null);
    const refused = await sent.send(factorId);
    if (refused) setProblem(words(refused));
    else focusSoon(() => field.current);
  }
  function refuse(refusal: FactorRefusal) {
    if (refusal.problem !== "wrong") return setProblem(words(refusal));
    setIssue(words(refusal));
    setCode("");
    field.current?.focus();
  }
  async function verify() {
    if (isUnsent) return send();
    setProblem(null);
    const read = kind === "code" ? readTotpCode(code) : readBackupCode(backup);
    setIssue(read === null ? t(kind === "code" ? "sixDigits" : "backup.malformed") : null);
    if (read === null) return;
    await finish(stepOf(read));
  }
  function askPasskey() {
    setProblem(null);
    setIssue(null);
    if (!isBusy) void finish({ kind: "passkey" });
  }
  async function finish(step: SecondStep) {
    setBusy(true);
    const passed = await passSecondStep(step, isTrusted && !isShared);
    setBusy(false);
    if (!passed.ok) return refuse(passed);
    await enter(passed.at);
  }
  async function enter(at: "here" | "blocked") {
    const target = originIn(search, paths.dashboard, currentSession().user?.id ?? null);
    await navigate(at === "here" ? target : paths.login + search, { replace: true });
  }
  function stepOf(read: string): SecondStep {
    if (kind === "backup") return { kind, code: read };
    const { challengeId } = sent;
    return isPhone && challengeId !== null
      ? { kind: "sent", factorId, challengeId, code: read }
      : { kind, factorId, code: read };
  }
  async function cancel() {
    const cancelled = await cancelSignIn();
    if (!cancelled.ok) return setProblem(words(cancelled));
    await navigate(paths.login + search, { replace: true });
  }
  if (isLost)
    return (
      <AuthShell title={t("lost.title")}>
        <LostFactor pending={pending} onBack={() => setLost(false)} onEnter={enter} />
      </AuthShell>
    );
  return (
    <AuthShell
      title={t(kind === "code" ? "prompt.title" : "prompt.backupTitle")}
      lead={t(kind === "backup" ? "prompt.backupLead" : isPhone ? "prompt.leadPhone" : "prompt.lead")}
    >
      <Stack gap={8} className="max-w-measure">
        {pending.loss && <LossNote pending={pending} loss={pending.loss} onUse={() => setLost(true)} />}
        <ShortForm
          submit={t(isUnsent ? "sent.send" : "verify")}
          pending={isBusy || (isUnsent && sent.isSending)}
          problem={problem}
          onSubmit={() => void verify()}
        >
          <Text tone="soft" size="small">
            {t("prompt.who", { email: pending.email })}
          </Text>
          {kind === "code" && factors.length > 1 && (
            <RadioRows
              label={t("prompt.which")}
              value={factorId}
              onChange={choose}
              options={factors.map(({ id, friendly_name }) => ({ value: id, label: friendly_name }))}
            />
          )}
          {kind === "code" && !isUnsent && (
            <Stack gap={3}>
              <CodeField
                ref={field}
                label={t("code")}
                // The one thing to do on this page.
                autoFocus
                value={code}
                error={issue}
                onChange={(digits) => {
                  setCode(digits);
                  setIssue(null);
                }}
              />
              {isPhone ? (
                <SentNote times={sent.times} isSending={sent.isSending} onAgain={() => void send()} />
              ) : (
                <CodeClock />
              )}
            </Stack>
          )}
          {kind === "backup" && (
            <BackupField
              value={backup}
              error={issue ?? false}
              onChange={(text) => {
                setBackup(text);
                setIssue(null);
              }}
            />
          )}
          {!isShared && (
            <Checkbox
              size="small"
              label={t("prompt.trust")}
              checked={isTrusted}
              onChange={({ target }) => setTrusted(target.checked)}
            />
          )}
        </ShortForm>
        <Stack gap={3} as="section">
          <Heading>{t(isPhone ? "prompt.otherwisePhone" : "prompt.otherwise")}</Heading>
          <div className="border-b border-line">
            {canUsePasskey && (
              <LinkRow
                title={t("prompt.usePasskey")}
                detail={t("prompt.usePasskeyDetail")}
                onClick={askPasskey}
              />
            )}
            {kind === "backup" && (
              <LinkRow
                title={t("prompt.useCode")}
                detail={t("prompt.useCodeDetail")}
                onClick={() => change("code")}
              />
            )}
            {kind === "code" && hasBackupCodes && (
              <LinkRow
                title={t("prompt.useBackup")}
                detail={t("prompt.useBackupDetail")}
                onClick={() => change("backup")}
              />
            )}
            <LinkRow
              title={t("prompt.cancel")}
              detail={t("prompt.cancelDetail")}
              onClick={() => void cancel()}
            />
          </div>
          <Text tone="soft" size="small">
            {t.rich("prompt.lost", {
              link: (text) => (
                <TextLink to={paths.support} size="small">
                  {text}
                </TextLink>
              ),
            })}
          </Text>
          <div>
            <TextButton tone="soft" size="small" onClick={() => setLost(true)}>
              {t("lost.open")}
            </TextButton>
          </div>
        </Stack>
      </Stack>
    </AuthShell>
  );
}
