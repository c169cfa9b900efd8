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
  let fail: (event: { readonly payload: Error }) => void = () => undefined;
  let asked: string[] = [];
  /** What engines say: most name the address, WebKit none. */
  const chunk = "https://tendre.test/assets/list-1a2b.js";
  const named = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
  const unnamed = new TypeError("Importing a module script failed.");
  let page: typeof import("./chunk-reload.ts");

  /** @param answer what the server says; null: nothing. @param file what it says of the chunk. @param page its page, for the unnamed */
  async function open({
    answer = 200 as number | null,
    file = 404,
    page: text = "<script src=/assets/main-2.js>",
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
    vi.stubGlobal("addEventListener", (_: string, listener: typeof fail) => {
      fail = listener;
    });
    vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/main-1.js" }) });
    vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) => {
      asked.push(url);
      if (url === chunk) return new Response(null, { status: file });
      if (answer === null) throw new TypeError("no answer");
      return new Response(method === "HEAD" ? null : text, { status: answer });
    });
    vi.resetModules();
    page = await import("./chunk-reload.ts");
    page.reloadWhenChunkIsGone();
  }

  /** As Vite does it: the event, then the import that fails. */
  async function lose(payload = named): Promise<"said" | "waiting"> {
    const gone = page.loadChunk("list", async () => {
      fail({ payload });
      fail({ payload });
      throw payload;
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
    expect(asked).toEqual([chunk, "https://tendre.test/list"]);
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

  test("that is still there was not lost by a new build: what is being left is not taken back", async () => {
    await open({ file: 200 });
    expect(await lose()).toBe("said");
    expect(reload).not.toHaveBeenCalled();
    expect(asked).toEqual([chunk, chunk]);
  });

  test("whose address the engine does not name is gone where the server's page begins with other files", async () => {
    await open();
    expect(await lose(unnamed)).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
    await open({ page: "<script src=/assets/main-1.js>" });
    expect(await lose(unnamed)).toBe("said");
    expect(reload).not.toHaveBeenCalled();
  });

  test("stays where something was typed, and may be loaded anew later where it could not be now", async () => {
    await open({ typed: "/list" });
    expect(await lose()).toBe("said");
    expect(reload).not.toHaveBeenCalled();
    await open({ answer: null });
    expect(await lose()).toBe("said");
    vi.stubGlobal("fetch", async (url: string) => new Response(null, { status: url === chunk ? 404 : 200 }));
    expect(await lose()).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
  });
});
