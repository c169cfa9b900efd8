import { ImagePlus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Chip } from "#app/ui/choices/chip.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { photoTypes, videoTypes } from "#domain/media/upload.ts";

/** The extensions are for pickers that do not know HEIC. */
const accepted = [...photoTypes, ...videoTypes, ".heic", ".heif", ".mov"].join(",");

type PhotoChipProps = { count: number; onFiles: (files: readonly File[]) => void };

/** Opens the platform's picker, which on phones offers the camera too. */
export function PhotoChip({ count, onFiles }: PhotoChipProps) {
  const t = useTranslations("moments.capture");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Chip icon={ImagePlus} pressed={count > 0} onClick={() => input.current?.click()}>
        {t("photos", { count })}
      </Chip>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        data-capture-photos
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

type PhotoStripProps = { photos: readonly File[]; onRemove: (photo: File) => void };

/** The chosen photos, each removable. */
export function PhotoStrip({ photos, onRemove }: PhotoStripProps) {
  const t = useTranslations("moments.capture");
  if (photos.length === 0) return null;
  return (
    <ul aria-label={t("chosenPhotos")} className="-mt-2 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
          <button
            type="button"
            aria-label={t("removePhoto", { place: String(at + 1), name: photo.name })}
            onClick={() => onRemove(photo)}
            className="relative grid size-16 place-items-center overflow-hidden rounded-(--radius-field) border border-line-strong bg-sunken p-1 type-caption text-ink-soft hover:border-ink"
          >
            <Preview photo={photo} />
            <span className="absolute top-0.5 right-0.5 grid size-5 place-items-center rounded-full bg-raised text-ink">
              <Icon glyph={X} size={13} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Preview({ photo }: { photo: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!photo.type.startsWith("image/")) return;
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  if (address === null) return <span className="max-w-full truncate">{photo.name}</span>;
  return (
    <img
      src={address}
      alt=""
      onError={() => setAddress(null)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
