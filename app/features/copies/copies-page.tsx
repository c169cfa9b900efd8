/** One's own data: copies out of the journal and into it, made on the device (product decisions, "The journal belongs to the device"). */
import { lazy, useState } from "react";
import { useTranslations } from "use-intl/react";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { BackupsSection } from "./backups/backups-section.tsx";
import { copiesWords } from "./copies-words.ts";
import { TakeCopySection } from "./export/take-copy-section.tsx";
import { BringInSection } from "./import/bring-in-section.tsx";

const DeviceSection = lazy(async () => ({
  default: (await import("./move/device-section.tsx")).DeviceSection,
}));
const BroughtNote = lazy(async () => ({ default: (await import("./move/brought-note.tsx")).BroughtNote }));

export function Component() {
  return (
    <WithMessages words={copiesWords}>
      <OwnData />
    </WithMessages>
  );
}

function OwnData() {
  const t = useTranslations("copies");
  const journal = useJournal();
  // It stays on the page when it is removed: that is told there.
  const [hasOther] = useState(hasDeviceJournal);
  // The copy counts them: what stands below would move.
  const areTalksRead = [useView("conversations"), useView("turns")].every((rows) => rows !== undefined);
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={10}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          <Text size="lead">{t("lead")}</Text>
          <Text tone="soft">{t(journal?.kind === "account" ? "where.account" : "where.device")}</Text>
        </Stack>
        {areTalksRead ? (
          <>
            {journal?.kind === "account" && hasOther && (
              <SectionBoundary>
                <DeviceSection />
              </SectionBoundary>
            )}
            {journal?.kind === "device" && (
              <SectionBoundary isOrnament>
                <BroughtNote />
              </SectionBoundary>
            )}
            <TakeCopySection />
            <div className="border-b border-line">
              <LinkRow to={paths.journalInTime} title={t("time.title")} detail={t("time.detail")} />
            </div>
            <BringInSection />
            {journal?.kind === "account" && (
              <SectionBoundary fallback={<Skeleton rows={3} />}>
                <BackupsSection />
              </SectionBoundary>
            )}
          </>
        ) : (
          <Skeleton rows={4} />
        )}
      </Stack>
    </Page>
  );
}
