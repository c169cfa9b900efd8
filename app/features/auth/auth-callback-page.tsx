import { Navigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { AuthShell } from "./auth-shell.tsx";

const linkErrors = ["token_expired", "invalid_token"];

/** Where the confirmation mail's link and an outside provider come back to. */
export function Component() {
  const t = useTranslations("auth.callback");
  const { user } = useSession();
  const [search] = useSearchParams();
  const error = search.get("error");
  usePageTitle(t("confirming"));
  if (user && !error) return <Navigate to={paths.dashboard} replace />;
  const kind = error === null ? "confirmed" : linkErrors.includes(error) ? "bad" : "outside";
  return (
    <AuthShell title={t(`${kind}Title`)}>
      <Stack gap={5} align="start" className="max-w-[34rem]">
        <Text size="lead">{t(kind)}</Text>
        <ButtonLink to={paths.login} variant="primary">
          {t(kind === "confirmed" ? "signIn" : "again")}
        </ButtonLink>
      </Stack>
    </AuthShell>
  );
}
