import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { fillDisk } from "#app/store/testing/full-disk.ts";
import { OwnPhoto } from "./own-photo.tsx";

afterEach(() => vi.restoreAllMocks());

function Photo() {
  const profile = useProfile();
  return profile ? <OwnPhoto profile={profile} /> : null;
}

async function show() {
  const journal = await openJournal({ kind: "device" });
  await journal.database.table("profiles").update(journal.personId, { avatar_url: null });
  const screen = await showPage(<Photo />);
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeVisible();
  return { screen, journal };
}

/** Left half red, right half blue. */
async function picture(name = "me.png", type = "image/png"): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 600;
  canvas.height = 300;
  const brush = canvas.getContext("2d");
  for (const [colour, x] of [
    ["#f00", 0],
    ["#00f", 300],
  ] as const) {
    if (!brush) throw new Error("no brush");
    brush.fillStyle = colour;
    brush.fillRect(x, 0, 300, 300);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type });
}

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[data-profile-photo]");
  if (!input) throw new Error("no input");
  await userEvent.upload(input, file);
}

/** The colour in the middle of the picture that is shown. */
async function middleOf(address: string): Promise<"red" | "blue" | "other"> {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const brush = canvas.getContext("2d");
  brush?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = brush?.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data ?? [];
  if (red > 200 && blue < 60) return "red";
  return blue > 200 && red < 60 ? "blue" : "other";
}

test("an image above five megabytes is refused in the specification's words, and nothing opens", async () => {
  const { screen } = await show();
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.png", { type: "image/png" }));
  await expect.element(screen.getByText("Image is too large (max 5MB)")).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("what is no picture is said, and another one can be chosen", async () => {
  const { screen } = await show();
  await choose(new File(["<svg/>"], "me.png", { type: "image/png" }));
  await expect.element(screen.getByText(/This browser cannot open that file/)).toBeVisible();
  await choose(await picture());
  await expect.element(screen.getByRole("dialog", { name: "Your photo" })).toBeVisible();
});

test("the square is moved by keys, kept in the journal of this device, shown and removed", async () => {
  const { screen } = await show();
  await choose(await picture());
  const frame = screen.getByRole("application");
  await expect.element(frame).toBeVisible();
  frame.element().focus();
  // The picture to the left: its right half comes under the frame.
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard("{ArrowRight}");
  await screen.getByRole("button", { name: "Keep this photo" }).click();
  const shown = screen.getByRole("img", { name: "Your photo" });
  await expect.element(shown).toBeVisible();
  const address = shown.element().getAttribute("src") ?? "";
  expect(address).toMatch(/^data:image\/webp/);
  expect(await middleOf(address)).toBe("blue");
  await screen.getByRole("button", { name: "Remove" }).click();
  await expect.element(screen.getByRole("button", { name: "Add a photo" })).toBeVisible();
});

test("dragged the other way the other half is kept; the slider and the wheel come closer", async () => {
  const { screen } = await show();
  await choose(await picture());
  const frame = screen.getByRole("application");
  await expect.element(frame).toBeVisible();
  const slider = screen.getByRole("slider", { name: "Closer" });
  expect(Number(slider.element().getAttribute("value") ?? 0)).toBe(0);
  const box = frame.element().getBoundingClientRect();
  const at = (x: number) => ({
    clientX: box.left + x * box.width,
    clientY: box.top + box.height / 2,
    bubbles: true,
  });
  const send = (type: string, x: number) =>
    frame.element().dispatchEvent(new PointerEvent(type, { ...at(x), pointerId: 1, button: 0 }));
  vi.spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => undefined);
  send("pointerdown", 0.1);
  send("pointermove", 0.9);
  send("pointerup", 0.9);
  frame.element().dispatchEvent(new WheelEvent("wheel", { ...at(0.5), deltaY: -200, cancelable: true }));
  await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeGreaterThan(0.1);
  await screen.getByRole("button", { name: "Keep this photo" }).click();
  const shown = screen.getByRole("img", { name: "Your photo" });
  await expect.element(shown).toBeVisible();
  expect(await middleOf(shown.element().getAttribute("src") ?? "")).toBe("red");
});

/** Real fingers: x of each, as a part of the element's width, at its middle height. */
async function touch(target: Element, steps: readonly (readonly number[])[]): Promise<void> {
  const box = target.getBoundingClientRect();
  const page = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  for (const [at, fingers] of [...steps, []].entries())
    await cdp().send("Input.dispatchTouchEvent", {
      type: at === 0 ? "touchStart" : fingers.length === 0 ? "touchEnd" : "touchMove",
      touchPoints: fingers.map((x, id) => ({
        x: page.x + box.x + x * box.width,
        y: page.y + box.y + box.height / 2,
        id,
      })),
    });
}

test("two fingers come closer to what lies between them, move the picture together, and let it go again", async () => {
  const { screen } = await show();
  await choose(await picture());
  const frame = screen.getByRole("application");
  await expect.element(frame).toBeVisible();
  const slider = screen.getByRole("slider", { name: "Closer" }).element();
  const closer = () => (slider instanceof HTMLInputElement ? Number(slider.value) : Number.NaN);
  await touch(frame.element(), [
    [0.45, 0.55],
    [0.35, 0.65],
    [0.2, 0.8],
  ]);
  await expect.poll(closer).toBeGreaterThan(0.3);
  const near = closer();
  // Side by side to the left: the right half of the picture comes, no closer than it was.
  for (let time = 0; time < 3; time += 1)
    await touch(frame.element(), [
      [0.5, 0.9],
      [0.3, 0.7],
      [0.1, 0.5],
    ]);
  expect(closer()).toBeCloseTo(near, 1);
  await touch(frame.element(), [
    [0.1, 0.9],
    [0.3, 0.7],
  ]);
  await expect.poll(closer).toBeLessThan(near);
  await screen.getByRole("button", { name: "Keep this photo" }).click();
  const shown = screen.getByRole("img", { name: "Your photo" });
  await expect.element(shown).toBeVisible();
  expect(await middleOf(shown.element().getAttribute("src") ?? "")).toBe("blue");
});

test("a photo that is not kept is said in the dialog, which stays with what was cut out", async () => {
  const { screen, journal } = await show();
  await choose(await picture());
  const giveRoom = fillDisk(journal);
  await screen.getByRole("button", { name: "Keep this photo" }).click();
  await expect
    .element(screen.getByText(/Error updating profile\. This device has no room left/))
    .toBeVisible();
  giveRoom();
  await screen.getByRole("button", { name: "Keep this photo" }).click();
  await expect.element(screen.getByRole("img", { name: "Your photo" })).toBeVisible();
});
