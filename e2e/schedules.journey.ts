/** The check of random schedules in a real browser notices what it is for (docs/sync.md, "Checkers"); `npm run test:soak` runs them. */
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
import { expect, test } from "./journey.ts";
import { ScheduleRun } from "./schedules/run-schedule.ts";

let proxy: FaultProxy;
let behind: RunningServer;
test.beforeAll(async () => {
  proxy = await startFaultProxy();
  behind = await startTendre({ env: { PUBLIC_URL: proxy.url } });
  proxy.pointTo(behind.url);
});
test.afterAll(async () => {
  await behind.stop();
  await proxy.stop();
});

/** What a day may bring. Whoever goes through it and is found to keep an answer has lost nothing: that is looked at first. */
const survived = [
  { do: "note" },
  { do: "fault", fault: "lost_reply", road: "push" },
  { do: "place" },
  { do: "leave and return" },
  { do: "elsewhere", what: "place" },
  { do: "fault", fault: null, road: "all" },
  { do: "kill" },
  // A killed browser may lose the session it had not stored yet.
  { do: "sign in" },
  { do: "note" },
] as const;

test("a browser that forgets what it has not sent is noticed, and one that loses nothing but whose worker keeps an answer", async () => {
  // Two whole schedules, of which one kills its browser and starts it again.
  test.slow();
  const steps = [{ do: "fault", fault: "cut", road: "push" }, { do: "note" }, { do: "wait" }] as const;
  const forgetful = ScheduleRun.of(
    behind,
    proxy,
    { skew: 0, steps },
    {
      settleLimit: 5_000,
      sabotage: (context) =>
        context.route(/sync\/push/, async (route) => {
          await route.abort();
          await route.request().frame().evaluate(emptyOutbox);
        }),
    },
  );
  await expect(forgetful).rejects.toThrow(/word-1: 0 times/);
  const keeping = ScheduleRun.of(
    behind,
    proxy,
    { skew: 26, steps: survived },
    {
      sabotage: (context) =>
        context.addInitScript(() => void caches.open("answers").then((cache) => cache.add("/api/session"))),
    },
  );
  await expect(keeping).rejects.toThrow(/3 saves.*private answers/);
});

/** Runs in the page. */
async function emptyOutbox(): Promise<void> {
  for (const { name = "" } of await indexedDB.databases()) {
    const open = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    if (database.objectStoreNames.contains("outbox"))
      database.transaction("outbox", "readwrite").objectStore("outbox").clear();
    database.close();
  }
}
