import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { AuthShell } from "./auth-shell.tsx";
import { ConfirmAddress } from "./confirm-address.tsx";

/** The server's error codes of a callback (server/features/auth/outside/come-back.ts), by the message they get. */
const kindOf: Readonly<
  Record<string, "bad" | "linked" | "unverified" | "stranger" | "late" | "closed" | "uninvited">
> = {
  token_expired: "bad",
  invalid_token: "bad",
  account_not_linked: "linked",
  email_not_verified: "unverified",
  signup_disabled: "stranger",
  sign_up_closed: "closed",
  invite_invalid: "uninvited",
  state_mismatch: "late",
  state_not_found: "late",
  state_security_mismatch: "late",
};

/** The page that the confirmation mail's link and outside providers return to. */
export function Component() {
  const t = useTranslations("accounts.callback");
  const { user } = useSession();
  const [search] = useSearchParams();
  const error = search.get("error");
  const token = search.get("token");
  const [end, setEnd] = useState<"confirmed" | "bad" | "uninvited" | null>(null);
  const kind = end ?? kindOf[error ?? ""] ?? "outside";
  const isAsking = token !== null && error === null && end === null;
  // Nothing came with it: nothing was confirmed here.
  const isBare = token === null && error === null && end === null;
  usePageTitle(t(isAsking ? "confirming" : `${kind}Title`));
  if (isBare) return <Navigate to={paths.dashboard} replace />;
  if (user && !error && end === null && (token === null || user.emailVerified))
    return <Navigate to={paths.dashboard} replace />;
  if (isAsking) return <ConfirmAddress token={token} onDone={setEnd} />;
  return (
    <AuthShell title={t(`${kind}Title`)}>
      <Stack gap={5} align="start" className="max-w-measure">
        {kind === "confirmed" ? <Letter /> : <LostPath />}
        <Text size="lead">{t(kind)}</Text>
        {kind === "stranger" || kind === "uninvited" ? (
          <ButtonLink to={paths.signUp} variant="primary">
            {t("open")}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.login} variant="primary">
            {t(kind === "confirmed" ? "signIn" : "again")}
          </ButtonLink>
        )}
      </Stack>
    </AuthShell>
  );
}
