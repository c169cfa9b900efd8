import { useTranslations } from "use-intl/react";
import { followManifest } from "#app/lib/install/manifest-link.ts";
import { switchCover, useCoverSwitch } from "#app/lib/lock/page-cover.ts";
import { switchDiscreet, useDiscreet } from "#app/lib/page-title.ts";
import { switchKeys, useKeySwitch } from "#app/lib/single-keys.ts";
import { useLock, useLockedAs } from "#app/lib/use-lock.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Section } from "./section.tsx";

/** What others see when they look at this device; all of it is kept on the device. */
export function PrivacySection({ hasAccount }: { hasAccount: boolean }) {
  const t = useTranslations("profile.privacyRows");
  const isCovering = useCoverSwitch();
  const isDiscreet = useDiscreet();
  const canQuit = useKeySwitch("quickExit");
  return (
    <Section id="privacy" gap={4}>
      <div>
        <LockRow />
        <SettingRow
          label={t("cover")}
          action={<Switch label={t("cover")} labelHidden checked={isCovering} onChange={switchCover} />}
        >
          {t("coverDetail")}
        </SettingRow>
        <SettingRow
          label={t("discreet")}
          action={
            <Switch
              label={t("discreet")}
              labelHidden
              checked={isDiscreet}
              onChange={(isOn) => {
                switchDiscreet(isOn);
                followManifest();
              }}
            />
          }
        >
          {t("discreetDetail")}
        </SettingRow>
        <SettingRow
          label={t("quit")}
          action={
            <Switch
              label={t("quit")}
              labelHidden
              checked={canQuit}
              onChange={(isOn) => switchKeys("quickExit", isOn)}
            />
          }
        >
          <Inline gap={1} wrap>
            {[1, 2, 3].map((press) => (
              <Kbd key={press}>{t("quitKey")}</Kbd>
            ))}
          </Inline>
        </SettingRow>
        <SettingRow
          label={t("lisa")}
          action={
            <TextLink
              to={paths.lisa}
              size="small"
              aria-label={t("named", { act: t("open"), what: t("lisa") })}
            >
              {t("open")}
            </TextLink>
          }
        >
          {t("lisaDetail")}
        </SettingRow>
        {hasAccount && (
          <SettingRow
            label={t("alerts")}
            action={
              <TextLink
                to={paths.devices}
                size="small"
                aria-label={t("named", { act: t("open"), what: t("alerts") })}
              >
                {t("open")}
              </TextLink>
            }
          >
            {t("alertsDetail")}
          </SettingRow>
        )}
      </div>
    </Section>
  );
}

function LockRow() {
  const t = useTranslations("profile.privacyRows");
  const lock = useLock(useLockedAs());
  const by = lock?.terms.passkey ? "passkey" : "pin";
  return (
    <SettingRow
      label={t("lock")}
      action={
        <TextLink
          to={paths.lock}
          size="small"
          aria-label={t("named", { act: t(lock ? "change" : "setUp"), what: t("lock") })}
        >
          {t(lock ? "change" : "setUp")}
        </TextLink>
      }
    >
      {lock ? t(`lockOn.${by}`, { after: t(`after.d${lock.terms.delay}`) }) : t("lockOff")}
    </SettingRow>
  );
}
