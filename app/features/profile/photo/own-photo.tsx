import { ImagePlus, UserRound } from "lucide-react";
import { lazy, type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { useDraft } from "#app/store/drafts/drafts.ts";
import {
  dropPhotoDraft,
  photoDraftKey,
  readPhotoDraft,
  removeProfilePhoto,
  sendWaitingPhoto,
} from "#app/store/profile/profile-photo.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Profile } from "#domain/account/profile.ts";
import { profilePhotoLimit } from "#domain/account/profile-photo.ts";
import { photoTypes } from "#domain/media/upload.ts";
import { openPicture } from "./draw-crop.ts";

const PhotoDialog = lazy(async () => ({ default: (await import("./photo-dialog.tsx")).PhotoDialog }));

/** The picture of oneself beside whose page this is, changed and removed; one that could not be sent is shown with what can be done. */
export function OwnPhoto({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const t = useTranslations("profile.photo");
  const words = useTranslations("profile");
  const files = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<"tooLarge" | "unreadable" | null>(null);
  const { save, failure } = useSave();
  const waiting = useDraft(photoDraftKey, readPhotoDraft).value ?? null;
  const shown = waiting ?? profile.avatar_url;

  async function choose(file: File | undefined) {
    setProblem(null);
    if (!file) return;
    if (file.size > profilePhotoLimit) return setProblem("tooLarge");
    const opened = await openPicture(file);
    if (opened) setPicture(opened);
    else setProblem("unreadable");
  }
  function close() {
    picture?.close();
    setPicture(null);
  }
  const send = (image: string) =>
    save(
      () => sendWaitingPhoto(image),
      () => void showToast({ title: t("kept") }),
    );
  const remove = () => save(removeProfilePhoto, () => void showToast({ title: t("removed") }));
  return (
    <Stack gap={2}>
      <Inline gap={4} align="center" justify="between" wrap>
        <Inline gap={4} align="center">
          <Face key={shown} address={shown} label={t("label")} />
          {children}
        </Inline>
        <Inline gap={3} align="center" wrap>
          <Button icon={ImagePlus} onClick={() => files.current?.click()}>
            {t(shown ? "change" : "add")}
          </Button>
          {profile.avatar_url && !waiting && (
            <TextButton size="small" tone="soft" onClick={() => void remove()}>
              {t("remove")}
            </TextButton>
          )}
        </Inline>
      </Inline>
      <input
        ref={files}
        type="file"
        accept={photoTypes.join()}
        hidden
        aria-label={t("choose")}
        data-profile-photo
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again.
          currentTarget.value = "";
          void choose(file);
        }}
      />
      {problem && (
        <Remark tone="bad" role="alert">
          {t(problem)}
        </Remark>
      )}
      {waiting && (
        <Stack gap={1}>
          <Remark tone="warn" role="status">
            {t("waiting")}
          </Remark>
          <Inline gap={4} wrap>
            <TextButton size="small" onClick={() => void send(waiting)}>
              {t("send")}
            </TextButton>
            <TextButton size="small" tone="soft" onClick={() => void save(dropPhotoDraft)}>
              {t("discard")}
            </TextButton>
          </Inline>
        </Stack>
      )}
      <SaveFailure reason={failure} lead={words("notUpdated")} />
      {picture && (
        <SectionBoundary onFailed={close}>
          <PhotoDialog picture={picture} onClose={close} />
        </SectionBoundary>
      )}
    </Stack>
  );
}

/** Without a picture, or where it cannot be fetched, a drawn head. */
function Face({ address, label }: { address: string | null; label: string }) {
  const [isLost, setLost] = useState(false);
  if (address && !isLost)
    return (
      <img
        src={address}
        alt={label}
        width={88}
        height={88}
        onError={() => setLost(true)}
        className="size-22 flex-none border border-line object-cover"
      />
    );
  return (
    <span className="grid size-22 flex-none place-items-center border border-line text-ink-soft">
      <Icon glyph={UserRound} size={32} />
    </span>
  );
}
