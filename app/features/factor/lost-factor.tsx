/** For whoever is asked for a second factor and has none left (docs/decisions/080-a-way-back-for-a-lost-factor.md). */
import { Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { askFactorLoss, passSecondStep } from "#app/lib/second-factor.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { paths } from "#app/paths.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { FactorLoss, PendingSignIn } from "#domain/account/factor-fields.ts";
import { isOpen, useDayAndTime } from "./loss-opening.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

type LossNoteProps = { pending: PendingSignIn; loss: FactorLoss; onUse: () => void };

/** Over the prompt, while a way back waits or is open. */
export function LossNote({ pending, loss, onUse }: LossNoteProps) {
  const t = useTranslations("factor.lost");
  const at = useDayAndTime();
  const isDue = isOpen(pending);
  return (
    <Stack gap={2} align="start">
      <Remark icon={Hourglass} tone="warn">
        {isDue ? t("dueNote", at(loss.until)) : t("waitingNote", at(loss.dueAt))}
      </Remark>
      {isDue && (
        <TextButton size="small" onClick={onUse}>
          {t("use")}
        </TextButton>
      )}
    </Stack>
  );
}

type LostFactorProps = {
  pending: PendingSignIn;
  onBack: () => void;
  onEnter: (at: "here" | "blocked") => Promise<void>;
};

export function LostFactor({ pending, onBack, onEnter }: LostFactorProps) {
  const t = useTranslations("factor.lost");
  const { loss, canRecover } = pending;
  // What was pressed is gone: the page is read from its beginning.
  useEffect(focusPage, []);
  return (
    <Stack gap={8} className="max-w-measure">
      {loss && isOpen(pending) ? (
        <Due email={pending.email} loss={loss} onEnter={onEnter} />
      ) : loss ? (
        <Waiting loss={loss} />
      ) : canRecover ? (
        <Asking email={pending.email} />
      ) : (
        <NoWay />
      )}
      <div className="border-b border-line">
        <LinkRow title={t("back")} detail={t("backDetail")} onClick={onBack} />
      </div>
    </Stack>
  );
}

function focusPage(): void {
  const page = document.getElementById("content");
  if (page && !page.contains(document.activeElement)) page.focus();
}

function Asking({ email }: { email: string }) {
  const t = useTranslations("factor.lost");
  const words = useRefusalWords();
  const focusSoon = useFocusSoon();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function ask() {
    setBusy(true);
    setProblem(null);
    const asked = await askFactorLoss();
    setBusy(false);
    if (!asked.ok) return setProblem(words(asked));
    setSent(true);
    focusSoon(() => document.getElementById("content"));
  }
  if (isSent)
    return (
      <Stack gap={5}>
        <Letter />
        <Text size="lead" className="wrap-anywhere">
          {t("sent", { email })}
        </Text>
        <Text tone="soft">{t("sentNext")}</Text>
      </Stack>
    );
  return (
    <Stack gap={5}>
      <Text size="lead">{t("lead")}</Text>
      <ShortForm submit={t("ask")} pending={isBusy} problem={problem} onSubmit={() => void ask()}>
        <ol className="border-b border-line">
          <Step>{t("first", { email })}</Step>
          <Step>{t("second")}</Step>
          <Step>{t("last")}</Step>
        </ol>
      </ShortForm>
    </Stack>
  );
}

function Step({ children }: { children: ReactNode }) {
  return <li className="border-t border-line py-3 type-body wrap-anywhere text-ink">{children}</li>;
}

function Waiting({ loss }: { loss: FactorLoss }) {
  const t = useTranslations("factor.lost");
  const at = useDayAndTime();
  return (
    <Stack gap={5}>
      <Text size="lead">{t("waiting", at(loss.dueAt))}</Text>
      <Text tone="soft">{t("waitingStop")}</Text>
    </Stack>
  );
}

type DueProps = { email: string; loss: FactorLoss; onEnter: LostFactorProps["onEnter"] };

function Due({ email, loss, onEnter }: DueProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const at = useDayAndTime();
  const focusSoon = useFocusSoon();
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function enter() {
    setProblem(null);
    setIssue(password === "" ? t("lost.missing") : null);
    if (password === "") return;
    setBusy(true);
    const passed = await passSecondStep({ kind: "lost", password }, false);
    setBusy(false);
    if (passed.ok) return onEnter(passed.at);
    if (passed.problem !== "wrong_password") return setProblem(words(passed));
    setIssue(words(passed));
    focusSoon(() => document.querySelector<HTMLElement>("[aria-invalid=true]"));
  }
  return (
    <Stack gap={5}>
      <Text size="lead">{t("lost.due", at(loss.until))}</Text>
      <Text tone="soft">{t("lost.dueWhat")}</Text>
      <ShortForm submit={t("lost.use")} pending={isBusy} problem={problem} onSubmit={() => void enter()}>
        <Text tone="soft" size="small">
          {t("prompt.who", { email })}
        </Text>
        <PasswordField
          label={t("lost.password")}
          showLabel={t("proof.show")}
          hideLabel={t("proof.hide")}
          autoComplete="current-password"
          value={password}
          error={issue}
          onChange={({ target }) => {
            setPassword(target.value);
            setIssue(null);
          }}
        />
      </ShortForm>
    </Stack>
  );
}

/** Said as it is: without a password and a proved mailbox nobody can tell who this is. */
function NoWay() {
  const t = useTranslations("factor.lost");
  return (
    <Stack gap={5}>
      <Text size="lead">{t("none")}</Text>
      <Text tone="soft">
        {t.rich("noneWhat", { link: (text) => <TextLink to={paths.support}>{text}</TextLink> })}
      </Text>
    </Stack>
  );
}
