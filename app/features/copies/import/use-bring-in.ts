/** Bringing a copy in, step by step: chosen, compared, decided, written. */
import { useEffect, useRef, useState } from "react";
import { runImport } from "#app/store/copies/bring-in.ts";
import type { ImportFile, ImportRefusal } from "#app/store/copies/compare-file.ts";
import type { ForeignDecision } from "#app/store/copies/foreign/foreign-copy.ts";
import type { TableReading } from "#app/store/copies/foreign/read-foreign.ts";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import type { ImportRecord } from "#app/store/copies/import-record.ts";
import { clearStopped } from "#app/store/copies/imports.ts";
import type { ImportProgress } from "#app/store/copies/write-import.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import type { ImportChoice } from "#domain/copy/plan-import.ts";
import { type ForeignFile, useForeignFile } from "./foreign/use-foreign-file.ts";

type BringingIn =
  | { readonly step: "none" }
  | { readonly step: "comparing"; readonly progress: ImportProgress | null }
  /** A sealed file: its passphrase is asked for. `isWrong`: the one that was typed does not open it, and can be put right. */
  | { readonly step: "sealed"; readonly isWrong: boolean; readonly typed: string }
  | { readonly step: "refused"; readonly refusal: ShownRefusal }
  /** Another app's journal: what only the person can say of it is asked for. */
  | { readonly step: "mapping" }
  | { readonly step: "deciding"; readonly preview: ImportPreview; readonly failure: ImportFailure | null }
  | { readonly step: "writing"; readonly preview: ImportPreview; readonly progress: ImportProgress | null }
  | { readonly step: "done"; readonly record: ImportRecord };

/** What ends the reading of a file; a passphrase that is missing or wrong is asked for instead. */
type AskedFor = { readonly reason: "seal_needs_passphrase" | "seal_wrong_passphrase" };
type ShownRefusal = Exclude<ImportRefusal, AskedFor> | { readonly reason: "unreadable" };

const isAskedFor = (refusal: ImportRefusal): refusal is AskedFor =>
  refusal.reason === "seal_needs_passphrase" || refusal.reason === "seal_wrong_passphrase";

export type ImportFailure =
  | { readonly reason: "storage_full" | "failed" | "changed" }
  | { readonly reason: "invalid"; readonly label: string };

export type BringIn = {
  readonly state: BringingIn;
  /** What was found in the file; null: a copy of ours. */
  readonly foreign: ForeignFile | null;
  /** Of the file that was chosen; "" before. */
  readonly importId: string;
  readonly mode: ImportFile["mode"];
  readonly choose: (file: File) => void;
  /** Opens the sealed file that was chosen. */
  readonly unseal: (passphrase: string) => void;
  /** Reads the table with other columns. */
  readonly readTable: (reading: TableReading) => void;
  readonly decideForeign: (decision: ForeignDecision) => void;
  /** Back from what it would bring to what was decided of it. */
  readonly remap: () => void;
  /** A file that the app was opened with; it may be gone, or not to be read. */
  readonly open: (handle: FileSystemFileHandle) => void;
  readonly changeMode: (mode: ImportFile["mode"]) => void;
  readonly write: (choice: ImportChoice) => Promise<void>;
  /** Nothing is kept of what was chosen. */
  readonly leave: () => void;
};

export function useBringIn(): BringIn {
  const [state, setState] = useState<BringingIn>({ step: "none" });
  const [source, setSource] = useState<ImportFile | null>(null);
  const foreign = useForeignFile();
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  function begin(): AbortSignal {
    ending.current?.abort();
    ending.current = new AbortController();
    return ending.current.signal;
  }

  function failReading(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return;
    console.error(error);
    setState({ step: "refused", refusal: { reason: "unreadable" } });
  }

  /** Whose file it is decides what follows: ours is compared at once, another app's has to be explained. */
  async function look(file: File) {
    const signal = begin();
    const next: ImportFile = { file, passphrase: null, mode: "merge", importId: requireJournal().newId() };
    setSource(next);
    setState({ step: "comparing", progress: null });
    try {
      const found = await foreign.look(file, signal);
      if (found.kind === "own") await compare(next);
      else if (found.kind === "refused") setState({ step: "refused", refusal: found.refusal });
      else setState({ step: "mapping" });
    } catch (error) {
      failReading(error, signal);
    }
  }

  async function readTable(reading: TableReading) {
    const signal = begin();
    try {
      const isRead = await foreign.readTable(reading, signal);
      if (!isRead) setState({ step: "refused", refusal: { reason: "unreadable" } });
    } catch (error) {
      failReading(error, signal);
    }
  }

  async function compare(next: ImportFile) {
    const signal = begin();
    setSource(next);
    setState({ step: "comparing", progress: null });
    const onProgress = (progress: ImportProgress) => setState({ step: "comparing", progress });
    try {
      const act = { act: "preview", source: next } as const;
      const result = await runImport(requireJournal(), act, { signal, onProgress });
      if (result.act === "preview") {
        // Opened once, the file is used without its seal, and the passphrase is forgotten.
        const { plain, fileStates } = result;
        setSource({ ...next, file: plain, passphrase: null, fileStates });
        setState({ step: "deciding", preview: result.preview, failure: null });
      } else if (result.act === "refused") {
        const { refusal } = result;
        if (isAskedFor(refusal)) {
          const isWrong = refusal.reason === "seal_wrong_passphrase";
          setState({ step: "sealed", isWrong, typed: next.passphrase ?? "" });
        } else setState({ step: "refused", refusal });
      }
    } catch (error) {
      failReading(error, signal);
    }
  }

  async function openHandle(handle: FileSystemFileHandle) {
    try {
      await look(await handle.getFile());
    } catch (error) {
      console.debug(error);
      setState({ step: "refused", refusal: { reason: "unreadable" } });
    }
  }

  async function write(choice: ImportChoice) {
    if (state.step !== "deciding" || !source) return;
    const { preview } = state;
    const signal = begin();
    const fail = (failure: ImportFailure) => setState({ step: "deciding", preview, failure });
    setState({ step: "writing", preview, progress: null });
    try {
      const result = await runImport(
        requireJournal(),
        { act: "write", source, choice },
        { signal, onProgress: (progress) => setState({ step: "writing", preview, progress }) },
      );
      if (result.act !== "write") fail({ reason: "changed" });
      else if (result.outcome.ok) setState({ step: "done", record: result.outcome.record });
      else fail(result.outcome);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      fail({ reason: "failed" });
    }
  }

  return {
    state,
    foreign: foreign.file,
    importId: source?.importId ?? "",
    mode: source?.mode ?? "merge",
    choose: (file) => void look(file),
    unseal: (passphrase) => source && void compare({ ...source, passphrase }),
    readTable: (reading) => void readTable(reading),
    decideForeign: (decision) =>
      source && void compare({ ...source, foreign: decision, fileStates: undefined }),
    remap: () => setState({ step: "mapping" }),
    open: (handle) => void openHandle(handle),
    changeMode: (mode) => source && void compare({ ...source, mode }),
    write,
    leave() {
      ending.current?.abort();
      if (state.step === "writing") void attemptQuietly(() => clearStopped(requireJournal()));
      setSource(null);
      foreign.forget();
      setState({ step: "none" });
    },
  };
}
