import { type ReactNode, Suspense, useEffect } from "react";
import { Outlet, Route, Routes } from "react-router";
import { IntlProvider } from "use-intl/react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { draw, lazily } from "./draw-page.tsx";
import { en as frame } from "./features/frame/messages.en.ts";
import { currentPage, pageNavigator } from "./lib/page-history.ts";
import { PageRouter } from "./page-router.tsx";

type Page = { readonly Component: () => ReactNode };

/** React holds back what a Suspense's fallback stood in for by 300 ms: a start would wait for each of its parts. */
test("a start waits for its frame and its page without a Suspense, a later page keeps the one before it, also on the way back", async () => {
  const before = location.pathname + location.search;
  onTestFinished(() => pageNavigator.replace(before));
  currentPage();
  pageNavigator.replace("/room");
  const shell = Promise.withResolvers<Page>();
  const room = Promise.withResolvers<Page>();
  const garden = Promise.withResolvers<Page>();
  const Shell = lazily("shell", () => shell.promise);
  let wasSuspended = false;
  /** Shown: React also renders what it then does not show. */
  const Suspended = () => {
    useEffect(() => {
      wasSuspended = true;
    });
    return null;
  };
  const screen = await render(
    <IntlProvider locale="en" messages={{ frame }}>
      <PageRouter basename="/">
        <Suspense fallback={<Suspended />}>
          <Routes>
            <Route element={<Shell />}>
              {draw({ path: "/room", lazy: () => room.promise })}
              {draw({ path: "/garden", lazy: () => garden.promise })}
            </Route>
          </Routes>
        </Suspense>
      </PageRouter>
    </IntlProvider>,
  );
  const starting = screen.getByText(frame.starting);
  await expect.element(starting).toBeVisible();
  shell.resolve({
    Component: () => (
      <>
        <TextLink to="/garden">To the garden</TextLink>
        <Outlet />
      </>
    ),
  });
  await expect.element(screen.getByRole("link")).toBeVisible();
  await expect.element(starting).toBeVisible();
  room.resolve({ Component: () => <h1>Room</h1> });
  await expect.element(screen.getByRole("heading", { name: "Room" })).toBeVisible();

  await screen.getByRole("link").click();
  await expect.poll(() => location.pathname).toBe("/garden");
  await expect.element(screen.getByRole("heading", { name: "Room" })).toBeVisible();
  expect(wasSuspended).toBe(false);
  garden.resolve({ Component: () => <h1>Garden</h1> });
  await expect.element(screen.getByRole("heading", { name: "Garden" })).toBeVisible();

  // Back to the page that the start drew: React draws a step of the history at once.
  history.back();
  await expect.element(screen.getByRole("heading", { name: "Room" })).toBeVisible();
  expect(wasSuspended).toBe(false);
});
