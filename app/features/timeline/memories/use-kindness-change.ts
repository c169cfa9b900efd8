import { useTranslations } from "use-intl/react";
import { readProfile, updateProfile } from "#app/store/profile.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { changeList, type KindnessList } from "./kindness.ts";

/** Adds to a list of the profile or takes from it, says so, and offers to take it back. */
export function useKindnessChange() {
  const t = useTranslations("timeline.memories");

  async function write(list: KindnessList, item: string, isIn: boolean): Promise<boolean> {
    const profile = readProfile();
    return profile !== null && (await updateProfile(changeList(profile, list, item, isIn))).ok;
  }
  return async (list: KindnessList, item: string, isIn: boolean, said: string): Promise<void> => {
    if (!(await write(list, item, isIn))) {
      showToast({ title: t("done.failed"), tone: "bad" });
      return;
    }
    showToast({
      title: said,
      tone: "plain",
      action: { label: t("undo"), onAction: () => void write(list, item, !isIn) },
    });
  };
}
