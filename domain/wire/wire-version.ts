/** Headers of calls: the wire version, the person, and how far a device has heard. */

/**
 * Raised with every change of the wire that an older build cannot read. Both sides send theirs with each call; data of a newer version
 * waits until both are upgraded (docs/sync.md, server rule 11).
 */
export const wireVersion = 4;
/** A call's header: the device's `wireVersion`. */
export const wireHeader = "tendre-wire";
/** A call's header: the person whose journal it is for. Another tab may have signed in as someone else meanwhile. */
export const personHeader = "tendre-person";
/** Header of a call that stores a backup: the rev up to which the device has heard of everything, erasures among it. */
export const heardHeader = "tendre-heard";
