import { useMemo } from "react";
import { useLocation } from "react-router";
import type { CaptureRequest } from "#app/lib/capture-request.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMoments } from "#app/store/moments/moments.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { likelyPerson } from "../form/likely-person.ts";
import { momentsWords } from "../moments-words.ts";
import { CaptureSheet } from "./capture-sheet.tsx";
import type { AddPhotos } from "./kept-photos.ts";

type CaptureHostProps = { request: CaptureRequest; addPhotos: AddPhotos; onClose: () => void };

const none: readonly File[] = [];

/** The sheet, with the requested relationship, or the one on screen, or the most likely one. */
export function CaptureHost({ request, addPhotos, onClose }: CaptureHostProps) {
  const today = useToday();
  const relationships = useRelationships();
  const moments = useMoments();
  const { pathname } = useLocation();
  const onScreen = /^\/(?:boyfriends|profile)\/([\w-]+)/.exec(pathname)?.[1] ?? null;
  const likely = useMemo(
    () => relationships && moments && likelyPerson(relationships, moments, today, onScreen),
    [relationships, moments, today, onScreen],
  );
  if (likely === undefined) return null;
  const { relationshipId = likely, day = today, files = none, isShareCut = false } = request;
  return (
    <WithMessages words={momentsWords}>
      <CaptureSheet {...{ relationshipId, day, today, files, isShareCut, addPhotos, onClose }} />
    </WithMessages>
  );
}
