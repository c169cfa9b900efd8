/** The journal of this device on its way into the open account, step by step: looked at, compared, decided, written. */
import { useEffect, useRef, useState } from "react";
import { lockStateOf } from "#app/lib/lock/lock-registry.ts";
import { askToUnlock } from "#app/lib/lock/unlock-request.ts";
import { compareDeviceLock } from "#app/store/copies/device/device-lock.ts";
import type { DeviceContents, MoveRefusal } from "#app/store/copies/device/move-device.ts";
import { bringOver, compareMove, lookAtMove } from "#app/store/copies/device/run-move.ts";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import type { ImportRecord } from "#app/store/copies/import-record.ts";
import { clearStopped } from "#app/store/copies/imports.ts";
import type { ImportProgress } from "#app/store/copies/write-import.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { photoDraftKey, sendWaitingPhoto } from "#app/store/profile/profile-photo.ts";
import { attempt, attemptQuietly } from "#app/store/write/outcome.ts";
import type { ImportChoice } from "#domain/copy/plan-import.ts";

/** `none`: there was none, or the account has one. */
type BroughtPhoto = "none" | "sent" | "waits" | "failed";

export type MoveFailure =
  | { readonly reason: "storage_full" | "failed" | "changed" | "elsewhere" | "none" | "not_pulled" }
  | { readonly reason: "invalid"; readonly label: string };

/** What was brought last on this page. */
type Brought = { readonly record: ImportRecord; readonly photo: BroughtPhoto };

type Moving =
  | { readonly step: "reading" | "locked" | "unreadable" }
  | { readonly step: "refused"; readonly refusal: MoveRefusal }
  | { readonly step: "looked"; readonly contents: DeviceContents; readonly isPulled: boolean }
  | { readonly step: "comparing"; readonly progress: ImportProgress | null }
  | { readonly step: "deciding"; readonly preview: ImportPreview; readonly failure: MoveFailure | null }
  | { readonly step: "writing"; readonly preview: ImportPreview; readonly progress: ImportProgress | null };

export type Move = {
  readonly state: Moving;
  readonly contents: DeviceContents | null;
  readonly brought: Brought | null;
  readonly unlock: () => Promise<void>;
  readonly look: () => Promise<void>;
  readonly compare: () => Promise<void>;
  readonly write: (choice: ImportChoice) => Promise<void>;
  /** Both journals are as they were. */
  readonly leave: () => Promise<void>;
};

export function useMove(): Move {
  const [state, setState] = useState<Moving>({ step: "reading" });
  const [contents, setContents] = useState<DeviceContents | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const ending = useRef<AbortController>(undefined);

  function begin(): AbortSignal {
    ending.current?.abort();
    ending.current = new AbortController();
    return ending.current.signal;
  }

  async function look(isPulled = true) {
    const signal = begin();
    try {
      const looked = await lookAtMove(requireJournal(), signal);
      if (!looked.ok) return setState({ step: "refused", refusal: looked.refusal });
      setContents(looked.contents);
      setState({ step: "looked", contents: looked.contents, isPulled });
    } catch (error) {
      fail(error, signal);
    }
  }

  function fail(error: unknown, signal: AbortSignal) {
    if (signal.aborted) return;
    console.error(error);
    setState({ step: "unreadable" });
  }

  /** Behind its lock nothing is read. */
  async function start() {
    try {
      await compareDeviceLock();
      const { at } = lockStateOf("device").get();
      if (at === "none" || at === "open") await look();
      else setState({ step: "locked" });
    } catch (error) {
      console.error(error);
      setState({ step: "unreadable" });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section is shown.
  useEffect(() => {
    void start();
    return () => ending.current?.abort();
  }, []);

  async function compare() {
    const signal = begin();
    setState({ step: "comparing", progress: null });
    const onProgress = (progress: ImportProgress) => setState({ step: "comparing", progress });
    try {
      const previewed = await compareMove(requireJournal(), { signal, onProgress });
      if (previewed.ok) setState({ step: "deciding", preview: previewed.preview, failure: null });
      else if (previewed.refusal.reason === "not_pulled") await look(false);
      else setState({ step: "refused", refusal: previewed.refusal });
    } catch (error) {
      fail(error, signal);
    }
  }

  async function write(choice: ImportChoice) {
    if (state.step !== "deciding") return;
    const { preview } = state;
    const journal = requireJournal();
    const signal = begin();
    const refuse = (failure: MoveFailure) => setState({ step: "deciding", preview, failure });
    setState({ step: "writing", preview, progress: null });
    try {
      const order = { importId: journal.newId(), choice };
      const onProgress = (progress: ImportProgress) => setState({ step: "writing", preview, progress });
      const written = await bringOver(journal, order, { signal, onProgress });
      if (!written.ok) return refuse("refusal" in written ? { reason: written.refusal.reason } : written);
      setBrought({ record: written.record, photo: await bringPhoto(contents?.stays.photo ?? null) });
      await look();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      refuse({ reason: "failed" });
    }
  }

  return {
    state,
    contents,
    brought,
    look: () => look(),
    compare,
    write,
    async unlock() {
      if (await askToUnlock("device")) await look();
    },
    async leave() {
      const wasWriting = state.step === "writing";
      begin();
      if (wasWriting) await attemptQuietly(() => clearStopped(requireJournal()));
      await look();
    },
  };
}

/** The photo of the profile goes its own way: at once, or as a draft until there is a network. */
async function bringPhoto(image: string | null): Promise<BroughtPhoto> {
  const { database, personId } = requireJournal();
  const own = await database.table("profiles").get(personId);
  if (image === null || (own?.avatar_url ?? null) !== null) return "none";
  const sent = await attempt(() => sendWaitingPhoto(image));
  if (!sent.ok) return "failed";
  return (await database.drafts.get(photoDraftKey)) ? "waits" : "sent";
}
