import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { usePartnerWord, withPartnerWord } from "#app/words/partner-word.ts";
import { useRelationshipWords } from "#app/words/relationship-words.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { latestBeginning } from "#domain/relationship/relationship-list.ts";
import type { RelationshipSummary } from "#domain/relationship/relationship-summary.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type CurrentProps = {
  summary: RelationshipSummary;
  relationships: readonly Relationship[];
  today: CalendarDay;
  /** The word of the last moment, beside the name. */
  latest?: ReactNode;
};

/** The current relationship and its duration; or single. */
export function CurrentRelationship({ summary, relationships, today, latest }: CurrentProps) {
  const t = useTranslations("dashboard.current");
  const words = useRelationshipWords(today);
  const partner = usePartnerWord();
  const [current, ...others] = summary.current;
  if (!current) {
    const last = relationships
      .filter((one) => one.status === "ended" && !isVeiled(one, today))
      .toSorted((a, b) => latestBeginning(b) - latestBeginning(a))[0];
    const lasted = last && words.duration(last);
    return (
      <Stack gap={2}>
        <Title size="title">{t("single")}</Title>
        <Text tone="soft">{t("singleText")}</Text>
        {last && lasted && <Text tone="soft">{t("lastEnded", { name: last.name, duration: lasted })}</Text>}
      </Stack>
    );
  }
  const duration = words.duration(current);
  const { city } = current;
  const togetherWords = (lasting: string | null, place: string | null) => {
    if (lasting)
      return place ? t("sinceIn", { duration: lasting, city: place }) : t("since", { duration: lasting });
    return place ? t("togetherIn", { city: place }) : t("together");
  };
  return (
    <Stack gap={2} align="start">
      <div className="flex w-full flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Title className="min-w-0 wrap-anywhere">
          <Link
            to={paths.relationship(current.id)}
            className="reach decoration-line-strong decoration-1 underline-offset-8 hover:underline"
          >
            {current.name}
          </Link>
        </Title>
        {latest}
      </div>
      <Text tone="soft" className="max-w-full wrap-anywhere">
        {withPartnerWord(partner, togetherWords(duration, city))}
      </Text>
      {others.length > 0 && (
        <Text size="small" tone="soft" className="wrap-anywhere">
          {t("others")}{" "}
          {others.map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 && ", "}
              <TextLink to={paths.relationship(id)} size="small">
                {name}
              </TextLink>
            </Fragment>
          ))}
        </Text>
      )}
    </Stack>
  );
}
