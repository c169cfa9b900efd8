import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { deleteDatabase, deviceDatabase } from "#app/lib/journal-names.ts";
import { closeJournal, currentJournal } from "#app/store/db/journal.ts";
import { useOpenJournal } from "./open-journal.ts";

afterEach(() => {
  vi.restoreAllMocks();
  closeJournal();
});

const choice = { kind: "device" } as const;
const Opening = ({ timeout }: { timeout: number }) => (
  <p>{useOpenJournal(choice, timeout) ?? "no trouble"}</p>
);

test("a database that the browser never opens is said, not waited for", async () => {
  closeJournal();
  vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const screen = await render(<Opening timeout={50} />);
  await expect.element(screen.getByText("stuck")).toBeVisible();
});

test("one that opens in the end takes its trouble back", async () => {
  closeJournal();
  const screen = await render(<Opening timeout={0} />);
  await expect.element(screen.getByText("no trouble")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(screen.getByText("no trouble")).toBeVisible();
});

test("a page that is left while it makes its database opens it when it is shown again", async () => {
  closeJournal();
  await deleteDatabase(deviceDatabase);
  const show = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  const refused = Promise.withResolvers<void>();
  const open = IDBFactory.prototype.open;
  const openings = vi.spyOn(IDBFactory.prototype, "open");
  openings.mockImplementationOnce(function (this: IDBFactory, ...asked: Parameters<IDBFactory["open"]>) {
    const request = open.apply(this, asked);
    queueMicrotask(() => request.addEventListener("upgradeneeded", () => show("pagehide")));
    request.addEventListener("error", () => refused.resolve());
    return request;
  });
  const screen = await render(<Opening timeout={15_000} />);
  await refused.promise;
  // As long as another try would take: a page that is put aside makes none.
  for (const _ of Array(20)) await indexedDB.databases();
  expect([openings.mock.results.length, currentJournal()]).toEqual([1, null]);
  show("pageshow");
  await expect.poll(currentJournal).not.toBe(null);
  await expect.element(screen.getByText("no trouble")).toBeVisible();
});
