/** Where the mails about a way back lead: one begins the seven days, the others stop them. Nothing happens by being opened: scanners follow links. */
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { AuthShell } from "#app/features/auth/auth-shell.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { beginFactorLoss, type FactorRefusal, stopFactorLoss } from "#app/lib/second-factor.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { FactorLoss } from "#domain/account/factor-fields.ts";
import { factorWords } from "./factor-words.ts";
import { useDayAndTime } from "./loss-opening.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

export function Component() {
  return (
    <WithMessages words={factorWords}>
      <LostPage />
    </WithMessages>
  );
}

type End =
  | { readonly kind: "begun"; readonly loss: FactorLoss }
  | { readonly kind: "stopped" | "used" | "expired" | "over" | "missing" };

function LostPage() {
  const t = useTranslations("factor.lost");
  const words = useRefusalWords();
  const focusSoon = useFocusSoon();
  const [search] = useSearchParams();
  const token = search.get("token");
  const stopToken = search.get("stop");
  const [end, setEnd] = useState<End | null>(token || stopToken ? null : { kind: "missing" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = stopToken ? "stop" : "begin";
  const title = end ? t(endTitles[end.kind]) : t(`${asked}.title`);
  usePageTitle(title);

  async function act() {
    setBusy(true);
    setProblem(null);
    const told = stopToken ? await stop(stopToken) : await begin(token ?? "");
    setBusy(false);
    if ("problem" in told) return setProblem(words(told));
    setEnd(told);
    // The button is gone: the page is read from its beginning.
    focusSoon(() => document.getElementById("content"));
  }
  return (
    <AuthShell title={title} {...(end ? {} : { lead: t(`${asked}.lead`) })}>
      <Stack gap={5} align="start" className="max-w-measure">
        {end ? <Ended end={end} /> : asked === "stop" ? <Text>{t("stop.what")}</Text> : <Beginning />}
        {!end && (
          <>
            <div role="alert" className="empty:hidden">
              {problem && (
                <Remark icon={CircleAlert} tone="bad">
                  {problem}
                </Remark>
              )}
            </div>
            <Button variant="primary" pending={isBusy} onClick={() => void act()}>
              {t(`${asked}.submit`)}
            </Button>
          </>
        )}
      </Stack>
    </AuthShell>
  );
}

/** A link that leads nowhere ends the page; after anything else the button can be pressed again. */
async function begin(token: string): Promise<End | FactorRefusal> {
  const told = await beginFactorLoss(token);
  if (told.ok) return { kind: "begun", loss: told.loss };
  if (told.problem === "expired") return { kind: "expired" };
  return told.problem === "link" ? { kind: "used" } : told;
}

async function stop(token: string): Promise<End | FactorRefusal> {
  const told = await stopFactorLoss({ token });
  if (told.ok) return { kind: "stopped" };
  return told.problem === "link" ? { kind: "over" } : told;
}

const endTitles = {
  begun: "begin.doneTitle",
  stopped: "stop.doneTitle",
  used: "dead.title",
  expired: "dead.expiredTitle",
  over: "dead.title",
  missing: "dead.title",
} as const;

function Beginning() {
  const t = useTranslations("factor.lost.begin");
  return (
    <>
      <Text>{t("you")}</Text>
      <Text tone="soft">
        {t.rich("notYou", { link: (text) => <TextLink to={paths.forgotPassword}>{text}</TextLink> })}
      </Text>
    </>
  );
}

function Ended({ end }: { end: End }) {
  const t = useTranslations("factor.lost");
  const at = useDayAndTime();
  const signIn = (variant?: "primary") => (
    <ButtonLink to={paths.login} variant={variant}>
      {t("begin.back")}
    </ButtonLink>
  );
  switch (end.kind) {
    case "begun": {
      const last = at(end.loss.until);
      return (
        <>
          <Text size="lead">
            {t("begin.done", { ...at(end.loss.dueAt), endDay: last.day, endTime: last.time })}
          </Text>
          <Text tone="soft">{t("begin.doneStop")}</Text>
          {signIn()}
        </>
      );
    }
    case "stopped":
    case "over":
      return (
        <>
          {end.kind === "over" && <LostPath />}
          <Text size="lead">{t(end.kind === "over" ? "dead.over" : "stop.done")}</Text>
          <Inline gap={2} wrap>
            <ButtonLink to={paths.forgotPassword} variant="primary">
              {t("stop.newPassword")}
            </ButtonLink>
            {signIn()}
          </Inline>
        </>
      );
    default:
      return (
        <>
          <LostPath />
          <Text size="lead">{t(`dead.${end.kind}`)}</Text>
          {signIn("primary")}
        </>
      );
  }
}
