import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { dropLargePictures, sizeOf } from "#app/store/media/kept-pictures.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";

export type KeptPictures = Awaited<ReturnType<typeof sizeOf>>;

/** `kept`: what an account's photos take on this device; undefined while reading, null where there is nothing to say. */
export function useKeptPictures(journal: Journal | null) {
  const t = useTranslations("install.storage");
  const quickSave = useQuickSave();
  const [kept, setKept] = useState<KeptPictures | null>();
  const look = useCallback(
    async () => setKept(journal?.kind === "account" ? await sizeOf(journal).catch(() => null) : null),
    [journal],
  );
  useEffect(() => void look(), [look]);
  async function drop(): Promise<void> {
    if (!journal) return;
    await quickSave(
      () => dropLargePictures(journal),
      () => void showToast({ title: t("picturesDropped"), detail: t("picturesStill") }),
    );
    await look();
  }
  return { kept, drop };
}
