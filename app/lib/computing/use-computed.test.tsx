import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { type Computation, fewRows } from "./computation.ts";
import { useComputed } from "./use-computed.ts";

type Input = { readonly rows: readonly number[]; readonly times: number };

const sumOf = (compute: (input: Input) => number): Computation<Input, number> => ({
  compute,
  sizeOf: ({ rows }) => rows.length,
});
const sum = ({ rows, times }: Input) => rows.reduce((a, b) => a + b, 0) * times;

const few = [1, 2, 3];
const many = Array.from({ length: fewRows + 1 }, () => 1);

function Sum({ computation, rows }: { computation: Computation<Input, number>; rows?: readonly number[] }) {
  const [times, setTimes] = useState(1);
  const result = useComputed(computation, rows && { rows, times });
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {result === undefined ? "none yet" : `${result} for ${times}`}
    </button>
  );
}

test("what is small is there with the first frame, and computed once for all who ask", async () => {
  const compute = vi.fn(sum);
  const computation = sumOf(compute);
  const screen = await render(
    <>
      <Sum computation={computation} rows={few} />
      <Sum computation={computation} rows={few} />
    </>,
  );
  expect(screen.container.textContent).toBe("6 for 16 for 1");
  expect(compute).toHaveBeenCalledTimes(1);
});

test("what is large comes later, and the last result stays while the next is made", async () => {
  const screen = await render(<Sum computation={sumOf(sum)} rows={many} />);
  const button = screen.getByRole("button");
  await expect.element(button).toHaveTextContent("1001 for 1");
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(screen.container.textContent));
  watch.observe(screen.container, { subtree: true, childList: true, characterData: true });
  await button.click();
  await expect.element(button).toHaveTextContent("2002 for 2");
  watch.disconnect();
  expect(seen).not.toContain("none yet");
});

test("there is no result without an input, also after there was one", async () => {
  const computation = sumOf(sum);
  const screen = await render(<Sum computation={computation} rows={few} />);
  await screen.rerender(<Sum computation={computation} />);
  await expect.element(screen.getByRole("button")).toHaveTextContent("none yet");
});

test("a worker that does not start is stood in for by the page", async () => {
  const computation = {
    ...sumOf(sum),
    startWorker: () => new Worker("/no-such-worker.js", { type: "module" }),
  };
  const screen = await render(<Sum computation={computation} rows={many} />);
  await expect.element(screen.getByRole("button")).toHaveTextContent("1001 for 1");
});
