/**
 * The presence cookie, which the page itself can delete. Scripts cannot access the session's own cookie; without this one beside it the
 * server ignores it, so that a sign-out takes effect in this browser before the server is reached (docs/decisions/015-signing-out.md).
 */
export const presenceCookieName = (isSecure: boolean) => `${isSecure ? "__Host-" : ""}tendre.present`;
