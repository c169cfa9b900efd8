/** What nothing asks for yet and is kept, each with the paper that promises who will. Fails once it is asked for, or gone. */
import type { Dead } from "./dead.ts";

const awaited: Readonly<Record<string, string>> = {
  "server/features/billing/mutations/leave-provider.ts: only tests ask for this file":
    "deleting an account calls it first (docs/decisions/006-payments.md)",
  "app/lib/leaving-questions.ts: nothing asks for askWhenLeaving":
    "whoever keeps a key of a sealed journal is asked before it is lost (docs/sealed-journal.md, docs/decisions/015-signing-out.md)",
  "app/ui/art/vignette.tsx: no file asks for this one":
    "pictures of the demo, which has no photographs (docs/specification.md, section 1; an open row of docs/coverage.md)",
  "domain/time/time-zone.ts: only tests ask for zonesRemembered":
    "an attack on the server's memory counts them (server/attacks/memory-by-spelling.test.ts)",
  "server/env.ts: only tests ask for settingNames":
    "a test holds .env.example to them (scripts/setup/env-example.test.ts)",
};

/** Without what is awaited; with a line for each that is awaited no longer. */
export function withoutAwaited(
  found: readonly Dead[],
  kept: Readonly<Record<string, string>> = awaited,
): readonly Dead[] {
  const keyOf = ({ path, says }: Dead) => `${path}: ${says}`;
  const keys = new Set(found.map(keyOf));
  const over = Object.keys(kept)
    .filter((key) => !keys.has(key))
    .map((key) => ({ path: "scripts/dead/awaited.ts", line: 1, says: `no longer dead: ${key}` }));
  return [...found.filter((one) => !Object.hasOwn(kept, keyOf(one))), ...over];
}
