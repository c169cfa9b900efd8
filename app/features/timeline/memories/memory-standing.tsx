import { useTranslations } from "use-intl/react";
import { useProfile } from "#app/store/profile/profile.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { KindnessList } from "./memory-settings.ts";
import { useMemorySettingsChange } from "./use-memory-settings-change.ts";

type MemoryStandingProps = { relationship: Relationship; today: CalendarDay };

/** Whether memories of this person come up by themselves, where that is not plain; and the way to change it. */
export function MemoryStanding({ relationship, today }: MemoryStandingProps) {
  const t = useTranslations("timeline.memories");
  const change = useMemorySettingsChange();
  const profile = useProfile();
  const { id, name, status } = relationship;
  if (!profile || isVeiled(relationship, today)) return null;
  const isHidden = profile.memory_hidden_relationships.includes(id);
  if (status === "ongoing" && !isHidden) return null;
  const isRemembered = profile.memory_remembered_endings.includes(id);
  const standing = isHidden ? "hidden" : isRemembered ? "remembered" : "resting";
  const list: KindnessList = isHidden ? "memory_hidden_relationships" : "memory_remembered_endings";
  const said = {
    hidden: t("done.shown"),
    remembered: t("done.forget", { name }),
    resting: t("done.remember", { name }),
  };
  return (
    <Text size="small" tone="soft">
      {t(`standing.${standing}`, { name })}{" "}
      <TextButton tone="soft" onClick={() => void change(list, id, standing === "resting", said[standing])}>
        {t(`standing.change.${standing}`)}
      </TextButton>
    </Text>
  );
}
