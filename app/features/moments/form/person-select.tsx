import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { useRelationship, useRelationships } from "#app/store/relationships/relationships.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { choosablePeople } from "./likely-person.ts";

type PersonSelectProps = {
  value: string | null;
  onChange: (relationshipId: string | null) => void;
  today: CalendarDay;
};

/** "With Camille", as a line to change. */
export function PersonSelect({ value, onChange, today }: PersonSelectProps) {
  const t = useTranslations("moments.capture");
  const { labelOf } = useFieldWords();
  const id = useId();
  const people = choosablePeople(useRelationships() ?? [], today, value);
  const chosen = useRelationship(value ?? "");
  const isElsewhere = chosen?.name && !people.some((one) => one.id === chosen.id);
  return (
    <span className="flex min-w-0 items-baseline gap-2 type-body text-ink-soft">
      <label htmlFor={id}>{labelOf("relationship_id")}</label>
      <span className="relative flex min-w-0 items-center">
        <select
          id={id}
          value={chosen?.name ? chosen.id : ""}
          onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
          className="select-plain -my-2 min-h-11 max-w-full field-sizing-content cursor-pointer bg-transparent pr-7 type-name text-ink"
        >
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
          {isElsewhere && <option value={chosen.id}>{chosen.name}</option>}
          <option value="">{t("nobody")}</option>
        </select>
        <span className="pointer-events-none absolute right-0">
          <Icon glyph={ChevronDown} />
        </span>
      </span>
    </span>
  );
}
