import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { resetPassword } from "#app/lib/accounts.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { checkPassword } from "#domain/account/password.ts";
import { AuthShell } from "./auth-shell.tsx";
import { passwordWords } from "./sign-up-check.ts";
import { useProblemWords } from "./use-problem-words.ts";

export function Component() {
  const t = useTranslations("auth");
  const accounts = useTranslations("accounts");
  const words = useProblemWords("other");
  const [search] = useSearchParams();
  const token = search.get("token");
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [issues, setIssues] = useState<{ password?: string; confirm?: string }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isBad, setBad] = useState(token === null || search.has("error"));
  usePageTitle(accounts(isBad && !isDone ? "reset.badTitle" : "reset.title"));

  async function keep() {
    const weakness = checkPassword(password);
    const found = {
      ...(weakness && { password: accounts(`check.${passwordWords[weakness]}`) }),
      ...(password !== confirm && { confirm: accounts("check.mismatch") }),
    };
    setIssues(found);
    setProblem(null);
    if (found.password || found.confirm) return;
    setPending(true);
    const outcome = await resetPassword(token ?? "", password);
    setPending(false);
    if (outcome.ok) setDone(true);
    else if (outcome.problem === "invalid_token") setBad(true);
    else setProblem(words(outcome));
  }
  if (isBad || isDone) {
    return (
      <AuthShell title={accounts(isDone ? "reset.title" : "reset.badTitle")}>
        <Stack gap={5} align="start" className="max-w-measure">
          {isBad && <LostPath />}
          <Text size="lead">{accounts(isDone ? "reset.done" : "reset.bad")}</Text>
          {isDone ? (
            <ButtonLink to={paths.login} variant="primary">
              {t("login.submit")}
            </ButtonLink>
          ) : (
            <TextLink to={paths.forgotPassword} alone>
              {accounts("reset.again")}
            </TextLink>
          )}
        </Stack>
      </AuthShell>
    );
  }
  return (
    <AuthShell title={accounts("reset.title")} lead={accounts("reset.lead")}>
      <div className="max-w-measure">
        <ShortForm
          submit={accounts("reset.submit")}
          pending={isPending}
          problem={problem}
          onSubmit={() => void keep()}
        >
          <PasswordField
            label={t("field.newPassword")}
            showLabel={t("field.show")}
            hideLabel={t("field.hide")}
            autoComplete="new-password"
            value={password}
            error={issues.password}
            hint={issues.password ? undefined : t("field.atLeast")}
            onChange={({ target }) => setPassword(target.value)}
          />
          <PasswordField
            label={t("field.confirmPassword")}
            showLabel={t("field.show")}
            hideLabel={t("field.hide")}
            autoComplete="new-password"
            value={confirm}
            error={issues.confirm}
            onChange={({ target }) => setConfirm(target.value)}
          />
        </ShortForm>
      </div>
    </AuthShell>
  );
}
