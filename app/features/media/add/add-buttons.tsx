import { Camera, ImagePlus } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { acceptedFiles } from "./file-kind.ts";

type AddButtonsProps = {
  label: string;
  variant?: "primary" | "secondary";
  onFiles: (files: readonly File[]) => void;
};

/** Buttons to choose files, and on phones to use the camera. */
export function AddButtons({ label, variant = "secondary", onFiles }: AddButtonsProps) {
  const t = useTranslations("media");
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
      <div className="min-w-0 flex-1">
        <Button icon={ImagePlus} variant={variant} fullWidth onClick={() => files.current?.click()}>
          {label}
        </Button>
      </div>
      <div className="hidden pointer-coarse:block">
        <IconButton
          icon={Camera}
          variant="boxed"
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
