import { useRef } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useMapView } from "./use-map-view.ts";

const places = [
  { x: 500, y: 240 },
  { x: 505, y: 236 },
];
const size = { width: 400, height: 300 };

function Moved() {
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const { view } = useMapView(box, picture, places, size);
  return (
    <div ref={box} data-testid="box" style={size}>
      <div ref={picture} data-testid="picture" data-view={JSON.stringify(view)}>
        land
      </div>
    </div>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const rested = () => new Promise((resolve) => setTimeout(resolve, 400));

test("a map glides while it is moved and is drawn where it rests; home is home, also in the middle of a gesture", async () => {
  const screen = await render(<Moved />);
  const box = screen.getByTestId("box").element() as HTMLElement;
  const picture = screen.getByTestId("picture").element() as HTMLElement;
  const home = picture.dataset.view;
  box.focus();
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  await nextFrame();
  expect(picture.style.transform).toContain("translate");
  await expect.poll(() => picture.dataset.view).not.toBe(home);
  expect(picture.style.transform).toBe("");
  await userEvent.keyboard("0");
  await expect.poll(() => picture.dataset.view).toBe(home);

  box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "0" }));
  await rested();
  expect([picture.dataset.view, picture.style.transform]).toEqual([home, ""]);
});
