/** The one seed of all random tests: the same commit gives the same answer everywhere. `TENDRE_SEED=$RANDOM` looks for other cases. */
export const testSeed = Number(process.env.TENDRE_SEED ?? 20261128);
