/**
 * [Note: composing] An input method (Japanese, Chinese, Korean, the accents of a Mac) takes keys while a word is put together: Enter takes a
 * candidate, Escape lets go of it, the arrows choose. Such a key is no key of ours. Every handler of keys asks this first
 * (app/lib/composing.test.ts looks into the sources).
 */
type Key = { readonly isComposing: boolean; readonly keyCode: number };

/** Some browsers end the composition before the key that ended it; its code is then 229 (UI Events, "keyCode"). */
export function isComposing(event: Key | { readonly nativeEvent: Key }): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
