import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastArea } from "./toast-area.tsx";
import { dismissToast, showToast } from "./toast-store.ts";

const labels = { region: "Messages ({hotkey})", toast: "Message", close: "Close" };

afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

test("only one toast is shown at a time: the newest", async () => {
  const screen = await render(<ToastArea labels={labels} />);
  showToast({ title: "Moment kept" });
  await expect.element(screen.getByText("Moment kept")).toBeVisible();
  showToast({ title: "Photo kept" });
  await expect.element(screen.getByText("Photo kept")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(1);
});

test("a toast stays five seconds", async () => {
  const screen = await render(<ToastArea labels={labels} />);
  showToast({ title: "First, so that the code is here" });
  await expect.element(screen.getByRole("listitem")).toBeVisible();
  vi.useFakeTimers();
  showToast({ title: "Moment kept" });
  await vi.advanceTimersByTimeAsync(4900);
  expect(screen.getByText("Moment kept").query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await expect.element(screen.getByRole("listitem")).not.toBeInTheDocument();
});

test("a toast that stays is there until it is closed", async () => {
  const screen = await render(<ToastArea labels={labels} />);
  showToast({ title: "First, so that the code is here" });
  await expect.element(screen.getByRole("listitem")).toBeVisible();
  vi.useFakeTimers();
  showToast({ tone: "bad", title: "Not saved", stays: true });
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(screen.getByText("Not saved").query()).not.toBeNull();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("listitem")).not.toBeInTheDocument();
});

test("F8 goes to the toast and stops its clock", async () => {
  const screen = await render(<ToastArea labels={labels} />);
  showToast({ title: "Moment kept" });
  await expect.element(screen.getByRole("listitem")).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect.element(screen.getByRole("region", { name: "Messages (F8)" })).toBeVisible();
  expect(screen.getByRole("region").element().contains(document.activeElement)).toBe(true);
  const dots = screen.getByRole("listitem").element().querySelector(".counting-dots");
  // A window that gets the focus back meanwhile, from another page of the run, lets the clock go on: then once more.
  await expect
    .poll(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await userEvent.keyboard("{F8}");
      return dots?.hasAttribute("data-paused");
    })
    .toBe(true);
});

test("what can still be undone is undone, and the toast goes", async () => {
  const onAction = vi.fn();
  const screen = await render(<ToastArea labels={labels} />);
  showToast({ title: "Relationship folded away", action: { label: "Undo", onAction } });
  await screen.getByRole("button", { name: "Undo" }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(screen.getByText("Relationship folded away")).not.toBeInTheDocument();
});

test("dismissing by id spares a newer toast", async () => {
  const screen = await render(<ToastArea labels={labels} />);
  const first = showToast({ title: "Moment kept" });
  showToast({ title: "Photo kept" });
  dismissToast(first);
  await expect.element(screen.getByText("Photo kept")).toBeVisible();
});
