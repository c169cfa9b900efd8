import { useView } from "#app/store/use-view.ts";
import type { Relationship } from "#domain/relationship.ts";
import { ConflictCard } from "./conflict-card.tsx";
import { isRelationshipField } from "./field-names.ts";

/** Every field of a relationship that changed in two places and waits for a choice. */
export function Conflicts({ relationship }: { relationship: Relationship }) {
  const rows = useView("conflicts");
  return [...(rows?.values() ?? [])]
    .filter(
      (row) => row.table === "relationships" && row.row_id === relationship.id && row.deleted_at === null,
    )
    .flatMap((conflict) =>
      isRelationshipField(conflict.field)
        ? [<ConflictCard key={conflict.id} {...{ conflict, relationship }} field={conflict.field} />]
        : [],
    );
}
