import "#app/styles.css";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Carte } from "./carte.tsx";
import { CarteFrame } from "./carte-frame.tsx";
import { villages } from "./villages.ts";

const at = (width: number, map: React.ReactNode, height?: number) => (
  <div style={{ width, height }}>{map}</div>
);

function lettersOf(container: Element): { name: string; pixels: number }[] {
  const svg = container.querySelector("svg");
  const scale = (svg?.clientWidth ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
  const shown = [...container.querySelectorAll("text:not(.carte-name-halo)")];
  return shown.map((text) => ({
    name: text.textContent ?? "",
    pixels: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
  }));
}

test.each([
  ["full", 360],
  ["full", 864],
  ["phone-full", 360],
  ["phone", 360],
  ["band", 1280],
] as const)("on the %s map at %i px no lettering is smaller than 12 px", async (crop, width) => {
  const { container } = await render(at(width, <Carte crop={crop} level={4} />));
  const letters = lettersOf(container);
  expect(letters.length).toBeGreaterThan(0);
  for (const { name, pixels } of letters) expect(pixels, name).toBeGreaterThanOrEqual(11.99);
});

test("the whole map names the ten villages once each", async () => {
  const { container } = await render(at(864, <Carte crop="full" level={4} />));
  const names = lettersOf(container).map(({ name }) => name);
  for (const { name } of villages) expect(names.filter((shown) => shown === name)).toHaveLength(1);
});

test("it is an image with the given name, or decoration", async () => {
  const screen = await render(at(390, <Carte crop="phone" level={4} label="Your map: Sincérité" />, 212));
  await expect.element(screen.getByRole("img", { name: "Your map: Sincérité" })).toBeVisible();
  await screen.rerender(at(390, <Carte crop="phone" level={4} />, 212));
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("villages in view are buttons that tell which one was chosen", async () => {
  const onVillage = vi.fn();
  const labelOf = (index: number) => `Open ${villages[index]?.name}`;
  const screen = await render(
    at(390, <Carte crop="phone-full" level={2} onVillage={onVillage} villageLabel={labelOf} />),
  );
  await expect.element(screen.getByRole("button", { name: "Open Tendre" })).toBeVisible();
  screen
    .getByRole("button", { name: "Open Billet Doux" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onVillage).toHaveBeenCalledExactlyOnceWith(3);
});

test("what is drawn inside uses map units, and a view of one's own replaces the crop", async () => {
  const view = { x: 800, y: 520, width: 160, height: 120 };
  const { container } = await render(
    at(
      640,
      <Carte crop="full" level={4} view={view}>
        <circle data-testid="mark" cx={880} cy={580} r={10} />
      </Carte>,
    ),
  );
  const frame = container.querySelector("svg")?.getBoundingClientRect();
  const mark = container.querySelector("[data-testid=mark]")?.getBoundingClientRect();
  expect((mark?.x ?? 0) + (mark?.width ?? 0) / 2 - (frame?.x ?? 0)).toBeCloseTo(320, 0);
  expect(mark?.width).toBeCloseTo(80, 0);
});

test("the map takes the room its frame kept for it", async () => {
  const waiting = await render(at(390, <CarteFrame crop="phone-full" />));
  const kept = waiting.container.firstElementChild?.getBoundingClientRect().height;
  const drawn = await render(at(390, <Carte crop="phone-full" level={0} />));
  expect(drawn.container.firstElementChild?.getBoundingClientRect().height).toBe(kept);
  expect(drawn.container.querySelector("svg")?.getBoundingClientRect().width).toBe(390);
});
