import { Camera, ImagePlus } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useIsKeptHere } from "#app/store/media/media.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { acceptedFiles } from "./file-kind.ts";
import { useMediaUse } from "./use-media-use.ts";

type AddButtonsProps = {
  label: string;
  variant?: "primary" | "secondary";
  /** Icons beside a heading. */
  isSmall?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/**
 * Buttons to choose files, and on phones to use the camera. With a full plan what is chosen waits for room, and the button says so; without
 * an account nothing can wait, and only the line beside it tells.
 */
export function AddButtons({ label, variant = "secondary", isSmall = false, onFiles }: AddButtonsProps) {
  const t = useTranslations("media");
  const isFull = useMediaUse()?.level === "reached";
  const isKeptHere = useIsKeptHere();
  const said = isFull ? t("addWaiting") : label;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    // So that the same file can be chosen again.
    input.value = "";
    onFiles(chosen);
  };
  return (
    <Inline gap={2}>
      {!(isFull && isKeptHere) &&
        (isSmall ? (
          <IconButton icon={ImagePlus} label={said} onClick={() => files.current?.click()} />
        ) : (
          <div className="min-w-0 flex-1">
            <Button
              icon={ImagePlus}
              variant={isFull ? "secondary" : variant}
              fullWidth
              onClick={() => files.current?.click()}
            >
              {said}
            </Button>
          </div>
        ))}
      <div className={isFull ? "hidden" : "hidden pointer-coarse:block"}>
        <IconButton
          icon={Camera}
          variant={isSmall ? "plain" : "boxed"}
          label={t("camera")}
          onClick={() => camera.current?.click()}
        />
      </div>
      <input
        ref={files}
        type="file"
        accept={acceptedFiles}
        multiple
        hidden
        data-media-files
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => take(event.currentTarget)}
      />
    </Inline>
  );
}
