type Copied = { readonly ok: true } | { readonly ok: false; readonly reason: "refused" };

/** The browser may refuse: by its settings, in a frame, or on an insecure page. */
export async function copyText(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text);
    return { ok: true };
  } catch {
    return { ok: false, reason: "refused" };
  }
}
