/** "How was it?": a face and a word are a moment; all else is one chip away. */

import { Lock } from "lucide-react";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { DraftFailure } from "#app/saving/draft-failure.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useRowDraft } from "#app/saving/use-row-draft.ts";
import { createMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { nothingSeen } from "#app/store/write/seen-row.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { isUnderage } from "#domain/relationship/relationship-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { newMoment, readDraft, textOf } from "../form/moment-draft.ts";
import { useMomentIssue } from "../form/moment-part.ts";
import { MoodPicker } from "../form/mood-picker.tsx";
import { PersonSelect } from "../form/person-select.tsx";
import { useMomentSave } from "../form/use-moment-save.ts";
import { WordField } from "../form/word-field.tsx";
import { CaptureExtras } from "./capture-extras.tsx";
import { type AddPhotos, addKept } from "./kept-photos.ts";
import { PhotoChip, PhotoStrip } from "./photo-strip.tsx";
import { useChosen } from "./use-chosen.ts";
import { useSavedToast } from "./use-saved-toast.ts";
import { useShared } from "./use-shared.ts";

type CaptureSheetProps = {
  /** The relationship, unless a draft has another. */
  relationshipId: string | null;
  /** The day, unless a draft has another. */
  day: CalendarDay;
  today: CalendarDay;
  /** Chosen before it was opened. */
  files: readonly File[];
  /** Part of what another app shared could not be taken. */
  isShareCut: boolean;
  addPhotos: AddPhotos;
  onClose: () => void;
};

export function CaptureSheet({
  relationshipId,
  day,
  today,
  files,
  isShareCut,
  addPhotos,
  onClose,
}: CaptureSheetProps) {
  const t = useTranslations("moments");
  const format = useFormat();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const kept = useRowDraft({
    draftKey: "moment:new",
    read: readDraft,
    start: newMoment(relationshipId, day),
    shown: nothingSeen,
  });
  const { draft, savedAt, change } = kept;
  const saySaved = useSavedToast(today);
  const person = useRelationship(draft?.relationshipId ?? "");
  const mayHavePhotos = !person || !isUnderage(person);
  const picked = useChosen(files, draft !== null && mayHavePhotos);
  const shared = useShared(kept);
  const photos = [...shared.files, ...picked.files];
  const chosen = mayHavePhotos ? photos : none;
  const { submit, issues, failure, isSaving } = useMomentSave({
    form,
    draft,
    today,
    check: { hasPhotos: chosen.length > 0 },
    write: (fields) => createMoment(fields, kept.from),
    onSaved(moment) {
      kept.forget();
      if (chosen.length > 0) void addAll(moment);
      else saySaved.kept(moment, 0);
      onClose();
    },
  });
  /** Nothing is said to be kept before it is. */
  async function addAll(moment: Moment): Promise<void> {
    const taken = await addKept(moment, chosen, [shared.take(), picked.take()], addPhotos);
    saySaved.kept(moment, taken);
    saySaved.refused(chosen.length - taken);
  }
  const wrongMood = useMomentIssue({ draft: draft ?? newMoment(null, today), issues })("mood");
  if (!draft) return null;
  const part = { draft, issues, change, today };
  function restart() {
    kept.restart();
    picked.restart();
    void shared.dropFiles();
  }
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
          {failure && <SaveFailure reason={failure} keepsText text={textOf(draft)} />}
          {!failure && kept.failure && <DraftFailure reason={kept.failure} text={textOf(draft)} />}
          {!failure && !kept.failure && (
            <Inline justify="between" gap={3} wrap className="gap-y-1">
              <Remark icon={Lock}>
                {savedAt === null
                  ? t("capture.kept")
                  : t("capture.draftKept", { time: format.time(savedAt) })}
              </Remark>
              <Inline gap={4}>
                {savedAt !== null && (
                  <TextButton size="small" tone="soft" onClick={restart}>
                    {t("capture.restart")}
                  </TextButton>
                )}
                <Link
                  to={paths.add}
                  onClick={onClose}
                  className="text-link underlined flex-none type-small text-ink-soft hover:text-ink"
                >
                  {t("capture.newRelationship")}
                </Link>
              </Inline>
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
        onSubmit={submit}
        onPaste={({ clipboardData }) => picked.add(clipboardData.files)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event))
            event.currentTarget.requestSubmit();
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
          <CaptureExtras
            {...part}
            hasSharedText={shared.hasText}
            photos={mayHavePhotos && <PhotoChip count={chosen.length} onFiles={picked.add} />}
          />
          <PhotoStrip
            photos={chosen}
            onRemove={(photo) =>
              shared.files.includes(photo) ? void shared.remove(photo) : picked.remove(photo)
            }
          />
          {!mayHavePhotos && photos.length > 0 && <Remark tone="warn">{t("capture.photosUnderage")}</Remark>}
          {shared.isHere && <Remark>{t("capture.shared")}</Remark>}
          {shared.chosenBefore > 0 && mayHavePhotos && (
            <Remark>{t("capture.chosenBefore", { count: shared.chosenBefore })}</Remark>
          )}
          {picked.notKept > 0 && (
            <Remark tone="warn">{t("capture.photosNotKept", { count: picked.notKept })}</Remark>
          )}
          {isShareCut && <Remark tone="warn">{t("capture.sharedInPart")}</Remark>}
        </Stack>
      </form>
    </Sheet>
  );
}

const none: readonly File[] = [];
