/** Syncs this journal with the server while the page is open (docs/sync.md, device rules 3, 4 and 10). */
import { endSession, refreshSession } from "#app/lib/session.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { TableView } from "#app/store/db/table-view.ts";
import { followLive, type LiveSource, openLive } from "./live-stream.ts";
import { browserPorts, type LoopPorts } from "./loop-ports.ts";
import { announceProfileChanges } from "./profile-changes.ts";
import { sinceIn } from "./pull-place.ts";
import { newBatchSizes, syncOnce } from "./sync-round.ts";
import { syncStatus } from "./sync-state.ts";
import { apiTransport, type Transport } from "./transport.ts";
import { type LoopSignals, type Outcome, startWorkLoop } from "./work-loop.ts";

/** The live stream notifies at once; this interval covers events lost while the network slept. */
const restingPause = 60_000;

type SyncParts = {
  readonly transport: Transport;
  readonly openLive: () => LiveSource;
  readonly ports: LoopPorts;
  readonly endSession: () => void;
  /** Checks who is signed in: the session is not that of this journal's person. */
  readonly recheckSession: () => void;
};

const browserParts = ({ personId }: Journal): SyncParts => ({
  transport: apiTransport(personId),
  openLive,
  ports: browserPorts(),
  endSession,
  recheckSession: () => void refreshSession(),
});

/** @returns a function that stops it */
export function startSync(journal: Journal, parts: SyncParts = browserParts(journal)): () => void {
  const { transport, ports } = parts;
  const sizes = newBatchSizes();
  return startWorkLoop(
    journal,
    {
      lock: `tendre-sync-${journal.personId}`,
      async work(signal) {
        const round = await syncOnce(journal, transport, sizes, signal);
        if (round !== "done" && round.isOtherPerson) parts.recheckSession();
        return outcomeOf(round);
      },
      listen: (signs, signal) => listen(journal, parts, signs, signal),
      onOutcome(state) {
        syncStatus.set(statusOf[state]);
        if (state === "signed-out") parts.endSession();
      },
      onError: (error) => console.error("Sync:", error),
    },
    ports,
  );
}

const statusOf = { done: "idle", later: "offline", "signed-out": "signed-out" } as const;

function outcomeOf(round: Awaited<ReturnType<typeof syncOnce>>): Outcome {
  if (round === "done") return { state: "done", rest: restingPause };
  if (round.status === 401) return { state: "signed-out" };
  const { hasProgressed, retryAfter } = round;
  return { state: "later", hasProgressed, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** Only a new op is work: the loop's own marks and answers are not. */
function listen(
  { views }: Journal,
  { ports, openLive }: SyncParts,
  signs: LoopSignals,
  signal: AbortSignal,
): void {
  const { want, look } = signs;
  listenForNew(views.outbox, ({ op }) => op.opId, want, signal);
  const tellTabs = announceProfileChanges(signal);
  const isKnown = (rev: unknown) => {
    const since = sinceIn(views.meta.current());
    return typeof rev === "number" && rev > 0 && since !== undefined && rev <= since;
  };
  const onEvent = ({ type, rev }: { readonly type: unknown; readonly rev: unknown }) => {
    if (type === "profile") tellTabs();
    if (type !== "rev" || !isKnown(rev)) want();
  };
  followLive({ onOpen: look, onEvent }, openLive, ports, signal);
}

/** Notifies of new rows in a table, not of other changes. */
function listenForNew<Row>(
  view: TableView<Row>,
  keyOf: (row: Row) => string,
  onNew: () => void,
  signal: AbortSignal,
): void {
  let known = new Set<string>();
  const check = () => {
    const now = new Set([...(view.current()?.values() ?? [])].map(keyOf));
    const isNew = [...now].some((key) => !known.has(key));
    known = now;
    if (isNew) onNew();
  };
  signal.addEventListener("abort", view.subscribe(check), { once: true });
  check();
}
