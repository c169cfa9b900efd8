import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { LinkRow } from "#app/ui/lists/link-row.tsx";

/** The ways through time that have no place of their own in the navigation. */
export function DashboardWays() {
  const t = useTranslations("dashboard.ways");
  return (
    <nav aria-label={t("label")} className="border-b border-line">
      <LinkRow to={paths.moments} title={t("moments")} detail={t("momentsDetail")} />
      <LinkRow to={paths.calendar} title={t("calendar")} detail={t("calendarDetail")} />
      <LinkRow to={paths.lifeline} title={t("lifeline")} detail={t("lifelineDetail")} />
      <LinkRow to={paths.memories} title={t("memories")} detail={t("memoriesDetail")} />
    </nav>
  );
}
