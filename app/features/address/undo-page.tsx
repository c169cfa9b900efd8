/** Where the mail to the old address leads: brings it back, with a new password. It changes nothing by being opened. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { AuthShell } from "#app/features/auth/auth-shell.tsx";
import { passwordWords } from "#app/features/auth/sign-up-check.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { checkPassword } from "#domain/account/password.ts";
import { undoAddress } from "./address-calls.ts";
import { addressWords } from "./address-words.ts";
import { useProblemWords } from "./use-problem-words.ts";

export function Component() {
  return (
    <WithMessages words={addressWords}>
      <UndoPage />
    </WithMessages>
  );
}

function UndoPage() {
  const t = useTranslations("address.undo");
  const auth = useTranslations("auth");
  const accounts = useTranslations("accounts");
  const words = useProblemWords();
  const [search] = useSearchParams();
  const token = search.get("token");
  const [password, setPassword] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [end, setEnd] = useState<"done" | "bad" | "taken" | null>(token === null ? "bad" : null);
  usePageTitle(t(end ? `${end}Title` : "title"));

  async function bringBack() {
    const weakness = checkPassword(password);
    setIssue(weakness && accounts(`check.${passwordWords[weakness]}`));
    setProblem(null);
    if (weakness) return;
    setPending(true);
    const told = await undoAddress(token ?? "", password);
    setPending(false);
    if (told.ok) setEnd("done");
    else if (told.problem === "link") setEnd("bad");
    else if (told.problem === "taken") setEnd("taken");
    else if (told.problem === "weak") setIssue(words(told));
    else setProblem(words(told));
  }
  if (end) {
    return (
      <AuthShell title={t(`${end}Title`)}>
        <Stack gap={5} align="start" className="max-w-measure">
          {end !== "done" && <LostPath />}
          <Text size="lead">{t(end)}</Text>
          <ButtonLink to={paths.login} variant="primary">
            {auth("login.submit")}
          </ButtonLink>
        </Stack>
      </AuthShell>
    );
  }
  return (
    <AuthShell title={t("title")} lead={t("lead")}>
      <Stack gap={5} className="max-w-measure">
        <Text tone="soft">{t("what")}</Text>
        <ShortForm
          submit={t("submit")}
          pending={isPending}
          problem={problem}
          onSubmit={() => void bringBack()}
        >
          <PasswordField
            label={auth("field.newPassword")}
            showLabel={auth("field.show")}
            hideLabel={auth("field.hide")}
            autoComplete="new-password"
            value={password}
            error={issue}
            hint={issue ? undefined : auth("field.atLeast")}
            onChange={({ target }) => setPassword(target.value)}
          />
        </ShortForm>
      </Stack>
    </AuthShell>
  );
}
