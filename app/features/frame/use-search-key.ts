import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isComposing } from "#app/lib/composing.ts";
import { isKeyOn } from "#app/lib/single-keys.ts";
import { paths } from "#app/paths.ts";

/**
 * `/` and Ctrl or Cmd + K open the search from anywhere; a page with a search field of its own handles `/` first. Not in a dialog, and `/`
 * not in a text field.
 */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      void navigate(paths.search, { replace: pathname === paths.search });
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [navigate, pathname]);
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (isComposing(event) || event.defaultPrevented || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === "k" && !shiftKey;
  if (ctrlKey || key !== "/" || !isKeyOn("singleKeys")) return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]"));
}
