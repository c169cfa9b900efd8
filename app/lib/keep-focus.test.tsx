import { useEffect, useRef } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { keepFocus } from "./keep-focus.ts";

const focused = () => document.activeElement;
async function frames(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}

test("what surrounds a step that goes away has its focus, and what a page showed leaves it to the next page", async () => {
  onTestFinished(keepFocus());
  const stage = (step: "ask" | "done") => (
    <Page>
      <section aria-label="Bring in">
        <div>{step === "ask" ? <button type="button">Bring it in</button> : <p>Done</p>}</div>
      </section>
    </Page>
  );
  const screen = await render(stage("ask"));
  await screen.getByRole("button").click();
  await screen.rerender(stage("done"));
  await expect.poll(focused).toBe(screen.getByRole("region", { name: "Bring in" }).element());

  await screen.rerender(<LoadingScreen label="Loading…" />);
  await frames();
  expect(focused()).toBe(document.body);
  await screen.rerender(<Page>Next</Page>);
  await expect.poll(focused).toBe(screen.getByText("Next").element());
});

/** As a dialog does that gives the focus back (app/ui/overlays/use-modal.ts). */
function Next() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void requestAnimationFrame(() => field.current?.focus()), []);
  return <input ref={field} aria-label="Next" />;
}

test("what is hidden counts as gone; who pressed elsewhere, and what takes the focus by itself, are left alone", async () => {
  onTestFinished(keepFocus());
  const stage = (isThere: boolean, hasNext = false) => (
    <>
      <Page>
        <button type="button" hidden={!isThere}>
          First
        </button>
        {hasNext && <Next />}
      </Page>
      <p>Nothing to press</p>
    </>
  );
  const screen = await render(stage(true));
  await screen.getByRole("button").click();
  await screen.rerender(stage(false));
  await expect.poll(focused).toBe(screen.getByRole("main").element());

  await screen.rerender(stage(true));
  await screen.getByRole("button").click();
  await screen.getByText("Nothing to press").click();
  await screen.rerender(stage(false));
  await frames();
  expect(focused()).toBe(document.body);

  await screen.rerender(stage(true));
  await screen.getByRole("button").click();
  const told: (EventTarget | null)[] = [];
  const end = new AbortController();
  onTestFinished(() => end.abort());
  addEventListener("focusin", ({ target }) => told.push(target), { signal: end.signal });
  await screen.rerender(stage(false, true));
  await frames();
  expect(told).toEqual([screen.getByRole("textbox").element()]);
});
