import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";

type State = "new" | "same" | "different" | "trashed";
const states: readonly State[] = ["new", "same", "different", "trashed"];

type ImportContentsProps = { preview: ImportPreview };

/** Which copy it is, and what it holds beside what is here. */
export function ImportContents({ preview }: ImportContentsProps) {
  const t = useTranslations("copies.bring");
  const { instant } = useFormat();
  const { origin } = preview;
  function titleOf(): string {
    if (origin.product !== null) return t(`product.${origin.product}`);
    return origin.madeAt === null ? t("copyUndated") : t("copyOf", { day: instant(origin.madeAt) });
  }
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading as="h3" size="name">
          {titleOf()}
        </Heading>
        <Text tone="soft" size="small">
          {t(`from.${origin.from}`)}
        </Text>
      </Stack>
      <CountedEntries preview={preview} />
      {preview.versioned > 0 && (
        <Text tone="soft" size="small">
          {t("versioned", { count: preview.versioned })}
        </Text>
      )}
    </Stack>
  );
}

/** What would come, beside what is here. */
export function CountedEntries({ preview }: ImportContentsProps) {
  const t = useTranslations("copies.bring");
  const count = useTranslations("copies.take.count");
  const { phrases } = useFieldWords();
  const { list } = useFormat();
  const { counts, differences, withoutFile } = preview;
  const said = (state: State) =>
    list([
      ...(counts.relationships[state] > 0 ? [count("people", { count: counts.relationships[state] })] : []),
      ...(counts.moments[state] > 0 ? [count("moments", { count: counts.moments[state] })] : []),
      ...(counts.media[state] > 0 ? [count("media", { count: counts.media[state] })] : []),
      ...(counts.conversations[state] > 0
        ? [count("conversations", { count: counts.conversations[state] })]
        : []),
      ...(counts.turns[state] > 0 ? [count("turns", { count: counts.turns[state] })] : []),
    ]);
  const lines = states.map((state) => [state, said(state)] as const).filter(([, what]) => what !== "");
  return (
    <Stack gap={3}>
      <dl className="border-b border-line">
        {lines.map(([state, what]) => (
          <div
            key={state}
            className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="type-label text-ink">{t(`state.${state}`)}</dt>
            <dd className="type-body text-ink-soft">{what}</dd>
          </div>
        ))}
        {lines.length === 0 && <div className="border-t border-line py-2.5">{t("empty")}</div>}
      </dl>
      {withoutFile > 0 && (
        <Text tone="soft" size="small">
          {t("withoutFile", { count: withoutFile })}
        </Text>
      )}
      {differences.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 type-small text-ink-soft hover:text-ink">
            {t("whatDiffers", { count: preview.differenceCount })}
          </summary>
          <ul className="max-h-80 overflow-y-auto border-b border-line">
            {differences.map(({ table, label, differs, state }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of one comparison never changes.
              <li key={at} className="border-t border-line py-2 type-small text-ink-soft">
                <bdi className="text-ink">{label || t(`table.${table}`)}</bdi>{" "}
                {state === "trashed" ? t("inTrash") : phrases(differs)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}
