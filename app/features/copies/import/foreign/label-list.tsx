import { useTranslations } from "use-intl/react";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { JournalDescription } from "#domain/foreign-journals/describe-journal.ts";
import type { About } from "#domain/foreign-journals/map-journal.ts";
import { nameLimit, type Relationship } from "#domain/relationship/relationship.ts";
import { cleanLine } from "#domain/text/clean-text.ts";
import type { ForeignMapping } from "./use-foreign-mapping.ts";

type LabelListProps = {
  labels: JournalDescription["labels"];
  mapping: ForeignMapping;
  people: readonly Relationship[];
};

/** As describe-journal.ts cuts them. */
const labelsAtMost = 200;

/** Every tag and every name that the other app gives, for whoever wants to decide by it. */
export function LabelList({ labels, mapping, people }: LabelListProps) {
  const t = useTranslations("foreign.about");
  // Who is named in a column or a face is worth showing at once; tags seldom are people.
  return (
    <details open={labels.some(({ isPerson }) => isPerson)}>
      <summary className="cursor-pointer py-2 type-small text-ink-soft hover:text-ink">
        {t("byLabel", { count: labels.length })}
      </summary>
      <ul className="max-h-80 overflow-y-auto border-b border-line">
        {labels.map(({ name, count }) => (
          <li
            key={name}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-t border-line py-2"
          >
            <span className="min-w-0 break-words type-body text-ink">
              <bdi>{name}</bdi> <span className="type-small text-ink-soft">{t("times", { count })}</span>
            </span>
            <InlineSelect
              label={t("labelOf", { label: name })}
              labelHidden
              options={[
                { value: "", label: t("asOthers") },
                { value: "nobody", label: t("nobody") },
                ...people.map((one) => ({ value: one.id, label: one.name })),
                ...(isName(name) ? [{ value: "new", label: t("newPerson", { name }) }] : []),
              ]}
              value={choiceOf(mapping.byLabel.get(name))}
              onChange={({ target }) => mapping.changeLabel(name, aboutOf(target.value, name))}
            />
          </li>
        ))}
      </ul>
      {labels.length === labelsAtMost && (
        <Text size="small" tone="soft">
          {t("labelsCut", { count: labelsAtMost })}
        </Text>
      )}
    </details>
  );
}

const isName = (label: string) => cleanLine(label) !== "" && cleanLine(label).length <= nameLimit;

function choiceOf(about: About | undefined): string {
  if (!about) return "";
  return about.kind === "known" ? about.id : about.kind;
}

function aboutOf(value: string, label: string): About | null {
  if (value === "") return null;
  if (value === "nobody") return { kind: "nobody" };
  return value === "new" ? { kind: "new", name: label } : { kind: "known", id: value };
}
