import { useMemo } from "react";
import type { Journal } from "#domain/journal.ts";
import { derive, useView } from "./use-view.ts";

const all = <Row>() => derive<Row, readonly Row[]>((rows) => [...rows.values()]);
const allRelationships = all<Journal["relationships"][number]>();
const allMoments = all<Journal["moments"][number]>();
const allMedia = all<Journal["media"][number]>();

/** Every row on this device, the trash included (domain/journal.ts keeps it out); undefined until all were read. */
export function useWholeJournal(): Journal | undefined {
  const relationships = allRelationships(useView("relationships"));
  const moments = allMoments(useView("moments"));
  const media = allMedia(useView("media"));
  return useMemo(
    () => relationships && moments && media && { relationships, moments, media },
    [relationships, moments, media],
  );
}
