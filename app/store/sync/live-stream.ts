/**
 * The live stream, opened again after any end, each time a little later and never all devices at once (docs/sync.md, "The live
 * stream"). What it tells is a hint: whoever hears it pulls.
 */
import { isRecord } from "#app/lib/person.ts";
import { createBackOff } from "./back-off.ts";
import type { LoopPorts } from "./loop-ports.ts";

export type LiveSource = {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
};

type LiveListener = {
  /** It stands, and whatever came before it was not heard. */
  readonly onOpen: () => void;
  /** `rev` when it says one. What another build's server sends has a type that is not known here. */
  readonly onEvent: (event: { readonly type: unknown; readonly rev: unknown }) => void;
};

export const openLive = (): LiveSource => new EventSource("/api/live");

/** Milliseconds: a stream that stood for so long ended by chance, one that did not may end again at once. */
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
    let stoodAt: number | null = null;
    live.addEventListener("open", () => {
      stoodAt ??= ports.now();
      onOpen();
    });
    live.addEventListener("live", (event) => onEvent(readEvent(event)));
    // The browser would try again by itself after some errors and never after others: here it is always the same.
    live.addEventListener("error", () => {
      live.close();
      if (signal.aborted) return;
      if (stoodAt !== null && ports.now() - stoodAt > steady) backOff.reset();
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
    const told: unknown = event instanceof MessageEvent ? JSON.parse(String(event.data)) : null;
    if (isRecord(told)) return { type: told.type, rev: told.rev };
  } catch {
    // What does not read as an event says only that there is one.
  }
  return { type: null, rev: null };
}
