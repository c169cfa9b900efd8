import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { isUnderage } from "#domain/relationship/relationship-rules.ts";
import { AddButtons } from "./add/add-buttons.tsx";
import { QuotaLine } from "./add/quota-line.tsx";
import { type Gallery, useGalleryContent } from "./gallery.ts";
import { MediaGrid } from "./grid/media-grid.tsx";
import { MediaGallery } from "./media-gallery.tsx";
import { mediaWords } from "./media-words.ts";

type MomentMediaProps = { moment: Pick<Moment, "id" | "relationship_id"> };

/** The photos of a moment after the first (moment-lead.tsx), with a way to add some. They are in the gallery of its relationship too. */
export function MomentMedia({ moment }: MomentMediaProps) {
  return (
    <WithMessages words={mediaWords}>
      <Photos moment={moment} />
    </WithMessages>
  );
}

function Photos({ moment }: MomentMediaProps) {
  const t = useTranslations("media");
  const relationship = useRelationship(moment.relationship_id ?? "");
  const gallery: Gallery = {
    relationshipId: moment.relationship_id,
    momentId: moment.id,
    name: relationship?.name ?? "",
    isUnderage: relationship ? isUnderage(relationship) : false,
  };
  const content = useGalleryContent(gallery);
  if (!content) return null;
  const leads = Math.min(1, content.media.length);
  const isEmpty = content.media.length + content.uploads.length === 0;
  if (isEmpty && gallery.isUnderage) return null;
  return (
    <MediaGallery gallery={gallery} content={content}>
      {({ open, openUploads, onFiles }) => (
        <Stack gap={4}>
          {content.media.length + content.uploads.length > leads && (
            <MediaGrid
              content={content}
              shape="rows"
              skip={leads}
              label={t("title")}
              onOpen={open}
              onOpenUploads={openUploads}
            />
          )}
          {!gallery.isUnderage && <AddButtons label={t("add")} onFiles={onFiles} />}
          <QuotaLine isQuiet />
        </Stack>
      )}
    </MediaGallery>
  );
}
