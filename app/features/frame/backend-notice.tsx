import { lazy, useEffect, useState } from "react";
import { useBackendHealth } from "#app/lib/backend-health.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { backendNoticeTime } from "#domain/backend/backend-status.ts";

const BackendNoticeCard = lazy(() =>
  import("./backend-notice-card.tsx").then((module) => ({ default: module.BackendNoticeCard })),
);

const dismissedKey = "backendNoticeDismissed";

/** Shows for five seconds that the backend does not respond; once dismissed, not again in this session. */
export function BackendNotice() {
  const { notices } = useBackendHealth();
  const [seen, setSeen] = useState(0);
  const isShown = notices > seen && !isDismissed();
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setSeen(notices), backendNoticeTime);
    return () => clearTimeout(timer);
  }, [isShown, notices]);
  if (!isShown) return null;
  return (
    <SectionBoundary isOrnament>
      <BackendNoticeCard
        onClose={() => {
          rememberDismissal();
          setSeen(notices);
        }}
      />
    </SectionBoundary>
  );
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) === "true";
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(dismissedKey, "true");
  } catch {
    return;
  }
}
