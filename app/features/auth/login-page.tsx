import { lazy, Suspense, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { resendConfirmation, signIn } from "#app/lib/accounts.ts";
import { useAuthOptions } from "#app/lib/auth-options.ts";
import type { AuthProblem } from "#app/lib/auth-problem.ts";
import { hasDeviceJournal, hasLeftOnDevice } from "#app/lib/journal-choice.ts";
import { isSomeoneKnownHere } from "#app/lib/known-here.ts";
import { lockStateOf } from "#app/lib/lock/lock-registry.ts";
import { useLockedCopies } from "#app/lib/locked-list.ts";
import { originIn } from "#app/lib/own-path.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { offersPasskeys } from "#app/lib/passkey-support.ts";
import { currentSession, useDeletedAccount, useSession } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { useStore } from "#app/lib/store.ts";
import { paths } from "#app/paths.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { useProblemWords } from "./use-problem-words.ts";
import { WithoutAccount } from "./without-account.tsx";

/** What Tendre is, after the first paint, for whoever has not been here. */
const Newcomer = lazy(async () => ({ default: (await import("./arrival/newcomer.tsx")).Newcomer }));

/** Passkeys and outside accounts. */
const OtherWays = lazy(async () => ({ default: (await import("./other-ways.tsx")).OtherWays }));

/** Loaded only when there is something to show about an earlier person, or about the journal of this device. */
const DoorNotes = lazy(() => import("#app/features/leaving/sign-in-notes.tsx"));

export function Component() {
  const t = useTranslations("auth");
  const navigate = useNavigate();
  const language = useLocale();
  const words = useProblemWords("login");
  const mailWords = useProblemWords("sendMail");
  const { user, error, signInNotice } = useSession();
  const { search } = useLocation();
  const { sendsMail } = useAuthOptions();
  const isShared = useSharedDevice();
  const isStranger = !isSomeoneKnownHere();
  const isKept = hasDeviceJournal();
  const isLocked = useStore(lockStateOf("device")).at !== "none";
  const isDeleted = useDeletedAccount() !== null;
  const hasNotes = useLockedCopies().length > 0 || signInNotice !== null || isShared || isDeleted || isKept;
  const targetOf = (personId: string | null) => originIn(search, paths.dashboard, personId);
  const target = targetOf(user?.id ?? null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(true);
  const [isPending, setPending] = useState(false);
  const [missing, setMissing] = useState({ email: false, password: false });
  const [problem, setProblem] = useState<string | null>(null);
  const [kind, setKind] = useState<AuthProblem | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t("login.page"));

  if (user && error === null && !isPending) return <Navigate to={target} replace />;

  // What was wrong goes as soon as it is written.
  const isMissing = {
    email: missing.email && email.trim() === "",
    password: missing.password && password === "",
  };
  const isSaid = problem !== t("check.fillAll") || (isMissing.email && isMissing.password);

  async function enter() {
    const missing = { email: email.trim() === "", password: password === "" };
    setMissing(missing);
    setKind(null);
    setSentTo(null);
    // One empty field says so itself.
    setProblem(missing.email && missing.password ? t("check.fillAll") : null);
    if (missing.email || missing.password) return;
    setPending(true);
    const outcome = await signIn({ email: email.trim(), password, remember });
    setPending(false);
    if (!outcome.ok && outcome.problem === "two_factor")
      return navigate(paths.twoFactorPrompt + search, { replace: true });
    if (!outcome.ok) {
      setKind(outcome.problem);
      // The notes show it, with what can be done.
      return setProblem(outcome.problem === "blocked" ? null : words(outcome));
    }
    await goOn();
  }
  async function goOn() {
    const { user: person } = currentSession();
    // Without one, the notes say what stands in the way.
    if (person) await navigate(targetOf(person.id), { replace: true });
  }
  async function resend() {
    const to = email.trim();
    const outcome = await resendConfirmation(to, language);
    if (outcome.ok) {
      setKind(null);
      setSentTo(to);
    }
    setProblem(outcome.ok ? null : mailWords(outcome));
  }
  return (
    <AuthShell title={t("login.title")} lead={t("tagline")}>
      <Columns template="halves">
        <Stack gap={5}>
          {hasNotes && (
            <Suspense>
              <DoorNotes />
            </Suspense>
          )}
          {hasLeftOnDevice() && (
            <Remark role="status">{t(isLocked ? "login.leftLocked" : "login.leftDevice")}</Remark>
          )}
          {error === "expired" && <Remark tone="warn">{t("login.ended")}</Remark>}
          <ShortForm
            submit={t("login.submit")}
            pending={isPending}
            problem={isSaid ? problem : null}
            onSubmit={() => void enter()}
          >
            <TextField
              label={t("field.email")}
              type="email"
              name="email"
              autoComplete="username webauthn"
              value={email}
              error={isMissing.email && t("field.missing")}
              onChange={({ target }) => setEmail(target.value)}
            />
            <PasswordField
              label={t("field.password")}
              showLabel={t("field.show")}
              hideLabel={t("field.hide")}
              name="password"
              autoComplete="current-password"
              value={password}
              error={isMissing.password && t("field.missing")}
              onChange={({ target }) => setPassword(target.value)}
            />
            <Inline justify="between" wrap gap={3}>
              {!isShared && (
                <Checkbox
                  size="small"
                  label={t("login.remember")}
                  checked={remember}
                  onChange={({ target }) => setRemember(target.checked)}
                />
              )}
              <TextLink to={paths.forgotPassword} tone="soft" size="small">
                {t("login.forgot")}
              </TextLink>
            </Inline>
          </ShortForm>
          <div role="status" className="empty:hidden">
            {sentTo !== null && <Remark>{t("login.resent", { email: sentTo })}</Remark>}
          </div>
          {kind === "unverified" &&
            (sendsMail ? (
              <TextButton size="small" onClick={() => void resend()}>
                {t("login.resend")}
              </TextButton>
            ) : (
              <Remark>{t("login.noMail")}</Remark>
            ))}
          <SectionBoundary fallback={offersPasskeys() && <PasskeyPlace />}>
            <OtherWays target={target} remember={remember && !isShared} onEntered={() => void goOn()} />
          </SectionBoundary>
          <p className="type-body text-ink-soft">
            {t.rich("login.noAccount", { link: (text) => <TextLink to={paths.signUp}>{text}</TextLink> })}
          </p>
        </Stack>
        <Stack gap={3}>
          <WithoutAccount />
          <Inline gap={1} wrap className="hidden lg:flex">
            {[1, 2, 3].map((press) => (
              <Kbd key={press}>{t("login.quitKey")}</Kbd>
            ))}
            <span className="type-small text-ink-soft">{t("login.quit")}</span>
          </Inline>
          {isStranger && (
            // As tall as what comes, so that nothing moves.
            <div className="min-h-175">
              <SectionBoundary isOrnament>
                <Newcomer />
              </SectionBoundary>
            </div>
          )}
        </Stack>
      </Columns>
    </AuthShell>
  );
}

/** As tall as the row that comes, so that nothing moves. */
function PasskeyPlace() {
  const t = useTranslations("auth.passkey");
  return (
    <div className="invisible">
      <LinkRow title={t("enter")} detail={t("enterDetail")} onClick={() => undefined} />
    </div>
  );
}
