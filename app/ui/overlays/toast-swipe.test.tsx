import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test } from "vitest";
import { cdp, type Locator } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#app/styles.css";
import { ToastArea } from "./toast-area.tsx";
import { dismissToast, showToast } from "./toast-store.ts";

const labels = { region: "Messages ({hotkey})", toast: "Message", close: "Close" };

afterEach(() => dismissToast());

async function dragLeft(target: Locator, distance: number) {
  const box = target.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const x = frame.x + box.x + 200;
  const y = frame.y + box.y + box.height / 2;
  const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", at: number) =>
    cdp().send("Input.dispatchMouseEvent", { type, x: at, y, button: "left", buttons: 1, clickCount: 1 });
  await mouse("mousePressed", x);
  await mouse("mouseMoved", x - distance / 2);
  await mouse("mouseMoved", x - distance);
  await mouse("mouseReleased", x - distance);
}

test("a swipe of forty pixels brings the toast back, one of sixty sends it away", async () => {
  const screen = await render(<ToastArea labels={labels} />);
  showToast({ title: "Moment kept" });
  const toast = screen.getByRole("listitem");
  await expect.element(toast).toBeVisible();
  await dragLeft(toast, 40);
  await expect.element(toast).toHaveAttribute("data-swipe", "cancel");
  await dragLeft(toast, 60);
  await expect.element(toast).not.toBeInTheDocument();
});
