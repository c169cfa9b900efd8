import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { keepProfilePhoto } from "#app/store/profile/profile-photo.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { closeness, withCloseness } from "./crop.ts";
import { cutOut, paintCrop } from "./draw-crop.ts";
import { useCrop } from "./use-crop.ts";

type PhotoDialogProps = { picture: ImageBitmap; onClose: () => void };

/** The square of a chosen picture: moved and brought closer, seen as it will stand, then kept. */
export function PhotoDialog({ picture, onClose }: PhotoDialogProps) {
  const t = useTranslations("profile.photo");
  const words = useTranslations("profile");
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { crop, setCrop, handlers } = useCrop(picture, frame);
  const { save, isSaving, failure } = useSave();
  const large = useRef<HTMLCanvasElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    for (const { current } of [large, small]) if (current) paintCrop(current, picture, crop);
  }, [picture, crop]);

  function keep() {
    void save(
      async () => {
        const photo = await cutOut(picture, crop);
        return photo ? keepProfilePhoto(photo) : ({ ok: false, reason: "failed" } as const);
      },
      () => {
        showToast({ title: t("kept") });
        onClose();
      },
    );
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      closeLabel={t("cancel")}
      footer={
        <Inline gap={2} wrap>
          <Button variant="primary" pending={isSaving} onClick={keep}>
            {t("keep")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        <div
          ref={setFrame}
          role="application"
          aria-label={t("frame")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved by keys
          tabIndex={0}
          className="mx-auto aspect-square w-full max-w-80 cursor-grab touch-none border border-line-strong active:cursor-grabbing"
          {...handlers}
        >
          <canvas ref={large} width={640} height={640} className="size-full" />
        </div>
        <Text size="small" tone="soft">
          {t("how")}
        </Text>
        <Inline gap={4} align="center" justify="between">
          <label className="flex min-w-0 flex-1 items-center gap-3 type-label">
            {t("zoom")}
            <input
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={closeness(crop, picture)}
              onChange={({ target }) => setCrop((now) => withCloseness(now, Number(target.value), picture))}
              className="min-h-(--target) min-w-0 flex-1 accent-accent"
            />
          </label>
          <canvas
            ref={small}
            width={144}
            height={144}
            role="img"
            aria-label={t("preview")}
            className="size-18 flex-none border border-line"
          />
        </Inline>
        {failure === "offline" && <Remark tone="warn">{t("waits")}</Remark>}
        {failure === "invalid" ? (
          <Remark tone="bad" role="alert">
            {t("refused")}
          </Remark>
        ) : (
          <SaveFailure reason={failure} lead={words("notUpdated")} />
        )}
      </Stack>
    </Sheet>
  );
}
