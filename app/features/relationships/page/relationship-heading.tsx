import { LockKeyhole, StickyNote } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { StatusMark } from "#app/ui/states/status-mark.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { currentVeil, unveil } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { SharedName, useMovingName } from "../shared-name.tsx";
import { EditAction, PageMenu } from "./page-menu.tsx";
import { useVeilChange } from "./use-veil-change.ts";

type HeadingProps = { relationship: Relationship; today: CalendarDay };

/** Name, status and duration. */
export function RelationshipHeading({ relationship, today }: HeadingProps) {
  const t = useTranslations("relationships");
  const isWide = useIsWide();
  const words = useRelationshipWords(today);
  const { id, name, status } = relationship;
  useMovingName(id);
  return (
    <Stack gap={3}>
      <Inline justify="between" className="-mr-3 min-h-11 lg:mr-0 lg:min-h-0">
        <span className="flex">
          <BackLink to={paths.list}>{t("page.back")}</BackLink>
        </span>
        {!isWide && (
          <Inline gap={0}>
            <EditAction relationship={relationship} />
            <PageMenu relationship={relationship} today={today} />
          </Inline>
        )}
      </Inline>
      <Inline gap={4} align="baseline" wrap className="gap-y-2 lg:flex-col lg:items-start">
        <SharedName id={id}>
          <Title size={isLong(name) ? "title" : "display"} className="max-w-full">
            {name}
          </Title>
        </SharedName>
        <StatusMark status={status} label={t(`status.${status}`)} />
      </Inline>
      <Text size="lead">{words.together(relationship)}.</Text>
      <StandingVeil relationship={relationship} today={today} />
    </Stack>
  );
}

/** More than the column holds at full size: a word of ten letters, or three lines. */
function isLong(name: string): boolean {
  return name.length > 26 || name.split(/[\s-]/u).some((word) => word.length > 10);
}

type StandingVeilProps = { relationship: Relationship; today: CalendarDay };

/** Shows that this relationship is folded or sealed, until when, and a button to open it. */
function StandingVeil({ relationship, today }: StandingVeilProps) {
  const t = useTranslations("relationships.page.veil.standing");
  const format = useFormat();
  const { change: changeVeil } = useVeilChange();
  const veil = currentVeil(relationship, today);
  if (veil === "open") return null;
  const { veil_until } = relationship;
  return (
    <Remark icon={veil === "sealed" ? LockKeyhole : StickyNote}>
      {veil_until ? t(`${veil}Until`, { date: format.day(veil_until) }) : t(veil)}{" "}
      <TextButton size="small" onClick={() => void changeVeil(relationship, unveil())}>
        {t(veil === "sealed" ? "unseal" : "unfold")}
      </TextButton>
    </Remark>
  );
}
