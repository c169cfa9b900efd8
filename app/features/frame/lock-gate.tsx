/** While the journal is locked nothing of it is on the page: in place of every page stands the lock, and what waits goes on being sent. */
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { useJournalChoice } from "#app/lib/journal-choice.ts";
import { lockedAs } from "#app/lib/journal-names.ts";
import { lockStateOf } from "#app/lib/lock/lock-registry.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useStore } from "#app/lib/store.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { RootErrorBoundary } from "./root-error.tsx";
import { useQuickExit } from "./use-quick-exit.ts";

const Locked = lazy(() =>
  loadChunk("lock", () => import("./locked.tsx")).then(({ Locked }) => ({ default: Locked })),
);

export function LockGate({ children }: { children: ReactNode }) {
  const choice = useJournalChoice();
  return choice ? <Guarded journal={lockedAs(choice)}>{children}</Guarded> : children;
}

type GuardedProps = { journal: string; children?: ReactNode };

function Guarded({ journal, children }: GuardedProps) {
  const { at } = useStore(lockStateOf(journal));
  return at === "none" || at === "open" ? children : <Cover journal={journal} />;
}

/** When its code cannot be loaded an error page stands here: nothing opens. */
function Cover({ journal }: GuardedProps) {
  const t = useTranslations("frame");
  usePageTitle("");
  useQuickExit();
  return (
    <RootErrorBoundary>
      <Suspense fallback={<LoadingScreen label={t("loading")} />}>
        <Locked journal={journal} />
      </Suspense>
    </RootErrorBoundary>
  );
}
