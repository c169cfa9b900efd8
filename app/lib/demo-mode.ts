/**
 * Whether this page is the demo (specification, section 2). It is decided by the address it was loaded with and stays so: the demo is entered
 * and left by loading a page, so that neither a session nor a journal is ever open beside it.
 */
const path = globalThis.location?.pathname ?? "";

/** Whether this build has the demo. */
export const hasDemo = import.meta.env.VITE_DEMO_MODE === "true";

export const isDemo = hasDemo && /^\/demo(?:\/|$)/.test(path);
