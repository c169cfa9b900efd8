import { useEffect, useRef, useState } from "react";
import { isComposing } from "#app/lib/composing.ts";
import { isKeyOn } from "#app/lib/single-keys.ts";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Milliseconds after the last letter: each question goes to the server. */
const pause = 300;

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address was changed by something else: a step of the history, the button that clears all.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  useSlash(() => field.current?.focus());

  function search(text: string) {
    clearTimeout(waiting.current);
    setShown(text);
    onSearch(text);
  }
  return (
    <form
      className="flex min-w-0 flex-1 basis-64"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <SearchField
        ref={field}
        label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        trailing={
          <span aria-hidden="true" className="max-lg:hidden">
            <Kbd>/</Kbd>
          </span>
        }
        // Asked at once: later it would take back the step to what was pressed meanwhile.
        onBlur={() => typed !== value && search(typed)}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => search(target.value), pause);
        }}
      />
    </form>
  );
}

/** Before the frame's own: it would leave for the list of accounts. */
function useSlash(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key !== "/" ||
        isComposing(event) ||
        !isKeyOn("singleKeys") ||
        document.querySelector("dialog[open]")
      )
        return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
