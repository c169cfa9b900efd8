import "#app/styles.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Rating } from "./rating.tsx";

test("five lozenges are one drawing with one name, as many of them inked as were given", async () => {
  const screen = await render(<Rating value={3} label="3 out of 5" />);
  const drawing = screen.getByRole("img", { name: "3 out of 5" }).element();
  const counts = [...drawing.querySelectorAll("path")].map(
    (path) => path.getAttribute("d")?.match(/M/g)?.length,
  );
  expect(counts).toEqual([2, 3]);
  // A list of hundreds has one in every row.
  expect(screen.container.querySelectorAll("*").length).toBeLessThan(5);
});
