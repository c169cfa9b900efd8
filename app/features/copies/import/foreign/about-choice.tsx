import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { useToday } from "#app/lib/use-today.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { JournalDescription } from "#domain/foreign-journals/describe-journal.ts";
import type { About } from "#domain/foreign-journals/map-journal.ts";
import { nameLimit, type Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { LabelList } from "./label-list.tsx";
import type { ForeignMapping } from "./use-foreign-mapping.ts";

type AboutChoiceProps = {
  description: JournalDescription;
  mapping: ForeignMapping;
  /** A missing name is said. */
  isNameMissing: boolean;
};

/** Whom the entries are about: asked, and never guessed. What the file suggests waits for a tick. */
export function AboutChoice({ description, mapping, isNameMissing }: AboutChoiceProps) {
  const t = useTranslations("foreign.about");
  const id = useId();
  const today = useToday();
  const people = (useRelationships() ?? [])
    .filter((one) => !isVeiled(one, today))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const { everything } = mapping;
  const hasOthers = mapping.byLabel.size + mapping.byName.size > 0;
  const isNamed = everything.kind !== "new" || everything.name.trim() !== "";
  return (
    <Stack gap={4}>
      <Heading as="h4" size="label" id={id}>
        {t("title")}
      </Heading>
      <Suggestions description={description} mapping={mapping} people={people} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t(hasOthers ? "others" : "everything")}
          options={[
            { value: "nobody", label: t("nobody") },
            ...people.map((one) => ({ value: one.id, label: one.name })),
            { value: "new", label: t("someone") },
          ]}
          value={everything.kind === "known" ? everything.id : everything.kind}
          onChange={({ target }) => mapping.change({ everything: aboutOf(target.value) })}
        />
        {everything.kind === "new" && (
          <TextField
            label={t("name")}
            value={everything.name}
            maxLength={nameLimit}
            error={isNameMissing && !isNamed ? t("nameMissing") : undefined}
            onChange={({ target }) => mapping.change({ everything: { kind: "new", name: target.value } })}
          />
        )}
      </div>
      {description.labels.length > 0 && (
        <LabelList labels={description.labels} mapping={mapping} people={people} />
      )}
    </Stack>
  );
}

function aboutOf(value: string): About {
  if (value === "nobody") return { kind: "nobody" };
  return value === "new" ? { kind: "new", name: "" } : { kind: "known", id: value };
}

type SuggestionsProps = Pick<AboutChoiceProps, "description" | "mapping"> & {
  people: readonly Relationship[];
};

function Suggestions({ description, mapping, people }: SuggestionsProps) {
  const t = useTranslations("foreign.about");
  const id = useId();
  const byName = new Map(people.map((one) => [foldText(one.name), one]));
  const labels = description.labels.flatMap(({ name, count }) => {
    const person = byName.get(foldText(name));
    return person ? [{ label: name, count, person }] : [];
  });
  const known = new Map(people.map((one) => [one.id, one]));
  const named = description.named.flatMap(({ id: of, count }) => {
    const person = known.get(of);
    return person ? [{ person, count }] : [];
  });
  if (labels.length + named.length === 0) return null;
  function chooseName(of: string, isChosen: boolean) {
    const chosen = new Set(mapping.byName);
    if (isChosen) chosen.add(of);
    else chosen.delete(of);
    mapping.change({ byName: chosen });
  }
  return (
    <Stack gap={1}>
      <Text size="small" id={id}>
        {t("suggestions")}
      </Text>
      <ul aria-labelledby={id} className="max-h-80 overflow-y-auto border-y border-line px-1 py-1.5">
        {labels.map(({ label, count, person }) => (
          <li key={label}>
            <Checkbox
              label={t("label", { label, count, name: person.name })}
              checked={isAbout(mapping.byLabel.get(label), person.id)}
              onChange={({ target }) =>
                mapping.changeLabel(label, target.checked ? { kind: "known", id: person.id } : null)
              }
            />
          </li>
        ))}
        {named.map(({ person, count }) => (
          <li key={person.id}>
            <Checkbox
              label={t("named", { name: person.name, count })}
              checked={mapping.byName.has(person.id)}
              onChange={({ target }) => chooseName(person.id, target.checked)}
            />
          </li>
        ))}
      </ul>
      <Text size="small" tone="soft">
        {t("namedHint")}
      </Text>
    </Stack>
  );
}

const isAbout = (about: About | undefined, id: string) => about?.kind === "known" && about.id === id;
