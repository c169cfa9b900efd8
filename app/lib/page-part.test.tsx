import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ErrorBoundary } from "#app/ui/states/error-boundary.tsx";
import { pagePart, useAreLoaded } from "./page-part.tsx";

const Quick = () => <p>quick</p>;
const Slow = () => <p>slow</p>;

test("a page stands when all its parts are there, and then is drawn with them at once", async () => {
  const slow = Promise.withResolvers<typeof Slow>();
  const parts = [pagePart(async () => Quick), pagePart(() => slow.promise)];
  const said: string[] = [];
  function TestPage() {
    const isWhole = useAreLoaded(parts);
    return <main ref={(main) => void said.push(main?.textContent ?? "")}>{isWhole ? <Whole /> : "…"}</main>;
  }
  const Whole = () => parts.map(({ Part }, at) => <Part key={at === 0 ? "quick" : "slow"} />);
  const screen = await render(<TestPage />);
  expect(screen.container.textContent).toBe("…");
  slow.resolve(Slow);
  await expect.element(screen.getByText("slow")).toBeInTheDocument();
  expect(screen.container.textContent).toBe("quickslow");
  expect(said).not.toContain("quick");
});

test("a part that cannot be loaded breaks in its own place only", async () => {
  const broken = pagePart<object>(() => Promise.reject(new Error("gone")));
  const screen = await render(
    <>
      <ErrorBoundary resetKey="" fallback={() => <p>not here</p>}>
        <broken.Part />
      </ErrorBoundary>
      <p>the rest</p>
    </>,
  );
  await expect.element(screen.getByText("not here")).toBeInTheDocument();
  await expect.element(screen.getByText("the rest")).toBeInTheDocument();
});

test("a part whose preload failed is requested again when its page opens", async () => {
  const answers = [() => Promise.reject(new Error("no network")), async () => Quick];
  const part = pagePart<object>(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")));
  await expect.poll(() => answers.length).toBe(1);
  expect(part.loaded.get()).toBeNull();
  const screen = await render(<part.Part />);
  await expect.element(screen.getByText("quick")).toBeInTheDocument();
});
