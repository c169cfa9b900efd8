import { CircleAlert, CloudOff, Film, Image } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useOnline } from "#app/lib/use-online.ts";
import type { FileName, UploadRow } from "#app/store/db/upload-row.ts";
import { useFileAddress } from "#app/store/uploads/files.ts";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Icon } from "#app/ui/type/icon.tsx";

type UploadTileProps = { upload: UploadRow; onOpen: () => void };

/** An upload at its place in the gallery, with its progress. */
export function UploadTile({ upload, onOpen }: UploadTileProps) {
  const t = useTranslations("media.pending");
  const isOnline = useOnline();
  const { name, sent, bytes, state } = upload;
  const isRefused = state === "refused";
  const share = Math.round((sent / bytes) * 100);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={isRefused ? t("refused", { name }) : t("label", { name, share })}
      className="relative block size-full cursor-pointer bg-sunken"
    >
      <UploadPicture upload={upload} />
      <span className="absolute inset-x-0 bottom-0 flex min-h-7 items-center gap-1.5 bg-raised/90 px-2 py-1 text-ink-soft">
        {isRefused ? (
          <span className="text-bad">
            <Icon glyph={CircleAlert} size={15} />
          </span>
        ) : (
          <>
            {!isOnline && <Icon glyph={CloudOff} size={15} />}
            <DotMeter value={sent} max={bytes} dots={5} label="" waiting={!isOnline || sent === 0} />
          </>
        )}
      </span>
    </button>
  );
}

const videoNames: readonly FileName[] = ["preview", "poster", "small"];
/** A photo that was brought in small enough is shown as it is. */
const photoNames: readonly FileName[] = [...videoNames, "original"];

/** Its small picture, or an icon where this browser cannot draw one. */
export function UploadPicture({ upload }: { upload: Pick<UploadRow, "id" | "kind"> }) {
  const names = upload.kind === "photo" ? photoNames : videoNames;
  const address = useFileAddress(upload.id, names, true);
  const [undrawn, setUndrawn] = useState<string | null>(null);
  if (address && address !== undrawn) {
    return (
      <img
        src={address}
        alt=""
        decoding="async"
        onError={() => setUndrawn(address)}
        className="absolute inset-0 size-full object-cover opacity-70"
      />
    );
  }
  return (
    <span className="absolute inset-0 grid place-items-center text-ink-soft">
      {address !== undefined && <Icon glyph={upload.kind === "video" ? Film : Image} size={24} />}
    </span>
  );
}
