import { useTimeZone, useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { restoreMoment } from "#app/store/moments/moments.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { isRestorable, trashDaysLeft } from "#domain/journal/trash.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** There is none with that id, or it is in the trash and can be restored. */
export function MomentMissing({ moment, today }: { moment: Moment | null; today: CalendarDay }) {
  const t = useTranslations("moments.missing");
  const timeZone = useTimeZone() ?? "UTC";
  const trashed = moment && isRestorable("moments", moment, today, timeZone) ? moment : null;
  const title = t(trashed ? "trashed" : "title");
  const { save, isSaving, failure } = useSave();
  usePageTitle(title);
  return (
    <Page>
      <div className="max-w-measure">
        <ErrorState
          as="h1"
          illustration={<LostPath />}
          title={title}
          text={
            trashed
              ? t("trashedText", { days: trashDaysLeft(trashed.deleted_at, today, timeZone) })
              : t("text")
          }
          actions={
            <>
              {trashed && (
                <Button
                  variant="primary"
                  pending={isSaving}
                  onClick={() => void save(() => restoreMoment(trashed.id))}
                >
                  {t("restore")}
                </Button>
              )}
              <ButtonLink to={paths.moments}>{t("back")}</ButtonLink>
            </>
          }
        />
        <SaveFailure reason={failure} />
      </div>
    </Page>
  );
}
