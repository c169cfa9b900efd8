import { useLocale, useTranslations } from "use-intl/react";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isRecord } from "#app/lib/person.ts";
import { useView } from "#app/store/db/use-view.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { MomentVersionField } from "#domain/moment/moment-versions.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";
import { isTimeOfDay } from "#domain/time/time-of-day.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";

/** Any value of a field as readable text; empty for an empty or unreadable value. */
export function useValueWords(): (field: MomentVersionField, value: unknown) => string {
  const t = useTranslations("moments");
  const format = useFormat();
  const language = useLocale();
  const relationships = useView("relationships");

  return (field, value) => {
    switch (field) {
      case "relationship_id":
        if (typeof value !== "string") return t("capture.nobody");
        return relationships?.get(value)?.name || t("capture.nobody");
      case "occurred_on":
        return typeof value === "string" && isVagueDate(value) ? format.vagueDate(value) : "";
      case "time_of_day":
        return typeof value === "string" && isTimeOfDay(value)
          ? formatTimeOfDay(value, language, "short")
          : "";
      case "mood":
      case "feeling_before":
      case "feeling_during":
      case "feeling_after": {
        const name = typeof value === "number" ? moodName(value) : null;
        return name ? t(`mood.${name}`) : "";
      }
      case "tags":
        return Array.isArray(value) ? value.map((tag) => `#${String(tag)}`).join(" ") : "";
      case "is_milestone":
      case "is_closing":
        return t(value === true ? "history.yes" : "history.no");
      case "sealed_until":
        return typeof value === "string" && isCalendarDay(value) ? format.day(value) : "";
      case "city_place":
        return isRecord(value) && typeof value.country === "string" ? format.country(value.country) : "";
      case "word":
      case "text":
      case "place":
      case "city":
        return typeof value === "string" ? value : "";
    }
  };
}
