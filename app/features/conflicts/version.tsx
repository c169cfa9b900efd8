import type { LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl/react";
import type { WordRun } from "#app/lib/compare-words.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";

export type VersionPart = {
  readonly key: string;
  /** The name of the field; null when there is only one, which the title names. */
  readonly label: string | null;
  readonly runs: readonly WordRun[];
};
type VersionProps = { icon: LucideIcon; title: string; when: string | null; parts: readonly VersionPart[] };

/** One of two versions: its device, time and text, with differing words marked. */
export function Version({ icon, title, when, parts }: VersionProps) {
  return (
    <Stack gap={2}>
      <Inline gap={2} align="start">
        <span className="pt-0.5 text-ink-soft">
          <Icon glyph={icon} size={16} />
        </span>
        <Stack gap={0}>
          <Text className="type-button">{title}</Text>
          {when && (
            <Text size="small" tone="soft">
              {when}
            </Text>
          )}
        </Stack>
      </Inline>
      {parts.map(({ key, label, runs }) => (
        <Stack key={key} gap={0}>
          {label && (
            <Text size="small" tone="soft">
              {label}
            </Text>
          )}
          <Words runs={runs} />
        </Stack>
      ))}
    </Stack>
  );
}

function Words({ runs }: { runs: readonly WordRun[] }) {
  const t = useTranslations("conflicts");
  if (runs.length === 0) return <Text tone="soft">{t("nothing")}</Text>;
  return (
    <p className="type-entry wrap-anywhere whitespace-pre-line text-ink">
      {runs.map((run, index) => (
        <Run key={startOf(runs, index)} {...run} />
      ))}
    </p>
  );
}

function Run({ text, differs }: WordRun) {
  if (!differs) return text;
  return (
    <mark className="bg-transparent text-inherit underline decoration-warn decoration-dotted decoration-2 underline-offset-4">
      {text}
    </mark>
  );
}

function startOf(runs: readonly WordRun[], index: number): number {
  return runs.slice(0, index).reduce((length, { text }) => length + text.length, 0);
}
