/** Choosing between two versions of a field is an op like any other (docs/sync.md, server rule 3). */
import { requireJournal } from "./journal.ts";
import { deleteRow, patchRow } from "./write-row.ts";

/** "mine" is the version that was kept beside the stored one; "theirs" leaves the stored one; `value` is a third. */
export async function resolveConflict(
  id: string,
  choice: "mine" | "theirs" | { readonly value: unknown },
): Promise<void> {
  const journal = requireJournal();
  const conflict = await journal.database.table("conflicts").get(id);
  if (!conflict) return;
  const { table, row_id, field, value } = conflict;
  if (choice !== "theirs") {
    await patchRow(journal, table, row_id, { [field]: choice === "mine" ? value : choice.value });
  }
  await deleteRow(journal, "conflicts", id);
}
