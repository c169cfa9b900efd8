import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";

/** Seconds of an authenticator's step (RFC 6238). */
const step = 30;
const secondsLeft = () => step - (Math.floor(Date.now() / 1_000) % step);

/** How long the code on screen is still shown, by this device's clock. For the eye only: the server takes the one before, too. */
export function CodeClock() {
  const t = useTranslations("factor");
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div aria-hidden="true" className="flex max-w-96 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <DotMeter value={left} max={step} dots={10} tone="soft" label="" />
      <span className="type-small text-ink-soft tabular-nums">{t("changesIn", { seconds: left })}</span>
    </div>
  );
}
