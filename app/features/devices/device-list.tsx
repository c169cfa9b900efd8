import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SignedInDevice } from "#domain/account/signed-in-devices.ts";
import { endDevice, endOtherDevices } from "./device-calls.ts";
import { DeviceRow } from "./device-row.tsx";
import { useActProblem } from "./use-act-problem.ts";
import { useDeviceWords } from "./use-device-words.ts";

type DeviceListProps = {
  devices: readonly SignedInDevice[];
  onSignOutHere: () => void;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
};

type Outcome = { readonly tone: "good" | "bad"; readonly text: string };

export function DeviceList({ devices, onSignOutHere, refresh }: DeviceListProps) {
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
  async function end(device: SignedInDevice) {
    if (device.isCurrent) return onSignOutHere();
    const told = await endDevice(device.id);
    const named = { device: words.named(device) };
    if (told.ok) await done({ tone: "good", text: t("ended", named) });
    else if (told.problem === "gone") await done({ tone: "good", text: t("alreadyEnded", named) });
    else setOutcome({ tone: "bad", text: problemText(told.problem) });
  }
  async function endAll() {
    setEnding(true);
    const told = await endOtherDevices();
    setEnding(false);
    if (told.ok) await done({ tone: "good", text: t("othersEnded", { count: told.value.ended }) });
    else setOutcome({ tone: "bad", text: problemText(told.problem) });
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
          <DeviceRow key={device.id} device={device} onSignOut={() => void end(device)} />
        ))}
      </div>
      {others.length === 0 ? (
        <Text size="small" tone="soft">
          {t("alone")}
        </Text>
      ) : (
        <div>
          <Button pending={isEnding} onClick={() => void endAll()}>
            {t("endOthers", { count: others.length })}
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
