import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type Confirmation, confirmAddress } from "#app/lib/confirm-address.ts";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { checkPassword } from "#domain/account/password.ts";
import { AuthShell } from "./auth-shell.tsx";
import { passwordWords } from "./sign-up-check.ts";
import { useProblemWords } from "./use-problem-words.ts";

type ConfirmAddressProps = {
  token: string;
  /** Not called when the person is signed in: the session changes then. */
  onDone: (end: "confirmed" | "bad" | "uninvited") => void;
};

/**
 * Confirms at once, which succeeds only in the browser that signed up, so that a mail scanner that opens links confirms nothing. In any
 * other browser the reader of the mailbox chooses the password.
 */
export function ConfirmAddress({ token, onDone }: ConfirmAddressProps) {
  const t = useTranslations("auth");
  const accounts = useTranslations("accounts");
  const words = useProblemWords("other");
  const asked = useRef(false);
  const [step, setStep] = useState<"asking" | "password" | "again">("asking");
  const [password, setPassword] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  function follow(outcome: Confirmation) {
    if (outcome.ok) return outcome.next === "signIn" ? onDone("confirmed") : undefined;
    if (outcome.reason === "password") return setStep("password");
    if (outcome.reason === "uninvited") return onDone("uninvited");
    if (outcome.problem === "invalid_token") return onDone("bad");
    setStep((before) => (before === "asking" ? "again" : before));
    setProblem(words(outcome));
  }
  async function confirm() {
    setPending(true);
    setProblem(null);
    const outcome = await confirmAddress(token);
    setPending(false);
    follow(outcome);
  }
  async function keep() {
    const weakness = checkPassword(password);
    setIssue(weakness && accounts(`check.${passwordWords[weakness]}`));
    setProblem(null);
    if (weakness) return;
    setPending(true);
    const outcome = await confirmAddress(token, password);
    setPending(false);
    follow(outcome);
  }
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirm();
  });

  if (step === "asking") {
    return (
      <AuthShell title={accounts("callback.confirming")}>
        <Text tone="soft">{accounts("callback.wait")}</Text>
      </AuthShell>
    );
  }
  if (step === "again") {
    return (
      <AuthShell title={accounts("callback.againTitle")}>
        <div className="max-w-measure">
          <ShortForm
            submit={accounts("callback.tryAgain")}
            pending={isPending}
            problem={problem}
            onSubmit={() => void confirm()}
          >
            <Text size="lead">{accounts("callback.stillGood")}</Text>
          </ShortForm>
        </div>
      </AuthShell>
    );
  }
  return (
    <AuthShell title={accounts("callback.passwordTitle")} lead={accounts("callback.passwordLead")}>
      <div className="max-w-measure">
        <ShortForm
          submit={accounts("callback.confirm")}
          pending={isPending}
          problem={problem}
          onSubmit={() => void keep()}
        >
          <PasswordField
            label={t("field.password")}
            showLabel={t("field.show")}
            hideLabel={t("field.hide")}
            autoComplete="new-password"
            value={password}
            error={issue}
            hint={issue ? undefined : t("field.atLeast")}
            onChange={({ target }) => setPassword(target.value)}
          />
        </ShortForm>
      </div>
    </AuthShell>
  );
}
