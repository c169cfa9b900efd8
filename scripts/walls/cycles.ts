/** Cycles of a directed graph: its strongly connected components of more than one node (Tarjan, 1972). */

/** One list of nodes per component, sorted by name. A node with an edge to itself alone is not reported. */
export function findCycles(arrows: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const cycles: string[][] = [];

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    isOpen.add(node);
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (isOpen.has(next)) lower(node, lowest.get(next));
    }
    if (lowest.get(node) === order.get(node)) close(node);
  }

  function lower(node: string, to = 0): void {
    lowest.set(node, Math.min(lowest.get(node) ?? to, to));
  }

  function close(node: string): void {
    const part = open.splice(open.lastIndexOf(node));
    for (const one of part) isOpen.delete(one);
    if (part.length > 1) cycles.push(part.sort());
  }

  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
