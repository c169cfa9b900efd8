/** One moment, with its actions at the side. */
import { Pencil } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { updateMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { rereadPatch } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { RefusedEdits } from "../list/refused-edits.tsx";
import { MomentBody } from "./moment-body.tsx";
import { EditMomentLink, MomentMenu } from "./moment-menu.tsx";

type MomentViewProps = {
  moment: Moment;
  today: CalendarDay;
  /** Its photos, rendered by another feature. */
  photos?: ReactNode;
  /** Its conflicts. */
  questions?: ReactNode;
};

export function MomentView({ moment, today, photos, questions }: MomentViewProps) {
  const t = useTranslations("moments");
  const format = useFormat();
  const isWide = useIsWide();
  const person = useRelationship(moment.relationship_id ?? "");
  const isWithSomeone = person && person.deleted_at === null;
  usePageTitle(moment.word || format.vagueDate(moment.occurred_on));
  useNoteReread(moment, today);
  return (
    <Page>
      <Columns template="main-margin">
        <Stack gap={4}>
          <Inline justify="between" className="-mr-3 min-h-11 lg:mr-0 lg:min-h-0">
            <span className="flex min-w-0">
              {isWithSomeone ? (
                <BackLink to={paths.relationship(person.id)}>{person.name}</BackLink>
              ) : (
                <BackLink to={paths.moments}>{t("page.back")}</BackLink>
              )}
            </span>
            {!isWide && (
              <Inline gap={0}>
                <EditMomentLink moment={moment} />
                <MomentMenu moment={moment} />
              </Inline>
            )}
          </Inline>
          <RefusedEdits momentId={moment.id} />
          {questions}
          <MomentBody moment={moment} />
          <div className="max-w-measure">{photos}</div>
        </Stack>
        {isWide && (
          <Inline gap={2} align="start" justify="end">
            <ButtonLink to={paths.editMoment(moment.id)} icon={Pencil}>
              {t("page.edit")}
            </ButtonLink>
            <MomentMenu moment={moment} />
          </Inline>
        )}
      </Columns>
    </Page>
  );
}

/** Rereading an old page is recorded once, the first time (domain/moment/moment-rules.ts). */
function useNoteReread(moment: Moment, today: CalendarDay): void {
  const { id, reread_on, created_at } = moment;
  useEffect(() => {
    const patch = rereadPatch({ reread_on, created_at }, today);
    if (patch) void attemptQuietly(() => updateMoment(id, patch));
  }, [id, reread_on, created_at, today]);
}
