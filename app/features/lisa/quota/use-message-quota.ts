import { useCallback, useEffect, useMemo, useState } from "react";
import { useTimeZone } from "use-intl/react";
import { countKey } from "#app/store/conversations/count-key.ts";
import { quotaOfCount, readCount, withOwnLimit } from "#app/store/conversations/message-count.ts";
import { checkQuota } from "#app/store/conversations/send-count.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import { useViewRow } from "#app/store/db/use-view.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { type Quota, quotaMonth, quotaRenewsOn } from "#domain/plan/quota.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type MessageQuota = {
  /** Null: neither this device nor the server has said it yet. */
  readonly quota: Quota | null;
  readonly renewsOn: CalendarDay;
  /** The server was asked and did not say. */
  readonly hasFailed: boolean;
};

/** What is left this month, as the device knows it; the server is asked when the page opens and when the network is back. */
export function useMessageQuota(today: CalendarDay): MessageQuota {
  const journal = useJournal();
  const profile = useProfile();
  const browserZone = useTimeZone() ?? "UTC";
  const zone = profile?.timezone ?? browserZone;
  const stored = useViewRow("meta", countKey)?.value;
  const [hasFailed, setFailed] = useState(false);
  const check = useCallback(async (of: Journal) => setFailed(!(await checkQuota(of).catch(() => false))), []);
  useEffect(() => {
    if (!journal) return;
    const ask = () => void check(journal);
    ask();
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [journal, check]);
  // `today`: another month may have begun.
  return useMemo(() => {
    const now = new Date();
    const renewsOn = quotaRenewsOn(now.toISOString(), zone);
    if (!journal || today === "") return { quota: null, renewsOn, hasFailed };
    const count = readCount(stored, quotaMonth(now.toISOString(), zone), now.getTime());
    return { quota: quotaOfCount(withOwnLimit(journal, count)), renewsOn, hasFailed };
  }, [journal, stored, zone, today, hasFailed]);
}
