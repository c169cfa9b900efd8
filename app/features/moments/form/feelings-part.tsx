import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { MomentPart } from "./moment-part.ts";
import { MoodPicker } from "./mood-picker.tsx";

/** Before, during, after: three small rows of faces, each optional. */
export function FeelingsPart({ draft, change }: Pick<MomentPart, "draft" | "change">) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  return (
    <fieldset>
      <legend className="pb-2 type-label text-ink">{t("feelings")}</legend>
      <Stack gap={3}>
        {(["before", "during", "after"] as const).map((when) => (
          <MoodPicker
            key={when}
            small
            label={labelOf(`feeling_${when}`)}
            value={draft[when]}
            onChange={(feeling) => change({ [when]: feeling })}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
