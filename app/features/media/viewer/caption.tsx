import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateMedia } from "#app/store/media/media.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { Media } from "#domain/media/media.ts";
import { mediaTraits } from "#domain/media/media-traits.ts";
import { cutText } from "#domain/text/whole-signs.ts";

type CaptionProps = {
  media: Media;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
};

/** The caption of the picture. */
export function Caption({ media, isEditing, onEdit }: CaptionProps) {
  const t = useTranslations("media.viewer");
  const trigger = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) trigger.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <CaptionForm key={media.id} media={media} onDone={() => onEdit(false)} />;
  return (
    <Stack gap={2} align="start">
      {media.caption !== "" && (
        <p className="type-heading text-pretty wrap-anywhere text-ink lg:text-[1.625rem]/8">
          {media.caption}
        </p>
      )}
      <TextButton ref={trigger} size="small" tone="soft" onClick={() => onEdit(true)}>
        {t(media.caption === "" ? "addCaption" : "editCaption")}
      </TextButton>
    </Stack>
  );
}

function CaptionForm({ media, onDone }: { media: Media; onDone: () => void }) {
  const t = useTranslations("media.viewer");
  const [text, setText] = useState(media.caption);
  const { save, isSaving, failure } = useSave();
  const keep = () =>
    save(() => updateMedia(media.id, { caption: cutText(text, mediaTraits.caption.max) }), onDone);
  return (
    <Stack gap={3}>
      <TextArea
        label={t("caption")}
        rows={2}
        value={text}
        maxLength={mediaTraits.caption.max}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            void keep();
          }
          if (event.key === "Escape") {
            event.preventDefault();
            onDone();
          }
        }}
      />
      <Inline gap={4}>
        <Button pending={isSaving} onClick={() => void keep()}>
          {t("save")}
        </Button>
        <TextButton size="small" tone="soft" onClick={onDone}>
          {t("cancel")}
        </TextButton>
      </Inline>
      <SaveFailure reason={failure} keepsText text={text} />
    </Stack>
  );
}
