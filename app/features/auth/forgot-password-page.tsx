import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { requestPasswordReset } from "#app/lib/accounts.ts";
import { useAuthOptions } from "#app/lib/auth-options.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { useProblemWords } from "./use-problem-words.ts";

export function Component() {
  const t = useTranslations("auth");
  const accounts = useTranslations("accounts");
  const language = useLocale();
  const words = useProblemWords("sendMail");
  const { sendsMail } = useAuthOptions();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  usePageTitle(accounts("forgot.title"));

  async function send() {
    const address = email.trim();
    setMissing(address === "");
    setProblem(address === "" ? t("check.fillAll") : null);
    if (address === "") return;
    setPending(true);
    const outcome = await requestPasswordReset(address, language);
    setPending(false);
    if (outcome.ok) setSentTo(address);
    else setProblem(words(outcome));
  }
  return (
    <AuthShell title={accounts(sentTo && sendsMail ? "forgot.sentTitle" : "forgot.title")}>
      <Stack gap={5} className="max-w-measure">
        {!sendsMail && <Text>{accounts("forgot.noMail")}</Text>}
        {sendsMail && sentTo && (
          <>
            <Letter />
            <Text size="lead" className="wrap-anywhere">
              {accounts("forgot.sent", { email: sentTo })}
            </Text>
          </>
        )}
        {sendsMail && !sentTo && (
          <>
            <Text tone="soft">{accounts("forgot.lead")}</Text>
            <ShortForm
              submit={accounts("forgot.submit")}
              pending={isPending}
              problem={isMissing && email.trim() !== "" ? null : problem}
              onSubmit={() => void send()}
            >
              <TextField
                label={t("field.email")}
                type="email"
                name="email"
                autoComplete="email"
                error={isMissing && email.trim() === "" && t("field.missing")}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </ShortForm>
          </>
        )}
        <p>
          <TextLink to={paths.login} alone>
            {accounts("forgot.back")}
          </TextLink>
        </p>
      </Stack>
    </AuthShell>
  );
}
