/**
 * The live stream, opened again after any end, each time a little later and never by all devices at once (docs/sync.md, "The live stream").
 * Its events are hints: the receiver pulls.
 */
import { isRecord } from "#app/lib/person.ts";
import { createBackOff } from "./back-off.ts";
import type { LoopPorts } from "./loop-ports.ts";

export type LiveSource = {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
};

type LiveListener = {
  /** The stream is open; earlier events were missed. */
  readonly onOpen: () => void;
  /** `rev` when the event has one. A server of another build may send unknown types. */
  readonly onEvent: (event: { readonly type: unknown; readonly rev: unknown }) => void;
};

export const openLive = (): LiveSource => new EventSource("/api/live");

/** Milliseconds: a stream that was open for so long ended by chance; a shorter one may end again at once. */
const steady = 60_000;

export function followLive(
  { onOpen, onEvent }: LiveListener,
  open: () => LiveSource,
  ports: Pick<LoopPorts, "now" | "random" | "setTimer">,
  signal: AbortSignal,
): void {
  const backOff = createBackOff(ports);
  let leave = () => {};

  function begin() {
    const live = open();
    let openedAt: number | null = null;
    live.addEventListener("open", () => {
      openedAt ??= ports.now();
      onOpen();
    });
    live.addEventListener("live", (event) => onEvent(readEvent(event)));
    // A browser reconnects by itself after some errors and not after others: here it is always done explicitly.
    live.addEventListener("error", () => {
      live.close();
      if (signal.aborted) return;
      if (openedAt !== null && ports.now() - openedAt > steady) backOff.reset();
      leave = ports.setTimer(backOff.fail().wait, begin);
    });
    leave = () => live.close();
  }

  if (signal.aborted) return;
  signal.addEventListener("abort", () => leave(), { once: true });
  begin();
}

function readEvent(event: Event): { readonly type: unknown; readonly rev: unknown } {
  try {
    const parsed: unknown = event instanceof MessageEvent ? JSON.parse(String(event.data)) : null;
    if (isRecord(parsed)) return { type: parsed.type, rev: parsed.rev };
  } catch {
    // An event that cannot be parsed only means that there is one.
  }
  return { type: null, rev: null };
}
