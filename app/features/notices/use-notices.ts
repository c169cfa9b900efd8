import { useCallback, useEffect, useState } from "react";
import { type Notice, readNotices } from "./notice.ts";

type Reading = { readonly notices: readonly Notice[] | undefined; readonly hasFailed: boolean };

/** The file that the build made; kept by the service worker like every other. */
export function useNotices(): Reading & { readonly retry: () => void } {
  const [reading, setReading] = useState<Reading>({ notices: undefined, hasFailed: false });
  const read = useCallback(async () => {
    setReading({ notices: undefined, hasFailed: false });
    try {
      const answer = await fetch("/notices.json");
      const notices = answer.ok ? readNotices(await answer.json()) : null;
      setReading({ notices: notices ?? undefined, hasFailed: notices === null });
    } catch {
      setReading({ notices: undefined, hasFailed: true });
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { ...reading, retry: () => void read() };
}
