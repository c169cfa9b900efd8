import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";

/** Null: the field has no name of its own. */
export type FieldName = (field: string) => string | null;

/** The names of fields in one list, and an earlier value as it can be read; null: it is no text, date or list of words. */
export function useFieldWords(fieldName: FieldName) {
  const t = useTranslations("time");
  const { list, vagueDate } = useFormat();
  const nameOf = (field: string) => fieldName(field) ?? t("other");
  const names = (fields: readonly string[]) => list([...new Set(fields.map(nameOf))]);
  function valueWords(field: string, value: unknown): string | null {
    if (value === null || value === "") return t("empty");
    if (typeof value === "string") {
      if (field.endsWith("_id") || field === "type" || field === "status") return null;
      return isVagueDate(value) && /date|_on$/.test(field) ? vagueDate(value) : value;
    }
    return Array.isArray(value) && value.every((one) => typeof one === "string")
      ? list(value) || t("empty")
      : null;
  }
  return { names, nameOf, valueWords };
}
