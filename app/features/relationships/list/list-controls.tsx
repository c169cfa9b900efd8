import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { InlineSelect } from "#app/ui/inline-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { RelationshipStatus } from "#domain/relationship.ts";
import { relationshipSorts } from "#domain/relationship-list.ts";
import type { ListQuestion } from "./list-question.ts";

export type StatusCounts = Readonly<Record<RelationshipStatus | "all", number>>;

type ListControlsProps = {
  question: ListQuestion;
  onAsk: (change: Partial<ListQuestion>) => void;
  counts: StatusCounts;
};

/** Which ones, and in which order. */
export function StatusFilter({ question, onAsk, counts }: ListControlsProps) {
  const t = useTranslations("relationships.list.filter");
  const format = useFormat();
  return (
    <Segmented
      label={t("label")}
      labelHidden
      value={question.status}
      onChange={(status) => onAsk({ status })}
      options={(["all", "ongoing", "ended"] as const).map((status) => ({
        value: status,
        label: t(status),
        detail: format.number(counts[status]),
      }))}
    />
  );
}

export function SortChoice({ question, onAsk }: Omit<ListControlsProps, "counts">) {
  const t = useTranslations("relationships.list.sort");
  return (
    <InlineSelect
      label={t("label")}
      labelHidden
      value={question.sort}
      onChange={({ target }) => {
        const sort = relationshipSorts.find((candidate) => candidate === target.value);
        if (sort) onAsk({ sort });
      }}
      options={relationshipSorts.map((sort) => ({ value: sort, label: t(sort) }))}
    />
  );
}
