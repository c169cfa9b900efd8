import { useTranslations } from "use-intl/react";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Rating } from "#app/ui/type/rating.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { useDateFacts } from "./use-date-facts.ts";

type FactsProps = { relationship: Relationship; today: CalendarDay };

/** The known facts, one line each; unknown ones are omitted. */
export function RelationshipFacts({ relationship, today }: FactsProps) {
  const t = useTranslations("relationships");
  const words = useRelationshipWords(today);
  const dates = useDateFacts(relationship, today);
  const { type, city, meeting_place, age, rating } = relationship;
  return (
    <FactList paired>
      <Fact label={t("page.fact.type")}>{t(`type.${type}`)}</Fact>
      <Fact label={t("page.fact.rating")}>
        <Rating value={rating} label={words.rating(rating)} withWords />
      </Fact>
      {city && (
        <Fact label={t("page.fact.city")} wide={age === null}>
          {city}
        </Fact>
      )}
      {age !== null && (
        <Fact label={t("page.fact.age")} wide={!city}>
          {t("page.years", { age })}
        </Fact>
      )}
      {meeting_place && (
        <Fact label={t("page.fact.meetingPlace")} wide>
          {meeting_place}
        </Fact>
      )}
      {dates.map(({ id, label, value }) => (
        <Fact key={id} label={label} wide>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
