/** The lettering of the map, for what would be laid out otherwise without it. */
import "./lettering.css";

/** Milliseconds after which a name is written in another letter meanwhile. */
const patience = 2_000;

/** Resolves when the lettering can be used; never rejects. */
export function letteringIsHere(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([late, document.fonts.load('italic 2rem "IM Fell English"').catch(() => undefined)]);
}
