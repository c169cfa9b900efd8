/** What is typed for everyone and not yet sent: kept in this browser when a page, a view or a dialog is left. */
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { isRecord } from "#app/lib/person.ts";
import { useSession } from "#app/lib/session.ts";
import { useStore } from "#app/lib/store.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { draftSteps, keepContentDraft, readContentDraft } from "./content-drafts.ts";

/** `base`: the version that it was typed upon. */
type Typed<T> = { readonly fields: T; readonly base: number };

type Begun<T> = {
  /** Of the thing. */
  readonly key: string;
  /** What the fields begin with as they are opened, and the version that this is. */
  readonly start: T;
  readonly base: number;
  /** Null: another build stored it. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => T | null;
};

const usePersonId = () => useSession().user?.id ?? "";

/** Words for it were typed in this browser and not sent. */
export function useIsBegun(key: string): boolean {
  const personId = usePersonId();
  useStore(draftSteps);
  return readContentDraft(personId, key) !== null;
}

export function useContentDraft<T extends object>({ key, start, base, read }: Begun<T>) {
  const t = useTranslations("adminContent.draft");
  const personId = usePersonId();
  const [begun, setBegun] = useState<Typed<T>>({ fields: start, base });
  const [now, setNow] = useState<Typed<T>>(() => readTyped(readContentDraft(personId, key), read) ?? begun);
  const [isKept, setKept] = useState(true);
  const isTyped = !isSameValue(now.fields, begun.fields);
  // An answer comes later than the render that asked: letters typed meanwhile are not the ones that were sent.
  const latest = useRef(now);
  useQuestionAtClosing(isTyped && !isKept);
  function set(next: Typed<T>, from = begun) {
    latest.current = next;
    setNow(next);
    setKept(keepContentDraft(personId, key, isSameValue(next.fields, from.fields) ? null : next));
  }
  return {
    fields: now.fields,
    base: now.base,
    isTyped,
    isKept,
    change: (part: Partial<T>) => set({ ...latest.current, fields: { ...latest.current.fields, ...part } }),
    /** What somebody else saved meanwhile was seen: the same words are typed upon it now. */
    rebase: (version: number) => set({ ...latest.current, base: version }),
    /** Back to where it began; one press takes that back. */
    restart() {
      const before = latest.current;
      set(begun);
      showToast({
        title: t("restarted"),
        action: { label: t("putBack"), onAction: () => set(before) },
      });
    },
    /** The server has what was sent, as this version; the fields go on from `next`, unless more was typed. */
    settle(sent: T, version: number, next = sent) {
      const settled = { fields: next, base: version };
      const isAsSent = isSameValue(latest.current.fields, sent);
      setBegun(settled);
      set(isAsSent ? settled : { ...latest.current, base: version }, settled);
    },
  };
}

/** What the browser does not keep goes with the page: it asks before. */
function useQuestionAtClosing(isOnlyHere: boolean): void {
  useEffect(() => {
    if (!isOnlyHere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOnlyHere]);
}

function readTyped<T>(stored: unknown, read: Begun<T>["read"]): Typed<T> | null {
  if (!isRecord(stored) || !isRecord(stored.fields) || typeof stored.base !== "number") return null;
  const fields = read(stored.fields);
  return fields && { fields, base: stored.base };
}
