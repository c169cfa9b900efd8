/** On every page of a device that is signed in, while a way back for lost factors waits or is open: from here it is stopped. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { stopFactorLoss } from "#app/lib/second-factor.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { factorWords } from "./factor-words.ts";
import { useDayAndTime } from "./loss-opening.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

type LossBannerProps = {
  /** ISO 8601. */
  dueAt: string;
};

export function LossBanner(props: LossBannerProps) {
  return (
    <WithMessages words={factorWords}>
      <Banner {...props} />
    </WithMessages>
  );
}

function Banner({ dueAt }: LossBannerProps) {
  const t = useTranslations("factor.lost.banner");
  const words = useRefusalWords();
  const at = useDayAndTime();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function stop() {
    setBusy(true);
    setProblem(null);
    const stopped = await stopFactorLoss("here");
    setBusy(false);
    if (stopped.ok) showToast({ title: t("stopped"), detail: t("stoppedDetail") });
    else setProblem(words(stopped));
  }
  const isPast = Date.parse(dueAt) <= Date.now();
  return (
    <section aria-label={t("label")} className="border-b border-line bg-surface py-2.5">
      <Inline justify="between" wrap gap={3} className="mx-auto max-w-wide-page px-(--page-gutter)">
        <Stack gap={1} className="max-w-measure">
          <p role="status" className="type-small text-ink">
            {t(isPast ? "isOpen" : "waits", at(dueAt))}
          </p>
          <div role="alert" className="empty:hidden">
            {problem && <Remark tone="bad">{problem}</Remark>}
          </div>
        </Stack>
        <Button variant="primary" pending={isBusy} onClick={() => void stop()}>
          {t("stop")}
        </Button>
      </Inline>
    </section>
  );
}
