import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { compareWords } from "#app/lib/compare-words.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { FieldChange } from "#domain/moment/moment-versions.ts";
import { condenseRuns } from "./condense-runs.ts";
import { DifferingText } from "./differing-text.tsx";
import { useValueWords } from "./use-value-words.ts";

/** Each changed field with its old and new value. */
export function VersionChanges({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTranslations("moments");
  const say = useValueWords();
  return (
    <dl className="flex flex-col gap-3">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="type-small text-ink-soft">{t(`value.${field}`)}</dt>
          <dd>
            {field === "text" || field === "word" || field === "place" ? (
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

function Compared({ before, after }: { before: string; after: string }) {
  const t = useTranslations("moments.history");
  const { mine, theirs } = useMemo(() => compareWords(before, after), [before, after]);
  const none = [{ text: t("nothing"), differs: false }];
  return (
    <Stack gap={1}>
      <DifferingText tone="before" runs={before === "" ? none : condenseRuns(mine, 60)} />
      <DifferingText tone="after" runs={after === "" ? none : condenseRuns(theirs, 60)} />
    </Stack>
  );
}
