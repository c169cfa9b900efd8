/**
 * The way back for whoever lost every second factor: the mailbox, and then a wait in which its owner can stop it
 * (docs/decisions/080-a-way-back-for-a-lost-factor.md). Without the parser: the app loads it at its start.
 */

/** Days between the link of the mail and the day on which the way back opens. Whoever still reads the mailbox or a device stops it in these. */
export const lossWaitDays = 7;
/** Days for which it is open then; afterwards it is asked for anew. */
export const lossOpenDays = 7;
