/** The shell of the app behind sign-in: opens the journal, waits for the profile, shows the navigation. */
import { type ComponentType, lazy, Suspense, useContext, useEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { SignOutFlow } from "#app/features/leaving/sign-out-flow.tsx";
import { RememberedPaymentRoom } from "#app/features/subscription/payment-room.tsx";
import { environment } from "#app/lib/environment.ts";
import { offer } from "#app/lib/install/offer.ts";
import { closeOnDevice, hasDeviceJournal, leaveOnDevice, useJournalChoice } from "#app/lib/journal-choice.ts";
import { readLocal } from "#app/lib/local-storage.ts";
import { useLockedCopies } from "#app/lib/locked-list.ts";
import { OpenFrame } from "#app/lib/open-frame.ts";
import { rememberingOrigin } from "#app/lib/own-path.ts";
import { hasShownSomeone, lastPersonId, useSession } from "#app/lib/session.ts";
import { useStore } from "#app/lib/store.ts";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalLoss } from "#app/store/db/journal-loss.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { CaptureOpener } from "./capture-opener.tsx";
import { ExpiredBanner } from "./expired-banner.tsx";
import { useOpenJournal } from "./open-journal.ts";
import { JournalClosed, ProfileWait } from "./profile-wait.tsx";
import { ProofOpener } from "./proof-opener.tsx";
import { ShortcutsOpener } from "./shortcuts/shortcuts-opener.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { UnlockOpener } from "./unlock-opener.tsx";
import { useSearchKey } from "./use-search-key.ts";

/** A part that is loaded when it is drawn, by its name in a module. */
const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const DeletionPending = part(() => import("#app/features/deletion/deletion-pending.tsx"), "DeletionPending");
const JournalLost = part(() => import("./lost/journal-lost.tsx"), "JournalLost");
const OfferCard = part(() => import("#app/features/install/offer-card.tsx"), "OfferCard");
const SiteNews = part(() => import("#app/features/announcements/site-news.tsx"), "SiteNews");
const JournalBanners = part(() => import("./journal-banners.tsx"), "JournalBanners");
const PaymentBanner = part(() => import("#app/features/subscription/payment-banner.tsx"), "PaymentBanner");

export function Component() {
  const t = useTranslations("frame");
  const choice = useJournalChoice();
  const { user, signInNotice } = useSession();
  const locked = useLockedCopies();
  const location = useLocation();
  const navigate = useNavigate();
  const openingTrouble = useOpenJournal(choice);
  const journal = useJournal();
  const loss = useJournalLoss();
  const profile = useProfile();
  const hasOffer = useStore(offer) !== null;
  const [isLeaving, setLeaving] = useState(false);
  const open = useContext(OpenFrame);
  useSearchKey();
  // Whoever signs out again comes to the door, not into the journal beside it.
  const hasAccount = choice?.kind === "account";
  useEffect(() => {
    if (hasAccount) closeOnDevice();
  }, [hasAccount]);

  if (!choice) {
    // The next person is not sent to the page that the previous one left.
    if (signInNotice?.kind === "signOutPending" || hasShownSomeone())
      return <Navigate to={paths.login} replace />;
    const origin = location.pathname + location.search;
    return <Navigate to={rememberingOrigin(paths.login, origin, lastPersonId())} replace />;
  }
  const loading = <LoadingScreen label={t("loading")} />;
  if (loss)
    return (
      open ?? (
        <Suspense fallback={loading}>
          <JournalLost loss={loss} isOnDevice={choice.kind === "device"} />
        </Suspense>
      )
    );
  const isOnDevice = choice.kind === "device";
  async function leaveDeviceJournal() {
    leaveOnDevice();
    await navigate(paths.login, { replace: true });
  }
  const leave = {
    leaveLabel: t(isOnDevice ? "bar.leaveDevice" : "bar.signOut"),
    onLeave: isOnDevice ? () => void leaveDeviceJournal() : () => setLeaving(true),
  };
  const leaving = isLeaving && <SignOutFlow onStay={() => setLeaving(false)} />;
  if (!isOnDevice && user && user.deletionDueAt !== null) {
    return (
      open ?? (
        <Suspense fallback={loading}>
          <DeletionPending dueAt={user.deletionDueAt} onSignOut={leave.onLeave} />
          <ProofOpener />
          {leaving}
        </Suspense>
      )
    );
  }
  if (openingTrouble || profile === null) {
    return (
      open ?? (
        <>
          {openingTrouble ? (
            <JournalClosed trouble={openingTrouble} {...leave} />
          ) : (
            <ProfileWait {...leave} />
          )}
          {leaving}
        </>
      )
    );
  }
  if (!journal || profile === undefined) return loading;
  const isOnboarding = location.pathname === paths.onboarding;
  const isFromDemo = import.meta.env.VITE_DEMO_MODE === "true" && readLocal("tendre.demoWritten") !== null;
  const isAsked =
    isFromDemo || (!isOnDevice && (locked.length > 0 || hasDeviceJournal() || user?.factorLossDueAt));
  if (profile.onboarding_completed === false && !isOnboarding)
    return open ?? <Navigate to={paths.onboarding} replace />;
  if (isOnboarding) return <Outlet />;

  return (
    <>
      {/* Without a backend there is no door to leave to. */}
      <TopBar {...leave} onLeave={environment.isBackendConfigured ? leave.onLeave : null} />
      <ExpiredBanner />
      {environment.isBackendConfigured && (
        <SectionBoundary isOrnament>
          <SiteNews />
        </SectionBoundary>
      )}
      {isAsked && (
        <SectionBoundary isOrnament>
          <JournalBanners journal={journal} />
        </SectionBoundary>
      )}
      {profile.subscription_plan !== "free" && journal.kind === "account" && (
        <SectionBoundary isOrnament fallback={<RememberedPaymentRoom />}>
          <PaymentBanner profile={profile} />
        </SectionBoundary>
      )}
      <Outlet />
      {hasOffer && location.pathname === paths.dashboard && (
        <SectionBoundary isOrnament>
          <OfferCard />
        </SectionBoundary>
      )}
      <ThumbBar />
      <CaptureOpener />
      <ShortcutsOpener />
      <ProofOpener />
      <UnlockOpener />
      {leaving}
    </>
  );
}
