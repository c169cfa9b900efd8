import { useTranslations } from "use-intl/react";
import { reloadIntoNewBuild } from "#app/lib/offline-worker.ts";
import type { JournalLoss } from "#app/store/db/journal-loss.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

type JournalLostProps = { loss: JournalLoss; isOnDevice: boolean };

/** The database disappeared while the page was open: why, what is safe, and what to do. */
export function JournalLost({ loss, isOnDevice }: JournalLostProps) {
  const t = useTranslations("frame.lost");
  const reason = loss === "gone" && isOnDevice ? "goneOnDevice" : loss;
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        actions={<Button onClick={() => void reloadIntoNewBuild()}>{t("reload")}</Button>}
      />
    </Page>
  );
}
