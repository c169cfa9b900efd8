import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { describeUpload } from "#app/store/uploads/uploads.ts";
import { inTurn, type Outcome } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { consents } from "#domain/media/media.ts";
import type { Gallery, GalleryContent } from "../gallery.ts";
import { AddButtons } from "./add-buttons.tsx";
import { dismissRefused, usePicked } from "./picked.ts";
import { QuotaLine } from "./quota-line.tsx";
import { KeptLine, RefusedLine, UploadLine } from "./upload-line.tsx";

type UploadSheetProps = {
  gallery: Gallery;
  content: GalleryContent;
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
};

type Removed = { readonly name: string; readonly undo: () => Promise<Outcome> };

/** The chosen files, until they are uploaded, and then that they are. It can be closed at any time: the uploads continue. */
export function UploadSheet({ gallery, content, onFiles, onClose }: UploadSheetProps) {
  const t = useTranslations("media");
  const format = useFormat();
  const isOnline = useOnline();
  const { picked, refused, reading } = usePicked();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undoing = useSave();
  const consenting = useSave();
  const { media, uploads } = content;
  const kept = media.filter(({ id }) => picked.has(id));
  const going = uploads.filter(({ state }) => state === "waiting");
  const notAdded = uploads.length - going.length + refused.length;
  const count = kept.length + uploads.length + refused.length + reading;
  const isDone = kept.length > 0 && kept.length === count;
  const films = [...kept, ...uploads].filter(({ kind }) => kind === "video").length;
  const what = films === 0 ? "photos" : films === count ? "films" : "both";
  const first = going[0]?.id;
  const consent = [...uploads.map(({ place }) => place.consent), ...kept.map((row) => row.consent)];
  const [chosen] = consent;

  const counted = (of: number) => ({ count: of, words: format.inWords(of, "f") });
  const parts = [
    ...(kept.length > 0 ? [t("sheet.state.kept", counted(kept.length))] : []),
    ...(going.length + reading > 0
      ? [t(isOnline ? "sheet.state.going" : "sheet.state.waiting", counted(going.length + reading))]
      : []),
    ...(notAdded > 0 ? [t("sheet.state.refused", counted(notAdded))] : []),
  ];
  const said = parts.length > 0 ? `${capital(parts.join(", "))}.` : t("sheet.none");

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      lead={gallery.name && t("sheet.lead", { name: gallery.name })}
      title={
        count === 0
          ? t("title")
          : t("sheet.title", { count, what, words: capital(format.inWords(count, "f")) })
      }
      closeLabel={t("close")}
      footer={
        <Stack gap={3}>
          {/* Above the others, which stay where a thumb may be about to press. */}
          {isDone && (
            <Button variant="primary" fullWidth onClick={onClose}>
              {t("sheet.done")}
            </Button>
          )}
          <AddButtons
            label={t(count === 0 ? "add" : "addMore")}
            variant={isDone ? "secondary" : "primary"}
            onFiles={onFiles}
          />
          <QuotaLine />
        </Stack>
      }
    >
      <div role="status">
        <Text tone="soft">
          {said} {going.length + reading > 0 && t("sheet.leave")}
        </Text>
      </div>
      <ul className="border-b border-line">
        {kept.map((row) => (
          <KeptLine
            key={row.id}
            upload={row}
            name={picked.get(row.id)?.name ?? ""}
            bytes={picked.get(row.id)?.bytes ?? row.bytes}
          />
        ))}
        {uploads.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            isFirst={upload.id === first}
            onRemoved={(name, undo) => setRemoved({ name, undo })}
          />
        ))}
        {refused.map((each) => (
          <RefusedLine key={each.key} refused={each} onDismiss={() => dismissRefused(each.key)} />
        ))}
      </ul>
      {removed && (
        <Inline gap={3} justify="between" role="status">
          <Text size="small">{t("pending.removed", { name: removed.name })}</Text>
          <TextButton size="small" onClick={() => void undoing.save(removed.undo, () => setRemoved(null))}>
            {t("undo")}
          </TextButton>
        </Inline>
      )}
      <SaveFailure reason={undoing.failure} act="other" />
      {chosen && (
        <RadioRows
          label={gallery.name ? t("consent.label", { name: gallery.name }) : t("consent.everyone")}
          value={consent.every((each) => each === chosen) ? chosen : null}
          options={consents.map((value) => ({
            value,
            label: t(`consent.${value}`),
            detail: t(`consent.detail.${value}`),
          }))}
          onChange={(value) =>
            void consenting.save(() =>
              inTurn([...uploads, ...kept], ({ id }) => describeUpload(id, { consent: value })),
            )
          }
        />
      )}
      <SaveFailure reason={consenting.failure} />
      <Text size="small" tone="soft">
        {t("quota.each")}
      </Text>
    </Sheet>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
