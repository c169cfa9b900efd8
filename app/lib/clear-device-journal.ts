import { forgetDeviceJournal } from "./journal-choice.ts";
import { deleteDatabase, deviceDatabase, sharedDatabase } from "./journal-names.ts";
import { askBeforeLeaving } from "./leaving-questions.ts";
import { guardOf } from "./lock/lock-guard.ts";
import { leaveFor } from "./page-history.ts";
import { closeJournals } from "./session.ts";
import { clearTraces } from "./traces.ts";

/**
 * Removes the journal that is kept in this browser without an account, its lock with it. The registered questions are asked first, as when an
 * account's is left. False: one was answered with no, or another tab still holds the database, which the browser deletes as soon as it is
 * closed.
 */
export async function clearDeviceJournal(): Promise<boolean> {
  if (!(await askBeforeLeaving("clear"))) return false;
  closeJournals();
  clearTraces();
  const gone = await Promise.all([deviceDatabase, sharedDatabase].map((name) => deleteDatabase(name)));
  if (gone.includes(false)) return false;
  guardOf("device").remove();
  forgetDeviceJournal();
  // What this page still remembers of it goes with the page.
  leaveFor("/");
  return true;
}
