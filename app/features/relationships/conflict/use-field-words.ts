import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { relationshipFieldsSchema } from "#domain/relationship-fields.ts";
import { isVagueDate } from "#domain/vague-date.ts";
import type { RelationshipField } from "./field-names.ts";

/** Any value of a field as one reads it; empty when nothing was written, or when it cannot be read. */
export function useFieldWords(): (field: RelationshipField, value: unknown) => string {
  const t = useTranslations("relationships");
  const format = useFormat();
  const language = useLocale();
  const date = (value: string | null) =>
    value !== null && isVagueDate(value) ? format.vagueDate(value) : "…";

  return (field, value) => {
    const parsed = relationshipFieldsSchema.partial().safeParse({ [field]: value });
    const fields = parsed.success ? parsed.data : {};
    switch (field) {
      case "type":
        return fields.type ? t(`type.${fields.type}`) : "";
      case "status":
        return fields.status ? t(`form.status.${fields.status}`) : "";
      case "veil":
        return fields.veil ? t(`page.veil.choice.${fields.veil}`) : "";
      case "rating":
        return fields.rating ? t("rating.of", { rating: format.number(fields.rating) }) : "";
      case "age":
        return fields.age == null ? "" : format.number(fields.age);
      case "start_date":
      case "end_date":
        return fields[field] ? format.vagueDate(fields[field]) : "";
      case "veil_until":
        return fields.veil_until && isCalendarDay(fields.veil_until) ? format.day(fields.veil_until) : "";
      case "periods":
        return (fields.periods ?? [])
          .map(({ start_date, end_date }) => `${date(start_date)} – ${date(end_date)}`)
          .join(language === "fr" ? "\u00A0; " : "; ");
      case "city_place":
        return fields.city_place ? format.country(fields.city_place.country) : "";
      case "name":
      case "city":
      case "meeting_place":
      case "notes":
        return fields[field] ?? "";
    }
  };
}
