/** What the server says when it is read: as soon as there is a network, and again on demand. Nothing is kept. */
import { useCallback, useEffect, useState } from "react";
import { useLostAnswers } from "./use-lost-answers.ts";
import { useOnline } from "./use-online.ts";

type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

type ReadOnline<Value> = {
  /** The last answer; null before the first one. */
  readonly value: Value | null;
  /** The last reading failed. */
  readonly hasFailed: boolean;
  readonly isOnline: boolean;
  /** For what an act answered. */
  readonly setValue: (value: Value) => void;
  readonly refresh: () => Promise<void>;
};

/** @param read a constant function */
export function useReadOnline<Value>(read: () => Promise<Read<Value>>): ReadOnline<Value> {
  const isOnline = useOnline();
  const [value, setValue] = useState<Value | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    const told = await read();
    setFailed(!told.ok);
    if (told.ok) setValue(told.value);
  }, [read]);
  useEffect(() => {
    if (isOnline) void refresh();
  }, [refresh, isOnline]);
  useLostAnswers(refresh);
  return { value, hasFailed, isOnline, setValue, refresh };
}
