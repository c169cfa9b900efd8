import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadChunk } from "./chunk-reload.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a page that came is given as it is", async () => {
  expect(await loadChunk("list", async () => "the list")).toBe("the list");
});

test("a page that cannot come says its name", async () => {
  const gone = loadChunk("list", () => Promise.reject(new TypeError("gone")));
  await expect(gone).rejects.toThrow("Loading chunk list failed");
});

test("a page that does not come at all says so in the end", async () => {
  const said = vi.fn();
  const waiting = loadChunk("list", () => new Promise(() => undefined)).catch(said);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: "Loading chunk list failed" }));
});

describe("a page whose file is gone", () => {
  const reload = vi.fn();
  let fail: () => void = () => undefined;
  let asked: string[] = [];
  let page: typeof import("./chunk-reload.ts");

  /** @param answer what the server says; null: nothing */
  async function open({
    answer = 200 as number | null,
    isOnline = true,
    hasWorker = false,
    typed = "",
    kept = new Map<string, string>(),
  } = {}) {
    asked = [];
    reload.mockClear();
    vi.stubGlobal("window", { tendreTyped: typed });
    vi.stubGlobal("location", { href: "https://tendre.test/list", pathname: "/list", reload });
    vi.stubGlobal("navigator", {
      onLine: isOnline,
      serviceWorker: { controller: hasWorker ? {} : null },
    });
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
      fail = listener;
    });
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      if (answer === null) throw new TypeError("no answer");
      return new Response(null, { status: answer });
    });
    vi.resetModules();
    page = await import("./chunk-reload.ts");
    page.reloadWhenChunkIsGone();
  }

  /** As Vite does it: the event, then the import that fails. */
  async function lose(): Promise<"said" | "waiting"> {
    const gone = page.loadChunk("list", async () => {
      fail();
      fail();
      throw new TypeError("gone");
    });
    let state: "said" | "waiting" = "waiting";
    gone.catch(() => {
      state = "said";
    });
    await vi.advanceTimersByTimeAsync(10_000);
    return state;
  }

  test("is loaded anew where the server answers, without a word, and once", async () => {
    const kept = new Map<string, string>();
    await open({ kept });
    expect(await lose()).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
    expect(asked).toEqual(["https://tendre.test/list"]);
    // The document that came.
    await open({ kept });
    expect(await lose()).toBe("said");
    expect(reload).not.toHaveBeenCalled();
  });

  test("stays and says so where no server answers, or something else answers for it", async () => {
    for (const answer of [null, 502]) {
      await open({ answer });
      expect(await lose()).toBe("said");
      expect(reload).not.toHaveBeenCalled();
    }
  });

  test("is loaded anew from this device where the service worker has it, and stays without a network", async () => {
    await open({ answer: null, hasWorker: true });
    expect(await lose()).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
    await open({ isOnline: false, hasWorker: true });
    expect(await lose()).toBe("said");
    expect(reload).not.toHaveBeenCalled();
  });

  test("stays where something was typed, and may be loaded anew later where it could not be now", async () => {
    await open({ typed: "/list" });
    expect(await lose()).toBe("said");
    expect(reload).not.toHaveBeenCalled();
    await open({ answer: null });
    expect(await lose()).toBe("said");
    vi.stubGlobal("fetch", async () => new Response());
    expect(await lose()).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
  });
});
