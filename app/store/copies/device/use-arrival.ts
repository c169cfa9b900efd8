import { useMemo } from "react";
import { useView } from "#app/store/db/use-view.ts";
import { type Arrival, arrivalOf, type ExpectedRows } from "#domain/copy/arrival.ts";
import { accountRows } from "./account-rows.ts";

/** Kept up to date with what the server answers; undefined while reading. */
export function useArrival(expected: ExpectedRows | null): Arrival | undefined {
  const relationships = useView("relationships");
  const moments = useView("moments");
  const media = useView("media");
  const conversations = useView("conversations");
  const turns = useView("turns");
  const outbox = useView("outbox");
  const refusedOps = useView("refusedOps");
  const uploads = useView("uploads");
  return useMemo(() => {
    if (!expected || !relationships || !moments || !media || !conversations || !turns) return undefined;
    if (!outbox || !refusedOps || !uploads) return undefined;
    const rows = { relationships, moments, media, conversations, turns };
    return arrivalOf(
      expected,
      accountRows(rows, [...outbox.values()], [...refusedOps.values()], [...uploads.values()]),
    );
  }, [expected, relationships, moments, media, conversations, turns, outbox, refusedOps, uploads]);
}
