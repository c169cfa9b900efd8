import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateMoment } from "#app/store/moments/moments.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { readSeal } from "../form/check-moment.ts";
import { SealDayField } from "../form/seal-day-field.tsx";

type MoveSealProps = { moment: Pick<Moment, "id" | "sealed_until">; today: CalendarDay };

/** Puts a mistyped day right, while that may be done (`mayMoveSeal`, domain/moment/moment-rules.ts). The letter stays closed. */
export function MoveSeal({ moment, today }: MoveSealProps) {
  const t = useTranslations("moments");
  const language = useLocale();
  const format = useFormat();
  const [form, setForm] = useState<"unopened" | "open" | "closed">("unopened");
  const [typed, setTyped] = useState(moment.sealed_until ?? "");
  const [isAsked, setAsked] = useState(false);
  const { save, isSaving, failure } = useSave();
  if (form !== "open") {
    return (
      <TextButton
        size="small"
        tone="soft"
        // Closed by a button that is gone: what opens it again takes the focus.
        autoFocus={form === "closed"}
        onClick={() => setForm("open")}
      >
        {t("sealed.move")}
      </TextButton>
    );
  }
  const read = readSeal(typed, language, today);
  function keep() {
    setAsked(true);
    if (!read.ok || read.day === null) return;
    const { day } = read;
    void save(
      () => updateMoment(moment.id, { sealed_until: day }),
      () => {
        setForm("closed");
        setAsked(false);
        showToast({ title: t("capture.savedSealed", { day: format.day(day) }) });
      },
    );
  }
  return (
    <form
      noValidate
      className="w-full max-w-[22rem]"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Stack gap={3}>
        <SealDayField
          value={typed}
          today={today}
          isOpened
          error={isAsked && !read.ok ? t(`issue.${read.code}`) : undefined}
          onChange={setTyped}
        />
        <Inline gap={4}>
          <Button type="submit" pending={isSaving}>
            {t("sealed.keepDay")}
          </Button>
          <TextButton size="small" tone="soft" onClick={() => setForm("closed")}>
            {t("moving.later")}
          </TextButton>
        </Inline>
        <SaveFailure reason={failure} />
      </Stack>
    </form>
  );
}
