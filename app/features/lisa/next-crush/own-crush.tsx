import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Profile } from "#domain/account/profile.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useAnalyst } from "../analyst/use-analyst.ts";
import { NothingAllowed } from "../sight/nothing-allowed.tsx";
import { CrushSections } from "./crush-sections.tsx";
import { OwnWords } from "./own-words.tsx";
import { ProposalActs } from "./proposal-acts.tsx";
import { useNextCrush } from "./use-next-crush.ts";

type OwnCrushProps = { profile: Profile; today: CalendarDay; language: LisaLanguage };

export function OwnCrush({ profile, today, language }: OwnCrushProps) {
  const t = useTranslations("lisa.crush");
  const navigate = useNavigate();
  const quickSave = useQuickSave();
  const { analyst, pages } = useAnalyst(today);
  const { crush, retry } = useNextCrush({
    analyst,
    pages,
    removed: profile.next_crush_removed,
    language,
    today,
  });
  const someone = useRelationships()?.find(({ id }) => id === profile.next_crush_folded_for);
  const fold = (id: string | null) => void quickSave(() => updateProfile({ next_crush_folded_for: id }));
  if (profile.lisa_reads.length === 0)
    return <NothingAllowed today={today} onChoose={() => void navigate(paths.lisa)} />;
  if (someone?.status === "ongoing")
    return (
      <Stack gap={4} align="start">
        <Text>{t("folded", { name: someone.name })}</Text>
        <Button onClick={() => fold(null)}>{t("unfold")}</Button>
      </Stack>
    );
  if (crush === null) return <Skeleton rows={6} />;
  if (crush === "failed")
    return <ErrorState title={t("failed")} actions={<Button onClick={retry}>{t("retry")}</Button>} />;
  const present = pages?.relationships.find(({ status }) => status === "ongoing");
  return (
    <CrushSections
      crush={crush}
      today={today}
      actsOf={(proposal) => <ProposalActs proposal={proposal} profile={profile} today={today} />}
      ownWords={<OwnWords profile={profile} today={today} />}
      foldLabel={present ? t("fold") : null}
      onFold={() => fold(present?.id ?? null)}
    />
  );
}
