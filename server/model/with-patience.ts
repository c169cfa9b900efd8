/** Ends a model's reply that keeps somebody waiting. */
import type { ModelEvent, ModelPatience } from "./language-model.ts";

/**
 * The events of `read` until one is too late; then `failed` with `slow`, or with `stopped` once `signal` was aborted. The reply is ended at
 * its source at once, and not waited for: a provider that hangs cannot hold the one who asked.
 */
export async function* withPatience(
  patience: ModelPatience,
  signal: AbortSignal,
  read: (signal: AbortSignal) => AsyncGenerator<ModelEvent>,
): AsyncGenerator<ModelEvent> {
  const ending = new AbortController();
  const events = read(AbortSignal.any([signal, ending.signal]));
  const end = Date.now() + patience.all;
  let wait = patience.firstWord;
  try {
    while (true) {
      const event = await firstOf(events, Math.min(wait, end - Date.now()), signal);
      yield event;
      if (event.kind !== "text") return;
      wait = patience.pause;
    }
  } finally {
    ending.abort();
  }
}

function firstOf(
  events: AsyncGenerator<ModelEvent>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<ModelEvent> {
  return new Promise((resolve) => {
    const settle = (event: ModelEvent) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      resolve(event);
    };
    const onAbort = () => settle({ kind: "failed", reason: "stopped" });
    const timer = setTimeout(() => settle({ kind: "failed", reason: "slow" }), Math.max(0, milliseconds));
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) return onAbort();
    events.next().then(
      ({ value, done }) => settle(done ? { kind: "failed", reason: "broken" } : value),
      () => settle({ kind: "failed", reason: "broken" }),
    );
  });
}
