import { useEffect, useMemo, useRef, useState } from "react";
import { type Computation, computeLater, isSmall } from "./computation.ts";

/** The latest result of each computation, shared by all screens. */
const latest = new WeakMap<object, { readonly input: object; readonly result: unknown }>();

/**
 * The one way in which a screen works something out of the whole journal without holding up a touch. What follows typing
 * (search, filters of a list) is React's own `useDeferredValue`.
 * @param computation one object for the life of the module, not one per render
 * @param input compared by its fields; undefined while it is being read
 * @returns Undefined until computed for the first time, and while there is no input; afterwards the last result stays while
 *   the next one is made. An input that keeps changing still shows how far it has come.
 * @throws while rendering, what `compute` throws
 */
export function useComputed<Input extends object, Result>(
  computation: Computation<Input, Result>,
  input: Input | undefined,
): Result | undefined {
  const stableInput = useSameFields(input);
  const atOnce = useMemo(
    () => stableInput && computeAtOnce(computation, stableInput),
    [computation, stableInput],
  );
  const later = useComputedLater(computation, atOnce ? undefined : stableInput);
  if (!stableInput) return undefined;
  return atOnce ? atOnce.result : later;
}

type Computed<Result> = { readonly result: Result };

function computeAtOnce<Input extends object, Result>(
  computation: Computation<Input, Result>,
  input: Input,
): Computed<Result> | undefined {
  const known = latest.get(computation);
  // Only `keep` stores a result, under its own computation.
  if (known && hasSameFields(known.input, input)) return { result: known.result as Result };
  return isSmall(computation, input) ? keep(computation, input, computation.compute(input)) : undefined;
}

function keep<Input extends object, Result>(
  computation: Computation<Input, Result>,
  input: Input,
  result: Result,
): Computed<Result> {
  latest.set(computation, { input, result });
  return { result };
}

function useComputedLater<Input extends object, Result>(
  computation: Computation<Input, Result>,
  input: Input | undefined,
): Result | undefined {
  const [shown, setShown] = useState<Computed<Result>>();
  const [failure, setFailure] = useState<{ readonly thrown: unknown }>();
  const next = useRef<Input>(undefined);
  const wake = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    let isComputing = false;
    wake.current = async () => {
      if (isComputing) return;
      isComputing = true;
      for (let asked = next.current; asked && !leaving.signal.aborted; asked = next.current) {
        next.current = undefined;
        setShown(keep(computation, asked, await computeLater(computation, asked, leaving.signal)));
      }
      isComputing = false;
    };
    return () => leaving.abort();
  }, [computation]);
  useEffect(() => {
    next.current = input;
    wake.current?.().catch((thrown: unknown) => setFailure({ thrown }));
  }, [input]);
  if (failure) throw failure.thrown;
  return shown?.result;
}

/** Returns the same object for as long as its fields are the same. */
function useSameFields<Input extends object>(input: Input | undefined): Input | undefined {
  const [kept, setKept] = useState(input);
  if (kept === input || (kept && input && hasSameFields(kept, input))) return kept;
  setKept(input);
  return input;
}

function hasSameFields(one: object, other: object): boolean {
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  const values = new Map<string, unknown>(others);
  return (
    fields.length === others.length && fields.every(([name, value]) => Object.is(value, values.get(name)))
  );
}
