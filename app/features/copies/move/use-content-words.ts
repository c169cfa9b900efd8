import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { DeviceContents } from "#app/store/copies/device/move-device.ts";

/** "3 people, 12 moments and 2 photos and videos"; empty when there is nothing. Needs the words of copies. */
export function useContentWords(contents: Pick<DeviceContents, "expected"> | null): string {
  const t = useTranslations("copies.take.count");
  const { list } = useFormat();
  if (!contents) return "";
  const { relationships, moments, media, conversations } = contents.expected;
  const counted = { people: relationships, moments, media, conversations };
  const names = ["people", "moments", "media", "conversations"] as const;
  return list(
    names.filter((name) => counted[name].length > 0).map((name) => t(name, { count: counted[name].length })),
  );
}
