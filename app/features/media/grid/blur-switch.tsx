import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { Switch } from "#app/ui/choices/switch.tsx";
import { hideAllMedia } from "../reveal.ts";

/** For all photos and videos of the journal, on every device. */
export function BlurSwitch() {
  const t = useTranslations("media.blurAll");
  const profile = useProfile();
  const quickSave = useQuickSave();
  if (!profile) return null;
  return (
    <div className="max-w-measure border-t border-line pt-4">
      <Switch
        label={t("label")}
        hint={t("hint")}
        checked={profile.blur_media}
        onChange={(blur_media) => {
          hideAllMedia();
          void quickSave(() => updateProfile({ blur_media }));
        }}
      />
    </div>
  );
}
