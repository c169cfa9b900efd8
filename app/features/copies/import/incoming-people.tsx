import { useTranslations } from "use-intl/react";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { ImportChoice } from "#domain/copy/plan-import.ts";

type IncomingPeopleProps = {
  preview: ImportPreview;
  choice: ImportChoice;
  onChange: (part: Partial<ImportChoice>) => void;
};

/** Who comes: each counts toward the plan, and brings their moments. */
export function IncomingPeople({ preview, choice, onChange }: IncomingPeopleProps) {
  const t = useTranslations("copies.bring");
  const people = preview.people.filter(({ state }) => state === "new" || choice.onDifference === "take");
  if (people.length === 0) return null;
  function choose(id: string, isIn: boolean) {
    const without = new Set(choice.withoutPeople);
    if (isIn) without.delete(id);
    else without.add(id);
    onChange({ withoutPeople: without });
  }
  return (
    <Stack gap={1}>
      <Heading as="h3" size="label" id="incoming-people">
        {t("who")}
      </Heading>
      <ul
        aria-labelledby="incoming-people"
        className="max-h-80 overflow-y-auto border-y border-line px-1 py-1.5"
      >
        {people.map(({ id, name, moments }) => (
          <li key={id}>
            <Checkbox
              label={
                <>
                  <bdi>{name}</bdi>{" "}
                  {moments > 0 && (
                    <span className="text-ink-soft">{t("withMoments", { count: moments })}</span>
                  )}
                </>
              }
              checked={!choice.withoutPeople.has(id)}
              onChange={({ target }) => choose(id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
