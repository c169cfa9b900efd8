import { expect, test } from "vitest";
import { drawnAround, withArrived, withEarlier, withLater } from "./drawn.ts";

const ids = Array.from({ length: 5_000 }, (_, at) => String(at));
const shown = ({ reach, left }: ReturnType<typeof drawnAround>, of = ids) =>
  of.slice(Math.max(0, of.length - reach), of.length - left);

test("a long conversation opens with its newest, and with those before the first that is new", () => {
  expect(shown(drawnAround(ids, null))).toEqual(ids.slice(-24));
  expect(shown(drawnAround(ids, "4960"))).toEqual(ids.slice(4_955));
});

test("one far back is drawn with what is around it, and not with all that came since", () => {
  const drawn = drawnAround(ids, "3");
  expect(shown(drawn)).toEqual(ids.slice(0, 22));
  expect(shown(withLater(drawn))).toEqual(ids.slice(0, 62));
  expect(shown(withEarlier(drawnAround(ids, "100")))).toEqual(ids.slice(55, 119));
});

test("later ones are asked for until the newest is there", () => {
  let drawn = drawnAround(ids, "4800");
  for (let asked = 0; drawn.left > 0; asked += 1) {
    expect(asked).toBeLessThan(6);
    drawn = withLater(drawn);
  }
  expect(shown(drawn).at(-1)).toBe("4999");
});

test("what arrives moves nothing of what is drawn; one's own message is seen", () => {
  const more = [...ids, "new"];
  for (const needed of [null, "3"]) {
    const drawn = drawnAround(ids, needed);
    expect(shown(withArrived(drawn, 1, false), more)[0]).toBe(shown(drawn)[0]);
  }
  expect(shown(withArrived(drawnAround(ids, "3"), 1, true), more)).toEqual(more.slice(-24));
});
