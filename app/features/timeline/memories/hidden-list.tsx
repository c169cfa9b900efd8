import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { Profile } from "#domain/account/profile.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { KindnessList } from "./memory-settings.ts";
import { useMemorySettingsChange } from "./use-memory-settings-change.ts";

type HiddenListProps = { profile: Profile; relationships: readonly Relationship[] };

/** What no longer comes up, and the way back for each. People who are sealed away are not named here either. */
export function HiddenList({ profile, relationships }: HiddenListProps) {
  const t = useTranslations("timeline.memories.hidden");
  const format = useFormat();
  const names = new Map(relationships.map(({ id, name }) => [id, name]));
  const days = profile.memory_hidden_days.toSorted().map((day) => ({
    list: "memory_hidden_days" as const,
    item: day,
    what: day.length === 5 ? format.day(`2000-${day}`, "yearless") : format.day(day),
    detail: t(day.length === 5 ? "everyYear" : "once"),
  }));
  const people = profile.memory_hidden_relationships.flatMap((id) => {
    const name = names.get(id);
    return name
      ? [{ list: "memory_hidden_relationships" as const, item: id, what: name, detail: t("person") }]
      : [];
  });
  const rows = [...people, ...days];
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="hidden-title">
      <Heading id="hidden-title">{t("title")}</Heading>
      <div>
        {rows.map((row) => (
          <HiddenRow key={row.item} {...row} />
        ))}
      </div>
    </Stack>
  );
}

type HiddenRowProps = { list: KindnessList; item: string; what: string; detail: string };

function HiddenRow({ list, item, what, detail }: HiddenRowProps) {
  const t = useTranslations("timeline.memories");
  const change = useMemorySettingsChange();
  return (
    <SettingRow
      label={what}
      action={
        <TextButton
          aria-label={t("hidden.againLabel", { what })}
          onClick={() => void change(list, item, false, t("done.shown"))}
        >
          {t("hidden.again")}
        </TextButton>
      }
    >
      {detail}
    </SettingRow>
  );
}
