/** Walls that several imports break together. */
import { findCircles } from "./circles.ts";
import type { Edge, Graph } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

/** Rooms are the folders directly inside these; a file beside them is a room of its own. */
const housesOfRooms = ["domain", "app/lib", "app/store", "app/ui", "server/http"] as const;

export const circleWalls: readonly Wall[] = [
  {
    says: "no files load each other in a circle",
    breaches: (graph) =>
      circlesOf(
        graph,
        (path) => path,
        (edge) => edge.kind === "value",
      ),
  },
  ...housesOfRooms.map((house) => ({
    says: `no rooms of ${house} ask each other in a circle`,
    breaches: (graph: Graph) =>
      circlesOf(
        graph,
        (path) => roomIn(house, path),
        () => true,
      ),
  })),
  {
    says: "no rooms of server load each other in a circle",
    breaches: (graph) =>
      circlesOf(
        graph,
        (path) => roomIn("server", path),
        (edge) => edge.kind === "value",
      ),
  },
];

/** "domain/time" of domain/time/calendar-day.ts in the house "domain"; null: it stands elsewhere. */
function roomIn(house: string, path: string): string | null {
  if (!path.startsWith(`${house}/`) || isTest(path)) return null;
  const [room = ""] = path.slice(house.length + 1).split("/");
  return `${house}/${room}`;
}

function circlesOf(
  { sources }: Graph,
  groupOf: (path: string) => string | null,
  counts: (edge: Edge) => boolean,
): readonly Breach[] {
  const arrows = new Map<string, Map<string, Edge>>();
  for (const edge of [...sources.values()].flatMap(({ edges }) => edges).filter(counts)) {
    const from = groupOf(edge.from);
    const to = edge.to === null ? null : groupOf(edge.to);
    if (from === null || to === null || from === to) continue;
    const known = arrows.get(from) ?? new Map<string, Edge>();
    known.set(to, known.get(to) ?? edge);
    arrows.set(from, known);
  }
  const targets = new Map([...arrows].map(([from, to]) => [from, new Set(to.keys())] as const));
  return findCircles(targets).map((circle) => describe(circle, arrows));
}

function describe(circle: readonly string[], arrows: ReadonlyMap<string, ReadonlyMap<string, Edge>>): Breach {
  const inside = circle.flatMap((from) =>
    [...(arrows.get(from) ?? [])].filter(([to]) => circle.includes(to)).map(([, edge]) => edge),
  );
  const [first] = inside;
  const steps = inside.slice(0, 8).map(({ from, line, to }) => `\n    ${from}:${line} → ${to}`);
  return {
    path: first?.from ?? "",
    line: first?.line ?? 1,
    detail: `${circle.length} in a circle: ${circle.join(", ")}${steps.join("")}`,
  };
}
