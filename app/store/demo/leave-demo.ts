/** Leaves the demo for a page outside of it: what the visitor wrote goes along, the rest is forgotten. */
import { forgetDemo } from "#app/lib/demo-traces.ts";
import { closeJournal, currentJournal } from "#app/store/db/journal.ts";
import type { StorageFull } from "#app/store/db/storage-space.ts";
import { letDemoGo } from "./open-demo.ts";
import { takeAlong } from "./written.ts";

/** @param path of the app, outside of the demo @param withOwn whether what was written goes along */
export async function leaveDemo(
  path: string,
  withOwn: boolean,
): Promise<{ readonly ok: true } | StorageFull> {
  const journal = currentJournal();
  if (journal && withOwn) {
    const taken = await takeAlong(journal);
    if (!taken.ok) return taken;
  }
  closeJournal();
  letDemoGo();
  await forgetDemo();
  location.assign(path);
  return { ok: true };
}
