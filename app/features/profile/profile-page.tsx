import { lazy, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { listMoments, noFilter } from "#app/features/moments/list/list-moments.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { chooseSharedDevice } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { SectionIndex } from "#app/ui/lists/section-index.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { summarizeRelationships } from "#domain/statistics/relationship-summary.ts";
import { OwnPhoto } from "./photo/own-photo.tsx";
import { ActivitySection } from "./sections/activity-section.tsx";
import { TheGame } from "./sections/game-section.tsx";
import {
  DeletionSection,
  HelpSection,
  MemoriesRow,
  MessagesSection,
  OwnDataRow,
  OwnPlan,
  SecuritySection,
} from "./sections/link-sections.tsx";
import { Looks } from "./sections/look-section.tsx";
import { PersonForm } from "./sections/person-form.tsx";
import { PrivacySection } from "./sections/privacy-section.tsx";
import { Section, sectionIds } from "./sections/section.tsx";
import { WordsAndGoals } from "./sections/words-section.tsx";

const ClearDialog = lazy(async () => ({
  default: (await import("#app/features/lock/clear-dialog.tsx")).ClearDialog,
}));

/** Sections that a journal of this device has no use for. */
const ofAccounts: ReadonlySet<string> = new Set(["security", "plan", "deletion"]);

export function Component() {
  const t = useTranslations("profile");
  const profile = useProfile();
  usePageTitle(t("title"));
  const hasAccount = profile !== null && profile !== undefined && !profile.is_fallback_profile;
  const sections = sectionIds.filter((id) => !ofAccounts.has(id) || hasAccount);
  const head = (
    <Stack gap={1}>
      <Title>{t("title")}</Title>
      <Text tone="soft">{t("private")}</Text>
    </Stack>
  );
  return (
    <Page>
      <Columns template="index-main">
        <div className="hidden pt-30 lg:block">
          <SectionIndex label={t("index")} sections={sections.map((id) => ({ id, label: t(id) }))} />
        </div>
        <Stack gap={10} className="max-w-[54rem]">
          {profile ? <OwnPhoto profile={profile}>{head}</OwnPhoto> : head}
          {profile && <PersonForm key={profile.id} profile={profile} />}
          <Activity />
          {hasAccount && <SecuritySection />}
          {profile && hasAccount && <OwnPlan />}
          {profile && <WordsAndGoals profile={profile} />}
          <MemoriesRow />
          {profile && <TheGame profile={profile} />}
          <Looks />
          <PrivacySection hasAccount={hasAccount} />
          <MessagesSection hasAccount={hasAccount} />
          <Section id="device" gap={3}>
            <SharedDeviceSwitch />
            <div>
              <LinkRow to={paths.storage} title={t("storage")} detail={t("storageDetail")} />
              <ClearDevice />
            </div>
          </Section>
          <OwnDataRow />
          <HelpSection isSuperadmin={profile?.role === "superadmin"} />
          {hasAccount && <DeletionSection />}
        </Stack>
      </Columns>
    </Page>
  );
}

/** Everything of the journal leaves this browser, after a question. */
function ClearDevice() {
  const t = useTranslations("profile.clear");
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="w-full border-b border-line">
      <LinkRow title={t("title")} detail={t("detail")} onClick={() => setAsked(true)} />
      {isAsked && (
        <SectionBoundary onFailed={() => setAsked(false)}>
          <ClearDialog onClose={() => setAsked(false)} />
        </SectionBoundary>
      )}
    </div>
  );
}

/** Counted as the lists that they open count them. */
function Activity() {
  const today = useToday();
  const kept = useRelationships();
  const rows = useView("relationships");
  const moments = useMoments();
  const counts = useMemo(
    () =>
      kept &&
      rows &&
      moments && {
        people: summarizeRelationships(kept, today).total,
        moments: listMoments(moments, rows.values(), today, noFilter).total,
      },
    [kept, rows, moments, today],
  );
  return counts && <ActivitySection {...counts} />;
}

/** Asked once at the start; a setting of the browser, changed here. */
function SharedDeviceSwitch() {
  const t = useTranslations("profile");
  const isShared = useSharedDevice();
  return (
    <Switch
      label={t("sharedDevice")}
      hint={t("sharedDeviceHint")}
      checked={isShared}
      onChange={chooseSharedDevice}
    />
  );
}
