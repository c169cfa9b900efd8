import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useSave } from "#app/saving/use-save.ts";
import { chooseCover, deleteMedia, restoreMedia, updateMedia } from "#app/store/media/media.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Consent, Media } from "#domain/media/media.ts";
import { hideMedia } from "../reveal.ts";
import { thenList } from "../then-list.ts";

type Done = { readonly text: string; readonly undo: (() => void) | null };

/**
 * Actions on the current photo. `onLeave` shows its neighbour, or closes when it was the last. The viewer is a dialog: it shows failures
 * itself.
 */
export function usePhotoActions(media: Media, all: readonly Media[], onLeave: (next: Media | null) => void) {
  const t = useTranslations("media");
  const [done, setDone] = useState<Done | null>(null);
  const { save, failure, dismiss } = useSave();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const quickSave = useQuickSave();
  const forget = () => {
    setDone(null);
    dismiss();
  };

  const trash = async () => thenList(await deleteMedia(media.id), media.relationship_id);
  const restore = async () => thenList(await restoreMedia(media.id), media.relationship_id);

  function afterTrash() {
    const at = all.findIndex(({ id }) => id === media.id);
    const next = all[at + 1] ?? all[at - 1] ?? null;
    // Not when the viewer was closed before the deletion was saved.
    if (isShown.current) onLeave(next);
    const text = t("viewer.trashed");
    const undo = () => void save(restore, () => setDone({ text: t("viewer.restored"), undo: null }));
    if (next && isShown.current) setDone({ text, undo });
    else showToast({ title: text, action: { label: t("undo"), onAction: () => void quickSave(restore) } });
  }

  return {
    done,
    failure,
    forget,
    trash: () => save(trash, afterTrash),
    toggleBlur() {
      hideMedia(media.id);
      return save(() => updateMedia(media.id, { is_blurred: !media.is_blurred }));
    },
    toggleCover: () => save(() => chooseCover(media, all)),
    consent: (consent: Consent) => save(() => updateMedia(media.id, { consent })),
  };
}
