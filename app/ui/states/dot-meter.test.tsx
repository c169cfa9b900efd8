import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { DotMeter } from "./dot-meter.tsx";

test.each([
  { value: 0, max: 10, dots: undefined, lit: 0, drawn: 10 },
  { value: 6, max: 10, dots: undefined, lit: 6, drawn: 10 },
  { value: 1, max: 400, dots: 15, lit: 1, drawn: 15 },
  { value: 399, max: 400, dots: 15, lit: 14, drawn: 15 },
  { value: 400, max: 400, dots: 15, lit: 15, drawn: 15 },
  { value: 14, max: 10, dots: undefined, lit: 10, drawn: 10 },
])("$value of $max lights $lit of $drawn dots", async ({ value, max, dots, lit, drawn }) => {
  const screen = await render(<DotMeter value={value} max={max} dots={dots} label={`${value} of ${max}`} />);
  const meter = screen.getByRole("img", { name: `${value} of ${max}` }).element();
  expect(meter.querySelectorAll("i")).toHaveLength(drawn);
  expect(meter.querySelectorAll("i[data-on]")).toHaveLength(lit);
});
