import "#app/styles.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paintPicture } from "./save-picture.ts";

const paper = { margin: 24, scale: 1 };

function Drawn({ keys }: { keys: readonly string[] }) {
  return (
    <>
      <svg viewBox="0 0 200 50" width={200} height={50} data-chart="">
        <title>Chart</title>
      </svg>
      <ul>
        {keys.map((words) => (
          <li key={words}>
            <svg aria-hidden="true" width={24} height={18}>
              <circle cx={12} cy={9} r={6} fill="red" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

async function paint(keys: readonly string[]) {
  const { container, unmount } = await render(<Drawn keys={keys} />);
  const chart = container.querySelector<SVGSVGElement>("[data-chart]");
  if (!chart) throw new Error("there is a chart");
  const caption = { title: "A title", note: "3 moments", key: [...container.querySelectorAll("li")] };
  const blob = await paintPicture(chart, paper, caption);
  await unmount();
  return createImageBitmap(blob ?? new Blob());
}

/** How many pixels of the picture are the red of the key. */
function countRed(picture: ImageBitmap): number {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
  let red = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 240 && (data[at + 1] ?? 255) < 20) red += 1;
  return red;
}

test("a picture carries the key of its marks, in as many rows as it needs", async () => {
  const [without, one, three] = [
    await paint([]),
    await paint(["begins"]),
    await paint(["begins", "ends", "a knot on the path"]),
  ];
  expect(countRed(without)).toBe(0);
  expect(countRed(one)).toBeGreaterThan(60);
  expect(countRed(three)).toBeGreaterThan(2.5 * countRed(one));
  expect(one.height).toBeGreaterThan(without.height);
  expect(three.height).toBeGreaterThan(one.height);
  expect(three.width).toBe(without.width);
});
