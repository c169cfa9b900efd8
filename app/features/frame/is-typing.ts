import { isComposing } from "#app/lib/composing.ts";
import { isKeyOn } from "#app/lib/single-keys.ts";

/** True when a key belongs to a text field, the browser or an open dialog, or keys are switched off, so it is no shortcut of ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (isComposing(event) || !isKeyOn("singleKeys")) return true;
  if (ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector("dialog[open]")) return true;
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null
  );
}
