/** One analyst a person for as long as the tab is open: whoever comes back from a page finds her with the journal read. */
import { onLeaving } from "#app/lib/session.ts";
import { type Analyst, createAnalyst } from "./analyst.ts";

let kept: { readonly personId: string; readonly analyst: Analyst } | null = null;
onLeaving(forget);

function forget(): void {
  kept?.analyst.end();
  kept = null;
}

/** Another person's is ended first: what she read goes with her worker. */
export function analystOf(personId: string): Analyst {
  if (kept?.personId !== personId) {
    forget();
    kept = { personId, analyst: createAnalyst() };
  }
  return kept.analyst;
}
