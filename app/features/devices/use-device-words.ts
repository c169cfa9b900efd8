/** A device in words. */
import { useTimeZone, useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import type { BrowserFacts, SignedInDevice } from "#domain/account/signed-in-devices.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";

export function useDeviceWords() {
  const t = useTranslations("devices");
  const format = useFormat();
  const today = useToday();
  const timeZone = useTimeZone() ?? "UTC";
  const browser = ({ browser: name, system }: Omit<BrowserFacts, "kind">) =>
    name && system ? t("browserOn", { browser: name, system }) : (name ?? system ?? t("noBrowser"));
  return {
    browser,
    /** "Phone" alone would name two of them. */
    named: (device: BrowserFacts) => `${t(`kind.${device.kind}`)} (${browser(device)})`,
    trust: ({ since, until }: { since: string; until: string }) =>
      t("trust.line", { since: format.instant(since), until: format.instant(until) }),
    title: (device: SignedInDevice) => t(`${device.isCurrent ? "hereKind" : "kind"}.${device.kind}`),
    lastUse({ lastUsedAt }: SignedInDevice) {
      const days = daysBetween(dayInTimeZone(lastUsedAt, timeZone), today);
      if (days <= 0) return t("lastUsed.today");
      return days === 1 ? t("lastUsed.yesterday") : t("lastUsed.day", { day: format.instant(lastUsedAt) });
    },
    place({ country, isLocal }: SignedInDevice) {
      if (country) return t("place.country", { country: format.country(country) });
      return t(isLocal ? "place.local" : "place.unknown");
    },
    since({ method, provider, signedInAt, isRemembered }: SignedInDevice) {
      const day = format.instant(signedInAt);
      const since =
        method === "provider"
          ? t("since.provider", { day, provider: provider ?? "" })
          : t(`since.${method ?? "unknown"}`, { day });
      return `${since} ${t(isRemembered ? "kept.yes" : "kept.no")}`;
    },
  };
}
