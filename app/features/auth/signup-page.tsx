import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import type { LegalDocument } from "#app/features/legal/legal-sections.tsx";
import { resendConfirmation } from "#app/lib/accounts.ts";
import { useAuthOptions } from "#app/lib/auth-options.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { signUp } from "#app/lib/sign-up.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { StrengthMeter } from "#app/ui/fields/strength-meter.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { passwordStrength } from "#domain/account/password-strength.ts";
import { AuthShell } from "./auth-shell.tsx";
import { LetterSent } from "./letter-sent.tsx";
import { OutsideAccounts } from "./outside-accounts.tsx";
import { checkSignUp, type SignUpDraft, type SignUpIssues } from "./sign-up-check.ts";
import { type Admission, SignUpGate } from "./sign-up-gate.tsx";
import { useProblemWords } from "./use-problem-words.ts";
import { WithoutAccount } from "./without-account.tsx";

const LegalSheet = lazy(() =>
  import("#app/features/legal/legal-sheet.tsx").then(({ LegalSheet }) => ({ default: LegalSheet })),
);

/** Opens it over the form, so that nothing typed is lost; a click that opens a new tab or window stays an ordinary link. */
const inPlace = (open: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};

const blank: SignUpDraft = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirm: "",
  isAdult: false,
  accepts: false,
};

/** One empty field says so itself; several are said together too. */
const severalEmpty = (issues: SignUpIssues) =>
  Object.values(issues).filter((code) => code === "fillAll").length > 1;

export function Component() {
  return <SignUpGate>{(admission) => <SignUpForm {...admission} />}</SignUpGate>;
}

function SignUpForm({ invite, onRefused }: Admission) {
  const t = useTranslations("auth");
  const accounts = useTranslations("accounts");
  const language = useLocale();
  const navigate = useNavigate();
  const words = useProblemWords("signUp");
  const { emailConfirmation, sendsMail } = useAuthOptions();
  const [draft, setDraft] = useState(blank);
  const [issues, setIssues] = useState<SignUpIssues>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [reading, setReading] = useState<LegalDocument | null>(null);
  const noMail = accounts("signUp.noMail");
  usePageTitle(accounts("signUp.title"));

  const change = (part: Partial<SignUpDraft>) => setDraft({ ...draft, ...part });
  // What was wrong goes as soon as it is right.
  const now = Object.keys(issues).length === 0 ? {} : checkSignUp(draft);
  const isStillEmpty = severalEmpty(now);
  const wrong = (field: keyof SignUpDraft) => {
    const code = issues[field] && now[field];
    return code && (code === "fillAll" ? t("field.missing") : accounts(`check.${code}`));
  };
  function mayLeave(): boolean {
    const { isAdult, accepts } = checkSignUp(draft);
    setIssues({ ...(isAdult && { isAdult }), ...(accepts && { accepts }) });
    return !isAdult && !accepts;
  }
  async function open() {
    const found = checkSignUp(draft);
    setIssues(found);
    setProblem(null);
    if (Object.keys(found).length > 0) {
      if (severalEmpty(found)) setProblem(t("check.fillAll"));
      return;
    }
    setPending(true);
    const { firstName, lastName, password } = draft;
    const email = draft.email.trim();
    const invited = invite === undefined ? {} : { invite };
    const outcome = await signUp({ firstName, lastName, email, password, language, ...invited });
    setPending(false);
    if (!outcome.ok) {
      if (outcome.problem === "unknown") onRefused();
      return setProblem(words(outcome));
    }
    if (outcome.next === "in") await navigate(paths.dashboard, { replace: true });
    else if (sendsMail) setSentTo(email);
    else setProblem(noMail);
  }

  if (sentTo) {
    return (
      <LetterSent
        email={sentTo}
        onAgain={() => resendConfirmation(sentTo, language)}
        onOther={() => setSentTo(null)}
      />
    );
  }
  const score = passwordStrength(draft.password);
  return (
    <AuthShell title={accounts("signUp.title")} lead={accounts("signUp.lead")}>
      <div className="max-w-[36rem]">
        <ShortForm
          submit={accounts("signUp.submit")}
          pending={isPending}
          problem={problem === t("check.fillAll") && !isStillEmpty ? null : problem}
          onSubmit={() => void open()}
        >
          <Columns template="halves" className="gap-y-5!">
            <TextField
              label={t("field.firstName")}
              name="firstName"
              autoComplete="given-name"
              value={draft.firstName}
              error={wrong("firstName")}
              onChange={({ target }) => change({ firstName: target.value })}
            />
            <TextField
              label={t("field.lastName")}
              name="lastName"
              autoComplete="family-name"
              value={draft.lastName}
              error={wrong("lastName")}
              onChange={({ target }) => change({ lastName: target.value })}
            />
          </Columns>
          <TextField
            label={t("field.email")}
            type="email"
            name="email"
            autoComplete="email"
            value={draft.email}
            error={wrong("email")}
            onChange={({ target }) => change({ email: target.value })}
          />
          <PasswordField
            label={t("field.password")}
            showLabel={t("field.show")}
            hideLabel={t("field.hide")}
            name="password"
            autoComplete="new-password"
            value={draft.password}
            error={wrong("password")}
            hint={issues.password === "tooShort" ? undefined : t("field.atLeast")}
            onChange={({ target }) => change({ password: target.value })}
          />
          {draft.password !== "" && (
            <StrengthMeter
              score={score}
              word={accounts(`strength.word.s${score}`)}
              advice={accounts(`strength.advice.s${score}`)}
            />
          )}
          <PasswordField
            label={t("field.confirmPassword")}
            showLabel={t("field.show")}
            hideLabel={t("field.hide")}
            name="confirm"
            autoComplete="new-password"
            value={draft.confirm}
            error={wrong("confirm")}
            hint={draft.confirm !== "" && draft.confirm === draft.password ? t("field.confirmed") : undefined}
            onChange={({ target }) => change({ confirm: target.value })}
          />
          <Stack gap={3}>
            <Checkbox
              label={accounts("signUp.adult")}
              checked={draft.isAdult}
              error={wrong("isAdult")}
              onChange={({ target }) => change({ isAdult: target.checked })}
            />
            <Checkbox
              label={accounts.rich("signUp.accept", {
                terms: (text) => (
                  <TextLink to={paths.terms} onClick={inPlace(() => setReading("terms"))}>
                    {text}
                  </TextLink>
                ),
                privacy: (text) => (
                  <TextLink to={paths.privacy} onClick={inPlace(() => setReading("privacy"))}>
                    {text}
                  </TextLink>
                ),
              })}
              checked={draft.accepts}
              error={wrong("accepts")}
              onChange={({ target }) => change({ accepts: target.checked })}
            />
          </Stack>
        </ShortForm>
        {/* Its place is kept: what is below does not move when the server has said it. */}
        <Text
          size="small"
          tone={sendsMail ? "soft" : "bad"}
          className={emailConfirmation && problem !== noMail ? "pt-3" : "invisible pt-3"}
        >
          {sendsMail ? accounts("signUp.after") : noMail}
        </Text>
        <OutsideAccounts target={paths.dashboard} opensAccounts={{ invite }} mayLeave={mayLeave} />
      </div>
      <Text tone="soft">
        {accounts.rich("signUp.hasAccount", { link: (text) => <TextLink to={paths.login}>{text}</TextLink> })}
      </Text>
      <Stack gap={3}>
        <WithoutAccount />
      </Stack>
      {reading && (
        <Suspense>
          <LegalSheet document={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </AuthShell>
  );
}
