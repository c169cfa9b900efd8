/** A new device has not pulled the profile yet, or the browser refuses to open the journal: why, and what can be done. */
import { useTranslations } from "use-intl/react";
import { useBackendHealth } from "#app/lib/backend-health.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { ExpiredBanner } from "./expired-banner.tsx";
import type { OpeningTrouble } from "./open-journal.ts";
import { type ProfileTrouble, profileTimeout, useProfileTrouble } from "./use-profile-trouble.ts";

type WaitProps = { leaveLabel: string; onLeave: () => void };
type ProfileWaitProps = WaitProps & { timeout?: number };

export function ProfileWait({ timeout: patience = profileTimeout, ...props }: ProfileWaitProps) {
  const t = useTranslations("frame");
  const trouble = useProfileTrouble(patience);
  return (
    <>
      <ExpiredBanner />
      {trouble ? <Trouble trouble={trouble} {...props} /> : <LoadingScreen label={t("loading")} />}
    </>
  );
}

/** The browser does not open the journal on this device: the server is not involved. */
export function JournalClosed({ trouble, ...props }: WaitProps & { trouble: OpeningTrouble }) {
  return <Trouble trouble={trouble === "stuck" ? "stuck" : "failed"} {...props} />;
}

function Trouble({ trouble, leaveLabel, onLeave }: WaitProps & { trouble: ProfileTrouble | "stuck" }) {
  const t = useTranslations("frame.profileWait");
  const { name } = useBackendHealth();
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        title={t(trouble === "stuck" ? "stuckTitle" : "title")}
        text={<span role="status">{t(trouble, { name })}</span>}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t("retry")}</Button>
            <TextButton tone="soft" onClick={onLeave}>
              {leaveLabel}
            </TextButton>
          </>
        }
      />
    </Page>
  );
}
