import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { usePictureWords } from "#app/store/media/picture-words.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { OverlayContainer } from "#app/ui/overlays/overlay-container.ts";
import { useModal } from "#app/ui/overlays/use-modal.ts";
import { Text } from "#app/ui/type/text.tsx";
import { consents, type Media } from "#domain/media/media.ts";
import type { Gallery } from "../gallery.ts";
import { revealMedia, useVeil } from "../reveal.ts";
import { FilmStrip } from "./film-strip.tsx";
import { Keys, useKeys } from "./keys.tsx";
import { Side } from "./side.tsx";
import { Stage } from "./stage.tsx";
import { useGestures } from "./use-gestures.ts";
import { usePhotoActions } from "./use-photo-actions.ts";
import { ViewerHead } from "./viewer-head.tsx";

type ViewerProps = {
  gallery: Gallery;
  media: readonly Media[];
  id: string;
  onGo: (id: string) => void;
  onClose: () => void;
};

export function Viewer(props: ViewerProps) {
  const found = props.media.find(({ id }) => id === props.id);
  // A deleted photo stays until its neighbour is shown.
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const row = found ?? last;
  return row ? <OpenViewer {...props} row={row} /> : null;
}

/** The viewer of one photo, with its text. Keys, swipes, pinch and double tap. */
function OpenViewer({ gallery, media, row, onGo, onClose }: ViewerProps & { row: Media }) {
  const t = useTranslations("media");
  const format = useFormat();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { isVeiled } = useVeil(row);
  const shows = usePictureWords(row.id);
  const at = Math.max(
    0,
    media.findIndex(({ id }) => id === row.id),
  );
  const gestures = useGestures((meaning) =>
    meaning === "close" ? onClose() : turn(meaning === "next" ? 1 : -1),
  );
  const actions = usePhotoActions(row, media, (next) => (next ? show(next.id) : onClose()));
  useModal(dialog);

  function show(id: string) {
    gestures.fit();
    setEditing(false);
    onGo(id);
  }
  function turn(by: number) {
    const next = media[at + by];
    if (!next) return;
    actions.forget();
    show(next.id);
  }
  function press(key: string): boolean {
    const consent = consents[Number(key) - 1];
    if (key === "ArrowLeft") turn(-1);
    else if (key === "ArrowRight") turn(1);
    else if (key === "+" || key === "=") gestures.step(1.5);
    else if (key === "-") gestures.step(1 / 1.5);
    else if (key === "0") gestures.fit();
    else if (key.toLowerCase() === "l") setEditing(true);
    else if (key === "Delete") void actions.trash();
    else if (consent) void actions.consent(consent);
    else return false;
    return true;
  }
  useKeys(press);
  const place = { place: at + 1, count: media.length };
  const alt = shows || row.caption || t(`tile.${row.kind}`, place);

  return (
    <dialog
      ref={setDialog}
      tabIndex={-1}
      aria-label={t("viewer.label")}
      className="viewer"
      onCancel={(event) => {
        // A cancelled file picker fires this event too, from within.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => dialog?.open || onClose()}
    >
      <OverlayContainer value={dialog}>
        <ViewerHead
          media={row}
          name={gallery.name}
          place={t("viewer.place", { place: format.number(place.place), count: format.number(place.count) })}
          isZoomed={gestures.zoom.scale > 1}
          onZoom={gestures.toggle}
          onBlur={() => void actions.toggleBlur()}
          onCover={() => void actions.toggleCover()}
          onTrash={() => void actions.trash()}
          onClose={onClose}
        />
        <div className="viewer-stage">
          <Stage
            key={row.id}
            media={row}
            alt={alt}
            isVeiled={isVeiled}
            onReveal={() => revealMedia(row.id)}
            gestures={gestures}
          />
          {at > 0 && (
            <span className="viewer-turn left-0 lg:-left-13">
              <IconButton
                icon={ChevronLeft}
                label={t("viewer.previous")}
                size={24}
                onClick={() => turn(-1)}
              />
            </span>
          )}
          {at < media.length - 1 && (
            <span className="viewer-turn right-0 lg:-right-13">
              <IconButton icon={ChevronRight} label={t("viewer.next")} size={24} onClick={() => turn(1)} />
            </span>
          )}
          {actions.failure && (
            <div className="absolute inset-x-0 bottom-0 flex justify-center">
              <div className="rounded-(--radius-field) bg-raised px-4 py-2 shadow-lift">
                <SaveFailure reason={actions.failure} />
              </div>
            </div>
          )}
          <div role="status" className="absolute inset-x-0 bottom-0 flex justify-center">
            {actions.done && !actions.failure && (
              <Inline gap={4} className="rounded-(--radius-field) bg-raised px-4 py-2 shadow-lift">
                <Text size="small">{actions.done.text}</Text>
                {actions.done.undo && (
                  <TextButton size="small" onClick={actions.done.undo}>
                    {t("undo")}
                  </TextButton>
                )}
              </Inline>
            )}
          </div>
        </div>
        <div className="viewer-side">
          <Side
            media={row}
            name={gallery.name}
            isEditing={isEditing}
            onEdit={setEditing}
            onConsent={(consent) => void actions.consent(consent)}
          />
        </div>
        {media.length > 1 && (
          <FilmStrip
            media={media}
            id={row.id}
            label={t("title")}
            onGo={(id) => {
              actions.forget();
              show(id);
            }}
          />
        )}
        <Keys />
      </OverlayContainer>
    </dialog>
  );
}
