import { useTranslations } from "use-intl/react";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Rating } from "#app/ui/type/rating.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";
import { useDateFacts } from "./use-date-facts.ts";

type FactsProps = {
  relationship: Relationship;
  today: CalendarDay;
  /** What the strip of a phone does not say (phone-facts.tsx). */
  isRest?: boolean | undefined;
};

/** The known facts, one line each; unknown ones are omitted. */
export function RelationshipFacts({ relationship, today, isRest = false }: FactsProps) {
  const t = useTranslations("relationships");
  const words = useRelationshipWords(today);
  const dates = useDateFacts(relationship, today);
  const { type, city, meeting_place, age, rating } = relationship;
  if (isRest && age === null && dates.length === 0) return null;
  return (
    <FactList>
      {/* What a form starts with says nothing about the person. */}
      {!isRest && type !== "other" && <Fact label={t("page.fact.type")}>{t(`type.${type}`)}</Fact>}
      {!isRest && rating !== null && (
        <Fact label={t("page.fact.rating")}>
          <Rating value={rating} label={words.rating(rating)} withWords />
        </Fact>
      )}
      {!isRest && city && <Fact label={t("page.fact.city")}>{city}</Fact>}
      {age !== null && <Fact label={t("page.fact.age")}>{t("page.years", { age })}</Fact>}
      {!isRest && meeting_place && <Fact label={t("page.fact.meetingPlace")}>{meeting_place}</Fact>}
      {dates.map(({ id, label, value }) => (
        <Fact key={id} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  );
}
