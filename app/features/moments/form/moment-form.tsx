/** The form of a moment; what is typed is kept as a draft until it is saved. */

import { Check } from "lucide-react";
import { useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { paths } from "#app/paths.ts";
import { changedFields } from "#app/saving/changed-fields.ts";
import { DraftFailure } from "#app/saving/draft-failure.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useRowDraft } from "#app/saving/use-row-draft.ts";
import { updateMoment } from "#app/store/moments/moments.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { SaveBar } from "#app/ui/compositions/save-bar.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { formFields } from "#domain/wire/field-traits.ts";
import { FeelingsPart } from "./feelings-part.tsx";
import { HourField } from "./hour-field.tsx";
import { MomentCityField } from "./moment-city-field.tsx";
import { MomentDateField } from "./moment-date-field.tsx";
import { draftOf, readDraft, textOf } from "./moment-draft.ts";
import { useMomentIssue } from "./moment-part.ts";
import { MomentTextField } from "./moment-text-field.tsx";
import { MoodPicker } from "./mood-picker.tsx";
import { PersonSelect } from "./person-select.tsx";
import { PlaceField } from "./place-field.tsx";
import { SealField } from "./seal-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { useMomentSave } from "./use-moment-save.ts";
import { WordField } from "./word-field.tsx";

export function MomentForm({ moment, today }: { moment: Moment; today: CalendarDay }) {
  const t = useTranslations("moments");
  const format = useFormat();
  const language = useLocale();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const { id } = moment;
  const start = useMemo(
    () =>
      draftOf(moment, {
        date: (date) => formatVagueDate(date, language),
        hour: (time) => formatTimeOfDay(time, language, "short"),
      }),
    [moment, language],
  );
  const kept = useRowDraft({ draftKey: `moment:${id}`, read: readDraft, start, shown: moment });
  const { draft, change, savedAt } = kept;
  const person = useRelationship(draft?.relationshipId ?? "");
  const { submit, issues, failure, isSaving } = useMomentSave({
    form,
    draft,
    today,
    check: { wasSealedUntil: start.sealedUntil, hasPhotos: true, was: start },
    write: (fields) => updateMoment(id, changedFields(moment, fields, formFields(momentTraits)), kept.from),
    onSaved() {
      kept.forget();
      showToast({ title: t("edit.saved") });
      void navigate(paths.moment(id), { replace: true });
    },
  });
  const wrongMood = useMomentIssue({ draft: draft ?? start, issues })("mood");
  if (!draft) return <LoadingScreen label={t("edit.title")} />;
  const part = { draft, issues, change, today };
  const failed = failure ? (
    <SaveFailure reason={failure} keepsText text={textOf(draft)} />
  ) : (
    <DraftFailure reason={kept.failure} text={textOf(draft)} />
  );
  const draftKept = savedAt === null ? undefined : t("capture.draftKept", { time: format.time(savedAt) });
  const restart = draftKept !== undefined && (
    <TextButton size="small" tone="soft" onClick={kept.restart}>
      {t("capture.restart")}
    </TextButton>
  );
  const mayClose = draft.isClosing || person?.status === "ended";
  return (
    <Page width="middle">
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event))
            event.currentTarget.requestSubmit();
        }}
      >
        <Stack gap={8}>
          <Stack gap={3}>
            <BackLink to={paths.moment(id)}>{t("edit.back")}</BackLink>
            <Title size="title">{t("edit.title")}</Title>
            <PersonSelect
              value={draft.relationshipId}
              onChange={(relationshipId) => change({ relationshipId })}
              today={today}
            />
          </Stack>
          <MoodPicker
            label={t("mood.label")}
            value={draft.mood}
            error={wrongMood}
            onChange={(mood) => change({ mood })}
          />
          <Columns template="halves">
            <WordField {...part} />
            <Stack gap={3}>
              <MomentDateField {...part} />
              <HourField {...part} />
            </Stack>
          </Columns>
          <MomentTextField rows={8} {...part} />
          <Columns template="halves">
            <Stack gap={3}>
              <PlaceField {...part} />
              <MomentCityField {...part} />
            </Stack>
            <TagsField {...part} />
          </Columns>
          <Stack gap={1}>
            <Checkbox
              label={t("field.milestone")}
              checked={draft.isMilestone}
              onChange={({ target }) => change({ isMilestone: target.checked })}
            />
            {mayClose && (
              <Checkbox
                label={t("field.closing")}
                checked={draft.isClosing}
                onChange={({ target }) => change({ isClosing: target.checked })}
              />
            )}
            <SealField {...part} />
          </Stack>
          <FeelingsPart {...part} />
          {isWide ? (
            <>
              {failed}
              <Inline gap={4} wrap>
                <Button type="submit" variant="primary" pending={isSaving}>
                  {t("edit.save")}
                </Button>
                {draftKept !== undefined && (
                  <Remark icon={Check} tone="good">
                    {draftKept}
                  </Remark>
                )}
                {restart}
              </Inline>
            </>
          ) : (
            <>
              {restart && <span className="flex">{restart}</span>}
              <SaveBar saveLabel={t("edit.save")} remark={draftKept} isSaving={isSaving} failed={failed} />
            </>
          )}
        </Stack>
      </form>
    </Page>
  );
}
