import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { moodColours } from "#app/ui/art/mood-shapes.ts";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { moods } from "#domain/moment/moment.ts";

type MoodPickerProps = {
  label: string;
  labelHidden?: boolean;
  value: number | null;
  onChange: (mood: number | null) => void;
  /** A row among others: smaller faces, and a way to take the choice back. */
  small?: boolean;
  error?: string | undefined;
};

const steps = ["bright", "gentle", "even", "heavy", "stormy"] as const;

/** Five faces, each with its shape, its colour and its word, in one line as long as the words fit. Pressing the chosen one again takes it back. */
export function MoodPicker({
  label,
  labelHidden = false,
  value,
  onChange,
  small = false,
  error,
}: MoodPickerProps) {
  const t = useTranslations("moments.mood");
  const moodWord = useTranslations("fields.value.mood");
  const name = useId();
  return (
    <ChoiceGroup
      label={label}
      labelHidden={labelHidden}
      error={error}
      aside={
        small &&
        value !== null && (
          <TextButton size="small" tone="soft" onClick={() => onChange(null)}>
            {t("clear")}
          </TextButton>
        )
      }
    >
      <div className="-mx-1.5 flex flex-wrap justify-center">
        {steps.map((step) => {
          const mood = moods[step];
          const isChosen = mood === value;
          return (
            <label
              key={step}
              className={`flex min-w-max basis-1/5 cursor-pointer flex-col items-center rounded-(--radius-field) border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${moodColours[step]} ${small ? "gap-1 pt-2 pb-1.5" : "gap-2 pt-3 pb-2.5"} ${isChosen ? "border-current bg-[color-mix(in_oklab,currentColor_9%,transparent)]" : "border-transparent hover:bg-[color-mix(in_oklab,currentColor_6%,transparent)]"}`}
            >
              <input
                type="radio"
                name={name}
                value={step}
                checked={isChosen}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(mood)}
                onClick={() => isChosen && onChange(null)}
                className="sr-only"
              />
              <MoodGlyph mood={mood} size={small ? 26 : 40} />
              <span className={small ? "text-[11px]/4" : "type-caption sm:type-small"}>{moodWord(step)}</span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
