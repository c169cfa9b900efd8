/** Behind the door: the journal is open, the profile is here, and the six places are within reach. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { signOut } from "#app/lib/accounts.ts";
import { closeOnDevice, useJournalChoice } from "#app/lib/journal-choice.ts";
import { rememberingOrigin } from "#app/lib/own-path.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import { preloadRooms } from "#app/routes.tsx";
import { useJournal } from "#app/store/journal.ts";
import { useProfile } from "#app/store/profile.ts";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { CaptureDoor } from "./capture-door.tsx";
import { ExpiredBanner } from "./expired-banner.tsx";
import { useOpenJournal } from "./open-journal.ts";
import { ProfileWait } from "./profile-wait.tsx";
import { ShortcutsDoor } from "./shortcuts-door.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSearchKey } from "./use-search-key.ts";

const LeaveDialog = lazy(async () => ({ default: (await import("./leave-dialog.tsx")).LeaveDialog }));

/** After the first page is drawn and the first pull is under way. */
const preloadDelay = 1_500;

export function Component() {
  const t = useTranslations("frame");
  const choice = useJournalChoice();
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const hasFailed = useOpenJournal(choice);
  const journal = useJournal();
  const profile = useProfile();
  const [isLeaving, setLeaving] = useState(false);
  useSearchKey();
  useEffect(() => {
    const waiting = setTimeout(() => preloadRooms().catch(() => undefined), preloadDelay);
    return () => clearTimeout(waiting);
  }, []);

  if (!choice) {
    const origin = location.pathname + location.search;
    return <Navigate to={rememberingOrigin(paths.login, origin)} replace />;
  }
  if (hasFailed) return <ProfileWait hasFailed />;
  if (!journal || profile === undefined) return <LoadingScreen label={t("loading")} />;
  if (profile === null) return <ProfileWait hasFailed={false} />;
  const isOnboarding = location.pathname === paths.onboarding;
  if (profile.onboarding_completed === false && !isOnboarding)
    return <Navigate to={paths.onboarding} replace />;
  if (isOnboarding) return <Outlet />;

  const isOnDevice = choice.kind === "device";
  async function leave() {
    setLeaving(false);
    if (isOnDevice) closeOnDevice();
    else await signOut(user?.id);
    await navigate(paths.login, { replace: true });
  }
  return (
    <>
      <TopBar isOnDevice={isOnDevice} onLeave={() => setLeaving(true)} />
      <ExpiredBanner />
      <Outlet />
      <ThumbBar />
      <CaptureDoor />
      <ShortcutsDoor />
      {isLeaving && (
        <Suspense>
          <LeaveDialog
            isOnDevice={isOnDevice}
            onLeave={() => void leave()}
            onStay={() => setLeaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}
