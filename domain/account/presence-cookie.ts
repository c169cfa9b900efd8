/**
 * The cookie that the page itself can delete. The session's own is out of the reach of scripts; without this one beside it
 * the server does not know it, so that a sign-out holds in this browser before the server has heard of it
 * (docs/decisions/015-signing-out.md).
 */
export const presenceCookieName = (isSecure: boolean) => `${isSecure ? "__Host-" : ""}tendre.present`;
