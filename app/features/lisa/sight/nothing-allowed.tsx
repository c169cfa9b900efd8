import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useAllowAll } from "./use-allow-all.ts";

type NothingAllowedProps = { today: CalendarDay; onChoose: () => void };

/** Where the conversation would be, while she may read nothing. */
export function NothingAllowed({ today, onChoose }: NothingAllowedProps) {
  const t = useTranslations("lisa");
  const { allowAll } = useAllowAll(today);
  const { save, isSaving, failure } = useSave();
  return (
    <Stack as="section" gap={4}>
      <Heading>{t("off.title")}</Heading>
      <Text>{t("off.text")}</Text>
      <Stack gap={2}>
        <Inline gap={3} wrap>
          <Button variant="primary" pending={isSaving} onClick={() => void save(allowAll)}>
            {t("sight.allowAll")}
          </Button>
          <Button variant="secondary" onClick={onChoose}>
            {t("off.choose")}
          </Button>
        </Inline>
        <SaveFailure reason={failure} />
      </Stack>
    </Stack>
  );
}
