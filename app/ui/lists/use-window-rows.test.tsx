import "#app/styles.css";
import { useRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useWindowRows } from "./use-window-rows.ts";

const heightOf = (index: number) => 30 + (index % 3) * 20;

function LongList({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, room, shift } = useWindowRows({
    count,
    estimateSize: () => 40,
    overscan: 5,
    getItemKey: (index) => index,
    list,
  });
  return (
    <div {...room}>
      <ul ref={list} style={shift}>
        {shown.map(({ index, key }) => (
          <li key={key} style={{ height: heightOf(index) }}>
            Row {index}
          </li>
        ))}
      </ul>
    </div>
  );
}

test("of a thousand rows only those near the window are drawn, and the last one is reached by scrolling", async () => {
  const screen = await render(<LongList count={1_000} />);
  await expect.element(screen.getByText("Row 0", { exact: true })).toBeVisible();
  expect(screen.container.querySelectorAll("li").length).toBeLessThan(100);
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return screen.container.querySelector("li:last-child")?.textContent;
    })
    .toBe("Row 999");
  expect(screen.container.querySelectorAll("li").length).toBeLessThan(100);
});

test("each row stands at its own height, right under the one before it", async () => {
  const screen = await render(<LongList count={1_000} />);
  await expect.element(screen.getByText("Row 9", { exact: true })).toBeInTheDocument();
  await expect
    .poll(() => {
      const room = screen.container.firstElementChild?.getBoundingClientRect();
      const row = screen.getByText("Row 9", { exact: true }).element().getBoundingClientRect();
      return row.top - (room?.top ?? 0);
    })
    .toBe(Array.from({ length: 9 }, (_, index) => heightOf(index)).reduce((sum, height) => sum + height, 0));
});
