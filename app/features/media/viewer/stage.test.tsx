import "#app/styles.css";
import "../media.css";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { buildMedia } from "#domain/fixtures/journal.ts";
import { en } from "../messages.en.ts";
import { Stage } from "./stage.tsx";

test("a photo that is enlarged stays on its stage and leaves the tools around it free", async () => {
  const gestures = { zoom: { scale: 6, x: 0, y: 0 }, handlers: {} } as never;
  const screen = await render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ media: en }}>
      <div style={{ paddingTop: 60 }}>
        <div className="viewer-stage" style={{ width: 200, height: 200 }}>
          <Stage media={buildMedia(1)} alt="" isVeiled={false} onReveal={() => {}} gestures={gestures} />
        </div>
      </div>
    </IntlProvider>,
  );
  const stage = screen.container.querySelector("[data-stage]");
  const { left, top, bottom } = stage?.getBoundingClientRect() ?? new DOMRect();
  const at = (y: number) => stage?.contains(document.elementFromPoint(left + 100, y));
  expect([at(top - 10), at(top + 100), at(bottom + 10)]).toEqual([false, true, false]);
});
