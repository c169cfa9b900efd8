/**
 * A burin cuts lines that swell and taper, so no line of the map or the art is a plain stroke. The engraver's files say
 * where the burin went and how it was pressed; here the cut becomes an outline. Lengths are in tenths of a unit.
 */
export const presses = [
  "fill",
  "even",
  "straight",
  "lens",
  "fade",
  "gather",
  "ease",
  "swell",
  "round",
] as const;
export type Press = (typeof presses)[number];

/** Width of a cut from its start (0) to its end (1), in parts of its full width. `fill` is a shape, not a cut. */
const profile: Record<Press, (t: number) => number> = {
  fill: () => 0,
  even: () => 1,
  straight: (t) => 1 - 0.3 * t,
  lens: (t) => Math.sin(Math.PI * t),
  fade: (t) => 1 - t,
  gather: (t) => 0.35 + 0.65 * t,
  ease: (t) => 1 - 0.55 * t,
  swell: (t) => 0.24 + 0.76 * Math.sin(Math.PI * t),
  round: (t) => 0.42 + 0.58 * Math.max(0, Math.sin(Math.PI * 2 * (t + 0.04))),
};

/** The hand is not a machine: each place of the sheet presses a little more or less. */
const tremble = (x: number, y: number) => 1 + 0.13 * Math.sin(x * 0.071 + y * 0.113);

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A cut of two points gets its belly in the middle. */
function withBelly(spine: readonly number[], press: Press): readonly number[] {
  if (spine.length > 4 || (press !== "lens" && press !== "swell")) return spine;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = spine;
  return [x0, y0, x0 + (x1 - x0) * 0.46, y0 + (y1 - y0) * 0.46, x1, y1];
}

/** One closed subpath: the shape itself, or both edges of the cut along its spine (x, y, x, y …). */
export function outlineOf(points: readonly number[], press: Press, width: number): string {
  if (press === "fill") return `M${points.join(" ")}z`;
  const spine = withBelly(points, press);
  const last = spine.length / 2 - 1;
  const widthAt = profile[press];
  const edge: number[] = [];
  const farEdge: number[] = [];
  for (let i = 0; i <= last; i++) {
    const [x = 0, y = 0] = [spine[i * 2], spine[i * 2 + 1]];
    const before = Math.max(0, i - 1) * 2;
    const after = Math.min(last, i + 1) * 2;
    const dx = (spine[after] ?? x) - (spine[before] ?? x);
    const dy = (spine[after + 1] ?? y) - (spine[before + 1] ?? y);
    const half = (width * widthAt(i / last) * tremble(x, y)) / 2;
    const reach = half < 0.9 ? 0 : half / (Math.hypot(dx, dy) || 1);
    edge.push(tenth(x - dy * reach), tenth(y + dx * reach));
    if (reach > 0) farEdge.unshift(tenth(x + dy * reach), tenth(y - dx * reach));
  }
  return `M${edge.join(" ")} ${farEdge.join(" ")}z`;
}
