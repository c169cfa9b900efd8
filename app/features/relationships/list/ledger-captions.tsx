import { memo } from "react";
import { useTranslations } from "use-intl/react";
import { LedgerHead } from "#app/ui/lists/ledger-head.tsx";
import type { RelationshipSort } from "#domain/relationship/relationship-list.ts";
import { ledgerColumns } from "./list-columns.ts";

const captions = ["name", "status", "city", "period", "duration", "rating"] as const;

/** Which column each order is the order of, and where its arrow points. */
const sortedColumn = {
  recent: { column: "period", sorted: "down" },
  duration: { column: "duration", sorted: "down" },
  rating: { column: "rating", sorted: "down" },
  alphabetical: { column: "name", sorted: "up" },
} as const satisfies Record<RelationshipSort, { column: (typeof captions)[number]; sorted: "up" | "down" }>;

export const LedgerCaptions = memo(function LedgerCaptions({ sort }: { sort: RelationshipSort }) {
  const t = useTranslations("relationships.list.column");
  const { column, sorted } = sortedColumn[sort];
  return (
    <LedgerHead
      columns={ledgerColumns.full}
      items={captions.map((id) => ({
        id,
        label: t(id),
        sorted: id === column ? sorted : undefined,
        align: id === "rating" ? "end" : "start",
      }))}
    />
  );
});
