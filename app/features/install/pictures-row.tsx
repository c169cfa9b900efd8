import { useTranslations } from "use-intl/react";
import { pictureLimits } from "#app/store/media/kept-pictures.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useByteSize } from "./use-byte-size.ts";
import type { KeptPictures } from "./use-kept-pictures.ts";

type PicturesRowProps = { kept: KeptPictures; onDrop: () => Promise<void> };

/** What an account's photos take on this device, and a way to have that room back. */
export function PicturesRow({ kept, onDrop }: PicturesRowProps) {
  const t = useTranslations("install.storage");
  const bytes = useByteSize();
  const limit = bytes(pictureLimits.large);
  return (
    <SettingRow
      label={t("pictures")}
      action={
        kept.large > 0 && (
          <TextButton size="small" onClick={() => void onDrop()}>
            {t("picturesDrop")}
          </TextButton>
        )
      }
    >
      <Text role="status">
        {t("picturesText", { small: bytes(kept.small), large: bytes(kept.large), limit })}
      </Text>
    </SettingRow>
  );
}
