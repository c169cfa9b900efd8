import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { DraftKept } from "./draft-kept.tsx";
import { FormPreview } from "./form-preview.tsx";
import type { RelationshipDraft } from "./relationship-draft.ts";

type SaveMarginProps = {
  draft: RelationshipDraft;
  today: CalendarDay;
  saveLabel: string;
  /** Beside the buttons: the number of this relationship within the plan. */
  remark: string | undefined;
  back: string;
  isSaving: boolean;
  savedAt: string | null;
  /** The failure of the last save. */
  failed: ReactNode;
  onRestart: () => void;
};

/** In the margin on wide screens: a preview, and the buttons. */
export function SaveMargin({
  draft,
  today,
  saveLabel,
  remark,
  back,
  isSaving,
  savedAt,
  failed,
  onRestart,
}: SaveMarginProps) {
  const t = useTranslations("relationships.form");
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  return (
    <Stack gap={5} className="sticky top-24 self-start">
      <FormPreview draft={draft} today={today} />
      <Stack gap={3}>
        <Inline gap={5} wrap>
          <Button type="submit" variant="primary" pending={isSaving}>
            {saveLabel}
          </Button>
          <TextLink to={back} tone="soft">
            {t("cancel")}
          </TextLink>
        </Inline>
        {failed}
        {remark && (
          <Text size="small" tone="soft">
            {remark}
          </Text>
        )}
        <DraftKept savedAt={savedAt} />
        {savedAt !== null && (
          <span className="self-start">
            <TextButton tone="soft" size="small" onClick={onRestart}>
              {t("draft.restart")}
            </TextButton>
          </span>
        )}
        <Text size="small" tone="soft">
          <Kbd>{t(isMac ? "shortcut.command" : "shortcut.control")}</Kbd> <Kbd>{t("shortcut.enter")}</Kbd>{" "}
          {t("shortcut.toSave")}
        </Text>
      </Stack>
    </Stack>
  );
}
