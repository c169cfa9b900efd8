import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { digest } from "./sha-256.ts";
import { webLocks } from "./web-locks.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page that came by http: what browsers keep for secure ones is not there. */
function onInsecurePage(): void {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
}

test("where the browser has locks, they are the browser's", () => {
  const locks = { request: vi.fn() };
  vi.stubGlobal("navigator", { locks });
  expect(webLocks()).toBe(locks);
});

test("without them a page does one thing at a time, says what is taken, and lets go after a failure", async () => {
  onInsecurePage();
  const locks = webLocks();
  const told: string[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const first = locks.request("a", async () => {
    told.push("first");
    await end;
    throw new Error("failed");
  });
  const second = locks.request("a", async () => told.push("second"));
  await locks.request("a", { ifAvailable: true }, async (lock) => told.push(String(lock)));
  await locks.request("b", { ifAvailable: true }, async (lock) => told.push(String(lock?.name)));
  const leaving = new AbortController();
  const left = locks.request("a", { signal: leaving.signal }, async () => told.push("never"));
  leaving.abort();
  finish();
  await expect(first).rejects.toThrow("failed");
  await second;
  await expect(left).rejects.toThrow();
  expect(told).toEqual(["first", "null", "b", "second"]);
});

test("without the browser's own a digest is the same", async () => {
  const bytes = new TextEncoder().encode("Camille");
  const known = await digest(bytes);
  onInsecurePage();
  expect(await digest(bytes)).toBe(known);
  expect(await digest(bytes.buffer)).toBe(known);
});

/** What only secure pages have; each file that names one, and how it knows that it is there. */
const secureOnly =
  /navigator\.locks\b|crypto\.(?:subtle|randomUUID)\b|navigator\.(?:storage|serviceWorker|clipboard|credentials)\b|\bcaches\.(?:open|match|keys|delete)\b/;
const asks: Readonly<Record<string, RegExp>> = {
  "features/install/use-storage.ts": /storage\?\./,
  "lib/chunk-reload.ts": /serviceWorker\?\./,
  "lib/copy-text.ts": /catch/,
  "lib/demo-traces.ts": /"locks" in navigator/,
  // Loaded where there are service workers (lib/offline-worker.ts), or after `?.`.
  "lib/install/keep-worker.ts": /locks\?\./,
  // Offered where `canHash` (pin-hash.ts) and `arePasskeysSupported` say so.
  "lib/lock/lock-passkey.ts": /PublicKeyCredential/,
  "lib/lock/lock-tabs.ts": /"locks" in navigator/,
  "lib/lock/lock-watch.ts": /"locks" in navigator/,
  "lib/lock/pin-hash.ts": /canHash/,
  "lib/lock/try-pin.ts": /"locks" in navigator/,
  "lib/lock/verify-assertion.ts": /subtle/,
  "lib/offline-worker.ts": /"serviceWorker" in navigator/,
  "lib/put-away.ts": /"locks" in navigator/,
  "lib/sha-256.ts": /crypto\.subtle\s+\?/,
  "lib/web-locks.ts": /locks \?\?/,
  "lib/webauthn.ts": /PublicKeyCredential/,
  "store/db/journal.ts": /locks\?\./,
  "store/db/storage-space.ts": /storage\?\.persist/,
  "store/drafts/use-draft-slot.ts": /"locks" in navigator/,
  "store/leaving/locked-copies.ts": /!crypto\.subtle/,
};

test("what only secure pages have is asked for before it is used", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name))
    .map((name) => ({ name, text: readFileSync(`app/${name}`, "utf8") }));
  const users = files.filter(({ text }) => secureOnly.test(text));
  expect(users.filter(({ name, text }) => !asks[name]?.test(text)).map(({ name }) => name)).toEqual([]);
});
