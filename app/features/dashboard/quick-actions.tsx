import { Plus, Search, UserRoundPlus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { IconLink } from "#app/ui/actions/icon-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";

/** On phones one wide button within reach of the thumb, and the others as icons. */
export function QuickActions() {
  const t = useTranslations("dashboard.action");
  const isWide = useIsWide();
  const others = [
    { to: paths.add, icon: UserRoundPlus, label: t("add") },
    { to: paths.search, icon: Search, label: t("search") },
  ];
  return (
    <Inline gap={2} as="nav" aria-label={t("label")}>
      <Button variant="primary" icon={Plus} fullWidth={!isWide} onClick={() => requestCapture()}>
        {t("capture")}
      </Button>
      {others.map(({ to, icon, label }) =>
        isWide ? (
          <ButtonLink key={to} to={to} icon={icon}>
            {label}
          </ButtonLink>
        ) : (
          <IconLink key={to} to={to} icon={icon} label={label} />
        ),
      )}
    </Inline>
  );
}
