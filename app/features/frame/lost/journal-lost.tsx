import { useTranslations } from "use-intl/react";
import { reloadIntoNewBuild } from "#app/lib/install/keep-worker.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { JournalLoss } from "#app/store/db/journal-loss.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

const lostWords = lazyMessages("lost", import.meta.glob<LazyChunk<"lost">>("./messages.*.ts"));

type JournalLostProps = { loss: JournalLoss; isOnDevice: boolean };

/** The database disappeared while the page was open: why, what is safe, and what to do. */
export function JournalLost(props: JournalLostProps) {
  return (
    <WithMessages words={lostWords}>
      <Reason {...props} />
    </WithMessages>
  );
}

function Reason({ loss, isOnDevice }: JournalLostProps) {
  const t = useTranslations("lost");
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
