import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { currentVeil } from "#domain/relationship/veil.ts";
import { LifelineView } from "./lifeline/lifeline-view.tsx";
import { timelineWords } from "./timeline-words.ts";
import { useCountedJournal } from "./use-counted-journal.ts";

export function Component() {
  return (
    <WithMessages words={timelineWords}>
      <LifelinePage />
    </WithMessages>
  );
}

/** Everyone on one page, in calendar time (look.md, "World": a relationship is a path). */
function LifelinePage() {
  const t = useTranslations("timeline.lifeline");
  const today = useToday();
  const journal = useCountedJournal(today);
  const folded = useRelationships()?.filter((one) => currentVeil(one, today) === "folded").length ?? 0;
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={3}>
          <BackLink to={paths.statistics}>{t("back")}</BackLink>
          <Title size="display">{t("title")}</Title>
        </Stack>
        {journal ? <LifelineView journal={journal} folded={folded} today={today} /> : <Skeleton rows={6} />}
      </Stack>
    </Page>
  );
}
