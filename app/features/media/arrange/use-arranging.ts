import { useState } from "react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateMedia } from "#app/store/media/media.ts";
import { inTurn } from "#app/store/write/outcome.ts";
import type { Media } from "#domain/media/media.ts";
import { thenList } from "../then-list.ts";
import { movesTo } from "./place-between.ts";

/** Reordering: choose a photo, then its place; or drag it; or move it with the arrow keys. */
export function useArranging(media: readonly Media[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [movedTo, setMovedTo] = useState<number | null>(null);

  const quickSave = useQuickSave();

  async function move(id: string, to: number): Promise<void> {
    const place = Math.min(media.length - 1, Math.max(0, to));
    const moves = movesTo(media, id, place);
    const relationshipId = media.find((row) => row.id === id)?.relationship_id ?? null;
    const write = async () => {
      const written = await inTurn(moves, ({ id: each, position }) => updateMedia(each, { position }));
      return thenList(written, relationshipId);
    };
    await quickSave(write, () => {
      if (moves.length > 0) setMovedTo(place);
    });
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
