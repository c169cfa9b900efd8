/** The shell of the demo: the same bars over a journal that is invented, and a way in instead of a way out (specification, section 2). */
import { LogIn } from "lucide-react";
import { Suspense } from "react";
import { Outlet, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { DemoClosed } from "#app/features/demo/demo-closed.tsx";
import { DemoStrip } from "#app/features/demo/demo-strip.tsx";
import { useDemo } from "#app/features/demo/use-demo.ts";
import { environment } from "#app/lib/environment.ts";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalLoss } from "#app/store/db/journal-loss.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { CaptureOpener } from "./capture-opener.tsx";
import { ShortcutsOpener } from "./shortcuts/shortcuts-opener.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSearchKey } from "./use-search-key.ts";

export function Component() {
  const t = useTranslations("demo");
  const frame = useTranslations("frame");
  const navigate = useNavigate();
  const isRefused = useDemo();
  const journal = useJournal();
  const profile = useProfile();
  const loss = useJournalLoss();
  useSearchKey();
  if (loss || isRefused) return <DemoClosed isGone={loss === "gone"} />;
  if (!journal || !profile) return <LoadingScreen label={frame("loading")} />;
  return (
    <>
      <TopBar
        leaveLabel={environment.isBackendConfigured ? t("strip.signIn") : t("strip.leave")}
        leaveIcon={LogIn}
        leaveIsSaid
        onLeave={() => void navigate(paths.login)}
        mark={<span className="border border-line-strong px-1.5 type-caption text-ink">{t("mark")}</span>}
      />
      <DemoStrip />
      <Suspense fallback={<LoadingScreen label={frame("loading")} />}>
        <Outlet />
      </Suspense>
      <ThumbBar />
      <CaptureOpener />
      <ShortcutsOpener />
    </>
  );
}
