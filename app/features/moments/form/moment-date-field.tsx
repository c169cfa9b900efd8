import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { CalendarButton } from "#app/ui/actions/calendar-button.tsx";
import { LateHint } from "#app/ui/fields/late-hint.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";

/** A day, or a vague date; its interpretation is shown below. */
export function MomentDateField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  const language = useLocale();
  const format = useFormat();
  const { draft, change, today } = part;
  const written = isVagueDate(draft.date) ? format.vagueDate(draft.date) : draft.date;
  const parsed = parseVagueDate(written, language, today);
  const said = parsed.ok ? format.vagueDate(parsed.date) : "";
  return (
    <TextField
      label={labelOf("occurred_on")}
      name="date"
      autoComplete="off"
      placeholder={t("dateHint")}
      value={written}
      error={useMomentIssue(part)("date")}
      hint={
        said !== "" &&
        foldText(said) !== foldText(written) && <LateHint>{t("dateRead", { date: said })}</LateHint>
      }
      trailing={
        <CalendarButton
          label={t("calendar")}
          day={parsed.ok && parsed.date.length === 10 ? parsed.date : ""}
          max={today}
          onPick={(day) => isVagueDate(day) && change({ date: format.vagueDate(day) })}
        />
      }
      onChange={({ target }) => change({ date: target.value })}
    />
  );
}
