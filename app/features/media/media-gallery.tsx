/** A gallery: its pictures, uploads, the sheet, the viewer, and drop and paste. */
import "./media.css";
import { lazy, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { loadChunk } from "#app/lib/chunk-reload.ts";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { addFiles } from "./add/add-files.ts";
import { forgetPicked } from "./add/picked.ts";
import { UploadSheet } from "./add/upload-sheet.tsx";
import { useDrop } from "./add/use-drop.ts";
import type { Gallery, GalleryContent } from "./gallery.ts";
import { useOpenPhoto } from "./use-open-photo.ts";

const Viewer = lazy(() =>
  loadChunk("viewer", () => import("./viewer/viewer.tsx")).then(({ Viewer }) => ({ default: Viewer })),
);

type GalleryTools = {
  readonly open: (id: string) => void;
  readonly openUploads: () => void;
  readonly onFiles: (files: readonly File[]) => void;
};

type MediaGalleryProps = {
  gallery: Gallery;
  content: GalleryContent;
  children: (tools: GalleryTools) => ReactNode;
};

export function MediaGallery({ gallery, content, children }: MediaGalleryProps) {
  const t = useTranslations("media");
  const [isSheetOpen, setSheetOpen] = useState(false);
  const photo = useOpenPhoto();
  const onFiles = (files: readonly File[]) => {
    if (files.length === 0) return;
    setSheetOpen(true);
    void addFiles(gallery, content.media, files);
  };
  const isOver = useDrop((files) => {
    // An open dialog handles dropped and pasted files itself.
    if (isSheetOpen || !document.querySelector("dialog[open]")) onFiles(files);
  });
  return (
    <>
      {children({ open: photo.open, openUploads: () => setSheetOpen(true), onFiles })}
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-(--radius-sheet) border-2 border-dashed border-accent bg-ground/80">
          <Text size="lead">{gallery.name ? t("dropHere", { name: gallery.name }) : t("drop")}</Text>
        </div>
      )}
      {isSheetOpen && (
        <UploadSheet
          gallery={gallery}
          content={content}
          onFiles={onFiles}
          onClose={() => {
            setSheetOpen(false);
            forgetPicked();
          }}
        />
      )}
      {photo.id !== null && (
        <SectionBoundary onFailed={photo.close}>
          <Viewer
            gallery={gallery}
            media={content.media}
            id={photo.id}
            onGo={photo.go}
            onClose={photo.close}
          />
        </SectionBoundary>
      )}
    </>
  );
}
