import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../styles.css";
import { DevUiPage } from "./dev-ui-page.tsx";

const routed = (
  <MemoryRouter>
    <DevUiPage />
  </MemoryRouter>
);

afterEach(() => page.viewport(1280, 800));

test.each([320, 360, 768, 1024, 1440])("at %i px nothing is wider than the window", async (width) => {
  await page.viewport(width, 800);
  await render(routed);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
