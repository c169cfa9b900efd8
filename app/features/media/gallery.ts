/** A gallery: the photos of a relationship or of a moment. */
import { useMemo } from "react";
import { useToday } from "#app/lib/use-today.ts";
import type { UploadPlace, UploadRow } from "#app/store/db/upload-row.ts";
import { useMediaOfMoment, useMediaOfRelationship } from "#app/store/media/media.ts";
import { useMomentsOf } from "#app/store/moments/moments.ts";
import { useUploads } from "#app/store/uploads/uploads.ts";
import type { Media } from "#domain/media/media.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";

export type Gallery = {
  readonly relationshipId: string | null;
  readonly momentId: string | null;
  /** The name of its relationship or moment. */
  readonly name: string;
  /** Recorded as under 18: photos cannot be added. */
  readonly isUnderage: boolean;
};

export type GalleryContent = {
  readonly media: readonly Media[];
  /** Uploads that are not in the gallery yet, oldest first. */
  readonly uploads: readonly UploadRow[];
};

/** Undefined while reading. */
export function useGalleryContent({ relationshipId, momentId }: Gallery): GalleryContent | undefined {
  const ofMoment = useMediaOfMoment(momentId ?? "");
  const ofRelationship = useMediaOfRelationship(relationshipId ?? "");
  const found = momentId === null ? ofRelationship : ofMoment;
  const all = useUploads();
  const closed = useClosedLetters(relationshipId);
  return useMemo(() => {
    if (!found || !all || !closed) return undefined;
    // Photos of a sealed letter are hidden until its day.
    const media = found.filter(({ moment_id }) => moment_id === null || !closed.has(moment_id));
    const shown = new Set(media.map(({ id }) => id));
    const uploads = all.filter(
      ({ id, place, state }) =>
        state !== "named" &&
        !shown.has(id) &&
        !closed.has(place.moment_id ?? "") &&
        (momentId === null ? place.relationship_id === relationshipId : place.moment_id === momentId),
    );
    return { media, uploads };
  }, [found, all, closed, relationshipId, momentId]);
}

function useClosedLetters(relationshipId: string | null): ReadonlySet<string> | undefined {
  const moments = useMomentsOf(relationshipId);
  const today = useToday();
  return useMemo(
    () => moments && new Set(moments.filter((moment) => isSealed(moment, today)).map(({ id }) => id)),
    [moments, today],
  );
}

/** New ones come first, in the order they were chosen. */
export function placeNew(
  gallery: Gallery,
  media: readonly Media[],
  index: number,
  count: number,
): UploadPlace {
  const first = media[0]?.position ?? 0;
  return {
    relationship_id: gallery.relationshipId,
    moment_id: gallery.momentId,
    caption: "",
    position: first - count + index,
    is_cover: false,
    is_blurred: false,
    consent: "unsure",
  };
}
