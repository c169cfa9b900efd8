/** What device and server say to each other before anything else: how new each is, and for whom it speaks. */

/**
 * Raised with every change to what travels that an older build cannot read. Both sides say theirs in each call; what one does
 * not know waits until it does (docs/sync.md, server rule 11).
 */
export const wireVersion = 2;
/** A call's header: the device's `wireVersion`. */
export const wireHeader = "tendre-wire";
/** A call's header: whose journal it is for. Another tab may have signed in as somebody else meanwhile. */
export const personHeader = "tendre-person";
