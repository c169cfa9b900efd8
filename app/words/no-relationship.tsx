import { UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

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

/** In an account that is still empty: where that is which was noted in this browser without one, and how it comes here. */
function DeviceJournalNote() {
  const t = useTranslations("relationships");
  const { user } = useSession();
  if (!user || !hasDeviceJournal()) return null;
  return (
    <Remark>
      {t.rich("deviceJournal", { link: (text) => <TextLink to={paths.ownData}>{text}</TextLink> })}
    </Remark>
  );
}
