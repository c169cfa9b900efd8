import { useTimeZone, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { mayMoveSeal } from "#domain/moment/moment-rules.ts";
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import { MoveSeal } from "./move-seal.tsx";
import { useRemoveMoment } from "./use-remove-moment.ts";

/** A letter before its day: only when it opens, and for a day a way to put that right. */
export function SealedLetter({ moment, today }: { moment: Moment; today: CalendarDay }) {
  const t = useTranslations("moments");
  const format = useFormat();
  const timeZone = useTimeZone() ?? "UTC";
  const remove = useRemoveMoment(moment);
  const day = moment.sealed_until ?? today;
  const [when, written] = [format.when(moment.created_at), format.instant(moment.created_at)];
  const title = t("sealed.title", { day: format.day(day) });
  usePageTitle(title);
  return (
    <Page width="reading">
      <Stack gap={5} align="start">
        <BackLink to={paths.moments}>{t("page.back")}</BackLink>
        <Letter />
        <Title size="title">{title}</Title>
        <Text>{t("sealed.text", { days: daysBetween(today, day) })}</Text>
        <Text size="small" tone="soft">
          {when === written ? t("sealed.writtenOn", { day: written }) : t("sealed.written", { when })}
        </Text>
        {mayMoveSeal(moment, today, timeZone) && <MoveSeal moment={moment} today={today} />}
        <TextButton size="small" tone="soft" onClick={() => void remove()}>
          {t("sealed.remove")}
        </TextButton>
      </Stack>
    </Page>
  );
}
