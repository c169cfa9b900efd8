import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { rememberingOrigin } from "#app/lib/own-path.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";

/** The session is not valid any more: the journal stays open, nothing is sent until the next sign-in. */
export function ExpiredBanner() {
  const t = useTranslations("frame.expired");
  const { error, user } = useSession();
  const { pathname } = useLocation();
  if (error !== "expired") return null;
  return (
    <div className="border-b border-line bg-surface">
      <p role="status" className="mx-auto max-w-wide-page px-(--page-gutter) py-2.5 type-small text-ink">
        {t("text")}{" "}
        <TextLink to={rememberingOrigin(paths.login, pathname, user?.id ?? null)}>{t("signIn")}</TextLink>
      </p>
    </div>
  );
}
