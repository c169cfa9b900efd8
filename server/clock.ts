/** The only way to the time. Tests move it; production has the system's. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
