import "#app/styles.css";
import { memo, useLayoutEffect, useRef } from "react";
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

const drawn: number[] = [];
const Row = memo(function Row({ index }: { index: number }) {
  drawn.push(index);
  return <li style={{ height: 40 }}>Row {index}</li>;
});

const rowsOfCommits: number[] = [];
function EvenList() {
  const list = useRef<HTMLUListElement>(null);
  const options = { count: 1_000, estimateSize: () => 40, overscan: 5, getItemKey: (at: number) => at, list };
  const { shown, room, shift } = useWindowRows(options);
  useLayoutEffect(() => {
    rowsOfCommits.push(shown.length);
  });
  return (
    <div {...room}>
      <ul ref={list} style={shift}>
        {shown.map(({ index, key }) => (
          <Row key={key} index={index} />
        ))}
      </ul>
    </div>
  );
}

test("a list opens with the rows of its window, the ones beyond it come after, and none is drawn twice", async () => {
  const screen = await render(<EvenList />);
  await expect.element(screen.getByText("Row 9", { exact: true })).toBeInTheDocument();
  await expect.poll(() => rowsOfCommits.at(-1)).toBeGreaterThan(rowsOfCommits[0] ?? 0);
  expect(rowsOfCommits[0]).toBeGreaterThan(5);
  expect(drawn.length).toBe(new Set(drawn).size);
});

test("a list that opens in the middle of a page has the rows of that place at once", async () => {
  const filler = <div style={{ height: 60_000 }} />;
  const screen = await render(filler);
  window.scrollTo(0, 20_000);
  rowsOfCommits.length = 0;
  await screen.rerender(
    <>
      <EvenList />
      {filler}
    </>,
  );
  const at = window.scrollY / 40;
  await expect.element(screen.getByText(`Row ${Math.round(at) + 3}`, { exact: true })).toBeInTheDocument();
  window.scrollTo(0, 0);
});

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

test("all rows come on paper, one under the other and without the room of those that are not drawn", async () => {
  const screen = await render(<LongList count={1_000} />);
  await expect.element(screen.getByText("Row 9", { exact: true })).toBeInTheDocument();
  const rows = () => screen.container.querySelectorAll("li").length;
  window.dispatchEvent(new Event("beforeprint"));
  expect(rows()).toBe(1_000);
  const room = screen.container.firstElementChild;
  expect(room?.getAttribute("style") ?? "").not.toContain("height");
  expect(room?.firstElementChild?.getAttribute("style") ?? "").not.toContain("translate");
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(rows).toBeLessThan(100);
});
