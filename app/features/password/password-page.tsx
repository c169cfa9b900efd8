/** One's password at /profile/password: a new one, or the first one of an account that was opened another way. Only the server knows it. */
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { passwordWords as ruleWords } from "#app/features/auth/sign-up-check.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useSession } from "#app/lib/session.ts";
import { changePassword, type MethodRefusal, readSignInMethods } from "#app/lib/sign-in-methods.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { StrengthMeter } from "#app/ui/fields/strength-meter.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Text } from "#app/ui/type/text.tsx";
import { checkPassword } from "#domain/account/password.ts";
import { passwordStrength } from "#domain/account/password-strength.ts";
import { passwordWords } from "./password-words.ts";

export function Component() {
  return (
    <WithMessages words={passwordWords}>
      <PasswordPage />
    </WithMessages>
  );
}

function PasswordPage() {
  const t = useTranslations("password");
  const isOnDevice = useJournal()?.kind !== "account";
  const isOnline = useOnline();
  usePageTitle(t("title"));
  return (
    <SubPage
      width="reading"
      back={{ to: paths.profile, label: t("back") }}
      title={t("title")}
      warning={isOnline || isOnDevice ? null : t("offline")}
    >
      {isOnDevice ? <Text>{t("onDevice")}</Text> : <OwnPassword />}
    </SubPage>
  );
}

function OwnPassword() {
  const t = useTranslations("password");
  const reading = useReadOnline(readSignInMethods);
  const { value: methods, setValue: setMethods } = reading;
  if (!methods) {
    const words = { title: t("failed"), text: t("failedText"), again: t("again") };
    return <Unread reading={reading} rows={4} words={words} />;
  }
  const isFirst = !methods.hasPassword;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Text size="lead">{t(isFirst ? "leadFirst" : "lead")}</Text>
        <Text>{t("follows.others")}</Text>
        <Text>{t("follows.tokens")}</Text>
      </Stack>
      <NewPasswordForm isFirst={isFirst} onKept={() => setMethods({ ...methods, hasPassword: true })} />
      <Stack gap={3}>
        <Text>
          {t.rich("follows.stays", {
            passkeys: (text) => <TextLink to={paths.passkeys}>{text}</TextLink>,
            accounts: (text) => <TextLink to={paths.outsideAccounts}>{text}</TextLink>,
          })}
        </Text>
        <Text tone="soft">{t(isFirst ? "follows.proofFirst" : "follows.proof")}</Text>
      </Stack>
    </Stack>
  );
}

type NewPasswordFormProps = { isFirst: boolean; onKept: () => void };
type Rule = keyof typeof ruleWords;

const isRule = (reason: string | null): reason is Rule => reason !== null && reason in ruleWords;

function NewPasswordForm({ isFirst, onKept }: NewPasswordFormProps) {
  const t = useTranslations("password");
  const auth = useTranslations("auth.field");
  const accounts = useTranslations("accounts");
  const { user } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const focusSoon = useFocusSoon();
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [issues, setIssues] = useState<{ password?: string; confirm?: string }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const ruleText = (rule: Rule) => accounts(`check.${ruleWords[rule]}`);

  function refuse({ problem: why, weakness }: MethodRefusal) {
    if (why === "last" || why === "off") return setProblem(t("problem.unavailable"));
    if (why !== "weak") return setProblem(t(`problem.${why}`));
    setIssues({ password: isRule(weakness) ? ruleText(weakness) : t("problem.weak") });
    focusSoon(() => field.current);
  }
  async function keep() {
    const rule = checkPassword(password, user ?? {});
    const found = {
      ...(rule && { password: ruleText(rule) }),
      ...(password !== confirm && { confirm: accounts("check.mismatch") }),
    };
    setIssues(found);
    setProblem(null);
    if (found.password || found.confirm) return;
    setPending(true);
    const outcome = await changePassword(password);
    setPending(false);
    if (!outcome.ok) return refuse(outcome);
    setPassword("");
    setConfirm("");
    showToast({ title: t(isFirst ? "doneFirst" : "done"), detail: t("doneDetail") });
    onKept();
  }
  const score = passwordStrength(password, user ?? {});
  return (
    <div className="max-w-measure">
      <ShortForm submit={t("submit")} pending={isPending} problem={problem} onSubmit={() => void keep()}>
        {/* For password managers: whose password this is. */}
        {user && (
          <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        )}
        <PasswordField
          ref={field}
          label={auth("newPassword")}
          showLabel={auth("show")}
          hideLabel={auth("hide")}
          name="password"
          autoComplete="new-password"
          value={password}
          error={issues.password}
          hint={issues.password ? undefined : auth("atLeast")}
          onChange={({ target }) => {
            setPassword(target.value);
            setIssues({});
          }}
        />
        {password !== "" && (
          <StrengthMeter
            score={score}
            word={accounts(`strength.word.s${score}`)}
            advice={accounts(`strength.advice.s${score}`)}
          />
        )}
        <PasswordField
          label={auth("confirmPassword")}
          showLabel={auth("show")}
          hideLabel={auth("hide")}
          name="confirm"
          autoComplete="new-password"
          value={confirm}
          error={issues.confirm}
          hint={confirm !== "" && confirm === password ? auth("confirmed") : undefined}
          onChange={({ target }) => {
            setConfirm(target.value);
            setIssues({});
          }}
        />
      </ShortForm>
    </div>
  );
}
