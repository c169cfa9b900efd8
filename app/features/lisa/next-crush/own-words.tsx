import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Text } from "#app/ui/type/text.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { profileTraits } from "#domain/account/profile-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { LineDialog } from "./line-dialog.tsx";
import { withChangedLine, withLine, withoutLine } from "./own-lines.ts";

type Line = Profile["needs"][number];

/** One's own lines, the newest last, each with its day. */
export function OwnWords({ profile, today }: { profile: Profile; today: CalendarDay }) {
  const t = useTranslations("lisa.crush");
  const format = useFormat();
  const quickSave = useQuickSave();
  const [edited, setEdited] = useState<Line | "new" | null>(null);
  const { needs } = profile;
  const isFull = needs.length >= profileTraits.needs.count;
  const remove = ({ id }: Line) =>
    void quickSave(
      () => updateProfile(withoutLine(profile, id)),
      () =>
        showToast({
          title: t("lineRemoved"),
          action: { label: t("undo"), onAction: () => void quickSave(() => updateProfile({ needs })) },
        }),
    );
  return (
    <Stack gap={4}>
      {needs.length === 0 && <Text tone="soft">{t("noLine")}</Text>}
      <ul>
        {needs.map((line) => (
          <li key={line.id} className="flex flex-col gap-1 border-t border-line py-3">
            <p className="type-name wrap-anywhere" dir="auto">
              {line.text}
            </p>
            <Inline gap={4} wrap>
              <Text size="small" tone="soft">
                {t("writtenOn", { day: format.day(line.on) })}
              </Text>
              <TextButton size="small" onClick={() => setEdited(line)}>
                {t("change")}
              </TextButton>
              <TextButton size="small" onClick={() => remove(line)}>
                {t("removeLine")}
              </TextButton>
            </Inline>
          </li>
        ))}
      </ul>
      {isFull ? (
        <Text size="small" tone="soft">
          {t("full", { count: profileTraits.needs.count })}
        </Text>
      ) : (
        <Button variant="primary" icon={Pencil} onClick={() => setEdited("new")}>
          {t("write")}
        </Button>
      )}
      {edited && (
        <LineDialog
          title={t(edited === "new" ? "write" : "changeTitle")}
          start={edited === "new" ? "" : edited.text}
          onSave={(text) =>
            updateProfile(
              edited === "new" ? withLine(profile, text, today) : withChangedLine(profile, edited.id, text),
            )
          }
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
