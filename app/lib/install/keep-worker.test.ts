import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A worker that waits, and hears only from the message on that `hears` names. */
class Worker extends EventTarget {
  state = "installed";
  told = 0;
  readonly #hears: number;

  constructor(hears: number) {
    super();
    this.#hears = hears;
  }

  postMessage(message: { readonly type: string }): void {
    expect(message).toEqual({ type: "SKIP_WAITING" });
    this.told += 1;
    if (this.told !== this.#hears) return;
    for (const state of ["activating", "activated"]) {
      this.state = state;
      this.dispatchEvent(new Event("statechange"));
    }
  }
}

const reload = vi.fn();
const update = vi.fn(async () => undefined);
let workers: EventTarget;

function stub(waiting: Worker | null, found: Worker | null = null): void {
  const registration = { waiting, installing: null as Worker | null, update };
  update.mockImplementation(async () => {
    registration.installing = found;
  });
  workers = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("location", { reload });
}

async function reloadIntoNewBuild(): Promise<void> {
  vi.resetModules();
  void (await import("./keep-worker.ts")).reloadIntoNewBuild();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  update.mockClear();
});
afterEach(() => vi.useRealTimers());

test("a build that waits is taken without asking the network, and the page reloads once it has taken over", async () => {
  const waiting = new Worker(1);
  stub(waiting);
  await reloadIntoNewBuild();
  expect(update).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalled();
  expect(waiting.told).toBe(1);
});

test("a worker that was ended as it was told is told again until it has heard", async () => {
  const waiting = new Worker(3);
  stub(waiting);
  const stopLoading = vi.fn();
  vi.stubGlobal("stop", stopLoading);
  await reloadIntoNewBuild();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_500);
  // What the page still asks the old worker for would keep that one alive.
  expect(stopLoading).toHaveBeenCalled();
  expect(waiting.told).toBe(3);
  expect(reload).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(waiting.told).toBe(3);
});

test("a reload that is never answered is begun anew, after twice the wait each time", async () => {
  stub(new Worker(1));
  const stopLoading = vi.fn();
  vi.stubGlobal("stop", stopLoading);
  await reloadIntoNewBuild();
  const begun = () => {
    const count = reload.mock.calls.length;
    reload.mockClear();
    return count;
  };
  expect(begun()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(begun()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(stopLoading).toHaveBeenCalledOnce();
  expect(begun()).toBe(1);
  await vi.advanceTimersByTimeAsync(19_700);
  expect(begun()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(begun()).toBe(1);
});

test("a change of control ends the waiting too, and so does a newer build in its place", async () => {
  for (const end of [
    () => workers.dispatchEvent(new Event("controllerchange")),
    (waiting: Worker) => {
      waiting.state = "redundant";
      waiting.dispatchEvent(new Event("statechange"));
    },
  ]) {
    const waiting = new Worker(0);
    stub(waiting);
    reload.mockClear();
    await reloadIntoNewBuild();
    expect(reload).not.toHaveBeenCalled();
    end(waiting);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalled();
  }
});

test("a build that is only found now is waited for until it is installed", async () => {
  const found = new Worker(1);
  found.state = "installing";
  stub(null, found);
  await reloadIntoNewBuild();
  expect(update).toHaveBeenCalled();
  expect(found.told).toBe(0);
  found.state = "installed";
  found.dispatchEvent(new Event("statechange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(found.told).toBe(1);
  expect(reload).toHaveBeenCalled();
});

test("a worker that never hears holds the page up for ten seconds at most", async () => {
  stub(new Worker(0));
  await reloadIntoNewBuild();
  await vi.advanceTimersByTimeAsync(9_500);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).toHaveBeenCalledOnce();
});
