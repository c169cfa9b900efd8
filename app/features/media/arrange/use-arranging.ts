import { useState } from "react";
import { listDeviceMedia } from "#app/store/device-media.ts";
import { updateMedia } from "#app/store/media.ts";
import type { Media } from "#domain/media.ts";
import { movesTo } from "./place-between.ts";

/** A photo is chosen, then its place; or it is dragged there; or the arrow keys move it step by step. */
export function useArranging(media: readonly Media[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [movedTo, setMovedTo] = useState<number | null>(null);

  async function move(id: string, to: number) {
    const place = Math.min(media.length - 1, Math.max(0, to));
    const moves = movesTo(media, id, place);
    for (const { id: each, position } of moves) await updateMedia(each, { position });
    const relationshipId = media.find((row) => row.id === id)?.relationship_id;
    if (relationshipId) await listDeviceMedia(relationshipId);
    if (moves.length > 0) setMovedTo(place);
  }

  return {
    chosen,
    chosenAt: media.findIndex(({ id }) => id === chosen),
    movedTo,
    choose(id: string) {
      if (chosen === null || chosen === id) {
        setChosen(chosen === id ? null : id);
        setMovedTo(null);
        return;
      }
      const to = media.findIndex((row) => row.id === id);
      setChosen(null);
      void move(chosen, to);
    },
    async step(id: string, by: number) {
      setChosen(id);
      await move(id, media.findIndex((row) => row.id === id) + by);
    },
    drag: (id: string) => setChosen(id),
    leave: () => setChosen(null),
  };
}
