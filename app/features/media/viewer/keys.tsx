import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";

/** The keys of the viewer, at its foot; phones have none. */
export function Keys() {
  const t = useTranslations("media.viewer.keys");
  const keys = [
    { keys: ["←", "→"], name: t("photo") },
    { keys: ["+", "−"], name: t("zoom") },
    { keys: ["L"], name: t("caption") },
    { keys: ["1", "2", "3"], name: t("consent") },
    { keys: [t("escape")], name: t("close") },
  ];
  return (
    <footer className="viewer-keys">
      {keys.map(({ keys: each, name }) => (
        <Inline key={name} gap={2}>
          {each.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span className="type-small text-ink-soft">{name}</span>
        </Inline>
      ))}
    </footer>
  );
}

/** Keys of the whole viewer, except in elements with keys of their own. `press` returns whether it handled the key. */
export function useKeys(press: (key: string) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (hasOwnKeys(event.target, event.key)) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const stopping = new AbortController();
    addEventListener("keydown", (event) => hear(event), { signal: stopping.signal });
    return () => stopping.abort();
  }, []);
}

function hasOwnKeys(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  const isRadio = target instanceof HTMLInputElement;
  const isFilm = target instanceof HTMLVideoElement;
  const isMenu = target instanceof HTMLElement && target.closest("[role=menu]") !== null;
  return isMenu || ((isRadio || isFilm) && key.startsWith("Arrow"));
}
