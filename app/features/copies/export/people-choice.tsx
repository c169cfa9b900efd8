import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { CopyOffer } from "./use-copy-choice.ts";

/** Who is in the copy; moments come with their person. */
export function PeopleChoice({ offer: { choice, change, people } }: { offer: CopyOffer }) {
  const t = useTranslations("copies.take");
  const { withoutPeople } = choice;
  function choose(id: string, isIn: boolean) {
    const without = new Set(withoutPeople);
    if (isIn) without.delete(id);
    else without.add(id);
    change({ withoutPeople: without });
  }
  return (
    <Stack as="fieldset" gap={1}>
      <Inline gap={4} wrap className="items-baseline justify-between">
        <Heading as="h3" size="label" id="copy-people">
          {t("people")}
        </Heading>
        <Inline gap={4} className="type-small">
          <TextButton onClick={() => change({ withoutPeople: new Set(), withNobody: true })}>
            {t("everyone")}
          </TextButton>
          <TextButton
            onClick={() => change({ withoutPeople: new Set(people.map(({ id }) => id)), withNobody: false })}
          >
            {t("noOne")}
          </TextButton>
        </Inline>
      </Inline>
      <ul aria-labelledby="copy-people" className="max-h-80 overflow-y-auto border-y border-line px-1 py-1.5">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={<bdi>{name}</bdi>}
              checked={!withoutPeople.has(id)}
              onChange={({ target }) => choose(id, target.checked)}
            />
          </li>
        ))}
        <li>
          <Checkbox
            label={t("nobody")}
            checked={choice.withNobody}
            onChange={({ target }) => change({ withNobody: target.checked })}
          />
        </li>
      </ul>
    </Stack>
  );
}
