/** Keeps this journal and the server in step while the page is open (docs/sync.md, device rules 3, 4 and 10). */
import { endSession, refreshSession } from "#app/lib/session.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { keepStorage } from "#app/store/db/storage-room.ts";
import { listenForNew } from "./listen-for-new.ts";
import { followLive, type LiveSource, openLive } from "./live-stream.ts";
import { browserPorts, type LoopPorts } from "./loop-ports.ts";
import { openProfileNews } from "./profile-news.ts";
import { newRoad, syncOnce } from "./sync-round.ts";
import { syncStatus } from "./sync-state.ts";
import { apiTransport, type Transport } from "./transport.ts";
import { type LoopSigns, type Outcome, startWorkLoop } from "./work-loop.ts";

/** The live stream tells at once; this catches what a sleeping network swallowed. */
const restingPause = 60_000;

export type SyncParts = {
  readonly transport: Transport;
  readonly openLive: () => LiveSource;
  readonly ports: LoopPorts;
  readonly endSession: () => void;
  /** Asks who is signed in: it is not the person of this journal. */
  readonly askWho: () => void;
};

const browserParts = ({ personId }: Journal): SyncParts => ({
  transport: apiTransport(personId),
  openLive,
  ports: browserPorts(),
  endSession,
  askWho: () => void refreshSession(),
});

/** @returns how to stop it. */
export function startSync(journal: Journal, parts: SyncParts = browserParts(journal)): () => void {
  void keepStorage();
  const { transport, ports } = parts;
  const road = newRoad();
  return startWorkLoop(
    journal,
    {
      lock: `tendre-sync-${journal.personId}`,
      async work(signal) {
        const round = await syncOnce(journal, transport, road, signal);
        if (round !== "done" && round.isOtherPerson) parts.askWho();
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

/** Only an op that was not there before is work: the loop's own marks and answers are not. */
function listen(
  { views }: Journal,
  { ports, openLive }: SyncParts,
  signs: LoopSigns,
  signal: AbortSignal,
): void {
  const { want, look } = signs;
  listenForNew(views.outbox, ({ op }) => op.opId, want, signal);
  const tellTabs = openProfileNews(signal);
  const isKnown = (rev: unknown) => {
    const since = views.meta.current()?.get("since")?.value;
    return typeof rev === "number" && rev > 0 && typeof since === "number" && rev <= since;
  };
  const onEvent = ({ type, rev }: { readonly type: unknown; readonly rev: unknown }) => {
    if (type === "profile") tellTabs();
    if (type !== "rev" || !isKnown(rev)) want();
  };
  followLive({ onOpen: look, onEvent }, openLive, ports, signal);
}
