import { Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { buildNews } from "#app/lib/install/build-news.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { noteWire } from "#app/store/sync/newer-version.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import { VersionCard } from "./version-card.tsx";

afterEach(() => {
  delete window.tendreTyped;
  buildNews.set(null);
});

async function show(news: "ready" | "olderServer") {
  const reload = vi.fn(async () => undefined);
  const screen = await showPage(
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <VersionCard news={news} onClose={() => undefined} reload={reload} />
    </>,
    { pattern: "*" },
  );
  return { screen, reload };
}

test("a new build is used at once where nothing was typed", async () => {
  const { screen, reload } = await show("ready");
  await screen.getByRole("button", { name: "Use it now" }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("under a half-filled form it waits until the page is left", async () => {
  const { screen, reload } = await show("ready");
  window.tendreTyped = location.pathname;
  await screen.getByRole("button", { name: "Use it now" }).click();
  await expect.element(screen.getByText(/You have begun to write on this page/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await screen.getByRole("link", { name: "elsewhere" }).click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test("a server that is older than the page is said, with what waits; a reload would change nothing", async () => {
  const { screen } = await show("olderServer");
  await expect.element(screen.getByText(/what the server does not know yet waits/)).toBeVisible();
  expect(screen.getByRole("button", { name: /Refresh|Use it/ }).elements()).toEqual([]);
});

test("both sides hear of it from any answer: an older server, a newer one, and nothing of the same", () => {
  noteWire(wireVersion);
  expect(buildNews.get()).toBe(null);
  noteWire(wireVersion - 1);
  expect(buildNews.get()).toBe("olderServer");
  noteWire(wireVersion + 1);
  expect(buildNews.get()).toBe("newerServer");
  buildNews.set("ready");
  noteWire(wireVersion + 1);
  expect(buildNews.get()).toBe("ready");
});
