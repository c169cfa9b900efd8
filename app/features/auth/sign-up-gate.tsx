/** What stands before the form while whoever runs the server has closed sign-up, or lets in by invitation. */
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { callApi } from "#app/lib/api-client.ts";
import { isRecord } from "#app/lib/person.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SignUpMode } from "#domain/site/site-settings.ts";
import { AuthShell } from "./auth-shell.tsx";

export type Admission = {
  /** The invitation that works, where one is needed. */
  readonly invite?: string;
  /** The server refused a sign-up for a reason that the form does not know: what is needed may have changed. */
  readonly onRefused: () => void;
};

type SignUpGateProps = { children: (admission: Admission) => ReactNode };

export function SignUpGate({ children }: SignUpGateProps) {
  const t = useTranslations("accounts");
  const [mode, setMode] = useState<SignUpMode | null>(null);
  const [invite, setInvite] = useState<string | null>(null);
  useEffect(() => void askMode().then(setMode), []);
  async function recheck() {
    setMode(await askMode());
    if (invite !== null && (await checkInvite(invite)) === "refused") setInvite(null);
  }
  if (mode === null)
    return (
      <AuthShell title={t("signUp.title")} lead={t("signUp.lead")}>
        <Skeleton rows={6} />
      </AuthShell>
    );
  if (mode === "closed") return <Closed />;
  const onRefused = () => void recheck();
  if (mode === "open") return children({ onRefused });
  if (invite === null) return <AskInvite onInvite={setInvite} />;
  return children({ invite, onRefused });
}

async function askMode(): Promise<SignUpMode> {
  const { data } = await callApi("/api/auth-options");
  const told = isRecord(data) ? data.signUp : null;
  // Not answered: the form says itself what fails.
  return told === "invite" || told === "closed" ? told : "open";
}

async function checkInvite(invite: string): Promise<"works" | "refused" | "unreached"> {
  const { data } = await callApi("/api/auth/invite", { method: "POST", body: { invite } });
  if (!isRecord(data) || typeof data.works !== "boolean") return "unreached";
  return data.works ? "works" : "refused";
}

function Closed() {
  const t = useTranslations("accounts.gate");
  return (
    <AuthShell title={t("closedTitle")}>
      <Stack gap={5} align="start" className="max-w-measure">
        <LostPath />
        <Text size="lead">{t("closed")}</Text>
        <ButtonLink to={paths.login} variant="primary">
          {t("signIn")}
        </ButtonLink>
      </Stack>
    </AuthShell>
  );
}

/** The code may come with the address, as the invitation's link has it. */
function AskInvite({ onInvite }: { onInvite: (invite: string) => void }) {
  const t = useTranslations("accounts.gate");
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get("invite")?.slice(0, 100) ?? "");
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<"empty" | "refused" | "unreached" | null>(null);
  async function check() {
    if (typed.trim() === "") return setError("empty");
    setPending(true);
    const answer = await checkInvite(typed);
    setPending(false);
    if (answer === "works") onInvite(typed);
    else setError(answer);
  }
  return (
    <AuthShell title={t("inviteTitle")} lead={t("inviteLead")}>
      <div className="max-w-measure">
        <ShortForm submit={t("check")} pending={isPending} problem={null} onSubmit={() => void check()}>
          <TextField
            label={t("code")}
            name="invite"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            hint={t("codeHint")}
            error={error && t(`codeError.${error}`)}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
        </ShortForm>
      </div>
      <Text tone="soft">{t("noCode")}</Text>
    </AuthShell>
  );
}
