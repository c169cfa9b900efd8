import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { listDeviceMedia } from "#app/store/device-media.ts";
import { chooseCover, deleteMedia, restoreMedia, updateMedia } from "#app/store/media.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Media } from "#domain/media.ts";
import { hideMedia } from "../reveal.ts";

export type Done = { readonly text: string; readonly undo: (() => void) | null };

/** What can be done with the photo on screen. `onLeave` shows its neighbour, or closes when it was the last. */
export function usePhotoActions(media: Media, all: readonly Media[], onLeave: (next: Media | null) => void) {
  const t = useTranslations("media");
  const [done, setDone] = useState<Done | null>(null);

  async function restore() {
    const written = await restoreMedia(media.id);
    if (media.relationship_id) await listDeviceMedia(media.relationship_id);
    setDone(written.ok ? { text: t("viewer.restored"), undo: null } : null);
  }

  return {
    done,
    forget: () => setDone(null),
    async trash() {
      const at = all.findIndex(({ id }) => id === media.id);
      const next = all[at + 1] ?? all[at - 1] ?? null;
      onLeave(next);
      await deleteMedia(media.id);
      if (media.relationship_id) await listDeviceMedia(media.relationship_id);
      const undo = () => void restore();
      if (next) setDone({ text: t("viewer.trashed"), undo });
      else showToast({ title: t("viewer.trashed"), action: { label: t("undo"), onAction: undo } });
    },
    async toggleBlur() {
      hideMedia(media.id);
      await updateMedia(media.id, { is_blurred: !media.is_blurred });
    },
    toggleCover: () => chooseCover(media, all),
  };
}
