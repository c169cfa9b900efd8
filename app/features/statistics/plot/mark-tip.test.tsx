import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChartFrame } from "./chart-frame.tsx";
import { MarkButton } from "./mark-link.tsx";

function Chart() {
  const [opened, setOpened] = useState("nothing");
  return (
    <>
      <ChartFrame label="Moods" height={80}>
        {() =>
          ["calm, 20 Nov 2026", "far, 21 Nov 2026"].map((label, at) => (
            <MarkButton key={label} label={label} onPress={() => setOpened(label)}>
              <circle cx={60 + at * 60} cy={50} r={8} />
            </MarkButton>
          ))
        }
      </ChartFrame>
      <output>{opened}</output>
    </>
  );
}

const tip = () => document.querySelector("[data-tip]")?.textContent ?? null;

test("a mark says what it stands for where the keys lead, until Escape or the next one", async () => {
  const screen = await render(<Chart />);
  await expect.poll(() => screen.container.querySelectorAll("[data-mark]").length).toBe(2);
  expect(tip()).toBeNull();
  await userEvent.keyboard("{Tab}");
  await expect.poll(tip).toBe("calm, 20 Nov 2026");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(tip).toBe("far, 21 Nov 2026");
  await userEvent.keyboard("{Escape}");
  await expect.poll(tip).toBeNull();
});

test("a first touch says what a mark stands for, the second opens it; a mouse opens at once", async () => {
  const screen = await render(<Chart />);
  await expect.poll(() => screen.container.querySelectorAll("[data-mark]").length).toBe(2);
  const [first, second] = [...screen.container.querySelectorAll("[data-mark]")];
  const press = (mark: Element | undefined, pointerType: string) =>
    mark?.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));
  press(first, "touch");
  await expect.poll(tip).toBe("calm, 20 Nov 2026");
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
  press(first, "touch");
  await expect.element(screen.getByRole("status")).toHaveTextContent("calm, 20 Nov 2026");
  press(second, "mouse");
  await expect.element(screen.getByRole("status")).toHaveTextContent("far, 21 Nov 2026");
});
