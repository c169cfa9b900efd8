import { PenLine } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { currentPause } from "#domain/game/pauses.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type DialogProps = { readonly today: CalendarDay; readonly onClose: () => void };

/**
 * In the days after an ending, in place of the quick actions: a page about nobody in particular, and a rest from the Game.
 * @param props.PauseDialog the Game's own dialog
 */
export function AfterEnding({
  today,
  PauseDialog,
}: {
  today: CalendarDay;
  PauseDialog: ComponentType<DialogProps>;
}) {
  const t = useTranslations("dashboard.afterEnding");
  const profile = useProfile();
  const [isPausing, setIsPausing] = useState(false);
  const close = () => setIsPausing(false);
  const mayPause =
    profile && profile.game_is_on !== false && currentPause(profile.game_pauses, today) === null;
  return (
    <Inline gap={5} wrap as="nav" aria-label={t("label")}>
      <Button icon={PenLine} onClick={() => requestCapture({ relationshipId: null })}>
        {t("write")}
      </Button>
      {mayPause && <TextButton onClick={() => setIsPausing(true)}>{t("pause")}</TextButton>}
      {isPausing && (
        <SectionBoundary onFailed={close}>
          <PauseDialog today={today} onClose={close} />
        </SectionBoundary>
      )}
    </Inline>
  );
}
