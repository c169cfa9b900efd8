/** What no file imports yet and is kept, each with the paper that promises who will. Fails once it is asked for, or gone. */
import type { Dead } from "./finding.ts";

const exceptions: Readonly<Record<string, string>> = {
  "domain/time/time-zone.ts: tests alone import zonesRemembered":
    "an attack on the server's memory counts them (server/attacks/memory-by-spelling.test.ts)",
};

/** Removes the exceptions from the findings, and adds a finding for each exception that is none any more. */
export function applyExceptions(
  found: readonly Dead[],
  kept: Readonly<Record<string, string>> = exceptions,
): readonly Dead[] {
  const keyOf = ({ path, says }: Dead) => `${path}: ${says}`;
  const keys = new Set(found.map(keyOf));
  const over = Object.keys(kept)
    .filter((key) => !keys.has(key))
    .map((key) => ({ path: "scripts/dead/exceptions.ts", line: 1, says: `no longer unused: ${key}` }));
  return [...found.filter((one) => !Object.hasOwn(kept, keyOf(one))), ...over];
}
