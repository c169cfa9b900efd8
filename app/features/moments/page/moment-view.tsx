/** One moment, with its actions at the side. */

import { Pencil } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { useTimeZone, useTranslations } from "use-intl/react";
import { useCameFrom } from "#app/lib/came-from.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { updateMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { BackButton } from "#app/ui/actions/back-button.tsx";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { rereadPatch } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { MomentBody } from "./moment-body.tsx";
import { EditMomentLink, MomentMenu } from "./moment-menu.tsx";

type MomentViewProps = {
  moment: Moment;
  today: CalendarDay;
  /** Its first photo, above everything, and the others with what stands under them; rendered by another feature. */
  picture?: ReactNode;
  photos?: ReactNode;
  /** What was refused of it, and its conflicts. */
  questions?: ReactNode;
};

export function MomentView({ moment, today, picture, photos, questions }: MomentViewProps) {
  const t = useTranslations("moments");
  const format = useFormat();
  const isWide = useIsWide();
  const from = useCameFrom();
  const navigate = useNavigate();
  const person = useRelationship(moment.relationship_id ?? "");
  const isWithSomeone = person && person.deleted_at === null;
  // A word may be a name, which no tab shows.
  usePageTitle(format.vagueDate(moment.occurred_on));
  useNoteReread(moment, today);
  return (
    <Page width="middle">
      <Stack gap={4}>
        <Inline justify="between" className="-mr-3 min-h-11 lg:mr-0">
          <span className="flex min-w-0">
            {from !== null ? (
              <BackButton onClick={() => void navigate(-1)}>{from}</BackButton>
            ) : isWithSomeone ? (
              <BackLink to={paths.relationship(person.id)}>{person.name}</BackLink>
            ) : (
              <BackLink to={paths.moments}>{t("page.back")}</BackLink>
            )}
          </span>
          <Inline gap={isWide ? 2 : 0} className="flex-none">
            {isWide ? (
              <ButtonLink to={paths.editMoment(moment.id)} icon={Pencil}>
                {t("page.edit")}
              </ButtonLink>
            ) : (
              <EditMomentLink moment={moment} />
            )}
            <MomentMenu moment={moment} />
          </Inline>
        </Inline>
        {questions}
        {picture}
        <Stack gap={4} className="mx-auto w-full max-w-measure">
          {from !== null && isWithSomeone && (
            <TextLink to={paths.relationship(person.id)} tone="soft">
              {person.name}
            </TextLink>
          )}
          <MomentBody moment={moment} />
          {photos}
        </Stack>
      </Stack>
    </Page>
  );
}

/** Rereading an old page is recorded once, the first time (domain/moment/moment-rules.ts). */
function useNoteReread(moment: Moment, today: CalendarDay): void {
  const { id, reread_on, created_at } = moment;
  const timeZone = useTimeZone() ?? "UTC";
  useEffect(() => {
    const patch = rereadPatch({ reread_on, created_at }, today, timeZone);
    if (patch) void attemptQuietly(() => updateMoment(id, patch));
  }, [id, reread_on, created_at, today, timeZone]);
}
