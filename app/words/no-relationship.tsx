import { UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { DeviceJournalNote } from "./device-journal-note.tsx";

/** A journal without anyone yet: unmapped land, one sentence and one button (look.md, "World"). */
export function NoRelationship({ illustration }: { illustration: ReactNode }) {
  const t = useTranslations("relationships.list.empty");
  return (
    <Stack gap={6}>
      <EmptyState
        illustration={illustration}
        sentence={t("sentence")}
        action={
          <ButtonLink to={paths.add} variant="primary" icon={UserRoundPlus}>
            {t("add")}
          </ButtonLink>
        }
      />
      <DeviceJournalNote />
    </Stack>
  );
}
