/** Rules about import cycles. */
import { findCycles } from "./cycles.ts";
import type { Edge, Graph } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

/** Their direct subfolders must not form a cycle, type imports included. A file beside the subfolders counts as one of them. */
const foldersWithRooms = ["domain", "app/lib", "app/store", "app/ui", "server/http"] as const;

export const cycleWalls: readonly Wall[] = [
  {
    says: "no cycle of imports at run time",
    breaches: (graph) =>
      cyclesOf(
        graph,
        (path) => path,
        (edge) => edge.kind === "value",
      ),
  },
  ...foldersWithRooms.map((house) => ({
    says: `no cycle between the folders of ${house}`,
    breaches: (graph: Graph) =>
      cyclesOf(
        graph,
        (path) => roomIn(house, path),
        () => true,
      ),
  })),
  {
    says: "no cycle at run time between the folders of server",
    breaches: (graph) =>
      cyclesOf(
        graph,
        (path) => roomIn("server", path),
        (edge) => edge.kind === "value",
      ),
  },
];

/** "domain/time" for domain/time/calendar-day.ts and the folder "domain"; null for a file outside it. */
function roomIn(house: string, path: string): string | null {
  if (!path.startsWith(`${house}/`) || isTest(path)) return null;
  const [room = ""] = path.slice(house.length + 1).split("/");
  return `${house}/${room}`;
}

function cyclesOf(
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
  return findCycles(targets).map((cycle) => describe(cycle, arrows));
}

function describe(cycle: readonly string[], arrows: ReadonlyMap<string, ReadonlyMap<string, Edge>>): Breach {
  const inside = cycle.flatMap((from) =>
    [...(arrows.get(from) ?? [])].filter(([to]) => cycle.includes(to)).map(([, edge]) => edge),
  );
  const [first] = inside;
  const steps = inside.slice(0, 8).map(({ from, line, to }) => `\n    ${from}:${line} → ${to}`);
  return {
    path: first?.from ?? "",
    line: first?.line ?? 1,
    detail: `${cycle.length} in a cycle: ${cycle.join(", ")}${steps.join("")}`,
  };
}
