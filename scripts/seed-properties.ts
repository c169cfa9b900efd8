/** Vitest set-up: every property of fast-check begins with the seed of this run (scripts/test-seed.ts). */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.TENDRE_SEED) });
