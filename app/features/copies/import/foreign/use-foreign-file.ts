/** Another app's journal that was found in the chosen file. It stays while what it would bring is looked at. */
import { useState } from "react";
import { runImport } from "#app/store/copies/bring-in.ts";
import type { FileLook, ForeignLook, LookRequest } from "#app/store/copies/foreign/look-at-file.ts";
import type { TableReading } from "#app/store/copies/foreign/read-foreign.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import type { DateOrder } from "#domain/foreign-journals/date-cells.ts";

export type ForeignFile = {
  readonly request: LookRequest;
  readonly look: ForeignLook;
  /** It is being read again, with other columns. */
  readonly isLooking: boolean;
};

/** What both functions throw is what the worker threw, or an AbortError. */
type ForeignFileState = {
  readonly file: ForeignFile | null;
  /** Whose file it is; another app's stays here. */
  readonly look: (file: File, signal: AbortSignal) => Promise<FileLook>;
  /** Reads the table with other columns; false when it is none any more. */
  readonly readTable: (reading: TableReading, signal: AbortSignal) => Promise<boolean>;
  readonly forget: () => void;
};

export function useForeignFile(): ForeignFileState {
  const [file, setFile] = useState<ForeignFile | null>(null);

  async function ask(request: LookRequest, signal: AbortSignal): Promise<FileLook> {
    const watch = { signal, onProgress: () => undefined };
    const result = await runImport(requireJournal(), { act: "look", request }, watch);
    if (result.act !== "look") throw new Error("The worker answered something else.");
    if (result.look.kind === "foreign") setFile({ request, look: result.look, isLooking: false });
    return result.look;
  }

  return {
    file,
    look(chosen, signal) {
      setFile(null);
      return ask({ file: chosen, name: chosen.name, reading: null, likelyOrder: likelyOrder() }, signal);
    },
    async readTable(reading, signal) {
      if (!file?.look.table) return false;
      const { look, request } = file;
      // What was chosen shows at once; what follows from it when it is read.
      setFile({ request, look: { ...look, table: { ...file.look.table, reading } }, isLooking: true });
      return (await ask({ ...request, reading }, signal)).kind === "foreign";
    },
    forget: () => setFile(null),
  };
}

/** Figures that can be read both ways are read as most do where this browser is from, until the person says. */
const likelyOrder = (): DateOrder =>
  /^en-(?:US|PH)$/i.test(navigator.language) ? "month_first" : "day_first";
