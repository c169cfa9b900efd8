import { CircleDot } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { SignedInDevice, TrustedBrowser } from "#domain/account/signed-in-devices.ts";
import { useDeviceWords } from "./use-device-words.ts";

type DeviceRowProps = {
  device: SignedInDevice;
  onSignOut: () => void;
  onEndTrust: (trustId: string) => void;
};

export function DeviceRow({ device, onSignOut, onEndTrust }: DeviceRowProps) {
  const { trust } = device;
  const t = useTranslations("devices");
  const words = useDeviceWords();
  return (
    <SettingRow
      label={words.title(device)}
      action={
        <TextButton
          onClick={onSignOut}
          aria-label={t("signOutOf", {
            device: device.isCurrent ? words.title(device) : words.named(device),
          })}
        >
          {t("signOut")}
        </TextButton>
      }
    >
      <Stack gap={0} className="md:py-2.5">
        <Inline gap={2} wrap>
          {device.isCurrent && (
            <Inline gap={1} className="text-good">
              <Icon glyph={CircleDot} size={14} />
              <span className="type-small">{t("now")}</span>
            </Inline>
          )}
          <span className="text-ink">{capitalise(words.browser(device))}</span>
        </Inline>
        <Text size="small" tone="soft">
          {capitalise(
            device.isCurrent ? words.place(device) : `${words.lastUse(device)} · ${words.place(device)}`,
          )}
        </Text>
        <Text size="small" tone="soft">
          {words.since(device)}
        </Text>
        {trust && (
          <Inline gap={2} wrap>
            <Text size="small" tone="soft">
              {words.trust(trust)}
            </Text>
            <TextButton
              size="small"
              onClick={() => onEndTrust(trust.id)}
              aria-label={t("trust.endOf", { device: words.named(device) })}
            >
              {t("trust.end")}
            </TextButton>
          </Inline>
        )}
      </Stack>
    </SettingRow>
  );
}

type TrustedRowProps = { browser: TrustedBrowser; onEndTrust: (trustId: string) => void };

/** A browser whose session is over and whose trust is not: with the password alone it is in again. */
export function TrustedRow({ browser, onEndTrust }: TrustedRowProps) {
  const t = useTranslations("devices");
  const words = useDeviceWords();
  return (
    <SettingRow
      label={t(`kind.${browser.kind}`)}
      action={
        <TextButton
          onClick={() => onEndTrust(browser.id)}
          aria-label={t("trust.endOf", { device: words.named(browser) })}
        >
          {t("trust.end")}
        </TextButton>
      }
    >
      <Stack gap={0} className="md:py-2.5">
        <span className="text-ink">{capitalise(words.browser(browser))}</span>
        <Text size="small" tone="soft">
          {t("trust.alone")} {words.trust(browser)}
        </Text>
      </Stack>
    </SettingRow>
  );
}
