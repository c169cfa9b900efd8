/** Sends waiting uploads while the page is open (docs/sync.md, "Media"). */
import { endSession } from "#app/lib/session.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { isAlive } from "#app/store/db/use-view.ts";
import { planOf } from "#app/store/profile/own-plan.ts";
import { browserPorts, type LoopPorts } from "#app/store/sync/loop-ports.ts";
import { type Outcome, startWorkLoop } from "#app/store/sync/work-loop.ts";
import { drainUploads } from "./drain-uploads.ts";
import { emptyNotes, noteCut, watchConnection } from "./upload-connection.ts";
import { apiUploads, type UploadTransport } from "./upload-transport.ts";

const restingPause = 5 * 60_000;

type UploadParts = {
  readonly transport: UploadTransport;
  readonly ports: LoopPorts;
  readonly endSession: () => void;
};

const browserParts = ({ personId }: Journal): UploadParts => ({
  transport: apiUploads(personId),
  ports: browserPorts(),
  endSession,
});

/** @returns a function that stops it */
export function startUploads(journal: Journal, parts: UploadParts = browserParts(journal)): () => void {
  return startWorkLoop(
    journal,
    {
      lock: `tendre-uploads-${journal.personId}`,
      work: (signal) => sendOnce(journal, parts.transport, signal),
      listen: ({ want }, signal) => listen(journal, want, signal),
      onOutcome(state) {
        if (state === "later") noteCut();
        if (state === "signed-out") parts.endSession();
      },
      onError: (error) => console.error("Uploads:", error),
    },
    parts.ports,
  );
}

async function sendOnce(journal: Journal, transport: UploadTransport, signal: AbortSignal): Promise<Outcome> {
  const notes = emptyNotes();
  const outcome = await drainUploads(journal, watchConnection(transport, notes), signal);
  if (outcome === "signed-out") return { state: "signed-out" };
  if (outcome === "later") return { state: "later", ...notes };
  return { state: "done", rest: await untilNext(journal) };
}

/** Only new uploads, and a change of the limits, wake it: its own progress does not. */
function listen(journal: Journal, want: () => void, signal: AbortSignal): void {
  const { uploads, media, relationships, refusedOps, profiles } = journal.views;
  let heard = new Set<string>();
  let room = "";

  function check() {
    const asks = new Set(triggersOf(journal));
    const isNew = [...asks].some((ask) => !heard.has(ask));
    heard = asks;
    const now = describeLimits(journal);
    const hasRoomChanged = now !== room && asks.size > 0;
    room = now;
    if (isNew || hasRoomChanged) want();
  }

  for (const view of [uploads, media, relationships, refusedOps, profiles]) {
    signal.addEventListener("abort", view.subscribe(check), { once: true });
  }
  check();
}

function triggersOf({ views: { uploads, media, refusedOps } }: Journal): string[] {
  const asks: string[] = [];
  for (const { id, ask, state } of uploads.current()?.values() ?? []) {
    asks.push(ask);
    if (state === "named" && (media.current()?.get(id)?.rev ?? 0) > 0) asks.push(`kept ${id}`);
  }
  for (const { op, opId } of refusedOps.current()?.values() ?? []) {
    if (op.table === "media" && uploads.current()?.has(op.id)) asks.push(opId);
  }
  return asks;
}

/** Changes when the plan or the number of photos does, and when the server has heard of a deletion (media-quota.ts). */
function describeLimits({ views: { profiles, media, relationships }, personId, now }: Journal): string {
  const plan = planOf(profiles.current()?.get(personId), now());
  const rows = [media, relationships].map((view) => [...(view.current()?.values() ?? [])]);
  const kept = rows.map((of) => of.filter(isAlive).length);
  const deletions = rows.flat().filter((row) => !isAlive(row));
  return [plan, ...kept, deletions.reduce((sum, { rev }) => sum + rev, 0)].join(" ");
}

/** Milliseconds until the next retry of a failed file. */
async function untilNext({ database, now }: Journal): Promise<number> {
  const waiting = await database.uploads.filter(({ state }) => state === "waiting").toArray();
  const next = waiting.map(({ retryAt }) => (retryAt === null ? 0 : Date.parse(retryAt) - now().getTime()));
  return Math.min(restingPause, ...next.map((milliseconds) => Math.max(milliseconds, 500)));
}
