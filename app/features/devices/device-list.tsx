import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { AccountProblem } from "#app/lib/ask-account.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { BrowserFacts, SignedInDevice, TrustedBrowser } from "#domain/account/signed-in-devices.ts";
import { endDevice, endOtherDevices, endTrust } from "./device-calls.ts";
import { DeviceRow, TrustedRow } from "./device-row.tsx";
import { useActProblem } from "./use-act-problem.ts";
import { useDeviceWords } from "./use-device-words.ts";

type DeviceListProps = {
  devices: readonly SignedInDevice[];
  /** Signed out, and still not asked for the second factor. */
  trusted: readonly TrustedBrowser[];
  onSignOutHere: () => void;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
};

type Outcome = { readonly tone: "good" | "bad"; readonly text: string };

export function DeviceList({ devices, trusted, onSignOutHere, refresh }: DeviceListProps) {
  const t = useTranslations("devices");
  const words = useDeviceWords();
  const problemText = useActProblem();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isEnding, setEnding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = devices.filter(({ isCurrent }) => !isCurrent);

  /** The button that was pressed is gone with its row: the focus goes to the list's title. */
  async function done(next: Outcome) {
    await refresh();
    setOutcome(next);
    heading.current?.focus();
  }
  /** An answer that did not come says nothing: the list is asked what became of it. */
  async function refused(problem: AccountProblem) {
    setOutcome({ tone: "bad", text: problemText(problem) });
    if (problem === "network" || problem === "unavailable") await refresh();
  }
  async function end(device: SignedInDevice) {
    if (device.isCurrent) return onSignOutHere();
    const told = await endDevice(device.id);
    const named = { device: words.named(device) };
    if (told.ok) await done({ tone: "good", text: t("ended", named) });
    else if (told.problem === "gone") await done({ tone: "good", text: t("alreadyEnded", named) });
    else await refused(told.problem);
  }
  async function forget(browser: BrowserFacts, trustId: string) {
    const told = await endTrust(trustId);
    if (told.ok || told.problem === "gone")
      await done({ tone: "good", text: t("trust.ended", { device: words.named(browser) }) });
    else await refused(told.problem);
  }
  async function endAll() {
    setEnding(true);
    const told = await endOtherDevices();
    setEnding(false);
    if (told.ok) await done({ tone: "good", text: t("othersEnded", { count: told.value.ended }) });
    else await refused(told.problem);
  }
  return (
    <Stack as="section" gap={3} aria-labelledby="devices">
      <Stack gap={1}>
        <Heading id="devices" ref={heading} tabIndex={-1}>
          {t("list")}
        </Heading>
        <div role="status">{outcome && <Remark tone={outcome.tone}>{outcome.text}</Remark>}</div>
      </Stack>
      <div>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onSignOut={() => void end(device)}
            onEndTrust={(id) => void forget(device, id)}
          />
        ))}
        {trusted.map((browser) => (
          <TrustedRow key={browser.id} browser={browser} onEndTrust={(id) => void forget(browser, id)} />
        ))}
      </div>
      {others.length + trusted.length === 0 ? (
        <Text size="small" tone="soft">
          {t("alone")}
        </Text>
      ) : (
        <div>
          <Button pending={isEnding} onClick={() => void endAll()}>
            {t(others.length === 0 ? "trust.endAll" : "endOthers", { count: others.length })}
          </Button>
        </div>
      )}
      <Text size="small" tone="soft">
        {t.rich("attribution", {
          link: (name) => (
            <a
              href="https://db-ip.com"
              rel="noreferrer"
              className="underline underline-offset-(--underline-gap)"
            >
              {name}
            </a>
          ),
        })}
      </Text>
    </Stack>
  );
}
