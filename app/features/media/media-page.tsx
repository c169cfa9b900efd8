import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { useIsBehindLock } from "#app/features/relationships/list/opened-veils.ts";
import { RelationshipMissing } from "#app/features/relationships/page/relationship-missing.tsx";
import { SealedPage } from "#app/features/relationships/page/sealed-page.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { UnmappedGallery } from "#app/ui/art/unmapped-gallery.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { AddButtons } from "./add/add-buttons.tsx";
import { QuotaLine } from "./add/quota-line.tsx";
import { ArrangeGrid } from "./arrange/arrange-grid.tsx";
import { useGalleryContent } from "./gallery.ts";
import { galleryOf } from "./gallery-of.ts";
import { MediaGrid } from "./grid/media-grid.tsx";
import { MediaTrash } from "./grid/media-trash.tsx";
import { MediaGallery } from "./media-gallery.tsx";
import { mediaWords } from "./media-words.ts";
import { hideAllMedia } from "./reveal.ts";

export function Component() {
  const { id = "" } = useParams();
  const relationship = useRelationship(id);
  const isBehindLock = useIsBehindLock(relationship, useToday());
  if (relationship === null || (relationship && relationship.deleted_at !== null)) {
    return <RelationshipMissing relationship={relationship} />;
  }
  if (isBehindLock) return <SealedPage />;
  return (
    <WithMessages words={mediaWords}>
      {relationship ? <GalleryPage relationship={relationship} /> : <Loading />}
    </WithMessages>
  );
}

function Loading() {
  return <LoadingScreen label={useTranslations("media")("loading")} />;
}

/** All the photos of a relationship. */
function GalleryPage({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("media");
  const gallery = galleryOf(relationship);
  const content = useGalleryContent(gallery);
  const [isArranging, setArranging] = useState(false);
  usePageTitle(t("title"));
  if (!content) return <Loading />;
  const isEmpty = content.media.length + content.uploads.length === 0;
  return (
    <Page>
      <MediaGallery gallery={gallery} content={content}>
        {({ open, openUploads, onFiles }) => (
          <Stack gap={6}>
            <Stack gap={3} align="start">
              <BackLink to={paths.relationship(relationship.id)}>{relationship.name}</BackLink>
              <Title size="display">{t("title")}</Title>
            </Stack>
            {isEmpty ? (
              <EmptyState
                illustration={<UnmappedGallery />}
                sentence={t(gallery.isUnderage ? "underage" : "empty")}
                action={
                  gallery.isUnderage ? null : (
                    <AddButtons label={t("add")} variant="primary" onFiles={onFiles} />
                  )
                }
              />
            ) : (
              <>
                <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
                  <QuotaLine withLimits />
                  <div className="flex flex-col gap-2 sm:flex-row sm:items-center">
                    {!gallery.isUnderage && <AddButtons label={t("add")} onFiles={onFiles} />}
                    {content.media.length > 1 && (
                      <Button
                        icon={ArrowLeftRight}
                        variant="quiet"
                        onClick={() => setArranging(!isArranging)}
                      >
                        {t(isArranging ? "arrange.done" : "arrange.start")}
                      </Button>
                    )}
                  </div>
                </div>
                {isArranging ? (
                  <ArrangeGrid media={content.media} label={t("of", { name: relationship.name })} />
                ) : (
                  <MediaGrid
                    content={content}
                    shape="rows"
                    size="large"
                    label={t("of", { name: relationship.name })}
                    onOpen={open}
                    onOpenUploads={openUploads}
                  />
                )}
                <BlurSwitch />
              </>
            )}
            <MediaTrash relationshipId={relationship.id} />
          </Stack>
        )}
      </MediaGallery>
    </Page>
  );
}

/** For all photos and videos of the journal, on every device. */
function BlurSwitch() {
  const t = useTranslations("media.blurAll");
  const profile = useProfile();
  const quickSave = useQuickSave();
  if (!profile) return null;
  return (
    <div className="max-w-measure border-t border-line pt-4">
      <Switch
        label={t("label")}
        hint={t("hint")}
        checked={profile.blur_media}
        onChange={(blur_media) => {
          hideAllMedia();
          void quickSave(() => updateProfile({ blur_media }));
        }}
      />
    </div>
  );
}
