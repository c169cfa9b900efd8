/** "How was it?": a face and a word are a moment; all else is one chip away. */
import { Lock } from "lucide-react";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { createMoment, deleteMoment } from "#app/store/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import { isSealed } from "#domain/moment-rules.ts";
import { newMoment } from "../form/moment-draft.ts";
import { useMomentIssue } from "../form/moment-part.ts";
import { MoodPicker } from "../form/mood-picker.tsx";
import { PersonSelect } from "../form/person-select.tsx";
import { useMomentDraft } from "../form/use-moment-draft.ts";
import { useMomentSave } from "../form/use-moment-save.ts";
import { WordField } from "../form/word-field.tsx";
import { CaptureExtras } from "./capture-extras.tsx";

type CaptureSheetProps = {
  /** With whom, unless a draft says otherwise. */
  relationshipId: string | null;
  today: CalendarDay;
  onClose: () => void;
};

export function CaptureSheet({ relationshipId, today, onClose }: CaptureSheetProps) {
  const t = useTranslations("moments");
  const format = useFormat();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const kept = useMomentDraft("moment:new", newMoment(relationshipId, today), 0);
  const { draft, savedAt, change } = kept;
  const saySaved = useSavedToast(today);
  const { save, issues, failure, isSaving } = useMomentSave({
    form,
    draft,
    today,
    write: createMoment,
    onSaved(moment) {
      kept.forget();
      onClose();
      saySaved(moment);
    },
  });
  const wrongMood = useMomentIssue({ draft: draft ?? newMoment(null, today), issues })("mood");
  if (!draft) return null;
  const part = { draft, issues, change, today };
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      closeLabel={t("capture.close")}
      lead={
        <PersonSelect
          value={draft.relationshipId}
          onChange={(chosen) => change({ relationshipId: chosen })}
          today={today}
        />
      }
      title={t("capture.title")}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" fullWidth pending={isSaving}>
            {t("capture.save")}
          </Button>
          {failure ? (
            <Remark tone="bad" role="alert">
              {t(`failed.${failure}`)}
            </Remark>
          ) : (
            <Inline justify="between" gap={3}>
              <Remark icon={Lock}>
                {savedAt === null
                  ? t("capture.kept")
                  : t("capture.draftKept", { time: format.time(savedAt) })}
              </Remark>
              {savedAt === null ? (
                <Link
                  to={paths.add}
                  onClick={onClose}
                  className="text-link underlined flex-none type-small text-ink-soft hover:text-ink"
                >
                  {t("capture.newRelationship")}
                </Link>
              ) : (
                <TextButton size="small" tone="soft" onClick={kept.restart}>
                  {t("capture.restart")}
                </TextButton>
              )}
            </Inline>
          )}
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="[--art-paper:var(--surface-raised)]"
        noValidate
        onSubmit={(event) => void save(event)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        <Stack gap={5}>
          <MoodPicker
            label={t("mood.label")}
            labelHidden
            value={draft.mood}
            error={wrongMood}
            onChange={(mood) => change({ mood })}
          />
          <WordField {...part} />
          <CaptureExtras {...part} />
        </Stack>
      </form>
    </Sheet>
  );
}

/** Said once the sheet is gone; undo takes the moment to the trash. */
function useSavedToast(today: CalendarDay) {
  const t = useTranslations("moments.capture");
  const format = useFormat();
  return (moment: Moment) =>
    showToast({
      title:
        moment.sealed_until !== null && isSealed(moment, today)
          ? t("savedSealed", { day: format.day(moment.sealed_until) })
          : t("saved"),
      detail: isSealed(moment, today) ? undefined : moment.word || undefined,
      action: { label: t("undo"), onAction: () => void deleteMoment(moment.id) },
    });
}
