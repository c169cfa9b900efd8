import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";

type RelationshipField = keyof RelationshipFields;

const fields: ReadonlySet<string> = new Set(Object.keys(relationshipFieldsSchema.shape));

/** A field of a relationship that a screen has words for. */
function isRelationshipField(field: string): field is RelationshipField {
  return fields.has(field);
}

/** "the notes and the end date" */
export function useFieldNames(): (fields: readonly string[]) => string {
  const t = useTranslations("relationships.conflict.field");
  const { list } = useFormat();
  return (names) => list([...new Set(names.filter(isRelationshipField).map((field) => t(field)))]);
}
