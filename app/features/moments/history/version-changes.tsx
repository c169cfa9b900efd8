import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { compareParagraphs, isChanged } from "#app/lib/compare-words.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useFieldWords, useValueWords } from "#app/words/fields/use-field-words.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import type { FieldChange } from "#domain/moment/moment-versions.ts";
import { textFields } from "#domain/wire/own-texts.ts";
import { condenseRuns } from "./condense-runs.ts";
import { DifferingText } from "./differing-text.tsx";

const texts: ReadonlySet<string> = new Set(textFields(momentTraits));

/** Each changed field with its old and new value. */
export function VersionChanges({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslations("moments");
  const { labelOf } = useFieldWords();
  const sayValue = useValueWords();
  const say = (field: string, value: unknown) => sayValue("moments", field, value);
  return (
    <dl className="flex flex-col gap-3">
      {told(changes).map(({ field, before, after }) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="type-small text-ink-soft">{labelOf(field)}</dt>
          <dd>
            {texts.has(field) && !Array.isArray(after) ? (
              <Compared before={say(field, before)} after={say(field, after)} />
            ) : (
              <p className="type-body wrap-anywhere">
                <del className="text-ink-soft no-underline">{say(field, before) || t("history.nothing")}</del>
                <span aria-hidden="true" className="px-2 text-ink-soft">
                  →
                </span>
                <ins className="no-underline">{say(field, after) || t("history.nothing")}</ins>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a city lies goes with its name: it is told only where it changed alone. */
function told(changes: readonly FieldChange[]): readonly FieldChange[] {
  const isCityTold = changes.some(({ field }) => field === "city");
  return changes.filter(({ field }) => field !== "city_place" || !isCityTold);
}

/** Only the paragraphs that changed, each as it was and as it became; a long one around its changes. */
function Compared({ before, after }: { before: string; after: string }) {
  const t = useTranslations("moments.history");
  const parts = useMemo(() => compareParagraphs(before, after), [before, after]);
  const changed = parts.filter(isChanged);
  if (changed.length === 0) return <Text tone="soft">{t("onlySpaces")}</Text>;
  return (
    <Stack gap={4}>
      {changed.map(({ mine, theirs }) => (
        <Stack key={parts.findIndex((part) => part.mine === mine)} gap={2}>
          {before === "" && <Text tone="soft">{t("nothing")}</Text>}
          <DifferingText tone="before" runs={condenseRuns(mine, 60)} />
          <DifferingText tone="after" runs={condenseRuns(theirs, 60)} />
          {after === "" && <Text tone="soft">{t("nothing")}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
