import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { SignOutFlow } from "#app/features/leaving/sign-out-flow.tsx";
import type { AccountProblem } from "#app/lib/ask-account.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useAsked } from "#app/lib/use-asked.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { AlertsSwitch } from "./alerts-switch.tsx";
import { fetchDevices } from "./device-calls.ts";
import { DeviceList } from "./device-list.tsx";
import { devicesWords } from "./devices-words.ts";
import { SecurityLog } from "./security-log.tsx";

export function Component() {
  return (
    <WithMessages words={devicesWords}>
      <DevicesPage />
    </WithMessages>
  );
}

/** Known to the server only, and kept nowhere here: without a network there is nothing to show. */
function DevicesPage() {
  const t = useTranslations("devices");
  const profile = useProfile();
  usePageTitle(t("title"));
  return (
    <SubPage
      width="middle"
      back={{ to: paths.profile, label: t("back") }}
      title={t("title")}
      lead={t("lead")}
    >
      {profile?.is_fallback_profile ? <Text>{t("noAccount")}</Text> : <Devices />}
    </SubPage>
  );
}

function Devices() {
  const isOnline = useOnline();
  const { value: known, problem, refresh } = useAsked(fetchDevices);
  const [leaving, setLeaving] = useState<"asked" | "going" | null>(null);
  const [changes, setChanges] = useState(0);
  async function showChange() {
    await refresh();
    setChanges((count) => count + 1);
  }
  if (!isOnline || problem === "network") return <Failed problem="network" onRetry={() => void refresh()} />;
  if (problem === "signedOut" || (!known && problem))
    return <Failed problem={problem} onRetry={() => void refresh()} />;
  if (!known) return <Skeleton rows={4} />;
  return (
    <Stack gap={10}>
      <DeviceList
        devices={known.sessions}
        trusted={known.trusted}
        onSignOutHere={() => setLeaving("asked")}
        refresh={showChange}
      />
      <AlertsSwitch isOn={known.loginAlerts} refresh={showChange} />
      <SecurityLog changes={changes} />
      {leaving === "asked" && (
        <SignOutHere onSignOut={() => setLeaving("going")} onClose={() => setLeaving(null)} />
      )}
      {/* The road of every sign-out: what is unsent is asked about, the copy is put away. */}
      {leaving === "going" && <SignOutFlow onStay={() => setLeaving(null)} />}
    </Stack>
  );
}

function Failed({ problem, onRetry }: { problem: AccountProblem; onRetry: () => void }) {
  const t = useTranslations("devices");
  const isAway = problem === "network";
  const text = problem === "signedOut" || problem === "tooMany" ? t(`failed.${problem}`) : t("failed.text");
  return (
    <ErrorState
      title={t(isAway ? "offline.title" : "failed.title")}
      text={isAway ? t("offline.text") : text}
      actions={<Button onClick={onRetry}>{t("failed.retry")}</Button>}
    />
  );
}

type SignOutHereProps = { onSignOut: () => void; onClose: () => void };

function SignOutHere({ onSignOut, onClose }: SignOutHereProps) {
  const t = useTranslations("devices");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("leave.title")}
      description={t("leave.text")}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" onClick={onSignOut}>
            {t("leave.yes")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("leave.no")}
          </Button>
        </>
      }
    />
  );
}
