import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { readProfile, updateProfile } from "#app/store/profile/profile.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { changeList, type KindnessList } from "./memory-settings.ts";

/** Adds to a list of the profile or removes from it, with an undo. */
export function useMemorySettingsChange() {
  const t = useTranslations("timeline.memories");
  const quickSave = useQuickSave();

  async function write(list: KindnessList, item: string, isIn: boolean): Promise<Outcome> {
    const profile = readProfile();
    if (!profile) return { ok: false, reason: "failed" };
    return updateProfile(changeList(profile, list, item, isIn));
  }
  return (list: KindnessList, item: string, isIn: boolean, said: string): Promise<void> =>
    quickSave(
      () => write(list, item, isIn),
      () =>
        void showToast({
          title: said,
          tone: "plain",
          action: { label: t("undo"), onAction: () => void quickSave(() => write(list, item, !isIn)) },
        }),
    );
}
