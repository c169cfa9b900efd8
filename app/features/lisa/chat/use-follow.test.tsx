import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useFollow } from "./use-follow.ts";

/** Two turns, each taller than the window; the first has a list of its own, as a chart has. */
function Conversation({ newest, isPending = false }: { newest: string | null; isPending?: boolean }) {
  const end = useFollow(isPending, newest);
  const tall = { height: "200vh" };
  return (
    <div>
      <ol>
        <li style={tall}>
          <ol>
            <li>a mark of the first chart</li>
          </ol>
        </li>
        <li style={tall}>the second question</li>
      </ol>
      <div ref={end}>the end</div>
    </div>
  );
}

beforeEach(() => scrollTo(0, 0));

const topOf = (text: string, page: Awaited<ReturnType<typeof render>>) =>
  Math.round(page.getByText(text).element().getBoundingClientRect().top);

test("a reply that came is read from its question on, whatever lists earlier replies have", async () => {
  const page = await render(<Conversation newest={null} />);
  expect(topOf("the second question", page)).toBeGreaterThan(innerHeight);
  await page.rerender(<Conversation newest={null} isPending />);
  expect(topOf("the end", page)).toBeLessThan(innerHeight);
  await page.rerender(<Conversation newest="two" />);
  expect(topOf("the second question", page)).toBe(0);
});

test("a conversation that is opened again stays where the page puts it", async () => {
  const page = await render(<Conversation newest="two" />);
  expect(topOf("the second question", page)).toBeGreaterThan(innerHeight);
});
