import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Entry } from "#app/ui/entry.tsx";
import { Fact, FactList } from "#app/ui/fact.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { relationshipDuration } from "#domain/relationship-duration.ts";
import { useRelationshipWords } from "../relationship-words.ts";

type FactsProps = { relationship: Relationship; today: CalendarDay };

export function RelationshipFacts({ relationship, today }: FactsProps) {
  const t = useTranslations("relationships");
  const format = useFormat();
  const words = useRelationshipWords(today);
  const { type, city, meeting_place, age, rating, notes } = relationship;
  const period = words.period(relationship);
  const measured = relationshipDuration(relationship, today);
  return (
    <FactList>
      <Fact label={t("page.fact.type")}>{t(`type.${type}`)}</Fact>
      {meeting_place && <Fact label={t("page.fact.meetingPlace")}>{meeting_place}</Fact>}
      {city && <Fact label={t("page.fact.city")}>{city}</Fact>}
      {age !== null && <Fact label={t("page.fact.age")}>{t("page.years", { age })}</Fact>}
      <Fact label={t("page.fact.rating")}>
        <Rating value={rating} label={words.rating(rating)} withWords />
      </Fact>
      {(period || measured.ok) && (
        <Fact label={t("page.fact.dates")}>
          {[period, measured.ok && format.dayCount(measured.days)].filter(Boolean).join(", ")}
        </Fact>
      )}
      <Fact label={t("page.fact.notes")}>
        {notes ? (
          <Entry className="whitespace-pre-line break-words">{notes}</Entry>
        ) : (
          <span className="text-ink-soft">{t("page.noNotes")}</span>
        )}
      </Fact>
    </FactList>
  );
}
