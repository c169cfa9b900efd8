import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { latestBeginning } from "#domain/relationship/latest-beginning.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { useMemorySettingsChange } from "./use-memory-settings-change.ts";

type EndedListProps = { profile: Profile; relationships: readonly Relationship[] };

const shownAtFirst = 6;

/** Memories of an ended relationship are shown only if the person chooses it, one by one. */
export function EndedList({ profile, relationships }: EndedListProps) {
  const t = useTranslations("timeline.memories");
  const change = useMemorySettingsChange();
  const [isWhole, setWhole] = useState(false);
  const remembered = new Set(profile.memory_remembered_endings);
  const ended = relationships
    .filter(({ status }) => status === "ended")
    .toSorted(
      (a, b) =>
        Number(remembered.has(b.id)) - Number(remembered.has(a.id)) ||
        latestBeginning(b) - latestBeginning(a),
    );
  const shown = isWhole ? ended : ended.slice(0, shownAtFirst);
  if (ended.length === 0) return null;
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="ended-title">
      <Heading id="ended-title">{t("ended.title")}</Heading>
      <Text tone="soft">{t("ended.text")}</Text>
      <ul className="border-b border-line">
        {shown.map(({ id, name }) => (
          <li key={id} className="border-t border-line">
            <Switch
              label={t("ended.remember", { name })}
              checked={remembered.has(id)}
              onChange={(isOn) =>
                void change(
                  "memory_remembered_endings",
                  id,
                  isOn,
                  t(isOn ? "done.remember" : "done.forget", { name }),
                )
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < ended.length && (
        <p className="type-small">
          <TextButton tone="soft" onClick={() => setWhole(true)}>
            {t("ended.more", { count: ended.length - shown.length })}
          </TextButton>
        </p>
      )}
    </Stack>
  );
}
