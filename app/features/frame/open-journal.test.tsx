import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { closeJournal } from "#app/store/db/journal.ts";
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
