import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useMediaQuota, useTrashedMedia } from "#app/store/media/media.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { AddButtons } from "./add/add-buttons.tsx";
import { QuotaLine } from "./add/quota-line.tsx";
import { useGalleryContent } from "./gallery.ts";
import { galleryOf } from "./gallery-of.ts";
import { MediaGrid } from "./grid/media-grid.tsx";
import { MediaGallery } from "./media-gallery.tsx";
import { mediaWords } from "./media-words.ts";

const shownAtMost = { margin: 6, strip: 12 };

export function MediaSection({ relationship }: { relationship: Relationship }) {
  return (
    <WithMessages words={mediaWords}>
      <Section relationship={relationship} />
    </WithMessages>
  );
}

/** The photos of a relationship on its page: the first ones, uploads, and a link to all. */
function Section({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("media");
  const format = useFormat();
  const isWide = useIsWide();
  const quota = useMediaQuota();
  const gallery = galleryOf(relationship);
  const content = useGalleryContent(gallery);
  const inTrash = useTrashedMedia(relationship.id);
  if (!content) return null;
  const trashed = inTrash?.length ?? 0;
  const { media, uploads } = content;
  const isEmpty = media.length + uploads.length === 0;
  // Short, so that the path below begins on the first screen.
  const isStrip = !isWide && !isEmpty;
  const cover = media.filter(({ is_cover }) => is_cover);
  const coverFirst = { uploads, media: [...cover, ...media.filter(({ is_cover }) => !is_cover)] };
  return (
    <section aria-labelledby="photos">
      <MediaGallery gallery={gallery} content={content}>
        {({ open, openUploads, onFiles }) => (
          <Stack gap={isStrip ? 2 : 4}>
            <Inline gap={3} justify="between">
              <Inline gap={3} align="baseline">
                <Heading id="photos">{t("title")}</Heading>
                {quota && quota.limit !== null && (
                  <Text as="span" size="small" tone="soft">
                    {t("used", { used: format.number(quota.used), limit: format.number(quota.limit) })}
                  </Text>
                )}
              </Inline>
              {isStrip && !gallery.isUnderage && <AddButtons label={t("add")} onFiles={onFiles} isSmall />}
            </Inline>
            {isEmpty ? (
              <Text size="small" tone="soft">
                {t(gallery.isUnderage ? "underage" : "empty")}
              </Text>
            ) : (
              <MediaGrid
                content={coverFirst}
                shape={isWide ? "rows" : "strip"}
                label={t("of", { name: relationship.name })}
                limit={isWide ? shownAtMost.margin : shownAtMost.strip}
                onOpen={open}
                onOpenUploads={openUploads}
              />
            )}
            {media.length + trashed > 0 && (
              <TextLink to={paths.photos(relationship.id)} size="small">
                {media.length > 3 ? t("seeAll", { count: media.length }) : t("gallery")}
              </TextLink>
            )}
            {!isStrip && !gallery.isUnderage && <AddButtons label={t("add")} onFiles={onFiles} />}
            <QuotaLine isQuiet />
          </Stack>
        )}
      </MediaGallery>
    </section>
  );
}
