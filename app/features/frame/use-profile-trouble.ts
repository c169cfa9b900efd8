/** Finds out why the profile is missing: requests it from the server directly, repeatedly, while the page waits. */
import { useEffect, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import { isBackendUnavailable } from "#domain/backend/backend-status.ts";
import type { DataResult } from "#domain/backend/data-result.ts";

/** `late`: no error is known, but ten seconds have passed (specification, section 8). */
export type ProfileTrouble = "unavailable" | "failed" | "late";

/** Milliseconds. */
export const profileTimeout = 10_000;
const firstPause = 2_000;
const longestPause = 30_000;

export function useProfileTrouble(timeout: number): ProfileTrouble | null {
  const [trouble, setTrouble] = useState<ProfileTrouble | null>(null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setLate(true), timeout);
    const leaving = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    async function request(pause: number) {
      clearTimeout(next);
      const answer = await callApi("/api/profile", { signal: leaving.signal, timeout: profileTimeout });
      if (leaving.signal.aborted) return;
      setTrouble(troubleIn(answer));
      next = setTimeout(() => void request(Math.min(pause * 2, longestPause)), pause);
    }
    addEventListener("online", () => void request(firstPause), { signal: leaving.signal });
    void request(firstPause);
    return () => {
      clearTimeout(late);
      clearTimeout(next);
      leaving.abort();
    };
  }, [timeout]);
  return trouble ?? (isLate ? "late" : null);
}

/** An invalid session has a banner of its own. */
function troubleIn({ error, status }: DataResult<unknown>): ProfileTrouble | null {
  if (!error || status === 401) return null;
  const isAway = (status >= 502 && status <= 504) || isBackendUnavailable({ ...error, status });
  return isAway ? "unavailable" : "failed";
}
