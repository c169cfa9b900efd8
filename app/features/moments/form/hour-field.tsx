import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { LateHint } from "#app/ui/fields/late-hint.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { parseTimeOfDay } from "#domain/time/parse-time-of-day.ts";
import { dayParts } from "#domain/time/time-of-day.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";

/** The hour of a moment, exact or vague: a line to open, then a field and the parts of a day to choose from. */
export function HourField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  const language = useLocale();
  const { draft, change } = part;
  const [isOpened, setOpened] = useState(false);
  const error = useMomentIssue(part)("hour");
  if (!isOpened && draft.hour === "") {
    return (
      <p>
        <TextButton size="small" tone="soft" onClick={() => setOpened(true)}>
          {t("addHour")}
        </TextButton>
      </p>
    );
  }
  const parsed = parseTimeOfDay(draft.hour);
  const said = parsed.ok && parsed.time !== null ? formatTimeOfDay(parsed.time, language, "short") : "";
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={labelOf("time_of_day")}
        name="hour"
        autoComplete="off"
        autoFocus={isOpened && draft.hour === ""}
        placeholder={t("hourHint")}
        value={draft.hour}
        error={error}
        hint={
          said !== "" &&
          foldText(said) !== foldText(draft.hour) && <LateHint>{t("dateRead", { date: said })}</LateHint>
        }
        onChange={({ target }) => change({ hour: target.value })}
      />
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 type-small text-ink-soft">
        {dayParts.map((one) => {
          const word = formatTimeOfDay(one, language, "short");
          return (
            <TextButton key={one} size="small" onClick={() => change({ hour: word })}>
              {word}
            </TextButton>
          );
        })}
        {draft.hour !== "" && (
          <TextButton
            size="small"
            tone="soft"
            onClick={() => {
              change({ hour: "" });
              setOpened(false);
            }}
          >
            {t("noHour")}
          </TextButton>
        )}
      </p>
    </div>
  );
}
