import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Rating } from "#app/ui/type/rating.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useRelationshipWords } from "../../../words/relationship-words.ts";

type PhoneFactsProps = {
  relationship: Relationship;
  today: CalendarDay;
  /** Its points in the Game, where that is on. */
  points: ReactNode;
};

/** Rating, type and points on one line, the place on another: the path begins on the first screen of a phone. */
export function PhoneFacts({ relationship, today, points }: PhoneFactsProps) {
  const t = useTranslations("relationships");
  const words = useRelationshipWords(today);
  const { type, city, meeting_place, rating } = relationship;
  const places = [meeting_place, city].filter(Boolean);
  const isEmpty = rating === null && type === "other" && !points;
  return (
    <>
      {!isEmpty && (
        <FactList across>
          {rating !== null && (
            <Fact label={t("page.fact.rating")}>
              <Rating value={rating} label={words.rating(rating)} />
            </Fact>
          )}
          {type !== "other" && <Fact label={t("page.fact.type")}>{t(`type.${type}`)}</Fact>}
          {points && <Fact label={t("page.fact.game")}>{points}</Fact>}
        </FactList>
      )}
      {places.length > 0 && (
        <Remark icon={MapPin}>
          <VisuallyHidden>{t(meeting_place ? "page.fact.meetingPlace" : "page.fact.city")}: </VisuallyHidden>
          <span className="wrap-anywhere">{places.join(", ")}</span>
        </Remark>
      )}
    </>
  );
}
