/** The edits of a moment: the server's, those not sent yet, or those of a journal without an account. */
import { useEffect, useMemo, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import type { MomentHistory } from "#domain/moment/moment-history.ts";
import { type MomentEdit, type MomentVersion, momentVersions } from "#domain/moment/moment-versions.ts";
import { useMoment } from "./moments.ts";

type MomentHistoryView = {
  /** Newest first; undefined while loading. */
  readonly versions: readonly MomentVersion[] | undefined;
  /** The server could not be reached: only unsent edits are included. */
  readonly isOffline: boolean;
  readonly hasMore: boolean;
  readonly showMore: () => void;
};

type Kept = {
  readonly earlier: MomentEdit["fields"];
  readonly edits: readonly MomentEdit[];
  readonly more: boolean;
};
type Loaded = { readonly for: string; readonly kept: Kept | null };

/** Loaded again when the moment changes. */
export function useMomentHistory(id: string): MomentHistoryView {
  const journal = useJournal();
  const moment = useMoment(id);
  const outbox = useView("outbox");
  const [pages, setPages] = useState(1);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const request = `${id} ${moment?.rev} ${journal?.kind === "account" ? "" : moment?.updated_at} ${pages}`;
  useEffect(() => {
    if (!journal) return;
    let isGone = false;
    const read = journal.kind === "account" ? readFromServer(id, pages) : readFromDevice(journal, id);
    void read.then((kept) => isGone || setLoaded({ for: request, kept }));
    return () => {
      isGone = true;
    };
  }, [journal, id, pages, request]);

  const waiting = useMemo(
    () => [...(outbox?.values() ?? [])].filter(({ op }) => op.table === "moments" && op.id === id),
    [outbox, id],
  );
  const versions = useMemo(() => {
    if (!loaded) return undefined;
    const unsent = waiting.flatMap(({ op: { opId: key, kind, at, fields } }) =>
      kind === "erase" ? [] : [{ key, kind, at, fields, isSent: false }],
    );
    const { earlier, edits } = loaded.kept ?? { earlier: {}, edits: [] };
    return momentVersions(earlier, [...edits, ...unsent]);
  }, [loaded, waiting]);
  return {
    versions,
    isOffline: loaded !== null && loaded.kept === null,
    hasMore: loaded?.kept?.more ?? false,
    showMore: () => setPages((count) => count + 1),
  };
}

async function readFromDevice({ database }: Journal, id: string): Promise<Kept> {
  const rows = await database.versions.where("[table+id]").equals(["moments", id]).sortBy("seq");
  const edits = rows.map(({ seq, kind, at, fields }) => ({
    key: String(seq),
    kind,
    at,
    fields,
    isSent: true,
  }));
  return { earlier: {}, edits, more: false };
}

/** Null when the server cannot be reached; empty when it does not have the moment yet. */
async function readFromServer(id: string, pages: number): Promise<Kept | null> {
  const { momentHistorySchema } = await import("#domain/moment/moment-history.ts");
  const edits: MomentEdit[] = [];
  let last: MomentHistory | null = null;
  for (let page = 0; page < pages; page += 1) {
    const oldest = last?.versions.at(-1)?.rev;
    const { data, error, status } = await callApi(
      `/api/moments/${id}/history${oldest === undefined ? "" : `?before=${oldest}`}`,
    );
    if (error && status === 404 && page === 0) return { earlier: {}, edits: [], more: false };
    const parsed = error ? null : momentHistorySchema.safeParse(data);
    if (!parsed?.success) return null;
    last = parsed.data;
    const older = last.versions.map(({ rev, ...edit }) => ({ ...edit, key: String(rev), isSent: true }));
    edits.unshift(...older.toReversed());
    if (!last.more) break;
  }
  return { earlier: last?.earlier ?? {}, edits, more: last?.more ?? false };
}
