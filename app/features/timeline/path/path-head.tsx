import { Plus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type PathHeadProps = {
  titleId: string;
  relationshipId: string;
  moments: readonly Moment[];
  today: CalendarDay;
};

/** What the path holds, without letters that are still closed, and the way to its next step; on phones the "+" of the bar is that way. */
export function PathHead({ titleId, relationshipId, moments, today }: PathHeadProps) {
  const t = useTranslations("timeline.path");
  const open = moments.filter((moment) => !isSealed(moment, today));
  return (
    <Inline justify="between" align="start" gap={4}>
      <Inline gap={3} align="baseline" wrap className="gap-y-0">
        <Heading id={titleId}>{t("title")}</Heading>
        {open.length > 0 && (
          <Text as="span" size="small" tone="soft">
            {t("count", {
              moments: open.length,
              milestones: open.filter(({ is_milestone }) => is_milestone).length,
            })}
          </Text>
        )}
      </Inline>
      <span className="hidden flex-none lg:block">
        <Button variant="primary" icon={Plus} onClick={() => requestCapture({ relationshipId })}>
          {t("note")}
        </Button>
      </span>
    </Inline>
  );
}
