import "#app/styles.css";
import { IntlProvider } from "use-intl/react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { reportFailure } from "#app/lib/backend-health.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { backendNoticeTime } from "#domain/backend/backend-status.ts";
import { BackendNotice } from "./backend-notice.tsx";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const isAway = () => reportFailure({ message: "Failed to fetch", status: 0 });
const isBroken = () => reportFailure({ message: "no room", status: 500 });

async function show() {
  return render(
    <IntlProvider locale="fr" messages={await loadAllMessages("fr")} timeZone="Europe/Paris">
      <BackendNotice />
    </IntlProvider>,
  );
}

test("a backend that is away is said in the specification's words, for five seconds, and not again in the session once sent away", async () => {
  const screen = await show();
  isAway();
  await expect.element(screen.getByText("Mode hors-ligne activé")).toBeVisible();
  await expect.element(screen.getByText("Vos données sont sauvegardées localement")).toBeVisible();
  expect(backendNoticeTime).toBe(5_000);

  vi.useFakeTimers();
  isBroken();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(screen.getByText("Mode hors-ligne activé").query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.getByText("Mode hors-ligne activé").query()).toBeNull();
  vi.useRealTimers();

  isAway();
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("Mode hors-ligne activé")).not.toBeInTheDocument();
  isBroken();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByText("Mode hors-ligne activé").query()).toBeNull();
});
