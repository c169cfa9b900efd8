import { CloudOff } from "lucide-react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useMomentHistory } from "#app/store/moments/moment-history.ts";
import { updateMoment, useMoment } from "#app/store/moments/moments.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { type MomentVersion, restoringPatch } from "#domain/moment/moment-versions.ts";
import { VersionRow } from "./history/version-row.tsx";
import { momentsWords } from "./moments-words.ts";
import { MomentMissing } from "./page/moment-missing.tsx";
import { SealedLetter } from "./page/sealed-letter.tsx";

export function Component() {
  return (
    <WithMessages words={momentsWords}>
      <WithMessages words={fieldWords}>
        <HistoryOfId />
      </WithMessages>
    </WithMessages>
  );
}

function HistoryOfId() {
  const t = useTranslations("moments");
  const { id = "" } = useParams();
  const moment = useMoment(id);
  const today = useToday();
  usePageTitle(t("history.title"));
  if (moment === undefined) return <LoadingScreen label={t("loading")} />;
  if (moment === null || moment.deleted_at !== null) return <MomentMissing moment={moment} today={today} />;
  if (isSealed(moment, today)) return <SealedLetter moment={moment} today={today} />;
  return <HistoryView key={id} moment={moment} />;
}

function HistoryView({ moment }: { moment: Moment }) {
  const t = useTranslations("moments.history");
  const isAccount = useJournal()?.kind === "account";
  const { versions, isOffline, hasMore, showMore } = useMomentHistory(moment.id);

  const quickSave = useQuickSave();

  function restore({ state }: MomentVersion) {
    const patch = restoringPatch(moment, state);
    if (Object.keys(patch).length === 0) return void showToast({ title: t("same"), tone: "plain" });
    const was: Readonly<Record<string, unknown>> = { ...moment };
    const before = Object.fromEntries(Object.keys(patch).map((field) => [field, was[field]]));
    const undo = () => updateMoment(moment.id, before);
    void quickSave(
      () => updateMoment(moment.id, patch),
      () =>
        void showToast({
          title: t("restored"),
          action: { label: t("undo"), onAction: () => void quickSave(undo) },
        }),
    );
  }
  const isAlone = versions?.length === 1 && versions[0]?.kind === "made" && !hasMore;
  return (
    <Page width="middle">
      <Stack gap={5}>
        <BackLink to={paths.moment(moment.id)}>{t("back")}</BackLink>
        <Title size="title">{t("title")}</Title>
        <Text tone="soft">{t(isAccount ? "lead" : "leadDevice")}</Text>
        {isOffline && <Remark icon={CloudOff}>{t("offline")}</Remark>}
        {!versions && <Skeleton rows={4} />}
        {isAlone && <Text>{t("only")}</Text>}
        {versions && versions.length > 0 && (
          <ul aria-label={t("list")} className="border-b border-line">
            {versions.map((version, at) => (
              <VersionRow
                key={version.key}
                version={version}
                isNow={at === 0}
                onRestore={() => restore(version)}
              />
            ))}
          </ul>
        )}
        {hasMore && (
          <span>
            <Button onClick={showMore}>{t("more")}</Button>
          </span>
        )}
      </Stack>
    </Page>
  );
}
