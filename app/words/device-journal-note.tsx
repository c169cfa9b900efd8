import { useTranslations } from "use-intl/react";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

/** In an account that is still empty: where that is which was noted in this browser without one, and how it comes here. */
export function DeviceJournalNote() {
  const t = useTranslations("relationships");
  const { user } = useSession();
  if (!user || !hasDeviceJournal()) return null;
  return (
    <Remark>
      {t.rich("deviceJournal", { link: (text) => <TextLink to={paths.ownData}>{text}</TextLink> })}
    </Remark>
  );
}
